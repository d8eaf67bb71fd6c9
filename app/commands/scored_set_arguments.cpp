#include "app/commands/scored_set_arguments.h"

#include <algorithm>

namespace assay::app {

Outcome<std::optional<formats::ScoredSetKind>> kindArgument(const std::string& name) {
    if (name.empty()) {
        return std::optional<formats::ScoredSetKind>();
    }
    if (const auto kind = formats::scoredSetKindFromName(name)) {
        return kind;
    }
    return noSuchKind(
        name, [](formats::FileContent content) { return content == formats::FileContent::ScoredSet; });
}

std::string listOf(std::span<const std::filesystem::path> files) {
    constexpr std::size_t kNamed = 3;
    std::string list;
    for (const std::filesystem::path& file : files.first(std::min(files.size(), kNamed))) {
        list += (list.empty() ? "" : ", ") + file.string();
    }
    return files.size() > kNamed ? list + ", …" : list;
}

} // namespace assay::app
