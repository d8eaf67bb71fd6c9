#include "core/formats/answer_scores.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/formats/answer_metric_names.h"
#include "core/formats/answer_score_csv.h"
#include "core/formats/answer_score_table.h"
#include "core/formats/json_text.h"
#include "core/formats/utf8_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <deque>
#include <fstream>
#include <system_error>
#include <utility>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;
using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr std::array<std::string_view, 2> kKindNames{"scores-csv", "predictions-jsonl"};
constexpr std::uintmax_t kMaxFileBytes = std::uintmax_t{1} << 30U;
constexpr std::size_t kBlockBytes = std::size_t{1} << 20U;
constexpr std::string_view kSpace = " \t\r\n";
constexpr std::size_t kProbedLines = 100;
constexpr std::int64_t kRecordsPerLook = 4'096; // at the stop token

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kSpace);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

std::string_view withoutMark(std::string_view content) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return content.starts_with(mark) ? content.substr(mark.size()) : content;
}

// --- JSON lines ---

std::string written(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool isMetricGroup(std::string_view folded, const Json& value) {
    return (folded == "metrics" || folded == "scores") && value.is_object();
}

// The line as an object; nullopt: it is none. NaN and the infinities are texts in it.
std::optional<Json> objectOf(std::string_view line) {
    std::string compact;
    const JsonValue value = readJsonValue(line, &compact);
    if (value.kind != JsonKind::Object ||
        !trimmed(line.substr(static_cast<std::size_t>(value.raw.data() - line.data()) + value.raw.size()))
             .empty()) {
        return std::nullopt;
    }
    Json object = Json::parse(compact, nullptr, false);
    return object.is_object() ? std::optional(std::move(object)) : std::nullopt;
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

class JsonAnswerReader {
  public:
    explicit JsonAnswerReader(AnswerScoreTable& table)
        : m_table(table) {}

    void takeLine(std::string_view line, std::int64_t number, bool last) {
        std::string mended;
        const std::size_t wrong = firstInvalidUtf8(line);
        if (wrong != std::string_view::npos) {
            appendMendedUtf8(line, mended);
        }
        const auto object = objectOf(wrong == std::string_view::npos ? line : std::string_view(mended));
        if (!object) {
            m_table.reject(number, line,
                           last && endsInsideJson(line) ? IssueCode::TruncatedInput
                                                        : IssueCode::MalformedRecord,
                           {}, line);
            return;
        }
        if (wrong != std::string_view::npos) {
            m_table.report(Severity::Warning, IssueCode::InvalidUtf8, number, {},
                           byteAsHexadecimal(line[wrong]));
        }
        AnswerRow row;
        row.line = number;
        row.text = line;
        for (const auto& [key, value] : object->items()) {
            if (isMetricGroup(foldedColumnName(key), value)) {
                takeGroup(key, value, row);
            } else {
                take(key, key, false, value, row);
            }
        }
        m_table.add(std::move(row));
    }

  private:
    void takeGroup(const std::string& group, const Json& members, AnswerRow& row) {
        for (const auto& [key, value] : members.items()) {
            const std::string name = group + "." + key;
            if (!value.is_object()) {
                take(name, key, true, value, row);
                continue;
            }
            for (const auto& [part, figure] : value.items()) {
                take(name + "." + part, key + "_" + part, true, figure, row);
            }
        }
    }

    void take(const std::string& name, const std::string& metric, bool inside, const Json& value,
              AnswerRow& row) {
        const std::size_t column = m_table.column(name, metric, inside);
        if (value.is_null()) {
            return;
        }
        AnswerCell cell;
        cell.column = column;
        cell.line = row.line;
        if (value.is_string()) {
            cell.text = value.get<std::string>();
        } else {
            cell.kind = value.is_number() ? AnswerCell::Kind::Number : AnswerCell::Kind::Other;
            cell.number = value.is_number() ? value.get<double>() : 0;
            cell.text = written(value);
        }
        row.cells.push_back(std::move(cell));
    }

    AnswerScoreTable& m_table;
};

bool isLineOfAnswers(std::string_view line) {
    const Json object = objectOf(line).value_or(Json::object());
    bool hasId = false;
    bool hasContent = false;
    for (const auto& [key, value] : object.items()) {
        const std::string folded = foldedColumnName(key);
        hasId = hasId || questionIdRank(folded).has_value();
        hasContent =
            hasContent || answerRank(folded) || knownAnswerMetric(folded) || isMetricGroup(folded, value);
    }
    return hasId && hasContent;
}

// --- Both ---

Result<std::string> readWhole(const fs::path& path, std::size_t atMost, const std::stop_token& stop,
                              base::ProgressSink& progress) {
    std::error_code error;
    if (!fs::exists(path, error)) {
        return fail(ErrorCode::FileNotFound, {}, path.string());
    }
    if (fs::is_directory(path, error)) {
        return fail(ErrorCode::FileNotReadable, std::generic_category().message(EISDIR), path.string());
    }
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        return fail(ErrorCode::FileNotReadable, std::generic_category().message(errno), path.string());
    }
    const std::uintmax_t size = fs::file_size(path, error);
    std::string text;
    std::string block(kBlockBytes, '\0');
    while (text.size() < atMost &&
           (in.read(block.data(), static_cast<std::streamsize>(block.size())), in.gcount() > 0)) {
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        progress.report(base::Stage::Reading, static_cast<std::int64_t>(text.size()),
                        error ? 0 : static_cast<std::int64_t>(size));
    }
    if (in.bad()) {
        return fail(ErrorCode::FileNotReadable, std::generic_category().message(errno), path.string());
    }
    return text;
}

// The first words of what was not recognised.
std::string beginningOf(std::string_view content) {
    const std::string_view line = trimmed(content.substr(0, content.find('\n')));
    std::string shown;
    appendMendedUtf8(cutUtf8(line, 100), shown);
    return shown;
}

void readJsonLines(std::string_view content, AnswerScoreTable& table, const std::stop_token& stop) {
    JsonAnswerReader reader(table);
    forEachLine(content, [&](std::string_view line, std::int64_t number, bool last) {
        reader.takeLine(line, number, last);
        return table.records() % kRecordsPerLook != 0 || !stop.stop_requested();
    });
    if (table.records() == 0) {
        table.report(Severity::Warning, IssueCode::EmptyInput, 0, {}, {});
    }
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
    const std::string_view content = withoutMark(beginning);
    const std::string_view text = trimmed(content);
    if (text.starts_with('{')) {
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
        base::NoProgress progress;
        const auto beginning = readWhole(path, kBlockBytes, {}, progress);
        if (!beginning) {
            return tl::unexpected(beginning.error());
        }
        const auto kind = recogniseAnswerScoresText(*beginning);
        if (!kind) {
            return fail(ErrorCode::UnknownFormat, beginningOf(withoutMark(*beginning)), path.string());
        }
        return *kind;
    });
}

Result<AnswerScoreReading> readAnswerScoresText(std::string_view content, const std::string& name,
                                                std::optional<AnswerScoreKind> kind, std::stop_token stop,
                                                base::IssueList* issuesOnFailure) {
    return base::guarded(name, [&]() -> Result<AnswerScoreReading> {
        const std::string_view text = withoutMark(content);
        if (!kind) {
            kind = recogniseAnswerScoresText(text);
        }
        if (!kind) {
            return fail(ErrorCode::UnknownFormat, beginningOf(text), name);
        }
        AnswerScoreTable table(*kind, name);
        std::deque<std::string> texts;
        if (*kind == AnswerScoreKind::ScoresCsv) {
            readAnswerCsv(text, table, texts, stop);
        } else {
            readJsonLines(text, table, stop);
        }
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        const bool hasId = table.hasQuestionId();
        const std::int64_t records = table.records();
        AnswerScoreReading reading = table.finish();
        if (reading.records.empty()) {
            if (issuesOnFailure != nullptr) {
                *issuesOnFailure = std::move(reading.issues);
            }
            return fail(
                ErrorCode::InputNotUsable,
                hasId || records == 0 ? "0 of " + std::to_string(records) + " records" : "question_id", name);
        }
        reading.file = fs::path(name).filename().string();
        reading.bytes = static_cast<std::int64_t>(content.size());
        reading.sha256 = base::sha256(content);
        return reading;
    });
}

Result<AnswerScoreReading> readAnswerScores(const fs::path& path, std::optional<AnswerScoreKind> kind,
                                            std::stop_token stop, base::ProgressSink& progress,
                                            base::IssueList* issuesOnFailure) {
    return base::guarded(path.string(), [&]() -> Result<AnswerScoreReading> {
        const auto content = readWhole(path, kMaxFileBytes + 1, stop, progress);
        if (!content) {
            return tl::unexpected(content.error());
        }
        if (content->size() > kMaxFileBytes) {
            return fail(ErrorCode::InputNotUsable, "larger than 1 GiB", path.string());
        }
        return readAnswerScoresText(*content, path.string(), kind, stop, issuesOnFailure);
    });
}

} // namespace assay::formats
