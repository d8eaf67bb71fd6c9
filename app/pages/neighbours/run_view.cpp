#include "app/pages/neighbours/run_view.h"

#include <QCoreApplication>
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
    if (search >= run.searches.size()) {
        return {};
    }
    const QString label = QString::fromStdString(run.searches[search].label);
    return run.settings.isOutside
               ? QCoreApplication::translate("assay::app::RunView", "%1 (from outside)").arg(label)
               : label;
}

QString RunView::regimeLabel(std::size_t regime) const {
    if (regime >= regimes()) {
        return {};
    }
    return run.settings.test.regimes[regime] == model::Regime::Open
               ? QCoreApplication::translate("assay::app::RunView", "open")
               : QCoreApplication::translate("assay::app::RunView", "filtered");
}

std::optional<std::size_t> RunView::placeOf(model::Regime regime) const {
    const auto& list = run.settings.test.regimes;
    const auto place = std::ranges::find(list, regime);
    return place == list.end() ? std::nullopt : std::optional(static_cast<std::size_t>(place - list.begin()));
}

} // namespace assay::app
