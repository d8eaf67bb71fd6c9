// The names of columns in files of answers: what holds a question's id, an answer, a metric. Case, blanks and
// punctuation do not count.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace assay::formats {

// ASCII letters and digits, lower case; all else left out.
[[nodiscard]] std::string foldedColumnName(std::string_view column);

// Of a folded name: how good a column it is for the question's id, or the answer; 0 is best, nullopt: none.
[[nodiscard]] std::optional<int> questionIdRank(std::string_view folded) noexcept;
[[nodiscard]] std::optional<int> answerRank(std::string_view folded) noexcept;

// The metric that a folded name stands for; nullopt: none that Assay knows.
[[nodiscard]] std::optional<std::string> knownAnswerMetric(std::string_view folded);

// Whether its numbers are no measurements of an answer: years, ids, places.
[[nodiscard]] bool isNeverAMetric(std::string_view folded) noexcept;

[[nodiscard]] std::string snakeCase(std::string_view column);

// The range of a metric, for the few that have one; 1e-6 of rounding is let pass.
[[nodiscard]] bool isWithinRange(std::string_view metric, double value) noexcept;

// That range in words, of those that have one: "0 to 1".
[[nodiscard]] std::string_view rangeOf(std::string_view metric) noexcept;

} // namespace assay::formats
