// Where real data for tests lies, if it is there at all. Tests that need it are skipped with a message
// otherwise.
#pragma once

#include <filesystem>
#include <optional>

namespace assay::tests {

// The folder named by ASSAY_SHARED_DATA, else ../shared/data beside the project; nullopt when there is none.
[[nodiscard]] std::optional<std::filesystem::path> sharedData();

} // namespace assay::tests

// For use at the beginning of a Qt test function.
#define ASSAY_REQUIRE_SHARED_DATA(variable)                                                                  \
    const auto variable##Folder = assay::tests::sharedData();                                                \
    if (!variable##Folder) {                                                                                 \
        QSKIP("real data not found: set ASSAY_SHARED_DATA");                                                 \
    }                                                                                                        \
    const std::filesystem::path variable = *variable##Folder
