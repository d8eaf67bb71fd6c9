// Any bytes as a comment in Markdown, and as plain text in markup: what comes out is UTF-8 that XML may hold,
// every tag is one of those that reports use and ends where it should, and links lead to nothing but the web
// and mail.
#include "core/text/markup.h"
#include "tests/fuzz/fuzz_checks.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

constexpr std::array<std::string_view, 26> kTags{
    "p",  "br", "hr", "a",  "em", "strong", "del",   "code",  "pre",   "blockquote", "ul", "ol", "li",
    "h1", "h2", "h3", "h4", "h5", "h6",     "table", "thead", "tbody", "tr",         "th", "td", "u"};
constexpr std::array<std::string_view, 7> kAttributes{"href",  "rel",  "class",  "start",
                                                      "align", "type", "checked"};

template <std::size_t N>
bool isOneOf(std::string_view name, const std::array<std::string_view, N>& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

void requireXmlText(std::string_view text) {
    require(isUtf8(text), "markup is UTF-8");
    for (const char c : text) {
        require(static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n' || c == '\r',
                "markup holds no control character");
    }
    require(text.find("\xEF\xBF\xBE") == std::string_view::npos &&
                text.find("\xEF\xBF\xBF") == std::string_view::npos,
            "markup holds no character that XML may not");
}

// Of text and of values: every ampersand begins an entity.
void requireEscaped(std::string_view text) {
    for (std::size_t at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
        const std::string_view rest = text.substr(at);
        require(rest.starts_with("&amp;") || rest.starts_with("&lt;") || rest.starts_with("&gt;") ||
                    rest.starts_with("&quot;"),
                "every ampersand is written as one");
    }
    require(text.find('<') == std::string_view::npos, "no tag begins in a text");
}

void checkAddress(std::string_view address) {
    std::string lower(address);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    require(lower.starts_with("http://") || lower.starts_with("https://") || lower.starts_with("mailto:"),
            "links lead to the web and to mail");
}

// `rest` stands behind the name of the tag: ` key="value"` again and again.
void checkAttributes(std::string_view rest) {
    while (!rest.empty() && rest != "/" && rest != " /") {
        require(rest.front() == ' ', "attributes stand apart");
        const std::size_t equals = rest.find("=\"");
        require(equals != std::string_view::npos, "every attribute has a value in quotes");
        const std::string_view name = rest.substr(1, equals - 1);
        require(isOneOf(name, kAttributes), "every attribute is known");
        const std::size_t end = rest.find('"', equals + 2);
        require(end != std::string_view::npos, "every value ends");
        const std::string_view value = rest.substr(equals + 2, end - equals - 2);
        requireEscaped(value);
        if (name == "href") {
            checkAddress(value);
        }
        rest = rest.substr(end + 1);
    }
}

void checkTag(std::string_view tag, std::vector<std::string>& open) {
    const bool ends = tag.starts_with("/");
    const std::size_t first = ends ? 1 : 0;
    const std::size_t last = std::min(tag.find_first_of(" /", first), tag.size());
    const std::string name(tag.substr(first, last - first));
    require(isOneOf(std::string_view(name), kTags), "every tag is known");
    if (ends) {
        require(!open.empty() && open.back() == name && last == tag.size(), "tags end in their order");
        open.pop_back();
        return;
    }
    checkAttributes(tag.substr(last));
    if (name != "br" && name != "hr") {
        open.push_back(name);
    }
}

void checkMarkup(std::string_view html) {
    requireXmlText(html);
    std::vector<std::string> open;
    while (!html.empty()) {
        const std::size_t begin = std::min(html.find('<'), html.size());
        requireEscaped(html.substr(0, begin));
        html.remove_prefix(begin);
        if (!html.empty()) {
            const std::size_t end = html.find('>');
            require(end != std::string_view::npos, "every tag ends");
            checkTag(html.substr(1, end - 1), open);
            html.remove_prefix(end + 1);
        }
    }
    require(open.empty(), "everything that begins ends");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses the level of headings.
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    checkMarkup(text::markdownHtml(text, 1 + data[0] % 6));
    const std::string plain = text::markupText(text);
    requireXmlText(plain);
    requireEscaped(plain);
    return 0;
}
