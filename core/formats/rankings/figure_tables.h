// Reads figures from elsewhere out of tables: CSV with a row for each figure, and Markdown tables as they
// stand in reports (docs/formats.md, "Figures from outside").
//
//     const auto reading = readFigureTable("| Tier | Questions | Score |\n|---|---|---|\n| Easy | 5 | 8.5 |",
//     "f"); reading->figures.others; // n 5 and score 8.5, both of the part "Easy" of "by tier"
//
// CSV and Markdown tables with the columns name and value (and written, n, group, of, weight, type, low,
// high) are taken as they are. Of other Markdown tables:
//   - a table whose first column is called metric, measure or figure has a figure in each row; where it has
//     several columns of numbers, their titles are the figures' groups; a column of counts (n, questions, …)
//     beside others is the n of the row's figures, and a row of anchors or covered anchors is the test's;
//   - any other has a part in each row ("by" and the title of the first column), a figure in each column of
//     numbers, and where a column counts (questions, count, n, …) the weights of the parts; a row called
//     total, all or overall is the whole.
// A table that has a row and a column which an earlier one has is about something else: its figures' groups
// begin with the heading or line above it, and they are no parts of the earlier ones' whole.
//
// Names are folded so that they meet: "Avg Overall Score" is score, "Hit@5" is hit_at_5.
//
// Cells are numbers with an optional sign, per cent sign, unit, scale ("7.5/10") and interval ("0.82 [0.7,
// 0.9]"); limits ("≥ 80 %") are none. Pure; any thread.
#pragma once

#include "core/formats/rankings/outside_figures.h"

#include <string>
#include <string_view>

namespace assay::formats {

[[nodiscard]] bool looksLikeFigureTable(std::string_view text);

// Issues name the line and the column: NotANumber, MissingField (a row without a name), FewerColumns,
// ExtraColumns, MalformedRecord, InvalidUtf8. Errors: UnknownFormat (no table), InputNotUsable (no figure).
[[nodiscard]] base::Result<OutsideFiguresReading> readFigureTable(std::string_view text,
                                                                  const std::string& file);

} // namespace assay::formats
