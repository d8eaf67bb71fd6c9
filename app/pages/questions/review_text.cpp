#include "app/pages/questions/review_text.h"

#include "core/words/question_words.h"
#include "widgets/text/translated_wording.h"

namespace assay::app {

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

} // namespace assay::app
