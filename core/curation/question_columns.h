// Keeping the columns of core/workspace/suites/questions.h up to date when single questions change, without
// reading all of them again. One thread at a time.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/suites/questions.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

namespace assay::curation {

// The columns of questions with the numbers of their names. Rows are in the order of their ids.
class EditableColumns {
  public:
    EditableColumns() = default;

    explicit EditableColumns(workspace::QuestionColumns columns)
        : m_columns(std::move(columns)) {}

    [[nodiscard]] const workspace::QuestionColumns& columns() const noexcept { return m_columns; }

    [[nodiscard]] std::optional<std::uint32_t> positionOf(base::RowId id) const;

    // Puts question `row` of `from` in the place of `position`; both have the same id. A few microseconds
    // while its lists keep their lengths, else as many more as the columns are long.
    void replace(std::uint32_t position, const workspace::QuestionColumns& from, std::size_t row);

    // Adds it behind all others; its id is above theirs.
    void append(const workspace::QuestionColumns& from, std::size_t row);

  private:
    using Lists = workspace::QuestionColumns::Lists;
    [[nodiscard]] std::uint32_t number(const workspace::QuestionColumns& from, std::uint32_t name);
    void replaceList(Lists& lists, std::uint32_t position, const workspace::QuestionColumns& from,
                     const Lists& source, std::size_t row);
    void appendList(Lists& lists, const workspace::QuestionColumns& from, const Lists& source,
                    std::size_t row);

    workspace::QuestionColumns m_columns;
    std::unordered_map<std::string, std::uint32_t> m_numbers; // made when it is needed first
};

// An id for a new question of the suite: that of its newest question whose id ends in a number, with the next
// number that is free, in as many digits ("P3V2-Q031" gives "P3V2-Q032"); "Q001" where none does.
[[nodiscard]] std::string proposedQuestionId(const workspace::QuestionColumns& columns, base::RowId suite);

} // namespace assay::curation
