#include "app/shell/english_plurals.h"

#include "core/words/wording.h"

#include <string_view>

namespace assay::app {

QString EnglishPlurals::translate(const char* /*context*/, const char* sourceText,
                                  const char* /*disambiguation*/, int n) const {
    if (n < 0 || sourceText == nullptr) {
        return {}; // not a text with a count
    }
    const std::string_view source = sourceText;
    if (source.find("(s)") == std::string_view::npos && source.find("(es)") == std::string_view::npos) {
        return {};
    }
    return QString::fromStdString(words::englishPlural(source, n == 1));
}

bool EnglishPlurals::isEmpty() const {
    return false;
}

} // namespace assay::app

#include "moc_english_plurals.cpp"
