#include "app/pages/questions/question_form.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_fields.h"
#include "app/pages/questions/question_remarks.h"
#include "app/pages/questions/question_text.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/suite_settings.h"
#include "widgets/curation/form_notice.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/whole_label.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextDocument>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

using model::QuestionField;

constexpr int kCheckAfterMs = 200;
constexpr qsizetype kQuotedLength = 200;

} // namespace

QuestionForm::QuestionForm(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    m_notice = new widgets::FormNotice(this);
    layout->addWidget(m_notice);
    m_fields = new QuestionFields(*this, this);
    layout->addWidget(m_fields, 1);
    connect(m_fields, &QuestionFields::typedIn, this, &QuestionForm::take);

    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kCheckAfterMs);
    connect(&m_checkTimer, &QTimer::timeout, this, &QuestionForm::check);
    m_edits = &m_controller.edits();
    m_edits->setTyping([this] {
        commit();
        return whyUnsaved();
    });
    connect(&m_controller, &QuestionController::currentChanged, this, &QuestionForm::showCurrent);
    connect(&m_controller, &QuestionController::currentEdited, this, &QuestionForm::showEdited);
    // A review, or another name, may show what was hidden.
    for (const auto signal : {&QuestionController::journalChanged, &QuestionController::curatorChanged}) {
        connect(&m_controller, signal, this, [this] {
            if (m_controller.current()) {
                showHead(typed());
            }
        });
    }
    connect(&m_controller, &QuestionController::conflicted, this, &QuestionForm::showConflict);
    connect(&m_controller, &QuestionController::approvalBlocked, this, &QuestionForm::focusUnfit);
    connect(qApp, &QApplication::focusChanged, this, &QuestionForm::moveFocus);
    showCurrent();
}

QuestionForm::~QuestionForm() {
    if (m_edits) {
        m_edits->setTyping({});
    }
}

QWidget* QuestionForm::makeHead() {
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 6, 8, 4);
    m_head = new QLabel(bar);
    m_head->setObjectName(QStringLiteral("questionHead"));
    widgets::keepWhole(*m_head);
    m_head->setTextFormat(Qt::PlainText);
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_head, 1);
    m_why = new QLineEdit(bar);
    m_why->setObjectName(QStringLiteral("formWhy"));
    m_why->setAccessibleName(tr("Why the question is edited"));
    m_why->setToolTip(tr("Stands beside the edit in the history of the question"));
    widgets::setHint(*m_why, tr("Why (for the history)"), 10);
    connect(m_why, &QLineEdit::returnPressed, this, &QuestionForm::save);
    layout->addWidget(m_why, 0, Qt::AlignTop);
    m_save = new QPushButton(tr("S&ave"), bar);
    m_save->setObjectName(QStringLiteral("formSave"));
    m_save->setToolTip(tr("Saves what was typed, as one revision (Ctrl+S); so does leaving the form"));
    m_save->setAutoDefault(false);
    m_save->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard in the field
    m_save->setEnabled(false);
    connect(m_save, &QPushButton::clicked, this, &QuestionForm::save);
    layout->addWidget(m_save, 0, Qt::AlignTop);
    return bar;
}

void QuestionForm::focusFirst() {
    focusField(QuestionField::QuestionText);
}

void QuestionForm::focusField(QuestionField field) {
    m_fields->focus(field);
}

// --- What is typed ---

model::Question QuestionForm::typed() const {
    return m_fields->typed();
}

bool QuestionForm::isTyped() const {
    return m_fields->isTyped();
}

QString QuestionForm::whyUnsaved() const {
    if (!isTyped()) {
        return {};
    }
    const QString id = QString::fromStdString(m_fields->base().questionId);
    if (const Fields unfit = m_fields->unfit(); !unfit.empty()) {
        return tr("%1 of %2 does not fit. What was typed is not saved; it is kept as a draft.")
            .arg(QuestionFields::titlesOf(unfit), id);
    }
    if (!m_collided.empty()) {
        return tr("Somebody else has changed %1 of %2 too. What was typed is not saved; it is kept as a "
                  "draft.")
            .arg(QuestionFields::titlesOf(m_collided), id);
    }
    return tr("What was typed into %1 is not saved yet; it is kept as a draft.").arg(id);
}

void QuestionForm::focusUnfit() {
    if (const Fields unfit = m_fields->unfit(); !unfit.empty()) {
        focusField(*unfit.begin());
    }
}

bool QuestionForm::commit() {
    const auto& current = m_controller.current();
    if (!current || current->id != m_shown || !isTyped() || m_committing) {
        return !isTyped();
    }
    if (!m_fields->unfit().empty()) {
        return false;
    }
    for (int attempt = 0; attempt < 2 && m_collided.empty(); ++attempt) {
        const model::Question question = typed();
        if (question == m_fields->base()) {
            settle(); // typed and taken back
            return !isTyped();
        }
        m_committing = true; // saving shows the new revision, which fills the editors
        m_conflicted = false;
        // A name that is given saves what is typed.
        const bool saved = m_controller.save(question, m_why->text().trimmed(), {});
        m_committing = false;
        if (saved) {
            m_why->clear();
            m_fields->setBase(current ? current->question : question);
            settle();
            return !isTyped();
        }
        if (!m_conflicted) {
            return false;
        }
        rebase();
    }
    return false;
}

void QuestionForm::save() {
    if (isTyped() && !m_controller.edits().mayEdit([this] { save(); },
                                                   m_controller.withSubject(tr("Saving"), {m_shown}))) {
        return;
    }
    if (!commit()) {
        Q_EMIT m_controller.noticed(whyUnsaved());
        focusUnfit();
    }
}

bool QuestionForm::undoTyping() {
    while (!m_typedOrder.empty()) {
        const QuestionField field = m_typedOrder.back();
        m_typedOrder.pop_back();
        if (m_fields->isTyped(field)) {
            m_fields->putBack(field);
            focusField(field);
            take(field);
            return true;
        }
    }
    return false;
}

void QuestionForm::undo() {
    if (const auto& current = m_controller.current(); !undoTyping() && current) {
        m_controller.edits().undoOf({std::string(workspace::kQuestionEntity), current->id,
                                     QString::fromStdString(current->question.questionId)});
    }
}

// Nothing is left to save: editors whose text does not fit keep it, all others show what is in force.
void QuestionForm::settle() {
    m_fields->putBackWhatFits();
    m_typedOrder.clear();
    keepDraft();
    check();
}

void QuestionForm::keepDraft() {
    m_controller.setTyped(isTyped() || m_draft ? std::optional(m_fields->withUnfit(withDraft(typed())))
                                               : std::nullopt);
}

void QuestionForm::hideEvent(QHideEvent* event) {
    if (m_edits) {
        commit();
    }
    QWidget::hideEvent(event);
}

// A popup of a field is a window of its own.
bool QuestionForm::holds(const QWidget* widget) const {
    while (widget != nullptr && widget != this) {
        widget = widget->parentWidget();
    }
    return widget == this;
}

// A visit ends when the keyboard goes elsewhere in the window; another window in front is none.
void QuestionForm::moveFocus(const QWidget* before, const QWidget* now) {
    if (m_edits && now != nullptr && now->window() == window() && holds(before) && !holds(now)) {
        commit();
    }
}

void QuestionForm::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        Q_EMIT left();
        if (!m_fields->unfit().empty() || !m_collided.empty()) {
            Q_EMIT m_controller.noticed(whyUnsaved()); // where it leads to, nothing else shows it
        }
        return;
    }
    QWidget::keyPressEvent(event);
}

// In a text field undo is about the field; when there is nothing left in it, about the form, then about what
// was saved of its question.
bool QuestionForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto* const press = static_cast<QKeyEvent*>(event);
        const bool undo = press->matches(QKeySequence::Undo);
        if (undo || press->matches(QKeySequence::Redo)) {
            const auto* area = qobject_cast<QPlainTextEdit*>(watched);
            const auto* choice = qobject_cast<QComboBox*>(watched);
            const auto* line = choice != nullptr ? choice->lineEdit() : qobject_cast<QLineEdit*>(watched);
            const bool hasOwn =
                area != nullptr
                    ? (undo ? area->document()->isUndoAvailable() : area->document()->isRedoAvailable())
                    : line != nullptr && (undo ? line->isUndoAvailable() : line->isRedoAvailable());
            if (!hasOwn) {
                if (undo) {
                    this->undo();
                } else {
                    m_controller.redo();
                }
                return true;
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

// --- What is shown ---

void QuestionForm::showCurrent() {
    const auto& current = m_controller.current();
    tellWhatWasLeft();
    m_notice->hide();
    m_collided.clear();
    m_draft.reset();
    m_draftFields.clear();
    m_typedOrder.clear();
    if (m_shown != (current ? current->id : 0)) {
        m_why->clear();
        m_fields->verticalScrollBar()->setValue(0); // each question begins at its top
    }
    m_shown = current ? current->id : 0;
    m_lettersExpected = current && usesLetterCategories(m_controller.columns(), current->suite);
    setEnabled(current.has_value());
    fill(current ? current->question : model::Question{});
    if (current) {
        offerDraft();
    }
}

void QuestionForm::showEdited() {
    const auto& current = m_controller.current();
    if (!current || m_committing) {
        return;
    }
    if (isTyped()) {
        rebase(); // undo, or another window: what is being typed stays
    } else {
        fill(current->question);
    }
}

void QuestionForm::fill(const model::Question& question) {
    m_fields->show(question);
    m_fields->setReadOnly(m_controller.isReadOnly());
    check();
}

void QuestionForm::take(QuestionField field) {
    std::erase(m_typedOrder, field);
    m_typedOrder.push_back(field);
    keepDraft();
    const model::Question question = typed();
    m_fields->titleGroups();
    if (m_wasTyped != isTyped() && m_controller.current()) {
        showHead(question); // at once; the rest when the keys rest
    }
    tellTyping();
    m_checkTimer.start();
}

void QuestionForm::tellTyping() {
    if (m_wasTyped != isTyped()) {
        m_wasTyped = isTyped();
        m_save->setEnabled(m_wasTyped);
        Q_EMIT typingChanged();
    }
}

void QuestionForm::check() {
    m_checkTimer.stop();
    tellTyping();
    if (!m_controller.current()) {
        m_head->clear();
        return;
    }
    const model::Question question = typed();
    showHead(question);
    const workspace::StoredQuestion& current = *m_controller.current();
    workspace::SuiteSettings settings;
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        if (suite.id == current.suite) {
            settings = workspace::readSuiteSettings(suite.settings).value_or(workspace::SuiteSettings{});
        }
    }
    std::map<QuestionField, QString> all = remarksOn(question, settings, m_lettersExpected);
    if (m_controller.isIdTaken(current.suite, question.questionId, current.id)) {
        all[QuestionField::QuestionId] = tr("Another question of this suite has the same id.");
    }
    m_fields->setRemarks(all);
}

void QuestionForm::showHead(const model::Question& question) {
    const workspace::StoredQuestion& current = *m_controller.current();
    const bool isHidden = m_controller.hidesDecisions();
    QString head = tr("%1 · %2 · revision %3")
                       .arg(QString::fromStdString(question.questionId),
                            isHidden ? tr("status and flags are shown once you have reviewed it")
                                     : widgets::questionStatusText(question.status))
                       .arg(current.revision);
    if (isTyped()) {
        head += QStringLiteral(" · ") + tr("not saved yet");
    }
    if (!current.changedBy.empty() || !current.changedAt.empty()) {
        const QString when = widgets::timeText(QString::fromStdString(current.changedAt));
        head += QStringLiteral(" · ") +
                (current.changedBy.empty()
                     ? tr("changed without a name, %1").arg(when)
                     : tr("changed by %1, %2").arg(QString::fromStdString(current.changedBy), when));
    }
    if (!current.sourceFile.empty()) {
        head += QStringLiteral(" · ") +
                tr("%1, line %2").arg(QString::fromStdString(current.sourceFile)).arg(current.sourceLine);
    }
    if (m_controller.isReadOnly()) {
        head += QStringLiteral(" · ") + tr("can only be read");
    }
    for (const model::QuestionFlag& flag : isHidden ? std::vector<model::QuestionFlag>() : question.flags) {
        head +=
            QLatin1Char('\n') +
            tr("Flagged by %1: %2").arg(QString::fromStdString(flag.flaggedBy), flagReasonText(flag.reason));
        if (!flag.note.empty()) {
            head += QStringLiteral(" — ") + QString::fromStdString(flag.note);
        }
    }
    m_head->setText(head);
}

// --- Other versions than the one in the form ---

// Another revision is in force than what is typed began from: what others changed is taken over, and where
// they changed what is typed here, the person chooses.
void QuestionForm::rebase() {
    const auto& current = m_controller.current();
    if (!current || current->id != m_shown) {
        return;
    }
    const model::Question before = m_fields->base();
    const model::Question mine = typed();
    m_fields->setBase(current->question);
    for (const QuestionField field : model::differingFields(before, m_fields->base())) {
        if (!m_fields->isTyped(field)) {
            m_fields->putBack(field);
            continue;
        }
        model::Question both = m_fields->base();
        model::copyField(mine, both, field);
        if (!model::differingFields(both, m_fields->base()).empty()) {
            m_collided.insert(field);
        }
    }
    keepDraft(); // it begins from this revision now
    askAboutCollisions();
    check();
}

void QuestionForm::askAboutCollisions() {
    if (m_collided.empty()) {
        return;
    }
    QString theirs;
    for (const QuestionField field : m_collided) {
        theirs +=
            QLatin1Char('\n') +
            tr("%1 is now: %2")
                .arg(fieldTitle(field), QString::fromStdString(model::fieldText(m_fields->base(), field)));
    }
    const std::string& who = m_controller.current()->changedBy;
    m_notice->ask(
        tr("%1 has changed what you are typing in. Yours is kept here, but not saved.")
                .arg(who.empty() ? tr("Somebody else") : QString::fromStdString(who)) +
            theirs,
        tr("Save mine"), tr("Take theirs"),
        [this] {
            m_collided.clear();
            commit();
        },
        [this] {
            for (const QuestionField field : std::exchange(m_collided, {})) {
                m_fields->putBack(field);
            }
            if (isTyped()) {
                keepDraft();
                commit();
            } else {
                settle();
            }
        });
}

// Leaving a question saves it; what could not be saved is not left without a word.
void QuestionForm::tellWhatWasLeft() {
    if (m_shown == 0 || !m_controller.workspace()) {
        return;
    }
    if (const QString why = whyUnsaved(); !why.isEmpty()) {
        Q_EMIT m_controller.noticed(why);
    }
}

void QuestionForm::offerDraft() {
    const workspace::StoredQuestion& current = *m_controller.current();
    const auto draft = m_controller.isReadOnly() ? std::nullopt : m_controller.draftOf(m_shown);
    if (!draft) {
        return;
    }
    // What it was begun from; what was changed since then is kept unless the draft is about the same field.
    model::Question before = current.question;
    if (draft->revision != current.revision) {
        const auto reader = m_controller.workspace()->reader();
        const auto revisions =
            reader ? workspace::questionRevisions(*reader, m_shown)
                   : base::Result<std::vector<workspace::QuestionRevision>>(tl::unexpected(reader.error()));
        for (const workspace::QuestionRevision& revision :
             revisions.value_or(std::vector<workspace::QuestionRevision>())) {
            if (revision.revision == draft->revision) {
                before = revision.question;
            }
        }
    }
    Fields changedSince;
    for (const QuestionField field : model::differingFields(before, draft->typed)) {
        model::Question both = current.question;
        model::copyField(draft->typed, both, field);
        if (model::differingFields(both, current.question).empty()) {
            continue; // it is so by now
        }
        m_draftFields.insert(field);
        model::copyField(before, both, field);
        if (!model::differingFields(both, current.question).empty()) {
            changedSince.insert(field);
        }
    }
    if (m_draftFields.empty()) {
        m_controller.dropDraft(m_shown);
        return;
    }
    m_draft = draft->typed;
    const QString who = QString::fromStdString(draft->savedBy);
    QString text = tr("%1 typed here on %2 what was never saved: %3.")
                       .arg(who.isEmpty()                   ? tr("Somebody")
                            : who == m_controller.curator() ? tr("You")
                                                            : who,
                            widgets::timeText(QString::fromStdString(draft->savedAt)),
                            QuestionFields::titlesOf(m_draftFields));
    if (!changedSince.empty()) {
        text += QLatin1Char(' ') + tr("Since then %1 was changed; taking the draft replaces that.")
                                       .arg(QuestionFields::titlesOf(changedSince));
    }
    for (const QuestionField field : m_draftFields) {
        text += QLatin1Char('\n') +
                tr("%1: %2").arg(fieldTitle(field),
                                 unfitText(*m_draft, field)
                                     .value_or(QString::fromStdString(model::fieldText(*m_draft, field)))
                                     .left(kQuotedLength));
    }
    m_notice->ask(
        text, tr("Take it"), tr("Discard"), [this] { takeDraft(); },
        [this] {
            m_draft.reset();
            m_draftFields.clear();
            m_controller.dropDraft(m_shown);
            if (isTyped()) {
                keepDraft();
            }
        });
}

model::Question QuestionForm::withDraft(model::Question question) const {
    for (const QuestionField field : m_draftFields) {
        if (!m_fields->isTyped(field)) {
            model::copyField(*m_draft, question, field);
        }
    }
    return question;
}

void QuestionForm::takeDraft() {
    if (!commit() && !m_collided.empty()) {
        return; // one question at a time: that of the collision is shown now
    }
    const model::Question wanted = withDraft(m_fields->base());
    const Fields fields = std::exchange(m_draftFields, {});
    if (std::ranges::any_of(fields, [&](QuestionField field) {
            return field != QuestionField::AnswerText && unfitText(wanted, field).has_value();
        })) {
        // It is put into the form as it was typed: it can be saved when it fits.
        m_draft.reset();
        for (const QuestionField field : fields) {
            m_fields->type(wanted, field);
        }
        focusUnfit();
        return;
    }
    m_committing = true;
    const bool saved = m_controller.save(wanted, tr("taken from a draft"), [this, id = m_shown] {
        if (m_shown == id) {
            m_notice->hide();
            takeDraft();
        }
    });
    m_committing = false;
    if (!saved) {
        offerDraft(); // nobody signs, or something else stands against it: it can be tried again
        return;
    }
    m_draft.reset();
    if (m_controller.current()) {
        fill(m_controller.current()->question);
    }
}

// Another pane's edit of this question met a newer revision.
void QuestionForm::showConflict(const model::Question& mine) {
    if (m_committing) {
        m_conflicted = true; // commit() goes on from there
        return;
    }
    const base::RowId id = m_shown;
    if (m_controller.current()) {
        showEdited();
    }
    m_notice->ask(
        tr("Somebody else has changed this question meanwhile. Below is theirs; your edit was not saved."),
        tr("Save mine over it"), tr("Keep theirs"), [this, id, mine] { saveOver(id, mine); }, [] {});
}

void QuestionForm::saveOver(base::RowId id, const model::Question& mine) {
    if (m_shown == id) {
        static_cast<void>(m_controller.save(mine, tr("chosen over a change from elsewhere"),
                                            [this, id, mine] { saveOver(id, mine); }));
    }
}

} // namespace assay::app

#include "moc_question_form.cpp"
