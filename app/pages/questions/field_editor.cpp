#include "app/pages/questions/field_editor.h"

#include "app/pages/questions/question_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QJsonDocument>
#include <QJsonParseError>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStyle>
#include <QTextDocument>
#include <QVBoxLayout>

namespace assay::app {
namespace {

using model::FieldType;

constexpr int kLongestLines = 8;

bool isArea(const model::FieldInfo& info) {
    switch (info.type) {
    case FieldType::LongText:
    case FieldType::TextList:
    case FieldType::IntegerList:
    case FieldType::Answer:
    case FieldType::Json:
        return true;
    default:
        return false;
    }
}

bool isList(FieldType type) {
    return type == FieldType::TextList || type == FieldType::IntegerList;
}

} // namespace

FieldEditor::FieldEditor(model::QuestionField field, QWidget* parent)
    : QWidget(parent)
    , m_field(field) {
    const model::FieldInfo& info = model::fieldInfo(field);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    if (isArea(info)) {
        m_area = new QPlainTextEdit(this);
        m_area->setTabChangesFocus(true);
        m_area->setLineWrapMode(info.type == FieldType::Json ? QPlainTextEdit::NoWrap
                                                             : QPlainTextEdit::WidgetWidth);
        if (info.type == FieldType::Json) {
            m_area->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        }
        if (isList(info.type)) {
            m_area->setPlaceholderText(tr("One entry on each line"));
        }
        m_area->installEventFilter(this);
        connect(m_area, &QPlainTextEdit::textChanged, this, &FieldEditor::take);
        layout->addWidget(m_area);
    } else if (!info.choices.empty() || info.type == FieldType::Boolean) {
        m_choice = new QComboBox(this);
        m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_choice->setMinimumContentsLength(12);
        m_choice->addItem(QString());
        if (info.type == FieldType::Boolean) {
            m_choice->addItem(tr("Yes"), QStringLiteral("true"));
            m_choice->addItem(tr("No"), QStringLiteral("false"));
            connect(m_choice, &QComboBox::activated, this, [this] {
                take();
                commit();
            });
        } else {
            m_choice->setEditable(true);
            m_choice->setInsertPolicy(QComboBox::NoInsert);
            for (const std::string_view choice : info.choices) {
                m_choice->addItem(QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
            }
            connect(m_choice, &QComboBox::editTextChanged, this, &FieldEditor::take);
            connect(m_choice, &QComboBox::activated, this, &FieldEditor::commit);
            m_choice->lineEdit()->installEventFilter(this);
        }
        m_choice->installEventFilter(this); // the wheel
        layout->addWidget(m_choice);
    } else {
        m_line = new QLineEdit(this);
        connect(m_line, &QLineEdit::textEdited, this, &FieldEditor::take);
        m_line->installEventFilter(this);
        layout->addWidget(m_line);
    }
    m_problem = new QLabel(this);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    layout->addWidget(m_problem);
    input()->setObjectName(QStringLiteral("field_") +
                           QString::fromUtf8(info.name.data(), static_cast<qsizetype>(info.name.size())));
    input()->setAccessibleName(fieldTitle(field));
    setFocusProxy(input());
}

QWidget* FieldEditor::input() const {
    return m_area != nullptr     ? static_cast<QWidget*>(m_area)
           : m_choice != nullptr ? static_cast<QWidget*>(m_choice)
                                 : m_line;
}

void FieldEditor::show(const model::Question& question) {
    m_showing = true;
    const std::string name(model::fieldInfo(m_field).name);
    const auto unreadable = question.unreadable.find(name);
    m_unreadable =
        unreadable == question.unreadable.end() ? QString() : QString::fromStdString(unreadable->second);
    setText(QString::fromStdString(model::fieldText(question, m_field)));
    m_typed = false;
    m_showing = false;
    check();
    fitHeight();
}

void FieldEditor::setReadOnly(bool readOnly) {
    if (m_area != nullptr) {
        m_area->setReadOnly(readOnly);
    } else if (m_choice != nullptr) {
        m_choice->setEnabled(!readOnly);
    } else {
        m_line->setReadOnly(readOnly);
    }
}

std::vector<std::string> FieldEditor::entries() const {
    const QString all = text();
    const FieldType type = model::fieldInfo(m_field).type;
    std::vector<std::string> list;
    if (!isList(type)) {
        if (!all.trimmed().isEmpty()) {
            list.push_back(all.toStdString());
        }
        return list;
    }
    for (const QString& line : all.split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty()) {
            list.push_back(line.trimmed().toStdString());
        }
    }
    return list;
}

bool FieldEditor::applyTo(model::Question& question) const {
    if (model::fieldInfo(m_field).type == FieldType::Json && !text().trimmed().isEmpty()) {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(text().toUtf8(), &error);
        const bool wantsArray = m_field == model::QuestionField::Messages;
        if (error.error != QJsonParseError::NoError ||
            (wantsArray ? !document.isArray() : !document.isObject())) {
            return false;
        }
    }
    return !model::setField(question, m_field, entries());
}

void FieldEditor::setRemark(const QString& text) {
    if (m_remark != text) {
        m_remark = text;
        check();
    }
}

void FieldEditor::take() {
    if (m_showing) {
        return;
    }
    m_typed = true;
    check();
    fitHeight();
    Q_EMIT typed();
}

void FieldEditor::commit() {
    if (m_typed) {
        Q_EMIT committed();
    }
}

// What is wrong comes before what is only worth knowing.
void FieldEditor::check() {
    model::Question probe;
    QString problem;
    if (!applyTo(probe)) {
        const FieldType type = model::fieldInfo(m_field).type;
        problem = type == FieldType::Json          ? tr("This is no JSON of the kind that belongs here.")
                  : type == FieldType::IntegerList ? tr("Whole numbers only, one on each line.")
                  : type == FieldType::Integer     ? tr("A whole number is needed.")
                                                   : tr("A number is needed, with a point before decimals.");
        problem += QLatin1Char(' ') + tr("Not saved yet.");
    } else if (!m_unreadable.isEmpty() && !m_typed) {
        problem = tr("The source has %1 here, which is not of this field’s type.").arg(m_unreadable);
    } else {
        problem = m_remark;
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    input()->setAccessibleDescription(problem);
}

QString FieldEditor::text() const {
    if (m_area != nullptr) {
        return m_area->toPlainText();
    }
    if (m_choice != nullptr) {
        return m_choice->isEditable() ? m_choice->currentText() : m_choice->currentData().toString();
    }
    return m_line->text();
}

void FieldEditor::setText(const QString& text) {
    if (m_area != nullptr) {
        if (m_area->toPlainText() != text) {
            m_area->setPlainText(text);
        }
    } else if (m_choice == nullptr) {
        m_line->setText(text);
        m_line->setCursorPosition(0);
    } else if (m_choice->isEditable()) {
        m_choice->setEditText(text);
    } else {
        m_choice->setCurrentIndex(qMax(0, m_choice->findData(text)));
    }
}

// As many lines as the text has, up to a bound; then it scrolls.
void FieldEditor::fitHeight() {
    if (m_area == nullptr) {
        return;
    }
    const int lines = qBound(isList(model::fieldInfo(m_field).type) ? 1 : 2,
                             static_cast<int>(m_area->document()->size().height()), kLongestLines);
    const int margins = 2 * (m_area->frameWidth() + static_cast<int>(m_area->document()->documentMargin()));
    const int height = lines * m_area->fontMetrics().lineSpacing() + margins + 2;
    if (m_area->height() != height) {
        m_area->setFixedHeight(height);
    }
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            commit();
        }
    } else if (event->type() == QEvent::KeyPress && watched != m_area) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) &&
            static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier) {
            commit();
        }
    } else if (event->type() == QEvent::Wheel && watched == m_choice && !m_choice->hasFocus()) {
        event->ignore(); // scrolling past must not change a value
        return true;
    } else if (event->type() == QEvent::Resize && watched == m_area) {
        fitHeight();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace assay::app
