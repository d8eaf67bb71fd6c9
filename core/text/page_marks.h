// Inside the text room: what is printed on every page of a filing, such as the company's name over "NOTES TO
// FINANCIAL STATEMENTS - (Continued)", and page numbers. Pure function; any thread.
#pragma once

#include "core/text/sentence_lines.h"

#include <string_view>
#include <vector>

namespace assay::text::sentences {

// Marks these lines as PageMark. A line is one when it stands at least three times in the text (but for its
// figures) and at one of these places, alone or with others of its kind, within a sentence: that of the line
// before goes on behind it. So is a page number within a sentence, and "(continued)" behind a title that
// comes again. A heading that merely comes often is none.
void markPages(std::string_view text, std::vector<Line>& lines);

} // namespace assay::text::sentences
