// Text that was UTF-8 but was decoded as Windows-1252 or Latin-1, once or several times ("Ã¥" for "å", "â€™"
// for "’", "Ã‚Â§" for "§"), and what it was before. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace assay::text {

// The repaired text; nullopt when nothing in `text` (UTF-8) must have been decoded wrongly, or when a part of
// it that was cannot be decoded any more. Never touched are letters and signs that may stand where they do:
// "På", "SÃO", "naïve", "§ 5", "«Å»", quotation marks. A sequence that could be either way is taken for
// wrongly decoded only when another one in the text must be, and no character beyond ASCII speaks against it.
[[nodiscard]] std::optional<std::string> repairedCharacterSet(std::string_view text);

} // namespace assay::text
