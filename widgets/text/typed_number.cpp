#include "widgets/text/typed_number.h"

#include <QRegularExpression>

namespace assay::widgets {

QString typedNumber(const QString& stored, const QLocale& locale) {
    bool isNumber = false;
    (void)QLocale::c().toDouble(stored, &isNumber);
    return isNumber ? QString(stored).replace(QLatin1Char('.'), locale.decimalPoint()) : stored;
}

std::optional<QString> storedNumber(const QString& typed, const QLocale& locale) {
    static const QRegularExpression groups(QStringLiteral("^[+-]?[1-9]\\d{0,2}(\\.\\d{3})+$"));
    const QString text = typed.trimmed();
    const QString point = locale.decimalPoint();
    if (point == QLatin1String(".")) {
        return text;
    }
    if (groups.match(text).hasMatch()) {
        return std::nullopt;
    }
    QString stored = text;
    // With both in it, one of them groups, and which is anybody's guess: it is no number.
    if (text.count(point) == 1 && !text.contains(QLatin1Char('.'))) {
        stored.replace(point, QStringLiteral("."));
    }
    return stored;
}

QString typedNumber(double value, const QLocale& locale) {
    return typedNumber(QString::number(value, 'g', QLocale::FloatingPointShortest), locale);
}

std::optional<double> numberTyped(const QString& typed, const QLocale& locale) {
    const auto stored = storedNumber(typed, locale);
    bool isNumber = false;
    const double value = stored ? QLocale::c().toDouble(*stored, &isNumber) : 0;
    return isNumber ? std::optional(value) : std::nullopt;
}

} // namespace assay::widgets
