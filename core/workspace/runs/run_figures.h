// The main figures of finished runs as rows beside their documents, so that lists and trends over thousands
// of runs read no document. They follow from the document of the run and are written with it, in its
// transaction; a run without rows (one that is not finished, one without figures) is in no trend.
//
//     ASSAY_TRY(const auto heads, runHeads(reader, "answers"));           // newest first, without documents
//     ASSAY_TRY(const auto points, figureHistory(reader, "answers", "rougeL_f"));
//
// Any thread, each with a reader of its own.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

struct KeptFigure {
    std::string name; // unique in the run; not empty
    std::optional<double> value{};
    std::int64_t n = 0;
    std::optional<double> low{}, high{}; // of its interval, both or none
    std::optional<double> chance{};

    friend bool operator==(const KeptFigure&, const KeptFigure&) = default;
};

// Replaces those of the run. Errors: NotFound, InvalidArgument (two of one name, an empty one, half an
// interval).
[[nodiscard]] base::Result<> keepRunFigures(Workspace& workspace, base::RowId run,
                                            std::span<const KeptFigure> figures);

// In their order. Of a run without rows: none.
[[nodiscard]] base::Result<std::vector<KeptFigure>> keptFigures(const Reader& reader, base::RowId run);

// Runs newest first as runs() has them, but without settings, inputs and figures, which stay empty. An empty
// kind: of all.
[[nodiscard]] base::Result<std::vector<RunInfo>> runHeads(const Reader& reader, std::string_view kind);

struct FigurePoint {
    base::RowId run = 0;
    KeptFigure figure;

    friend bool operator==(const FigurePoint&, const FigurePoint&) = default;
};

// One figure of every finished run of a kind (an empty one: of all) that has it, the oldest run first.
[[nodiscard]] base::Result<std::vector<FigurePoint>>
figureHistory(const Reader& reader, std::string_view kind, std::string_view figure);

// Names of the figures that the finished runs of a kind have, each with how many runs have it, sorted by
// name.
struct FigureName {
    std::string name;
    std::int64_t runs = 0;

    friend bool operator==(const FigureName&, const FigureName&) = default;
};

[[nodiscard]] base::Result<std::vector<FigureName>> figureNames(const Reader& reader, std::string_view kind);

} // namespace assay::workspace
