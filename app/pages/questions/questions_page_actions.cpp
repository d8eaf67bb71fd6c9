// The part of the questions page that carries out its actions.
#include "app/pages/questions/coverage_pane.h"
#include "app/pages/questions/detector_pane.h"
#include "app/pages/questions/evidence_pane.h"
#include "app/pages/questions/facet_pane.h"
#include "app/pages/questions/field_dialog.h"
#include "app/pages/questions/filter_bar.h"
#include "app/pages/questions/flag_menu.h"
#include "app/pages/questions/guidelines_pane.h"
#include "app/pages/questions/paraphrase_dialog.h"
#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_detail.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/questions_page.h"
#include "app/pages/questions/review_queue_pane.h"
#include "app/pages/questions/reviews_pane.h"
#include "app/pages/questions/suites_menu.h"
#include "app/shell/shortcut_sheet.h"
#include "core/curation/question_columns.h"
#include "widgets/curation/curator_field.h"
#include "widgets/editing/letter_keys.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/tables/data_table_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>

namespace assay::app {
namespace {

// As in a menu, but for what says that something is asked first.
QString actionName(const QAction& action) {
    return action.text().remove(QChar(0x2026));
}

} // namespace

void QuestionsPage::connectActions() {
    const auto on = [this](QAction* action, auto work) { connect(action, &QAction::triggered, this, work); };
    on(m_actions->approve, [this] { approveAndNext(selectedQuestions()); });
    on(m_actions->flag, [this] { askForFlag(selectedQuestions()); });
    on(m_actions->retire, [this] { m_controller->retire(selectedQuestions()); });
    on(m_actions->backToDraft, [this] { m_controller->backToDraft(selectedQuestions()); });
    on(m_actions->checked, [this] {
        if (m_controller->current()) {
            m_coverage->tickAndShowNext(m_controller->current()->id);
        }
    });
    on(m_actions->setField, [this] { askForField(false); });
    on(m_actions->addToField, [this] { askForField(true); });
    on(m_actions->newQuestion, [this] { addQuestion(); });
    on(m_actions->paraphrase, [this] { askForParaphrases(); });
    on(m_actions->previous, [this] { stepQuestion(-1); });
    on(m_actions->next, [this] { stepQuestion(1); });
    on(m_actions->edit, [this] {
        m_actions->showDetail->setChecked(true);
        if (m_tabs->currentIndex() == Coverage) {
            showTab(Table);
        }
        m_detail->edit();
    });
    on(m_actions->save, [this] {
        const GuidelinesPane& guidelines = m_detail->guidelines();
        if (guidelines.isTyped() &&
            (!m_detail->form().isTyped() || guidelines.isAncestorOf(QApplication::focusWidget()))) {
            m_detail->guidelines().save();
        } else {
            m_detail->form().save();
        }
    });
    on(m_actions->undo, [this] { undo(); });
    m_actions->undo->installEventFilter(this);
    on(m_actions->redo, [this] { m_controller->redo(); });
    on(m_actions->search, [this] {
        showTab(Table);
        m_bar->searchLine().setFocus(Qt::ShortcutFocusReason);
        m_bar->searchLine().selectAll();
    });
    on(m_actions->checkAll, [this] {
        showTab(Suspicions);
        m_detector->checkAll();
    });
    on(m_actions->showInCorpus, [this] { m_detail->evidence().showInCorpus(); });
    on(m_actions->keys, [this] { showKeys(); });
    auto* letters = new widgets::LetterKeys(this, m_actions->byLetter(), [this] { return isAtSelection(); });
    connect(letters, &widgets::LetterKeys::idle, this, [this](const QAction* action) {
        Q_EMIT noticeRaised(
            tr("“%1” acts on what is selected in the list. The keyboard is elsewhere, so nothing "
               "was done.")
                .arg(actionName(*action)));
    });
    for (QAction* action : {m_actions->showFacets, m_actions->showDetail, m_actions->detailBeside}) {
        connect(action, &QAction::toggled, this, &QuestionsPage::arrange);
    }
}

void QuestionsPage::refreshActions() {
    const bool isWritable = m_controller->workspace() != nullptr && !m_controller->isReadOnly();
    const bool hasCurrent = m_controller->current().has_value();
    const bool isOutside = hasCurrent && m_tabs->currentIndex() == Table && m_controller->currentRow() < 0;
    const bool isEdited = m_detail->form().isTyped();
    const bool isMeant = isEdited || isBesideFilter();
    const QString id =
        isOutside ? QString::fromStdString(m_controller->current()->question.questionId) : QString();
    m_actions->explain(!isOutside ? QString()
                       : isEdited ? tr("Of %1, which is being edited outside of the filter").arg(id)
                       : isMeant  ? tr("Of %1, which is in front outside of the filter").arg(id)
                                  : tr("%1 is in front, but outside of the filter: choose a question of the "
                                        "list, or show all")
                                       .arg(id));
    const QList<QAction*> changing = m_actions->forSelection();
    for (QAction* action : changing) {
        action->setEnabled(isWritable && hasCurrent && (!isOutside || isMeant) &&
                           m_tabs->currentIndex() != Coverage);
    }
    m_actions->save->setEnabled(isEdited || m_detail->guidelines().isTyped());
    m_actions->checked->setEnabled(isWritable && hasCurrent &&
                                   m_coverage->isInSpotCheck(m_controller->current()->id));
    m_actions->newQuestion->setEnabled(isWritable && !m_controller->suites().empty());
    m_actions->paraphrase->setEnabled(isWritable && hasCurrent);
    m_actions->checkAll->setEnabled(!m_controller->suites().empty());
    for (QAction* action : {m_actions->previous, m_actions->next}) {
        action->setEnabled(!m_controller->shown().empty() || m_tabs->currentIndex() == Reviews);
    }
    m_actions->edit->setEnabled(hasCurrent);
    const widgets::EditSession& edits = m_controller->edits();
    widgets::showJournal(edits, {m_actions->undo, m_actions->redo});
    m_actions->undo->setEnabled(isWritable && (edits.canUndo() || isEdited));
}

bool QuestionsPage::isBesideFilter() const {
    const auto& current = m_controller->current();
    return current && current->id == m_besideFilter && m_controller->currentRow() < 0 &&
           m_detail->isVisible();
}

// What the keys of one letter are about: a list with what is selected in it, or the detail of just that.
bool QuestionsPage::isAtSelection() const {
    const QWidget* focus = QApplication::focusWidget();
    const bool isInDetail = m_detail->isVisible() && m_detail->isAncestorOf(focus);
    switch (m_tabs->currentIndex()) {
    case Table: {
        const bool isShown = m_controller->currentRow() >= 0;
        const auto selected = m_table->selectedRowNumbers();
        if (isBesideFilter()) {
            return selected.isEmpty() && (m_table->hasFocus() || isInDetail);
        }
        return isShown && ((m_table->hasFocus() && !selected.isEmpty()) ||
                           (isInDetail && selected == QList<int>{m_controller->currentRow()}));
    }
    case Suspicions:
        return m_detector->isAtQuestion() || (isInDetail && m_detector->marksQuestion());
    case Reviews:
        return m_reviewQueue->isAtQuestion() || (isInDetail && m_reviewQueue->isMarkedInFront());
    default:
        return false;
    }
}

// The key of undo, pressed in the form, is about the question there alone. The menu names what it is about.
bool QuestionsPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_actions->undo && event->type() == QEvent::Shortcut &&
        m_detail->form().isAncestorOf(QApplication::focusWidget())) {
        m_detail->form().undo();
        return true;
    }
    // The keys of a review, which the pane beside the table names, work in the table as long as it is in
    // front.
    if (watched == m_table && event->type() == QEvent::KeyPress && m_detail->reviews().isVisible() &&
        m_table->selectedRowNumbers() == QList<int>{m_controller->currentRow()} &&
        m_detail->reviews().takeKey(*static_cast<QKeyEvent*>(event))) {
        return true;
    }
    return Page::eventFilter(watched, event);
}

// Among the fields of the form what is typed goes back first.
void QuestionsPage::undo() {
    QuestionForm& form = m_detail->form();
    if (!form.isAncestorOf(QApplication::focusWidget()) || !form.undoTyping()) {
        m_controller->undo();
    }
}

void QuestionsPage::approveAndNext(const std::vector<base::RowId>& ids) {
    if (ids.empty() ||
        !m_controller->edits().mayEdit([this, ids] { approveAndNext(ids); },
                                       m_controller->withSubject(actionName(*m_actions->approve), ids))) {
        return;
    }
    changeAndNext(ids, [this, ids] { return m_controller->approve(ids); });
}

void QuestionsPage::changeAndNext(const std::vector<base::RowId>& ids, const std::function<bool()>& change) {
    if (ids.size() != 1) {
        (void)change();
        return;
    }
    if (m_tabs->currentIndex() == Reviews) {
        if (change()) {
            m_reviewQueue->step(1);
        }
        return;
    }
    if (m_tabs->currentIndex() == Suspicions) {
        // The queue's own order: the table is not seen here.
        if (change()) {
            m_detector->stepToNextQuestion();
        }
        return;
    }
    // Looked up before: with a filter on drafts it is gone from the list afterwards.
    // Nothing is next to what the list does not show.
    const int row = m_controller->rowOf(ids.front());
    const base::RowId next = row < 0 ? 0 : m_controller->idAtRow(row + 1);
    if (change() && next != 0 && next != ids.front()) {
        m_controller->setCurrent(next);
    }
}

void QuestionsPage::flagAndNext(const std::vector<base::RowId>& ids, const QString& reason,
                                const QString& note) {
    const auto flag = [this, ids, reason, note] { return m_controller->flag(ids, reason, note); };
    if (settings().flagGoesOn()) {
        changeAndNext(ids, flag);
    } else {
        (void)flag();
    }
}

QStringList QuestionsPage::furtherReasons() const {
    QStringList reasons;
    for (const curation::FacetValue& flag :
         m_controller->facets()[static_cast<std::size_t>(curation::Facet::Flag)]) {
        if (!flag.value.empty() && flag.value != curation::kWithheld) {
            reasons += QString::fromStdString(flag.value);
        }
    }
    return reasons;
}

void QuestionsPage::askForFlag(const std::vector<base::RowId>& ids) {
    if (ids.empty() ||
        !m_controller->edits().mayEdit([this, ids] { askForFlag(ids); },
                                       m_controller->withSubject(actionName(*m_actions->flag), ids))) {
        return;
    }
    auto* menu = new FlagMenu(furtherReasons(), this);
    menu->setObjectName(QStringLiteral("flagMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &FlagMenu::reasonChosen, this,
            [this, ids](const QString& reason) { flagAndNext(ids, reason, {}); });
    connect(menu, &FlagMenu::noteWanted, this, [this, ids] { askForFlagNote(ids); });
    const QRect row = m_table->visualRect(m_table->currentIndex());
    menu->popup(m_table->viewport()->mapToGlobal(
        row.isValid() ? QPoint(std::max(row.left(), 0) + 24, row.bottom()) : QPoint(24, 24)));
}

void QuestionsPage::askForFlagNote(const std::vector<base::RowId>& ids) {
    auto* dialog = new FlagDialog(furtherReasons(), static_cast<int>(ids.size()), this);
    dialog->setObjectName(QStringLiteral("flagDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FlagDialog::chosen, this,
            [this, ids](const QString& reason, const QString& note) { flagAndNext(ids, reason, note); });
    dialog->show();
}

void QuestionsPage::askForField(bool add) {
    const std::vector<base::RowId> ids = selectedQuestions();
    if (ids.empty()) {
        return;
    }
    auto* dialog = new FieldDialog(add ? FieldDialog::Mode::Add : FieldDialog::Mode::Set,
                                   static_cast<int>(ids.size()), this);
    dialog->setObjectName(QStringLiteral("fieldDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FieldDialog::chosen, this,
            [this, ids, add](model::QuestionField field, const std::vector<std::string>& entries) {
                if (add) {
                    m_controller->addToFieldOfAll(ids, field, entries);
                } else {
                    m_controller->setFieldOfAll(ids, field, entries);
                }
            });
    dialog->show();
}

void QuestionsPage::addQuestion() {
    if (m_controller->suites().empty() ||
        !m_controller->edits().mayEdit([this] { addQuestion(); }, actionName(*m_actions->newQuestion))) {
        return;
    }
    // That of the header's menu: a filter on a suite says more than the question in front.
    const auto chosen = m_suites->suite();
    const base::RowId suite = chosen ? chosen->id : m_controller->suites().front().id;
    model::Question question;
    question.questionId = curation::proposedQuestionId(m_controller->columns(), suite);
    question.questionText = tr("New question").toStdString();
    question.createdBy = m_controller->curator().toStdString();
    if (m_controller->addQuestion(suite, question) != 0) {
        editQuestion(m_controller->current()->id);
        if (auto* const text = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget())) {
            text->selectAll(); // what is typed takes its place
        }
    }
}

void QuestionsPage::askForParaphrases() {
    const auto& current = m_controller->current();
    if (!current ||
        !m_controller->edits().begin([this] { askForParaphrases(); }, actionName(*m_actions->paraphrase))) {
        return;
    }
    const base::RowId original = current->id;
    const auto* const opened = m_controller->workspace().get();
    auto* dialog = new ParaphraseDialog(QString::fromStdString(current->question.questionId),
                                        QString::fromStdString(current->question.questionText), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ParaphraseDialog::wordingsGiven, this,
            [this, original, opened](const QStringList& wordings) {
                if (m_controller->workspace().get() == opened) { // else the question is another one
                    m_controller->addParaphrases(original, wordings);
                }
            });
    connect(dialog, &ParaphraseDialog::serviceAsked, this,
            [this, original, opened, dialog](const endpoint::ChatSettings& service, const std::string& key,
                                             int each) {
                if (opened == nullptr ||
                    m_controller->workspace().get() != opened) { // the question is another one
                    dialog->showAsked(base::fail(base::ErrorCode::Cancelled));
                    return;
                }
                evaluate::ChatBatchSettings asking;
                asking.chat = service;
                asking.bearerToken = key;
                auto* const job =
                    m_controller->askForWordings(original, asking, each, dialog,
                                                 [dialog](const auto& asked) { dialog->showAsked(asked); });
                connect(dialog, &QObject::destroyed, job, &widgets::Job::cancel);
            });
    dialog->show();
}

void QuestionsPage::showKeys() {
    auto* sheet =
        new ShortcutSheet(tr("Keys of the questions page"), m_actions->all(),
                          {{tr("1 – 9"), tr("After F: the reason")},
                           {tr("Space, Return"), tr("In the facets: choose a value, open a facet")},
                           {tr("Delete"), tr("In the facets: give up what is chosen in the facet")},
                           {tr("Escape"), tr("In the search line: search for nothing")},
                           {tr("Escape"), tr("In a field of the form: back to the list")},
                           {tr("Ctrl+Z"), tr("In a field of the form: what was typed there, then in the "
                                             "other fields, then what was saved of this question")},
                           {tr("Down"), tr("In the search line: to the table")},
                           {tr("Return"), tr("In the table: edit the question")}},
                          this);
    sheet->setObjectName(QStringLiteral("keysSheet"));
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

void QuestionsPage::showTableMenu(const QPoint& at) {
    QMenu* menu = m_table->createTableMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* first = menu->actions().isEmpty() ? nullptr : menu->actions().constFirst();
    menu->insertActions(first, m_actions->forSelection());
    menu->insertActions(first, {m_actions->newQuestion, m_actions->paraphrase});
    menu->insertSeparator(first);
    menu->insertActions(first, {m_actions->showFacets, m_actions->showDetail, m_actions->detailBeside});
    menu->insertSeparator(first);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

} // namespace assay::app
