#include "core/results/thresholds/threshold_texts.h"

#include "core/statistics/rounded_range.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace assay::results::thresholds {
namespace {

using metrics::Constraint;
using model::Label;

constexpr int kMostDecimals = 4;
constexpr int kExactDecimals = 15; // of numbers in [0, 1] that a double tells apart

// Of a multiple of 10^-decimals: at least two decimals, and no zeros behind those.
std::string shortText(double value, int decimals, const words::Wording& wording) {
    std::string text = wording.number(value, decimals);
    for (int left = decimals; left > kTauDecimals && text.ends_with('0'); --left) {
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

RangeBounds boundsOf(const metrics::ThresholdRange& range, const words::Wording& wording) {
    const auto [from, to, decimals] =
        statistics::roundedInwards(range.from, range.to, kMostDecimals, kExactDecimals);
    return {range.fromIncluded, shortText(from, decimals, wording), shortText(to, decimals, wording)};
}

bool hasConstraint(const metrics::Constraints& constraints) {
    return std::any_of(constraints.required.begin(), constraints.required.end(),
                       [](const std::optional<double>& required) { return required.has_value(); });
}

Figure constraintFigure(const evaluate::DecisionShares& shares, Constraint constraint,
                        const words::Wording& wording) {
    switch (constraint) {
    case Constraint::HallucinationRecall:
        return recallFigure(shares, Label::Hallucination, wording);
    case Constraint::AccuratePrecision:
        return precisionFigure(shares, Label::Accurate, wording);
    case Constraint::ContradictionRecall:
        return recallFigure(shares, Label::Contradiction, wording);
    }
    return {};
}

std::vector<std::string> notApplying(const metrics::ConfusionMatrix& matrix,
                                     const metrics::Constraints& constraints, const words::Wording& wording) {
    std::vector<std::string> names;
    for (const Constraint constraint : metrics::uncheckedOf(metrics::figuresOf(matrix), constraints)) {
        names.push_back(constraintText(constraint, wording));
    }
    return names;
}

Cell metCell(const std::vector<metrics::Violation>& violated, const metrics::ConfusionMatrix& matrix,
             const metrics::Constraints& constraints, std::int64_t n, const words::Wording& wording) {
    if (n == 0) {
        return wording.text(ASSAY_TEXT("Report", "no sample here has a score"));
    }
    if (!hasConstraint(constraints)) {
        return wording.text(ASSAY_TEXT("Report", "decided under no constraint"));
    }
    if (!violated.empty()) {
        Cell cell = violationsText(violated, wording);
        cell.mark = "✗";
        return cell;
    }
    const std::vector<std::string> notAsked = notApplying(matrix, constraints, wording);
    if (notAsked.empty()) {
        return wording.text(ASSAY_TEXT("Report", "all met"));
    }
    Cell cell =
        noneApplies(matrix, constraints, wording)
            ? uncheckedText(metrics::uncheckedOf(metrics::figuresOf(matrix), constraints), wording)
            : wording.text(ASSAY_TEXT("Report", "all met that apply; cannot be checked, no samples: %1"),
                           {listText(notAsked, wording)});
    cell.mark = "!"; // what cannot be checked is not met
    return cell;
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
    return figure;
}

Figure accuracyFigure(const evaluate::DecisionShares& shares, const words::Wording& wording) {
    return shareFigure(shares.accuracy, FigureKind::Proportion,
                       wording.text(ASSAY_TEXT("Report", "no sample has a score")));
}

Figure valueFigure(std::optional<double> value, std::string why, std::int64_t n,
                   const std::optional<statistics::Interval>& interval) {
    Figure figure = valueFigure(value, std::move(why));
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
