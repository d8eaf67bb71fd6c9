#include "app/shell/holdings_pane.h"

#include "app/shell/session.h"
#include "core/workspace/journal/journal_watch.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/symbol_icon.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace assay::app {

HoldingsPane::HoldingsPane(QWidget* parent)
    : QWidget(parent)
    , m_open(new QAction(widgets::symbolIcon(QStringLiteral("questions")), tr("Open questions or bundles"),
                         this))
    , m_remove(new QAction(widgets::symbolIcon(QStringLiteral("remove")),
                           tr("Remove bundles, answers or a list…"), this))
    , m_empty(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_table(new widgets::DataTableView(this)) {
    m_open->setObjectName(QStringLiteral("home_open_holding"));
    m_open->setIconText(tr("Open"));
    connect(m_open, &QAction::triggered, this, &HoldingsPane::openSelected);
    m_remove->setObjectName(QStringLiteral("home_remove_holding"));
    m_remove->setIconText(tr("Remove…"));
    connect(m_remove, &QAction::triggered, this, &HoldingsPane::askToRemove);
    m_watchTimer.setInterval(1'000);
    connect(&m_watchTimer, &QTimer::timeout, this, &HoldingsPane::watch);
    auto* title = new QLabel(tr("Questions, corpora, bundles and answers"), this);
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    m_table->setObjectName(QStringLiteral("homeHoldings"));
    m_table->setAccessibleName(title->text());
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSettingsKey(QStringLiteral("columns/holdings"));
    m_empty->setObjectName(QStringLiteral("homeNoHoldings"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* bar = new QHBoxLayout;
    bar->addWidget(title);
    bar->addStretch();
    for (QAction* action : {m_open, m_remove}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAutoRaise(true);
        button->setAccessibleName(action->text());
        bar->addWidget(button);
    }
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
    m_table->fillWidth();
    connect(m_model, &QAbstractItemModel::modelReset, this, &HoldingsPane::update);
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_reader.reset(); // which kept the file open
        if (isVisible()) {
            watch();
        }
    });
    update();
}

void HoldingsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_session != nullptr && m_session->hasWorkspace()) {
        m_session->gold().reloadHoldings(); // flags and versions change on other pages
    }
    watch();
    m_watchTimer.start();
}

void HoldingsPane::hideEvent(QHideEvent* event) {
    m_watchTimer.stop();
    QWidget::hideEvent(event);
}

void HoldingsPane::watch() {
    if (m_session == nullptr || !m_session->hasWorkspace()) {
        return;
    }
    if (!m_reader) {
        auto reader = m_session->workspace()->reader();
        if (!reader) {
            return; // reading the list says why
        }
        m_reader.emplace(std::move(*reader));
        m_changeNumber = -1;
    }
    const std::int64_t number = workspace::changeNumber(*m_reader).value_or(m_changeNumber);
    if (number != m_changeNumber && m_changeNumber != -1) {
        m_session->gold().reloadHoldings();
        m_session->reloadScoredSets();
    }
    m_changeNumber = number;
}

void HoldingsPane::update() {
    m_empty->setText(m_session->gold().holdings().areRead
                         ? tr("No gold questions yet. Import a suite, a file of bundles, or answers with "
                              "their scores: what a file holds is seen by its content.")
                         : tr("Reading what the workspace holds…"));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
    const Holding* row = m_model->at(m_table->currentIndex().row());
    const bool isSuite = row != nullptr && row->kind == Holding::Kind::Suite;
    m_open->setEnabled(isSuite || (row != nullptr && (row->kind == Holding::Kind::Bundles ||
                                                      row->kind == Holding::Kind::Corpus)));
    m_remove->setEnabled(row != nullptr && !isSuite && !m_session->isReadOnly());
    m_remove->setToolTip(isSuite ? tr("A suite is removed from the menu Suite of the page Questions")
                                 : tr("The file that was imported stays as it is"));
}

void HoldingsPane::askToRemove() {
    const Holding* row = m_model->at(m_table->currentIndex().row());
    if (row == nullptr || row->kind == Holding::Kind::Suite) {
        return;
    }
    const Holding::Kind kind = row->kind;
    auto* box =
        new QMessageBox(QMessageBox::Warning, tr("Remove from the workspace"),
                        tr("Remove “%1” from the workspace?").arg(row->name), QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText); // names come from data
    box->setObjectName(QStringLiteral("removeHoldingQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QString count = widgets::countText(row->count.value_or(0));
    const QString what =
        kind == Holding::Kind::Bundles
            ? tr("Its %1 bundles go with what was noted of them; questions drafted from them stay.")
                  .arg(count)
        : kind == Holding::Kind::Answers ? tr("Its %1 answers go with their scores.").arg(count)
        : kind == Holding::Kind::Rankings
            ? tr("Its %1 ranked lists go; the runs that measured them stay.").arg(count)
        : kind == Holding::Kind::Corpus ? tr("Its %1 sentences go, with their embedding sets and "
                                             "anchor sets; questions that refer to them "
                                             "and the results of runs stay.")
                                              .arg(count)
                                        : tr("The list goes; questions that refer to it stay.");
    box->setInformativeText(what + u' ' +
                            tr("The file it was imported from stays as it is. This cannot be undone."));
    QPushButton* yes = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("removeHolding"));
    QPushButton* no = box->addButton(tr("Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, this, [this, kind, id = row->id] {
        if (kind == Holding::Kind::Bundles) {
            m_session->gold().removeBundles(id);
        } else if (kind == Holding::Kind::Answers || kind == Holding::Kind::Rankings) {
            m_session->gold().removeAnswers(id);
        } else if (kind == Holding::Kind::Corpus) {
            m_session->gold().removeCorpus(id);
        } else {
            m_session->gold().removeList(id);
        }
    });
    box->open();
}

void HoldingsPane::openSelected() {
    const Holding* row = m_model->at(m_table->currentIndex().row());
    if (row == nullptr) {
        return;
    }
    if (row->kind == Holding::Kind::Suite) {
        Q_EMIT suiteOpened(row->id);
    } else if (row->kind == Holding::Kind::Bundles) {
        Q_EMIT bundlesOpened(row->id);
    } else if (row->kind == Holding::Kind::Corpus) {
        Q_EMIT corpusOpened(row->id);
    }
}

} // namespace assay::app

#include "moc_holdings_pane.cpp"
