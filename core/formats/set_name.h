// What a set is called when nobody named it: after its only file, or after the folder of several.
#pragma once

#include <filesystem>
#include <span>
#include <string>

namespace assay::formats {

[[nodiscard]] std::string defaultSetName(std::span<const std::filesystem::path> files);

} // namespace assay::formats
