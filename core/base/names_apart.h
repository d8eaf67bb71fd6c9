// Short names for files by which they can be told apart: the file's own name, with as many of the folders
// around it as that takes.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace assay::base {

// One for each path, in their order; folders are joined by "/". "june/scores.json" and "july/scores.json" of
// two that are called alike, "scores.json" of one that is not. Equal paths have equal names.
[[nodiscard]] std::vector<std::string> namesApart(std::span<const std::string> paths);

// Whether a path ends with such a name.
[[nodiscard]] bool endsWithName(const std::string& path, const std::string& name);

} // namespace assay::base
