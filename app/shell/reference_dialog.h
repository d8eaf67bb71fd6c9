// Makes a corpus by reference: which connection of the settings, the list of its sentences (a file, or what
// the engine lists itself), which model made the vectors there, and the name of the corpus. Says which engine
// that is, and asks it on demand. Not modal. GUI thread only.
#pragma once

#include "core/evaluate/neighbours/corpus_referencing.h"
#include "core/retrieval/remote/engine_connection.h"

#include <QDialog>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

class EnginePreview;

class ReferenceDialog : public QDialog {
    Q_OBJECT
  public:
    // `jobs` outlives it.
    explicit ReferenceDialog(widgets::JobRunner& jobs, QWidget* parent = nullptr);

    // As the fields stand; without who imports.
    [[nodiscard]] evaluate::ReferencePlan plan() const;

  Q_SIGNALS:
    void chosen(const assay::evaluate::ReferencePlan& plan);

  private:
    void makeLayout();
    void refresh();
    // Why nothing can be imported; empty: it can.
    [[nodiscard]] QString problem() const;

    std::vector<retrieval::EngineConnection> m_connections;
    QString m_unusable; // why the settings' connections cannot be read
    QComboBox* m_connection;
    EnginePreview* m_engine;
    QLineEdit* m_file;
    QSpinBox* m_slices;
    QSpinBox* m_seed;
    QLineEdit* m_model;
    QLineEdit* m_name;
    QLabel* m_problem;
    QPushButton* m_import = nullptr;
};

} // namespace assay::app
