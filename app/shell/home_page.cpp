#include "app/shell/home_page.h"

#include "app/shell/drop_area.h"
#include "app/shell/gold_imports.h"
#include "app/shell/holdings_pane.h"
#include "app/shell/last_runs.h"
#include "app/shell/next_steps.h"
#include "app/shell/recent_list.h"
#include "app/shell/scored_sets_model.h"
#include "app/shell/session.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/symbol_icon.h"
#include "widgets/theme/tab_order.h"

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
namespace {

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

QLabel* paragraph(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QToolButton* buttonFor(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

HomePage::HomePage(Settings& settings, const HomeActions& actions, QWidget* parent)
    : Page(parent)
    , m_stack(new QStackedWidget(this)) {
    makeSetActions();
    m_stack->addWidget(makeWelcome(settings, actions));
    m_stack->addWidget(makeContents(settings, actions));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
}

QString HomePage::pageTitle() const {
    return tr("Home");
}

QString HomePage::summary() const {
    if (m_session == nullptr || !m_session->hasWorkspace()) {
        return tr("No workspace is open");
    }
    std::int64_t samples = 0;
    for (const workspace::ScoredSetInfo& set : m_session->scoredSets()) {
        samples += set.records;
    }
    const auto sets = static_cast<int>(m_session->scoredSets().size());
    std::int64_t questions = 0;
    for (const workspace::SuiteInfo& suite : m_session->gold().holdings().suites) {
        questions += suite.questions;
    }
    QStringList parts{m_session->workspaceName()};
    if (sets > 0 || (questions == 0 && m_session->gold().holdings().areRead)) {
        parts += sets == 1 ? tr("1 scored set") : tr("%n scored sets", nullptr, sets);
        parts += samples == 1 ? tr("1 sample") : tr("%1 samples").arg(widgets::countText(samples));
    }
    if (questions > 0) {
        parts += questions == 1 ? tr("1 question") : tr("%1 questions").arg(widgets::countText(questions));
    }
    return parts.join(QStringLiteral(" · "));
}

std::optional<evaluate::IssueSubject> HomePage::issueSubject() const {
    const base::RowId set = m_session != nullptr ? m_session->currentScoredSetId() : 0;
    return set != 0 ? std::optional(evaluate::IssueSubject{evaluate::IssueSubject::Of::ScoredSet, set})
                    : std::nullopt;
}

QList<QAction*> HomePage::furtherActions() const {
    return {m_open, m_rename, m_remove, m_holdings->openAction(), m_holdings->removeAction()};
}

void HomePage::makeSetActions() {
    m_open = new QAction(widgets::symbolIcon(QStringLiteral("thresholds")), tr("Open in Thresholds"), this);
    m_open->setObjectName(QStringLiteral("home_open_set"));
    m_rename = new QAction(widgets::symbolIcon(QStringLiteral("rename")), tr("Rename"), this);
    m_rename->setObjectName(QStringLiteral("home_rename_set"));
    m_rename->setShortcut(Qt::Key_F2);
    m_remove = new QAction(widgets::symbolIcon(QStringLiteral("remove")), tr("Remove…"), this);
    m_remove->setObjectName(QStringLiteral("home_remove_set"));
    m_remove->setShortcut(QKeySequence::Delete);
    for (QAction* action : {m_open, m_rename, m_remove}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    connect(m_open, &QAction::triggered, this, &HomePage::openSelected);
    connect(m_rename, &QAction::triggered, this, [this] {
        m_table->edit(m_sets->index(m_sets->rowOf(selectedSet()), ScoredSetsModel::NameColumn));
    });
    connect(m_remove, &QAction::triggered, this, &HomePage::askToRemove);
}

QWidget* HomePage::makeWelcome(Settings& settings, const HomeActions& actions) {
    auto* welcome = new QWidget(m_stack);
    welcome->setObjectName(QStringLiteral("homeWelcome"));
    auto* column = new QWidget(welcome);
    widgets::keepMeasure(
        *column, [column] { column->setMaximumWidth(column->fontMetrics().averageCharWidth() * 96); });
    auto* layout = new QVBoxLayout(column);
    layout->setSpacing(12);
    layout->addWidget(paragraph(
        tr("A workspace is one file that keeps your scored sets, gold questions, thresholds and where they "
           "came from. Make one, open one, or drop files here and let Assay make one for "
           "them."),
        column));
    auto* buttons = new QHBoxLayout;
    for (QAction* action : {actions.newWorkspace, actions.openWorkspace, actions.import, actions.openDemo}) {
        buttons->addWidget(buttonFor(action, column));
    }
    buttons->addStretch();
    layout->addLayout(buttons);
    auto* drop = new DropArea(column);
    drop->setObjectName(QStringLiteral("homeWelcomeDrop"));
    connect(drop, &DropArea::clicked, actions.import, &QAction::trigger);
    layout->addWidget(drop);
    layout->addSpacing(8);
    layout->addWidget(heading(tr("Recent workspaces"), column));
    m_recent = new RecentList(settings, column);
    m_recent->setObjectName(QStringLiteral("homeWelcomeRecent"));
    connect(m_recent, &RecentList::workspaceRequested, this, &HomePage::workspaceRequested);
    layout->addWidget(m_recent, 1);
    auto* outer = new QHBoxLayout(welcome);
    outer->setContentsMargins(12, 8, 12, 12);
    outer->addWidget(column, 1);
    outer->addStretch();
    return welcome;
}

QWidget* HomePage::makeContents(Settings& settings, const HomeActions& actions) {
    auto* contents = new QWidget(m_stack);

    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    auto* bar = new QHBoxLayout;
    bar->addWidget(heading(tr("Scored sets"), contents));
    auto* buttons = new QWidget(contents);
    auto* lines = new widgets::FlowLayout(buttons); // with large text they take more than one
    lines->setContentsMargins(0, 0, 0, 0);
    for (QAction* action : {actions.import, m_open, m_rename, m_remove}) {
        QToolButton* button = buttonFor(action, buttons);
        button->setAutoRaise(true);
        lines->addWidget(button);
    }
    bar->addWidget(buttons, 1);
    left->addLayout(bar);
    m_table = new widgets::DataTableView(contents);
    m_table->setObjectName(QStringLiteral("homeSets"));
    m_table->setAccessibleName(tr("Scored sets"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers); // by F2, the action; a double click opens
    m_table->setSettingsKey(QStringLiteral("columns/scoredSets"));
    m_table->addActions({m_open, m_rename, m_remove});
    connect(m_table, &widgets::DataTableView::rowActivated, this, &HomePage::openSelected);
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &HomePage::updateActions);
    auto* empty = paragraph(
        tr("No scored set yet. Import evaluation results or a data set: JSON, JSON lines or CSV with "
           "a label and an FHRI, or its components, for each sample."),
        contents);
    empty->setObjectName(QStringLiteral("homeNoSets"));
    empty->setAlignment(Qt::AlignCenter);
    empty->setForegroundRole(QPalette::PlaceholderText);
    m_setsStack = new QStackedWidget(contents);
    m_setsStack->addWidget(empty);
    m_setsStack->addWidget(m_table);
    left->addWidget(m_setsStack, 1);
    m_holdings = new HoldingsPane(contents);
    connect(m_holdings, &HoldingsPane::suiteOpened, this, &HomePage::suiteOpened);
    connect(m_holdings, &HoldingsPane::bundlesOpened, this, &HomePage::bundlesOpened);
    connect(m_holdings, &HoldingsPane::corpusOpened, this, &HomePage::corpusOpened);
    left->addWidget(m_holdings, 1);

    m_lastRuns = new LastRuns(contents);
    connect(m_lastRuns, &LastRuns::runsRequested, this, &HomePage::runsRequested);
    left->addWidget(m_lastRuns);

    auto* issuesBar = new QHBoxLayout;
    m_issues = new widgets::ElidedLabel(contents);
    m_issues->setObjectName(QStringLiteral("homeIssues"));
    m_issues->setTextFormat(Qt::PlainText);
    m_showIssues = new QPushButton(tr("Show issues"), contents);
    m_showIssues->setObjectName(QStringLiteral("homeShowIssues"));
    connect(m_showIssues, &QPushButton::clicked, this, &HomePage::issuesRequested);
    issuesBar->addWidget(m_issues, 1);
    issuesBar->addWidget(m_showIssues);
    left->addLayout(issuesBar);

    auto* layout = new QHBoxLayout(contents);
    layout->setContentsMargins(12, 4, 12, 12);
    layout->setSpacing(16);
    layout->addLayout(left, 3);
    layout->addWidget(makeSide(settings, actions, contents), 1);
    connect(m_next, &NextSteps::stepsChanged, contents, [contents] { widgets::tabAsLaidOut(*contents); });
    widgets::tabAsLaidOut(*contents);
    return contents;
}

// What to do next, what was open before, and where files are dropped.
QWidget* HomePage::makeSide(Settings& settings, const HomeActions& actions, QWidget* contents) {
    auto* side = new QWidget(contents);
    side->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    auto* right = new QVBoxLayout(side);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(6);
    right->addWidget(heading(tr("What to do next"), side));
    m_next = new NextSteps(actions.import, actions.openDemo, side);
    connect(m_next, &NextSteps::scoredSetOpened, this, &HomePage::scoredSetOpened);
    connect(m_next, &NextSteps::suiteOpened, this, &HomePage::suiteOpened);
    connect(m_next, &NextSteps::flaggedOpened, this, &HomePage::flaggedOpened);
    connect(m_next, &NextSteps::bundlesOpened, this, &HomePage::bundlesOpened);
    connect(m_next, &NextSteps::corpusOpened, this, &HomePage::corpusOpened);
    connect(m_next, &NextSteps::answersOpened, this, &HomePage::answersOpened);
    connect(m_next, &NextSteps::questionOpened, this, &HomePage::questionOpened);
    connect(m_next, &NextSteps::issuesRequested, this, &HomePage::issuesRequested);
    right->addWidget(m_next);
    right->addSpacing(8);
    QLabel* recentHeading = heading(tr("Recent workspaces"), side);
    recentHeading->setWordWrap(true); // it is what makes the side wide in other languages
    right->addWidget(recentHeading);
    auto* recent = new RecentList(settings, side);
    recent->setObjectName(QStringLiteral("homeRecent"));
    widgets::keepMeasure(
        *recent, [recent] { recent->setMinimumWidth(recent->fontMetrics().averageCharWidth() * 32); });
    connect(recent, &RecentList::workspaceRequested, this, &HomePage::workspaceRequested);
    right->addWidget(recent, 1);
    auto* drop = new DropArea(side);
    drop->setObjectName(QStringLiteral("homeDrop"));
    connect(drop, &DropArea::clicked, actions.import, &QAction::trigger);
    right->addWidget(drop);
    return side;
}

void HomePage::setSession(Session* session) {
    m_session = session;
    m_sets = new ScoredSetsModel(*session, this);
    m_table->setModel(m_sets);
    m_table->fillWidth();
    m_holdings->setSession(*session);
    connect(session, &Session::suitesChanged, this, [this] {
        shareSpace();
        Q_EMIT summaryChanged();
    });
    connect(session, &Session::workspaceChanged, this, &HomePage::updateContents);
    connect(session, &Session::scoredSetsChanged, this, &HomePage::updateContents);
    connect(session, &Session::currentScoredSetChanged, this, &HomePage::selectCurrentSet);
    connect(session, &Session::issuesChanged, this, &HomePage::updateIssues);
    m_next->setSession(*session);
    m_lastRuns->setSession(*session);
    updateContents();
}

// What was measured since it was left.
void HomePage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    m_lastRuns->refresh();
}

void HomePage::setOpensSets(bool opens) {
    m_opensSets = opens;
    m_open->setVisible(opens);
    m_next->setOpensSets(opens);
}

void HomePage::focusContent() {
    if (m_session != nullptr && m_session->hasWorkspace() && m_sets->rowCount() > 0) {
        m_table->setFocus();
    } else if (m_session != nullptr && !m_session->hasWorkspace()) {
        m_recent->setFocus();
    }
}

base::RowId HomePage::selectedSet() const {
    return m_sets != nullptr ? m_sets->idAt(m_table->currentIndex().row()) : 0;
}

void HomePage::selectCurrentSet() {
    const int row = m_sets->rowOf(m_session->currentScoredSetId());
    if (row >= 0) {
        m_table->selectRow(row);
    }
    updateActions();
}

void HomePage::updateActions() {
    const bool selected = selectedSet() != 0;
    const bool writable = m_session != nullptr && !m_session->isReadOnly();
    m_open->setEnabled(selected && m_opensSets);
    m_rename->setEnabled(selected && writable);
    m_remove->setEnabled(selected && writable);
}

void HomePage::updateContents() {
    m_stack->setCurrentIndex(m_session->hasWorkspace() ? 1 : 0);
    const bool hasSets = !m_session->scoredSets().empty();
    m_setsStack->setCurrentIndex(hasSets ? 1 : 0);
    shareSpace();
    selectCurrentSet();
    updateIssues();
    Q_EMIT summaryChanged();
}

// A line that says there is no scored set needs no half of the page beside what there is.
void HomePage::shareSpace() {
    const bool isLine = m_session->scoredSets().empty() && !m_holdings->isHidden();
    m_setsStack->setMaximumHeight(isLine ? fontMetrics().height() * 4 : QWIDGETSIZE_MAX);
}

void HomePage::updateIssues() {
    const base::IssueList& issues = m_session->issues();
    if (issues.total() == 0) {
        const QString none = m_session->currentScoredSetId() != 0 && !m_session->issuesSubject().isEmpty()
                                 ? tr("No issues in %1").arg(m_session->issuesSubject())
                                 : QString();
        const std::int64_t elsewhere = m_session->issuesElsewhere();
        m_issues->setText(none.isEmpty() || elsewhere == 0 ? none
                                                           : none + QStringLiteral(" · ") +
                                                                 tr("%n elsewhere in the workspace", nullptr,
                                                                    static_cast<int>(elsewhere)));
    } else {
        const auto countOf = [&issues](base::Severity severity) {
            return static_cast<int>(issues.count(severity));
        };
        m_issues->setText(tr("Issues in %1: %2, %3, %4")
                              .arg(m_session->issuesSubject(),
                                   tr("%n error(s)", nullptr, countOf(base::Severity::Error)),
                                   tr("%n warning(s)", nullptr, countOf(base::Severity::Warning)),
                                   tr("%n note(s)", nullptr, countOf(base::Severity::Info))));
    }
    m_showIssues->setVisible(issues.total() > 0);
}

void HomePage::openSelected() {
    const base::RowId id = selectedSet();
    if (id != 0 && m_opensSets) {
        Q_EMIT scoredSetOpened(id);
    }
}

void HomePage::askToRemove() {
    const auto set = m_session->scoredSet(selectedSet());
    if (!set) {
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Remove scored set"),
                                tr("Remove “%1” from the workspace?").arg(QString::fromStdString(set->name)),
                                QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText); // names come from data
    box->setObjectName(QStringLiteral("removeSetQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("Its %1 samples and its thresholds go with it. The files it was imported from stay as they "
           "are. This cannot be undone.")
            .arg(widgets::countText(set->records)));
    QPushButton* remove = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    remove->setObjectName(QStringLiteral("removeSet"));
    QPushButton* keep = box->addButton(tr("Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(remove, &QPushButton::clicked, this, [this, id = set->id] { m_session->removeScoredSet(id); });
    box->open();
}

} // namespace assay::app

#include "moc_home_page.cpp"
