// Answer runs made up for tests: values as they are given, figures with the intervals of their spread.
#pragma once

#include "core/base/random.h"
#include "core/evaluate/answers/answer_run.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace assay::tests {

// Adds a measure's value to a question.
inline void give(evaluate::AnswerRunItem& item, metrics::AnswerMetric metric, double value) {
    item.metrics.push_back({metric, evaluate::NoValue::None, value});
}

// The figures of a measure over some of the items.
inline evaluate::MetricFigure sampleFigure(const std::vector<const evaluate::AnswerRunItem*>& items,
                                           const std::string& name) {
    evaluate::MetricFigure figure;
    figure.name = name;
    double sum = 0;
    for (const evaluate::AnswerRunItem* item : items) {
        const auto value = item->value(name);
        figure.n += value ? 1 : 0;
        figure.notApplicable += value ? 0 : 1;
        sum += value.value_or(0);
    }
    if (figure.n > 0) {
        figure.mean = sum / static_cast<double>(figure.n);
        figure.interval = statistics::Interval{*figure.mean - 0.05, *figure.mean + 0.05};
    }
    return figure;
}

inline evaluate::AnswerFigures sampleFigures(const std::vector<const evaluate::AnswerRunItem*>& items) {
    evaluate::AnswerFigures figures;
    figures.questions = static_cast<std::int64_t>(items.size());
    for (const char* name :
         {"rougeL_f", "boolean_correct", "overall", "bertscore_f", "hallucinations", "latency_ms", "price"}) {
        figures.metrics.push_back(sampleFigure(items, name));
    }
    std::int64_t passes = 0;
    for (const evaluate::AnswerRunItem* item : items) {
        passes += item->verdict == evaluate::AnswerVerdict::Pass ? 1 : 0;
    }
    figures.passRate.name = "pass_rate";
    figures.passRate.n = figures.questions;
    if (figures.questions > 0) {
        figures.passRate.mean = static_cast<double>(passes) / static_cast<double>(figures.questions);
        figures.passRate.interval = statistics::Interval{0, 1};
    }
    return figures;
}

// Figures anew from the items.
inline void takeSampleFigures(evaluate::AnswerRun& run) {
    std::vector<const evaluate::AnswerRunItem*> answered;
    std::map<std::string, std::vector<const evaluate::AnswerRunItem*>> byCategory;
    for (const evaluate::AnswerRunItem& item : run.items) {
        if (item.answered > 0) {
            answered.push_back(&item);
            byCategory[item.strata.at("category").front()].push_back(&item);
        }
    }
    run.figures = sampleFigures(answered);
    run.by.clear();
    for (const auto& [category, items] : byCategory) {
        run.by["category"][category] = sampleFigures(items);
    }
    run.targets.clear();
    for (const evaluate::RubricTarget& target : run.settings.rubric.targets) {
        evaluate::TargetOutcome outcome;
        outcome.target = target;
        if (const evaluate::MetricFigure* found = run.figures.find(target.metric);
            found != nullptr && target.field.empty()) {
            outcome.figure = *found;
        }
        run.targets.push_back(std::move(outcome));
    }
}

// `count` questions q1, q2, … by the FinRAG rubric, two of each company; better by `shift`.
inline evaluate::AnswerRun sampleRun(const std::string& name, int count, double shift) {
    evaluate::AnswerRun run;
    run.info.name = name;
    run.info.kind = evaluate::kAnswerRuns;
    run.info.state = workspace::RunState::Finished;
    run.inputs.predictions = name;
    run.settings.suites = {"suite"};
    run.settings.predictions = name;
    run.settings.rubric = *evaluate::rubricPreset("finrag");
    run.clusters = evaluate::QuestionClusters::Company;
    run.predictions = count;
    run.matched = count;
    base::Random random(5);
    const auto draw = [&random] { return static_cast<double>(random.below(1000)) / 1000; };
    for (int i = 0; i < count; ++i) {
        evaluate::AnswerRunItem item;
        item.number = i;
        item.question = i + 1;
        item.revision = 1;
        item.suite = "suite";
        item.questionId = "q" + std::to_string(i + 1);
        item.samples = 1;
        item.answered = 1;
        item.cluster = "company " + std::to_string(i / 2);
        item.strata["category"] = {i % 3 == 0 ? "A" : "B"};
        const double overall = std::min(1.0, 0.4 + 0.5 * draw() + shift);
        give(item, metrics::AnswerMetric::RougeLF, 0.3 * draw());
        if (i % 4 == 0) {
            give(item, metrics::AnswerMetric::BooleanCorrect, draw() < 0.7 ? 1 : 0);
        }
        give(item, metrics::AnswerMetric::Overall, overall);
        give(item, metrics::AnswerMetric::BertScoreF, 0.7 + 0.25 * draw());
        give(item, metrics::AnswerMetric::Hallucinations, 0);
        const double wait = 500 + 1000 * draw();
        constexpr double kPrice = 0.002;
        give(item, metrics::AnswerMetric::LatencyMs, wait);
        give(item, metrics::AnswerMetric::Price, kPrice);
        evaluate::AnswerUse use;
        use.latencyMs = wait;
        use.price = kPrice;
        item.uses.push_back(std::move(use));
        item.overall = overall;
        item.verdict = overall >= 0.8    ? evaluate::AnswerVerdict::Pass
                       : overall >= 0.75 ? evaluate::AnswerVerdict::Acceptable
                                         : evaluate::AnswerVerdict::Fail;
        item.inputTokens = 100;
        item.outputTokens = 20;
        run.items.push_back(std::move(item));
    }
    run.clusterCount = static_cast<std::size_t>((count + 1) / 2);
    takeSampleFigures(run);
    return run;
}

} // namespace assay::tests
