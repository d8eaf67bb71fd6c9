#include "core/base/names_apart.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace assay::base {
namespace {

// The last `parts` of a path; all of it where it has no more.
std::string tailOf(const std::string& path, std::size_t parts) {
    std::size_t from = path.size();
    for (std::size_t i = 0; i < parts; ++i) {
        const std::size_t slash = from == 0 ? std::string::npos : path.rfind('/', from - 1);
        if (slash == std::string::npos) {
            return path;
        }
        from = slash;
    }
    return path.substr(from + 1);
}

} // namespace

std::vector<std::string> namesApart(std::span<const std::string> paths) {
    std::size_t most = 0;
    for (const std::string& path : paths) {
        most = std::max(most, static_cast<std::size_t>(std::ranges::count(path, '/')) + 1);
    }
    std::vector<std::string> names(paths.size());
    std::vector<std::size_t> open(paths.size());
    for (std::size_t i = 0; i < open.size(); ++i) {
        open[i] = i;
    }
    for (std::size_t parts = 1; !open.empty(); ++parts) {
        std::map<std::string, std::set<std::string_view>> called;
        for (const std::size_t i : open) {
            names[i] = tailOf(paths[i], parts);
            called[names[i]].insert(paths[i]);
        }
        std::erase_if(open, [&](std::size_t i) { return parts >= most || called[names[i]].size() == 1; });
    }
    return names;
}

bool endsWithName(const std::string& path, const std::string& name) {
    return path == name || (!name.empty() && path.ends_with("/" + name));
}

} // namespace assay::base
