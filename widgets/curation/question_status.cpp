#include "widgets/curation/question_status.h"

#include "core/words/question_words.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/drawn_icon.h"

#include <QPainter>
#include <QPainterPath>

namespace assay::widgets {
namespace {

void drawQuestionStatus(QPainter& painter, model::QuestionStatus status) {
    switch (status) {
    case model::QuestionStatus::Draft:
        painter.setPen(QPen(QColor(0x8A, 0x8A, 0x8A), 1.6, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(0, 0), 5.6, 5.6);
        break;
    case model::QuestionStatus::Approved:
        drawTickedDisc(painter);
        break;
    case model::QuestionStatus::Flagged: {
        painter.setPen(QPen(QColor(0xC8, 0x45, 0x00), 1.6));
        painter.drawLine(QPointF(-4, -6), QPointF(-4, 6.5));
        QPainterPath cloth;
        cloth.moveTo(-4, -6);
        cloth.lineTo(5.5, -3);
        cloth.lineTo(-4, 0.5);
        cloth.closeSubpath();
        painter.fillPath(cloth, QColor(0xC8, 0x45, 0x00));
        break;
    }
    case model::QuestionStatus::Retired:
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x6B, 0x6B, 0x6B));
        painter.drawRoundedRect(QRectF(-6, -6, 12, 12), 2, 2);
        painter.setPen(QPen(Qt::white, 2));
        painter.drawLine(QPointF(-3, 0), QPointF(3, 0));
        break;
    }
}

} // namespace

QString questionStatusText(model::QuestionStatus status) {
    return windowText(words::statusText, status);
}

QIcon questionStatusIcon(model::QuestionStatus status) {
    return drawnIcon([status](QPainter& painter) { drawQuestionStatus(painter, status); });
}

} // namespace assay::widgets
