#include "core/evaluate/neighbour_gate.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbour_gate_check.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::Result;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::NeighbourSettings;
using model::Regime;

// Doubles do not hold 0.07, float32 does not hold a cosine: what is this near to a limit is the limit.
constexpr double kRounding = 1e-12;
constexpr double kDistanceRounding = 1e-6;

double roundingOf(GateMeasure measure) {
    return measure == GateMeasure::MedianGoldDistance ? kDistanceRounding : kRounding;
}

double reciprocalRank(const AnchorSearch& answer, int k) {
    return answer.rankFirstGold >= 1 && answer.rankFirstGold <= k ? 1.0 / answer.rankFirstGold : 0.0;
}

bool isHit(const AnchorSearch& answer, int k) {
    return answer.rankFirstGold >= 1 && answer.rankFirstGold <= k;
}

Result<> comparable(const NeighbourSettings& run, const NeighbourSettings& baseline) {
    const auto differ = [](const char* setting) {
        return base::fail(ErrorCode::InvalidArgument, "the two runs differ in it", setting);
    };
    const model::NeighbourWindow& a = run.window;
    const model::NeighbourWindow& b = baseline.window;
    const bool sameWindow =
        a.adaptive == b.adaptive &&
        (a.adaptive ? a.base == b.base && a.target == b.target && a.max == b.max : a.width == b.width);
    if (!sameWindow) {
        return differ("window");
    }
    if (run.onlyProse != baseline.onlyProse) {
        return differ("only_prose");
    }
    if (run.excludeNavigational != baseline.excludeNavigational) {
        return differ("exclude_navigational");
    }
    return {};
}

// The answers of one search in one regime, by what the anchors are called.
struct Side {
    std::span<const AnchorOutcome> outcomes;
    std::size_t search = 0;
    const NeighbourSettings* settings = nullptr;

    [[nodiscard]] std::optional<std::size_t> element(Regime regime) const {
        const auto found = std::ranges::find(settings->regimes, regime);
        if (found == settings->regimes.end()) {
            return std::nullopt;
        }
        return search * settings->regimes.size() +
               static_cast<std::size_t>(found - settings->regimes.begin());
    }
};

using Anchors = std::vector<const AnchorOutcome*>;

// Null where the anchor was not asked.
const AnchorSearch* answerOf(const AnchorOutcome& outcome, std::optional<std::size_t> element) {
    if (!element || *element >= outcome.searches.size() ||
        outcome.searches[*element].notAsked != model::NotAsked::Asked) {
        return nullptr;
    }
    return &outcome.searches[*element];
}

Anchors byNumber(std::span<const AnchorOutcome> outcomes) {
    Anchors anchors;
    for (const AnchorOutcome& outcome : outcomes) {
        anchors.push_back(&outcome);
    }
    std::ranges::stable_sort(
        anchors, {}, [](const AnchorOutcome* outcome) { return std::pair(outcome->number, outcome->row); });
    return anchors;
}

std::optional<double> figure(const GateRule& rule, const Anchors& anchors,
                             std::optional<std::size_t> element) {
    std::vector<double> values;
    for (const AnchorOutcome* outcome : anchors) {
        const AnchorSearch* answer = answerOf(*outcome, element);
        if (answer == nullptr) {
            continue;
        }
        const bool knows = rule.measure == GateMeasure::SelfAt1           ? answer->knowsSelf()
                           : rule.measure == GateMeasure::SelfAt1TieAware ? answer->knowsTies()
                           : rule.measure == GateMeasure::HitAt || rule.measure == GateMeasure::MrrAt
                               ? !outcome->covered() || answer->knowsRank(rule.k)
                               : true;
        if (!knows) {
            return std::nullopt; // a figure of the others alone would flatter the search
        }
        switch (rule.measure) {
        case GateMeasure::SelfAt1:
            values.push_back(answer->selfFirst ? 1 : 0);
            break;
        case GateMeasure::SelfAt1TieAware:
            values.push_back(answer->selfFirst || answer->selfTied ? 1 : 0);
            break;
        case GateMeasure::HitAt:
        case GateMeasure::MrrAt:
            if (outcome->covered()) {
                values.push_back(rule.measure == GateMeasure::MrrAt ? reciprocalRank(*answer, rule.k)
                                 : isHit(*answer, rule.k)           ? 1
                                                                    : 0);
            }
            break;
        case GateMeasure::MedianGoldDistance:
            // Only of cosines is a best distance known; scores have no scale that two runs share.
            if (answer->bestGoldDistance) {
                for (const model::RankedSentence& result : answer->results) {
                    if (result.gold) {
                        values.push_back(result.distance);
                    }
                }
            }
            break;
        }
    }
    return rule.measure == GateMeasure::MedianGoldDistance ? statistics::quantile(std::move(values), 0.5)
                                                           : statistics::mean(values);
}

class Gate {
  public:
    Gate(Side run, Side baseline, std::uint64_t seed)
        : m_run(run)
        , m_baseline(baseline)
        , m_seed(seed)
        , m_depth(std::min(run.settings->depth(), baseline.settings->depth()))
        , m_all(byNumber(run.outcomes)) {
        std::unordered_map<std::string_view, const AnchorOutcome*> ofBaseline;
        for (const AnchorOutcome* outcome : byNumber(baseline.outcomes)) {
            ofBaseline.try_emplace(outcome->sentenceId, outcome);
        }
        for (const AnchorOutcome* outcome : m_all) {
            const auto found = ofBaseline.find(outcome->sentenceId);
            if (found == ofBaseline.end()) {
                ++m_verdict.onlyRun;
                continue;
            }
            m_common.push_back(outcome);
            m_commonOfBaseline.push_back(found->second);
            ofBaseline.erase(found);
        }
        m_verdict.onlyBaseline = static_cast<std::int64_t>(ofBaseline.size());
    }

    Result<GateVerdict> judge(const std::vector<GateRule>& rules) {
        if (m_common.empty()) {
            return base::fail(ErrorCode::InputNotUsable, "no anchor in common");
        }
        for (const GateRule& rule : rules) {
            const bool ranked = rule.measure == GateMeasure::HitAt || rule.measure == GateMeasure::MrrAt;
            const int depth = rule.atLeast ? m_run.settings->depth() : m_depth;
            if (ranked && rule.k > depth) {
                return base::fail(ErrorCode::InvalidArgument, std::to_string(rule.k),
                                  rule.measure == GateMeasure::HitAt ? "hit_at" : "mrr_at");
            }
            const std::vector<Regime> regimes =
                rule.regime ? std::vector{*rule.regime} : m_run.settings->regimes;
            for (const Regime regime : regimes) {
                m_verdict.findings.push_back(finding(rule, regime));
                if (m_verdict.findings.back().violated) {
                    m_verdict.worst = std::max(m_verdict.worst, rule.alert);
                }
            }
        }
        for (const Regime regime : m_run.settings->regimes) {
            if (m_baseline.element(regime)) {
                m_verdict.chances.push_back(chance(regime, rules));
            }
        }
        return std::move(m_verdict);
    }

  private:
    GateFinding finding(const GateRule& rule, Regime regime) const {
        GateFinding result;
        result.rule = rule;
        result.regime = regime;
        result.run = figure(rule, rule.atLeast ? m_all : m_common, m_run.element(regime));
        result.baseline = figure(rule, m_commonOfBaseline, m_baseline.element(regime));
        if (result.run && result.baseline) {
            result.move = *result.run - *result.baseline;
        }
        const double rounding = roundingOf(rule.measure);
        if (rule.atLeast && result.run) {
            result.judged = true;
            result.violated = *result.run < *rule.atLeast - rounding;
        } else if (rule.largestMove && result.move) {
            result.judged = true;
            result.violated = std::abs(*result.move) > *rule.largestMove + rounding;
        }
        return result;
    }

    // So far are the ranks of all anchors known in both runs.
    int knownDepth(Regime regime) const {
        int depth = m_depth;
        for (const auto& [anchors, side] :
             {std::pair(&m_common, &m_run), std::pair(&m_commonOfBaseline, &m_baseline)}) {
            for (const AnchorOutcome* outcome : *anchors) {
                const AnchorSearch* answer = answerOf(*outcome, side->element(regime));
                if (answer != nullptr && outcome->covered() && !answer->knowsRank(depth)) {
                    depth = *answer->knownDepth;
                }
            }
        }
        return depth;
    }

    ChanceOfChange chance(Regime regime, const std::vector<GateRule>& rules) const {
        ChanceOfChange result;
        result.regime = regime;
        const auto hitRule = std::ranges::find_if(rules, [&](const GateRule& rule) {
            return rule.measure == GateMeasure::HitAt && rule.regime.value_or(regime) == regime;
        });
        const int depth = knownDepth(regime);
        result.k = std::min(hitRule == rules.end() ? result.k : hitRule->k, depth);
        std::int64_t onlyBaseline = 0;
        std::int64_t onlyRun = 0;
        std::vector<double> differences;
        for (std::size_t i = 0; i < m_common.size(); ++i) {
            const AnchorSearch* run = answerOf(*m_common[i], m_run.element(regime));
            const AnchorSearch* baseline = answerOf(*m_commonOfBaseline[i], m_baseline.element(regime));
            if (depth == 0 || run == nullptr || baseline == nullptr || !m_common[i]->covered() ||
                !m_commonOfBaseline[i]->covered()) {
                continue;
            }
            const bool runHit = isHit(*run, result.k);
            const bool baselineHit = isHit(*baseline, result.k);
            onlyRun += runHit && !baselineHit ? 1 : 0;
            onlyBaseline += baselineHit && !runHit ? 1 : 0;
            differences.push_back(reciprocalRank(*run, depth) - reciprocalRank(*baseline, depth));
        }
        result.n = std::ssize(differences);
        result.hits = statistics::mcNemar(onlyBaseline, onlyRun);
        result.hitsChanged = result.hits.p() < 0.05;
        result.mrrDelta = statistics::mean(differences);
        result.mrrDeltaInterval = statistics::bootstrapMeanInterval(differences, m_seed);
        result.ranksChanged = result.mrrDeltaInterval &&
                              (result.mrrDeltaInterval->low > 0 || result.mrrDeltaInterval->high < 0);
        return result;
    }

    Side m_run;
    Side m_baseline;
    std::uint64_t m_seed;
    int m_depth; // both looked at so many results
    Anchors m_all;
    Anchors m_common;
    Anchors m_commonOfBaseline; // the same anchors there
    GateVerdict m_verdict;
};

} // namespace

Result<GateVerdict> judgeNeighbours(std::span<const AnchorOutcome> run, std::size_t runSearch,
                                    const NeighbourSettings& runSettings,
                                    std::span<const AnchorOutcome> baseline, std::size_t baselineSearch,
                                    const NeighbourSettings& baselineSettings,
                                    const std::vector<GateRule>& rules, std::uint64_t seed) {
    return base::guarded("neighbour gate", [&]() -> Result<GateVerdict> {
        if (auto checked = checkGateRules(rules); !checked) {
            return tl::unexpected(checked.error());
        }
        if (auto checked = comparable(runSettings, baselineSettings); !checked) {
            return tl::unexpected(checked.error());
        }
        return Gate({run, runSearch, &runSettings}, {baseline, baselineSearch, &baselineSettings}, seed)
            .judge(rules);
    });
}

} // namespace assay::evaluate
