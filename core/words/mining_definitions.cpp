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
    Definition{
        "paraphrase_agreement", ASSAY_TEXT("Report", "Originals whose wordings agree"),
        ASSAY_TEXT("Report", "Of the originals that were measured in two wordings or more, those of which "
                             "all wordings have the same outcome: the verdict of an answer, or whether "
                             "anything relevant is among the first results. From 30 originals on it can be "
                             "judged whether the wording matters."),
        "FinRAG Gold Test Framework, part 7.2",
        ASSAY_TEXT("Report", "Its interval is Wilson's, 95 %, an original with its paraphrases being one "
                             "item; below 6 originals there is none."),
        true},
    Definition{"paraphrase_luck", ASSAY_TEXT("Report", "Wordings by luck"),
               ASSAY_TEXT("Report",
                          "What the same outcomes and scores would give if they were dealt to the wordings "
                          "at random: of agreement exactly, of the spread the mean of 1,000 deals. A share "
                          "no higher, or a spread no smaller, says that wordings of one original have no "
                          "more in common than any questions."),
               ""},
    Definition{
        "paraphrase_spread", ASSAY_TEXT("Report", "Spread over wordings"),
        ASSAY_TEXT("Report", "The greatest score of an original's wordings minus the least, as a mean over "
                             "the originals with a score in two wordings or more."),
        "FinRAG Gold Test Framework, part 7.2",
        ASSAY_TEXT("Report", "Its interval is the percentile bootstrap's of originals, 95 %, 2,000 draws; "
                             "below 6 originals there is none."),
        true},
};

} // namespace

std::span<const Definition> miningDefinitions() noexcept {
    return kMiningDefinitions;
}

} // namespace assay::words
