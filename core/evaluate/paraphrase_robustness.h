// How far a result depends on the wording of a question: questions that are paraphrases of one original,
// measured alike, and how often all wordings come to the same.
//
// A group is an original and its paraphrases, as far as they were measured; the original itself may be
// missing. Wordings agree when all of them have the same outcome ("pass", "miss"); the spread of a group is
// its greatest score minus its least. Groups with one measured wording say nothing and are counted apart.
//
// The share of agreeing groups has Wilson's interval, the mean spread the bootstrap's; a group is a cluster,
// as its wordings are no independent questions. Below statistics::kLeastClusters groups there is no interval,
// below kLeastParaphrased it cannot be judged whether wording matters.
//
// Luck: what the same outcomes and scores would give if they were dealt to the wordings at random. For
// agreement exactly: the mean over groups of m wordings of sum over outcomes C(K, m) / C(N, m), of which K of
// N wordings have that outcome. For the spread the mean over 1,000 seeded deals.
//
//     const auto robustness = evaluate::paraphraseRobustness(items, 42);
//     robustness.agreeing.value; // 0.75: of three originals of four all wordings agree
//
// Pure; any thread. The same items and seed give the same figures.
#pragma once

#include "core/statistics/clusters.h"
#include "core/statistics/interval.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

inline constexpr std::int64_t kLeastParaphrased = 30;

// A question that was measured, whether it has paraphrases or not.
struct WordedItem {
    std::string questionId;
    std::string paraphraseOf;      // the id of its original; empty: it is none
    std::string outcome;           // empty: it has none
    std::optional<double> score{}; // missing: it has none
};

struct ParaphraseGroup {
    std::string original;
    std::vector<std::string> questions; // measured wordings, the original first, then as they come
    std::optional<bool> agrees{};       // missing: fewer than two wordings have an outcome
    std::optional<double> spread{};     // missing: fewer than two have a score

    friend bool operator==(const ParaphraseGroup&, const ParaphraseGroup&) = default;
};

struct ParaphraseRobustness {
    std::vector<ParaphraseGroup> groups; // with two measured wordings or more, as their first one comes
    std::int64_t wordings = 0;           // in them
    std::int64_t alone = 0; // originals with paraphrases, of which one wording alone was measured
    statistics::ClusteredShare agreeing; // of the groups with two outcomes or more
    std::optional<double> agreeingByLuck;
    std::optional<double> spread; // mean over the groups with two scores or more
    std::int64_t spreadGroups = 0;
    std::optional<statistics::Interval> spreadInterval;
    std::optional<double> spreadByLuck;

    // Whether anything was paraphrased at all.
    [[nodiscard]] bool isEmpty() const noexcept { return groups.empty() && alone == 0; }

    [[nodiscard]] bool canBeJudged() const noexcept { return agreeing.n >= kLeastParaphrased; }
};

[[nodiscard]] ParaphraseRobustness paraphraseRobustness(std::span<const WordedItem> items,
                                                        std::uint64_t seed);

} // namespace assay::evaluate
