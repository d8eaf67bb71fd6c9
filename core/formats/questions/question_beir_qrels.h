// Inside the formats room: BEIR's judgements (qrels/<split>.tsv: query, document, grade) and how they stand
// in a question: as `extra`'s "qrels": {"test": {"doc1": 1}}, and the documents above grade 0 as its
// evidence.
#pragma once

#include "core/base/issue_list.h"
#include "core/formats/questions/question_format.h"
#include "core/json/json_places.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// A split as the skeleton keeps it: {"name":"test","header":"query-id\tcorpus-id\tscore" or null,
// "rows":[["q1","d1","1"],…]}, rows as they are written and in their order. `lines` gets the line of each
// row; issues name `file`.
[[nodiscard]] json::Json readQrels(std::string_view text, std::string_view split, const std::string& file,
                                   QuestionReading& reading, std::vector<std::int64_t>& lines);

// The same of JSON lines, as MTEB has them: {"query-id":"q1","corpus-id":"d1","score":1}. A split that is
// written back is BEIR's table with its usual heading.
[[nodiscard]] json::Json readQrelsLines(std::string_view text, std::string_view split,
                                        const std::string& file, QuestionReading& reading,
                                        std::vector<std::int64_t>& lines);

struct QrelsRow {
    std::string query, document, grade; // as they are written
};

struct QrelsSplit {
    std::string name;
    std::optional<std::string> header;
    std::vector<QrelsRow> rows;
};

// What readBeir() keeps of a folder beside its queries and its corpus.
struct BeirSkeleton {
    bool hasCorpus = false;
    std::vector<QrelsSplit> splits;
    std::vector<std::string> unmatched; // queries that never were there
    std::int64_t wrong = 0;             // parts that readBeir() does not write; they are left out
};

// A workspace may come from anywhere: only what readBeir() can have written is taken.
[[nodiscard]] BeirSkeleton readBeirSkeleton(std::string_view json);

// Whether the text can stand in a cell of a judgement's row, which has no quotes: not empty, no tab, no line
// break.
[[nodiscard]] bool isQrelsCell(std::string_view text) noexcept;

// Sets the question's qrels and evidence; `grades`: {"test": {"doc1": 1}}. Evidence: each document once, in
// the order of the splits and their rows.
void setJudgements(model::Question& question, const json::Json& grades);

// The qrels in `question.extra`, made to agree with its evidence: documents that it no longer names lose
// their grade where that was above 0, documents that it names in addition get grade 1 in the first split.
// `defaultSplit` is for questions without one. What is no judgement is left out, each with an issue that
// names the question (WrongType, field "q1: qrels", "q1: qrels.test", "q1: qrels.test.doc1"): qrels or a
// split that are no objects, a grade that is no whole number. A document with such a grade gets no other:
// what it should be is not known.
[[nodiscard]] json::Json judgementsOf(const model::Question& question, const std::string& defaultSplit,
                                      base::IssueList& issues);

[[nodiscard]] std::vector<std::string> judgedRelevant(const json::Json& grades);

// extra without its qrels; a missing object when nothing else is there.
[[nodiscard]] model::Question withoutJudgements(model::Question question);

} // namespace assay::formats
