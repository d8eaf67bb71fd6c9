// Judgements of a question that come in a file of their own (trec-qrels), as the question holds them: in
// `extra`'s "qrels", {"name": {"doc1": 1}}, as BEIR's judgements stand there.
#pragma once

#include "core/formats/rankings/trec_files.h"
#include "core/model/question.h"

#include <string>

namespace assay::formats {

// Replaces what the question says under that name; other names stay. Its evidence gets the documents above
// grade 0, behind what it names itself, and loses those that no judgement names any more. Gives whether
// anything changed.
[[nodiscard]] bool setJudgements(model::Question& question, const std::string& name,
                                 const JudgedQuery& judged);

} // namespace assay::formats
