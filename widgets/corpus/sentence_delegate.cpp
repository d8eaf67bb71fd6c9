#include "widgets/corpus/sentence_delegate.h"

#include "widgets/corpus/sentence_list_model.h"
#include "widgets/text/marked_text.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <algorithm>

namespace assay::widgets {
namespace {

constexpr int kPadding = 4;
constexpr int kMostDrawn = 600; // characters: more do not fit on any line
constexpr int kBefore = 24;     // characters that stay before a match that was brought into sight

} // namespace

void SentenceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    QString text = cell.text;
    cell.text.clear();
    const QStyle* style = cell.widget->style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const auto kind =
        static_cast<model::SentenceKind>(index.data(SentenceListModel::SentenceKindRole).toInt());
    const bool isSelected = (cell.state & QStyle::State_Selected) != 0;
    QFont font = cell.font;
    font.setBold(kind == model::SentenceKind::Heading);
    font.setItalic(kind == model::SentenceKind::TableDebris);
    const QFontMetrics metrics(font);
    const QRect place = cell.rect.adjusted(kPadding, 0, -kPadding, 0);

    std::vector<TextRange> ranges = m_words.in(text);
    if (!ranges.empty() && ranges.front().begin > kBefore &&
        metrics.horizontalAdvance(text.left(ranges.front().begin + ranges.front().length)) > place.width()) {
        qsizetype cut = ranges.front().begin - kBefore;
        const qsizetype blank = text.indexOf(u' ', cut);
        cut = blank >= 0 && blank < ranges.front().begin ? blank + 1 : cut;
        if (text[cut].isLowSurrogate()) {
            ++cut;
        }
        text = QStringLiteral("… ") + text.mid(cut);
        for (TextRange& range : ranges) {
            range.begin += 2 - static_cast<int>(cut);
        }
    }
    text.truncate(kMostDrawn);
    text = metrics.elidedText(text, Qt::ElideRight, place.width());

    QList<QTextLayout::FormatRange> formats;
    const QColor ground = markGround(MarkKind::Span, cell.palette);
    for (const TextRange& range : ranges) {
        if (range.begin >= text.size()) {
            break;
        }
        QTextLayout::FormatRange format;
        format.start = range.begin;
        format.length = std::min<int>(range.length, static_cast<int>(text.size()) - range.begin);
        format.format.setFontUnderline(true);
        if (!isSelected) {
            format.format.setBackground(ground);
        }
        formats.push_back(format);
    }
    QTextLayout layout(text, font);
    QTextOption plain;
    plain.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(plain);
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(place.width());
    layout.endLayout();

    painter->save();
    const QPalette::ColorGroup group = (cell.state & QStyle::State_Enabled) == 0  ? QPalette::Disabled
                                       : (cell.state & QStyle::State_Active) == 0 ? QPalette::Inactive
                                                                                  : QPalette::Normal;
    painter->setPen(isSelected ? cell.palette.color(group, QPalette::HighlightedText)
                    : kind == model::SentenceKind::TableDebris ? chartColours(cell.palette).mutedText
                                                               : cell.palette.color(group, QPalette::Text));
    painter->setClipRect(place);
    layout.draw(painter, QPointF(place.left(), place.top() + (place.height() - line.height()) / 2));
    painter->restore();
}

QSize SentenceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * kPadding, 0);
}

} // namespace assay::widgets

#include "moc_sentence_delegate.cpp"
