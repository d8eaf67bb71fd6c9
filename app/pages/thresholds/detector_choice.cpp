#include "app/pages/thresholds/detector_choice.h"

#include "core/metrics/rescore.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("assay::app::DetectorChoice", text);
}

std::vector<double> thresholdsFor(const model::ScoredColumns& columns,
                                  const std::map<std::string, double>& tau, double otherwise) {
    std::vector<double> result;
    for (const std::string& scenario : columns.scenarios) {
        const auto found = tau.find(scenario);
        result.push_back(found == tau.end() ? otherwise : found->second);
    }
    return result;
}

} // namespace

QString detectorText(DetectorChoice choice) {
    switch (choice) {
    case DetectorChoice::Full:
        return translated("Full (document's weights)");
    case DetectorChoice::NoEntropy:
        return translated("Without entropy");
    case DetectorChoice::Stored:
        return translated("FHRI as stored");
    case DetectorChoice::SourceWeights:
        return translated("Source's own weights");
    case DetectorChoice::Present:
        return translated("Present weights");
    case DetectorChoice::Predicted:
        return translated("Stored predictions");
    case DetectorChoice::Pinned:
        return translated("The pin");
    }
    return {};
}

DetectorSettings detectorSettings(const ThresholdWorkbench& workbench, ThresholdChoice thresholds) {
    DetectorSettings settings;
    settings.scoring = workbench.scoring();
    settings.nli = workbench.nliThresholds();
    settings.thresholds = thresholds;
    settings.globalTau = workbench.tau(ThresholdWorkbench::kAllSamples);
    const std::vector<std::string>& scenarios = workbench.data()->columns.scenarios;
    const auto& pin = workbench.pinned();
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        settings.tau[scenarios[i]] = workbench.tau(static_cast<int>(i) + 1);
        if (pin) {
            settings.pinnedTau[scenarios[i]] = pin->tau[i + 1];
        }
    }
    if (pin) {
        settings.pinnedScoring = pin->scoring;
        settings.pinnedNli = pin->nli;
    }
    return settings;
}

evaluate::Decisions decisionsOf(DetectorChoice choice, const model::ScoredColumns& columns,
                                const DetectorSettings& settings) {
    if (choice == DetectorChoice::Predicted) {
        return columns.predicted;
    }
    model::Scoring scoring;
    double nliHard = settings.nli.hard;
    std::vector<double> tau = settings.thresholds == ThresholdChoice::Present
                                  ? thresholdsFor(columns, settings.tau, settings.globalTau)
                              : settings.thresholds == ThresholdChoice::One
                                  ? std::vector<double>(columns.scenarios.size(), settings.globalTau)
                                  : evaluate::predeterminedThresholds(columns);
    switch (choice) {
    case DetectorChoice::Full:
        scoring = {model::ScoringKind::Weights, model::kDocumentWeights};
        break;
    case DetectorChoice::NoEntropy:
        scoring = {model::ScoringKind::Weights, model::kNoEntropyWeights};
        break;
    case DetectorChoice::SourceWeights:
        scoring = {model::ScoringKind::SourceWeights, model::kDocumentWeights};
        break;
    case DetectorChoice::Present:
        scoring = settings.scoring;
        break;
    case DetectorChoice::Pinned:
        if (!settings.pinnedScoring) {
            return evaluate::Decisions(columns.size(), model::kNoPrediction);
        }
        scoring = *settings.pinnedScoring;
        nliHard = settings.pinnedNli.hard;
        tau = thresholdsFor(columns, settings.pinnedTau, settings.globalTau);
        break;
    case DetectorChoice::Stored:
    case DetectorChoice::Predicted:
        break;
    }
    return evaluate::decisionsByRule(columns, metrics::rescored(columns, scoring), columns.nli, tau, nliHard);
}

} // namespace assay::app
