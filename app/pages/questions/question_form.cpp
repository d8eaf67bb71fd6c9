#include "app/pages/questions/question_form.h"

#include "app/pages/questions/answer_editor.h"
#include "app/pages/questions/field_editor.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_remarks.h"
#include "app/pages/questions/question_text.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/suite_settings.h"
#include "widgets/curation/form_notice.h"
#include "widgets/text/number_text.h"

#include <QApplication>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

using model::QuestionField;

constexpr int kCheckAfterMs = 200;

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
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(m_scroll, 1);
    makeFields();

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
    m_head->setWordWrap(true);
    m_head->setTextFormat(Qt::PlainText);
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_head, 1);
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

void QuestionForm::makeFields() {
    auto* content = new QWidget(m_scroll);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 4, 8, 8);
    addGroup(*layout, tr("Question and answer"),
             {QuestionField::QuestionText, QuestionField::AnswerType, QuestionField::AnswerText,
              QuestionField::AnswerNumeric, QuestionField::AnswerUnit, QuestionField::Tolerance},
             false);
    addGroup(*layout, tr("What it is about"),
             {QuestionField::CompanyName, QuestionField::CikInt, QuestionField::Years,
              QuestionField::SectionHints, QuestionField::Category, QuestionField::Difficulty,
              QuestionField::RetrievalScope},
             false);
    addGroup(*layout, tr("Evidence"), {QuestionField::EvidenceSentenceIds, QuestionField::EvidenceSpans},
             false);
    addGroup(*layout, tr("What an answer must hold"),
             {QuestionField::AnswerContains, QuestionField::MustInclude, QuestionField::ExpectedSources,
              QuestionField::ExpectedCitations, QuestionField::CitationRequired, QuestionField::MaxTokens},
             true);
    addGroup(*layout, tr("Curation"),
             {QuestionField::Notes, QuestionField::QuestionId, QuestionField::GoldVersion,
              QuestionField::CurationConfidence, QuestionField::CreatedBy, QuestionField::CreatedAt},
             true);
    addGroup(*layout, tr("As the source has it"), {QuestionField::Messages, QuestionField::Extra}, true);
    layout->addStretch(1);
    m_scroll->setWidget(content);
}

void QuestionForm::addGroup(QVBoxLayout& layout, const QString& title,
                            const std::vector<QuestionField>& fields, bool folded) {
    auto* head = new QToolButton(this);
    head->setCheckable(true);
    head->setChecked(!folded);
    head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head->setAutoRaise(true);
    head->setFocusPolicy(Qt::TabFocus);
    QFont bold = head->font();
    bold.setBold(true);
    head->setFont(bold);
    auto* body = new QWidget(this);
    auto* form = new QFormLayout(body);
    form->setContentsMargins(4, 0, 0, 6);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto fold = [head, body](bool open) {
        body->setVisible(open);
        head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    };
    connect(head, &QToolButton::toggled, body, fold);
    connect(head, &QToolButton::toggled, this, [this] { titleGroups(typed()); });
    fold(!folded);
    for (const QuestionField field : fields) {
        addField(*form, field);
    }
    layout.addWidget(head);
    layout.addWidget(body);
    m_groups.push_back({head, title, fields});
}

void QuestionForm::addField(QFormLayout& form, QuestionField field) {
    QWidget* body = form.parentWidget();
    auto* label = new QLabel(fieldTitle(field), body);
    const std::string_view name = model::fieldInfo(field).name;
    label->setToolTip(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    QWidget* made = nullptr;
    if (field == QuestionField::AnswerText) {
        made = m_answer = new AnswerEditor(body);
        connect(m_answer, &AnswerEditor::typed, this, [this, field] { take(field); });
    } else {
        auto* editor = new FieldEditor(field, body);
        made = m_editors[field] = editor;
        connect(editor, &FieldEditor::typed, this, [this, field] { take(field); });
    }
    label->setBuddy(made);
    form.addRow(label, made);
    const QList<QWidget*> inputs = made->findChildren<QWidget*>();
    for (QWidget* input : inputs) {
        if (qobject_cast<QLineEdit*>(input) != nullptr || qobject_cast<QPlainTextEdit*>(input) != nullptr ||
            qobject_cast<QComboBox*>(input) != nullptr) {
            input->installEventFilter(this); // undo
        }
    }
}

// A group that is folded says what is in it.
void QuestionForm::titleGroups(const model::Question& question) {
    for (const Group& group : m_groups) {
        const auto problems = std::count_if(group.fields.begin(), group.fields.end(),
                                            [this](QuestionField field) { return hasProblem(field); });
        const auto filled = std::count_if(group.fields.begin(), group.fields.end(), [&](QuestionField field) {
            return !model::fieldEntries(question, field).empty();
        });
        QString text = group.title;
        if (!group.head->isChecked()) {
            text += QStringLiteral(" · ") +
                    (filled == 0 ? tr("empty") : tr("%n filled", nullptr, static_cast<int>(filled)));
        }
        if (problems > 0) {
            text += QStringLiteral(" · ⚠ ") + tr("%n to look at", nullptr, static_cast<int>(problems));
        }
        if (group.head->text() != text) {
            group.head->setText(text);
            group.head->setAccessibleName(text);
        }
    }
}

void QuestionForm::focusFirst() {
    focusField(QuestionField::QuestionText);
}

void QuestionForm::focusField(QuestionField field) {
    for (const Group& group : m_groups) {
        if (std::find(group.fields.begin(), group.fields.end(), field) != group.fields.end()) {
            group.head->setChecked(true);
        }
    }
    if (field == QuestionField::AnswerText) {
        m_scroll->ensureWidgetVisible(m_answer);
        m_answer->focusInput();
        return;
    }
    QWidget* target = m_editors.at(field)->input();
    m_scroll->ensureWidgetVisible(target);
    target->setFocus(Qt::ShortcutFocusReason);
}

// --- What is typed ---

bool QuestionForm::isTyped(QuestionField field) const {
    return field == QuestionField::AnswerText ? m_answer->isTyped() : m_editors.at(field)->isTyped();
}

bool QuestionForm::hasProblem(QuestionField field) const {
    return field == QuestionField::AnswerText ? m_answer->hasProblem() : m_editors.at(field)->hasProblem();
}

model::Question QuestionForm::typed() const {
    model::Question question = m_base.value_or(model::Question{});
    for (const auto& [field, editor] : m_editors) {
        if (editor->isTyped()) {
            static_cast<void>(editor->applyTo(question)); // what does not fit stays as it is saved
        }
    }
    if (m_answer->isTyped()) {
        m_answer->applyTo(question);
    }
    return question;
}

bool QuestionForm::isTyped() const {
    return m_answer->isTyped() || std::any_of(m_editors.begin(), m_editors.end(),
                                              [](const auto& each) { return each.second->isTyped(); });
}

QString QuestionForm::titlesOf(const Fields& fields) {
    QStringList names;
    for (const QuestionField field : fields) {
        names += fieldTitle(field);
    }
    return names.join(QStringLiteral(", "));
}

QuestionForm::Fields QuestionForm::unfitFields() const {
    Fields unfit;
    for (const auto& [field, editor] : m_editors) {
        if (editor->isTyped() && !editor->fits()) {
            unfit.insert(field);
        }
    }
    return unfit;
}

QString QuestionForm::whyUnsaved() const {
    if (!m_base || !isTyped()) {
        return {};
    }
    const QString id = QString::fromStdString(m_base->questionId);
    if (const Fields unfit = unfitFields(); !unfit.empty()) {
        return tr("%1 of %2 does not fit. What was typed is not saved; it is kept as a draft.")
            .arg(titlesOf(unfit), id);
    }
    if (!m_collided.empty()) {
        return tr("Somebody else has changed %1 of %2 too. What was typed is not saved; it is kept as a "
                  "draft.")
            .arg(titlesOf(m_collided), id);
    }
    return tr("What was typed into %1 is not saved yet; it is kept as a draft.").arg(id);
}

void QuestionForm::focusUnfit() {
    if (const Fields unfit = unfitFields(); !unfit.empty()) {
        focusField(*unfit.begin());
    }
}

bool QuestionForm::commit() {
    const auto& current = m_controller.current();
    if (!m_base || !current || current->id != m_shown || !isTyped() || m_committing) {
        return !isTyped();
    }
    if (!unfitFields().empty()) {
        return false;
    }
    for (int attempt = 0; attempt < 2 && m_collided.empty(); ++attempt) {
        const model::Question question = typed();
        if (question == *m_base) {
            settle(); // typed and taken back
            return !isTyped();
        }
        m_committing = true; // saving shows the new revision, which fills the editors
        m_conflicted = false;
        const bool saved = m_controller.save(question, {}, {}); // a name that is given saves what is typed
        m_committing = false;
        if (saved) {
            m_base = current ? current->question : question;
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
        if (m_base && isTyped(field)) {
            showField(field);
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
    for (const auto& [field, editor] : m_editors) {
        if (!editor->isTyped() || editor->fits()) {
            showField(field);
        }
    }
    showField(QuestionField::AnswerText); // another type shows it in another way
    m_typedOrder.clear();
    keepDraft();
    check();
}

void QuestionForm::keepDraft() {
    m_controller.setTyped(isTyped() || m_draft ? std::optional(withUnfit(withDraft(typed()))) : std::nullopt);
}

void QuestionForm::showField(QuestionField field) {
    if (field == QuestionField::AnswerText) {
        m_answer->show(*m_base);
    } else {
        m_editors.at(field)->show(*m_base);
    }
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
    const bool readOnly = m_controller.isReadOnly();
    m_base = question;
    for (const auto& [field, editor] : m_editors) {
        editor->show(question);
        editor->setReadOnly(readOnly);
    }
    m_answer->show(question);
    m_answer->setReadOnly(readOnly);
    check();
}

void QuestionForm::take(QuestionField field) {
    std::erase(m_typedOrder, field);
    m_typedOrder.push_back(field);
    keepDraft();
    const model::Question question = typed();
    titleGroups(question);
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
    for (const auto& [field, editor] : m_editors) {
        editor->setRemark(all[field]);
    }
    m_answer->setRemark(all[QuestionField::AnswerText]);
    titleGroups(question);
}

void QuestionForm::showHead(const model::Question& question) {
    const workspace::StoredQuestion& current = *m_controller.current();
    QString head =
        tr("%1 · %2 · revision %3")
            .arg(QString::fromStdString(question.questionId), widgets::questionStatusText(question.status))
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
    for (const model::QuestionFlag& flag : question.flags) {
        head +=
            QLatin1Char('\n') +
            tr("Flagged by %1: %2").arg(QString::fromStdString(flag.flaggedBy), flagReasonText(flag.reason));
        if (!flag.note.empty()) {
            head += QStringLiteral(" — ") + QString::fromStdString(flag.note);
        }
    }
    m_head->setText(head);
}

} // namespace assay::app

#include "moc_question_form.cpp"
