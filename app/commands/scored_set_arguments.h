// What the commands that take files of scores have in common.
#pragma once

#include "app/commands/failure.h"
#include "core/formats/scored/scored_set_reader.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace assay::app {

// The kind that `--as` names; nullopt for an empty name: recognised from the content.
[[nodiscard]] Outcome<std::optional<formats::ScoredSetKind>> kindArgument(const std::string& name);

// The paths in one line, the first three of them when there are more.
[[nodiscard]] std::string listOf(std::span<const std::filesystem::path> files);

} // namespace assay::app
