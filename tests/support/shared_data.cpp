#include "tests/support/shared_data.h"

#include <cstdlib>

namespace assay::tests {

std::optional<std::filesystem::path> sharedData() {
    const char* named = std::getenv("ASSAY_SHARED_DATA");
    std::filesystem::path folder = named != nullptr
                                       ? std::filesystem::path(named)
                                       : std::filesystem::path(ASSAY_SOURCE_DIR) / ".." / "shared" / "data";
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error)) {
        return std::nullopt;
    }
    return folder;
}

} // namespace assay::tests
