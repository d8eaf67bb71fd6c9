// Asks which file vectors are read from, what they are, and which sentence each of them belongs to. Not
// modal. GUI thread only.
#pragma once

#include "core/formats/vectors/vector_reader.h"

#include <QDialog>
#include <QString>
#include <QStringList>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace assay::app {

struct VectorImport {
    QString file;
    QString name;
    QString model;
    formats::VectorReadingSettings settings;
};

class VectorImportDialog : public QDialog {
    Q_OBJECT
  public:
    explicit VectorImportDialog(const QString& corpus, QWidget* parent = nullptr);

    void setCorpusName(const QString& corpus);
    // Names that sets of the corpus have already, or will have.
    void setTakenNames(const QStringList& names);

    void setFile(const QString& path);

  Q_SIGNALS:
    void importRequested(const assay::app::VectorImport& import);

  private:
    void refresh();
    [[nodiscard]] formats::VectorFileKind kind() const;
    [[nodiscard]] VectorImport import() const;
    [[nodiscard]] QString problem() const; // empty: there is none

    QLineEdit* m_file = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_order = nullptr;
    QLineEdit* m_ids = nullptr;
    QPushButton* m_browseIds = nullptr;
    QSpinBox* m_dimension = nullptr;
    QLineEdit* m_model = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_import = nullptr;
    QStringList m_takenNames;
};

} // namespace assay::app
