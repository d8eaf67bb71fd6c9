// Lists of texts and of patterns in RE2 syntax, as rule files and users give them.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <string>
#include <vector>

namespace re2 {
class RE2;
}

namespace assay::text {

using PatternList = std::vector<std::unique_ptr<const re2::RE2>>;

// Errors: InvalidArgument, with `key` as its `where` and what is wrong as its `detail`: no list, no text.
[[nodiscard]] base::Result<std::vector<std::string>> textsOf(const nlohmann::json& list,
                                                             const std::string& key);

// The same; also a pattern that is longer than 4 KiB, or RE2's message.
[[nodiscard]] base::Result<PatternList> patternsOf(const nlohmann::json& list, const std::string& key);

// Patterns of one list as one that matches where any of them does; null for an empty list. Errors: as
// patternsOf().
[[nodiscard]] base::Result<std::unique_ptr<const re2::RE2>> joinedPattern(const nlohmann::json& list,
                                                                          const std::string& key);

} // namespace assay::text
