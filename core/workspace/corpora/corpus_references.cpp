#include "core/workspace/corpora/corpus_references.h"

#include "core/json/field_list.h"
#include "core/workspace/corpora/corpus_rows.h"

#include <tuple>
#include <utility>

namespace assay::workspace {
namespace {

constexpr std::tuple kReferenceFields{
    json::field("connection", &CorpusReference::connection),
    json::field("engine", &CorpusReference::engine),
    json::field("collection", &CorpusReference::collection),
    json::field("sha256", &CorpusReference::hash),
    json::field("documents", &CorpusReference::documents),
    json::field("dimension", &CorpusReference::dimension),
    json::field("metric", &CorpusReference::metric),
    json::field("fields", &CorpusReference::fields),
    json::field("model", &CorpusReference::model),
};

} // namespace

std::string corpusSettings(const CorpusReference& reference) {
    const nlohmann::ordered_json settings{{"reference", json::toJson(reference, kReferenceFields)}};
    return settings.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

base::Result<std::optional<CorpusReference>> corpusReference(const CorpusInfo& corpus) {
    const auto settings = json::parseSettingsJson(corpus.settings);
    const auto* const said = base::memberOf(settings, "reference");
    if (said == nullptr) {
        return std::optional<CorpusReference>();
    }
    CorpusReference reference;
    if (const std::string wrong = json::readObject(*said, reference, kReferenceFields); !wrong.empty()) {
        return base::fail(base::ErrorCode::DamagedWorkspace, "reference." + wrong, "corpus " + corpus.name);
    }
    return std::optional(std::move(reference));
}

base::Result<> requireTexts(const CorpusInfo& corpus) {
    ASSAY_TRY(const auto reference, corpusReference(corpus));
    return reference ? base::fail(base::ErrorCode::InvalidArgument, corpus.name, kNotHere) : base::Result<>();
}

} // namespace assay::workspace
