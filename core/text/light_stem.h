// Light stemming of English and Norwegian words: endings of number, tense and definiteness fall off, so that
// "increased" and "increases", "avgiften" and "avgifter" meet. Not a linguist's stem; for comparing words.
#pragma once

#include <string>
#include <string_view>

namespace assay::text {

// `folded` as by foldForSearch(). At least four characters stay; what is shorter stays as it is. The longest
// ending that fits falls off, then an "e" that is left at the end.
[[nodiscard]] std::string lightStem(std::string_view folded);

} // namespace assay::text
