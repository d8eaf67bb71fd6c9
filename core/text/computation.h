// A computation as people write it beside an answer: "(795-772)/772", "[(166+178)/2] - 50.5", "44.1%
// − 56.7%". Pure functions; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace assay::text {

struct Operand {
    double value = 0;      // without its sign, a per cent sign or a currency
    std::size_t begin = 0; // bytes
    std::size_t end = 0;
};

struct Computation {
    double value = 0;
    std::vector<Operand> operands; // in the order of the text
};

// What is not the same to everybody.
struct ComputationReading {
    bool percentIsShare = false;      // "15%" is 0.15
    bool parenthesesNegative = false; // a figure alone in parentheses is below 0, as in accounts
};

// The four operations, signs, parentheses and brackets; commas separate thousands. What stands behind "=" is
// a result that was written along and is left out. nullopt: it is something else, has no operation, divides
// by 0, or is nested deeper than 50.
[[nodiscard]] std::optional<Computation> computationIn(std::string_view text,
                                                       ComputationReading reading = {});

} // namespace assay::text
