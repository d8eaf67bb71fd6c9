#include "core/evaluate/retrieval/question_retrieval.h"
#include "core/json/field_list.h"

#include <algorithm>

namespace assay::evaluate {
namespace {

using ItemJson = nlohmann::ordered_json;

template <typename Value>
ItemJson orNull(const std::optional<Value>& value) {
    return value ? ItemJson(*value) : ItemJson();
}

ItemJson missedJson(const std::vector<MissedItem>& missed) {
    ItemJson list = ItemJson::array();
    for (const MissedItem& item : missed) {
        ItemJson one{{"name", item.name}, {"why", kWhyMissedNames[static_cast<std::size_t>(item.why)]}};
        if (item.rank) {
            one["rank"] = *item.rank;
        }
        if (item.duplicateRank) {
            one["duplicate_rank"] = *item.duplicateRank;
        }
        list.push_back(std::move(one));
    }
    return list;
}

constexpr std::tuple kPoolFields{json::field("results", &QuestionPool::results),
                                 json::field("gold", &QuestionPool::gold),
                                 json::field("not_in_corpus", &QuestionPool::notInCorpus),
                                 json::field("filtered_away", &QuestionPool::filteredAway)};

constexpr std::tuple kCountFields{json::named("relevance", &QuestionRetrieval::rule, kRelevanceRuleNames),
                                  json::field("relevant", &QuestionRetrieval::relevant),
                                  json::field("has_list", &QuestionRetrieval::hasList),
                                  json::field("failed", &QuestionRetrieval::failed),
                                  json::field("samples", &QuestionRetrieval::samples),
                                  json::field("retrieved", &QuestionRetrieval::retrieved),
                                  json::field("not_judged", &QuestionRetrieval::notJudged),
                                  json::field("repeated", &QuestionRetrieval::repeated),
                                  json::field("cut_at", &QuestionRetrieval::cutAt),
                                  json::field("ranks", &QuestionRetrieval::ranks),
                                  json::field("company", &QuestionRetrieval::company),
                                  json::field("filing", &QuestionRetrieval::filing),
                                  json::field("paraphrase_of", &QuestionRetrieval::paraphraseOf)};

std::vector<double> numbersIn(const ItemJson& list) {
    std::vector<double> numbers;
    for (const ItemJson& one : list) {
        if (const auto number = base::numberIn(one)) {
            numbers.push_back(*number);
        }
    }
    return numbers;
}

bool readMissed(const ItemJson& list, std::vector<MissedItem>& missed) {
    for (const ItemJson& one : list) {
        MissedItem item;
        item.name = base::memberText(one, "name");
        const auto why = std::ranges::find(kWhyMissedNames, base::memberText(one, "why"));
        if (why == kWhyMissedNames.end()) {
            return false;
        }
        item.why = static_cast<WhyMissed>(why - kWhyMissedNames.begin());
        if (const ItemJson* const rank = base::memberOf(one, "rank")) {
            item.rank = base::integerIn<std::int64_t>(*rank);
        }
        if (const ItemJson* const rank = base::memberOf(one, "duplicate_rank")) {
            item.duplicateRank = base::integerIn<std::int64_t>(*rank);
        }
        missed.push_back(std::move(item));
    }
    return true;
}

void readStrata(const ItemJson& strata, QuestionRetrieval& question) {
    for (const auto& [field, values] : strata.items()) {
        std::vector<std::string>& list = question.strata[field];
        for (const ItemJson& value : values) {
            if (auto text = base::textIn(value)) {
                list.push_back(std::move(*text));
            }
        }
    }
}

// What no measuring gives, and figures could not bear: the name of the member; empty: all is well.
std::string impossibleMember(const QuestionRetrieval& question, std::span<const RetrievalColumn> columns) {
    std::int64_t before = 0;
    for (const std::int64_t rank : question.ranks) {
        if (rank <= before) {
            return "ranks";
        }
        before = rank;
    }
    const std::int64_t least = std::min({question.relevant, question.failed, question.samples,
                                         question.retrieved, question.notJudged, question.repeated});
    if (least < 0) {
        return "counts";
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto& value = question.values[i];
        if (columns[i].isShare && value && (*value < 0 || *value > 1)) {
            return columns[i].name;
        }
    }
    const auto isNegative = [](double time) { return time < 0; };
    bool times = std::ranges::any_of(question.latencies, isNegative) ||
                 std::ranges::any_of(question.timedOut, isNegative);
    for (const auto& [stage, list] : question.stages) {
        times = times || std::ranges::any_of(list, isNegative);
    }
    if (times) {
        return "latency_ms";
    }
    const auto& pool = question.pool;
    constexpr std::int64_t kMostRows = 0xFFFFFFFF; // of a corpus
    return pool && (pool->gold < 0 || pool->results > kMostRows || pool->gold > pool->results ||
                    pool->gold > question.relevant)
               ? "pool"
               : "";
}

} // namespace

std::string questionRetrievalJson(const QuestionRetrieval& question,
                                  std::span<const RetrievalColumn> columns) {
    ItemJson json = json::toJson(question, kCountFields);
    ItemJson& values = json["metrics"] = ItemJson::object();
    for (std::size_t i = 0; i < columns.size() && i < question.values.size(); ++i) {
        values[columns[i].name] = orNull(question.values[i]);
    }
    json["missed"] = missedJson(question.missed);
    json["latency_ms"] = question.latencies;
    json["timed_out_ms"] = question.timedOut;
    json["stages"] = ItemJson::object();
    for (const auto& [stage, times] : question.stages) {
        json["stages"][stage] = times;
    }
    if (question.pool) {
        json["pool"] = json::toJson(*question.pool, kPoolFields);
    }
    json["strata"] = ItemJson::object();
    for (const auto& [field, list] : question.strata) {
        json["strata"][field] = list;
    }
    return json.dump(-1, ' ', false, ItemJson::error_handler_t::replace);
}

base::Result<QuestionRetrieval> readQuestionRetrieval(std::string_view text,
                                                      std::span<const RetrievalColumn> columns) {
    const ItemJson json = json::parseSettingsJson(text);
    const auto damaged = [](std::string member) {
        return base::fail(base::ErrorCode::InputNotUsable, std::move(member), "question");
    };
    if (!json.is_object()) {
        return damaged("no object");
    }
    QuestionRetrieval question;
    std::string wrong;
    json::SettingsReader reader(json, {}, wrong);
    json::readFields(reader, question, kCountFields);
    if (!wrong.empty()) {
        return damaged(wrong);
    }
    const ItemJson* const values = base::memberOf(json, "metrics");
    if (values == nullptr) {
        return damaged("metrics");
    }
    for (const RetrievalColumn& column : columns) {
        const ItemJson* const value = base::memberOf(*values, column.name);
        question.values.push_back(value != nullptr ? base::numberIn(*value) : std::nullopt);
    }
    if (const ItemJson* const missed = base::memberOf(json, "missed");
        missed != nullptr && !readMissed(*missed, question.missed)) {
        return damaged("missed");
    }
    if (const ItemJson* const times = base::memberOf(json, "latency_ms")) {
        question.latencies = numbersIn(*times);
    }
    if (const ItemJson* const times = base::memberOf(json, "timed_out_ms")) {
        question.timedOut = numbersIn(*times);
    }
    if (const ItemJson* const stages = base::memberOf(json, "stages")) {
        for (const auto& [stage, times] : stages->items()) {
            question.stages[stage] = numbersIn(times);
        }
    }
    if (const ItemJson* const pool = base::memberOf(json, "pool")) {
        question.pool.emplace();
        if (std::string poolWrong = json::readObject(*pool, *question.pool, kPoolFields);
            !poolWrong.empty()) {
            return damaged("pool." + poolWrong);
        }
    }
    if (const ItemJson* const strata = base::memberOf(json, "strata")) {
        readStrata(*strata, question);
    }
    if (std::string impossible = impossibleMember(question, columns); !impossible.empty()) {
        return damaged(std::move(impossible));
    }
    return question;
}

} // namespace assay::evaluate
