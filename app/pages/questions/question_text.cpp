#include "app/pages/questions/question_text.h"

#include "core/results/curation/curation_words.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("QuestionText", text);
}

} // namespace

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
    case formats::QuestionKind::ArgillaJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Argilla (JSON)"));
    case formats::QuestionKind::LabelStudioJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Label Studio (JSON)"));
    case formats::QuestionKind::LangfuseJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Langfuse (JSON)"));
    case formats::QuestionKind::PhoenixJson:
        return say(QT_TRANSLATE_NOOP("QuestionText", "Phoenix (JSON)"));
    }
    return {};
}

} // namespace assay::app
