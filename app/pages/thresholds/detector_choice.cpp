#include "app/pages/thresholds/detector_choice.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

struct DetectorChoiceText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::DetectorChoice)
};

} // namespace

QString detectorText(DetectorChoice choice) {
    switch (choice) {
    case DetectorChoice::Full:
        return DetectorChoiceText::tr("Full (document's weights)");
    case DetectorChoice::NoEntropy:
        return DetectorChoiceText::tr("Without entropy");
    case DetectorChoice::Stored:
        return DetectorChoiceText::tr("FHRI as stored");
    case DetectorChoice::SourceWeights:
        return DetectorChoiceText::tr("Source's own weights");
    case DetectorChoice::Present:
        return DetectorChoiceText::tr("Present weights");
    case DetectorChoice::Predicted:
        return DetectorChoiceText::tr("Stored predictions");
    case DetectorChoice::Pinned:
        return DetectorChoiceText::tr("The pin");
    }
    return {};
}

DetectorSettings detectorSettings(const ThresholdController& controller, ThresholdChoice thresholds) {
    DetectorSettings settings;
    settings.scoring = controller.scoring();
    settings.nliHard = controller.nliThresholds().hard;
    const model::ScoredColumns& columns = controller.data()->columns;
    switch (thresholds) {
    case ThresholdChoice::Present:
        for (int scope = 1; scope < controller.scopeCount(); ++scope) {
            settings.tau.push_back(controller.tau(scope));
        }
        break;
    case ThresholdChoice::Predetermined:
        settings.tau = evaluate::predeterminedThresholds(columns);
        break;
    case ThresholdChoice::One:
        settings.tau.assign(columns.scenarios.size(), controller.tau(ThresholdController::kAllSamples));
        break;
    }
    if (const auto& pin = controller.pinned()) {
        settings.pin = evaluate::Detector{
            false, pin->scoring, {pin->tau.begin() + 1, pin->tau.end()}, pin->nli.hard}; // first: all samples
    }
    return settings;
}

std::optional<evaluate::Detector> detectorOf(DetectorChoice choice, const DetectorSettings& settings) {
    using model::ScoringKind;
    evaluate::Detector detector{false, {}, settings.tau, settings.nliHard};
    switch (choice) {
    case DetectorChoice::Full:
        detector.scoring = {ScoringKind::Weights, model::kDocumentWeights};
        break;
    case DetectorChoice::NoEntropy:
        detector.scoring = {ScoringKind::Weights, model::kNoEntropyWeights};
        break;
    case DetectorChoice::SourceWeights:
        detector.scoring = {ScoringKind::SourceWeights, model::kDocumentWeights};
        break;
    case DetectorChoice::Present:
        detector.scoring = settings.scoring;
        break;
    case DetectorChoice::Predicted:
        detector.isPredicted = true;
        break;
    case DetectorChoice::Pinned:
        return settings.pin;
    case DetectorChoice::Stored:
        break;
    }
    return detector;
}

bool isAboutEntropy(DetectorChoice a, DetectorChoice b) {
    return a == DetectorChoice::Full && b == DetectorChoice::NoEntropy;
}

} // namespace assay::app
