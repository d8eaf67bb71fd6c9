// What a report is to show: a template, as data that can be edited, stored and shared.
//
//   {"template":"Review","title":"…","subtitle":"…","paper":"A4",
//    "scored_sets":["…"],"suites":["…"],"runs":[12],"hardest_cases":10,"hardest_of":"first","brief":false,
//    "sections":[{"id":"summary","shown":true,"comment":"…Markdown…"},…]}
//
// Every member may be missing; unknown ones are refused with their name.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

enum class Paper { A4, Letter };

// Of which searches of a run the hardest cases are printed.
enum class HardestOf { First, All };

struct PlannedSection {
    std::string id; // of sectionKinds()
    bool shown = true;
    std::string comment{}; // Markdown, shown below the section's title

    friend bool operator==(const PlannedSection&, const PlannedSection&) = default;
};

struct ReportPlan {
    std::string name;       // of the template
    std::string title{};    // empty: what it shows of the workspace, "Review of demo"
    std::string subtitle{}; // empty: the kinds of evaluation that it holds
    Paper paper = Paper::A4;
    // What is reported on, by name or id; empty: everything of that kind (of runs: the newest finished one of
    // each corpus, of retrieval and answers of each prediction set).
    std::vector<std::string> scoredSets{};
    std::vector<std::string> suites{};
    std::vector<base::RowId> runs{};
    std::size_t hardestCases = 10; // printed of each regime of a search; 0 to 1,000
    HardestOf hardestOf = HardestOf::First;
    bool brief = false; // a page for each set, suite and run; long lists only in CSV and JSON
    std::vector<PlannedSection> sections; // in the order of the report

    friend bool operator==(const ReportPlan&, const ReportPlan&) = default;
};

// Everything, in the usual order: what a document that leaves everything out stands for.
[[nodiscard]] ReportPlan defaultPlan();

// What a meeting reads: the report that is made where nobody chose another. Verdicts and the faults of the
// data first, then what each set, suite and run comes to.
[[nodiscard]] ReportPlan briefPlan();

// The templates that come with the program: "Brief", "Review" (everything), "Thresholds", "Neighbours",
// "Retrieval", "Answers", "Curation".
[[nodiscard]] std::vector<ReportPlan> builtInPlans();

// As above, indented by two, with a final line break.
[[nodiscard]] std::string planJson(const ReportPlan& plan);

// Sections that the document leaves out come behind those it names, not shown. Errors: InputNotUsable (no
// JSON, a wrong type, an unknown member or section, a section twice), with the member in `detail`.
[[nodiscard]] base::Result<ReportPlan> readPlan(std::string_view json);

} // namespace assay::results
