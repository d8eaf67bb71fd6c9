// Why a service gave no answer, in plain words: the kinds that core/model/ask_reply.h and
// core/endpoint/chat_reply.h name for files.
#pragma once

#include "core/words/wording.h"

#include <string>
#include <string_view>

namespace assay::words {

// "timeout": "no reply within the time limit". A kind that is not known, as a file from elsewhere may hold
// it, is as it is written.
[[nodiscard]] std::string failureText(std::string_view kind, const Wording& wording);

} // namespace assay::words
