// Asks a corpus once more as a prediction set was asked (asked_provenance.h), to compare: a search gives the
// same lists again as long as corpus, vectors and engine are what they were.
//
// What a file, a service or a scorer outside the workspace gave is not to be had again from the workspace
// alone; then nothing is asked, and it is said why.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

// Why lists are taken as they are stored.
enum class WhyStored : std::uint8_t {
    NotAskedHere,   // another program made them
    NotSaid,        // an earlier version asked, which did not keep how
    OutsideVectors, // the questions had vectors from a file or a service
    Reranked,       // a scorer put them into their order
    NoConnection,   // none of that name to the engine that was asked
    OtherInputs     // the corpus or its vectors are gone, or no longer what they were
};

inline constexpr std::array<std::string_view, 6> kWhyStoredNames{
    "not_asked_here", "not_said", "outside_vectors", "reranked", "no_connection", "other_inputs"};

struct AskedAgain {
    std::optional<WhyStored> stored;             // set: nothing was asked
    std::optional<workspace::AnswerSetInfo> set; // what was asked: a new set, which the caller removes
    std::int64_t differingLists = 0; // questions whose list is another, or that only one of both has
};

// `set` is a prediction set by name. Errors: NotFound (the set, its suite), those of askCorpus(); a
// connection that there is not is none.
[[nodiscard]] base::Result<AskedAgain> askAgain(workspace::Workspace& workspace, const std::string& set,
                                                const retrieval::EngineSource& engines,
                                                const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate
