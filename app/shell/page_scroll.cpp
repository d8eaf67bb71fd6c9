#include "app/shell/page_scroll.h"

#include "widgets/theme/least_size.h"

#include <QEvent>
#include <QScrollBar>
#include <QStyle>
#include <algorithm>

namespace assay::app {

PageScroll::PageScroll(QWidget* content, QWidget* parent)
    : PageScroll(content, Bars::Both, parent) {}

PageScroll::PageScroll(QWidget* content, Bars bars, QWidget* parent)
    : QScrollArea(parent)
    , m_bars(bars) {
    if (isNarrow()) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    }
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    // By hand: QScrollArea gives a content with texts that wrap the height it would like, not what it needs.
    setWidgetResizable(false);
    setWidget(content);
    content->setAutoFillBackground(false); // which setWidget() turns on
    viewport()->setBackgroundRole(QPalette::Window);
    fit();
}

QSize PageScroll::sizeHint() const {
    if (widget() == nullptr) {
        return QScrollArea::sizeHint();
    }
    return isNarrow() ? QSize(minimumSizeHint().width(), widget()->sizeHint().height())
                      : widget()->sizeHint();
}

QSize PageScroll::minimumSizeHint() const {
    const QSize bars(verticalScrollBar()->sizeHint().width(), horizontalScrollBar()->sizeHint().height());
    const QSize least(fontMetrics().averageCharWidth() * 24, fontMetrics().lineSpacing() * 6);
    if (widget() != nullptr && isNarrow()) {
        const QSize needed = leastSize(0) + QSize(bars.width(), 0);
        return QSize(needed.width(), std::min(needed.height(), least.height()));
    }
    return widget() != nullptr ? (least + bars).boundedTo(leastSize(width())) : least;
}

bool PageScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)) {
        fit();
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

void PageScroll::resizeEvent(QResizeEvent* event) {
    fit();
    QScrollArea::resizeEvent(event);
}

QSize PageScroll::leastSize(int width) const {
    return widgets::leastSizeAt(*widget(), width).expandedTo(widget()->minimumSizeHint());
}

void PageScroll::fit() {
    if (widget() == nullptr) {
        return;
    }
    const QSize all = maximumViewportSize();
    QSize room = all;
    QSize least = leastSize(room.width());
    // A bar takes room from the other direction, which may then need one too.
    if (least.height() > room.height()) {
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
        least = leastSize(room.width());
    }
    if (least.width() > room.width()) {
        room.rheight() -= horizontalScrollBar()->sizeHint().height();
        if (least.height() > room.height() && room.width() == all.width()) {
            room.rwidth() -= verticalScrollBar()->sizeHint().width();
        }
    }
    widget()->resize(room.expandedTo(least));
}

} // namespace assay::app

#include "moc_page_scroll.cpp"
