// What is suspected of the question in front: each suspicion with its rule, its numbers and the text that
// triggered it, what a rule could not judge, and what was decided, by whom. Looked up on a worker thread once
// walking rests. GUI thread only.
#pragma once

#include "app/pages/questions/question_findings.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <memory>

class QLabel;
class QTextBrowser;

namespace assay::widgets {
class DataTableView;
class Job;
} // namespace assay::widgets

namespace assay::app {

class QuestionController;
class SuspicionBar;
class SuspicionListModel;

class SuspicionsPane : public QWidget {
    Q_OBJECT
  public:
    explicit SuspicionsPane(QuestionController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void forget();
    void refreshSoon();
    void refresh();
    void take(const QuestionFindings& findings);
    void showChosen();
    [[nodiscard]] bool expectsLetters() const;

    QuestionController& m_controller;
    std::shared_ptr<AnswersHeld> m_answers;
    std::weak_ptr<workspace::Workspace> m_answersOf;
    QLabel* m_head = nullptr;
    SuspicionListModel* m_model = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QTextBrowser* m_reader = nullptr;
    QLabel* m_abstentions = nullptr;
    SuspicionBar* m_bar = nullptr;
    QTimer m_timer;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    base::RowId m_shown = 0;
    bool m_stale = true;
};

} // namespace assay::app
