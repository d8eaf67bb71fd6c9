#include "app/pages/questions/field_editor.h"

#include "app/pages/questions/json_layout.h"
#include "app/pages/questions/question_text.h"
#include "widgets/rubrics/own_assertions_dialog.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/typed_number.h"

#include <QComboBox>
#include <QEvent>
#include <QFocusEvent>
#include <QFontDatabase>
#include <QJsonDocument>
#include <QJsonParseError>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyle>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

using model::FieldType;

constexpr int kLongestLines = 8;
constexpr std::int64_t kFirstYear = 1800;
constexpr std::int64_t kLastYear = 2200;

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

// An entry of a list as one line of the area: line breaks within it are shown as such, but end no entry.
// Shift+Return types one.
QString asLine(const std::string& entry) {
    QString line = QString::fromStdString(entry);
    line.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    line.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    return line.replace(QLatin1Char('\n'), QChar::LineSeparator)
        .replace(QChar::ParagraphSeparator, QChar::LineSeparator);
}

QString categoryName(const QString& letter) {
    for (const model::CategoryInfo& category : model::questionCategories()) {
        if (letter == QLatin1String(category.letter.data(), static_cast<qsizetype>(category.letter.size()))) {
            return facetValueText(curation::Facet::Category, letter.toStdString());
        }
    }
    return {};
}

} // namespace

QString typedText(const QTextDocument& document) {
    QString text = document.toRawText();
    return text.replace(QChar::ParagraphSeparator, QLatin1Char('\n'))
        .replace(QChar::LineSeparator, QLatin1Char('\n'));
}

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
            m_area->setToolTip(tr("One entry on each line; Shift+Return begins a new line within an entry"));
        }
        m_area->installEventFilter(this);
        connect(m_area, &QPlainTextEdit::textChanged, this, &FieldEditor::take);
        layout->addWidget(m_area);
    } else if (!info.choices.empty() || info.type == FieldType::Boolean) {
        m_choice = new QComboBox(this);
        m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        widgets::tellWholeEntry(*m_choice, m_choice->toolTip());
        m_choice->setMinimumContentsLength(12);
        m_choice->addItem(QString());
        if (info.type == FieldType::Boolean) {
            m_choice->addItem(tr("Yes"), QStringLiteral("true"));
            m_choice->addItem(tr("No"), QStringLiteral("false"));
            connect(m_choice, &QComboBox::activated, this, &FieldEditor::take);
        } else {
            m_choice->setEditable(true);
            m_choice->setInsertPolicy(QComboBox::NoInsert);
            for (const std::string_view choice : info.choices) {
                m_choice->addItem(QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
                m_choice->setItemData(m_choice->count() - 1,
                                      categoryName(m_choice->itemText(m_choice->count() - 1)),
                                      Qt::ToolTipRole);
            }
            connect(m_choice, &QComboBox::editTextChanged, this, &FieldEditor::take);
        }
        layout->addWidget(m_choice);
    } else {
        m_line = new QLineEdit(this);
        connect(m_line, &QLineEdit::textEdited, this, &FieldEditor::take);
        layout->addWidget(m_line);
    }
    if (field == model::QuestionField::Extra) {
        m_assertions = new QPushButton(tr("Assertions…"), this);
        m_assertions->setObjectName(QStringLiteral("extraAssertions"));
        m_assertions->setToolTip(tr("What an answer to this question must or must not say, and its limits"));
        m_assertions->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        layout->addWidget(m_assertions);
        connect(m_assertions, &QPushButton::clicked, this, &FieldEditor::editAssertions);
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
    m_shown = model::fieldEntries(question, m_field);
    setText(textOf(m_shown));
    m_shownText = text();
    m_typed = false;
    forgetSteps();
    m_showing = false;
    check();
    fitHeight();
}

// What is shown is saved: undo in the field is about what is typed from here on.
void FieldEditor::forgetSteps() {
    if (m_area != nullptr) {
        m_area->document()->clearUndoRedoStacks();
        return;
    }
    QLineEdit* const line = m_choice != nullptr ? m_choice->lineEdit() : m_line;
    if (line != nullptr && (line->isUndoAvailable() || line->isRedoAvailable())) {
        const int cursor = line->cursorPosition();
        line->setText(line->text()); // the same again, as one that nobody typed
        line->setCursorPosition(cursor);
    }
}

QString FieldEditor::textOf(const std::vector<std::string>& entries) const {
    const FieldType type = model::fieldInfo(m_field).type;
    QStringList lines;
    for (const std::string& entry : entries) {
        lines += isList(type)                ? asLine(entry)
                 : type == FieldType::Json   ? QString::fromStdString(indentedJson(entry))
                 : type == FieldType::Number ? widgets::typedNumber(QString::fromStdString(entry))
                                             : QString::fromStdString(entry);
    }
    return lines.join(QLatin1Char('\n'));
}

void FieldEditor::type(const model::Question& question) {
    type(textOf(model::fieldEntries(question, m_field)));
}

void FieldEditor::type(const QString& text) {
    m_showing = true;
    setText(text);
    m_showing = false;
    take();
}

void FieldEditor::setReadOnly(bool readOnly) {
    if (m_area != nullptr) {
        m_area->setReadOnly(readOnly);
        m_isReadOnly = readOnly;
        check();
    } else if (m_choice != nullptr) {
        m_choice->setEnabled(!readOnly);
    } else {
        m_line->setReadOnly(readOnly);
    }
}

// As if what the form makes of them were typed.
void FieldEditor::editAssertions() {
    auto* dialog = new widgets::OwnAssertionsDialog(text().toStdString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { type(QString::fromStdString(indentedJson(dialog->extra()))); });
    dialog->open();
}

std::vector<std::string> FieldEditor::entries() const {
    const QString all = text();
    const FieldType type = model::fieldInfo(m_field).type;
    std::vector<std::string> list;
    if (!isList(type)) {
        if (!all.trimmed().isEmpty()) {
            list.push_back(type == FieldType::Json ? compactJson(all.toStdString())
                           : type == FieldType::Number
                               ? widgets::storedNumber(all).value_or(all).toStdString()
                               : all.toStdString());
        }
        return list;
    }
    for (QTextBlock block = m_area->document()->begin(); block.isValid(); block = block.next()) {
        const QString line = block.text();
        const auto untouched =
            std::find_if(m_shown.begin(), m_shown.end(),
                         [&line](const std::string& entry) { return asLine(entry) == line; });
        if (untouched != m_shown.end()) {
            list.push_back(*untouched);
        } else if (!line.trimmed().isEmpty()) {
            list.push_back(line.trimmed().replace(QChar::LineSeparator, QLatin1Char('\n')).toStdString());
        }
    }
    return list;
}

bool FieldEditor::applyTo(model::Question& question) const {
    return !misfit() && !model::setField(question, m_field, entries());
}

bool FieldEditor::fits() const {
    return !misfit();
}

std::optional<QString> FieldEditor::misfit() const {
    const FieldType type = model::fieldInfo(m_field).type;
    if (type == FieldType::Json) {
        if (text().trimmed().isEmpty()) {
            return std::nullopt;
        }
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(text().toUtf8(), &error);
        if (error.error != QJsonParseError::NoError) {
            return tr("No valid JSON at character %1: %2.").arg(error.offset).arg(error.errorString());
        }
        const bool wantsArray = m_field == model::QuestionField::Messages;
        return (wantsArray ? document.isArray() : document.isObject())
                   ? std::nullopt
                   : std::optional(wantsArray ? tr("A JSON array is needed: [ … ].")
                                              : tr("A JSON object is needed: { … }."));
    }
    model::Question probe;
    auto unfit = model::setField(probe, m_field, entries());
    if (type == FieldType::Number && !widgets::storedNumber(text())) {
        unfit = text().trimmed().toStdString();
    }
    if (!unfit) {
        return std::nullopt;
    }
    const QString what = QString::fromStdString(*unfit);
    return type == FieldType::IntegerList ? tr("“%1” is no whole number; one on each line.").arg(what)
           : type == FieldType::Integer   ? tr("“%1” is no whole number.").arg(what)
           : type == FieldType::Boolean
               ? tr("“%1” is neither yes nor no.").arg(what)
               : tr("“%1” is no number; decimals come after “%2”.").arg(what, QLocale().decimalPoint());
}

// Values that can be stored but are hardly meant.
QString FieldEditor::hint() const {
    model::Question probe;
    if (!applyTo(probe)) {
        return {};
    }
    switch (m_field) {
    case model::QuestionField::CurationConfidence:
        return probe.curationConfidence && (*probe.curationConfidence < 0 || *probe.curationConfidence > 1)
                   ? tr("A confidence is between 0 and 1.")
                   : QString();
    case model::QuestionField::Tolerance:
        return probe.tolerance && *probe.tolerance < 0 ? tr("A tolerance is not negative.") : QString();
    case model::QuestionField::MaxTokens:
        return probe.maxTokens && *probe.maxTokens <= 0 ? tr("At least one token is needed.") : QString();
    case model::QuestionField::Years:
        for (const std::int64_t year : probe.years) {
            if (year < kFirstYear || year > kLastYear) {
                return tr("%1 is hardly a year.").arg(year);
            }
        }
        return {};
    default:
        return {};
    }
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
    m_typed = text() != m_shownText;
    check();
    fitHeight();
    Q_EMIT typed();
}

// What is wrong comes before what is only worth knowing.
void FieldEditor::check() {
    QString problem;
    if (const auto unfit = misfit()) {
        problem = *unfit + QLatin1Char(' ') + tr("Not saved: a draft keeps it until it fits.");
    } else if (!m_unreadable.isEmpty() && !m_typed) {
        problem = tr("The source has %1 here, which is not of this field’s type.").arg(m_unreadable);
    } else {
        problem = m_remark.isEmpty() ? hint() : m_remark;
    }
    m_hasProblem = !problem.isEmpty();
    const QString said = m_hasProblem
                             ? QStringLiteral("⚠ ") + problem
                             : (m_field == model::QuestionField::Category ? categoryName(text()) : QString());
    m_problem->setText(said);
    m_problem->setForegroundRole(m_hasProblem ? QPalette::WindowText : QPalette::PlaceholderText);
    m_problem->setVisible(!said.isEmpty());
    input()->setAccessibleDescription(said);
    if (m_assertions != nullptr) { // what is no JSON cannot be changed in one place
        m_assertions->setEnabled(!m_isReadOnly && !misfit());
    }
}

QString FieldEditor::text() const {
    if (m_area != nullptr) {
        return typedText(*m_area->document());
    }
    if (m_choice != nullptr) {
        return m_choice->isEditable() ? m_choice->currentText() : m_choice->currentData().toString();
    }
    return m_line->text();
}

void FieldEditor::setText(const QString& text) {
    if (m_area != nullptr) {
        if (m_area->document()->toRawText() !=
            QString(text).replace(QLatin1Char('\n'), QChar::ParagraphSeparator)) {
            m_area->setPlainText(text);
        }
    } else if (m_choice == nullptr) {
        if (m_line->text() != text) {
            m_line->setText(text);
            m_line->setCursorPosition(0);
        }
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

namespace {

// What was never filled in is typed over.
void selectPlaceholder(QPlainTextEdit& area) {
    static const QRegularExpression kPlaceholder(QStringLiteral("TO_FILL[A-Z0-9_]*"));
    if (const QTextCursor found = area.document()->find(kPlaceholder); !found.isNull()) {
        area.setTextCursor(found);
    }
}

} // namespace

bool FieldEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn && watched == m_area && !m_typed) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::MouseFocusReason && reason != Qt::PopupFocusReason &&
            reason != Qt::ActiveWindowFocusReason) {
            selectPlaceholder(*m_area);
        }
    } else if (event->type() == QEvent::Resize && watched == m_area) {
        fitHeight();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace assay::app

#include "moc_field_editor.cpp"
