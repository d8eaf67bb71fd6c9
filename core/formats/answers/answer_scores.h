// What a system answered to questions, and scores of those answers that another program has computed.
//
//   scores-csv         a header line, then RFC 4180 records; separator comma, semicolon or tab
//   predictions-jsonl  one JSON object a line
//   finsearch-results-json   an object with `detailed_results`: a list of results, one for each question
//   florida-report-json      an object with `results`: the same with the answers
//   florida-baselines-json   an object with `baselines`: an object for each system, with `results`
//   tatqa-predictions-json   an object of [answer, scale] by question id. An answer in parts is those parts
//                            with "; " between them; a scale that is not empty stands behind it
// All but the last have a key or column with the question's id (question_id, or qid, query_id, id), may have
// one with the answer (generated_answer, prediction, response, …, answer), and any number of metrics. A
// metric is what is known as one ("rougeL", "BERTScore F1"), and every other column most of whose values are
// numbers; in JSON also the members of an object under `metrics`, `scores` or `judgment`. What is neither is
// left alone and listed. Functions may be called from several threads at once.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/rejected_record.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

enum class AnswerScoreKind : std::uint8_t {
    ScoresCsv,
    PredictionsJsonl,
    FinsearchResultsJson,
    FloridaReportJson,
    FloridaBaselinesJson,
    TatqaPredictionsJson,
};
inline constexpr std::size_t kAnswerScoreKindCount = 6;

// "scores-csv", …
[[nodiscard]] std::string_view answerScoreKindName(AnswerScoreKind kind) noexcept;
[[nodiscard]] std::optional<AnswerScoreKind> answerScoreKindFromName(std::string_view name) noexcept;

struct AnswerRecord {
    std::string questionId;
    std::optional<std::string> answer; // nullopt: none; "" is an answer that says nothing
    std::map<std::string, double> metrics;
    std::int64_t line = 0; // 1-based, where the record begins
    std::string system{};  // whose answer it is, where a document has those of several; else empty

    friend bool operator==(const AnswerRecord&, const AnswerRecord&) = default;
};

struct AnswerScoreReading {
    AnswerScoreKind kind = AnswerScoreKind::ScoresCsv;
    std::string file; // its name without folders
    std::string sha256;
    std::int64_t bytes = 0;
    std::string document;                    // the file, byte for byte
    std::vector<AnswerRecord> records;       // in file order, each question once for each system
    std::map<std::string, std::string> read; // metric → the column it came from
    std::vector<std::string> otherColumns;   // that are neither id, answer nor metric; in file order
    std::vector<RejectedRecord> rejected;
    base::IssueList issues;
};

// The name under which a metric is kept: usual synonyms are one ("rougeL", "ROUGE-L", "rouge_l_f1" are
// rouge_l; "bert_score", "BERTScore F1" are bertscore), anything else in snake case.
[[nodiscard]] std::string answerMetricName(std::string_view column);

// Whether that name is one of a metric that Assay knows.
[[nodiscard]] bool isKnownAnswerMetric(std::string_view name) noexcept;

// By content: a header, first lines, or a document's first record, with a question's id and an answer or a
// known metric. Errors: FileNotFound, FileNotReadable, UnknownFormat.
[[nodiscard]] base::Result<AnswerScoreKind> recogniseAnswerScores(const std::filesystem::path& path);
// The same from the beginning of a file's content.
[[nodiscard]] std::optional<AnswerScoreKind> recogniseAnswerScoresText(std::string_view beginning);

// Reads the whole file into memory; at most 1 GiB. `kind` overrides recognition. Issues: MissingField (no
// id: rejected), DuplicateId (the first record of a question counts, others are rejected), MalformedRecord,
// TruncatedInput, NotANumber and OutOfRange (the value is missing then), WrongType (a number in quotes is
// kept, another type is missing), ExtraColumns, FewerColumns, InvalidUtf8. A value that is empty or null is
// missing and no issue. Two columns of one metric: the first counts, the other keeps its own name. Errors:
// those of recogniseAnswerScores(); InputNotUsable (`detail` "question_id": no such column or key; "0 of 12
// records"; "line 3: malformed_record": a document that is no JSON or not of that form; or "larger than
// 1 GiB"), with the issues in `issuesOnFailure` when given; Cancelled.
[[nodiscard]] base::Result<AnswerScoreReading>
readAnswerScores(const std::filesystem::path& path, std::optional<AnswerScoreKind> kind, std::stop_token stop,
                 base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

// The same of content that is in memory already; `name` goes into the issues.
[[nodiscard]] base::Result<AnswerScoreReading>
readAnswerScoresText(std::string_view content, const std::string& name, std::optional<AnswerScoreKind> kind,
                     std::stop_token stop = {}, base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::formats
