#include "core/evaluate/thresholds/scenario_table.h"

#include "core/base/guard.h"
#include "core/evaluate/thresholds/grid_counts.h"
#include "core/metrics/classification/fhri.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using metrics::ConfusionMatrix;

constexpr double kTie = 1e-12;
constexpr std::int64_t kOne = 1'000'000;

std::int64_t millionths(double threshold) noexcept {
    return std::llround(threshold * static_cast<double>(kOne));
}

// Every threshold that the table reads, ascending, each once.
class Thresholds {
  public:
    // Unless it is outside [0,1].
    void add(double threshold) {
        const std::int64_t value = millionths(threshold);
        if (value >= 0 && value <= kOne) {
            m_millionths.push_back(value);
        }
    }

    void finish() {
        std::sort(m_millionths.begin(), m_millionths.end());
        m_millionths.erase(std::unique(m_millionths.begin(), m_millionths.end()), m_millionths.end());
        for (const std::int64_t value : m_millionths) {
            m_values.push_back(static_cast<double>(value) / static_cast<double>(kOne));
        }
    }

    [[nodiscard]] const std::vector<double>& values() const noexcept { return m_values; }

    // nullopt outside [0,1]. Only values that were added are asked for.
    [[nodiscard]] std::optional<std::size_t> find(double threshold) const {
        const std::int64_t value = millionths(threshold);
        const auto found = std::lower_bound(m_millionths.begin(), m_millionths.end(), value);
        if (found == m_millionths.end() || *found != value) {
            return std::nullopt;
        }
        return static_cast<std::size_t>(found - m_millionths.begin());
    }

  private:
    std::vector<std::int64_t> m_millionths;
    std::vector<double> m_values;
};

SweepPoint pointOf(double threshold, const ConfusionMatrix& matrix) {
    return {threshold, matrix, metrics::figuresOf(matrix)};
}

std::optional<double> varianceOf(std::span<const ScenarioRow> rows, SweepPoint ScenarioRow::* point) {
    std::vector<double> values;
    for (const ScenarioRow& row : rows) {
        if (!row.global && (row.*point).figures.macroF1) {
            values.push_back(*(row.*point).figures.macroF1);
        }
    }
    return statistics::variance(values);
}

// The table while it is made.
class Maker {
  public:
    Maker(const model::ScoredColumns& columns, std::span<const double> scores, const SweepSettings& settings,
          std::vector<std::uint16_t> chosen)
        : m_columns(columns)
        , m_scores(scores)
        , m_settings(settings)
        , m_chosen(std::move(chosen)) {
        for (const double threshold : settings.grid.values()) {
            m_thresholds.add(threshold);
            m_thresholds.add(perturbed(threshold, -kPerturbation));
            m_thresholds.add(perturbed(threshold, kPerturbation));
        }
        for (const std::uint16_t scenario : m_chosen) {
            m_thresholds.add(predeterminedThreshold(columns.scenarios[scenario]));
        }
        m_thresholds.add(predeterminedThreshold("default"));
        m_thresholds.finish();
        m_matrices = gridMatrices(columns, scores, m_thresholds.values(), settings.nli.hard);
        m_together.resize(m_thresholds.values().size());
        for (const std::uint16_t scenario : m_chosen) {
            for (std::size_t t = 0; t < m_together.size(); ++t) {
                m_together[t] += m_matrices[scenario][t];
            }
        }
        for (std::size_t t = 0; t < settings.grid.size(); ++t) {
            m_gridPlaces.push_back(*m_thresholds.find(settings.grid.values()[t]));
        }
    }

    ScenarioTable make(std::span<const double> scores) {
        ScenarioTable table;
        const std::vector<ClusterCount> clusters = clustersOf(scores); // the last is of all
        ScenarioRow& global = table.rows.emplace_back(row(m_together, predeterminedThreshold("default")));
        global.global = true;
        global.shortages = shortagesOf(m_together.front(), clusters.back().count(), &m_settings.constraints);
        m_globalPlace = m_ownPlace;
        finish(global, m_together);
        ConfusionMatrix defaults;
        for (const std::uint16_t scenario : m_chosen) {
            const std::string& name = m_columns.scenarios[scenario];
            ScenarioRow& of =
                table.rows.emplace_back(row(m_matrices[scenario], predeterminedThreshold(name)));
            of.scenario = name;
            of.shortages = shortagesOf(m_matrices[scenario].front(), clusters[scenario].count());
            finish(of, m_matrices[scenario]);
            defaults += of.atDefault.matrix;
            nameTier(table, of);
        }
        table.rows.front().atDefault = pointOf(table.rows.front().predetermined, defaults);
        table.variance = {varianceOf(table.rows, &ScenarioRow::atDefault),
                          varianceOf(table.rows, &ScenarioRow::atOwn),
                          varianceOf(table.rows, &ScenarioRow::atGlobal)};
        table.withoutScore = withoutScore(scores);
        return table;
    }

  private:
    using Matrices = std::vector<ConfusionMatrix>;

    // Chooses the threshold; leaves its place in m_ownPlace.
    ScenarioRow row(const Matrices& matrices, double predetermined) {
        ScenarioRow row;
        row.predetermined = predetermined;
        std::vector<metrics::ClassificationFigures> candidates;
        for (const std::size_t place : m_gridPlaces) {
            candidates.push_back(metrics::figuresOf(matrices[place]));
        }
        row.best = metrics::chooseThreshold(candidates, m_settings.constraints);
        row.n = candidates.front().n;
        m_ownPlace = row.best ? std::optional(m_gridPlaces[row.best->index]) : std::nullopt;
        row.atDefault = pointOf(predetermined, matrices[*m_thresholds.find(predetermined)]);
        return row;
    }

    void finish(ScenarioRow& row, const Matrices& matrices) const {
        if (!m_ownPlace || !m_globalPlace) {
            return;
        }
        const std::vector<double>& values = m_thresholds.values();
        row.atOwn = pointOf(values[*m_ownPlace], matrices[*m_ownPlace]);
        row.atGlobal = pointOf(values[*m_globalPlace], matrices[*m_globalPlace]);
        row.generalisation = metrics::macroF1Difference(row.atOwn.matrix, row.atGlobal.matrix,
                                                        metrics::classesInTruth(row.atOwn.matrix));
        row.benefits = row.generalisation && *row.generalisation > kBenefitsFrom + kTie;
        row.perturbation.down = changeAt(row, matrices, perturbed(row.atOwn.threshold, -kPerturbation));
        row.perturbation.up = changeAt(row, matrices, perturbed(row.atOwn.threshold, kPerturbation));
        for (const std::optional<double>& change : {row.perturbation.down, row.perturbation.up}) {
            if (change) {
                row.perturbation.largest = std::max(row.perturbation.largest.value_or(0), std::abs(*change));
            }
        }
        if (row.perturbation.largest) {
            row.perturbation.robustness =
                row.shortages.empty() ? robustnessOf(*row.perturbation.largest) : Robustness::CannotBeJudged;
        }
        const double tau = row.atOwn.threshold;
        row.shares = decisionShares(row.atOwn.matrix, pairsOf(row), [&](std::size_t i) {
            return static_cast<std::uint8_t>(
                model::indexOf(metrics::decide(m_scores[i], m_columns.nli[i], tau, m_settings.nli.hard)));
        });
    }

    [[nodiscard]] PairedSamples pairsOf(const ScenarioRow& row) const {
        return {m_columns, [&](std::size_t i) {
                    const std::uint16_t scenario = m_columns.scenario[i];
                    return m_scores[i] == m_scores[i] &&
                           (row.global ? std::ranges::find(m_chosen, scenario) != m_chosen.end()
                                       : m_columns.scenarios[scenario] == row.scenario);
                }};
    }

    // By scenario of the columns, and of all chosen ones.
    [[nodiscard]] std::vector<ClusterCount> clustersOf(std::span<const double> scores) const {
        std::vector<ClusterCount> counts(m_columns.scenarios.size() + 1);
        std::vector<bool> isChosen(m_columns.scenarios.size(), false);
        std::size_t open = m_chosen.size();
        for (const std::uint16_t scenario : m_chosen) {
            isChosen[scenario] = true;
        }
        for (std::size_t i = 0; i < scores.size() && open > 0; ++i) {
            const std::uint16_t scenario = m_columns.scenario[i];
            if (scores[i] == scores[i] && isChosen[scenario] && !counts[scenario].isEnough()) {
                counts[scenario].add(m_columns, i);
                counts.back().add(m_columns, i);
                open -= counts[scenario].isEnough() ? 1 : 0;
            }
        }
        return counts;
    }

    [[nodiscard]] std::optional<double> changeAt(const ScenarioRow& row, const Matrices& matrices,
                                                 double threshold) const {
        const std::optional<std::size_t> place = m_thresholds.find(threshold);
        return place ? metrics::macroF1Difference(matrices[*place], row.atOwn.matrix,
                                                  metrics::classesInTruth(row.atOwn.matrix))
                     : std::nullopt;
    }

    static void nameTier(ScenarioTable& table, const ScenarioRow& row) {
        if (!row.best) {
            return;
        }
        const std::size_t index = table.rows.size() - 1;
        if (!row.best->feasible || row.atOwn.threshold >= kHighRiskFrom) {
            table.highRisk.push_back(index);
        } else if (row.atOwn.threshold <= kLenientUpTo) {
            table.lenient.push_back(index);
        }
    }

    [[nodiscard]] std::int64_t withoutScore(std::span<const double> scores) const {
        std::vector<bool> isChosen(m_columns.scenarios.size(), false);
        for (const std::uint16_t scenario : m_chosen) {
            isChosen[scenario] = true;
        }
        std::int64_t count = 0;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            if (scores[i] != scores[i] && isChosen[m_columns.scenario[i]]) {
                ++count;
            }
        }
        return count;
    }

    const model::ScoredColumns& m_columns;
    std::span<const double> m_scores;
    const SweepSettings& m_settings;
    std::vector<std::uint16_t> m_chosen;
    Thresholds m_thresholds;
    std::vector<Matrices> m_matrices;      // [scenario][threshold]
    Matrices m_together;                   // of the chosen scenarios
    std::vector<std::size_t> m_gridPlaces; // of the grid's thresholds among all
    std::optional<std::size_t> m_ownPlace;
    std::optional<std::size_t> m_globalPlace;
};

} // namespace

double perturbed(double threshold, double by) noexcept {
    return static_cast<double>(millionths(threshold) + millionths(by)) / static_cast<double>(kOne);
}

std::string_view robustnessName(Robustness robustness) noexcept {
    switch (robustness) {
    case Robustness::Robust:
        return "robust";
    case Robustness::Moderate:
        return "moderate";
    case Robustness::Sensitive:
        return "sensitive";
    case Robustness::CannotBeJudged:
        return "cannot_be_judged";
    }
    return "";
}

Robustness robustnessOf(double largestChange) noexcept {
    constexpr double kRobustBelow = 0.02;
    constexpr double kSensitiveFrom = 0.05;
    if (largestChange < kRobustBelow - kTie) {
        return Robustness::Robust;
    }
    return largestChange < kSensitiveFrom - kTie ? Robustness::Moderate : Robustness::Sensitive;
}

base::Result<ScenarioTable> scenarioTable(const model::ScoredColumns& columns, std::span<const double> scores,
                                          const SweepSettings& settings) {
    return base::guarded({}, [&]() -> base::Result<ScenarioTable> {
        ASSAY_TRY(checkSweepSettings(settings));
        if (scores.size() != columns.size()) {
            return fail(ErrorCode::InvalidArgument, std::to_string(scores.size()), "scores");
        }
        ASSAY_TRY(auto chosen, scenarioIndexesOf(columns, settings.scenarios));
        return Maker(columns, scores, settings, std::move(chosen)).make(scores);
    });
}

} // namespace assay::evaluate
