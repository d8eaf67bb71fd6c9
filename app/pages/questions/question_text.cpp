#include "app/pages/questions/question_text.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("QuestionText", text);
}

} // namespace

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
        return status ? widgets::questionStatusText(*status) : QString::fromStdString(value);
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
