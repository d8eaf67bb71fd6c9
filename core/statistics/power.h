// How small a change a paired comparison of two systems can tell from luck, and how often a limit on a change
// is passed by systems that are no different.
//
// `discordance` is the share of items on which the two differ: b of them only one got right, c only the
// other. Sources: R. J. Connor (1987), "Sample size for testing differences in proportions for the
// paired-sample design", two-sided at 5 % with power 80 %; the false alarms are exact sums over the binomial
// distributions of discordant items and of their sides.
//
// Pure; any thread.
#pragma once

#include "core/statistics/interval.h"

#include <cstdint>
#include <optional>

namespace assay::statistics {

// Items needed to tell a difference of shares `delta` in (0,1], when systems that do not differ disagree on a
// share `noise` of the items, in [0, 1 - delta]; times the design effect >= 1 of clusters, rounded up.
[[nodiscard]] std::int64_t itemsNeeded(double delta, double noise, double designEffect = 1);

// The least difference of shares that so many items can tell, to 1e-6; nullopt where none can be.
[[nodiscard]] std::optional<double> leastDifference(std::int64_t items, double noise,
                                                    double designEffect = 1);

// The probability that the difference of shares of two equal systems is more than `limit` either way.
[[nodiscard]] double falseAlarm(std::int64_t items, double discordance, double limit);

// At least one in so many checks that do not depend on each other.
[[nodiscard]] double falseAlarmIn(int checks, double falseAlarm);

// Of a figure with a 95 % interval, its error taken as normal with that width: the least distance from a
// limit that measurements like it tell in four of five cases, two-sided at 5 %.
[[nodiscard]] double leastDistance(const Interval& interval);

// How often a measurement like it, of fresh items by a system that has not changed, lies beyond a limit that
// is so far away; a negative distance: the figure is beyond it already.
[[nodiscard]] double chanceBeyond(double distance, const Interval& interval);

// The share of items on which two fresh draws of items of a system with this share right disagree.
[[nodiscard]] constexpr double freshDiscordance(double share) noexcept {
    return 2 * share * (1 - share);
}

} // namespace assay::statistics
