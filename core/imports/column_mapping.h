// Which column of a plain file is which field, whatever the file is taken for: what the window asks a person.
// Fields go by the names that docs/formats.md has for them, so that one dialog serves every content.
// Functions may be called from several threads at once.
#pragma once

#include "core/base/error.h"
#include "core/formats/file_kind.h"
#include "core/imports/import_plan.h"

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::imports {

// What a plain CSV or JSON-lines file may be taken for.
inline constexpr std::array kMappedContents{formats::FileContent::ScoredSet, formats::FileContent::Questions,
                                            formats::FileContent::AnswerScores,
                                            formats::FileContent::Sentences};

// Column → field's name; what is not in it is kept beside the fields.
using ColumnFields = std::map<std::string, std::string, std::less<>>;

// In the order in which they are offered; empty of a content without a mapping.
[[nodiscard]] std::vector<std::string> fieldsToMap(formats::FileContent content);

// By the names of the columns; no field comes twice.
[[nodiscard]] ColumnFields suggestedFields(formats::FileContent content,
                                           const std::vector<std::string>& columns);

// Fields of which at least one must have a column, and none has: {"label"}, {"fhri", "G", …}. Empty: nothing
// is lacking.
[[nodiscard]] std::vector<std::string> lackingFields(formats::FileContent content,
                                                     const ColumnFields& fields);

// The plan, which has a preview, to be imported as that content by these columns. `listSeparator` is that of
// questions in CSV cells. Without a name where each file makes something of its own (separated()).
[[nodiscard]] ImportPlan withColumns(ImportPlan plan, formats::FileContent content,
                                     const ColumnFields& fields, char listSeparator = ';');

// What an import that failed can be tried again with: the plan with a preview of its first file. Nothing
// where other columns would not help: the error is another than UnknownFormat or InputNotUsable, the file has
// no columns, or its content no mapping.
[[nodiscard]] std::optional<ImportPlan> planToMap(const ImportPlan& failed, const base::Error& error);

// Of such a plan: its columns are the reason. Their names do not say what its content needs, and nobody has
// said it yet.
[[nodiscard]] bool needsMapping(const ImportPlan& toMap);

} // namespace assay::imports
