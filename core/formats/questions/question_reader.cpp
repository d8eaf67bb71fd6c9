#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/questions/question_codec.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "core/formats/whole_file.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <unordered_set>

namespace assay::formats {

using base::ErrorCode;
using base::IssueCode;
using base::Result;
using base::Severity;
using model::FieldType;
using model::Question;
using model::QuestionField;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxRejectedBytes = std::size_t{64} << 10;
// Beyond that many keys a record is no question, and a tree with ordered keys would take its time.
constexpr std::size_t kMaxKeys = 20'000;

bool hasTooManyKeys(std::string_view raw) {
    return static_cast<std::size_t>(std::count(raw.begin(), raw.end(), ':')) > kMaxKeys &&
           json::keysIn(raw) > kMaxKeys;
}

// Placeholders and texts of a wrong character set anywhere in the record.
void checkStrings(const json::Json& value, const std::string& pointer, RecordIssues& issues) {
    if (value.is_string()) {
        const std::string& text = value.get_ref<const std::string&>();
        if (isPlaceholder(text)) {
            issues.add(IssueCode::Placeholder, Severity::Warning, pointer, text);
        } else if (const auto repaired = assay::text::repairedCharacterSet(text)) {
            issues.add(IssueCode::WrongEncoding, Severity::Warning, pointer, text, *repaired);
        }
    } else if (value.is_object()) {
        for (const auto& [key, member] : value.items()) {
            if (member.is_string() || member.is_structured()) {
                checkStrings(member, pointer + "/" + json::pointerToken(key), issues);
            }
        }
    } else if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (value[i].is_string() || value[i].is_structured()) {
                checkStrings(value[i], pointer + "/" + std::to_string(i), issues);
            }
        }
    }
}

// Where an element that is no record stands: "questions[3]", "[0].questions[1]". Empty for lines.
std::string elementName(std::string_view pointer) {
    std::string name;
    while (!pointer.empty()) {
        const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
        const std::string_view token = pointer.substr(1, end - 1);
        pointer.remove_prefix(end);
        if (token.find_first_not_of("0123456789") == std::string_view::npos) {
            name.append("[").append(token).append("]");
        } else {
            name.append(name.empty() ? "" : ".").append(token);
        }
    }
    return name;
}

// Takes the records of one text.
class RecordTaker {
  public:
    RecordTaker(const QuestionCodec& codec, std::string_view text, const FieldMapping* mapping,
                ReadingWork& work)
        : m_codec(codec)
        , m_text(text)
        , m_mapping(mapping)
        , m_work(work) {
        for (const Passage& passage : work.reading.passages) {
            m_passageIds.insert(passage.id);
        }
    }

    // False: stop was requested.
    bool take(const RecordPlace& place) {
        if (++m_count % 256 == 0) {
            m_work.progress.report(base::Stage::Reading, place.raw.data() - m_text.data(),
                                   static_cast<std::int64_t>(m_text.size()));
            m_stopped = m_stopped || m_work.stop.stop_requested();
        }
        if (m_stopped) {
            return false;
        }
        const auto record = hasTooManyKeys(place.raw) ? std::nullopt : json::parseJson(place.raw);
        if (!record || !record->is_object()) {
            reject(place, record ? IssueCode::WrongType : IssueCode::MalformedRecord);
            if (place.raw == "null") {
                m_replaced.push_back({place.raw, kNullInSkeleton});
            }
            return true;
        }
        const RecordContext context{place.surroundings, m_mapping, nullptr};
        RecordIssues issues(&m_work.reading.issues, m_work.reading.file, place.raw, place.line);
        SourceQuestion source;
        source.question = m_codec.get(*record, context, issues);
        checkStrings(*record, {}, issues);
        issues.addRepeatedKeys(*record);
        if (source.question.questionText.empty() && !source.question.unreadable.contains("question_text")) {
            issues.add(IssueCode::MissingField, Severity::Warning, "/question_text", {});
        }
        if (m_codec.passages != nullptr) {
            addPassages(*record, context);
        }
        source.record = std::string(place.raw);
        source.pointer = place.pointer;
        source.line = place.line;
        m_work.reading.questions.push_back(std::move(source));
        m_replaced.push_back({place.raw, "null"});
        return true;
    }

    [[nodiscard]] bool stopped() const { return m_stopped; }

    // The document with null for each question's record, and kNullInSkeleton for what is null itself; empty
    // when it is nothing but an array of them.
    [[nodiscard]] std::string skeleton() const {
        if (m_codec.records == nullptr ||
            (m_work.reading.rejected.empty() && m_codec.appendAt.empty() && m_codec.wrapped == nullptr)) {
            return {};
        }
        std::string out;
        std::size_t done = 0;
        for (const auto& [raw, by] : m_replaced) {
            const auto begin = static_cast<std::size_t>(raw.data() - m_text.data());
            out += m_text.substr(done, begin - done);
            out += by;
            done = begin + raw.size();
        }
        out += m_text.substr(done);
        return out;
    }

  private:
    void reject(const RecordPlace& place, IssueCode reason) {
        RejectedRecord rejected;
        rejected.line = place.line;
        rejected.reason = reason;
        rejected.text = std::string(base::cutUtf8(place.raw, kMaxRejectedBytes));
        m_work.reading.issues.add({Severity::Error,
                                   reason,
                                   m_work.reading.file,
                                   place.line,
                                   elementName(place.pointer),
                                   std::string(base::cutUtf8(place.raw, base::kIssueValueLength)),
                                   {}});
        m_work.reading.rejected.push_back(std::move(rejected));
    }

    void addPassages(const json::Json& record, const RecordContext& context) {
        std::vector<Passage> found;
        m_codec.passages(record, context, found);
        for (Passage& passage : found) {
            if (m_passageIds.insert(passage.id).second) {
                m_work.reading.passages.push_back(std::move(passage));
            }
        }
    }

    const QuestionCodec& m_codec;
    std::string_view m_text;
    const FieldMapping* m_mapping;
    ReadingWork& m_work;
    std::int64_t m_count = 0;
    bool m_stopped = false;
    std::vector<std::pair<std::string_view, std::string_view>> m_replaced; // what in the text, by what
    std::unordered_set<std::string> m_passageIds;
};

void takeLines(std::string_view text, RecordTaker& taker) {
    std::int64_t line = 1;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view raw = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        const std::size_t first = raw.find_first_not_of(" \t\r");
        if (first != std::string_view::npos) {
            raw = raw.substr(first, raw.find_last_not_of(" \t\r") - first + 1);
            if (!taker.take({raw, {}, line, nullptr})) {
                return;
            }
        }
        ++line;
    }
}

// UTF-8 without a byte order mark; wrong bytes are replaced and reported by line.
std::string mendedText(std::string_view text, QuestionReading& reading) {
    text = base::withoutByteOrderMark(text);
    std::string mended;
    mended.reserve(text.size());
    std::int64_t line = 1;
    std::string_view rest = text;
    for (std::size_t wrong = base::firstInvalidUtf8(rest); wrong != std::string_view::npos;
         wrong = base::firstInvalidUtf8(rest)) {
        line += json::linesIn(rest.substr(0, wrong));
        reading.issues.add({Severity::Warning,
                            IssueCode::InvalidUtf8,
                            reading.file,
                            line,
                            {},
                            base::byteAsHexadecimal(rest[wrong]),
                            {}});
        const std::size_t end = rest.find('\n', wrong);
        const std::size_t behind = end == std::string_view::npos ? rest.size() : end + 1;
        base::appendMendedUtf8(rest.substr(0, behind), mended);
        rest = rest.substr(behind);
        ++line;
    }
    mended += rest;
    return mended;
}

// Ids for questions without one, then ids that come several times.
void checkIds(QuestionReading& reading) {
    std::unordered_set<std::string> given;
    for (const SourceQuestion& source : reading.questions) {
        given.insert(source.question.questionId);
    }
    std::unordered_set<std::string> seen;
    std::size_t place = 0;
    for (SourceQuestion& source : reading.questions) {
        ++place;
        std::string& id = source.question.questionId;
        if (id.empty()) {
            const std::string base = "q" + std::to_string(place);
            id = base;
            for (int again = 2; given.contains(id); ++again) {
                id = base + "-" + std::to_string(again);
            }
            given.insert(id);
            reading.issues.add(
                {Severity::Info, IssueCode::MissingField, reading.file, source.line, "question_id", {}, id});
        }
        if (!seen.insert(id).second) {
            reading.issues.add({Severity::Warning,
                                IssueCode::DuplicateId,
                                reading.file,
                                source.line,
                                "question_id",
                                id,
                                {}});
        }
    }
}

Result<> readAs(std::string_view text, ReadingWork& work) {
    switch (work.reading.kind) {
    case QuestionKind::QuestionsCsv:
        return readQuestionsCsv(text, work);
    case QuestionKind::QuestionsJsonl:
        return readQuestionsJsonl(text, work);
    case QuestionKind::Beir:
        return base::fail(ErrorCode::InvalidArgument, "beir", "kind");
    default:
        return readRecords(*codecOf(work.reading.kind), text, nullptr, work);
    }
}

Result<> finish(Result<> read, QuestionReading& reading, base::IssueList* issuesOnFailure) {
    if (read) {
        checkIds(reading);
        if (reading.questions.empty() && !reading.rejected.empty()) {
            read = base::fail(ErrorCode::InputNotUsable,
                              "0 of " + std::to_string(reading.rejected.size()) + " records", reading.file);
        } else if (reading.questions.empty()) {
            reading.issues.add({Severity::Warning, IssueCode::EmptyInput, reading.file, 0, {}, {}, {}});
        }
    }
    if (!read && issuesOnFailure != nullptr) {
        *issuesOnFailure = std::move(reading.issues);
    }
    return read;
}

} // namespace

void checkQuestion(const Question& question, RecordIssues& issues,
                   std::string_view (*pointerOf)(QuestionField field)) {
    for (const model::FieldInfo& info : model::questionFields()) {
        const std::string own = "/" + std::string(info.name);
        const std::string_view pointer = pointerOf != nullptr ? pointerOf(info.field) : own;
        if (const auto found = question.unreadable.find(std::string(info.name));
            found != question.unreadable.end()) {
            if (const auto value = json::parseJson(found->second);
                value && value->is_string() && isPlaceholder(value->get_ref<const std::string&>())) {
                issues.add(IssueCode::Placeholder, Severity::Warning, pointer,
                           value->get_ref<const std::string&>());
                continue;
            }
        }
        if (info.type == FieldType::Json) {
            continue;
        }
        for (const std::string& entry : model::fieldEntries(question, info.field)) {
            if (isPlaceholder(entry)) {
                issues.add(IssueCode::Placeholder, Severity::Warning, pointer, entry);
            } else if (const auto repaired = assay::text::repairedCharacterSet(entry)) {
                issues.add(IssueCode::WrongEncoding, Severity::Warning, pointer, entry, *repaired);
            }
        }
        if (info.field == QuestionField::QuestionText && question.questionText.empty()) {
            issues.add(IssueCode::MissingField, Severity::Warning, pointer, {});
        }
    }
}

Result<> readRecords(const QuestionCodec& codec, std::string_view text, const FieldMapping* mapping,
                     ReadingWork& work) {
    RecordTaker taker(codec, text, mapping, work);
    if (codec.records == nullptr) {
        takeLines(text, taker);
    } else if (const auto error =
                   codec.records(text, [&taker](const RecordPlace& place) { taker.take(place); })) {
        if (isBlank(text)) {
            work.reading.issues.add(
                {Severity::Error, IssueCode::EmptyInput, work.reading.file, 0, {}, {}, {}});
            return base::fail(ErrorCode::InputNotUsable, "no record", work.reading.file);
        }
        const bool isCut = json::endsInsideJson(text);
        work.reading.issues.add({Severity::Error,
                                 isCut ? IssueCode::TruncatedInput : IssueCode::MalformedRecord,
                                 work.reading.file,
                                 error->line,
                                 {},
                                 error->detail,
                                 {}});
        return base::fail(
            ErrorCode::InputNotUsable,
            "line " + std::to_string(error->line) + ": " +
                (isCut ? "the file ends in the middle of its JSON" : "no valid JSON: " + error->detail),
            work.reading.file);
    }
    if (taker.stopped()) {
        return base::fail(ErrorCode::Cancelled);
    }
    if (work.reading.skeleton.empty()) {
        work.reading.skeleton = taker.skeleton();
    }
    return {};
}

Result<QuestionReading> readQuestionsText(std::string_view content, std::string_view file,
                                          std::optional<QuestionKind> kind, const FieldMapping* mapping,
                                          std::stop_token stop, base::ProgressSink& progress,
                                          base::IssueList* issuesOnFailure) {
    return base::guarded(std::string(file), [&]() -> Result<QuestionReading> {
        if (const auto encoding = checkEncoding(content); !encoding) {
            return base::fail(encoding.error().code, encoding.error().detail, std::string(file));
        }
        QuestionReading reading;
        reading.file = std::string(file);
        reading.bytes = static_cast<std::int64_t>(content.size());
        const std::string text = mendedText(content, reading);
        if (!kind) {
            kind = recogniseQuestionsText(text);
        }
        if (!kind) {
            return base::fail(ErrorCode::UnknownFormat,
                              std::string(base::cutUtf8(text.substr(0, text.find('\n')), 100)), reading.file);
        }
        reading.kind = *kind;
        reading.sha256 = base::sha256(content);
        ReadingWork work{reading, stop, progress, mapping};
        ASSAY_TRY(finish(readAs(text, work), reading, issuesOnFailure));
        return reading;
    });
}

Result<QuestionReading> readQuestions(const fs::path& path, std::optional<QuestionKind> kind,
                                      const FieldMapping* mapping, std::stop_token stop,
                                      base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return base::guarded(path.string(), [&]() -> Result<QuestionReading> {
        ASSAY_TRY(const auto recognised, kind ? Result<QuestionKind>(*kind) : recogniseQuestions(path));
        if (recognised == QuestionKind::Beir) {
            std::error_code error;
            if (!fs::exists(path, error)) {
                return base::fail(ErrorCode::FileNotFound, {}, path.string());
            }
            QuestionReading reading;
            reading.kind = QuestionKind::Beir;
            reading.file = path.string(); // while it is read: what issues and errors name
            ReadingWork work{reading, stop, progress, mapping};
            ASSAY_TRY(finish(readBeir(path, work), reading, issuesOnFailure));
            reading.file =
                path.has_filename() ? path.filename().string() : path.parent_path().filename().string();
            return reading;
        }
        base::NoProgress unwatched; // the records are counted
        ASSAY_TRY(const auto content, readWholeFile(path, stop, unwatched));
        auto reading =
            readQuestionsText(content, path.string(), recognised, mapping, stop, progress, issuesOnFailure);
        if (reading) {
            reading->file = path.filename().string();
        }
        return reading;
    });
}

} // namespace assay::formats
