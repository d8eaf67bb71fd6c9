// The house style of a company of the demo: it always says "clients" where another says "buyers", and calls
// its projects by names of its own. So its sentences are closer to each other than the patterns they come
// from.
#pragma once

#include "app/demo/demo_companies.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace assay::app {

// The pattern (demo_grammar.h) in the company's words; what stands in braces is left alone. Patterns without
// any of the words that styles differ in stay as they are.
[[nodiscard]] std::string demoInStyle(std::string_view pattern, const DemoCompany& company,
                                      std::uint64_t seed);

// Ways to say the same, the first of which patterns use.
using DemoWording = std::array<std::string_view, 4>;
[[nodiscard]] std::span<const DemoWording> demoWordings();

} // namespace assay::app
