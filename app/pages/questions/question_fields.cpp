#include "app/pages/questions/question_fields.h"

#include "app/pages/questions/answer_editor.h"
#include "app/pages/questions/field_editor.h"
#include "app/pages/questions/question_text.h"
#include "core/workspace/journal/journal_rows.h"

#include <QComboBox>
#include <QFormLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {

using model::QuestionField;

std::optional<QString> unfitText(const model::Question& question, QuestionField field) {
    const auto found = question.unreadable.find(std::string(model::fieldInfo(field).name));
    if (found == question.unreadable.end()) {
        return std::nullopt;
    }
    const QJsonDocument value = QJsonDocument::fromJson("[" + QByteArray::fromStdString(found->second) + "]");
    return value.array().at(0).isString() ? std::optional(value.array().at(0).toString()) : std::nullopt;
}

QuestionFields::QuestionFields(QObject& keys, QWidget* parent)
    : QScrollArea(parent)
    , m_keys(keys) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget(this);
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
    setWidget(content);
}

void QuestionFields::addGroup(QVBoxLayout& layout, const QString& title,
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
    connect(head, &QToolButton::toggled, this, [this] { titleGroups(); });
    fold(!folded);
    for (const QuestionField field : fields) {
        addField(*form, field);
    }
    layout.addWidget(head);
    layout.addWidget(body);
    m_groups.push_back({head, title, fields});
}

void QuestionFields::addField(QFormLayout& form, QuestionField field) {
    QWidget* body = form.parentWidget();
    auto* label = new QLabel(fieldTitle(field), body);
    const std::string_view name = model::fieldInfo(field).name;
    label->setToolTip(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    QWidget* made = nullptr;
    if (field == QuestionField::AnswerText) {
        made = m_answer = new AnswerEditor(body);
        connect(m_answer, &AnswerEditor::typed, this, [this, field] { Q_EMIT typedIn(field); });
    } else {
        auto* editor = new FieldEditor(field, body);
        made = m_editors[field] = editor;
        connect(editor, &FieldEditor::typed, this, [this, field] { Q_EMIT typedIn(field); });
    }
    label->setBuddy(made);
    form.addRow(label, made);
    const QList<QWidget*> inputs = made->findChildren<QWidget*>();
    for (QWidget* input : inputs) {
        if (qobject_cast<QLineEdit*>(input) != nullptr || qobject_cast<QPlainTextEdit*>(input) != nullptr ||
            qobject_cast<QComboBox*>(input) != nullptr) {
            input->installEventFilter(&m_keys); // undo
        }
    }
}

// A group that is folded says what is in it.
void QuestionFields::titleGroups() {
    const model::Question question = typed();
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

void QuestionFields::focus(QuestionField field) {
    for (const Group& group : m_groups) {
        if (std::find(group.fields.begin(), group.fields.end(), field) != group.fields.end()) {
            group.head->setChecked(true);
        }
    }
    if (field == QuestionField::AnswerText) {
        ensureWidgetVisible(m_answer);
        m_answer->focusInput();
        return;
    }
    QWidget* target = m_editors.at(field)->input();
    ensureWidgetVisible(target);
    target->setFocus(Qt::ShortcutFocusReason);
}

void QuestionFields::show(const model::Question& base) {
    m_base = base;
    for (const auto& [field, editor] : m_editors) {
        editor->show(base);
    }
    m_answer->show(base);
}

void QuestionFields::putBack(QuestionField field) {
    if (field == QuestionField::AnswerText) {
        m_answer->show(m_base);
    } else {
        m_editors.at(field)->show(m_base);
    }
}

void QuestionFields::putBackWhatFits() {
    for (const auto& [field, editor] : m_editors) {
        if (!editor->isTyped() || editor->fits()) {
            editor->show(m_base);
        }
    }
    m_answer->show(m_base); // another type shows it in another way
}

void QuestionFields::type(const model::Question& question, QuestionField field) {
    if (field == QuestionField::AnswerText) {
        m_answer->type(question);
    } else if (const auto text = unfitText(question, field)) {
        m_editors.at(field)->type(*text);
    } else {
        m_editors.at(field)->type(question);
    }
}

void QuestionFields::setReadOnly(bool readOnly) {
    for (const auto& [field, editor] : m_editors) {
        editor->setReadOnly(readOnly);
    }
    m_answer->setReadOnly(readOnly);
}

void QuestionFields::setRemarks(const std::map<QuestionField, QString>& remarks) {
    const auto remarkOn = [&remarks](QuestionField field) {
        const auto found = remarks.find(field);
        return found == remarks.end() ? QString() : found->second;
    };
    for (const auto& [field, editor] : m_editors) {
        editor->setRemark(remarkOn(field));
    }
    m_answer->setRemark(remarkOn(QuestionField::AnswerText));
    titleGroups();
}

bool QuestionFields::isTyped(QuestionField field) const {
    return field == QuestionField::AnswerText ? m_answer->isTyped() : m_editors.at(field)->isTyped();
}

bool QuestionFields::hasProblem(QuestionField field) const {
    return field == QuestionField::AnswerText ? m_answer->hasProblem() : m_editors.at(field)->hasProblem();
}

model::Question QuestionFields::typed() const {
    model::Question question = m_base;
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

model::Question QuestionFields::withUnfit(model::Question question) const {
    for (const QuestionField field : unfit()) {
        question.unreadable[std::string(model::fieldInfo(field).name)] =
            workspace::jsonText(m_editors.at(field)->text().toStdString());
    }
    return question;
}

bool QuestionFields::isTyped() const {
    return m_answer->isTyped() || std::any_of(m_editors.begin(), m_editors.end(),
                                              [](const auto& each) { return each.second->isTyped(); });
}

QString QuestionFields::titlesOf(const Set& fields) {
    QStringList names;
    for (const QuestionField field : fields) {
        names += fieldTitle(field);
    }
    return names.join(QStringLiteral(", "));
}

QuestionFields::Set QuestionFields::unfit() const {
    Set unfit;
    for (const auto& [field, editor] : m_editors) {
        if (editor->isTyped() && !editor->fits()) {
            unfit.insert(field);
        }
    }
    return unfit;
}

} // namespace assay::app

#include "moc_question_fields.cpp"
