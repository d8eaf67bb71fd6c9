#include "core/results/report/shortened_text.h"

#include "core/text/fold.h"

namespace assay::results {
namespace {

constexpr std::size_t kHashDigits = 64;
constexpr std::size_t kShownOfHash = 12;
constexpr std::string_view kUuidForm = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
constexpr std::size_t kShownOfUuid = 8;

bool isHexDigit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

bool isUuid(std::string_view word) {
    if (word.size() != kUuidForm.size()) {
        return false;
    }
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (kUuidForm[i] == '-' ? word[i] != '-' : !isHexDigit(word[i])) {
            return false;
        }
    }
    return true;
}

} // namespace

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

std::string withShortIdentifiers(const std::string& text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && (isHexDigit(text[end]) || text[end] == '-')) {
            ++end;
        }
        if (end == at) {
            out += text[at++];
            continue;
        }
        const std::string_view word = std::string_view(text).substr(at, end - at);
        const bool isHash = word.size() == kHashDigits && word.find('-') == std::string_view::npos;
        const std::size_t shown = isHash ? kShownOfHash : isUuid(word) ? kShownOfUuid : word.size();
        out += word.substr(0, shown);
        out += shown < word.size() ? "…" : "";
        at = end;
    }
    return out;
}

std::string fileNameOf(std::string_view path) {
    const std::size_t slash = path.find_last_of("/\\");
    return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

} // namespace assay::results
