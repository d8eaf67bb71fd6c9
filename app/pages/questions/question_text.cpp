#include "app/pages/questions/question_text.h"

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
    switch (status) {
    case model::QuestionStatus::Draft:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Draft"));
    case model::QuestionStatus::Approved:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Approved"));
    case model::QuestionStatus::Flagged:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Flagged"));
    case model::QuestionStatus::Retired:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Retired"));
    }
    return {};
}

QIcon statusIcon(model::QuestionStatus status) {
    return widgets::drawnIcon([status](QPainter& painter) { drawStatus(painter, status); });
}

QString facetTitle(curation::Facet facet) {
    static constexpr std::array<const char*, curation::kFacetCount> kTitles{
        QT_TRANSLATE_NOOP("QuestionText", "Suite"),    QT_TRANSLATE_NOOP("QuestionText", "Gold version"),
        QT_TRANSLATE_NOOP("QuestionText", "Category"), QT_TRANSLATE_NOOP("QuestionText", "Difficulty"),
        QT_TRANSLATE_NOOP("QuestionText", "Scope"),    QT_TRANSLATE_NOOP("QuestionText", "Answer type"),
        QT_TRANSLATE_NOOP("QuestionText", "Status"),   QT_TRANSLATE_NOOP("QuestionText", "Company"),
        QT_TRANSLATE_NOOP("QuestionText", "Year"),     QT_TRANSLATE_NOOP("QuestionText", "Section"),
        QT_TRANSLATE_NOOP("QuestionText", "Flag"),     QT_TRANSLATE_NOOP("QuestionText", "Suspicion")};
    return say(kTitles[static_cast<std::size_t>(facet)]);
}

// A category of the benchmark by its name; another one as it is written, in words.
QString categoryText(std::string_view name) {
    static constexpr std::array<const char*, 10> kTexts{
        QT_TRANSLATE_NOOP("QuestionText", "Local factual"),
        QT_TRANSLATE_NOOP("QuestionText", "Local causal"),
        QT_TRANSLATE_NOOP("QuestionText", "Cross section"),
        QT_TRANSLATE_NOOP("QuestionText", "Cross year"),
        QT_TRANSLATE_NOOP("QuestionText", "Cross company"),
        QT_TRANSLATE_NOOP("QuestionText", "Aggregation"),
        QT_TRANSLATE_NOOP("QuestionText", "Verification"),
        QT_TRANSLATE_NOOP("QuestionText", "Definition"),
        QT_TRANSLATE_NOOP("QuestionText", "Temporal reference"),
        QT_TRANSLATE_NOOP("QuestionText", "No answer")};
    const QString inWords = spacedName(name);
    for (const char* text : kTexts) {
        if (inWords == QLatin1String(text)) {
            return say(text);
        }
    }
    return inWords;
}

QString facetValueText(curation::Facet facet, const std::string& value) {
    if (value.empty()) {
        return facet == curation::Facet::Flag || facet == curation::Facet::Suspicion
                   ? say(QT_TRANSLATE_NOOP("QuestionText", "(none)"))
                   : say(QT_TRANSLATE_NOOP("QuestionText", "(missing)"));
    }
    if (facet == curation::Facet::Status) {
        const auto status = model::questionStatusFromName(value);
        return status ? statusText(*status) : QString::fromStdString(value);
    }
    if (facet == curation::Facet::Flag) {
        return flagReasonText(value);
    }
    if (facet == curation::Facet::Suspicion) {
        return spacedName(value);
    }
    if (facet == curation::Facet::Category) {
        for (const model::CategoryInfo& category : model::questionCategories()) {
            if (category.letter == value) {
                return QString::fromStdString(value) + QStringLiteral(" · ") + categoryText(category.name);
            }
        }
    }
    return QString::fromStdString(value);
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
