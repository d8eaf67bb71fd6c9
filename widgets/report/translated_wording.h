// The words of reports as the installed translators have them, and numbers as a locale writes them.
#pragma once

#include "core/words/wording.h"

#include <QLocale>

namespace assay::widgets {

class TranslatedWording final : public words::Wording {
  public:
    explicit TranslatedWording(QLocale locale = QLocale())
        : m_locale(std::move(locale)) {}

    using words::Wording::text;
    [[nodiscard]] std::string text(const char* source) const override;
    [[nodiscard]] std::string language() const override;
    [[nodiscard]] std::string decimalPoint() const override;
    [[nodiscard]] std::string groupSeparator() const override;

  private:
    QLocale m_locale;
};

} // namespace assay::widgets
