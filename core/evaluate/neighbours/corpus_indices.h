// The indices of a corpus that searches need: made once, kept beside the workspace, loaded the next time. An
// index file that is missing, damaged or made from something else is made again.
//
// One object is used by one thread at a time.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/retrieval/bm25/bm25_index.h"
#include "core/retrieval/exact/exact_search.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "core/retrieval/vector_matrix.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

// What tells kept graphs of one set of vectors apart.
[[nodiscard]] std::string graphKey(const retrieval::HnswSettings& settings);

class CorpusIndices {
  public:
    // `matrix` is missing where there are no vectors; then only words() can be asked for. Workspace and
    // reader must outlive it.
    CorpusIndices(workspace::Workspace& workspace, const workspace::Reader& reader,
                  const workspace::CorpusInfo& corpus, base::RowId embeddings,
                  std::optional<retrieval::VectorMatrix> matrix);

    [[nodiscard]] const std::optional<retrieval::VectorMatrix>& matrix() const noexcept { return m_matrix; }

    // Errors: those of ExactSearch::create().
    [[nodiscard]] base::Result<std::shared_ptr<const retrieval::ExactSearch>>
    exact(const std::stop_token& stop);

    // Errors: those of HnswIndex::build().
    [[nodiscard]] base::Result<std::shared_ptr<const retrieval::HnswIndex>>
    graph(const retrieval::HnswSettings& settings, const std::stop_token& stop, base::ProgressSink& progress);

    // BM25 over every text of the corpus, or over its prose alone: then headings and what is left of tables
    // have no words, so that frequencies and the mean length are those of the sentences that can be found.
    // Errors: those of Bm25Builder, StorageFailure.
    [[nodiscard]] base::Result<std::shared_ptr<const retrieval::Bm25Index>>
    words(double k1, double b, bool onlyProse, const std::stop_token& stop, base::ProgressSink& progress);

  private:
    using Save = std::function<bool(const std::filesystem::path&)>;

    void keep(workspace::IndexFile index, std::string_view extension, const Save& save);
    [[nodiscard]] std::optional<std::filesystem::path> kept(std::string_view kind, base::RowId embeddings,
                                                            const std::string& settings) const;
    [[nodiscard]] base::Result<retrieval::Bm25Index>
    makeWords(double k1, double b, bool onlyProse, const std::stop_token& stop, base::ProgressSink& progress);

    workspace::Workspace& m_workspace;
    const workspace::Reader& m_reader;
    base::RowId m_corpus;
    std::string m_contentHash; // of the corpus
    std::int64_t m_sentences;
    base::RowId m_embeddings;
    std::optional<retrieval::VectorMatrix> m_matrix;
    std::shared_ptr<const retrieval::ExactSearch> m_exact;
    std::map<std::string, std::shared_ptr<const retrieval::HnswIndex>> m_graphs; // by settings
    std::map<std::string, std::shared_ptr<const retrieval::Bm25Index>> m_words;  // by settings
    std::map<bool, std::shared_ptr<const retrieval::Bm25Index>> m_lastWords;     // by whether of prose alone
};

} // namespace assay::evaluate
