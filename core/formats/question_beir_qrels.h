// Inside the formats room: BEIR's judgements (qrels/<split>.tsv: query, document, grade) and how they stand
// in a question: as `extra`'s "qrels": {"test": {"doc1": 1}}, and the documents above grade 0 as its
// evidence.
#pragma once

#include "core/base/issue_list.h"
#include "core/formats/json_places.h"
#include "core/formats/question_format.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// A split as the skeleton keeps it: {"name":"test","header":"query-id\tcorpus-id\tscore" or null,
// "rows":[["q1","d1","1"],…]}, rows as they are written and in their order. `lines` gets the line of each
// row; issues name `file`.
[[nodiscard]] Json readQrels(std::string_view text, std::string_view split, const std::string& file,
                             QuestionReading& reading, std::vector<std::int64_t>& lines);

// Sets the question's qrels and evidence; `grades`: {"test": {"doc1": 1}}. Evidence: each document once, in
// the order of the splits and their rows.
void setJudgements(model::Question& question, const Json& grades);

// The qrels in `question.extra`, made to agree with its evidence: documents that it no longer names lose
// their grade where that was above 0, documents that it names in addition get grade 1 in the first split.
// `defaultSplit` is for questions without one.
[[nodiscard]] Json judgementsOf(const model::Question& question, const std::string& defaultSplit);

[[nodiscard]] std::vector<std::string> judgedRelevant(const Json& grades);

// extra without its qrels; a missing object when nothing else is there.
[[nodiscard]] model::Question withoutJudgements(model::Question question);

} // namespace assay::formats
