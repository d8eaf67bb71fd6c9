#include "core/results/report/repeated_n.h"

#include <algorithm>
#include <string>

namespace assay::results {

void dropRepeatedN(Table& table) {
    const auto column =
        std::ranges::find(table.columns, std::string("n"), [](const Column& of) { return of.definition; });
    if (column == table.columns.end()) {
        return;
    }
    for (auto& row : table.rows) {
        const auto* n = std::get_if<Figure>(&row[static_cast<std::size_t>(column - table.columns.begin())]);
        if (n == nullptr || !n->value) {
            continue;
        }
        for (Cell& cell : row) {
            auto* figure = std::get_if<Figure>(&cell);
            if (figure != nullptr && figure->n && static_cast<double>(*figure->n) == *n->value) {
                figure->n.reset();
            }
        }
    }
}

} // namespace assay::results
