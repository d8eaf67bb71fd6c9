#include "app/shell/bottom_panel.h"

#include "app/shell/session.h"
#include "widgets/issues/issues_panel.h"
#include "widgets/issues/severity_icon.h"
#include "widgets/jobs/jobs_model.h"
#include "widgets/jobs/jobs_panel.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/symbol_icon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

namespace assay::app {

BottomPanel::BottomPanel(Session& session, widgets::JobRunner& jobs, QWidget* parent)
    : QTabWidget(parent)
    , m_session(session)
    , m_issues(new widgets::IssuesPanel(this))
    , m_jobs(new widgets::JobsPanel(jobs, this))
    , m_running(new QWidget(this))
    , m_runningText(new QLabel(m_running))
    , m_progress(new QProgressBar(m_running))
    , m_cancel(new QToolButton(m_running)) {
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("Issues and jobs"));
    tabBar()->setExpanding(false);
    addTab(m_issues, QString());
    addTab(m_jobs, QString());

    m_runningText->setObjectName(QStringLiteral("runningJob"));
    m_runningText->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("runningProgress"));
    m_progress->setAccessibleName(tr("Progress of the job that runs"));
    widgets::keepMeasure(*m_progress, [this] {
        m_progress->setFixedWidth(m_progress->fontMetrics().averageCharWidth() * 18);
    });
    widgets::keepMeasure(*m_progress,
                         [this] { m_progress->setMaximumHeight(m_progress->fontMetrics().height()); });
    m_progress->setTextVisible(false);
    m_cancel->setObjectName(QStringLiteral("runningCancel"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAutoRaise(true);
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("bottomClose"));
    close->setIcon(widgets::symbolIcon(QStringLiteral("close")));
    widgets::keepMeasure(*close, [close] {
        close->setIconSize(QSize(close->fontMetrics().ascent(), close->fontMetrics().ascent()));
    }); // no higher than the tabs
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Hide issues and jobs"));
    close->setToolTip(tr("Hide issues and jobs"));
    auto* runningLayout = new QHBoxLayout(m_running);
    runningLayout->setContentsMargins(0, 0, 0, 0);
    runningLayout->addWidget(m_runningText);
    runningLayout->addWidget(m_progress);
    runningLayout->addWidget(m_cancel);
    auto* corner = new QWidget(this);
    auto* cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(8, 0, 4, 0);
    cornerLayout->addWidget(m_running);
    cornerLayout->addWidget(close);
    setCornerWidget(corner, Qt::TopRightCorner);

    connect(close, &QToolButton::clicked, this, &BottomPanel::closeRequested);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (widgets::Job* job = m_jobs->model().leadingJob()) {
            job->cancel();
        }
    });
    connect(&session, &Session::issuesChanged, this, &BottomPanel::updateIssues);
    connect(m_issues, &widgets::IssuesPanel::allWanted, &session, &Session::showAllIssues);
    widgets::JobsModel* model = &m_jobs->model();
    connect(model, &QAbstractItemModel::rowsInserted, this, &BottomPanel::updateJobs);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &BottomPanel::updateJobs);
    connect(model, &QAbstractItemModel::dataChanged, this, &BottomPanel::updateJobs);
    // Comes before the tab is changed by the click.
    connect(this, &QTabWidget::tabBarClicked, this, [this](int tab) {
        if (tab >= 0) {
            setFolded(tab == currentIndex() && !m_folded);
        }
    });
    connect(this, &QTabWidget::currentChanged, this, [this] { setFolded(false); });
    updateIssues();
    updateJobs();
}

void BottomPanel::showIssues() {
    setFolded(false);
    setCurrentWidget(m_issues);
}

void BottomPanel::showJobs() {
    setFolded(false);
    setCurrentWidget(m_jobs);
}

void BottomPanel::setFolded(bool folded) {
    if (folded == m_folded) {
        return;
    }
    m_folded = folded;
    applyFolding();
    Q_EMIT foldedChanged(folded);
}

void BottomPanel::applyFolding() {
    // Nothing in it is reached by Tab while it is folded. The tab behind stays hidden: it has no place of its
    // own.
    for (QWidget* const panel : {static_cast<QWidget*>(m_issues), static_cast<QWidget*>(m_jobs)}) {
        panel->setVisible(!m_folded && panel == currentWidget());
    }
    limitHeight();
}

void BottomPanel::limitHeight() {
    const int folded =
        std::max(tabBar()->sizeHint().height(), cornerWidget(Qt::TopRightCorner)->sizeHint().height()) + 2;
    setMaximumHeight(m_folded ? folded : QWIDGETSIZE_MAX);
}

// Whatever job runs: its line beside the tabs gives way, and never makes the window wider.
QSize BottomPanel::minimumSizeHint() const {
    const QSize least = QTabWidget::minimumSizeHint();
    int widest = tabBar()->minimumSizeHint().width();
    for (int i = 0; i < count(); ++i) {
        widest = std::max(widest, widget(i)->minimumSizeHint().width());
    }
    return {std::min(least.width(), widest), least.height()};
}

void BottomPanel::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        applyFolding();
    }
}

void BottomPanel::updateIssues() {
    const base::IssueList& issues = m_session.issues();
    const QString subject = m_session.issuesSubject();
    m_issues->setEmptyText(emptyText());
    m_issues->setIssues(m_session.sharedIssues(),
                        m_session.issuesAreOfFailedImport() ? tr("%1 (not imported)").arg(subject) : subject,
                        m_session.issueQuestions());
    setTabText(0, tr("Issues (%1)").arg(widgets::countText(issues.total())));
    QIcon icon;
    for (const auto severity : {base::Severity::Error, base::Severity::Warning, base::Severity::Info}) {
        if (issues.count(severity) > 0) {
            icon = widgets::severityIcon(severity);
            break;
        }
    }
    setTabIcon(0, icon);
    limitHeight(); // an icon may make the tabs higher
}

// Of what there are none, so that nobody takes it for everything.
QString BottomPanel::emptyText() const {
    if (m_session.issuesSubject().isEmpty()) {
        return {};
    }
    const QString none = tr("No issues in %1.").arg(m_session.issuesSubject());
    const std::int64_t elsewhere = m_session.issuesElsewhere();
    return elsewhere == 0 ? none
                          : none + QLatin1Char(' ') +
                                tr("%n issue(s) elsewhere in the workspace: choose All to see them.", nullptr,
                                   static_cast<int>(elsewhere));
}

void BottomPanel::updateJobs() {
    const int active = m_jobs->model().activeRows();
    const widgets::Job* job = m_jobs->model().leadingJob();
    m_running->setVisible(job != nullptr);
    if (job == nullptr) {
        setTabText(1, tr("Jobs"));
        return;
    }
    const auto fraction = job->fraction();
    setTabText(
        1, fraction ? tr("Jobs (%1 · %2)").arg(widgets::countText(active), widgets::percentText(fraction, 0))
                    : tr("Jobs (%1)").arg(widgets::countText(active)));
    const QString text = job->title() + QStringLiteral(" · ") + widgets::jobProgressText(*job);
    m_runningText->setText(fontMetrics().elidedText(
        text, Qt::ElideMiddle, std::min(fontMetrics().averageCharWidth() * 70, window()->width() / 3)));
    m_runningText->setToolTip(text);
    m_progress->setRange(0, fraction ? 1000 : 0); // 0 to 0 is a bar that only says that something is going on
    m_progress->setValue(fraction ? static_cast<int>(*fraction * 1000.0) : 0);
    m_cancel->setAccessibleName(tr("Cancel: %1").arg(job->title()));
    m_cancel->setEnabled(job->state() != widgets::Job::State::Cancelling);
}

} // namespace assay::app

#include "moc_bottom_panel.cpp"
