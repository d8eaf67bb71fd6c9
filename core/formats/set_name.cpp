#include "core/formats/set_name.h"

namespace assay::formats {

std::string defaultSetName(std::span<const std::filesystem::path> files) {
    if (files.empty()) {
        return {};
    }
    if (files.size() > 1) {
        std::error_code unknown; // a working folder that was removed
        const std::filesystem::path whole = std::filesystem::absolute(files.front(), unknown);
        if (!unknown && !whole.parent_path().filename().empty()) {
            return whole.parent_path().filename().string();
        }
    }
    return files.front().stem().string();
}

} // namespace assay::formats
