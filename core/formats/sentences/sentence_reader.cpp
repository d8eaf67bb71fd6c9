#include "core/formats/sentences/sentence_reader.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/csv_record_splitter.h"
#include "core/formats/line_blocks.h"
#include "core/formats/questions/bundle_json.h"
#include "core/formats/questions/question_mapping.h" // distinctColumns
#include "core/formats/sentences/sentence_id.h"
#include "core/formats/sentences/sentence_record.h"
#include "core/formats/whole_file.h"
#include "core/json/json_places.h"
#include "core/text/sentence_doubts.h"
#include "core/text/sentence_split.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace assay::formats {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;

constexpr std::int64_t kLinesPerLook = 4'096;

std::string_view firstLine(std::string_view text) {
    std::string_view found;
    forEachLine(text, 0, [&](std::string_view line, std::int64_t) {
        found = line;
        return false;
    });
    return found;
}

char separatorOf(std::string_view header) {
    char best = ',';
    std::ptrdiff_t most = 0;
    for (const char separator : {',', ';', '\t'}) {
        const auto count = std::count(header.begin(), header.end(), separator);
        if (count > most) {
            most = count;
            best = separator;
        }
    }
    return best;
}

// The header's fields, and each record as an object of texts.
class CsvSentences final : public CsvRecordHandler {
  public:
    CsvSentences(SentenceIntake& intake, std::stop_token stop)
        : m_intake(intake)
        , m_stop(std::move(stop)) {}

    bool takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) override {
        if (m_columns.empty()) {
            takeHeader(record.line, fields);
            return m_hasText;
        }
        if (record.state != json::RecordState::Complete) {
            m_intake.reject(IssueCode::MalformedRecord, {}, record.text, record.text, record.line);
            return true;
        }
        if (fields.size() != m_columns.size()) {
            m_intake.report(Severity::Warning,
                            fields.size() > m_columns.size() ? IssueCode::ExtraColumns
                                                             : IssueCode::FewerColumns,
                            {}, std::to_string(fields.size()), record.line);
        }
        json::Json object = json::Json::object();
        for (std::size_t i = 0; i < std::min(fields.size(), m_columns.size()); ++i) {
            if (fields[i].text.empty()) {
                continue;
            }
            // Every cell is a text: a whole number in it is no fault.
            std::int64_t number = 0;
            const std::string_view cell = fields[i].text;
            const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
            const bool isPlain = error == std::errc() && end == cell.data() + cell.size() &&
                                 std::to_string(number) == cell && m_isNumber[i];
            object[m_columns[i]] = isPlain ? json::Json(number) : json::Json(std::string(cell));
        }
        return m_intake.takeRecord(object, record.text, record.line) &&
               (++m_records % kLinesPerLook != 0 || !m_stop.stop_requested());
    }

    // Without such a column nothing of it is a sentence; then nothing was read.
    [[nodiscard]] bool hasText() const noexcept { return m_columns.empty() || m_hasText; }

  private:
    void takeHeader(std::int64_t line, std::span<const CsvField> fields) {
        std::vector<std::string> header;
        for (const CsvField& field : fields) {
            header.emplace_back(field.text);
        }
        m_columns = distinctColumns(header);
        for (std::size_t i = 0; i < header.size(); ++i) {
            if (!header[i].empty() && m_columns[i] != header[i]) {
                m_intake.report(Severity::Warning, IssueCode::DuplicateId, header[i], m_columns[i], line);
            }
        }
        const SentenceMapping& mapping = m_intake.mapping();
        m_hasText = std::ranges::any_of(m_columns, [&mapping](const std::string& column) {
            return mapping.empty() ? column == "text" || column == "sentence_text"
                                   : sentenceFieldOf(mapping, column) == "text";
        });
        if (!m_hasText) {
            m_intake.report(Severity::Error, IssueCode::MissingField, "text", {}, line);
        }
        for (const auto& [column, field] : mapping) {
            if (std::ranges::find(m_columns, column) == m_columns.end()) {
                m_intake.report(Severity::Error, IssueCode::MissingField, column, {}, line);
                m_hasText = false; // nothing of it is as it was meant
            }
        }
        for (const std::string& column : m_columns) {
            m_isNumber.push_back(isNumberColumn(mapping.empty() ? column : sentenceFieldOf(mapping, column)));
        }
    }

    static bool isNumberColumn(std::string_view name) {
        constexpr std::string_view kNumbers[]{"cik_int", "cik",      "report_year", "year",
                                              "pos",     "position", "sentence_pos"};
        return std::find(std::begin(kNumbers), std::end(kNumbers), name) != std::end(kNumbers);
    }

    SentenceIntake& m_intake;
    std::stop_token m_stop;
    std::vector<std::string> m_columns;
    std::vector<bool> m_isNumber; // for each of them
    bool m_hasText = false;
    std::int64_t m_records = 0;
};

// A line of JSON; whether to go on.
bool takeJsonLine(std::string_view here, std::int64_t line, SentenceIntake& intake) {
    const auto record = json::parseJson(here);
    if (!record) {
        intake.reject(IssueCode::MalformedRecord, {}, here, here, line);
        return true;
    }
    intake.reportRepeatedKeys(*record, here, line);
    return intake.takeRecord(*record, here, line);
}

bool takeIdLine(std::string_view here, std::int64_t line, SentenceIntake& intake) {
    model::Sentence sentence;
    sentence.sentenceId = here;
    return intake.take(std::move(sentence), here, line);
}

// Files of lines, however large they are. Errors as forEachBlockOfLines(), and InputNotUsable
// ("missing_field": a table without a column of texts).
Result<> readLines(const fs::path& path, SentenceReading& reading, SentenceIntake& intake,
                   const std::stop_token& stop, base::ProgressSink& progress) {
    const bool isTable = reading.kind == SentenceFileKind::SentencesCsv;
    const auto takeLine = reading.kind == SentenceFileKind::SentenceIds ? takeIdLine : takeJsonLine;
    CsvSentences csv(intake, stop);
    std::optional<CsvRecordSplitter> splitter;
    std::int64_t count = 0;
    bool isWhole = true;
    const auto file = forEachBlockOfLines(
        path, reading.issues, stop, progress, [&](std::string_view lines, std::int64_t before) {
            if (isTable) {
                if (!splitter) {
                    splitter.emplace(separatorOf(firstLine(lines)), csv);
                }
                return isWhole = splitter->feed(lines);
            }
            return forEachLine(lines, before, [&](std::string_view here, std::int64_t line) {
                return takeLine(here, line, intake) &&
                       (++count % kLinesPerLook != 0 || !stop.stop_requested());
            });
        });
    ASSAY_TRY(file);
    if (splitter && isWhole) {
        static_cast<void>(splitter->finish());
    }
    if (!csv.hasText()) {
        return fail(ErrorCode::InputNotUsable, "missing_field", path.string());
    }
    reading.bytes = file->bytes;
    reading.sha256 = file->sha256;
    return {};
}

// The year of a report is that of its period; of a filing that does not say it, that of its date.
std::optional<std::int64_t> yearOf(std::string_view date) {
    std::int64_t year = 0;
    const std::string_view digits = date.substr(0, 4);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), year);
    const bool whole = error == std::errc() && end == digits.data() + digits.size() && digits.size() == 4;
    return whole ? std::optional(year) : std::nullopt;
}

std::string textAt(const json::Json& record, const char* key) {
    const auto found = record.find(key);
    return found == record.end() ? std::string() : metadataText(*found);
}

bool isItem(std::string_view key) {
    return key.starts_with("item_") && key.size() > 5;
}

bool isNothing(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
    return text == "none." || text == "none" || text == "not applicable." || text == "not applicable";
}

void noteDoubt(const model::Sentence& sentence, const std::string& before, SectionCut& cut) {
    if (sentence.kind != model::SentenceKind::Prose) {
        return;
    }
    const auto doubt = text::doubtOf(sentence.text, before);
    if (!doubt) {
        return;
    }
    ++cut.doubtful;
    if (cut.doubts.size() < kMostDoubtsOfSection) {
        cut.doubtIds.push_back(sentence.sentenceId);
        cut.doubts.emplace_back(text::cutDoubtName(*doubt));
    }
}

// One section's text cut into sentences.
bool takeItem(const model::Sentence& model, const std::string& key, const std::string& item,
              std::int64_t line, SentenceReading& reading, SentenceIntake& intake) {
    SectionCut cut;
    cut.section = model.section;
    cut.characters = static_cast<std::int64_t>(item.size());
    std::int64_t position = 0;
    std::string onlyProse;
    std::string before; // the sentence before, if that is prose
    for (const text::TextPiece& piece : text::splitFiling(item)) {
        model::Sentence sentence = model;
        sentence.kind = piece.kind;
        sentence.text = text::pieceText(item, piece);
        sentence.position = position++;
        sentence.sentenceId =
            sentenceIdOf({*model.cik, model.form, *model.year, model.section, position - 1});
        noteDoubt(sentence, before, cut);
        before = piece.kind == model::SentenceKind::Prose ? sentence.text : std::string();
        switch (piece.kind) {
        case model::SentenceKind::Prose:
            onlyProse = ++cut.sentences == 1 ? sentence.text : std::string();
            break;
        case model::SentenceKind::Heading:
            ++cut.headings;
            break;
        case model::SentenceKind::TableDebris:
            ++cut.tableDebris;
            break;
        }
        const std::string raw = sentence.text;
        if (!intake.take(std::move(sentence), raw, line)) {
            return false;
        }
    }
    if (position == 0) {
        intake.report(Severity::Info, IssueCode::MissingField, key, {}, line);
    } else if (isNothing(onlyProse)) {
        intake.report(Severity::Info, IssueCode::MissingField, key, onlyProse, line);
    }
    reading.cuts.push_back(std::move(cut));
    return true;
}

Result<> readFiling(std::string_view text, SentenceReading& reading, SentenceIntake& intake,
                    const std::stop_token& stop, const std::string& where) {
    const auto filing = json::parseJson(text);
    if (!filing || !filing->is_object()) {
        intake.report(Severity::Error, filing ? IssueCode::WrongType : IssueCode::MalformedRecord, {}, text,
                      1);
        return fail(ErrorCode::InputNotUsable, filing ? "wrong_type" : "malformed_record", where);
    }
    intake.reportRepeatedKeys(*filing, text, 1);
    model::Sentence common;
    const std::string cik = textAt(*filing, "cik");
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(cik.data(), cik.data() + cik.size(), number);
    if (error == std::errc() && end == cik.data() + cik.size()) {
        common.cik = number;
    }
    common.company = textAt(*filing, "company");
    common.form = textAt(*filing, "filing_type");
    common.year = yearOf(textAt(*filing, "period_of_report"));
    if (!common.year) {
        common.year = yearOf(textAt(*filing, "filing_date"));
        intake.report(common.year ? Severity::Warning : Severity::Error, IssueCode::MissingField,
                      "period_of_report", textAt(*filing, "filing_date"), 1);
    }
    if (!common.cik) {
        intake.report(Severity::Error, cik.empty() ? IssueCode::MissingField : IssueCode::WrongType, "cik",
                      cik, 1);
    }
    if (common.form.empty()) {
        intake.report(Severity::Error, IssueCode::MissingField, "filing_type", {}, 1);
    }
    if (!common.cik || !common.year || common.form.empty()) {
        return fail(ErrorCode::InputNotUsable, "missing_field", where);
    }
    const FilingPlace place{*common.cik, common.form, *common.year};
    if (const auto other = intake.claim(place)) {
        const std::string period = textAt(*filing, "period_of_report");
        const std::string what = sentenceIdOf({place.cik, place.form, place.year, {}, 0});
        intake.refuseFile("period_of_report", period.empty() ? textAt(*filing, "filing_date") : period,
                          *other, what.substr(0, what.find("_section_")));
        return {};
    }
    for (const auto& [key, value] : filing->items()) {
        if (!isItem(key) && key != "cik" && key != "company" && key != "filing_type" && !value.is_null()) {
            common.metadata.emplace(key, metadataText(value));
        }
    }
    // Where each item stands, for the issues.
    std::unordered_map<std::string, std::int64_t> lines;
    json::forEachMember(text, 1, [&](const json::JsonMember& member) {
        lines[member.key] = member.value.line;
        return true;
    });
    for (const auto& [key, value] : filing->items()) {
        if (!isItem(key)) {
            continue;
        }
        if (!value.is_string()) {
            intake.report(Severity::Warning, IssueCode::WrongType, key, json::dumpJson(value), lines[key]);
            continue;
        }
        common.section = sectionOf(key);
        if (stop.stop_requested() ||
            !takeItem(common, key, value.get<std::string>(), lines[key], reading, intake)) {
            return fail(ErrorCode::Cancelled);
        }
    }
    return {};
}

Result<> readBundleSentences(const fs::path& path, SentenceReading& reading, SentenceIntake& intake,
                             std::stop_token stop, base::ProgressSink& progress,
                             base::IssueList* issuesOnFailure) {
    ASSAY_TRY(auto bundles, readBundles(path, stop, progress, issuesOnFailure));
    reading.sha256 = bundles.sha256;
    reading.bytes = bundles.bytes;
    for (SourceBundle& source : bundles.bundles) {
        for (model::BundleSentence& from : source.bundle.sentences) {
            model::Sentence sentence;
            sentence.sentenceId = std::move(from.sentenceId);
            sentence.text = std::move(from.text);
            sentence.cik = from.cik;
            sentence.company = std::move(from.company);
            sentence.year = from.year;
            if (!sentencePlace(sentence.sentenceId)) { // else the id says it as ids write it
                sentence.section = sectionOf(from.section);
            }
            if (!from.docId.empty()) {
                sentence.metadata.emplace("docID", std::move(from.docId));
            }
            const std::string raw = sentence.text;
            if (!intake.take(std::move(sentence), raw, source.line)) {
                return fail(ErrorCode::Cancelled);
            }
        }
    }
    return {};
}

std::optional<SentenceFileKind> recogniseText(std::string_view text) {
    text = base::withoutByteOrderMark(text);
    const std::string_view first = firstLine(text);
    if (first.empty()) {
        return std::nullopt;
    }
    if (first.front() != '{') {
        if (sentencePlace(first)) {
            return SentenceFileKind::SentenceIds;
        }
        const auto holds = [&](std::string_view name) { return first.find(name) != std::string_view::npos; };
        const bool isSentence =
            (holds("sentenceID") || holds("sentence_id") || holds("sentence_pos")) && holds("text");
        return isSentence && first.front() != '[' && !holds("question")
                   ? std::optional(SentenceFileKind::SentencesCsv)
                   : std::nullopt;
    }
    bool hasId = false;
    bool hasText = false;
    bool isFiling = false;
    bool hasBeirId = false;
    bool hasTitle = false;
    bool isOther = false;
    const json::JsonWalk walk = json::forEachMember(text, 1, [&](const json::JsonMember& member) {
        hasId = hasId || member.key == "sentenceID" || member.key == "sentence_id" ||
                member.key == "sentence_pos";
        hasText = hasText || member.key == "text" || member.key == "sentence_text";
        hasBeirId = hasBeirId || member.key == "_id";
        hasTitle = hasTitle || member.key == "title";
        isFiling = isFiling || member.key == "filing_type" || member.key == "period_of_report";
        isOther =
            isOther || member.key.starts_with("question") || member.key == "label" || member.key == "answer";
        return true;
    });
    if (isOther) {
        return std::nullopt;
    }
    if (isFiling && text.find("\"item_1\"") != std::string_view::npos) {
        return SentenceFileKind::EdgarCrawlerJson;
    }
    if (hasId && hasText) {
        return SentenceFileKind::SentencesJsonl;
    }
    return walk.whole && hasBeirId && hasText && hasTitle ? std::optional(SentenceFileKind::BeirCorpus)
                                                          : std::nullopt;
}

Result<SentenceReading> readUnguarded(const fs::path& path, std::optional<SentenceFileKind> kind,
                                      const SentenceMapping& mapping, SentenceKeeper& keeper,
                                      const std::stop_token& stop, base::ProgressSink& progress,
                                      base::IssueList* issuesOnFailure) {
    if (!kind) {
        ASSAY_TRY(auto recognised, recogniseSentences(path));
        if (!recognised) {
            return fail(ErrorCode::UnknownFormat, {}, path.string());
        }
        kind = *recognised;
    }
    SentenceReading reading;
    reading.kind = *kind;
    reading.file = path.filename().string();
    const bool isMapped =
        *kind == SentenceFileKind::SentencesCsv || *kind == SentenceFileKind::SentencesJsonl;
    const SentenceMapping none;
    SentenceIntake intake(reading, keeper, path.string(), isMapped ? mapping : none);
    const auto failed = [&](base::Error error) -> Result<SentenceReading> {
        if (issuesOnFailure != nullptr && reading.issues.total() > 0) {
            *issuesOnFailure = reading.issues;
        }
        return tl::unexpected(std::move(error));
    };
    if (*kind == SentenceFileKind::BundleSentences) {
        if (auto read = readBundleSentences(path, reading, intake, stop, progress, issuesOnFailure); !read) {
            return failed(read.error());
        }
    } else if (*kind == SentenceFileKind::EdgarCrawlerJson) {
        ASSAY_TRY(auto content, readWholeFile(path, stop, progress));
        reading.bytes = static_cast<std::int64_t>(content.size());
        reading.sha256 = base::sha256(content);
        mendUtf8Lines(content, path.string(), reading.issues);
        if (auto read = readFiling(base::withoutByteOrderMark(content), reading, intake, stop, path.string());
            !read) {
            return failed(read.error());
        }
    } else if (auto read = readLines(path, reading, intake, stop, progress); !read) {
        return failed(read.error());
    }
    if (intake.stopped() || stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    if (reading.sentences + reading.repeated == 0 && !intake.refused()) {
        intake.report(Severity::Error, IssueCode::EmptyInput, {}, {}, 0);
        return failed({ErrorCode::InputNotUsable, "empty_input", path.string()});
    }
    return reading;
}

class AllSentences final : public SentenceKeeper {
  public:
    SentenceFate keep(model::Sentence&& sentence) override {
        const auto [there, isNew] = m_byId.try_emplace(sentence.sentenceId, sentences.size());
        if (!isNew) {
            return sentences[there->second].text == sentence.text ? SentenceFate::SameAgain
                                                                  : SentenceFate::OtherAgain;
        }
        sentences.push_back(std::move(sentence));
        return SentenceFate::Kept;
    }

    std::vector<model::Sentence> sentences;

  private:
    std::unordered_map<std::string, std::size_t> m_byId;
};

} // namespace

std::optional<std::string> SentenceKeeper::claim(const FilingPlace& place, const std::string& file) {
    const auto [known, isNew] = m_files.try_emplace(place, file);
    return isNew ? std::nullopt : std::optional(known->second);
}

std::optional<SentenceFileKind> sentenceKindFromName(std::string_view name) noexcept {
    const auto* const found = std::find(kSentenceKindNames.begin(), kSentenceKindNames.end(), name);
    return found == kSentenceKindNames.end()
               ? std::nullopt
               : std::optional(static_cast<SentenceFileKind>(found - kSentenceKindNames.begin()));
}

Result<std::optional<SentenceFileKind>> recogniseSentences(const fs::path& path) {
    return base::guarded(path.string(), [&]() -> Result<std::optional<SentenceFileKind>> {
        std::error_code unknown;
        if (fs::is_directory(path, unknown)) {
            return std::optional<SentenceFileKind>();
        }
        ASSAY_TRY(const auto beginning, readBeginningOfFile(path, kRecognitionBytes));
        return recogniseText(beginning);
    });
}

Result<SentenceReading> readSentences(const fs::path& path, std::optional<SentenceFileKind> kind,
                                      SentenceKeeper& keeper, std::stop_token stop,
                                      base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return readSentences(path, kind, {}, keeper, std::move(stop), progress, issuesOnFailure);
}

Result<SentenceReading> readSentences(const fs::path& path, std::optional<SentenceFileKind> kind,
                                      const SentenceMapping& mapping, SentenceKeeper& keeper,
                                      std::stop_token stop, base::ProgressSink& progress,
                                      base::IssueList* issuesOnFailure) {
    return base::guarded(path.string(), [&] {
        return readUnguarded(path, kind, mapping, keeper, stop, progress, issuesOnFailure);
    });
}

Result<ReadSentences> readAllSentences(const fs::path& path, std::optional<SentenceFileKind> kind,
                                       std::stop_token stop, base::ProgressSink& progress,
                                       base::IssueList* issuesOnFailure) {
    AllSentences all;
    ASSAY_TRY(auto reading, readSentences(path, kind, all, std::move(stop), progress, issuesOnFailure));
    return ReadSentences{std::move(reading), std::move(all.sentences)};
}

} // namespace assay::formats
