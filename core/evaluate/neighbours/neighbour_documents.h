// How a neighbour test is kept in a run: its settings, the outcome of each anchor, its main figures, as JSON.
// Reading gives back what was written; the same values give the same bytes. What is not there keeps its
// default.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/model/neighbour.h"
#include "core/retrieval/search.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// "filtered", "open".
[[nodiscard]] std::string_view regimeName(model::Regime regime) noexcept;
[[nodiscard]] std::optional<model::Regime> regimeFromName(std::string_view name) noexcept;

// Errors of reading: InputNotUsable; `detail` is the key that is unknown or has another type.
[[nodiscard]] std::string neighbourSettingsJson(const model::NeighbourSettings& settings);
[[nodiscard]] base::Result<model::NeighbourSettings> readNeighbourSettings(std::string_view json);
[[nodiscard]] std::string anchorSamplingJson(const AnchorSampling& sampling);
[[nodiscard]] base::Result<AnchorSampling> readAnchorSampling(std::string_view json);

// "no vector", "no text", "not searched"; of an anchor that was asked: "".
[[nodiscard]] std::string_view notAskedText(model::NotAsked why) noexcept;

// Without its number and sentence id, which the run keeps beside it.
[[nodiscard]] std::string anchorOutcomeJson(const model::AnchorOutcome& outcome);
[[nodiscard]] base::Result<model::AnchorOutcome> readAnchorOutcome(std::string_view json);

[[nodiscard]] std::string capabilitiesJson(std::span<const retrieval::Capabilities> searches);
[[nodiscard]] base::Result<std::vector<retrieval::Capabilities>> readCapabilities(std::string_view json);

// What lists of runs show: coverage, Self@1, Hit@k, MRR@k and the median gold distance of each search and
// regime, a figure `x` with `x_n` and `x_ci` (of a median n alone), what luck would give, and the searches'
// capabilities under "searches".
[[nodiscard]] std::string mainFiguresJson(const NeighbourFigures& figures,
                                          const model::NeighbourSettings& settings,
                                          std::span<const retrieval::Capabilities> searches);

} // namespace assay::evaluate
