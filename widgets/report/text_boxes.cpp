#include "widgets/report/text_boxes.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

namespace assay::widgets {
namespace {

constexpr double kIndent = 18;
constexpr double kBarWidth = 3;

void addLinks(PageBox& box, const QTextLine& line, const TextLook& look) {
    for (const QTextLayout::FormatRange& range : look.formats) {
        const QUrl address(range.format.anchorHref());
        if (!range.format.isAnchor() ||
            !QStringList{QStringLiteral("http"), QStringLiteral("https"), QStringLiteral("mailto")}.contains(
                address.scheme())) {
            continue;
        }
        const int from = std::max(range.start, line.textStart());
        const int to = std::min(range.start + range.length, line.textStart() + line.textLength());
        if (from < to) {
            const double x1 = line.cursorToX(from);
            const double x2 = line.cursorToX(to);
            box.links.push_back({QRectF(look.left + std::min(x1, x2), 0, std::abs(x2 - x1), box.height),
                                 QString::fromLatin1(address.toEncoded())});
        }
    }
}

struct Item {
    QString text;
    QList<QTextLayout::FormatRange> formats;
};

// The fragments of a block with what Markdown says of them: bold, italics, code, links.
Item itemOf(const QTextBlock& block, const PageStyle& style) {
    Item item;
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextFragment fragment = at.fragment();
        if (fragment.charFormat().isImageFormat()) {
            item.text += fragment.charFormat().toImageFormat().property(QTextFormat::ImageAltText).toString();
            continue;
        }
        const int start = static_cast<int>(item.text.size());
        // One for one: formats count on the places.
        for (const QChar c : fragment.text()) {
            item.text += c.category() == QChar::Other_Control ? QChar(QLatin1Char(' ')) : c;
        }
        QTextCharFormat format;
        const QTextCharFormat given = fragment.charFormat();
        if (given.fontWeight() > QFont::Normal) {
            format.setFontWeight(QFont::Bold);
        }
        format.setFontItalic(given.fontItalic());
        format.setFontStrikeOut(given.fontStrikeOut());
        if (given.fontFixedPitch()) {
            format.setFontFamilies({QStringLiteral("DejaVu Sans Mono")});
        }
        if (given.isAnchor()) {
            format.setAnchor(true);
            format.setAnchorHref(given.anchorHref());
            format.setForeground(style.link);
            format.setFontUnderline(true);
        }
        item.formats.push_back({start, static_cast<int>(item.text.size()) - start, format});
    }
    return item;
}

} // namespace

std::vector<PageBox> textBoxes(const QString& text, const TextLook& look, double width) {
    std::vector<PageBox> boxes;
    if (text.trimmed().isEmpty()) {
        return boxes;
    }
    const LaidTextScope once;
    const auto laid = std::make_shared<const LaidText>(text, look, width - look.left);
    const auto layout = laid->layout();
    const int lines = laid->lineCount();
    for (int i = 0; i < lines; ++i) {
        PageBox box;
        box.gap = i == 0 ? look.gap : 0;
        box.height = laid->lineHeight(i);
        box.keepWithNext = (i == 0 || i == lines - 2) && i + 1 < lines;
        addLinks(box, layout->lineAt(i), look);
        box.paint = [laid, i, bar = look.bar, colour = look.colour, left = look.left,
                     first = box.gap](QPainter& painter, QPointF at) {
            if (bar.isValid()) {
                painter.fillRect(QRectF(at.x(), at.y() - first, kBarWidth, laid->lineHeight(i) + first), bar);
            }
            painter.setPen(colour);
            laid->drawLine(painter, i, at + QPointF(left, 0));
        };
        boxes.push_back(std::move(box));
    }
    return boxes;
}

std::vector<PageBox> markdownBoxes(const QString& markdown, const PageStyle& style, double width) {
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                       QTextDocument::MarkdownNoHTML);
    std::vector<PageBox> boxes;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        Item item = itemOf(block, style);
        if (item.text.trimmed().isEmpty()) {
            continue;
        }
        TextLook look{style.body, style.text, kIndent};
        look.bar = style.link;
        const int heading = block.blockFormat().headingLevel();
        if (heading > 0) {
            look.font = heading == 1 ? style.headings[2] : style.bold;
            item.formats.clear();
        }
        if (const QTextList* list = block.textList()) {
            look.left += kIndent * (list->format().indent() - 1);
            look.gap = 3;
            const QString mark =
                list->itemText(block).isEmpty() ? QStringLiteral("•") : list->itemText(block);
            const bool number = mark.at(0).isLetterOrNumber();
            const QString start = (number ? mark : QStringLiteral("•")) + QLatin1String("  ");
            item.text.prepend(start);
            for (auto& range : item.formats) {
                range.start += static_cast<int>(start.size());
            }
        } else if (QTextCursor(block).currentTable() != nullptr) {
            look.gap = 3;
        }
        look.formats = item.formats;
        auto lines = textBoxes(item.text, look, width);
        if (heading > 0 && !lines.empty()) {
            lines.back().keepWithNext = true;
        }
        std::move(lines.begin(), lines.end(), std::back_inserter(boxes));
    }
    return boxes;
}

} // namespace assay::widgets
