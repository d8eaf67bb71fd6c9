#include "core/evaluate/neighbours/workspace_searches.h"

#include "core/evaluate/embeddings/corpus_alignment.h"
#include "core/evaluate/neighbours/corpus_fields.h"
#include "core/evaluate/neighbours/corpus_indices.h"
#include "core/evaluate/neighbours/engine_documents.h"
#include "core/evaluate/neighbours/random_search.h"
#include "core/retrieval/corpus_searches.h"
#include "core/retrieval/remote/remote_search.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using retrieval::FieldIndex;
using retrieval::Search;
using workspace::CorpusColumns;

} // namespace

struct WorkspaceSearches::State final : AnchorSource {
    State(workspace::Workspace& opened, workspace::Reader ownReader)
        : workspace(opened)
        , reader(std::move(ownReader)) {}

    workspace::Workspace& workspace;
    workspace::Reader reader;
    workspace::CorpusInfo info;
    std::optional<workspace::EmbeddingSet> set;
    CorpusColumns columns;
    std::optional<CorpusIndices> indices;
    std::shared_ptr<FieldIndex> fields;
    std::map<std::string, workspace::CorpusFieldColumn> metadata;
    retrieval::EngineSource engines;
    std::shared_ptr<const CorpusIds> ids; // once they are asked for

    // Of a corpus by reference:
    std::optional<workspace::CorpusReference> reference;
    std::shared_ptr<retrieval::UnlistedIds> unlisted; // null: all sentences are here
    std::stop_token fetchStop;
    mutable std::mutex documentsMutex;
    mutable std::shared_ptr<EngineDocuments> documents;  // once they are asked for
    mutable std::shared_ptr<EngineDocuments> textsAlone; // likewise, without their vectors

    std::optional<CorpusTexts> corpusTexts;
    std::vector<bool> hasVector; // by row; empty: there are no vectors, or it was not asked for

    std::shared_ptr<const std::vector<std::uint32_t>> slices; // of window expansion
    std::shared_ptr<const std::vector<std::int64_t>> positions;

    Result<std::vector<float>> vectors(std::span<const std::uint32_t> rows) const override {
        const std::optional<retrieval::VectorMatrix>& matrix = indices->matrix();
        if (!matrix && reference) {
            return vectorsThere(rows);
        }
        if (!matrix) {
            return fail(ErrorCode::InvalidArgument, "no vectors", "embeddings");
        }
        std::vector<float> values;
        values.reserve(rows.size() * matrix->dimension());
        for (const std::uint32_t row : rows) {
            if (row >= matrix->rows()) {
                return fail(ErrorCode::InvalidArgument, std::to_string(row), "row");
            }
            const std::span<const float> vector = matrix->row(row);
            values.insert(values.end(), vector.begin(), vector.end());
        }
        return values;
    }

    // Of a corpus by reference.
    Result<std::shared_ptr<EngineDocuments>> documentsThere(bool withVectors = true) const {
        const std::scoped_lock lock(documentsMutex);
        std::shared_ptr<EngineDocuments>& opened = withVectors ? documents : textsAlone;
        if (!opened) {
            if (!engines) {
                return fail(ErrorCode::NotFound, reference->connection, "engine");
            }
            ASSAY_TRY(auto engine, engines(reference->connection));
            opened = std::make_shared<EngineDocuments>(std::move(engine), EngineDocuments::kRemembered,
                                                       withVectors);
        }
        return opened;
    }

    Result<std::vector<float>> vectorsThere(std::span<const std::uint32_t> rows) const {
        ASSAY_TRY(const auto there, documentsThere());
        const auto dimension = static_cast<std::size_t>(reference->dimension.value_or(0));
        const retrieval::RemoteCapabilities& engine = there->engine().capabilities();
        if (!engine.storesVectors || dimension == 0) {
            return fail(ErrorCode::InvalidArgument, "no vectors", "embeddings");
        }
        ASSAY_TRY(const auto ofRows, sentenceIds(rows));
        ASSAY_TRY(const auto found, there->of(ofRows, fetchStop));
        std::vector<float> values(rows.size() * dimension, 0.0F);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!found[i] || found[i]->vector.empty()) {
                continue;
            }
            if (found[i]->vector.size() != dimension) {
                return fail(ErrorCode::RemoteFailure,
                            ofRows[i] + " has a vector of " + std::to_string(found[i]->vector.size()) +
                                " numbers, expected " + std::to_string(dimension),
                            engine.label);
            }
            std::ranges::copy(found[i]->vector, values.begin() + static_cast<std::ptrdiff_t>(i * dimension));
        }
        return values;
    }

    Result<std::vector<std::string>> texts(std::span<const std::uint32_t> rows) const override {
        if (reference) {
            ASSAY_TRY(const auto there, documentsThere());
            ASSAY_TRY(const auto ofRows, sentenceIds(rows));
            ASSAY_TRY(const auto found, there->of(ofRows, fetchStop));
            std::vector<std::string> texts;
            for (const auto& document : found) {
                texts.push_back(document ? document->text : std::string());
            }
            return texts;
        }
        return ofSentences(rows, [](model::Sentence& sentence) { return std::move(sentence.text); });
    }

    Result<std::vector<std::string>> sentenceIds(std::span<const std::uint32_t> rows) const override {
        return ofSentences(rows, [](model::Sentence& sentence) { return std::move(sentence.sentenceId); });
    }

    Result<std::vector<std::string>> field(std::span<const std::uint32_t> rows,
                                           const std::string& name) const override {
        const auto column = metadata.find(name);
        if (column == metadata.end()) {
            return AnchorSource::field(rows, name);
        }
        std::vector<std::string> values;
        values.reserve(rows.size());
        for (const std::uint32_t row : rows) {
            values.push_back(column->second.values[column->second.code[row]]);
        }
        return values;
    }

    template <typename Take>
    Result<std::vector<std::string>> ofSentences(std::span<const std::uint32_t> rows,
                                                 const Take& take) const {
        ASSAY_TRY(auto sentences, workspace::sentencesOfRows(reader, info.id, rows));
        std::vector<std::string> taken;
        taken.reserve(sentences.size());
        for (workspace::StoredSentence& stored : sentences) {
            taken.push_back(take(stored.sentence));
        }
        return taken;
    }

    [[nodiscard]] std::string vectorLabel() const { return set ? set->model : std::string(); }

    Result<std::shared_ptr<const Search>> made(Result<std::unique_ptr<Search>> search) {
        ASSAY_TRY(search);
        return std::shared_ptr<const Search>(std::move(*search));
    }

    // Every value that the corpus has of the field, the empty one too where a sentence has none.
    Result<std::vector<std::string>> valuesOf(const std::string& name) const {
        const auto column = metadata.find(name);
        if (column == metadata.end()) {
            return corpusFieldValues(columns, name);
        }
        const workspace::CorpusFieldColumn& values = column->second;
        const bool everywhere = std::find(values.code.begin(), values.code.end(), 0U) == values.code.end();
        return std::vector<std::string>(values.values.begin() + (everywhere ? 1 : 0), values.values.end());
    }

    // The union of this search over what the spec names. Of a fused one the parts are united: what each value
    // had for its best would count the same.
    Result<std::shared_ptr<const Search>> united(Result<std::shared_ptr<const Search>> search,
                                                 const SearchSpec& spec) {
        if (!search || spec.uniteOver.empty()) {
            return search;
        }
        auto values = valuesOf(spec.uniteOver);
        return values ? made(retrieval::makeUnionSearch(*search, spec.uniteOver, *std::move(values)))
                      : tl::unexpected(values.error());
    }

    Result<std::shared_ptr<const CorpusIds>> loadedIds(const std::stop_token& stop) {
        if (!ids) {
            ASSAY_TRY(auto loaded, CorpusIds::load(reader, info.id, stop));
            ids = std::make_shared<const CorpusIds>(std::move(loaded));
        }
        return ids;
    }

    // The corpus as an engine elsewhere holds it. What is asked with are the vectors here.
    Result<std::shared_ptr<const Search>> remote(const SearchSpec& spec, const std::stop_token& stop) {
        if (!engines) {
            return fail(ErrorCode::NotFound, spec.engine, "engine");
        }
        retrieval::RemoteSearchParts parts;
        ASSAY_TRY(auto engine, engines(spec.engine));
        parts.engine = std::move(engine);
        parts.name = spec.engine;
        parts.mode = spec.mode;
        parts.fields = fields;
        parts.ownFields = kMarkedRows;
        ASSAY_TRY(parts.ids, loadedIds(stop));
        parts.unlisted = unlisted;
        if (!indices->matrix() && reference) {
            parts.dimension = static_cast<std::size_t>(reference->dimension.value_or(0));
        }
        if (indices->matrix()) {
            parts.dimension = indices->matrix()->dimension();
            parts.vectors = [this](std::span<const retrieval::Row> rows) { return vectors(rows); };
        }
        return retrieval::makeRemoteSearch(std::move(parts));
    }

    // Without the window.
    Result<std::shared_ptr<const Search>> plain(const SearchSpec& spec, bool onlyProse,
                                                const std::stop_token& stop, base::ProgressSink& progress) {
        if (spec.kind == SearchKind::Hnsw) {
            auto index = indices->graph(spec.hnsw, stop, progress);
            return united(index ? made(retrieval::makeHnswSearch(*index, fields, vectorLabel(), spec.hnsw.ef))
                                : tl::unexpected(index.error()),
                          spec);
        }
        if (spec.kind == SearchKind::Engine) {
            return united(remote(spec, stop), spec);
        }
        std::shared_ptr<const Search> vector;
        if (spec.kind != SearchKind::Lexical) {
            auto index = indices->exact(stop);
            auto search = united(index ? made(retrieval::makeExactSearch(*index, fields, vectorLabel()))
                                       : tl::unexpected(index.error()),
                                 spec);
            if (!search || spec.kind == SearchKind::Exact) {
                return search;
            }
            vector = std::move(*search);
        }
        auto index = indices->words(spec.k1, spec.b, onlyProse, stop, progress);
        auto lexicalSearch = united(
            index ? made(retrieval::makeLexicalSearch(*index, fields)) : tl::unexpected(index.error()), spec);
        if (!lexicalSearch || spec.kind == SearchKind::Lexical) {
            return lexicalSearch;
        }
        return spec.kind == SearchKind::Hybrid
                   ? made(retrieval::makeHybridSearch(*lexicalSearch, vector, spec.alpha, spec.depth))
                   : made(retrieval::makeReciprocalRankSearch(
                         {*lexicalSearch, vector}, retrieval::kReciprocalRankConstant, spec.depth));
    }

    void findVectors() {
        const std::optional<retrieval::VectorMatrix>& matrix = indices->matrix();
        if (!matrix || !hasVector.empty()) {
            return;
        }
        hasVector.resize(matrix->rows());
        for (std::size_t row = 0; row < hasVector.size(); ++row) {
            hasVector[row] = matrix->usable(static_cast<retrieval::Row>(row));
        }
    }

    void makePlaces() {
        if (slices) {
            return;
        }
        slices = std::make_shared<const std::vector<std::uint32_t>>(columns.slice);
        std::vector<std::int64_t> ofRows;
        ofRows.reserve(columns.size());
        for (const std::int32_t position : columns.position) {
            ofRows.push_back(position == CorpusColumns::kNoNumber ? retrieval::SentencePlace::kNoPosition
                                                                  : std::int64_t{position});
        }
        positions = std::make_shared<const std::vector<std::int64_t>>(std::move(ofRows));
    }
};

bool asksEngineAlone(const SearchSpec& spec) noexcept {
    return spec.kind == SearchKind::Engine && spec.expandBy == 0 && spec.uniteOver.empty();
}

Result<> requireEngineAlone(const SearchSpec& spec, const workspace::CorpusInfo& corpus) {
    return asksEngineAlone(spec) ? Result<>()
                                 : fail(ErrorCode::InvalidArgument, corpus.name, workspace::kNotHere);
}

WorkspaceSearches::WorkspaceSearches(std::unique_ptr<State> state)
    : m_state(std::move(state)) {}

WorkspaceSearches::~WorkspaceSearches() = default;

Result<std::unique_ptr<WorkspaceSearches>> WorkspaceSearches::open(workspace::Workspace& workspace,
                                                                   base::RowId corpus, base::RowId embeddings,
                                                                   const std::stop_token& stop,
                                                                   base::ProgressSink& progress) {
    progress.report(base::Stage::Loading, 0, 0);
    ASSAY_TRY(auto reader, workspace.reader());
    auto state = std::make_unique<State>(workspace, std::move(reader));
    ASSAY_TRY(auto info, workspace::corpusInfo(state->reader, corpus));
    state->info = std::move(info);
    ASSAY_TRY(auto columns, workspace::loadCorpusColumns(state->reader, corpus, stop));
    state->columns = std::move(columns);
    ASSAY_TRY(state->reference, workspace::corpusReference(state->info));
    if (state->reference) {
        state->unlisted = std::make_shared<retrieval::UnlistedIds>(state->columns.size());
        state->fetchStop = stop;
    }
    ASSAY_TRY(auto fields, corpusFieldIndex(state->columns));
    state->fields = std::make_shared<FieldIndex>(std::move(fields));
    std::optional<retrieval::VectorMatrix> vectors;
    if (embeddings != 0) {
        ASSAY_TRY(auto set, workspace::embeddingSet(state->reader, embeddings));
        if (set.corpus != corpus || set.corpusHash != state->info.contentHash) {
            return fail(ErrorCode::InputNotUsable,
                        "the vectors are of a corpus with content " + set.corpusHash + ", this one has " +
                            state->info.contentHash,
                        set.name);
        }
        ASSAY_TRY(const auto file, workspace::dataFile(workspace.path(), set.fileName));
        ASSAY_TRY(auto matrix,
                  retrieval::VectorMatrix::open(file, static_cast<std::size_t>(set.dimension), stop));
        if (matrix.rows() != state->columns.size() || matrix.contentHash() != set.contentHash) {
            return fail(ErrorCode::InputNotUsable,
                        std::to_string(matrix.rows()) + " vectors with content " + matrix.contentHash() +
                            ", expected " + std::to_string(state->columns.size()) + " with " +
                            set.contentHash,
                        set.fileName);
        }
        vectors = std::move(matrix);
        state->set = std::move(set);
    }
    state->indices.emplace(workspace, state->reader, state->info, embeddings, std::move(vectors));
    return std::unique_ptr<WorkspaceSearches>(new WorkspaceSearches(std::move(state)));
}

const workspace::CorpusInfo& WorkspaceSearches::corpus() const noexcept {
    return m_state->info;
}

const std::optional<workspace::EmbeddingSet>& WorkspaceSearches::embeddings() const noexcept {
    return m_state->set;
}

const CorpusColumns& WorkspaceSearches::columns() const noexcept {
    return m_state->columns;
}

const AnchorSource& WorkspaceSearches::source() const noexcept {
    return *m_state;
}

Result<std::shared_ptr<const CorpusIds>> WorkspaceSearches::ids(const std::stop_token& stop) const {
    return m_state->loadedIds(stop);
}

const std::optional<workspace::CorpusReference>& WorkspaceSearches::reference() const noexcept {
    return m_state->reference;
}

std::optional<std::string> WorkspaceSearches::unlistedId(retrieval::Row row) const {
    return m_state->unlisted && m_state->unlisted->isUnlisted(row)
               ? std::optional(m_state->unlisted->idOf(row))
               : std::nullopt;
}

Result<std::vector<std::string>> WorkspaceSearches::textsThere(std::span<const std::string> ids,
                                                               const std::stop_token& stop) const {
    if (!m_state->reference) {
        return fail(ErrorCode::InvalidArgument, m_state->info.name, "corpus");
    }
    ASSAY_TRY(const auto there, m_state->documentsThere(false));
    ASSAY_TRY(const auto found, there->of(ids, stop));
    std::vector<std::string> texts;
    texts.reserve(found.size());
    for (const auto& document : found) {
        texts.push_back(document ? document->text : std::string());
    }
    return texts;
}

Result<> WorkspaceSearches::loadField(const std::string& field, const std::stop_token& stop) {
    if (m_state->fields->has(field)) {
        return {};
    }
    ASSAY_TRY(auto column, workspace::loadCorpusField(m_state->reader, m_state->info.id, field, stop));
    ASSAY_TRY(m_state->fields->add(field, column.code, column.values));
    m_state->metadata.insert_or_assign(field, std::move(column));
    return {};
}

const FieldIndex& WorkspaceSearches::fields() const noexcept {
    return *m_state->fields;
}

void WorkspaceSearches::useEngines(retrieval::EngineSource engines) {
    m_state->engines = std::move(engines);
}

Result<> WorkspaceSearches::markRows(const std::string& field, const retrieval::RowSet& rows) {
    std::vector<std::uint32_t> codes(m_state->columns.size());
    for (const retrieval::RowRange& range : rows.ranges()) {
        std::fill(codes.begin() + range.first, codes.begin() + range.last, 1U);
    }
    return m_state->fields->add(field, codes, {"", "1"});
}

Result<std::shared_ptr<const Search>> WorkspaceSearches::search(const SearchSpec& spec,
                                                                const std::stop_token& stop,
                                                                base::ProgressSink& progress,
                                                                bool onlyProse) {
    ASSAY_TRY(checkSearchSpec(spec));
    const bool isReference = m_state->reference.has_value();
    if (isReference) {
        ASSAY_TRY(requireEngineAlone(spec, m_state->info));
    }
    if (needsEmbeddings(spec) && !m_state->indices->matrix() && !isReference) {
        return fail(ErrorCode::InvalidArgument, std::string(searchKindName(spec.kind)), "embeddings");
    }
    if (!spec.uniteOver.empty()) { // before an index is made in vain
        ASSAY_TRY(loadField(spec.uniteOver, stop));
    }
    auto search = m_state->plain(spec, onlyProse, stop, progress);
    if (search && spec.expandBy > 0) {
        m_state->makePlaces();
        search = m_state->made(retrieval::makeWindowSearch(*search, spec.expandBy, m_state->slices,
                                                           m_state->positions, m_state->fields));
    }
    return search;
}

Result<std::optional<Alignment>> WorkspaceSearches::alignment(const std::stop_token& stop,
                                                              base::ProgressSink& progress) {
    State& state = *m_state;
    if (!state.set || !state.indices->matrix() || state.reference) {
        return std::optional<Alignment>();
    }
    if (auto stored = storedAlignment(*state.set)) {
        return stored;
    }
    ASSAY_TRY(auto measured,
              measureCorpusAlignment(state.reader, state.info, state.columns, *state.indices->matrix(),
                                     *state.indices, stop, progress));
    return std::optional(measured);
}

Result<PoolSource> WorkspaceSearches::poolSource(const std::stop_token& stop) {
    if (m_state->reference) { // texts cannot be compared, and rows be counted only where all are listed
        return m_state->reference->isWhole(m_state->info.sentences)
                   ? PoolSource{.fields = m_state->fields.get()}
                   : PoolSource{};
    }
    if (!m_state->corpusTexts) {
        ASSAY_TRY(auto texts, CorpusTexts::read(m_state->reader, m_state->info.id, m_state->columns, stop));
        m_state->corpusTexts = std::move(texts);
    }
    m_state->findVectors();
    return PoolSource{.fields = m_state->fields.get(),
                      .hasVector = m_state->hasVector.empty() ? nullptr : &m_state->hasVector,
                      .texts = &*m_state->corpusTexts};
}

Result<std::shared_ptr<const Search>> WorkspaceSearches::randomSearch(const SearchSpec& spec,
                                                                      std::uint64_t seed) {
    if (spec.expandBy <= 0) {
        return std::shared_ptr<const Search>();
    }
    m_state->makePlaces();
    m_state->findVectors();
    const bool byVectorAlone = spec.kind == SearchKind::Exact || spec.kind == SearchKind::Hnsw;
    auto hits = std::make_shared<RandomSearch>(
        m_state->fields, byVectorAlone ? m_state->hasVector : std::vector<bool>(), seed);
    return m_state->made(retrieval::makeWindowSearch(std::move(hits), spec.expandBy, m_state->slices,
                                                     m_state->positions, m_state->fields));
}

} // namespace assay::evaluate
