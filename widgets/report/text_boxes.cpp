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

// How much of a line that ends within a range of numbers ("16.2–17.8") stands before its word; 0: it ends
// elsewhere, or the line holds nothing else.
int lengthBeforeRange(const QString& text, const QTextLine& line) {
    const int from = line.textStart();
    const int end = from + line.textLength();
    if (end <= from || end >= text.size() || text.at(end - 1) != QChar(0x2013) || !text.at(end).isDigit()) {
        return 0;
    }
    const int space = static_cast<int>(text.lastIndexOf(QLatin1Char(' '), end - 1));
    return space < from ? 0 : space + 1 - from;
}

} // namespace

QString printable(const QString& text) {
    const bool clean = std::none_of(text.begin(), text.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c == QChar::ParagraphSeparator ||
               c == QChar::LineSeparator;
    });
    if (clean) {
        return text;
    }
    QString out;
    int breaks = 0;
    for (const QChar c : text) {
        const bool breaksLine =
            c == QLatin1Char('\n') || c == QChar::ParagraphSeparator || c == QChar::LineSeparator;
        if (breaksLine) {
            ++breaks;
        } else if (c == QLatin1Char('\t') || c.category() != QChar::Other_Control) {
            if (!c.isSpace() && breaks > 0) {
                out += QString(out.isEmpty() ? 0 : std::min(breaks, 2), QLatin1Char('\n'));
                breaks = 0;
            }
            if (breaks == 0) {
                out += c == QLatin1Char('\t') ? QLatin1Char(' ') : c;
            }
        }
    }
    return out;
}

std::shared_ptr<QTextLayout> layOut(const QString& text, const TextLook& look, double width) {
    QString lines = look.formats.isEmpty() ? printable(text) : text;
    lines.replace(QLatin1Char('\n'), QChar::LineSeparator);
    auto layout = std::make_shared<QTextLayout>(lines, look.font);
    layout->setTextOption(printedText(look.alignment));
    layout->setFormats(look.formats);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    double y = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        if (const int whole = lengthBeforeRange(lines, line); whole > 0) {
            line.setNumColumns(whole, width);
        }
        line.setPosition({0, y});
        y += line.height();
    }
    layout->endLayout();
    return layout;
}

std::vector<PageBox> textBoxes(const QString& text, const TextLook& look, double width) {
    std::vector<PageBox> boxes;
    if (text.trimmed().isEmpty()) {
        return boxes;
    }
    const auto layout = layOut(text, look, width - look.left);
    const int lines = layout->lineCount();
    for (int i = 0; i < lines; ++i) {
        const QTextLine line = layout->lineAt(i);
        PageBox box;
        box.gap = i == 0 ? look.gap : 0;
        box.height = line.height();
        box.keepWithNext = (i == 0 || i == lines - 2) && i + 1 < lines;
        addLinks(box, line, look);
        const double first = box.gap;
        box.paint = [layout, i, look, first](QPainter& painter, QPointF at) {
            const QTextLine drawn = layout->lineAt(i);
            if (look.bar.isValid()) {
                painter.fillRect(QRectF(at.x(), at.y() - first, kBarWidth, drawn.height() + first), look.bar);
            }
            painter.setPen(look.colour);
            drawn.draw(&painter, at + QPointF(look.left, -drawn.y()));
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
