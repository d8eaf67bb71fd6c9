#include "core/report/shown_rows.h"

#include <algorithm>

namespace assay::report {

std::span<const std::vector<Cell>> shownRows(const Table& table) {
    const std::span<const std::vector<Cell>> all(table.rows);
    return all.first(std::min(all.size(), table.shown.value_or(all.size())));
}

std::string shownNote(const Table& table, const Wording& wording) {
    const std::size_t shown = shownRows(table).size();
    if (shown == table.rows.size()) {
        return table.note;
    }
    return table.note + (table.note.empty() ? "" : " ") +
           wording.text(
               ASSAY_TEXT("Report", "The first %1 of %2 rows are shown; the CSV table %3 holds all."),
               {wording.count(static_cast<std::int64_t>(shown)),
                wording.count(static_cast<std::int64_t>(table.rows.size())), table.name});
}

} // namespace assay::report
