// Reads figures of a neighbour test from elsewhere: the JSON that `assay neighbours --json` writes, or as
// much of it as there is (docs/formats.md, "Figures from outside").
#pragma once

#include "core/base/issue_list.h"
#include "core/base/result.h"
#include "core/model/outside_figures.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace assay::formats {

struct OutsideFiguresReading {
    model::OutsideFigures figures;
    base::IssueList issues; // WrongType: a figure that is none, left out
};

// Beside "regimes", or instead of it, may stand a list "figures" of objects with name, value, written, n,
// group and type: "hit_at_5", "mrr_at_30", "self_at_1" belong to the regime of their group, others stand by
// themselves. The digits of numbers are kept (0.820 is not 0.82), or what "written" says instead.

// `file` is what issues call it. Errors: UnknownFormat (no JSON object), InputNotUsable (no figure;
// `where` is the file).
[[nodiscard]] base::Result<OutsideFiguresReading> readOutsideFigures(std::string_view json,
                                                                     const std::string& file);

// Errors: FileNotFound, FileNotReadable, and as above.
[[nodiscard]] base::Result<OutsideFiguresReading> readOutsideFiguresFile(const std::filesystem::path& path);

// What readOutsideFigures() reads, on one line.
[[nodiscard]] std::string outsideFiguresJson(const model::OutsideFigures& figures);

// The figures that the FinRAG framework document gives of its own system, in that form: an example of figures
// that cannot be true together.
[[nodiscard]] std::string_view frameworkFiguresJson() noexcept;

} // namespace assay::formats
