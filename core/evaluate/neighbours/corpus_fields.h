// The fields of a corpus that every sentence can be filtered on: "cik", "company", "form", "year", "section",
// "slice" (its number) and "kind" ("prose", "heading", "table_debris").
#pragma once

#include "core/base/result.h"
#include "core/retrieval/field_index.h"
#include "core/workspace/corpora/corpora.h"

#include <string>
#include <vector>

namespace assay::evaluate {

// Errors: those of FieldIndex::add().
[[nodiscard]] base::Result<retrieval::FieldIndex> corpusFieldIndex(const workspace::CorpusColumns& columns);

// Every value of one of "cik", "company", "form", "year", "section", in the order of its first row; the empty
// one, where a row has none, among them. Error:
// InvalidArgument (another field).
[[nodiscard]] base::Result<std::vector<std::string>>
corpusFieldValues(const workspace::CorpusColumns& columns, const std::string& field);

} // namespace assay::evaluate
