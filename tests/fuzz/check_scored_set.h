// What must hold of every scored set that is read, whatever the bytes.
#pragma once

#include "core/formats/scored/scored_set_reader.h"

#include <optional>
#include <string>

namespace assay::fuzz {

// Reads the content in one block and in small ones, and stops the program with a message when an invariant
// does not hold. With no kind, it must be recognised first.
void checkScoredSet(const std::string& content, std::optional<formats::ScoredSetKind> kind);

} // namespace assay::fuzz
