// What the check of vectors against their sentences found, in words: for the corpus page, runs, reports and
// commands alike.
#pragma once

#include "core/evaluate/embeddings/vector_alignment.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <string>

namespace assay::results {

// One or two sentences: "The vectors fit their sentences: A = 0.973 (0.962–0.983), n = 500."
[[nodiscard]] std::string alignmentText(const evaluate::Alignment& alignment, const words::Wording& wording);

// Whether it is a reason to doubt what was measured with these vectors.
[[nodiscard]] bool isAlignmentWarning(const evaluate::Alignment& alignment) noexcept;

// A with its interval and what it means; undefined where nothing could be measured.
[[nodiscard]] KeyFigure alignmentFigure(const evaluate::Alignment& alignment, const words::Wording& wording);

} // namespace assay::results
