#include "app/shell/drop_area.h"

#include "app/shell/symbol_icon.h"
#include "widgets/theme/control_accessible.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace assay::app {

DropArea::DropArea(QWidget* parent)
    : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    widgets::setAccessibleRole(*this, QAccessible::Button);
    setAccessibleName(tr("Import: drop files here, or choose them"));
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize DropArea::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 5};
}

QSize DropArea::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 5};
}

QString DropArea::text() {
    return tr("Drop scores, questions, filings, bundles\nor a workspace anywhere in the window");
}

int DropArea::textHeight() const {
    return fontMetrics()
        .boundingRect(QRect(0, 0, width() - 16, QWIDGETSIZE_MAX),
                      Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text())
        .height();
}

// Where the text takes more lines, the area is higher.
void DropArea::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setMinimumHeight(std::max(fontMetrics().height() * 5, fontMetrics().height() + textHeight() + 24));
}

void DropArea::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = underMouse() || hasFocus();
    QPen pen(palette().color(lit ? QPalette::Highlight : QPalette::PlaceholderText), 1.2, Qt::DashLine);
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    if (hasFocus()) {
        widgets::drawFocusRing(painter, rect(), palette());
    }
    const int side = fontMetrics().height() + 4;
    const int lines = textHeight();
    const int top = (height() - side - lines - 4) / 2;
    symbolIcon(QStringLiteral("drop")).paint(&painter, QRect((width() - side) / 2, top, side, side));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(8, top + side + 4, width() - 16, lines),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text());
}

void DropArea::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
        Q_EMIT clicked();
    }
}

void DropArea::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT clicked();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace assay::app
