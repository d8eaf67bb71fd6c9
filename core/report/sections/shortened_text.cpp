#include "core/report/sections/shortened_text.h"

#include "core/text/fold.h"

namespace assay::report {

std::string shortened(std::string_view text, std::size_t most) {
    std::string line = text::normaliseWhitespace(text);
    std::size_t characters = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if ((static_cast<unsigned char>(line[i]) & 0xC0U) == 0x80U) {
            continue; // within a character
        }
        if (characters++ == most) {
            line.erase(i);
            return line + "…";
        }
    }
    return line;
}

} // namespace assay::report
