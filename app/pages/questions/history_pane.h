// What happened to the question in front, newest first: who changed it, when, why, and which words. Any two
// revisions can be compared, and any be put in force again. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QTextBrowser;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class QuestionController;

class HistoryPane : public QWidget {
    Q_OBJECT
  public:
    explicit HistoryPane(QuestionController& controller, QWidget* parent = nullptr);

    // Compares these two, in this order.
    void compare(std::int64_t before, std::int64_t after);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeComparison();
    void refreshSoon();
    void refresh();
    void showEvents();
    void showChosenEvent(int row);
    void showDifference();
    [[nodiscard]] const workspace::QuestionRevision* revision(std::int64_t number) const;
    void restore();

    QuestionController& m_controller;
    std::vector<workspace::QuestionEvent> m_events;       // newest first
    std::vector<workspace::QuestionRevision> m_revisions; // oldest first
    QLabel* m_head = nullptr;
    QStandardItemModel* m_model = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QComboBox* m_before = nullptr;
    QComboBox* m_after = nullptr;
    QPushButton* m_restore = nullptr;
    QTextBrowser* m_difference = nullptr;
    bool m_stale = true;
    bool m_filling = false;
};

} // namespace assay::app
