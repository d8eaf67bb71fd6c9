#include "core/results/power_blocks.h"

#include "core/statistics/power.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

constexpr std::array kUsualNoises{0.05, 0.10, 0.20};

// So many independent items would tell as much.
std::int64_t independentItems(const PowerPlan& plan) {
    return static_cast<std::int64_t>(std::floor(static_cast<double>(plan.items) / plan.designEffect + 1e-9));
}

std::optional<double> leastMove(const PowerPlan& plan, double noise) {
    return statistics::leastDifference(plan.items, noise, plan.designEffect);
}

// Missing: no number of items is enough, since so many do not differ.
std::optional<std::int64_t> wishedItems(const PowerPlan& plan, double noise) {
    return plan.wish && *plan.wish > 0 && *plan.wish <= 1 - noise
               ? std::optional(statistics::itemsNeeded(*plan.wish, noise, plan.designEffect))
               : std::nullopt;
}

double falseAlarmOf(const PowerPlan& plan, const PowerLimit& limit, double noise) {
    const double either = statistics::falseAlarm(independentItems(plan), noise, limit.largest);
    return limit.isOneWay ? either / 2 : either; // equal systems fall as often as they rise
}

// In points.
Figure changeInPoints(std::optional<double> share, std::string why) {
    Figure figure{.value = share ? std::optional(100 * *share) : std::nullopt,
                  .kind = FigureKind::Number,
                  .decimals = 1,
                  .why = share ? std::string() : std::move(why)};
    return figure;
}

Figure percentFigure(double share) {
    return {.value = share, .kind = FigureKind::Percent};
}

std::string noiseText(const PowerPlan& plan, std::size_t place, double noise, const words::Wording& wording) {
    const std::string number = wording.number(100 * noise, 1);
    return plan.observedNoise && place == 0
               ? wording.text(ASSAY_TEXT("Report", "%1 % (in earlier runs)"), {number})
               : wording.text(ASSAY_TEXT("Report", "%1 %"), {number});
}

std::string effectText(const PowerPlan& plan, const words::Wording& wording) {
    switch (plan.effectFrom) {
    case PowerPlan::EffectFrom::EarlierRuns:
        return " " + wording.text(
                         ASSAY_TEXT("Report", "With the design effect of an earlier run of this corpus, %1."),
                         {wording.number(plan.designEffect, 1)});
    case PowerPlan::EffectFrom::Assumed:
        return " " + wording.text(ASSAY_TEXT("Report",
                                             "No earlier run says how far items of one filing stand or fall "
                                             "together: a design effect of 1 is assumed, and more items "
                                             "may be needed."));
    case PowerPlan::EffectFrom::Items:
        break;
    }
    return {};
}

std::string tooFewText(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "no change can be told from luck with so few items"));
}

} // namespace

std::vector<double> noisesOf(const PowerPlan& plan) {
    std::vector<double> noises;
    if (plan.observedNoise) {
        noises.push_back(*plan.observedNoise);
    }
    noises.insert(noises.end(), kUsualNoises.begin(), kUsualNoises.end());
    return noises;
}

std::string powerText(const PowerPlan& plan, const words::Wording& wording) {
    std::array<std::string, kUsualNoises.size()> moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto least = leastMove(plan, kUsualNoises[i]);
        if (!least) {
            return wording.text(
                ASSAY_COUNTED("Report", "%n item(s): so few cannot tell changes of a share from luck."),
                plan.items);
        }
        moves[i] = wording.number(100 * *least, 1);
    }
    return wording.text(
               ASSAY_COUNTED("Report",
                             "%n item(s) tell changes of a share from luck from %1, %2 or %3 points on, when "
                             "5, 10 or 20 % of them flip for no reason."),
               plan.items, {moves[0], moves[1], moves[2]}) +
           effectText(plan, wording);
}

std::string leastMoveText(const PowerPlan& plan, const words::Wording& wording) {
    std::array<std::string, kUsualNoises.size()> moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto least = leastMove(plan, kUsualNoises[i]);
        if (!least) {
            return {};
        }
        moves[i] = wording.number(100 * *least, 1);
    }
    return wording.text(ASSAY_TEXT("Report", "%1, %2 or %3 points"), {moves[0], moves[1], moves[2]});
}

std::string falseAlarmText(const PowerPlan& plan, const PowerLimit& limit, const words::Wording& wording) {
    std::array<std::string, kUsualNoises.size()> alarms;
    for (std::size_t i = 0; i < alarms.size(); ++i) {
        alarms[i] = wording.number(100 * falseAlarmOf(plan, limit, kUsualNoises[i]), 1);
    }
    return wording.text(ASSAY_TEXT("Report", "%1, %2 or %3 %"), {alarms[0], alarms[1], alarms[2]});
}

std::string wishText(const PowerPlan& plan, const words::Wording& wording) {
    if (!plan.wish) {
        return {};
    }
    std::array<std::string, kUsualNoises.size()> items;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto needed = wishedItems(plan, kUsualNoises[i]);
        items[i] = needed ? wording.count(*needed) : std::string("—");
    }
    return wording.text(
        ASSAY_TEXT("Report", "To tell a change of %1 points: %2, %3 or %4 items, when 5, 10 or 20 % of them "
                             "flip for no reason."),
        {wording.number(100 * *plan.wish, 1), items[0], items[1], items[2]});
}

Table powerTable(const PowerPlan& plan, std::string name, const words::Wording& wording) {
    Table table;
    table.name = std::move(name);
    table.title = wording.text(ASSAY_TEXT("Report", "What can be told from luck"));
    table.columns = {{"noise", wording.text(ASSAY_TEXT("Report", "Noise")), "power_noise"},
                     {"least_move_points", wording.text(ASSAY_TEXT("Report", "Smallest change told, points")),
                      "least_move"}};
    if (plan.wish) {
        table.columns.push_back({"items_for_wish",
                                 wording.text(ASSAY_TEXT("Report", "Items needed for %1 points"),
                                              {wording.number(100 * *plan.wish, 1)}),
                                 "items_needed"});
    }
    const std::vector<double> noises = noisesOf(plan);
    for (std::size_t i = 0; i < noises.size(); ++i) {
        Figure least = changeInPoints(leastMove(plan, noises[i]), tooFewText(wording));
        least.n = plan.items;
        std::vector<Cell> cells{noiseText(plan, i, noises[i], wording), std::move(least)};
        if (plan.wish) {
            const auto needed = wishedItems(plan, noises[i]);
            Figure figure = countFigure(needed.value_or(0));
            if (!needed) {
                figure.value.reset();
                figure.why =
                    wording.text(ASSAY_TEXT("Report", "so large a change leaves no room for this noise"));
            }
            cells.emplace_back(std::move(figure));
        }
        table.rows.emplace_back(std::move(cells));
        table.rows.back().key = "noise" + std::to_string(i + (plan.observedNoise ? 0 : 1));
    }
    if (plan.designEffect > 1) {
        table.note = wording.text(
            ASSAY_TEXT("Report", "Items of one cluster stand or fall together: %1 of them tell as much as "
                                 "one that stands alone (design effect)."),
            {wording.number(plan.designEffect, 1)});
    }
    return table;
}

Table alarmTable(const PowerPlan& plan, std::string name, const words::Wording& wording) {
    Table table;
    table.name = std::move(name);
    table.title = wording.text(ASSAY_TEXT("Report", "False alarms of an unchanged system"));
    table.columns = {
        {"rule", wording.text(ASSAY_TEXT("Report", "Rule"))},
        {"limit_points", wording.text(ASSAY_TEXT("Report", "Limit, points")), "power_limit"},
        {"noise", wording.text(ASSAY_TEXT("Report", "Noise")), "power_noise"},
        {"per_check", wording.text(ASSAY_TEXT("Report", "Per check")), "false_alarm"},
        {"per_year", wording.text(ASSAY_TEXT("Report", "In a year of monthly checks")), "false_alarm"}};
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "There is no limit on a change of a share."));
    const std::vector<double> noises = noisesOf(plan);
    for (const PowerLimit& limit : plan.limits) {
        for (std::size_t i = 0; i < noises.size(); ++i) {
            const double once = falseAlarmOf(plan, limit, noises[i]);
            table.rows.push_back({limit.name, changeInPoints(limit.largest, {}),
                                  noiseText(plan, i, noises[i], wording), percentFigure(once),
                                  percentFigure(statistics::falseAlarmIn(kChecksInAYear, once))});
            table.rows.back().key = limit.name + "\n" + std::to_string(i + (plan.observedNoise ? 0 : 1));
        }
    }
    return table;
}

std::vector<Block> powerBlocks(const PowerPlan& plan, std::string_view stem, const words::Wording& wording) {
    std::vector<Block> blocks{powerTable(plan, std::string(stem) + "power", wording)};
    if (!plan.limits.empty()) {
        blocks.emplace_back(alarmTable(plan, std::string(stem) + "false_alarms", wording));
    }
    return blocks;
}

nlohmann::ordered_json powerJson(const PowerPlan& plan) {
    using Document = nlohmann::ordered_json;
    const auto orNone = [](const auto& value) { return value ? Document(*value) : Document(); };
    Document byNoise = Document::array();
    Document alarms = Document::array();
    for (const double noise : noisesOf(plan)) {
        byNoise.push_back({{"noise", noise},
                           {"least_move", orNone(leastMove(plan, noise))},
                           {"items_for_wish", orNone(wishedItems(plan, noise))}});
        for (const PowerLimit& limit : plan.limits) {
            const double once = falseAlarmOf(plan, limit, noise);
            alarms.push_back({{"rule", limit.name},
                              {"limit", limit.largest},
                              {"noise", noise},
                              {"per_check", once},
                              {"per_year", statistics::falseAlarmIn(kChecksInAYear, once)}});
        }
    }
    return {{"items", plan.items},
            {"design_effect", plan.designEffect},
            {"observed_noise", orNone(plan.observedNoise)},
            {"wish", orNone(plan.wish)},
            {"by_noise", std::move(byNoise)},
            {"false_alarms", std::move(alarms)}};
}

} // namespace assay::results
