#include "core/words/run_kinds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::words {
namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 14> kRunKindTitles{{
    {"neighbours", ASSAY_TEXT("Report", "Neighbour test")},
    {"sweep", ASSAY_TEXT("Report", "Threshold sweep")},
    {"compare-detectors", ASSAY_TEXT("Report", "Comparison of detectors")},
    {"dynamic", ASSAY_TEXT("Report", "Dynamic run")},
    {"answers", ASSAY_TEXT("Report", "Answers")},
    {"judge", ASSAY_TEXT("Report", "Judge")},
    {"retrieval", ASSAY_TEXT("Report", "Retrieval")},
    {"tune-alpha", ASSAY_TEXT("Report", "Tuning of alpha")},
    {"mine", ASSAY_TEXT("Report", "Mining")},
    {"lint", ASSAY_TEXT("Report", "Lint of questions")},
    {"lint-figures", ASSAY_TEXT("Report", "Lint of figures")},
    {"impact", ASSAY_TEXT("Report", "Impact of flags")},
    {"outside", ASSAY_TEXT("Report", "Figures from outside")},
    {"neighbour_figures", ASSAY_TEXT("Report", "Figures from outside")},
}};

} // namespace

std::string runKindName(std::string_view kind, const Wording& wording) {
    const auto found = std::ranges::find(kRunKindTitles, kind, [](const auto& each) { return each.first; });
    return found != kRunKindTitles.end() ? wording.text(found->second) : std::string(kind);
}

} // namespace assay::words
