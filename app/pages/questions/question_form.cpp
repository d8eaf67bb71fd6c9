#include "app/pages/questions/question_form.h"

#include "app/pages/questions/answer_editor.h"
#include "app/pages/questions/field_editor.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/question_workbench.h"
#include "core/curation/suite_lint.h"
#include "widgets/text/number_text.h"

#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace assay::app {
namespace {

using model::QuestionField;

constexpr int kCheckAfterMs = 200;

// What lint says of a field, for a person who is typing in it.
QString remarkOf(const curation::Suspicion& finding) {
    using curation::LintRule;
    switch (finding.rule) {
    case LintRule::Placeholder:
        return QuestionForm::tr("This is still a placeholder.");
    case LintRule::MissingQuestion:
        return QuestionForm::tr("A question needs a text.");
    case LintRule::MissingAnswer:
        return QuestionForm::tr("There is no gold answer yet.");
    case LintRule::AnswerTypeMismatch:
        return QuestionForm::tr("The answer is not of the type that is given.");
    case LintRule::ScopeMismatch:
        return QuestionForm::tr("The scope needs more years or companies than are given.");
    case LintRule::UnknownCategory:
        return QuestionForm::tr("The category is none of those that this suite uses.");
    case LintRule::WrongEncoding:
        return finding.passages.size() > 1
                   ? QuestionForm::tr("Decoded with the wrong character set; repaired it reads: %1")
                         .arg(QString::fromStdString(finding.passages.back().text))
                   : QuestionForm::tr("Decoded with the wrong character set.");
    default:
        return {};
    }
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
    m_notice = new QFrame(this);
    m_notice->setObjectName(QStringLiteral("formNotice"));
    static_cast<QFrame*>(m_notice)->setFrameShape(QFrame::StyledPanel);
    new QHBoxLayout(m_notice);
    m_notice->hide();
    layout->addWidget(m_notice);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    layout->addWidget(m_scroll, 1);
    makeFields();

    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kCheckAfterMs);
    connect(&m_checkTimer, &QTimer::timeout, this, &QuestionForm::check);
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
    head->setText(title);
    head->setCheckable(true);
    head->setChecked(!folded);
    head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head->setAutoRaise(true);
    head->setAccessibleName(title);
    QFont bold = head->font();
    bold.setBold(true);
    head->setFont(bold);
    auto* body = new QWidget(this);
    auto* form = new QFormLayout(body);
    form->setContentsMargins(4, 0, 0, 6);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto fold = [head, body](bool open) {
        body->setVisible(open);
        head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    };
    connect(head, &QToolButton::toggled, body, fold);
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
}

void QuestionForm::focusFirst() {
    focusField(QuestionField::QuestionText);
}

void QuestionForm::focusField(QuestionField field) {
    QWidget* target =
        field == QuestionField::AnswerText ? static_cast<QWidget*>(m_answer) : m_editors.at(field)->input();
    m_scroll->ensureWidgetVisible(target);
    target->setFocus(Qt::ShortcutFocusReason);
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
    if (m_answer->isTyped()) {
        return true;
    }
    for (const auto& [field, editor] : m_editors) {
        if (editor->isTyped()) {
            return true;
        }
    }
    return false;
}

bool QuestionForm::commit() {
    if (!m_base || !m_workbench.current() || m_workbench.current()->id != m_shown) {
        return true;
    }
    if (!isTyped() || m_committing) {
        return !isTyped();
    }
    const model::Question question = typed();
    if (question == *m_base) {
        return false; // what was typed does not fit; it is kept as a draft only in the editors
    }
    m_committing = true; // saving shows the new revision, which fills the editors
    const bool saved = m_workbench.save(question);
    m_committing = false;
    if (saved) {
        // Editors whose text did not fit keep it; all others show what is in force now.
        m_base = m_workbench.current() ? m_workbench.current()->question : question;
        for (const auto& [field, editor] : m_editors) {
            model::Question probe = *m_base;
            if (!editor->isTyped() || editor->applyTo(probe)) {
                editor->show(*m_base);
            }
        }
        if (m_answer->isTyped()) {
            m_answer->show(*m_base);
        }
        m_workbench.setTyped(std::nullopt);
        showEdited();
    }
    return saved && !isTyped();
}

void QuestionForm::hideEvent(QHideEvent* event) {
    commit();
    QWidget::hideEvent(event);
}

void QuestionForm::showCurrent() {
    // The question that was in front has been committed when its field lost the focus.
    m_notice->hide();
    const auto& current = m_workbench.current();
    m_shown = current ? current->id : 0;
    setEnabled(current.has_value());
    fill(current ? current->question : model::Question{});
    if (current) {
        offerDraft();
    }
}

void QuestionForm::showEdited() {
    const auto& current = m_workbench.current();
    if (!current || m_committing) {
        return;
    }
    if (!isTyped()) {
        fill(current->question);
    } else {
        m_base = current->question; // undo, or another window: what is being typed stays
    }
    check();
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
    m_workbench.setTyped(typed());
    m_checkTimer.start();
}

void QuestionForm::check() {
    const auto& current = m_workbench.current();
    if (!current) {
        m_head->clear();
        return;
    }
    const model::Question question = typed();
    QString head = tr("%1 · %2 · revision %3")
                       .arg(QString::fromStdString(question.questionId), statusText(question.status))
                       .arg(current->revision);
    if (!current->changedBy.empty() || !current->changedAt.empty()) {
        head += QStringLiteral(" · ") +
                tr("changed by %1, %2")
                    .arg(current->changedBy.empty() ? tr("nobody named")
                                                    : QString::fromStdString(current->changedBy),
                         widgets::timeText(QString::fromStdString(current->changedAt)));
    }
    if (!current->sourceFile.empty()) {
        head += QStringLiteral(" · ") +
                tr("%1, line %2").arg(QString::fromStdString(current->sourceFile)).arg(current->sourceLine);
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

    std::vector<curation::Suspicion> findings;
    curation::checkFields(question, {}, false, curation::DetectorPatterns::defaults(), findings);
    std::map<QuestionField, QString> remarks;
    for (const curation::Suspicion& finding : findings) {
        const QString remark = remarkOf(finding);
        QuestionField field = QuestionField::QuestionText;
        if (finding.rule == curation::LintRule::MissingAnswer ||
            finding.rule == curation::LintRule::AnswerTypeMismatch) {
            field = QuestionField::AnswerText;
        } else if (finding.rule == curation::LintRule::ScopeMismatch) {
            field = QuestionField::RetrievalScope;
        } else if (finding.rule == curation::LintRule::UnknownCategory) {
            field = QuestionField::Category;
        } else if (!finding.passages.empty()) {
            field = model::questionFieldFromName(finding.passages.front().source).value_or(field);
        }
        if (!remark.isEmpty() && remarks[field].isEmpty()) {
            remarks[field] = remark;
        }
    }
    for (const auto& [field, editor] : m_editors) {
        editor->setRemark(remarks[field]);
    }
    m_answer->setRemark(remarks[QuestionField::AnswerText]);
}

void QuestionForm::offerDraft() {
    const base::RowId id = m_shown;
    const auto draft = m_workbench.draftOf(id);
    if (!draft || !m_workbench.current() || draft->typed == m_workbench.current()->question) {
        return;
    }
    const model::Question typedBefore = draft->typed;
    showNotice(
        tr("%1 was typing here (%2) and it was never saved.")
            .arg(draft->savedBy.empty() ? tr("Somebody") : QString::fromStdString(draft->savedBy),
                 widgets::timeText(QString::fromStdString(draft->savedAt))),
        tr("Take it"), tr("Discard"),
        [this, id, typedBefore] {
            if (m_shown == id && m_workbench.save(typedBefore, tr("recovered"))) {
                m_workbench.dropDraft(id);
            }
        },
        [this, id] { m_workbench.dropDraft(id); });
}

void QuestionForm::showConflict(const model::Question& mine) {
    const base::RowId id = m_shown;
    m_workbench.setCurrent(id); // reads what is in force now
    showNotice(
        tr("Somebody else has changed this question meanwhile. Below is theirs; yours was not saved."),
        tr("Save mine over it"), tr("Keep theirs"),
        [this, id, mine] {
            if (m_shown == id) {
                static_cast<void>(m_workbench.save(mine, tr("chosen over a change from elsewhere")));
            }
        },
        [this, id] {
            m_workbench.dropDraft(id);
            if (m_workbench.current()) {
                fill(m_workbench.current()->question);
            }
        });
}

void QuestionForm::showNotice(const QString& text, const QString& acceptText, const QString& rejectText,
                              std::function<void()> accept, std::function<void()> reject) {
    delete m_notice->layout();
    qDeleteAll(m_notice->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* layout = new QHBoxLayout(m_notice);
    auto* label = new QLabel(text, m_notice);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    layout->addWidget(label, 1);
    const auto button = [&](const QString& name, std::function<void()> then) {
        auto* made = new QPushButton(name, m_notice);
        connect(made, &QPushButton::clicked, this, [this, then = std::move(then)] {
            const auto chosen = then; // hiding the notice may delete what is being run
            m_notice->hide();
            chosen();
        });
        layout->addWidget(made);
    };
    button(acceptText, std::move(accept));
    button(rejectText, std::move(reject));
    m_notice->show();
}

} // namespace assay::app
