// Inside the formats room: what all readers of answers have in common. They cut a file into rows of cells; a
// file is read twice, first to see what its columns hold, then to make records of its rows.
#pragma once

#include "core/base/issue.h"
#include "core/json/json_places.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

class PredictionColumns;

struct PredictionCell {
    enum class Kind : std::uint8_t {
        Number, // `text` is it as it was written
        Text,   // also a number in quotes of JSON
        Json    // a list, an object, true or false; `text` is its JSON
    };
    std::size_t column = 0;
    Kind kind = Kind::Text;
    double number = 0;
    std::string text;
    std::int64_t line = 0;
    bool hasDecimalComma = false; // of a number
    std::string model{};          // of a score: what computed it, where the cell says so
};

struct PredictionRow {
    std::int64_t line = 0;
    std::string_view text; // as it stands in the file; valid during the call
    std::vector<PredictionCell> cells;
};

// Takes the rows in file order. Functions that return a bool say whether to go on.
class PredictionRowHandler {
  public:
    virtual ~PredictionRowHandler() = default;

    [[nodiscard]] virtual PredictionColumns& columns() = 0;
    virtual bool takeRow(const PredictionRow& row) = 0;
    virtual bool takeRejected(std::int64_t line, std::string_view text, base::IssueCode reason,
                              const std::string& field, std::string_view value) = 0;
    virtual void report(base::Severity severity, base::IssueCode code, std::int64_t line,
                        const std::string& field, std::string_view value) = 0;
};

// Whether a member of that folded name holds metrics: `metrics`, `scores` and `judgment`, when objects.
[[nodiscard]] bool isMetricGroup(std::string_view folded, json::JsonKind kind) noexcept;

// The members of an object as cells. A key that comes again counts the last time; nulls are missing. The
// members of a group of metrics are columns "GROUP.KEY", those of an object in it "GROUP.KEY.PART", but one
// with a number under `value` is that number, by the `model` that it names.
[[nodiscard]] PredictionRow rowOfObject(const json::JsonPlace& object, PredictionColumns& columns);

} // namespace assay::formats
