// FinSearch's own result file.
#include "core/results/retrieval/retrieval_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace assay::results {
namespace {

using FinsearchJson = nlohmann::ordered_json;
using evaluate::QuestionRetrieval;

// Its names, and the columns that they are here.
constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kFinsearchMetrics{
    {{"hit_rate@1", "success_1"},
     {"hit_rate@3", "success_3"},
     {"hit_rate@5", "success_5"},
     {"mrr", "recip_rank"},
     {"precision@1", "P_1"},
     {"precision@3", "P_3"},
     {"precision@5", "P_5"},
     {"recall@1", "recall_1"},
     {"recall@3", "recall_3"},
     {"recall@5", "recall_5"},
     {"answer_coverage", "answer_coverage"},
     {"answer_coverage_numeric", "answer_coverage_numeric"},
     {"source_accuracy", "source_accuracy"}}};
constexpr std::string_view kLatency = "latency_ms";

std::optional<double> valueNamed(const evaluate::RetrievalEvaluation& evaluation,
                                 const QuestionRetrieval& question, std::string_view name) {
    if (name == kLatency) {
        double sum = 0;
        for (const double latency : question.latencies) {
            sum += latency;
        }
        return question.latencies.empty()
                   ? std::nullopt
                   : std::optional(sum / static_cast<double>(question.latencies.size()));
    }
    const auto column = std::ranges::find(evaluation.columns, name, &evaluate::RetrievalColumn::name);
    return column == evaluation.columns.end()
               ? std::nullopt
               : question.values[static_cast<std::size_t>(column - evaluation.columns.begin())];
}

bool isSuccessful(const QuestionRetrieval& question) {
    return question.hasList;
}

FinsearchJson aggregated(const evaluate::RetrievalEvaluation& evaluation,
                         const std::vector<const QuestionRetrieval*>& questions) {
    FinsearchJson json = FinsearchJson::object();
    const auto add = [&](std::string_view name, std::string_view column) {
        double sum = 0;
        double count = 0;
        std::optional<double> least;
        std::optional<double> greatest;
        for (const QuestionRetrieval* const question : questions) {
            const auto value =
                isSuccessful(*question) ? valueNamed(evaluation, *question, column) : std::optional<double>();
            if (value) {
                sum += *value;
                count += 1;
                least = std::min(least.value_or(*value), *value);
                greatest = std::max(greatest.value_or(*value), *value);
            }
        }
        const std::string text(name);
        json["avg_" + text] = count > 0 ? FinsearchJson(sum / count) : FinsearchJson();
        json["max_" + text] = greatest ? FinsearchJson(*greatest) : FinsearchJson();
        json["min_" + text] = least ? FinsearchJson(*least) : FinsearchJson();
    };
    for (const auto& [name, column] : kFinsearchMetrics) {
        add(name, column);
    }
    add(kLatency, kLatency);
    json["total_questions"] = questions.size();
    json["successful_questions"] = std::ranges::count_if(
        questions, [](const QuestionRetrieval* question) { return isSuccessful(*question); });
    return json;
}

std::string categoryOf(const QuestionRetrieval& question) {
    const auto found = question.strata.find("category");
    return found == question.strata.end() || found->second.empty() ? std::string() : found->second.front();
}

FinsearchJson detailed(const evaluate::RetrievalEvaluation& evaluation, const QuestionRetrieval& question,
                       const RetrievedSources& sources) {
    FinsearchJson json = FinsearchJson::object();
    const auto add = [&](std::string_view name, std::string_view column) {
        const auto value = valueNamed(evaluation, question, column);
        json[std::string(name)] = value ? FinsearchJson(*value) : FinsearchJson();
    };
    for (const auto& [name, column] : kFinsearchMetrics) {
        add(name, column);
    }
    add(kLatency, kLatency);
    json["question_id"] = question.questionId;
    json["category"] = categoryOf(question);
    const auto found = sources.find(question.questionId);
    json["retrieved_sources"] =
        found == sources.end() ? FinsearchJson::array() : FinsearchJson(found->second);
    return json;
}

} // namespace

std::string finsearchResults(const evaluate::RetrievalRun& run, const RetrievedSources& sources) {
    const evaluate::RetrievalEvaluation& evaluation = run.evaluation;
    std::vector<const QuestionRetrieval*> all;
    std::vector<std::string> categories; // in the order in which they first come
    std::map<std::string, std::vector<const QuestionRetrieval*>> byCategory;
    for (const QuestionRetrieval& question : evaluation.questions) {
        all.push_back(&question);
        std::vector<const QuestionRetrieval*>& list = byCategory[categoryOf(question)];
        if (list.empty()) {
            categories.push_back(categoryOf(question));
        }
        list.push_back(&question);
    }
    FinsearchJson json{{"timestamp", run.info.createdAt}, {"total_questions", all.size()}};
    json["successful_evaluations"] =
        std::ranges::count_if(all, [](const QuestionRetrieval* question) { return isSuccessful(*question); });
    json["aggregate_metrics"] = aggregated(evaluation, all);
    json["category_metrics"] = FinsearchJson::object();
    for (const std::string& category : categories) {
        json["category_metrics"][category] = aggregated(evaluation, byCategory[category]);
    }
    json["detailed_results"] = FinsearchJson::array();
    for (const QuestionRetrieval* const question : all) {
        json["detailed_results"].push_back(detailed(evaluation, *question, sources));
    }
    return json.dump(2, ' ', true, FinsearchJson::error_handler_t::replace);
}

std::string finsearchSummary(const evaluate::RetrievalRun& run) {
    std::vector<const QuestionRetrieval*> all;
    for (const QuestionRetrieval& question : run.evaluation.questions) {
        all.push_back(&question);
    }
    const FinsearchJson figures = aggregated(run.evaluation, all);
    const auto average = [&figures](const char* name) {
        const FinsearchJson& value = figures[name];
        return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
    };
    std::string text = "=== Evaluation Summary ===\n";
    const auto share = [&](const char* title, const char* name) {
        const auto value = average(name);
        text += fmt::format("{}: {}\n", title,
                            value ? fmt::format("{:.2f}%", *value * 100) : std::string("not known"));
    };
    share("Hit Rate@5", "avg_hit_rate@5");
    const auto mrr = average("avg_mrr");
    text += fmt::format("MRR: {}\n", mrr ? fmt::format("{:.3f}", *mrr) : std::string("not known"));
    share("Precision@5", "avg_precision@5");
    share("Answer Coverage", "avg_answer_coverage");
    const auto latency = average("avg_latency_ms");
    text += fmt::format("Avg Latency: {}\n",
                        latency ? fmt::format("{:.0f}ms", *latency) : std::string("not known"));
    return text;
}

} // namespace assay::results
