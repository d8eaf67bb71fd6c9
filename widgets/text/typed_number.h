// Numbers that are stored as texts, in fields that a person types into: "0.5" stands there as "0,5" where the
// locale writes it so. Works without a window.
#pragma once

#include <QLocale>
#include <QString>
#include <optional>

namespace assay::widgets {

// As it is typed. What is no number stays as it is.
[[nodiscard]] QString typedNumber(const QString& stored, const QLocale& locale = {});

// As it is stored; a decimal point is understood everywhere, too. What is no number stays as it is. nullopt:
// it could be two numbers, as "1.500" where a decimal comma is usual ("0.125" could not).
[[nodiscard]] std::optional<QString> storedNumber(const QString& typed, const QLocale& locale = {});

// A figure as it is typed, with as few digits as give it back exactly.
[[nodiscard]] QString typedNumber(double value, const QLocale& locale = {});

// nullopt: it is no number, or could be two.
[[nodiscard]] std::optional<double> numberTyped(const QString& typed, const QLocale& locale = {});

} // namespace assay::widgets
