// Which rows of a corpus have which value in which field: turns a Filter into a RowSet.
//
// Of every value the rows are kept as ranges, made once, when the field is added. A filter is answered from
// the value with the fewest ranges, which are looked up in the others: in the order of a corpus a slice costs
// microseconds, however many ranges its year or its section has.
//
// Memory: 8 bytes a range (a run of rows with the same value), and 24 and the text for each value.
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/row_set.h"
#include "core/retrieval/search.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

class FieldIndex {
  public:
    explicit FieldIndex(std::size_t rows);
    ~FieldIndex();
    FieldIndex(FieldIndex&&) noexcept;
    FieldIndex& operator=(FieldIndex&&) noexcept;

    [[nodiscard]] std::size_t rows() const noexcept;

    // `codes` has an element for each row, an index into `values`; values[0] is the empty one, of rows that
    // have none. Values that are the same text are one value. A field that was added before is replaced.
    // Errors: InvalidArgument (sizes, codes beyond, a values[0] that is not empty).
    base::Result<> add(const std::string& field, const std::vector<std::uint32_t>& codes,
                       const std::vector<std::string>& values);

    // A field whose values are whole numbers, an element for each row, as decimal text: "slice" = "17". Every
    // row has one. Errors: InvalidArgument (sizes).
    base::Result<> addNumbers(const std::string& field, std::span<const std::uint32_t> numbers);

    [[nodiscard]] bool has(std::string_view field) const noexcept;

    // The rows that meet all of them; no filter: every row. A value that no row has gives the empty set.
    // Error: InvalidArgument (`where` "filter", `detail` the field that there is not).
    [[nodiscard]] base::Result<RowSet> rowsOf(const Filter& filter) const;

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace assay::retrieval
