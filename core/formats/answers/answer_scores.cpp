#include "core/formats/answers/answer_scores.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/answers/answer_documents.h"
#include "core/formats/answers/answer_json.h"
#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/answers/answer_score_csv.h"
#include "core/formats/answers/answer_score_table.h"
#include "core/formats/whole_file.h"
#include "core/json/json_text.h"

#include <array>
#include <deque>
#include <utility>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;
namespace fs = std::filesystem;

constexpr std::array<std::string_view, kAnswerScoreKindCount> kKindNames{
    "scores-csv",          "predictions-jsonl",      "finsearch-results-json",
    "florida-report-json", "florida-baselines-json", "tatqa-predictions-json"};
constexpr std::string_view kSpace = " \t\r\n";
constexpr std::size_t kProbedLines = 100;
constexpr std::int64_t kRecordsPerLook = 4'096; // at the stop token

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kSpace);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

// --- JSON lines ---

// The line as an object; kind Invalid: it is none.
json::JsonPlace objectOf(std::string_view line, std::int64_t number) {
    const json::JsonValue value = json::readJsonValue(line);
    const bool isAlone =
        value.kind == json::JsonKind::Object &&
        trimmed(line.substr(static_cast<std::size_t>(value.raw.data() - line.data()) + value.raw.size()))
            .empty();
    return isAlone ? json::JsonPlace{value.kind, value.raw, number}
                   : json::JsonPlace{json::JsonKind::Invalid, {}, number};
}

// Calls `take(line, number, last)` for each line that is not blank, until it returns false.
template <typename Take>
void forEachLine(std::string_view content, Take&& take) {
    std::int64_t number = 1;
    for (std::size_t begin = 0; begin < content.size(); ++number) {
        const std::size_t end = content.find('\n', begin);
        const bool last = end == std::string_view::npos;
        const std::string_view line = trimmed(content.substr(begin, last ? end : end - begin));
        if (!line.empty() && !take(line, number, last)) {
            return;
        }
        begin = last ? content.size() : end + 1;
    }
}

// `texts` receives lines that had to be mended; the table's rows point to them.
void takeLine(std::string_view line, std::int64_t number, bool last, AnswerScoreTable& table,
              std::deque<std::string>& texts) {
    const std::size_t wrong = base::firstInvalidUtf8(line);
    std::string_view text = line;
    if (wrong != std::string_view::npos) {
        base::appendMendedUtf8(line, texts.emplace_back());
        text = texts.back();
    }
    const json::JsonPlace object = objectOf(text, number);
    if (object.kind == json::JsonKind::Invalid) {
        table.reject(number, line,
                     last && json::endsInsideJson(line) ? IssueCode::TruncatedInput
                                                        : IssueCode::MalformedRecord,
                     {}, line);
        return;
    }
    if (wrong != std::string_view::npos) {
        table.report(Severity::Warning, IssueCode::InvalidUtf8, number, {},
                     base::byteAsHexadecimal(line[wrong]));
    }
    addAnswerObject(object, table);
}

bool isLineOfAnswers(std::string_view line) {
    const json::JsonPlace object = objectOf(line, 1);
    bool hasId = false;
    bool hasContent = false;
    if (object.kind == json::JsonKind::Object) {
        json::forEachMember(object.raw, 1, [&](const json::JsonMember& member) {
            const std::string folded = foldedColumnName(member.key);
            hasId = hasId || questionIdRank(folded).has_value();
            hasContent = hasContent || answerRank(folded) || knownAnswerMetric(folded) ||
                         isMetricGroup(folded, member.value.kind);
            return !hasId || !hasContent;
        });
    }
    return hasId && hasContent;
}

// --- All ---

// The first words of what was not recognised.
std::string beginningOf(std::string_view content) {
    const std::string_view line = trimmed(content.substr(0, content.find('\n')));
    std::string shown;
    base::appendMendedUtf8(base::cutUtf8(line, 100), shown);
    return shown;
}

void readJsonLines(std::string_view content, AnswerScoreTable& table, std::deque<std::string>& texts,
                   const std::stop_token& stop) {
    forEachLine(content, [&](std::string_view line, std::int64_t number, bool last) {
        takeLine(line, number, last, table, texts);
        return table.records() % kRecordsPerLook != 0 || !stop.stop_requested();
    });
    if (table.records() == 0) {
        table.report(Severity::Warning, IssueCode::EmptyInput, 0, {}, {});
    }
}

AnswerDocumentReading readTable(std::string_view text, AnswerScoreKind kind, const std::string& name,
                                const std::stop_token& stop) {
    AnswerDocumentReading result;
    AnswerScoreTable table(kind, name);
    std::deque<std::string> texts;
    if (kind == AnswerScoreKind::ScoresCsv) {
        readAnswerCsv(text, table, texts, stop);
    } else {
        readJsonLines(text, table, texts, stop);
    }
    result.hasQuestionId = table.hasQuestionId();
    result.records = table.records();
    result.reading = table.finish();
    return result;
}

// Why nothing of it can be used.
std::string reasonOf(const AnswerDocumentReading& result) {
    if (result.fault) {
        return (result.fault->line > 0 ? "line " + std::to_string(result.fault->line) + ": "
                                       : std::string()) +
               std::string(base::issueCodeName(result.fault->code));
    }
    return result.hasQuestionId || result.records == 0 ? "0 of " + std::to_string(result.records) + " records"
                                                       : "question_id";
}

} // namespace

std::string_view answerScoreKindName(AnswerScoreKind kind) noexcept {
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::optional<AnswerScoreKind> answerScoreKindFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kKindNames.size(); ++i) {
        if (kKindNames[i] == name) {
            return static_cast<AnswerScoreKind>(i);
        }
    }
    return std::nullopt;
}

std::optional<AnswerScoreKind> recogniseAnswerScoresText(std::string_view beginning) {
    const std::string_view content = base::withoutByteOrderMark(beginning);
    const std::string_view text = trimmed(content);
    if (text.starts_with('{')) {
        if (const auto document = recogniseAnswerDocument(text)) {
            return document;
        }
        bool found = false;
        std::size_t lines = 0;
        forEachLine(content, [&](std::string_view line, std::int64_t, bool) {
            found = isLineOfAnswers(line);
            return !found && ++lines < kProbedLines;
        });
        return found ? std::optional(AnswerScoreKind::PredictionsJsonl) : std::nullopt;
    }
    return !text.empty() && isAnswerCsvHeader(content) ? std::optional(AnswerScoreKind::ScoresCsv)
                                                       : std::nullopt;
}

Result<AnswerScoreKind> recogniseAnswerScores(const fs::path& path) {
    return base::guarded(path.string(), [&]() -> Result<AnswerScoreKind> {
        ASSAY_TRY(const auto beginning, readBeginningOfFile(path, kRecognitionBytes));
        const auto kind = recogniseAnswerScoresText(beginning);
        if (!kind) {
            return fail(ErrorCode::UnknownFormat, beginningOf(base::withoutByteOrderMark(beginning)),
                        path.string());
        }
        return *kind;
    });
}

Result<AnswerScoreReading> readAnswerScoresText(std::string_view content, const std::string& name,
                                                std::optional<AnswerScoreKind> kind, std::stop_token stop,
                                                base::IssueList* issuesOnFailure) {
    return base::guarded(name, [&]() -> Result<AnswerScoreReading> {
        const std::string_view text = base::withoutByteOrderMark(content);
        if (!kind) {
            kind = recogniseAnswerScoresText(text);
        }
        if (!kind) {
            return fail(ErrorCode::UnknownFormat, beginningOf(text), name);
        }
        AnswerDocumentReading result = isAnswerDocument(*kind) ? readAnswerDocument(text, *kind, name, stop)
                                                               : readTable(text, *kind, name, stop);
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        AnswerScoreReading reading = std::move(result.reading);
        if (result.fault || reading.records.empty()) {
            if (issuesOnFailure != nullptr) {
                *issuesOnFailure = std::move(reading.issues);
                if (result.fault) {
                    issuesOnFailure->add(*result.fault);
                }
            }
            return fail(ErrorCode::InputNotUsable, reasonOf(result), name);
        }
        reading.kind = *kind;
        reading.file = fs::path(name).filename().string();
        reading.bytes = static_cast<std::int64_t>(content.size());
        reading.sha256 = base::sha256(content);
        reading.document = content;
        return reading;
    });
}

Result<AnswerScoreReading> readAnswerScores(const fs::path& path, std::optional<AnswerScoreKind> kind,
                                            std::stop_token stop, base::ProgressSink& progress,
                                            base::IssueList* issuesOnFailure) {
    return base::guarded(path.string(), [&]() -> Result<AnswerScoreReading> {
        ASSAY_TRY(const auto content, readWholeFile(path, stop, progress));
        return readAnswerScoresText(content, path.string(), kind, stop, issuesOnFailure);
    });
}

} // namespace assay::formats
