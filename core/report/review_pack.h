// Puts a report's files into one folder with a manifest of their hashes.
//
//   report.pdf  report.html  report.md  report.json  tables/{table}.csv  manifest.json
//
// manifest.json: {"title","date","version","files":[{"name","bytes","sha256"},…]}, by name.
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace assay::report {

struct PackFile {
    std::string name; // relative, with '/'
    std::string content;
};

struct PackTitle {
    std::string title, date, version;
};

[[nodiscard]] std::string packManifest(const PackTitle& title, const std::vector<PackFile>& files);

// All or nothing: written into a hidden folder beside `folder` first. An existing pack in `folder` is
// replaced (the files that its manifest names go), other files there are left alone. Errors: FileNotWritable.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>>
writePack(const PackTitle& title, const std::vector<PackFile>& files, const std::filesystem::path& folder);

} // namespace assay::report
