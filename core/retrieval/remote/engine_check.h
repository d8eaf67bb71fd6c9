// Whether an engine holds what is here: a sample of sentences is fetched by id, with its vectors, and held
// against the vectors of this corpus. Finds the three faults that recall alone does not name: ids that are
// shifted against their vectors, a metric that is not the corpus's, and vectors that were cut. The metric is
// the one that the engine says it has, and the one by which its lists stand: an operator or a setting that is
// wrong is seen by the order of what it gives, wherever the lengths of its vectors make it another one.
//
// - missing: ids of the sample that the engine has not.
// - dimension: of the engine's vectors; isTruncated: they are the first numbers of those here.
// - agreeing: sentences whose vector there has a cosine of 0.999 or more with the one here.
// - lists: of so many queries with vectors of the sample, those that were answered by two results or more.
// - listsBy: the metric by which more lists than by cosine stand in order, and less than half by cosine.
// - shiftedBy: the offset of rows, -3 to 3, at which more of the sample agrees than at 0, and at least half.
//
// Threads: as the engine.
#pragma once

#include "core/base/result.h"
#include "core/formats/vectors/vector_reader.h"
#include "core/retrieval/remote/remote_search.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::retrieval {

inline constexpr double kSameVectorCosine = 0.999;
inline constexpr int kLargestShift = 3;
inline constexpr std::size_t kOrderedLists = 10; // that are asked for, each of as many results
inline constexpr std::size_t kSentSample = 200;  // sentences of a corpus that was sent
inline constexpr std::size_t kRunSample = 50;    // anchors of a run, or sentences of a corpus that is asked

struct EngineCheck {
    RemoteCollection collection;
    std::size_t sampled = 0;
    std::vector<Row> rows; // of the sample; without those that an engine does not take, having no vector
    std::size_t found = 0;
    std::vector<RemoteDocument> documents; // that were found, without their vectors
    std::vector<std::string> missing;      // ids, at most 10
    std::size_t compared = 0;              // found, with a vector on both sides
    std::size_t agreeing = 0;
    std::optional<int> shiftedBy; // the engine's vector of row r is that of row r + shiftedBy here
    std::size_t dimension = 0;    // of the engine's vectors; 0: it gave none
    std::size_t dimensionHere = 0;
    bool isTruncated = false;            // its vectors are the first numbers of those here
    bool wrongMetric = false;            // the collection compares by something else than cosines
    std::size_t queries = 0;             // that were asked for their order
    std::size_t lists = 0;               // whose order was looked at
    std::optional<RemoteMetric> listsBy; // not the cosine

    [[nodiscard]] bool isSound() const noexcept {
        return collection.exists && found == sampled && agreeing == compared && !shiftedBy && !wrongMetric &&
               (dimension == 0 || dimension == dimensionHere);
    }
};

// At most `count` of so many rows, evenly taken.
[[nodiscard]] std::vector<Row> evenlyTaken(std::size_t rows, std::size_t count);

// `sample`: rows of the corpus. `vectors`: of the rows here, `dimension` numbers each; null: only ids are
// looked at. It takes checkRequests() (remote_estimate.h). Errors: those of the engine and of `vectors`.
[[nodiscard]] base::Result<EngineCheck> checkEngine(RemoteEngine& engine, const formats::VectorIds& ids,
                                                    const RowVectors& vectors, std::size_t dimension,
                                                    std::span<const Row> sample, const std::stop_token& stop);

} // namespace assay::retrieval
