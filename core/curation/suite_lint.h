// Everything that is wrong with the questions of a suite: the detector's six rules and checks of the fields.
// The same suite and settings give the same report. Runs for a while on large suites: not for the GUI thread.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/curation/bad_questions.h"
#include "core/curation/detector_patterns.h"
#include "core/curation/suspicion.h"
#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/suites/suites.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::curation {

// What the workspace knows beside the questions.
class LintLookup {
  public:
    virtual ~LintLookup() = default;

    // Whether it holds any passage at all.
    [[nodiscard]] virtual base::Result<bool> holdsPassages() = 0;

    // For every id at least one entry, in the order of the ids; several where sources differ in the text.
    [[nodiscard]] virtual base::Result<std::vector<EvidenceText>>
    evidence(std::span<const std::string> sentenceIds) = 0;

    // nullopt: no answer of any system was imported.
    [[nodiscard]] virtual base::Result<std::optional<ImportedAnswer>>
    answer(const workspace::NamedQuestion& question) = 0;

    // What lists of sources hold; null: there is no such list. Valid as long as this.
    [[nodiscard]] virtual const SourceIds* sourceIds() { return nullptr; }
};

// Knows nothing: rules 1, 3 and 5 abstain.
class NoLookup final : public LintLookup {
  public:
    [[nodiscard]] base::Result<bool> holdsPassages() override { return false; }

    [[nodiscard]] base::Result<std::vector<EvidenceText>>
    evidence(std::span<const std::string> sentenceIds) override;

    [[nodiscard]] base::Result<std::optional<ImportedAnswer>>
    answer(const workspace::NamedQuestion&) override {
        return std::optional<ImportedAnswer>{};
    }
};

struct LintReport {
    std::int64_t questions = 0;                   // that were looked at
    std::vector<Suspicion> findings;              // in the order of the questions, then by rule and place
    std::map<Abstention, std::int64_t> abstained; // how many questions a rule could not judge, and why

    [[nodiscard]] std::int64_t count(LintRule rule) const noexcept;
};

// Retired questions are left out. Progress: Checking, in questions. Errors: Cancelled, those of the lookup.
[[nodiscard]] base::Result<LintReport>
lintSuite(std::span<const workspace::NamedQuestion> questions, LintLookup& lookup,
          const workspace::SuiteSettings& settings, std::stop_token stop, base::ProgressSink& progress,
          const DetectorPatterns& patterns = DetectorPatterns::defaults());

// The checks of one question's fields, for a form that checks while somebody types. `lettersExpected`: the
// suite uses the categories A to J, so that another one is a slip; else it is the source's own.
void checkFields(const model::Question& question, const workspace::SuiteSettings& settings,
                 bool lettersExpected, const DetectorPatterns& patterns, std::vector<Suspicion>& findings);

// Whether most categories of the questions are A to J or their names.
[[nodiscard]] bool usesLetterCategories(std::span<const workspace::NamedQuestion> questions);

} // namespace assay::curation
