#include "core/results/answers/source_reports.h"

#include "core/results/answers/answer_parts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace assay::results {
namespace {

using ReportDocument = nlohmann::ordered_json;
using evaluate::AnswerFigures;
using evaluate::AnswerRun;
using evaluate::AnswerRunItem;
using evaluate::AnswerVerdict;

ReportDocument reportValue(const std::optional<double>& value) {
    return value ? ReportDocument(*value) : ReportDocument();
}

std::optional<double> metricMean(const AnswerFigures& figures, std::string_view metric) {
    const evaluate::MetricFigure* const figure = figures.find(metric);
    return figure != nullptr ? figure->mean : std::nullopt;
}

std::string dumpedReport(const ReportDocument& report) {
    return report.dump(2, ' ', false, ReportDocument::error_handler_t::replace) + "\n";
}

// The first sample that is an answer; null: none is.
const model::Prediction* firstAnswer(const std::vector<model::Prediction>& predictions) {
    const auto found = std::ranges::find_if(predictions, &model::Prediction::isAnswered);
    return found != predictions.end() ? &*found : nullptr;
}

std::string joinedText(const std::vector<std::string>& texts) {
    std::string joined;
    for (const std::string& text : texts) {
        joined += (joined.empty() ? "" : "\n") + text;
    }
    return joined;
}

// --- Norwegian ---

ReportDocument norwegianStrata(const AnswerRun& run, const std::string& field, bool withAccuracy) {
    ReportDocument strata = ReportDocument::object();
    const auto found = run.by.find(field);
    if (found == run.by.end()) {
        return strata;
    }
    for (const auto& [value, figures] : found->second) {
        ReportDocument one{{"count", figures.questions},
                           {"overall_score", reportValue(metricMean(figures, "overall"))}};
        if (withAccuracy) {
            one["accuracy"] = reportValue(metricMean(figures, "accuracy"));
        }
        one["pass_rate"] = reportValue(figures.passRate.mean);
        strata[value] = std::move(one);
    }
    return strata;
}

ReportDocument norwegianSample(const AnswerRunItem& item, const model::Question& question,
                               const std::vector<model::Prediction>& predictions) {
    const model::Prediction* const answer = firstAnswer(predictions);
    ReportDocument scores = ReportDocument::object();
    for (const char* const metric : {"overall", "accuracy", "citation", "length", "keywords"}) {
        scores[metric] = reportValue(item.value(metric));
    }
    ReportDocument sample{
        {"sample_id", item.questionId},
        {"question", question.questionText},
        {"expected", joinedText(question.answerText)},
        {"predicted", answer != nullptr ? ReportDocument(*answer->answer) : ReportDocument()},
        {"scores", std::move(scores)},
        {"status",
         item.verdict ? ReportDocument(evaluate::kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)])
                      : ReportDocument()}};
    if (item.samples > 1) {
        sample["samples"] = item.samples;
    }
    return sample;
}

// --- Florida ---

std::string floridaRunId(const AnswerRun& run) {
    return run.info.uuid.substr(0, 8);
}

// Null where nobody looked for any.
AnswerDocument hallucinationsOf(const AnswerFigures& figures) {
    const evaluate::MetricFigure* const figure = figures.find("hallucinations");
    if (figure == nullptr || !figure->mean) {
        return nullptr;
    }
    return static_cast<std::int64_t>(std::llround(*figure->mean * static_cast<double>(figure->n)));
}

// The harmonic mean of mean precision and mean recall, which the source calls its F1.
ReportDocument floridaStrata(const AnswerRun& run, const std::string& field, bool isCategory) {
    ReportDocument strata = ReportDocument::object();
    const auto found = run.by.find(field);
    if (found == run.by.end()) {
        return strata;
    }
    for (const auto& [value, figures] : found->second) {
        ReportDocument one{{field, value},
                           {"count", figures.questions},
                           {"avg_precision", reportValue(metricMean(figures, "citation_precision"))},
                           {"avg_recall", reportValue(metricMean(figures, "citation_recall"))},
                           {"avg_f1", reportValue(metricMean(figures, "citation_f1"))},
                           {"avg_score", reportValue(metricMean(figures, "judge_overall"))},
                           {"pass_rate", reportValue(figures.passRate.mean)}};
        if (isCategory) {
            one["total_hallucinations"] = hallucinationsOf(figures);
        } else {
            one["avg_latency_ms"] = reportValue(metricMean(figures, "latency_ms"));
        }
        strata[value] = std::move(one);
    }
    return strata;
}

ReportDocument floridaJudgement(const AnswerRunItem& item, const model::Prediction* answer) {
    if (!item.value("judge_overall") && !item.value("judge_correctness")) {
        return {};
    }
    ReportDocument judgement{{"correctness", reportValue(item.value("judge_correctness"))},
                             {"completeness", reportValue(item.value("judge_completeness"))},
                             {"citation_accuracy", reportValue(item.value("judge_citation_accuracy"))},
                             {"clarity", reportValue(item.value("judge_clarity"))},
                             {"overall_score", reportValue(item.value("judge_overall"))}};
    if (answer != nullptr && answer->hallucinations) {
        judgement["hallucinations"] = *answer->hallucinations;
    }
    return judgement;
}

ReportDocument floridaResult(const AnswerRun& run, const AnswerRunItem& item,
                             const std::vector<model::Prediction>& predictions) {
    const model::Prediction* const answer = firstAnswer(predictions);
    const bool hasCitations = answer != nullptr && answer->citations;
    ReportDocument result{
        {"question_id", item.questionId},
        {"generated_answer", answer != nullptr ? ReportDocument(*answer->answer) : ReportDocument()},
        {"generated_citations", hasCitations ? ReportDocument(*answer->citations) : ReportDocument()},
        {"citation_precision", reportValue(item.value("citation_precision"))},
        {"citation_recall", reportValue(item.value("citation_recall"))},
        {"citation_f1", reportValue(item.value("citation_f1"))},
        {"answer_contains_score", reportValue(item.value("contains"))},
        {"judgment", floridaJudgement(item, answer)},
        {"latency_ms", reportValue(item.value("latency_ms"))},
        {"evaluated_at", run.info.createdAt},
        {"model_version", run.settings.predictions}};
    if (item.samples > 1) {
        result["samples"] = item.samples;
    }
    return result;
}

ReportDocument floridaQuestion(const AnswerRunItem& item, const model::Question& question,
                               const std::vector<model::Prediction>& predictions) {
    const model::Prediction* const answer = firstAnswer(predictions);
    std::set<std::string> hallucinations;
    for (const model::Prediction& prediction : predictions) {
        if (prediction.hallucinations) {
            hallucinations.insert(prediction.hallucinations->begin(), prediction.hallucinations->end());
        }
    }
    return {
        {"question_id", item.questionId},
        {"question_text", question.questionText},
        {"category", question.category},
        {"difficulty", question.difficulty},
        {"score", reportValue(item.value("judge_overall"))},
        {"passed", item.verdict ? ReportDocument(*item.verdict == AnswerVerdict::Pass) : ReportDocument()},
        {"hallucinations", hallucinations},
        {"latency_ms", answer != nullptr ? reportValue(answer->latencyMs) : ReportDocument()}};
}

ReportDocument floridaHead(const AnswerRun& run) {
    std::string version;
    for (const std::string& suite : run.settings.suites) {
        version += (version.empty() ? "" : ", ") + suite;
    }
    const std::int64_t failed = std::ranges::count_if(
        run.items, [](const AnswerRunItem& item) { return item.samples > 0 && item.answered == 0; });
    const AnswerFigures& figures = run.figures;
    return {{"run_id", floridaRunId(run)},
            {"timestamp", run.info.createdAt},
            {"dataset_version", version},
            {"total_questions", figures.questions + failed},
            {"successful_evaluations", figures.questions},
            {"failed_evaluations", failed},
            {"avg_citation_precision", reportValue(metricMean(figures, "citation_precision"))},
            {"avg_citation_recall", reportValue(metricMean(figures, "citation_recall"))},
            {"avg_citation_f1", reportValue(metricMean(figures, "citation_f1"))},
            {"citation_f1_of_means", reportValue(citationF1OfMeans(figures))},
            {"micro_citation_precision", reportValue(figures.citations.precision())},
            {"micro_citation_recall", reportValue(figures.citations.recall())},
            {"micro_citation_f1", reportValue(figures.citations.f1())},
            {"avg_answer_contains", reportValue(metricMean(figures, "contains"))},
            {"avg_overall_score", reportValue(metricMean(figures, "judge_overall"))},
            {"avg_latency_ms", reportValue(metricMean(figures, "latency_ms"))},
            {"total_hallucinations", hallucinationsOf(figures)},
            {"pass_rate", reportValue(figures.passRate.mean)}};
}

std::string writtenValue(const std::optional<double>& value, int decimals, double factor, const char* unit) {
    return value ? fmt::format("{:.{}f}{}", *value * factor, decimals, unit) : std::string("n/a");
}

// So that no text of the data breaks the table or becomes markup.
std::string tableCell(std::string_view text) {
    std::string cell;
    for (const char c : text) {
        if (c == '|' || c == '\\' || c == '`' || c == '*' || c == '_' || c == '<' || c == '[') {
            cell += '\\';
        }
        cell += c == '\n' || c == '\r' ? ' ' : c;
    }
    return cell;
}

std::string floridaTable(const AnswerRun& run, const std::string& field, const std::string& title) {
    const auto found = run.by.find(field);
    if (found == run.by.end()) {
        return {};
    }
    std::string text = "\n## " + title + "\n\n| " + field +
                       " | questions | precision | recall | F1 | score | pass |\n"
                       "|---|---:|---:|---:|---:|---:|---:|\n";
    for (const auto& [value, figures] : found->second) {
        text += fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", tableCell(value), figures.questions,
                            writtenValue(metricMean(figures, "citation_precision"), 1, 100, "%"),
                            writtenValue(metricMean(figures, "citation_recall"), 1, 100, "%"),
                            writtenValue(metricMean(figures, "citation_f1"), 1, 100, "%"),
                            writtenValue(metricMean(figures, "judge_overall"), 1, 1, ""),
                            writtenValue(figures.passRate.mean, 0, 100, "%"));
    }
    return text;
}

} // namespace

base::Result<SourceFile> norwegianReport(const workspace::Reader& reader, const AnswerRun& run,
                                         const std::stop_token& stop) {
    const AnswerFigures& figures = run.figures;
    ReportDocument report;
    report["metadata"] = {{"model", run.settings.predictions},
                          {"eval_files", run.settings.suites},
                          {"total_samples", figures.questions},
                          {"timestamp", run.info.createdAt}};
    report["aggregate_metrics"] = {{"overall_score", reportValue(metricMean(figures, "overall"))},
                                   {"accuracy", reportValue(metricMean(figures, "accuracy"))},
                                   {"citation_coverage", reportValue(metricMean(figures, "citation"))},
                                   {"avg_length_tokens", reportValue(metricMean(figures, "token_count"))},
                                   {"pass_rate", reportValue(figures.passRate.mean)}};
    report["by_task"] = norwegianStrata(run, "category", true);
    report["by_domain"] = norwegianStrata(run, "metadata.domain", false);
    ReportDocument samples = ReportDocument::array();
    ReportDocument failed = ReportDocument::array();
    ReportDocument warnings = ReportDocument::array();
    const auto take = [&](const AnswerRunItem& item, const model::Question& question,
                          const std::vector<model::Prediction>& predictions) -> base::Result<> {
        if (item.samples == 0) {
            return {};
        }
        samples.push_back(norwegianSample(item, question, predictions));
        if (item.verdict == AnswerVerdict::Fail) {
            failed.push_back({{"sample_id", item.questionId}, {"overall_score", reportValue(item.overall)}});
        }
        for (const evaluate::AnswerWarning& warning : item.warnings) {
            warnings.push_back(
                {{"sample_id", item.questionId},
                 {"kind", evaluate::kAnswerWarningNames[static_cast<std::size_t>(warning.kind)]},
                 {"detail", warning.detail}});
        }
        return {};
    };
    ASSAY_TRY(evaluate::forEachMeasuredAnswer(reader, run, take, stop));
    report["sample_results"] = std::move(samples);
    report["failed_samples"] = std::move(failed);
    report["warnings"] = std::move(warnings);
    return SourceFile{"eval_report.json", dumpedReport(report)};
}

base::Result<SourceFile> floridaReport(const workspace::Reader& reader, const AnswerRun& run,
                                       const std::stop_token& stop) {
    ReportDocument report = floridaHead(run);
    report["metrics_by_category"] = floridaStrata(run, "category", true);
    report["metrics_by_difficulty"] = floridaStrata(run, "difficulty", false);
    ReportDocument results = ReportDocument::array();
    ReportDocument summaries = ReportDocument::array();
    ReportDocument failed = ReportDocument::array();
    ReportDocument errors = ReportDocument::array();
    const auto take = [&](const AnswerRunItem& item, const model::Question& question,
                          const std::vector<model::Prediction>& predictions) -> base::Result<> {
        for (const model::Prediction& prediction : predictions) {
            if (!prediction.error.empty()) {
                errors.push_back({{"question_id", item.questionId}, {"error", prediction.error}});
            }
        }
        if (item.answered > 0) {
            results.push_back(floridaResult(run, item, predictions));
            summaries.push_back(floridaQuestion(item, question, predictions));
        }
        if (item.verdict == AnswerVerdict::Fail || (item.samples > 0 && item.answered == 0)) {
            failed.push_back(item.questionId);
        }
        return {};
    };
    ASSAY_TRY(evaluate::forEachMeasuredAnswer(reader, run, take, stop));
    report["results"] = std::move(results);
    report["question_summaries"] = std::move(summaries);
    report["failed_questions"] = std::move(failed);
    report["errors"] = std::move(errors);
    return SourceFile{"eval_" + floridaRunId(run) + ".json", dumpedReport(report)};
}

SourceFile floridaSummary(const AnswerRun& run) {
    const AnswerFigures& figures = run.figures;
    std::string text = fmt::format("# Evaluation {}\n\n{}, {}\n\n", floridaRunId(run),
                                   tableCell(run.settings.predictions), run.info.createdAt);
    text += "| measure | value | questions |\n|---|---:|---:|\n";
    const auto line = [&](const char* title, const char* metric, int decimals, double factor,
                          const char* unit) {
        const evaluate::MetricFigure* const figure = figures.find(metric);
        text += fmt::format("| {} | {} | {} |\n", title,
                            writtenValue(metricMean(figures, metric), decimals, factor, unit),
                            figure != nullptr ? figure->n : 0);
    };
    line("Overall score of the judge, of 10", "judge_overall", 1, 1, "");
    text += fmt::format("| Pass rate | {} | {} |\n", writtenValue(figures.passRate.mean, 1, 100, "%"),
                        figures.passRate.n);
    line("Citation precision", "citation_precision", 1, 100, "%");
    line("Citation recall", "citation_recall", 1, 100, "%");
    line("Citation F1, mean of the questions", "citation_f1", 1, 100, "%");
    text += fmt::format("| Citation F1 of the means | {} |  |\n",
                        writtenValue(citationF1OfMeans(figures), 1, 100, "%"));
    text += fmt::format("| Citation F1 over all citations | {} |  |\n",
                        writtenValue(figures.citations.f1(), 1, 100, "%"));
    line("Answer contains", "contains", 1, 100, "%");
    line("Latency, ms", "latency_ms", 0, 1, "");
    const AnswerDocument inventions = hallucinationsOf(figures);
    text += fmt::format("| Hallucinations | {} |  |\n",
                        inventions.is_null() ? std::string("not looked for") : inventions.dump());
    text += floridaTable(run, "category", "By category");
    text += floridaTable(run, "difficulty", "By difficulty");
    if (!run.hints.empty()) {
        text += "\n## What to look at\n\n";
        for (const evaluate::RubricHint& hint : run.hints) {
            text += fmt::format("- {}: {}\n", tableCell(hint.issue), tableCell(hint.cause));
        }
    }
    return {"eval_" + floridaRunId(run) + ".md", std::move(text)};
}

base::Result<std::vector<SourceFile>> sourceReports(const workspace::Reader& reader, const AnswerRun& run,
                                                    const std::stop_token& stop) {
    std::vector<SourceFile> files;
    if (run.settings.rubric.norwegian) {
        ASSAY_TRY(auto report, norwegianReport(reader, run, stop));
        files.push_back(std::move(report));
    }
    if (run.settings.rubric.citations == evaluate::CitationStyle::Florida) {
        ASSAY_TRY(auto report, floridaReport(reader, run, stop));
        files.push_back(std::move(report));
        files.push_back(floridaSummary(run));
    }
    return files;
}

} // namespace assay::results
