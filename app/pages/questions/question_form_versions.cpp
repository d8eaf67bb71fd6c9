// The part of the form that deals with other versions than the one in it: what others changed meanwhile, and
// what a crash left behind.
#include "app/pages/questions/field_editor.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/question_workbench.h"
#include "app/shell/field_title.h"
#include "widgets/curation/form_notice.h"
#include "widgets/text/number_text.h"

#include <utility>

namespace assay::app {
namespace {

using model::QuestionField;

constexpr qsizetype kQuotedLength = 200;

QString titles(const std::set<QuestionField>& fields) {
    QStringList names;
    for (const QuestionField field : fields) {
        names += fieldTitle(field);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

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
