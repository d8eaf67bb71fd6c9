// Inside the room: figures in the sentences of a Markdown text, where it can be sure what they are:
//
//   "Hit@5 was 82.0 % of 60 questions."   "Accuracy: 0.75 (n = 40)"   "The pass rate is 82 % (49 of 60)."
//
// A sentence is read when it has one figure by a known name (Hit@k, Success@k, MRR@k, accuracy, pass rate,
// exact match), its value, what it is over, and no other number, and says nothing of limits, guesses or
// comparisons. Each stands by itself, in the group "line N" ("line N, 2"): two sentences may be of two
// systems. Headings, tables, code and links are no sentences. What has a known name and a figure and is not
// read is reported.
#pragma once

#include "core/base/issue_list.h"
#include "core/json/json_places.h"

#include <string>
#include <string_view>

namespace assay::formats {

// Whether some sentence has a known name and a figure, read or not.
[[nodiscard]] bool hasFigureSentence(std::string_view text);

// Adds to the list what readOutsideFigures() takes. Issues, as warnings: NotANumber (`field` "sentence",
// `value` the sentence) for each that has a known name and a figure and was left. Gives what
// hasFigureSentence() does.
[[nodiscard]] bool takeFigureSentences(std::string_view text, const std::string& file, json::Json& figures,
                                       base::IssueList& issues);

} // namespace assay::formats
