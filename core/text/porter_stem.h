// The stemmer by which ROUGE compares English words: "increases" and "increasing" become "increas".
//
// Source: M. F. Porter (1980), "An algorithm for suffix stripping", with the deviations of NLTK's
// PorterStemmer in its usual mode, which the Python package rouge_score uses. Pure; any thread.
#pragma once

#include <string>
#include <string_view>

namespace assay::text {

// `word` is of small ASCII letters and digits. What is shorter than three characters stays as it is.
[[nodiscard]] std::string porterStem(std::string_view word);

} // namespace assay::text
