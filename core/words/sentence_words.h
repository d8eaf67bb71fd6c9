// What the kinds of sentences are called, and how the place of one is written.
#pragma once

#include "core/model/sentence.h"
#include "core/words/wording.h"

#include <cstdint>
#include <optional>
#include <string>

namespace assay::words {

// "Prose", "Heading", "Table debris".
[[nodiscard]] std::string sentenceKindText(model::SentenceKind kind, const Wording& wording);

// The company's name, else its number, else "Unknown company".
[[nodiscard]] std::string companyName(const std::string& company, const std::optional<std::int64_t>& cik,
                                      const Wording& wording);

// "section 7", or "Item 7A" of "ITEM_7A".
[[nodiscard]] std::string sectionText(const std::string& section, const Wording& wording);

// "Company · 10-K · 2018 · section 7 · position 142", as much of it as is known.
[[nodiscard]] std::string placeText(const model::Sentence& sentence, const Wording& wording);

} // namespace assay::words
