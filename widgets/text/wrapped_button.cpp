#include "widgets/text/wrapped_button.h"

#include <QStyleOption>
#include <QStylePainter>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr int kIndent = 6; // before the text and behind it
constexpr int kUsualCharacters = 44;
constexpr int kLeastCharacters = 16;

// Lays the text out in lines of that width; gives the height of all.
int layOut(QTextLayout& layout, int width, Qt::LayoutDirection direction) {
    QTextOption option(direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1));
        line.setPosition(QPointF(0, height));
        height += line.height();
    }
    layout.endLayout();
    return static_cast<int>(std::ceil(height));
}

} // namespace

WrappedButton::WrappedButton(const QString& text, QWidget* parent)
    : QPushButton(QString(text).replace(u'&', QStringLiteral("&&")), parent)
    , m_sentence(text) {
    // Not fixed: a layout would then give it the height of its hint, whatever its width.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappedButton::margins() const {
    QStyleOptionButton option;
    initStyleOption(&option);
    const QSize text(1'000, 100); // larger than the least size of a button
    return style()->sizeFromContents(QStyle::CT_PushButton, &option, text, this) - text +
           QSize(2 * kIndent, 0);
}

int WrappedButton::heightForWidth(int width) const {
    QTextLayout layout(m_sentence, font());
    const QSize around = margins();
    return layOut(layout, width - around.width(), layoutDirection()) + around.height();
}

QSize WrappedButton::sizeHint() const {
    const int line = fontMetrics().horizontalAdvance(m_sentence) + 1;
    const int width = std::min(line, fontMetrics().averageCharWidth() * kUsualCharacters) + margins().width();
    return {width, heightForWidth(width)};
}

QSize WrappedButton::minimumSizeHint() const {
    const int width =
        std::min(sizeHint().width(), fontMetrics().averageCharWidth() * kLeastCharacters + margins().width());
    return {width, fontMetrics().height() + margins().height()};
}

void WrappedButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    QTextLayout layout(m_sentence, font());
    const int width = this->width() - margins().width();
    const int height = layOut(layout, width, layoutDirection());
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    layout.draw(&painter, QPointF(margins().width() / 2.0, (this->height() - height) / 2.0));
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect = style()->subElementRect(QStyle::SE_PushButtonFocusRect, &option, this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace assay::widgets
