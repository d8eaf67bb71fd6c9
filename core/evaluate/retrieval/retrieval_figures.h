// The figures over measured questions: means with their intervals and what luck would give, by strata too.
//
// Means are over the questions that have something relevant; one of those without a list counts 0, one whose
// list was cut before a measure's depth is left out and counted. Questions with nothing relevant are in no
// mean of relevance. Intervals are over clusters of questions, as answer_evaluation.h has them: shares by
// Wilson's interval, others by the bootstrap of clusters.
//
// Chance: where it is known among how many sentences each question was searched, the mean over the questions
// of what a random order would give (statistics/chance.h), for success, recip_rank, mrr_at, recall,
// precision, Rprec, ndcg_cut of grades 0 and 1, and map.
//
// The same input, settings and seed give the same figures on any number of threads.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/paraphrase_robustness.h"
#include "core/evaluate/retrieval/question_retrieval.h"
#include "core/statistics/interval.h"
#include "core/statistics/latency.h"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct RetrievalFigure {
    std::string name;
    std::optional<double> mean;
    std::optional<statistics::Interval> interval; // 95 %
    std::int64_t n = 0;                           // questions with a value
    std::int64_t unknown = 0;                     // without one: their lists were cut, they say no text, …
    bool lacksAllGold = false;                    // why none has one: see lacksAllGold()
    std::optional<double> chance;
    std::optional<double> lift;
    std::optional<double> least, greatest; // of the questions' values
};

struct RetrievalFigures {
    std::int64_t questions = 0;
    std::vector<RetrievalFigure> metrics; // by column
    std::int64_t unjudged = 0;            // questions with nothing relevant
    std::int64_t withoutList = 0;         // that have something relevant
    std::int64_t failed = 0;              // samples
    std::int64_t retrieved = 0;           // results,
    std::int64_t holes = 0;               // and those of them that were not judged
    std::int64_t cutLists = 0;            // questions whose lists were cut
    std::int64_t found = 0;               // questions with anything relevant in their list
    statistics::Latency latency;
    std::map<std::string, statistics::Latency> stages;
    std::map<WhyMissed, std::int64_t> missed; // items
    std::size_t clusters = 0;                 // of the questions with something relevant
    std::optional<double> designEffect;       // of the first share

    [[nodiscard]] const RetrievalFigure* find(std::string_view name) const noexcept;
};

// Nothing that is relevant to any of these questions stands in the corpus that was searched: measures of
// relevance would be 0 whatever had been found, so they have no value. False where it is not known what the
// corpus holds, and where nothing is relevant.
[[nodiscard]] bool lacksAllGold(std::span<const QuestionRetrieval> questions);

// What a random order gives of the measure of that column for one question: by its pool, its rule, and how
// much is relevant; of recip_rank by `retrieved`, too. nullopt: the pool is not known, results are not told
// by ids, or nobody worked it out for that measure.
[[nodiscard]] std::optional<double> luckOf(const RetrievalColumn& column, const QuestionRetrieval& question);

struct RetrievalEvaluation {
    std::vector<RetrievalColumn> columns;
    std::vector<QuestionRetrieval> questions;
    RetrievalFigures figures;
    std::map<std::string, std::map<std::string, RetrievalFigures>> by; // by field, then by value
    std::map<RelevanceRule, std::int64_t> rules;                       // questions by what judged them
    QuestionClusters clusters = QuestionClusters::Question;            // that were taken
};

// Error: Cancelled, InvalidArgument (a measure).
[[nodiscard]] base::Result<RetrievalEvaluation> retrievalFigures(std::vector<QuestionRetrieval> questions,
                                                                 const RetrievalSettings& settings,
                                                                 const std::stop_token& stop);

// What wordings of one question are compared by: success at the greatest k up to 5, else at the least k
// ("hit" from a mean of 0.5 over its samples on, else "miss"), and the first reciprocal rank. Empty: the
// columns have none.
struct ParaphraseColumns {
    std::string outcome;
    std::string score;
};

[[nodiscard]] ParaphraseColumns paraphraseColumns(std::span<const RetrievalColumn> columns);

// Over the questions with something relevant.
[[nodiscard]] ParaphraseRobustness paraphrasesOf(const RetrievalEvaluation& evaluation, std::uint64_t seed);

// By question the number of its cluster, and which clusters those are.
struct QuestionClusterNumbers {
    std::vector<std::uint32_t> of;
    std::size_t count = 0;
    QuestionClusters clusters = QuestionClusters::Question;
};

[[nodiscard]] QuestionClusterNumbers clusterNumbersOf(std::span<const QuestionRetrieval> questions,
                                                      QuestionClusters wanted);

} // namespace assay::evaluate
