#include "widgets/text/field_title.h"

#include <QCoreApplication>
#include <array>

namespace assay::widgets {
namespace {

// By number of the field: its name in words.
constexpr std::array<const char*, model::kQuestionFieldCount> kTitles{
    QT_TRANSLATE_NOOP("FieldTitle", "Question id"),
    QT_TRANSLATE_NOOP("FieldTitle", "CIK"),
    QT_TRANSLATE_NOOP("FieldTitle", "Company name"),
    QT_TRANSLATE_NOOP("FieldTitle", "Years"),
    QT_TRANSLATE_NOOP("FieldTitle", "Question text"),
    QT_TRANSLATE_NOOP("FieldTitle", "Answer type"),
    QT_TRANSLATE_NOOP("FieldTitle", "Answer text"),
    QT_TRANSLATE_NOOP("FieldTitle", "Answer numeric"),
    QT_TRANSLATE_NOOP("FieldTitle", "Answer unit"),
    QT_TRANSLATE_NOOP("FieldTitle", "Tolerance"),
    QT_TRANSLATE_NOOP("FieldTitle", "Evidence sentence ids"),
    QT_TRANSLATE_NOOP("FieldTitle", "Evidence spans"),
    QT_TRANSLATE_NOOP("FieldTitle", "Retrieval scope"),
    QT_TRANSLATE_NOOP("FieldTitle", "Difficulty"),
    QT_TRANSLATE_NOOP("FieldTitle", "Section hints"),
    QT_TRANSLATE_NOOP("FieldTitle", "Notes"),
    QT_TRANSLATE_NOOP("FieldTitle", "Gold version"),
    QT_TRANSLATE_NOOP("FieldTitle", "Created by"),
    QT_TRANSLATE_NOOP("FieldTitle", "Created at"),
    QT_TRANSLATE_NOOP("FieldTitle", "Curation confidence"),
    QT_TRANSLATE_NOOP("FieldTitle", "Category"),
    QT_TRANSLATE_NOOP("FieldTitle", "Expected sources"),
    QT_TRANSLATE_NOOP("FieldTitle", "Expected citations"),
    QT_TRANSLATE_NOOP("FieldTitle", "Answer contains"),
    QT_TRANSLATE_NOOP("FieldTitle", "Must include"),
    QT_TRANSLATE_NOOP("FieldTitle", "Citation required"),
    QT_TRANSLATE_NOOP("FieldTitle", "Max tokens"),
    QT_TRANSLATE_NOOP("FieldTitle", "Messages"),
    QT_TRANSLATE_NOOP("FieldTitle", "Extra")};

} // namespace

QString spacedName(std::string_view name) {
    QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    text.replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

QString fieldTitle(model::QuestionField field) {
    return QCoreApplication::translate("FieldTitle", kTitles[static_cast<std::size_t>(field)]);
}

QString fieldTitle(std::string_view name) {
    const auto field = model::questionFieldFromName(name);
    return field ? fieldTitle(*field) : spacedName(name);
}

QString flagReasonText(std::string_view reason) {
    static constexpr std::array<const char*, model::kFlagReasons.size()> kTexts{
        QT_TRANSLATE_NOOP("QuestionText", "Out of scope"),
        QT_TRANSLATE_NOOP("QuestionText", "Boilerplate gold"),
        QT_TRANSLATE_NOOP("QuestionText", "Table header"),
        QT_TRANSLATE_NOOP("QuestionText", "Evidence mismatch"),
        QT_TRANSLATE_NOOP("QuestionText", "Ambiguous"),
        QT_TRANSLATE_NOOP("QuestionText", "Duplicate"),
        QT_TRANSLATE_NOOP("QuestionText", "Wrong unit"),
        QT_TRANSLATE_NOOP("QuestionText", "Other")};
    for (std::size_t i = 0; i < kTexts.size(); ++i) {
        if (model::kFlagReasons[i] == reason) {
            return QCoreApplication::translate("QuestionText", kTexts[i]);
        }
    }
    return spacedName(reason);
}

} // namespace assay::widgets
