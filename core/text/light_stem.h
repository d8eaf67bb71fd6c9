// Stems of English and Norwegian words, so that "increased" and "increases", "avgiften" and "avgifter" meet:
// those of Snowball (libstemmer), English first, then Norwegian on what is left. For comparing words; texts
// of both languages stand in one corpus, and a word does not say which it is of.
//
// Source: M. F. Porter, Snowball's English ("Porter2") and Norwegian stemmers, https://snowballstem.org.
// ROUGE has a stemmer of its own (porter_stem.h). Any thread.
#pragma once

#include <string>
#include <string_view>

namespace assay::text {

// `folded` as by foldForSearch(). The Norwegian stem counts where at least four characters are left: "order"
// stays, "avgiften" becomes "avgift". What is shorter than four characters stays as it is.
[[nodiscard]] std::string lightStem(std::string_view folded);

} // namespace assay::text
