#include "core/evaluate/retrieval/question_relevance.h"

#include "core/json/settings_reader.h"
#include "core/metrics/ranking/judged_ranking.h"

#include <algorithm>
#include <unordered_set>

namespace assay::evaluate {
namespace {

// BEIR's judgements of a question by split: {"test": {"doc1": 1}}; empty: there are none.
nlohmann::ordered_json qrelsOf(const model::Question& question) {
    const nlohmann::ordered_json extra = json::parseSettingsJson(question.extra, json::kRecordDepth);
    const nlohmann::ordered_json* const qrels = base::memberOf(extra, "qrels");
    return qrels != nullptr && qrels->is_object() ? *qrels : nlohmann::ordered_json::object();
}

// Grades by document, in the order in which they first come; those below 0 mean that nobody judged.
std::vector<RelevantItem> gradedDocuments(const model::Question& question) {
    std::vector<RelevantItem> items;
    std::unordered_map<std::string, std::size_t> places;
    const nlohmann::ordered_json qrels = qrelsOf(question); // items() refers to it
    for (const auto& [split, documents] : qrels.items()) {
        if (!documents.is_object()) {
            continue;
        }
        for (const auto& [document, value] : documents.items()) {
            const auto grade = base::integerIn<std::int32_t>(value);
            if (!grade || *grade < 0) {
                continue;
            }
            const auto [place, isNew] = places.emplace(document, items.size());
            if (isNew) {
                items.push_back({document, *grade});
            } else {
                items[place->second].grade = std::max(items[place->second].grade, *grade);
            }
        }
    }
    return items;
}

bool anyRelevant(const std::vector<RelevantItem>& items) {
    return std::ranges::any_of(items, [](const RelevantItem& item) { return item.grade > 0; });
}

const std::string& sourceOf(const model::PredictionContext& result) {
    return result.source.empty() ? result.id : result.source;
}

} // namespace

void QuestionRelevance::add(std::string name, std::int32_t grade) {
    if (name.empty() || !m_places.emplace(name, m_items.size()).second) {
        return;
    }
    if (m_rule == RelevanceRule::Citations) {
        metrics::Citation citation = metrics::normalisedCitation(name);
        if (std::ranges::find(m_citations, citation) != m_citations.end()) {
            return;
        }
        m_citations.push_back(std::move(citation));
    }
    m_items.push_back({std::move(name), grade});
}

std::int64_t QuestionRelevance::relevant(std::int32_t level) const noexcept {
    return std::ranges::count_if(m_items, [level](const RelevantItem& item) { return item.grade >= level; });
}

std::vector<std::int64_t> QuestionRelevance::byGrade() const {
    std::vector<std::int64_t> counts;
    for (const RelevantItem& item : m_items) {
        const auto grade = static_cast<std::size_t>(item.grade);
        counts.resize(std::max(counts.size(), grade + 1));
        ++counts[grade];
    }
    return counts;
}

void QuestionRelevance::itemsOf(const model::PredictionContext& result,
                                std::vector<std::size_t>& places) const {
    places.clear();
    if (m_rule == RelevanceRule::Evidence || m_rule == RelevanceRule::Qrels) {
        if (const auto found = m_places.find(result.id); found != m_places.end()) {
            places.push_back(found->second);
        }
        return;
    }
    if (m_rule == RelevanceRule::Sources) {
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            if (sourceOf(result).find(m_items[i].name) != std::string::npos) {
                places.push_back(i);
            }
        }
        return;
    }
    const std::array<const std::string*, 2> texts{&result.source, &result.id};
    for (const std::string* const text : texts) {
        if (text->empty() || !places.empty()) {
            continue;
        }
        const metrics::Citation citation = metrics::normalisedCitation(*text);
        for (std::size_t i = 0; i < m_citations.size(); ++i) {
            if (citation.isWithin(m_citations[i])) {
                places.push_back(i);
            }
        }
    }
}

JudgedResults QuestionRelevance::judge(std::span<const model::PredictionContext> results) const {
    const bool judgesAll = m_rule == RelevanceRule::Sources || m_rule == RelevanceRule::Citations;
    const std::int32_t others = judgesAll ? 0 : metrics::kNotInPool;
    JudgedResults judged;
    std::vector<bool> seen(m_items.size());
    std::unordered_set<std::string_view> ids;
    std::vector<std::size_t> places;
    for (const model::PredictionContext& result : results) {
        itemsOf(result, places);
        std::int32_t grade = others;
        std::int32_t first = places.empty() ? others : 0;
        for (const std::size_t place : places) {
            grade = std::max(grade, m_items[place].grade);
            first = std::max(first, seen[place] ? 0 : m_items[place].grade);
        }
        for (const std::size_t place : places) {
            seen[place] = true;
        }
        judged.grades.push_back(grade);
        judged.firstGrades.push_back(first);
        judged.relevantItems.push_back(places);
        judged.repeated += !result.id.empty() && !ids.insert(result.id).second ? 1 : 0;
    }
    return judged;
}

QuestionRelevance questionRelevance(const model::Question& question, RelevanceRule rule,
                                    const ResultKeys& keys) {
    const bool automatic = rule == RelevanceRule::Automatic;
    std::vector<RelevantItem> documents;
    if (rule == RelevanceRule::Qrels || (automatic && keys.ids)) {
        documents = gradedDocuments(question);
    }
    if (automatic) {
        if (keys.ids && anyRelevant(documents)) {
            rule = RelevanceRule::Qrels;
        } else if (keys.ids && !question.evidenceSentenceIds.empty()) {
            rule = RelevanceRule::Evidence;
        } else if ((keys.sources || keys.ids) && !question.expectedSources.empty()) {
            rule = RelevanceRule::Sources;
        } else if ((keys.sources || keys.ids) && !question.expectedCitations.empty()) {
            rule = RelevanceRule::Citations;
        }
    }
    QuestionRelevance relevance;
    relevance.m_rule = rule;
    switch (rule) {
    case RelevanceRule::Qrels:
        for (RelevantItem& document : documents) {
            relevance.add(std::move(document.name), document.grade);
        }
        break;
    case RelevanceRule::Evidence:
        for (const std::string& id : question.evidenceSentenceIds) {
            relevance.add(id, 1);
        }
        break;
    case RelevanceRule::Sources:
        for (const std::string& source : question.expectedSources) {
            relevance.add(source, 1);
        }
        break;
    case RelevanceRule::Citations:
        for (const std::string& citation : question.expectedCitations) {
            relevance.add(citation, 1);
        }
        break;
    case RelevanceRule::Automatic:
        break;
    }
    return relevance;
}

bool isJudgedBy(const model::Question& question, RelevanceRule rule) {
    return questionRelevance(question, rule, {.ids = true, .sources = true}).relevant() > 0;
}

} // namespace assay::evaluate
