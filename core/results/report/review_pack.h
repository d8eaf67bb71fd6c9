// Puts a report's files into one folder with a manifest of their hashes.
//
//   report.pdf  report.html  report.md  report.json  tables/{table}.csv  manifest.json
//
// manifest.json: {"title","date","version","files":[{"name","bytes","sha256"},…]}, by name.
#pragma once

#include "core/base/file_exchange.h"
#include "core/base/result.h"

#include <chrono>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

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

// The files appear together or not at all (core/base/file_exchange.h), the manifest last. An earlier pack in
// `folder` is replaced: files of the same name, and those that its manifest names and this pack has not are
// removed, if they are still what the manifest says by its hash. Other files there are left alone, and no
// link within `folder` is followed. Packs for one folder are written one after the other, also by several
// processes; one whose replacement was killed is put back by whoever writes there next. Blocks; `stop` ends
// the waiting, and once it is its turn it is written. Errors, with nothing changed: Cancelled,
// FileNotWritable (also a manifest.json that is not a pack's, a folder where a file is to be, a link where a
// folder is to be, what somebody guards by base::requireUnguarded(), something else that is written there for
// longer than `patience`), InvalidArgument (a name that leads out of the folder, or twice).
[[nodiscard]] base::Result<WrittenPack>
writePack(const PackTitle& title, const std::vector<PackFile>& files, const std::filesystem::path& folder,
          const std::stop_token& stop = {}, std::chrono::milliseconds patience = base::kExchangePatience);

} // namespace assay::results
