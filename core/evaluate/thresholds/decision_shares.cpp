#include "core/evaluate/thresholds/decision_shares.h"

#include <algorithm>
#include <map>
#include <utility>

namespace assay::evaluate {
namespace {

// The clusters of several samples that a share is about, and what is left: samples alone.
class ShareTally {
  public:
    void addClusters(std::int64_t count, std::int64_t items, std::int64_t successes) {
        if (items > 0) {
            m_clusters[{items, successes}] += count;
            m_items += count * items;
            m_successes += count * successes;
        }
    }

    // Of so many in all, clusters included.
    [[nodiscard]] statistics::ClusteredShare share(std::int64_t items, std::int64_t successes) const {
        const std::int64_t right = successes - m_successes;
        const std::int64_t wrong = items - m_items - right;
        std::vector<statistics::ClusterTally> tallies;
        for (const auto& [of, clusters] : m_clusters) {
            tallies.push_back({of.first, of.second, clusters});
        }
        for (const auto& [success, count] : {std::pair<std::int64_t, std::int64_t>{1, right}, {0, wrong}}) {
            if (count > 0) {
                tallies.push_back({1, success, count});
            }
        }
        return statistics::clusteredShare(tallies);
    }

  private:
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> m_clusters; // by items and successes
    std::int64_t m_items = 0;
    std::int64_t m_successes = 0;
};

struct ShareTallies {
    std::array<ShareTally, model::kLabelCount> recall;
    std::array<ShareTally, model::kLabelCount> precision;
    ShareTally accuracy;

    // So many clusters that each have this matrix.
    void add(std::int64_t count, const metrics::ConfusionMatrix& ofCluster) {
        std::int64_t right = 0;
        for (const model::Label label : model::kLabels) {
            const std::int64_t both = ofCluster.at(label, label);
            recall[model::indexOf(label)].addClusters(count, ofCluster.rowSum(label), both);
            precision[model::indexOf(label)].addClusters(count, ofCluster.columnSum(label), both);
            right += both;
        }
        accuracy.addClusters(count, ofCluster.total(), right);
    }

    [[nodiscard]] DecisionShares shares(const metrics::ConfusionMatrix& matrix) const {
        DecisionShares shares;
        std::int64_t right = 0;
        for (const model::Label label : model::kLabels) {
            const std::size_t i = model::indexOf(label);
            const std::int64_t both = matrix.at(label, label);
            shares.recall[i] = recall[i].share(matrix.rowSum(label), both);
            shares.precision[i] = precision[i].share(matrix.columnSum(label), both);
            right += both;
        }
        shares.accuracy = accuracy.share(matrix.total(), right);
        return shares;
    }
};

// Nearly all clusters are pairs of two, which have few different matrices: these are counted first. A million
// samples have to be told from each other while a slider moves.
class PairCounts {
  public:
    // Each a cell of the confusion matrix: truth * kLabelCount + decision.
    void add(std::size_t first, std::size_t second) { ++m_counts[first * kCells + second]; }

    void moveInto(ShareTallies& tallies) const {
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            if (m_counts[i] > 0) {
                metrics::ConfusionMatrix matrix;
                for (const std::size_t cell : {i / kCells, i % kCells}) {
                    ++matrix.cells[cell / model::kLabelCount][cell % model::kLabelCount];
                }
                tallies.add(m_counts[i], matrix);
            }
        }
    }

  private:
    static constexpr std::size_t kCells = model::kLabelCount * model::kLabelCount;
    std::array<std::int64_t, kCells * kCells> m_counts{};
};

} // namespace

PairedSamples::PairedSamples(const model::ScoredColumns& columns,
                             const std::function<bool(std::size_t position)>& isIn) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> members; // number of the pair, position
    for (std::size_t i = 0; i < columns.pair.size(); ++i) {
        if (columns.pair[i] != model::kNone && isIn(i)) {
            members.emplace_back(columns.pair[i], static_cast<std::uint32_t>(i));
        }
    }
    std::ranges::sort(members);
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto [pair, position] = members[i];
        m_samples.push_back({position, static_cast<std::uint8_t>(model::indexOf(columns.label[position]))});
        if (i + 1 == members.size() || members[i + 1].first != pair) {
            m_ends.push_back(m_samples.size());
        }
    }
}

DecisionShares decisionShares(const metrics::ConfusionMatrix& matrix, const PairedSamples& pairs,
                              const std::function<std::uint8_t(std::size_t position)>& decided) {
    ShareTallies tallies;
    PairCounts ofTwo;
    const auto cellOf = [&](const PairedSamples::Sample& sample) {
        return sample.truth * model::kLabelCount + decided(sample.position);
    };
    std::size_t next = 0;
    for (const std::size_t end : pairs.ends()) {
        if (end - next == 2) {
            ofTwo.add(cellOf(pairs.samples()[next]), cellOf(pairs.samples()[next + 1]));
            next = end;
            continue;
        }
        metrics::ConfusionMatrix ofPair;
        for (; next < end; ++next) {
            const PairedSamples::Sample& sample = pairs.samples()[next];
            ++ofPair.cells[sample.truth][decided(sample.position)];
        }
        tallies.add(1, ofPair);
    }
    ofTwo.moveInto(tallies);
    return tallies.shares(matrix);
}

statistics::ClusteredShare pairedShare(std::int64_t items, std::int64_t successes, const PairedSamples& pairs,
                                       const std::function<bool(std::size_t position)>& isSuccess) {
    ShareTally tally;
    std::size_t next = 0;
    for (const std::size_t end : pairs.ends()) {
        std::int64_t counted = 0;
        const std::size_t first = next;
        for (; next < end; ++next) {
            counted += isSuccess(pairs.samples()[next].position) ? 1 : 0;
        }
        tally.addClusters(1, static_cast<std::int64_t>(end - first), counted);
    }
    return tally.share(items, successes);
}

DecisionShares decisionShares(const metrics::ConfusionMatrix& matrix) {
    return ShareTallies().shares(matrix);
}

} // namespace assay::evaluate
