// The order in which people look names up in a list of their language: case and accents decide last, and
// letters stand where the language has them ("ä" beside "a" in German, "å" behind "z" in Norwegian).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace assay::text {

// The places of `names` in that order, by the collation of the Unicode CLDR for `language` (BCP 47: "en",
// "de", "nb"); equal names in their own order. Of a language that it does not know, its common order.
[[nodiscard]] std::vector<std::size_t> alphabeticalOrder(const std::vector<std::string>& names,
                                                         const std::string& language);

} // namespace assay::text
