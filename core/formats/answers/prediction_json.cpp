#include "core/formats/answers/prediction_json.h"

#include "core/base/json_members.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

using json::Json;

void addText(Json& object, const char* key, const std::string& text) {
    if (!text.empty()) {
        object[key] = text;
    }
}

template <typename Value>
void addOptional(Json& object, const char* key, const std::optional<Value>& value) {
    if (value) {
        object[key] = *value;
    }
}

Json contextJson(const model::PredictionContext& context) {
    Json object = Json::object();
    addText(object, "id", context.id);
    addText(object, "source", context.source);
    addText(object, "text", context.text);
    addOptional(object, "score", context.score);
    return object;
}

Json usageJson(const model::PredictionUsage& usage) {
    Json object = Json::object();
    addOptional(object, "input_tokens", usage.inputTokens);
    addOptional(object, "output_tokens", usage.outputTokens);
    addOptional(object, "price", usage.price);
    return object;
}

// Takes the members of an object that was written here, and notes where one is something else.
class Members {
  public:
    explicit Members(const Json& object)
        : m_object(object)
        , m_isSound(object.is_object()) {}

    [[nodiscard]] bool isSound() const { return m_isSound; }

    void take(const char* key, std::string& text) {
        with(key, [&](const Json& value) { return assign(base::textIn(value), text); });
    }

    void take(const char* key, std::optional<std::string>& text) {
        with(key, [&](const Json& value) { return assign(base::textIn(value), text); });
    }

    void take(const char* key, std::optional<double>& number) {
        with(key, [&](const Json& value) { return assign(base::numberIn(value), number); });
    }

    void take(const char* key, std::optional<std::int64_t>& number) {
        with(key, [&](const Json& value) { return assign(base::integerIn<std::int64_t>(value), number); });
    }

    void take(const char* key, std::optional<std::vector<std::string>>& texts) {
        with(key, [&](const Json& value) {
            auto& list = texts.emplace();
            bool isSound = value.is_array();
            for (const Json& each : isSound ? value : Json::array()) {
                isSound = isSound && each.is_string();
                list.push_back(base::textIn(each).value_or(std::string()));
            }
            return isSound;
        });
    }

    // `read` says whether the value is what it must be.
    template <typename Read>
    void with(const char* key, const Read& read) {
        const Json* const value = base::valueOf(m_object, key);
        m_isSound = m_isSound && (value == nullptr || read(*value));
    }

  private:
    template <typename From, typename To>
    static bool assign(const std::optional<From>& from, To& to) {
        if (from) {
            to = *from;
        }
        return from.has_value();
    }

    const Json& m_object;
    bool m_isSound;
};

bool readContexts(const Json& list, std::optional<std::vector<model::PredictionContext>>& contexts) {
    contexts.emplace();
    bool isSound = list.is_array();
    for (const Json& object : isSound ? list : Json::array()) {
        Members members(object);
        model::PredictionContext& context = contexts->emplace_back();
        members.take("id", context.id);
        members.take("source", context.source);
        members.take("text", context.text);
        members.take("score", context.score);
        isSound = isSound && members.isSound();
    }
    return isSound;
}

bool readUsage(const Json& object, model::PredictionUsage& usage) {
    Members members(object);
    members.take("input_tokens", usage.inputTokens);
    members.take("output_tokens", usage.outputTokens);
    members.take("price", usage.price);
    return members.isSound();
}

bool readStages(const Json& object, std::map<std::string, double>& stages) {
    bool isSound = object.is_object();
    for (const auto& [name, value] : object.items()) {
        const auto number = base::numberIn(value);
        isSound = isSound && number;
        stages.emplace(name, number.value_or(0));
    }
    return isSound;
}

bool readLabels(const Json& object, std::map<std::string, std::string>& labels) {
    bool isSound = object.is_object();
    for (const auto& [name, value] : object.items()) {
        const auto text = base::textIn(value);
        isSound = isSound && text;
        labels.emplace(name, text.value_or(std::string()));
    }
    return isSound;
}

bool isFinite(const std::optional<double>& number) {
    return !number || std::isfinite(*number);
}

} // namespace

Json scoresJson(const std::map<std::string, model::OutsideScore>& scores) {
    Json object = Json::object();
    for (const auto& [name, score] : scores) {
        object[name] =
            score.model.empty() ? Json(score.value) : Json{{"value", score.value}, {"model", score.model}};
    }
    return object;
}

std::optional<std::map<std::string, model::OutsideScore>> scoresFromJson(const Json& object) {
    if (!object.is_object()) {
        return std::nullopt;
    }
    std::map<std::string, model::OutsideScore> scores;
    for (const auto& [name, value] : object.items()) {
        const Json* const number = value.is_object() ? base::memberOf(value, "value") : &value;
        const auto read = number == nullptr ? std::nullopt : base::numberIn(*number);
        if (!read) {
            return std::nullopt;
        }
        scores.emplace(name, model::OutsideScore{*read, base::memberText(value, "model")});
    }
    return scores;
}

Json predictionJson(const PredictionRecord& record) {
    const model::Prediction& prediction = record.prediction;
    Json object = Json::object();
    addText(object, "question_id", prediction.questionId);
    addText(object, "question", prediction.question);
    addOptional(object, "answer", prediction.answer);
    addText(object, "answer_unit", prediction.answerUnit);
    if (prediction.contexts) {
        Json& list = object["contexts"] = Json::array();
        for (const model::PredictionContext& context : *prediction.contexts) {
            list.push_back(contextJson(context));
        }
    }
    addOptional(object, "contexts_cut_at", prediction.contextsCutAt);
    addOptional(object, "citations", prediction.citations);
    addOptional(object, "hallucinations", prediction.hallucinations);
    addText(object, "hallucinations_model", prediction.hallucinationsModel);
    addOptional(object, "latency_ms", prediction.latencyMs);
    if (!prediction.stages.empty()) {
        object["stages"] = prediction.stages;
    }
    if (Json usage = usageJson(prediction.usage); !usage.empty()) {
        object["usage"] = std::move(usage);
    }
    if (!prediction.scores.empty()) {
        object["scores"] = scoresJson(prediction.scores);
    }
    if (!prediction.labels.empty()) {
        object["labels"] = prediction.labels;
    }
    addOptional(object, "sample", prediction.sample);
    addText(object, "raw", prediction.raw);
    addText(object, "error", prediction.error);
    if (!record.extra.empty()) {
        object["extra"] = json::parseJson(record.extra).value_or(Json(record.extra));
    }
    return object;
}

std::optional<PredictionRecord> predictionFromJson(const Json& object) {
    PredictionRecord record;
    model::Prediction& prediction = record.prediction;
    Members members(object);
    members.take("question_id", prediction.questionId);
    members.take("question", prediction.question);
    members.take("answer", prediction.answer);
    members.take("answer_unit", prediction.answerUnit);
    members.with("contexts", [&](const Json& value) { return readContexts(value, prediction.contexts); });
    members.take("contexts_cut_at", prediction.contextsCutAt);
    members.take("citations", prediction.citations);
    members.take("hallucinations", prediction.hallucinations);
    members.take("hallucinations_model", prediction.hallucinationsModel);
    members.take("latency_ms", prediction.latencyMs);
    members.with("stages", [&](const Json& value) { return readStages(value, prediction.stages); });
    members.with("usage", [&](const Json& value) { return readUsage(value, prediction.usage); });
    members.with("scores", [&](const Json& value) {
        auto scores = scoresFromJson(value);
        prediction.scores = std::move(scores).value_or(std::map<std::string, model::OutsideScore>());
        return scores.has_value();
    });
    members.with("labels", [&](const Json& value) { return readLabels(value, prediction.labels); });
    members.take("sample", prediction.sample);
    members.take("raw", prediction.raw);
    members.take("error", prediction.error);
    members.with("extra", [&](const Json& value) {
        record.extra = json::dumpJson(value);
        return value.is_object();
    });
    return members.isSound() ? std::optional(std::move(record)) : std::nullopt;
}

bool hasFiniteNumbers(const model::Prediction& prediction) {
    const auto isOfFinite = [](const auto& map, auto numberOf) {
        return std::ranges::all_of(map,
                                   [&](const auto& each) { return std::isfinite(numberOf(each.second)); });
    };
    return isFinite(prediction.latencyMs) && isFinite(prediction.usage.price) &&
           isOfFinite(prediction.stages, [](double value) { return value; }) &&
           isOfFinite(prediction.scores, [](const model::OutsideScore& score) { return score.value; }) &&
           (!prediction.contexts ||
            std::ranges::all_of(*prediction.contexts, isFinite, &model::PredictionContext::score));
}

} // namespace assay::formats
