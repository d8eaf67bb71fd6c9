#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/evaluate/embeddings/embedding_draft.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/neighbours/corpus_ids.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace assay::evaluate {

using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

Result<EmbeddingMade> importEmbeddings(workspace::Workspace& workspace, const EmbeddingMaking& making,
                                       const std::filesystem::path& file,
                                       const formats::VectorReadingSettings& settings,
                                       const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(file.string(), [&]() -> Result<EmbeddingMade> {
        const std::string model = making.model.empty() ? std::string(kUnknownModel) : making.model;
        ASSAY_TRY(auto draft, EmbeddingDraft::begin(workspace, making, model));
        EmbeddingDraft& made = *draft;
        progress.report(base::Stage::Loading, 0, 0);
        ASSAY_TRY(const auto ids, CorpusIds::load(made.reader(), making.corpus, stop));
        ASSAY_TRY(auto reading, formats::readVectors(file, settings, ids, made.vectors(), stop, progress));
        if (reading.taken == 0) {
            return fail(ErrorCode::InputNotUsable,
                        "none of " + std::to_string(reading.inFile) +
                            " vectors can be used for a sentence of this corpus",
                        file.string());
        }
        progress.report(base::Stage::Hashing, 0, 0);
        ASSAY_TRY(auto hash, base::sha256OfFile(file, stop));
        made.set.source = workspace::EmbeddingSource::File;
        made.set.sourceHash = std::move(hash);
        made.set.settings =
            ordered_json{
                {"kind", formats::vectorFileKindName(reading.kind)},
                {"file", reading.file},
                {"ids", settings.ids ? ordered_json(settings.ids->filename().string()) : ordered_json()},
                {"in_corpus_order", settings.inCorpusOrder}}
                .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
            "\n";
        ordered_json report{{"in_file", reading.inFile},
                            {"taken", reading.taken},
                            {"missing", reading.missing},
                            {"zero", reading.zeros}};
        return made.finish({std::move(report), std::move(reading.issues), {}, nullptr}, stop, progress);
    });
}

} // namespace assay::evaluate
