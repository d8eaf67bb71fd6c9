// Quantities in running text, in English and Norwegian: "$15.9 billion" is 15,900 million US dollars, "(3.1)
// %" is -3.1 per cent, "MNOK 12,5" is 12.5 million kroner. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::text {

enum class UnitKind : std::uint8_t { None, Currency, Percent, BasisPoints };

[[nodiscard]] std::string_view unitKindName(UnitKind kind) noexcept; // "none", "currency", …

struct Quantity {
    double value = 0;   // with scale and sign: 15.9 billion is 1.59e10; per cent stay per cent
    double written = 0; // the figure as it stands, with its sign: 15.9
    double scale = 1;   // 1e9 for "billion"; 1: none was written
    UnitKind kind = UnitKind::None;
    std::string currency;    // ISO 4217 ("$" counts as USD, "kr" as NOK); empty unless kind is Currency
    bool wholeNumber = true; // no decimals were written
    std::size_t begin = 0;   // bytes of the whole expression
    std::size_t end = 0;

    // A whole number without unit or scale.
    [[nodiscard]] bool isBare() const noexcept {
        return kind == UnitKind::None && scale == 1.0 && wholeNumber;
    }

    // 1900 to 2100 and bare: most likely a year.
    [[nodiscard]] bool looksLikeYear() const noexcept { return isBare() && value >= 1900 && value <= 2100; }
};

// Every quantity in the order of the text. No quantities: figures inside words and names ("10-K", "Q3",
// "COVID-19", "Item 1A") and footnote marks ("restated(1)"). "12,345" has a thousands separator, "12,34" and
// "0,345" a decimal comma, "$.05" no figure before its point; a plain space separates thousands only beside a
// Norwegian unit. A figure in parentheses of its own is negative, unless it looks like a year or says an
// amount right before it in other terms: "increased $3.1 million (15%)" is +15 %, "changed by $(3.1) million
// (15%)" is -15 %. A dash between a year and an amount is no sign: "2015 -$500 million"; U+2212 is one.
[[nodiscard]] std::vector<Quantity> quantities(std::string_view text);

// A figure whose unit stands elsewhere: (15900, "USD millions"), (15, "%"). A unit that is not known leaves
// kind None and scale 1.
[[nodiscard]] Quantity quantityOf(double value, std::string_view unit);

// A figure of a text whose unit stands elsewhere, as in the head of a table: what it lacks is taken from
// `unit`, what it has of its own stays. "$1,496.5" with "million" is 1.4965 billion US dollars; "2 %" stays.
[[nodiscard]] Quantity inUnit(Quantity figure, std::string_view unit);

enum class QuantityMatch : std::uint8_t { Same, SignDiffers, ScaleDiffers, UnitDiffers, Different };

// Relative tolerance where figures may have been rounded: either has decimals, a scale or a unit.
inline constexpr double kQuantityTolerance = 0.005;

// Whether two quantities are the same. Bare numbers must be equal; others may differ by `tolerance`, relative
// to the larger. A missing unit fits every unit; otherwise kinds and currencies must be the same.
// ScaleDiffers: the same but for a factor of a thousand to some power.
[[nodiscard]] QuantityMatch compareQuantities(const Quantity& a, const Quantity& b,
                                              double tolerance = kQuantityTolerance);

// How far a figure may be from `b`, in the unit of its value (dollars, per cent).
struct Absolute {
    double difference = 0;
};

// The same, bare numbers too, when |a - b| may be that much: `b` is what was expected. Basis points and per
// cent are compared as per cent. ScaleDiffers: `a`, a factor of a thousand to some power larger or smaller,
// would be as near; or one is per cent and the other its share of 1.
[[nodiscard]] QuantityMatch compareQuantities(const Quantity& a, const Quantity& b, Absolute allowed);

} // namespace assay::text
