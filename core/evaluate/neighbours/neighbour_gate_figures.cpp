#include "core/evaluate/neighbours/neighbour_gate_figures.h"

#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace assay::evaluate {

using model::AnchorSearch;

namespace {

// Doubles do not hold 0.07, float32 does not hold a cosine.
constexpr double kRounding = 1e-12;
constexpr double kDistanceRounding = 1e-6;

bool saysGateValue(const GateRule& rule, const AnchorSearch& answer, bool covered) {
    switch (rule.measure) {
    case GateMeasure::SelfAt1:
        return answer.knowsSelf();
    case GateMeasure::SelfAt1TieAware:
        return answer.knowsTies();
    case GateMeasure::HitAt:
    case GateMeasure::MrrAt:
        return !covered || answer.knowsRank(rule.k);
    case GateMeasure::MedianGoldDistance:
        break;
    }
    return true;
}

} // namespace

double roundingOf(GateMeasure measure) noexcept {
    return measure == GateMeasure::MedianGoldDistance ? kDistanceRounding : kRounding;
}

bool isTooFar(const GateRule& rule, double move) noexcept {
    return std::abs(move) > rule.largestMove.value_or(0) + roundingOf(rule.measure);
}

LimitState limitState(const GateFinding& finding) {
    const GateRule& rule = finding.rule;
    const auto& interval = rule.atLeast ? finding.runInterval : finding.moveInterval;
    bool isWithin = !finding.violated;
    bool isBeyond = finding.violated;
    if (interval && rule.atLeast) {
        const double limit = *rule.atLeast - roundingOf(rule.measure);
        isWithin = isWithin && interval->low >= limit;
        isBeyond = isBeyond && interval->high < limit;
    } else if (interval && !(finding.moveWithLost && isTooFar(rule, *finding.moveWithLost))) {
        const bool isOnOneSide = interval->low > 0 || interval->high < 0;
        const bool isLowFar = isTooFar(rule, interval->low);
        const bool isHighFar = isTooFar(rule, interval->high);
        isWithin = isWithin && !isLowFar && !isHighFar;
        isBeyond = isBeyond && isOnOneSide && isLowFar && isHighFar;
    }
    return isWithin ? LimitState::Passed : isBeyond ? LimitState::Failed : LimitState::TooClose;
}

bool isSelfAt1(GateMeasure measure) noexcept {
    return measure == GateMeasure::SelfAt1 || measure == GateMeasure::SelfAt1TieAware;
}

void addGateValues(const GateRule& rule, const AnchorSearch& answer, bool covered, int depth,
                   std::uint32_t cluster, GateValues& into) {
    into.known = into.known && saysGateValue(rule, answer, covered);
    const std::size_t before = into.list.size();
    switch (rule.measure) {
    case GateMeasure::SelfAt1:
        into.add(answer.selfFirst ? 1 : 0, cluster);
        break;
    case GateMeasure::SelfAt1TieAware:
        into.add(answer.selfFirst || answer.selfTied ? 1 : 0, cluster);
        break;
    case GateMeasure::HitAt:
        if (covered) {
            into.add(hitOf(answer, rule.k), cluster);
        }
        break;
    case GateMeasure::MrrAt:
        if (covered) {
            into.add(reciprocalRankOf(answer, rule.k), cluster);
        }
        break;
    case GateMeasure::MedianGoldDistance:
        // Only of cosines is a best distance known; scores have no scale that two runs share.
        if (answer.bestGoldDistance) {
            const auto looked = std::min(answer.results.size(), static_cast<std::size_t>(depth));
            for (std::size_t i = 0; i < looked; ++i) {
                if (answer.results[i].gold) {
                    into.add(answer.results[i].distance, cluster);
                }
            }
        }
        break;
    }
    into.anchors += into.list.size() > before ? 1 : 0;
}

GateFigure gateFigure(const GateRule& rule, const GateValues& of, Unjudged why, std::uint64_t seed) {
    const std::vector<double>& values = of.list;
    GateFigure figure;
    figure.n = std::ssize(values);
    figure.why = of.known ? why : Unjudged::NotKnown;
    if (!of.known) {
        return figure;
    }
    if (rule.measure == GateMeasure::MedianGoldDistance) {
        figure.value = statistics::quantile(values, 0.5);
        return figure;
    }
    const statistics::Clusters clusters(of.clusterOf);
    if (rule.measure == GateMeasure::MrrAt) {
        const std::vector<double> ones(values.size(), 1.0);
        figure.value = statistics::mean(values);
        figure.interval = statistics::clusteredRatioInterval(values, ones, clusters, seed);
    } else {
        const statistics::ClusteredShare share = statistics::clusteredShare(values, {}, clusters);
        figure.value = share.value;
        figure.interval = share.interval;
    }
    return figure;
}

} // namespace assay::evaluate
