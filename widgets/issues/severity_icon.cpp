#include "widgets/issues/severity_icon.h"

#include "widgets/theme/drawn_icon.h"

#include <QPainter>
#include <QPainterPath>

namespace assay::widgets {
namespace {

// Okabe-Ito vermillion, orange and blue; each carries its mark in the colour that contrasts with it.
struct Look {
    QColor fill;
    QColor mark;
};

Look lookOf(base::Severity severity) {
    switch (severity) {
    case base::Severity::Error:
        return {QColor(0xC8, 0x45, 0x00), Qt::white};
    case base::Severity::Warning:
        return {QColor(0xE6, 0x9F, 0x00), Qt::black};
    case base::Severity::Info:
        return {QColor(0x00, 0x72, 0xB2), Qt::white};
    }
    return {};
}

void drawSeverity(QPainter& painter, base::Severity severity) {
    const Look look = lookOf(severity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.fill);
    QPen mark(look.mark, 1.8);
    mark.setCapStyle(Qt::RoundCap);
    switch (severity) {
    case base::Severity::Error:
        painter.drawEllipse(QPointF(0, 0), 6.8, 6.8);
        painter.setPen(mark);
        painter.drawLine(QPointF(-2.6, -2.6), QPointF(2.6, 2.6));
        painter.drawLine(QPointF(-2.6, 2.6), QPointF(2.6, -2.6));
        break;
    case base::Severity::Warning: {
        QPainterPath triangle;
        triangle.moveTo(0, -6.6);
        triangle.lineTo(7.2, 6.2);
        triangle.lineTo(-7.2, 6.2);
        triangle.closeSubpath();
        painter.drawPath(triangle);
        painter.setPen(mark);
        painter.drawLine(QPointF(0, -2.2), QPointF(0, 1.4));
        painter.drawPoint(QPointF(0, 4.1));
        break;
    }
    case base::Severity::Info:
        painter.drawRoundedRect(QRectF(-6.2, -6.2, 12.4, 12.4), 2, 2);
        painter.setPen(mark);
        painter.drawPoint(QPointF(0, -3.4));
        painter.drawLine(QPointF(0, -0.4), QPointF(0, 3.6));
        break;
    }
}

} // namespace

QIcon severityIcon(base::Severity severity) {
    return drawnIcon([severity](QPainter& painter) { drawSeverity(painter, severity); });
}

} // namespace assay::widgets
