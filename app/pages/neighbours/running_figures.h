// The figures of a neighbour test that is still going on, brought up to date with each batch of outcomes in
// time proportional to the batch: counts, means and chance levels as evaluate::neighbourFigures() gives them,
// no intervals, no distances and nothing over all gold. Definitions:
// core/evaluate/neighbours/neighbour_figures.h.
#pragma once

#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/model/neighbour.h"
#include "core/retrieval/search.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace assay::app {

class RunningFigures {
  public:
    RunningFigures() = default;
    RunningFigures(const model::NeighbourSettings& settings, std::vector<retrieval::Capabilities> searches);

    void add(std::span<const model::AnchorOutcome> outcomes);

    [[nodiscard]] evaluate::NeighbourFigures figures() const;

  private:
    // Of one answer, or summed over some: by k - 1, beside what luck would give (NaN: it is not known).
    struct Ranks {
        std::vector<double> hit, reciprocalRank, hitByLuck, reciprocalRankByLuck;
    };

    // Of some anchors in one search and regime.
    struct Tally {
        std::int64_t anchors = 0; // asked or not
        std::int64_t coveredAnchors = 0;
        std::int64_t asked = 0;
        std::int64_t covered = 0; // of those asked
        Ranks sums;
    };

    struct Cell {
        Tally all;
        std::int64_t self = 0;
        std::int64_t selfTied = 0;
        std::array<std::map<std::string, Tally>, 4> strata; // length, section, year, company
    };

    [[nodiscard]] Ranks ranksOf(const model::AnchorOutcome& outcome, const model::AnchorSearch& answer) const;
    static void count(Tally& tally, const model::AnchorOutcome& outcome, const model::AnchorSearch& answer,
                      const Ranks& ranks);
    [[nodiscard]] evaluate::RegimeFigures figuresOf(const Cell& cell) const;
    [[nodiscard]] static evaluate::Proportion hit(const Tally& tally, int k, std::int64_t n);
    [[nodiscard]] static evaluate::MeanFigure mean(const Tally& tally, int k, std::int64_t n);
    [[nodiscard]] std::map<int, evaluate::Proportion> hits(const Tally& tally, std::int64_t n) const;
    [[nodiscard]] std::map<int, evaluate::MeanFigure> means(const Tally& tally, std::int64_t n) const;
    [[nodiscard]] std::vector<evaluate::StratumFigures> strataOf(const Cell& cell,
                                                                 std::size_t grouping) const;

    model::NeighbourSettings m_settings;
    std::vector<retrieval::Capabilities> m_searches;
    std::vector<Cell> m_cells; // search * regimes + regime
    std::int64_t m_anchors = 0;
    std::int64_t m_notSearched = 0;
    std::int64_t m_covered = 0;
    std::map<int, std::int64_t> m_windows;
};

} // namespace assay::app
