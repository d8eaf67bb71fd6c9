#include "widgets/report/translated_wording.h"

#include <QCoreApplication>

namespace assay::widgets {

std::string TranslatedWording::text(const char* source) const {
    return QCoreApplication::translate("Report", source).toStdString();
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

} // namespace assay::widgets
