// The definitions of each group, in any order. Of this room alone.
#pragma once

#include "core/words/definitions.h"

#include <span>

namespace assay::words {

[[nodiscard]] std::span<const Definition> thresholdDefinitions() noexcept;
[[nodiscard]] std::span<const Definition> neighbourDefinitions() noexcept;
[[nodiscard]] std::span<const Definition> comparisonDefinitions() noexcept; // of two runs
[[nodiscard]] std::span<const Definition> searchDefinitions() noexcept;
[[nodiscard]] std::span<const Definition> answerDefinitions() noexcept;
[[nodiscard]] std::span<const Definition> retrievalDefinitions() noexcept; // on questions
[[nodiscard]] std::span<const Definition> fidelityDefinitions() noexcept;  // of answers that were read
[[nodiscard]] std::span<const Definition> judgeDefinitions() noexcept;     // against people
[[nodiscard]] std::span<const Definition> curationDefinitions() noexcept;  // and of imports
[[nodiscard]] std::span<const Definition> runDefinitions() noexcept;       // over time, and of questions
[[nodiscard]] std::span<const Definition> miningDefinitions() noexcept;

struct DefinitionGroup {
    const char* title; // marked with ASSAY_TEXT
    std::span<const Definition> (*definitions)() noexcept;
};

// All of them, in the order of the guide's page.
[[nodiscard]] std::span<const DefinitionGroup> definitionGroups() noexcept;

} // namespace assay::words
