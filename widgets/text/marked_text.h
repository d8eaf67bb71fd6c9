// Texts with parts of them marked, as HTML: what stands in the gold answer, what triggered a rule, what an
// edit changed. Marks are told by shape as well as by colour. Ranges are bytes of UTF-8.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::widgets {

enum class MarkKind : std::uint8_t {
    Span,    // underlined
    Figure,  // bold
    Trigger, // underlined and bold
};

struct MarkedRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    MarkKind kind = MarkKind::Span;
};

// The ground of such a mark: the palette's text stays readable on it.
[[nodiscard]] QColor markGround(MarkKind kind, const QPalette& palette);

// Escaped, with line breaks kept. Where marks overlap the one that begins first stands, of those the longer.
[[nodiscard]] QString markedHtml(std::string_view text, std::vector<MarkedRange> ranges,
                                 const QPalette& palette);

[[nodiscard]] QString plainHtml(std::string_view text);
[[nodiscard]] QString plainHtml(const QString& text);

// What was added is underlined, what was removed is struck through.
[[nodiscard]] QString wordDiffHtml(std::string_view before, std::string_view after, const QPalette& palette);

// Adds a mark that stands over those that are there: they go on before and behind it.
void markOver(std::vector<MarkedRange>& ranges, const MarkedRange& over);

// Where the words of `span` stand in `text`, whatever their case and the white space and punctuation between
// them; every place.
[[nodiscard]] std::vector<MarkedRange> rangesOfSpan(std::string_view text, const std::string& span);

// A muted paragraph, and the colour of such text.
[[nodiscard]] QString mutedHtml(const QString& text, const QPalette& palette);

} // namespace assay::widgets
