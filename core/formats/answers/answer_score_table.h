// What the readers of answer files have in common: records as cells under columns, and what becomes of them
// once all columns are known.
#pragma once

#include "core/formats/answers/answer_scores.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

struct AnswerCell {
    enum class Kind : std::uint8_t {
        Number, // `text` is it as it was written
        Text,   // also a number in quotes of JSON
        Other   // a list, an object, true or false; `text` is its JSON
    };
    std::size_t column = 0;
    Kind kind = Kind::Text;
    double number = 0;
    std::string text;
    std::int64_t line = 0;
};

struct AnswerRow {
    std::int64_t line = 0;
    std::string_view text; // as it stands in the file; outlives the table
    std::vector<AnswerCell> cells;
};

class AnswerScoreTable {
  public:
    // `file` goes into the issues. In CSV a text that is a number is one, in JSON it is a text in quotes.
    AnswerScoreTable(AnswerScoreKind kind, std::string file);

    // The column of that name, made when it is new. `metric` is what it would be called as a metric, `inside`
    // whether it stood in an object of metrics.
    std::size_t column(const std::string& name, std::string_view metric, bool inside);

    void add(AnswerRow row);
    void reject(std::int64_t line, std::string_view text, base::IssueCode reason, const std::string& field,
                std::string_view value);
    void report(base::Severity severity, base::IssueCode code, std::int64_t line, const std::string& field,
                std::string_view value);

    // How many records there were, good or bad.
    [[nodiscard]] std::int64_t records() const noexcept { return m_records; }

    [[nodiscard]] bool hasQuestionId() const noexcept;

    // Everything but the name, hash and size of the file.
    [[nodiscard]] AnswerScoreReading finish();

  private:
    struct Column {
        std::string name;
        std::string metric; // the name as a metric
        std::string folded;
        bool inside = false;
        bool known = false;       // `metric` is one that Assay knows
        std::int64_t numbers = 0; // values that are numbers
        std::int64_t others = 0;  // values that are not
        bool isMetric = false;
    };

    [[nodiscard]] std::size_t best(std::optional<int> (*rank)(std::string_view) noexcept) const;
    void nameMetrics(AnswerScoreReading& reading, std::size_t id, std::size_t answer);
    void takeMetric(const AnswerCell& cell, AnswerRecord& record);
    void takeAnswer(const AnswerCell& cell, AnswerRecord& record);

    AnswerScoreKind m_kind;
    std::string m_file;
    std::vector<Column> m_columns;
    std::map<std::string, std::size_t, std::less<>> m_columnOf;
    std::vector<AnswerRow> m_rows;
    std::vector<RejectedRecord> m_rejected;
    std::vector<base::Issue> m_issues;
    std::int64_t m_records = 0;
};

} // namespace assay::formats
