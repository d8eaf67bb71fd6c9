// A neighbour test over a workspace, kept as a Run: started, gone on with after a pause or a crash, read
// again, compared. The page and the command line call these.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/embeddings/vector_alignment.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/engine_holdings.h"
#include "core/evaluate/neighbours/engine_identity.h"
#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/model/neighbour.h"
#include "core/retrieval/remote/http_engine.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::string_view kNeighbourRuns = "neighbours"; // RunInfo::kind
inline constexpr std::string_view kOutsideOrigin = "outside";    // RunInfo::origin of runs made elsewhere

struct NeighbourRunPlan {
    std::string name; // of the run; empty: made from corpus, embeddings and searches
    base::RowId corpus = 0;
    base::RowId embeddings = 0; // 0: none
    base::RowId anchorSet = 0;  // 0: drawn by `sampling`
    AnchorSampling sampling;
    std::vector<SearchSpec> searches{SearchSpec{}};
    model::NeighbourSettings settings;
    std::string who;
    // Asked what their collections are, which is kept in the run's inputs; empty: it is not known.
    retrieval::EngineSource engines{};
};

// What a run says of itself, for reading it again without the corpus.
struct NeighbourRunSettings {
    model::NeighbourSettings test;
    AnchorSampling sampling;           // of anchors that were drawn for this run
    std::vector<AnchorStratum> strata; // as they were drawn; empty: not known
    std::vector<SearchSpec> searches;
    // Of a run that was made elsewhere and imported (outside_results.h): then there are no searches, but the
    // names of those that it had.
    bool isOutside = false;
    std::vector<std::string> outsideSearches;
    base::RowId corpusId = 0;
    base::RowId embeddingsId = 0;   // 0: none
    base::RowId anchorSetId = 0;    // 0: drawn for this run
    std::string corpus, corpusHash; // names and content hashes
    std::string embeddings, embeddingsHash, model;
    std::string anchorSet, anchorsHash;
    std::vector<EngineIdentity> engines; // as they were when the run was made
    // Whether the vectors fit the sentences; known once the searches were opened, missing without vectors.
    std::optional<Alignment> alignment;
    // Whether the engines hold what is here; known once the searches were opened.
    std::vector<EngineHolding> holdings;
};

[[nodiscard]] base::Result<NeighbourRunSettings> neighbourRunSettings(const workspace::RunInfo& run);

// Draws a named anchor set. Errors: those of drawAnchors() and addAnchorSet().
[[nodiscard]] base::Result<AnchorSample> drawAnchorSet(workspace::Workspace& workspace, base::RowId corpus,
                                                       const std::string& name,
                                                       const AnchorSampling& sampling, const std::string& who,
                                                       const std::stop_token& stop);

// Watches a run; called by the working thread.
class NeighbourObserver {
  public:
    virtual ~NeighbourObserver() = default;
    // The searches are open; nothing has been asked yet.
    virtual void opened(const std::vector<retrieval::Capabilities>& searches) = 0;
    // These have just been stored; what an earlier part of the run stored comes first.
    virtual void stored(std::span<const model::AnchorOutcome> outcomes) = 0;
};

// Makes the run with its anchors; no anchor is asked yet, engines only what they are. Errors:
// InvalidArgument, NotFound, InputNotUsable, RemoteFailure.
[[nodiscard]] base::Result<base::RowId> createNeighbourRun(workspace::Workspace& workspace,
                                                           const NeighbourRunPlan& plan,
                                                           const std::stop_token& stop);

// Asks what is left of it, storing as it goes, and finishes it. A stop leaves it stopped; calling this again
// goes on. One that fails at its first go before anything was asked is removed, unless with InputNotUsable.
// `engines`: where the engines of its searches come from. Errors: WorkspaceBusy (another window works on it),
// InputNotUsable (corpus, vectors, anchors or the collection of an engine are not what they were), those of
// the searches, Cancelled.
[[nodiscard]] base::Result<NeighbourFigures>
continueNeighbourRun(workspace::Workspace& workspace, base::RowId run, NeighbourObserver* observer,
                     const std::stop_token& stop, base::ProgressSink& progress,
                     const retrieval::EngineSource& engines = {});

// What a search of these settings gives, as far as that is known before it is opened: its label (of a union
// without the field's values), its kind of distance, a recall of 1 where nothing is approximate. `model`: of
// the embedding set.
[[nodiscard]] retrieval::Capabilities plannedCapabilities(const SearchSpec& spec,
                                                          const std::string& model = {});

struct NeighbourRun {
    workspace::RunInfo info;
    NeighbourRunSettings settings;
    std::vector<retrieval::Capabilities> searches; // as they were; planned ones before they were opened
    std::vector<model::AnchorOutcome> outcomes;    // by number
};

// Errors: NotFound, InputNotUsable (a run of another kind), DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<NeighbourRun> loadNeighbourRun(const workspace::Reader& reader, base::RowId run,
                                                          const std::stop_token& stop);

} // namespace assay::evaluate
