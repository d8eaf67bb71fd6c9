#include "core/evaluate/retrieval/alpha_run.h"

#include "core/base/guard.h"
#include "core/base/json_members.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using AlphaRunJson = nlohmann::ordered_json;

constexpr std::array<const char*, 4> kAlphaItemKeys{"rank_first_gold", "recall_5", "recall_10", "ndcg_10"};

std::string alphaInput(const AlphaRunJson& inputs, const char* object, const char* key) {
    const AlphaRunJson* const outer = base::memberOf(inputs, object);
    return outer != nullptr ? base::memberText(*outer, key) : std::string();
}

// By alpha; false: it is something else.
bool readAlphaOutcomes(const AlphaRunJson& item, std::vector<AlphaOutcome>& outcomes) {
    for (const char* const key : kAlphaItemKeys) {
        const AlphaRunJson* const list = base::memberOf(item, key);
        if (list == nullptr || !list->is_array() || list->size() != outcomes.size()) {
            return false;
        }
    }
    for (std::size_t a = 0; a < outcomes.size(); ++a) {
        const AlphaRunJson& rank = item[kAlphaItemKeys[0]][a];
        const auto first =
            rank.is_null() ? std::optional(std::int32_t{0}) : base::integerIn<std::int32_t>(rank);
        const auto recall5 = base::numberIn(item[kAlphaItemKeys[1]][a]);
        const auto recall10 = base::numberIn(item[kAlphaItemKeys[2]][a]);
        const auto ndcg10 = base::numberIn(item[kAlphaItemKeys[3]][a]);
        if (!first || *first < 0 || !recall5 || !recall10 || !ndcg10) {
            return false;
        }
        outcomes[a] = {*first > 0 ? 1.0 / *first : 0, *recall5, *recall10, *ndcg10, *first};
    }
    return true;
}

bool readAlphaStrata(const AlphaRunJson& item, AlphaQuestion& question) {
    const AlphaRunJson* const strata = base::memberOf(item, "strata");
    if (strata == nullptr || !strata->is_object()) {
        return false;
    }
    for (const auto& [field, values] : strata->items()) {
        if (!values.is_array()) {
            return false;
        }
        for (const AlphaRunJson& value : values) {
            question.strata[field].push_back(base::textIn(value).value_or(std::string()));
        }
    }
    question.company = base::memberText(item, "company");
    question.filing = base::memberText(item, "filing");
    question.paraphraseOf = base::memberText(item, "paraphrase_of");
    return true;
}

// What is not there is not known; false: it is no number.
bool readAlphaLuck(const AlphaRunJson& item, AlphaQuestion& question) {
    const AlphaRunJson* const luck = base::memberOf(item, "luck");
    for (std::size_t m = 0; luck != nullptr && m < kAlphaMeasureNames.size(); ++m) {
        const AlphaRunJson* const one = base::memberOf(*luck, kAlphaMeasureNames[m]);
        question.luck[m] = one != nullptr ? base::numberIn(*one) : std::nullopt;
        if (one != nullptr && !question.luck[m]) {
            return false;
        }
    }
    return true;
}

Result<AlphaRun> loadKeptAlpha(const workspace::Reader& reader, base::RowId id, const std::stop_token& stop) {
    AlphaRun run;
    ASSAY_TRY(run.info, workspace::runInfo(reader, id));
    const std::string label = "run " + std::to_string(id);
    if (run.info.kind != kAlphaRuns) {
        return fail(ErrorCode::InputNotUsable, run.info.kind, label);
    }
    auto settings = readAlphaSettings(run.info.settings);
    if (!settings) {
        return fail(ErrorCode::InputNotUsable, settings.error().where, label);
    }
    run.settings = std::move(*settings);
    const AlphaRunJson inputs = json::parseSettingsJson(run.info.inputs);
    run.material.suite = alphaInput(inputs, "suite", "name");
    run.material.lexical = alphaInput(inputs, "lexical", "name");
    run.material.lexicalHash = alphaInput(inputs, "lexical", "sha256");
    run.material.vector = alphaInput(inputs, "vector", "name");
    run.material.vectorHash = alphaInput(inputs, "vector", "sha256");
    run.material.corpus = alphaInput(inputs, "corpus", "name");
    run.material.corpusHash = alphaInput(inputs, "corpus", "sha256");
    ASSAY_TRY(const auto alphas, checkedAlphas(run.settings.alphas));
    std::vector<std::vector<AlphaOutcome>> outcomes(alphas.size());
    Result<> understood;
    const auto take = [&](const workspace::RunItem& item) {
        const AlphaRunJson document = json::parseSettingsJson(item.document);
        std::vector<AlphaOutcome> ofQuestion(alphas.size());
        AlphaQuestion question;
        question.questionId = item.key;
        if (!document.is_object() || !readAlphaOutcomes(document, ofQuestion) ||
            !readAlphaStrata(document, question) || !readAlphaLuck(document, question)) {
            understood = fail(ErrorCode::InputNotUsable, "item " + std::to_string(item.number), label);
            return false;
        }
        run.material.questions.push_back(std::move(question));
        for (std::size_t a = 0; a < alphas.size(); ++a) {
            outcomes[a].push_back(ofQuestion[a]);
        }
        return true;
    };
    ASSAY_TRY(workspace::forEachRunItem(reader, id, 0, stop, take));
    ASSAY_TRY(understood);
    if (run.material.questions.empty()) {
        return fail(ErrorCode::InputNotUsable, "no question", label);
    }
    run.tuning = tuningOf(run.material, alphas, std::move(outcomes), run.settings);
    return run;
}

} // namespace

Result<AlphaRun> loadAlphaRun(const workspace::Reader& reader, base::RowId id, const std::stop_token& stop) {
    return base::guarded(reader.path(), [&] { return loadKeptAlpha(reader, id, stop); });
}

} // namespace assay::evaluate
