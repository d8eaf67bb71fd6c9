#include "core/imports/set_name.h"

#include <system_error>

namespace assay::imports {

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

std::string freeName(const std::string& wanted, const std::set<std::string>& taken, Numbering numbering) {
    std::string name = wanted;
    for (int number = 2; taken.contains(name); ++number) {
        const std::string text = std::to_string(number);
        name = wanted + (numbering == Numbering::Plain ? ' ' + text : " (" + text + ')');
    }
    return name;
}

} // namespace assay::imports
