#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace assay::widgets {

std::string TranslatedWording::text(const char* source) const {
    return QCoreApplication::translate("Report", source).toStdString();
}

std::string TranslatedWording::countedText(const char* source, std::int64_t count) const {
    constexpr std::int64_t kLeastInGroups = 1'000;
    const auto n = static_cast<int>(std::clamp<std::int64_t>(count, 0, std::numeric_limits<int>::max()));
    QString text = QCoreApplication::translate("Report", source, nullptr, n);
    // Without a translator the English is as it is written.
    text = QString::fromStdString(words::englishPlural(text.toStdString(), n == 1));
    if (count >= kLeastInGroups) { // Qt fills in the digits alone
        text.replace(QString::number(n), QString::fromStdString(this->count(count)));
    }
    return text.toStdString();
}

std::string TranslatedWording::language() const {
    const QString name = m_locale.language() == QLocale::C ? QStringLiteral("en") : m_locale.bcp47Name();
    return name.section(QLatin1Char('-'), 0, 0).toStdString();
}

std::string TranslatedWording::decimalPoint() const {
    return m_locale.decimalPoint().toStdString();
}

std::string TranslatedWording::groupSeparator() const {
    const QString separator = m_locale.groupSeparator();
    return (separator.isEmpty() ? QStringLiteral(",") : separator).toStdString();
}

std::string WindowWording::groupSeparator() const {
    return locale().numberOptions().testFlag(QLocale::OmitGroupSeparator)
               ? std::string()
               : TranslatedWording::groupSeparator();
}

std::string WindowWording::minusSign() const {
    return "\u2212";
}

QString windowText(const char* source, std::initializer_list<std::string_view> values) {
    return QString::fromStdString(WindowWording().text(source, values));
}

QString windowText(const char* source, std::int64_t count, std::initializer_list<std::string_view> values) {
    return QString::fromStdString(WindowWording().text(source, count, values));
}

} // namespace assay::widgets
