#include "core/results/report/shortened_text.h"

#include "core/text/fold.h"

namespace assay::results {

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

std::string dayOf(std::string_view moment) {
    return std::string(moment.substr(0, moment.find('T')));
}

std::string fileNameOf(std::string_view path) {
    const std::size_t slash = path.find_last_of("/\\");
    return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

} // namespace assay::results
