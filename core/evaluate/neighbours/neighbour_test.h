// The neighbour test: asks searches for each anchor and says what came back. It knows searches by their
// interface only; vectors and texts may be anywhere.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_gold.h"
#include "core/evaluate/neighbours/result_pools.h"
#include "core/model/neighbour.h"
#include "core/retrieval/search.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// What the test asks with, of the anchors of one batch.
class AnchorSource {
  public:
    virtual ~AnchorSource() = default;
    // Vectors of these rows, one after the other; all zeros: it has none. Asked only when a search needs
    // vectors.
    [[nodiscard]] virtual base::Result<std::vector<float>>
    vectors(std::span<const std::uint32_t> rows) const = 0;
    // Empty: it has none.
    [[nodiscard]] virtual base::Result<std::vector<std::string>>
    texts(std::span<const std::uint32_t> rows) const = 0;
    [[nodiscard]] virtual base::Result<std::vector<std::string>>
    sentenceIds(std::span<const std::uint32_t> rows) const = 0;
    // The value of a field of the metadata; empty: it has none. Asked for fields that CorpusColumns does not
    // hold. Error: InvalidArgument (`where` "filter_fields", `detail` the field; by default every field).
    [[nodiscard]] virtual base::Result<std::vector<std::string>> field(std::span<const std::uint32_t> rows,
                                                                       const std::string& name) const;
};

struct NeighbourTest {
    const workspace::CorpusColumns* columns = nullptr;
    const NeighbourGold* gold = nullptr;
    const AnchorSource* source = nullptr;
    std::vector<const retrieval::Search*> searches; // at least one
    model::NeighbourSettings settings;
    std::vector<std::uint32_t> anchors; // rows; an anchor's number is its place here
    std::vector<double> weights;        // of each (AnchorOutcome::weight); empty: not known
    std::size_t batch = 64;             // anchors that are asked at once
    PoolSource pools{};                 // what chance levels and texts that repeat go by
    // By search one that ranks at random and goes on as the search does, where that is more than its first
    // results; null or not there: any order of its results is as likely as another.
    std::vector<const retrieval::Search*> randomSearches{};
};

// Rankings in random order for each anchor, where a search has a random one: the standard error of a share
// over 60 anchors is then below 0.005.
inline constexpr int kRandomRankings = 200;

inline constexpr double kCosineRounding = 1e-6;

// Takes the outcomes as they come, some at a time and in rising order of their numbers; called by one thread.
// Its error ends the test.
using NeighbourSink = std::function<base::Result<>(std::span<const model::AnchorOutcome>)>;

// Asks for the anchors from number `first` on, in their order, in batches, one search after the other. The
// outcome of an anchor does not depend on which are asked with it. A stop ends it between batches: what was
// handed to the sink holds, the rest can be asked later. Progress: Evaluating, in anchors. Errors:
// InvalidArgument (settings, anchors, a field that there is not, no search, one that cannot filter),
// Cancelled, those of the searches, the source and the sink.
//
// Of the filtered regime, "slice" is the anchor's company (its number, else its name), form, year and
// section. Where what ties with the last results that count, or texts that come once, may stand behind all
// that came back, it is asked deeper. Cosines that count as near duplicates may fall short of the limit by
// kCosineRounding, so that float32 does not decide. Only cosine distances give a bestGoldDistance.
//
// Not asked are anchors that are not among what is searched (onlyProse), those without a vector where the
// search needs one, and those without any word, cut as lexical indices do, where it needs text.
[[nodiscard]] base::Result<> runNeighbourTest(const NeighbourTest& test, std::uint32_t first,
                                              const NeighbourSink& sink, const std::stop_token& stop,
                                              base::ProgressSink& progress);

} // namespace assay::evaluate
