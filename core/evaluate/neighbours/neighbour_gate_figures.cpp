#include "core/evaluate/neighbours/neighbour_gate_figures.h"

#include "core/statistics/bootstrap.h"
#include "core/statistics/quantile.h"

#include <algorithm>
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

bool isSelfAt1(GateMeasure measure) noexcept {
    return measure == GateMeasure::SelfAt1 || measure == GateMeasure::SelfAt1TieAware;
}

double reciprocalRank(const AnchorSearch& answer, int k) noexcept {
    return isHit(answer, k) ? 1.0 / answer.rankFirstGold : 0.0;
}

bool isHit(const AnchorSearch& answer, int k) noexcept {
    return answer.rankFirstGold >= 1 && answer.rankFirstGold <= k;
}

void addGateValues(const GateRule& rule, const AnchorSearch& answer, bool covered, int depth,
                   GateValues& into) {
    into.known = into.known && saysGateValue(rule, answer, covered);
    std::vector<double>& values = into.list;
    switch (rule.measure) {
    case GateMeasure::SelfAt1:
        values.push_back(answer.selfFirst ? 1 : 0);
        break;
    case GateMeasure::SelfAt1TieAware:
        values.push_back(answer.selfFirst || answer.selfTied ? 1 : 0);
        break;
    case GateMeasure::HitAt:
        if (covered) {
            values.push_back(isHit(answer, rule.k) ? 1 : 0);
        }
        break;
    case GateMeasure::MrrAt:
        if (covered) {
            values.push_back(reciprocalRank(answer, rule.k));
        }
        break;
    case GateMeasure::MedianGoldDistance:
        // Only of cosines is a best distance known; scores have no scale that two runs share.
        if (answer.bestGoldDistance) {
            const auto looked = std::min(answer.results.size(), static_cast<std::size_t>(depth));
            for (std::size_t i = 0; i < looked; ++i) {
                if (answer.results[i].gold) {
                    values.push_back(answer.results[i].distance);
                }
            }
        }
        break;
    }
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
    figure.value = statistics::mean(values);
    figure.interval = rule.measure == GateMeasure::MrrAt
                          ? statistics::bootstrapMeanInterval(values, seed)
                          : statistics::wilsonInterval(std::ranges::count(values, 1.0), figure.n);
    return figure;
}

} // namespace assay::evaluate
