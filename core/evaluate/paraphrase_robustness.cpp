#include "core/evaluate/paraphrase_robustness.h"

#include "core/base/draw_seed.h"
#include "core/base/random.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string_view>

namespace assay::evaluate {
namespace {

constexpr int kDeals = 1'000;

struct WordingGroup {
    std::string_view original;
    std::vector<std::size_t> items;
};

bool isMeasured(const WordedItem& item) {
    return !item.outcome.empty() || item.score.has_value();
}

// Measured wordings by original, in the order in which the originals come; those that nobody has paraphrased
// are not among them.
std::vector<WordingGroup> wordingGroups(std::span<const WordedItem> items) {
    std::set<std::string_view> paraphrased;
    for (const WordedItem& item : items) {
        if (!item.paraphraseOf.empty()) {
            paraphrased.insert(item.paraphraseOf);
        }
    }
    std::vector<WordingGroup> groups;
    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool isOriginal = items[i].paraphraseOf.empty();
        const std::string_view original = isOriginal ? items[i].questionId : items[i].paraphraseOf;
        if (!isMeasured(items[i]) || !paraphrased.contains(original)) {
            continue;
        }
        const auto [place, isNew] = places.emplace(original, groups.size());
        if (isNew) {
            groups.push_back({original, {}});
        }
        std::vector<std::size_t>& members = groups[place->second].items;
        members.insert(isOriginal ? members.begin() : members.end(), i);
    }
    return groups;
}

ParaphraseGroup measuredGroup(const WordingGroup& group, std::span<const WordedItem> items) {
    ParaphraseGroup measured;
    measured.original = group.original;
    std::vector<std::string_view> outcomes;
    std::vector<double> scores;
    for (const std::size_t place : group.items) {
        const WordedItem& item = items[place];
        measured.questions.push_back(item.questionId);
        if (!item.outcome.empty()) {
            outcomes.push_back(item.outcome);
        }
        if (item.score) {
            scores.push_back(*item.score);
        }
    }
    if (outcomes.size() > 1) {
        measured.agrees =
            std::ranges::all_of(outcomes, [&](std::string_view one) { return one == outcomes.front(); });
    }
    if (scores.size() > 1) {
        const auto [least, greatest] = std::ranges::minmax_element(scores);
        measured.spread = *greatest - *least;
    }
    return measured;
}

// C(k, m) / C(n, m): m of n wordings, drawn without putting back, are all among k of them.
double allAmong(std::int64_t k, std::int64_t n, std::int64_t m) {
    double share = 1;
    for (std::int64_t i = 0; i < m; ++i) {
        share *= static_cast<double>(std::max<std::int64_t>(0, k - i)) / static_cast<double>(n - i);
    }
    return share;
}

std::optional<double> agreementByLuck(std::span<const WordingGroup> groups,
                                      std::span<const WordedItem> items) {
    std::map<std::string_view, std::int64_t> outcomes;
    std::vector<std::int64_t> sizes;
    std::int64_t all = 0;
    for (const WordingGroup& group : groups) {
        std::int64_t size = 0;
        for (const std::size_t place : group.items) {
            size += items[place].outcome.empty() ? 0 : 1;
        }
        if (size < 2) {
            continue;
        }
        for (const std::size_t place : group.items) {
            if (!items[place].outcome.empty()) {
                ++outcomes[items[place].outcome];
            }
        }
        sizes.push_back(size);
        all += size;
    }
    if (sizes.empty()) {
        return std::nullopt;
    }
    double sum = 0;
    for (const std::int64_t size : sizes) {
        for (const auto& [outcome, count] : outcomes) {
            sum += allAmong(count, all, size);
        }
    }
    return sum / static_cast<double>(sizes.size());
}

double meanSpread(std::span<const double> scores, std::span<const std::size_t> sizes) {
    double sum = 0;
    std::size_t begin = 0;
    for (const std::size_t size : sizes) {
        const auto [least, greatest] = std::ranges::minmax_element(scores.subspan(begin, size));
        sum += *greatest - *least;
        begin += size;
    }
    return sum / static_cast<double>(sizes.size());
}

std::optional<double> spreadByLuck(std::span<const WordingGroup> groups, std::span<const WordedItem> items,
                                   std::uint64_t seed) {
    std::vector<double> scores;
    std::vector<std::size_t> sizes;
    for (const WordingGroup& group : groups) {
        const std::size_t before = scores.size();
        for (const std::size_t place : group.items) {
            if (items[place].score) {
                scores.push_back(*items[place].score);
            }
        }
        if (scores.size() - before < 2) {
            scores.resize(before);
        } else {
            sizes.push_back(scores.size() - before);
        }
    }
    if (sizes.empty()) {
        return std::nullopt;
    }
    double sum = 0;
    for (int deal = 0; deal < kDeals; ++deal) {
        base::Random random(base::drawSeed(seed, static_cast<std::uint64_t>(deal)));
        std::vector<double> dealt = scores;
        random.shuffle(std::span(dealt));
        sum += meanSpread(dealt, sizes);
    }
    return sum / kDeals;
}

} // namespace

ParaphraseRobustness paraphraseRobustness(std::span<const WordedItem> items, std::uint64_t seed) {
    ParaphraseRobustness robustness;
    std::vector<WordingGroup> groups = wordingGroups(items);
    std::erase_if(groups, [&](const WordingGroup& group) {
        robustness.alone += group.items.size() < 2 ? 1 : 0;
        return group.items.size() < 2;
    });
    std::vector<double> agreements;
    std::vector<double> spreads;
    for (const WordingGroup& group : groups) {
        ParaphraseGroup measured = measuredGroup(group, items);
        robustness.wordings += std::ssize(measured.questions);
        if (measured.agrees) {
            agreements.push_back(*measured.agrees ? 1.0 : 0.0);
        }
        if (measured.spread) {
            spreads.push_back(*measured.spread);
        }
        robustness.groups.push_back(std::move(measured));
    }
    robustness.agreeing =
        statistics::clusteredShare(agreements, {}, statistics::Clusters::single(agreements.size()));
    robustness.agreeingByLuck = agreementByLuck(groups, items);
    robustness.spreadGroups = std::ssize(spreads);
    if (!spreads.empty()) {
        double sum = 0;
        for (const double one : spreads) {
            sum += one;
        }
        robustness.spread = sum / static_cast<double>(spreads.size());
        const std::vector<double> ones(spreads.size(), 1.0);
        robustness.spreadInterval = statistics::clusteredRatioInterval(
            spreads, ones, statistics::Clusters::single(spreads.size()), seed);
        robustness.spreadByLuck = spreadByLuck(groups, items, seed);
    }
    return robustness;
}

} // namespace assay::evaluate
