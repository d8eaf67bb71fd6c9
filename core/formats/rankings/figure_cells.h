// Inside the room: one figure as it stands in a cell of a table or in a sentence.
#pragma once

#include "core/json/json_places.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace assay::formats {

// Without what only makes it look bold or like code, and with plain blanks.
[[nodiscard]] std::string plainCell(std::string_view cell);

struct CellFigure {
    double value = 0;
    std::string written; // the number with its per cent sign, as it stands
    std::optional<std::pair<double, double>> interval;
};

// Of a number with an optional sign, per cent sign, interval, scale and unit. nullopt: no figure.
[[nodiscard]] std::optional<CellFigure> cellFigureOf(std::string_view cell);

// As `value`, `written` and `ci`.
void setCellFigure(json::Json& json, const CellFigure& figure);

} // namespace assay::formats
