#include "widgets/text/marked_text.h"

#include "core/text/fold.h"
#include "core/text/word_diff.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace assay::widgets {
namespace {

QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QColor markGround(MarkKind kind, const QPalette& palette) {
    const QColor over = chartColours(palette).series(kind == MarkKind::Span     ? kColourAccurate
                                                     : kind == MarkKind::Figure ? kColourExtra
                                                                                : kColourHallucination);
    const QColor base = palette.color(QPalette::Base);
    constexpr double kShare = 0.25;
    const auto mixed = [](int above, int under) {
        return static_cast<int>(above * kShare + under * (1 - kShare));
    };
    return {mixed(over.red(), base.red()), mixed(over.green(), base.green()),
            mixed(over.blue(), base.blue())};
}

QString plainHtml(const QString& text) {
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
}

QString plainHtml(std::string_view text) {
    return plainHtml(utf8(text));
}

QString markedHtml(std::string_view text, std::vector<MarkedRange> ranges, const QPalette& palette) {
    std::sort(ranges.begin(), ranges.end(), [](const MarkedRange& a, const MarkedRange& b) {
        return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
    });
    QString html;
    std::size_t at = 0;
    for (const MarkedRange& range : ranges) {
        if (range.begin < at || range.end <= range.begin || range.end > text.size()) {
            continue;
        }
        html += plainHtml(text.substr(at, range.begin - at));
        const QString decoration =
            range.kind == MarkKind::Figure
                ? QStringLiteral("font-weight:bold")
                : QStringLiteral("text-decoration:underline") +
                      (range.kind == MarkKind::Trigger ? QStringLiteral(";font-weight:bold") : QString());
        html += QStringLiteral("<span style=\"background-color:%1;%2\">%3</span>")
                    .arg(markGround(range.kind, palette).name(), decoration,
                         plainHtml(text.substr(range.begin, range.end - range.begin)));
        at = range.end;
    }
    return html + plainHtml(text.substr(at));
}

void markOver(std::vector<MarkedRange>& ranges, const MarkedRange& over) {
    std::vector<MarkedRange> split;
    for (const MarkedRange& range : ranges) {
        if (range.end <= over.begin || over.end <= range.begin) {
            split.push_back(range);
            continue;
        }
        if (range.begin < over.begin) {
            split.push_back({range.begin, over.begin, range.kind});
        }
        if (over.end < range.end) {
            split.push_back({over.end, range.end, range.kind});
        }
    }
    split.push_back(over);
    ranges = std::move(split);
}

QString wordDiffHtml(std::string_view before, std::string_view after, const QPalette& palette) {
    const QString added = markGround(MarkKind::Span, palette).name();
    const QString removed = markGround(MarkKind::Trigger, palette).name();
    QString html;
    for (const text::DiffPiece& piece : text::wordDiff(before, after)) {
        switch (piece.kind) {
        case text::DiffKind::Same:
            html += plainHtml(piece.text);
            break;
        case text::DiffKind::Added:
            html += QStringLiteral("<span style=\"background-color:%1;text-decoration:underline\">%2</span>")
                        .arg(added, plainHtml(piece.text));
            break;
        case text::DiffKind::Removed:
            html +=
                QStringLiteral("<span style=\"background-color:%1;text-decoration:line-through\">%2</span>")
                    .arg(removed, plainHtml(piece.text));
            break;
        }
    }
    return html;
}

std::vector<MarkedRange> rangesOfSpan(std::string_view text, const std::string& span) {
    std::vector<MarkedRange> ranges;
    std::vector<std::string> wanted;
    for (const text::WordExtent& word : text::words(span)) {
        wanted.push_back(
            text::foldForSearch(std::string_view(span).substr(word.begin, word.end - word.begin)));
    }
    if (wanted.empty()) {
        return ranges;
    }
    const std::vector<text::WordExtent> extents = text::words(text);
    std::vector<std::string> have;
    have.reserve(extents.size());
    for (const text::WordExtent& word : extents) {
        have.push_back(text::foldForSearch(text.substr(word.begin, word.end - word.begin)));
    }
    auto from = have.begin();
    while (true) {
        const auto found = std::search(from, have.end(), wanted.begin(), wanted.end());
        if (found == have.end()) {
            return ranges;
        }
        const auto first = static_cast<std::size_t>(found - have.begin());
        ranges.push_back({extents[first].begin, extents[first + wanted.size() - 1].end, MarkKind::Span});
        from = found + static_cast<std::ptrdiff_t>(wanted.size());
    }
}

QString mutedHtml(const QString& text, const QPalette& palette) {
    return QStringLiteral("<p style=\"color:%1\">%2</p>")
        .arg(chartColours(palette).mutedText.name(), plainHtml(text));
}

} // namespace assay::widgets
