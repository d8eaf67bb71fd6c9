// Texts as HTML and XML.
#pragma once

#include <string>
#include <string_view>

namespace assay::text {

// For text and for attributes in double quotes. Characters that XML may not hold are left out.
[[nodiscard]] std::string markupText(std::string_view text);

// Markdown (CommonMark with tables) as HTML without raw HTML; headings at least at `level`; links that lead
// to anything but http, https and mailto lose their address, images are shown as their alternative text.
[[nodiscard]] std::string markdownHtml(std::string_view markdown, int level);

} // namespace assay::text
