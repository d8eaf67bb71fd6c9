// One answer of a chat system with its true class and the scores it was given.
#pragma once

#include "core/model/fhri.h"
#include "core/model/label.h"

#include <cstdint>
#include <optional>
#include <string>

namespace assay::model {

struct ScoredSample {
    std::string sampleId; // as in the source; "#<n>" with the record's number when the source has none
    std::string scenario; // as in the source; empty when the source has none
    Label label = Label::Accurate;
    std::optional<double> fhri; // [0,1]: the stored one, else recomputed from components
    bool fhriStored = false;    // whether `fhri` stood in the source
    std::optional<double> nli;  // [0,1]: contradiction score, the maximum of both directions
    ComponentScores components{};
    std::optional<ComponentWeights> sourceWeights; // the source's own weights for this sample
    std::string pairId;                            // empty when the sample belongs to no pair
    std::optional<Label> predictedLabel;           // what the source's own program predicted
    std::string question;
    std::string answer;
    std::string extra;          // a JSON object with every other key of the source, or empty
    std::int32_t fileIndex = 0; // which of the imported files, in the order given
    std::int64_t line = 0;      // 1-based line where the record begins
};

} // namespace assay::model
