// The evidence of a question as it is read: each sentence id with its sentence and what stands around it.
#pragma once

#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/questions.h"

#include <QPalette>
#include <QString>
#include <string>
#include <vector>

namespace assay::app {

// Of one evidence id, as the workspace holds it.
struct EvidenceEntry {
    std::string id;
    std::vector<workspace::StoredPassage> passages; // every distinct text; empty: nothing holds the id
    std::vector<workspace::StoredPassage> around;   // of the first, by position

    friend bool operator==(const EvidenceEntry&, const EvidenceEntry&) = default;
};

[[nodiscard]] bool isHeldByCorpus(const EvidenceEntry& entry);

inline constexpr int kContextSentences = 3; // before and after

// Reads through an index; with context for the first `contextFor` of the ids.
[[nodiscard]] base::Result<std::vector<EvidenceEntry>>
readEvidence(const workspace::Reader& reader, const std::vector<std::string>& ids, int contextFor);

// Each entry has the anchor "evidence" and its number from 0; those without a text have the link "attach:"
// and that number as well.
[[nodiscard]] QString evidenceHtml(const model::Question& question, const std::vector<EvidenceEntry>& entries,
                                   bool mayAttach, const QPalette& palette);

} // namespace assay::app
