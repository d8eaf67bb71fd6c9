#include "core/report/definitions.h"

#include "core/report/wording.h"

#include <algorithm>
#include <array>

namespace assay::report {
namespace {

// Sorted by id.
constexpr std::array kDefinitions{
    Definition{"n", ASSAY_TEXT("Report", "n"),
               ASSAY_TEXT("Report", "How many cases a figure was computed from."), ""},
};

} // namespace

std::span<const Definition> definitions() noexcept {
    return kDefinitions;
}

const Definition* definitionOf(std::string_view id) noexcept {
    const auto* found = std::lower_bound(
        kDefinitions.begin(), kDefinitions.end(), id,
        [](const Definition& definition, std::string_view wanted) { return definition.id < wanted; });
    return found != kDefinitions.end() && found->id == id ? found : nullptr;
}

} // namespace assay::report
