#include "core/report/review_pack.h"

#include "core/base/atomic_file.h"
#include "core/base/hash.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

namespace assay::report {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

constexpr std::string_view kManifest = "manifest.json";

// Within the pack's folder: no way out of it.
bool isInside(const std::string& name) {
    const fs::path path(name);
    return !name.empty() && path.is_relative() &&
           std::none_of(path.begin(), path.end(), [](const fs::path& part) { return part == ".."; });
}

// The files that an earlier pack put there, as its manifest tells.
std::vector<std::string> earlierFiles(const fs::path& folder) {
    std::ifstream file(folder / kManifest, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const Json json = Json::parse(text, nullptr, false);
    std::vector<std::string> names;
    if (json.is_object() && json.contains("files") && json["files"].is_array()) {
        for (const Json& one : json["files"]) {
            if (one.is_object() && one.contains("name") && one["name"].is_string() &&
                isInside(one["name"].get<std::string>())) {
                names.push_back(one["name"].get<std::string>());
            }
        }
    }
    return names;
}

} // namespace

std::string packManifest(const PackTitle& title, const std::vector<PackFile>& files) {
    std::vector<const PackFile*> sorted;
    for (const PackFile& file : files) {
        sorted.push_back(&file);
    }
    std::sort(sorted.begin(), sorted.end(),
              [](const PackFile* a, const PackFile* b) { return a->name < b->name; });
    Json json;
    json["title"] = title.title;
    json["date"] = title.date;
    json["version"] = title.version;
    json["files"] = Json::array();
    for (const PackFile* file : sorted) {
        json["files"].push_back(
            {{"name", file->name}, {"bytes", file->content.size()}, {"sha256", base::sha256(file->content)}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<std::vector<fs::path>> writePack(const PackTitle& title, const std::vector<PackFile>& files,
                                        const fs::path& folder) {
    std::error_code error;
    const fs::path parent = fs::absolute(folder, error).lexically_normal();
    fs::path hidden = parent;
    if (!hidden.has_filename()) {
        hidden = hidden.parent_path(); // the name ended with a separator
    }
    hidden = hidden.parent_path() / ("." + hidden.filename().string() + ".new");
    const auto failed = [&](const fs::path& path) {
        const std::string reason = error.message();
        std::error_code ignored;
        fs::remove_all(hidden, ignored);
        return fail(ErrorCode::FileNotWritable, reason, path.string());
    };
    fs::remove_all(hidden, error);
    std::vector<PackFile> all = files;
    all.push_back({std::string(kManifest), packManifest(title, files)});
    for (const PackFile& file : all) {
        if (!isInside(file.name)) {
            return fail(ErrorCode::InvalidArgument, file.name, "file of the pack");
        }
        if (auto written = base::writeFileAtomically(hidden / file.name, file.content); !written) {
            fs::remove_all(hidden, error);
            return tl::unexpected(written.error());
        }
    }
    // The manifest goes first and comes back last: who finds it finds all that it speaks of.
    const std::vector<std::string> earlier = earlierFiles(parent);
    fs::remove(parent / kManifest, error);
    for (const std::string& name : earlier) {
        fs::remove(parent / name, error);
    }
    std::vector<fs::path> paths;
    for (const PackFile& file : all) {
        const fs::path target = parent / file.name;
        error.clear();
        fs::create_directories(target.parent_path(), error);
        if (error) {
            return failed(target.parent_path());
        }
        fs::rename(hidden / file.name, target, error);
        if (error) {
            return failed(target);
        }
        paths.push_back(target);
    }
    fs::remove_all(hidden, error);
    return paths;
}

} // namespace assay::report
