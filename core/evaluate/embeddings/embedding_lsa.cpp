#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/evaluate/embeddings/embedding_draft.h"
#include "core/evaluate/embeddings/embedding_making.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <utility>
#include <vector>

namespace assay::evaluate {

using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t kTextsAtOnce = 8'192;

std::string settingsJson(const retrieval::LsaSettings& settings, bool onlyProse) {
    return ordered_json{{"dimension", settings.dimension},
                        {"min_documents", settings.minDocuments},
                        {"max_document_share", settings.maxDocumentShare},
                        {"max_words", settings.maxWords},
                        {"oversampling", settings.oversampling},
                        {"power_iterations", settings.powerIterations},
                        {"seed", settings.seed},
                        {"only_prose", onlyProse}}
               .dump(2) +
           "\n";
}

// Gives the builder the corpus's texts, and says which rows they are.
Result<std::vector<retrieval::Row>> addTexts(const EmbeddingDraft& draft, const EmbeddingMaking& making,
                                             retrieval::LsaBuilder& builder, const std::stop_token& stop,
                                             base::ProgressSink& progress) {
    std::vector<retrieval::Row> rows;
    std::vector<std::string> texts;
    std::vector<std::string_view> views;
    Result<> added;
    const auto flush = [&] {
        views.assign(texts.begin(), texts.end());
        added = builder.add(views, stop);
        texts.clear();
        progress.report(base::Stage::Loading, rows.empty() ? 0 : std::int64_t{rows.back()} + 1,
                        draft.corpus().sentences);
        return added.has_value();
    };
    auto scanned = workspace::forEachText(
        draft.reader(), making.corpus, stop,
        [&](workspace::SentenceRow row, model::SentenceKind kind, std::string_view text) {
            if (making.onlyProse && kind != model::SentenceKind::Prose) {
                return true;
            }
            rows.push_back(row);
            texts.emplace_back(text);
            return texts.size() < kTextsAtOnce || flush();
        });
    ASSAY_TRY(scanned);
    if (!added || (!texts.empty() && !flush())) {
        return tl::unexpected(std::move(added.error()));
    }
    return rows;
}

} // namespace

Result<EmbeddingMade> makeLsaEmbeddings(workspace::Workspace& workspace, const EmbeddingMaking& making,
                                        const retrieval::LsaSettings& settings, const std::stop_token& stop,
                                        base::ProgressSink& progress) {
    return base::guarded("LSA", [&]() -> Result<EmbeddingMade> {
        // The name that it will have if the corpus has enough words.
        ASSAY_TRY(auto draft,
                  EmbeddingDraft::begin(workspace, making, "LSA " + std::to_string(settings.dimension)));
        EmbeddingDraft& made = *draft;
        retrieval::LsaBuilder builder(settings);
        ASSAY_TRY(auto rows, addTexts(made, making, builder, stop, progress));
        auto lsa = builder.finish(stop, progress);
        if (!lsa) {
            if (lsa.error().where.empty()) {
                lsa.error().where = made.corpus().name;
            }
            return tl::unexpected(std::move(lsa.error()));
        }
        const retrieval::LsaVectors& vectors = lsa->vectors;
        if (vectors.dimension == 0) {
            return fail(ErrorCode::InputNotUsable, "no independent word", made.corpus().name);
        }
        ASSAY_TRY(made.vectors().begin(vectors.dimension));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            ASSAY_TRY(made.vectors().take(
                rows[i], std::span(vectors.values).subspan(i * vectors.dimension, vectors.dimension)));
        }
        DraftFile model(workspace, "lsa", ".alsa");
        ASSAY_TRY(lsa->model.save(model.path()));
        ASSAY_TRY(const auto hash, base::sha256OfFile(model.path(), stop));
        auto name = model.place(hash, [&](const std::filesystem::path& there) {
            const auto other = base::sha256OfFile(there, stop);
            return other && *other == hash;
        });
        ASSAY_TRY(name);
        made.set.source = workspace::EmbeddingSource::Lsa;
        made.set.model = lsa->model.label();
        if (making.name.empty()) {
            made.set.name = made.set.model;
        }
        made.set.modelFile = *std::move(name);
        made.set.settings = settingsJson(settings, making.onlyProse);
        ordered_json report{{"texts", rows.size()},
                            {"not_prose", made.corpus().sentences - static_cast<std::int64_t>(rows.size())},
                            {"words", lsa->model.words()},
                            {"dimension_asked_for", settings.dimension},
                            {"dimension", vectors.dimension}};
        lsa->vectors.values = {}; // the numbers are in the file
        return made.finish({std::move(report), base::IssueList(), rows, &model}, stop, progress);
    });
}

} // namespace assay::evaluate
