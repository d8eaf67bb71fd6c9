#include "app/pages/thresholds/verdict_text.h"

#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

namespace assay::app {
namespace {

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::VerdictText)
};

} // namespace

QString constraintText(metrics::Constraint constraint) {
    switch (constraint) {
    case metrics::Constraint::HallucinationRecall:
        return VerdictText::tr("recall of hallucination");
    case metrics::Constraint::AccuratePrecision:
        return VerdictText::tr("precision of accurate");
    case metrics::Constraint::ContradictionRecall:
        return VerdictText::tr("recall of contradiction");
    }
    return {};
}

QString violationsText(const std::vector<metrics::Violation>& violations) {
    QStringList parts;
    for (const metrics::Violation& violation : violations) {
        const QString required = widgets::proportionText(violation.required, 2);
        if (violation.reached) {
            parts +=
                VerdictText::tr("%1 is %2, must be at least %3 (%4 short)")
                    .arg(constraintText(violation.constraint), widgets::proportionText(violation.reached),
                         required, widgets::proportionText(violation.required - *violation.reached));
        } else {
            parts += VerdictText::tr("%1 is undefined (nothing is predicted so), must be at least %2")
                         .arg(constraintText(violation.constraint), required);
        }
    }
    return parts.join(QStringLiteral("; "));
}

QString gridVerdictText(const ThresholdController::GridSweep& sweep) {
    if (!sweep.best) {
        return VerdictText::tr("No sample to choose a threshold for.");
    }
    const ThresholdController::GridPoint& chosen = sweep.points[sweep.best->index];
    if (sweep.best->feasible) {
        return VerdictText::tr("τ* = %1: the highest Macro-F1 on the grid (%2) that meets every constraint.")
            .arg(widgets::proportionText(chosen.tau, 2), widgets::proportionText(chosen.figures.macroF1));
    }
    const ThresholdController::GridPoint& highest = sweep.points[sweep.best->highestMacroF1];
    return VerdictText::tr(
               "No threshold of the grid meets every constraint. The highest Macro-F1, %1 at %2, is "
               "infeasible. "
               "Least violating: %3 (%4).")
        .arg(widgets::proportionText(highest.figures.macroF1), widgets::proportionText(highest.tau, 2),
             widgets::proportionText(chosen.tau, 2), violationsText(sweep.best->violated));
}

QString tauText(double tau) {
    return widgets::proportionText(tau, std::lround(tau * 10'000) % 10 == 0 ? 3 : 4);
}

QString labelText(model::Label label) {
    switch (label) {
    case model::Label::Accurate:
        return VerdictText::tr("accurate");
    case model::Label::Hallucination:
        return VerdictText::tr("hallucination");
    case model::Label::Contradiction:
        return VerdictText::tr("contradiction");
    }
    return {};
}

QString shortLabelText(model::Label label) {
    switch (label) {
    case model::Label::Accurate:
        return VerdictText::tr("accurate");
    case model::Label::Hallucination:
        return VerdictText::tr("halluc.");
    case model::Label::Contradiction:
        return VerdictText::tr("contrad.");
    }
    return {};
}

QString shortViolationsText(const std::vector<metrics::Violation>& violations) {
    QStringList parts;
    for (const metrics::Violation& violation : violations) {
        switch (violation.constraint) {
        case metrics::Constraint::HallucinationRecall:
            parts += VerdictText::tr("halluc. rec.");
            break;
        case metrics::Constraint::AccuratePrecision:
            parts += VerdictText::tr("accurate prec.");
            break;
        case metrics::Constraint::ContradictionRecall:
            parts += VerdictText::tr("contrad. rec.");
            break;
        }
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace assay::app
