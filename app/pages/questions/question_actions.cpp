#include "app/pages/questions/question_actions.h"

#include <QWidget>

namespace assay::app {

namespace {

constexpr auto kOwnToolTip = "ownToolTip";

} // namespace

QAction* QuestionActions::make(const char* name, const QString& text, const QKeySequence& shortcut,
                               const QString& toolTip) {
    auto* action = new QAction(text, m_host);
    action->setObjectName(QLatin1String("questions.") + QLatin1String(name));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(toolTip); // empty: its text
    action->setProperty(kOwnToolTip, toolTip);
    m_host->addAction(action);
    return action;
}

QuestionActions::QuestionActions(QWidget* host)
    : QObject(host)
    , m_host(host) {
    approve = make("approve", tr("Approve and next"), QKeySequence(Qt::CTRL | Qt::Key_Return),
                   tr("Approves the question in front and goes to the next; or all that are selected"));
    flag = make("flag", tr("Flag…"), QKeySequence(Qt::Key_F),
                tr("Says what is wrong with the selected questions: 1 to 9 choose the reason"));
    retire = make("retire", tr("Retire"), QKeySequence(Qt::Key_R),
                  tr("The selected questions are asked no longer"));
    backToDraft = make("backToDraft", tr("Back to draft"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    checked = make("checked", tr("Checked, next of the spot check"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return),
                   tr("Ticks the question in front in the spot check of its suite and shows the next of it"));
    setField = make("setField", tr("Set a field…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                    tr("Category, difficulty, scope, answer type … of all selected questions"));
    addToField = make("addToField", tr("Add to a field…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
                      tr("Adds companies, years, sections … to all selected questions"));
    newQuestion = make("new", tr("New question"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    paraphrase = make("paraphrase", tr("Add a paraphrase…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
                      tr("Adds other wordings of the question in front, linked to it"));
    previous = make("previous", tr("Previous question"), QKeySequence(Qt::CTRL | Qt::Key_Left));
    next = make("next", tr("Next question"), QKeySequence(Qt::CTRL | Qt::Key_Right));
    // In a text Ctrl and an arrow move by a word, so there is a second key for each.
    previous->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::ALT | Qt::Key_PageUp)});
    next->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Right), QKeySequence(Qt::ALT | Qt::Key_PageDown)});
    edit = make("edit", tr("Edit the question"), QKeySequence(Qt::Key_F2));
    save = make("save", tr("Save what was typed"), QKeySequence(Qt::CTRL | Qt::Key_S),
                tr("Saves what was typed in the form, as one revision"));
    undo = make("undo", tr("Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo = make("redo", tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    showInCorpus =
        make("showInCorpus", tr("Show the evidence in its corpus"), QKeySequence(Qt::CTRL | Qt::Key_G),
             tr("Shows the selected sentence of the evidence on the page Corpus (Ctrl+G)"));
    search = make("search", tr("Search"), QKeySequence(Qt::CTRL | Qt::Key_F));
    checkAll = make("checkAll", tr("Check all suites for bad questions"),
                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
                    tr("Checks every suite in one go and lists what is suspected in all of them"));
    showFacets = make("showFacets", tr("Show the facets"), QKeySequence(Qt::Key_F6));
    showFacets->setCheckable(true);
    showFacets->setChecked(true);
    showDetail = make("showDetail", tr("Show the detail"), QKeySequence(Qt::Key_F4));
    showDetail->setCheckable(true);
    showDetail->setChecked(true);
    detailBeside = make("detailBeside", tr("Detail beside the table"), QKeySequence(Qt::SHIFT | Qt::Key_F4));
    detailBeside->setCheckable(true);
    keys = make("keys", tr("Keys of this page"), QKeySequence(Qt::Key_Question));
}

QList<QAction*> QuestionActions::all() const {
    return {approve,    flag,       retire,       backToDraft,  checked,  next,       previous,    edit,
            save,       search,     undo,         redo,         setField, addToField, newQuestion, paraphrase,
            showFacets, showDetail, detailBeside, showInCorpus, checkAll, keys};
}

QList<QAction*> QuestionActions::forSelection() const {
    return {approve, flag, retire, backToDraft, setField, addToField};
}

void QuestionActions::explain(const QString& text) {
    const QList<QAction*> changing = forSelection();
    for (QAction* action : changing) {
        action->setToolTip(text.isEmpty() ? action->property(kOwnToolTip).toString() : text);
    }
}

} // namespace assay::app

#include "moc_question_actions.cpp"
