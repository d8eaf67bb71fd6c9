#include "core/formats/answers/prediction_values.h"

#include "core/base/json_members.h"

#include <array>
#include <span>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using json::Json;

constexpr std::string_view kBlanks = " \t\r\n";

constexpr std::array<const char*, 6> kContextIds{"id",       "doc_id",      "document_id",
                                                 "chunk_id", "sentence_id", "sentenceID"};
constexpr std::array<const char*, 3> kContextSources{"source", "filename", "doc_name"};
constexpr std::array<const char*, 3> kContextTexts{"text", "content", "page_content"};
constexpr std::array<const char*, 2> kContextScores{"score", "similarity"};
constexpr std::array<const char*, 2> kInputTokens{"input_tokens", "prompt_tokens"};
constexpr std::array<const char*, 2> kOutputTokens{"output_tokens", "completion_tokens"};
constexpr std::array<const char*, 2> kPrices{"price", "cost"};

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// The first of these members that is there and not null, with its key.
std::pair<const char*, const Json*> firstOf(const Json& object, std::span<const char* const> keys) {
    for (const char* const key : keys) {
        if (const Json* const value = base::valueOf(object, key)) {
            return {key, value};
        }
    }
    return {keys.front(), nullptr};
}

// Of a text, or of a number as it is written.
std::optional<std::string> plainText(const Json& value) {
    return value.is_string()   ? std::optional(value.get<std::string>())
           : value.is_number() ? std::optional(value.dump())
                               : std::nullopt;
}

class ContextReader {
  public:
    ContextReader(std::string place, const ValueComplaint& complain)
        : m_place(std::move(place))
        , m_complain(complain) {}

    model::PredictionContext read(const Json& object) const {
        model::PredictionContext context;
        context.id = text(object, kContextIds);
        context.source = text(object, kContextSources);
        context.text = text(object, kContextTexts);
        if (const Json* const metadata = base::valueOf(object, "metadata");
            metadata != nullptr && context.source.empty()) {
            context.source = text(*metadata, kContextSources);
        }
        const auto [key, score] = firstOf(object, kContextScores);
        if (score != nullptr) {
            context.score = base::numberIn(*score);
            if (!context.score) {
                m_complain(IssueCode::NotANumber, m_place + "." + key, score->dump());
            }
        }
        return context;
    }

  private:
    std::string text(const Json& object, std::span<const char* const> keys) const {
        const auto [key, value] = firstOf(object, keys);
        if (value == nullptr) {
            return {};
        }
        const auto read = plainText(*value);
        if (!read) {
            m_complain(IssueCode::WrongType, m_place + "." + key, json::dumpJson(*value));
        }
        return read.value_or(std::string());
    }

    std::string m_place;
    const ValueComplaint& m_complain;
};

std::optional<std::int64_t> tokensOf(const Json& object, std::span<const char* const> keys,
                                     const ValueComplaint& complain) {
    const auto [key, value] = firstOf(object, keys);
    if (value == nullptr) {
        return std::nullopt;
    }
    const auto read = base::integerIn<std::int64_t>(*value);
    if (!read || *read < 0) {
        complain(read ? IssueCode::OutOfRange : IssueCode::WrongType, std::string(".") + key,
                 json::dumpJson(*value));
        return std::nullopt;
    }
    return read;
}

// What stands behind `name` in the header of a passage.
std::string headerPart(std::string_view header, std::string_view name) {
    const std::size_t begin = header.find(name);
    if (begin == std::string_view::npos) {
        return {};
    }
    const std::string_view rest = header.substr(begin + name.size());
    return std::string(withoutBlanks(rest.substr(0, rest.find(" | "))));
}

} // namespace

std::optional<std::vector<model::PredictionContext>> contextsOf(const Json& value, bool areSources,
                                                                const ValueComplaint& complain) {
    if (!value.is_array()) {
        return std::nullopt;
    }
    std::vector<model::PredictionContext> contexts;
    std::size_t index = 0;
    for (const Json& each : value) {
        const std::string place = "[" + std::to_string(index++) + "]";
        if (each.is_object()) {
            contexts.push_back(ContextReader(place, complain).read(each));
            continue;
        }
        // One that cannot be read keeps its rank.
        model::PredictionContext& context = contexts.emplace_back();
        const auto text = plainText(each);
        if (!text) {
            complain(IssueCode::WrongType, place, json::dumpJson(each));
        }
        (areSources ? context.source : context.text) = text.value_or(std::string());
    }
    return contexts;
}

std::optional<std::vector<std::string>> textsOf(const Json& value, const ValueComplaint& complain) {
    if (!value.is_array()) {
        return std::nullopt;
    }
    std::vector<std::string> texts;
    std::size_t index = 0;
    for (const Json& each : value) {
        const std::string place = "[" + std::to_string(index++) + "]";
        if (auto text = plainText(each)) {
            texts.push_back(std::move(*text));
        } else {
            complain(IssueCode::WrongType, place, json::dumpJson(each));
        }
    }
    return texts;
}

std::optional<std::map<std::string, double>> stagesOf(const Json& value, const ValueComplaint& complain) {
    if (!value.is_object()) {
        return std::nullopt;
    }
    std::map<std::string, double> stages;
    for (const auto& [name, time] : value.items()) {
        if (time.is_null()) {
            continue;
        }
        const auto number = base::numberIn(time);
        if (number && *number >= 0) {
            stages.emplace(name, *number);
        } else {
            complain(number ? IssueCode::OutOfRange : IssueCode::NotANumber, "." + name,
                     json::dumpJson(time));
        }
    }
    return stages;
}

std::optional<model::PredictionUsage> usageOf(const Json& value, const ValueComplaint& complain) {
    if (!value.is_object()) {
        return std::nullopt;
    }
    model::PredictionUsage usage;
    usage.inputTokens = tokensOf(value, kInputTokens, complain);
    usage.outputTokens = tokensOf(value, kOutputTokens, complain);
    const auto [key, price] = firstOf(value, kPrices);
    if (price != nullptr) {
        usage.price = base::numberIn(*price);
        if (!usage.price || *usage.price < 0) {
            complain(usage.price ? IssueCode::OutOfRange : IssueCode::NotANumber, std::string(".") + key,
                     json::dumpJson(*price));
            usage.price.reset();
        }
    }
    return usage;
}

std::optional<std::map<std::string, std::string>> labelsOf(const Json& value,
                                                           const ValueComplaint& complain) {
    if (!value.is_object()) {
        return std::nullopt;
    }
    std::map<std::string, std::string> labels;
    for (const auto& [name, label] : value.items()) {
        if (label.is_structured()) {
            complain(IssueCode::WrongType, "." + name, json::dumpJson(label));
        } else if (!label.is_null()) {
            labels.emplace(name, label.is_string() ? label.get<std::string>() : label.dump());
        }
    }
    return labels;
}

std::vector<std::string> entriesOf(std::string_view text) {
    std::vector<std::string> entries;
    while (!text.empty()) {
        const std::size_t end = text.find(';');
        if (const std::string_view entry = withoutBlanks(text.substr(0, end)); !entry.empty()) {
            entries.emplace_back(entry);
        }
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return entries;
}

std::vector<model::PredictionContext> finsightsContexts(std::string_view text) {
    constexpr std::string_view kRule = "\u2550"; // of the frame around a heading
    std::vector<model::PredictionContext> contexts;
    bool isInPassage = false;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = withoutBlanks(rest.substr(0, end));
        if (line.starts_with("=== ") && line.ends_with(" ===")) {
            const std::string_view header = line.substr(4, line.size() > 8 ? line.size() - 8 : 0);
            contexts.push_back({headerPart(header, "Sentences: "), headerPart(header, "Doc: "), {}, {}});
            isInPassage = true;
        } else if (line.starts_with(kRule)) {
            isInPassage = false;
        } else if (isInPassage) {
            contexts.back().text += contexts.back().text.empty() ? "" : "\n";
            contexts.back().text += line;
        }
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    for (model::PredictionContext& context : contexts) {
        context.text = withoutBlanks(context.text);
    }
    if (contexts.empty() && !withoutBlanks(text).empty()) {
        contexts.push_back({{}, {}, std::string(text), {}});
    }
    return contexts;
}

} // namespace assay::formats
