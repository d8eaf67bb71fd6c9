// The part of the form that deals with other versions than the one in it: what others changed meanwhile, and
// what a crash left behind.
#include "app/pages/questions/answer_editor.h"
#include "app/pages/questions/field_editor.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/question_text.h"
#include "core/workspace/journal/journal_rows.h"
#include "widgets/curation/form_notice.h"
#include "widgets/text/number_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

using model::QuestionField;

constexpr qsizetype kQuotedLength = 200;

// What a draft holds that does not fit the field, as it was typed.
std::optional<QString> unfitText(const model::Question& question, QuestionField field) {
    const auto found = question.unreadable.find(std::string(model::fieldInfo(field).name));
    if (found == question.unreadable.end()) {
        return std::nullopt;
    }
    const QJsonDocument value = QJsonDocument::fromJson("[" + QByteArray::fromStdString(found->second) + "]");
    return value.array().at(0).isString() ? std::optional(value.array().at(0).toString()) : std::nullopt;
}

} // namespace

// Another revision is in force than what is typed began from: what others changed is taken over, and where
// they changed what is typed here, the person chooses.
void QuestionForm::rebase() {
    const auto& current = m_controller.current();
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
        theirs += QLatin1Char('\n') +
                  tr("%1 is now: %2")
                      .arg(fieldTitle(field), QString::fromStdString(model::fieldText(*m_base, field)));
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
                showField(field);
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
    QString text =
        tr("%1 typed here on %2 what was never saved: %3.")
            .arg(who.isEmpty()                   ? tr("Somebody")
                 : who == m_controller.curator() ? tr("You")
                                                 : who,
                 widgets::timeText(QString::fromStdString(draft->savedAt)), titlesOf(m_draftFields));
    if (!changedSince.empty()) {
        text += QLatin1Char(' ') +
                tr("Since then %1 was changed; taking the draft replaces that.").arg(titlesOf(changedSince));
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
        if (!isTyped(field)) {
            model::copyField(*m_draft, question, field);
        }
    }
    return question;
}

// What does not fit its field stands in the draft where a source's value that does not fit would stand.
model::Question QuestionForm::withUnfit(model::Question question) const {
    for (const QuestionField field : unfitFields()) {
        question.unreadable[std::string(model::fieldInfo(field).name)] =
            workspace::jsonText(m_editors.at(field)->text().toStdString());
    }
    return question;
}

void QuestionForm::takeDraft() {
    if (!commit() && !m_collided.empty()) {
        return; // one question at a time: that of the collision is shown now
    }
    const model::Question wanted = withDraft(*m_base);
    const Fields fields = std::exchange(m_draftFields, {});
    if (std::ranges::any_of(fields, [&](QuestionField field) {
            return m_editors.contains(field) && unfitText(wanted, field).has_value();
        })) {
        // It is put into the form as it was typed: it can be saved when it fits.
        m_draft.reset();
        for (const QuestionField field : fields) {
            if (field == QuestionField::AnswerText) {
                m_answer->type(wanted);
            } else if (const auto text = unfitText(wanted, field)) {
                m_editors.at(field)->type(*text);
            } else {
                m_editors.at(field)->type(wanted);
            }
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
