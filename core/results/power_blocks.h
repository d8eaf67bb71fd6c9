// What a comparison of two systems over so many items can tell from luck, and how often each limit on a
// change is passed by a system that has not changed: for settings, gates and comparisons of anchors,
// questions and samples alike.
//
// Systems that do not differ disagree about some items all the same: the noise. Where earlier runs show it,
// it stands first; 5, 10 and 20 % of the items follow. Formulas: core/statistics/power.h. A design effect
// takes as many items away as clusters do; false alarms are of independent checks.
//
//     PowerPlan plan;
//     plan.items = 60;
//     plan.limits = {{"Hit@5 filtered", 0.07}};
//     const std::vector<Block> blocks = powerBlocks(plan, {}, wording); // 18.9 points; 6.5 % a check, …
//
// Pure: they read nothing. Any thread.
#pragma once

#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

inline constexpr int kChecksInAYear = 12; // one a month

// A change of a share by more than this is an alert.
struct PowerLimit {
    std::string name;
    double largest = 0;    // 0.07 is 7 points
    bool isOneWay = false; // only a change to the worse; else either way

    friend bool operator==(const PowerLimit&, const PowerLimit&) = default;
};

struct PowerPlan {
    std::int64_t items = 0;              // that both systems answer
    double designEffect = 1;             // >= 1
    std::optional<double> observedNoise; // the share of items on which earlier runs that are alike disagreed
    std::optional<double> wish;          // a change of a share that is to be told, in (0, 1)
    std::vector<PowerLimit> limits;
    // Where the effect is not of the items themselves: of earlier runs, or nobody knows it and 1 is assumed.
    enum class EffectFrom : std::uint8_t { Items, EarlierRuns, Assumed } effectFrom = EffectFrom::Items;

    friend bool operator==(const PowerPlan&, const PowerPlan&) = default;
};

// The levels of noise that the blocks have rows for.
[[nodiscard]] std::vector<double> noisesOf(const PowerPlan& plan);

// "60 items tell changes of a share from luck from 15.6, 18.9 or 24.1 points on …".
[[nodiscard]] std::string powerText(const PowerPlan& plan, const words::Wording& wording);

// "15.6, 18.9 or 24.1 points", by the usual noises; empty: so few items tell none.
[[nodiscard]] std::string leastMoveText(const PowerPlan& plan, const words::Wording& wording);

// How often an unchanged system passes a limit in one check, "1.1, 6.5 or 19.2 %", by the usual noises.
[[nodiscard]] std::string falseAlarmText(const PowerPlan& plan, const PowerLimit& limit,
                                         const words::Wording& wording);

// "To tell a change of 5.0 points: 269, 469 or 868 items."; empty without a wish.
[[nodiscard]] std::string wishText(const PowerPlan& plan, const words::Wording& wording);

// The smallest change that can be told with 80 % certainty, by noise; with a wish the items that it needs.
[[nodiscard]] Table powerTable(const PowerPlan& plan, std::string name, const words::Wording& wording);

// How often each limit is passed by chance, by noise: in one check, and at least once in a year.
[[nodiscard]] Table alarmTable(const PowerPlan& plan, std::string name, const words::Wording& wording);

// Both tables, "power" and "false_alarms" behind the stem; the second where there are limits.
[[nodiscard]] std::vector<Block> powerBlocks(const PowerPlan& plan, std::string_view stem,
                                             const words::Wording& wording);

// {"items", "design_effect", "observed_noise", "by_noise": [{"noise", "least_move", "items_for_wish"}],
// "wish", "false_alarms": [{"rule", "limit", "noise", "per_check", "per_year"}]}; undefined figures are null.
[[nodiscard]] nlohmann::ordered_json powerJson(const PowerPlan& plan);

} // namespace assay::results
