// Retrieval on the questions of a suite, kept as a run: of a prediction set, which may be what a search of
// the workspace's corpus gave (corpus_asking.h).
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/asked_provenance.h"
#include "core/evaluate/retrieval/retrieval_figures.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

inline constexpr std::string_view kRetrievalRuns = "retrieval"; // RunInfo::kind

struct RetrievalRunPlan {
    std::string name;        // of the run; empty: made from suite and predictions
    std::string suite;       // as workspace::questionsToMeasure() takes it
    std::string predictions; // a prediction set
    base::RowId corpus = 0;  // that the evidence is looked up in; 0: of the set, where it was asked here
    RetrievalSettings settings;
    std::string who;
};

// What a run says of itself, for reading it again without its inputs.
struct RetrievalRunSettings {
    RetrievalSettings settings;
    std::string suite, suiteHash; // names and content hashes
    std::string predictions, predictionsHash;
    std::string corpus, corpusHash;       // empty: none
    std::string search;                   // of a set that was asked here: how; else empty
    std::optional<AskedProvenance> asked; // the whole of how; missing: made elsewhere, or it does not say
    std::int64_t matched = 0, byText = 0; // predictions
    std::vector<std::string> unmatched;   // ids, else texts, of predictions of no question
};

struct RetrievalRun {
    workspace::RunInfo info;
    RetrievalRunSettings about;
    RetrievalEvaluation evaluation;
};

// Measures and keeps it: whole or not at all. Progress: Evaluating, in questions. Errors: NotFound,
// InvalidArgument, InputNotUsable (no prediction of the set belongs to any question; none has a list),
// Cancelled, those of Workspace::write().
[[nodiscard]] base::Result<RetrievalRun> makeRetrievalRun(workspace::Workspace& workspace,
                                                          const RetrievalRunPlan& plan,
                                                          const std::stop_token& stop,
                                                          base::ProgressSink& progress);

// The same without keeping it; `info` has its kind, name and inputs alone.
[[nodiscard]] base::Result<RetrievalRun> measureRetrieval(const workspace::Reader& reader,
                                                          const RetrievalRunPlan& plan,
                                                          const std::stop_token& stop,
                                                          base::ProgressSink& progress);

[[nodiscard]] base::Result<RetrievalRunSettings> retrievalRunSettings(const workspace::RunInfo& run);

// Errors: NotFound, InputNotUsable (a run of another kind), DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<RetrievalRun> loadRetrievalRun(const workspace::Reader& reader, base::RowId run,
                                                          const std::stop_token& stop);

} // namespace assay::evaluate
