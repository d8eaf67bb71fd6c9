#include "core/evaluate/thresholds/detector_comparison.h"

#include "core/base/guard.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using metrics::ConfusionMatrix;
using model::Label;

constexpr double kVerdictTie = 1e-12; // rounding never decides a verdict
constexpr DecisionPair kAMinusB{0, 1};

std::optional<double> deltaOf(const std::optional<double>& left, const std::optional<double>& right) {
    return left && right ? std::optional(*left - *right) : std::nullopt;
}

bool isEquivalent(const statistics::Interval& interval90) noexcept {
    return interval90.low >= -kEquivalentWithin - kVerdictTie &&
           interval90.high <= kEquivalentWithin + kVerdictTie;
}

// One comparison while it is made.
class ComparisonMaker {
  public:
    ComparisonMaker(const model::ScoredColumns& columns, std::span<const std::uint8_t> a,
                    std::span<const std::uint8_t> b, const ComparisonSettings& settings,
                    const std::stop_token& stop)
        : m_columns(columns)
        , m_decisions{Decisions(a.begin(), a.end()), Decisions(b.begin(), b.end())}
        , m_stop(stop) {
        m_comparison.settings = settings;
    }

    Result<DetectorComparison> made(base::ProgressSink& progress) {
        count();
        if (m_comparison.n == 0) {
            return fail(ErrorCode::InputNotUsable, "no sample that both detectors decide");
        }
        ASSAY_TRY(m_comparison.bootstrap,
                  bootstrapDecisions(m_columns, m_decisions, {&kAMinusB, 1}, {},
                                     m_comparison.settings.bootstrap, m_stop, progress));
        ASSAY_TRY(addScenarios());
        ASSAY_TRY(addJudged());
        return std::move(m_comparison);
    }

  private:
    [[nodiscard]] bool isDecided(std::size_t i) const {
        return m_decisions[0][i] < model::kLabelCount && m_decisions[1][i] < model::kLabelCount;
    }

    [[nodiscard]] bool hasEntropy(std::size_t i) const {
        return !std::isnan(m_columns.component(model::Component::E, i));
    }

    void count() {
        DetectorComparison& c = m_comparison;
        m_ofScenarios.resize(m_columns.scenarios.size());
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (!isDecided(i)) {
                ++c.leftOut;
                continue;
            }
            const std::size_t truth = model::indexOf(m_columns.label[i]);
            const std::uint8_t a = m_decisions[0][i];
            const std::uint8_t b = m_decisions[1][i];
            ++c.matrixA.cells[truth][a];
            ++c.matrixB.cells[truth][b];
            ++m_ofScenarios[m_columns.scenario[i]].cells[truth][a];
            c.aRightBWrong += a == truth && b != truth ? 1 : 0;
            c.aWrongBRight += a != truth && b == truth ? 1 : 0;
            c.withoutEntropy += hasEntropy(i) ? 0 : 1;
        }
        c.n = c.matrixA.total();
        for (std::size_t truth = 0; truth < model::kLabelCount; ++truth) {
            for (std::size_t predicted = 0; predicted < model::kLabelCount; ++predicted) {
                c.difference[truth][predicted] =
                    c.matrixA.cells[truth][predicted] - c.matrixB.cells[truth][predicted];
            }
        }
        c.a = metrics::figuresOf(c.matrixA);
        c.b = metrics::figuresOf(c.matrixB);
        c.mcnemar = statistics::mcNemar(c.aRightBWrong, c.aWrongBRight);
        const PairedSamples pairs(m_columns, [this](std::size_t i) { return isDecided(i); });
        c.sharesA = decisionShares(c.matrixA, pairs, [this](std::size_t i) { return m_decisions[0][i]; });
        c.sharesB = decisionShares(c.matrixB, pairs, [this](std::size_t i) { return m_decisions[1][i]; });
    }

    [[nodiscard]] Result<DecisionBootstrap> drawn(std::span<const Decisions> decisions,
                                                  std::span<const std::uint16_t> scenarios) const {
        base::NoProgress progress;
        return bootstrapDecisions(m_columns, decisions, {&kAMinusB, 1}, scenarios,
                                  m_comparison.settings.bootstrap, m_stop, progress);
    }

    // All scenarios are one family of tests.
    Result<> addScenarios() {
        std::vector<double> a;
        std::vector<double> b;
        std::vector<double> p;
        for (std::uint16_t scenario = 0; scenario < m_ofScenarios.size(); ++scenario) {
            if (m_ofScenarios[scenario].total() == 0) {
                continue;
            }
            ASSAY_TRY(const auto of, drawn(m_decisions, {&scenario, 1}));
            ScenarioF1 row;
            row.scenario = m_columns.scenarios[scenario];
            row.n = of.samples;
            row.difference = of.differences.front();
            row.a = row.difference.a.value_or(0); // some class has a sample, so that it is there
            row.b = row.difference.b.value_or(0);
            row.shortages = shortagesOf(m_ofScenarios[scenario], of.clusters);
            if (row.shortages.empty() && row.difference.p) {
                p.push_back(*row.difference.p);
            }
            a.push_back(row.a);
            b.push_back(row.b);
            m_comparison.scenarioF1.push_back(std::move(row));
        }
        const std::vector<double> adjusted = statistics::holmAdjusted(p);
        auto next = adjusted.begin();
        for (ScenarioF1& row : m_comparison.scenarioF1) {
            if (row.shortages.empty() && row.difference.p) {
                row.adjustedP = *next++;
            }
        }
        m_comparison.pairedT = statistics::pairedT(a, b);
        m_comparison.wilcoxon = statistics::wilcoxonSignedRank(a, b);
        return {};
    }

    Result<> addJudged() {
        DetectorComparison& c = m_comparison;
        if (!c.settings.isAboutEntropy || c.withoutEntropy == 0) {
            setJudged(c.bootstrap, c.matrixA);
            return {};
        }
        std::array<Decisions, 2> decisions = m_decisions;
        ConfusionMatrix matrix;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (!isDecided(i) || !hasEntropy(i)) {
                decisions[0][i] = decisions[1][i] = model::kNoPrediction;
                continue;
            }
            ++matrix.cells[model::indexOf(m_columns.label[i])][decisions[0][i]];
        }
        ASSAY_TRY(const auto of, drawn(decisions, {}));
        setJudged(of, matrix);
        return {};
    }

    void setJudged(const DecisionBootstrap& of, const ConfusionMatrix& matrix) {
        JudgedDifference& judged = m_comparison.judged;
        judged.n = of.samples;
        judged.clusters = of.clusters;
        judged.macroF1 = of.differences.front();
        judged.shortages = shortagesOf(matrix, of.clusters);
        // About entropy, too: without the component the two decide alike.
        const std::int64_t discordant = m_comparison.aRightBWrong + m_comparison.aWrongBRight;
        if (discordant < kLeastDiscordantSamples) {
            judged.shortages.push_back({Shortage::Of::Discordant, {}, discordant, kLeastDiscordantSamples});
        }
        if (judged.shortages.empty()) {
            judged.verdict = comparisonVerdict(judged.macroF1);
            if (judged.macroF1.interval90) {
                judged.equivalent = isEquivalent(*judged.macroF1.interval90);
            }
        }
    }

    const model::ScoredColumns& m_columns;
    std::array<Decisions, 2> m_decisions;
    const std::stop_token& m_stop;
    std::vector<ConfusionMatrix> m_ofScenarios; // of A
    DetectorComparison m_comparison;
};

} // namespace

std::string_view verdictName(ComparisonVerdict verdict) noexcept {
    switch (verdict) {
    case ComparisonVerdict::CannotBeJudged:
        return "cannot_be_judged";
    case ComparisonVerdict::Redundant:
        return "redundant";
    case ComparisonVerdict::Significant:
        return "significant";
    case ComparisonVerdict::Worse:
        return "worse";
    case ComparisonVerdict::Better:
        return "better_under_5_points";
    case ComparisonVerdict::Inconclusive:
        return "inconclusive";
    }
    return "";
}

ComparisonVerdict comparisonVerdict(const MacroF1Difference& difference) noexcept {
    if (!difference.value || !difference.p) {
        return ComparisonVerdict::CannotBeJudged;
    }
    if (difference.interval90 && isEquivalent(*difference.interval90)) {
        return ComparisonVerdict::Redundant;
    }
    const double value = *difference.value;
    if (*difference.p < kSignificanceLevel) {
        if (value > kSignificantAbove + kVerdictTie) {
            return ComparisonVerdict::Significant;
        }
        if (value < -kEquivalentWithin - kVerdictTie) {
            return ComparisonVerdict::Worse;
        }
        if (value > kVerdictTie) {
            return ComparisonVerdict::Better;
        }
    }
    return ComparisonVerdict::Inconclusive;
}

std::optional<double> DetectorComparison::accuracyDelta() const {
    return deltaOf(a.accuracy, b.accuracy);
}

std::optional<double> DetectorComparison::macroF1Delta() const {
    return bootstrap.differences.empty() ? std::nullopt : bootstrap.differences.front().value;
}

std::optional<double> DetectorComparison::hallucinationRecallDelta() const {
    return deltaOf(a.of(Label::Hallucination).recall, b.of(Label::Hallucination).recall);
}

bool DetectorComparison::mcNemarPointsElsewhere() const noexcept {
    const double delta = judged.macroF1.value.value_or(0);
    const std::int64_t direction = aRightBWrong - aWrongBRight;
    return mcnemar.p() < kSignificanceLevel &&
           ((delta > kVerdictTie && direction < 0) || (delta < -kVerdictTie && direction > 0));
}

Result<DetectorComparison> compareDetectors(const model::ScoredColumns& columns,
                                            std::span<const std::uint8_t> a, std::span<const std::uint8_t> b,
                                            const ComparisonSettings& settings, const std::stop_token& stop,
                                            base::ProgressSink& progress) {
    return base::guarded({}, [&]() -> Result<DetectorComparison> {
        if (a.size() != columns.size() || b.size() != columns.size()) {
            return fail(ErrorCode::InvalidArgument,
                        std::to_string(a.size()) + ", " + std::to_string(b.size()), "decisions");
        }
        return ComparisonMaker(columns, a, b, settings, stop).made(progress);
    });
}

} // namespace assay::evaluate
