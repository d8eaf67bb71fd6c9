#include "core/metrics/classification/threshold_index.h"

#include <algorithm>
#include <future>
#include <limits>
#include <utility>

namespace assay::metrics {
namespace {

using model::Label;

constexpr std::uint8_t kLabelMask = 3;
constexpr unsigned kNewScoreBit = 2;           // of a code
constexpr std::size_t kParallelFrom = 100'000; // distinct scores; fewer are not worth a thread
constexpr std::uint32_t kNothingTaken = std::numeric_limits<std::uint32_t>::max();

constexpr std::size_t kAccurate = model::indexOf(Label::Accurate);
constexpr std::size_t kHallucination = model::indexOf(Label::Hallucination);
constexpr std::size_t kContradiction = model::indexOf(Label::Contradiction);

PrPoint prPoint(double threshold, std::int64_t truePositives, std::int64_t taken, std::int64_t positives) {
    return {threshold, static_cast<double>(truePositives) / static_cast<double>(taken),
            static_cast<double>(truePositives) / static_cast<double>(positives), truePositives, taken};
}

// How many samples the kept points of a thinned curve are to take: `count` steps from `first` to `last`.
std::int64_t targetTaken(std::int64_t first, std::int64_t last, std::size_t step, std::size_t count) {
    const auto share = static_cast<double>(step) / static_cast<double>(count - 1);
    return step + 1 == count ? last
                             : first + static_cast<std::int64_t>(share * static_cast<double>(last - first));
}

} // namespace

ThresholdIndex::ThresholdIndex(std::span<const double> fhri, std::span<const double> nli,
                               std::span<const Label> labels, NliThresholds limits) {
    ScoreSorter sorter;
    SortedColumn sortedNli = sorter.sorted(nli);
    const LargeVector<std::uint32_t> places = placesOf(sortedNli, nli.size());
    *this = ThresholdIndex(sorter.sorted(fhri), std::move(sortedNli), places, labels, limits);
}

ThresholdIndex::ThresholdIndex(SortedColumn sortedFhri, SortedColumn sortedNli,
                               std::span<const std::uint32_t> nliPlaces, std::span<const Label> labels,
                               NliThresholds limits)
    : m_limits(limits)
    , m_sorted(std::move(sortedFhri))
    , m_nliScores(std::move(sortedNli.values))
    , m_nliPlaces(std::move(sortedNli.positions)) {
    const std::size_t n = m_sorted.size();
    m_codes.resize(n);
    m_places.resize(n);
    std::size_t distinct = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const std::uint32_t position = m_sorted.positions[i];
        const unsigned isNew = i == 0 || m_sorted.values[i - 1] < m_sorted.values[i] ? 1U : 0U;
        const auto label = static_cast<unsigned>(labels[position]);
        m_codes[i] = static_cast<std::uint8_t>(label | (isNew << kNewScoreBit));
        m_places[i] = nliPlaces[position];
        ++m_support[label];
        distinct += isNew;
    }
    m_groups.resize(distinct + 1);
    // Positions of samples become their places; contradictions are counted from the highest score down.
    m_nliTruePositives.resize(m_nliScores.size());
    std::int32_t truePositives = 0;
    for (std::size_t i = m_nliScores.size(); i > 0; --i) {
        const std::uint32_t position = m_nliPlaces[i - 1];
        truePositives += labels[position] == Label::Contradiction ? 1 : 0;
        m_nliTruePositives[i - 1] = truePositives;
        m_nliPlaces[i - 1] = nliPlaces[position];
        m_nliDistinct += i == 1 || m_nliScores[i - 2] < m_nliScores[i - 1] ? 1U : 0U;
    }
    averageNliPrecision();
    setNliThresholds(limits);
}

void ThresholdIndex::setNliThresholds(NliThresholds limits) {
    m_limits = limits;
    const std::size_t first = firstNliAtLeast(limits.hard);
    const std::uint32_t takenFrom = first < m_nliPlaces.size() ? m_nliPlaces[first] : kNothingTaken;
    if (takenFrom != m_takenFrom) {
        m_takenFrom = takenFrom;
        countGroups();
    }
}

void ThresholdIndex::countGroups() {
    // What a sample adds to the counts behind it, by its code without the new-score bit and whether NLI takes
    // it.
    std::array<Group, 8> increments{};
    for (std::size_t label = 0; label < model::kLabelCount; ++label) {
        increments[label].live[label] = 1;
    }
    for (Group& increment : increments) {
        increment.first = 1;
    }
    m_groups[0] = Group{};
    Group counts;
    Group* behind = m_groups.data();
    const std::size_t n = m_codes.size();
    for (std::size_t i = 0; i < n; ++i) {
        const unsigned code = m_codes[i];
        const unsigned taken = m_places[i] >= m_takenFrom ? 1U : 0U;
        const Group& increment = increments[(code & kLabelMask) | (taken << 2U)];
        for (std::size_t label = 0; label < model::kLabelCount; ++label) {
            counts.live[label] += increment.live[label];
        }
        counts.first += increment.first;
        // Written for every sample, without a branch: the last one of a score leaves what stands.
        behind += code >> kNewScoreBit;
        *behind = counts;
    }
    averageFhriPrecision();
}

void ThresholdIndex::averageFhriPrecision() {
    const Group& totals = m_groups.back();
    // Two halves whatever their number of samples, so that the sums do not depend on the threads.
    const std::size_t distinct = distinctCount();
    const std::size_t middle = distinct / 2;
    std::array<PrecisionSums, 2> halves{};
    const auto sumUpper = [&] { halves[1] = fhriPrecisionSums(middle, distinct); };
    if (distinct >= kParallelFrom) {
        auto upper = std::async(std::launch::async | std::launch::deferred, sumUpper);
        halves[0] = fhriPrecisionSums(0, middle);
        upper.wait();
    } else {
        halves[0] = fhriPrecisionSums(0, middle);
        sumUpper();
    }
    const std::int32_t accurate = totals.live[kAccurate];
    const std::int32_t hallucination = totals.live[kHallucination];
    m_averagePrecision[kAccurate] =
        accurate > 0
            ? std::optional((halves[0].accurate + halves[1].accurate) / static_cast<double>(accurate))
            : std::nullopt;
    m_averagePrecision[kHallucination] =
        hallucination > 0 ? std::optional((halves[0].hallucination + halves[1].hallucination) /
                                          static_cast<double>(hallucination))
                          : std::nullopt;
}

ThresholdIndex::PrecisionSums ThresholdIndex::fhriPrecisionSums(std::size_t first,
                                                                std::size_t last) const noexcept {
    const Group& totals = m_groups.back();
    const std::int32_t live =
        totals.live[kAccurate] + totals.live[kHallucination] + totals.live[kContradiction];
    const std::int32_t accurate = totals.live[kAccurate];
    // For each distinct score and class the positives it adds x precision there = added x found / taken. A
    // score without a sample of the class adds 0, also where nothing is taken yet, so that any denominator
    // will do. Ascending for both classes; divided in blocks, which compilers turn into packed divisions, and
    // summed in a fixed order.
    constexpr std::size_t kBlock = 64;
    std::array<double, 2 * kBlock> terms{};
    std::array<double, 2 * kBlock> denominators{};
    std::array<double, 4> sums{};
    for (std::size_t begin = first; begin < last; begin += kBlock) {
        const std::size_t length = std::min(kBlock, last - begin);
        for (std::size_t k = 0; k < length; ++k) {
            const Group& at = m_groups[begin + k];
            const Group& behind = m_groups[begin + k + 1];
            const std::int32_t takenAbove =
                live - at.live[kAccurate] - at.live[kHallucination] - at.live[kContradiction];
            const std::int32_t takenBelow =
                behind.live[kAccurate] + behind.live[kHallucination] + behind.live[kContradiction];
            terms[2 * k] = static_cast<double>(behind.live[kAccurate] - at.live[kAccurate]) *
                           static_cast<double>(accurate - at.live[kAccurate]);
            terms[2 * k + 1] = static_cast<double>(behind.live[kHallucination] - at.live[kHallucination]) *
                               static_cast<double>(behind.live[kHallucination]);
            denominators[2 * k] = static_cast<double>(std::max(takenAbove, 1));
            denominators[2 * k + 1] = static_cast<double>(std::max(takenBelow, 1));
        }
        std::fill(terms.begin() + static_cast<std::ptrdiff_t>(2 * length), terms.end(), 0.0);
        std::fill(denominators.begin() + static_cast<std::ptrdiff_t>(2 * length), denominators.end(), 1.0);
        for (std::size_t k = 0; k < terms.size(); ++k) {
            terms[k] /= denominators[k];
        }
        for (std::size_t k = 0; k < terms.size(); k += sums.size()) {
            for (std::size_t lane = 0; lane < sums.size(); ++lane) {
                sums[lane] += terms[k + lane];
            }
        }
    }
    return {sums[0] + sums[2], sums[1] + sums[3]};
}

void ThresholdIndex::averageNliPrecision() {
    const std::int32_t positives = m_support[kContradiction];
    if (positives == 0 || m_nliScores.empty()) {
        return;
    }
    double sum = 0;
    std::int32_t before = 0;
    const std::size_t n = m_nliScores.size();
    for (std::size_t i = n; i > 0; --i) {
        if (i > 1 && m_nliScores[i - 2] == m_nliScores[i - 1]) {
            continue; // a tie is one point, at its first sample
        }
        const std::int32_t truePositives = m_nliTruePositives[i - 1];
        if (truePositives > before) {
            sum += static_cast<double>(truePositives - before) *
                   (static_cast<double>(truePositives) / static_cast<double>(n - (i - 1)));
            before = truePositives;
        }
    }
    m_averagePrecision[kContradiction] = sum / static_cast<double>(positives);
}

std::size_t ThresholdIndex::firstNliAtLeast(double limit) const noexcept {
    const auto found = std::partition_point(m_nliScores.begin(), m_nliScores.end(),
                                            [limit](double score) { return !(score >= limit); });
    return static_cast<std::size_t>(found - m_nliScores.begin());
}

std::size_t ThresholdIndex::firstOfNliTie(std::size_t i) const noexcept {
    return firstNliAtLeast(m_nliScores[i]);
}

std::size_t ThresholdIndex::firstDistinctAtLeast(double tau) const noexcept {
    const auto found =
        std::partition_point(m_groups.begin(), m_groups.end() - 1, [this, tau](const Group& group) {
            return !(m_sorted.values[static_cast<std::size_t>(group.first)] >= tau);
        });
    return static_cast<std::size_t>(found - m_groups.begin());
}

ConfusionMatrix ThresholdIndex::confusionAtDistinct(std::size_t i) const noexcept {
    const Group& at = m_groups[i];
    const Group& totals = m_groups.back();
    ConfusionMatrix matrix;
    for (std::size_t truth = 0; truth < model::kLabelCount; ++truth) {
        matrix.cells[truth][kAccurate] = totals.live[truth] - at.live[truth];
        matrix.cells[truth][kHallucination] = at.live[truth];
        matrix.cells[truth][kContradiction] = m_support[truth] - totals.live[truth];
    }
    return matrix;
}

ConfusionMatrix ThresholdIndex::confusionAt(double tau) const noexcept {
    return confusionAtDistinct(firstDistinctAtLeast(tau));
}

std::int64_t ThresholdIndex::reviewCount() const noexcept {
    const std::size_t soft = firstNliAtLeast(m_limits.soft);
    const std::size_t hard = firstNliAtLeast(m_limits.hard);
    return soft < hard ? static_cast<std::int64_t>(hard - soft) : 0;
}

std::vector<std::uint32_t> ThresholdIndex::samplesIn(Label truth, Label predicted, double tau) const {
    const auto boundary = static_cast<std::size_t>(m_groups[firstDistinctAtLeast(tau)].first);
    const bool taken = predicted == Label::Contradiction;
    const std::size_t first = predicted == Label::Accurate ? boundary : 0;
    const std::size_t last = predicted == Label::Hallucination ? boundary : size();
    std::vector<std::uint32_t> found;
    found.reserve(static_cast<std::size_t>(confusionAt(tau).at(truth, predicted)));
    for (std::size_t i = first; i < last; ++i) {
        if ((m_codes[i] & kLabelMask) == model::indexOf(truth) && (m_places[i] >= m_takenFrom) == taken) {
            found.push_back(m_sorted.positions[i]);
        }
    }
    return found;
}

std::vector<PrPoint> ThresholdIndex::prCurve(Label label, std::size_t maxPoints) const {
    return label == Label::Contradiction ? nliCurve(maxPoints) : fhriCurve(label, maxPoints);
}

std::vector<PrPoint> ThresholdIndex::fhriCurve(Label label, std::size_t maxPoints) const {
    const std::size_t of = model::indexOf(label);
    const auto liveBefore = [this](std::size_t i) {
        const auto& live = m_groups[i].live;
        return std::int64_t{live[0]} + live[1] + live[2];
    };
    const std::size_t distinct = distinctCount();
    const std::int64_t live = liveBefore(distinct);
    const std::int64_t positives = m_groups.back().live[of];
    std::vector<PrPoint> points;
    if (positives == 0) {
        return points;
    }
    const bool fromTop = label == Label::Accurate;
    // What is had down to (accurate) or up to (hallucination) the i-th distinct score.
    const auto pointAt = [&](std::size_t i) {
        return fromTop
                   ? prPoint(distinctScore(i), positives - m_groups[i].live[of], live - liveBefore(i),
                             positives)
                   : prPoint(1 - distinctScore(i), m_groups[i + 1].live[of], liveBefore(i + 1), positives);
    };
    // The first score, in the curve's own direction, down or up to which at least `taken` samples lie.
    const auto reaching = [&](std::int64_t taken) {
        const auto begin = m_groups.begin();
        const auto end = m_groups.end() - 1;
        if (fromTop) {
            const auto behind = std::partition_point(begin, end, [&](const Group& group) {
                return live - group.live[0] - group.live[1] - group.live[2] >= taken;
            });
            return static_cast<std::size_t>(behind - begin) - 1;
        }
        const auto behind = std::partition_point(begin, end, [&](const Group& group) {
            return std::int64_t{group.live[0]} + group.live[1] + group.live[2] < taken;
        });
        return static_cast<std::size_t>(behind - begin) - 1;
    };
    if (maxPoints == 0 || distinct <= maxPoints) {
        points.reserve(distinct);
        for (std::size_t step = 0; step < distinct; ++step) {
            const std::size_t i = fromTop ? distinct - 1 - step : step;
            if (liveBefore(i + 1) > liveBefore(i)) { // else NLI takes every sample of this score
                points.push_back(pointAt(i));
            }
        }
        return points;
    }
    const std::size_t count = std::max<std::size_t>(maxPoints, 2);
    const std::int64_t firstTaken = pointAt(reaching(1)).taken;
    for (std::size_t step = 0; step < count; ++step) {
        const std::int64_t target = targetTaken(firstTaken, live, step, count);
        if (points.empty() || points.back().taken < target) {
            points.push_back(pointAt(reaching(target)));
        }
    }
    return points;
}

PrPoint ThresholdIndex::nliPoint(std::size_t first) const noexcept {
    return prPoint(m_nliScores[first], m_nliTruePositives[first],
                   static_cast<std::int64_t>(m_nliScores.size() - first), m_support[kContradiction]);
}

std::vector<PrPoint> ThresholdIndex::nliCurve(std::size_t maxPoints) const {
    std::vector<PrPoint> points;
    const std::size_t n = m_nliScores.size();
    if (m_support[kContradiction] == 0 || n == 0) {
        return points;
    }
    if (maxPoints == 0 || m_nliDistinct <= maxPoints) {
        points.reserve(m_nliDistinct);
        for (std::size_t i = n; i > 0; --i) {
            if (i == 1 || m_nliScores[i - 2] < m_nliScores[i - 1]) {
                points.push_back(nliPoint(i - 1));
            }
        }
        return points;
    }
    const std::size_t count = std::max<std::size_t>(maxPoints, 2);
    const std::int64_t firstTaken = nliPoint(firstOfNliTie(n - 1)).taken;
    for (std::size_t step = 0; step < count; ++step) {
        const std::int64_t target = targetTaken(firstTaken, static_cast<std::int64_t>(n), step, count);
        if (points.empty() || points.back().taken < target) {
            points.push_back(nliPoint(firstOfNliTie(n - static_cast<std::size_t>(target))));
        }
    }
    return points;
}

} // namespace assay::metrics
