#include "core/results/retrieval/trec_text.h"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

namespace assay::results {
namespace {

using metrics::Averaging;

void addLine(std::string& text, std::string_view name, std::string_view query, std::string_view value) {
    fmt::format_to(std::back_inserter(text), "{:<22}\t{}\t{}\n", name, query, value);
}

std::string written(const metrics::MeasureColumn& column, double value) {
    const bool isWhole = column.averaging == Averaging::Count || column.averaging == Averaging::Queries;
    return isWhole ? fmt::format("{:.0f}", value) : fmt::format("{:6.4f}", value);
}

} // namespace

std::string trecText(const evaluate::RankingEvaluation& evaluation, const TrecTextOptions& options) {
    std::string text;
    for (std::size_t i = 0; options.eachQuery && i < evaluation.queries.size(); ++i) {
        const evaluate::QueryMeasures& query = evaluation.queries[i];
        for (std::size_t column = 0; column < evaluation.columns.size(); ++column) {
            const metrics::MeasureColumn& measure = evaluation.columns[column];
            switch (measure.averaging) {
            case Averaging::Mean:
            case Averaging::Count:
                addLine(text, measure.name, query.query, written(measure, query.values[column]));
                break;
            case Averaging::Grades:
                addLine(text, measure.name, query.query, "'" + query.grades + "'");
                break;
            case Averaging::GeometricMean:
            case Averaging::RunName:
            case Averaging::Queries:
                break; // of all queries together alone
            }
        }
    }
    for (std::size_t column = 0; options.overall && column < evaluation.columns.size(); ++column) {
        const metrics::MeasureColumn& measure = evaluation.columns[column];
        if (measure.averaging == Averaging::RunName) {
            addLine(text, measure.name, "all", evaluation.runName);
        } else if (measure.averaging != Averaging::Grades) {
            addLine(text, measure.name, "all", written(measure, evaluation.overall[column]));
        }
    }
    return text;
}

std::string trecText(const evaluate::RetrievalEvaluation& evaluation, const TrecTextOptions& options) {
    std::string text;
    for (const evaluate::QuestionRetrieval& question : evaluation.questions) {
        for (std::size_t column = 0; options.eachQuery && column < evaluation.columns.size(); ++column) {
            if (const auto& value = question.values[column]) {
                addLine(text, evaluation.columns[column].name, question.questionId,
                        fmt::format("{:6.4f}", *value));
            }
        }
    }
    for (const evaluate::RetrievalFigure& figure : evaluation.figures.metrics) {
        if (options.overall && figure.mean) {
            addLine(text, figure.name, "all", fmt::format("{:6.4f}", *figure.mean));
        }
    }
    return text;
}

} // namespace assay::results
