// What neighbour runs read of a corpus before anything is asked, whether they are made here or elsewhere.
#pragma once

#include "core/base/result.h"
#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// What the settings ask of the texts, of every row; what is not asked for stays empty.
struct TextTraits {
    std::vector<std::uint32_t> words;
    std::vector<bool> navigational;
};

// Scans the corpus if need be. Error: Cancelled, those of reading.
[[nodiscard]] base::Result<TextTraits> readTextTraits(const workspace::Reader& reader,
                                                      const workspace::CorpusInfo& corpus, bool words,
                                                      bool navigational, const std::stop_token& stop);

// Whether CorpusColumns hold this field of a filter, so that it need not be loaded.
[[nodiscard]] bool isColumnField(std::string_view field) noexcept;

} // namespace assay::evaluate
