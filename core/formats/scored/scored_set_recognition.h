// Recognises the form of a scored set by the beginning of its content.
#pragma once

#include "core/base/result.h"
#include "core/formats/scored/scored_set_reader.h"
#include "core/formats/whole_file.h"

#include <string_view>

namespace assay::formats {

// Whether there is nothing but white space (and a byte order mark).
[[nodiscard]] bool isBlank(std::string_view beginning) noexcept;

// `beginning` is the whole content or its first kRecognitionBytes. Error: UnknownFormat; `detail` names what
// was found instead: "empty", "UTF-16", "UTF-32", "NUL bytes", or the first keys or columns.
[[nodiscard]] base::Result<ScoredSetKind> recogniseScoredSetText(std::string_view beginning);

// The errors of encodings that no form can have, whatever kind is asked for.
[[nodiscard]] base::Result<> checkEncoding(std::string_view beginning);

} // namespace assay::formats
