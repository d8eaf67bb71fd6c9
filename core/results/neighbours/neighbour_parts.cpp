#include "core/results/neighbours/neighbour_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace assay::results {

std::string titleOfSearch(const MeasuredTest& test, std::size_t search, const words::Wording& wording) {
    return searchTitle(test.searches[search], test.settings.isOutside, wording);
}

std::string titleOfRegime(const MeasuredTest& test, std::size_t regime, const words::Wording& wording) {
    return regimeTitle(test.settings.test.regimes[regime], wording);
}

std::vector<int> someOf(const std::vector<int>& list, std::size_t most, std::optional<int> kept) {
    std::vector<int> some;
    std::size_t open = most - std::min<std::size_t>(most, 1); // one place is the last one's
    const bool keeps = kept && std::ranges::find(list, *kept) != list.end();
    bool missing = keeps && !list.empty() && *kept != list.back();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const bool isLast = i + 1 == list.size();
        const bool isKept = missing && list[i] == *kept;
        if (isLast || isKept || open > (missing ? 1U : 0U)) {
            some.push_back(list[i]);
            open -= !isLast && open > 0 ? 1 : 0;
            missing = missing && !isKept;
        }
    }
    return some;
}

std::optional<int> headlineHit(const model::NeighbourSettings& settings) {
    constexpr int kUsual = 5;
    if (settings.hitAt.empty()) {
        return std::nullopt;
    }
    return std::ranges::find(settings.hitAt, kUsual) != settings.hitAt.end() ? kUsual : settings.hitAt.back();
}

RankChoice wholeChoice(const model::NeighbourSettings& settings) {
    return {settings.hitAt, settings.mrrAt};
}

RankChoice headlineChoice(const model::NeighbourSettings& settings) {
    RankChoice choice;
    if (const auto k = headlineHit(settings)) {
        choice.hits = {*k};
    }
    if (!settings.mrrAt.empty()) {
        choice.means = {settings.mrrAt.back()};
    }
    return choice;
}

RankChoice printedChoice(const model::NeighbourSettings& settings, std::size_t mostHits,
                         std::size_t mostMeans) {
    return {someOf(settings.hitAt, mostHits, headlineHit(settings)), someOf(settings.mrrAt, mostMeans)};
}

void addRankColumns(Table& table, const RankChoice& choice, const char* hitDefinition,
                    const char* mrrDefinition, const words::Wording& wording) {
    for (const int k : choice.hits) {
        table.columns.push_back({"hit_at_" + std::to_string(k), hitTitle(k, wording), hitDefinition});
    }
    for (const int k : choice.means) {
        table.columns.push_back({"mrr_at_" + std::to_string(k), mrrTitle(k, wording), mrrDefinition});
    }
}

Figure shareFigure(const evaluate::Proportion& figure, std::string why) {
    return {.value = figure.value,
            .kind = FigureKind::Percent,
            .n = figure.n,
            .interval = figure.interval,
            .why = figure.value ? std::string() : std::move(why),
            .numerator = figure.count};
}

Figure meanFigure(const evaluate::MeanFigure& figure, std::string why) {
    Figure result = numberFigure(figure.value, std::move(why));
    result.n = figure.n;
    result.interval = figure.interval;
    return result;
}

Figure pointsFigure(const evaluate::MeanFigure& figure, std::string why) {
    Figure result = meanFigure(figure, std::move(why));
    result.kind = FigureKind::Percent;
    return result;
}

Figure numberFigure(std::optional<double> value, std::string why) {
    return {.value = value,
            .kind = FigureKind::Number,
            .decimals = 3,
            .why = value ? std::string() : std::move(why)};
}

std::string RunPlace::name(std::string_view stem) const {
    return runs > 1 ? fmt::format("neighbour_{}_run{}", stem, number) : fmt::format("neighbour_{}", stem);
}

std::string RunPlace::name(std::string_view stem, std::size_t search, std::size_t searches) const {
    return searches > 1 ? fmt::format("{}_search{}", name(stem), search + 1) : name(stem);
}

} // namespace assay::results
