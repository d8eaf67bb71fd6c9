// Reads what systems answered to questions, whatever the form of the file, as a stream of records with
// issues. docs/formats.md describes the forms and all names of columns; they are recognised by content.
//
//   scores-csv                 a header line, then RFC 4180 records; separator comma, semicolon or tab
//   predictions-jsonl          one JSON object a line
//   financebench-results-jsonl the same, with the labels that people gave
//   finsearch-results-json     an object with `detailed_results`: what a search found for each question
//   florida-report-json        an object with `results`: answers with citations
//   florida-baselines-json     an object with `baselines`: an object for each system, with `results`
//   norwegian-report-json      an object with `sample_results`
//   finsights-responses-json   an object of `query`, `answer`, `context`, `metadata`, or a list of them
//   pytrec-json, ranx-json     an object of {document: score} by query
//   trec-run                   a result a line: query, Q0, document, rank, score, name
//   retrieval-spans-jsonl      spans of OpenInference or OpenTelemetry, one a line
//   tatqa-predictions-json     an object of [answer, scale] by question id. An answer in parts is those parts
//                              with "; " between them; a scale that is not empty stands behind it
// A file is read twice, first to see what its columns hold. Lines and tables are streamed: memory is bounded
// by the longest record and a batch, and beyond that about 100 bytes a question for its id; a document is
// held as its text. Functions may be called from several threads at once, each with a sink of its own.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/answers/prediction_fields.h"
#include "core/formats/answers/prediction_json.h"
#include "core/formats/answers/prediction_kind.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <istream>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// Receives what is read. Return a failure to stop reading; it is handed to the caller.
class PredictionSink {
  public:
    virtual ~PredictionSink() = default;

    // The bytes of the file in their order, before the records that they hold or after.
    virtual base::Result<> takeBytes(std::string_view block) = 0;
    // In file order, at most 1,024 at a time. They may be moved from.
    virtual base::Result<> takePredictions(std::span<PredictionRecord> records) = 0;
};

struct PredictionReading {
    PredictionKind kind = PredictionKind::ScoresCsv;
    std::string file; // its name without folders
    std::string sha256;
    std::int64_t bytes = 0;
    std::int64_t records = 0; // kept
    std::int64_t rejected = 0;
    std::map<std::string, std::string> metrics; // metric → the column it came from
    std::map<std::string, std::string> fields;  // field → the column it came from
    std::vector<std::string> otherColumns;      // kept as `extra`; in file order
    base::IssueList issues;
};

struct PredictionOptions {
    std::optional<PredictionKind> kind{}; // nullopt: recognised
    PredictionMapping mapping{};          // columns that are not known by their names
};

// The name under which a metric is kept: usual synonyms are one ("rougeL", "ROUGE-L", "rouge_l_f1" are
// rouge_l; "bert_score", "BERTScore F1" are bertscore), anything else in snake case.
[[nodiscard]] std::string answerMetricName(std::string_view column);

// Whether that name is one of a metric that Assay knows.
[[nodiscard]] bool isKnownAnswerMetric(std::string_view name) noexcept;

// By content: a header, first lines, or a document's first record, with a question's id and an answer,
// contexts or a known metric. Errors: FileNotFound, FileNotReadable, UnknownFormat.
[[nodiscard]] base::Result<PredictionKind> recognisePredictions(const std::filesystem::path& path);
// The same from the beginning of a file's content.
[[nodiscard]] std::optional<PredictionKind> recognisePredictionsText(std::string_view beginning);

// Whether the content can be nothing else, though it has the text of a question and an answer as gold has.
[[nodiscard]] bool areSurelyPredictions(std::string_view beginning);

// Several answers to one question are its samples: the first has no number, unless it brings one, others the
// next (Info DuplicateId, `expected` is the number). Issues besides: MissingField (neither id nor text of a
// question: rejected), DuplicateId (a sample of that number again: rejected), MalformedRecord,
// TruncatedInput, NotANumber and OutOfRange (the value is missing then), WrongType (a number in quotes is
// kept, another type is missing and stands in `extra`), ExtraColumns, FewerColumns, InvalidUtf8. A value that
// is empty or null is missing and no issue. Two columns of one metric: the first counts, the other keeps its
// own name. Progress: Reading, in bytes, twice. Errors: those of recognisePredictions() and of
// checkEncoding(); InputNotUsable
// (`detail` "question_id": no such column or key; "no column Nr": one of the mapping;
// "0 of 12 records"; "line 3: malformed_record": a document
// that is no JSON or not of that form; "larger than 1 GiB": of a document), with the issues in
// `issuesOnFailure` when given; Cancelled; those of the sink.
[[nodiscard]] base::Result<PredictionReading> readPredictionFile(const std::filesystem::path& path,
                                                                 const PredictionOptions& options,
                                                                 PredictionSink& sink, std::stop_token stop,
                                                                 base::ProgressSink& progress,
                                                                 base::IssueList* issuesOnFailure = nullptr);

// The same of content that is in memory already; `name` goes into the issues.
[[nodiscard]] base::Result<PredictionReading>
readPredictionsText(std::string_view content, const std::string& name, const PredictionOptions& options,
                    PredictionSink& sink, std::stop_token stop = {},
                    base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::formats
