#include "core/text/quantity.h"

#include "core/text/unit_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace assay::text {
namespace {

using units::isDigit;
using units::isLetter;
using units::readUnitBefore;
using units::readUnitsAfter;
using units::skipSpaces;
using units::spaceAt;
using units::Units;

struct Figure {
    double value = 0;
    bool whole = true;
    std::size_t end = 0;
};

std::size_t digitsFrom(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end])) {
        ++end;
    }
    return end - at;
}

// Separator of thousands before exactly three digits at `at`; its length, 0: none.
std::size_t thousandsSeparator(std::string_view text, std::size_t at, bool plainSpaces) {
    if (at >= text.size()) {
        return 0;
    }
    std::size_t length = 0;
    if (text[at] == ',' || (text[at] == ' ' && plainSpaces)) {
        length = 1;
    } else if (text[at] != ' ') {
        length = static_cast<unsigned char>(text[at]) >= 0x80 ? spaceAt(text, at) : 0;
    }
    return length > 0 && digitsFrom(text, at + length) == 3 ? length : 0;
}

Figure readFigure(std::string_view text, std::size_t at, bool plainSpaces) {
    std::string digits;
    std::size_t length = digitsFrom(text, at);
    digits.append(text.substr(at, length));
    const std::size_t leading = length;
    at += length;
    Figure figure;
    if (leading <= 3 && digits != "0") {
        std::string_view separator;
        for (;;) {
            std::size_t skip = thousandsSeparator(text, at, plainSpaces);
            // "1.234.567": points separate only where there are several.
            if (skip == 0 && at < text.size() && text[at] == '.' && digitsFrom(text, at + 1) == 3 &&
                (separator == "." ||
                 (at + 4 < text.size() && text[at + 4] == '.' && digitsFrom(text, at + 5) == 3))) {
                skip = 1;
            }
            if (skip == 0 || (!separator.empty() && text.substr(at, skip) != separator)) {
                break;
            }
            separator = text.substr(at, skip);
            digits.append(text.substr(at + skip, 3));
            at += skip + 3;
        }
    }
    if (at < text.size() && (text[at] == '.' || text[at] == ',') && digitsFrom(text, at + 1) > 0) {
        length = digitsFrom(text, at + 1);
        const bool second = at + 1 + length < text.size() && text[at + 1 + length] == text[at] &&
                            digitsFrom(text, at + 2 + length) > 0;
        if (!second) { // "27.02.2009" and "12,34,56" are no decimals
            digits.append(".").append(text.substr(at + 1, length));
            at += 1 + length;
            figure.whole = false;
        }
    }
    std::from_chars(digits.data(), digits.data() + digits.size(), figure.value);
    figure.end = at;
    return figure;
}

// Whether the digits at `at` are decimals of nothing: "$.05".
bool isFraction(std::string_view text, std::size_t at, std::size_t from) {
    constexpr std::string_view kBefore = " \t\n($-|";
    return at > from && text[at - 1] == '.' &&
           (at == 1 || kBefore.find(text[at - 2]) != std::string_view::npos);
}

Figure readFraction(std::string_view text, std::size_t at) {
    Figure figure;
    figure.end = at + digitsFrom(text, at);
    figure.whole = false;
    std::string digits = "0.";
    digits.append(text.substr(at, figure.end - at));
    std::from_chars(digits.data(), digits.data() + digits.size(), figure.value);
    return figure;
}

// The minus sign that ends at `at`; its length.
std::size_t minusBefore(std::string_view text, std::size_t at) {
    for (const std::string_view sign : {"-", "\u2212", "\u2013"}) {
        if (at >= sign.size() && text.substr(at - sign.size(), sign.size()) == sign) {
            return sign.size();
        }
    }
    return 0;
}

// Whether the figure from `begin` to `end` is part of a name: "10-K", "Q3", "COVID-19", "1A".
bool insideWord(std::string_view text, std::size_t begin, std::size_t end) {
    if (begin > 0) {
        const char before = text[begin - 1];
        if (isLetter(before) || before == '_' || before == '#') {
            return true;
        }
        const std::size_t minus = minusBefore(text, begin);
        if (minus == 1 && begin > 1 && isLetter(text[begin - 2])) {
            return true;
        }
        if (before == '.' && begin > 1 && isLetter(text[begin - 2])) {
            return true;
        }
    }
    if (end < text.size()) {
        if (isLetter(text[end]) || text[end] == '_') {
            return true;
        }
        if (text[end] == '-' && end + 1 < text.size() && isLetter(text[end + 1])) {
            // "15-year" is a quantity, "10-K" is a name.
            return end + 2 >= text.size() || !isLetter(text[end + 2]) || text[end + 1] < 'a';
        }
    }
    return false;
}

Quantity finished(const Figure& figure, const Units& units, bool negative) {
    Quantity result;
    result.written = negative ? -figure.value : figure.value;
    result.scale = units.scale;
    result.value = result.written * units.scale;
    result.kind = units.kind;
    result.currency = units.currency;
    result.wholeNumber = figure.whole;
    return result;
}

// Whether nothing but spaces stands between.
bool onlySpaces(std::string_view text, std::size_t from, std::size_t to) {
    return skipSpaces(text, from) >= to;
}

// The dash at `at`; its length, 0: there is none. U+2212 is always a sign and no dash.
std::size_t dashAt(std::string_view text, std::size_t at) {
    for (const std::string_view dash : {"-", "\u2013"}) {
        if (text.substr(at).starts_with(dash)) {
            return dash.size();
        }
    }
    return 0;
}

// `before`: the amount that a figure in parentheses would say in other terms; nullptr: there is none.
// `afterYear`: what ends at `from` is a year.
std::optional<Quantity> readQuantity(std::string_view text, std::size_t at, std::size_t from,
                                     const Quantity* before, bool afterYear) {
    const bool fraction = isFraction(text, at, from);
    Figure figure = fraction ? readFraction(text, at) : readFigure(text, at, false);
    Units units;
    std::size_t begin = fraction ? at - 1 : at;
    const bool opened = begin > from && text[begin - 1] == '(';
    bool negative = false;
    const std::size_t minus = minusBefore(text, begin);
    if (opened) {
        --begin;
    } else if (minus > 0 && begin - minus >= from) {
        const bool range =
            begin > minus && (isDigit(text[begin - minus - 1]) || isLetter(text[begin - minus - 1]) ||
                              text[begin - minus - 1] == ')' || text[begin - minus - 1] == '%');
        if (!range && (minus == 1 || begin == minus || text[begin - minus - 1] == ' ' ||
                       text[begin - minus - 1] == '(' || text.substr(begin - minus, minus) == "\u2212")) {
            negative = true;
            begin -= minus;
        }
    }
    const std::size_t unitBegin = readUnitBefore(text, begin, units);
    if (unitBegin >= from) {
        begin = unitBegin;
    } else {
        units = {};
    }
    bool parenthesised = opened;
    if (!opened && begin > from && text[begin - 1] == '(') {
        --begin; // "($3.1)"
        parenthesised = true;
    }
    if (!negative && units.any && !parenthesised && minusBefore(text, begin) == 1 && begin > from &&
        (begin < 2 || (!isDigit(text[begin - 2]) && !isLetter(text[begin - 2])))) {
        --begin; // "-$3.1"
        negative = true;
    }
    // A plain space between thousands: "kr 15 900", "15 900 kroner".
    if (!fraction) {
        const Figure spaced = readFigure(text, at, true);
        Units after;
        (void)readUnitsAfter(text, spaced.end, after);
        if (spaced.end != figure.end && (units.norwegian || after.norwegian)) {
            figure = spaced;
        }
    }
    std::size_t end = readUnitsAfter(text, figure.end, units);
    if (end == figure.end && insideWord(text, at, figure.end)) {
        return std::nullopt;
    }
    if (insideWord(text, at, figure.end) && at > 0 && isLetter(text[at - 1]) && begin == at) {
        return std::nullopt;
    }
    const bool isAmount = units.kind == UnitKind::Currency || units.scale != 1.0;
    if (negative && afterYear && isAmount && onlySpaces(text, from, begin)) {
        const std::size_t dash = dashAt(text, begin); // "2015 -$500 million"
        begin += dash;
        negative = dash == 0;
    }
    Quantity result = finished(figure, units, negative);
    if (parenthesised) {
        const std::size_t closing = skipSpaces(text, end);
        const bool closed = closing < text.size() && text[closing] == ')';
        const bool inOtherTerms = closed && before != nullptr && units.any && units.kind != before->kind &&
                                  onlySpaces(text, before->end, begin);
        const bool footnote =
            closed && begin > 0 && !units.any && result.wholeNumber && result.value < 100 &&
            (isLetter(text[begin - 1]) || isDigit(text[begin - 1]) || text[begin - 1] == ')');
        if (footnote) {
            return std::nullopt;
        }
        if (closed) {
            end = closing + 1;
            end = readUnitsAfter(text, end, units); // "(3.1) %", "$(3.1) million"
            const bool year = result.looksLikeYear();
            const bool below = inOtherTerms ? before->written < 0 : !year;
            result = finished(figure, units, negative || below);
        } else {
            ++begin; // "(15 % of sales)" is no accounting
        }
    }
    result.begin = begin;
    result.end = end;
    return result;
}

bool closeTo(double a, double b, double tolerance) {
    const double larger = std::max(std::abs(a), std::abs(b));
    return std::abs(a - b) <= tolerance * larger * (1 + 1e-9);
}

} // namespace

std::string_view unitKindName(UnitKind kind) noexcept {
    constexpr std::array<std::string_view, 4> kNames{"none", "currency", "percent", "basis_points"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Quantity> quantities(std::string_view text) {
    std::vector<Quantity> result;
    std::size_t from = 0; // end of what was taken already
    // An amount with a unit that is said in words; figures side by side are a row of a table.
    const auto amountBefore = [&]() -> const Quantity* {
        if (result.empty() || (result.back().kind == UnitKind::None && result.back().scale == 1.0)) {
            return nullptr;
        }
        const bool inRow =
            result.size() > 1 && onlySpaces(text, result[result.size() - 2].end, result.back().begin);
        return inRow ? nullptr : &result.back();
    };
    for (std::size_t at = 0; at < text.size();) {
        if (!isDigit(text[at])) {
            ++at;
            continue;
        }
        const bool afterYear = !result.empty() && result.back().end == from && result.back().looksLikeYear();
        if (const auto quantity = readQuantity(text, at, from, amountBefore(), afterYear)) {
            result.push_back(*quantity);
            at = std::max(quantity->end, at + 1);
            from = at;
            continue;
        }
        // The rest of the word is part of its name as well: "12A-1.001".
        while (at < text.size() && (isDigit(text[at]) || isLetter(text[at]) || text[at] == '-' ||
                                    (text[at] == '.' && at + 1 < text.size() && isDigit(text[at + 1])))) {
            ++at;
        }
        from = at;
    }
    return result;
}

Quantity quantityOf(double value, std::string_view unit) {
    Units units;
    std::size_t at = skipSpaces(unit, 0);
    while (at < unit.size()) {
        const std::size_t end = readUnit(unit, at, units);
        if (end != at) {
            at = end;
        } else { // "per share", "in": words that are no units
            while (at < unit.size() && spaceAt(unit, at) == 0) {
                ++at;
            }
        }
        at = skipSpaces(unit, at);
    }
    Figure figure;
    figure.value = std::abs(value);
    figure.whole = std::floor(value) == value;
    return finished(figure, units, std::signbit(value) && value != 0);
}

Quantity inUnit(Quantity figure, std::string_view unit) {
    const Quantity told = quantityOf(1, unit);
    const bool isShare = figure.kind == UnitKind::Percent || figure.kind == UnitKind::BasisPoints;
    if (figure.scale == 1.0 && !isShare) {
        figure.scale = told.scale;
        figure.value = figure.written * told.scale;
    }
    const bool isScaledShare =
        figure.scale != 1.0 && (told.kind == UnitKind::Percent || told.kind == UnitKind::BasisPoints);
    if (figure.kind == UnitKind::None && !isScaledShare) {
        figure.kind = told.kind;
        figure.currency = told.currency;
    }
    return figure;
}

QuantityMatch compareQuantities(const Quantity& a, const Quantity& b, double tolerance) {
    if (a.isBare() && b.isBare()) {
        return a.value == b.value    ? QuantityMatch::Same
               : a.value == -b.value ? QuantityMatch::SignDiffers
                                     : QuantityMatch::Different;
    }
    const bool sameUnit = a.kind == UnitKind::None || b.kind == UnitKind::None ||
                          (a.kind == b.kind && a.currency == b.currency);
    if (closeTo(a.value, b.value, tolerance)) {
        return sameUnit ? QuantityMatch::Same : QuantityMatch::UnitDiffers;
    }
    if (closeTo(a.value, -b.value, tolerance)) {
        return sameUnit ? QuantityMatch::SignDiffers : QuantityMatch::Different;
    }
    if (sameUnit && a.value != 0 && b.value != 0) {
        for (const double factor : {1e3, 1e6, 1e9, 1e12}) {
            if (closeTo(a.value * factor, b.value, tolerance) ||
                closeTo(a.value, b.value * factor, tolerance)) {
                return QuantityMatch::ScaleDiffers;
            }
        }
    }
    return QuantityMatch::Different;
}

QuantityMatch compareQuantities(const Quantity& a, const Quantity& b, Absolute allowed) {
    constexpr double kBasisPointsOfPercent = 100;
    const auto isPercent = [](const Quantity& q) {
        return q.kind == UnitKind::Percent || q.kind == UnitKind::BasisPoints;
    };
    // Where units of per cent are mixed, everything is in basis points, so that nothing is divided.
    const bool mixed = isPercent(a) && isPercent(b) && a.kind != b.kind;
    const auto factorOf = [&](const Quantity& q) {
        return mixed && q.kind == UnitKind::Percent ? kBasisPointsOfPercent : 1.0;
    };
    const double left = a.value * factorOf(a);
    const double right = b.value * factorOf(b);
    const double most = allowed.difference * factorOf(b);
    const auto near = [&](double value, double factor) {
        // What was written in decimal may miss by the rounding of binary figures.
        const double rounding = 1e-9 * std::max(std::abs(value), std::abs(right * factor));
        return std::abs(value - right * factor) <= most * factor + rounding;
    };
    const bool sameUnit = a.kind == UnitKind::None || b.kind == UnitKind::None || mixed ||
                          (a.kind == b.kind && a.currency == b.currency);
    if (near(left, 1)) {
        return sameUnit ? QuantityMatch::Same : QuantityMatch::UnitDiffers;
    }
    if (near(-left, 1)) {
        return sameUnit ? QuantityMatch::SignDiffers : QuantityMatch::Different;
    }
    if (!sameUnit || left == 0 || right == 0) {
        return QuantityMatch::Different;
    }
    const bool share = (a.kind == UnitKind::Percent) != (b.kind == UnitKind::Percent) &&
                       (a.kind == UnitKind::None || b.kind == UnitKind::None);
    for (const double factor : {1e3, 1e6, 1e9, 1e12, share ? 100.0 : 1e3}) {
        if (near(left * factor, 1) || near(left, factor)) {
            return QuantityMatch::ScaleDiffers;
        }
    }
    return QuantityMatch::Different;
}

} // namespace assay::text
