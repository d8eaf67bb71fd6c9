#include "core/report/review_pack.h"

#include "core/base/atomic_file.h"
#include "core/base/hash.h"
#include "core/base/inner_path.h"
#include "core/base/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <system_error>

namespace assay::report {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

constexpr std::string_view kStaging = ".review-pack.new"; // within the folder, so that renaming is enough
constexpr std::string_view kAside = ".aside";             // within that one: what is being replaced

struct EarlierFile {
    std::string name;
    std::string hash; // SHA-256
};

// The files that an earlier pack put there, as its manifest tells; nullopt: it is somebody else's manifest.
std::optional<std::vector<EarlierFile>> earlierFiles(const fs::path& folder) {
    std::vector<EarlierFile> files;
    std::error_code error;
    if (!fs::exists(fs::symlink_status(folder / kPackManifest, error))) {
        return files;
    }
    std::ifstream file(folder / kPackManifest, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const Json json = base::parseSettingsJson(text);
    const Json* const list = base::memberOf(json, "files");
    if (base::memberOf(json, "title") == nullptr || base::memberOf(json, "version") == nullptr ||
        list == nullptr || !list->is_array()) {
        return std::nullopt;
    }
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

// Whether the file is still as the earlier pack wrote it, and no link.
bool isUnchanged(const fs::path& path, const std::string& hash) {
    std::error_code error;
    if (!fs::is_regular_file(fs::symlink_status(path, error))) {
        return false;
    }
    const auto now = base::sha256OfFile(path);
    return now && *now == hash;
}

// Files that take the places of others, all of them or none.
class Exchange {
  public:
    explicit Exchange(fs::path aside)
        : m_aside(std::move(aside)) {}

    // What stands at `target` is put aside, and `file`, unless it is empty, takes its place.
    [[nodiscard]] std::error_code take(const fs::path& target, const fs::path& file) {
        std::error_code error;
        fs::create_directories(target.parent_path(), error);
        if (error) {
            return error;
        }
        std::error_code none;
        if (fs::exists(fs::symlink_status(target, none))) {
            const fs::path kept = m_aside / std::to_string(m_taken.size());
            fs::rename(target, kept, error);
            if (error) {
                return error;
            }
            m_taken.push_back({target, kept});
        } else {
            m_taken.push_back({target, {}});
        }
        if (!file.empty()) {
            fs::rename(file, target, error);
        }
        return error;
    }

    void undo() {
        for (; !m_taken.empty(); m_taken.pop_back()) {
            std::error_code ignored;
            fs::remove(m_taken.back().target, ignored);
            if (!m_taken.back().kept.empty()) {
                fs::rename(m_taken.back().kept, m_taken.back().target, ignored);
            } else if (m_taken.back().target.parent_path() != m_aside.parent_path().parent_path()) {
                fs::remove(m_taken.back().target.parent_path(), ignored); // if nothing else is in it
            }
        }
    }

  private:
    struct Taken {
        fs::path target, kept; // kept: empty if nothing stood there
    };

    fs::path m_aside;
    std::vector<Taken> m_taken;
};

// Takes away what the earlier pack had and this one, of these names, has not.
void removeOld(const fs::path& folder, const std::vector<EarlierFile>& earlier,
               const std::set<std::string>& names, WrittenPack& pack) {
    for (const EarlierFile& file : earlier) {
        const fs::path path = folder / file.name;
        std::error_code error;
        if (names.contains(file.name) || !base::isInnerName(file.name) ||
            base::leadsOutside(folder, file.name) || !fs::exists(fs::symlink_status(path, error))) {
            continue;
        }
        if (!isUnchanged(path, file.hash) || !fs::remove(path, error)) {
            pack.kept.push_back(file.name);
            continue;
        }
        pack.removed.push_back(file.name);
        if (path.parent_path() != folder) {
            fs::remove(path.parent_path(), error); // if it is empty now
        }
    }
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
                              const fs::path& given) {
    std::error_code error;
    fs::path folder = fs::absolute(given, error).lexically_normal();
    if (!folder.has_filename()) {
        folder = folder.parent_path(); // the name ended with a separator
    }
    const auto refused = [](const std::string& reason, const fs::path& path) {
        return fail(ErrorCode::FileNotWritable, reason, path.string());
    };
    std::vector<PackFile> all = files;
    all.push_back({std::string(kPackManifest), packManifest(title, files)});
    std::set<std::string> names;
    for (const PackFile& file : all) {
        if (!base::isInnerName(file.name) || !names.insert(file.name).second) {
            return fail(ErrorCode::InvalidArgument, file.name, "file of the pack");
        }
    }
    // Whatever stands in the way is found before anything is touched.
    const bool isNew = !fs::exists(folder, error);
    if (!isNew && !fs::is_directory(folder, error)) {
        return refused(std::make_error_code(std::errc::not_a_directory).message(), folder);
    }
    const auto earlier = earlierFiles(folder);
    if (!earlier) {
        return refused("it is not the manifest of a review pack", folder / kPackManifest);
    }
    for (const PackFile& file : all) {
        if (base::leadsOutside(folder, file.name)) {
            return refused(std::make_error_code(std::errc::not_a_directory).message(),
                           (folder / file.name).parent_path());
        }
        if (fs::is_directory(fs::symlink_status(folder / file.name, error))) {
            return refused(std::make_error_code(std::errc::is_a_directory).message(), folder / file.name);
        }
    }
    const fs::path staging = folder / kStaging;
    const auto tidy = [&] {
        std::error_code ignored;
        fs::remove_all(staging, ignored);
        if (isNew) {
            fs::remove(folder, ignored); // unless something is in it
        }
    };
    fs::remove_all(staging, error);
    for (const PackFile& file : all) {
        if (auto written = base::writeFileAtomically(staging / file.name, file.content); !written) {
            tidy();
            return refused(written.error().detail, folder / file.name);
        }
    }
    // The manifest goes first and comes back last: who finds it finds all that it speaks of.
    fs::create_directories(staging / kAside, error);
    Exchange exchange(staging / kAside);
    WrittenPack pack;
    error = exchange.take(folder / kPackManifest, {});
    for (std::size_t i = 0; i < all.size() && !error; ++i) {
        pack.files.push_back(folder / all[i].name);
        error = exchange.take(pack.files.back(), staging / all[i].name);
    }
    if (error) {
        const std::string reason = error.message();
        exchange.undo();
        tidy();
        return refused(reason, pack.files.empty() ? folder / kPackManifest : pack.files.back());
    }
    removeOld(folder, *earlier, names, pack);
    fs::remove_all(staging, error);
    return pack;
}

} // namespace assay::report
