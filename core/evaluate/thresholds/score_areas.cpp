#include "core/evaluate/thresholds/score_areas.h"

#include <algorithm>

namespace assay::evaluate {

std::vector<std::uint32_t> clusterNumbers(const ClusteredSamples& samples, std::size_t size) {
    std::vector<std::uint32_t> clusterOf(size, 0);
    std::size_t next = 0;
    for (std::size_t cluster = 0; cluster < samples.ends.size(); ++cluster) {
        for (; next < samples.ends[cluster]; ++next) {
            clusterOf[samples.positions[next]] = static_cast<std::uint32_t>(cluster);
        }
    }
    return clusterOf;
}

OrderedSamples orderedBy(std::span<const double> scores, std::vector<std::uint32_t> positions,
                         std::span<const std::uint32_t> clusterOf, std::span<const model::Label> labels) {
    std::sort(positions.begin(), positions.end(), [&](std::uint32_t a, std::uint32_t b) {
        return scores[a] != scores[b] ? scores[a] < scores[b] : a < b;
    });
    OrderedSamples ordered;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const std::uint32_t at = positions[i];
        ordered.items.push_back({clusterOf[at], static_cast<std::uint8_t>(model::indexOf(labels[at]))});
        if (i + 1 == positions.size() || scores[positions[i + 1]] != scores[at]) {
            ordered.ends.push_back(i + 1);
        }
    }
    return ordered;
}

ByClass weighGroups(const OrderedSamples& ordered, std::span<const std::int64_t> weights,
                    std::vector<ByClass>& groups) {
    groups.assign(ordered.ends.size(), ByClass{});
    ByClass all{};
    std::size_t next = 0;
    for (std::size_t i = 0; i < ordered.ends.size(); ++i) {
        ByClass& group = groups[ordered.ends.size() - 1 - i];
        for (; next < ordered.ends[i]; ++next) {
            const ClusterSample& item = ordered.items[next];
            group[item.label] += weights[item.cluster];
        }
        for (std::size_t label = 0; label < all.size(); ++label) {
            all[label] += group[label];
        }
    }
    return all;
}

void AreaSum::add(const ByClass& group) noexcept {
    const std::int64_t ofClass = group[m_label];
    const auto positives = static_cast<double>(ofClass);
    const auto negatives = static_cast<double>(group[0] + group[1] + group[2] - ofClass);
    m_pairs += negatives * (m_above + positives / 2);
    m_above += positives;
    m_taken += positives + negatives;
    if (positives > 0) {
        m_precision += positives * m_above / m_taken;
    }
}

ScoreAreas AreaSum::areas() const noexcept {
    ScoreAreas areas;
    if (m_positives > 0 && m_taken > 0) {
        areas.averagePrecision = m_precision / m_positives;
    }
    if (m_positives > 0 && m_negatives > 0) {
        areas.rocAuc = m_pairs / m_positives / m_negatives;
    }
    return areas;
}

} // namespace assay::evaluate
