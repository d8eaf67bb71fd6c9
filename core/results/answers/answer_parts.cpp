#include "core/results/answers/answer_parts.h"

#include "core/results/report/figure_text.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/statistics/clusters.h"
#include "core/words/definitions.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace assay::results {
namespace {

using metrics::AnswerMetric;

constexpr std::string_view kNoVerdict = "none";

bool isShareMetric(std::string_view name) {
    const auto known = metrics::answerMetricFromName(name);
    return name == kPassRateName || (known && metrics::isShare(*known));
}

// How many digits a measure that is no proportion is shown with; nullopt: it is one.
std::optional<int> decimalsOf(std::string_view name) {
    const auto known = metrics::answerMetricFromName(name);
    if (!known) {
        return name == kPassRateName ? std::nullopt : std::optional(4);
    }
    switch (*known) {
    case AnswerMetric::LatencyMs:
    case AnswerMetric::Tokens:
        return 0;
    case AnswerMetric::TokenCount:
        return 1;
    case AnswerMetric::Price:
    case AnswerMetric::Bleurt: // both may be below 0
    case AnswerMetric::Cosine:
        return 4;
    case AnswerMetric::Hallucinations:
    case AnswerMetric::JudgeCorrectness:
    case AnswerMetric::JudgeCompleteness:
    case AnswerMetric::JudgeCitationAccuracy:
    case AnswerMetric::JudgeClarity:
    case AnswerMetric::JudgeOverall:
        return 2;
    default:
        return std::nullopt;
    }
}

// Whether a value is told whole by so many digits.
bool hasDecimals(double value, int decimals) {
    constexpr double kNearlyNothing = 1e-6;
    const double scaled = value * std::pow(10.0, decimals);
    return std::abs(scaled - std::round(scaled)) < kNearlyNothing;
}

bool hasWarning(const evaluate::AnswerRunItem& item, std::string_view warning) {
    return std::ranges::any_of(item.warnings, [&](const evaluate::AnswerWarning& one) {
        return evaluate::kAnswerWarningNames[static_cast<std::size_t>(one.kind)] == warning;
    });
}

bool hasVerdict(const evaluate::AnswerRunItem& item, std::string_view verdict) {
    if (item.answered == 0) {
        return false;
    }
    return item.verdict ? evaluate::kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)] == verdict
                        : verdict == kNoVerdict;
}

bool isInState(const evaluate::AnswerRunItem& item, std::string_view state) {
    return state == "answered"     ? item.answered > 0
           : state == "unanswered" ? item.samples == 0
           : state == "failed"     ? item.answered < item.samples
                                   : false;
}

bool isInStratum(const evaluate::AnswerRunItem& item, const StratumLink& stratum) {
    const auto values = item.strata.find(stratum.grouping);
    return values != item.strata.end() &&
           std::ranges::find(values->second, stratum.name) != values->second.end();
}

bool breaksAssertion(const evaluate::AnswerRunItem& item, std::string_view name) {
    return std::ranges::any_of(item.assertions, [&](const evaluate::AssertionScore& assertion) {
        return assertion.name == name && assertion.holds == std::optional(false);
    });
}

bool fitsMetric(const AnswersLink& link, const evaluate::AnswerRunItem& item) {
    const bool has =
        link.metric == kPassRateName ? item.verdict.has_value() : item.value(link.metric).has_value();
    return item.answered > 0 && has != link.isWithout;
}

constexpr std::array kFlagTitles{
    std::pair{std::string_view("ideal_synthesis"), ASSAY_TEXT("Report", "ideal synthesis")},
    std::pair{std::string_view("verbatim_copying"), ASSAY_TEXT("Report", "verbatim copying")},
    std::pair{std::string_view("fragmented_narrative"), ASSAY_TEXT("Report", "fragmented narrative")}};

} // namespace

std::string AnswerPlace::name(std::string_view what) const {
    const std::string text = std::string(stem) + "_" + std::string(what);
    return runs > 1 ? text + "_run" + std::to_string(number) : text;
}

const evaluate::MetricFigure* figureNamed(const evaluate::AnswerFigures& figures, std::string_view name) {
    return name == kPassRateName ? &figures.passRate : figures.find(name);
}

std::string answerDefinition(std::string_view metric) {
    std::string id = "answer_" + std::string(metric);
    if (words::definitionOf(id) != nullptr) {
        return id;
    }
    // Of ranked lists, which are compared by the same tables: "recall_10".
    std::string ofLists = retrievalDefinition(metric);
    return ofLists != "retrieval_other" ? ofLists : std::string("answer_outside_score");
}

const evaluate::RubricBand* bandOf(const evaluate::AnswerRun& run, std::string_view metric) {
    const auto found = std::ranges::find(run.settings.rubric.bands, metric, &evaluate::RubricBand::metric);
    return found == run.settings.rubric.bands.end() ? nullptr : &*found;
}

std::vector<std::string> headlineMetrics(const evaluate::AnswerRun& run) {
    const evaluate::Rubric& rubric = run.settings.rubric;
    std::vector<std::string> wanted{std::string(kPassRateName), std::string(kOverallName)};
    const auto add = [&wanted](std::string_view name) {
        if (std::ranges::find(wanted, name) == wanted.end()) {
            wanted.emplace_back(name);
        }
    };
    for (const evaluate::RubricPart& part : rubric.parts) {
        add(part.metric);
    }
    for (const evaluate::RubricTarget& target : rubric.targets) {
        add(target.metric);
    }
    for (const evaluate::RubricBand& band : rubric.bands) {
        add(band.metric);
    }
    for (const evaluate::RubricDemand& demand : rubric.demands) {
        add(demand.condition.metric);
    }
    add(kRougeName);
    std::erase_if(wanted,
                  [&run](const std::string& name) { return figureNamed(run.figures, name) == nullptr; });
    return wanted;
}

std::vector<std::string> everyMetric(const evaluate::AnswerRun& run) {
    std::vector<std::string> names{std::string(kPassRateName)};
    for (const evaluate::MetricFigure& figure : run.figures.metrics) {
        names.push_back(figure.name);
    }
    return names;
}

std::vector<std::string> chosenMetrics(const evaluate::AnswerRun& run, const AnswerChoice& choice) {
    return choice.metrics.empty() ? headlineMetrics(run) : choice.metrics;
}

Figure answerValue(std::string_view metric, std::optional<double> value) {
    Figure figure;
    figure.value = value;
    if (isShareMetric(metric)) {
        figure.kind = FigureKind::Percent;
    } else if (const auto decimals = decimalsOf(metric)) {
        figure.kind = FigureKind::Number;
        figure.decimals = *decimals;
    }
    return figure;
}

std::string noIntervalText(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "There is no interval: it takes %1 clusters of questions."),
                        {wording.count(static_cast<std::int64_t>(statistics::kLeastClusters))});
}

Figure answerFigure(const evaluate::MetricFigure& figure, const words::Wording& wording) {
    Figure result = answerValue(figure.name, figure.mean);
    result.n = figure.n;
    result.interval = figure.interval;
    if (!figure.mean) {
        result.why = wording.text(ASSAY_TEXT("Report", "no question has a value"));
    }
    return result;
}

std::string answerValueText(std::string_view metric, std::optional<double> value,
                            const words::Wording& wording) {
    return valueText(answerValue(metric, value), wording);
}

std::string rangeText(std::string_view metric, double low, double high, const words::Wording& wording) {
    constexpr int kLeastDecimals = 2;
    constexpr int kMostDecimals = 4;
    const Figure figure = answerValue(metric, low);
    const bool isFine = figure.kind == FigureKind::Number && figure.decimals > kLeastDecimals;
    if (figure.kind == FigureKind::Proportion || isFine) {
        // Limits are told with the digits that they were set with.
        int decimals = kLeastDecimals;
        while (decimals < kMostDecimals && !(hasDecimals(low, decimals) && hasDecimals(high, decimals))) {
            ++decimals;
        }
        return wording.number(low, decimals) + "–" + wording.number(high, decimals);
    }
    return answerValueText(metric, low, wording) + "–" + answerValueText(metric, high, wording);
}

std::string answerFlagTitle(std::string_view flag, const words::Wording& wording) {
    for (const auto& [name, title] : kFlagTitles) {
        if (name == flag) {
            return wording.text(title);
        }
    }
    return words::spaced(flag);
}

std::string answerFieldTitle(std::string_view field, const words::Wording& wording) {
    const std::size_t dot = field.rfind('.');
    return words::fieldTitle(dot == std::string_view::npos ? field : field.substr(dot + 1), wording);
}

std::string limitStateWords(evaluate::LimitState state, const words::Wording& wording) {
    switch (state) {
    case evaluate::LimitState::Passed:
        return wording.text(ASSAY_TEXT("Report", "passed"));
    case evaluate::LimitState::TooClose:
        return wording.text(ASSAY_TEXT("Report", "too close to tell"));
    case evaluate::LimitState::Failed:
        return wording.text(ASSAY_TEXT("Report", "failed"));
    case evaluate::LimitState::CannotBeJudged:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "cannot be judged"));
}

std::string limitStateText(evaluate::LimitState state, const words::Wording& wording) {
    constexpr std::array<std::string_view, 4> kMarks{"✓ ", "≈ ", "✗ ", ""};
    return std::string(kMarks.at(static_cast<std::size_t>(state))) + limitStateWords(state, wording);
}

Verdict verdictOfLimit(evaluate::LimitState state) noexcept {
    switch (state) {
    case evaluate::LimitState::Passed:
        return Verdict::Good;
    case evaluate::LimitState::Failed:
        return Verdict::Bad;
    case evaluate::LimitState::TooClose:
    case evaluate::LimitState::CannotBeJudged:
        break;
    }
    return Verdict::Warning;
}

std::string targetScopeText(const evaluate::RubricTarget& target, const words::Wording& wording) {
    return target.field.empty() ? std::string()
                                : wording.text(ASSAY_TEXT("Report", "%1: %2"),
                                               {answerFieldTitle(target.field, wording),
                                                words::fieldValueText(target.field, target.value, wording)});
}

bool fitsLink(const AnswersLink& link, const evaluate::AnswerRunItem& item) {
    return (link.metric.empty() || fitsMetric(link, item)) &&
           (link.verdict.empty() || hasVerdict(item, link.verdict)) &&
           (link.flag.empty() || std::ranges::find(item.flags, link.flag) != item.flags.end()) &&
           (link.warning.empty() || hasWarning(item, link.warning)) &&
           (link.state.empty() || isInState(item, link.state)) &&
           (link.assertion.empty() || breaksAssertion(item, link.assertion)) &&
           (!link.stratum || isInStratum(item, *link.stratum)) &&
           (link.questions.empty() ||
            std::ranges::find(link.questions, item.questionId) != link.questions.end());
}

Cell shareCell(const statistics::ClusteredShare& share, AnswersLink link, const words::Wording& wording) {
    Cell cell = shareFigure(share, FigureKind::Percent,
                            wording.text(ASSAY_TEXT("Report", "no question has an answer")));
    cell.link = linkTo(std::move(link));
    return cell;
}

Cell countCell(std::int64_t count, AnswersLink link) {
    Cell cell = countFigure(count);
    if (count > 0) {
        cell.link = linkTo(std::move(link));
    }
    return cell;
}

std::optional<double> citationF1OfMeans(const evaluate::AnswerFigures& figures) {
    const auto meanOf = [&figures](metrics::AnswerMetric metric) {
        const evaluate::MetricFigure* const figure = figures.find(metrics::answerMetricName(metric));
        return figure != nullptr ? figure->mean : std::nullopt;
    };
    const auto precision = meanOf(metrics::AnswerMetric::CitationPrecision);
    const auto recall = meanOf(metrics::AnswerMetric::CitationRecall);
    if (!precision || !recall) {
        return std::nullopt;
    }
    const double sum = *precision + *recall;
    return sum > 0 ? 2 * *precision * *recall / sum : 0;
}

} // namespace assay::results
