// The keys and columns that scored sets are read from: one table for JSON, JSON lines and CSV
// (docs/formats.md shows it).
#pragma once

#include "core/model/fhri.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace assay::formats {

// What a key stands for. The five components and the five weights are in the order of model::Component.
enum class ScoredField : std::uint8_t {
    SampleId,
    Label,
    Scenario,
    Fhri,
    Nli,
    ComponentG,
    ComponentN,
    ComponentT,
    ComponentC,
    ComponentE,
    WeightG,
    WeightN,
    WeightT,
    WeightC,
    WeightE,
    PairId,
    PredictedLabel,
    Question,
    Answer,
};

inline constexpr std::size_t kScoredFieldCount = 19;

[[nodiscard]] constexpr std::size_t indexOf(ScoredField field) noexcept {
    return static_cast<std::size_t>(field);
}

[[nodiscard]] constexpr ScoredField componentField(std::size_t component) noexcept {
    return static_cast<ScoredField>(indexOf(ScoredField::ComponentG) + component);
}

[[nodiscard]] constexpr ScoredField weightField(std::size_t component) noexcept {
    return static_cast<ScoredField>(indexOf(ScoredField::WeightG) + component);
}

// A key by which a field is known. A key inside an object is written with the object's key and a dot.
struct ScoredKey {
    std::string_view path;
    ScoredField field = ScoredField::SampleId;
    std::uint16_t rank =
        0; // when a record has several keys of one field, the lowest rank that has a value counts
};

// Every key, by rank.
[[nodiscard]] std::span<const ScoredKey> scoredKeys();

// nullptr when the key is unknown.
[[nodiscard]] const ScoredKey* findScoredKey(std::string_view path);
[[nodiscard]] const ScoredKey* findScoredKeyIgnoringCase(std::string_view path);

// Whether keys inside an object of this path are looked at.
[[nodiscard]] bool isScoredGroup(std::string_view path);

} // namespace assay::formats
