#include "core/evaluate/neighbours/neighbour_gate.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/neighbour_differences.h"
#include "core/evaluate/neighbours/neighbour_gate_check.h"
#include "core/evaluate/neighbours/neighbour_gate_figures.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::Result;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::NeighbourSettings;
using model::Regime;

constexpr std::array<std::string_view, 12> kUnjudgedNames{"",
                                                          "regime_not_searched",
                                                          "none_asked",
                                                          "none_covered",
                                                          "no_gold_distance",
                                                          "no_pair",
                                                          "not_known",
                                                          "baseline_undefined",
                                                          "too_few_anchors",
                                                          "too_few_clusters",
                                                          "too_few_in_common",
                                                          "other_model"};

constexpr std::array<std::string_view, 4> kStateNames{"passed", "too_close", "failed", "cannot_be_judged"};

bool isTooFew(Unjudged why) noexcept {
    return why == Unjudged::TooFewAnchors || why == Unjudged::TooFewClusters ||
           why == Unjudged::TooFewInCommon;
}

std::int64_t clustersIn(const GateValues& values) {
    return std::ssize(std::unordered_set(values.clusterOf.begin(), values.clusterOf.end()));
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

class Gate {
  public:
    Gate(Side run, Side baseline, std::uint64_t seed, bool isSameModel)
        : m_run(run)
        , m_baseline(baseline)
        , m_seed(seed)
        , m_isSameModel(isSameModel)
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
        m_verdict.unit = clusterUnitOf(m_common, run.settings->clusterBy);
        Anchors everyone = m_all;
        everyone.insert(everyone.end(), m_allOfBaseline.begin(), m_allOfBaseline.end());
        const statistics::Clusters clusters = anchorClusters(everyone, m_verdict.unit);
        for (std::size_t i = 0; i < everyone.size(); ++i) {
            m_clusterOf.emplace(everyone[i], static_cast<std::uint32_t>(clusters.of(i)));
        }
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
        }
        addDifferences(rules);
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
            if (result.violated && rule.largestMove && result.anchors < kLeastAnchors) {
                result.violated = false; // nor would a few anchors of the baseline tell
                result.unjudged = Unjudged::TooFewAnchors;
            }
        } else if (!rule.atLeast && !result.move) {
            result.unjudged = Unjudged::BaselineUndefined;
        } else if (const Unjudged few = tooLittle(rule, result); few != Unjudged::Judged) {
            result.unjudged = few;
        } else {
            result.judged = true;
            result.violated = rule.atLeast
                                  ? *run.value < *rule.atLeast - roundingOf(rule.measure)
                                  : isTooFar(rule, *result.move) ||
                                        (result.moveWithLost && isTooFar(rule, *result.moveWithLost));
            result.state = limitState(result);
        }
        return result;
    }

    // Whether the anchors do for a judgement: Judged if so.
    Unjudged tooLittle(const GateRule& rule, const GateFinding& finding) const {
        if (rule.largestMove && rule.measure == GateMeasure::MedianGoldDistance && !m_isSameModel) {
            return Unjudged::OtherModel;
        }
        const auto ofBaseline = static_cast<double>(m_allOfBaseline.size());
        const auto inCommon = static_cast<double>(std::ssize(m_common) - withoutList(finding.regime));
        return finding.anchors < kLeastAnchors ? Unjudged::TooFewAnchors
               : finding.clusters < static_cast<std::int64_t>(statistics::kLeastClusters)
                   ? Unjudged::TooFewClusters
               : rule.largestMove && inCommon < kLeastInCommon * ofBaseline ? Unjudged::TooFewInCommon
                                                                            : Unjudged::Judged;
    }

    // Anchors that the run has, but from elsewhere and without a list.
    std::int64_t withoutList(Regime regime) const {
        return std::ranges::count_if(m_common, [&](const AnchorOutcome* outcome) {
            return lacksList(*outcome, m_run.element(regime));
        });
    }

    static void setBaseline(const GateFigure& figure, GateFinding& result) {
        result.baseline = figure.value;
        result.baselineN = figure.n;
        result.baselineInterval = figure.interval;
    }

    // Each run over its own anchors.
    GateFigure absolute(const GateRule& rule, Regime regime, GateFinding& result) const {
        const auto figureOf = [&](const GateRule& of, const Anchors& anchors, const Side& side,
                                  std::int64_t& missed) {
            const auto element = side.element(regime);
            const bool isRun = &anchors == &m_all;
            GateValues values;
            std::int64_t asked = 0;
            std::int64_t noList = 0;
            for (const AnchorOutcome* outcome : anchors) {
                const std::uint32_t cluster = m_clusterOf.at(outcome);
                if (const AnchorSearch* answer = answerOf(*outcome, element)) {
                    ++asked;
                    addGateValues(of, *answer, outcome->covered(), side.settings->depth(), cluster, values);
                } else if (lacksList(*outcome, element)) {
                    ++noList;
                } else if (isSelfAt1(of.measure) && element &&
                           (lacksVector(*outcome, *element) || (isRun && askedByBaseline(outcome, regime)))) {
                    ++missed;
                    ++values.anchors;
                    values.add(0, cluster);
                }
            }
            if (isRun) {
                result.anchors = values.anchors;
                result.clusters = clustersIn(values);
            }
            return gateFigure(of, values, whyNot(of, element, asked, noList), m_seed);
        };
        const auto over = [&](const Anchors& anchors, const Side& side, std::int64_t& missed) {
            GateFigure figure = figureOf(rule, anchors, side, missed);
            if (rule.measure == GateMeasure::SelfAt1TieAware && figure.value) {
                GateRule strict = rule;
                strict.measure = GateMeasure::SelfAt1;
                std::int64_t again = 0;
                figure.interval = statistics::nestedInterval(figure.value, figure.interval,
                                                             figureOf(strict, anchors, side, again).interval);
            }
            return figure;
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
            const std::uint32_t cluster = m_clusterOf.at(m_common[i]);
            const bool coveredByRun = m_common[i]->covered();
            const bool coveredByBaseline = m_commonOfBaseline[i]->covered();
            asked += a != nullptr ? 1 : 0;
            covered += a != nullptr && coveredByRun ? 1 : 0;
            if (b != nullptr && (coveredByBaseline || !needsGold)) {
                addGateValues(rule, *b, true, depth, cluster, baselineAlone);
                if (a == nullptr && lacksList(*m_common[i], runElement)) {
                    ++noList;
                } else if (a == nullptr) {
                    addGateValues(rule, *b, true, depth, cluster, lost);
                    ++result.lost;
                } else if (coveredByRun || !needsGold) {
                    addGateValues(rule, *a, true, depth, cluster, run);
                    addGateValues(rule, *b, true, depth, cluster, baseline);
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
        result.anchors = baselineAlone.anchors;
        if (figure.value && result.baseline) {
            result.move = *figure.value - *result.baseline;
            if (!isDistance) {
                result.moveInterval = pairedInterval(run, baseline);
            }
            result.anchors = std::min(run.anchors, baseline.anchors);
            if (result.lost > 0 && lost.known && !isDistance) {
                result.anchors += lost.anchors;
                run.append(lost);
                std::fill(run.list.end() - std::ssize(lost.list), run.list.end(), 0.0);
                baseline.append(lost);
                result.moveWithLost = *statistics::mean(run.list) - *statistics::mean(baseline.list);
            }
            result.clusters = clustersIn(run);
        }
        return figure;
    }

    // Of the mean difference; both have the same anchors in the same order.
    [[nodiscard]] std::optional<statistics::Interval> pairedInterval(const GateValues& run,
                                                                     const GateValues& baseline) const {
        std::vector<double> differences;
        for (std::size_t i = 0; i < run.list.size(); ++i) {
            differences.push_back(run.list[i] - baseline.list[i]);
        }
        const std::vector<double> ones(differences.size(), 1.0);
        return statistics::clusteredRatioInterval(differences, ones, statistics::Clusters(run.clusterOf),
                                                  m_seed);
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

    [[nodiscard]] std::vector<PairedAnswers> pairsOf(Regime regime) const {
        std::vector<PairedAnswers> pairs;
        for (std::size_t i = 0; i < m_common.size(); ++i) {
            const AnchorSearch* run = answerOf(*m_common[i], m_run.element(regime));
            const AnchorSearch* baseline = answerOf(*m_commonOfBaseline[i], m_baseline.element(regime));
            if (run != nullptr && baseline != nullptr && m_common[i]->covered() &&
                m_commonOfBaseline[i]->covered()) {
                pairs.push_back({m_common[i], run, baseline, m_clusterOf.at(m_common[i])});
            }
        }
        return pairs;
    }

    // Those of the run's settings and of the rules, as far as `depth`; where that leaves none, `depth`.
    [[nodiscard]] static std::vector<int> ranksOf(const std::vector<int>& ofSettings, GateMeasure measure,
                                                  const std::vector<GateRule>& rules, Regime regime,
                                                  int depth) {
        std::vector<int> ranks = ofSettings;
        for (const GateRule& rule : rules) {
            if (rule.measure == measure && rule.regime.value_or(regime) == regime) {
                ranks.push_back(rule.k);
            }
        }
        std::erase_if(ranks, [depth](int k) { return k > depth; });
        if (ranks.empty()) {
            ranks.push_back(depth);
        }
        std::ranges::sort(ranks);
        const auto repeated = std::ranges::unique(ranks);
        ranks.erase(repeated.begin(), repeated.end());
        return ranks;
    }

    // The first rule on Hit@k of the regime names the k that stands for it, the first of all the headline.
    void addDifferences(const std::vector<GateRule>& rules) {
        bool hasHeadline = false;
        std::vector<std::pair<std::size_t, std::size_t>> places; // of hits and ranks, by regime
        for (const Regime regime : m_run.settings->regimes) {
            if (!m_baseline.element(regime)) {
                continue;
            }
            const int depth = knownDepth(regime, false);
            const std::vector<PairedAnswers> pairs =
                depth == 0 ? std::vector<PairedAnswers>() : pairsOf(regime);
            const auto rule = std::ranges::find_if(rules, [regime](const GateRule& one) {
                return one.measure == GateMeasure::HitAt && one.regime.value_or(regime) == regime;
            });
            const int k = std::min(rule == rules.end() ? GateRule().k : rule->k, depth);
            std::size_t hits = m_verdict.differences.size();
            const auto add = [&](GateMeasure measure, int rank) -> RankDifference& {
                m_verdict.differences.push_back(rankDifference(pairs, measure, rank, m_seed));
                m_verdict.differences.back().regime = regime;
                return m_verdict.differences.back();
            };
            std::vector<int> hitRanks =
                ranksOf(m_run.settings->hitAt, GateMeasure::HitAt, rules, regime, depth);
            if (!std::ranges::binary_search(hitRanks, k)) {
                hitRanks.insert(std::ranges::lower_bound(hitRanks, k), k);
            }
            for (const int rank : hitRanks) {
                RankDifference& difference = add(GateMeasure::HitAt, rank);
                if (rank == k) {
                    hits = m_verdict.differences.size() - 1;
                    difference.isHeadline = !std::exchange(hasHeadline, true);
                    if (difference.isHeadline && !pairs.empty()) {
                        m_verdict.changes = anchorChanges(pairs, depth);
                        m_verdict.changes->regime = regime;
                    }
                }
            }
            for (const int rank : ranksOf(m_run.settings->mrrAt, GateMeasure::MrrAt, rules, regime, depth)) {
                add(GateMeasure::MrrAt, rank);
            }
            places.emplace_back(hits, m_verdict.differences.size() - 1);
        }
        adjustForMany(m_verdict.differences);
        for (const auto& [hits, ranks] : places) {
            const RankDifference& of = m_verdict.differences[hits];
            m_verdict.chances.push_back({of.regime, of, m_verdict.differences[ranks]});
        }
    }

    Side m_run;
    Side m_baseline;
    std::uint64_t m_seed;
    bool m_isSameModel;
    int m_depth; // both looked at so many results
    Anchors m_all;
    Anchors m_allOfBaseline;
    Anchors m_common;
    Anchors m_commonOfBaseline;                                            // the same anchors there
    std::unordered_map<const AnchorOutcome*, const AnchorOutcome*> m_twin; // of the common ones
    std::unordered_map<const AnchorOutcome*, std::uint32_t> m_clusterOf;   // of all anchors of both
    GateVerdict m_verdict;
};

} // namespace

std::string_view limitStateName(LimitState state) noexcept {
    return kStateNames.at(static_cast<std::size_t>(state));
}

bool doesApply(const GateFinding& finding) noexcept {
    return finding.judged || finding.violated || finding.unjudged != Unjudged::NoGoldDistance;
}

LimitState stateOf(const GateVerdict& verdict) {
    const auto& findings = verdict.findings;
    if (std::ranges::any_of(findings, &GateFinding::violated)) {
        return LimitState::Failed;
    }
    const bool isWanting = std::ranges::any_of(findings, isTooFew, &GateFinding::unjudged) ||
                           (!findings.empty() && std::ranges::none_of(findings, &GateFinding::judged));
    return isWanting ? LimitState::CannotBeJudged
           : std::ranges::count(findings, LimitState::TooClose, &GateFinding::state) > 0
               ? LimitState::TooClose
               : LimitState::Passed;
}

std::string_view unjudgedName(Unjudged why) noexcept {
    return kUnjudgedNames.at(static_cast<std::size_t>(why));
}

Result<GateVerdict> judgeNeighbours(std::span<const AnchorOutcome> run, std::size_t runSearch,
                                    const NeighbourSettings& runSettings,
                                    std::span<const AnchorOutcome> baseline, std::size_t baselineSearch,
                                    const NeighbourSettings& baselineSettings,
                                    const std::vector<GateRule>& rules, std::uint64_t seed,
                                    bool isSameModel) {
    return base::guarded("neighbour gate", [&]() -> Result<GateVerdict> {
        ASSAY_TRY(checkGateRules(rules));
        ASSAY_TRY(comparable(runSettings, baselineSettings));
        return Gate({run, runSearch, &runSettings}, {baseline, baselineSearch, &baselineSettings}, seed,
                    isSameModel)
            .judge(rules);
    });
}

} // namespace assay::evaluate
