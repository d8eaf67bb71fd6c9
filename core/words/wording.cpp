#include "core/words/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace assay::words {
namespace {

constexpr std::size_t kGroup = 3;

// Digits only.
std::string grouped(std::string digits, const std::string& separator) {
    for (std::size_t place = digits.size(); place > kGroup; place -= kGroup) {
        digits.insert(place - kGroup, separator);
    }
    return digits;
}

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

std::string filled(std::string_view pattern, std::initializer_list<std::string_view> values) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9') {
            const auto number = static_cast<std::size_t>(pattern[i + 1] - '1');
            if (number < values.size()) {
                text += *(values.begin() + number);
                ++i;
                continue;
            }
        }
        text += pattern[i];
    }
    return text;
}

constexpr std::array kMonths{
    ASSAY_TEXT("Report", "January"), ASSAY_TEXT("Report", "February"), ASSAY_TEXT("Report", "March"),
    ASSAY_TEXT("Report", "April"),   ASSAY_TEXT("Report", "May"),      ASSAY_TEXT("Report", "June"),
    ASSAY_TEXT("Report", "July"),    ASSAY_TEXT("Report", "August"),   ASSAY_TEXT("Report", "September"),
    ASSAY_TEXT("Report", "October"), ASSAY_TEXT("Report", "November"), ASSAY_TEXT("Report", "December")};

struct MomentParts {
    std::string year;
    std::size_t month = 1;
    int day = 1;
    std::string time; // "20:59"
    std::string zone; // "Z", "+01:00"
};

bool matches(std::string_view text, std::string_view pattern) {
    return text.size() == pattern.size() &&
           std::equal(text.begin(), text.end(), pattern.begin(),
                      [](char c, char wanted) { return wanted == '0' ? c >= '0' && c <= '9' : c == wanted; });
}

int twoDigits(std::string_view text) {
    return (text[0] - '0') * 10 + (text[1] - '0');
}

// "2026-11-21", "2026-11-21T20:59:05Z", with or without seconds, their fraction and a zone.
std::optional<MomentParts> partsOf(const std::string& iso) {
    constexpr std::size_t kDate = 10;
    constexpr std::size_t kMinute = 16;
    const std::string_view all = iso;
    if (!matches(all.substr(0, kDate), "0000-00-00")) {
        return std::nullopt;
    }
    MomentParts parts{iso.substr(0, 4),
                      static_cast<std::size_t>(twoDigits(all.substr(5))),
                      twoDigits(all.substr(8)),
                      {},
                      {}};
    if (parts.month < 1 || parts.month > kMonths.size() || parts.day < 1 || parts.day > 31) {
        return std::nullopt;
    }
    if (all.size() == kDate) {
        return parts;
    }
    if (all.size() < kMinute || !matches(all.substr(kDate, kMinute - kDate), "T00:00")) {
        return std::nullopt;
    }
    parts.time = iso.substr(kDate + 1, kMinute - kDate - 1);
    const std::size_t zone = all.find_first_of("Z+-", kMinute);
    parts.zone = zone == std::string_view::npos ? std::string() : iso.substr(zone);
    const std::string_view seconds =
        all.substr(kMinute, (zone == std::string_view::npos ? all.size() : zone) - kMinute);
    const bool isWhole = seconds.empty() || (seconds.size() >= 3 && matches(seconds.substr(0, 3), ":00"));
    const bool isZone = parts.zone.empty() || parts.zone == "Z" || matches(parts.zone.substr(1), "00:00");
    return isWhole && isZone ? std::optional(parts) : std::nullopt;
}

} // namespace

std::string englishPlural(std::string_view source, bool isOne) {
    std::string text(source);
    // "class(es)", then "question(s)".
    replaceAll(text, "(es)", isOne ? "" : "es");
    replaceAll(text, "(s)", isOne ? "" : "s");
    return text;
}

std::string Wording::countedText(const char* source, std::int64_t count) const {
    std::string text = englishPlural(source, count == 1);
    replaceAll(text, "%n", this->count(count));
    return text;
}

std::string Wording::text(const char* source, std::initializer_list<std::string_view> values) const {
    return filled(text(source), values);
}

std::string Wording::text(const char* source, std::int64_t count,
                          std::initializer_list<std::string_view> values) const {
    return filled(countedText(source, count), values);
}

std::string Wording::count(std::int64_t value) const {
    const std::string digits = fmt::format("{}", value);
    return value < 0 ? "-" + grouped(digits.substr(1), groupSeparator()) : grouped(digits, groupSeparator());
}

std::string Wording::date(const std::string& iso) const {
    const auto parts = partsOf(iso);
    return parts ? text(ASSAY_TEXT("Report", "%1 %2 %3"),
                        {std::to_string(parts->day), text(kMonths[parts->month - 1]), parts->year})
                 : iso;
}

std::string Wording::moment(const std::string& iso) const {
    const auto parts = partsOf(iso);
    if (!parts || parts->time.empty()) {
        return date(iso);
    }
    return parts->zone.empty() ? text(ASSAY_TEXT("Report", "%1, %2"), {date(iso), parts->time})
           : parts->zone == "Z"
               ? text(ASSAY_TEXT("Report", "%1, %2 UTC"), {date(iso), parts->time})
               : text(ASSAY_TEXT("Report", "%1, %2 UTC%3"), {date(iso), parts->time, parts->zone});
}

std::string Wording::number(double value, int decimals) const {
    constexpr int kMostDecimals = 17;
    std::string text = fmt::format("{:.{}f}", value, std::clamp(decimals, 0, kMostDecimals));
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
    return (first == 0 ? std::string() : minusSign()) + whole +
           (point == std::string::npos ? std::string() : decimalPoint() + text.substr(point + 1));
}

} // namespace assay::words
