// What a sentence is like: a cross reference, mostly figures, how long. The diagnosis of neighbour tests and
// the choice of anchors go by it. Source of the three: FinRAG framework document, 2.4 and 3.1; the patterns
// are our own.
//
// A token is a run of characters without white space that holds a letter, a digit or a currency sign.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace assay::text {

// What makes a sentence a cross reference, as data: patterns in RE2 syntax. All begin where the sentence
// does: what says something first is no mere cross reference. Immutable, cheap to copy, for any number of
// threads.
class NavigationalPatterns {
  public:
    [[nodiscard]] static const NavigationalPatterns& defaults();

    // {"navigational": ["pattern", …]}, as resources/rules/navigational_patterns.json. Error: InvalidArgument
    // (`where` is the key, `detail` what is wrong: no JSON, a wrong type, RE2's message).
    [[nodiscard]] static base::Result<NavigationalPatterns> fromJson(std::string_view json);

    [[nodiscard]] bool match(std::string_view text) const;

  private:
    struct Data;

    explicit NavigationalPatterns(std::shared_ptr<const Data> data);

    std::shared_ptr<const Data> m_data;
};

// Whether the sentence as a whole sends the reader elsewhere ("See Note 12", "Refer to Item 8", "Reference is
// made to …"), in English or Norwegian, by the default patterns. One that says something and names a place
// beside it ("Net sales rose (see Note 3)") does not.
[[nodiscard]] bool isNavigational(std::string_view text);

// Tokens with a digit or a currency sign of all tokens, in [0,1]; nullopt: there is none.
[[nodiscard]] std::optional<double> numericShare(std::string_view text);

// Tokens with a letter or a digit.
[[nodiscard]] std::size_t wordCount(std::string_view text);

} // namespace assay::text
