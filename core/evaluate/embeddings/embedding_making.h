// Makes the embedding sets of a corpus: from a file, by LSA from its own texts, or from an endpoint. Each
// writes the vectors beside the workspace, verifies them and registers the set: whole or not at all.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/endpoint/embedding_client.h"
#include "core/formats/vectors/vector_reader.h"
#include "core/retrieval/lsa/lsa.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

// Of vectors from a file whose model nobody named.
inline constexpr std::string_view kUnknownModel = "unknown model";

struct EmbeddingMaking {
    base::RowId corpus = 0;
    std::string name;  // of the set; empty: that of the model
    std::string model; // of vectors from a file: what they were made with; empty: kUnknownModel
    std::string who;
    bool onlyProse = true; // of LSA and endpoints: headings and table debris get no vector
};

struct EmbeddingMade {
    workspace::EmbeddingSet set;
    base::IssueList issues; // zero, not finite, duplicate, missing vectors; lengths that are not 1; vectors
                            // that do not fit the sentences (corpus_alignment.h)
};

// Errors: those of formats::readVectors(), NotFound, NameTaken, InvalidArgument, FileNotWritable, those of
// Workspace::write(). Memory: some megabytes beside the mapped file and the index of words.
[[nodiscard]] base::Result<EmbeddingMade>
importEmbeddings(workspace::Workspace& workspace, const EmbeddingMaking& making,
                 const std::filesystem::path& file, const formats::VectorReadingSettings& settings,
                 const std::stop_token& stop, base::ProgressSink& progress);

// Labelled "LSA <dimension>" everywhere; the model is kept beside the vectors. Errors: those of LsaBuilder,
// and as above.
[[nodiscard]] base::Result<EmbeddingMade> makeLsaEmbeddings(workspace::Workspace& workspace,
                                                            const EmbeddingMaking& making,
                                                            const retrieval::LsaSettings& settings,
                                                            const std::stop_token& stop,
                                                            base::ProgressSink& progress);

// What an endpoint would be asked.
[[nodiscard]] base::Result<endpoint::EmbeddingEstimate>
estimateEmbeddings(const workspace::Reader& reader, const EmbeddingMaking& making,
                   const endpoint::EmbeddingSettings& settings, const std::stop_token& stop);

// The same, with how long it will take, after one request that is timed: the first batch, whose vectors are
// thrown away, as it will be paid for once more. All requests are taken to last as long. Errors: also those
// of endpoint::embedTexts().
[[nodiscard]] base::Result<endpoint::EmbeddingEstimate>
probeEmbeddings(const workspace::Reader& reader, const EmbeddingMaking& making,
                const endpoint::EmbeddingSettings& settings, const std::string& bearerToken,
                const std::stop_token& stop);

// Equal texts are sent once. Batches that came are kept in the data folder until the set is whole, so that an
// interrupted making goes on where it was, given the same corpus, model, dimensions and URL. When the service
// answers with another model or dimension than it did then, those batches are set aside (an issue,
// FetchSetAside, says where) and everything is fetched anew; within one fetch that is an error. Errors: those
// of endpoint::embedTexts(), and as above.
[[nodiscard]] base::Result<EmbeddingMade>
fetchEmbeddings(workspace::Workspace& workspace, const EmbeddingMaking& making,
                const endpoint::EmbeddingSettings& settings, const std::string& bearerToken,
                const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate
