// Names of files within one folder that somebody chose: no name and no link leads out of it.
//
// Whoever writes several files into a folder takes their names from data (a split, a scenario, a table). Each
// name passes isInnerName(), and each place leadsOutside(), before anything is written.
#pragma once

#include <filesystem>
#include <string_view>

namespace assay::base {

// Whether `name` can be the name of one file or folder, and leads nowhere else: not empty, not "." or "..",
// no separator (/, and \ on every system, as Windows reads it), no control character, at most 255 bytes, as
// many as file systems take. On Windows no colon either, which stands behind a drive there.
[[nodiscard]] bool isPlainName(std::string_view name) noexcept;

// Whether Windows takes the name for a device, with an extension too: "con", "NUL.txt", "lpt1".
[[nodiscard]] bool isReservedOnWindows(std::string_view name);

// Whether the relative path consists of plain names, one or several.
[[nodiscard]] bool isInnerName(const std::filesystem::path& name);

// Whether something on the way from `folder` to `name`, which is an inner name, is a link or no folder: what
// is written there would not be in `folder`. The file itself may be a link, for it is replaced, never
// followed. What does not exist yet leads nowhere.
[[nodiscard]] bool leadsOutside(const std::filesystem::path& folder, const std::filesystem::path& name);

} // namespace assay::base
