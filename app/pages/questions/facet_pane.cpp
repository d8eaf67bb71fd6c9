#include "app/pages/questions/facet_pane.h"

#include "app/pages/questions/facet_model.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "widgets/tables/column_fit.h"
#include "widgets/text/field_texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace assay::app {
namespace {

// Those that are short and asked for most are open to begin with.
constexpr std::array kOpenFacets{curation::Facet::Suite, curation::Facet::Status,
                                 curation::Facet::Difficulty};

} // namespace

FacetPane::FacetPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new FacetModel(controller, this))
    , m_view(new QTreeView(this))
    , m_valueFilter(new QLineEdit(this))
    , m_clearAll(new QToolButton(this)) {
    m_view->setObjectName(QStringLiteral("facetView"));
    m_view->setAccessibleName(tr("Facets: choose values to see only the questions that have them"));
    m_view->setModel(m_model);
    m_view->setUniformRowHeights(true);
    m_view->setIndentation(14);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    (new widgets::ColumnFit(*m_view, *m_view->header()))->setFiller(FacetModel::Value);
    m_view->header()->hide();
    m_view->installEventFilter(this);
    for (const curation::Facet facet : kOpenFacets) {
        m_view->expand(m_model->facetIndex(facet));
    }

    m_valueFilter->setObjectName(QStringLiteral("facetValueFilter"));
    m_valueFilter->setAccessibleName(tr("Find a value among the facets"));
    m_valueFilter->setClearButtonEnabled(true);
    widgets::setHint(*m_valueFilter, tr("Find a value"));
    m_clearAll->setObjectName(QStringLiteral("clearFacets"));
    m_clearAll->setText(tr("Clear all"));
    m_clearAll->setToolTip(tr("Gives up what is chosen in every facet"));
    m_clearAll->setAutoRaise(true);

    auto* top = new QHBoxLayout;
    top->addWidget(m_valueFilter, 1);
    top->addWidget(m_clearAll);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);

    connect(m_valueFilter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setValueFilter(text);
        if (!text.trimmed().isEmpty()) {
            m_view->expandAll();
        }
    });
    connect(m_clearAll, &QToolButton::clicked, this, &FacetPane::clearAll);
    connect(m_view, &QTreeView::customContextMenuRequested, this, &FacetPane::showMenu);
    m_view->setExpandsOnDoubleClick(false);
    connect(m_view, &QTreeView::pressed, this, [this](const QModelIndex& index) {
        m_pressed = index.siblingAtColumn(FacetModel::Value);
        m_wasChecked = m_pressed.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    });
    connect(m_view, &QTreeView::clicked, this, &FacetPane::click);
    connect(&controller, &QuestionController::shownChanged, this, &FacetPane::refresh);
    connect(&controller, &QuestionController::columnsChanged, this, &FacetPane::refresh);
    refresh();
}

void FacetPane::refresh() {
    m_clearAll->setEnabled(!m_controller.filter().chosen.empty());
}

void FacetPane::clearAll() {
    curation::QuestionFilter filter = m_controller.filter();
    filter.chosen.clear();
    m_controller.setFilter(filter);
}

// The whole row is the button, not only its box.
void FacetPane::click(const QModelIndex& index) {
    const auto facet = m_model->facetOf(index);
    const QModelIndex row = index.siblingAtColumn(FacetModel::Value);
    if (!facet) {
        return;
    }
    if (!m_model->valueOf(index)) {
        if (index.column() == FacetModel::Count && m_model->isChosen(*facet)) {
            m_model->clear(*facet);
        } else {
            m_view->setExpanded(row, !m_view->isExpanded(row));
        }
        return;
    }
    const bool isChecked = row.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    if (m_pressed == row && isChecked == m_wasChecked) { // else the box has been clicked and has done it
        m_model->setData(row, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
}

void FacetPane::clearHere() {
    if (const auto facet = m_model->facetOf(m_view->currentIndex())) {
        m_model->clear(*facet);
    }
}

bool FacetPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        const QModelIndex index = m_view->currentIndex().siblingAtColumn(FacetModel::Value);
        if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace) {
            clearHere();
            return true;
        }
        const bool opens =
            key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Space;
        if (opens && key->modifiers() == Qt::NoModifier && index.isValid()) {
            if (!m_model->valueOf(index)) {
                m_view->setExpanded(index, !m_view->isExpanded(index));
            } else {
                const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
                m_model->setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FacetPane::showMenu(const QPoint& at) {
    const QModelIndex clicked = m_view->indexAt(at);
    const auto facet = m_model->facetOf(clicked);
    if (!facet) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QPersistentModelIndex index = clicked.siblingAtColumn(FacetModel::Value);
    if (m_model->valueOf(index)) {
        menu->addAction(tr("Only this"), this, [this, index] { m_model->chooseOnly(index); });
    }
    QAction* clear = menu->addAction(tr("Clear “%1”").arg(facetTitle(*facet)), this,
                                     [this, facet] { m_model->clear(*facet); });
    clear->setEnabled(m_model->isChosen(*facet));
    QAction* all = menu->addAction(tr("Clear all facets"), this, &FacetPane::clearAll);
    all->setEnabled(m_clearAll->isEnabled());
    menu->addSeparator();
    menu->addAction(tr("Open all"), m_view, &QTreeView::expandAll);
    menu->addAction(tr("Close all"), m_view, &QTreeView::collapseAll);
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

QByteArray FacetPane::saveState() const {
    QByteArrayList open;
    for (std::size_t i = 0; i < curation::kFacetCount; ++i) {
        const auto facet = static_cast<curation::Facet>(i);
        if (m_view->isExpanded(m_model->facetIndex(facet))) {
            const std::string_view name = curation::facetName(facet);
            open.append(QByteArray(name.data(), static_cast<qsizetype>(name.size())));
        }
    }
    return open.join(',');
}

void FacetPane::restoreState(const QByteArray& state) {
    const QByteArrayList open = state.split(',');
    for (std::size_t i = 0; i < curation::kFacetCount; ++i) {
        const auto facet = static_cast<curation::Facet>(i);
        const std::string_view name = curation::facetName(facet);
        m_view->setExpanded(m_model->facetIndex(facet),
                            open.contains(QByteArray(name.data(), static_cast<qsizetype>(name.size()))));
    }
}

} // namespace assay::app

#include "moc_facet_pane.cpp"
