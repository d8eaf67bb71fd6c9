// Which rows of a long table the pages show, what its note says of the others, and how names of tables and
// charts hold a field's. Of this room alone.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// Of more than `most` rows the first ones are shown.
void showFirst(Table& table, std::size_t most);

// The same, but of more than `most` rows those that tell the most come first: with the highest weight, equal
// ones in their order. Each weight is of as many rows in a row as there are rows for each. `order` is the
// sentence of the note that says so.
void showTelling(Table& table, std::size_t most, const std::vector<double>& weights,
                 const std::string& order);

// The first `rows` at most of those that are shown already.
void showAtMost(Table& table, std::size_t rows);

// Behind what the note says already.
void addSentence(std::string& note, const std::string& sentence);

// Of a table that holds the first `kept` of `all` entries only: "Left out here: 12 of 40."; empty where
// nothing was left out.
[[nodiscard]] std::string leftOutNote(std::size_t kept, std::int64_t all, const words::Wording& wording);

// "metadata.domain" as what names of tables and charts may hold: "metadata_domain".
[[nodiscard]] std::string nameOfField(std::string_view field);

} // namespace assay::results
