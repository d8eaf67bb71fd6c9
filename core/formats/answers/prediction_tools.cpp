#include "core/formats/answers/prediction_tools.h"

#include "core/base/issue.h"
#include "core/json/json_document.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <system_error>
#include <utility>

namespace assay::formats {
namespace {

using json::Json;
using json::JsonKind;
using json::JsonPlace;

// Where a key of predictions-jsonl stands in a record; the first place that holds something counts.
struct ToolPath {
    std::string_view key;
    std::array<std::string_view, 3> places;
};

constexpr std::array kArgillaPaths{ToolPath{"question_id", {"/id"}},
                                   ToolPath{"question", {"/fields/question"}},
                                   ToolPath{"answer", {"/fields/response", "/fields/answer"}}};
constexpr std::array kLabelStudioPaths{ToolPath{"question_id", {"/data/question_id", "/id"}},
                                       ToolPath{"question", {"/data/question"}}};
constexpr std::array kLangfusePaths{ToolPath{"question_id", {"/datasetItemId", "/input/question_id", "/id"}},
                                    ToolPath{"question", {"/input/question", "/input"}},
                                    ToolPath{"answer", {"/output/answer", "/output"}},
                                    ToolPath{"error", {"/statusMessage"}},
                                    ToolPath{"price", {"/totalCost"}},
                                    ToolPath{"input_tokens", {"/usage/input", "/promptTokens"}},
                                    ToolPath{"output_tokens", {"/usage/output", "/completionTokens"}}};
constexpr std::array kPhoenixPaths{ToolPath{"question_id", {"/example_id"}},
                                   ToolPath{"question", {"/input/question", "/input"}},
                                   ToolPath{"answer", {"/output/answer", "/output"}},
                                   ToolPath{"error", {"/error"}},
                                   ToolPath{"latency_ms", {"/latency_ms"}},
                                   ToolPath{"sample", {"/repetition_number"}},
                                   ToolPath{"input_tokens", {"/prompt_token_count"}},
                                   ToolPath{"output_tokens", {"/completion_token_count"}}};
constexpr std::array<std::string_view, 3> kToolLists{"/data", "/records", "/runs"};

std::span<const ToolPath> pathsOf(PredictionKind kind) {
    switch (kind) {
    case PredictionKind::ArgillaAnswersJson:
        return kArgillaPaths;
    case PredictionKind::LabelStudioAnswersJson:
        return kLabelStudioPaths;
    case PredictionKind::LangfuseAnswersJson:
        return kLangfusePaths;
    default:
        return kPhoenixPaths;
    }
}

bool holdsSomething(const JsonPlace& place) {
    return place.kind != JsonKind::Invalid && place.raw != "null";
}

// A member with its value as it is written.
void addRaw(std::string& flat, std::string_view key, std::string_view raw) {
    flat += flat.empty() ? "{\"" : ",\"";
    flat += key;
    flat += "\":";
    flat += raw;
}

void addPaths(std::string& flat, const JsonPlace& record, std::span<const ToolPath> paths) {
    for (const ToolPath& path : paths) {
        for (const std::string_view at : path.places) {
            if (at.empty()) {
                break;
            }
            const JsonPlace found = json::placeAt(record.raw, record.line, at);
            // "/input" is the question where it is a text, and an object with it where it is none.
            const bool isWhole = std::ranges::count(at, '/') == 1;
            if (holdsSomething(found) && !(isWhole && found.kind == JsonKind::Object)) {
                addRaw(flat, path.key, found.raw);
                break;
            }
        }
    }
}

std::optional<double> numberAt(const JsonPlace& record, std::string_view at) {
    const JsonPlace found = json::placeAt(record.raw, record.line, at);
    double number = 0;
    const char* const end = found.raw.data() + found.raw.size();
    const bool isNumber =
        found.kind == JsonKind::Number && std::from_chars(found.raw.data(), end, number).ec == std::errc();
    return isNumber ? std::optional(number) : std::nullopt;
}

// Langfuse says seconds, and scores as a list of names and values.
void addLangfuse(std::string& flat, const JsonPlace& record) {
    constexpr double kMs = 1000;
    if (const auto seconds = numberAt(record, "/latency")) {
        addRaw(flat, "latency_ms", json::dumpJson(Json(*seconds * kMs)));
    }
    const JsonPlace scores = json::placeAt(record.raw, record.line, "/scores");
    std::string list;
    std::set<std::string, std::less<>> names;
    if (scores.kind == JsonKind::Array) {
        json::forEachElement(scores.raw, scores.line, [&](const JsonPlace& score) {
            const JsonPlace name = json::placeAt(score.raw, score.line, "/name");
            const JsonPlace value = json::placeAt(score.raw, score.line, "/value");
            if (name.kind == JsonKind::String && value.kind == JsonKind::Number &&
                names.emplace(name.raw).second) {
                list += (list.empty() ? "{" : ",") + std::string(name.raw) + ":" + std::string(value.raw);
            }
            return true;
        });
    }
    if (!list.empty()) {
        addRaw(flat, "scores", list + "}");
    }
}

struct ToolRecord {
    std::string flat; // as an object of predictions-jsonl
    std::string_view raw;
    std::int64_t line = 0;
    std::string system;
    bool isObject = true;
};

std::string toolTextAt(const JsonPlace& record, std::string_view at) {
    const JsonPlace found = json::placeAt(record.raw, record.line, at);
    std::string text;
    if (found.kind == JsonKind::String) {
        json::appendUnescapedJson(found.raw, text);
    }
    return text;
}

// The first text of the result of one of Label Studio's predictions; empty: it has none.
std::string_view labelStudioText(const JsonPlace& prediction) {
    const JsonPlace result = json::placeAt(prediction.raw, prediction.line, "/result");
    std::string_view text;
    if (result.kind != JsonKind::Array) {
        return text;
    }
    json::forEachElement(result.raw, result.line, [&text](const JsonPlace& region) {
        for (const std::string_view at : {"/value/text/0", "/value/text"}) {
            const JsonPlace found = json::placeAt(region.raw, region.line, at);
            if (found.kind == JsonKind::String) {
                text = found.raw;
                return false;
            }
        }
        return true;
    });
    return text;
}

void addTask(const JsonPlace& task, std::vector<ToolRecord>& records) {
    std::string flat;
    addPaths(flat, task, kLabelStudioPaths);
    const JsonPlace predictions = json::placeAt(task.raw, task.line, "/predictions");
    std::size_t number = 0;
    if (predictions.kind == JsonKind::Array) {
        json::forEachElement(predictions.raw, predictions.line, [&](const JsonPlace& prediction) {
            ToolRecord record{flat, task.raw, prediction.line, toolTextAt(prediction, "/model_version")};
            if (const std::string_view text = labelStudioText(prediction); !text.empty()) {
                addRaw(record.flat, "answer", text);
            }
            records.push_back(std::move(record));
            ++number;
            return true;
        });
    }
    if (number == 0) { // nobody has answered it
        records.push_back({flat, task.raw, task.line, {}});
    }
}

// --- Told from gold questions of the same tool ---

// Fields that only gold has.
constexpr std::array<std::string_view, 8> kGoldFields{
    "answer_type",  "answer_contains",  "must_include",       "evidence_spans",
    "gold_version", "expected_sources", "expected_citations", "evidence_sentence_ids"};

bool hasGoldField(const JsonPlace& record, const std::string& under) {
    return std::ranges::any_of(kGoldFields, [&](std::string_view field) {
        return holdsSomething(json::placeAt(record.raw, record.line, under + "/" + std::string(field)));
    });
}

// A list or an object with something in it.
bool isFilled(const JsonPlace& place) {
    return place.raw.size() > 2 && (place.kind == JsonKind::Array || place.kind == JsonKind::Object) &&
           place.raw.find_first_not_of(" \t\r\n", 1) != place.raw.size() - 1;
}

// A response stands among the fields, and nobody has suggested or given an answer to the question.
bool isArgillaAnswer(const JsonPlace& record) {
    const auto at = [&record](std::string_view path) { return json::placeAt(record.raw, record.line, path); };
    return at("/fields/question").kind == JsonKind::String &&
           at("/fields/response").kind == JsonKind::String && !isFilled(at("/suggestions")) &&
           !isFilled(at("/responses")) && !hasGoldField(record, "/metadata");
}

// A system has predicted a text, the task brings no answer, and nobody has annotated it.
bool isLabelStudioAnswer(const JsonPlace& task) {
    const auto at = [&task](std::string_view path) { return json::placeAt(task.raw, task.line, path); };
    if (at("/data/question").kind != JsonKind::String || holdsSomething(at("/data/answer")) ||
        isFilled(at("/annotations")) || hasGoldField(task, "/data")) {
        return false;
    }
    const JsonPlace predictions = at("/predictions");
    bool isAnswered = false;
    if (predictions.kind == JsonKind::Array) {
        json::forEachElement(predictions.raw, predictions.line, [&isAnswered](const JsonPlace& prediction) {
            isAnswered =
                !toolTextAt(prediction, "/model_version").empty() && !labelStudioText(prediction).empty();
            return !isAnswered;
        });
    }
    return isAnswered;
}

std::vector<ToolRecord> recordsOf(const JsonPlace& list, PredictionKind kind) {
    std::vector<ToolRecord> records;
    json::forEachElement(list.raw, list.line, [&](const JsonPlace& element) {
        if (element.kind != JsonKind::Object) {
            records.push_back({{}, element.raw, element.line, {}, false});
            return true;
        }
        if (kind == PredictionKind::LabelStudioAnswersJson) {
            addTask(element, records);
            return true;
        }
        ToolRecord record{{}, element.raw, element.line, {}};
        addPaths(record.flat, element, pathsOf(kind));
        if (kind == PredictionKind::LangfuseAnswersJson) {
            addLangfuse(record.flat, element);
        }
        records.push_back(std::move(record));
        return true;
    });
    for (ToolRecord& record : records) {
        record.flat += record.flat.empty() ? "{}" : "}";
    }
    return records;
}

void walkRecords(std::span<const ToolRecord> records, PredictionRowHandler& handler) {
    for (const ToolRecord& record : records) {
        bool goesOn = true;
        if (record.isObject) {
            PredictionRow row = rowOfObject({JsonKind::Object, record.flat, record.line}, handler.columns());
            row.line = record.line;
            row.text = record.raw;
            goesOn = handler.takeRow(row);
        } else {
            goesOn =
                handler.takeRejected(record.line, record.raw, base::IssueCode::WrongType, {}, record.raw);
        }
        if (!goesOn) {
            return;
        }
    }
}

// --- Out ---

Json answerOf(const model::Prediction& prediction) {
    return prediction.answer ? Json(*prediction.answer) : Json();
}

Json argillaRecord(const PredictionRecord& record, const std::string& system) {
    const model::Prediction& said = record.prediction;
    return {{"id", said.questionId},
            {"fields", {{"question", said.question}, {"response", answerOf(said)}}},
            {"metadata", {{"system", system}}}};
}

Json labelStudioTask(const PredictionRecord& record, const std::string& system) {
    const model::Prediction& said = record.prediction;
    Json result = Json::array();
    if (said.answer) {
        result.push_back({{"from_name", "answer"},
                          {"to_name", "question"},
                          {"type", "textarea"},
                          {"value", {{"text", Json::array({*said.answer})}}}});
    }
    Json prediction{{"model_version", system}, {"result", std::move(result)}};
    return {{"data", {{"question_id", said.questionId}, {"question", said.question}}},
            {"predictions", Json::array({std::move(prediction)})}};
}

Json langfuseItem(const PredictionRecord& record, const std::string& system) {
    constexpr double kMs = 1000;
    const model::Prediction& said = record.prediction;
    Json item{{"datasetItemId", said.questionId},
              {"input", {{"question", said.question}}},
              {"output", {{"answer", answerOf(said)}}},
              {"metadata", {{"system", system}}}};
    if (said.latencyMs) {
        item["latency"] = *said.latencyMs / kMs;
    }
    if (said.usage.price) {
        item["totalCost"] = *said.usage.price;
    }
    if (!said.error.empty()) {
        item["level"] = "ERROR";
        item["statusMessage"] = said.error;
    }
    Json scores = Json::array();
    for (const auto& [name, score] : said.scores) {
        scores.push_back({{"name", name}, {"value", score.value}});
    }
    if (!scores.empty()) {
        item["scores"] = std::move(scores);
    }
    return item;
}

Json phoenixRun(const PredictionRecord& record, const std::string& system) {
    const model::Prediction& said = record.prediction;
    Json run{{"example_id", said.questionId},
             {"repetition_number", said.sample.value_or(1)},
             {"input", {{"question", said.question}}},
             {"output", {{"answer", answerOf(said)}}},
             {"error", said.error.empty() ? Json() : Json(said.error)}};
    if (said.latencyMs) {
        run["latency_ms"] = *said.latencyMs;
    }
    run["metadata"] = {{"system", system}};
    return run;
}

} // namespace

std::optional<std::vector<ToolAnswers>> toolAnswers(const JsonPlace& root, PredictionKind kind) {
    JsonPlace list = root;
    for (const std::string_view at : kToolLists) {
        if (list.kind != JsonKind::Array) {
            list = json::placeAt(root.raw, root.line, at);
        }
    }
    if (list.kind != JsonKind::Array) {
        return std::nullopt;
    }
    const auto records = std::make_shared<const std::vector<ToolRecord>>(recordsOf(list, kind));
    std::vector<std::string> systems; // in the order of the file
    for (const ToolRecord& record : *records) {
        if (std::ranges::find(systems, record.system) == systems.end()) {
            systems.push_back(record.system);
        }
    }
    std::vector<ToolAnswers> parts;
    if (systems.size() < 2) {
        parts.push_back({{}, [records](PredictionRowHandler& handler) { walkRecords(*records, handler); }});
        return parts;
    }
    for (const std::string& system : systems) {
        auto own = std::make_shared<std::vector<ToolRecord>>();
        std::ranges::copy_if(*records, std::back_inserter(*own),
                             [&system](const ToolRecord& record) { return record.system == system; });
        parts.push_back({system.empty() ? "unnamed" : system,
                         [own](PredictionRowHandler& handler) { walkRecords(*own, handler); }});
    }
    return parts;
}

std::optional<PredictionKind> recogniseToolAnswers(std::string_view list) {
    const std::string_view beginning = json::beginningOfFirstElement(list);
    std::set<std::string, std::less<>> keys;
    const json::JsonWalk walk = json::forEachMember(beginning, 1, [&keys](const json::JsonMember& member) {
        keys.insert(member.key);
        return true;
    });
    if (keys.contains("output")) {
        return keys.contains("example_id")      ? std::optional(PredictionKind::PhoenixAnswersJson)
               : keys.contains("datasetItemId") ? std::optional(PredictionKind::LangfuseAnswersJson)
                                                : std::nullopt;
    }
    if (!walk.whole) {
        return std::nullopt; // what would tell it from gold may come later
    }
    const JsonPlace record{JsonKind::Object, beginning.substr(0, walk.end), 1};
    return isArgillaAnswer(record)       ? std::optional(PredictionKind::ArgillaAnswersJson)
           : isLabelStudioAnswer(record) ? std::optional(PredictionKind::LabelStudioAnswersJson)
                                         : std::nullopt;
}

std::string toolAnswersJson(PredictionKind kind, std::span<const PredictionRecord> records,
                            const std::string& system) {
    Json list = Json::array();
    for (const PredictionRecord& record : records) {
        list.push_back(kind == PredictionKind::ArgillaAnswersJson       ? argillaRecord(record, system)
                       : kind == PredictionKind::LabelStudioAnswersJson ? labelStudioTask(record, system)
                       : kind == PredictionKind::LangfuseAnswersJson    ? langfuseItem(record, system)
                                                                        : phoenixRun(record, system));
    }
    return list.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace assay::formats
