// What the page of retrieval works on: the suites, prediction sets and runs of the workspace, the run in
// front and the one beside it. Measures on a worker thread. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/suites/suites.h"

#include <QObject>
#include <QPointer>
#include <memory>
#include <vector>

namespace assay::widgets {
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class RetrievalController : public QObject {
    Q_OBJECT
  public:
    using Run = std::shared_ptr<const evaluate::RetrievalRun>;

    explicit RetrievalController(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~RetrievalController() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    [[nodiscard]] const std::shared_ptr<workspace::Workspace>& workspace() const { return m_workspace; }

    // Reads the lists anew; they come and go with imports.
    void reload();

    [[nodiscard]] const std::vector<workspace::SuiteInfo>& suites() const { return m_suites; }

    [[nodiscard]] const std::vector<workspace::AnswerSetInfo>& sets() const { return m_sets; }

    [[nodiscard]] const std::vector<workspace::RunInfo>& runs() const { return m_runs; } // newest first

    // Brings a run to the front, or beside it; 0: none.
    void choose(base::RowId run);
    void compareWith(base::RowId run);

    [[nodiscard]] base::RowId chosen() const { return m_chosen; }

    [[nodiscard]] base::RowId otherChosen() const { return m_otherChosen; }

    // Null while it is loaded, and where there is none.
    [[nodiscard]] const Run& run() const { return m_run; }

    [[nodiscard]] const Run& other() const { return m_other; }

    // Why there is no run in front; empty: there is one.
    [[nodiscard]] QString whyNoRun() const;

    void measure(const QString& suite, const QString& predictions);
    void cancel();

    [[nodiscard]] bool isMeasuring() const { return m_measuring != nullptr; }

    void signAs(const QString& name) { m_who = name.toStdString(); }

    [[nodiscard]] widgets::JobRunner& jobs() { return m_jobs; }

  Q_SIGNALS:
    void leavingWorkspace();
    void listsChanged();
    void runChanged();
    void otherChanged();
    void workingChanged();
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);

  private:
    void load(base::RowId run, bool isOther);

    widgets::JobRunner& m_jobs;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::vector<workspace::SuiteInfo> m_suites;
    std::vector<workspace::AnswerSetInfo> m_sets;
    std::vector<workspace::RunInfo> m_runs;
    base::RowId m_chosen = 0;
    base::RowId m_otherChosen = 0;
    Run m_run, m_other;
    std::string m_who;
    QPointer<widgets::Job> m_measuring;
};

} // namespace assay::app
