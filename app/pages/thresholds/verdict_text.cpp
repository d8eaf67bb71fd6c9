#include "app/pages/thresholds/verdict_text.h"

#include "core/results/thresholds/threshold_words.h"
#include "widgets/report/translated_wording.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

namespace words = results::thresholds;
using widgets::TranslatedWording;

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::VerdictText)
};

words::GridPlace placeOf(const ThresholdController::GridPoint& point) {
    return {point.tau, point.figures.macroF1};
}

} // namespace

QString constraintText(metrics::Constraint constraint) {
    return QString::fromStdString(words::constraintText(constraint, TranslatedWording()));
}

QString violationsText(const std::vector<metrics::Violation>& violations) {
    return QString::fromStdString(words::violationsText(violations, TranslatedWording()));
}

QString gridVerdictText(const ThresholdController::GridSweep& sweep) {
    const TranslatedWording wording;
    return QString::fromStdString(
        sweep.best ? words::bestText(*sweep.best, placeOf(sweep.points[sweep.best->index]),
                                     placeOf(sweep.points[sweep.best->highestMacroF1]), wording)
                   : words::noBestText(wording));
}

QString tauText(double tau) {
    return QString::fromStdString(words::tauText(tau, TranslatedWording(), words::kMovedTauDecimals));
}

QString labelText(model::Label label) {
    return QString::fromStdString(words::classText(label, TranslatedWording()));
}

QString shortLabelText(model::Label label) {
    return QString::fromStdString(words::briefClassText(label, TranslatedWording()));
}

QString overallFiguresText(const metrics::ClassificationFigures& figures) {
    QString text =
        VerdictText::tr("Macro-F1 %1 · accuracy %2 · MCC %3 · κ %4")
            .arg(widgets::proportionText(figures.macroF1), widgets::proportionText(figures.accuracy),
                 widgets::proportionText(figures.mcc), widgets::proportionText(figures.kappa));
    if (figures.classesCounted > 0 && figures.classesCounted < static_cast<int>(model::kLabelCount)) {
        text += VerdictText::tr(" · mean over the %n class(es) that occur", nullptr, figures.classesCounted);
    }
    return text;
}

} // namespace assay::app
