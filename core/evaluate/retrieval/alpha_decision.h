// A decision about alpha, filled with what was measured at it; name, author, reason and date stay empty.
//
//   auto decision = alphaDecisionOf(material, tuning, settings, 0.35, outcomes);
//   decision.name = "Hybrid weight, November";
//   workspace::saveAlphaDecision(workspace, decision, "Ada");
#pragma once

#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/model/alpha_decision.h"

#include <span>

namespace assay::evaluate {

// `outcomes` are those at `alpha`, by question of the material. The interval of MRR is that of the tuning
// where `alpha` is one of its points (within 1e-9); the held-out MRR is that of the choice, whatever alpha is
// decided. Pure; any thread.
[[nodiscard]] model::AlphaDecision alphaDecisionOf(const AlphaMaterial& material, const AlphaTuning& tuning,
                                                   const AlphaSettings& settings, double alpha,
                                                   std::span<const AlphaOutcome> outcomes);

} // namespace assay::evaluate
