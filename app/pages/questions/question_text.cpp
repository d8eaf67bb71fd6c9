#include "app/pages/questions/question_text.h"

#include "core/results/curation/curation_words.h"
#include "core/words/question_words.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/drawn_icon.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace assay::app {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("QuestionText", text);
}

void drawStatus(QPainter& painter, model::QuestionStatus status) {
    switch (status) {
    case model::QuestionStatus::Draft:
        painter.setPen(QPen(QColor(0x8A, 0x8A, 0x8A), 1.6, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(0, 0), 5.6, 5.6);
        break;
    case model::QuestionStatus::Approved:
        widgets::drawTickedDisc(painter);
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

QString statusText(model::QuestionStatus status) {
    return widgets::windowText(words::statusText, status);
}

QIcon statusIcon(model::QuestionStatus status) {
    return widgets::drawnIcon([status](QPainter& painter) { drawStatus(painter, status); });
}

QString facetTitle(curation::Facet facet) {
    return widgets::windowText(results::facetTitle, facet);
}

QString facetValueText(curation::Facet facet, const std::string& value) {
    return widgets::windowText(results::facetValueText, facet, value);
}

QString formatTitle(formats::QuestionKind kind) {
    switch (kind) {
    case formats::QuestionKind::FinragJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "FinRAG (JSON)"));
    case formats::QuestionKind::FinsearchJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "FinSearch (JSON)"));
    case formats::QuestionKind::NorwegianJsonl:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Norwegian chat (JSON lines)"));
    case formats::QuestionKind::FloridaJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Florida golden set (JSON)"));
    case formats::QuestionKind::FinancebenchJsonl:
        return say(QT_TRANSLATE_NOOP("QuestionText", "FinanceBench (JSON lines)"));
    case formats::QuestionKind::TatqaJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "TAT-QA (JSON)"));
    case formats::QuestionKind::Beir:
        return say(QT_TRANSLATE_NOOP("QuestionText", "BEIR (a folder)"));
    case formats::QuestionKind::SquadJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "SQuAD (JSON)"));
    case formats::QuestionKind::RagasJsonl:
        return say(QT_TRANSLATE_NOOP("QuestionText", "ragas (JSON lines)"));
    case formats::QuestionKind::QuestionsCsv:
        return say(QT_TRANSLATE_NOOP("QuestionText", "CSV table"));
    case formats::QuestionKind::QuestionsJsonl:
        return say(QT_TRANSLATE_NOOP("QuestionText", "JSON lines"));
    }
    return {};
}

} // namespace assay::app
