// The detector over a suite, a frozen version, or all suites in one go: every suspicion as a queue that keys
// walk through, accepted, dismissed or put off, and how much the suspected questions weigh in a system's
// figures. What the last check of each found is kept in the workspace and listed again after a restart; of
// questions that say something else since it is marked as outdated. The queue is always of what the box above
// it says. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/curation/kept_checks.h"
#include "core/workspace/suites/suspicion_marks.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace assay::widgets {
class Job;
}

namespace assay::app {

class ImpactPane;
class QuestionController;
class SuspicionQueue;

class DetectorPane : public QWidget {
    Q_OBJECT
  public:
    explicit DetectorPane(QuestionController& controller, QWidget* parent = nullptr);

    // Checks what is chosen; what is running is given up.
    void check();
    void checkAll(); // all suites, in one go

    // A suite, or a frozen version of one, by its name.
    void chooseSuite(const QString& name);
    void chooseSuiteInFront(const QString& name); // when another tab comes to the front

    [[nodiscard]] bool isChecking() const { return m_job != nullptr; }

    // Whether the keyboard is in the queue and its row in front is of the question in front.
    [[nodiscard]] bool isAtQuestion() const;
    [[nodiscard]] bool marksQuestion() const; // wherever the keyboard is

    void stepToNextQuestion(); // of the queue

    // Whether all suites are chosen, which stays so from one start of the program to the next.
    [[nodiscard]] bool wantsAll() const { return m_wantsAll; }

    void setWantsAll(bool wantsAll);

  Q_SIGNALS:
    void checked();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    struct Run {
        std::vector<curation::KeptCheck> checks;
        std::vector<workspace::SuspicionMark> marks;
        std::optional<base::Error> notKept; // why the workspace could not keep them
    };

    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] bool isAllChosen() const;
    [[nodiscard]] std::vector<curation::SuiteToCheck> chosenSuites() const;
    [[nodiscard]] std::vector<const curation::KeptCheck*> chosenChecks() const; // of those, what was checked
    void takeWorkspace();
    void readKept();
    void putCheck(curation::KeptCheck check); // in place of an earlier one of the same
    void fillSuites();
    void chooseEntry(); // of the box of suites
    void fillQueue();
    [[nodiscard]] std::int64_t addedSince() const; // questions of what is chosen that no check has seen
    void fillRuns();
    void showProgress();
    void take(Run run);
    void readMarks();
    void showState();
    void fitAbstentions();
    [[nodiscard]] QString stateText(const std::vector<const curation::KeptCheck*>& checks) const;
    [[nodiscard]] QString sinceText() const;
    void showImpact();
    void forget();
    void announce();
    void setRunning(bool running);

    QuestionController& m_controller;
    std::weak_ptr<workspace::Workspace> m_workspace; // that the results are of
    QComboBox* m_suite = nullptr;
    bool m_wantsAll = false;    // all suites, as soon as there are several
    QComboBox* m_run = nullptr; // whose answers and scores rule 1 goes by; hidden where there is none
    QPushButton* m_check = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_progressText = nullptr;
    QLabel* m_state = nullptr;
    QScrollArea* m_abstentionArea = nullptr;
    QLabel* m_abstentions = nullptr;
    QTabWidget* m_tabs = nullptr;
    SuspicionQueue* m_queue = nullptr;
    ImpactPane* m_impact = nullptr;
    QPointer<widgets::Job> m_job;
    QTimer m_marksTimer;
    quint64 m_request = 0;
    std::vector<curation::KeptCheck> m_checks; // the last one of each suite and frozen version
    std::vector<workspace::SuspicionMark> m_marks;
    std::set<base::RowId> m_edited; // questions of suites that say something else than when they were checked
    std::vector<std::pair<curation::SuiteToCheck, std::string>> m_listed; // in the queue: what, checked when
};

} // namespace assay::app
