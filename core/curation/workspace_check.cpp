#include "core/curation/workspace_check.h"

#include "core/base/guard.h"
#include "core/curation/case_notes.h"
#include "core/curation/decisions.h"
#include "core/curation/question_filter.h"
#include "core/curation/suite_settings.h"
#include "core/store/answer_scores.h"
#include "core/store/corpora.h"
#include "core/store/saved_filters.h"
#include "core/store/suites.h"

#include <string>

namespace assay::curation {
namespace {

using base::ErrorCode;
using base::Result;
using store::CheckFinding;
using Findings = std::vector<CheckFinding>;

constexpr const char* kQuestionsPage = "questions"; // whose filters are of questions

void add(Findings& findings, std::string detail) {
    findings.push_back({CheckFinding::Kind::Damage, std::move(detail)});
}

// What a list of the workspace says that cannot be read in it is a finding; else its error.
template <typename List>
Result<> note(const Result<List>& read, Findings& findings) {
    if (!read && read.error().code == ErrorCode::DamagedWorkspace) {
        add(findings, read.error().detail);
        return {};
    }
    return read ? Result<>() : Result<>(tl::unexpected(read.error()));
}

Result<> checkSettings(const store::Reader& reader, const std::stop_token& stop, Findings& findings) {
    const auto suites = store::suites(reader);
    if (!suites) {
        return tl::unexpected(suites.error());
    }
    for (const store::SuiteInfo& suite : *suites) {
        if (const auto read = readSuiteSettings(suite.settings); !read) {
            add(findings, "suite " + std::to_string(suite.id) + ": settings: " + read.error().where + ": " +
                              read.error().detail);
        }
    }
    const auto filters = store::savedFilters(reader, kQuestionsPage);
    if (!filters) {
        return tl::unexpected(filters.error());
    }
    for (const store::SavedFilter& filter : *filters) {
        if (!filterFromJson(filter.document)) {
            add(findings, "saved_filter " + std::to_string(filter.id) + ": document");
        }
    }
    if (auto read = note(decisions(reader), findings); !read) {
        return read;
    }
    const auto corpora = store::corpora(reader);
    for (const store::CorpusInfo& corpus : corpora.value_or(std::vector<store::CorpusInfo>())) {
        if (auto read = note(caseNotes(reader, corpus.id), findings); !read) {
            return read;
        }
    }
    const auto answers = store::answerSets(reader);
    for (const store::AnswerSetInfo& set : answers.value_or(std::vector<store::AnswerSetInfo>())) {
        if (auto read = note(store::loadAnswerScores(reader, set.id, stop), findings); !read) {
            return read;
        }
    }
    return {};
}

} // namespace

Result<Findings> checkWorkspace(const std::filesystem::path& path, std::stop_token stop,
                                base::ProgressSink& progress) {
    return base::guarded(path.string(), [&]() -> Result<Findings> {
        auto findings = store::checkWorkspace(path, stop, progress);
        if (!findings) {
            return findings;
        }
        const auto workspace = store::Workspace::open(path, store::OpenMode::ReadOnly);
        if (!workspace) {
            return findings; // said already
        }
        const auto reader = (*workspace)->reader();
        const auto checked =
            reader ? checkSettings(*reader, stop, *findings) : tl::unexpected(reader.error());
        if (checked) {
            return findings;
        }
        if (checked.error().code != ErrorCode::DamagedWorkspace) {
            return tl::unexpected(checked.error());
        }
        add(*findings, checked.error().detail);
        return findings;
    });
}

} // namespace assay::curation
