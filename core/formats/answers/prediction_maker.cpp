#include "core/formats/answers/prediction_maker.h"

#include "core/base/json_members.h"
#include "core/base/utf8_text.h"
#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/answers/prediction_values.h"
#include "core/json/json_text.h"
#include "core/metrics/answers/error_reply.h"
#include "core/text/folded_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;
using CellKind = PredictionCell::Kind;

// FinSearch keeps no more of a ranked list than that.
constexpr std::size_t kFinsearchDepth = 3;
constexpr int kMostStatus = 1'000;

const PredictionCell* cellIn(const PredictionRow& row, std::optional<std::size_t> column) {
    const auto found =
        column ? std::ranges::find(row.cells, *column, &PredictionCell::column) : row.cells.end();
    return found == row.cells.end() ? nullptr : &*found;
}

// The value of a cell as JSON: a text of a CSV file may be a list or an object written out.
json::Json treeOf(const PredictionCell& cell) {
    if (cell.kind == CellKind::Number) {
        return cell.number;
    }
    const bool isWritten =
        cell.kind == CellKind::Json || cell.text.starts_with('[') || cell.text.starts_with('{');
    auto tree = isWritten ? json::parseJson(cell.text) : std::nullopt;
    return tree ? std::move(*tree) : json::Json(cell.text);
}

} // namespace

PredictionMaker::PredictionMaker(PredictionKind kind, std::string file, std::string system,
                                 PredictionColumns& columns, base::IssueList& issues, Take take)
    : m_kind(kind)
    , m_file(std::move(file))
    , m_system(std::move(system))
    , m_columns(columns)
    , m_issues(issues)
    , m_take(std::move(take)) {}

bool PredictionMaker::takeRow(const PredictionRow& row) {
    PredictionRecord record;
    record.system = m_system;
    record.line = row.line;
    if (!takeQuestion(row, record.prediction) || !takeSample(row, record.prediction)) {
        return true;
    }
    ++m_records;
    for (const PredictionCell& cell : row.cells) {
        if (const auto field = m_columns.fieldOf(cell.column)) {
            takeField(*field, cell, record);
        } else if (const std::string* const metric = m_columns.metricOf(cell.column)) {
            takeMetric(cell, *metric, record.prediction);
        } else {
            takeExtra(cell, record);
        }
    }
    if (!record.extra.empty()) {
        record.extra += '}';
    }
    refuseErrorReply(row, record);
    return m_take(std::move(record));
}

bool PredictionMaker::takeRejected(std::int64_t line, std::string_view, IssueCode reason,
                                   const std::string& field, std::string_view value) {
    ++m_records;
    ++m_rejected;
    report(Severity::Error, reason, line, field, value);
    return true;
}

void PredictionMaker::report(Severity severity, IssueCode code, std::int64_t line, const std::string& field,
                             std::string_view value) {
    addIssue(severity, code, line, field, value, {});
}

void PredictionMaker::addIssue(Severity severity, IssueCode code, std::int64_t line, const std::string& field,
                               std::string_view value, std::string_view expected) {
    std::string shown;
    base::appendMendedUtf8(base::cutUtf8(value, base::kIssueValueLength), shown);
    shown.resize(base::cutUtf8(shown, base::kIssueValueLength).size());
    m_issues.add({severity, code, m_file, line, field, std::move(shown), std::string(expected)});
}

void PredictionMaker::warn(IssueCode code, const PredictionCell& cell, const std::string& place,
                           std::optional<std::string_view> value) {
    addIssue(Severity::Warning, code, cell.line, m_columns.nameOf(cell.column) + place,
             value.value_or(cell.text), code == IssueCode::OutOfRange ? "0 or more" : "");
}

void PredictionMaker::warnOfRange(const PredictionCell& cell, std::string_view expected) {
    addIssue(Severity::Warning, IssueCode::OutOfRange, cell.line, m_columns.nameOf(cell.column), cell.text,
             expected);
}

// False: it was rejected.
bool PredictionMaker::takeQuestion(const PredictionRow& row, model::Prediction& prediction) {
    const auto idColumn = m_columns.columnOf(PredictionField::QuestionId);
    const PredictionCell* const id = cellIn(row, idColumn);
    const PredictionCell* const question = cellIn(row, m_columns.columnOf(PredictionField::Question));
    if (question != nullptr && question->kind != CellKind::Json) {
        prediction.question = question->text;
    }
    if (id != nullptr && id->kind == CellKind::Json) {
        takeRejected(id->line, row.text, IssueCode::WrongType, m_columns.nameOf(id->column), id->text);
        return false;
    }
    prediction.questionId = id != nullptr ? id->text : std::string();
    if (prediction.questionId.empty() && text::foldedPhrase(prediction.question).empty()) {
        takeRejected(row.line, row.text, IssueCode::MissingField,
                     idColumn ? m_columns.nameOf(*idColumn) : "question_id", {});
        return false;
    }
    return true;
}

// The first answer to a question needs no number; further ones get the next, unless they bring their own.
bool PredictionMaker::takeSample(const PredictionRow& row, model::Prediction& prediction) {
    const PredictionCell* const cell = cellIn(row, m_columns.columnOf(PredictionField::Sample));
    if (cell != nullptr) {
        prediction.sample = countOf(*cell);
    }
    std::set<std::int64_t>& samples =
        m_samples[prediction.questionId.empty() ? "\n" + text::foldedPhrase(prediction.question)
                                                : prediction.questionId];
    if (prediction.sample) {
        if (!samples.insert(*prediction.sample).second) {
            takeRejected(cell->line, row.text, IssueCode::DuplicateId, m_columns.nameOf(cell->column),
                         cell->text);
            return false;
        }
        return true;
    }
    if (!samples.empty()) {
        prediction.sample = *samples.rbegin() + 1;
        const PredictionCell* const id = cellIn(row, m_columns.columnOf(PredictionField::QuestionId));
        const auto column =
            m_columns.columnOf(id != nullptr ? PredictionField::QuestionId : PredictionField::Question);
        m_issues.add({Severity::Info, IssueCode::DuplicateId, m_file, row.line, m_columns.nameOf(*column),
                      std::string(base::cutUtf8(id != nullptr ? prediction.questionId : prediction.question,
                                                base::kIssueValueLength)),
                      std::to_string(*prediction.sample)});
    }
    samples.insert(prediction.sample.value_or(0));
    return true;
}

void PredictionMaker::takeField(PredictionField field, const PredictionCell& cell, PredictionRecord& record) {
    model::Prediction& prediction = record.prediction;
    switch (field) {
    case PredictionField::QuestionId:
    case PredictionField::Sample:
        break; // taken before
    case PredictionField::Question:
        if (cell.kind == CellKind::Json) {
            takeExtra(cell, record);
        }
        break;
    case PredictionField::Answer:
        takeAnswer(cell, record);
        break;
    case PredictionField::AnswerUnit:
        if (cell.kind == CellKind::Text) {
            prediction.answerUnit = cell.text;
        } else {
            warn(IssueCode::WrongType, cell);
            takeExtra(cell, record);
        }
        break;
    case PredictionField::Contexts:
        takeContexts(cell, record);
        break;
    case PredictionField::ContextsCutAt:
        prediction.contextsCutAt = countOf(cell);
        break;
    case PredictionField::LatencyMs:
        prediction.latencyMs = numberOf(cell);
        if (prediction.latencyMs && *prediction.latencyMs < 0) {
            warn(IssueCode::OutOfRange, cell);
            prediction.latencyMs.reset();
        }
        break;
    case PredictionField::InputTokens:
        prediction.usage.inputTokens = countOf(cell);
        break;
    case PredictionField::OutputTokens:
        prediction.usage.outputTokens = countOf(cell);
        break;
    case PredictionField::Price:
        prediction.usage.price = numberOf(cell);
        if (prediction.usage.price && *prediction.usage.price < 0) {
            warn(IssueCode::OutOfRange, cell);
            prediction.usage.price.reset();
        }
        break;
    case PredictionField::Label:
        prediction.labels.emplace(m_columns.nameOf(cell.column), cell.text);
        break;
    case PredictionField::Raw:
        prediction.raw = cell.text;
        break;
    case PredictionField::Error:
        if (!cell.text.empty() && !(cell.kind == CellKind::Json && cell.text == "false")) {
            prediction.error = cell.text;
        }
        break;
    case PredictionField::HallucinationsModel:
        prediction.hallucinationsModel = cell.text;
        break;
    case PredictionField::HttpStatus:
        takeStatus(cell, record);
        break;
    case PredictionField::Citations:
    case PredictionField::Hallucinations:
    case PredictionField::Stages:
    case PredictionField::Usage:
    case PredictionField::Labels:
    case PredictionField::Extra:
        takeStructure(field, cell, record);
        break;
    }
}

void PredictionMaker::takeAnswer(const PredictionCell& cell, PredictionRecord& record) {
    if (cell.kind != CellKind::Json || cell.text == "true" || cell.text == "false") {
        record.prediction.answer = cell.text;
        return;
    }
    // A list of one text is that text; what else could be meant is not guessed.
    const json::Json list = treeOf(cell);
    if (list.is_array() && list.size() == 1 && list.front().is_string()) {
        record.prediction.answer = list.front().get<std::string>();
        return;
    }
    warn(IssueCode::WrongType, cell);
    takeExtra(cell, record);
}

// A status from 400 on makes a failure of the record; others are kept as they are.
void PredictionMaker::takeStatus(const PredictionCell& cell, PredictionRecord& record) {
    const auto error = cell.kind == CellKind::Number && std::floor(cell.number) == cell.number
                           ? metrics::errorOfStatus(
                                 static_cast<std::int64_t>(std::clamp(cell.number, 0.0, double{kMostStatus})))
                           : std::nullopt;
    if (error && record.prediction.error.empty()) {
        record.prediction.error = *error;
    }
    takeExtra(cell, record);
}

// The message of a service that failed is no answer, whatever column it stands in.
void PredictionMaker::refuseErrorReply(const PredictionRow& row, PredictionRecord& record) {
    model::Prediction& prediction = record.prediction;
    const auto error = prediction.isAnswered() ? metrics::errorReplyOf(*prediction.answer) : std::nullopt;
    if (!error) {
        return;
    }
    const auto column = m_columns.columnOf(PredictionField::Answer);
    report(Severity::Warning, IssueCode::WrongType, row.line, column ? m_columns.nameOf(*column) : "answer",
           *prediction.answer);
    prediction.error = *error;
    if (prediction.raw.empty()) {
        prediction.raw = *prediction.answer;
        prediction.answer.reset();
    }
}

void PredictionMaker::takeContexts(const PredictionCell& cell, PredictionRecord& record) {
    model::Prediction& prediction = record.prediction;
    const bool areSources = foldedColumnName(m_columns.nameOf(cell.column)) == "retrievedsources";
    const json::Json tree = treeOf(cell);
    if (tree.is_string() || tree.is_number()) {
        if (m_kind == PredictionKind::FinsightsResponsesJson) {
            prediction.contexts = finsightsContexts(cell.text);
        } else if (areSources) {
            auto& contexts = prediction.contexts.emplace();
            for (std::string& source : entriesOf(cell.text)) {
                contexts.push_back({{}, std::move(source), {}, {}});
            }
        } else {
            prediction.contexts = {{{}, {}, cell.text, {}}};
        }
    } else {
        prediction.contexts = contextsOf(tree, areSources,
                                         [&](IssueCode code, const std::string& place,
                                             std::string_view value) { warn(code, cell, place, value); });
        if (!prediction.contexts) {
            warn(IssueCode::WrongType, cell);
            takeExtra(cell, record);
            return;
        }
    }
    // A list as long as the longest may have been longer, a shorter one is whole.
    const std::size_t depth = std::max(kFinsearchDepth, m_columns.longestContexts());
    if (m_kind == PredictionKind::FinsearchResultsJson && prediction.contexts->size() >= depth) {
        prediction.contextsCutAt = static_cast<std::int64_t>(depth);
    }
}

void PredictionMaker::takeStructure(PredictionField field, const PredictionCell& cell,
                                    PredictionRecord& record) {
    model::Prediction& prediction = record.prediction;
    const json::Json tree = treeOf(cell);
    const ValueComplaint complain = [&](IssueCode code, const std::string& place, std::string_view value) {
        warn(code, cell, place, value);
    };
    const auto taken = [&](auto read, auto& into) {
        if (read) {
            into = std::move(*read);
        }
        return read.has_value();
    };
    const bool isPlain = tree.is_string();
    bool isRead = false;
    if (field == PredictionField::Citations) {
        isRead = taken(isPlain ? std::optional(entriesOf(cell.text)) : textsOf(tree, complain),
                       prediction.citations);
    } else if (field == PredictionField::Hallucinations) {
        isRead = taken(isPlain ? std::optional(entriesOf(cell.text)) : textsOf(tree, complain),
                       prediction.hallucinations);
    } else if (field == PredictionField::Stages) {
        isRead = taken(stagesOf(tree, complain), prediction.stages);
    } else if (field == PredictionField::Usage) {
        isRead = taken(usageOf(tree, complain), prediction.usage);
    } else if (field == PredictionField::Labels) {
        isRead = taken(labelsOf(tree, complain), prediction.labels);
    } else if (tree.is_object()) { // extra
        for (const auto& [name, value] : tree.items()) {
            record.extra += record.extra.empty() ? '{' : ',';
            json::appendJsonString(name, record.extra);
            record.extra += ':' + json::dumpJson(value);
        }
        isRead = true;
    }
    if (!isRead) {
        warn(IssueCode::WrongType, cell);
        takeExtra(cell, record);
    }
}

void PredictionMaker::takeMetric(const PredictionCell& cell, const std::string& metric,
                                 model::Prediction& prediction) {
    const auto number = numberOf(cell);
    if (!number) {
        return;
    }
    if (m_columns.isKnownMetric(cell.column) && !isWithinRange(metric, *number)) {
        warnOfRange(cell, rangeOf(metric));
        return;
    }
    prediction.scores.emplace(metric, model::OutsideScore{*number, cell.model});
}

void PredictionMaker::takeExtra(const PredictionCell& cell, PredictionRecord& record) {
    if (m_kind == PredictionKind::FinsightsResponsesJson && m_columns.nameOf(cell.column) == "metadata") {
        takeFinsightsMetadata(cell, record.prediction);
    }
    record.extra += record.extra.empty() ? '{' : ',';
    json::appendJsonString(m_columns.nameOf(cell.column), record.extra);
    record.extra += ':';
    if (cell.kind == CellKind::Text || m_kind == PredictionKind::ScoresCsv) {
        json::appendJsonString(cell.text, record.extra);
    } else {
        record.extra += cell.text;
    }
}

// What the answer cost stands there below `llm`, with the whole time.
void PredictionMaker::takeFinsightsMetadata(const PredictionCell& cell, model::Prediction& prediction) {
    const json::Json metadata = treeOf(cell);
    const ValueComplaint complain = [&](IssueCode code, const std::string& place, std::string_view value) {
        warn(code, cell, ".llm" + place, value);
    };
    if (const json::Json* const usage = base::valueOf(metadata, "llm")) {
        prediction.usage = usageOf(*usage, complain).value_or(model::PredictionUsage());
    }
    const json::Json* const time = base::valueOf(metadata, "processing_time_ms");
    const auto latency = time == nullptr ? std::nullopt : base::numberIn(*time);
    if (latency && *latency >= 0) {
        prediction.latencyMs = latency;
    } else if (latency) {
        warn(IssueCode::OutOfRange, cell, ".processing_time_ms", json::dumpJson(*time));
    }
}

std::optional<double> PredictionMaker::numberOf(const PredictionCell& cell) {
    if (cell.kind == CellKind::Number) {
        if (cell.hasDecimalComma && m_decimalCommas.insert(cell.column).second) {
            addIssue(Severity::Info, IssueCode::DecimalComma, cell.line, m_columns.nameOf(cell.column),
                     cell.text, json::Json(cell.number).dump());
        }
        return cell.number;
    }
    if (cell.kind == CellKind::Json) {
        warn(IssueCode::WrongType, cell);
        return std::nullopt;
    }
    if (cell.text.empty()) {
        return std::nullopt;
    }
    const auto decimal =
        m_kind != PredictionKind::ScoresCsv ? json::decimalFromText(cell.text) : std::nullopt;
    const bool isNumber = decimal && std::isfinite(*decimal);
    warn(isNumber ? IssueCode::WrongType : IssueCode::NotANumber, cell);
    return isNumber ? decimal : std::nullopt;
}

// A whole number from 0.
std::optional<std::int64_t> PredictionMaker::countOf(const PredictionCell& cell) {
    constexpr double kMost = 9'007'199'254'740'992; // every whole number up to it is a double
    const auto number = numberOf(cell);
    if (!number) {
        return std::nullopt;
    }
    if (*number < 0 || *number > kMost || std::floor(*number) != *number) {
        warnOfRange(cell, "a whole number from 0");
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*number);
}

} // namespace assay::formats
