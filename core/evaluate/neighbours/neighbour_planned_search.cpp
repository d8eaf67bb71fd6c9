#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/retrieval/fusion/fusion.h"

#include <fmt/format.h>

namespace assay::evaluate {
namespace {

// As the searches call themselves (retrieval/corpus_searches.h, bm25_index.h). The parts of what is fused are
// united one by one.
std::string labelOf(const SearchSpec& spec, const std::string& model) {
    const auto united = [&spec](const std::string& label) {
        return spec.uniteOver.empty() ? label : fmt::format("union over {} ({})", spec.uniteOver, label);
    };
    const std::string of = model.empty() ? "" : ", " + model;
    const std::string exact = united("exact" + of);
    const std::string words = united(fmt::format("BM25 k1={} b={}", spec.k1, spec.b));
    std::string label;
    switch (spec.kind) {
    case SearchKind::Exact:
        label = exact;
        break;
    case SearchKind::Hnsw:
        label = united(fmt::format("HNSW M={} ef={}{}", spec.hnsw.m, spec.hnsw.ef, of));
        break;
    case SearchKind::Lexical:
        label = words;
        break;
    case SearchKind::Hybrid:
        label = fmt::format("hybrid alpha={}{} ({} + {})", spec.alpha,
                            spec.alpha == 0 || spec.alpha == 1 ? std::string()
                                                               : fmt::format(" depth={}", spec.depth),
                            exact, words);
        break;
    case SearchKind::ReciprocalRank:
        label = fmt::format("reciprocal ranks c={} depth={} ({} + {})", retrieval::kReciprocalRankConstant,
                            spec.depth, words, exact);
        break;
    case SearchKind::Engine:
        label = united(fmt::format("engine {} by {}", spec.engine, retrieval::remoteModeName(spec.mode)));
        break;
    }
    return spec.expandBy > 0 ? fmt::format("window ±{} ({})", spec.expandBy, label) : label;
}

} // namespace

retrieval::Capabilities plannedCapabilities(const SearchSpec& spec, const std::string& model) {
    retrieval::Capabilities planned;
    planned.label = labelOf(spec, model);
    const bool byVector = spec.kind == SearchKind::Exact || spec.kind == SearchKind::Hnsw ||
                          (spec.kind == SearchKind::Hybrid && spec.alpha == 1) || // vectors alone
                          (spec.kind == SearchKind::Engine && spec.mode == retrieval::RemoteMode::Vector);
    planned.distance = byVector ? retrieval::DistanceKind::Cosine : retrieval::DistanceKind::NegativeScore;
    planned.remote = spec.kind == SearchKind::Engine;
    if (spec.kind != SearchKind::Hnsw && spec.kind != SearchKind::Engine) {
        planned.recall = 1; // nothing in it is approximate
    }
    return planned;
}

} // namespace assay::evaluate
