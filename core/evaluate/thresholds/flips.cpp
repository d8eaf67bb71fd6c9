#include "core/evaluate/thresholds/flips.h"

#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/score_order.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <iterator>

namespace assay::evaluate {
namespace {

using model::Label;

// From so many samples on a second thread is worth its start.
constexpr std::size_t kParallelFrom = 200'000;

FlipKind kindOf(Label truth, Label from, Label to) noexcept {
    if (from == truth) {
        return FlipKind::RightToWrong;
    }
    return to == truth ? FlipKind::WrongToRight : FlipKind::WrongToWrong;
}

// The flips of the samples from `first` up to `last`, by position.
Flips flipsBetween(const model::ScoredColumns& columns, const RuleState& from, const RuleState& to,
                   const std::vector<bool>& isChosen, std::size_t first, std::size_t last) {
    Flips found;
    for (std::size_t i = first; i < last; ++i) {
        const std::uint16_t of = columns.scenario[i];
        if (!isChosen[of]) {
            continue;
        }
        const double oldScore = from.scores[i];
        const double newScore = to.scores[i];
        if (oldScore != oldScore || newScore != newScore) {
            ++found.leftOut;
            continue;
        }
        ++found.n;
        const double nli = columns.nli[i];
        const Label before = metrics::decide(oldScore, nli, from.tau[of], from.nliHard);
        const Label after = metrics::decide(newScore, nli, to.tau[of], to.nliHard);
        if (before != after) {
            const bool byNli = before == Label::Contradiction || after == Label::Contradiction;
            const double distance = byNli ? std::abs(nli - to.nliHard) : std::abs(newScore - to.tau[of]);
            found.list.push_back({static_cast<std::uint32_t>(i), before, after,
                                  kindOf(columns.label[i], before, after), distance});
        }
    }
    return found;
}

Flips sortedFlips(const model::ScoredColumns& columns, const RuleState& from, const RuleState& to,
                  const std::vector<bool>& isChosen) {
    const std::size_t n = columns.size();
    Flips found;
    if (n >= kParallelFrom) {
        auto upper = std::async(std::launch::async | std::launch::deferred,
                                [&] { return flipsBetween(columns, from, to, isChosen, n / 2, n); });
        found = flipsBetween(columns, from, to, isChosen, 0, n / 2);
        const Flips rest = upper.get();
        found.n += rest.n;
        found.leftOut += rest.leftOut;
        found.list.insert(found.list.end(), rest.list.begin(), rest.list.end());
    } else {
        found = flipsBetween(columns, from, to, isChosen, 0, n);
    }
    // Sorted in linear time; the sort is stable, so that ties stay in the order of position.
    std::vector<double> distances(found.list.size());
    std::transform(found.list.begin(), found.list.end(), distances.begin(),
                   [](const Flip& flip) { return flip.distance; });
    const metrics::SortedColumn order = metrics::ScoreSorter().sorted(distances);
    std::vector<Flip> sorted;
    sorted.reserve(found.list.size());
    for (const std::uint32_t place : order.positions) {
        const Flip& flip = sorted.emplace_back(found.list[place]);
        found.rightToWrong += flip.kind == FlipKind::RightToWrong ? 1 : 0;
        found.wrongToRight += flip.kind == FlipKind::WrongToRight ? 1 : 0;
        found.wrongToWrong += flip.kind == FlipKind::WrongToWrong ? 1 : 0;
    }
    found.list = std::move(sorted);
    return found;
}

} // namespace

std::string_view flipKindName(FlipKind kind) noexcept {
    switch (kind) {
    case FlipKind::RightToWrong:
        return "right_to_wrong";
    case FlipKind::WrongToRight:
        return "wrong_to_right";
    case FlipKind::WrongToWrong:
        return "wrong_to_wrong";
    }
    return "";
}

Flips flips(const model::ScoredColumns& columns, const RuleState& from, const RuleState& to,
            std::optional<std::uint16_t> scenario) {
    std::vector<bool> isChosen(columns.scenarios.size(), !scenario);
    if (scenario) {
        isChosen[*scenario] = true;
    }
    return sortedFlips(columns, from, to, isChosen);
}

Flips flips(const model::ScoredColumns& columns, const RuleState& from, const RuleState& to,
            std::span<const std::uint16_t> scenarios) {
    std::vector<bool> isChosen(columns.scenarios.size(), false);
    for (const std::uint16_t scenario : scenarios) {
        isChosen[scenario] = true;
    }
    return sortedFlips(columns, from, to, isChosen);
}

} // namespace assay::evaluate
