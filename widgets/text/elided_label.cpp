#include "widgets/text/elided_label.h"

#include <QPainter>
#include <QStyle>

namespace assay::widgets {

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
    const QRect room = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    const bool fits = fontMetrics().horizontalAdvance(text()) <= room.width();
    const QString told = fits ? QString() : text();
    if (toolTip() == m_told && m_told != told) { // nobody else has put something there
        setToolTip(told);
        m_told = told;
    }
    if (fits) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    style()->drawItemText(
        &painter, room, static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())), palette(),
        isEnabled(), fontMetrics().elidedText(text(), Qt::ElideRight, room.width()), foregroundRole());
}

} // namespace assay::widgets
