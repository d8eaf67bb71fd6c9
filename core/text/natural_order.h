// The order in which people expect names: numbers within them by size ("Q2" before "Q10"), without regard to
// the case of Latin letters. Any thread.
#pragma once

#include <string>
#include <string_view>

namespace assay::text {

// Keys whose bytes compare as the texts do; texts that differ in case or in leading zeros alone have the
// same.
[[nodiscard]] std::string naturalKey(std::string_view text);

// By key, then by the bytes of the texts themselves: a strict order of different texts.
[[nodiscard]] bool naturallyBefore(std::string_view a, std::string_view b);

} // namespace assay::text
