#include "core/evaluate/run_inputs.h"

#include "core/text/sentence_traits.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::evaluate {

using base::Result;

Result<TextTraits> readTextTraits(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                                  bool words, bool navigational, const std::stop_token& stop) {
    TextTraits traits;
    if (!words && !navigational) {
        return traits;
    }
    const auto rows = static_cast<std::size_t>(corpus.sentences);
    traits.words.resize(words ? rows : 0);
    traits.navigational.resize(navigational ? rows : 0);
    auto scanned = workspace::forEachText(
        reader, corpus.id, stop, [&](workspace::SentenceRow row, model::SentenceKind, std::string_view text) {
            if (words) {
                traits.words[row] = static_cast<std::uint32_t>(text::wordCount(text));
            }
            if (navigational) {
                traits.navigational[row] = text::isNavigational(text);
            }
            return true;
        });
    return scanned ? Result<TextTraits>(std::move(traits)) : tl::unexpected(scanned.error());
}

bool isColumnField(std::string_view field) noexcept {
    constexpr std::array<std::string_view, 6> kColumnFields{"cik",  "company", "form",
                                                            "year", "section", "slice"};
    return std::ranges::find(kColumnFields, field) != kColumnFields.end();
}

} // namespace assay::evaluate
