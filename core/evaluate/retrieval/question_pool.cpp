#include "core/evaluate/retrieval/question_pool.h"

#include "core/evaluate/neighbours/corpus_fields.h"
#include "core/evaluate/retrieval/question_filters.h"
#include "core/workspace/corpora/corpus_references.h"

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

namespace assay::evaluate {

using base::Result;

bool namesSentences(RelevanceRule rule) noexcept {
    return rule == RelevanceRule::Evidence || rule == RelevanceRule::Qrels;
}

std::vector<std::string> relevantNames(const QuestionRelevance& relevance, std::int32_t level) {
    std::vector<std::string> names;
    for (const RelevantItem& item : relevance.items()) {
        if (item.grade >= level) {
            names.push_back(item.name);
        }
    }
    return names;
}

Result<bool> holdsAnyNamed(const workspace::Reader& reader, base::RowId corpus,
                           std::span<const workspace::NamedQuestion> questions, RelevanceRule rule,
                           const ResultKeys& keys, const std::stop_token& stop) {
    model::Question all; // asks for what any of them asks for
    for (const workspace::NamedQuestion& each : questions) {
        const model::Question& of = each.question;
        const RelevanceRule judged = questionRelevance(of, rule, keys).rule();
        if (judged == RelevanceRule::Sources) {
            all.expectedSources.insert(all.expectedSources.end(), of.expectedSources.begin(),
                                       of.expectedSources.end());
        } else if (judged == RelevanceRule::Citations) {
            all.expectedCitations.insert(all.expectedCitations.end(), of.expectedCitations.begin(),
                                         of.expectedCitations.end());
        }
    }
    const std::array wanted{questionRelevance(all, RelevanceRule::Sources, keys),
                            questionRelevance(all, RelevanceRule::Citations, keys)};
    if (wanted[0].items().empty() && wanted[1].items().empty()) {
        return false;
    }
    // Sources repeat, sentence by sentence; each is looked at once. Citations may stand in ids, which do not.
    constexpr std::int64_t kAtOnce = 1'024;
    std::unordered_set<std::string> seen;
    for (workspace::SentenceRow first = 0;; first += kAtOnce) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        ASSAY_TRY(const auto sentences, workspace::sentencesFrom(reader, corpus, first, kAtOnce));
        std::vector<model::PredictionContext> sources; // without ids: none of these is asked for by one
        std::vector<model::PredictionContext> each;
        for (const workspace::StoredSentence& stored : sentences) {
            model::PredictionContext context;
            context.source = sourceOfSentence(stored.sentence);
            const bool isNew = seen.insert(context.source).second;
            if (isNew && !context.source.empty()) {
                sources.push_back(context);
            }
            context.id = stored.sentence.sentenceId;
            if (context.source.empty()) {
                sources.push_back(context);
            }
            if (!isNew) {
                context.source.clear();
            }
            each.push_back(std::move(context));
        }
        const std::array<std::span<const model::PredictionContext>, 2> contexts{sources, each};
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const JudgedResults judged =
                wanted[i].items().empty() ? JudgedResults() : wanted[i].judge(contexts[i]);
            if (std::ranges::any_of(judged.relevantItems, [](const auto& items) { return !items.empty(); })) {
                return true;
            }
        }
        if (std::ssize(sentences) < kAtOnce) {
            return false;
        }
    }
}

Result<> QuestionPools::open(base::RowId wanted, const std::optional<AskedRecord>& asked,
                             const std::stop_token& stop) {
    const base::RowId corpus = wanted != 0 ? wanted : asked ? asked->corpus : 0;
    if (corpus == 0) {
        return {};
    }
    auto info = workspace::corpusInfo(m_reader, corpus);
    if (!info || (wanted == 0 && info->contentHash != asked->corpusHash)) {
        return wanted == 0 ? Result<>() : tl::unexpected(info.error());
    }
    ASSAY_TRY(const auto reference, workspace::corpusReference(*info));
    m_corpus = std::move(*info);
    if (reference && !reference->isWhole(m_corpus->sentences)) {
        return {}; // what is not listed cannot be counted
    }
    ASSAY_TRY(const auto columns, workspace::loadCorpusColumns(m_reader, corpus, stop));
    ASSAY_TRY(auto fields, corpusFieldIndex(columns));
    m_fields.emplace(std::move(fields));
    return {};
}

Result<QuestionPool> QuestionPools::of(const std::vector<std::string>& names,
                                       const std::vector<retrieval::Filter>& parts,
                                       const std::stop_token& stop) {
    QuestionPool pool;
    ASSAY_TRY(const auto rows, workspace::rowsOfIds(m_reader, m_corpus->id, names));
    ASSAY_TRY(loadFields(parts, stop));
    ASSAY_TRY(const auto allowed, rowsOfAny(*m_fields, parts));
    pool.results = static_cast<std::int64_t>(allowed.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!rows[i]) {
            pool.notInCorpus.push_back(names[i]);
            continue;
        }
        const bool isAllowed =
            std::ranges::any_of(allowed.ranges(), [row = *rows[i]](const retrieval::RowRange& range) {
                return row >= range.first && row < range.last;
            });
        if (isAllowed) {
            ++pool.gold;
        } else {
            pool.filteredAway.push_back(names[i]);
        }
    }
    return pool;
}

Result<> QuestionPools::loadFields(const std::vector<retrieval::Filter>& parts, const std::stop_token& stop) {
    for (const retrieval::Filter& part : parts) {
        for (const retrieval::FieldEquals& condition : part) {
            if (m_fields->has(condition.field)) {
                continue;
            }
            ASSAY_TRY(const auto column,
                      workspace::loadCorpusField(m_reader, m_corpus->id, condition.field, stop));
            ASSAY_TRY(m_fields->add(condition.field, column.code, column.values));
        }
    }
    return {};
}

} // namespace assay::evaluate
