// The evidence of a question as it is read: each sentence id with its sentence and what stands around it.
// GUI thread only but for readEvidence().
#pragma once

#include "core/base/result.h"
#include "core/model/question.h"
#include "core/text/quantity.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/workspace.h"
#include "widgets/text/marked_text.h"

#include <QPalette>
#include <QString>
#include <string>
#include <string_view>
#include <vector>

namespace assay::widgets {

// Of one evidence id, as the workspace holds it.
struct EvidenceEntry {
    std::string id;
    std::vector<workspace::StoredPassage> passages; // every distinct text; empty: nothing holds the id
    std::vector<workspace::StoredPassage> around;   // of the first, by position

    friend bool operator==(const EvidenceEntry&, const EvidenceEntry&) = default;
};

[[nodiscard]] bool isHeldByCorpus(const EvidenceEntry& entry);

inline constexpr int kContextSentences = 3; // before and after
inline constexpr int kContextFor = 8;       // entries; of questions with more, the sentences alone

// Reads through an index; with context for the first `contextFor` of the ids.
[[nodiscard]] base::Result<std::vector<EvidenceEntry>>
readEvidence(const workspace::Reader& reader, const std::vector<std::string>& ids, int contextFor);

// The figures of the gold answer, with its unit where it states one.
[[nodiscard]] std::vector<text::Quantity> goldFigures(const model::Question& question);

// Where those figures stand in a text, within ranges that go on around them.
void markFigures(std::string_view text, const std::vector<text::Quantity>& figures,
                 std::vector<MarkedRange>& ranges);

// Each entry has the anchor "evidence" and its number from 0; those without a text have the link "attach:"
// and that number as well.
[[nodiscard]] QString evidenceHtml(const model::Question& question, const std::vector<EvidenceEntry>& entries,
                                   bool mayAttach, const QPalette& palette);

} // namespace assay::widgets
