#include "app/pages/questions/field_dialog.h"

#include "app/pages/questions/question_text.h"
#include "widgets/text/typed_number.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

using model::FieldType;
using model::QuestionField;

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isList(FieldType type) {
    return type == FieldType::TextList || type == FieldType::IntegerList;
}

// Fields that can mean the same for many questions; a question's own text and id are not among them.
bool isOffered(const model::FieldInfo& info, FieldDialog::Mode mode) {
    if (mode == FieldDialog::Mode::Add) {
        return isList(info.type);
    }
    return info.type != FieldType::Json && info.type != FieldType::Answer &&
           info.field != QuestionField::QuestionId && info.field != QuestionField::QuestionText;
}

} // namespace

FieldDialog::FieldDialog(Mode mode, int questions, QWidget* parent)
    : QDialog(parent)
    , m_mode(mode)
    , m_questions(questions)
    , m_field(new QComboBox(this))
    , m_choice(new QComboBox(this))
    , m_lines(new QPlainTextEdit(this))
    , m_hint(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(mode == Mode::Set ? tr("Set a field") : tr("Add to a field"));
    m_field->setObjectName(QStringLiteral("fieldChoice"));
    m_field->setAccessibleName(tr("Field"));
    // Those that are set most come first.
    const std::vector first{QuestionField::Category, QuestionField::Difficulty, QuestionField::RetrievalScope,
                            QuestionField::AnswerType, QuestionField::GoldVersion};
    for (const QuestionField field : first) {
        if (isOffered(model::fieldInfo(field), mode)) {
            m_field->addItem(fieldTitle(field), static_cast<int>(field));
        }
    }
    for (const model::FieldInfo& info : model::questionFields()) {
        if (isOffered(info, mode) && std::find(first.begin(), first.end(), info.field) == first.end()) {
            m_field->addItem(fieldTitle(info.field), static_cast<int>(info.field));
        }
    }
    m_choice->setObjectName(QStringLiteral("fieldValue"));
    m_choice->setAccessibleName(tr("Value"));
    m_choice->setEditable(true);
    m_choice->setInsertPolicy(QComboBox::NoInsert);
    m_lines->setObjectName(QStringLiteral("fieldLines"));
    m_lines->setAccessibleName(tr("Value"));
    m_lines->setTabChangesFocus(true);
    m_hint->setObjectName(QStringLiteral("fieldHint"));
    m_hint->setWordWrap(true);

    auto* form = new QFormLayout;
    form->addRow(tr("&Field:"), m_field);
    form->addRow(tr("&Value:"), m_choice);
    form->addRow(QString(), m_lines);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_hint);
    layout->addWidget(m_buttons);

    connect(m_field, &QComboBox::currentIndexChanged, this, &FieldDialog::showField);
    connect(m_choice, &QComboBox::editTextChanged, this, &FieldDialog::check);
    connect(m_lines, &QPlainTextEdit::textChanged, this, &FieldDialog::check);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(field(), entries());
        accept();
    });
    showField();
}

QuestionField FieldDialog::field() const {
    return static_cast<QuestionField>(m_field->currentData().toInt());
}

void FieldDialog::setField(QuestionField field) {
    m_field->setCurrentIndex(m_field->findData(static_cast<int>(field)));
}

void FieldDialog::setText(const QString& text) {
    m_choice->setEditText(text);
    m_lines->setPlainText(text);
}

void FieldDialog::showField() {
    const model::FieldInfo& info = model::fieldInfo(field());
    const bool many = isList(info.type) || info.type == FieldType::LongText;
    m_lines->setVisible(many);
    m_choice->setVisible(!many);
    m_choice->clear();
    for (const std::string_view choice : info.choices) {
        m_choice->addItem(textOf(choice));
    }
    if (info.field == QuestionField::Category) {
        for (const model::CategoryInfo& category : model::questionCategories()) {
            if (m_choice->findText(textOf(category.letter)) < 0) {
                m_choice->addItem(textOf(category.letter));
            }
        }
    }
    if (info.type == FieldType::Boolean && m_choice->count() == 0) {
        m_choice->addItems({QStringLiteral("true"), QStringLiteral("false")});
    }
    m_choice->setCurrentIndex(-1);
    m_choice->clearEditText();
    check();
}

std::vector<std::string> FieldDialog::entries() const {
    const FieldType type = model::fieldInfo(field()).type;
    std::vector<std::string> entries;
    if (type == FieldType::LongText) {
        entries.push_back(m_lines->toPlainText().toStdString());
    } else if (isList(type)) {
        const QStringList lines = m_lines->toPlainText().split(QLatin1Char('\n'));
        for (const QString& line : lines) {
            entries.push_back(line.trimmed().toStdString());
        }
    } else {
        const QString typed = m_choice->currentText().trimmed();
        entries.push_back(
            (type == FieldType::Number ? widgets::storedNumber(typed).value_or(typed) : typed).toStdString());
    }
    std::erase(entries, std::string());
    return entries;
}

void FieldDialog::check() {
    model::Question probe;
    const std::vector<std::string> given = entries();
    auto unfit = model::setField(probe, field(), given);
    if (model::fieldInfo(field()).type == FieldType::Number &&
        !widgets::storedNumber(m_choice->currentText())) {
        unfit = m_choice->currentText().trimmed().toStdString();
    }
    QPushButton* ok = m_buttons->button(QDialogButtonBox::Ok);
    ok->setEnabled(!unfit && (m_mode == Mode::Set || !given.empty()));
    ok->setText(m_mode == Mode::Add ? tr("Add to %n question(s)", nullptr, m_questions)
                : given.empty()     ? tr("Clear it in %n question(s)", nullptr, m_questions)
                                    : tr("Set it in %n question(s)", nullptr, m_questions));
    if (unfit) {
        m_hint->setText(tr("“%1” does not fit this field.").arg(QString::fromStdString(*unfit)));
    } else if (isList(model::fieldInfo(field()).type)) {
        m_hint->setText(tr("One entry a line. All of them together are one step of undo."));
    } else {
        m_hint->setText(given.empty() && m_mode == Mode::Set
                            ? tr("Leave empty to clear the value. All of them together are one step of undo.")
                            : tr("All of them together are one step of undo."));
    }
}

} // namespace assay::app

#include "moc_field_dialog.cpp"
