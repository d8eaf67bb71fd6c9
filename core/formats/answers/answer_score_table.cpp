#include "core/formats/answers/answer_score_table.h"

#include "core/base/utf8_text.h"
#include "core/formats/answers/answer_metric_names.h"
#include "core/json/json_text.h"
#include "core/json/record_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

const AnswerCell* cellOf(const AnswerRow& row, std::size_t column) {
    const auto found = std::ranges::find(row.cells, column, &AnswerCell::column);
    return found == row.cells.end() ? nullptr : &*found;
}

std::string freeName(const std::string& wanted, const std::set<std::string>& taken) {
    std::string name = wanted;
    for (int number = 2; taken.contains(name); ++number) {
        name = wanted + "_" + std::to_string(number);
    }
    return name;
}

} // namespace

AnswerScoreTable::AnswerScoreTable(AnswerScoreKind kind, std::string file)
    : m_kind(kind)
    , m_file(std::move(file)) {}

std::size_t AnswerScoreTable::column(const std::string& name, std::string_view metric, bool inside) {
    const auto [place, isNew] = m_columnOf.emplace(name, m_columns.size());
    if (isNew) {
        Column made;
        made.name = name;
        made.folded = foldedColumnName(metric);
        const auto known = knownAnswerMetric(made.folded);
        made.known = known.has_value();
        made.metric = known ? *known : snakeCase(metric);
        made.inside = inside;
        m_columns.push_back(std::move(made));
    }
    return place->second;
}

void AnswerScoreTable::add(AnswerRow row) {
    ++m_records;
    for (const AnswerCell& cell : row.cells) {
        Column& column = m_columns[cell.column];
        (cell.kind == AnswerCell::Kind::Number ? column.numbers : column.others) +=
            cell.kind == AnswerCell::Kind::Text && cell.text.empty() ? 0 : 1;
    }
    m_rows.push_back(std::move(row));
}

void AnswerScoreTable::reject(std::int64_t line, std::string_view text, IssueCode reason,
                              const std::string& field, std::string_view value) {
    ++m_records;
    RejectedRecord record;
    record.line = line;
    record.reason = reason;
    base::appendMendedUtf8(base::cutUtf8(text, json::kRejectedTextBytes), record.text);
    m_rejected.push_back(std::move(record));
    report(Severity::Error, reason, line, field, value);
}

void AnswerScoreTable::report(Severity severity, IssueCode code, std::int64_t line, const std::string& field,
                              std::string_view value) {
    std::string shown;
    base::appendMendedUtf8(base::cutUtf8(value, base::kIssueValueLength), shown);
    m_issues.push_back({severity, code, m_file, line, field, std::move(shown), {}});
}

bool AnswerScoreTable::hasQuestionId() const noexcept {
    return best(questionIdRank) != kNone;
}

std::size_t AnswerScoreTable::best(std::optional<int> (*rank)(std::string_view) noexcept) const {
    std::size_t found = kNone;
    int lowest = 0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto here = m_columns[i].inside ? std::nullopt : rank(m_columns[i].folded);
        if (here && (found == kNone || *here < lowest)) {
            found = i;
            lowest = *here;
        }
    }
    return found;
}

void AnswerScoreTable::nameMetrics(AnswerScoreReading& reading, std::size_t id, std::size_t answer) {
    std::set<std::string> taken;
    // Known ones first, so that no other column takes their names.
    for (const bool known : {true, false}) {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            Column& column = m_columns[i];
            if (i == id || i == answer || column.known != known) {
                continue;
            }
            const bool spoken =
                column.inside || (!isNeverAMetric(column.folded) && !questionIdRank(column.folded) &&
                                  !answerRank(column.folded));
            column.isMetric = known || (spoken && column.numbers > column.others);
            if (column.isMetric) {
                const std::string own =
                    taken.contains(column.metric) ? snakeCase(column.name) : column.metric;
                column.metric = freeName(own, taken);
                taken.insert(column.metric);
                reading.read.emplace(column.metric, column.name);
            }
        }
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (i != id && i != answer && !m_columns[i].isMetric) {
            reading.otherColumns.push_back(m_columns[i].name);
        }
    }
}

void AnswerScoreTable::takeMetric(const AnswerCell& cell, AnswerRecord& record) {
    const Column& column = m_columns[cell.column];
    if (cell.kind == AnswerCell::Kind::Other) {
        report(Severity::Warning, IssueCode::WrongType, cell.line, column.name, cell.text);
        return;
    }
    double number = cell.number;
    if (cell.kind == AnswerCell::Kind::Text) {
        if (cell.text.empty()) {
            return;
        }
        const auto decimal =
            m_kind != AnswerScoreKind::ScoresCsv ? json::decimalFromText(cell.text) : std::nullopt;
        if (!decimal || !std::isfinite(*decimal)) {
            report(Severity::Warning, IssueCode::NotANumber, cell.line, column.name, cell.text);
            return;
        }
        report(Severity::Warning, IssueCode::WrongType, cell.line, column.name, cell.text);
        number = *decimal;
    }
    if (column.known && !isWithinRange(column.metric, number)) {
        report(Severity::Warning, IssueCode::OutOfRange, cell.line, column.name, cell.text);
        return;
    }
    record.metrics.emplace(column.metric, number);
}

void AnswerScoreTable::takeAnswer(const AnswerCell& cell, AnswerRecord& record) {
    if (cell.kind != AnswerCell::Kind::Other) {
        record.answer = cell.text;
        return;
    }
    // A list of one text is that text; what else could be meant is not guessed.
    const auto list = nlohmann::json::parse(cell.text, nullptr, false);
    if (list.is_boolean()) {
        record.answer = cell.text;
    } else if (list.is_array() && list.size() == 1 && list.front().is_string()) {
        record.answer = list.front().get<std::string>();
    } else {
        report(Severity::Warning, IssueCode::WrongType, cell.line, m_columns[cell.column].name, cell.text);
    }
}

AnswerScoreReading AnswerScoreTable::finish() {
    AnswerScoreReading reading;
    reading.kind = m_kind;
    const std::size_t id = best(questionIdRank);
    const std::size_t answer = best(answerRank);
    nameMetrics(reading, id, answer);
    const std::int64_t records = m_records;
    std::set<std::string> seen;
    for (const AnswerRow& row : m_rows) {
        const AnswerCell* idCell = id == kNone ? nullptr : cellOf(row, id);
        const std::string& field = id == kNone ? std::string("question_id") : m_columns[id].name;
        if (idCell == nullptr || idCell->text.empty()) {
            reject(row.line, row.text, IssueCode::MissingField, field, {});
            continue;
        }
        if (idCell->kind == AnswerCell::Kind::Other) {
            reject(idCell->line, row.text, IssueCode::WrongType, field, idCell->text);
            continue;
        }
        if (!seen.insert(idCell->text).second) {
            reject(idCell->line, row.text, IssueCode::DuplicateId, field, idCell->text);
            continue;
        }
        AnswerRecord record;
        record.questionId = idCell->text;
        record.line = row.line;
        for (const AnswerCell& cell : row.cells) {
            if (cell.column == answer) {
                takeAnswer(cell, record);
            } else if (cell.column != id && m_columns[cell.column].isMetric) {
                takeMetric(cell, record);
            }
        }
        reading.records.push_back(std::move(record));
    }
    m_records = records;
    std::ranges::stable_sort(m_rejected, {}, &RejectedRecord::line);
    std::ranges::stable_sort(m_issues, {}, &base::Issue::line);
    reading.rejected = std::move(m_rejected);
    for (base::Issue& issue : m_issues) {
        reading.issues.add(std::move(issue));
    }
    return reading;
}

} // namespace assay::formats
