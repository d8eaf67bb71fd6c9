#include "app/pages/neighbours/run_view.h"

#include "core/statistics/bootstrap.h"

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

std::vector<SearchDeltas> regimeDeltas(const evaluate::NeighbourRun& run) {
    const model::NeighbourSettings& settings = run.settings.test;
    const auto filtered = std::ranges::find(settings.regimes, model::Regime::Filtered);
    const auto open = std::ranges::find(settings.regimes, model::Regime::Open);
    if (filtered == settings.regimes.end() || open == settings.regimes.end()) {
        return {};
    }
    const std::size_t regimes = settings.regimes.size();
    const auto first = static_cast<std::size_t>(filtered - settings.regimes.begin());
    const auto second = static_cast<std::size_t>(open - settings.regimes.begin());
    std::vector<SearchDeltas> deltas(run.searches.size());
    for (std::size_t search = 0; search < deltas.size(); ++search) {
        std::vector<std::pair<const model::AnchorSearch*, const model::AnchorSearch*>> answers;
        for (const model::AnchorOutcome& outcome : run.outcomes) {
            const std::size_t element = search * regimes;
            if (!outcome.covered() || element + regimes > outcome.searches.size()) {
                continue;
            }
            const model::AnchorSearch& a = outcome.searches[element + first];
            const model::AnchorSearch& b = outcome.searches[element + second];
            if (a.notAsked == model::NotAsked::Asked && b.notAsked == model::NotAsked::Asked) {
                answers.emplace_back(&a, &b);
            }
        }
        const auto delta = [&](int k, auto gain) {
            std::vector<double> differences;
            differences.reserve(answers.size());
            double sum = 0;
            bool known = true; // of lists from elsewhere that may end before rank k
            for (const auto& [ofFiltered, ofOpen] : answers) {
                known = known && ofFiltered->knowsRank(k) && ofOpen->knowsRank(k);
                differences.push_back(gain(ofFiltered->rankFirstGold) - gain(ofOpen->rankFirstGold));
                sum += differences.back();
            }
            RegimeDelta result;
            result.n = static_cast<std::int64_t>(answers.size());
            if (!answers.empty() && known) {
                result.value = sum / static_cast<double>(answers.size());
                result.interval = statistics::bootstrapMeanInterval(differences, settings.seed);
            }
            return result;
        };
        for (const int k : settings.hitAt) {
            deltas[search].hitAt[k] = delta(k, [k](int rank) { return rank >= 1 && rank <= k ? 1.0 : 0.0; });
        }
        for (const int k : settings.mrrAt) {
            deltas[search].mrrAt[k] =
                delta(k, [k](int rank) { return rank >= 1 && rank <= k ? 1.0 / rank : 0.0; });
        }
    }
    return deltas;
}

} // namespace assay::app
