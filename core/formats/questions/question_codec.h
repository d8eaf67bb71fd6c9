// Inside the formats room: how one format of gold questions is read from and written to JSON records. The
// framework (question_reader, question_writer) does what all formats share: finding records and their lines,
// keeping them whole, checks over all fields, writing back only what was edited, counting what is lost.
//
// A codec is a lens: put() changes in the record only what the edited field stands in, and the framework
// calls it only for fields that differ from what get() reads from that record. So a record that was not
// edited is written as it stood; unknown keys, nulls, the order of keys and values of wrong types survive.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/questions/question_format.h"
#include "core/formats/record_issues.h"
#include "core/json/json_places.h"
#include "core/model/question.h"
#include "core/model/question_field.h"
#include "core/text/character_set_repair.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::formats {

// What a record is read and written with besides itself.
struct RecordContext {
    const json::Json* surroundings =
        nullptr;                           // the object around it (TAT-QA: table and paragraphs); may be null
    const FieldMapping* mapping = nullptr; // questions-jsonl only
    const std::vector<Passage>* passages = nullptr; // when writing: texts for evidence that is new
};

struct RecordPlace {
    std::string_view raw;
    std::string pointer; // in the document
    std::int64_t line = 0;
    const json::Json* surroundings = nullptr; // valid during the visit
};

// Why a document is not of its form: InputNotUsable.
struct FormError {
    std::int64_t line = 0;
    std::string detail; // "questions"
};

struct QuestionCodec {
    QuestionKind kind = QuestionKind::FinragJson;

    // Visits the records of a document in their order, also those that are no objects (the framework rejects
    // them). Null: JSON lines, one record a line.
    std::optional<FormError> (*records)(std::string_view document,
                                        const std::function<void(const RecordPlace&)>& visit) = nullptr;

    // The question of a record, which is an object. Never fails: what cannot be read goes to `unreadable`.
    // The status and the flags stay as they are by default. Ids that are missing stay empty.
    model::Question (*get)(const json::Json& record, const RecordContext& context,
                           RecordIssues& issues) = nullptr;

    // Makes `field` of the record what it is in `edited`; `asRead` is what get() gave (of a fresh record: a
    // question without anything). A field that the format cannot hold is left alone; the framework finds that
    // out by reading the record again.
    void (*put)(model::QuestionField field, const model::Question& asRead, const model::Question& edited,
                const RecordContext& context, json::Json& record) = nullptr;

    // A record for a question that has none; null: put() of every field that is not missing on an empty
    // object, in the order of the fields.
    json::Json (*fresh)(const model::Question& question, const RecordContext& context) = nullptr;

    // Texts that evidence may point to, from the record or its surroundings; null: the format has none. May
    // give the same passage again for the next record: the framework keeps the first.
    void (*passages)(const json::Json& record, const RecordContext& context,
                     std::vector<Passage>& out) = nullptr;

    // Document formats: the document for questions that were made here (no file of this kind), each element
    // null in the order of the questions, and the pointers of the records in it. Null: an array of records.
    // For files of this kind the framework fills the skeleton; records without a place are appended to the
    // array that `appendAt` points to ("/questions"; "": the document itself is the array).
    std::string_view appendAt = {};
    std::string_view emptyDocument = "[]"; // of a suite without a file: "{\"metadata\":{},\"questions\":[]}"

    // For formats whose records cannot simply be appended (SQuAD, TAT-QA): a whole element for the array at
    // `appendAt` around a fresh record. Null: the record itself.
    json::Json (*wrapped)(json::Json record, const model::Question& question,
                          const std::vector<Passage>& passages) = nullptr;
};

// An element that is null in the source itself, for a null in the skeleton is the place of a record.
inline constexpr std::string_view kNullInSkeleton = R"("\u0000null")";

// The codecs, each in its own file; codecOf() gives null for BEIR and CSV.
extern const QuestionCodec kFinragCodec;
extern const QuestionCodec kFinsearchCodec;
extern const QuestionCodec kNorwegianCodec;
extern const QuestionCodec kFloridaCodec;
extern const QuestionCodec kFinancebenchCodec;
extern const QuestionCodec kRagasCodec;
extern const QuestionCodec kTatqaCodec;
extern const QuestionCodec kSquadCodec;
extern const QuestionCodec kQuestionsJsonlCodec;
extern const QuestionCodec kArgillaCodec;
extern const QuestionCodec kLabelStudioCodec;
extern const QuestionCodec kLangfuseCodec;
extern const QuestionCodec kPhoenixCodec;
[[nodiscard]] const QuestionCodec* codecOf(QuestionKind kind) noexcept;

// Whether it is JSON, of the codec's form, and has the array that records are appended to.
[[nodiscard]] bool isDocument(const QuestionCodec& codec, std::string_view skeleton);

// --- Formats that are read in their own way (question_beir.cpp, question_csv.cpp)
// ---------------------------

// `reading` has kind, file, sha256 and bytes already (of BEIR's folder: nothing but the kind and the name).
// They call checkQuestion() for each question; ids that are missing stay empty. The framework then makes ids
// and checks over all questions.
struct ReadingWork {
    QuestionReading& reading;
    std::stop_token stop;
    base::ProgressSink& progress;
    const FieldMapping* mapping = nullptr; // null: suggest one
};

[[nodiscard]] base::Result<> readBeir(const std::filesystem::path& path, ReadingWork& work);
[[nodiscard]] bool isBeirFolder(const std::filesystem::path& folder);
[[nodiscard]] base::Result<> readQuestionsCsv(std::string_view text, ReadingWork& work);
[[nodiscard]] bool looksLikeQuestionsCsv(std::string_view beginning); // a header with a question column
// Fills reading.skeleton with the mapping it used, then readRecords() with kQuestionsJsonlCodec.
[[nodiscard]] base::Result<> readQuestionsJsonl(std::string_view text, ReadingWork& work);

[[nodiscard]] base::Result<QuestionWriting> writeBeir(const SuiteForWriting& suite);
[[nodiscard]] base::Result<QuestionWriting> writeQuestionsCsv(const SuiteForWriting& suite);
[[nodiscard]] base::Result<QuestionWriting> writeQuestionsJsonl(const SuiteForWriting& suite);

// --- What the framework gives to those
// ----------------------------------------------------------------------

// readQuestions() on the content of a file, for formats that are one file.
[[nodiscard]] base::Result<QuestionReading>
readQuestionsText(std::string_view content, std::string_view file, std::optional<QuestionKind> kind,
                  const FieldMapping* mapping, std::stop_token stop, base::ProgressSink& progress,
                  base::IssueList* issuesOnFailure = nullptr);

// Reads every record of `text` (UTF-8, no byte order mark) with `codec` into `work.reading`.
[[nodiscard]] base::Result<> readRecords(const QuestionCodec& codec, std::string_view text,
                                         const FieldMapping* mapping, ReadingWork& work);

// The checks that every question gets when its record is no JSON: a missing text, placeholders in its texts
// and among what was unreadable, the wrong character set. readRecords() checks the records instead.
// `pointerOf` gives a field's place in the record for the line ("" : the record).
void checkQuestion(const model::Question& question, RecordIssues& issues,
                   std::string_view (*pointerOf)(model::QuestionField field) = nullptr);

// The flags as a list of objects: reason, note, flagged_by, flagged_at.
[[nodiscard]] json::Json flagsJson(const model::Question& question);

// What people decided about a question, as question_curation.cpp writes it.
struct CurationKey {
    std::string_view name; // kStatusColumn, kFlagsColumn, kReviewsColumn
    json::Json value;
};

// Those of a question that say something: a status other than draft, flags, reviews.
[[nodiscard]] std::vector<CurationKey> curationKeys(const QuestionForWriting& question);
// The record, one JSON object, with these keys in it; `asText`: lists as texts, for cells.
[[nodiscard]] std::string withCurationKeys(const std::string& record, const QuestionForWriting& question,
                                           bool asText);

// How often each field was lost.
class LossCounter {
  public:
    void add(std::string_view field, std::int64_t count = 1);
    // Counts each field that `wanted` has and `held` has otherwise; with `before`, only fields in which
    // `wanted` differs from it.
    void compare(const model::Question& wanted, const model::Question& held,
                 const model::Question* before = nullptr);
    void report(base::IssueList& issues) const; // LostInFormat, by name of the field

  private:
    std::map<std::string, std::int64_t, std::less<>> m_counts;
};

// The texts that a suite holds of its evidence, for a format that has no room for them: each is lost once, as
// "passages", with the first question that it stands in.
class LostPassages {
  public:
    explicit LostPassages(const std::vector<Passage>& passages);
    void add(const model::Question& question, LossCounter& losses);

  private:
    std::set<std::string> m_ids; // of those that no question had yet
};

// The record of a question, one JSON text: its own with the edits in it, when `record` is not empty, else a
// fresh one.
[[nodiscard]] std::string writtenRecord(const QuestionCodec& codec, const model::Question& question,
                                        std::string_view record, const RecordContext& context,
                                        LossCounter& losses);

// --- Values of records
// ----------------------------------------------------------------------------------------

// Reads one record's keys into a question. Paths are JSON pointers; absent keys and nulls are missing. A
// value of another type goes to `unreadable` under the field's name with a WrongType issue (the check of the
// record's texts reports placeholders); a text field then shows a number's or a truth value's spelling, a
// list the entries that fit.
class RecordReader {
  public:
    RecordReader(const json::Json& record, RecordIssues& issues, model::Question& question);

    // Null when it is absent or null.
    [[nodiscard]] const json::Json* find(std::string_view pointer) const;

    void text(std::string_view pointer, model::QuestionField field, std::string& out);
    void id(std::string_view pointer, std::string& out); // a number is an id too
    // A list; a single value counts as one entry, and is reported unless `singleIsUsual`.
    void texts(std::string_view pointer, model::QuestionField field, std::vector<std::string>& out,
               bool singleIsUsual = false);
    void integers(std::string_view pointer, model::QuestionField field, std::vector<std::int64_t>& out);
    void number(std::string_view pointer, model::QuestionField field, std::optional<double>& out);
    void integer(std::string_view pointer, model::QuestionField field, std::optional<std::int64_t>& out);
    void boolean(std::string_view pointer, model::QuestionField field, std::optional<bool>& out);
    // answer_text: a text, or a list, which sets answerIsList.
    void answer(std::string_view pointer);
    // By the field's type, for formats whose keys are the fields' names.
    void field(std::string_view pointer, model::QuestionField field);

    // Marks a value as not of its type.
    void unreadable(std::string_view pointer, model::QuestionField field, const json::Json& value);

    // `extra`: the keys of the record that are not in `known` (top-level keys); none: empty.
    void extra(std::initializer_list<std::string_view> known);
    void extra(const std::function<bool(std::string_view)>& isKnown);

  private:
    const json::Json& m_record;
    RecordIssues& m_issues;
    model::Question& m_question;
};

// A field as JSON by its type: text, list, number; a missing one is an empty list or null. `answer_text`:
// list when answerIsList. An entry in `unreadable` counts before the field.
[[nodiscard]] json::Json fieldJson(const model::Question& question, model::QuestionField field);

// As an integer when it is one and `old` (may be null) was no floating-point number.
[[nodiscard]] json::Json numberJson(double value, const json::Json* old);

// Sets record[pointer], making objects on the way. A missing value (null, empty list) becomes what is missing
// there already ([] stays [], null stays null), else `[]` for a list and null for others; where the key is
// absent it stays absent. One value stays without a list where it stood without one.
void putValue(json::Json& record, std::string_view pointer, json::Json value);

// putValue() of fieldJson().
void putField(json::Json& record, std::string_view pointer, const model::Question& question,
              model::QuestionField field);

// Makes the record's keys that are not known those of `question.extra`, in its order; keys that are known are
// left alone.
void putExtra(json::Json& record, const model::Question& question,
              const std::function<bool(std::string_view)>& isKnown);

} // namespace assay::formats
