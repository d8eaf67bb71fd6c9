#include "core/evaluate/workspace_check.h"

#include "core/base/guard.h"
#include "core/curation/case_notes.h"
#include "core/curation/decisions.h"
#include "core/curation/question_filter.h"
#include "core/curation/suite_settings.h"
#include "core/evaluate/dynamic_run.h"
#include "core/evaluate/neighbour_run.h"
#include "core/store/answer_scores.h"
#include "core/store/corpora.h"
#include "core/store/dynamic_runs.h"
#include "core/store/runs.h"
#include "core/store/saved_filters.h"
#include "core/store/scored_sets.h"
#include "core/store/suites.h"

#include <string>
#include <string_view>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::Result;
using store::CheckFinding;
using CheckFindings = std::vector<CheckFinding>;

constexpr const char* kQuestionsPage = "questions"; // whose filters are of questions

// Reads everything; what cannot be read is a finding.
class DocumentCheck {
  public:
    DocumentCheck(const store::Reader& reader, std::stop_token stop, CheckFindings& findings)
        : m_reader(reader)
        , m_stop(std::move(stop))
        , m_findings(findings) {}

    Result<> run() {
        return settings()
            .and_then([this] { return filters(); })
            .and_then([this] { return noted("decision", curation::decisions(m_reader)); })
            .and_then([this] { return notes(); })
            .and_then([this] { return answers(); })
            .and_then([this] { return neighbourRuns(); })
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
        return each("suite", store::suites(m_reader), [this](const store::SuiteInfo& suite) {
            return noted("suite " + std::to_string(suite.id) + ": settings",
                         curation::readSuiteSettings(suite.settings));
        });
    }

    Result<> filters() {
        return each("saved_filter", store::savedFilters(m_reader, kQuestionsPage),
                    [this](const store::SavedFilter& filter) -> Result<> {
                        if (!curation::filterFromJson(filter.document)) {
                            add("saved_filter " + std::to_string(filter.id) + ": document");
                        }
                        return {};
                    });
    }

    Result<> notes() {
        return each("corpus", store::corpora(m_reader), [this](const store::CorpusInfo& corpus) {
            return noted("case_note", curation::caseNotes(m_reader, corpus.id));
        });
    }

    Result<> answers() {
        return each("answer_set", store::answerSets(m_reader), [this](const store::AnswerSetInfo& set) {
            return noted("answer_set " + std::to_string(set.id),
                         store::loadAnswerScores(m_reader, set.id, m_stop));
        });
    }

    Result<> neighbourRuns() {
        return each("run", store::runs(m_reader, kNeighbourRuns), [this](const store::RunInfo& run) {
            return noted("run " + std::to_string(run.id), loadNeighbourRun(m_reader, run.id, m_stop));
        });
    }

    Result<> dynamicRuns() {
        return each("scored_set", store::scoredSets(m_reader), [this](const store::ScoredSetInfo& set) {
            return each("dynamic_run", store::dynamicRuns(m_reader, set.id),
                        [this](const store::DynamicRunInfo& run) -> Result<> {
                            if (!storedDynamicSettings(run.settings)) {
                                add("dynamic_run " + std::to_string(run.id) + ": settings");
                            }
                            return {};
                        });
        });
    }

    const store::Reader& m_reader;
    std::stop_token m_stop;
    CheckFindings& m_findings;
};

} // namespace

Result<CheckFindings> checkWorkspace(const std::filesystem::path& path, std::stop_token stop,
                                     base::ProgressSink& progress) {
    return base::guarded(path.string(), [&]() -> Result<CheckFindings> {
        auto findings = store::checkWorkspace(path, stop, progress);
        ASSAY_TRY(findings);
        const auto workspace = store::Workspace::open(path, store::OpenMode::ReadOnly);
        if (!workspace) {
            return findings; // said already
        }
        ASSAY_TRY(const auto reader, (*workspace)->reader());
        ASSAY_TRY(DocumentCheck(reader, stop, *findings).run());
        return findings;
    });
}

} // namespace assay::evaluate
