#include "core/formats/rankings/figure_cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace assay::formats {
namespace {

std::string_view withoutBlanksAround(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// Reads one number from the front: digits with commas between thousands, or with decimals behind a point or
// comma.
std::optional<double> takeNumber(std::string_view& text) {
    std::string digits;
    std::size_t at = 0;
    if (text.starts_with("−")) {
        digits = "-";
        at = std::string_view("−").size();
    } else if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
        digits = text[0] == '-' ? "-" : "";
        at = 1;
    }
    const auto isDigit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
    const std::size_t first = at;
    bool hasPoint = false;
    for (; at < text.size(); ++at) {
        if (isDigit(at)) {
            digits += text[at];
        } else if (text[at] == ',' && !hasPoint && at > first && digits != "0" && digits != "-0" &&
                   isDigit(at + 1) && isDigit(at + 2) && isDigit(at + 3) && !isDigit(at + 4)) {
            continue; // between thousands
        } else if ((text[at] == '.' || text[at] == ',') && !hasPoint && isDigit(at + 1)) {
            digits += '.';
            hasPoint = true;
        } else {
            break;
        }
    }
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E') && at > first) {
        const std::size_t sign = at + 1 < text.size() && (text[at + 1] == '-' || text[at + 1] == '+') ? 1 : 0;
        if (isDigit(at + 1 + sign)) {
            digits += sign == 1 && text[at + 1] == '-' ? "e-" : "e";
            for (at += 1 + sign; isDigit(at); ++at) {
                digits += text[at];
            }
        }
    }
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || !std::isfinite(value)) {
        return std::nullopt;
    }
    text.remove_prefix(at);
    return value;
}

bool takePercent(std::string_view& text) {
    const std::string_view rest = withoutBlanksAround(text);
    if (!rest.starts_with('%')) {
        return false;
    }
    text = rest.substr(1);
    return true;
}

// "[0.7, 0.9]", "(63.7 – 85.6)"
std::optional<std::pair<double, double>> takeInterval(std::string_view& text, bool isPercent) {
    std::string_view rest = withoutBlanksAround(text);
    if (rest.empty() || (rest[0] != '[' && rest[0] != '(')) {
        return std::nullopt;
    }
    rest.remove_prefix(1);
    std::array<double, 2> ends{};
    for (std::size_t i = 0; i < ends.size(); ++i) {
        rest = withoutBlanksAround(rest);
        const auto end = takeNumber(rest);
        if (!end) {
            return std::nullopt;
        }
        const bool ownPercent = takePercent(rest);
        ends.at(i) = isPercent || ownPercent ? *end / 100 : *end;
        rest = withoutBlanksAround(rest);
        for (const std::string_view separator : {",", ";", "–", "-", "to"}) {
            if (i == 0 && rest.starts_with(separator)) {
                rest.remove_prefix(separator.size());
                break;
            }
        }
    }
    rest = withoutBlanksAround(rest);
    if (rest.empty() || (rest[0] != ']' && rest[0] != ')')) {
        return std::nullopt;
    }
    text = rest.substr(1);
    return std::pair(ends[0], ends[1]);
}

} // namespace

std::string plainCell(std::string_view cell) {
    std::string text;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (cell.substr(i).starts_with("\u00a0")) { // a no-break space
            text += ' ';
            ++i;
        } else if (cell[i] != '*' && cell[i] != '`') {
            text += cell[i];
        }
    }
    return std::string(withoutBlanksAround(text));
}

std::optional<CellFigure> cellFigureOf(std::string_view cell) {
    constexpr std::size_t kLongestUnit = 12;
    const std::string plain = plainCell(cell);
    std::string_view rest = plain;
    const auto value = takeNumber(rest);
    if (!value) {
        return std::nullopt;
    }
    CellFigure figure;
    const bool isPercent = takePercent(rest);
    figure.value = isPercent ? *value / 100 : *value;
    figure.written =
        std::string(withoutBlanksAround(std::string_view(plain).substr(0, plain.size() - rest.size())));
    figure.interval = takeInterval(rest, isPercent);
    rest = withoutBlanksAround(rest);
    if (rest.starts_with('/')) { // a scale
        rest.remove_prefix(1);
        if (!takeNumber(rest)) {
            return std::nullopt;
        }
    }
    const bool isUnit = rest.size() <= kLongestUnit &&
                        std::ranges::none_of(rest, [](char c) { return (c >= '0' && c <= '9') || c == '|'; });
    return isUnit ? std::optional(figure) : std::nullopt;
}

void setCellFigure(json::Json& json, const CellFigure& figure) {
    json["value"] = figure.value;
    json["written"] = figure.written;
    if (figure.interval) {
        json["ci"] = json::Json::array({figure.interval->first, figure.interval->second});
    }
}

} // namespace assay::formats
