// The run of retrieval in front, as its table shows it: the run, its questions with what is known of them,
// the facets by which they are told apart, and what a filter lets through. Values only; all but
// readRetrievalView() is quick enough for the GUI thread.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::app {

// Facets beside the fields that the run was told apart by.
inline constexpr std::string_view kFoundFacet = "found"; // where the first relevant result stands
inline constexpr std::string_view kMissedFacet = "missed";

// Values of kFoundFacet, from the best on.
inline constexpr std::array<std::string_view, 6> kFoundValues{"first", "top_5",   "top_10",
                                                              "later", "nowhere", "not_judged"};

struct RetrievalFacet {
    std::string field;
    std::vector<std::string> names;                 // values, sorted; "" is: none
    std::vector<std::vector<std::uint32_t>> values; // by question, places in names
};

struct RetrievalView {
    std::shared_ptr<const evaluate::RetrievalRun> run;
    std::vector<std::string> texts;   // of the questions; empty: the question is gone
    std::vector<std::string> folded;  // id and text for searching
    std::vector<std::size_t> hardest; // places of all questions: the hardest first, those without gold last
    std::vector<RetrievalFacet> facets;

    [[nodiscard]] const evaluate::QuestionRetrieval& question(std::size_t place) const {
        return run->evaluation.questions[place];
    }
};

// Questions that have one of the chosen values of every facet, and every word of the text.
struct RetrievalFilter {
    std::map<std::string, std::vector<std::string>> chosen{}; // by facet
    std::string text{};
    std::vector<std::string> ids{}; // one of these; empty: any

    [[nodiscard]] bool isEmpty() const;
};

// With the texts of its questions as they are now. For a worker thread. Errors: those of loadRetrievalRun().
[[nodiscard]] base::Result<std::shared_ptr<const RetrievalView>>
readRetrievalView(const workspace::Reader& reader, base::RowId run, const std::stop_token& stop);

// Of a run that was read. `texts` by question.
[[nodiscard]] RetrievalView retrievalViewOf(std::shared_ptr<const evaluate::RetrievalRun> run,
                                            std::vector<std::string> texts);

// Places of questions, the hardest first.
[[nodiscard]] std::vector<std::size_t> shownQuestions(const RetrievalView& view,
                                                      const RetrievalFilter& filter);
// By value of the facet how many questions the filter would leave with that value alone chosen in it.
[[nodiscard]] std::vector<std::int64_t> countQuestions(const RetrievalView& view,
                                                       const RetrievalFilter& filter, std::size_t facet);

// "●··●······": a dot for each of the first 20 results, filled where it is relevant. Empty: there is no list.
[[nodiscard]] std::string rankSpark(const evaluate::QuestionRetrieval& question);

} // namespace assay::app
