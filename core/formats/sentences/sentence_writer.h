// Sentences written as sentences-jsonl, which sentence_reader.h reads back as the same.
#pragma once

#include "core/model/sentence.h"

#include <string>

namespace assay::formats {

// One line, with its end: {"cik_int","name","form","report_year","section_name","sentence_pos","sentenceID",
// "kind","text","metadata"}. A value that is missing is left out, and so are empty texts. Any thread.
[[nodiscard]] std::string sentenceLine(const model::Sentence& sentence);

} // namespace assay::formats
