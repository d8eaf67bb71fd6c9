#include "core/evaluate/neighbours/corpus_sending.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/evaluate/neighbours/workspace_searches.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using retrieval::RemoteDocument;
using retrieval::RemoteEngine;

constexpr std::uint32_t kSentAtOnce = 500;
constexpr std::size_t kSentMarkDigits = 24;

std::string sentKind(model::SentenceKind kind) {
    return kind == model::SentenceKind::Prose     ? "prose"
           : kind == model::SentenceKind::Heading ? "heading"
                                                  : "table_debris";
}

RemoteDocument sentDocument(model::Sentence&& sentence) {
    const auto number = [](const std::optional<std::int64_t>& value) {
        return value ? std::to_string(*value) : std::string();
    };
    RemoteDocument document;
    document.fields = std::move(sentence.metadata);
    document.fields["cik"] = number(sentence.cik);
    document.fields["company"] = sentence.company;
    document.fields["form"] = sentence.form;
    document.fields["year"] = number(sentence.year);
    document.fields["section"] = sentence.section;
    document.fields["position"] = number(sentence.position);
    document.fields["kind"] = sentKind(sentence.kind);
    document.id = std::move(sentence.sentenceId);
    document.text = std::move(sentence.text);
    return document;
}

// One corpus and where it goes.
class Sending {
  public:
    Sending(WorkspaceSearches& searches, const workspace::Reader& reader, RemoteEngine& engine,
            const std::stop_token& stop, base::ProgressSink& progress)
        : m_searches(searches)
        , m_reader(reader)
        , m_engine(engine)
        , m_stop(stop)
        , m_progress(progress) {
        m_dimension = searches.embeddings() ? static_cast<std::size_t>(searches.embeddings()->dimension) : 0;
    }

    Result<SentCorpus> execute() {
        SentCorpus sent;
        sent.corpus = m_searches.corpus().name;
        const std::size_t rows = m_searches.columns().size();
        sent.sentences = static_cast<std::int64_t>(rows);
        ASSAY_TRY(requireRoom());
        ASSAY_TRY(const bool isResumed, prepare());
        for (std::size_t first = 0; first < rows; first += kSentAtOnce) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            m_progress.report(base::Stage::Writing, static_cast<std::int64_t>(first), sent.sentences);
            ASSAY_TRY(sendRows(first, std::min(first + kSentAtOnce, rows), isResumed, sent));
        }
        m_progress.report(base::Stage::Writing, sent.sentences, sent.sentences);
        ASSAY_TRY(m_engine.finish(m_stop));
        ASSAY_TRY(verify(sent));
        return sent;
    }

    // What is there, whoever made it.
    Result<SentCorpus> check() {
        SentCorpus there;
        there.corpus = m_searches.corpus().name;
        there.sentences = static_cast<std::int64_t>(m_searches.columns().size());
        ASSAY_TRY(const auto collection, m_engine.describe(m_stop));
        if (!collection.exists) {
            return fail(ErrorCode::NotFound, m_engine.capabilities().label, "collection");
        }
        if (m_engine.capabilities().needsVectors) {
            ASSAY_TRY(there.withoutVector, rowsWithoutVector());
        }
        ASSAY_TRY(verify(there));
        return there;
    }

  private:
    // Before anything is made there.
    [[nodiscard]] Result<> requireRoom() const {
        const retrieval::RemoteCapabilities& engine = m_engine.capabilities();
        if (!engine.writes) {
            return fail(ErrorCode::InvalidArgument, engine.label, "create");
        }
        if (engine.needsVectors && m_dimension == 0) {
            return fail(ErrorCode::InvalidArgument, engine.label, "embeddings");
        }
        return {};
    }

    [[nodiscard]] Result<std::int64_t> rowsWithoutVector() const {
        const auto all = static_cast<std::uint32_t>(m_searches.columns().size());
        std::int64_t without = m_dimension > 0 ? 0 : all;
        for (std::uint32_t first = 0; first < all && m_dimension > 0; first += kSentAtOnce) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            std::vector<std::uint32_t> rows(std::min<std::uint32_t>(kSentAtOnce, all - first));
            std::iota(rows.begin(), rows.end(), first);
            ASSAY_TRY(const auto vectors, m_searches.source().vectors(rows));
            for (std::size_t i = 0; i < rows.size(); ++i) {
                without += std::ranges::all_of(std::span(vectors).subspan(i * m_dimension, m_dimension),
                                               [](float value) { return value == 0; })
                               ? 1
                               : 0;
            }
        }
        return without;
    }

    // Of what is sent and where to, so that nothing else is gone on with.
    [[nodiscard]] std::string mark() const {
        const auto& set = m_searches.embeddings();
        const std::string content =
            m_searches.corpus().contentHash + (set ? set->contentHash : std::string()) +
            m_engine.capabilities().collection; // engines keep a mark that two collections have for one
        return std::string(kSentMark) + base::sha256(content).substr(0, kSentMarkDigits);
    }

    // Whether there is a part of it already.
    Result<bool> prepare() {
        ASSAY_TRY(const auto collection, m_engine.describe(m_stop));
        if (!collection.exists) {
            ASSAY_TRY(m_engine.create(m_dimension, mark(), m_stop));
            return false;
        }
        ASSAY_TRY(const auto there, m_engine.mark(m_stop));
        if (there != mark()) {
            return fail(ErrorCode::NameTaken, m_engine.capabilities().label, "collection");
        }
        return true;
    }

    Result<> sendRows(std::size_t first, std::size_t last, bool isResumed, SentCorpus& sent) {
        std::vector<std::uint32_t> rows;
        for (std::size_t row = first; row < last; ++row) {
            rows.push_back(static_cast<std::uint32_t>(row));
        }
        ASSAY_TRY(auto sentences, workspace::sentencesOfRows(m_reader, m_searches.corpus().id, rows));
        std::vector<float> vectors;
        if (m_dimension > 0) {
            ASSAY_TRY(vectors, m_searches.source().vectors(rows));
        }
        std::vector<RemoteDocument> documents;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            documents.push_back(sentDocument(std::move(sentences[i].sentence)));
            const auto vector = std::span(vectors).subspan(i * m_dimension, m_dimension);
            if (std::ranges::any_of(vector, [](float value) { return value != 0; })) {
                documents.back().vector.assign(vector.begin(), vector.end());
            }
        }
        if (m_engine.capabilities().needsVectors) {
            sent.withoutVector += static_cast<std::int64_t>(
                std::erase_if(documents, [](const RemoteDocument& one) { return one.vector.empty(); }));
        }
        if (isResumed) {
            ASSAY_TRY(leaveOutWhatIsThere(documents));
        }
        if (!documents.empty()) {
            ASSAY_TRY(m_engine.put(documents, m_stop));
        }
        sent.sent += static_cast<std::int64_t>(documents.size());
        return {};
    }

    Result<> leaveOutWhatIsThere(std::vector<RemoteDocument>& documents) {
        std::vector<std::string> ids;
        for (const RemoteDocument& document : documents) {
            ids.push_back(document.id);
        }
        ASSAY_TRY(const auto there, m_engine.fetch(ids, false, m_stop));
        std::set<std::string_view> known;
        for (const RemoteDocument& document : there) {
            known.insert(document.id);
        }
        std::erase_if(documents, [&](const RemoteDocument& document) { return known.contains(document.id); });
        return {};
    }

    Result<> verify(SentCorpus& sent) {
        ASSAY_TRY(const auto ids, m_searches.ids(m_stop));
        retrieval::RowVectors vectors;
        if (m_dimension > 0) {
            vectors = [this](std::span<const retrieval::Row> rows) {
                return m_searches.source().vectors(rows);
            };
        }
        const auto sample = retrieval::evenlyTaken(ids->size(), kSentSample);
        ASSAY_TRY(sent.check, retrieval::checkEngine(m_engine, *ids, vectors, m_dimension, sample, m_stop));
        ASSAY_TRY(const auto texts, m_searches.source().texts(sent.check.rows));
        std::map<std::string, const std::string*> here;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            here[ids->idOf(sent.check.rows[i])] = &texts[i];
        }
        for (const RemoteDocument& document : sent.check.documents) {
            const auto at = here.find(document.id);
            sent.texts += at != here.end() && *at->second == document.text ? 1 : 0;
        }
        return {};
    }

    WorkspaceSearches& m_searches;
    const workspace::Reader& m_reader;
    RemoteEngine& m_engine;
    const std::stop_token& m_stop;
    base::ProgressSink& m_progress;
    std::size_t m_dimension = 0;
};

// What `act` gives for the corpus and the engine.
Result<SentCorpus> withSending(workspace::Workspace& workspace, base::RowId corpus, base::RowId embeddings,
                               RemoteEngine& engine, const std::stop_token& stop,
                               base::ProgressSink& progress, Result<SentCorpus> (Sending::*act)()) {
    return base::guarded("engine", [&]() -> Result<SentCorpus> {
        ASSAY_TRY(const auto searches,
                  WorkspaceSearches::open(workspace, corpus, embeddings, stop, progress));
        ASSAY_TRY(workspace::requireTexts(searches->corpus()));
        ASSAY_TRY(const auto reader, workspace.reader());
        Sending sending(*searches, reader, engine, stop, progress);
        return (sending.*act)();
    });
}

} // namespace

Result<SentCorpus> sendCorpus(workspace::Workspace& workspace, base::RowId corpus, base::RowId embeddings,
                              RemoteEngine& engine, const std::stop_token& stop,
                              base::ProgressSink& progress) {
    return withSending(workspace, corpus, embeddings, engine, stop, progress, &Sending::execute);
}

Result<SentCorpus> checkSentCorpus(workspace::Workspace& workspace, base::RowId corpus,
                                   base::RowId embeddings, RemoteEngine& engine, const std::stop_token& stop,
                                   base::ProgressSink& progress) {
    return withSending(workspace, corpus, embeddings, engine, stop, progress, &Sending::check);
}

Result<> removeSentCorpus(RemoteEngine& engine, const std::stop_token& stop) {
    ASSAY_TRY(const auto collection, engine.describe(stop));
    if (!collection.exists) {
        return fail(ErrorCode::NotFound, engine.capabilities().label, "collection");
    }
    ASSAY_TRY(const auto mark, engine.mark(stop));
    if (!mark.starts_with(kSentMark)) {
        return fail(ErrorCode::InvalidArgument, engine.capabilities().label, "collection");
    }
    return engine.remove(stop);
}

} // namespace assay::evaluate
