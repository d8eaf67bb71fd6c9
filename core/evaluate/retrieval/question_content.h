// What a question's gold says of texts and sources: the leaves of its answer, and the kinds of filing that
// should be found.
#pragma once

#include "core/metrics/answers/answer_coverage.h"
#include "core/model/question.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// A plain answer is one leaf, a list one for each entry. Of an entry "key: value" of an object (answer types
// that begin with "structured" or "dict", as FinSearch names them) the value; of a value that is JSON itself
// every text and number in it, but for units. A figure has its unit: its own, a `unit` beside it, or the
// question's. Years among other figures of a list stay.
[[nodiscard]] std::vector<metrics::AnswerLeaf> answerLeaves(const model::Question& question);

// "10-K", "10-Q", "8-K", …, as it stands in the name of a file: "raw_10-K_2025.htm", "3M_2018_10K". Empty:
// none does.
[[nodiscard]] std::string filingForm(std::string_view source);

// Of the question's filings (`extra.filings[].form`), else of its expected sources; distinct.
[[nodiscard]] std::vector<std::string> expectedForms(const model::Question& question);

} // namespace assay::evaluate
