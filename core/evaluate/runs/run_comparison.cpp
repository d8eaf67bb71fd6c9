#include "core/evaluate/runs/run_comparison.h"

#include "core/evaluate/retrieval/retrieval_comparison.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr double kNoTableValue = std::numeric_limits<double>::quiet_NaN();

// The items of all tables, each once, in the order in which they first come.
struct TableKeys {
    std::vector<const RunItemValues*> list; // as the first table has it
    std::vector<bool> changed;
    std::map<std::string_view, std::size_t> placeOf;
};

TableKeys keysOf(std::span<const RunItemTable* const> tables) {
    TableKeys keys;
    for (const RunItemTable* const table : tables) {
        std::set<std::string_view> seen;
        for (const RunItemValues& item : table->items) {
            if (!seen.insert(item.key).second) {
                continue;
            }
            const auto [known, isNew] = keys.placeOf.emplace(item.key, keys.list.size());
            if (isNew) {
                keys.list.push_back(&item);
                keys.changed.push_back(false);
            } else if (keys.list[known->second]->revision != item.revision) {
                keys.changed[known->second] = true;
            }
        }
    }
    return keys;
}

// By table key its place among those that are compared; nullopt: it was edited between the runs.
std::vector<std::optional<std::size_t>> tablePlaces(const TableKeys& keys, ComparedAnswers& compared) {
    std::vector<std::optional<std::size_t>> places;
    std::map<std::string_view, std::uint32_t> clusters;
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < keys.list.size(); ++i) {
        const RunItemValues& item = *keys.list[i];
        if (keys.changed[i]) {
            places.emplace_back();
            compared.changed.push_back(item.key);
            continue;
        }
        places.emplace_back(compared.questionIds.size());
        compared.questionIds.push_back(item.key);
        const auto [known, isNew] =
            item.cluster.empty() ? std::pair(clusters.end(), true) : clusters.emplace(item.cluster, next);
        compared.clusterOf.push_back(isNew ? next : known->second);
        next += isNew ? 1 : 0;
    }
    return places;
}

ComparedSystem systemOf(const RunItemTable& table, const std::string& name, const TableKeys& keys,
                        std::span<const std::optional<std::size_t>> places, std::size_t count) {
    ComparedSystem system;
    system.name = name;
    system.answered.assign(count, false);
    for (const RunItemMeasure& measure : table.measures) {
        system.metrics.push_back({measure.name, measure.isShare, measure.model,
                                  std::vector<double>(count, kNoTableValue), measure.better});
    }
    std::set<std::string_view> seen;
    for (const RunItemValues& item : table.items) {
        const auto place = places[keys.placeOf.at(item.key)];
        if (!place || !seen.insert(item.key).second) {
            continue;
        }
        for (std::size_t i = 0; i < system.metrics.size() && i < item.values.size(); ++i) {
            system.metrics[i].values[*place] = item.values[i];
            system.answered[*place] = system.answered[*place] || !std::isnan(item.values[i]);
        }
    }
    return system;
}

// Answers and retrieval have rules of their own on what can be compared; of other kinds the tables say all.
Result<ComparedAnswers> comparedOf(const workspace::Reader& reader, const workspace::RunInfo& a,
                                   const workspace::RunInfo& b, const std::stop_token& stop) {
    if (a.kind == kAnswerRuns) {
        ASSAY_TRY(const auto runA, loadAnswerRun(reader, a.id, stop));
        ASSAY_TRY(const auto runB, loadAnswerRun(reader, b.id, stop));
        return comparedAnswers(std::array{&runA, &runB});
    }
    if (a.kind == kRetrievalRuns) {
        ASSAY_TRY(const auto runA, loadRetrievalRun(reader, a.id, stop));
        ASSAY_TRY(const auto runB, loadRetrievalRun(reader, b.id, stop));
        return comparedRetrieval(std::array{&runA, &runB});
    }
    ASSAY_TRY(const auto tableA, runItems(reader, a, stop));
    ASSAY_TRY(const auto tableB, runItems(reader, b, stop));
    return comparedItems(std::array{&tableA, &tableB}, std::array{a.name, b.name});
}

Result<> requireComparable(const workspace::RunInfo& a, const workspace::RunInfo& b) {
    for (const workspace::RunInfo* const run : {&a, &b}) {
        if (run->state != workspace::RunState::Finished) {
            return base::fail(base::ErrorCode::InputNotUsable, "not finished", run->name);
        }
    }
    return a.kind == b.kind ? Result<>()
                            : base::fail(base::ErrorCode::InputNotUsable, a.kind + " and " + b.kind, b.name);
}

bool hasSystemValue(const ComparedSystem& system, std::size_t item) {
    return std::ranges::any_of(
        system.metrics, [item](const ComparedMetric& metric) { return !std::isnan(metric.values[item]); });
}

void countLonely(RunComparison& comparison) {
    const std::vector<ComparedSystem>& systems = comparison.items.systems;
    for (std::size_t i = 0; i < comparison.items.questionIds.size(); ++i) {
        const bool hasA = hasSystemValue(systems[0], i);
        const bool hasB = hasSystemValue(systems[1], i);
        comparison.onlyA += hasA && !hasB ? 1 : 0;
        comparison.onlyB += hasB && !hasA ? 1 : 0;
    }
}

} // namespace

std::optional<double> FigurePair::difference() const noexcept {
    return a.value && b.value ? std::optional(*b.value - *a.value) : std::nullopt;
}

ComparedAnswers comparedItems(std::span<const RunItemTable* const> tables,
                              std::span<const std::string> names) {
    ComparedAnswers compared;
    const TableKeys keys = keysOf(tables);
    const auto places = tablePlaces(keys, compared);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        compared.systems.push_back(systemOf(*tables[i], i < names.size() ? names[i] : std::string(), keys,
                                            places, compared.questionIds.size()));
        compared.clusters = std::min(compared.clusters, tables[i]->clusters);
    }
    return compared;
}

std::string headlineOf(std::string_view kind, const ComparedAnswers& items) {
    if (items.systems.size() < 2) {
        return {};
    }
    if (kind == kAnswerRuns) {
        return std::string(usualHeadline(items, 0, 1));
    }
    const auto bothHave = [&](std::string_view name) {
        return items.systems[0].find(name) != nullptr && items.systems[1].find(name) != nullptr;
    };
    for (const std::string_view usual : {kRetrievalHeadline, std::string_view("filtered.hit_at.5")}) {
        if (bothHave(usual)) {
            return std::string(usual);
        }
    }
    for (const ComparedMetric& metric : items.systems[0].metrics) {
        if (bothHave(metric.name)) {
            return metric.name;
        }
    }
    return {};
}

Result<RunComparison> compareRuns(const workspace::Reader& reader, const workspace::RunInfo& a,
                                  const workspace::RunInfo& b, const RunComparisonSettings& settings,
                                  const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(requireComparable(a, b));
    RunComparison comparison;
    ASSAY_TRY(comparison.a, describeRun(a));
    ASSAY_TRY(comparison.b, describeRun(b));
    ASSAY_TRY(comparison.items, comparedOf(reader, a, b, stop));
    comparison.differing = runDifferences(std::array<const RunDescription*, 2>{&comparison.a, &comparison.b});
    for (std::size_t i = 0; i < comparison.a.mainFigures; ++i) {
        const RunFigure& figure = comparison.a.figures[i];
        if (const RunFigure* const other = comparison.b.find(figure.name)) {
            comparison.figures.push_back({figure, *other});
        }
    }
    if (comparison.items.systems.size() < 2) {
        return comparison;
    }
    AnswerComparisonSettings how;
    how.headline = settings.headline.empty() ? headlineOf(a.kind, comparison.items) : settings.headline;
    how.seed = settings.seed;
    how.threads = settings.threads;
    ASSAY_TRY(comparison.tested, compareAnswers(comparison.items, 0, 1, how, stop, progress));
    countLonely(comparison);
    for (const QuestionDifference& change : questionDifferences(comparison.items, 0, 1, how.headline)) {
        if (comparison.mostChanged.size() < kMostChangedItems && change.outcome != 0) {
            comparison.mostChanged.push_back(change);
        }
    }
    return comparison;
}

} // namespace assay::evaluate
