#include "core/evaluate/answers/answer_run_document_parts.h"
#include "core/evaluate/answers/answer_run_documents.h"
#include "core/formats/answers/prediction_json.h"
#include "core/json/field_list.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using json::SettingsReader;

template <typename Value>
RunDocument objectByName(const std::vector<Value>& values, const auto& name, const auto& written) {
    RunDocument object = RunDocument::object();
    for (const Value& value : values) {
        object[std::string(name(value))] = written(value);
    }
    return object;
}

RunDocument writtenMetrics(const AnswerRunItem& item) {
    RunDocument object = RunDocument::object();
    for (const MetricValue& value : item.metrics) {
        const std::string name(metrics::answerMetricName(value.metric));
        if (value.why == NoValue::None) {
            object[name] = value.value;
        } else {
            object[name] = kNoValueNames[static_cast<std::size_t>(value.why)];
        }
    }
    return object;
}

// A number is a value; a text names the reason why there is none.
void readMetrics(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    const RunDocument* const found = reader.take(key);
    if (found == nullptr || !found->is_object()) {
        return reader.complain(key);
    }
    for (const auto& [name, written] : found->items()) {
        const auto metric = metrics::answerMetricFromName(name);
        const auto value = base::numberIn(written);
        const auto why = enumeratorIn<NoValue>(&written, kNoValueNames);
        if (!metric || (!value && (!why || *why == NoValue::None))) {
            return reader.complain(key + "." + name);
        }
        item.metrics.push_back({*metric, value ? NoValue::None : *why, value.value_or(0)});
    }
    if (!std::ranges::is_sorted(item.metrics, std::ranges::less(), &MetricValue::metric)) {
        reader.complain(key);
    }
}

RunDocument writtenOutside(const AnswerRunItem& item) {
    RunDocument list = RunDocument::array();
    for (const OutsideMetric& one : item.outside) {
        RunDocument object{{"name", one.name}, {"value", one.value}};
        if (!one.model.empty()) {
            object["model"] = one.model;
        }
        if (one.as) {
            object["as"] = metrics::answerMetricName(*one.as);
        }
        list.push_back(std::move(object));
    }
    return list;
}

// Every object of a list; a list that is not there is empty.
void forEachObject(SettingsReader& reader, const std::string& key, const auto& take) {
    const RunDocument* const list = reader.take(key);
    if (list == nullptr) {
        return;
    }
    if (!list->is_array()) {
        return reader.complain(key);
    }
    for (const RunDocument& one : *list) {
        if (!one.is_object() || !take(one)) {
            return reader.complain(key);
        }
    }
}

void readOutside(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    forEachObject(reader, key, [&item](const RunDocument& object) {
        const RunDocument* const number = base::memberOf(object, "value");
        const auto value = number != nullptr ? base::numberIn(*number) : std::nullopt;
        const RunDocument* const as = base::memberOf(object, "as");
        OutsideMetric one{base::memberText(object, "name"), value.value_or(0),
                          base::memberText(object, "model"), std::nullopt};
        if (as != nullptr) {
            one.as = enumeratorIn<metrics::AnswerMetric>(as, metrics::kAnswerMetricNames);
        }
        item.outside.push_back(std::move(one));
        return value.has_value() && !item.outside.back().name.empty() &&
               (as == nullptr || item.outside.back().as.has_value());
    });
}

RunDocument writtenSpread(const AnswerRunItem& item) {
    return objectByName(
        item.spread, [](const SampleSpread& one) { return one.name; },
        [](const SampleSpread& one) { return RunDocument{one.range.low, one.range.high}; });
}

void readSpread(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    const RunDocument* const found = reader.take(key);
    if (found == nullptr) {
        return;
    }
    if (!found->is_object()) {
        return reader.complain(key);
    }
    for (const auto& [name, pair] : found->items()) {
        const auto range = intervalIn(pair);
        if (!range) {
            return reader.complain(key + "." + name);
        }
        item.spread.push_back({name, *range});
    }
}

RunDocument writtenParts(const AnswerRunItem& item) {
    RunDocument list = RunDocument::array();
    for (const PartScore& part : item.parts) {
        list.push_back({{"metric", part.metric},
                        {"weight", part.weight},
                        {"value", orNullOf(part.value)},
                        {"why", kNoValueNames[static_cast<std::size_t>(part.why)]},
                        {"required", part.required}});
    }
    return list;
}

void readParts(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    forEachObject(reader, key, [&item](const RunDocument& object) {
        std::string wrong;
        SettingsReader members(object, {}, wrong);
        PartScore part;
        members.read("metric", part.metric);
        members.read("weight", part.weight);
        members.read("value", part.value);
        members.readName("why", part.why, kNoValueNames);
        members.read("required", part.required);
        members.refuseOthers();
        const bool isWhole =
            wrong.empty() && !part.metric.empty() && part.value.has_value() == (part.why == NoValue::None);
        item.parts.push_back(std::move(part));
        return isWhole;
    });
}

RunDocument writtenVerdict(const AnswerRunItem& item) {
    return item.verdict ? RunDocument(kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)])
                        : RunDocument();
}

void readVerdict(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    const RunDocument* const found = reader.take(key);
    if (found == nullptr || found->is_null()) {
        return;
    }
    item.verdict = enumeratorIn<AnswerVerdict>(found, kAnswerVerdictNames);
    if (!item.verdict) {
        reader.complain(key);
    }
}

RunDocument writtenWarnings(const AnswerRunItem& item) {
    RunDocument list = RunDocument::array();
    for (const AnswerWarning& warning : item.warnings) {
        list.push_back({{"kind", kAnswerWarningNames[static_cast<std::size_t>(warning.kind)]},
                        {"detail", warning.detail}});
    }
    return list;
}

void readWarnings(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    forEachObject(reader, key, [&item](const RunDocument& object) {
        const auto kind =
            enumeratorIn<AnswerWarningKind>(base::memberOf(object, "kind"), kAnswerWarningNames);
        item.warnings.push_back(
            {kind.value_or(AnswerWarningKind::NotAnswered), base::memberText(object, "detail")});
        return kind.has_value();
    });
}

RunDocument writtenAssertions(const AnswerRunItem& item) {
    RunDocument list = RunDocument::array();
    for (const AssertionScore& one : item.assertions) {
        list.push_back({{"name", one.name}, {"holds", orNullOf(one.holds)}, {"detail", one.detail}});
    }
    return list;
}

void readAssertions(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    forEachObject(reader, key, [&item](const RunDocument& object) {
        const RunDocument* const holds = base::valueOf(object, "holds");
        AssertionScore one{base::memberText(object, "name"), std::nullopt,
                           base::memberText(object, "detail")};
        if (holds != nullptr && holds->is_boolean()) {
            one.holds = holds->get<bool>();
        }
        item.assertions.push_back(std::move(one));
        return holds == nullptr || holds->is_boolean();
    });
}

RunDocument writtenCitations(const AnswerRunItem& item) {
    return item.citations;
}

void readItemCitations(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    std::vector<std::int64_t> counts;
    reader.readIntegers(key, counts);
    if (counts.size() != item.citations.size()) {
        return reader.complain(key);
    }
    std::ranges::copy(counts, item.citations.begin());
}

RunDocument writtenStrata(const AnswerRunItem& item) {
    return item.strata;
}

void readItemStrata(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    reader.readBelow(key, [&item](SettingsReader& fields) {
        if (!fields.object().is_object()) {
            return fields.complain("object");
        }
        for (const auto& [field, values] : fields.object().items()) {
            fields.readTexts(field, item.strata[field]);
        }
    });
}

RunDocument writtenGiven(const AnswerRunItem& item) {
    RunDocument list = RunDocument::array();
    for (const GivenBySources& given : item.given) {
        RunDocument one{{"scores", formats::scoresJson(given.scores)}};
        if (given.hallucinations) {
            one["hallucinations"] = *given.hallucinations;
        }
        if (!given.hallucinationsModel.empty()) {
            one["hallucinations_model"] = given.hallucinationsModel;
        }
        if (!given.aside.empty()) {
            one["aside"] = given.aside;
        }
        list.push_back(std::move(one));
    }
    return list;
}

void readGiven(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    forEachObject(reader, key, [&item](const RunDocument& object) {
        std::string wrong;
        SettingsReader members(object, {}, wrong);
        GivenBySources given;
        const RunDocument* const scores = members.take("scores");
        auto read = scores != nullptr ? formats::scoresFromJson(*scores) : std::nullopt;
        if (base::memberOf(object, "hallucinations") != nullptr) {
            members.readTexts("hallucinations", given.hallucinations.emplace());
        }
        if (base::memberOf(object, "aside") != nullptr) {
            members.readTexts("aside", given.aside);
        }
        if (const RunDocument* const model = members.take("hallucinations_model")) {
            given.hallucinationsModel = base::textIn(*model).value_or(std::string());
        }
        members.refuseOthers();
        given.scores = read ? std::move(*read) : std::move(given.scores);
        item.given.push_back(std::move(given));
        return read.has_value() && wrong.empty();
    });
}

RunDocument writtenUses(const AnswerRunItem& item) {
    RunDocument list = RunDocument::array();
    for (const AnswerUse& use : item.uses) {
        RunDocument one = RunDocument::object();
        if (use.latencyMs) {
            one["latency_ms"] = *use.latencyMs;
        }
        if (use.price) {
            one["price"] = *use.price;
        }
        if (!use.failure.empty()) {
            one["failure"] = use.failure;
        }
        list.push_back(std::move(one));
    }
    return list;
}

void readUses(SettingsReader& reader, const std::string& key, AnswerRunItem& item) {
    forEachObject(reader, key, [&item](const RunDocument& object) {
        bool isSound = true;
        const auto number = [&](const char* name) {
            const RunDocument* const found = base::memberOf(object, name);
            const auto value = found != nullptr ? base::numberIn(*found) : std::nullopt;
            isSound = isSound && (found == nullptr || value);
            return value;
        };
        AnswerUse use;
        use.latencyMs = number("latency_ms");
        use.price = number("price");
        use.failure = base::memberText(object, "failure");
        item.uses.push_back(std::move(use));
        return isSound;
    });
}

constexpr std::tuple kAnswerRunItemFields{json::required(json::field("question", &AnswerRunItem::question)),
                                          json::required(json::field("revision", &AnswerRunItem::revision)),
                                          json::field("suite", &AnswerRunItem::suite),
                                          json::field("question_id", &AnswerRunItem::questionId),
                                          json::required(json::field("samples", &AnswerRunItem::samples)),
                                          json::required(json::field("answered", &AnswerRunItem::answered)),
                                          json::own("metrics", writtenMetrics, readMetrics),
                                          json::own("outside", writtenOutside, readOutside),
                                          json::own("spread", writtenSpread, readSpread),
                                          json::own("parts", writtenParts, readParts),
                                          json::field("overall", &AnswerRunItem::overall),
                                          json::own("verdict", writtenVerdict, readVerdict),
                                          json::field("flags", &AnswerRunItem::flags),
                                          json::own("warnings", writtenWarnings, readWarnings),
                                          json::own("assertions", writtenAssertions, readAssertions),
                                          json::own("citations", writtenCitations, readItemCitations),
                                          json::own("strata", writtenStrata, readItemStrata),
                                          json::field("cluster", &AnswerRunItem::cluster),
                                          json::field("paraphrase_of", &AnswerRunItem::paraphraseOf),
                                          json::field("input_tokens", &AnswerRunItem::inputTokens),
                                          json::field("output_tokens", &AnswerRunItem::outputTokens),
                                          json::own("uses", writtenUses, readUses),
                                          json::own("given", writtenGiven, readGiven)};

} // namespace

std::string answerRunItemJson(const AnswerRunItem& item) {
    return textOfDocument(json::toJson(item, kAnswerRunItemFields));
}

base::Result<AnswerRunItem> readAnswerRunItem(std::string_view text) {
    AnswerRunItem item;
    const RunDocument document = json::parseSettingsJson(text);
    std::string wrong = json::readObject(document, item, kAnswerRunItemFields);
    const bool isCounted = item.samples >= 0 && item.answered >= 0 && item.answered <= item.samples &&
                           (item.given.empty() || std::ssize(item.given) == item.samples) &&
                           (item.uses.empty() || std::ssize(item.uses) == item.samples);
    if (wrong.empty() && !isCounted) {
        wrong = "samples";
    }
    ASSAY_TRY(damagedUnless(wrong));
    return item;
}

} // namespace assay::evaluate
