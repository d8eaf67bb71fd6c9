#include "core/evaluate/embeddings/embedding_draft.h"

#include "core/base/disk_sync.h"
#include "core/base/ids.h"
#include "core/evaluate/embeddings/corpus_alignment.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace assay::evaluate {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t kHashDigits = 12;
constexpr std::size_t kShownGroups = 20;
constexpr std::size_t kShownRows = 5;
constexpr std::size_t kIdsAtOnce = 1'000;

template <typename T>
ordered_json orNull(const std::optional<T>& value) {
    return value ? ordered_json(*value) : ordered_json();
}

Result<std::vector<std::string>> idsOf(const workspace::Reader& reader, base::RowId corpus,
                                       std::span<const retrieval::Row> rows) {
    std::vector<std::string> ids;
    for (std::size_t at = 0; at < rows.size(); at += kIdsAtOnce) {
        ASSAY_TRY(auto sentences,
                  workspace::sentencesOfRows(reader, corpus,
                                             rows.subspan(at, std::min(kIdsAtOnce, rows.size() - at))));
        for (workspace::StoredSentence& stored : sentences) {
            ids.push_back(std::move(stored.sentence.sentenceId));
        }
    }
    return ids;
}

} // namespace

DraftFile::DraftFile(workspace::Workspace& workspace, std::string_view kind, std::string_view extension)
    : m_workspace(workspace)
    , m_kind(kind)
    , m_extension(extension)
    , m_path(workspace::dataFolder(workspace) / (m_kind + "-" + base::newUuid() + ".part")) {}

DraftFile::~DraftFile() {
    if (m_kept) {
        return;
    }
    try {
        removeUnlessNamed();
    } catch (const std::exception&) {
        // It keeps a name that says that it is nobody's.
    }
}

void DraftFile::removeUnlessNamed() const {
    if (m_isOurs && !m_name.empty()) {
        // Somebody may have registered the same content meanwhile.
        const auto reader = m_workspace.reader();
        const auto sets = reader
                              ? workspace::embeddingSets(*reader, 0)
                              : Result<std::vector<workspace::EmbeddingSet>>(tl::unexpected(reader.error()));
        if (!sets || std::any_of(sets->begin(), sets->end(), [this](const workspace::EmbeddingSet& other) {
                return other.fileName == m_name || other.modelFile == m_name;
            })) {
            return;
        }
    }
    std::error_code ignored;
    if (m_isOurs) {
        fs::remove(m_path, ignored);
    }
    fs::remove(m_path.parent_path(), ignored); // fails while something is in it
}

Result<std::string> DraftFile::place(const std::string& hash,
                                     const std::function<bool(const fs::path&)>& sound) {
    std::string name = m_kind + "-" + hash.substr(0, kHashDigits) + m_extension;
    const fs::path target = m_path.parent_path() / name;
    std::error_code error;
    if (fs::exists(target, error) && sound(target)) {
        fs::remove(m_path, error);
        m_isOurs = false;
    } else {
        ASSAY_TRY(base::moveIntoPlace(m_path, target));
    }
    m_path = target;
    m_name = name;
    return name;
}

EmbeddingDraft::EmbeddingDraft(workspace::Workspace& workspace, workspace::Reader reader,
                               workspace::CorpusInfo corpus)
    : m_workspace(workspace)
    , m_reader(std::move(reader))
    , m_corpus(std::move(corpus))
    , m_file(workspace, "vectors", ".avec")
    , m_writer(m_file.path(), rows()) {}

Result<std::unique_ptr<EmbeddingDraft>> EmbeddingDraft::begin(workspace::Workspace& workspace,
                                                              const EmbeddingMaking& making,
                                                              const std::string& model) {
    if (workspace.isReadOnly()) {
        return tl::unexpected(workspace.readOnlyError());
    }
    ASSAY_TRY(workspace::requireDataFolder(workspace.path()));
    ASSAY_TRY(auto reader, workspace.reader());
    ASSAY_TRY(auto corpus, workspace::corpusInfo(reader, making.corpus));
    if (corpus.sentences == 0) {
        return fail(ErrorCode::InputNotUsable, "no sentence", corpus.name);
    }
    std::unique_ptr<EmbeddingDraft> draft(
        new EmbeddingDraft(workspace, std::move(reader), std::move(corpus)));
    draft->set.corpus = making.corpus;
    draft->set.model = model;
    draft->set.name = making.name.empty() ? model : making.name;
    draft->set.createdBy = making.who;
    // Registering refuses it too, but hours later.
    auto taken = workspace::findEmbeddingSet(draft->m_reader, making.corpus, draft->set.name);
    if (taken) {
        return fail(ErrorCode::NameTaken, draft->set.name, workspace.path().string());
    }
    if (taken.error().code != ErrorCode::NotFound) {
        return tl::unexpected(std::move(taken.error()));
    }
    return draft;
}

Result<EmbeddingMade> EmbeddingDraft::finish(Whole whole, const std::stop_token& stop,
                                             base::ProgressSink& progress) {
    ASSAY_TRY(auto vectors, m_writer.finish(stop, progress));
    ASSAY_TRY(describe(vectors.report, whole));
    ASSAY_TRY(checkAlignment(vectors.report.dimension, whole, stop, progress));
    auto name = m_file.place(vectors.contentHash, [&](const fs::path& file) {
        const auto there = retrieval::VectorMatrix::open(file, vectors.report.dimension, stop);
        return there && there->contentHash() == vectors.contentHash;
    });
    ASSAY_TRY(name);
    set.dimension = static_cast<std::int64_t>(vectors.report.dimension);
    set.rows = static_cast<std::int64_t>(vectors.report.rows);
    set.vectors = set.rows - static_cast<std::int64_t>(vectors.report.zeroRows.size() +
                                                       vectors.report.nonFiniteRows.size());
    set.fileName = *std::move(name);
    set.contentHash = vectors.contentHash;
    set.corpusHash = m_corpus.contentHash;
    set.report = whole.report.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
    progress.report(base::Stage::Publishing, 0, 0);
    ASSAY_TRY(const auto id, workspace::addEmbeddingSet(m_workspace, set, whole.issues));
    m_file.keep();
    if (whole.model != nullptr) {
        whole.model->keep();
    }
    set.id = id;
    if (auto stored = workspace::embeddingSet(m_reader, id)) {
        set = *std::move(stored); // with the time
    }
    return EmbeddingMade{set, std::move(whole.issues)};
}

Result<> EmbeddingDraft::checkAlignment(std::size_t dimension, Whole& whole, const std::stop_token& stop,
                                        base::ProgressSink& progress) {
    Alignment alignment;
    alignment.state = AlignmentState::Exempt;
    if (set.source != workspace::EmbeddingSource::Lsa) {
        ASSAY_TRY(const auto matrix, retrieval::VectorMatrix::open(m_file.path(), dimension, stop));
        ASSAY_TRY(const auto columns, workspace::loadCorpusColumns(m_reader, m_corpus.id, stop));
        CorpusIndices indices(m_workspace, m_reader, m_corpus, 0, std::nullopt);
        ASSAY_TRY(alignment,
                  measureCorpusAlignment(m_reader, m_corpus, columns, matrix, indices, stop, progress));
        addAlignmentIssue(alignment, set.model, whole.issues);
    }
    whole.report["alignment"] = ordered_json::parse(alignmentJson(alignment));
    return {};
}

Result<> EmbeddingDraft::describe(const retrieval::VectorReport& vectors, Whole& whole) const {
    const auto& groups = vectors.duplicateGroups;
    std::vector<retrieval::Row> zeros;
    std::set_intersection(vectors.zeroRows.begin(), vectors.zeroRows.end(), whole.given.begin(),
                          whole.given.end(), std::back_inserter(zeros));
    ASSAY_TRY(const auto zeroIds, idsOf(m_reader, m_corpus.id, zeros));
    for (const std::string& id : zeroIds) {
        whole.issues.add(
            {base::Severity::Warning, base::IssueCode::ZeroVector, set.model, 0, "embedding", id, {}});
    }
    std::size_t duplicateRows = 0;
    std::vector<std::size_t> largest(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        duplicateRows += groups[i].size();
        largest[i] = i;
    }
    const std::size_t shown = std::min(kShownGroups, groups.size());
    std::partial_sort(largest.begin(), largest.begin() + static_cast<std::ptrdiff_t>(shown), largest.end(),
                      [&](std::size_t a, std::size_t b) {
                          return groups[a].size() != groups[b].size() ? groups[a].size() > groups[b].size()
                                                                      : a < b;
                      });
    ordered_json duplicates = ordered_json::array();
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& group = groups[largest[i]];
        ASSAY_TRY(const auto ids,
                  idsOf(m_reader, m_corpus.id, std::span(group).first(std::min(kShownRows, group.size()))));
        duplicates.push_back({{"rows", group.size()}, {"first", ids}});
    }
    if (!whole.given.empty()) {
        whole.report["zero"] = zeros.size();
    }
    whole.report["without_direction"] = vectors.zeroRows.size() + vectors.nonFiniteRows.size();
    whole.report["not_finite"] = vectors.nonFiniteRows.size();
    whole.report["smallest_norm"] = orNull(vectors.smallestNorm);
    whole.report["largest_norm"] = orNull(vectors.largestNorm);
    whole.report["not_unit"] = vectors.notUnit;
    whole.report["duplicate_groups"] = groups.size();
    whole.report["duplicate_rows"] = duplicateRows;
    whole.report["largest_duplicate_groups"] = std::move(duplicates);
    return {};
}

} // namespace assay::evaluate
