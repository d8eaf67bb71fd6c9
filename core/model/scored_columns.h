// A scored set as columns, one entry per sample that has an FHRI, in import order: what the threshold
// evaluations read. Texts stay in the workspace and are fetched by row id.
#pragma once

#include "core/model/label.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace assay::model {

inline constexpr double kNoScore = std::numeric_limits<double>::quiet_NaN();
inline constexpr std::uint8_t kNoPrediction = 255;

struct ScoredColumns {
    std::vector<std::string> scenarios; // names, in ascending byte order; "" stands for samples without one
    std::vector<double> fhri;           // [0,1]
    std::vector<double> nli;            // [0,1], kNoScore where there is none
    std::vector<Label> label;
    std::vector<std::uint16_t> scenario; // index into `scenarios`
    std::vector<std::uint8_t> predicted; // index of the stored prediction, kNoPrediction where there is none
    std::vector<std::int64_t> rowId;     // of the stored sample; the record's number when read from a file
    std::int64_t unscored = 0;           // samples of the set without an FHRI: in no figure, but counted

    [[nodiscard]] std::size_t size() const noexcept { return fhri.size(); }
};

} // namespace assay::model
