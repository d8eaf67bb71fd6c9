#include "core/retrieval/fusion/fusion.h"

#include "core/base/guard.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace assay::retrieval {
namespace {

using base::ErrorCode;

bool stands(const Hit& a, const Hit& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.row < b.row;
}

base::Result<> checkDistances(std::span<const Hit> hits) {
    for (const Hit& hit : hits) {
        if (!std::isfinite(hit.distance)) {
            return base::fail(ErrorCode::InvalidArgument, std::to_string(hit.distance), "distance");
        }
    }
    return {};
}

base::Result<> checkDistances(std::span<const std::vector<Hit>> lists) {
    for (const std::vector<Hit>& list : lists) {
        ASSAY_TRY(checkDistances(std::span<const Hit>(list)));
    }
    return {};
}

std::vector<Hit> withoutRepetition(std::span<const Hit> hits) {
    std::unordered_set<Row> seen;
    std::vector<Hit> kept;
    kept.reserve(hits.size());
    for (const Hit& hit : hits) {
        if (seen.insert(hit.row).second) {
            kept.push_back(hit);
        }
    }
    return kept;
}

template <typename T>
void keepFirst(std::vector<T>& items, std::size_t k) {
    if (k != 0 && items.size() > k) {
        items.resize(k);
    }
}

std::vector<Hit> bestOf(const std::unordered_map<Row, double>& scores, std::size_t k) {
    std::vector<Hit> hits;
    hits.reserve(scores.size());
    for (const auto& [row, score] : scores) {
        hits.push_back({row, -static_cast<float>(score)});
    }
    std::sort(hits.begin(), hits.end(), stands);
    keepFirst(hits, k);
    return hits;
}

// Calls take(first, last) for each of the hits that tie, one after the other; most are alone.
template <typename Take>
void forEachTie(const std::vector<Hit>& hits, const Take& take) {
    for (std::size_t first = 0; first < hits.size();) {
        const double best = hits[first].distance;
        std::size_t last = first + 1;
        while (last < hits.size() && std::abs(hits[last].distance - best) <= kTiedDistance) {
            ++last;
        }
        take(first, last);
        first = last;
    }
}

void addNormalised(const std::vector<Hit>& hits, double weight, std::optional<Row> asker,
                   std::unordered_map<Row, double>& scores) {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Hit& hit : hits) {
        if (hit.row != asker) {
            low = std::min<double>(low, hit.distance);
            high = std::max<double>(high, hit.distance);
        }
    }
    forEachTie(hits, [&](std::size_t first, std::size_t last) {
        const double normalised = high > low ? (high - hits[first].distance) / (high - low) : 1;
        for (std::size_t i = first; i < last; ++i) {
            scores[hits[i].row] += weight * normalised;
        }
    });
}

void addReciprocalRanks(const std::vector<Hit>& hits, double constant,
                        std::unordered_map<Row, double>& scores) {
    forEachTie(hits, [&](std::size_t first, std::size_t last) {
        double sum = 0;
        for (std::size_t i = first; i < last; ++i) {
            sum += 1 / (constant + static_cast<double>(i) + 1);
        }
        for (std::size_t i = first; i < last; ++i) {
            scores[hits[i].row] += sum / static_cast<double>(last - first);
        }
    });
}

// Takes rows in their order, each once, until there are enough.
class WindowList {
  public:
    WindowList(std::size_t k, const std::function<bool(Row)>& keeps)
        : m_k(k)
        , m_keeps(keeps) {
        const std::size_t some = std::min<std::size_t>(k, 1024);
        m_seen.reserve(some);
        m_hits.reserve(some);
    }

    [[nodiscard]] bool isFull() const { return m_k != 0 && m_hits.size() >= m_k; }

    void add(const WindowHit& hit) {
        if (!isFull() && (!m_keeps || m_keeps(hit.row)) && m_seen.insert(hit.row).second) {
            m_hits.push_back(hit);
        }
    }

    [[nodiscard]] std::vector<WindowHit> take() { return std::move(m_hits); }

  private:
    std::size_t m_k = 0;
    const std::function<bool(Row)>& m_keeps;
    std::unordered_set<Row> m_seen;
    std::vector<WindowHit> m_hits;
};

void addNeighbours(const Hit& hit, std::int64_t width, std::size_t rowCount, const PlaceOf& placeOf,
                   WindowList& list) {
    const SentencePlace here = placeOf(hit.row);
    if (here.position == SentencePlace::kNoPosition) {
        return;
    }
    std::vector<WindowHit> neighbours;
    // Whether there may be more beyond this row.
    const auto takes = [&](Row row) {
        const SentencePlace place = placeOf(row);
        if (place.slice != here.slice) {
            return false;
        }
        if (place.position == SentencePlace::kNoPosition) {
            return true;
        }
        const std::int64_t offset = place.position - here.position;
        if (std::abs(offset) > width) {
            return false;
        }
        neighbours.push_back({row, hit.distance, hit.row, offset});
        return true;
    };
    for (Row row = hit.row; row > 0 && takes(row - 1);) {
        --row;
    }
    for (std::size_t row = std::size_t{hit.row} + 1; row < rowCount && takes(static_cast<Row>(row));) {
        ++row;
    }
    std::sort(neighbours.begin(), neighbours.end(), [](const WindowHit& a, const WindowHit& b) {
        const std::int64_t distanceA = std::abs(a.offset);
        const std::int64_t distanceB = std::abs(b.offset);
        return distanceA != distanceB ? distanceA < distanceB : a.row < b.row;
    });
    for (const WindowHit& neighbour : neighbours) {
        list.add(neighbour);
    }
}

} // namespace

base::Result<std::vector<Hit>> fuseByWeight(std::span<const Hit> lexical, std::span<const Hit> vector,
                                            double alpha, std::size_t k, std::optional<Row> asker) {
    return base::guarded("hybrid", [&]() -> base::Result<std::vector<Hit>> {
        if (!(alpha >= 0 && alpha <= 1)) {
            return base::fail(ErrorCode::InvalidArgument, std::to_string(alpha), "alpha");
        }
        for (const auto& list : {lexical, vector}) {
            ASSAY_TRY(checkDistances(list));
        }
        if (alpha == 0 || alpha == 1) {
            std::vector<Hit> alone = withoutRepetition(alpha == 0 ? lexical : vector);
            keepFirst(alone, k);
            return alone;
        }
        std::unordered_map<Row, double> scores;
        addNormalised(withoutRepetition(lexical), 1 - alpha, asker, scores);
        addNormalised(withoutRepetition(vector), alpha, asker, scores);
        return bestOf(scores, k);
    });
}

base::Result<std::vector<Hit>> fuseByReciprocalRank(std::span<const std::vector<Hit>> lists, std::size_t k,
                                                    double constant) {
    return base::guarded("reciprocal ranks", [&]() -> base::Result<std::vector<Hit>> {
        if (!std::isfinite(constant) || constant < 0) {
            return base::fail(ErrorCode::InvalidArgument, std::to_string(constant), "constant");
        }
        ASSAY_TRY(checkDistances(lists));
        std::unordered_map<Row, double> scores;
        for (const std::vector<Hit>& list : lists) {
            addReciprocalRanks(withoutRepetition(list), constant, scores);
        }
        return bestOf(scores, k);
    });
}

base::Result<std::vector<Hit>> uniteHits(std::span<const std::vector<Hit>> lists, std::size_t k) {
    return base::guarded("union", [&]() -> base::Result<std::vector<Hit>> {
        ASSAY_TRY(checkDistances(lists));
        std::vector<Hit> all;
        for (const std::vector<Hit>& list : lists) {
            all.insert(all.end(), list.begin(), list.end());
        }
        std::sort(all.begin(), all.end(), stands);
        std::vector<Hit> united = withoutRepetition(all);
        keepFirst(united, k);
        return united;
    });
}

base::Result<std::vector<WindowHit>> expandByWindow(std::span<const Hit> hits, std::int64_t width,
                                                    std::size_t rowCount, const PlaceOf& placeOf,
                                                    WindowOrder order, std::size_t k,
                                                    std::optional<Row> alone,
                                                    const std::function<bool(Row)>& keeps) {
    return base::guarded("window", [&]() -> base::Result<std::vector<WindowHit>> {
        if (width < 0) {
            return base::fail(ErrorCode::InvalidArgument, std::to_string(width), "width");
        }
        ASSAY_TRY(checkDistances(hits));
        for (const Hit& hit : hits) {
            if (hit.row >= rowCount) {
                return base::fail(ErrorCode::InvalidArgument, std::to_string(hit.row), "row");
            }
        }
        WindowList list(k, keeps);
        if (order == WindowOrder::BehindAllHits) {
            for (const Hit& hit : hits) {
                list.add({hit.row, hit.distance, hit.row, 0});
            }
        }
        for (const Hit& hit : hits) {
            if (list.isFull()) {
                break;
            }
            list.add({hit.row, hit.distance, hit.row, 0});
            if (hit.row != alone) {
                addNeighbours(hit, width, rowCount, placeOf, list);
            }
        }
        return list.take();
    });
}

base::Result<std::vector<WindowHit>> expandByWindow(std::span<const Hit> hits, std::int64_t width,
                                                    std::span<const std::uint32_t> slices,
                                                    std::span<const std::int64_t> positions,
                                                    WindowOrder order, std::size_t k,
                                                    std::optional<Row> alone) {
    if (slices.size() != positions.size()) {
        return base::fail(ErrorCode::InvalidArgument, std::to_string(positions.size()), "positions");
    }
    return expandByWindow(
        hits, width, slices.size(), [&](Row row) { return SentencePlace{slices[row], positions[row]}; },
        order, k, alone);
}

} // namespace assay::retrieval
