// The words and numbers of core in the reader's language, for reports and the window alike.
//
// Texts stand in core in English, marked with ASSAY_TEXT, or ASSAY_COUNTED where they hold a count, so that
// the translations find them; who wants another language hands in a Wording that looks them up.
//
//   wording.text(ASSAY_TEXT("Report", "Page %1 of %2"), {"3", "5"});          // "Page 3 of 5"
//   wording.text(ASSAY_COUNTED("Report", "%n file(s) in %1"), 2, {"gold"});   // "2 files in gold"
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

// Marks a text for translation and is the text. The context is always "Report".
#define ASSAY_TEXT(context, text) text
// The same of a text with a count, "%n", whose English plurals are written "file(s)" and "class(es)".
#define ASSAY_COUNTED(context, text) text

namespace assay::words {

// "%n class(es) of %n file(s)" as "%n classes of %n files", or of one: "%n class of %n file".
[[nodiscard]] std::string englishPlural(std::string_view source, bool isOne);

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

    // `source` is a text marked with ASSAY_COUNTED: in the plural of `count`, which is filled in for %n.
    [[nodiscard]] virtual std::string countedText(const char* source, std::int64_t count) const;

    // Before a number below 0.
    [[nodiscard]] virtual std::string minusSign() const { return "-"; }

    // The same with %1 to %9 filled in.
    [[nodiscard]] std::string text(const char* source, std::initializer_list<std::string_view> values) const;
    [[nodiscard]] std::string text(const char* source, std::int64_t count,
                                   std::initializer_list<std::string_view> values = {}) const;

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
