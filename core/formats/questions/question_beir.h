// Inside the formats room: the records of BEIR's queries.jsonl, {"_id", "text", …}.
#pragma once

#include "core/formats/questions/question_codec.h"

namespace assay::formats {

// Reads and writes a query's own line; the judgements are no part of it.
extern const QuestionCodec kBeirQueryCodec;

} // namespace assay::formats
