#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTimeZone>
#include <cmath>

namespace assay::widgets {
namespace {

struct NumberText {
    Q_DECLARE_TR_FUNCTIONS(assay::widgets::NumberText)
};

// The sign that belongs to figures, in every language: a hyphen is shorter, and breaks lines.
constexpr QChar kMinus(0x2212);

// A no-break space, so that a figure and its unit stay on one line.
QString withUnit(const QString& figure, const QString& unit) {
    return figure + QChar(QChar::Nbsp) + unit;
}

} // namespace

QString undefinedText() {
    return QStringLiteral("\u2014");
}

QString countText(std::int64_t count, const QLocale& locale) {
    return locale.toString(static_cast<qlonglong>(count));
}

QString numberText(double value, int decimals, const QLocale& locale) {
    QString text = locale.toString(value, 'f', decimals);
    return text.replace(u'-', kMinus);
}

QString rangeText(const QString& low, const QString& high) {
    // Beside a minus the dash needs room, to be told from it.
    const bool isTight = !low.startsWith(kMinus) && !high.startsWith(kMinus);
    return low + (isTight ? QStringLiteral("\u2013") : QStringLiteral("\u00a0\u2013\u00a0")) + high;
}

QString proportionText(std::optional<double> value, int decimals, const QLocale& locale) {
    if (!value || !std::isfinite(*value)) {
        return undefinedText();
    }
    return numberText(*value, decimals, locale);
}

QString percentText(std::optional<double> share, int decimals, const QLocale& locale) {
    if (!share || !std::isfinite(*share)) {
        return undefinedText();
    }
    return withUnit(numberText(*share * 100.0, decimals, locale), locale.percent());
}

QString durationText(std::int64_t milliseconds, const QLocale& locale) {
    if (milliseconds < 0) {
        return undefinedText();
    }
    if (milliseconds < 1'000) {
        return NumberText::tr("under 1 s");
    }
    const std::int64_t seconds = (milliseconds + 500) / 1'000;
    const auto part = [&locale](std::int64_t figure, const QString& unit) {
        return withUnit(locale.toString(static_cast<qlonglong>(figure)), unit);
    };
    const auto two = [](const QString& first, const QString& second) { return first + u' ' + second; };
    const QString s = NumberText::tr("s");
    const QString min = NumberText::tr("min");
    const QString h = NumberText::tr("h");
    const QString d = NumberText::tr("d");
    if (seconds < 60) {
        return part(seconds, s);
    }
    if (seconds < 3'600) {
        const QString minutes = part(seconds / 60, min);
        return seconds % 60 == 0 ? minutes : two(minutes, part(seconds % 60, s));
    }
    if (seconds < 86'400) {
        const QString hours = part(seconds / 3'600, h);
        const std::int64_t rest = seconds % 3'600 / 60;
        return rest == 0 ? hours : two(hours, part(rest, min));
    }
    const QString days = part(seconds / 86'400, d);
    const std::int64_t rest = seconds % 86'400 / 3'600;
    return rest == 0 ? days : two(days, part(rest, h));
}

QString byteText(std::int64_t bytes, const QLocale& locale) {
    return bytes < 0 ? undefinedText() : locale.formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QString timeText(const QString& utc, const QLocale& locale) {
    const QDateTime time = QDateTime::fromString(utc, Qt::ISODate);
    return time.isValid() ? locale.toString(time.toLocalTime(), QLocale::ShortFormat) : utc;
}

} // namespace assay::widgets
