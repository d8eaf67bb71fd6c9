#include "core/evaluate/retrieval/gold_in_corpus.h"

#include "core/evaluate/retrieval/question_pool.h"
#include "core/evaluate/retrieval/retrieval_settings.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {

base::Result<GoldInCorpus> goldInCorpus(const workspace::Reader& reader, const std::string& suite,
                                        base::RowId corpus, RelevanceRule rule, const std::stop_token& stop) {
    ASSAY_TRY(const auto questions, workspace::questionsToMeasure(reader, suite, stop));
    ASSAY_TRY(const auto info, workspace::corpusInfo(reader, corpus));
    ASSAY_TRY(const auto reference, workspace::corpusReference(info));
    constexpr ResultKeys kKeys{.ids = true, .sources = true}; // what is asked here has both
    GoldInCorpus result;
    result.isKnown = !reference || reference->isWhole(info.sentences);
    std::vector<std::string> names;
    std::unordered_map<std::string, std::size_t> placeOf; // in `names`
    std::vector<std::vector<std::size_t>> ofQuestions;
    for (const workspace::NamedQuestion& each : questions) {
        const QuestionRelevance relevance = questionRelevance(each.question, rule, kKeys);
        if (!namesSentences(relevance.rule())) {
            result.named += relevance.items().empty() ? 0 : 1;
            continue;
        }
        std::vector<std::size_t> places;
        for (std::string& name : relevantNames(relevance, RetrievalSettings().level)) {
            const auto [known, isNew] = placeOf.try_emplace(name, names.size());
            if (isNew) {
                names.push_back(std::move(name));
            }
            places.push_back(known->second);
        }
        if (!places.empty()) {
            ofQuestions.push_back(std::move(places));
        }
    }
    ASSAY_TRY(const auto rows, workspace::rowsOfIds(reader, corpus, names));
    const auto isHeld = [&rows](std::size_t place) { return rows[place].has_value(); };
    result.gold = std::ssize(names);
    result.held = std::ranges::count_if(rows, [](const auto& row) { return row.has_value(); });
    result.questions = std::ssize(ofQuestions);
    result.questionsWith = std::ranges::count_if(
        ofQuestions, [&](const auto& places) { return std::ranges::any_of(places, isHeld); });
    if (result.named > 0 && result.isKnown) {
        ASSAY_TRY(result.holdsNamed, holdsAnyNamed(reader, corpus, questions, rule, kKeys, stop));
    }
    return result;
}

} // namespace assay::evaluate
