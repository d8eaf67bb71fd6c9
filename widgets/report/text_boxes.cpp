#include "widgets/report/text_boxes.h"

#include "widgets/report/table_boxes.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <QUrl>
#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

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

// Its first row has the titles of the columns.
results::Table tableOf(const QTextTable& table) {
    const auto textAt = [&table](int row, int column) {
        QTextCursor cursor = table.cellAt(row, column).firstCursorPosition();
        cursor.setPosition(table.cellAt(row, column).lastCursorPosition().position(),
                           QTextCursor::KeepAnchor);
        return cursor.selectedText().simplified().toStdString();
    };
    results::Table made{.name = {}, .title = {}, .columns = {}, .rows = {}};
    for (int column = 0; column < table.columns(); ++column) {
        made.columns.push_back({std::to_string(column), textAt(0, column)});
    }
    for (int row = 1; row < table.rows(); ++row) {
        std::vector<results::Cell> cells;
        for (int column = 0; column < table.columns(); ++column) {
            cells.emplace_back(textAt(row, column));
        }
        made.rows.push_back(std::move(cells));
    }
    if (made.rows.empty()) {
        made.rows.push_back(std::vector<results::Cell>(made.columns.size(), results::Cell(std::string())));
    }
    return made;
}

PageBox besideBar(PageBox box, const QColor& bar) {
    box.paint = [paint = std::move(box.paint), bar, height = box.height, gap = box.gap](QPainter& painter,
                                                                                        QPointF at) {
        painter.fillRect(QRectF(at.x(), at.y() - gap, kBarWidth, height + gap), bar);
        paint(painter, at + QPointF(kIndent, 0));
    };
    return box;
}

std::vector<PageBox> besideBar(std::vector<PageBox> boxes, const QColor& bar) {
    std::shared_ptr<const PageBox> before;
    std::shared_ptr<const PageBox> header; // all rows share one
    for (PageBox& box : boxes) {
        if (box.header != nullptr && box.header != before) {
            before = box.header;
            header = std::make_shared<const PageBox>(besideBar(*before, bar));
        }
        const bool hasHeader = box.header != nullptr;
        box = besideBar(std::move(box), bar);
        box.header = hasHeader ? header : nullptr;
    }
    return boxes;
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

std::vector<PageBox> markdownBoxes(const QString& markdown, const words::Wording& wording,
                                   const PageStyle& style, FlowArea area) {
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                       QTextDocument::MarkdownNoHTML);
    std::vector<PageBox> boxes;
    const QTextTable* shown = nullptr; // the table that is written already
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (const QTextTable* const table = QTextCursor(block).currentTable()) {
            if (table != shown) {
                shown = table;
                auto rows = tableBoxes(tableOf(*table), wording, style, area.width - kIndent, area.height);
                std::ranges::move(besideBar(std::move(rows), style.link), std::back_inserter(boxes));
            }
            continue;
        }
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
        }
        look.formats = item.formats;
        auto lines = textBoxes(item.text, look, area.width);
        if (heading > 0 && !lines.empty()) {
            lines.back().keepWithNext = true;
        }
        std::move(lines.begin(), lines.end(), std::back_inserter(boxes));
    }
    return boxes;
}

} // namespace assay::widgets
