#include "core/evaluate/thresholds/contradiction_pairs.h"

#include <algorithm>

namespace assay::evaluate {
namespace {

using model::Label;

// The sides of one pair id that wait for another, all of one class, in order. `next` links samples of the
// same pair id.
struct Waiting {
    std::uint32_t first = model::kNone;
    std::uint32_t last = model::kNone;
};

} // namespace

ContradictionPairs contradictionPairs(const model::ScoredColumns& columns, metrics::NliThresholds nli) {
    ContradictionPairs found;
    std::vector<Waiting> waitingOf(columns.pairs);
    std::vector<std::uint32_t> next(columns.pair.size(), model::kNone);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto position = static_cast<std::uint32_t>(i);
        if (columns.nli[i] >= nli.soft && columns.nli[i] < nli.hard) {
            found.softBand.push_back(position);
        }
        const Label label = columns.label[i];
        const std::uint32_t pair = columns.pairOf(i);
        if (pair == model::kNone) {
            if (label == Label::Contradiction) {
                found.unpaired.push_back(position);
            }
            continue;
        }
        if (label == Label::Hallucination) {
            continue;
        }
        Waiting& waiting = waitingOf[pair];
        if (waiting.first == model::kNone) {
            waiting = {position, position};
        } else if (columns.label[waiting.first] == label) {
            next[waiting.last] = position;
            waiting.last = position;
        } else {
            const std::uint32_t other = waiting.first;
            waiting.first = next[other];
            const bool isBaseline = label == Label::Accurate;
            found.pairs.push_back({isBaseline ? position : other, isBaseline ? other : position, isBaseline});
            found.ordersFaulty += isBaseline ? 1 : 0;
        }
    }
    std::sort(found.pairs.begin(), found.pairs.end(),
              [](const ContradictionPair& left, const ContradictionPair& right) {
                  return std::min(left.baseline, left.followUp) < std::min(right.baseline, right.followUp);
              });
    for (const Waiting& waiting : waitingOf) {
        for (std::uint32_t i = waiting.first; i != model::kNone; i = next[i]) {
            found.orphans.push_back(i);
        }
    }
    std::sort(found.orphans.begin(), found.orphans.end());
    return found;
}

ContradictionPairs pairsWithin(ContradictionPairs found, const model::ScoredColumns& columns,
                               std::span<const std::uint16_t> scenarios) {
    std::vector<bool> isChosen(columns.scenarios.size(), false);
    for (const std::uint16_t scenario : scenarios) {
        isChosen[scenario] = true;
    }
    const auto isOutside = [&](std::uint32_t position) { return !isChosen[columns.scenario[position]]; };
    std::erase_if(found.pairs, [&](const ContradictionPair& pair) {
        return isOutside(pair.baseline) && isOutside(pair.followUp);
    });
    for (auto* const list : {&found.orphans, &found.unpaired, &found.softBand}) {
        std::erase_if(*list, isOutside);
    }
    found.ordersFaulty = std::count_if(found.pairs.begin(), found.pairs.end(),
                                       [](const ContradictionPair& pair) { return pair.outOfOrder; });
    return found;
}

} // namespace assay::evaluate
