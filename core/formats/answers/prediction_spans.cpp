#include "core/formats/answers/prediction_spans.h"

#include "core/base/json_members.h"
#include "core/formats/answers/prediction_columns.h"

#include <charconv>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;
using json::Json;

constexpr std::string_view kOpenInferenceDocuments = "retrieval.documents.";
constexpr std::string_view kOpenTelemetryDocuments = "gen_ai.retrieval.documents";
constexpr std::size_t kMostDocuments = 100'000;

using Attributes = std::map<std::string, Json, std::less<>>; // leaves by their path with dots

void flatten(const Json& value, const std::string& path, Attributes& into) {
    if (value.is_object()) {
        for (const auto& [key, member] : value.items()) {
            flatten(member, path.empty() ? key : path + "." + key, into);
        }
    } else if (value.is_array()) {
        std::size_t index = 0;
        for (const Json& element : value) {
            flatten(element, path + "." + std::to_string(index++), into);
        }
    } else if (!value.is_null()) {
        into.insert_or_assign(path, value);
    }
}

// OTLP writes {"stringValue": "x"}, {"arrayValue": {"values": […]}}, …
Json plainValue(const Json& value) {
    if (const Json* const list = base::memberOf(value, "arrayValue")) {
        Json plain = Json::array();
        if (const Json* const values = base::memberOf(*list, "values"); values && values->is_array()) {
            for (const Json& each : *values) {
                plain.push_back(plainValue(each));
            }
        }
        return plain;
    }
    return value.is_object() && value.size() == 1 ? value.front() : value;
}

Attributes attributesOf(const Json& span) {
    Attributes all;
    const Json* const given = base::memberOf(span, "attributes");
    if (given != nullptr && given->is_array()) {
        for (const Json& each : *given) {
            if (const Json* const value = base::memberOf(each, "value")) {
                flatten(plainValue(*value), base::memberText(each, "key"), all);
            }
        }
    } else if (given != nullptr) {
        flatten(*given, {}, all);
    }
    for (const auto& [key, value] : span.items()) {
        constexpr std::string_view kPrefix = "attributes.";
        if (key != "attributes") {
            flatten(value, key.starts_with(kPrefix) ? key.substr(kPrefix.size()) : key, all);
        }
    }
    for (const char* const written : {"metadata", kOpenTelemetryDocuments.data()}) {
        const auto found = all.find(written);
        const auto tree = found == all.end() || !found->second.is_string()
                              ? std::nullopt
                              : json::parseJson(found->second.get_ref<const std::string&>());
        if (tree && tree->is_structured()) {
            flatten(*tree, written, all);
        }
    }
    return all;
}

std::string spanText(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

// The first of these that is there; empty: none.
std::string attributeText(const Attributes& attributes, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        if (const auto found = attributes.find(name); found != attributes.end()) {
            return spanText(found->second);
        }
    }
    return {};
}

std::optional<double> nanoseconds(const Attributes& attributes,
                                  std::initializer_list<std::string_view> names) {
    return json::decimalFromText(attributeText(attributes, names));
}

// "3.document.id" or "3.id": the number, and what follows it.
std::optional<std::pair<std::size_t, std::string_view>> documentPart(std::string_view path) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(path.data(), path.data() + path.size(), number);
    const auto length = static_cast<std::size_t>(end - path.data());
    if (error != std::errc() || length == path.size() || path[length] != '.' || number >= kMostDocuments) {
        return std::nullopt;
    }
    path.remove_prefix(length + 1);
    constexpr std::string_view kDocument = "document.";
    return std::pair(number, path.starts_with(kDocument) ? path.substr(kDocument.size()) : path);
}

// As contexts of predictions-jsonl; nullopt: the span is of no retrieval.
std::optional<Json> contextsIn(const Attributes& attributes) {
    std::map<std::size_t, Json> documents;
    const auto gather = [&](std::string_view prefix) {
        for (auto each = attributes.lower_bound(prefix);
             each != attributes.end() && each->first.starts_with(prefix); ++each) {
            const auto part = documentPart(std::string_view(each->first).substr(prefix.size()));
            if (!part) {
                continue;
            }
            Json& document = documents.try_emplace(part->first, Json::object()).first->second;
            const std::string_view name = part->second;
            if (name == "score") {
                document["score"] = each->second;
            } else if (name == "id" || name == "source") {
                document[std::string(name)] = spanText(each->second);
            } else if (name == "content" || name == "text") {
                document["text"] = spanText(each->second);
            } else if (name == "metadata") {
                if (const auto metadata = json::parseJson(spanText(each->second))) {
                    document["metadata"] = *metadata;
                }
            } else if (name == "metadata.source" || name == "metadata.filename") {
                document["source"] = spanText(each->second);
            }
        }
    };
    gather(kOpenInferenceDocuments);
    gather(std::string(kOpenTelemetryDocuments) + ".");
    const bool isRetrieval = attributeText(attributes, {"openinference.span.kind"}) == "RETRIEVER" ||
                             attributeText(attributes, {"gen_ai.operation.name"}) == "retrieval";
    if (documents.empty() && !isRetrieval) {
        return std::nullopt;
    }
    Json contexts = Json::array();
    for (auto& [number, document] : documents) {
        contexts.push_back(std::move(document));
    }
    return contexts;
}

// The cells of one span, in a row of the line that it stands in.
class SpanRow {
  public:
    SpanRow(const json::JsonPlace& line, PredictionRowHandler& handler)
        : m_handler(handler) {
        m_row.line = line.line;
        m_row.text = line.raw;
    }

    void addText(const std::string& column, std::string text) {
        if (!text.empty()) {
            add(column, PredictionCell::Kind::Text, 0, std::move(text));
        }
    }

    void addContexts(const Json& contexts) {
        add("contexts", PredictionCell::Kind::Json, 0, json::dumpJson(contexts));
    }

    void addLatency(double milliseconds) {
        add("latency_ms", PredictionCell::Kind::Number, milliseconds, Json(milliseconds).dump());
    }

    [[nodiscard]] const PredictionRow& row() const { return m_row; }

  private:
    void add(const std::string& column, PredictionCell::Kind kind, double number, std::string text) {
        m_row.cells.push_back(
            {m_handler.columns().column(column, column, false), kind, number, std::move(text), m_row.line});
    }

    PredictionRowHandler& m_handler;
    PredictionRow m_row;
};

bool takeSpan(const Json& span, const json::JsonPlace& line, PredictionRowHandler& handler) {
    const Attributes attributes = attributesOf(span);
    const auto contexts = contextsIn(attributes);
    if (!contexts) {
        handler.report(Severity::Info, IssueCode::MissingField, line.line, "retrieval.documents",
                       attributeText(attributes, {"name"}));
        return true;
    }
    SpanRow row(line, handler);
    row.addText("question_id", attributeText(attributes, {"question_id", "metadata.question_id"}));
    row.addText("question", attributeText(attributes, {"input.value", "gen_ai.retrieval.query.text"}));
    row.addContexts(*contexts);
    const auto start = nanoseconds(attributes, {"startTimeUnixNano", "start_time_unix_nano"});
    const auto end = nanoseconds(attributes, {"endTimeUnixNano", "end_time_unix_nano"});
    if (start && end && *end >= *start) {
        row.addLatency((*end - *start) / 1e6);
    }
    row.addText("span_id", attributeText(attributes, {"spanId", "span_id", "context.span_id"}));
    row.addText("trace_id", attributeText(attributes, {"traceId", "trace_id", "context.trace_id"}));
    return handler.takeRow(row.row());
}

// Calls `take` for every element of the list under that key, until it returns false.
template <typename Take>
bool forEachBelow(const Json& value, const char* key, const Take& take) {
    const Json* const list = base::memberOf(value, key);
    if (list == nullptr || !list->is_array()) {
        return true;
    }
    for (const Json& each : *list) {
        if (!take(each)) {
            return false;
        }
    }
    return true;
}

} // namespace

bool isSpanLine(std::string_view line) {
    const bool tellsRetrieval = line.find("retrieval.documents") != std::string_view::npos ||
                                line.find("openinference") != std::string_view::npos;
    const json::JsonValue value = tellsRetrieval ? json::readJsonValue(line) : json::JsonValue();
    bool isSpan = false;
    if (value.kind == json::JsonKind::Object) {
        json::forEachMember(value.raw, 1, [&isSpan](const json::JsonMember& member) {
            isSpan = isSpan || member.key == "attributes" || member.key == "resourceSpans" ||
                     member.key.starts_with("attributes.");
            return !isSpan;
        });
    }
    return isSpan;
}

bool takeSpans(const json::JsonPlace& object, PredictionRowHandler& handler) {
    const auto tree = json::parseJson(object.raw);
    if (!tree || !tree->is_object()) {
        return handler.takeRejected(object.line, object.raw, IssueCode::MalformedRecord, {}, object.raw);
    }
    if (base::memberOf(*tree, "resourceSpans") == nullptr) {
        return takeSpan(*tree, object, handler);
    }
    const auto takeOne = [&](const Json& span) {
        return !span.is_object() || takeSpan(span, object, handler);
    };
    const auto takeScope = [&](const Json& scope) { return forEachBelow(scope, "spans", takeOne); };
    const auto takeResource = [&](const Json& resource) {
        return forEachBelow(resource, "scopeSpans", takeScope);
    };
    return forEachBelow(*tree, "resourceSpans", takeResource);
}

} // namespace assay::formats
