// A scored set as columns, one entry per sample that has an FHRI, in import order: what the threshold
// evaluations read. Texts stay in the workspace and are fetched by row id.
#pragma once

#include "core/model/fhri.h"
#include "core/model/label.h"

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace assay::model {

inline constexpr double kNoScore = std::numeric_limits<double>::quiet_NaN();
inline constexpr std::uint8_t kNoPrediction = 255;
inline constexpr std::uint32_t kNone = 0xFFFFFFFF; // no pair, no weights of its own

struct ScoredColumns {
    std::vector<std::string> scenarios; // names, in ascending byte order; "" stands for samples without one
    std::vector<double> fhri;           // [0,1]
    std::vector<double> nli;            // [0,1], kNoScore where there is none
    std::vector<Label> label;
    std::vector<std::uint16_t> scenario; // index into `scenarios`
    std::vector<std::uint8_t> predicted; // index of the stored prediction, kNoPrediction where there is none
    std::vector<std::int64_t> rowId;     // of the stored sample; the record's number when read from a file
    std::int64_t unscored = 0;           // samples of the set without an FHRI: in no figure, but counted

    // What only some sets have; such a column is empty when no sample has it. Read with the functions below.
    std::array<std::vector<double>, kComponentCount> components; // [0,1], kNoScore where missing
    std::vector<ComponentWeights> weightSets;                    // the source's own weightings
    std::vector<std::uint32_t> weightSet;                        // index into weightSets, or kNone
    std::vector<std::uint32_t> pair; // number of its pair, in order of first occurrence, or kNone
    std::uint32_t pairs = 0;         // how many pairs there are

    [[nodiscard]] std::size_t size() const noexcept { return fhri.size(); }

    [[nodiscard]] double component(Component which, std::size_t i) const noexcept {
        const std::vector<double>& column = components[indexOf(which)];
        return column.empty() ? kNoScore : column[i];
    }

    // Null where the source gave none.
    [[nodiscard]] const ComponentWeights* sourceWeights(std::size_t i) const noexcept {
        return weightSet.empty() || weightSet[i] == kNone ? nullptr : &weightSets[weightSet[i]];
    }

    [[nodiscard]] std::uint32_t pairOf(std::size_t i) const noexcept {
        return pair.empty() ? kNone : pair[i];
    }
};

} // namespace assay::model
