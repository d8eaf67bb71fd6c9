// The detector over a whole suite: every suspicion as a queue that keys walk through, accepted, dismissed or
// put off, and how much the suspected questions weigh in a system's figures. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/curation/workspace_lint.h"
#include "core/workspace/suites/suspicion_marks.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
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

    // Checks the suite that is chosen; what is running is given up.
    void check();

    // A suite, or a frozen version of one, by its name.
    void chooseSuite(const QString& name);
    void chooseSuiteInFront(const QString& name); // when another tab comes to the front

    [[nodiscard]] bool isChecking() const { return m_job != nullptr; }

    // Whether the keyboard is in the queue and its row in front is of the question in front.
    [[nodiscard]] bool isAtQuestion() const;
    [[nodiscard]] bool marksQuestion() const; // wherever the keyboard is

    void stepToNextQuestion(); // of the queue

  Q_SIGNALS:
    void checked();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct Run {
        curation::LintReport report;
        std::map<base::RowId, std::int64_t> questions; // that were checked, in which revision
        std::vector<workspace::SuspicionMark> marks;
        std::string at; // UTC, ISO 8601
    };

    [[nodiscard]] QWidget* makeTop();
    // What was found is of another suite than the one that is chosen: it is shown, and nothing acts on it.
    [[nodiscard]] bool isOutdated() const;
    [[nodiscard]] QString outdatedText() const;
    void takeWorkspace();
    void fillSuites();
    void fillRuns();
    void showProgress();
    void take(Run run);
    void readMarks();
    void showState();
    void showImpact();
    void forget();
    void announce();
    void setRunning(bool running);

    QuestionController& m_controller;
    std::weak_ptr<workspace::Workspace> m_workspace; // that the results are of
    QComboBox* m_suite = nullptr;
    QComboBox* m_run = nullptr; // whose answers and scores rule 1 goes by; hidden where there is none
    QPushButton* m_check = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_progressText = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_abstentions = nullptr;
    QTabWidget* m_tabs = nullptr;
    SuspicionQueue* m_queue = nullptr;
    ImpactPane* m_impact = nullptr;
    QPointer<widgets::Job> m_job;
    QTimer m_marksTimer;
    quint64 m_request = 0;
    std::string m_checkedSuite;
    std::string m_checkedAt;
    curation::LintReport m_report;                           // without its findings
    std::map<base::RowId, std::vector<std::string>> m_rules; // of every suite that was checked
    std::map<base::RowId, std::int64_t> m_questions; // of the suite, with the revision that was checked
    int m_edited = 0;                                // of them say something else since
    std::set<base::RowId> m_suspected;
};

} // namespace assay::app
