// JSON laid out for reading and back, by white space alone: every token stays as it was written, so that what
// nobody edits comes back byte for byte. Any thread.
#pragma once

#include <string>
#include <string_view>

namespace assay::app {

// Each member and entry on a line of its own. What is no JSON is laid out as far as it goes.
[[nodiscard]] std::string indentedJson(std::string_view json);

// Without white space outside strings.
[[nodiscard]] std::string compactJson(std::string_view json);

} // namespace assay::app
