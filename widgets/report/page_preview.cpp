#include "widgets/report/page_preview.h"

#include "widgets/theme/control_accessible.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr double kGap = 14; // around and between pages
constexpr double kZoomStep = 1.2;
constexpr int kVeil = 120; // of 255
constexpr int kNoteMargin = 16;
constexpr int kNotePadding = 6;

} // namespace

PagePreview::PagePreview(QWidget* parent)
    : QAbstractScrollArea(parent) {
    setAccessibleRole(*this, QAccessible::Document); // before anything asks for it
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundRole(QPalette::Dark);
    viewport()->setBackgroundRole(QPalette::Mid);
    viewport()->setAutoFillBackground(true);
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setSingleStep(40);
    setAccessibleName(tr("Pages of the report"));
    describe();
}

void PagePreview::setPages(std::shared_ptr<const PagedReport> pages) {
    m_pages = std::move(pages);
    layOutPages();
    viewport()->update();
    describe();
}

void PagePreview::setNote(const QString& note) {
    if (m_note != note) {
        m_note = note;
        viewport()->update();
        describe();
    }
}

double PagePreview::scale() const {
    if (m_zoom > 0 || !m_pages) {
        return m_zoom > 0 ? m_zoom : 1;
    }
    return std::max(kLeastZoom, (viewport()->width() - 2 * kGap) / m_pages->pageSize().width());
}

double PagePreview::step() const {
    return m_pages ? m_pages->pageSize().height() * scale() + kGap : 1;
}

void PagePreview::layOutPages() {
    const int count = m_pages ? m_pages->pageCount() : 0;
    const double width = m_pages ? m_pages->pageSize().width() * scale() + 2 * kGap : 0;
    const double height = count > 0 ? count * step() + kGap : 0;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(height) - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(width) - viewport()->width()));
}

int PagePreview::currentPage() const {
    if (!m_pages) {
        return 0;
    }
    const double middle = verticalScrollBar()->value() + viewport()->height() / 2.0;
    return std::clamp(static_cast<int>(middle / step()), 0, m_pages->pageCount() - 1);
}

void PagePreview::showPage(int page) {
    verticalScrollBar()->setValue(static_cast<int>(std::floor(page * step())));
}

void PagePreview::setZoom(double zoom) {
    const int page = currentPage();
    m_zoom = zoom > 0 ? std::clamp(zoom, kLeastZoom, kMostZoom) : 0;
    layOutPages();
    showPage(page);
    viewport()->update();
}

void PagePreview::zoomIn() {
    setZoom(scale() * kZoomStep);
}

void PagePreview::zoomOut() {
    setZoom(scale() / kZoomStep);
}

void PagePreview::paintEvent(QPaintEvent* /*event*/) {
    if (!m_pages) {
        return;
    }
    QPainter painter(viewport());
    const QSizeF size = m_pages->pageSize() * scale();
    const double left =
        std::max(kGap, (viewport()->width() - size.width()) / 2) - horizontalScrollBar()->value();
    for (int page = 0; page < m_pages->pageCount(); ++page) {
        const QRectF sheet(QPointF(left, kGap + page * step() - verticalScrollBar()->value()), size);
        if (!sheet.intersects(QRectF(viewport()->rect()))) {
            continue;
        }
        painter.fillRect(sheet, Qt::white);
        painter.setPen(palette().color(QPalette::Dark));
        painter.drawRect(sheet);
        painter.save();
        painter.setClipRect(sheet);
        painter.translate(sheet.topLeft());
        painter.scale(scale(), scale());
        m_pages->paint(painter, page);
        painter.restore();
    }
    if (!m_note.isEmpty()) {
        paintNote(painter);
    }
}

// The pages stay readable; that they are not those that are wanted is seen at a glance.
void PagePreview::paintNote(QPainter& painter) const {
    QColor veil = viewport()->palette().color(QPalette::Mid);
    veil.setAlpha(kVeil);
    painter.fillRect(viewport()->rect(), veil);
    const QRect room = viewport()->rect().adjusted(kNoteMargin, kNoteMargin, -kNoteMargin, -kNoteMargin);
    const QRect text = painter.boundingRect(room, Qt::AlignTop | Qt::AlignHCenter | Qt::TextWordWrap, m_note);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRect(text.adjusted(-kNotePadding, -kNotePadding, kNotePadding, kNotePadding));
    painter.drawText(text, Qt::AlignTop | Qt::AlignHCenter | Qt::TextWordWrap, m_note);
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    const int page = m_current;
    QAbstractScrollArea::resizeEvent(event);
    layOutPages();
    if (m_zoom == 0 && m_pages) {
        showPage(page);
    }
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::ZoomIn) || event->key() == Qt::Key_Plus) {
        zoomIn();
    } else if (event->matches(QKeySequence::ZoomOut) || event->key() == Qt::Key_Minus) {
        zoomOut();
    } else if (event->key() == Qt::Key_0) {
        setZoom(0);
    } else if (event->key() == Qt::Key_Home) {
        verticalScrollBar()->setValue(0);
    } else if (event->key() == Qt::Key_End) {
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    } else if (event->key() == Qt::Key_N && m_pages) {
        showPage(std::min(currentPage() + 1, m_pages->pageCount() - 1));
    } else if (event->key() == Qt::Key_P) {
        showPage(std::max(0, currentPage() - 1));
    } else {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        event->angleDelta().y() > 0 ? zoomIn() : zoomOut();
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void PagePreview::scrollContentsBy(int /*dx*/, int /*dy*/) {
    viewport()->update();
    describe();
}

void PagePreview::describe() {
    const int page = currentPage();
    const QString place =
        m_pages ? tr("Page %1 of %2").arg(page + 1).arg(m_pages->pageCount()) : tr("No pages yet");
    setAccessibleDescription(m_note.isEmpty() ? place : place + QLatin1String(". ") + m_note);
    if (page != m_current) {
        m_current = page;
        Q_EMIT currentPageChanged(page);
    }
}

} // namespace assay::widgets

#include "moc_page_preview.cpp"
