// Neighbour tests that were made elsewhere, anchor by anchor: the lists that came back there are judged
// against a corpus of the workspace and kept as a run like any other, marked as from outside. Gold,
// eligibility, windows and strata come from the corpus, figures from neighbourFigures().
//
// What lists do not say stays unknown. When no list of a search and regime holds its anchor, Self@1 of it is
// undefined. A list that is as long as was asked for was cut there (without such a number: as the longest
// list of its search and regime): a first gold that is not in it may come later, so that Hit@k and MRR@k
// beyond it are undefined; a shorter one ends because there was no more. An anchor that stands in its list is
// taken out before ranks are counted.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/formats/rankings/neighbour_results.h"
#include "core/model/neighbour.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string>

namespace assay::evaluate {

// As the file says how it was made; what it leaves open as by default. Error: InputNotUsable (`where` "line
// N", `detail` the key that is unknown or has another type).
[[nodiscard]] base::Result<model::NeighbourSettings>
settingsOfResults(const model::NeighbourResults& results);

struct OutsideResultsPlan {
    std::string name; // of the run; empty: the file's own, else the file's name
    std::string file; // its name
    base::RowId corpus = 0;
    model::NeighbourSettings settings; // its regimes are those of the lists
    std::string who;
};

struct OutsideResultsImport {
    base::RowId run = 0;
    std::size_t searches = 0;
    NeighbourFigures figures;
};

// In one transaction: all of it or nothing. `issues` takes those of the reading and, of the corpus,
// UnknownSentence (field "anchor" or "retrieved") as Error; as Warning OutsideFilter (a result that the
// anchor's filter or the wish for prose excludes; it keeps its rank). Errors: InputNotUsable (an issue of
// severity Error; `detail` how many), InvalidArgument (settings), NotFound, Cancelled, those of writing.
[[nodiscard]] base::Result<OutsideResultsImport>
importOutsideResults(workspace::Workspace& workspace, const formats::NeighbourResultsReading& reading,
                     const OutsideResultsPlan& plan, base::IssueList& issues, const std::stop_token& stop,
                     base::ProgressSink& progress);

} // namespace assay::evaluate
