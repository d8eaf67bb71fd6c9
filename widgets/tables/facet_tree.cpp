#include "widgets/tables/facet_tree.h"

#include "widgets/tables/column_fit.h"
#include "widgets/text/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::widgets {
namespace {

constexpr int kFieldRole = Qt::UserRole + 1;
constexpr int kValueRole = Qt::UserRole + 2;
// More values than these are found by a search line, not by reading a tree.
constexpr std::size_t kMostValues = 200;

} // namespace

FacetTree::FacetTree(const QString& name, const QString& clearName, QWidget* parent)
    : QWidget(parent)
    , m_view(new QTreeWidget(this))
    , m_clear(new QToolButton(this)) {
    m_view->setObjectName(name);
    m_view->setAccessibleName(tr("Facets: choose values to see only the questions that have them"));
    m_view->setColumnCount(2);
    m_view->setUniformRowHeights(true);
    m_view->setIndentation(14);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->header()->hide();
    (new ColumnFit(*m_view, *m_view->header()))->setFiller(0);
    m_view->installEventFilter(this);
    m_clear->setObjectName(clearName);
    m_clear->setText(tr("Clear all"));
    m_clear->setToolTip(tr("Gives up what is chosen in every facet"));
    m_clear->setAutoRaise(true);
    m_clear->setEnabled(false);
    auto* top = new QHBoxLayout;
    top->addStretch(1);
    top->addWidget(m_clear);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    connect(m_view, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
        if (!m_filling && item->data(0, kValueRole).isValid()) {
            Q_EMIT chosen(item->data(0, kFieldRole).toString(), item->data(0, kValueRole).toString(),
                          item->checkState(0) == Qt::Checked);
        }
    });
    connect(m_view, &QTreeWidget::itemExpanded, this,
            [this](QTreeWidgetItem* item) { keepOpen(item, true); });
    connect(m_view, &QTreeWidget::itemCollapsed, this,
            [this](QTreeWidgetItem* item) { keepOpen(item, false); });
    connect(m_clear, &QToolButton::clicked, this, &FacetTree::cleared);
}

void FacetTree::setOpen(const QStringList& open) {
    m_open = open;
    m_filling = true;
    for (int i = 0; i < m_view->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const top = m_view->topLevelItem(i);
        top->setExpanded(m_open.contains(top->data(0, kFieldRole).toString()));
    }
    m_filling = false;
}

void FacetTree::keepOpen(QTreeWidgetItem* item, bool isOpen) {
    if (m_filling) {
        return;
    }
    const QString field = item->data(0, kFieldRole).toString();
    m_open.removeAll(field);
    if (isOpen) {
        m_open += field;
    }
}

void FacetTree::setFacets(const std::vector<Facet>& facets) {
    const QTreeWidgetItem* const current = m_view->currentItem();
    const QString field = current != nullptr ? current->data(0, kFieldRole).toString() : QString();
    const QVariant value = current != nullptr ? current->data(0, kValueRole) : QVariant();
    m_clear->setEnabled(std::ranges::any_of(
        facets, [](const Facet& facet) { return std::ranges::any_of(facet.values, &FacetValue::isChosen); }));
    m_filling = true;
    m_view->clear();
    for (const Facet& facet : facets) {
        addFacet(facet, field, value);
    }
    m_filling = false;
}

void FacetTree::addFacet(const Facet& facet, const QString& currentField, const QVariant& currentValue) {
    auto* top = new QTreeWidgetItem(m_view, {facet.title});
    top->setData(0, kFieldRole, facet.field);
    top->setToolTip(0, facet.title);
    const bool isCurrent = facet.field == currentField;
    const std::size_t shown = std::min(facet.values.size(), kMostValues);
    for (std::size_t i = 0; i < shown; ++i) {
        const FacetValue& each = facet.values[i];
        auto* item = new QTreeWidgetItem(top, {each.text, countText(each.count)});
        item->setData(0, kFieldRole, facet.field);
        item->setData(0, kValueRole, each.value);
        item->setToolTip(0, each.text);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setCheckState(0, each.isChosen ? Qt::Checked : Qt::Unchecked);
        if (isCurrent && currentValue.isValid() && currentValue.toString() == each.value) {
            m_view->setCurrentItem(item);
        }
    }
    if (shown < facet.values.size()) {
        auto* more = new QTreeWidgetItem(
            top, {tr("%n more value(s)", nullptr, static_cast<int>(facet.values.size() - shown))});
        more->setFlags(Qt::ItemIsEnabled);
    }
    top->setExpanded(m_open.contains(facet.field));
    if (isCurrent && !currentValue.isValid()) {
        m_view->setCurrentItem(top);
    }
}

void FacetTree::toggle(QTreeWidgetItem* item) {
    if (item->data(0, kValueRole).isValid()) {
        item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    } else {
        item->setExpanded(!item->isExpanded());
    }
}

bool FacetTree::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        QTreeWidgetItem* const item = m_view->currentItem();
        if (item != nullptr && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)) {
            toggle(item);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace assay::widgets

#include "moc_facet_tree.cpp"
