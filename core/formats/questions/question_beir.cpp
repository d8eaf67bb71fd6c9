// BEIR: a folder with corpus.jsonl, queries.jsonl and qrels/<split>.tsv, or, as MTEB has it, <split>.jsonl.
#include "core/formats/questions/question_beir.h"

#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/line_blocks.h"
#include "core/formats/questions/question_beir_qrels.h"
#include "core/formats/whole_file.h"
#include "core/json/record_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace assay::formats {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;
using model::Question;
using model::QuestionField;

constexpr const char* kQueriesFile = "queries.jsonl";
constexpr const char* kLinesExtension = ".jsonl";

// "qrels" is where a question's judgements stand, and they come from files of their own: a key of that name
// in a query stays in its record.
bool isKnown(std::string_view key) {
    return key == "_id" || key == "text" || key == "qrels";
}

Question getQuery(const json::Json& record, const RecordContext& /*context*/, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    reader.id("/_id", question.questionId);
    reader.text("/text", QuestionField::QuestionText, question.questionText);
    if (const json::Json* const own = reader.find("/qrels")) {
        issues.add(IssueCode::WrongType, Severity::Warning, "/qrels", json::dumpJson(*own));
    }
    reader.extra(isKnown);
    return question;
}

void putQuery(QuestionField field, const Question& /*asRead*/, const Question& edited,
              const RecordContext& /*context*/, json::Json& record) {
    if (field == QuestionField::QuestionId) {
        putField(record, "/_id", edited, field);
    } else if (field == QuestionField::QuestionText) {
        putField(record, "/text", edited, field);
    } else if (field == QuestionField::Extra) {
        putExtra(record, edited, isKnown);
    }
}

// A file of the folder, checked and hashed; wrong UTF-8 is mended and reported.
Result<std::string> readPart(const fs::path& path, const std::string& name, ReadingWork& work,
                             base::Sha256& hashes) {
    base::NoProgress unwatched; // the parts are counted together
    auto content = readWholeFile(path, work.stop, unwatched);
    ASSAY_TRY(content);
    std::string& text = *content;
    hashes.add(base::sha256(text));
    work.reading.bytes += static_cast<std::int64_t>(text.size());
    work.progress.report(base::Stage::Reading, work.reading.bytes, 0);
    text.erase(0, text.size() - base::withoutByteOrderMark(text).size());
    if (const std::size_t wrong = base::firstInvalidUtf8(text); wrong != std::string::npos) {
        work.reading.issues.add({.severity = Severity::Warning,
                                 .code = IssueCode::InvalidUtf8,
                                 .file = name,
                                 .line = 1 + json::linesIn(std::string_view(text).substr(0, wrong)),
                                 .field = {},
                                 .value = base::byteAsHexadecimal(text[wrong]),
                                 .expected = {}});
        std::string mended;
        base::appendMendedUtf8(text, mended);
        text = std::move(mended);
    }
    return content;
}

void reject(QuestionReading& reading, const std::string& file, std::int64_t line, IssueCode code,
            std::string_view field, std::string_view text) {
    reading.issues.add({.severity = Severity::Error,
                        .code = code,
                        .file = file,
                        .line = line,
                        .field = std::string(field),
                        .value = std::string(base::cutUtf8(text, base::kIssueValueLength)),
                        .expected = {}});
    reading.rejected.push_back({.fileIndex = 0,
                                .line = line,
                                .reason = code,
                                .text = std::string(base::cutUtf8(text, json::kRejectedTextBytes))});
}

std::string textOf(const json::Json& record, const char* key) {
    const auto found = record.find(key);
    if (found == record.end() || found->is_null()) {
        return {};
    }
    return found->is_string() ? found->get<std::string>() : json::dumpJson(*found);
}

Result<> readCorpus(const std::string& text, const std::string& file, ReadingWork& work) {
    std::set<std::string> ids;
    std::int64_t count = 0;
    forEachLine(text, 0, [&](std::string_view here, std::int64_t line) {
        if (++count % 4096 == 0 && work.stop.stop_requested()) {
            return false;
        }
        const auto record = json::parseJson(here);
        if (!record || !record->is_object()) {
            reject(work.reading, file, line, record ? IssueCode::WrongType : IssueCode::MalformedRecord, {},
                   here);
            return true;
        }
        RecordIssues(&work.reading.issues, file, here, line).addRepeatedKeys(*record);
        Passage passage{.id = textOf(*record, "_id"),
                        .text = textOf(*record, "text"),
                        .title = textOf(*record, "title"),
                        .record = std::string(here)};
        if (passage.id.empty()) {
            reject(work.reading, file, line, IssueCode::MissingField, "_id", here);
        } else if (!ids.insert(passage.id).second) {
            reject(work.reading, file, line, IssueCode::DuplicateId, "_id", here);
        } else {
            work.reading.passages.push_back(std::move(passage));
        }
        return true;
    });
    return work.stop.stop_requested() ? Result<>(fail(ErrorCode::Cancelled)) : Result<>();
}

struct Split {
    std::string name;
    std::string file; // for issues
    std::string text;
};

struct Parts {
    std::string queriesFile; // each as issues name it
    std::string corpusFile;
    std::string queries;
    std::optional<std::string> corpus;
    std::vector<Split> qrels;
};

// The files in the order of their names, which is that of the hashes, too.
Result<Parts> readFolder(const fs::path& folder, ReadingWork& work) {
    Parts parts;
    parts.queriesFile = (folder / kQueriesFile).string();
    parts.corpusFile = (folder / "corpus.jsonl").string();
    base::Sha256 hashes;
    std::error_code error;
    if (fs::is_regular_file(folder / "corpus.jsonl", error)) {
        ASSAY_TRY(auto text, readPart(folder / "corpus.jsonl", parts.corpusFile, work, hashes));
        parts.corpus = std::move(text);
    }
    std::vector<fs::path> splits;
    for (fs::directory_iterator entry(folder / "qrels", error), end; !error && entry != end;
         entry.increment(error)) {
        fs::path table = entry->path(); // of two forms of one split the table counts
        table.replace_extension(".tsv");
        std::error_code unknown;
        if (entry->path().extension() == ".tsv" ||
            (entry->path().extension() == kLinesExtension && !fs::exists(table, unknown))) {
            splits.push_back(entry->path());
        }
    }
    std::sort(splits.begin(), splits.end());
    for (const fs::path& split : splits) {
        ASSAY_TRY(auto text, readPart(split, split.string(), work, hashes));
        parts.qrels.push_back({split.stem().string(), split.string(), std::move(text)});
    }
    ASSAY_TRY(auto text, readPart(folder / kQueriesFile, parts.queriesFile, work, hashes));
    parts.queries = std::move(text);
    work.reading.sha256 = hashes.finish();
    return parts;
}

// Queries alone. What lies beside them belongs to the folder's queries.jsonl.
Result<Parts> readQueries(const fs::path& file, ReadingWork& work) {
    Parts parts;
    parts.queriesFile = file.string();
    base::Sha256 hashes;
    ASSAY_TRY(auto text, readPart(file, parts.queriesFile, work, hashes));
    if (recogniseQuestionsText(text) != QuestionKind::Beir) {
        return fail(ErrorCode::UnknownFormat, "neither a BEIR folder nor queries, lines with _id and text",
                    parts.queriesFile);
    }
    parts.queries = std::move(text);
    work.reading.sha256 = hashes.finish();
    return parts;
}

// Judgements of a query that is not there.
struct Unmatched {
    std::int64_t count = 0;
    std::int64_t line = 0; // of the first
};

// Gives each question its judgements and reports those of queries that are not there: once a split and
// query, at the first. `lines`: of the rows of each split. Returns the ids of those queries.
json::Json takeJudgements(const json::Json& splits, const std::vector<Split>& files,
                          const std::vector<std::vector<std::int64_t>>& lines, QuestionReading& reading) {
    std::set<std::string> unmatched;
    std::map<std::string, SourceQuestion*, std::less<>> byId;
    for (SourceQuestion& source : reading.questions) {
        byId.try_emplace(source.question.questionId, &source);
    }
    std::map<std::string, json::Json, std::less<>> grades;
    for (std::size_t i = 0; i < splits.size(); ++i) {
        const std::string& name = files[i].name;
        std::map<std::string, Unmatched, std::less<>> unknown;
        const json::Json& rows = splits.at(i).at("rows");
        for (std::size_t at = 0; at < rows.size(); ++at) {
            const json::Json& row = rows.at(at);
            const auto& query = row.at(0).get_ref<const std::string&>();
            if (!byId.contains(query)) {
                Unmatched& known = unknown[query];
                known.line = known.count++ == 0 ? lines[i][at] : known.line;
                continue;
            }
            const auto& grade = row.at(2).get_ref<const std::string&>();
            const auto value = json::parseJson(grade);
            // What JSON does not write so ("01", "+1") is read as the number it is.
            grades[query][name][row.at(1).get<std::string>()] =
                value ? *value : json::Json(std::stoll(grade));
        }
        for (const auto& [query, judgements] : unknown) {
            unmatched.insert(query);
            reading.issues.add({.severity = Severity::Warning,
                                .code = IssueCode::UnresolvedEvidence,
                                .file = files[i].file,
                                .line = judgements.line,
                                .field = "query-id",
                                .value = std::string(base::cutUtf8(query, base::kIssueValueLength)),
                                .expected = std::to_string(judgements.count)});
        }
    }
    for (const auto& [query, judgements] : grades) {
        setJudgements(byId.find(query)->second->question, judgements);
    }
    return unmatched;
}

void reportUnknownDocuments(QuestionReading& reading) {
    std::set<std::string_view> known;
    for (const Passage& passage : reading.passages) {
        known.insert(passage.id);
    }
    for (const SourceQuestion& source : reading.questions) {
        for (const std::string& id : source.question.evidenceSentenceIds) {
            if (!known.contains(id)) {
                reading.issues.add({.severity = Severity::Warning,
                                    .code = IssueCode::UnresolvedEvidence,
                                    .file = reading.file,
                                    .line = source.line,
                                    .field = "evidence_sentence_ids",
                                    .value = std::string(base::cutUtf8(id, base::kIssueValueLength)),
                                    .expected = {}});
            }
        }
    }
}

} // namespace

const QuestionCodec kBeirQueryCodec{.kind = QuestionKind::Beir,
                                    .records = nullptr,
                                    .get = getQuery,
                                    .put = putQuery,
                                    .fresh = nullptr,
                                    .passages = nullptr,
                                    .appendAt = "",
                                    .emptyDocument = "",
                                    .wrapped = nullptr};

bool isBeirFolder(const fs::path& folder) {
    std::error_code error;
    return fs::is_regular_file(folder / kQueriesFile, error) &&
           (fs::is_regular_file(folder / "corpus.jsonl", error) || fs::is_directory(folder / "qrels", error));
}

Result<> readBeir(const fs::path& path, ReadingWork& work) {
    std::error_code error;
    const bool isFolder = fs::is_directory(path, error);
    ASSAY_TRY(auto parts, isFolder                                    ? readFolder(path, work)
                          : path.filename() == fs::path(kQueriesFile) ? readFolder(path.parent_path(), work)
                                                                      : readQueries(path, work));
    work.reading.file = parts.queriesFile;
    ASSAY_TRY(readRecords(kBeirQueryCodec, parts.queries, nullptr, work));
    ASSAY_TRY(readCorpus(parts.corpus.value_or(std::string()), parts.corpusFile, work));
    json::Json splits = json::Json::array();
    std::vector<std::vector<std::int64_t>> lines(parts.qrels.size());
    for (std::size_t i = 0; i < parts.qrels.size(); ++i) {
        const Split& split = parts.qrels[i];
        const bool areLines = fs::path(split.file).extension() == kLinesExtension;
        splits.push_back((areLines ? readQrelsLines : readQrels)(split.text, split.name, split.file,
                                                                 work.reading, lines[i]));
    }
    json::Json unmatched = takeJudgements(splits, parts.qrels, lines, work.reading);
    if (parts.corpus) {
        reportUnknownDocuments(work.reading);
    }
    work.reading.skeleton = json::dumpJson(json::Json{{"corpus", parts.corpus.has_value()},
                                                      {"qrels", std::move(splits)},
                                                      {"unmatched", std::move(unmatched)}});
    return {};
}

} // namespace assay::formats
