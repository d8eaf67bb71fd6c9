// What an import calls what it makes.
#pragma once

#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace assay::imports {

// When nobody named it: after its only file, or after the folder of several; of several folders after the
// files where all are called alike, else after the nearest folder around them all. Empty without a file.
[[nodiscard]] std::string defaultSetName(std::span<const std::filesystem::path> files);

// How a name that is taken is numbered.
enum class Numbering {
    InBrackets, // NAME (2)
    Plain,      // NAME 2
};

// `wanted`, or the first of its numbers from 2 on that is not taken.
[[nodiscard]] std::string freeName(const std::string& wanted, const std::set<std::string>& taken,
                                   Numbering numbering = Numbering::InBrackets);

} // namespace assay::imports
