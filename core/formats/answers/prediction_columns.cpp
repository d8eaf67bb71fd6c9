#include "core/formats/answers/prediction_columns.h"

#include "core/formats/answers/answer_metric_names.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::formats {
namespace {

std::string freeMetricName(const std::string& wanted, const std::map<std::string, std::string>& taken) {
    std::string name = wanted;
    for (int number = 2; taken.contains(name); ++number) {
        name = wanted + "_" + std::to_string(number);
    }
    return name;
}

constexpr bool isObject(PredictionField field) {
    return field == PredictionField::Stages || field == PredictionField::Usage ||
           field == PredictionField::Labels || field == PredictionField::Extra;
}

constexpr PredictionField fieldAt(std::size_t i) {
    return static_cast<PredictionField>(i);
}

} // namespace

PredictionColumns::PredictionColumns(PredictionKind kind, const PredictionMapping& mapping)
    : m_kind(kind)
    , m_mapping(mapping) {}

std::size_t PredictionColumns::column(const std::string& name, std::string_view metric, bool inside) {
    const auto [place, isNew] = m_columnOfName.try_emplace(name, m_columns.size());
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

void PredictionColumns::count(const PredictionRow& row) {
    for (const PredictionCell& cell : row.cells) {
        Column& column = m_columns[cell.column];
        if (cell.kind == PredictionCell::Kind::Text && cell.text.empty()) {
            continue;
        }
        (cell.kind == PredictionCell::Kind::Number ? column.numbers : column.others) += 1;
        if (cell.kind == PredictionCell::Kind::Json && cell.text.front() == '[' &&
            predictionFieldRank(PredictionField::Contexts, m_kind, column.folded)) {
            std::size_t length = 0;
            json::forEachElement(cell.text, 1, [&length](const json::JsonPlace&) {
                ++length;
                return true;
            });
            m_longestContexts = std::max(m_longestContexts, length);
        }
    }
}

std::optional<std::size_t> PredictionColumns::best(PredictionField field) const {
    std::optional<std::size_t> found;
    int lowest = 0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        if (const auto mapped = m_mapping.find(column.name); mapped != m_mapping.end()) {
            if (mapped->second == field) {
                return i;
            }
            continue;
        }
        // A judge's reply lists the hallucinations beside its scores; what must be objects is no number, and
        // a status is one.
        const bool isNumber = column.numbers > column.others;
        const bool mayBe = (!column.inside || field == PredictionField::Hallucinations) &&
                           (!isObject(field) || !isNumber) &&
                           (field != PredictionField::HttpStatus || isNumber);
        const auto here = mayBe ? predictionFieldRank(field, m_kind, column.folded) : std::optional<int>();
        if (here && (!found || *here < lowest)) {
            found = i;
            lowest = *here;
        }
    }
    return found;
}

void PredictionColumns::decide() {
    for (std::size_t i = 0; i < kPredictionFieldCount; ++i) {
        const auto column = best(fieldAt(i));
        if (column && !m_columns[*column].field) {
            m_columnOfField[i] = column;
            m_columns[*column].field = fieldAt(i);
        }
    }
    nameMetrics();
}

void PredictionColumns::nameMetrics() {
    // Known ones first, so that no other column takes their names.
    for (const bool known : {true, false}) {
        for (Column& column : m_columns) {
            if (column.field || column.known != known) {
                continue;
            }
            const bool spoken =
                column.inside || (!isNeverAMetric(column.folded) && !questionIdRank(column.folded) &&
                                  !answerRank(column.folded));
            column.isMetric = known || (spoken && column.numbers > column.others);
            if (column.isMetric) {
                const std::string own =
                    m_metrics.contains(column.metric) ? snakeCase(column.name) : column.metric;
                column.metric = freeMetricName(own, m_metrics);
                m_metrics.emplace(column.metric, column.name);
            }
        }
    }
}

std::optional<PredictionField> PredictionColumns::fieldOf(std::size_t column) const {
    return m_columns[column].field;
}

const std::string* PredictionColumns::metricOf(std::size_t column) const {
    return m_columns[column].isMetric ? &m_columns[column].metric : nullptr;
}

const std::string* PredictionColumns::missingColumn() const {
    const auto missing = std::ranges::find_if(
        m_mapping, [this](const auto& each) { return !m_columnOfName.contains(each.first); });
    return missing == m_mapping.end() ? nullptr : &missing->first;
}

bool PredictionColumns::hasQuestion() const {
    return columnOf(PredictionField::QuestionId) || columnOf(PredictionField::Question);
}

std::map<std::string, std::string> PredictionColumns::fields() const {
    std::map<std::string, std::string> fields;
    for (const Column& column : m_columns) {
        if (column.field) {
            fields.emplace(predictionFieldName(*column.field), column.name);
        }
    }
    return fields;
}

std::vector<std::string> PredictionColumns::others() const {
    std::vector<std::string> names;
    for (const Column& column : m_columns) {
        if (!column.field && !column.isMetric) {
            names.push_back(column.name);
        }
    }
    return names;
}

} // namespace assay::formats
