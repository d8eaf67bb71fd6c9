// The ranked lists of one question, measured: what a retrieval run keeps of each question.
//
// Measures are those of metrics/ranking by trec_eval's names, of one list. Two things differ from files of
// TREC, as lists of other programs may name one source several times: precision, hits and reciprocal ranks
// count every result, recall counts each expected source once, and nDCG and average precision count it where
// it comes first; F1 is the harmonic mean of that precision and that recall.
//
// A list that its source cut (`contextsCutAt`) says nothing of what was behind: measures that look deeper
// than it was cut, and those of the whole list, are missing, never wrong. Several samples of a question are
// averaged within the question; ranks are those of the first.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/retrieval/question_relevance.h"
#include "core/evaluate/retrieval/retrieval_settings.h"
#include "core/metrics/ranking/ranking_measures.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Why an item of the gold is not among the first results.
enum class WhyMissed : std::uint8_t {
    NotInCorpus,   // the corpus has no such sentence
    FilteredAway,  // it has, but the question's filter keeps it out
    NearDuplicate, // a result above says the same
    BelowK,        // it comes later
    NotInList      // it is not in the list
};

inline constexpr std::array<std::string_view, 5> kWhyMissedNames{"not_in_corpus", "filtered_away",
                                                                 "near_duplicate", "below_k", "not_in_list"};

struct MissedItem {
    std::string name;
    WhyMissed why = WhyMissed::NotInList;
    std::optional<std::int64_t> rank;          // of BelowK
    std::optional<std::int64_t> duplicateRank; // of NearDuplicate: where the other one stands

    friend bool operator==(const MissedItem&, const MissedItem&) = default;
};

// What is known of the corpus that a question was searched in. Missing: nobody said.
struct QuestionPool {
    std::int64_t results = 0; // sentences that its filter leaves
    std::int64_t gold = 0;    // relevant ones among them
    std::vector<std::string> notInCorpus;
    std::vector<std::string> filteredAway;

    friend bool operator==(const QuestionPool&, const QuestionPool&) = default;
};

// What else is known of a question.
struct QuestionSurroundings {
    std::optional<QuestionPool> pool{};
    std::map<std::string, std::string> goldTexts{}; // of relevant items, by name
};

struct QuestionRetrieval {
    std::string questionId;
    RelevanceRule rule = RelevanceRule::Automatic; // that it was judged by; Automatic: it cannot be
    std::int64_t relevant = 0;                     // items there are
    bool hasList = false;
    std::int64_t failed = 0;                           // samples that ended in an error
    std::int64_t samples = 0;                          // with a list
    std::int64_t retrieved = 0;                        // results of the first list
    std::int64_t notJudged = 0;                        // of them
    std::int64_t repeated = 0;                         // of them, an id again
    std::optional<std::int64_t> cutAt;                 // the least of its lists
    std::vector<std::int64_t> ranks;                   // from 1, of the relevant results of the first list
    std::vector<std::optional<double>> values;         // by column of RetrievalMeasures
    std::vector<MissedItem> missed;                    // of the first list
    std::vector<double> latencies;                     // milliseconds, of each sample that says it
    std::vector<double> timedOut;                      // the same of those that ended by a time limit
    std::map<std::string, std::vector<double>> stages; // the same by stage
    std::optional<QuestionPool> pool;
    std::map<std::string, std::vector<std::string>> strata; // by field of the settings
    std::string company, filing;                            // clusters it belongs to; empty: none is known
    std::string paraphraseOf{};                             // the id of its original; empty: it is none

    // Of the first relevant result; nullopt: none was found.
    [[nodiscard]] std::optional<std::int64_t> firstGold() const noexcept;

    // A list that was cut before anything relevant came.
    [[nodiscard]] bool isOpen() const noexcept { return cutAt && ranks.empty() && retrieved >= *cutAt; }

    friend bool operator==(const QuestionRetrieval&, const QuestionRetrieval&) = default;
};

struct RetrievalColumn {
    std::string name;            // "success_5", "answer_coverage"
    bool isShare = false;        // 0 or 1 of each question
    std::optional<int> cutoff{}; // looks at the first so many
    bool isContent = false;      // of texts and sources, not of relevance
};

// The columns of some settings, and what fills them. Const members from any thread.
class RetrievalMeasures {
  public:
    // Errors: InvalidArgument (a measure).
    [[nodiscard]] static base::Result<RetrievalMeasures> of(const RetrievalSettings& settings);

    // Those of the measures asked for, then answer_coverage, answer_coverage_numeric, source_accuracy.
    [[nodiscard]] const std::vector<RetrievalColumn>& columns() const noexcept { return m_columns; }

    [[nodiscard]] QuestionRetrieval measure(const model::Question& question,
                                            std::span<const model::Prediction> samples,
                                            const ResultKeys& keys,
                                            const QuestionSurroundings& surroundings = {}) const;

  private:
    RetrievalMeasures(RetrievalSettings settings, metrics::RankingMeasures ranking);

    void addRanking(const QuestionRelevance& relevance, const model::Prediction& sample,
                    const JudgedResults& judged, std::vector<std::optional<double>>& values) const;
    void addContent(const model::Question& question, const model::Prediction& sample,
                    std::vector<std::optional<double>>& values) const;

    RetrievalSettings m_settings;
    metrics::RankingMeasures m_ranking;
    std::vector<std::size_t> m_rankingColumns; // of m_ranking, by column here
    std::vector<RetrievalColumn> m_columns;
};

// Whether any result of these has an id, and a source.
[[nodiscard]] ResultKeys resultKeys(std::span<const model::Prediction> predictions);

// As a run keeps it, without the id. Errors: InputNotUsable (`detail` the member).
[[nodiscard]] std::string questionRetrievalJson(const QuestionRetrieval& question,
                                                std::span<const RetrievalColumn> columns);
[[nodiscard]] base::Result<QuestionRetrieval> readQuestionRetrieval(std::string_view json,
                                                                    std::span<const RetrievalColumn> columns);

} // namespace assay::evaluate
