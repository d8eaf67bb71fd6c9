// Inside the formats room: what plain CSV and JSON-lines files share, the mapping of their columns and the
// values of cells.
#pragma once

#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_format.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// {"fields":{"Question":"question_text"},"list_separator":";"}
[[nodiscard]] json::Json mappingJson(const FieldMapping& mapping);
[[nodiscard]] FieldMapping mappingFromJson(const json::Json& json); // what cannot be read is left out

// The column of a field; null: none. Of several the first by name counts.
[[nodiscard]] const std::string* columnOf(const FieldMapping& mapping, model::QuestionField field);

// Whether the column fills its field: it is mapped and no column before it is mapped to the same.
[[nodiscard]] bool isMapped(const FieldMapping& mapping, std::string_view column);

// Adds a column of the field's own name for every field that has none and needs one: because a question was
// edited in it since its record was read, or has a value there and no record. Not where a column or key of
// that name is `taken`.
using QuestionPointers = std::vector<const QuestionForWriting*>;
void addMissingColumns(FieldMapping& mapping, const QuestionCodec& codec, const QuestionPointers& withRecord,
                       const QuestionPointers& fresh, const std::vector<std::string>& taken);

// The suite's file of that kind that comes first; null: none.
[[nodiscard]] const SourceFile* firstFile(const SuiteForWriting& suite, QuestionKind kind);
[[nodiscard]] bool isOfKind(const SuiteForWriting& suite, const QuestionForWriting& question,
                            QuestionKind kind);

// The columns, each under a name of its own: "answer", "answer (2)"; empty ones "column 3".
[[nodiscard]] std::vector<std::string> distinctColumns(const std::vector<std::string>& header);

// The separator of a header line: which of comma, semicolon and tab gives the most fields; comma for none.
[[nodiscard]] char questionsCsvSeparator(std::string_view beginning);

} // namespace assay::formats
