// The run of answers in front, as the page shows it: the run itself, the texts of its questions, which
// measures have values, the facets by which its questions are told apart, and what a filter lets through.
// Values only: everything but the struct's making is quick enough for the GUI thread.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::app {

// Facets beside the fields that the run was told apart by.
inline constexpr std::string_view kVerdictFacet = "verdict";
inline constexpr std::string_view kWarningFacet = "warning";
inline constexpr std::string_view kFlagFacet = "flag";

// Of a question without a verdict because there is none, and because nothing was answered.
inline constexpr std::string_view kNoVerdict = "none";
inline constexpr std::string_view kUnansweredVerdict = "unanswered";

struct AnswerFacet {
    std::string field;
    std::vector<std::string> names;                 // values, sorted; "" is: none
    std::vector<std::vector<std::uint32_t>> values; // by item, places in names
};

// A measure that some question has a value of.
struct AnswerColumn {
    std::string name;
    double least = 0; // of the scale that bars are drawn on
    double greatest = 1;
};

struct AnswersView {
    evaluate::AnswerRun run;
    std::vector<std::string> texts;  // of the questions, by item; empty: the question is gone
    std::vector<std::string> folded; // id and text for searching
    std::vector<AnswerColumn> columns;
    std::vector<AnswerFacet> facets; // the fields, then verdict, warning and flag
    // That have scored, as they were asked: the stored run goes by the first, `run` by the chosen one.
    std::vector<evaluate::RunJudge> judges{};

    [[nodiscard]] const evaluate::AnswerRunItem& item(std::size_t place) const { return run.items[place]; }

    [[nodiscard]] std::size_t size() const { return run.items.size(); }

    [[nodiscard]] const AnswerFacet* facet(std::string_view field) const;
    // Of a suite and a question's id; nullopt: the run does not have it.
    [[nodiscard]] std::optional<std::size_t> placeOf(std::string_view suite, std::string_view id) const;
};

// The run as the judge called `judge` (RunJudge::name) has it, where it is one of the run's; else as it was
// given. For a worker thread. Errors: those of runByJudge().
[[nodiscard]] base::Result<evaluate::AnswerRun> goingByJudge(const workspace::Reader& reader,
                                                             evaluate::AnswerRun run,
                                                             const std::string& judge,
                                                             const std::stop_token& stop);

// Reads a run, as this judge has it, with the texts of its questions. For a worker thread. Errors: those of
// loadAnswerRun() and runByJudge().
[[nodiscard]] base::Result<AnswersView> readAnswersView(const workspace::Reader& reader, base::RowId run,
                                                        const std::string& judge,
                                                        const std::stop_token& stop);

// The same of a run that was read. For a worker thread.
[[nodiscard]] AnswersView answersViewOf(evaluate::AnswerRun run, std::vector<std::string> texts);

// Which questions are shown; of the values of one facet any, of several facets all.
struct AnswerFilter {
    std::map<std::string, std::vector<std::string>> chosen; // by facet
    std::string text;                                       // every word of it, in id and text
    std::optional<std::vector<std::size_t>> only;           // places, rising: a figure led here
    std::string onlyTitle;                                  // what they are

    [[nodiscard]] bool isEmpty() const { return chosen.empty() && text.empty() && !only; }

    friend bool operator==(const AnswerFilter&, const AnswerFilter&) = default;
};

// Places of the items that pass, rising.
[[nodiscard]] std::vector<std::uint32_t> passingAnswers(const AnswersView& view, const AnswerFilter& filter);

// How many questions each value of a facet would show, with what is chosen in the others; by the places of
// its names.
[[nodiscard]] std::vector<std::int64_t> countAnswers(const AnswersView& view, const AnswerFilter& filter,
                                                     std::size_t facet);

// By a measure or by "id", "question", "suite", "verdict", "samples" or "warnings"; what has no value last.
// Equal ones stay in the order of the run.
void sortAnswers(const AnswersView& view, std::string_view by, bool descending,
                 std::vector<std::uint32_t>& places);

} // namespace assay::app
