// Suspicions of the detector against the marks that people set: what a suspicion is remembered by, and which
// are hidden.
#pragma once

#include "core/curation/suspicion.h"
#include "core/workspace/suites/suspicion_marks.h"

#include <span>
#include <string_view>
#include <vector>

namespace assay::curation {

// By its question, rule and fingerprint.
[[nodiscard]] workspace::SuspicionKey keyOf(const Suspicion& suspicion);

// Drops those that are hidden at `now` (UTC, ISO 8601); the others keep their order.
void dropMarked(std::vector<Suspicion>& suspicions, std::span<const workspace::SuspicionMark> marks,
                std::string_view now);

} // namespace assay::curation
