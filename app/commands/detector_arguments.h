// What the commands that recompute FHRI or take thresholds have in common.
#pragma once

#include "app/commands/failure.h"
#include "core/formats/scored/decision_json.h"
#include "core/model/scoring.h"

#include <filesystem>
#include <string>

namespace assay::app {

// stored, full (or document), no-entropy, source, or five weights "g,n,t,c,e", each >= 0 and not all 0.
// `option` is the one that the text was given to.
[[nodiscard]] Outcome<model::Scoring> scoringArgument(const std::string& text, const std::string& option);

// A file of thresholds, plain or a whole decision; its issues go to standard error unless `quiet`.
[[nodiscard]] Outcome<formats::ThresholdsReading> thresholdsArgument(const std::filesystem::path& file,
                                                                     bool quiet);

} // namespace assay::app
