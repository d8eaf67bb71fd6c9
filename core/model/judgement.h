// What a curator says of a contradiction pair after having read both its answers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay::model {

enum class Verdict : std::uint8_t { Contradiction, NotAContradiction, Unsure };

inline constexpr std::array<std::string_view, 3> kVerdictNames{"contradiction", "not_a_contradiction",
                                                               "unsure"};

[[nodiscard]] constexpr std::string_view verdictName(Verdict verdict) noexcept {
    return kVerdictNames[static_cast<std::size_t>(verdict)];
}

[[nodiscard]] constexpr std::optional<Verdict> verdictFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kVerdictNames.size(); ++i) {
        if (kVerdictNames[i] == name) {
            return static_cast<Verdict>(i);
        }
    }
    return std::nullopt;
}

} // namespace assay::model
