// The house style of a company of the demo: it always says "clients" where another says "buyers", and calls
// its projects by names of its own. So its sentences are closer to each other than the patterns they come
// from.
#pragma once

#include "app/demo/demo_companies.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace assay::app {

// The text in the company's words. Texts without any of the words that styles differ in stay as they are.
[[nodiscard]] std::string demoInStyle(std::string_view text, const DemoCompany& company, std::uint64_t seed);

} // namespace assay::app
