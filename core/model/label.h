// The three classes of an FHRI sample.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay::model {

// The order is the order of rows and columns of every confusion matrix.
enum class Label : std::uint8_t { Accurate, Hallucination, Contradiction };

inline constexpr std::size_t kLabelCount = 3;
inline constexpr std::array<Label, kLabelCount> kLabels{Label::Accurate, Label::Hallucination,
                                                        Label::Contradiction};

[[nodiscard]] constexpr std::size_t indexOf(Label label) noexcept {
    return static_cast<std::size_t>(label);
}

// The name used in files: "accurate", "hallucination", "contradiction".
[[nodiscard]] constexpr std::string_view labelName(Label label) noexcept {
    constexpr std::array<std::string_view, kLabelCount> names{"accurate", "hallucination", "contradiction"};
    return names[indexOf(label)];
}

// Ignores ASCII case and surrounding white space; nothing else is guessed.
[[nodiscard]] std::optional<Label> labelFromName(std::string_view name) noexcept;

} // namespace assay::model
