// Whether what a suite keeps of the files that it came from can be read as the writers read it. A workspace
// may come from anywhere; what is not readable is left out by an export, with an issue.
#pragma once

#include "core/formats/questions/question_format.h"

#include <string_view>

namespace assay::formats {

// QuestionReading::skeleton of a file of that kind.
[[nodiscard]] bool isReadableSkeleton(QuestionKind kind, std::string_view skeleton);

// SourceQuestion::record and Passage::record: empty, or one JSON object.
[[nodiscard]] bool isReadableRecord(std::string_view record);

} // namespace assay::formats
