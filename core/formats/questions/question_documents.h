// The forms of documents that several formats share.
#pragma once

#include "core/formats/questions/question_codec.h"

namespace assay::formats {

// An array of records.
[[nodiscard]] std::optional<FormError> arrayRecords(std::string_view document,
                                                    const std::function<void(const RecordPlace&)>& visit);

// An object with an array of records under "questions".
[[nodiscard]] std::optional<FormError> questionsRecords(std::string_view document,
                                                        const std::function<void(const RecordPlace&)>& visit);

// The error of a walk that did not come to its end or of something behind it; nullopt when all is well.
[[nodiscard]] std::optional<FormError> errorOfWalk(std::string_view text, const json::JsonWalk& walk);

// The last message of a user in a list of {role, content} (or {type: "human", content}): its index; nullopt:
// there is none with a text.
[[nodiscard]] std::optional<std::size_t> lastUserMessage(const json::Json& messages);

// Passages of a record's list of texts: an id for each, made from its content, the same for the same text.
[[nodiscard]] std::string passageIdOf(std::string_view text);

} // namespace assay::formats
