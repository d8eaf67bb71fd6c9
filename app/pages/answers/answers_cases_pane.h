// The questions of the run in front: search line, what the filter lets through, the table of questions and
// measures, and beside it the reading card of the one in front with why it has its score. GUI thread only.
#pragma once

#include <QByteArray>
#include <QWidget>

class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace assay::widgets {
class DataTableView;
class FilteredTable;
class ReadingCard;
} // namespace assay::widgets

namespace assay::app {

class AnswerListModel;
class AnswersController;

class AnswersCasesPane : public QWidget {
    Q_OBJECT
  public:
    explicit AnswersCasesPane(AnswersController& controller, QWidget* parent = nullptr);

    [[nodiscard]] widgets::DataTableView* table() const;

    [[nodiscard]] widgets::ReadingCard* card() const { return m_card; }

    void focusContent();
    void focusSearch();

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

  Q_SIGNALS:
    void corpusRequested(const QString& sentenceId);
    void noticeRaised(const QString& text);
    void errorRaised(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeBar();
    void takeRun();
    void refresh();
    void showQuestion();
    void showCard();
    void search();

    AnswersController& m_controller;
    AnswerListModel* m_model = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    QLineEdit* m_search = nullptr;
    QTimer* m_searchRest = nullptr;
    QLabel* m_count = nullptr;
    QToolButton* m_showAll = nullptr;
    QSplitter* m_splitter = nullptr;
    widgets::FilteredTable* m_table = nullptr;
    widgets::ReadingCard* m_card = nullptr;
};

} // namespace assay::app
