// Numbers, durations and sizes as a person reads them, in the given locale. A missing or undefined figure is
// a dash, never a 0. Works without a window.
#pragma once

#include <QLocale>
#include <QString>
#include <cstdint>
#include <optional>

namespace assay::widgets {

// What stands where a figure is undefined.
[[nodiscard]] QString undefinedText();

// Grouped: "12,345".
[[nodiscard]] QString countText(std::int64_t count, const QLocale& locale = {});

// With a fixed number of decimals and a true minus sign: for people, not for files.
[[nodiscard]] QString numberText(double value, int decimals, const QLocale& locale = {});

// Of two texts of figures: "84.1–97.4". No comma, which many languages have within a figure.
[[nodiscard]] QString rangeText(const QString& low, const QString& high);

// With a fixed number of decimals: "0.8732". NaN, infinite and nullopt are undefined.
[[nodiscard]] QString proportionText(std::optional<double> value, int decimals = 4,
                                     const QLocale& locale = {});

// 0.125 as "12.5 %" with the locale's own sign and spacing rules.
[[nodiscard]] QString percentText(std::optional<double> share, int decimals = 1, const QLocale& locale = {});

// The two largest units that matter: "under 1 s", "8 s", "1 min 20 s", "2 h 5 min", "3 d 4 h". Negative is
// undefined.
[[nodiscard]] QString durationText(std::int64_t milliseconds, const QLocale& locale = {});

// Decimal units: "999 bytes", "1.2 MB".
[[nodiscard]] QString byteText(std::int64_t bytes, const QLocale& locale = {});

// A stored UTC time (ISO 8601) as local date and time; the text itself when it is no time.
[[nodiscard]] QString timeText(const QString& utc, const QLocale& locale = {});

} // namespace assay::widgets
