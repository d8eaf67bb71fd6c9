// Puts a report's files into one folder with a manifest of their hashes.
//
//   report.pdf  report.html  report.md  report.json  tables/{table}.csv  manifest.json
//
// manifest.json: {"title","date","version","files":[{"name","bytes","sha256"},…]}, by name.
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::report {

inline constexpr std::string_view kPackManifest = "manifest.json"; // in the pack's folder

struct PackFile {
    std::string name; // relative, with '/'
    std::string content;
};

struct PackTitle {
    std::string title, date, version;
};

[[nodiscard]] std::string packManifest(const PackTitle& title, const std::vector<PackFile>& files);

struct WrittenPack {
    std::vector<std::filesystem::path> files; // absolute, the manifest last
    std::vector<std::string> removed;         // names of files of an earlier pack that this one has not
    std::vector<std::string> kept; // the same, but left: changed since, or they could not be removed
};

// How long a pack waits while another is written into the same folder.
inline constexpr std::chrono::milliseconds kPackPatience{30'000};

// Everything is written into a hidden folder within `folder` and renamed when it is complete, the manifest
// last. An earlier pack in `folder` is replaced: files of the same name, and those that its manifest names
// and this pack has not are removed, if they are still what the manifest says by its hash. Other files there
// are left alone, and no link within `folder` is followed. Packs for one folder are written one after the
// other, also by several processes. What was replaced stays in the hidden folder until the new pack is
// complete; whoever writes there next puts an earlier pack back whose replacement was killed. Blocks; `stop`
// ends the waiting, and once it is its turn it is written. Errors, with nothing changed: Cancelled,
// FileNotWritable (also a manifest.json that is not a pack's, a folder where a file is
// to be, a link where a folder is to be, what somebody guards by base::requireUnguarded(), another pack that
// is written for longer than `patience`), InvalidArgument (a name that leads out of the folder, or twice).
[[nodiscard]] base::Result<WrittenPack> writePack(const PackTitle& title, const std::vector<PackFile>& files,
                                                  const std::filesystem::path& folder,
                                                  const std::stop_token& stop = {},
                                                  std::chrono::milliseconds patience = kPackPatience);

} // namespace assay::report
