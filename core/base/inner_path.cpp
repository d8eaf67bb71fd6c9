#include "core/base/inner_path.h"

#include <algorithm>
#include <array>
#include <string>
#include <system_error>

namespace assay::base {
namespace {

constexpr std::size_t kLongestName = 255; // bytes
#ifdef _WIN32
constexpr std::string_view kSeparators = "/\\:";
#else
constexpr std::string_view kSeparators = "/\\";
#endif

} // namespace

bool isPlainName(std::string_view name) noexcept {
    return !name.empty() && name != "." && name != ".." && name.size() <= kLongestName &&
           std::none_of(name.begin(), name.end(), [](char c) {
               const auto byte = static_cast<unsigned char>(c);
               return byte < 0x20 || byte == 0x7F || kSeparators.find(c) != std::string_view::npos;
           });
}

bool isReservedOnWindows(std::string_view name) {
    constexpr std::array<std::string_view, 4> kDevices{"con", "prn", "aux", "nul"};
    std::string stem(name.substr(0, name.find('.')));
    std::transform(stem.begin(), stem.end(), stem.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return std::find(kDevices.begin(), kDevices.end(), stem) != kDevices.end() ||
           (stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && stem[3] >= '0' &&
            stem[3] <= '9');
}

bool isInnerName(const std::filesystem::path& name) {
    return !name.empty() && !name.has_root_path() &&
           std::all_of(name.begin(), name.end(),
                       [](const std::filesystem::path& part) { return isPlainName(part.string()); });
}

bool leadsOutside(const std::filesystem::path& folder, const std::filesystem::path& name) {
    std::filesystem::path at = folder;
    for (const std::filesystem::path& part : name.parent_path()) {
        at /= part;
        std::error_code unknown;
        const std::filesystem::file_status status = std::filesystem::symlink_status(at, unknown);
        if (std::filesystem::exists(status) && !std::filesystem::is_directory(status)) {
            return true;
        }
    }
    return false;
}

} // namespace assay::base
