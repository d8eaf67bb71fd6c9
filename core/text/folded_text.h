// A text as phrases are looked for in it: without case (Unicode's full case folding), in composed form (NFC),
// every run of white space one space and none at its ends; with the place of each byte in the original.
//
//     const FoldedText answer("Sales  TAX is 6 %");
//     const auto place = answer.find(foldedPhrase("sales tax"));    // bytes 0 to 10 of the original
//
// UTF-8; bytes that are no UTF-8 become U+FFFD. Accents stay: "ø" is not "o". Any thread.
#pragma once

#include "core/text/fold.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::text {

class FoldedText {
  public:
    explicit FoldedText(std::string_view original);

    [[nodiscard]] const std::string& text() const noexcept { return m_text; }

    // The first place of a folded phrase from byte `from` of text() on, as bytes of the original; nullopt: it
    // is not there. An empty phrase is nowhere.
    [[nodiscard]] std::optional<WordExtent> find(std::string_view foldedPhrase, std::size_t from = 0) const;

    // Of bytes of text(), those of the original that they came from.
    [[nodiscard]] WordExtent inOriginal(std::size_t begin, std::size_t end) const;

  private:
    void append(std::string_view folded, std::size_t origin);

    std::string m_text;
    std::vector<std::uint32_t> m_origin; // of each byte of m_text, and one more: the end
};

// The text of a FoldedText alone.
[[nodiscard]] std::string foldedPhrase(std::string_view phrase);

} // namespace assay::text
