#include "core/results/answers/answer_json.h"

#include "core/evaluate/answers/answer_run_figures.h"
#include "core/evaluate/judge/judge_material.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/formats/csv_cell.h"
#include "core/results/answers/answer_parts.h"
#include "core/results/paraphrase_blocks.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cctype>

namespace assay::results {
namespace {

using AnswerDocument = nlohmann::ordered_json;
using evaluate::AnswerFigures;
using evaluate::AnswerRun;
using evaluate::AnswerRunItem;
using evaluate::MetricFigure;

AnswerDocument answerNumber(const std::optional<double>& value) {
    return value ? AnswerDocument(*value) : AnswerDocument();
}

AnswerDocument metricJson(const MetricFigure& figure) {
    AnswerDocument json{{"mean", answerNumber(figure.mean)},
                        {"ci", figure.interval ? AnswerDocument{figure.interval->low, figure.interval->high}
                                               : AnswerDocument()},
                        {"n", figure.n},
                        {"not_applicable", figure.notApplicable}};
    if (!figure.model.empty()) {
        json["model"] = figure.model;
    }
    return json;
}

AnswerDocument metricsJson(const AnswerFigures& figures) {
    AnswerDocument json = AnswerDocument::object();
    for (const MetricFigure& figure : figures.metrics) {
        json[figure.name] = metricJson(figure);
    }
    json["pass_rate"] = metricJson(figures.passRate);
    return json;
}

AnswerDocument microJson(const evaluate::MicroCitations& micro) {
    return {{"precision", answerNumber(micro.precision())},
            {"recall", answerNumber(micro.recall())},
            {"f1", answerNumber(micro.f1())},
            {"correct", micro.correct},
            {"generated", micro.generated},
            {"found", micro.found},
            {"expected", micro.expected}};
}

AnswerDocument unmatchedJson(const AnswerRun& run) {
    AnswerDocument list = AnswerDocument::array();
    for (const workspace::UnmatchedPrediction& one : run.unmatched) {
        list.push_back(one.questionId.empty() ? one.question : one.questionId);
    }
    return list;
}

AnswerDocument targetsJson(const AnswerRun& run) {
    AnswerDocument list = AnswerDocument::array();
    for (const evaluate::TargetOutcome& outcome : run.targets) {
        list.push_back(
            {{"metric", outcome.target.metric},
             {"mean", answerNumber(outcome.figure.mean)},
             {"target", outcome.target.target},
             {"minimum", outcome.target.minimum},
             {"n", outcome.figure.n},
             {"read_by_people", outcome.readByPeople},
             {"at_most", outcome.target.atMost},
             {"field", outcome.target.field},
             {"value", outcome.target.value},
             {"target_state", evaluate::limitStateName(evaluate::limitState(outcome, outcome.target.target))},
             {"minimum_state",
              evaluate::limitStateName(evaluate::limitState(outcome, outcome.target.minimum))},
             {"reaches_target",
              outcome.figure.mean ? AnswerDocument(outcome.reachesTarget) : AnswerDocument()},
             {"reaches_minimum",
              outcome.figure.mean ? AnswerDocument(outcome.reachesMinimum) : AnswerDocument()}});
    }
    return list;
}

AnswerDocument hintsJson(const AnswerRun& run) {
    AnswerDocument list = AnswerDocument::array();
    for (const evaluate::RubricHint& hint : run.hints) {
        list.push_back({{"issue", hint.issue}, {"indicator", hint.indicator}, {"cause", hint.cause}});
    }
    return list;
}

AnswerDocument sourcesJson(const AnswerRun& run) {
    AnswerDocument list = AnswerDocument::array();
    for (const evaluate::SourceOutcome& outcome : run.sources) {
        list.push_back(
            {{"source", AnswerDocument::parse(outcome.description, nullptr, false)},
             {"scored", outcome.report.scored},
             {"from_store", outcome.report.fromStore},
             {"failed", outcome.report.failed},
             {"input_tokens", outcome.report.inputTokens},
             {"output_tokens", outcome.report.outputTokens},
             {"price", outcome.report.price > 0 ? AnswerDocument(outcome.report.price) : AnswerDocument()}});
    }
    return list;
}

// Each judge with its measures under their documented names.
AnswerDocument judgesJson(const AnswerRun& run) {
    AnswerDocument list = AnswerDocument::array();
    for (const evaluate::RunJudge& judge : evaluate::judgesOfRun(run)) {
        AnswerDocument metrics = AnswerDocument::object();
        for (const std::string& score : judge.scores) {
            const auto apart = evaluate::scoreKeptApart(score);
            if (const MetricFigure* const figure = run.figures.find(score)) {
                metrics[apart ? apart->metric : score] = metricJson(*figure);
            }
        }
        list.push_back({{"name", judge.name},
                        {"model", judge.model},
                        {"prompt", judge.prompt},
                        {"prompt_sha256", judge.promptHash},
                        {"scores", judge.scores},
                        {"metrics", std::move(metrics)}});
    }
    return list;
}

std::string suiteNames(const AnswerRun& run) {
    std::string names;
    for (const std::string& suite : run.settings.suites) {
        names += (names.empty() ? "" : ", ") + suite;
    }
    return names;
}

AnswerDocument unansweredJson(const AnswerRun& run) {
    AnswerDocument list = AnswerDocument::array();
    for (const AnswerRunItem& item : run.items) {
        if (item.samples == 0) {
            list.push_back(item.questionId);
        }
    }
    return list;
}

AnswerDocument agreementJson(const statistics::Agreement& agreement) {
    const auto& ci = agreement.confidence;
    return {{"value", answerNumber(agreement.value)},
            {"ci", ci ? AnswerDocument{ci->low, ci->high} : AnswerDocument()},
            {"n", agreement.items}};
}

// `answers` are those that both have judged.
void addAgreementJson(const evaluate::JudgeAgreement& agreement, AnswerDocument& json) {
    const auto& ci = agreement.bias.interval;
    json["answers"] = agreement.both;
    json["same"] = agreementJson(agreement.observed);
    json["same_by_luck"] = answerNumber(agreement.sameByLuck());
    json["kappa"] = agreementJson(agreement.kappa);
    json["ac1"] = agreementJson(agreement.ac1);
    json["weighted_kappa"] = agreementJson(agreement.weightedKappa);
    json["bias"] = {{"value", answerNumber(agreement.bias.value)},
                    {"ci", ci ? AnswerDocument{ci->low, ci->high} : AnswerDocument()},
                    {"n", agreement.bias.n}};
}

AnswerDocument comparedJudgeJson(const evaluate::JudgesCompared::Judge& judge) {
    AnswerDocument json{
        {"name", judge.judge.name}, {"model", judge.judge.model}, {"prompt", judge.judge.prompt}};
    json["run"] = judge.run == 0 ? AnswerDocument() : AnswerDocument(judge.run);
    json["run_name"] = judge.run == 0 ? AnswerDocument() : AnswerDocument(judge.runName);
    return json;
}

AnswerDocument judgeComparisonJson(const evaluate::JudgesCompared& compared) {
    AnswerDocument people = AnswerDocument::array();
    for (std::size_t i = 0; i < compared.judges.size(); ++i) {
        AnswerDocument& one = people.emplace_back(comparedJudgeJson(compared.judges[i]));
        addAgreementJson(compared.withPeople[i], one);
    }
    AnswerDocument pairs = AnswerDocument::array();
    for (const evaluate::JudgesCompared::Pair& pair : compared.pairs) {
        AnswerDocument& one =
            pairs.emplace_back(AnswerDocument{{"first", comparedJudgeJson(compared.judges[pair.first])},
                                              {"second", comparedJudgeJson(compared.judges[pair.second])}});
        addAgreementJson(pair.agreement, one);
    }
    return {{"with_people", std::move(people)}, {"pairs", std::move(pairs)}};
}

// Everything but the questions.
AnswerDocument headJson(const AnswerRun& run) {
    AnswerDocument json{{"run", run.info.id},
                        {"name", run.info.name},
                        {"created_at", run.info.createdAt},
                        {"suite", suiteNames(run)},
                        {"suites", run.settings.suites},
                        {"predictions", run.settings.predictions},
                        {"n", run.figures.questions},
                        {"matched", run.matched},
                        {"unmatched", unmatchedJson(run)},
                        {"unmatched_count", run.unmatchedCount},
                        {"unanswered", unansweredJson(run)},
                        {"failed", run.failed},
                        {"rubric", run.settings.rubric.name},
                        {"rubric_sha256", run.inputs.rubricHash},
                        {"metrics", metricsJson(run.figures)}};
    AnswerDocument verdicts = AnswerDocument::object();
    for (const auto& [name, count] : run.figures.verdicts) {
        verdicts[name] = count;
    }
    json["verdicts"] = std::move(verdicts);
    json["without_verdict"] = run.figures.withoutVerdict;
    json["micro_citations"] = microJson(run.figures.citations);
    json["citation_f1_of_means"] = answerNumber(citationF1OfMeans(run.figures));
    json["targets"] = targetsJson(run);
    json["hints"] = hintsJson(run);
    json["flags"] = run.flags;
    json["warnings"] = run.warnings;
    json["clusters"] = {{"unit", evaluate::kQuestionClusterNames[static_cast<std::size_t>(run.clusters)]},
                        {"n", run.clusterCount}};
    if (const auto robustness = evaluate::paraphrasesOf(run); !robustness.isEmpty()) {
        json["paraphrases"] = paraphraseJson(robustness);
    }
    json["sources"] = sourcesJson(run);
    json["judges"] = judgesJson(run);
    AnswerDocument by = AnswerDocument::object();
    for (const auto& [field, values] : run.by) {
        AnswerDocument& ofField = by[field] = AnswerDocument::object();
        for (const auto& [value, figures] : values) {
            ofField[value] = metricsJson(figures);
        }
    }
    json["by"] = std::move(by);
    return json;
}

AnswerDocument questionJson(const AnswerRun& run, const AnswerRunItem& item) {
    AnswerDocument values = AnswerDocument::object();
    for (const MetricFigure& figure : run.figures.metrics) {
        values[figure.name] = answerNumber(item.value(figure.name));
    }
    AnswerDocument parts = AnswerDocument::object();
    for (const evaluate::PartScore& part : item.parts) {
        parts[part.metric] = answerNumber(part.value);
    }
    AnswerDocument warnings = AnswerDocument::array();
    for (const evaluate::AnswerWarning& warning : item.warnings) {
        warnings.push_back({{"kind", evaluate::kAnswerWarningNames[static_cast<std::size_t>(warning.kind)]},
                            {"detail", warning.detail}});
    }
    AnswerDocument json{
        {"question_id", item.questionId},
        {"suite", item.suite},
        {"metrics", std::move(values)},
        {"parts", std::move(parts)},
        {"verdict",
         item.verdict ? AnswerDocument(evaluate::kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)])
                      : AnswerDocument()},
        {"flags", item.flags},
        {"warnings", std::move(warnings)},
        {"samples", item.samples},
        {"answered", item.answered}};
    if (!item.spread.empty()) {
        AnswerDocument spread = AnswerDocument::object();
        for (const evaluate::SampleSpread& one : item.spread) {
            spread[one.name] = {one.range.low, one.range.high};
        }
        json["spread"] = std::move(spread);
    }
    return json;
}

std::string dumped(const AnswerDocument& json) {
    return json.dump(2, ' ', false, AnswerDocument::error_handler_t::replace);
}

// The text with so many blanks behind each of its line breaks.
std::string indentedBy(std::string_view text, int blanks) {
    std::string indented;
    for (const char c : text) {
        indented += c;
        if (c == '\n') {
            indented.append(static_cast<std::size_t>(blanks), ' ');
        }
    }
    return indented;
}

void addCell(std::string& line, std::string_view text) {
    if (!line.empty()) {
        line += ',';
    }
    formats::appendCsvCell(text, ',', line);
}

std::string joinedBy(const auto& list, const auto& text) {
    std::string joined;
    for (const auto& one : list) {
        joined += (joined.empty() ? "" : " ") + std::string(text(one));
    }
    return joined;
}

// "scale: thousand for million; too_short: 12": those that have more to say than their name.
std::string warningDetails(const AnswerRunItem& item) {
    std::string details;
    for (const evaluate::AnswerWarning& warning : item.warnings) {
        if (!warning.detail.empty()) {
            details += details.empty() ? "" : "; ";
            details += evaluate::kAnswerWarningNames[static_cast<std::size_t>(warning.kind)];
            details += ": " + warning.detail;
        }
    }
    return details;
}

} // namespace

void writeAnswerJson(const AnswerRun& run, const base::TakePiece& take,
                     const evaluate::JudgesCompared* judges) {
    AnswerDocument document = headJson(run);
    if (judges != nullptr) {
        document["judge_comparison"] = judgeComparisonJson(*judges);
    }
    std::string head = dumped(document);
    head.resize(head.size() - 2); // the line break and the brace at the end
    take(head + ",\n  \"per_question\": [");
    bool isFirst = true;
    for (const AnswerRunItem& item : run.items) {
        if (item.samples > 0) {
            take((isFirst ? "\n    " : ",\n    ") + indentedBy(dumped(questionJson(run, item)), 4));
            isFirst = false;
        }
    }
    take(isFirst ? "]\n}\n" : "\n  ]\n}\n");
}

std::string answerJson(const AnswerRun& run) {
    std::string text;
    writeAnswerJson(run, [&text](std::string_view piece) { text += piece; });
    return text;
}

std::string answerCsv(const AnswerRun& run) {
    std::string text = "suite,question_id,samples,answered,verdict";
    for (const MetricFigure& figure : run.figures.metrics) {
        addCell(text, figure.name);
    }
    text += ",flags,warnings,warning_details\r\n";
    for (const AnswerRunItem& item : run.items) {
        if (item.samples == 0) {
            continue;
        }
        std::string line;
        formats::appendCsvCell(formats::withoutFormulas(item.suite), ',', line);
        line += ',';
        formats::appendCsvCell(formats::withoutFormulas(item.questionId), ',', line);
        line += fmt::format(",{},{},", item.samples, item.answered);
        line += item.verdict ? evaluate::kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)] : "";
        for (const MetricFigure& figure : run.figures.metrics) {
            const auto value = item.value(figure.name);
            line += value ? fmt::format(",{}", *value) : std::string(",");
        }
        addCell(line, joinedBy(item.flags, [](const std::string& flag) { return flag; }));
        addCell(line, joinedBy(item.warnings, [](const evaluate::AnswerWarning& warning) {
                    return evaluate::kAnswerWarningNames[static_cast<std::size_t>(warning.kind)];
                }));
        addCell(line, formats::withoutFormulas(warningDetails(item)));
        text += line + "\r\n";
    }
    return text;
}

} // namespace assay::results
