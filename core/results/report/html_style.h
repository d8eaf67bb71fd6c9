// The style sheet of a report as HTML. Of this room alone.
#pragma once

#include <string>

namespace assay::results {

// For the screen, light or dark by the reader's system, and for print, where all is light, nothing scrolls
// and tables are as small as their widest rows need: a table says its width in characters as --ch, at most
// kPrintedCharacters unless its class is "dense".
[[nodiscard]] std::string htmlStyle();

inline constexpr double kPrintedCharacters = 150;
inline constexpr int kScreenCharacters = 110; // more may not fit a wide window

} // namespace assay::results
