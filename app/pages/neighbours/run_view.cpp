#include "app/pages/neighbours/run_view.h"

#include "core/results/neighbours/neighbour_words.h"
#include "widgets/text/translated_wording.h"

#include <algorithm>

namespace assay::app {

const model::AnchorSearch* RunView::answer(std::size_t outcome, std::size_t search,
                                           std::size_t regime) const {
    const std::size_t element = search * regimes() + regime;
    return outcome < run.outcomes.size() && element < run.outcomes[outcome].searches.size()
               ? &run.outcomes[outcome].searches[element]
               : nullptr;
}

QString RunView::searchLabel(std::size_t search) const {
    return search < run.searches.size()
               ? widgets::windowText(results::searchTitle, run.searches[search], run.settings.isOutside)
               : QString();
}

QStringList RunView::searchLabels() const {
    QStringList labels;
    for (std::size_t search = 0; search < run.searches.size(); ++search) {
        labels << searchLabel(search);
    }
    return labels;
}

QString RunView::regimeLabel(std::size_t regime) const {
    return regime < regimes() ? widgets::windowText(results::regimeTitle, run.settings.test.regimes[regime])
                              : QString();
}

std::optional<std::size_t> RunView::placeOf(model::Regime regime) const {
    const auto& list = run.settings.test.regimes;
    const auto place = std::ranges::find(list, regime);
    return place == list.end() ? std::nullopt : std::optional(static_cast<std::size_t>(place - list.begin()));
}

} // namespace assay::app
