#include "app/commands/set_name.h"

namespace assay::app {

std::string defaultSetName(std::span<const std::filesystem::path> files) {
    if (files.empty()) {
        return {};
    }
    if (files.size() == 1) {
        return files.front().stem().string();
    }
    const std::filesystem::path folder = std::filesystem::absolute(files.front()).parent_path().filename();
    return folder.empty() ? files.front().stem().string() : folder.string();
}

} // namespace assay::app
