#include "core/results/report/table_extras.h"

#include <algorithm>

namespace assay::results {

std::vector<Extras> extrasOf(const Table& table) {
    std::vector<Extras> extras(table.columns.size());
    for (const TableRow& row : table.rows) {
        for (std::size_t i = 0; i < std::min(row.size(), extras.size()); ++i) {
            if (const auto* const figure = std::get_if<Figure>(&row[i])) {
                extras[i].n = extras[i].n || figure->n.has_value();
                extras[i].interval = extras[i].interval || figure->interval.has_value();
                extras[i].why = extras[i].why || (!definedValue(*figure) && !figure->why.empty());
            }
        }
    }
    return extras;
}

} // namespace assay::results
