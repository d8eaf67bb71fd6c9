#include "core/results/curation/agreement_blocks.h"

#include "core/results/curation/curation_figures.h"
#include "core/words/question_words.h"

#include <utility>

namespace assay::results {

KeyFigures agreementFigures(const workspace::ReviewAgreement& agreement, const words::Wording& wording) {
    KeyFigures figures;
    const auto add = [&](std::string label, const statistics::Agreement& value, const char* definition) {
        figures.list.push_back(
            {std::move(label), agreementFigure(value, wording), Verdict::None, definition});
    };
    const bool isNamed = !agreement.first.empty();
    add(isNamed ? wording.text(ASSAY_TEXT("Report", "Cohen's κ of %1 and %2"),
                               {agreement.first, agreement.second})
                : wording.text(ASSAY_TEXT("Report", "Cohen's κ")),
        agreement.kappa, "review_kappa");
    if (agreement.ac1) {
        add(wording.text(
                ASSAY_TEXT("Report", "Gwet's AC1, since κ misleads where nearly all verdicts are alike")),
            *agreement.ac1, "review_ac1");
    }
    add(isNamed ? wording.text(ASSAY_TEXT("Report", "Observed agreement of %1 and %2"),
                               {agreement.first, agreement.second})
                : wording.text(ASSAY_TEXT("Report", "Observed agreement of two")),
        agreement.observedOfPair, "review_observed");
    for (std::size_t i = 0; i < agreement.byVerdict.size(); ++i) {
        add(wording.text(ASSAY_TEXT("Report", "κ of “%1” against the other verdicts"),
                         {words::verdictText(static_cast<model::ReviewVerdict>(i), wording)}),
            agreement.byVerdict[i], "review_kappa_verdict");
    }
    add(wording.text(ASSAY_TEXT("Report", "Krippendorff's α of all reviewers")), agreement.alpha,
        "review_alpha");
    add(wording.text(ASSAY_TEXT("Report", "Observed agreement of all reviewers")), agreement.observed,
        "review_observed");
    return figures;
}

} // namespace assay::results
