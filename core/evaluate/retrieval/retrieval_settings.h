// How retrieval on questions is measured, and how a corpus is asked for it: what the form, the command line
// and a stored run share.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_evaluation.h"
#include "core/evaluate/retrieval/question_relevance.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// What is measured when nobody says otherwise.
[[nodiscard]] std::vector<std::string> usualRetrievalMeasures();

struct RetrievalSettings {
    RelevanceRule relevance = RelevanceRule::Automatic;
    // By the names of metrics/ranking/ranking_measures.h. "success.5" is hit@5.
    std::vector<std::string> measures = usualRetrievalMeasures();
    int level = 1;         // from this grade on a result is relevant
    int missedBeyond = 10; // gold that is not among the first so many is missed, and told why
    int sourceDepth = 5;   // of source_accuracy
    int timeoutMs = 0;     // a failure that took as long ended by its time limit; 0: none was set
    // As in AnswerEvaluationSettings.
    std::vector<std::string> fields{"category", "difficulty", "retrieval_scope", "answer_type"};
    QuestionClusters clusters = QuestionClusters::Automatic;
    std::uint64_t seed = 42;

    friend bool operator==(const RetrievalSettings&, const RetrievalSettings&) = default;
};

// Which sentences a question's search is kept to.
enum class QuestionFilter : std::uint8_t {
    None,
    Company,       // those of its companies, by number, else by name
    Year,          // of its years
    CompanyAndYear // of both
};

inline constexpr std::array<std::string_view, 4> kQuestionFilterNames{"none", "company", "year",
                                                                      "company_and_year"};

// What becomes of several companies or years of one question.
enum class FilterParts : std::uint8_t {
    Together, // one list over all of them, by score
    Union     // a search for each, and their results taken in turns: the best of each, the second of each, …
};

inline constexpr std::array<std::string_view, 2> kFilterPartsNames{"together", "union"};

struct AskingSettings {
    std::string search = "exact"; // as asked_search.h reads it
    int k = 100;                  // results of each question
    QuestionFilter filter = QuestionFilter::None;
    FilterParts parts = FilterParts::Together;
    std::vector<std::string> fixed; // "field=value": every question is kept to these too
    bool onlyProse = true;          // headings and table debris are no results

    friend bool operator==(const AskingSettings&, const AskingSettings&) = default;
};

// Reading is strict; errors: InvalidArgument (`where` the member), of ranges too.
[[nodiscard]] std::string retrievalSettingsJson(const RetrievalSettings& settings);
[[nodiscard]] base::Result<RetrievalSettings> readRetrievalSettings(std::string_view json);
[[nodiscard]] base::Result<> checkRetrievalSettings(const RetrievalSettings& settings);
[[nodiscard]] std::string askingSettingsJson(const AskingSettings& settings);
[[nodiscard]] base::Result<AskingSettings> readAskingSettings(std::string_view json);
[[nodiscard]] base::Result<> checkAskingSettings(const AskingSettings& settings);

} // namespace assay::evaluate
