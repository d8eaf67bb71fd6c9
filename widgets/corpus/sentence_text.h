// How a sentence and its place are written in the window; core/words says it.
#pragma once

#include "core/model/sentence.h"

#include <QString>

namespace assay::widgets {

// "Prose", "Heading", "Table debris".
[[nodiscard]] QString sentenceKindText(model::SentenceKind kind);

// The company's name, else its number, else "Unknown company".
[[nodiscard]] QString companyText(const model::Sentence& sentence);

// "Company · 10-K · 2018 · section 7 · position 142", as much of it as is known.
[[nodiscard]] QString placeText(const model::Sentence& sentence);

// On one line: line breaks and tabs become blanks.
[[nodiscard]] QString lineText(const std::string& text);

} // namespace assay::widgets
