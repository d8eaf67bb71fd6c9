// What a reviewer says of a gold question.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay::model {

enum class ReviewVerdict : std::uint8_t { Approve, Flag, Unsure };

inline constexpr std::array<std::string_view, 3> kReviewVerdictNames{"approve", "flag", "unsure"};

[[nodiscard]] constexpr std::string_view reviewVerdictName(ReviewVerdict verdict) noexcept {
    return kReviewVerdictNames[static_cast<std::size_t>(verdict)];
}

[[nodiscard]] constexpr std::optional<ReviewVerdict> reviewVerdictFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kReviewVerdictNames.size(); ++i) {
        if (kReviewVerdictNames[i] == name) {
            return static_cast<ReviewVerdict>(i);
        }
    }
    return std::nullopt;
}

} // namespace assay::model
