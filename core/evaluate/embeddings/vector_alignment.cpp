#include "core/evaluate/embeddings/vector_alignment.h"

#include "core/base/json_members.h"
#include "core/base/random.h"
#include "core/json/settings_reader.h"
#include "core/statistics/clusters.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::evaluate {
namespace {

using retrieval::Row;
using Json = nlohmann::ordered_json;

constexpr double kStandardErrors = 4;
constexpr std::array<std::string_view, 5> kStates{"cannot_be_judged", "aligned", "doubtful", "misaligned",
                                                  "exempt"};
constexpr std::array<std::string_view, kVectorOrders> kOrders{"given",     "offset_-3", "offset_-2",
                                                              "offset_-1", "offset_1",  "offset_2",
                                                              "offset_3",  "reversed",  "sorted_ids"};
constexpr std::array<std::int64_t, kVectorOrders> kOffsets{0, -3, -2, -1, 1, 2, 3, 0, 0};

// That the vectors stand in another order from some place on.
struct Hypothesis {
    VectorOrder order = VectorOrder::Given;
    std::size_t from = 0;
};

// The rows that have a vector, as places 0, 1, 2 …, and where each place's vector would stand in an order.
class Places {
  public:
    explicit Places(const AlignmentInput& input)
        : m_input(input) {}

    [[nodiscard]] std::size_t size() const { return m_input.rows.size(); }

    [[nodiscard]] std::size_t of(Row row) const {
        const auto at = std::ranges::lower_bound(m_input.rows, row);
        return static_cast<std::size_t>(at - m_input.rows.begin());
    }

    // nullptr: beyond the first or the last.
    [[nodiscard]] const float* vectorAt(std::size_t place, const Hypothesis& hypothesis) const {
        const VectorOrder order = place < hypothesis.from ? VectorOrder::Given : hypothesis.order;
        std::int64_t at = static_cast<std::int64_t>(place) + kOffsets[static_cast<std::size_t>(order)];
        if (order == VectorOrder::Reversed) {
            at = static_cast<std::int64_t>(size() - 1 - place);
        } else if (order == VectorOrder::SortedIds) {
            at = m_input.sortedPlaces[place];
        }
        return at < 0 || at >= static_cast<std::int64_t>(size())
                   ? nullptr
                   : m_input.matrix->data(m_input.rows[static_cast<std::size_t>(at)]);
    }

  private:
    const AlignmentInput& m_input;
};

// In a fixed order, so that it is the same everywhere. Vectors have length 1.
double cosine(const float* a, const float* b, std::size_t dimension) {
    double sum = 0;
    for (std::size_t i = 0; i < dimension; ++i) {
        sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    }
    return sum;
}

struct AskedSentence {
    std::size_t place = 0;
    const AlignmentQuery* query = nullptr;
    std::vector<Row> random;
    // The share of pairs of a neighbour and a random row in which the neighbour is nearer, by order.
    std::array<std::optional<double>, kVectorOrders> share{};
};

std::vector<double> cosinesTo(const Places& places, const float* asker, std::span<const Row> rows,
                              const Hypothesis& hypothesis, std::size_t dimension) {
    std::vector<double> cosines;
    for (const Row row : rows) {
        if (const float* const vector = places.vectorAt(places.of(row), hypothesis)) {
            cosines.push_back(cosine(asker, vector, dimension));
        }
    }
    return cosines;
}

std::optional<double> shareOf(const Places& places, const AskedSentence& asked, const Hypothesis& hypothesis,
                              std::size_t dimension) {
    const float* const asker = places.vectorAt(asked.place, hypothesis);
    if (asker == nullptr) {
        return std::nullopt;
    }
    const auto near = cosinesTo(places, asker, asked.query->neighbours, hypothesis, dimension);
    const auto far = cosinesTo(places, asker, asked.random, hypothesis, dimension);
    if (near.empty() || far.empty()) {
        return std::nullopt;
    }
    double won = 0;
    for (const double a : near) {
        for (const double b : far) {
            won += a > b ? 1.0 : a == b ? 0.5 : 0.0;
        }
    }
    return won / static_cast<double>(near.size() * far.size());
}

std::vector<Row> randomRows(const AlignmentInput& input, Row asker, base::Random& random) {
    std::vector<Row> rows;
    while (rows.size() < kAlignmentNeighbours) {
        const Row row = input.random[static_cast<std::size_t>(random.below(input.random.size()))];
        if (row != asker) {
            rows.push_back(row);
        }
    }
    return rows;
}

std::vector<AskedSentence> ask(const AlignmentInput& input, const Places& places) {
    std::vector<AskedSentence> asked;
    if (input.random.size() < 2) {
        return asked;
    }
    base::Random random(input.seed);
    for (const AlignmentQuery& query : input.queries) {
        AskedSentence one;
        one.random = randomRows(input, query.row, random);
        if (query.neighbours.empty()) {
            continue;
        }
        one.place = places.of(query.row);
        one.query = &query;
        for (std::size_t order = 0; order < kVectorOrders; ++order) {
            one.share[order] =
                shareOf(places, one, {static_cast<VectorOrder>(order), 0}, input.matrix->dimension());
        }
        if (one.share[0]) {
            asked.push_back(std::move(one));
        }
    }
    std::ranges::stable_sort(asked, {}, &AskedSentence::place);
    return asked;
}

std::optional<double> meanShare(std::span<const AskedSentence> asked, std::size_t order) {
    double sum = 0;
    std::size_t n = 0;
    for (const AskedSentence& one : asked) {
        if (one.share[order]) {
            sum += *one.share[order];
            ++n;
        }
    }
    return n > 0 ? std::optional(sum / static_cast<double>(n)) : std::nullopt;
}

std::size_t blockOf(std::size_t place, std::size_t places) {
    return std::min(place * kAlignmentBlocks / places, kAlignmentBlocks - 1);
}

// What an order gains over the given one where both have a vector.
struct Gain {
    double sum = 0;
    double squares = 0;
    double order = 0;
    double given = 0;
    std::size_t n = 0;

    void add(double ofOrder, double ofGiven) {
        const double gain = ofOrder - ofGiven;
        sum += gain;
        squares += gain * gain;
        order += ofOrder;
        given += ofGiven;
        ++n;
    }

    [[nodiscard]] bool counts() const {
        if (n < 2) {
            return false;
        }
        const auto all = static_cast<double>(n);
        const double mean = sum / all;
        const double variance = std::max(0.0, (squares - all * mean * mean) / (all - 1));
        return mean > kAlignmentGain && mean > kStandardErrors * std::sqrt(variance / all) &&
               order / all >= kMisalignedBelow;
    }
};

std::size_t firstOfBlock(std::size_t block, std::size_t places) {
    return (block * places + kAlignmentBlocks - 1) / kAlignmentBlocks;
}

bool isOffset(std::size_t order) {
    return kOffsets[order] != 0;
}

// The order that fits better, throughout or from the beginning of some block on: a row that is left out or
// too many shifts all that follow. What it gains is looked at among the sentences that it moves; of several
// the one that gains most over all is taken, which is where the shift begins.
std::optional<BetterOrder> betterOrder(const AlignmentInput& input, std::span<const AskedSentence> asked,
                                       const Places& places) {
    std::optional<BetterOrder> better;
    double most = 0;
    for (std::size_t order = 1; order < kVectorOrders; ++order) {
        for (std::size_t block = 0; block < (isOffset(order) ? kAlignmentBlocks : 1); ++block) {
            const Hypothesis hypothesis{static_cast<VectorOrder>(order), firstOfBlock(block, places.size())};
            Gain moved;
            double inAll = 0;
            for (const AskedSentence& one : asked) {
                const auto share = block == 0 ? one.share[order]
                                              : shareOf(places, one, hypothesis, input.matrix->dimension());
                if (share) {
                    inAll += *share - *one.share[0];
                    if (one.place >= hypothesis.from) {
                        moved.add(*share, *one.share[0]);
                    }
                }
            }
            if (moved.counts() && inAll > most) {
                most = inAll;
                const auto n = static_cast<double>(moved.n);
                better = BetterOrder{hypothesis.order, moved.order / n, moved.given / n,
                                     block == 0 ? Row{0} : input.rows[hypothesis.from]};
            }
        }
    }
    return better;
}

void countIdentical(const AlignmentInput& input, Alignment& alignment) {
    for (const AlignmentQuery& query : input.queries) {
        const float* const asker = input.matrix->data(query.row);
        for (std::size_t i = 0; i < query.neighbours.size(); ++i) {
            if (query.identical[i]) {
                ++alignment.identicalPairs;
                const double near =
                    cosine(asker, input.matrix->data(query.neighbours[i]), input.matrix->dimension());
                alignment.identicalNear += near >= kIdenticalCosine ? 1 : 0;
            }
        }
    }
}

AlignmentState stateOf(const Alignment& alignment) {
    if (alignment.sentences < kAlignmentLeast || !alignment.value) {
        return AlignmentState::CannotBeJudged;
    }
    if (alignment.better || *alignment.value < kMisalignedBelow) {
        return AlignmentState::Misaligned;
    }
    const bool identicalDiffer = alignment.identicalPairs >= kAlignmentLeastPairs &&
                                 static_cast<double>(alignment.identicalNear) <
                                     kIdenticalShare * static_cast<double>(alignment.identicalPairs);
    return *alignment.value < kDoubtfulBelow || identicalDiffer ? AlignmentState::Doubtful
                                                                : AlignmentState::Aligned;
}

std::optional<statistics::Interval> intervalOf(std::span<const AskedSentence> asked, std::uint64_t seed) {
    std::vector<double> shares;
    std::vector<std::uint32_t> clusters;
    for (const AskedSentence& one : asked) {
        shares.push_back(*one.share[0]);
        clusters.push_back(one.query->cluster);
    }
    return statistics::levelInterval(statistics::clusteredRatioInterval(
        shares, std::vector<double>(shares.size(), 1.0), statistics::Clusters(clusters), seed));
}

Json numberOrNull(const std::optional<double>& value) {
    return value ? Json(*value) : Json();
}

template <typename Name, std::size_t n>
std::optional<std::size_t> placeOf(const std::array<Name, n>& names, std::string_view name) {
    const auto at = std::ranges::find(names, name);
    return at == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - names.begin()));
}

std::optional<double> finiteNumber(const Json* value) {
    return value != nullptr ? base::numberIn(*value) : std::nullopt;
}

std::int64_t countAt(const Json& json, const char* key) {
    const Json* const value = base::memberOf(json, key);
    return value != nullptr ? base::integerIn<std::int64_t>(*value).value_or(0) : 0;
}

} // namespace

std::string_view alignmentStateName(AlignmentState state) noexcept {
    return kStates[static_cast<std::size_t>(state)];
}

std::string_view vectorOrderName(VectorOrder order) noexcept {
    return kOrders[static_cast<std::size_t>(order)];
}

Alignment measureAlignment(const AlignmentInput& input) {
    Alignment alignment;
    const Places places(input);
    const std::vector<AskedSentence> asked = ask(input, places);
    alignment.sentences = std::ssize(asked);
    if (asked.empty()) {
        return alignment;
    }
    for (std::size_t order = 0; order < kVectorOrders; ++order) {
        alignment.orders[order] = meanShare(asked, order);
    }
    alignment.value = alignment.orders[0];
    std::vector<std::vector<AskedSentence>> blocks(kAlignmentBlocks);
    for (const AskedSentence& one : asked) {
        blocks[blockOf(one.place, places.size())].push_back(one);
    }
    for (std::size_t block = 0; block < kAlignmentBlocks; ++block) {
        alignment.blocks[block] = meanShare(blocks[block], 0);
    }
    countIdentical(input, alignment);
    if (alignment.sentences >= kAlignmentLeast) {
        alignment.interval = intervalOf(asked, input.seed);
        alignment.better = betterOrder(input, asked, places);
    }
    alignment.state = stateOf(alignment);
    return alignment;
}

std::string alignmentJson(const Alignment& alignment) {
    Json json{{"state", alignmentStateName(alignment.state)}};
    if (alignment.state != AlignmentState::Exempt) {
        json["sentences"] = alignment.sentences;
        json["a"] = numberOrNull(alignment.value);
        json["a_ci"] =
            alignment.interval ? Json::array({alignment.interval->low, alignment.interval->high}) : Json();
        Json blocks = Json::array();
        for (const auto& block : alignment.blocks) {
            blocks.push_back(numberOrNull(block));
        }
        json["blocks"] = std::move(blocks);
        Json orders = Json::object();
        for (std::size_t order = 1; order < kVectorOrders; ++order) {
            orders[std::string(kOrders[order])] = numberOrNull(alignment.orders[order]);
        }
        json["orders"] = std::move(orders);
        json["better"] = alignment.better ? Json{{"order", vectorOrderName(alignment.better->order)},
                                                 {"a", alignment.better->value},
                                                 {"given", alignment.better->given},
                                                 {"from_row", alignment.better->fromRow}}
                                          : Json();
        json["identical_pairs"] = alignment.identicalPairs;
        json["identical_near"] = alignment.identicalNear;
    }
    return json.dump();
}

std::optional<Alignment> readAlignment(std::string_view text) {
    const Json json = json::parseSettingsJson(text);
    const auto state = placeOf(kStates, base::memberText(json, "state"));
    if (!json.is_object() || !state) {
        return std::nullopt;
    }
    Alignment alignment;
    alignment.state = static_cast<AlignmentState>(*state);
    alignment.sentences = countAt(json, "sentences");
    alignment.value = finiteNumber(base::memberOf(json, "a"));
    alignment.orders[0] = alignment.value;
    const Json* const interval = base::memberOf(json, "a_ci");
    if (interval != nullptr && interval->is_array() && interval->size() == 2) {
        const auto low = finiteNumber(&interval->front());
        const auto high = finiteNumber(&interval->back());
        if (low && high) {
            alignment.interval = statistics::Interval{*low, *high};
        }
    }
    const Json* const blocks = base::memberOf(json, "blocks");
    for (std::size_t i = 0; blocks != nullptr && blocks->is_array() && i < kAlignmentBlocks; ++i) {
        alignment.blocks[i] = i < blocks->size() ? finiteNumber(&(*blocks)[i]) : std::nullopt;
    }
    if (const Json* const orders = base::memberOf(json, "orders")) {
        for (std::size_t order = 1; order < kVectorOrders; ++order) {
            alignment.orders[order] = finiteNumber(base::memberOf(*orders, kOrders[order]));
        }
    }
    if (const Json* const better = base::memberOf(json, "better"); better != nullptr && better->is_object()) {
        const auto order = placeOf(kOrders, base::memberText(*better, "order"));
        const auto value = finiteNumber(base::memberOf(*better, "a"));
        const auto given = finiteNumber(base::memberOf(*better, "given"));
        if (order && value && given) {
            alignment.better = BetterOrder{static_cast<VectorOrder>(*order), *value, *given,
                                           static_cast<Row>(countAt(*better, "from_row"))};
        }
    }
    alignment.identicalPairs = countAt(json, "identical_pairs");
    alignment.identicalNear = countAt(json, "identical_near");
    return alignment;
}

} // namespace assay::evaluate
