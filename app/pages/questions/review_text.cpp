#include "app/pages/questions/review_text.h"

#include "core/words/question_words.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("ReviewText", text);
}

} // namespace

QString verdictText(model::ReviewVerdict verdict) {
    const QString text = widgets::windowText(words::verdictText, verdict);
    switch (verdict) {
    case model::ReviewVerdict::Approve:
        return QStringLiteral("✓ ") + text;
    case model::ReviewVerdict::Flag:
        return QStringLiteral("⚑ ") + text;
    case model::ReviewVerdict::Unsure:
        return QStringLiteral("? ") + text;
    }
    return text;
}

QString agreementText(const statistics::Agreement& agreement) {
    if (!agreement.value) {
        const QString why =
            agreement.items == 0
                ? say(QT_TRANSLATE_NOOP("ReviewText", "undefined: no question was judged by two"))
                : say(QT_TRANSLATE_NOOP("ReviewText", "undefined: everybody said the same, n = %1"))
                      .arg(widgets::countText(agreement.items));
        return QStringLiteral("%1 (%2)").arg(widgets::undefinedText(), why);
    }
    const QString value = widgets::proportionText(agreement.value, 3);
    const QString interval =
        agreement.confidence ? QStringLiteral(" [%1]").arg(
                                   widgets::rangeText(widgets::proportionText(agreement.confidence->low, 3),
                                                      widgets::proportionText(agreement.confidence->high, 3)))
                             : say(QT_TRANSLATE_NOOP("ReviewText", " (no interval: too few questions)"));
    return value + interval +
           say(QT_TRANSLATE_NOOP("ReviewText", ", n = %1")).arg(widgets::countText(agreement.items));
}

} // namespace assay::app
