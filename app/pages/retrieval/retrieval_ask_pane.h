// Asks a corpus of the workspace the questions of a suite by any search that is there, and measures what
// comes: the form, and the figures so far while it runs. GUI thread only.
#pragma once

#include "app/pages/retrieval/retrieval_controller.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace assay::app {

class RetrievalAskPane : public QWidget {
    Q_OBJECT
  public:
    explicit RetrievalAskPane(RetrievalController& controller, QWidget* parent = nullptr);

    // As the form stands; the search as search_spec.h reads it.
    [[nodiscard]] evaluate::AskingPlan plan() const;
    // Why it cannot be asked; empty: it can.
    [[nodiscard]] QString problem() const;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    [[nodiscard]] QWidget* makeForm();
    QComboBox* addBox(QFormLayout& form, const char* name, const QString& title);
    void addSearchRows(QFormLayout& form);
    void addFilterRows(QFormLayout& form);
    void fillLists();
    void fillEmbeddings();
    void refresh();
    [[nodiscard]] std::string searchText() const;

    RetrievalController& m_controller;
    QComboBox* m_suite = nullptr;
    QComboBox* m_corpus = nullptr;
    QComboBox* m_embeddings = nullptr;
    QComboBox* m_search = nullptr; // can be typed in
    QSpinBox* m_window = nullptr;
    QComboBox* m_union = nullptr;
    QSpinBox* m_k = nullptr;
    QComboBox* m_filter = nullptr;
    QComboBox* m_parts = nullptr;
    QLineEdit* m_fixed = nullptr;
    QCheckBox* m_prose = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_ask = nullptr;
    QPushButton* m_stop = nullptr;
};

} // namespace assay::app
