#include "app/pages/questions/answer_editor.h"

#include <QComboBox>
#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QStyle>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kLongestLines = 10;
constexpr int kUnsaid = 0, kYes = 1, kNo = 2; // of the verdict box

// Yes or no at the start of an answer, as domain rules read a boolean.
const QRegularExpression& verdictPattern() {
    static const QRegularExpression pattern(QStringLiteral("^\\s*(yes|no|ja|nei)\\b"),
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

int verdictOf(const QString& text) {
    const auto match = verdictPattern().match(text);
    if (!match.hasMatch()) {
        return kUnsaid;
    }
    const QString word = match.captured(1).toLower();
    return word == QLatin1String("yes") || word == QLatin1String("ja") ? kYes : kNo;
}

} // namespace

AnswerEditor::AnswerEditor(QWidget* parent)
    : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);

    m_verdict = new QComboBox(this);
    m_verdict->addItems({tr("Neither yes nor no"), tr("Yes"), tr("No")});
    m_verdict->setObjectName(QStringLiteral("field_answer_verdict"));
    m_verdict->setAccessibleName(tr("Answer: yes or no"));
    m_verdict->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_verdict, &QComboBox::activated, this, &AnswerEditor::setVerdict);
    layout->addWidget(m_verdict);

    m_stack = new QStackedWidget(this);
    m_text = new QPlainTextEdit(m_stack);
    m_text->setObjectName(QStringLiteral("field_answer_text"));
    m_text->setAccessibleName(tr("Answer"));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    connect(m_text, &QPlainTextEdit::textChanged, this, &AnswerEditor::take);
    m_stack->addWidget(m_text);

    auto* listPage = new QWidget(m_stack);
    auto* listLayout = new QHBoxLayout(listPage);
    listLayout->setContentsMargins(0, 0, 0, 0);
    m_list = new QListWidget(listPage);
    m_list->setObjectName(QStringLiteral("field_answer_list"));
    m_list->setAccessibleName(tr("Entries of the answer"));
    m_list->setWordWrap(true);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_list->installEventFilter(this);
    connect(m_list, &QListWidget::itemChanged, this, [this] {
        take();
        commit();
    });
    listLayout->addWidget(m_list, 1);
    auto* buttons = new QVBoxLayout;
    const auto button = [&](const QString& text, const QString& name, auto slot) {
        auto* made = new QToolButton(listPage);
        made->setText(text);
        made->setToolTip(name);
        made->setAccessibleName(name);
        connect(made, &QToolButton::clicked, this, slot);
        buttons->addWidget(made);
        m_listButtons += made;
    };
    button(QStringLiteral("+"), tr("Add an entry"), [this] { addEntry(); });
    button(QStringLiteral("−"), tr("Remove the entry"), [this] { removeEntry(); });
    button(QStringLiteral("↑"), tr("Move the entry up"), [this] { moveEntry(-1); });
    button(QStringLiteral("↓"), tr("Move the entry down"), [this] { moveEntry(1); });
    buttons->addStretch(1);
    listLayout->addLayout(buttons);
    m_stack->addWidget(listPage);
    layout->addWidget(m_stack);

    m_remark = new QLabel(this);
    m_remark->setWordWrap(true);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->hide();
    layout->addWidget(m_remark);
}

void AnswerEditor::show(const model::Question& question) {
    m_showing = true;
    m_isList = question.answerIsList || question.answerType == "list";
    QStringList entries;
    for (const std::string& entry : question.answerText) {
        entries += QString::fromStdString(entry);
    }
    const QString text = entries.join(QLatin1Char('\n'));
    if (m_text->toPlainText() != text) {
        m_text->setPlainText(text);
    }
    m_list->clear();
    for (const QString& entry : entries) {
        auto* item = new QListWidgetItem(entry, m_list);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    m_stack->setCurrentIndex(m_isList ? 1 : 0);
    m_verdict->setVisible(question.answerType == "boolean");
    m_verdict->setCurrentIndex(verdictOf(text));
    m_typed = false;
    m_showing = false;
    fitHeights();
}

void AnswerEditor::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    m_text->setReadOnly(readOnly);
    m_list->setEditTriggers(readOnly ? QAbstractItemView::NoEditTriggers
                                     : QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                                           QAbstractItemView::AnyKeyPressed);
    m_verdict->setEnabled(!readOnly);
    for (QToolButton* button : m_listButtons) {
        button->setEnabled(!readOnly);
    }
}

void AnswerEditor::applyTo(model::Question& question) const {
    question.answerText.clear();
    if (m_isList) {
        for (int i = 0; i < m_list->count(); ++i) {
            const QString entry = m_list->item(i)->text();
            if (!entry.trimmed().isEmpty()) {
                question.answerText.push_back(entry.toStdString());
            }
        }
    } else if (!m_text->toPlainText().trimmed().isEmpty()) {
        question.answerText.push_back(m_text->toPlainText().toStdString());
    }
    question.answerIsList = m_isList && !question.answerText.empty();
    question.unreadable.erase("answer_text");
}

void AnswerEditor::setRemark(const QString& text) {
    m_remark->setText(text);
    m_remark->setVisible(!text.isEmpty());
    m_stack->currentWidget()->setAccessibleDescription(text);
}

void AnswerEditor::take() {
    if (m_showing) {
        return;
    }
    m_typed = true;
    if (!m_isList) {
        m_verdict->setCurrentIndex(verdictOf(m_text->toPlainText()));
    }
    fitHeights();
    Q_EMIT typed();
}

void AnswerEditor::commit() {
    if (m_typed && !m_showing) {
        Q_EMIT committed();
    }
}

void AnswerEditor::addEntry() {
    m_showing = true;
    auto* item = new QListWidgetItem(m_list);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    m_showing = false;
    fitHeights();
    m_list->setCurrentItem(item);
    m_list->editItem(item);
}

void AnswerEditor::removeEntry() {
    if (m_list->currentItem() != nullptr) {
        delete m_list->takeItem(m_list->currentRow());
        take();
        commit();
    }
}

void AnswerEditor::moveEntry(int by) {
    const int row = m_list->currentRow();
    const int target = row + by;
    if (row < 0 || target < 0 || target >= m_list->count()) {
        return;
    }
    m_showing = true;
    m_list->insertItem(target, m_list->takeItem(row));
    m_list->setCurrentRow(target);
    m_showing = false;
    take();
    commit();
}

// The word at the start of the text follows the box; the explanation stays.
void AnswerEditor::setVerdict(int index) {
    QString text = m_text->toPlainText();
    const bool norwegian = text.trimmed().startsWith(QLatin1String("ja"), Qt::CaseInsensitive) ||
                           text.trimmed().startsWith(QLatin1String("nei"), Qt::CaseInsensitive);
    const QString word = index == kYes  ? (norwegian ? QStringLiteral("Ja") : QStringLiteral("Yes"))
                         : index == kNo ? (norwegian ? QStringLiteral("Nei") : QStringLiteral("No"))
                                        : QString();
    const auto match = verdictPattern().match(text);
    if (match.hasMatch()) {
        text.replace(match.capturedStart(1), match.capturedLength(1), word);
        if (word.isEmpty()) {
            text.remove(QRegularExpression(QStringLiteral("^\\s*[.,:;!]?\\s*")));
        }
    } else if (!word.isEmpty()) {
        text = text.trimmed().isEmpty() ? word + QLatin1Char('.') : word + QStringLiteral(". ") + text;
    }
    if (text != m_text->toPlainText()) {
        m_text->setPlainText(text);
        commit();
    }
}

void AnswerEditor::fitHeights() {
    const int spacing = m_text->fontMetrics().lineSpacing();
    const int lines = m_isList
                          ? qBound(3, 2 * m_list->count(), kLongestLines)
                          : qBound(2, static_cast<int>(m_text->document()->size().height()), kLongestLines);
    const int height = lines * spacing + 2 * m_text->frameWidth() +
                       2 * static_cast<int>(m_text->document()->documentMargin()) + 2;
    if (m_stack->height() != height) {
        m_stack->setFixedHeight(m_isList ? qMax(height, 4 * (spacing + 10)) : height);
    }
}

bool AnswerEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            commit();
        }
    } else if (watched == m_text && event->type() == QEvent::Resize) {
        fitHeights();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace assay::app
