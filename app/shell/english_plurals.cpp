#include "app/shell/english_plurals.h"

namespace assay::app {

QString EnglishPlurals::translate(const char* /*context*/, const char* sourceText,
                                  const char* /*disambiguation*/, int n) const {
    if (n < 0 || sourceText == nullptr) {
        return {}; // not a text with a count
    }
    QString text = QString::fromUtf8(sourceText);
    if (!text.contains(QLatin1String("(s)")) && !text.contains(QLatin1String("(es)"))) {
        return {};
    }
    // "class(es)", then "question(s)".
    text.replace(QLatin1String("(es)"), n == 1 ? QString() : QStringLiteral("es"));
    text.replace(QLatin1String("(s)"), n == 1 ? QString() : QStringLiteral("s"));
    return text;
}

bool EnglishPlurals::isEmpty() const {
    return false;
}

} // namespace assay::app

#include "moc_english_plurals.cpp"
