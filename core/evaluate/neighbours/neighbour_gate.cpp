#include "core/evaluate/neighbours/neighbour_gate.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/neighbour_gate_check.h"
#include "core/evaluate/neighbours/neighbour_gate_figures.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <array>
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

constexpr std::array<std::string_view, 8> kUnjudgedNames{
    "",        "regime_not_searched", "none_asked",        "none_covered", "no_gold_distance",
    "no_pair", "not_known",           "baseline_undefined"};

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

class Gate {
  public:
    Gate(Side run, Side baseline, std::uint64_t seed)
        : m_run(run)
        , m_baseline(baseline)
        , m_seed(seed)
        , m_depth(std::min(run.settings->depth(), baseline.settings->depth()))
        , m_all(byNumber(run.outcomes))
        , m_allOfBaseline(byNumber(baseline.outcomes)) {
        std::unordered_map<std::string_view, const AnchorOutcome*> ofBaseline;
        for (const AnchorOutcome* outcome : m_allOfBaseline) {
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
            m_twin.emplace(outcome, found->second);
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
            m_verdict.asked.push_back(asked(regime));
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
        const GateFigure run = rule.atLeast ? absolute(rule, regime, result) : moved(rule, regime, result);
        result.run = run.value;
        result.runN = run.n;
        result.runInterval = run.interval;
        if (!run.value) {
            const bool unpaired = run.why == Unjudged::NoPair && !result.baseline;
            result.unjudged = unpaired ? Unjudged::BaselineUndefined : run.why;
            // What the baseline could judge and the run cannot is worse than any figure. But lists from
            // elsewhere are often written without their anchors, which is no sign of a damaged index.
            const bool unsaid = run.why == Unjudged::NotKnown && isSelfAt1(rule.measure);
            result.violated = !unsaid && (rule.atLeast || result.baseline);
        } else if (rule.atLeast) {
            result.judged = true;
            result.violated = *run.value < *rule.atLeast - roundingOf(rule.measure);
        } else if (result.move) {
            result.judged = true;
            result.violated =
                isTooFar(rule, *result.move) || (result.moveWithLost && isTooFar(rule, *result.moveWithLost));
        } else {
            result.unjudged = Unjudged::BaselineUndefined;
        }
        return result;
    }

    static bool isTooFar(const GateRule& rule, double move) {
        return std::abs(move) > rule.largestMove.value_or(0) + roundingOf(rule.measure);
    }

    static void setBaseline(const GateFigure& figure, GateFinding& result) {
        result.baseline = figure.value;
        result.baselineN = figure.n;
        result.baselineInterval = figure.interval;
    }

    // Each run over its own anchors.
    GateFigure absolute(const GateRule& rule, Regime regime, GateFinding& result) const {
        const auto over = [&](const Anchors& anchors, const Side& side, std::int64_t& missed) {
            const auto element = side.element(regime);
            const bool isRun = &anchors == &m_all;
            GateValues values;
            std::int64_t asked = 0;
            std::int64_t noList = 0;
            for (const AnchorOutcome* outcome : anchors) {
                if (const AnchorSearch* answer = answerOf(*outcome, element)) {
                    ++asked;
                    addGateValues(rule, *answer, outcome->covered(), side.settings->depth(), values);
                } else if (lacksList(*outcome, element)) {
                    ++noList;
                } else if (isSelfAt1(rule.measure) && element &&
                           (lacksVector(*outcome, *element) || (isRun && askedByBaseline(outcome, regime)))) {
                    ++missed;
                }
            }
            values.list.resize(values.list.size() + static_cast<std::size_t>(missed), 0.0);
            return gateFigure(rule, values, whyNot(rule, element, asked, noList), m_seed);
        };
        std::int64_t missedByBaseline = 0;
        setBaseline(over(m_allOfBaseline, m_baseline, missedByBaseline), result);
        return over(m_all, m_run, result.missed);
    }

    // Both over the anchors that both asked and have covered; where that leaves nothing of the run, the
    // baseline's figure is over the anchors that the baseline itself asked.
    GateFigure moved(const GateRule& rule, Regime regime, GateFinding& result) const {
        const auto runElement = m_run.element(regime);
        const auto baselineElement = m_baseline.element(regime);
        const bool needsGold = !isSelfAt1(rule.measure);
        const bool isDistance = rule.measure == GateMeasure::MedianGoldDistance;
        const int depth = isDistance ? knownDepth(regime, true) : m_depth;
        GateValues run;
        GateValues baseline;
        GateValues lost;          // the baseline's values of lost anchors
        GateValues baselineAlone; // of all that it asked
        std::int64_t asked = 0;
        std::int64_t noList = 0;
        std::int64_t covered = 0;
        std::int64_t pairs = 0;
        for (std::size_t i = 0; i < m_common.size(); ++i) {
            const AnchorSearch* a = answerOf(*m_common[i], runElement);
            const AnchorSearch* b = answerOf(*m_commonOfBaseline[i], baselineElement);
            const bool coveredByRun = m_common[i]->covered();
            const bool coveredByBaseline = m_commonOfBaseline[i]->covered();
            asked += a != nullptr ? 1 : 0;
            covered += a != nullptr && coveredByRun ? 1 : 0;
            if (b != nullptr && (coveredByBaseline || !needsGold)) {
                addGateValues(rule, *b, true, depth, baselineAlone);
                if (a == nullptr && lacksList(*m_common[i], runElement)) {
                    ++noList;
                } else if (a == nullptr) {
                    addGateValues(rule, *b, true, depth, lost);
                    ++result.lost;
                } else if (coveredByRun || !needsGold) {
                    addGateValues(rule, *a, true, depth, run);
                    addGateValues(rule, *b, true, depth, baseline);
                    ++pairs;
                }
            }
        }
        const Unjudged why = asked > 0 && needsGold && covered == 0 ? Unjudged::NoneCovered
                             : asked > 0 && needsGold && pairs == 0 ? Unjudged::NoPair
                                                                    : whyNot(rule, runElement, asked, noList);
        const GateFigure figure = gateFigure(rule, run, why, m_seed);
        setBaseline(
            gateFigure(rule, figure.value ? baseline : baselineAlone, Unjudged::BaselineUndefined, m_seed),
            result);
        if (figure.value && result.baseline) {
            result.move = *figure.value - *result.baseline;
            if (result.lost > 0 && lost.known && !isDistance) {
                run.list.resize(run.list.size() + lost.list.size(), 0.0);
                baseline.list.insert(baseline.list.end(), lost.list.begin(), lost.list.end());
                result.moveWithLost = *statistics::mean(run.list) - *statistics::mean(baseline.list);
            }
        }
        return figure;
    }

    static bool lacksVector(const AnchorOutcome& outcome, std::size_t element) {
        return element < outcome.searches.size() &&
               outcome.searches[element].notAsked == model::NotAsked::NoVector;
    }

    // A run from elsewhere says nothing of it: as if it had no such anchor.
    static bool lacksList(const AnchorOutcome& outcome, std::optional<std::size_t> element) {
        return element && *element < outcome.searches.size() &&
               outcome.searches[*element].notAsked == model::NotAsked::NoList;
    }

    bool askedByBaseline(const AnchorOutcome* outcome, Regime regime) const {
        const auto twin = m_twin.find(outcome);
        return twin != m_twin.end() && answerOf(*twin->second, m_baseline.element(regime)) != nullptr;
    }

    // Of a figure that is not there.
    static Unjudged whyNot(const GateRule& rule, std::optional<std::size_t> element, std::int64_t asked,
                           std::int64_t noList) {
        return !element                                          ? Unjudged::RegimeNotSearched
               : asked == 0 && noList > 0                        ? Unjudged::NotKnown
               : asked == 0                                      ? Unjudged::NoneAsked
               : rule.measure == GateMeasure::MedianGoldDistance ? Unjudged::NoGoldDistance
                                                                 : Unjudged::NoneCovered;
    }

    AskedAnchors asked(Regime regime) const {
        AskedAnchors counts;
        counts.regime = regime;
        const auto count = [&](const Anchors& anchors, const Side& side) {
            return std::ranges::count_if(anchors, [&](const AnchorOutcome* outcome) {
                return answerOf(*outcome, side.element(regime)) != nullptr;
            });
        };
        counts.runAnchors = std::ssize(m_all);
        counts.runAsked = count(m_all, m_run);
        counts.baselineAnchors = std::ssize(m_allOfBaseline);
        counts.baselineAsked = count(m_allOfBaseline, m_baseline);
        counts.lost = std::ranges::count_if(m_common, [&](const AnchorOutcome* outcome) {
            const auto element = m_run.element(regime);
            return answerOf(*outcome, element) == nullptr && !lacksList(*outcome, element) &&
                   askedByBaseline(outcome, regime);
        });
        return counts;
    }

    // As far as the lists of all pairs go; with ranks only those matter that hold no gold.
    int knownDepth(Regime regime, bool ofDistances) const {
        int depth = m_depth;
        for (std::size_t i = 0; i < m_common.size(); ++i) {
            const AnchorSearch* run = answerOf(*m_common[i], m_run.element(regime));
            const AnchorSearch* baseline = answerOf(*m_commonOfBaseline[i], m_baseline.element(regime));
            if (run != nullptr && baseline != nullptr && m_common[i]->covered() &&
                m_commonOfBaseline[i]->covered()) {
                for (const AnchorSearch* answer : {run, baseline}) {
                    const bool counts = ofDistances || answer->rankFirstGold == 0;
                    depth = counts ? std::min(depth, answer->knownDepth.value_or(depth)) : depth;
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
        const int depth = knownDepth(regime, false);
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
    Anchors m_allOfBaseline;
    Anchors m_common;
    Anchors m_commonOfBaseline;                                            // the same anchors there
    std::unordered_map<const AnchorOutcome*, const AnchorOutcome*> m_twin; // of the common ones
    GateVerdict m_verdict;
};

} // namespace

std::string_view unjudgedName(Unjudged why) noexcept {
    return kUnjudgedNames.at(static_cast<std::size_t>(why));
}

Result<GateVerdict> judgeNeighbours(std::span<const AnchorOutcome> run, std::size_t runSearch,
                                    const NeighbourSettings& runSettings,
                                    std::span<const AnchorOutcome> baseline, std::size_t baselineSearch,
                                    const NeighbourSettings& baselineSettings,
                                    const std::vector<GateRule>& rules, std::uint64_t seed) {
    return base::guarded("neighbour gate", [&]() -> Result<GateVerdict> {
        ASSAY_TRY(checkGateRules(rules));
        ASSAY_TRY(comparable(runSettings, baselineSettings));
        return Gate({run, runSearch, &runSettings}, {baseline, baselineSearch, &baselineSettings}, seed)
            .judge(rules);
    });
}

} // namespace assay::evaluate
