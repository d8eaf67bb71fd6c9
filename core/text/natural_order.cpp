#include "core/text/natural_order.h"

#include <algorithm>
#include <tuple>

namespace assay::text {
namespace {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// A number stands in the key where its first figure would, and the longer of two is the larger.
void appendNumber(std::string& key, std::string_view figures) {
    constexpr std::size_t kLongest = 255;
    key += '0';
    std::size_t length = figures.size();
    for (; length >= kLongest; length -= kLongest) {
        key += static_cast<char>(kLongest);
    }
    key += static_cast<char>(length);
    key += figures;
}

} // namespace

std::string naturalKey(std::string_view text) {
    std::string key;
    key.reserve(text.size() + 8);
    for (std::size_t i = 0; i < text.size();) {
        if (!isDigit(text[i])) {
            const char c = text[i++];
            key += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && isDigit(text[end])) {
            ++end;
        }
        while (i + 1 < end && text[i] == '0') {
            ++i;
        }
        appendNumber(key, text.substr(i, end - i));
        i = end;
    }
    return key;
}

bool naturallyBefore(std::string_view a, std::string_view b) {
    const int order = naturalKey(a).compare(naturalKey(b)); // std::string compares bytes as unsigned
    return order != 0 ? order < 0 : a < b;
}

} // namespace assay::text
