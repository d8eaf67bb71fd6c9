// The parts of the Financial Hallucination Reliability Index: five component scores and their weights.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay::model {

// Grounding, numeric and directional agreement, temporal agreement, citation, entropy.
enum class Component : std::uint8_t { G, N, T, C, E };

inline constexpr std::size_t kComponentCount = 5;
inline constexpr std::array<std::string_view, kComponentCount> kComponentNames{"G", "N", "T", "C", "E"};

[[nodiscard]] constexpr std::size_t indexOf(Component component) noexcept {
    return static_cast<std::size_t>(component);
}

// Each in [0, 1]; a missing component is nullopt, never 0.
using ComponentScores = std::array<std::optional<double>, kComponentCount>;

// Each >= 0; they need not sum to 1, the FHRI divides by the sum of those that apply.
using ComponentWeights = std::array<double, kComponentCount>;

// FHRI = 0.25 G + 0.25 N + 0.20 T + 0.15 C + 0.15 E (experimental design, section 3.9.5).
inline constexpr ComponentWeights kDocumentWeights{0.25, 0.25, 0.20, 0.15, 0.15};

} // namespace assay::model
