#include "core/evaluate/judge/judge_prompt.h"

#include "core/base/guard.h"
#include "core/base/rule_files.h"
#include "core/evaluate/ask/prompt_text.h"
#include "core/json/field_list.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using JudgeDocument = nlohmann::ordered_json;

constexpr std::array<std::string_view, 9> kJudgePlaceholders{
    "question",           "gold",      "answer", "evidence", "contexts", "passages", "citations",
    "expected_citations", "statements"};

constexpr std::tuple kDimensionFields{json::required(json::field("name", &JudgeDimension::name)),
                                      json::required(json::field("metric", &JudgeDimension::metric)),
                                      json::field("weight", &JudgeDimension::weight)};

JudgeDocument dimensionsJson(const JudgePrompt& prompt) {
    JudgeDocument list = JudgeDocument::array();
    for (const JudgeDimension& dimension : prompt.dimensions) {
        list.push_back(json::toJson(dimension, kDimensionFields));
    }
    return list;
}

void readDimensions(json::SettingsReader& reader, const std::string& key, JudgePrompt& prompt) {
    const JudgeDocument* const list = reader.take(key);
    if (list == nullptr) {
        return;
    }
    if (!list->is_array()) {
        return reader.complain(key);
    }
    prompt.dimensions.clear();
    for (const JudgeDocument& one : *list) {
        JudgeDimension dimension;
        if (!one.is_object() || !json::readObject(one, dimension, kDimensionFields).empty()) {
            return reader.complain(key);
        }
        prompt.dimensions.push_back(std::move(dimension));
    }
}

const std::tuple kJudgePromptFields{json::required(json::field("name", &JudgePrompt::name)),
                                    json::field("title", &JudgePrompt::title),
                                    json::field("source", &JudgePrompt::source),
                                    json::field("version", &JudgePrompt::version),
                                    json::required(json::named("kind", &JudgePrompt::kind, kJudgeKindNames)),
                                    json::field("system", &JudgePrompt::system),
                                    json::required(json::field("user", &JudgePrompt::user)),
                                    json::field("output_tokens", &JudgePrompt::outputTokens),
                                    json::own("dimensions", dimensionsJson, readDimensions),
                                    json::field("scale", &JudgePrompt::scale),
                                    json::field("pass", &JudgePrompt::pass),
                                    json::field("hallucinations_fail", &JudgePrompt::hallucinationsFail),
                                    json::field("overall", &JudgePrompt::overall),
                                    json::field("passed", &JudgePrompt::passed),
                                    json::named("items", &JudgePrompt::items, kJudgeItemsNames),
                                    json::named("figure", &JudgePrompt::figure, kJudgeFigureNames),
                                    json::field("yes", &JudgePrompt::yes),
                                    json::field("no", &JudgePrompt::no),
                                    json::field("metric", &JudgePrompt::metric)};

tl::unexpected<base::Error> unusable(std::string detail, std::string where) {
    return fail(ErrorCode::InvalidArgument, std::move(detail), std::move(where));
}

Result<> checkScores(const JudgePrompt& prompt) {
    if (prompt.dimensions.empty()) {
        return unusable("empty", "dimensions");
    }
    for (const JudgeDimension& dimension : prompt.dimensions) {
        if (!(dimension.weight > 0) || dimension.name.empty() || dimension.metric.empty()) {
            return unusable(dimension.name, "dimensions");
        }
    }
    if (!(prompt.scale > 0) || !(prompt.pass >= 0 && prompt.pass <= prompt.scale)) {
        return unusable(std::to_string(prompt.pass), "pass");
    }
    return {};
}

Result<> checkList(const JudgePrompt& prompt) {
    const bool areWords = !prompt.yes.empty() && !prompt.no.empty() && prompt.yes != prompt.no &&
                          prompt.yes != "undetermined" && prompt.no != "undetermined";
    if (!areWords) {
        return unusable(prompt.yes, "yes");
    }
    if (prompt.metric.empty()) {
        return unusable("empty", "metric");
    }
    return placeholdersIn(prompt.user).contains("statements") ? Result<>() : unusable("{statements}", "user");
}

Result<> checkPrompt(const JudgePrompt& prompt) {
    if (prompt.name.empty()) {
        return unusable("empty", "name");
    }
    ASSAY_TRY(checkPlaceholders(prompt.system, kJudgePlaceholders, "system"));
    ASSAY_TRY(checkPlaceholders(prompt.user, kJudgePlaceholders, "user"));
    if (prompt.outputTokens < 1) {
        return unusable(std::to_string(prompt.outputTokens), "output_tokens");
    }
    if (prompt.kind == JudgeKind::List) {
        return checkList(prompt);
    }
    ASSAY_TRY(checkScores(prompt));
    return placeholdersIn(prompt.user).contains("answer") ? Result<>() : unusable("{answer}", "user");
}

} // namespace

Result<JudgePrompt> judgePreset(std::string_view name) {
    if (std::ranges::find(kJudgePresets, name) == kJudgePresets.end()) {
        return fail(ErrorCode::NotFound, std::string(name));
    }
    return judgePromptFromJson(base::ruleFile("judge_" + std::string(name)));
}

Result<JudgePrompt> judgePromptFromJson(std::string_view text) {
    return base::guarded("judge", [&]() -> Result<JudgePrompt> {
        const JudgeDocument document = json::parseSettingsJson(text);
        if (!document.is_object()) {
            return unusable("no JSON object", "");
        }
        JudgePrompt prompt;
        if (std::string wrong = json::readObject(document, prompt, kJudgePromptFields); !wrong.empty()) {
            return unusable("", std::move(wrong));
        }
        ASSAY_TRY(checkPrompt(prompt));
        return prompt;
    });
}

std::string judgePromptJson(const JudgePrompt& prompt) {
    return json::toJson(prompt, kJudgePromptFields)
               .dump(2, ' ', false, JudgeDocument::error_handler_t::replace) +
           "\n";
}

} // namespace assay::evaluate
