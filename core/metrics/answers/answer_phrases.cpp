#include "core/metrics/answers/answer_phrases.h"

#include <algorithm>

namespace assay::metrics {

std::size_t PhraseMatches::found() const noexcept {
    return static_cast<std::size_t>(
        std::ranges::count_if(places, [](const auto& place) { return place.has_value(); }));
}

std::optional<double> PhraseMatches::share() const noexcept {
    return places.empty() ? std::nullopt
                          : std::optional(static_cast<double>(found()) / static_cast<double>(places.size()));
}

PhraseMatches findPhrases(const text::FoldedText& answer, std::span<const std::string> phrases) {
    PhraseMatches matches;
    matches.places.reserve(phrases.size());
    for (const std::string& phrase : phrases) {
        matches.places.push_back(answer.find(text::foldedPhrase(phrase)));
    }
    return matches;
}

} // namespace assay::metrics
