// Which expected phrases stand in an answer: the figure `contains`, and the keywords of a rubric. Phrases are
// substrings without regard to case and white space, after NFC ("avgift" stands in "Merverdiavgift").
// Pure; any thread.
#pragma once

#include "core/text/folded_text.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::metrics {

struct PhraseMatches {
    std::vector<std::optional<text::WordExtent>> places; // by phrase, of the answer; nullopt: not there

    [[nodiscard]] std::size_t found() const noexcept;
    // Found of all; nullopt without a phrase.
    [[nodiscard]] std::optional<double> share() const noexcept;
};

[[nodiscard]] PhraseMatches findPhrases(const text::FoldedText& answer, std::span<const std::string> phrases);

} // namespace assay::metrics
