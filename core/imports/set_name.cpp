#include "core/imports/set_name.h"

#include <system_error>

namespace assay::imports {

namespace {

// As far as both begin alike.
std::filesystem::path commonFolder(const std::filesystem::path& a, const std::filesystem::path& b) {
    std::filesystem::path common;
    for (auto left = a.begin(), right = b.begin(); left != a.end() && right != b.end() && *left == *right;
         ++left, ++right) {
        common /= *left;
    }
    return common;
}

} // namespace

std::string defaultSetName(std::span<const std::filesystem::path> files) {
    if (files.empty()) {
        return {};
    }
    const std::string own = files.front().stem().string();
    std::error_code unknown; // a working folder that was removed
    const auto folderOf = [&unknown](const std::filesystem::path& file) {
        return std::filesystem::absolute(file, unknown).lexically_normal().parent_path();
    };
    const std::filesystem::path first = folderOf(files.front());
    std::filesystem::path folder = first;
    bool isOneFolder = true;
    bool areAlike = true;
    for (const std::filesystem::path& file : files) {
        const std::filesystem::path of = folderOf(file);
        isOneFolder = isOneFolder && of == first;
        areAlike = areAlike && file.stem() == files.front().stem();
        folder = commonFolder(folder, of);
    }
    const bool isAfterFile = files.size() == 1 || unknown || (areAlike && !isOneFolder);
    return isAfterFile || folder.filename().empty() ? own : folder.filename().string();
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
