#include "core/report/wording.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::report {
namespace {

constexpr std::size_t kGroup = 3;

// Digits only.
std::string grouped(std::string digits, const std::string& separator) {
    for (std::size_t place = digits.size(); place > kGroup; place -= kGroup) {
        digits.insert(place - kGroup, separator);
    }
    return digits;
}

} // namespace

std::string Wording::text(const char* source, std::initializer_list<std::string_view> values) const {
    const std::string pattern = text(source);
    std::string filled;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9') {
            const auto number = static_cast<std::size_t>(pattern[i + 1] - '1');
            if (number < values.size()) {
                filled += *(values.begin() + number);
                ++i;
                continue;
            }
        }
        filled += pattern[i];
    }
    return filled;
}

std::string Wording::count(std::int64_t value) const {
    const std::string digits = fmt::format("{}", value);
    return value < 0 ? "-" + grouped(digits.substr(1), groupSeparator()) : grouped(digits, groupSeparator());
}

std::string Wording::number(double value, int decimals) const {
    std::string text = fmt::format("{:.{}f}", value, decimals);
    if (text.front() == '-' && text.find_first_of("123456789") == std::string::npos && text != "-inf" &&
        text != "-nan") {
        text.erase(0, 1);
    }
    const std::size_t point = text.find('.');
    const std::size_t first = text.front() == '-' ? 1 : 0;
    if (!std::all_of(text.begin() + static_cast<std::ptrdiff_t>(first),
                     point == std::string::npos ? text.end()
                                                : text.begin() + static_cast<std::ptrdiff_t>(point),
                     [](char c) { return c >= '0' && c <= '9'; })) {
        return text;
    }
    const std::string whole = grouped(
        text.substr(first, point == std::string::npos ? std::string::npos : point - first), groupSeparator());
    return text.substr(0, first) + whole +
           (point == std::string::npos ? std::string() : decimalPoint() + text.substr(point + 1));
}

} // namespace assay::report
