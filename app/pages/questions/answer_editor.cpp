#include "app/pages/questions/answer_editor.h"

#include "app/pages/questions/field_editor.h"

#include <QComboBox>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace assay::app {
namespace {

constexpr int kLongestLines = 10;
constexpr int kUnsaid = 0, kYes = 1, kNo = 2; // of the verdict box

struct VerdictWords {
    const char* yes;
    const char* no;
};

// As the checks of core/curation read a boolean answer.
constexpr std::array<VerdictWords, 4> kVerdicts{
    {{"Yes", "No"}, {"Ja", "Nei"}, {"True", "False"}, {"Sant", "Usant"}}};

const QRegularExpression& verdictPattern() {
    static const QRegularExpression pattern(QStringLiteral("^\\s*(yes|no|ja|nei|true|false|sant|usant)\\b"),
                                            QRegularExpression::CaseInsensitiveOption |
                                                QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

// Which pair the answer begins with, and which of it; the first pair when it says neither.
std::pair<const VerdictWords*, int> verdictOf(const QString& text) {
    const QString word = verdictPattern().match(text).captured(1);
    for (const VerdictWords& words : kVerdicts) {
        if (word.compare(QLatin1String(words.yes), Qt::CaseInsensitive) == 0) {
            return {&words, kYes};
        }
        if (word.compare(QLatin1String(words.no), Qt::CaseInsensitive) == 0) {
            return {&words, kNo};
        }
    }
    return {kVerdicts.data(), kUnsaid};
}

bool isBoolean(const std::string& type) {
    const QString name = QString::fromStdString(type).trimmed().toLower();
    return name == QLatin1String("boolean") || name == QLatin1String("bool") ||
           name == QLatin1String("yes/no") || name == QLatin1String("yes_no");
}

// Gives every key to the model at once, so that what is typed into an entry is part of the draft; Escape puts
// back what was there.
class EntryDelegate final : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        auto* line = new QLineEdit(parent);
        line->setObjectName(QStringLiteral("field_answer_entry"));
        line->setProperty("before", index.data(Qt::EditRole));
        const QPersistentModelIndex place = index;
        connect(line, &QLineEdit::textEdited, line, [place](const QString& text) {
            if (place.isValid()) {
                const_cast<QAbstractItemModel*>(place.model())->setData(place, text, Qt::EditRole);
            }
        });
        return line;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* line = static_cast<QLineEdit*>(editor);
        const QString text = index.data(Qt::EditRole).toString();
        if (line->text() != text) { // else the cursor would jump at every key
            line->setText(text);
        }
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        const QString text = static_cast<QLineEdit*>(editor)->text();
        if (index.data(Qt::EditRole).toString() != text) {
            model->setData(index, text, Qt::EditRole);
        }
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* line = qobject_cast<QLineEdit*>(watched);
        if (line != nullptr && event->type() == QEvent::KeyPress &&
            static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            const QString before = line->property("before").toString();
            line->setText(before);
            Q_EMIT line->textEdited(before);
        }
        return QStyledItemDelegate::eventFilter(watched, event);
    }
};

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
    m_verdict->setToolTip(tr("The word that the answer begins with; what follows it stays"));
    m_verdict->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_verdict, &QComboBox::activated, this, &AnswerEditor::setVerdict);
    layout->addWidget(m_verdict);

    m_stack = new QStackedWidget(this);
    m_text = new QPlainTextEdit(m_stack);
    m_text->setObjectName(QStringLiteral("field_answer_text"));
    m_text->setAccessibleName(tr("Answer text"));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    connect(m_text, &QPlainTextEdit::textChanged, this, &AnswerEditor::take);
    m_stack->addWidget(m_text);
    m_stack->addWidget(makeList());
    layout->addWidget(m_stack);

    m_remark = new QLabel(this);
    m_remark->setObjectName(QStringLiteral("answerRemark"));
    m_remark->setWordWrap(true);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->hide();
    layout->addWidget(m_remark);
}

QWidget* AnswerEditor::makeList() {
    auto* page = new QWidget(m_stack);
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    m_list = new QListWidget(page);
    m_list->setObjectName(QStringLiteral("field_answer_list"));
    m_list->setAccessibleName(tr("Entries of the answer"));
    m_list->setToolTip(tr("Return or a double click edits an entry, Insert adds one, Delete removes it, "
                          "Alt+Up and Alt+Down move it"));
    m_list->setWordWrap(true);
    m_list->setTabKeyNavigation(false);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->installEventFilter(this);
    connect(m_list, &QListWidget::itemChanged, this, &AnswerEditor::take);
    layout->addWidget(m_list, 1);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(1);
    const auto button = [&](const char* objectName, const QString& text, const QString& name, auto slot) {
        auto* made = new QToolButton(page);
        made->setObjectName(QLatin1String(objectName));
        made->setText(text);
        made->setToolTip(name);
        made->setAccessibleName(name);
        connect(made, &QToolButton::clicked, this, slot);
        buttons->addWidget(made);
        m_listButtons += made;
    };
    button("answerAdd", QStringLiteral("+"), tr("Add an entry (Insert)"), [this] { addEntry(); });
    button("answerRemove", QStringLiteral("−"), tr("Remove the entry (Delete)"), [this] { removeEntry(); });
    button("answerUp", QStringLiteral("↑"), tr("Move the entry up (Alt+Up)"), [this] { moveEntry(-1); });
    button("answerDown", QStringLiteral("↓"), tr("Move the entry down (Alt+Down)"), [this] { moveEntry(1); });
    buttons->addStretch(1);
    layout->addLayout(buttons);
    return page;
}

void AnswerEditor::focusInput() {
    if (m_isList) {
        m_list->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_text->setFocus(Qt::ShortcutFocusReason);
    }
}

void AnswerEditor::show(const model::Question& question) {
    m_showing = true;
    m_type = question.answerType;
    m_isList = question.answerIsList || question.answerType == "list";
    QStringList entries;
    for (const std::string& entry : question.answerText) {
        entries += QString::fromStdString(entry);
    }
    const QString text = entries.join(QLatin1Char('\n'));
    if (typedText(*m_text->document()) != text) {
        m_text->setPlainText(text);
    }
    QStringList listed;
    for (int i = 0; i < m_list->count(); ++i) {
        listed += m_list->item(i)->text();
    }
    if (listed != entries) { // else the one that is chosen stays so
        const int row = m_list->currentRow();
        m_list->clear();
        for (const QString& entry : entries) {
            auto* item = new QListWidgetItem(entry, m_list);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    m_stack->setCurrentIndex(m_isList ? 1 : 0);
    m_verdict->setVisible(!m_isList && isBoolean(question.answerType));
    m_verdict->setCurrentIndex(verdictOf(text).second);
    m_shown = question.answerText;
    m_typed = false;
    m_text->document()->clearUndoRedoStacks(); // it is saved: undo is about what is typed from here on
    m_showing = false;
    fitHeights();
}

void AnswerEditor::type(const model::Question& question) {
    const std::vector<std::string> before = m_shown;
    show(question);
    m_shown = before;
    take();
}

void AnswerEditor::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    m_text->setReadOnly(readOnly);
    m_list->setEditTriggers(readOnly ? QAbstractItemView::NoEditTriggers : QAbstractItemView::DoubleClicked);
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
    } else if (const QString text = typedText(*m_text->document()); !text.trimmed().isEmpty()) {
        question.answerText.push_back(text.toStdString());
    }
    question.answerIsList = m_isList && !question.answerText.empty();
    question.unreadable.erase("answer_text");
}

void AnswerEditor::setRemark(const QString& text) {
    m_hasProblem = !text.isEmpty();
    m_remark->setText(m_hasProblem ? QStringLiteral("⚠ ") + text : QString());
    m_remark->setVisible(m_hasProblem);
    for (QWidget* input : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_list)}) {
        input->setAccessibleDescription(text);
    }
}

void AnswerEditor::take() {
    if (m_showing) {
        return;
    }
    model::Question now;
    applyTo(now);
    m_typed = now.answerText != m_shown;
    if (!m_isList) {
        m_verdict->setCurrentIndex(verdictOf(m_text->toPlainText()).second);
    }
    fitHeights();
    Q_EMIT typed();
}

void AnswerEditor::editEntry() {
    if (!m_readOnly && m_list->currentItem() != nullptr) {
        m_list->editItem(m_list->currentItem());
    }
}

void AnswerEditor::addEntry() {
    m_showing = true;
    auto* item = new QListWidgetItem;
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    m_list->insertItem(m_list->currentRow() < 0 ? m_list->count() : m_list->currentRow() + 1, item);
    m_showing = false;
    fitHeights();
    m_list->setCurrentItem(item);
    m_list->setFocus(Qt::OtherFocusReason);
    m_list->editItem(item);
}

void AnswerEditor::removeEntry() {
    if (m_list->currentItem() != nullptr) {
        delete m_list->takeItem(m_list->currentRow());
        take();
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
}

bool AnswerEditor::listKey(int key, Qt::KeyboardModifiers modifiers) {
    if (m_readOnly) {
        return false;
    }
    if (modifiers == Qt::AltModifier && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        moveEntry(key == Qt::Key_Up ? -1 : 1);
        return true;
    }
    if ((modifiers & ~Qt::KeypadModifier) != Qt::NoModifier) {
        return false;
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_list->currentItem() == nullptr) {
            addEntry();
        } else {
            editEntry();
        }
        return true;
    case Qt::Key_Insert:
        addEntry();
        return true;
    case Qt::Key_Delete:
        removeEntry();
        return true;
    default:
        return false;
    }
}

// The word at the start of the text follows the box; the explanation stays.
void AnswerEditor::setVerdict(int index) {
    QString text = typedText(*m_text->document());
    const VerdictWords* words = verdictOf(text).first;
    const auto match = verdictPattern().match(text);
    QString word = index == kYes  ? QLatin1String(words->yes)
                   : index == kNo ? QLatin1String(words->no)
                                  : QString();
    if (match.hasMatch()) {
        const QString before = match.captured(1);
        word = before == before.toLower()   ? word.toLower()
               : before == before.toUpper() ? word.toUpper()
                                            : word;
        text.replace(match.capturedStart(1), match.capturedLength(1), word);
        if (word.isEmpty()) {
            text.remove(QRegularExpression(QStringLiteral("^\\s*[.,:;!]?\\s*")));
        }
    } else if (!word.isEmpty()) {
        text = text.trimmed().isEmpty() ? word : word + QStringLiteral(". ") + text;
    }
    if (text != typedText(*m_text->document())) {
        m_text->setPlainText(text);
    }
}

void AnswerEditor::fitHeights() {
    const int spacing = m_text->fontMetrics().lineSpacing();
    int height = 0;
    if (m_isList) {
        for (int i = 0; i < m_list->count(); ++i) {
            height += std::max(m_list->sizeHintForRow(i), spacing);
        }
        height =
            std::clamp(height, 4 * (spacing + 8), kLongestLines * spacing) + 2 * m_list->frameWidth() + 2;
    } else {
        const int lines = qBound(2, static_cast<int>(m_text->document()->size().height()), kLongestLines);
        height = lines * spacing + 2 * m_text->frameWidth() +
                 2 * static_cast<int>(m_text->document()->documentMargin()) + 2;
    }
    if (m_stack->height() != height) {
        m_stack->setFixedHeight(height);
    }
}

bool AnswerEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::Resize) {
        fitHeights();
    } else if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        if (listKey(key->key(), key->modifiers())) {
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace assay::app

#include "moc_answer_editor.cpp"
