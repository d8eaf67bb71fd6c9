// The words and numbers of a report in its reader's language.
//
// The texts of a report stand in this room in English, marked with ASSAY_TEXT so that the translations find
// them; who asks for a report in another language hands in a Wording that looks them up.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

// Marks a text for translation and is the text. The context is always "Report".
#define ASSAY_TEXT(context, text) text

namespace assay::words {

// Without a language of its own: English, "." and ",". Const functions may be called from several threads.
class Wording {
  public:
    Wording() = default;
    Wording(const Wording&) = delete;
    Wording& operator=(const Wording&) = delete;
    virtual ~Wording() = default;

    // `source` is a text marked with ASSAY_TEXT.
    [[nodiscard]] virtual std::string text(const char* source) const { return source; }

    // "en", "nb", "de": a BCP 47 tag.
    [[nodiscard]] virtual std::string language() const { return "en"; }

    [[nodiscard]] virtual std::string decimalPoint() const { return "."; }

    [[nodiscard]] virtual std::string groupSeparator() const { return ","; }

    // The same with %1 to %9 filled in.
    [[nodiscard]] std::string text(const char* source, std::initializer_list<std::string_view> values) const;

    // "1,234".
    [[nodiscard]] std::string count(std::int64_t value) const;

    // "21 November 2026, 20:59 UTC", or "21 November 2026" of a date alone; what is no ISO 8601 as it is.
    [[nodiscard]] std::string moment(const std::string& iso) const;
    // Without the time.
    [[nodiscard]] std::string date(const std::string& iso) const;

    // With exactly `decimals` digits after the point, half to even as printf does; -0.00 is 0.00.
    [[nodiscard]] std::string number(double value, int decimals) const;
};

} // namespace assay::words
