#include "core/text/markup.h"

#include "core/base/utf8_text.h"

#include <md4c-html.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

namespace assay::text {
namespace {

// UTF-8 without what XML may not hold: control characters, U+FFFE and U+FFFF.
std::string xmlCharacters(std::string_view text) {
    std::string mended;
    if (base::firstInvalidUtf8(text) != std::string_view::npos) {
        base::appendMendedUtf8(text, mended);
        text = mended;
    }
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view three = text.substr(i, 3);
        if (three == "\xEF\xBF\xBE" || three == "\xEF\xBF\xBF") {
            i += 2;
        } else if (static_cast<unsigned char>(text[i]) >= 0x20 || text[i] == '\t' || text[i] == '\n' ||
                   text[i] == '\r') {
            out += text[i];
        }
    }
    return out;
}

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

// Lets only those tags end that have begun, in their order: md4c may end one whose beginning is within the
// text of an image.
class OpenTags {
  public:
    void take(const std::string& tag, std::string& out) {
        if (!tag.starts_with('<')) {
            out += tag; // the text of an image
            return;
        }
        const bool ends = tag.starts_with("</");
        const std::size_t first = ends ? 2 : 1;
        const std::string name = tag.substr(first, tag.find_first_of(" />", first) - first);
        if (!ends) {
            out += tag;
            if (name != "hr" && name != "br") {
                m_open.push_back(name);
            }
            return;
        }
        if (std::find(m_open.begin(), m_open.end(), name) != m_open.end()) {
            while (m_open.back() != name) {
                close(out);
            }
            close(out);
        }
    }

    void closeAll(std::string& out) {
        while (!m_open.empty()) {
            close(out);
        }
    }

  private:
    void close(std::string& out) {
        out += "</" + m_open.back() + ">";
        m_open.pop_back();
    }

    std::vector<std::string> m_open;
};

} // namespace

std::string markupText(std::string_view text) {
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char c : xmlCharacters(text)) {
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
            out += c;
        }
    }
    return out;
}

std::string markdownHtml(std::string_view markdown, int level) {
    const std::string clean = xmlCharacters(markdown);
    std::string raw;
    md_html(
        clean.data(), static_cast<MD_SIZE>(clean.size()),
        [](const MD_CHAR* text, MD_SIZE size, void* out) {
            static_cast<std::string*>(out)->append(text, size);
        },
        &raw, MD_FLAG_NOHTML | MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH, 0);
    raw = xmlCharacters(raw); // "&#1;" and "&#xD800;" have become what they stand for
    std::string out;
    OpenTags open;
    for (std::size_t at = 0; at < raw.size();) {
        const std::size_t start = raw.find('<', at);
        out.append(raw, at, start == std::string::npos ? std::string::npos : start - at);
        const std::size_t end = start == std::string::npos ? start : raw.find('>', start);
        if (end == std::string::npos) {
            break;
        }
        open.take(tamed(std::string_view(raw).substr(start, end - start + 1), level), out);
        at = end + 1;
    }
    open.closeAll(out);
    return out;
}

} // namespace assay::text
