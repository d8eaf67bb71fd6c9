// Reads a scored set from texts and keeps all of it, for tests and fuzz targets.
#pragma once

#include "core/formats/scored/scored_set_stream.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace assay::tests {

struct NamedText {
    std::string name;
    std::string content;
};

struct CollectedSet {
    std::vector<model::ScoredSample> samples;
    std::vector<formats::RejectedRecord> rejected;
    std::optional<formats::ScoredSetReading> reading; // nothing when reading failed
    base::Error error;
    base::IssueList issues; // also those of a set of which nothing could be kept
};

[[nodiscard]] CollectedSet collect(const std::vector<NamedText>& texts,
                                   std::optional<formats::ScoredSetKind> kind = std::nullopt,
                                   const formats::ScoredSetLimits& limits = {});

// Everything that was read, in order; empty and absent values are left out. Throws when a text is no UTF-8
// once it is dumped.
[[nodiscard]] nlohmann::ordered_json toJson(const CollectedSet& set);
[[nodiscard]] nlohmann::ordered_json toJson(const model::ScoredSample& sample);

} // namespace assay::tests
