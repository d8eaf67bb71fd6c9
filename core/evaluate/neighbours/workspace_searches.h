// Opens searches over a corpus of a workspace: the vectors of an embedding set, the indices made from them or
// from the texts, made now and kept beside the workspace where there are none yet.
//
// Of a corpus by reference what anchors ask with is fetched from its engine, and every search is one of an
// engine: what needs texts or vectors here is refused (workspace::kNotHere), and what would be measured with
// them is not known. Results may be sentences that its list has not.
//
// A WorkspaceSearches is used by one thread at a time; the searches that it gives by any number, as long as
// it lives.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/embeddings/vector_alignment.h"
#include "core/evaluate/neighbours/corpus_ids.h"
#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/retrieval/field_index.h"
#include "core/retrieval/remote/http_engine.h"
#include "core/retrieval/row_set.h"
#include "core/retrieval/search.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// Names of fields that markRows() adds for questions begin so: no engine elsewhere holds them.
inline constexpr std::string_view kMarkedRows = "asked rows ";

// Of a corpus by reference only engines can be asked; window and union go by what stands around a result, and
// by all values that a field has.
[[nodiscard]] bool asksEngineAlone(const SearchSpec& spec) noexcept;
// Error: InvalidArgument (`where` workspace::kNotHere, `detail` the corpus).
[[nodiscard]] base::Result<> requireEngineAlone(const SearchSpec& spec, const workspace::CorpusInfo& corpus);

class WorkspaceSearches {
  public:
    // `embeddings` 0: none, then only lexical searches. The columns are read; vectors are mapped and their
    // checksum verified. Errors: NotFound, InputNotUsable (the vectors are of another state of the corpus;
    // `detail` has both hashes), those of VectorMatrix::open(), Cancelled.
    [[nodiscard]] static base::Result<std::unique_ptr<WorkspaceSearches>>
    open(workspace::Workspace& workspace, base::RowId corpus, base::RowId embeddings,
         const std::stop_token& stop, base::ProgressSink& progress);

    ~WorkspaceSearches();

    [[nodiscard]] const workspace::CorpusInfo& corpus() const noexcept;
    [[nodiscard]] const std::optional<workspace::EmbeddingSet>& embeddings() const noexcept;
    [[nodiscard]] const workspace::CorpusColumns& columns() const noexcept;
    // What anchors ask with.
    [[nodiscard]] const AnchorSource& source() const noexcept;

    // Its sentence ids by row, read once.
    [[nodiscard]] base::Result<std::shared_ptr<const CorpusIds>> ids(const std::stop_token& stop) const;

    // nullopt: its sentences are here.
    [[nodiscard]] const std::optional<workspace::CorpusReference>& reference() const noexcept;
    // The id of a result that is beyond the rows of the corpus; nullopt: it is one of them.
    [[nodiscard]] std::optional<std::string> unlistedId(retrieval::Row row) const;

    // Of a corpus by reference the texts that its engine has of sentences, by their ids and in their order;
    // empty: it has none. Some are remembered, nothing is kept. Without ids only whether it can be asked is
    // seen. Errors: those of EngineDocuments::of(); InvalidArgument (its sentences are here).
    [[nodiscard]] base::Result<std::vector<std::string>> textsThere(std::span<const std::string> ids,
                                                                    const std::stop_token& stop) const;

    // A field of the metadata that filters will name. Error: NotFound.
    [[nodiscard]] base::Result<> loadField(const std::string& field, const std::stop_token& stop);

    // What filters go by; valid until a field is added.
    [[nodiscard]] const retrieval::FieldIndex& fields() const noexcept;

    // A field of no sentence's own: these rows have "1" in it. For filters that no equality says.
    [[nodiscard]] base::Result<> markRows(const std::string& field, const retrieval::RowSet& rows);

    // Where searches of SearchKind::Engine come from. Without it they are refused.
    void useEngines(retrieval::EngineSource engines);

    // Makes the index if need be and keeps it (corpus_indices.h). `onlyProse`: words are counted in prose
    // alone, for a test that finds nothing else; filters are still to be given to the search. Errors:
    // InvalidArgument, those of the indices.
    [[nodiscard]] base::Result<std::shared_ptr<const retrieval::Search>> search(const SearchSpec& spec,
                                                                                const std::stop_token& stop,
                                                                                base::ProgressSink& progress,
                                                                                bool onlyProse = false);

    // Whether the vectors fit the sentences: as it was found when they were made, else measured now. nullopt:
    // there are none. Errors: those of measureCorpusAlignment().
    [[nodiscard]] base::Result<std::optional<Alignment>> alignment(const std::stop_token& stop,
                                                                   base::ProgressSink& progress);

    // What chance levels go by; it lives as long as this. Reads every text once. Errors: those of
    // CorpusTexts::read().
    [[nodiscard]] base::Result<PoolSource> poolSource(const std::stop_token& stop);

    // Of a search by window expansion the same with hits in random order; null: of any other search, whose
    // results may come in any order just as likely.
    [[nodiscard]] base::Result<std::shared_ptr<const retrieval::Search>> randomSearch(const SearchSpec& spec,
                                                                                      std::uint64_t seed);

  private:
    struct State;
    explicit WorkspaceSearches(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace assay::evaluate
