// A neighbour run as the page shows it, finished or growing: what was asked, what came back, the figures so
// far. A plain value; the page's thread changes it, other threads read the parts that no longer change.
#pragma once

#include "core/base/ids.h"
#include "core/evaluate/neighbours/distance_intervals.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/runs/adjacency.h"
#include "core/results/neighbours/neighbour_blocks.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace assay::app {

struct RunView {
    evaluate::NeighbourRun run;
    evaluate::NeighbourFigures figures;
    bool hasIntervals = false; // of means: they take a moment and come when the run pauses or ends
    std::vector<evaluate::RegimeDeltas> deltas; // one for each search once there are intervals; empty: not
                                                // yet, or only one regime
    // Of the quantiles of distances, once there are intervals; by search * regimes + regime.
    std::vector<evaluate::DistanceIntervals> goldIntervals, otherIntervals;
    evaluate::AdjacencyEvidence adjacency; // once there are intervals
    QString textsMissing;                  // why sentences cannot be shown; empty: they can

    [[nodiscard]] std::size_t regimes() const { return run.settings.test.regimes.size(); }

    // As blocks describe it; refers to this view.
    [[nodiscard]] results::MeasuredTest values() const {
        return {run.settings, run.searches, figures, deltas, goldIntervals, otherIntervals, hasIntervals};
    }

    // Null: the anchor has no such search.
    [[nodiscard]] const model::AnchorSearch* answer(std::size_t outcome, std::size_t search,
                                                    std::size_t regime) const;
    // Empty: there is none.
    [[nodiscard]] QString searchLabel(std::size_t search) const;
    [[nodiscard]] QStringList searchLabels() const;
    [[nodiscard]] QString regimeLabel(std::size_t regime) const;
    // Of the regime's place in the settings; nullopt: it was not asked.
    [[nodiscard]] std::optional<std::size_t> placeOf(model::Regime regime) const;
};

} // namespace assay::app
