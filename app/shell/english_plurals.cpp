#include "app/shell/english_plurals.h"

#include "app/settings/language.h"
#include "core/words/wording.h"

#include <string_view>

namespace assay::app {

QString EnglishPlurals::translate(const char* /*context*/, const char* sourceText,
                                  const char* /*disambiguation*/, int n) const {
    if (n < 0 || sourceText == nullptr) {
        return {}; // not a text with a count
    }
    const std::string_view source = sourceText;
    const auto has = [source](std::string_view part) { return source.find(part) != std::string_view::npos; };
    if (!has("(s)") && !has("(es)") && !has("%n")) {
        return {};
    }
    return withGroupedCounts(QString::fromStdString(words::englishPlural(source, n == 1)));
}

bool EnglishPlurals::isEmpty() const {
    return false;
}

} // namespace assay::app

#include "moc_english_plurals.cpp"
