// The part of the gate pane that shows the verdict.
#include "app/pages/neighbours/figure_text.h"
#include "app/pages/neighbours/gate_pane.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "core/statistics/interval.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/number_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStandardItemModel>
#include <QToolButton>
#include <array>
#include <cmath>

namespace assay::app {
namespace {

QString measureText(const evaluate::GateRule& rule) {
    switch (rule.measure) {
    case evaluate::GateMeasure::SelfAt1:
        return GatePane::tr("Self@1, strict");
    case evaluate::GateMeasure::SelfAt1TieAware:
        return GatePane::tr("Self@1, ties counted");
    case evaluate::GateMeasure::HitAt:
        return GatePane::tr("Hit@%1").arg(rule.k);
    case evaluate::GateMeasure::MrrAt:
        return GatePane::tr("MRR@%1").arg(rule.k);
    case evaluate::GateMeasure::MedianGoldDistance:
        break;
    }
    return GatePane::tr("median gold distance");
}

bool isShare(const evaluate::GateRule& rule) {
    return rule.measure == evaluate::GateMeasure::SelfAt1 ||
           rule.measure == evaluate::GateMeasure::SelfAt1TieAware ||
           rule.measure == evaluate::GateMeasure::HitAt;
}

QString figureText(const evaluate::GateRule& rule, const std::optional<double>& value) {
    return isShare(rule) ? widgets::percentText(value) : widgets::proportionText(value, 3);
}

QString limitText(const evaluate::GateRule& rule) {
    const double limit = rule.atLeast.value_or(rule.largestMove.value_or(0));
    const QString text = rule.largestMove && isShare(rule)
                             ? GatePane::tr("%1 points").arg(QLocale().toString(limit * 100, 'g', 4))
                             : figureText(rule, limit);
    return rule.atLeast ? GatePane::tr("at least %1").arg(text)
                        : GatePane::tr("moves by at most %1").arg(text);
}

QString regimeText(const std::optional<model::Regime>& regime) {
    return !regime                          ? GatePane::tr("each")
           : *regime == model::Regime::Open ? GatePane::tr("open")
                                            : GatePane::tr("filtered");
}

QString alertText(evaluate::Alert alert) {
    return alert == evaluate::Alert::None ? GatePane::tr("none")
                                          : QString::fromStdString(std::string(evaluate::alertName(alert)));
}

QString whyText(std::string_view name) {
    return name == "regime_not_searched" ? GatePane::tr("The run did not search in this regime.")
           : name == "none_asked"        ? GatePane::tr("The run asked no anchor.")
           : name == "none_covered"      ? GatePane::tr("No anchor that was asked is covered.")
           : name == "no_gold_distance"
               ? GatePane::tr("No gold was found, or the search does not measure cosine distances.")
           : name == "no_pair"   ? GatePane::tr("There is no anchor that both runs asked and have covered.")
           : name == "not_known" ? GatePane::tr("The lists of the run were made elsewhere and do not say it.")
           : name.empty()        ? QString()
                                 : GatePane::tr("The figure is undefined in the baseline.");
}

QString figureText(const evaluate::GateRule& rule, const std::optional<double>& value, std::int64_t n,
                   const std::optional<statistics::Interval>& interval) {
    QString text = figureText(rule, value);
    if (!value) {
        return text;
    }
    if (interval) {
        const auto limit = [&](double at) {
            return isShare(rule) ? widgets::numberText(at * 100, 1) : widgets::numberText(at, 3);
        };
        text += QStringLiteral(" [%1]").arg(widgets::rangeText(limit(interval->low), limit(interval->high)));
    }
    return text + GatePane::tr(" n = %1").arg(widgets::countText(n));
}

QString moveText(const evaluate::GateRule& rule, const std::optional<double>& move) {
    return move && isShare(rule) ? GatePane::tr("%1 points").arg(widgets::numberText(*move * 100, 1))
                                 : widgets::proportionText(move, 3);
}

} // namespace

// What is not judged has not passed; what is judged over a part of the anchors has passed on these only.
void GatePane::showVerdict() {
    m_model->clear();
    m_model->setHorizontalHeaderLabels(
        {tr("Verdict"), tr("Rule"), tr("Regime"), tr("Baseline"), tr("Run"), tr("Move"), tr("Limit")});
    const RunView* view = m_controller.view();
    if (view == nullptr) {
        return;
    }
    const auto anchors = static_cast<std::int64_t>(view->run.outcomes.size());
    const std::int64_t common = anchors - m_verdict->onlyRun;
    const bool differ = m_verdict->onlyRun > 0 || m_verdict->onlyBaseline > 0;
    int violated = 0;
    int unjudged = 0;
    for (const evaluate::GateFinding& finding : m_verdict->findings) {
        violated += finding.violated ? 1 : 0;
        unjudged += finding.judged ? 0 : 1;
        const bool isPart = differ && finding.rule.largestMove.has_value();
        const QString verdict =
            !finding.judged
                ? (finding.violated ? tr("✗ %1: cannot be judged").arg(alertText(finding.rule.alert))
                                    : tr("cannot be judged"))
            : finding.violated ? tr("✗ %1").arg(alertText(finding.rule.alert))
            : isPart           ? tr("✓ on %1 in common").arg(widgets::countText(common))
                               : tr("✓ passes");
        QString why = whyText(unjudgedName(finding.unjudged));
        if (finding.judged && isPart) {
            why = tr("Judged over the %1 anchors that both runs have; this run has %2, the baseline %3.")
                      .arg(widgets::countText(common), widgets::countText(anchors),
                           widgets::countText(common + m_verdict->onlyBaseline));
        }
        QString move = moveText(finding.rule, finding.move);
        if (finding.lost > 0) {
            move += tr("; %1 with %2 lost anchors as misses")
                        .arg(moveText(finding.rule, finding.moveWithLost), widgets::countText(finding.lost));
        }
        QString run = figureText(finding.rule, finding.run, finding.runN, finding.runInterval);
        if (finding.missed > 0) {
            run += tr("; %1 not asked count as misses").arg(widgets::countText(finding.missed));
        }
        m_model->appendRow(
            {widgets::textItem(verdict, why),
             widgets::textItem(QString::fromStdString(finding.rule.name), measureText(finding.rule)),
             widgets::textItem(regimeText(finding.regime)),
             widgets::textItem(
                 figureText(finding.rule, finding.baseline, finding.baselineN, finding.baselineInterval)),
             widgets::textItem(run), widgets::textItem(move), widgets::textItem(limitText(finding.rule))});
    }
    m_findings->setDefaultColumnWidths({20, 28, 10, 32, 32, 15, 28});
    QString worst = m_verdict->worst != evaluate::Alert::None
                        ? tr("The gate fails with %1: %2 of %3 findings violate their thresholds.")
                              .arg(alertText(m_verdict->worst))
                              .arg(violated)
                              .arg(m_verdict->findings.size())
                    : differ ? tr("No threshold is violated on the %1 anchors that both runs have.")
                                   .arg(widgets::countText(common))
                             : tr("The gate passes: no threshold is violated, over %1 anchors.")
                                   .arg(widgets::countText(anchors));
    if (unjudged > 0) {
        worst += tr(" %1 of the findings could not be judged.").arg(unjudged);
    }
    if (differ) {
        worst +=
            tr(" Left out of moves: %1 anchors only in this run, %2 only in the baseline.")
                .arg(widgets::countText(m_verdict->onlyRun), widgets::countText(m_verdict->onlyBaseline));
    }
    m_worst->setText(worst);
    QStringList lines;
    for (const evaluate::ChanceOfChange& chance : m_verdict->chances) {
        QString line = tr("%1, n = %2: Hit@%3 lost by %4, won by %5 anchors, p = %6 (McNemar%7): %8")
                           .arg(regimeText(chance.regime), widgets::countText(chance.n))
                           .arg(chance.k)
                           .arg(widgets::countText(chance.hits.onlyA), widgets::countText(chance.hits.onlyB),
                                widgets::proportionText(chance.hits.p(), 4),
                                chance.hits.usesExact ? tr(", exact") : QString(),
                                chance.hitsChanged ? tr("larger than chance.") : tr("no more than chance."));
        if (chance.mrrDelta && chance.mrrDeltaInterval) {
            line += tr(" MRR %1 [%2] (paired bootstrap): %3")
                        .arg(widgets::numberText(*chance.mrrDelta, 3),
                             widgets::rangeText(widgets::numberText(chance.mrrDeltaInterval->low, 3),
                                                widgets::numberText(chance.mrrDeltaInterval->high, 3)),
                             chance.ranksChanged ? tr("larger than chance.") : tr("no more than chance."));
        }
        lines << line;
    }
    for (const evaluate::DifferingSetting& setting : m_verdict->differing) {
        lines << tr("The two runs differ in %1: %2 here, %3 in the baseline.")
                     .arg(QString::fromStdString(setting.name), QString::fromStdString(setting.run),
                          QString::fromStdString(setting.baseline));
    }
    m_chance->setText(lines.join(QLatin1Char('\n')));
    m_save->setEnabled(true);
}

} // namespace assay::app
