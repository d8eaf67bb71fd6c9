// What a verdict of the gate says.
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/figure_text.h"

#include <algorithm>
#include <utility>

namespace assay::results {
namespace {

using evaluate::GateFinding;
using evaluate::GateRule;
using evaluate::Unjudged;

Figure figureOf(const GateRule& rule, std::optional<double> value, std::string why) {
    Figure figure = numberFigure(value, std::move(why));
    if (isShare(rule)) {
        figure.kind = FigureKind::Percent;
    }
    return figure;
}

class Findings {
  public:
    Findings(const evaluate::GateVerdict& verdict, GateChoice choice, const words::Wording& wording)
        : m_verdict(verdict)
        , m_choice(choice)
        , m_wording(wording) {}

    [[nodiscard]] Table table(std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(ASSAY_TEXT("Report", "Findings"));
        table.columns = {{"verdict", m_wording.text(ASSAY_TEXT("Report", "Verdict")), "gate"},
                         {"rule", m_wording.text(ASSAY_TEXT("Report", "Rule"))},
                         {"regime", m_wording.text(ASSAY_TEXT("Report", "Regime")), "regime"},
                         {"baseline", m_wording.text(ASSAY_TEXT("Report", "Baseline")), "gate_figure"},
                         {"run", m_wording.text(ASSAY_TEXT("Report", "This run")), "gate_figure"},
                         {"move", m_wording.text(ASSAY_TEXT("Report", "Move")), "gate_move"},
                         {"limit", m_wording.text(ASSAY_TEXT("Report", "Limit"))}};
        table.ifEmpty = m_wording.text(ASSAY_TEXT("Report", "The workspace has no alert threshold."));
        for (const GateFinding& finding : m_verdict.findings) {
            table.rows.push_back(row(finding));
            addNotes(finding, table.note);
        }
        if (std::ranges::any_of(m_verdict.findings, [](const GateFinding& finding) {
                return finding.rule.largestMove && isShare(finding.rule);
            })) {
            table.note += (table.note.empty() ? "" : " ") +
                          m_wording.text(ASSAY_TEXT("Report", "Moves of shares are in percentage points."));
        }
        return table;
    }

    // Of every figure by how much it has changed. One table is one family of tests (Holm).
    [[nodiscard]] Table chances(std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(ASSAY_TEXT("Report", "Is the change larger than chance?"));
        table.columns = {
            {"regime", m_wording.text(ASSAY_TEXT("Report", "Regime")), "regime"},
            {"measure", m_wording.text(ASSAY_TEXT("Report", "Measure"))},
            {"difference", m_wording.text(ASSAY_TEXT("Report", "Run − baseline")), "run_difference"},
            {"lost", m_wording.text(ASSAY_TEXT("Report", "Lost")), "hits_lost_won"},
            {"won", m_wording.text(ASSAY_TEXT("Report", "Won")), "hits_lost_won"},
            {"verdict", m_wording.text(ASSAY_TEXT("Report", "Verdict"))},
            {"p", m_wording.text(ASSAY_TEXT("Report", "p (sign flips)")), "sign_flip_p"},
            {"p_holm", m_wording.text(ASSAY_TEXT("Report", "p (Holm)")), "holm_p"},
            {"p_mcnemar", m_wording.text(ASSAY_TEXT("Report", "p (McNemar)")), "mcnemar_p"}};
        table.ifEmpty = m_wording.text(ASSAY_TEXT("Report", "The runs share no regime."));
        for (const evaluate::RankDifference& difference : m_verdict.differences) {
            table.rows.push_back(differenceRow(difference));
        }
        table.note = m_wording.text(
            ASSAY_TEXT("Report", "Over the anchors that both runs asked and that are covered in both. %1 "
                                 "stands for the comparison; the others are many tests, and their verdicts "
                                 "go by the p that is corrected for it (Holm)."),
            {headlineTitle()});
        return table;
    }

    // The anchors whose first gold moved most, in the regime of the headline.
    [[nodiscard]] Table changed(const evaluate::AnchorChanges& changes, std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(ASSAY_TEXT("Report", "Anchors that changed most, %1"),
                                     {regimeTitle(changes.regime, m_wording)});
        table.columns = {
            {"sentence_id", m_wording.text(ASSAY_TEXT("Report", "Anchor"))},
            {"rank_baseline", m_wording.text(ASSAY_TEXT("Report", "First gold in the baseline at")),
             "rank_first_gold"},
            {"rank_run", m_wording.text(ASSAY_TEXT("Report", "In this run at")), "rank_first_gold"}};
        const auto rank = [this](int at) {
            Figure figure = countFigure(at);
            if (at == 0) {
                figure.value.reset();
                figure.why = m_wording.text(ASSAY_TEXT("Report", "no gold among the results"));
            }
            return figure;
        };
        for (const evaluate::ChangedAnchor& anchor : changes.most) {
            table.rows.push_back({anchor.sentenceId, rank(anchor.baselineRank), rank(anchor.runRank)});
            table.rows.back().key = anchor.sentenceId;
        }
        table.note = m_wording.text(
            ASSAY_TEXT("Report", "Anchors at which this run is better: %1, worse: %2, the same: %3."),
            {m_wording.count(changes.wins), m_wording.count(changes.losses), m_wording.count(changes.ties)});
        return table;
    }

    [[nodiscard]] Table differing(std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(ASSAY_TEXT("Report", "What the two runs differ in"));
        table.columns = {{"setting", m_wording.text(ASSAY_TEXT("Report", "Setting"))},
                         {"run", m_wording.text(ASSAY_TEXT("Report", "This run")), {}, true},
                         {"baseline", m_wording.text(ASSAY_TEXT("Report", "Baseline")), {}, true}};
        for (const SaidDifference& one : differencesInWords(m_verdict.differing, m_wording)) {
            table.rows.push_back({one.title, one.run, one.baseline});
        }
        return table;
    }

  private:
    [[nodiscard]] std::string headlineTitle() const {
        const auto headline =
            std::ranges::find(m_verdict.differences, true, &evaluate::RankDifference::isHeadline);
        return headline == m_verdict.differences.end()
                   ? std::string("—")
                   : m_wording.text(
                         ASSAY_TEXT("Report", "%1, %2,"),
                         {hitTitle(headline->k, m_wording), regimeTitle(headline->regime, m_wording)});
    }

    [[nodiscard]] TableRow differenceRow(const evaluate::RankDifference& of) const {
        const bool isHits = of.measure == evaluate::GateMeasure::HitAt;
        const std::string none = unjudgedText(Unjudged::NoPair, m_wording);
        const std::string fewClusters = unjudgedText(Unjudged::TooFewClusters, m_wording);
        Figure difference = numberFigure(of.difference, none);
        difference.kind = isHits ? FigureKind::Percent : FigureKind::Number;
        difference.interval = of.interval;
        difference.n = of.n;
        difference.isDifference = true;
        const std::string& whyNoP = of.n == 0 ? none : fewClusters;
        Figure p = probabilityFigure(of.p, whyNoP);
        p.n = of.clusters;
        Figure holm = probabilityFigure(
            of.holm, of.isHeadline ? m_wording.text(ASSAY_TEXT("Report", "named before, so it stands alone"))
                                   : whyNoP);
        Cell mcNemar = std::string();
        if (isHits) {
            mcNemar = probabilityFigure(
                of.n > 0 && of.asIndependent ? std::optional(of.asIndependent->p()) : std::nullopt, none);
        }
        TableRow row{regimeTitle(of.regime, m_wording),
                     isHits ? hitTitle(of.k, m_wording) : mrrTitle(of.k, m_wording),
                     std::move(difference),
                     countFigure(of.lost),
                     countFigure(of.won),
                     chanceText(of),
                     std::move(p),
                     std::move(holm),
                     std::move(mcNemar)};
        if (of.n > 0 && of.lost + of.won > 0 && !of.canBeJudged()) {
            row[5].reason = of.p ? m_wording.text(ASSAY_TEXT("Report", "fewer than %1 anchors have changed"),
                                                  {m_wording.count(evaluate::kLeastDiscordant)})
                                 : fewClusters;
        }
        if (of.isHeadline) {
            row[1].emphasis = Emphasis::Strong;
        }
        return row;
    }

    [[nodiscard]] std::string chanceText(const evaluate::RankDifference& of) const {
        return of.n == 0               ? std::string()
               : of.lost + of.won == 0 ? m_wording.text(ASSAY_TEXT("Report", "the same"))
               : !of.canBeJudged()     ? m_wording.text(ASSAY_TEXT("Report", "cannot be judged"))
               : of.isMoreThanChance() ? m_wording.text(ASSAY_TEXT("Report", "more than chance"))
                                       : m_wording.text(ASSAY_TEXT("Report", "may be chance"));
    }

    // Its name, and what it measures where that does not say so.
    [[nodiscard]] std::string ruleText(const GateRule& rule) const {
        const std::string measure = measureTitle(rule, m_wording);
        return rule.name.find(measure) != std::string::npos
                   ? rule.name
                   : m_wording.text(ASSAY_TEXT("Report", "%1 (%2)"), {rule.name, measure});
    }

    [[nodiscard]] std::string verdictText(const GateFinding& finding) const {
        if (!evaluate::doesApply(finding)) {
            return m_wording.text(ASSAY_TEXT("Report", "does not apply"));
        }
        if (!finding.judged) {
            return finding.violated ? m_wording.text(ASSAY_TEXT("Report", "✗ %1, for it cannot be judged"),
                                                     {alertText(finding.rule.alert)})
                                    : m_wording.text(ASSAY_TEXT("Report", "cannot be judged"));
        }
        const bool isClose = finding.state == evaluate::LimitState::TooClose;
        if (finding.violated) {
            return m_wording.text(isClose ? ASSAY_TEXT("Report", "✗ %1, too close to tell")
                                          : ASSAY_TEXT("Report", "✗ %1"),
                                  {alertText(finding.rule.alert)});
        }
        return isClose ? m_wording.text(ASSAY_TEXT("Report", "≈ within, too close to tell"))
               : m_choice.saysCommon && isOnPart(finding)
                   ? m_wording.text(ASSAY_TEXT("Report", "✓ on %1 in common"), {m_wording.count(common())})
                   : m_wording.text(ASSAY_TEXT("Report", "✓ passes"));
    }

    // Moves are judged over the anchors that both runs have.
    [[nodiscard]] bool isOnPart(const GateFinding& finding) const {
        return finding.rule.largestMove && !m_verdict.asked.empty() &&
               (m_verdict.onlyRun > 0 || m_verdict.onlyBaseline > 0);
    }

    [[nodiscard]] std::int64_t common() const {
        return m_verdict.asked.front().runAnchors - m_verdict.onlyRun;
    }

    // Of the verdict: why there is none, why it is not sure, or over which anchors it is.
    [[nodiscard]] std::string reasonOf(const GateFinding& finding) const {
        if (!finding.judged) {
            return unjudgedText(finding.unjudged, m_wording);
        }
        std::string reason;
        if (finding.state == evaluate::LimitState::TooClose) {
            reason = m_wording.text(ASSAY_TEXT("Report", "The limit lies within the 95 % interval: more "
                                                         "anchors would tell."));
        }
        if (isOnPart(finding)) {
            reason += (reason.empty() ? "" : " ") +
                      m_wording.text(ASSAY_TEXT("Report", "Judged over the %1 anchors that both runs have; "
                                                          "this run has %2, the baseline %3."),
                                     {m_wording.count(common()),
                                      m_wording.count(m_verdict.asked.front().runAnchors),
                                      m_wording.count(m_verdict.asked.front().baselineAnchors)});
        }
        return reason;
    }

    [[nodiscard]] TableRow row(const GateFinding& finding) const {
        const std::string why = unjudgedText(finding.unjudged, m_wording);
        Figure baseline = figureOf(
            finding.rule, finding.baseline,
            evaluate::doesApply(finding) ? unjudgedText(Unjudged::BaselineUndefined, m_wording) : why);
        baseline.n = finding.baselineN;
        baseline.interval = finding.baselineInterval;
        Figure run = figureOf(finding.rule, finding.run, why);
        run.n = finding.runN;
        run.interval = finding.runInterval;
        Cell move = std::string();
        if (finding.rule.largestMove) {
            Figure figure = figureOf(finding.rule, finding.move, why);
            figure.interval = finding.moveInterval;
            figure.n = finding.runN;
            figure.isDifference = true;
            move = std::move(figure);
        }
        TableRow row{verdictText(finding),
                     ruleText(finding.rule),
                     regimeTitle(finding.regime, m_wording),
                     std::move(baseline),
                     std::move(run),
                     std::move(move),
                     limitText(finding.rule, m_wording)};
        row[0].reason = reasonOf(finding);
        return row;
    }

    void addNotes(const GateFinding& finding, std::string& note) const {
        const auto add = [&note](std::string sentence) {
            note += (note.empty() ? "" : " ") + std::move(sentence);
        };
        const std::string regime = regimeTitle(finding.regime, m_wording);
        if (finding.lost > 0) {
            add(m_wording.text(
                ASSAY_TEXT("Report", "%1, %2: anchors that the baseline asked and the run did not: %3; with "
                                     "them as misses the move is %4."),
                {finding.rule.name, regime, m_wording.count(finding.lost),
                 valueText(figureOf(finding.rule, finding.moveWithLost, {}), m_wording)}));
        }
        if (finding.missed > 0) {
            add(m_wording.text(ASSAY_TEXT("Report", "%1, %2: anchors not asked that count as misses: %3."),
                               {finding.rule.name, regime, m_wording.count(finding.missed)}));
        }
    }

    const evaluate::GateVerdict& m_verdict;
    GateChoice m_choice;
    const words::Wording& m_wording;
};

} // namespace

void GateTally::add(const evaluate::GateVerdict& verdict) {
    ++judged;
    worst = std::max(worst.value_or(evaluate::Alert::None), verdict.worst);
    unjudged += std::ranges::count_if(verdict.findings, [](const GateFinding& finding) {
        return !finding.judged && evaluate::doesApply(finding);
    });
    tooClose += std::ranges::count(verdict.findings, evaluate::LimitState::TooClose, &GateFinding::state);
    isWanting = isWanting || evaluate::stateOf(verdict) == evaluate::LimitState::CannotBeJudged;
}

std::optional<PowerPlan> powerOf(const evaluate::GateVerdict& verdict) {
    const auto headline = std::ranges::find(verdict.differences, true, &evaluate::RankDifference::isHeadline);
    if (headline == verdict.differences.end() || headline->n == 0) {
        return std::nullopt;
    }
    PowerPlan plan;
    plan.items = headline->n;
    plan.designEffect = std::max(1.0, headline->designEffect.value_or(1));
    if (verdict.noise) {
        plan.observedNoise = verdict.noise->discordance;
    }
    std::vector<GateRule> rules;
    for (const GateFinding& finding : verdict.findings) {
        if (std::ranges::count(rules, finding.rule) == 0) { // once, whatever the regimes
            rules.push_back(finding.rule);
        }
    }
    plan.limits = powerLimits(rules);
    return plan;
}

std::optional<PowerPlan> powerOf(const evaluate::NeighbourFigures& figures, std::size_t search,
                                 const model::NeighbourSettings& settings, std::span<const GateRule> rules) {
    const auto rule = std::ranges::find_if(rules, [](const GateRule& one) {
        return one.largestMove && one.measure == evaluate::GateMeasure::HitAt;
    });
    if (rule == rules.end() || search >= figures.searches.size()) {
        return std::nullopt;
    }
    const auto regime =
        rule->regime ? std::ranges::find(settings.regimes, *rule->regime) : settings.regimes.begin();
    if (regime == settings.regimes.end()) {
        return std::nullopt;
    }
    const auto& hits = figures.searches[search]
                           .regimes.at(static_cast<std::size_t>(regime - settings.regimes.begin()))
                           .hitAt;
    const auto hit = hits.find(rule->k);
    if (hit == hits.end() || hit->second.n == 0) {
        return std::nullopt;
    }
    PowerPlan plan;
    plan.items = hit->second.n;
    plan.designEffect = std::max(1.0, hit->second.designEffect.value_or(1));
    plan.limits = powerLimits(rules);
    return plan;
}

void setEarlierEffect(PowerPlan& plan, std::span<const workspace::RunInfo> runs, base::RowId corpus) {
    const auto effect = evaluate::earlierDesignEffect(runs, corpus);
    plan.designEffect = effect.value_or(1);
    plan.effectFrom = effect ? PowerPlan::EffectFrom::EarlierRuns : PowerPlan::EffectFrom::Assumed;
}

std::vector<PowerLimit> powerLimits(std::span<const GateRule> rules) {
    std::vector<PowerLimit> limits;
    for (const GateRule& rule : rules) {
        if (rule.largestMove && rule.measure == evaluate::GateMeasure::HitAt) {
            limits.push_back({rule.name, *rule.largestMove});
        }
    }
    return limits;
}

KeyFigure gateFigure(const GateTally& tally, const words::Wording& wording) {
    KeyFigure figure{wording.text(ASSAY_TEXT("Report", "Regression gate")), {}, Verdict::Good, "gate"};
    if (!tally.worst) {
        figure.value = wording.text(ASSAY_TEXT("Report", "cannot be judged"));
        figure.verdict = Verdict::Warning;
    } else if (*tally.worst != evaluate::Alert::None) {
        figure.value = wording.text(ASSAY_TEXT("Report", "fails with %1"), {alertText(*tally.worst)});
        figure.verdict = *tally.worst == evaluate::Alert::P2 ? Verdict::Warning : Verdict::Bad;
    } else if (tally.isWanting) {
        figure.value = wording.text(ASSAY_TEXT("Report", "cannot be judged: too few anchors in common"));
        figure.verdict = Verdict::Warning;
    } else if (tally.unjudged > 0) {
        figure.value = wording.text(ASSAY_COUNTED("Report", "no alert; %n finding(s) could not be judged"),
                                    tally.unjudged);
        figure.verdict = Verdict::Warning;
    } else if (tally.judged < tally.searches) { // what cannot be judged does not pass
        figure.value = wording.text(ASSAY_TEXT("Report", "no alert; searches judged: %1 of %2"),
                                    {wording.count(tally.judged), wording.count(tally.searches)});
        figure.verdict = Verdict::Warning;
    } else if (tally.tooClose > 0) {
        figure.value = wording.text(ASSAY_TEXT("Report", "passes; findings too close to tell: %1"),
                                    {wording.count(tally.tooClose)});
        figure.verdict = Verdict::Warning;
    } else {
        figure.value = wording.text(ASSAY_TEXT("Report", "passes"));
    }
    return figure;
}

std::vector<Block> comparedBlocks(const evaluate::GateVerdict& verdict, bool isSameSearch,
                                  const words::Wording& wording) {
    std::vector<Block> blocks;
    for (const evaluate::AskedAnchors& asked : verdict.asked) {
        if (asked.lost == 0 && asked.runAsked == asked.runAnchors &&
            asked.baselineAsked == asked.baselineAnchors) {
            continue;
        }
        blocks.emplace_back(Paragraph{
            wording.text(ASSAY_TEXT("Report", "Anchors asked, %1: this run %2 of %3, the baseline %4 of %5."),
                         {regimeTitle(asked.regime, wording), wording.count(asked.runAsked),
                          wording.count(asked.runAnchors), wording.count(asked.baselineAsked),
                          wording.count(asked.baselineAnchors)})});
    }
    if (verdict.onlyRun > 0 || verdict.onlyBaseline > 0) {
        blocks.emplace_back(Paragraph{wording.text(
            ASSAY_TEXT("Report",
                       "Left out of moves and of tests of chance: anchors only in this run: %1, only "
                       "in the baseline: %2."),
            {wording.count(verdict.onlyRun), wording.count(verdict.onlyBaseline)})});
    }
    if (!isSameSearch) {
        blocks.emplace_back(Paragraph{wording.text(
            ASSAY_TEXT("Report",
                       "The baseline has none of this run's searches, so two different searches are "
                       "compared: %1 here, %2 in the baseline."),
            {verdict.runSearch.label, verdict.baselineSearch.label})});
    }
    return blocks;
}

std::vector<Block> gateTables(const evaluate::GateVerdict& verdict, GateChoice choice, RunPlace place,
                              const words::Wording& wording) {
    const auto name = [&](const char* stem) { return place.name(stem, choice.search, choice.searches); };
    const Findings findings(verdict, choice, wording);
    std::vector<Block> blocks{findings.table(name("gate_findings")), findings.chances(name("gate_chances"))};
    if (verdict.changes && !verdict.changes->most.empty()) {
        blocks.emplace_back(findings.changed(*verdict.changes, name("gate_changed")));
    }
    if (!verdict.differing.empty()) {
        blocks.emplace_back(findings.differing(name("gate_differing")));
    }
    return blocks;
}

} // namespace assay::results
