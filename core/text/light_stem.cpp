#include "core/text/light_stem.h"

#include <array>

namespace assay::text {
namespace {

constexpr std::size_t kShortestStem = 4;

// Longer ones before those that they end in.
constexpr std::array<std::string_view, 24> kEndings{
    "ations", "ation", "ingly", "ments", "ings", "edly", "ment", "ens", "ers", "ene", "ane", "ete",
    "ies",    "ing",   "'s",    "ed",    "es",   "en",   "er",   "et",  "ly",  "te",  "s",   "y"};

} // namespace

std::string lightStem(std::string_view folded) {
    std::string stem(folded);
    for (const std::string_view ending : kEndings) {
        if (stem.size() >= ending.size() + kShortestStem && stem.ends_with(ending)) {
            stem.resize(stem.size() - ending.size());
            break;
        }
    }
    if (stem.size() > kShortestStem && stem.back() == 'e') {
        stem.pop_back();
    }
    return stem;
}

} // namespace assay::text
