#include "core/results/runs/run_json.h"

#include "core/json/settings_reader.h"
#include "core/results/thresholds/figures_json.h"

#include <array>
#include <cmath>

namespace assay::results {
namespace {

Json itemNumber(double value) {
    return std::isnan(value) ? Json() : Json(value);
}

Json parsedValue(const std::string& text) {
    Json value = json::parseSettingsJson(text);
    return value.is_discarded() ? Json(text) : value;
}

Json runFigureJson(const evaluate::RunFigure& figure) {
    return {{"value", orNull(figure.value)},
            {"ci", intervalJson(figure.interval)},
            {"n", figure.n},
            {"chance", orNull(figure.chance)},
            {"share", figure.isShare},
            {"better", betterName(figure.better)}};
}

Json perItemJson(const evaluate::RunItemTable& table) {
    Json measures = Json::array();
    for (const evaluate::RunItemMeasure& measure : table.measures) {
        measures.push_back({{"name", measure.name},
                            {"better", betterName(measure.better)},
                            {"share", measure.isShare},
                            {"model", measure.model.empty() ? Json() : Json(measure.model)}});
    }
    Json items = Json::array();
    for (const evaluate::RunItemValues& item : table.items) {
        Json values = Json::object();
        for (std::size_t i = 0; i < table.measures.size() && i < item.values.size(); ++i) {
            values[table.measures[i].name] = itemNumber(item.values[i]);
        }
        items.push_back({{"item", item.key}, {"cluster", item.cluster}, {"values", std::move(values)}});
    }
    return {{"measures", std::move(measures)}, {"items", std::move(items)}};
}

// As b against a: the comparison itself is of a against b.
Json testedJson(const evaluate::MetricComparison& of) {
    Json interval;
    if (of.interval) {
        interval = {0.0 - of.interval->high, 0.0 - of.interval->low}; // of 0 not -0
    }
    Json shortages = Json::array();
    for (const evaluate::ComparisonShortage shortage : of.shortages) {
        shortages.push_back(evaluate::kComparisonShortageNames.at(static_cast<std::size_t>(shortage)));
    }
    return {{"a", orNull(of.a)},
            {"b", orNull(of.b)},
            {"delta", of.difference ? Json(0.0 - *of.difference) : Json()},
            {"ci", std::move(interval)},
            {"p", orNull(of.p)},
            {"p_holm", orNull(of.holm)},
            {"headline", of.isHeadline},
            {"n", of.n},
            {"clusters", of.clusters},
            {"wins", of.losses},
            {"ties", of.ties},
            {"losses", of.wins},
            {"better", betterName(of.better)},
            {"verdict", changeVerdict(of)},
            {"why_not", std::move(shortages)}};
}

Json comparedItemsJson(const evaluate::RunComparison& comparison) {
    const evaluate::MetricComparison* const headline = comparison.headline();
    if (headline == nullptr) {
        return nullptr;
    }
    Json most = Json::array();
    for (const evaluate::QuestionDifference& change : comparison.mostChanged) {
        most.push_back({{"item", comparison.items.questionIds[change.question]},
                        {"a", itemNumber(change.a)},
                        {"b", itemNumber(change.b)}});
    }
    return {{"by", headline->metric},
            {"wins", headline->losses},
            {"ties", headline->ties},
            {"losses", headline->wins},
            {"only_in_a", comparison.onlyA},
            {"only_in_b", comparison.onlyB},
            {"changed", comparison.items.changed},
            {"most_changed", std::move(most)}};
}

Json settingsDifferenceJson(const evaluate::RunDifferences& differing) {
    Json settings = Json::object();
    for (const evaluate::SettingDifference& one : differing.settings) {
        const auto side = [&one](std::size_t run) {
            return run < one.values.size() && one.values[run] ? parsedValue(*one.values[run]) : Json();
        };
        settings[one.name] = {{"a", side(0)}, {"b", side(1)}};
    }
    return settings;
}

Json inputsDifferenceJson(const evaluate::RunDifferences& differing) {
    Json inputs = Json::object();
    for (const evaluate::InputDifference& one : differing.inputs) {
        const auto side = [&one](std::size_t run) {
            return run < one.inputs.size() && one.inputs[run] ? Json(one.inputs[run]->name) : Json();
        };
        std::string key = one.role;
        for (int number = 2; inputs.contains(key); ++number) {
            key = one.role + "_" + std::to_string(number);
        }
        inputs[key] = {{"a", side(0)}, {"b", side(1)}, {"other_content", side(0) == side(1)}};
    }
    return inputs;
}

} // namespace

std::string_view betterName(evaluate::BetterValues better) noexcept {
    constexpr std::array<std::string_view, 3> kNames{"higher", "lower", "neither"};
    return kNames.at(static_cast<std::size_t>(better));
}

std::string_view changeVerdict(const evaluate::MetricComparison& comparison) noexcept {
    switch (comparison.verdict) {
    case evaluate::SystemsVerdict::BetterA:
        return "worse";
    case evaluate::SystemsVerdict::BetterB:
        return "better";
    default:
        return evaluate::kSystemsVerdictNames.at(static_cast<std::size_t>(comparison.verdict));
    }
}

std::string runJson(const evaluate::RunDescription& run, const evaluate::RunItemTable* items) {
    const workspace::RunInfo& info = run.info;
    Json inputs = Json::array();
    for (const evaluate::RunInput& input : run.inputs) {
        inputs.push_back({{"role", input.role},
                          {"name", input.name},
                          {"sha256", input.sha256.empty() ? Json() : Json(input.sha256)}});
    }
    Json settings = Json::object();
    for (const evaluate::RunSetting& setting : run.settings) {
        settings[setting.name] = parsedValue(setting.value);
    }
    Json figures = Json::object();
    for (const evaluate::RunFigure& figure : run.figures) {
        figures[figure.name] = runFigureJson(figure);
    }
    Json document{{"run", info.id},
                  {"uuid", info.uuid},
                  {"kind", info.kind},
                  {"name", info.name},
                  {"origin", info.origin},
                  {"state", workspace::runStateName(info.state)},
                  {"created_at", info.createdAt},
                  {"created_by", info.createdBy},
                  {"version", info.version},
                  {"seed", info.seed},
                  {"duration_ms", info.durationMs},
                  {"items", info.items},
                  {"baseline", info.baseline},
                  {"note", info.note},
                  {"inputs", std::move(inputs)},
                  {"settings", std::move(settings)},
                  {"figures", std::move(figures)}};
    if (items != nullptr) {
        document["per_item"] = perItemJson(*items);
    }
    return documentText(document);
}

std::string runComparisonJson(const evaluate::RunComparison& comparison) {
    Json figures = Json::object();
    for (const evaluate::MetricComparison& metric : comparison.tested.metrics) {
        figures[metric.metric] = testedJson(metric);
    }
    Json untested = Json::object();
    for (const evaluate::FigurePair& pair : comparison.figures) {
        if (comparison.tested.find(pair.a.name) == nullptr) {
            untested[pair.a.name] = {{"a", orNull(pair.a.value)},
                                     {"b", orNull(pair.b.value)},
                                     {"delta", orNull(pair.difference())}};
        }
    }
    return documentText({{"a", comparison.a.info.name},
                         {"b", comparison.b.info.name},
                         {"kind", comparison.a.info.kind},
                         {"clusters_are", evaluate::kQuestionClusterNames.at(
                                              static_cast<std::size_t>(comparison.items.clusters))},
                         {"figures", std::move(figures)},
                         {"untested", std::move(untested)},
                         {"items", comparedItemsJson(comparison)},
                         {"settings", settingsDifferenceJson(comparison.differing)},
                         {"inputs", inputsDifferenceJson(comparison.differing)}});
}

} // namespace assay::results
