#include "app/pages/questions/question_form.h"

#include "app/pages/questions/answer_editor.h"
#include "app/pages/questions/field_editor.h"
#include "app/pages/questions/form_notice.h"
#include "app/pages/questions/question_remarks.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/question_workbench.h"
#include "core/curation/suite_settings.h"
#include "widgets/text/number_text.h"

#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

using model::QuestionField;

constexpr int kCheckAfterMs = 200;
constexpr qsizetype kQuotedLength = 200;

QString titles(const std::set<QuestionField>& fields) {
    QStringList names;
    for (const QuestionField field : fields) {
        names += fieldTitle(field);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

QuestionForm::QuestionForm(QuestionWorkbench& workbench, QWidget* parent)
    : QWidget(parent)
    , m_workbench(workbench) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_head = new QLabel(this);
    m_head->setObjectName(QStringLiteral("questionHead"));
    m_head->setWordWrap(true);
    m_head->setTextFormat(Qt::PlainText);
    m_head->setContentsMargins(8, 6, 8, 4);
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_head);
    m_notice = new FormNotice(this);
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
    connect(&m_workbench, &QuestionWorkbench::leaving, this, [this] { commit(); });
    connect(&m_workbench, &QuestionWorkbench::currentChanged, this, &QuestionForm::showCurrent);
    connect(&m_workbench, &QuestionWorkbench::currentEdited, this, &QuestionForm::showEdited);
    connect(&m_workbench, &QuestionWorkbench::conflicted, this, &QuestionForm::showConflict);
    showCurrent();
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
        auto* label = new QLabel(fieldTitle(field), body);
        const std::string_view name = model::fieldInfo(field).name;
        label->setToolTip(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        if (field == QuestionField::AnswerText) {
            m_answer = new AnswerEditor(body);
            label->setBuddy(m_answer);
            form->addRow(label, m_answer);
            connect(m_answer, &AnswerEditor::typed, this, &QuestionForm::take);
            connect(m_answer, &AnswerEditor::committed, this, [this] { commit(); });
            continue;
        }
        auto* editor = new FieldEditor(field, body);
        label->setBuddy(editor);
        form->addRow(label, editor);
        m_editors[field] = editor;
        connect(editor, &FieldEditor::typed, this, &QuestionForm::take);
        connect(editor, &FieldEditor::committed, this, [this] { commit(); });
    }
    layout.addWidget(head);
    layout.addWidget(body);
    m_groups.push_back({head, title, fields});
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

bool QuestionForm::commit() {
    const auto& current = m_workbench.current();
    if (!m_base || !current || current->id != m_shown || !isTyped() || m_committing) {
        return !isTyped();
    }
    for (int attempt = 0; attempt < 2 && m_collided.empty(); ++attempt) {
        const model::Question question = typed();
        if (question == *m_base) {
            settle(); // typed and taken back, or what does not fit
            return !isTyped();
        }
        m_committing = true; // saving shows the new revision, which fills the editors
        m_conflicted = false;
        const bool saved = m_workbench.save(question);
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

// Nothing is left to save: editors whose text does not fit keep it, all others show what is in force.
void QuestionForm::settle() {
    for (const auto& [field, editor] : m_editors) {
        if (!editor->isTyped() || editor->fits()) {
            showField(field);
        }
    }
    showField(QuestionField::AnswerText); // another type shows it in another way
    m_workbench.setTyped(m_draft ? std::optional(withDraft(*m_base)) : std::nullopt);
    check();
}

void QuestionForm::showField(QuestionField field) {
    if (field == QuestionField::AnswerText) {
        m_answer->show(*m_base);
    } else {
        m_editors.at(field)->show(*m_base);
    }
}

// Another revision is in force than what is typed began from: what others changed is taken over, and where
// they changed what is typed here, the person chooses.
void QuestionForm::rebase() {
    const auto& current = m_workbench.current();
    if (!current || !m_base || current->id != m_shown) {
        return;
    }
    const model::Question before = *m_base;
    const model::Question mine = typed();
    m_base = current->question;
    for (const QuestionField field : model::differingFields(before, *m_base)) {
        if (!isTyped(field)) {
            showField(field);
            continue;
        }
        model::Question both = *m_base;
        model::copyField(mine, both, field);
        if (!model::differingFields(both, *m_base).empty()) {
            m_collided.insert(field);
        }
    }
    m_workbench.setTyped(withDraft(typed())); // the draft begins from this revision now
    askAboutCollisions();
    check();
}

void QuestionForm::askAboutCollisions() {
    if (m_collided.empty()) {
        return;
    }
    QString theirs;
    for (const QuestionField field : m_collided) {
        theirs += QLatin1Char('\n') +
                  tr("%1 is now: %2")
                      .arg(fieldTitle(field), QString::fromStdString(model::fieldText(*m_base, field)));
    }
    const std::string& who = m_workbench.current()->changedBy;
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
                showField(field);
            }
            if (isTyped()) {
                take();
                commit();
            } else {
                settle();
            }
        });
}

void QuestionForm::hideEvent(QHideEvent* event) {
    commit();
    QWidget::hideEvent(event);
}

// --- What is shown ---

void QuestionForm::showCurrent() {
    const auto& current = m_workbench.current();
    tellWhatWasLeft();
    m_notice->hide();
    m_collided.clear();
    m_draft.reset();
    m_draftFields.clear();
    m_shown = current ? current->id : 0;
    m_lettersExpected = current && usesLetterCategories(m_workbench.columns(), current->suite);
    setEnabled(current.has_value());
    fill(current ? current->question : model::Question{});
    if (current) {
        offerDraft();
    }
}

// Leaving a question saves it; what could not be saved is not left without a word.
void QuestionForm::tellWhatWasLeft() {
    if (m_shown == 0 || !m_base || !isTyped()) {
        return;
    }
    Fields unfit;
    for (const auto& [field, editor] : m_editors) {
        if (editor->isTyped() && !editor->fits()) {
            unfit.insert(field);
        }
    }
    const QString id = QString::fromStdString(m_base->questionId);
    if (!unfit.empty()) {
        Q_EMIT m_workbench.noticed(
            tr("%1 of %2 was not saved: what was typed does not fit.").arg(titles(unfit), id));
    } else if (m_workbench.workspace()) {
        Q_EMIT m_workbench.noticed(
            tr("What was typed into %1 is not saved yet; it is kept as a draft.").arg(id));
    }
}

void QuestionForm::showEdited() {
    const auto& current = m_workbench.current();
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
    const bool readOnly = m_workbench.isReadOnly();
    m_base = question;
    for (const auto& [field, editor] : m_editors) {
        editor->show(question);
        editor->setReadOnly(readOnly);
    }
    m_answer->show(question);
    m_answer->setReadOnly(readOnly);
    check();
}

void QuestionForm::take() {
    const model::Question question = typed();
    m_workbench.setTyped(withDraft(question));
    titleGroups(question);
    m_checkTimer.start();
}

void QuestionForm::check() {
    m_checkTimer.stop();
    if (!m_workbench.current()) {
        m_head->clear();
        return;
    }
    const model::Question question = typed();
    showHead(question);
    const store::StoredQuestion& current = *m_workbench.current();
    curation::SuiteSettings settings;
    for (const store::SuiteInfo& suite : m_workbench.suites()) {
        if (suite.id == current.suite) {
            settings = curation::readSuiteSettings(suite.settings).value_or(curation::SuiteSettings{});
        }
    }
    std::map<QuestionField, QString> all = remarksOn(question, settings, m_lettersExpected);
    if (m_workbench.isIdTaken(current.suite, question.questionId, current.id)) {
        all[QuestionField::QuestionId] = tr("Another question of this suite has the same id.");
    }
    for (const auto& [field, editor] : m_editors) {
        editor->setRemark(all[field]);
    }
    m_answer->setRemark(all[QuestionField::AnswerText]);
    titleGroups(question);
}

void QuestionForm::showHead(const model::Question& question) {
    const store::StoredQuestion& current = *m_workbench.current();
    QString head = tr("%1 · %2 · revision %3")
                       .arg(QString::fromStdString(question.questionId), statusText(question.status))
                       .arg(current.revision);
    if (!current.changedBy.empty() || !current.changedAt.empty()) {
        head += QStringLiteral(" · ") +
                tr("changed by %1, %2")
                    .arg(current.changedBy.empty() ? tr("nobody named")
                                                   : QString::fromStdString(current.changedBy),
                         widgets::timeText(QString::fromStdString(current.changedAt)));
    }
    if (!current.sourceFile.empty()) {
        head += QStringLiteral(" · ") +
                tr("%1, line %2").arg(QString::fromStdString(current.sourceFile)).arg(current.sourceLine);
    }
    if (m_workbench.isReadOnly()) {
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

// --- What a crash left behind ---

void QuestionForm::offerDraft() {
    const store::StoredQuestion& current = *m_workbench.current();
    const auto draft = m_workbench.isReadOnly() ? std::nullopt : m_workbench.draftOf(m_shown);
    if (!draft) {
        return;
    }
    // What it was begun from; what was changed since then is kept unless the draft is about the same field.
    model::Question before = current.question;
    if (draft->revision != current.revision) {
        const auto reader = m_workbench.workspace()->reader();
        const auto revisions =
            reader ? store::questionRevisions(*reader, m_shown)
                   : base::Result<std::vector<store::QuestionRevision>>(tl::unexpected(reader.error()));
        for (const store::QuestionRevision& revision :
             revisions.value_or(std::vector<store::QuestionRevision>())) {
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
        m_workbench.dropDraft(m_shown);
        return;
    }
    m_draft = draft->typed;
    const QString who = QString::fromStdString(draft->savedBy);
    QString text = tr("%1 typed here on %2 what was never saved: %3.")
                       .arg(who.isEmpty()                  ? tr("Somebody")
                            : who == m_workbench.curator() ? tr("You")
                                                           : who,
                            widgets::timeText(QString::fromStdString(draft->savedAt)), titles(m_draftFields));
    if (!changedSince.empty()) {
        text += QLatin1Char(' ') +
                tr("Since then %1 was changed; taking the draft replaces that.").arg(titles(changedSince));
    }
    for (const QuestionField field : m_draftFields) {
        text +=
            QLatin1Char('\n') +
            tr("%1: %2").arg(fieldTitle(field),
                             QString::fromStdString(model::fieldText(*m_draft, field)).left(kQuotedLength));
    }
    m_notice->ask(
        text, tr("Take it"), tr("Discard"), [this] { takeDraft(); },
        [this] {
            m_draft.reset();
            m_draftFields.clear();
            m_workbench.dropDraft(m_shown);
            if (isTyped()) {
                take();
            }
        });
}

model::Question QuestionForm::withDraft(model::Question question) const {
    for (const QuestionField field : m_draftFields) {
        if (!isTyped(field)) {
            model::copyField(*m_draft, question, field);
        }
    }
    return question;
}

void QuestionForm::takeDraft() {
    if (!commit() && !m_collided.empty()) {
        return; // one question at a time: that of the collision is shown now
    }
    const model::Question wanted = withDraft(*m_base);
    m_committing = true;
    const bool saved = m_workbench.save(wanted, tr("taken from a draft"));
    m_committing = false;
    if (!saved) {
        m_draftFields.clear();
        offerDraft(); // nobody signs, or something else stands against it: it can be tried again
        return;
    }
    m_draft.reset();
    m_draftFields.clear();
    if (m_workbench.current()) {
        fill(m_workbench.current()->question);
    }
}

// Another pane's edit of this question met a newer revision.
void QuestionForm::showConflict(const model::Question& mine) {
    if (m_committing) {
        m_conflicted = true; // commit() goes on from there
        return;
    }
    const base::RowId id = m_shown;
    if (m_workbench.current()) {
        showEdited();
    }
    m_notice->ask(
        tr("Somebody else has changed this question meanwhile. Below is theirs; your edit was not saved."),
        tr("Save mine over it"), tr("Keep theirs"),
        [this, id, mine] {
            if (m_shown == id) {
                static_cast<void>(m_workbench.save(mine, tr("chosen over a change from elsewhere")));
            }
        },
        [] {});
}

} // namespace assay::app
