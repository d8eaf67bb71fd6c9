#include "app/shell/shortcut_sheet.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace assay::app {

ShortcutSheet::ShortcutSheet(const QString& title, const QList<QAction*>& actions,
                             const QList<std::pair<QString, QString>>& extra, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(title);
    auto* table = new QTableWidget(static_cast<int>(actions.size() + extra.size()), 2, this);
    table->setObjectName(QStringLiteral("shortcutTable"));
    table->setAccessibleName(tr("Keys and what they do"));
    table->setHorizontalHeaderLabels({tr("Key"), tr("What it does")});
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setTabKeyNavigation(false); // Tab goes on to the button
    int row = 0;
    const auto add = [&](const QString& keys, const QString& text) {
        table->setItem(row, 0, new QTableWidgetItem(keys));
        table->setItem(row, 1, new QTableWidgetItem(text));
        ++row;
    };
    for (const QAction* action : actions) {
        const QList<QKeySequence> all = action->shortcuts();
        QStringList keys;
        for (const QKeySequence& each : all) {
            keys += each.toString(QKeySequence::NativeText);
        }
        QString text = action->text();
        text.remove(QLatin1Char('&'));
        add(keys.isEmpty() ? tr("(none)") : keys.join(QStringLiteral(", ")), text);
    }
    for (const auto& [keys, text] : extra) {
        add(keys, text);
    }
    table->setWordWrap(false);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setMinimumSectionSize(1); // the style's own is twice a line
    table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->resizeColumnsToContents();
    table->horizontalHeader()->setStretchLastSection(true);
    auto* note = new QLabel(tr("Keys can be changed in the settings, under Shortcuts."), this);
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table, 1);
    layout->addWidget(note);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 32);
}

} // namespace assay::app

#include "moc_shortcut_sheet.cpp"
