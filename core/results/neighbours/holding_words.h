// What the comparison of an engine's vectors with those here found, in words: for runs, reports, sending and
// commands alike.
#pragma once

#include "core/evaluate/neighbours/engine_holdings.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <span>
#include <string>
#include <vector>

namespace assay::results {

// What of the sample is not as it is here, a clause each: "its vectors are cut: they are the first 64 numbers
// of 384". None: it is as it is here.
[[nodiscard]] std::vector<std::string> engineFaults(const retrieval::EngineCheck& check,
                                                    const words::Wording& wording);

// One sentence, also of what could not be compared.
[[nodiscard]] std::string holdingText(const evaluate::EngineHolding& holding, const words::Wording& wording);

// Whether it is a reason to doubt what the engine gave.
[[nodiscard]] bool isHoldingWarning(const evaluate::EngineHolding& holding) noexcept;

// The sentences of those that are: what stands before the figures.
[[nodiscard]] std::vector<std::string> holdingDoubts(std::span<const evaluate::EngineHolding> holdings,
                                                     const words::Wording& wording);

// The share of the compared vectors that are the same, and what was found; undefined where none was compared.
[[nodiscard]] KeyFigure holdingFigure(const evaluate::EngineHolding& holding, const words::Wording& wording);

} // namespace assay::results
