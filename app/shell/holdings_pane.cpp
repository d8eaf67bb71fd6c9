#include "app/shell/holdings_pane.h"

#include "app/shell/session.h"
#include "app/shell/symbol_icon.h"
#include "widgets/tables/data_table_view.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace assay::app {

HoldingsPane::HoldingsPane(QWidget* parent)
    : QWidget(parent)
    , m_open(new QAction(symbolIcon(QStringLiteral("questions")), tr("Open questions or bundles"), this))
    , m_stack(new QStackedWidget(this))
    , m_table(new widgets::DataTableView(this)) {
    m_open->setObjectName(QStringLiteral("home_open_holding"));
    m_open->setIconText(tr("Open"));
    connect(m_open, &QAction::triggered, this, &HoldingsPane::openSelected);
    auto* title = new QLabel(tr("Questions, bundles and answers"), this);
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    auto* button = new QToolButton(this);
    button->setDefaultAction(m_open);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    button->setAccessibleName(m_open->text());
    m_table->setObjectName(QStringLiteral("homeHoldings"));
    m_table->setAccessibleName(title->text());
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSettingsKey(QStringLiteral("columns/holdings"));
    auto* empty = new QLabel(tr("No gold questions yet. Import a suite, a file of bundles, or answers with "
                                "their scores: what a file holds is seen by its content."),
                             this);
    empty->setObjectName(QStringLiteral("homeNoHoldings"));
    empty->setWordWrap(true);
    empty->setAlignment(Qt::AlignCenter);
    empty->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(empty);
    m_stack->addWidget(m_table);
    auto* bar = new QHBoxLayout;
    bar->addWidget(title);
    bar->addStretch();
    bar->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(bar);
    layout->addWidget(m_stack, 1);
    connect(m_table, &widgets::DataTableView::rowActivated, this, &HoldingsPane::openSelected);
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &HoldingsPane::update);
}

void HoldingsPane::setSession(Session& session) {
    m_session = &session;
    m_model = new HoldingsModel(session, this);
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setDefaultColumnWidths({29, 12, 11, 11, 24, 25});
    connect(m_model, &QAbstractItemModel::modelReset, this, &HoldingsPane::update);
    update();
}

void HoldingsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_session != nullptr && m_session->hasWorkspace()) {
        m_session->gold().reloadHoldings(); // flags and versions change on other pages
    }
}

void HoldingsPane::update() {
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
    const HoldingsModel::Row* row = m_model->rowAt(m_table->currentIndex().row());
    m_open->setEnabled(row != nullptr && row->kind != HoldingsModel::Kind::Answers);
}

void HoldingsPane::openSelected() {
    const HoldingsModel::Row* row = m_model->rowAt(m_table->currentIndex().row());
    if (row == nullptr) {
        return;
    }
    if (row->kind == HoldingsModel::Kind::Suite) {
        Q_EMIT suiteOpened(row->id);
    } else if (row->kind == HoldingsModel::Kind::Bundles) {
        Q_EMIT bundlesOpened(row->id);
    }
}

} // namespace assay::app
