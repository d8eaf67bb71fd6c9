// Inside the formats room: the columns of a file of answers, and what each of them holds.
#pragma once

#include "core/formats/answers/prediction_fields.h"
#include "core/formats/answers/prediction_rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

class PredictionColumns {
  public:
    explicit PredictionColumns(PredictionKind kind, const PredictionMapping& mapping = {});

    // The column of that name, made when it is new. `metric` is what it would be called as a metric, `inside`
    // whether it stood in an object of metrics.
    std::size_t column(const std::string& name, std::string_view metric, bool inside);

    void count(const PredictionRow& row);

    // Once all rows are counted: which column holds a field, and which a metric. That is what is known as
    // one, and every other column most of whose values are numbers. Columns that come later hold neither.
    void decide();

    [[nodiscard]] const std::string& nameOf(std::size_t column) const { return m_columns[column].name; }

    [[nodiscard]] std::optional<PredictionField> fieldOf(std::size_t column) const;
    [[nodiscard]] const std::string* metricOf(std::size_t column) const; // null: it is none

    [[nodiscard]] bool isKnownMetric(std::size_t column) const { return m_columns[column].known; }

    [[nodiscard]] std::optional<std::size_t> columnOf(PredictionField field) const {
        return m_columnOfField[static_cast<std::size_t>(field)];
    }

    // The first column that the mapping names and the file does not have; null: all are there.
    [[nodiscard]] const std::string* missingColumn() const;

    // Whether there is a column for the question's id, or for its text.
    [[nodiscard]] bool hasQuestion() const;

    [[nodiscard]] const std::map<std::string, std::string>& metrics() const { return m_metrics; }

    [[nodiscard]] std::map<std::string, std::string> fields() const; // field → column
    [[nodiscard]] std::vector<std::string> others() const;           // that hold neither, in file order

    // Of the lists under the column of contexts, the length of the longest.
    [[nodiscard]] std::size_t longestContexts() const noexcept { return m_longestContexts; }

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
        std::optional<PredictionField> field{};
    };

    [[nodiscard]] std::optional<std::size_t> best(PredictionField field) const;
    void nameMetrics();

    PredictionKind m_kind;
    PredictionMapping m_mapping;
    std::vector<Column> m_columns;
    std::map<std::string, std::size_t, std::less<>> m_columnOfName;
    std::array<std::optional<std::size_t>, kPredictionFieldCount> m_columnOfField{};
    std::map<std::string, std::string> m_metrics; // metric → column
    std::size_t m_longestContexts = 0;
};

} // namespace assay::formats
