#include "core/report/markup.h"

#include <md4c-html.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace assay::report {
namespace {

bool isSafeAddress(std::string_view address) {
    constexpr std::array<std::string_view, 3> kSafe{"http://", "https://", "mailto:"};
    return std::any_of(kSafe.begin(), kSafe.end(), [&](std::string_view start) {
        return address.size() > start.size() &&
               std::equal(start.begin(), start.end(), address.begin(), [](char a, char b) {
                   return a == static_cast<char>(std::tolower(static_cast<unsigned char>(b)));
               });
    });
}

// What md4c writes is regular: tags with attributes in double quotes.
std::string attribute(std::string_view tag, std::string_view name) {
    const std::string start = " " + std::string(name) + "=\"";
    const std::size_t at = tag.find(start);
    if (at == std::string_view::npos) {
        return {};
    }
    const std::size_t first = at + start.size();
    return std::string(tag.substr(first, tag.find('"', first) - first));
}

// A tag as it may stand in a report.
std::string tamed(std::string_view tag, int level) {
    if (tag.starts_with("<a ")) {
        const std::string address = attribute(tag, "href");
        return isSafeAddress(address) ? "<a href=\"" + address + "\" rel=\"noopener noreferrer\">" : "<a>";
    }
    if (tag.starts_with("<img ")) {
        return attribute(tag, "alt");
    }
    for (const std::string_view start : {"<h", "</h"}) {
        if (tag.size() == start.size() + 2 && tag.starts_with(start) && tag[start.size()] >= '1' &&
            tag[start.size()] <= '6') {
            const int own = tag[start.size()] - '0';
            return std::string(start) + std::to_string(std::min(6, level + own - 1)) + ">";
        }
    }
    return std::string(tag);
}

} // namespace

std::string markupText(std::string_view text) {
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n' || c == '\r') {
                out += c;
            }
        }
    }
    return out;
}

std::string markdownHtml(std::string_view markdown, int level) {
    std::string raw;
    md_html(
        markdown.data(), static_cast<MD_SIZE>(markdown.size()),
        [](const MD_CHAR* text, MD_SIZE size, void* out) {
            static_cast<std::string*>(out)->append(text, size);
        },
        &raw, MD_FLAG_NOHTML | MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH, 0);
    std::string out;
    std::size_t at = 0;
    while (at < raw.size()) {
        const std::size_t open = raw.find('<', at);
        out.append(raw, at, open == std::string::npos ? std::string::npos : open - at);
        if (open == std::string::npos) {
            break;
        }
        const std::size_t close = raw.find('>', open);
        if (close == std::string::npos) {
            break;
        }
        out += tamed(std::string_view(raw).substr(open, close - open + 1), level);
        at = close + 1;
    }
    return out;
}

} // namespace assay::report
