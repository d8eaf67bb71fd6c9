// The words of core as the installed translators have them, and numbers as a locale writes them.
//
//   label->setText(windowText(ASSAY_TEXT("Report", "Stored runs")));
//   const QString said = windowText(words::errorText, error); // of a function that takes a Wording last
#pragma once

#include "core/words/wording.h"

#include <QLocale>
#include <QString>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace assay::widgets {

// Any thread. Reports are written with it: numbers have a hyphen for a minus, and always separators of
// groups.
class TranslatedWording : public words::Wording {
  public:
    explicit TranslatedWording(QLocale locale = QLocale())
        : m_locale(std::move(locale)) {}

    using words::Wording::text;
    [[nodiscard]] std::string text(const char* source) const override;
    [[nodiscard]] std::string countedText(const char* source, std::int64_t count) const override;
    [[nodiscard]] std::string language() const override;
    [[nodiscard]] std::string decimalPoint() const override;
    [[nodiscard]] std::string groupSeparator() const override;

  protected:
    [[nodiscard]] const QLocale& locale() const { return m_locale; }

  private:
    QLocale m_locale;
};

// What the window says, with numbers as number_text.h writes them: a true minus, groups as the locale has
// them.
class WindowWording final : public TranslatedWording {
  public:
    using TranslatedWording::TranslatedWording;
    [[nodiscard]] std::string groupSeparator() const override;
    [[nodiscard]] std::string minusSign() const override;
};

// A text of core in the language of the window, with %1 to %9 and %n filled in.
[[nodiscard]] QString windowText(const char* source, std::initializer_list<std::string_view> values = {});
[[nodiscard]] QString windowText(const char* source, std::int64_t count,
                                 std::initializer_list<std::string_view> values = {});

// What `say(values..., wording)` says in the language of the window.
template <typename Say, typename... Values>
    requires std::is_invocable_r_v<std::string, Say, const Values&..., const words::Wording&>
[[nodiscard]] QString windowText(Say say, const Values&... values) {
    return QString::fromStdString(say(values..., WindowWording()));
}

} // namespace assay::widgets
