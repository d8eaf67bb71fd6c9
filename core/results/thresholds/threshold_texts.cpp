#include "core/results/thresholds/threshold_texts.h"

#include "core/statistics/rounded_range.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::results::thresholds {
namespace {

using metrics::Constraint;
using model::Label;

constexpr double kTauSteps = 10'000;
constexpr int kLeastDecimals = 2;
constexpr int kMostDecimals = 4;
constexpr std::size_t kNames = 10;

int tauDecimals(double tau) {
    const auto steps = std::llround(tau * kTauSteps);
    return steps % 100 == 0 ? kLeastDecimals : steps % 10 == 0 ? 3 : kMostDecimals;
}

constexpr int kExactDecimals = 15; // of numbers in [0, 1] that a double tells apart

// Of a multiple of 10^-decimals: at least two decimals, and no zeros behind those.
std::string shortText(double value, int decimals, const words::Wording& wording) {
    std::string text = wording.number(value, decimals);
    for (int left = decimals; left > kLeastDecimals && text.ends_with('0'); --left) {
        text.pop_back();
    }
    return text;
}

std::string weightsText(const model::ComponentWeights& weights, const words::Wording& wording) {
    std::string text;
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        text += (i == 0 ? "" : ", ") + std::string(model::kComponentNames[i]) + " " +
                tauText(weights[i], wording);
    }
    return text;
}

std::string scoringText(const model::Scoring& scoring, const words::Wording& wording) {
    switch (scoring.kind) {
    case model::ScoringKind::Stored:
        return wording.text(ASSAY_TEXT("Report", "the FHRI as stored in the set"));
    case model::ScoringKind::Weights:
        return wording.text(ASSAY_TEXT("Report", "the FHRI recomputed with the weights %1"),
                            {weightsText(scoring.weights, wording)});
    case model::ScoringKind::SourceWeights:
        return wording.text(
            ASSAY_TEXT("Report", "the FHRI recomputed with the source's own weights, else with %1"),
            {weightsText(scoring.weights, wording)});
    }
    return {};
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

std::string tauText(double tau, const words::Wording& wording) {
    return wording.number(tau, tauDecimals(tau));
}

RangeBounds boundsOf(const metrics::ThresholdRange& range, const words::Wording& wording) {
    const auto [from, to, decimals] =
        statistics::roundedInwards(range.from, range.to, kMostDecimals, kExactDecimals);
    return {range.fromIncluded, shortText(from, decimals, wording), shortText(to, decimals, wording)};
}

Figure tauFigure(std::optional<double> tau, std::string why) {
    Figure figure;
    figure.value = tau;
    figure.kind = FigureKind::Number;
    figure.decimals = tau ? tauDecimals(*tau) : kLeastDecimals;
    figure.why = std::move(why);
    return figure;
}

std::string violationsText(const std::vector<metrics::Violation>& violations, const words::Wording& wording) {
    std::string text;
    for (const metrics::Violation& violation : violations) {
        if (!text.empty()) {
            text += "; ";
        }
        const std::string name = constraintText(violation.constraint, wording);
        const std::string required = tauText(violation.required, wording);
        text += violation.reached
                    ? wording.text(ASSAY_TEXT("Report", "%1 is %2, short of %3 by %4"),
                                   {name, wording.number(*violation.reached, kMostDecimals), required,
                                    wording.number(violation.required - *violation.reached, kMostDecimals)})
                    : wording.text(
                          ASSAY_TEXT("Report", "%1 is undefined, as nothing is predicted so; %2 is required"),
                          {name, required});
    }
    return text;
}

bool hasConstraint(const metrics::Constraints& constraints) {
    return std::any_of(constraints.required.begin(), constraints.required.end(),
                       [](const std::optional<double>& required) { return required.has_value(); });
}

Figure recallFigure(const metrics::ConfusionMatrix& matrix, Label label, const words::Wording& wording) {
    return proportionFigure(matrix.at(label, label), matrix.rowSum(label), FigureKind::Proportion,
                            wording.text(ASSAY_TEXT("Report", "no sample of this class")));
}

Figure precisionFigure(const metrics::ConfusionMatrix& matrix, Label label, const words::Wording& wording) {
    return proportionFigure(matrix.at(label, label), matrix.columnSum(label), FigureKind::Proportion,
                            wording.text(ASSAY_TEXT("Report", "nothing is predicted to be of this class")));
}

Figure constraintFigure(const metrics::ConfusionMatrix& matrix, Constraint constraint,
                        const words::Wording& wording) {
    switch (constraint) {
    case Constraint::HallucinationRecall:
        return recallFigure(matrix, Label::Hallucination, wording);
    case Constraint::AccuratePrecision:
        return precisionFigure(matrix, Label::Accurate, wording);
    case Constraint::ContradictionRecall:
        return recallFigure(matrix, Label::Contradiction, wording);
    }
    return {};
}

std::vector<std::string> notApplying(const metrics::ConfusionMatrix& matrix,
                                     const metrics::Constraints& constraints, const words::Wording& wording) {
    std::vector<std::string> names;
    for (const Constraint constraint : {Constraint::HallucinationRecall, Constraint::ContradictionRecall}) {
        if (constraints.of(constraint) && !constraintFigure(matrix, constraint, wording).value) {
            names.push_back(constraintText(constraint, wording));
        }
    }
    return names;
}

std::string metText(const std::vector<metrics::Violation>& violated, const metrics::ConfusionMatrix& matrix,
                    const metrics::Constraints& constraints, std::int64_t n, const words::Wording& wording) {
    if (n == 0) {
        return wording.text(ASSAY_TEXT("Report", "no sample here has a score"));
    }
    if (!hasConstraint(constraints)) {
        return wording.text(ASSAY_TEXT("Report", "decided under no constraint"));
    }
    if (!violated.empty()) {
        return violationsText(violated, wording);
    }
    const std::vector<std::string> notAsked = notApplying(matrix, constraints, wording);
    if (notAsked.empty()) {
        return wording.text(ASSAY_TEXT("Report", "all met"));
    }
    return noneApplies(matrix, constraints, wording)
               ? wording.text(ASSAY_TEXT("Report", "no sample to ask it of: %1"),
                              {listText(notAsked, wording)})
               : wording.text(ASSAY_TEXT("Report", "all met that apply; no sample to ask it of: %1"),
                              {listText(notAsked, wording)});
}

bool noneApplies(const metrics::ConfusionMatrix& matrix, const metrics::Constraints& constraints,
                 const words::Wording& wording) {
    const auto inForce = std::count_if(constraints.required.begin(), constraints.required.end(),
                                       [](const std::optional<double>& one) { return one.has_value(); });
    return inForce > 0 &&
           notApplying(matrix, constraints, wording).size() == static_cast<std::size_t>(inForce);
}

std::string_view constraintDefinition(Constraint constraint) noexcept {
    return constraint == Constraint::AccuratePrecision ? "class_precision" : "class_recall";
}

Figure macroF1Figure(const metrics::ClassificationFigures& figures,
                     const std::optional<statistics::Interval>& interval, const words::Wording& wording) {
    Figure figure;
    figure.value = figures.macroF1;
    figure.n = figures.n;
    figure.interval = interval;
    if (!figure.value) {
        figure.why = wording.text(ASSAY_TEXT("Report", "no sample has a score"));
    }
    return figure;
}

Figure macroF1AtOwn(const MeasuredSet& measured, std::size_t row, const words::Wording& wording) {
    const auto& bootstrap = measured.laboratory.scopes[row].bootstrap;
    return macroF1Figure(measured.laboratory.table.rows[row].atOwn.figures,
                         bootstrap ? bootstrap->macroF1 : std::nullopt, wording);
}

Figure ownTauFigure(const MeasuredSet& measured, std::size_t row, std::string why) {
    const evaluate::ScenarioRow& of = measured.laboratory.table.rows[row];
    if (!of.best) {
        return tauFigure(std::nullopt, std::move(why));
    }
    Figure figure = tauFigure(of.atOwn.threshold);
    figure.n = of.n;
    if (const auto& bootstrap = measured.laboratory.scopes[row].bootstrap) {
        figure.interval = bootstrap->tau;
    }
    return figure;
}

Figure accuracyFigure(const metrics::ConfusionMatrix& matrix, const words::Wording& wording) {
    std::int64_t right = 0;
    for (const Label label : model::kLabels) {
        right += matrix.at(label, label);
    }
    return proportionFigure(right, matrix.total(), FigureKind::Proportion,
                            wording.text(ASSAY_TEXT("Report", "no sample has a score")));
}

Figure numberFigure(std::optional<double> value, std::string why) {
    Figure figure;
    figure.value = value;
    figure.kind = FigureKind::Number;
    figure.why = value ? std::string() : std::move(why);
    return figure;
}

Figure numberFigure(std::optional<double> value, std::string why, std::int64_t n,
                    const std::optional<statistics::Interval>& interval) {
    Figure figure = numberFigure(value, std::move(why));
    figure.n = n;
    figure.interval = value ? interval : std::nullopt;
    return figure;
}

Facts rulesOf(const ThresholdSet& set, const words::Wording& wording) {
    const evaluate::SweepSettings& settings = set.measured->sweep.settings;
    const metrics::ThresholdGrid& grid = settings.grid;
    Facts facts;
    facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Rules")),
                            set.measured->decided
                                ? wording.text(ASSAY_TEXT("Report", "decision “%1”"), {set.decision->name})
                                : wording.text(ASSAY_TEXT("Report", "experimental design")));
    facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Score")),
                            scoringText(set.measured->laboratory.settings.scoring, wording));
    facts.list.emplace_back(
        wording.text(ASSAY_TEXT("Report", "NLI limits")),
        wording.text(ASSAY_TEXT("Report", "contradiction from %1, for review from %2"),
                     {tauText(settings.nli.hard, wording), tauText(settings.nli.soft, wording)}));
    facts.list.emplace_back(
        wording.text(ASSAY_TEXT("Report", "Grid of thresholds")),
        wording.text(ASSAY_TEXT("Report", "%1 to %2, thresholds: %3"),
                     {tauText(grid.values().front(), wording), tauText(grid.values().back(), wording),
                      wording.count(static_cast<std::int64_t>(grid.size()))}));
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<Constraint>(i);
        const std::optional<double>& required = settings.constraints.of(constraint);
        facts.list.emplace_back(constraintText(constraint, wording),
                                required ? wording.text(ASSAY_TEXT("Report", "at least %1 required"),
                                                        {tauText(*required, wording)})
                                         : wording.text(ASSAY_TEXT("Report", "nothing required")));
    }
    return facts;
}

std::string appliedText(const ThresholdSet& set, const words::Wording& wording) {
    return set.measured && set.measured->decided
               ? wording.text(ASSAY_TEXT("Report", "thresholds of the decision “%1”"), {set.decision->name})
               : wording.text(ASSAY_TEXT("Report", "predetermined thresholds"));
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

std::vector<double> weightsOf(const MeasuredSet& measured,
                              const std::function<std::optional<double>(std::size_t)>& of) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const auto& rows = measured.laboratory.table.rows;
    std::vector<double> weights;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        weights.push_back(rows[i].global ? kInfinity : of(i).value_or(-kInfinity));
    }
    return weights;
}

} // namespace assay::results::thresholds
