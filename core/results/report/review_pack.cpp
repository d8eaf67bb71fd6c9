#include "core/results/report/review_pack.h"

#include "core/base/hash.h"
#include "core/base/inner_path.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

namespace assay::results {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

struct ManifestFile {
    std::string name;
    std::string hash; // SHA-256
};

using ManifestFiles = std::vector<ManifestFile>;

// The files that a manifest names; nullopt: it is none of a pack.
std::optional<ManifestFiles> filesOfManifest(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const Json json = json::parseSettingsJson(text);
    const Json* const list = base::memberOf(json, "files");
    if (base::memberOf(json, "title") == nullptr || base::memberOf(json, "version") == nullptr ||
        list == nullptr || !list->is_array()) {
        return std::nullopt;
    }
    ManifestFiles files;
    for (const Json& one : *list) {
        const Json* const name = base::memberOf(one, "name");
        const Json* const hash = base::memberOf(one, "sha256");
        if (name == nullptr || !name->is_string() || hash == nullptr || !hash->is_string()) {
            return std::nullopt;
        }
        files.push_back({name->get<std::string>(), hash->get<std::string>()});
    }
    return files;
}

tl::unexpected<base::Error> refused(const std::string& reason, const fs::path& path) {
    return fail(ErrorCode::FileNotWritable, reason, path.string());
}

// Takes away what the earlier pack had and this one has not; what was changed since goes to `kept`.
void removeOutdated(const fs::path& folder, const ManifestFiles& earlier, const std::set<std::string>& names,
                    base::FileExchange& exchange, std::vector<std::string>& kept) {
    for (const ManifestFile& file : earlier) {
        std::error_code error;
        if (names.contains(file.name) || !base::isInnerName(file.name) ||
            base::leadsOutside(folder, file.name) ||
            !fs::exists(fs::symlink_status(folder / file.name, error))) {
            continue;
        }
        if (base::isUnchanged(folder / file.name, file.hash)) {
            exchange.remove(file.name);
        } else {
            kept.push_back(file.name);
        }
    }
}

// The manifest is the last of `files`.
Result<> replacePack(const fs::path& folder, const std::vector<PackFile>& files, base::FileExchange& exchange,
                     std::vector<std::string>& kept) {
    std::error_code error;
    ManifestFiles earlier;
    if (fs::exists(fs::symlink_status(folder / kPackManifest, error))) {
        auto read = filesOfManifest(folder / kPackManifest);
        if (!read) {
            return refused("it is not the manifest of a review pack", folder / kPackManifest);
        }
        earlier = std::move(*read);
    }
    std::set<std::string> names;
    for (const PackFile& file : files) {
        ASSAY_TRY(exchange.add(file.name, file.content));
        names.insert(file.name);
    }
    removeOutdated(folder, earlier, names, exchange, kept);
    return {};
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

Result<WrittenPack> writePack(const PackTitle& title, const std::vector<PackFile>& files,
                              const fs::path& given, const std::stop_token& stop,
                              std::chrono::milliseconds patience) {
    std::error_code error;
    fs::path folder = fs::absolute(given, error).lexically_normal();
    if (!folder.has_filename()) {
        folder = folder.parent_path(); // the name ended with a separator
    }
    std::vector<PackFile> all = files;
    all.push_back({std::string(kPackManifest), packManifest(title, files)});
    WrittenPack pack;
    ASSAY_TRY(const auto written,
              base::exchangeFiles(
                  folder,
                  [&](base::FileExchange& exchange) { return replacePack(folder, all, exchange, pack.kept); },
                  stop, patience));
    pack.files = written.files;
    pack.removed = written.removed;
    pack.kept.insert(pack.kept.end(), written.kept.begin(), written.kept.end());
    return pack;
}

} // namespace assay::results
