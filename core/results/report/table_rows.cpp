#include "core/results/report/table_rows.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace assay::results {

void showFirst(Table& table, std::size_t most) {
    if (table.rows.size() > most) {
        table.shown = most;
    }
}

void showAtMost(Table& table, std::size_t rows) {
    if (rows < std::min(table.rows.size(), table.shown.value_or(table.rows.size()))) {
        table.shown = rows;
    }
}

void showTelling(Table& table, std::size_t most, const std::vector<double>& weights,
                 const std::string& order) {
    if (table.rows.size() <= most || weights.empty() || table.rows.size() % weights.size() != 0) {
        showFirst(table, most);
        return;
    }
    const std::size_t each = table.rows.size() / weights.size();
    std::vector<std::size_t> places(weights.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
    std::vector<TableRow> rows;
    rows.reserve(table.rows.size());
    for (const std::size_t place : places) {
        for (std::size_t i = 0; i < each; ++i) {
            rows.push_back(std::move(table.rows[place * each + i]));
        }
    }
    table.rows = std::move(rows);
    table.shown = most;
    addSentence(table.note, order);
}

void addSentence(std::string& note, const std::string& sentence) {
    note += (note.empty() || sentence.empty() ? "" : " ") + sentence;
}

std::string leftOutNote(std::size_t kept, std::int64_t all, const words::Wording& wording) {
    const std::int64_t left = all - static_cast<std::int64_t>(kept);
    return left > 0 ? wording.text(ASSAY_TEXT("Report", "Left out here: %1 of %2."),
                                   {wording.count(left), wording.count(all)})
                    : std::string();
}

std::string nameOfField(std::string_view field) {
    std::string name;
    for (const char one : field) {
        const char low = one >= 'A' && one <= 'Z' ? static_cast<char>(one - 'A' + 'a') : one;
        const bool isPlain = (low >= 'a' && low <= 'z') || (low >= '0' && low <= '9');
        name += isPlain ? low : '_';
    }
    return name;
}

} // namespace assay::results
