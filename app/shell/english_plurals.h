// The plurals of English: texts with a count are written with "(s)" ("%n question(s)"), and read "1 question"
// and "2,000 questions": counts are grouped as the locale has it. Installed once at the start; any thread.
#pragma once

#include <QTranslator>

namespace assay::app {

class EnglishPlurals : public QTranslator {
    Q_OBJECT
  public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* sourceText, const char* disambiguation,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override;
};

} // namespace assay::app
