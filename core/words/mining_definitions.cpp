#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr std::array kMiningDefinitions{
    Definition{"mined_bundle", ASSAY_TEXT("Report", "Mined bundle"),
               ASSAY_TEXT("Report",
                          "Over years: sentences of one company and label that name a cause, from at least "
                          "two years. Of several companies: sentences of one year and label of two to five "
                          "companies, drawn by the seed. A bundle of one company alone is not made."),
               ""},
    Definition{"mined_dense", ASSAY_TEXT("Report", "Dense risk"),
               ASSAY_TEXT("Report",
                          "A row of View 2 whose sentence has at least as many occurrences of risk patterns "
                          "and cues as the patterns call dense (three by default)."),
               ""},
    Definition{"mined_left_out", ASSAY_TEXT("Report", "Repeated texts"),
               ASSAY_TEXT("Report",
                          "Sentences that no bundle holds because an equal text, or one whose words are "
                          "nearly the same (Jaccard index of 0.9 by default), of the same company and year "
                          "comes before them."),
               ""},
    Definition{
        "mined_read", ASSAY_TEXT("Report", "Sentences read"),
        ASSAY_TEXT("Report",
                   "Sentences of the sections that any view reads. Headings and what is left of tables "
                   "are passed over, unless the patterns say otherwise."),
        ""},
    Definition{
        "mined_row", ASSAY_TEXT("Report", "Row of a view"),
        ASSAY_TEXT("Report", "A sentence and one of its labels: a sentence with two labels has two rows."),
        ""},
    Definition{"mined_usable", ASSAY_TEXT("Report", "Usable row"),
               ASSAY_TEXT("Report",
                          "Of figures: the sentence names an amount ($, million, billion). Of risks: it has "
                          "at least two cues. Both limits are data."),
               ""},
};

} // namespace

std::span<const Definition> miningDefinitions() noexcept {
    return kMiningDefinitions;
}

} // namespace assay::words
