#include "core/evaluate/ask/prompt_text.h"

#include "core/base/hash.h"

#include <algorithm>
#include <cstddef>

namespace assay::evaluate {
namespace {

constexpr std::size_t kMarkDigits = 12;

bool isPlaceholderLetter(char c) {
    return (c >= 'a' && c <= 'z') || c == '_';
}

// The length of the placeholder that begins at `at`, with its braces; 0: none does.
std::size_t placeholderAt(std::string_view text, std::size_t at) {
    if (text[at] != '{') {
        return 0;
    }
    std::size_t end = at + 1;
    while (end < text.size() && isPlaceholderLetter(text[end])) {
        ++end;
    }
    return end < text.size() && text[end] == '}' && end > at + 1 ? end + 1 - at : 0;
}

std::string_view nameAt(std::string_view text, std::size_t at, std::size_t length) {
    return text.substr(at + 1, length - 2);
}

} // namespace

std::set<std::string, std::less<>> placeholdersIn(std::string_view text) {
    std::set<std::string, std::less<>> names;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (const std::size_t length = placeholderAt(text, at); length > 0) {
            names.emplace(nameAt(text, at, length));
        }
    }
    return names;
}

base::Result<> checkPlaceholders(std::string_view text, std::span<const std::string_view> known,
                                 const std::string& where) {
    for (const std::string& name : placeholdersIn(text)) {
        if (std::ranges::find(known, std::string_view(name)) == known.end()) {
            return base::fail(base::ErrorCode::InvalidArgument, "{" + name + "}", where);
        }
    }
    return {};
}

std::string withValues(std::string_view text, const PromptValues& values) {
    std::string filled;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = placeholderAt(text, at);
        const auto value = length > 0 ? values.find(nameAt(text, at, length)) : values.end();
        if (value != values.end()) {
            filled += value->second;
            at += length;
        } else {
            filled += text[at++];
        }
    }
    return filled;
}

std::string delimited(std::string_view name, std::string_view text, std::string_view salt) {
    base::Sha256 hash;
    hash.add(salt);
    hash.add("\n");
    hash.add(text);
    const std::string mark = std::string(name) + " " + hash.finish().substr(0, kMarkDigits);
    return "<<<" + mark + "\n" + std::string(text) + "\n" + mark + ">>>";
}

} // namespace assay::evaluate
