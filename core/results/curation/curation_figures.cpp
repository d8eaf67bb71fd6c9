#include "core/results/curation/curation_figures.h"

#include <utility>

namespace assay::results {

Figure undefinedCount(std::string why) {
    Figure figure;
    figure.kind = FigureKind::Count;
    figure.why = std::move(why);
    return figure;
}

Figure shareFigure(std::int64_t part, std::int64_t whole, const words::Wording& wording) {
    Figure figure;
    figure.kind = FigureKind::Percent;
    figure.n = whole;
    if (whole > 0) {
        figure.value = static_cast<double>(part) / static_cast<double>(whole);
    } else {
        figure.why = wording.text(ASSAY_TEXT("Report", "no question"));
    }
    return figure;
}

Figure agreementFigure(const statistics::Agreement& agreement, const words::Wording& wording) {
    Figure figure;
    figure.kind = FigureKind::Number;
    figure.decimals = 3;
    figure.value = agreement.value;
    figure.interval = agreement.confidence;
    figure.n = agreement.items;
    if (!agreement.value) {
        figure.why = agreement.items == 0
                         ? wording.text(ASSAY_TEXT("Report", "no question was reviewed by two"))
                         : wording.text(ASSAY_TEXT("Report", "everybody said the same"));
    }
    return figure;
}

} // namespace assay::results
