// The detector of bad questions: rules 1 to 5, each on one question (rule 6, duplicates, looks at many:
// duplicate_questions.h). Pure functions; any thread.
//
// 1 both_meta: ROUGE-L < 0.05, BERTScore > 0.75, and gold and answer match a meta pattern; gold_meta: the
// gold
//   does, whatever the scores. 2 years_outside_coverage. 3 unresolved_evidence: ids under which the workspace
//   holds no text; of chats (messages) with expected sources those that no list of sources has. 4
//   table_header: the gold announces a table, or has no verb; where most of its words are capitalised or
//   figures, or columns are marked, it is a table header. 5 unsupported_answer: figures of the gold, or most
//   of its content words, stand in no evidence; of an answer whose source says how it was computed: operands
//   stand in no evidence, or the computation gives another answer (computed_answer.h).
// Limits and word lists: detector_patterns.h. A rule that cannot judge says so.
#pragma once

#include "core/base/ids.h"
#include "core/curation/detector_patterns.h"
#include "core/curation/suspicion.h"
#include "core/model/question.h"
#include "core/workspace/suites/suite_settings.h"

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>

namespace assay::curation {

// A sentence that the question's evidence points to; nullopt: the workspace does not hold it. Several entries
// may have the same id, where sources differ in its text.
struct EvidenceText {
    std::string id;
    std::optional<std::string> text;
};

// What a system answered, with scores from outside.
struct ImportedAnswer {
    std::optional<std::string> answer;
    std::optional<double> rougeL;
    std::optional<double> bertScore;
};

using SourceIds = std::set<std::string, std::less<>>;

struct DetectorInput {
    base::RowId id = 0;
    const model::Question& question;
    std::span<const EvidenceText> evidence;
    bool passagesHeld = false;                     // whether the workspace holds any passage at all
    const ImportedAnswer* answer = nullptr;        // null: none imported
    const workspace::Coverage* coverage = nullptr; // null: not known
    const SourceIds* sources = nullptr;            // of the lists of sources; null: no list is held
    const DetectorPatterns& patterns = DetectorPatterns::defaults();
};

[[nodiscard]] Verdicts judgeQuestion(const DetectorInput& input);

// The rules one by one; each adds to `verdicts`.
void judgeMeta(const DetectorInput& input, Verdicts& verdicts);
void judgeYears(const DetectorInput& input, Verdicts& verdicts);
void judgeEvidence(const DetectorInput& input, Verdicts& verdicts);
void judgeProse(const DetectorInput& input, Verdicts& verdicts);   // answer_prose.cpp
void judgeSupport(const DetectorInput& input, Verdicts& verdicts); // answer_support.cpp

} // namespace assay::curation
