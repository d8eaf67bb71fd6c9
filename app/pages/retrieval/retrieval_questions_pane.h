// The questions of the run in front, the hardest first: facets, a table with the ranks of what is relevant,
// and of one question the reading card with its gold and evidence, beside its ranked list. Texts of a corpus
// by reference are asked of its engine. GUI thread only.
#pragma once

#include "app/pages/retrieval/ranked_list_html.h"
#include "app/pages/retrieval/retrieval_controller.h"
#include "app/pages/retrieval/retrieval_view.h"

#include <QByteArray>
#include <QWidget>
#include <optional>
#include <string>

class QLabel;
class QLineEdit;
class QSplitter;
class QTextBrowser;

namespace assay::widgets {
class DataTableView;
class FacetTree;
class FilteredTable;
class ReadingCard;
} // namespace assay::widgets

namespace assay::app {

class ReferenceTexts;
class RetrievalListModel;

class RetrievalQuestionsPane : public QWidget {
    Q_OBJECT
  public:
    explicit RetrievalQuestionsPane(RetrievalController& controller, QWidget* parent = nullptr);

    // Gives the filter up where it hides them. Several: they alone are shown, and the first comes to the
    // front.
    void showQuestions(const QStringList& ids);

    // Those with this value of a field of the run alone.
    void showStratum(const QString& field, const QString& value);

    void step(int rows); // to another row of the table
    void focusTable();

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

  Q_SIGNALS:
    void corpusRequested(const QString& sentenceId);
    void noticeRaised(const QString& text);

  private:
    void makeLayout();
    void takeRun();
    void refresh();
    void fillFacets();
    void chooseFacet(const QString& field, const QString& value, bool on);
    void showRow(int row);
    void showLists(const std::string& id);
    void showRanked();

    RetrievalController& m_controller;
    RetrievalListModel* m_model = nullptr;
    RetrievalFilter m_filter;
    widgets::FacetTree* m_facets = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_count = nullptr;
    widgets::FilteredTable* m_table = nullptr;
    widgets::ReadingCard* m_card = nullptr;
    QTextBrowser* m_list = nullptr;
    QSplitter* m_splitter = nullptr;
    std::string m_shown;                    // the id of the question in front
    std::optional<RankedQuestion> m_ranked; // the same, once it has been read
    ReferenceTexts* m_texts;                // of its lists over a corpus by reference
    quint64 m_request = 0;
};

} // namespace assay::app
