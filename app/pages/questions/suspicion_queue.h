// Suspicions of many questions as a queue: keys walk through it, each question comes to the front, and what
// is decided makes room for the next. GUI thread only.
#pragma once

#include "app/pages/questions/suspicion_list_model.h"

#include <QWidget>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

class QComboBox;
class QTextBrowser;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class QuestionController;
class SuspicionBar;

class SuspicionQueue : public QWidget {
    Q_OBJECT
  public:
    explicit SuspicionQueue(QuestionController& controller, QWidget* parent = nullptr);

    void setSuspicions(std::vector<curation::Suspicion> suspicions,
                       const std::vector<workspace::SuspicionMark>& marks);
    // Stays where it was; what came after one that is no longer listed has moved up. `outdated`: questions
    // that say something else since they were checked.
    void setMarks(const std::vector<workspace::SuspicionMark>& marks, std::set<base::RowId> outdated = {});
    // Of what is set next; shown in a column where they are several.
    void setSuiteNames(std::map<base::RowId, std::string> suites, bool areSeveral);

    [[nodiscard]] const SuspicionListModel& model() const { return *m_model; }

    // Of the row in front; 0: there is none.
    [[nodiscard]] base::RowId questionInFront() const;

    // To the next row that is of another question; stays where there is none.
    void stepToNextQuestion();
    // The question of the row in front comes to the front again.
    void walkAgain();

  private:
    void choose();
    void walkTo(int row);
    void markCurrent();
    void showChosen();

    QuestionController& m_controller;
    SuspicionListModel* m_model = nullptr;
    QComboBox* m_show = nullptr;
    QComboBox* m_rule = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QTextBrowser* m_reader = nullptr;
    SuspicionBar* m_bar = nullptr;
    std::optional<workspace::SuspicionKey> m_walkedTo;
    bool m_walking = false;
};

} // namespace assay::app
