// Gold questions in the formats of others: recognised by content, read with issues, written back without a
// loss.
//
// Reading keeps, beside the question, the record it came from and the document around the records. Writing in
// the same format starts from those and changes only the fields that were edited since; so a file that was
// imported and exported again is the same JSON. Writing in another format starts from nothing.
//
// Kinds (docs/formats.md describes each): finrag-json, finsearch-json, norwegian-jsonl, florida-json,
// financebench-jsonl, tatqa-json, beir (a folder, or its queries.jsonl), squad-json, ragas-jsonl,
// questions-csv, questions-jsonl, argilla-json, label-studio-json, langfuse-json, phoenix-json. Functions may
// be called from several threads at once.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/rejected_record.h"
#include "core/model/question.h"
#include "core/model/question_field.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

enum class QuestionKind : std::uint8_t {
    FinragJson,
    FinsearchJson,
    NorwegianJsonl,
    FloridaJson,
    FinancebenchJsonl,
    TatqaJson,
    Beir,
    SquadJson,
    RagasJsonl,
    QuestionsCsv,
    QuestionsJsonl,
    ArgillaJson,
    LabelStudioJson,
    LangfuseJson,
    PhoenixJson,
};
inline constexpr std::size_t kQuestionKindCount = 15;

// "finrag-json", …
[[nodiscard]] std::string_view questionKindName(QuestionKind kind) noexcept;
[[nodiscard]] std::optional<QuestionKind> questionKindFromName(std::string_view name) noexcept;

// A text that a question's evidence may point to and that came in the same file: a paragraph, a context, a
// document, an evidence text.
struct Passage {
    std::string id; // as the questions' evidence_sentence_ids name it
    std::string text;
    std::string title;
    std::string record; // the JSON it came from, when the format has one for it (BEIR's corpus); else empty
};

struct SourceQuestion {
    model::Question question;
    std::string record;    // the JSON of its record as it stood; empty: made here
    std::string pointer;   // JSON pointer of the record in the file's document; empty for line formats
    std::int64_t line = 0; // 1-based, where the record begins
};

struct QuestionReading {
    QuestionKind kind = QuestionKind::FinragJson;
    std::string file;   // its name without folders
    std::string sha256; // of a folder: over the hashes of its files in the order of their names
    std::int64_t bytes = 0;
    // The document with each question's record replaced by null (FinRAG and line formats: empty). A CSV
    // file's is {"columns":[…],"mapping":{…}}; BEIR's holds qrels that fit no query.
    std::string skeleton;
    std::vector<SourceQuestion> questions; // in file order
    std::vector<Passage> passages;
    std::vector<RejectedRecord> rejected;
    base::IssueList issues;
};

// Which column or key of a plain CSV or JSON-lines file is which field. Keys that are not named go to
// `extra`. A list in a CSV cell is a JSON array, or entries between `listSeparator`.
struct FieldMapping {
    std::map<std::string, model::QuestionField> fields; // column → field
    char listSeparator = ';';
    friend bool operator==(const FieldMapping&, const FieldMapping&) = default;
};

// By the names of the columns: field names, their usual synonyms ("question", "query", "answer", "reference",
// "gold", "company", "year" …), case and separators folded.
[[nodiscard]] FieldMapping suggestedMapping(std::span<const std::string> columns);

// The columns of a CSV header or the keys of the first 100 JSON lines, and the first rows as texts.
struct MappingPreview {
    QuestionKind kind = QuestionKind::QuestionsCsv;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; // at most `rows`
};

[[nodiscard]] base::Result<MappingPreview> previewMapping(const std::filesystem::path& file, int rows = 10);

// Looks at the beginning of the file, or at the files of a folder. Errors: FileNotFound, FileNotReadable,
// UnknownFormat (`detail` names the first keys or columns).
[[nodiscard]] base::Result<QuestionKind> recogniseQuestions(const std::filesystem::path& path);
// The same from the beginning of a file's content.
[[nodiscard]] std::optional<QuestionKind> recogniseQuestionsText(std::string_view beginning);

// Reads the whole file into memory; at most 1 GiB. `kind` overrides recognition; `mapping` is for plain CSV
// and JSON lines, suggested when null. A document that is no JSON, or not of that form, is InputNotUsable as
// a whole, with its line in `issuesOnFailure`; a record that cannot be kept is rejected, kept as text and
// reported. Issues beside those of reading: Placeholder, WrongType, MissingField (no question text),
// DuplicateId (within the file), DuplicateKey (the last value counts; both stay in the record), WrongEncoding
// (`value` as it is, `expected` repaired), InvalidUtf8. Ids that are missing are made: "q1", "q2", … by
// place, and reported (MissingField, severity Info). Errors: those of recogniseQuestions(), InputNotUsable,
// Cancelled.
[[nodiscard]] base::Result<QuestionReading> readQuestions(const std::filesystem::path& path,
                                                          std::optional<QuestionKind> kind,
                                                          const FieldMapping* mapping, std::stop_token stop,
                                                          base::ProgressSink& progress,
                                                          base::IssueList* issuesOnFailure = nullptr);

// What one file of a suite was, for writing it back.
struct SourceFile {
    QuestionKind kind = QuestionKind::FinragJson;
    std::string skeleton;
};

// What a reviewer said of a question, for formats of ours.
struct WrittenReview {
    std::string reviewer;
    std::string verdict; // "approve", …
    std::string reason;
    std::string note;
    std::string reviewedAt;
    bool outdated = false; // of an older revision
};

struct QuestionForWriting {
    model::Question question;
    int file = -1; // index into SuiteForWriting::files; -1: made here
    std::string record;
    std::string pointer;
    std::vector<WrittenReview> reviews{};
};

struct SuiteForWriting {
    std::string name;
    std::vector<SourceFile> files;
    std::vector<QuestionForWriting> questions; // in order
    std::vector<Passage> passages;             // for formats that carry texts
    // Status, flags and reviews come along where the format has room for them: questions-jsonl, questions-csv
    // and the workbook, under the names below. Of a draft without flags and reviews nothing is
    // written. Others lose them, which is reported by these names.
    bool withCuration = false;
    // Questions whose status, flags and others' reviews were left out, as whoever takes them reviews blind.
    std::int64_t withheld = 0;
};

inline constexpr std::string_view kStatusColumn = "assay_status";   // "approved", …
inline constexpr std::string_view kFlagsColumn = "assay_flags";     // a list of {reason, note, flagged_by, …}
inline constexpr std::string_view kReviewsColumn = "assay_reviews"; // a list of {reviewer, verdict, …}

// One file of the result: BEIR has several.
struct WrittenFile {
    std::filesystem::path name; // relative: empty for the one file, "queries.jsonl", "qrels/test.tsv"
    std::string content;
};

struct QuestionWriting {
    std::vector<WrittenFile> files;
    base::IssueList issues; // what the format cannot hold (LostInFormat: field, how often)
};

// Questions whose file is of `kind` are written from their record, edited fields changed; others from their
// fields. Deterministic. Errors: InvalidArgument.
[[nodiscard]] base::Result<QuestionWriting> writeQuestions(QuestionKind kind, const SuiteForWriting& suite);

inline constexpr std::string_view kQuestionWorkbookName = "questions-xlsx";

// The suite as a workbook of one sheet (workbook.h), which is written and not read: a column for each field
// that a question has, numbers as numbers, entries of lists in lines of a cell, and, with `withCuration`,
// status, flags with their reasons, and reviews. Error: FileNotWritable (the folder for temporary files).
[[nodiscard]] base::Result<QuestionWriting> writeQuestionWorkbook(const SuiteForWriting& suite);

// A question as Assay stores and exchanges it: one JSON object, the 20 fields under their names, then the
// others; missing ones left out. readQuestionDocument() gives the question back exactly.
[[nodiscard]] std::string questionDocument(const model::Question& question);
[[nodiscard]] base::Result<model::Question> readQuestionDocument(std::string_view document);

} // namespace assay::formats
