// Samples whose class changes from one state of the rule to another: other thresholds, another NLI limit,
// other weights.
#pragma once

#include "core/model/label.h"
#include "core/model/scored_columns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// The rule as it is set. The spans are not kept.
struct RuleState {
    std::span<const double> scores; // by position, NaN for none
    std::span<const double> tau;    // by scenario
    double nliHard = 0.40;
};

enum class FlipKind : std::uint8_t { RightToWrong, WrongToRight, WrongToWrong };

// "right_to_wrong", "wrong_to_right", "wrong_to_wrong".
[[nodiscard]] std::string_view flipKindName(FlipKind kind) noexcept;

struct Flip {
    std::uint32_t position = 0;
    model::Label from = model::Label::Accurate;
    model::Label to = model::Label::Accurate;
    FlipKind kind = FlipKind::RightToWrong;
    // From the new limit that made it flip: |NLI - hard| where NLI takes or releases the sample, else
    // |score - tau| of its scenario.
    double distance = 0;

    friend bool operator==(const Flip&, const Flip&) = default;
};

struct Flips {
    std::vector<Flip> list;   // nearest first, ties by position
    std::int64_t n = 0;       // samples of the scope that have a score in both states
    std::int64_t leftOut = 0; // samples of the scope without a score in one of them or both
    std::int64_t rightToWrong = 0;
    std::int64_t wrongToRight = 0;
    std::int64_t wrongToWrong = 0;
};

// `scenario`: of this one only; nullopt: of all. Linear in the samples. Throws std::bad_alloc.
[[nodiscard]] Flips flips(const model::ScoredColumns& columns, const RuleState& from, const RuleState& to,
                          std::optional<std::uint16_t> scenario = std::nullopt);

// The same over several scenarios together; an empty span: none.
[[nodiscard]] Flips flips(const model::ScoredColumns& columns, const RuleState& from, const RuleState& to,
                          std::span<const std::uint16_t> scenarios);

} // namespace assay::evaluate
