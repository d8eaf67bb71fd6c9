// Sends a corpus of the workspace to an engine: in batches, in the order of its rows, each under its sentence
// id, so that a batch which is sent twice is there once. Interrupted, by a kill too, it is gone on with: the
// collection carries a mark made of what is sent, and what it has already is not sent again. What came is
// verified: the count, the texts of a sample, and their vectors (retrieval/remote/engine_check.h).
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/retrieval/remote/engine_check.h"
#include "core/retrieval/remote/remote_engine.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

inline constexpr std::string_view kSentMark = "assay-"; // marks of collections that Assay made begin so
using retrieval::kSentSample;

struct SentCorpus {
    std::string corpus;
    std::int64_t sentences = 0;
    std::int64_t sent = 0;          // now; the others were there
    std::int64_t withoutVector = 0; // left out: the engine takes none without
    std::size_t texts = 0;          // of the sample that are the same there
    retrieval::EngineCheck check;

    // That are to be there.
    [[nodiscard]] std::uint64_t expected() const noexcept {
        return static_cast<std::uint64_t>(sentences - withoutVector);
    }

    // The engine says no other count, and the sample is as it is here.
    [[nodiscard]] bool isVerified() const noexcept {
        return check.isSound() && texts == check.sampled &&
               check.collection.documents.value_or(expected()) == expected();
    }
};

// `embeddings` 0: without vectors. Nothing is made there where it cannot be sent. Errors: NameTaken (the
// collection is there and holds something else), InvalidArgument (`where` "create": the engine makes no
// collections; "embeddings": it takes no sentence without a vector; "vectors": the server refuses to hold
// any, `detail` is what it says), those of WorkspaceSearches::open() and of the engine, Cancelled.
[[nodiscard]] base::Result<SentCorpus> sendCorpus(workspace::Workspace& workspace, base::RowId corpus,
                                                  base::RowId embeddings, retrieval::RemoteEngine& engine,
                                                  const std::stop_token& stop, base::ProgressSink& progress);

// Only verifies, whoever made the collection: nothing is written there. Errors: NotFound (there is none),
// those of WorkspaceSearches::open() and of the engine, Cancelled.
[[nodiscard]] base::Result<SentCorpus>
checkSentCorpus(workspace::Workspace& workspace, base::RowId corpus, base::RowId embeddings,
                retrieval::RemoteEngine& engine, const std::stop_token& stop, base::ProgressSink& progress);

// Removes a collection that Assay made. Errors: InvalidArgument (`where` "collection": it was not made by
// Assay, or does not say so), NotFound, those of the engine.
[[nodiscard]] base::Result<> removeSentCorpus(retrieval::RemoteEngine& engine, const std::stop_token& stop);

} // namespace assay::evaluate
