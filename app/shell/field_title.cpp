#include "app/shell/field_title.h"

#include <QCoreApplication>

namespace assay::app {

QString spacedName(std::string_view name) {
    QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    text.replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

QString fieldTitle(model::QuestionField field) {
    return field == model::QuestionField::CikInt ? QCoreApplication::translate("FieldTitle", "CIK")
                                                 : spacedName(model::fieldInfo(field).name);
}

QString fieldTitle(std::string_view name) {
    const auto field = model::questionFieldFromName(name);
    return field ? fieldTitle(*field) : spacedName(name);
}

} // namespace assay::app
