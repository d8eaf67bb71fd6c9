#include "core/evaluate/neighbours/corpus_indices.h"

#include "core/base/disk_sync.h"
#include "core/base/hash.h"
#include "core/base/ids.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <span>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr std::size_t kTextsAtOnce = 20'000;
constexpr std::size_t kHashDigits = 12;
// Of cut texts while an index of words is made: some three million sentences.
constexpr std::size_t kWordsInMemory = std::size_t{384} << 20U;

// Of one search over many vectors, which memory bounds: more would only wait for it.
unsigned searchThreads() {
    return std::clamp(std::thread::hardware_concurrency(), 1U, 4U);
}

} // namespace

std::string graphKey(const retrieval::HnswSettings& settings) {
    return nlohmann::json{{"m", settings.m},
                          {"ef_construction", settings.efConstruction},
                          {"ef", settings.ef},
                          {"seed", settings.seed},
                          {"version", retrieval::HnswIndex::kVersion}}
        .dump();
}

CorpusIndices::CorpusIndices(workspace::Workspace& workspace, const workspace::Reader& reader,
                             const workspace::CorpusInfo& corpus, base::RowId embeddings,
                             std::optional<retrieval::VectorMatrix> matrix)
    : m_workspace(workspace)
    , m_reader(reader)
    , m_corpus(corpus.id)
    , m_contentHash(corpus.contentHash)
    , m_sentences(corpus.sentences)
    , m_embeddings(embeddings)
    , m_matrix(std::move(matrix)) {}

// Keeps an index that `save` writes, under a name by its content. A workspace that cannot be written, or
// a full disk, is no reason not to search.
void CorpusIndices::keep(workspace::IndexFile index, std::string_view extension, const Save& save) {
    const auto folder = workspace::requireDataFolder(m_workspace.path());
    if (m_workspace.isReadOnly() || !folder) {
        return;
    }
    const std::filesystem::path part = *folder / (index.kind + "-" + base::newUuid() + ".part");
    std::error_code ignored;
    if (!save(part)) {
        std::filesystem::remove(part, ignored);
        return;
    }
    const auto hash = base::sha256OfFile(part);
    if (!hash) {
        std::filesystem::remove(part, ignored);
        return;
    }
    index.sha256 = *hash;
    index.bytes = static_cast<std::int64_t>(std::filesystem::file_size(part, ignored));
    index.fileName = index.kind + "-" + hash->substr(0, kHashDigits) + std::string(extension);
    if (!base::moveIntoPlace(part, *folder / index.fileName) ||
        !workspace::keepIndexFile(m_workspace, index)) {
        std::filesystem::remove(part, ignored);
    }
}

std::optional<std::filesystem::path> CorpusIndices::kept(std::string_view kind, base::RowId embeddings,
                                                         const std::string& settings) const {
    const auto index = workspace::findIndexFile(m_reader, kind, m_corpus, embeddings, settings);
    if (!index || !*index) {
        return std::nullopt;
    }
    const auto file = workspace::dataFile(m_workspace.path(), (*index)->fileName);
    return file ? std::optional(*file) : std::nullopt; // made again, under a name of ours
}

Result<std::shared_ptr<const retrieval::ExactSearch>> CorpusIndices::exact(const std::stop_token& stop) {
    if (!m_exact) {
        ASSAY_TRY(auto made, retrieval::ExactSearch::create(
                                 *m_matrix, {.instructionSet = {}, .threads = searchThreads()}, stop));
        m_exact = std::make_shared<const retrieval::ExactSearch>(std::move(made));
    }
    return m_exact;
}

Result<std::shared_ptr<const retrieval::HnswIndex>>
CorpusIndices::graph(const retrieval::HnswSettings& settings, const std::stop_token& stop,
                     base::ProgressSink& progress) {
    const std::string key = graphKey(settings);
    auto& known = m_graphs[key];
    if (known) {
        return known;
    }
    if (const auto path = kept("hnsw", m_embeddings, key)) {
        // One that is damaged or of other vectors is made again.
        if (auto loaded = retrieval::HnswIndex::load(*path, *m_matrix)) {
            known = std::make_shared<const retrieval::HnswIndex>(std::move(*loaded));
            return known;
        }
    }
    ASSAY_TRY(auto made, retrieval::HnswIndex::build(*m_matrix, settings, stop, progress));
    workspace::IndexFile file;
    file.kind = "hnsw";
    file.corpus = m_corpus;
    file.embeddings = m_embeddings;
    file.settings = key;
    file.report = "{}";
    keep(std::move(file), ".ahnsw",
         [&made](const std::filesystem::path& path) { return made.save(path).has_value(); });
    known = std::make_shared<const retrieval::HnswIndex>(std::move(made));
    return known;
}

Result<std::shared_ptr<const retrieval::Bm25Index>> CorpusIndices::words(double k1, double b, bool onlyProse,
                                                                         const std::stop_token& stop,
                                                                         base::ProgressSink& progress) {
    const std::string key = nlohmann::json{{"k1", k1}, {"b", b}, {"only_prose", onlyProse}}.dump();
    auto& known = m_words[key];
    if (known) {
        return known;
    }
    if (const auto path = kept("bm25", 0, key)) {
        if (auto loaded = retrieval::Bm25Index::load(*path); loaded && loaded->source() == m_contentHash) {
            known = std::make_shared<const retrieval::Bm25Index>(std::move(*loaded));
            m_lastWords[onlyProse] = known;
            return known;
        }
    }
    ASSAY_TRY(auto made, makeWords(k1, b, onlyProse, stop, progress));
    workspace::IndexFile file;
    file.kind = "bm25";
    file.corpus = m_corpus;
    file.settings = key;
    file.report = "{}";
    keep(std::move(file), ".abm25",
         [&made](const std::filesystem::path& path) { return made.save(path).has_value(); });
    known = std::make_shared<const retrieval::Bm25Index>(std::move(made));
    m_lastWords[onlyProse] = known;
    return known;
}

Result<retrieval::Bm25Index> CorpusIndices::makeWords(double k1, double b, bool onlyProse,
                                                      const std::stop_token& stop,
                                                      base::ProgressSink& progress) {
    if (const auto& other = m_lastWords[onlyProse]) { // another k1 or b needs no second reading of the texts
        return other->withParameters(k1, b);
    }
    retrieval::Bm25Builder builder({.k1 = k1, .b = b, .stem = false, .stopWords = {}}, m_contentHash);
    if (const auto folder = workspace::requireDataFolder(m_workspace.path());
        folder && !m_workspace.isReadOnly()) {
        builder.spillTo(*folder / ("bm25-" + base::newUuid() + ".part"), kWordsInMemory);
    }
    std::vector<std::string> batch;
    Result<> added;
    std::int64_t read = 0;
    const auto add = [&] {
        const std::vector<std::string_view> views(batch.begin(), batch.end());
        added = builder.add(views, stop);
        batch.clear();
        progress.report(base::Stage::Reading, read, m_sentences);
        return added.has_value();
    };
    const auto scanned =
        workspace::forEachText(m_reader, m_corpus, stop,
                               [&](workspace::SentenceRow, model::SentenceKind kind, std::string_view text) {
                                   const bool counts = !onlyProse || kind == model::SentenceKind::Prose;
                                   batch.emplace_back(counts ? text : std::string_view());
                                   ++read;
                                   return batch.size() < kTextsAtOnce || add();
                               });
    ASSAY_TRY(scanned);
    if (added && !batch.empty()) {
        add();
    }
    ASSAY_TRY(added);
    return builder.finish(stop);
}

} // namespace assay::evaluate
