#include "app/pages/questions/question_card.h"

#include "app/pages/questions/question_controller.h"
#include "widgets/text/error_text.h"

#include <QShowEvent>
#include <utility>

namespace assay::app {

QuestionCard::QuestionCard(QuestionController& controller, const char* name, QWidget* parent)
    : ReadingCard(parent)
    , m_controller(controller) {
    setObjectName(QLatin1String(name));
    setAccessibleName(tr("The question with its gold answer and its evidence"));
    for (const auto signal : {&QuestionController::currentChanged, &QuestionController::currentEdited,
                              &QuestionController::workspaceChanged, &QuestionController::curatorChanged}) {
        connect(&m_controller, signal, this, &QuestionCard::refreshSoon);
    }
    for (const auto signal : {&QuestionController::filterChanged, &QuestionController::columnsChanged}) {
        connect(&m_controller, signal, this, &QuestionCard::markSearched);
    }
    markSearched();
    refreshSoon();
}

void QuestionCard::markSearched() {
    setWords(widgets::SearchWords(QString::fromStdString(m_controller.filter().text)));
}

void QuestionCard::showEvent(QShowEvent* event) {
    ReadingCard::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void QuestionCard::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        refresh();
    }
}

void QuestionCard::refresh() {
    m_stale = false;
    const auto& current = m_controller.current();
    if (!current) {
        clearCase(tr("No question is in front."));
        return;
    }
    const auto reader = m_controller.workspace()->reader();
    auto evidence =
        reader ? widgets::readEvidence(*reader, current->question.evidenceSentenceIds, widgets::kContextFor)
               : base::Result<std::vector<widgets::EvidenceEntry>>(tl::unexpected(reader.error()));
    if (!evidence) {
        clearCase(widgets::errorText(evidence.error()));
        return;
    }
    widgets::ReadingCase shown;
    shown.question = current->question;
    if (const auto suite = m_controller.context().suiteNames.find(current->suite);
        suite != m_controller.context().suiteNames.end()) {
        shown.place = QString::fromStdString(suite->second);
    }
    shown.statusIsHidden = m_controller.hidesDecisions();
    shown.mayAttach = !m_controller.isReadOnly();
    shown.contextLeftOut = static_cast<int>(evidence->size()) > widgets::kContextFor;
    shown.evidence = std::move(*evidence);
    setCase(std::move(shown));
}

} // namespace assay::app

#include "moc_question_card.cpp"
