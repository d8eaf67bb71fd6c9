#include "core/results/thresholds/threshold_words.h"

#include <algorithm>
#include <cmath>

namespace assay::results::thresholds {
namespace {

using metrics::Constraint;
using model::Label;

constexpr double kTauSteps = 10'000;
constexpr int kFigureDecimals = 4;
constexpr std::size_t kNames = 10;

std::string numberOr(std::optional<double> value, const words::Wording& wording) {
    return value ? wording.number(*value, kFigureDecimals) : "—";
}

} // namespace

std::string scopeText(std::string_view scenario, bool global, const words::Wording& wording) {
    if (global) {
        return wording.text(ASSAY_TEXT("Report", "All samples"));
    }
    return scenario.empty() ? wording.text(ASSAY_TEXT("Report", "(no scenario)")) : std::string(scenario);
}

std::string classText(Label label, const words::Wording& wording) {
    switch (label) {
    case Label::Accurate:
        return wording.text(ASSAY_TEXT("Report", "accurate"));
    case Label::Hallucination:
        return wording.text(ASSAY_TEXT("Report", "hallucination"));
    case Label::Contradiction:
        return wording.text(ASSAY_TEXT("Report", "contradiction"));
    }
    return {};
}

std::string costsText(const model::DecisionCosts& costs, const words::Wording& wording) {
    constexpr int kDecimals = 1;
    return wording.text(ASSAY_TEXT("Report", "A missed hallucination costs %1, a refused good answer %2."),
                        {wording.number(costs.missedHallucination, kDecimals),
                         wording.number(costs.refusedAccurate, kDecimals)});
}

std::string cheapestMarkText(double tau, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "by cost %1"), {tauText(tau, wording)});
}

std::string leastCostText(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "Threshold of least cost"));
}

std::string cheapestText(double tau, double costPerSample, const model::DecisionCosts& costs,
                         const words::Wording& wording) {
    return wording.text(
        ASSAY_TEXT("Report", "Least cost at τ %1: %2 a sample. %3"),
        {tauText(tau, wording), wording.number(costPerSample, kFigureDecimals), costsText(costs, wording)});
}

std::string betaText(double beta, const words::Wording& wording) {
    constexpr double kTenths = 10;
    return wording.number(beta, std::fmod(std::round(beta * kTenths), kTenths) == 0 ? 0 : 1);
}

std::string decidedBetaText(double beta, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "Fβ was looked at with β\u00a0=\u00a0%1."),
                        {betaText(beta, wording)});
}

std::string briefClassText(Label label, const words::Wording& wording) {
    switch (label) {
    case Label::Accurate:
        return classText(label, wording);
    case Label::Hallucination:
        return wording.text(ASSAY_TEXT("Report", "halluc."));
    case Label::Contradiction:
        return wording.text(ASSAY_TEXT("Report", "contrad."));
    }
    return {};
}

std::string constraintText(Constraint constraint, const words::Wording& wording) {
    switch (constraint) {
    case Constraint::HallucinationRecall:
        return wording.text(ASSAY_TEXT("Report", "Recall of hallucination"));
    case Constraint::AccuratePrecision:
        return wording.text(ASSAY_TEXT("Report", "Precision of accurate"));
    case Constraint::ContradictionRecall:
        return wording.text(ASSAY_TEXT("Report", "Recall of contradiction"));
    }
    return {};
}

std::string violationsText(const std::vector<metrics::Violation>& violations, const words::Wording& wording) {
    constexpr double kSmall = 0.01; // a shortfall that two decimals would show as nothing
    std::string text;
    for (const metrics::Violation& violation : violations) {
        if (!text.empty()) {
            text += "; ";
        }
        const double shortfall = violation.required - violation.reached.value_or(0);
        const int decimals = shortfall < kSmall ? kFigureDecimals : kTauDecimals;
        const std::string name = constraintText(violation.constraint, wording);
        const std::string required = tauText(violation.required, wording);
        text += violation.reached
                    ? wording.text(ASSAY_TEXT("Report", "%1 is %2, short of %3 by %4"),
                                   {name, wording.number(*violation.reached, decimals), required,
                                    wording.number(shortfall, decimals)})
                    : wording.text(
                          ASSAY_TEXT("Report", "%1 is undefined, as nothing is predicted so; %2 is required"),
                          {name, required});
    }
    return text;
}

std::string briefViolationsText(const std::vector<metrics::Violation>& violations,
                                const words::Wording& wording) {
    std::string text;
    for (const metrics::Violation& violation : violations) {
        text += text.empty() ? "" : ", ";
        switch (violation.constraint) {
        case Constraint::HallucinationRecall:
            text += wording.text(ASSAY_TEXT("Report", "halluc. rec."));
            break;
        case Constraint::AccuratePrecision:
            text += wording.text(ASSAY_TEXT("Report", "accurate prec."));
            break;
        case Constraint::ContradictionRecall:
            text += wording.text(ASSAY_TEXT("Report", "contrad. rec."));
            break;
        }
    }
    return text;
}

int tauDecimals(double tau, int least) {
    const auto steps = std::llround(tau * kTauSteps);
    return std::max(least, steps % 100 == 0 ? 2 : steps % 10 == 0 ? 3 : 4);
}

std::string tauText(double tau, const words::Wording& wording, int least) {
    return wording.number(tau, tauDecimals(tau, least));
}

std::string robustnessText(const std::optional<evaluate::Robustness>& robustness,
                           const words::Wording& wording) {
    if (!robustness) {
        return "—";
    }
    switch (*robustness) {
    case evaluate::Robustness::Robust:
        return wording.text(ASSAY_TEXT("Report", "robust"));
    case evaluate::Robustness::Moderate:
        return wording.text(ASSAY_TEXT("Report", "moderate"));
    case evaluate::Robustness::Sensitive:
        return wording.text(ASSAY_TEXT("Report", "sensitive"));
    case evaluate::Robustness::CannotBeJudged:
        return wording.text(ASSAY_TEXT("Report", "cannot be judged"));
    }
    return {};
}

std::string benefitText(const evaluate::ScenarioRow& row, const words::Wording& wording) {
    if (!row.shortages.empty()) {
        return wording.text(ASSAY_TEXT("Report", "cannot be judged"));
    }
    return row.benefits ? wording.text(ASSAY_TEXT("Report", "benefits")) : std::string();
}

std::string comparisonVerdictText(evaluate::ComparisonVerdict verdict, const words::Wording& wording) {
    using evaluate::ComparisonVerdict;
    switch (verdict) {
    case ComparisonVerdict::CannotBeJudged:
        return wording.text(ASSAY_TEXT("Report", "cannot be judged"));
    case ComparisonVerdict::Redundant:
        return wording.text(ASSAY_TEXT("Report", "A is redundant"));
    case ComparisonVerdict::Significant:
        return wording.text(ASSAY_TEXT("Report", "A is significantly better"));
    case ComparisonVerdict::Worse:
        return wording.text(ASSAY_TEXT("Report", "A is worse than B"));
    case ComparisonVerdict::Better:
        return wording.text(ASSAY_TEXT("Report", "A is better, by less than 5 points"));
    case ComparisonVerdict::Inconclusive:
        return wording.text(ASSAY_TEXT("Report", "inconclusive"));
    }
    return {};
}

std::string shortagesText(const std::vector<evaluate::Shortage>& shortages, const words::Wording& wording) {
    using evaluate::Shortage;
    std::string text;
    for (const Shortage& of : shortages) {
        const std::string count = wording.count(of.count);
        const std::string least = wording.count(of.least);
        text += text.empty() ? "" : "; ";
        switch (of.of) {
        case Shortage::Of::Clusters:
            text +=
                wording.text(ASSAY_TEXT("Report", "samples and pairs: %1 of at least %2"), {count, least});
            break;
        case Shortage::Of::Class:
            text += wording.text(ASSAY_TEXT("Report", "samples that truly are %1: %2 of at least %3"),
                                 {classText(of.label, wording), count, least});
            break;
        case Shortage::Of::Discordant:
            text += wording.text(
                ASSAY_TEXT("Report", "samples that only one of the two decides right: %1 of at least %2"),
                {count, least});
            break;
        }
    }
    return text;
}

std::string classesText(const metrics::ClassSet& classes, const words::Wording& wording) {
    std::vector<std::string> names;
    for (const model::Label label : model::kLabels) {
        if (classes[model::indexOf(label)]) {
            names.push_back(classText(label, wording));
        }
    }
    return listText(names, wording);
}

std::string uncheckedText(const std::vector<metrics::Constraint>& unchecked, const words::Wording& wording) {
    if (unchecked.empty()) {
        return {};
    }
    std::vector<std::string> names;
    for (const metrics::Constraint constraint : unchecked) {
        names.push_back(constraintText(constraint, wording));
    }
    return wording.text(ASSAY_TEXT("Report", "cannot be checked, no samples: %1"),
                        {listText(names, wording)});
}

std::string bestText(const metrics::BestThreshold& best, const GridPlace& chosen, const GridPlace& highest,
                     const words::Wording& wording) {
    if (best.feasible && !best.unchecked.empty()) {
        return wording.text(
            ASSAY_TEXT("Report",
                       "τ* = %1: the highest Macro-F1 on the grid (%2) that violates no constraint; %3."),
            {tauText(chosen.tau, wording), numberOr(chosen.macroF1, wording),
             uncheckedText(best.unchecked, wording)});
    }
    if (best.feasible) {
        return wording.text(
            ASSAY_TEXT("Report",
                       "τ* = %1: the highest Macro-F1 on the grid (%2) that meets every constraint."),
            {tauText(chosen.tau, wording), numberOr(chosen.macroF1, wording)});
    }
    return wording.text(ASSAY_TEXT("Report", "No threshold of the grid meets every constraint. The highest "
                                             "Macro-F1, %1 at %2, is infeasible. Least violating: %3 (%4)."),
                        {numberOr(highest.macroF1, wording), tauText(highest.tau, wording),
                         tauText(chosen.tau, wording), violationsText(best.violated, wording)});
}

std::string noBestText(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "No sample to choose a threshold for."));
}

std::string overallText(const metrics::ClassificationFigures& figures, const words::Wording& wording) {
    std::string text = wording.text(
        ASSAY_TEXT("Report",
                   "Macro-F1 %1 · accuracy %2, balanced %3 · MCC %4 · κ %5 · F%6 of hallucination %7"),
        {numberOr(figures.macroF1, wording), numberOr(figures.accuracy, wording),
         numberOr(figures.balancedAccuracy, wording), numberOr(figures.mcc, wording),
         numberOr(figures.kappa, wording), betaText(figures.beta, wording),
         numberOr(figures.of(Label::Hallucination).fBeta, wording)});
    if (figures.classesCounted > 0 && figures.classesCounted < static_cast<int>(model::kLabelCount)) {
        text += wording.text(ASSAY_COUNTED("Report", " · mean over the %n class(es) that occur"),
                             figures.classesCounted);
    }
    return text;
}

std::string listText(const std::vector<std::string>& names, const words::Wording& wording) {
    if (names.empty()) {
        return wording.text(ASSAY_TEXT("Report", "none"));
    }
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kNames); ++i) {
        text += (i == 0 ? "" : ", ") + names[i];
    }
    return names.size() <= kNames
               ? text
               : wording.text(ASSAY_TEXT("Report", "%1, and others: %2"),
                              {text, wording.count(static_cast<std::int64_t>(names.size() - kNames))});
}

} // namespace assay::results::thresholds
