// Linting what a workspace holds: a suite, a frozen version or a gold version by its name, with the passages,
// imported answers and marks that lie beside it.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/curation/suite_lint.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::curation {

// Looks evidence and answers up in a workspace. Of answers that of the newest set with the scores that rule 1
// goes by; where none has them, of the newest set that has one. Where a run is named, the answers that it
// measured alone, with its scores. Used by one thread, and not longer than the
// reader.
class WorkspaceLookup final : public LintLookup {
  public:
    // Error: NotFound (no such run over answers).
    [[nodiscard]] static base::Result<WorkspaceLookup>
    make(const workspace::Reader& reader, const std::stop_token& stop,
         std::optional<base::RowId> answersRun = std::nullopt);

    [[nodiscard]] base::Result<bool> holdsPassages() override { return m_holdsPassages; }

    [[nodiscard]] base::Result<std::vector<EvidenceText>>
    evidence(std::span<const std::string> sentenceIds) override;
    [[nodiscard]] base::Result<std::optional<ImportedAnswer>>
    answer(const workspace::NamedQuestion& question) override;

    [[nodiscard]] const SourceIds* sourceIds() override { return m_sources ? &*m_sources : nullptr; }

  private:
    explicit WorkspaceLookup(const workspace::Reader& reader)
        : m_reader(&reader) {}

    const workspace::Reader* m_reader = nullptr;
    bool m_holdsPassages = false;
    std::vector<workspace::ScoredAnswers> m_answers; // newest first
    std::optional<SourceIds> m_sources;
};

// The ids in the lists of sources of a workspace. nullopt: it holds no such list.
[[nodiscard]] base::Result<std::optional<SourceIds>> sourceIdsOf(const workspace::Reader& reader,
                                                                 const std::stop_token& stop);

// The years that the corpora of a workspace cover: of each company that they hold; of all only what is of no
// company, since nothing is known of the filings of those that they do not hold. nullopt: none holds a
// sentence with a year.
[[nodiscard]] base::Result<std::optional<workspace::Coverage>>
coverageOfCorpora(const workspace::Reader& reader);

struct WorkspaceLintOptions {
    // Instead of the suite's own; without both, the years of the workspace's corpora.
    std::optional<workspace::YearRange> coverage;
    // Whose answers and scores rule 1 goes by; nullopt: the newest with the scores.
    std::optional<base::RowId> answersRun;
    bool withMarked = false; // also what somebody has dismissed or put off
    std::string now;         // UTC, ISO 8601: what is put off to later than this is left out
};

struct WorkspaceLint {
    LintReport report;
    std::vector<workspace::NamedQuestion> questions;
    std::int64_t marked = 0; // findings that were left out because of a mark
};

// The settings are those of the suite that the first question belongs to. Errors: NotFound, Cancelled,
// InvalidArgument (settings that cannot be read).
[[nodiscard]] base::Result<WorkspaceLint> lintWorkspace(const workspace::Reader& reader,
                                                        const std::string& name,
                                                        const WorkspaceLintOptions& options,
                                                        std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::curation
