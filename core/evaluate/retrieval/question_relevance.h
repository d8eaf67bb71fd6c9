// What is relevant to a gold question, and which of the results of a list are.
//
// By one of four rules. Evidence: the sentences that the question names as its evidence, by id. Qrels: the
// judged documents of BEIR's files (`extra.qrels` of the question), by id, with their grades; of several
// splits the highest. Sources: a result is relevant if an expected source is a substring of its source (of
// its id where it names none), as FinSearch has it. Citations: if a citation in its source or id is an
// expected one or a subsection of it, as Florida's guide has it. Automatic takes for each question the first
// of Qrels, Evidence, Sources, Citations that the question has something for and the lists can be judged by:
// ids need results with ids.
//
// Evidence and qrels name some documents; every other one was not judged. Sources and citations judge every
// result. Pure; any thread.
//
//   const auto relevance = questionRelevance(question, RelevanceRule::Automatic, {.ids = true});
//   const auto found = relevance.judge(contexts);
//   found.relevantItems[0] // of the first result, the places of what it brings in relevance.items()
#pragma once

#include "core/metrics/answers/citation_score.h"
#include "core/model/prediction.h"
#include "core/model/question.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {

enum class RelevanceRule : std::uint8_t { Automatic, Evidence, Sources, Citations, Qrels };

inline constexpr std::array<std::string_view, 5> kRelevanceRuleNames{"automatic", "evidence", "sources",
                                                                     "citations", "qrels"};

// What results of lists have, by which they can be judged.
struct ResultKeys {
    bool ids = false;
    bool sources = false;

    friend bool operator==(const ResultKeys&, const ResultKeys&) = default;
};

struct RelevantItem {
    std::string name;       // an id, part of a file name, a citation
    std::int32_t grade = 1; // 0: judged, and not relevant

    friend bool operator==(const RelevantItem&, const RelevantItem&) = default;
};

// A list as the judgements see it.
struct JudgedResults {
    // By result its grade, or metrics::kNotInPool; of one that is relevant by several items the highest.
    std::vector<std::int32_t> grades;
    // The same, but that an item counts where it comes first: a result that brings nothing new has grade 0
    // (kNotInPool stays). What recall, nDCG and average precision go by.
    std::vector<std::int32_t> firstGrades;
    // By result the places in QuestionRelevance::items() of what it brings.
    std::vector<std::vector<std::size_t>> relevantItems;
    std::int64_t repeated = 0; // results whose id stands before them in the list already
};

class QuestionRelevance {
  public:
    QuestionRelevance() = default;

    // Automatic: nothing is known to be relevant, and nothing can be judged.
    [[nodiscard]] RelevanceRule rule() const noexcept { return m_rule; }

    // Distinct, in the order of the question; those of grade 0 too.
    [[nodiscard]] const std::vector<RelevantItem>& items() const noexcept { return m_items; }

    // Of a grade from `level` on.
    [[nodiscard]] std::int64_t relevant(std::int32_t level = 1) const noexcept;

    // By grade from 0 on how many items have it: what metrics::JudgedRanking wants.
    [[nodiscard]] std::vector<std::int64_t> byGrade() const;

    [[nodiscard]] JudgedResults judge(std::span<const model::PredictionContext> results) const;

  private:
    friend QuestionRelevance questionRelevance(const model::Question& question, RelevanceRule rule,
                                               const ResultKeys& keys);

    void add(std::string name, std::int32_t grade);
    void itemsOf(const model::PredictionContext& result, std::vector<std::size_t>& places) const;

    RelevanceRule m_rule = RelevanceRule::Automatic;
    std::vector<RelevantItem> m_items;
    std::unordered_map<std::string, std::size_t> m_places; // of names
    std::vector<metrics::Citation> m_citations;            // of each item, of that rule
};

[[nodiscard]] QuestionRelevance questionRelevance(const model::Question& question, RelevanceRule rule,
                                                  const ResultKeys& keys);

// Whether the question names anything relevant by that rule; by Automatic: by any of them.
[[nodiscard]] bool isJudgedBy(const model::Question& question, RelevanceRule rule);

} // namespace assay::evaluate
