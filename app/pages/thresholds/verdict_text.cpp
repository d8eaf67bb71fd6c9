#include "app/pages/thresholds/verdict_text.h"

#include "core/results/thresholds/threshold_words.h"
#include "widgets/text/translated_wording.h"

namespace assay::app {
namespace {

namespace words = results::thresholds;
using widgets::windowText;
using widgets::WindowWording;

words::GridPlace placeOf(const ThresholdController::GridPoint& point) {
    return {point.tau, point.figures.macroF1};
}

} // namespace

QString constraintText(metrics::Constraint constraint) {
    return windowText(words::constraintText, constraint);
}

QString violationsText(const std::vector<metrics::Violation>& violations) {
    return windowText(words::violationsText, violations);
}

QString gridVerdictText(const ThresholdController::GridSweep& sweep) {
    return sweep.best ? windowText(words::bestText, *sweep.best, placeOf(sweep.points[sweep.best->index]),
                                   placeOf(sweep.points[sweep.best->highestMacroF1]))
                      : windowText(words::noBestText);
}

QString tauText(double tau) {
    return QString::fromStdString(words::tauText(tau, WindowWording(), words::kMovedTauDecimals));
}

QString labelText(model::Label label) {
    return windowText(words::classText, label);
}

QString shortLabelText(model::Label label) {
    return windowText(words::briefClassText, label);
}

QString overallFiguresText(const metrics::ClassificationFigures& figures) {
    return windowText(words::overallText, figures);
}

} // namespace assay::app
