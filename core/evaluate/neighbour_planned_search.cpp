#include "core/evaluate/neighbour_run.h"
#include "core/retrieval/fusion.h"

#include <fmt/format.h>

namespace assay::evaluate {
namespace {

// As the searches call themselves (retrieval/corpus_searches.h, bm25_index.h).
std::string labelOf(const SearchSpec& spec, const std::string& model) {
    const std::string of = model.empty() ? "" : ", " + model;
    const std::string exact = "exact" + of;
    const std::string words = fmt::format("BM25 k1={} b={}", spec.k1, spec.b);
    std::string label;
    switch (spec.kind) {
    case SearchKind::Exact:
        label = exact;
        break;
    case SearchKind::Hnsw:
        label = fmt::format("HNSW M={} ef={}{}", spec.hnsw.m, spec.hnsw.ef, of);
        break;
    case SearchKind::Lexical:
        label = words;
        break;
    case SearchKind::Hybrid:
        label = fmt::format("hybrid alpha={}{} ({} + {})", spec.alpha,
                            spec.alpha == 0 || spec.alpha == 1 ? "" : fmt::format(" depth={}", spec.depth),
                            exact, words);
        break;
    case SearchKind::ReciprocalRank:
        label = fmt::format("reciprocal ranks c={} depth={} ({} + {})", retrieval::kReciprocalRankConstant,
                            spec.depth, words, exact);
        break;
    }
    if (!spec.uniteOver.empty()) {
        label = fmt::format("union over {} ({})", spec.uniteOver, label);
    }
    return spec.expandBy > 0 ? fmt::format("window ±{} ({})", spec.expandBy, label) : label;
}

} // namespace

retrieval::Capabilities plannedCapabilities(const SearchSpec& spec, const std::string& model) {
    retrieval::Capabilities planned;
    planned.label = labelOf(spec, model);
    const bool byVector = spec.kind == SearchKind::Exact || spec.kind == SearchKind::Hnsw ||
                          (spec.kind == SearchKind::Hybrid && spec.alpha == 1); // vectors alone
    planned.distance = byVector ? retrieval::DistanceKind::Cosine : retrieval::DistanceKind::NegativeScore;
    if (spec.kind != SearchKind::Hnsw) {
        planned.recall = 1; // nothing in it is approximate
    }
    return planned;
}

} // namespace assay::evaluate
