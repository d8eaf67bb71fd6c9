#include "app/settings/shortcuts_editor.h"

#include "app/settings/shortcut_registry.h"
#include "widgets/tables/column_fit.h"
#include "widgets/text/field_texts.h"
#include "widgets/theme/font_measure.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kIdRole = Qt::UserRole;

QString keysText(const QList<QKeySequence>& keys) {
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

} // namespace

ShortcutsEditor::ShortcutsEditor(ShortcutRegistry& shortcuts, QWidget* parent)
    : QWidget(parent)
    , m_shortcuts(shortcuts)
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeWidget(this))
    , m_keys(new QKeySequenceEdit(this))
    , m_message(new QLabel(this))
    , m_assign(new QPushButton(tr("Assign"), this))
    , m_clear(new QPushButton(tr("No shortcut"), this))
    , m_reset(new QPushButton(tr("Reset"), this))
    , m_resetAll(new QPushButton(tr("Reset all"), this)) {
    m_filter->setObjectName(QStringLiteral("shortcutsFilter"));
    m_filter->setAccessibleName(tr("Filter shortcuts"));
    m_filter->setClearButtonEnabled(true);
    widgets::setHint(*m_filter, tr("Filter by action or keys"));
    m_tree->setObjectName(QStringLiteral("shortcutsTree"));
    m_tree->setAccessibleName(tr("Shortcuts"));
    m_tree->setHeaderLabels({tr("Action"), tr("Shortcut"), tr("Default")});
    m_tree->setUniformRowHeights(true);
    auto* fit = new widgets::ColumnFit(*m_tree, *m_tree->header());
    fit->setCharacters({34, 20, 20});
    fit->setFiller(widgets::ColumnFit::kLastColumn);
    m_keys->setObjectName(QStringLiteral("shortcutsKeys"));
    m_keys->setAccessibleName(tr("New shortcut for the selected action"));
    m_message->setObjectName(QStringLiteral("shortcutsMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_assign->setObjectName(QStringLiteral("shortcutsAssign"));
    m_clear->setObjectName(QStringLiteral("shortcutsClear"));
    m_reset->setObjectName(QStringLiteral("shortcutsReset"));
    m_resetAll->setObjectName(QStringLiteral("shortcutsResetAll"));
    for (QPushButton* button : {m_assign, m_clear, m_reset, m_resetAll}) {
        button->setAutoDefault(false);
    }

    auto* label = new QLabel(tr("&New shortcut:"), this);
    label->setBuddy(m_keys);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_keys, 1);
    row->addWidget(m_assign);
    row->addWidget(m_clear);
    row->addWidget(m_reset);
    row->addWidget(m_resetAll);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_filter);
    layout->addWidget(m_tree, 1);
    layout->addLayout(row);
    layout->addWidget(m_message);
    // Two lines are kept free, so that nothing jumps when a conflict is reported.
    widgets::keepMeasure(*this, [this] { m_message->setMinimumHeight(fontMetrics().height() * 2); });
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsEditor::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutsEditor::showSelected);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { m_keys->setFocus(); });
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsEditor::showConflict);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutsEditor::assign);
    connect(m_clear, &QPushButton::clicked, this, [this] { m_shortcuts.setShortcut(selectedId(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_shortcuts.reset(selectedId()); });
    connect(m_resetAll, &QPushButton::clicked, &m_shortcuts, &ShortcutRegistry::resetAll);
    connect(&m_shortcuts, &ShortcutRegistry::changed, this, &ShortcutsEditor::fill);
    fill();
}

void ShortcutsEditor::fill() {
    const QString selected = selectedId();
    const QSignalBlocker blocker(m_tree);
    m_tree->clear();
    QHash<QString, QTreeWidgetItem*> groups;
    const QList<ShortcutRegistry::Entry> entries = m_shortcuts.entries();
    for (const ShortcutRegistry::Entry& entry : entries) {
        QTreeWidgetItem*& group = groups[entry.group];
        if (group == nullptr) {
            group = new QTreeWidgetItem(m_tree, {entry.group});
            group->setFlags(Qt::ItemIsEnabled);
            group->setFirstColumnSpanned(true);
        }
        const auto keys = [&entry](const QList<QKeySequence>& own) {
            const QString text = keysText(own);
            return text.isEmpty() ? entry.fixed : text;
        };
        auto* item = new QTreeWidgetItem(
            group, {entry.text, keys(m_shortcuts.shortcuts(entry.id)), keys(entry.defaults)});
        item->setData(0, kIdRole, entry.id);
        if (m_shortcuts.isRemapped(entry.id)) {
            QFont font = item->font(1);
            font.setBold(true);
            item->setFont(1, font);
        }
    }
    m_tree->expandAll();
    filter(m_filter->text());
    select(selected);
    showSelected();
}

void ShortcutsEditor::select(const QString& id) {
    for (QTreeWidgetItemIterator it(m_tree); *it != nullptr; ++it) {
        if (!id.isEmpty() && (*it)->data(0, kIdRole).toString() == id) {
            m_tree->setCurrentItem(*it);
            return;
        }
    }
}

void ShortcutsEditor::filter(const QString& text) {
    const QString wanted = text.trimmed();
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_tree->topLevelItem(g);
        bool any = false;
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem* item = group->child(i);
            const bool shown = wanted.isEmpty() || item->text(0).contains(wanted, Qt::CaseInsensitive) ||
                               item->text(1).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!shown);
            any = any || shown;
        }
        group->setHidden(!any);
    }
}

QString ShortcutsEditor::selectedId() const {
    const QTreeWidgetItem* item = m_tree->currentItem();
    return item != nullptr ? item->data(0, kIdRole).toString() : QString();
}

QString ShortcutsEditor::textOf(const QString& id) const {
    const QList<ShortcutRegistry::Entry> entries = m_shortcuts.entries();
    for (const ShortcutRegistry::Entry& entry : entries) {
        if (entry.id == id) {
            return tr("%1 (%2)").arg(entry.text, entry.group);
        }
    }
    return id;
}

void ShortcutsEditor::showSelected() {
    const QString id = selectedId();
    const QList<QKeySequence> keys = m_shortcuts.shortcuts(id);
    m_keys->setKeySequence(keys.isEmpty() ? QKeySequence() : keys.first());
    m_keys->setEnabled(!id.isEmpty());
    m_clear->setEnabled(!keys.isEmpty());
    m_reset->setEnabled(m_shortcuts.isRemapped(id));
    showConflict();
}

void ShortcutsEditor::showConflict() {
    const QString id = selectedId();
    const QKeySequence keys = m_keys->keySequence();
    const QList<QKeySequence> present = m_shortcuts.shortcuts(id);
    const bool same = present.size() == 1 && present.first() == keys;
    m_assign->setEnabled(!id.isEmpty() && !keys.isEmpty() && !same);
    m_assign->setText(tr("Assign"));
    if (id.isEmpty()) {
        m_message->setText(tr("Select an action to change its shortcut. Changes apply at once."));
        return;
    }
    const QString other = keys.isEmpty() ? QString() : m_shortcuts.conflict(id, keys);
    if (other.isEmpty()) {
        m_message->setText(same || keys.isEmpty() ? tr("Press the new keys in the field above.") : QString());
        return;
    }
    m_message->setText(tr("%1 is used by %2. Assigning it here takes it from there.")
                           .arg(keys.toString(QKeySequence::NativeText), textOf(other)));
    m_assign->setText(tr("Take over"));
}

void ShortcutsEditor::assign() {
    m_shortcuts.takeShortcut(selectedId(), m_keys->keySequence());
}

} // namespace assay::app

#include "moc_shortcuts_editor.cpp"
