#include "app/shell/drop_area.h"

#include "widgets/theme/control_accessible.h"
#include "widgets/theme/symbol_icon.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace assay::app {

namespace {

constexpr int kTextFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
constexpr int kMargin = 8;

QString dropText() {
    return DropArea::tr("Drop scores, questions, filings, bundles\nor a workspace anywhere in the window");
}

int textHeightFor(const QFontMetrics& metrics, int width) {
    return std::max(
        metrics.boundingRect(QRect(0, 0, width - 2 * kMargin, 10'000), kTextFlags, dropText()).height(),
        metrics.height() * 2);
}

} // namespace

DropArea::DropArea(QWidget* parent)
    : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    widgets::setAccessibleRole(*this, QAccessible::Button);
    setAccessibleName(tr("Import: drop files here, or choose them"));
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

// The text takes more lines where it is narrow, or in another language.
void DropArea::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

void DropArea::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
}

void DropArea::fitHeight() {
    setFixedHeight(fontMetrics().height() * 3 + textHeightFor(fontMetrics(), width()));
}

QSize DropArea::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 5};
}

QSize DropArea::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 5};
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
    const int textHeight = textHeightFor(fontMetrics(), width());
    const int top = (height() - side - textHeight - 4) / 2;
    widgets::symbolIcon(QStringLiteral("drop")).paint(&painter, QRect((width() - side) / 2, top, side, side));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(kMargin, top + side + 4, width() - 2 * kMargin, textHeight), kTextFlags,
                     dropText());
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

#include "moc_drop_area.cpp"
