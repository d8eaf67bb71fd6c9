#include "core/evaluate/workspace_check.h"

#include "core/base/guard.h"
#include "core/curation/kept_checks.h"
#include "core/curation/question_filter.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/stored_queues.h"
#include "core/evaluate/answers/stored_rubrics.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/runs/run_gate.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/alpha_decisions.h"
#include "core/workspace/runs/case_notes.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/saved_filters.h"
#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/suites/suites.h"

#include <string>
#include <string_view>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::Result;
using workspace::CheckFinding;
using CheckFindings = std::vector<CheckFinding>;

constexpr const char* kQuestionsPage = "questions"; // whose filters are of questions

// Reads everything; what cannot be read is a finding.
class DocumentCheck {
  public:
    DocumentCheck(const workspace::Reader& reader, std::stop_token stop, CheckFindings& findings)
        : m_reader(reader)
        , m_stop(std::move(stop))
        , m_findings(findings) {}

    Result<> run() {
        return settings()
            .and_then([this] { return filters(); })
            .and_then([this] { return noted("suspicion check", curation::keptChecks(m_reader)); })
            .and_then([this] { return noted("decision", workspace::decisions(m_reader)); })
            .and_then([this] { return noted("alpha decision", workspace::alphaDecisions(m_reader)); })
            .and_then([this] { return notes(); })
            .and_then([this] { return answers(); })
            .and_then([this] { return rubrics(); })
            .and_then([this] { return noted("reading queues", ownReadingQueues(m_reader)); })
            .and_then([this] { return noted("run gates", workspaceRunGates(m_reader)); })
            .and_then([this] { return noted("incident", workspace::incidents(m_reader)); })
            .and_then([this] { return noted("run", workspace::runRows(m_reader)); })
            .and_then([this] { return neighbourRuns(); })
            .and_then([this] { return answerRuns(); })
            .and_then([this] { return dynamicRuns(); });
    }

  private:
    void add(std::string detail) { m_findings.push_back({CheckFinding::Kind::Damage, std::move(detail)}); }

    // What cannot be read in it is a finding, what fails otherwise an error.
    template <typename Value>
    Result<> noted(std::string_view label, const Result<Value>& read) {
        if (read) {
            return {};
        }
        const base::Error& error = read.error();
        if (error.code != ErrorCode::DamagedWorkspace && error.code != ErrorCode::InputNotUsable &&
            error.code != ErrorCode::InvalidArgument) {
            return tl::unexpected(error);
        }
        add(std::string(label) + ": " +
            (error.where.empty() || error.where == m_reader.path() ? error.detail
                                                                   : error.where + ": " + error.detail));
        return {};
    }

    // Does something with each element of a list that has been read.
    template <typename List, typename Check>
    Result<> each(std::string_view label, const Result<List>& list, Check check) {
        if (!list) {
            return noted(label, list);
        }
        for (const auto& one : *list) {
            ASSAY_TRY(check(one));
        }
        return {};
    }

    Result<> settings() {
        return each("suite", workspace::suites(m_reader), [this](const workspace::SuiteInfo& suite) {
            return noted("suite " + std::to_string(suite.id) + ": settings",
                         workspace::readSuiteSettings(suite.settings));
        });
    }

    Result<> filters() {
        return each("saved_filter", workspace::savedFilters(m_reader, kQuestionsPage),
                    [this](const workspace::SavedFilter& filter) -> Result<> {
                        if (!curation::filterFromJson(filter.document)) {
                            add("saved_filter " + std::to_string(filter.id) + ": document");
                        }
                        return {};
                    });
    }

    Result<> notes() {
        return each("corpus", workspace::corpora(m_reader), [this](const workspace::CorpusInfo& corpus) {
            return noted("case_note", workspace::caseNotes(m_reader, corpus.id));
        });
    }

    Result<> answers() {
        return each("prediction_set", workspace::answerSets(m_reader),
                    [this](const workspace::AnswerSetInfo& set) {
                        return noted("prediction_set " + std::to_string(set.id),
                                     workspace::loadAnswerScores(m_reader, set.id, m_stop));
                    });
    }

    Result<> rubrics() { return noted("rubric", storedRubrics(m_reader)); }

    Result<> neighbourRuns() {
        return each("run", workspace::runs(m_reader, kNeighbourRuns), [this](const workspace::RunInfo& run) {
            return noted("run " + std::to_string(run.id), loadNeighbourRun(m_reader, run.id, m_stop));
        });
    }

    Result<> answerRuns() {
        return each("run", workspace::runs(m_reader, kAnswerRuns), [this](const workspace::RunInfo& run) {
            return noted("run " + std::to_string(run.id), loadAnswerRun(m_reader, run.id, m_stop));
        });
    }

    Result<> dynamicRuns() {
        return each("scored_set", workspace::scoredSets(m_reader),
                    [this](const workspace::ScoredSetInfo& set) {
                        return each("dynamic_run", workspace::dynamicRuns(m_reader, set.id),
                                    [this](const workspace::DynamicRunInfo& run) -> Result<> {
                                        if (!storedDynamicSettings(run.settings)) {
                                            add("dynamic_run " + std::to_string(run.id) + ": settings");
                                        }
                                        return {};
                                    });
                    });
    }

    const workspace::Reader& m_reader;
    std::stop_token m_stop;
    CheckFindings& m_findings;
};

} // namespace

Result<CheckFindings> checkWholeWorkspace(const std::filesystem::path& path, std::stop_token stop,
                                          base::ProgressSink& progress) {
    return base::guarded(path.string(), [&]() -> Result<CheckFindings> {
        auto findings = workspace::checkWorkspace(path, stop, progress);
        ASSAY_TRY(findings);
        const auto workspace = workspace::Workspace::open(path, workspace::OpenMode::ReadOnly);
        if (!workspace) {
            return findings; // said already
        }
        ASSAY_TRY(const auto reader, (*workspace)->reader());
        ASSAY_TRY(DocumentCheck(reader, stop, *findings).run());
        return findings;
    });
}

} // namespace assay::evaluate
