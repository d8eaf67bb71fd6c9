#include "core/evaluate/retrieval/asked_provenance.h"

#include "core/json/settings_reader.h"

#include <algorithm>

namespace assay::evaluate {
namespace {

using ProvenanceJson = nlohmann::ordered_json;

} // namespace

void addAskedProvenance(ProvenanceJson& object, const AskedProvenance& provenance) {
    if (!provenance.embeddings.empty()) {
        object["embeddings"] = {{"name", provenance.embeddings},
                                {"model", provenance.model},
                                {"sha256", provenance.embeddingsHash}};
    }
    if (!provenance.engines.empty()) {
        object["engines"] = engineIdentitiesJson(provenance.engines);
    }
    if (!provenance.holdings.empty()) {
        object["engine_holdings"] = engineHoldingsJson(provenance.holdings);
    }
    ProvenanceJson& with = object["asked_with"] = {
        {"suite", provenance.suite},
        {"settings", json::parseSettingsJson(askingSettingsJson(provenance.settings))}};
    if (provenance.questionVectors) {
        with["question_vectors"] =
            kQuestionVectorSourceNames.at(static_cast<std::size_t>(*provenance.questionVectors));
    }
}

std::optional<AskedProvenance> askedProvenanceIn(const ProvenanceJson& object) {
    const ProvenanceJson* const with = base::memberOf(object, "asked_with");
    const ProvenanceJson* const settings = with != nullptr ? base::memberOf(*with, "settings") : nullptr;
    if (settings == nullptr) {
        return std::nullopt;
    }
    auto asking =
        readAskingSettings(settings->dump(-1, ' ', false, ProvenanceJson::error_handler_t::replace));
    if (!asking) {
        return std::nullopt;
    }
    AskedProvenance provenance;
    provenance.settings = std::move(*asking);
    provenance.suite = base::memberText(*with, "suite");
    if (const ProvenanceJson* const named = base::memberOf(*with, "question_vectors")) {
        const auto source = std::ranges::find(kQuestionVectorSourceNames, base::textIn(*named).value_or(""));
        if (source == kQuestionVectorSourceNames.end()) {
            return std::nullopt;
        }
        provenance.questionVectors =
            static_cast<QuestionVectorSource>(source - kQuestionVectorSourceNames.begin());
    }
    if (const ProvenanceJson* const embeddings = base::memberOf(object, "embeddings")) {
        provenance.embeddings = base::memberText(*embeddings, "name");
        provenance.model = base::memberText(*embeddings, "model");
        provenance.embeddingsHash = base::memberText(*embeddings, "sha256");
    }
    provenance.engines = engineIdentitiesIn(object);
    provenance.holdings = engineHoldingsIn(object);
    return provenance;
}

std::string askingOptionsText(const AskingSettings& settings) {
    std::string text = "--search " + settings.search + " --k " + std::to_string(settings.k);
    if (settings.filter != QuestionFilter::None) {
        text +=
            " --filter " + std::string(kQuestionFilterNames.at(static_cast<std::size_t>(settings.filter)));
    }
    for (const std::string& fixed : settings.fixed) {
        text += " --filter " + (fixed.find(' ') == std::string::npos ? fixed : '"' + fixed + '"');
    }
    text += settings.parts == FilterParts::Union ? " --union" : "";
    text += settings.onlyProse ? "" : " --all-kinds";
    return text;
}

} // namespace assay::evaluate
