// Reads the lists that alphas are tuned on.
#include "core/base/guard.h"
#include "core/curation/question_drafting.h"
#include "core/evaluate/paraphrase_clusters.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/question_pool.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <unordered_map>

namespace assay::evaluate {
namespace {

using base::Result;
using Contexts = std::vector<model::PredictionContext>;

// What a result is called: results of one name are one.
const std::string& resultName(const model::PredictionContext& context) {
    return context.id.empty() ? context.source : context.id;
}

// The first list of a question, and what it says of how it was asked.
struct StoredList {
    Contexts contexts;
    std::optional<AskedRecord> asked;
};

using StoredLists = std::vector<std::optional<StoredList>>; // by question; missing: there is none

Result<StoredLists> readLists(const workspace::Reader& reader, base::RowId set,
                              std::span<const workspace::NamedQuestion> questions,
                              const std::stop_token& stop) {
    StoredLists lists(questions.size());
    const auto take = [&](std::size_t question, std::vector<formats::PredictionRecord> samples) -> Result<> {
        for (formats::PredictionRecord& sample : samples) {
            if (!lists[question] && sample.prediction.contexts) {
                lists[question].emplace(
                    StoredList{std::move(*sample.prediction.contexts), readAskedRecord(sample.extra)});
                for (model::PredictionContext& context : lists[question]->contexts) {
                    context.text.clear(); // names and scores are enough
                    context.text.shrink_to_fit();
                }
            }
        }
        return {};
    };
    ASSAY_TRY(workspace::readPredictions(reader, set, questions, take, stop));
    return lists;
}

void addKeys(const StoredLists& lists, ResultKeys& keys) {
    for (const auto& list : lists) {
        if (list) {
            for (const model::PredictionContext& context : list->contexts) {
                keys.ids = keys.ids || !context.id.empty();
                keys.sources = keys.sources || !context.source.empty();
            }
        }
    }
}

class AlphaListsMaker {
  public:
    AlphaListsMaker(AlphaQuestion& question, const QuestionRelevance& relevance, std::int32_t level)
        : m_question(question)
        , m_relevance(relevance)
        , m_level(level) {}

    void take(const std::optional<StoredList>& stored, std::vector<AlphaLists::Entry>& list, bool& scored) {
        if (!stored) {
            return;
        }
        scored = std::ranges::all_of(stored->contexts, [](const model::PredictionContext& context) {
            return context.score.has_value();
        });
        std::vector<bool> seen;
        for (const model::PredictionContext& context : stored->contexts) {
            const std::uint32_t result = numberOf(context);
            seen.resize(std::max<std::size_t>(seen.size(), result + 1));
            if (!seen[result]) {
                seen[result] = true;
                list.push_back({result, context.score.value_or(0)});
            }
        }
    }

    void finish() {
        std::vector<std::uint32_t> byName(m_question.results.size());
        std::iota(byName.begin(), byName.end(), 0U);
        std::ranges::sort(byName, [this](std::uint32_t a, std::uint32_t b) {
            return m_question.results[a] < m_question.results[b]; // as the searches of a corpus
        });
        m_question.lists.order.resize(byName.size());
        for (std::uint32_t place = 0; place < byName.size(); ++place) {
            m_question.lists.order[byName[place]] = place;
        }
        m_question.lists.relevant = m_relevance.relevant(m_level);
        m_question.lists.byGrade = m_relevance.byGrade();
        for (std::int32_t grade = 0;
             grade <
             std::min<std::int32_t>(m_level, static_cast<std::int32_t>(std::ssize(m_question.lists.byGrade)));
             ++grade) {
            m_question.lists.byGrade[static_cast<std::size_t>(grade)] = 0; // not relevant here
        }
    }

  private:
    std::uint32_t numberOf(const model::PredictionContext& context) {
        const auto next = static_cast<std::uint32_t>(m_question.results.size());
        const auto [known, isNew] = m_numbers.emplace(resultName(context), next);
        if (isNew) {
            m_question.results.push_back(known->first);
            const JudgedResults judged = m_relevance.judge(std::span(&context, 1));
            const bool relevant = judged.grades.front() >= m_level;
            m_question.lists.grades.push_back(relevant ? judged.grades.front() : 0);
            m_question.lists.item.push_back(
                relevant ? static_cast<std::uint32_t>(judged.relevantItems.front().front())
                         : AlphaLists::kNoItem);
        }
        return known->second;
    }

    AlphaQuestion& m_question;
    const QuestionRelevance& m_relevance;
    std::int32_t m_level;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

// Of the first list that says it.
const AskedRecord* askedOf(const StoredLists& lists) {
    for (const auto& list : lists) {
        if (list && list->asked) {
            return &*list->asked;
        }
    }
    return nullptr;
}

// What luck gives of each question, where it is known among how many sentences either list was searched.
class AlphaLuckReader {
  public:
    AlphaLuckReader(const workspace::Reader& reader, std::int32_t level)
        : m_pools(reader)
        , m_level(level) {}

    // Opens nothing where the two were not asked of one corpus.
    Result<> open(const StoredLists& lexical, const StoredLists& vector, AlphaMaterial& material,
                  const std::stop_token& stop) {
        const AskedRecord* const one = askedOf(lexical);
        const AskedRecord* const other = askedOf(vector);
        if (one == nullptr || other == nullptr || one->corpus != other->corpus ||
            one->corpusHash != other->corpusHash) {
            return {};
        }
        ASSAY_TRY(m_pools.open(0, *one, stop));
        if (m_pools.corpus()) {
            material.corpus = m_pools.corpus()->name;
            material.corpusHash = m_pools.corpus()->contentHash;
        }
        return {};
    }

    Result<AlphaLuck> of(const QuestionRelevance& relevance, const std::optional<StoredList>& lexical,
                         const std::optional<StoredList>& vector, std::size_t results,
                         const std::stop_token& stop) {
        AlphaLuck luck;
        std::vector<retrieval::Filter> parts; // that either list was kept to
        for (const auto* const list : {&lexical, &vector}) {
            if (!*list) {
                continue;
            }
            const std::optional<AskedRecord>& asked = (*list)->asked;
            if (!m_pools.corpus() || !asked || asked->corpusHash != m_pools.corpus()->contentHash) {
                return luck;
            }
            parts.insert(parts.end(), asked->filter.begin(), asked->filter.end());
        }
        if (!m_pools.knowsAll() || !namesSentences(relevance.rule()) || parts.empty()) {
            return luck;
        }
        QuestionRetrieval question;
        question.rule = relevance.rule();
        question.relevant = relevance.relevant(m_level);
        question.retrieved = static_cast<std::int64_t>(results);
        ASSAY_TRY(question.pool, m_pools.of(relevantNames(relevance, m_level), parts, stop));
        const std::array<RetrievalColumn, 4> columns{{{.name = "recip_rank"},
                                                      {.name = "recall_5", .cutoff = 5},
                                                      {.name = "recall_10", .cutoff = 10},
                                                      {.name = "ndcg_cut_10", .cutoff = 10}}};
        for (std::size_t m = 0; m < columns.size(); ++m) {
            luck[m] = luckOf(columns[m], question);
        }
        return luck;
    }

  private:
    QuestionPools m_pools;
    std::int32_t m_level;
};

} // namespace

Result<AlphaMaterial> readAlphaMaterial(const workspace::Reader& reader, const std::string& suite,
                                        const std::string& lexical, const std::string& vector,
                                        const AlphaSettings& settings, const std::stop_token& stop) {
    return base::guarded(reader.path(), [&]() -> Result<AlphaMaterial> {
        ASSAY_TRY(const auto questions, workspace::questionsToMeasure(reader, suite, stop));
        ASSAY_TRY(const auto lexicalSet, workspace::findAnswerSet(reader, lexical));
        ASSAY_TRY(const auto vectorSet, workspace::findAnswerSet(reader, vector));
        ASSAY_TRY(const auto lexicalLists, readLists(reader, lexicalSet.id, questions, stop));
        ASSAY_TRY(const auto vectorLists, readLists(reader, vectorSet.id, questions, stop));
        for (const auto& [set, lists] : {std::pair(&lexicalSet, &lexicalLists), {&vectorSet, &vectorLists}}) {
            if (std::ranges::none_of(*lists, [](const auto& list) { return list.has_value(); })) {
                return base::fail(base::ErrorCode::InputNotUsable, "no prediction has contexts", set->name);
            }
        }
        AlphaMaterial material;
        material.suite = suite;
        material.lexical = lexicalSet.name;
        material.lexicalHash = lexicalSet.contentHash;
        material.vector = vectorSet.name;
        material.vectorHash = vectorSet.contentHash;
        ResultKeys keys;
        addKeys(lexicalLists, keys);
        addKeys(vectorLists, keys);
        AlphaLuckReader luck(reader, settings.level);
        ASSAY_TRY(luck.open(lexicalLists, vectorLists, material, stop));
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const model::Question& question = questions[i].question;
            const QuestionRelevance relevance = questionRelevance(question, settings.relevance, keys);
            if (relevance.relevant(settings.level) == 0) {
                ++material.unjudged;
                continue;
            }
            if (!lexicalLists[i] && !vectorLists[i]) {
                ++material.withoutList;
                continue;
            }
            material.oneSided += lexicalLists[i] && vectorLists[i] ? 0 : 1;
            AlphaQuestion& added = material.questions.emplace_back();
            added.questionId = question.questionId;
            added.text = question.questionText;
            for (const std::string& field : settings.fields) {
                added.strata[field] = stratumValues(question, field);
            }
            const QuestionClusterKeys clusterKeys = clusterKeysOf(question);
            added.company = clusterKeys.company;
            added.filing = clusterKeys.filing;
            added.paraphraseOf = curation::paraphraseOf(question).value_or(std::string());
            AlphaListsMaker maker(added, relevance, settings.level);
            maker.take(lexicalLists[i], added.lists.lexical, added.lists.lexicalScored);
            maker.take(vectorLists[i], added.lists.vector, added.lists.vectorScored);
            maker.finish();
            ASSAY_TRY(added.luck,
                      luck.of(relevance, lexicalLists[i], vectorLists[i], added.results.size(), stop));
        }
        if (material.questions.empty()) {
            return base::fail(base::ErrorCode::InputNotUsable,
                              "no question with something relevant and a list", suite);
        }
        return material;
    });
}

} // namespace assay::evaluate
