#include "app/pages/thresholds/thresholds_page.h"

#include "app/pages/thresholds/matrix_pane.h"
#include "app/pages/thresholds/sample_inspector.h"
#include "app/pages/thresholds/sample_pane.h"
#include "app/pages/thresholds/scenario_model.h"
#include "app/pages/thresholds/sweep_table_model.h"
#include "app/pages/thresholds/threshold_controls.h"
#include "app/pages/thresholds/threshold_pdf.h"
#include "app/shell/session.h"
#include "core/report/sweep_files.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kSaveAfterMs = 700;     // the view is saved when nothing has moved this long
constexpr int kSideBySideWidth = 640; // narrower than this, the charts stand below each other,
constexpr int kStackedHeight = 380;   // if there is this much height for both
constexpr int kScenariosWidth = 300;
constexpr int kLeastScenariosWidth = 170;
constexpr int kPlotsWidth = 420;

// What loading a set gives: the data, and what was saved of the page.
struct LoadedSet {
    std::shared_ptr<ThresholdData> data;
    std::string view;
};

base::Result<LoadedSet> load(const store::Workspace& workspace, const store::ScoredSetInfo& info,
                             const std::stop_token& stop, base::ProgressSink& progress) {
    auto reader = workspace.reader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    auto columns = store::loadScoredColumns(*reader, info.id, stop, progress);
    if (!columns) {
        return tl::unexpected(columns.error());
    }
    auto view = store::thresholdView(*reader, info.id);
    if (!view) {
        return tl::unexpected(view.error());
    }
    progress.report(base::Stage::Sorting, 0, 0);
    return LoadedSet{std::make_shared<ThresholdData>(info, std::move(*columns), metrics::NliThresholds{}),
                     std::move(*view)};
}

} // namespace

ThresholdsPage::ThresholdsPage(QWidget* parent)
    : Page(parent) {
    setObjectName(QStringLiteral("thresholdsPage"));
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveAfterMs);
    makeActions();
    makeLayout();
    connectWorkbench();
    refreshAll();
}

ThresholdsPage::~ThresholdsPage() {
    if (m_saveTimer.isActive()) {
        saveView();
    }
}

QString ThresholdsPage::navigationKey() const {
    return QStringLiteral("thresholds");
}

QString ThresholdsPage::pageTitle() const {
    return tr("Thresholds");
}

QList<QAction*> ThresholdsPage::exportActions() const {
    return {m_exportSweepAction, m_exportPdfAction};
}

QList<QAction*> ThresholdsPage::furtherActions() const {
    return {m_bestAction, m_defaultAction};
}

QWidget* ThresholdsPage::inspector() const {
    return m_inspectorUsed ? m_inspector : nullptr;
}

void ThresholdsPage::focusContent() {
    m_controls->tauSlider()->setFocus();
}

QString ThresholdsPage::summary() const {
    if (!m_workbench.hasData()) {
        return {};
    }
    const store::ScoredSetInfo& info = m_workbench.data()->info;
    QString text = tr("%1 · %2 · n = %3")
                       .arg(QString::fromStdString(info.name), m_workbench.scopeName(m_workbench.scope()),
                            widgets::countText(m_workbench.sampleCount(m_workbench.scope())));
    if (info.unscored > 0) {
        text += tr(" · %1 without a score").arg(widgets::countText(info.unscored));
    }
    return text;
}

void ThresholdsPage::makeActions() {
    const auto make = [this](const QString& name, const QString& text, const QKeySequence& shortcut) {
        auto* action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_exportSweepAction = make(QStringLiteral("thresholds.exportSweep"), tr("Sweep files (JSON, CSV)…"), {});
    m_exportPdfAction = make(QStringLiteral("thresholds.exportPdf"), tr("Page as PDF…"), {});
    m_bestAction =
        make(QStringLiteral("thresholds.best"), tr("Go to τ*"), QKeySequence(QStringLiteral("Ctrl+B")));
    m_defaultAction = make(QStringLiteral("thresholds.default"), tr("Go to the default τ"),
                           QKeySequence(QStringLiteral("Ctrl+D")));
    connect(m_exportSweepAction, &QAction::triggered, this, [this] {
        auto* dialog = new QFileDialog(this, tr("Folder for the sweep files"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        connect(dialog, &QFileDialog::fileSelected, this, &ThresholdsPage::exportSweep);
        dialog->open();
    });
    connect(m_exportPdfAction, &QAction::triggered, this, [this] {
        const QString name =
            widgets::fileNameFor(QString::fromStdString(m_workbench.data()->info.name) + QLatin1Char('-') +
                                     m_workbench.scopeName(m_workbench.scope()),
                                 QStringLiteral("thresholds"));
        widgets::saveFileAs(this, tr("Save the page as PDF"), name + QStringLiteral(".pdf"),
                            {tr("PDF (*.pdf)")}, [this](const QString& path, QString* error) {
                                return writeThresholdPdf(m_workbench, path, error);
                            });
    });
    connect(m_bestAction, &QAction::triggered, this, [this] {
        if (const auto sweep = m_workbench.hasData() ? m_workbench.gridSweep(m_workbench.scope())
                                                     : ThresholdWorkbench::GridSweep{};
            sweep.best) {
            m_workbench.setTau(sweep.points[sweep.best->index].tau);
        }
    });
    connect(m_defaultAction, &QAction::triggered, this, [this] {
        if (m_workbench.hasData()) {
            m_workbench.setTau(m_workbench.predeterminedTau(m_workbench.scope()));
        }
    });
}

QWidget* ThresholdsPage::makeLeft() {
    m_scenarios = new ScenarioModel(m_workbench, this);
    m_scenarioView = new widgets::DataTableView(this);
    m_scenarioView->setObjectName(QStringLiteral("scenarioView"));
    m_scenarioView->setAccessibleName(tr("Scenarios with their thresholds"));
    m_scenarioView->setSettingsKey(QStringLiteral("thresholds/scenarios"));
    m_scenarioView->setModel(m_scenarios);
    m_scenarioView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_scenarioView->setDefaultColumnWidths({15, 7, 6, 5, 9});
    m_scenarioView->horizontalHeader()->setStretchLastSection(true);

    m_setChoice = new QComboBox(this);
    m_setChoice->setObjectName(QStringLiteral("setChoice"));
    m_setChoice->setAccessibleName(tr("Scored set"));
    m_setChoice->setToolTip(tr("The scored set that is shown"));
    m_setChoice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_setChoice->setMinimumContentsLength(12);
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(4);
    leftLayout->addWidget(m_setChoice);
    leftLayout->addWidget(m_scenarioView);
    return left;
}

void ThresholdsPage::makeLayout() {
    m_prWidget = new widgets::PlotWidget(this);
    m_prWidget->setObjectName(QStringLiteral("prPlot"));
    m_prWidget->setHoverText([this](int series, int point) { return m_prPlot.hoverText(series, point); });
    m_tauWidget = new widgets::PlotWidget(this);
    m_tauWidget->setObjectName(QStringLiteral("tauPlot"));
    m_tauWidget->setXChoosable(true);
    m_plots = new QSplitter(Qt::Horizontal, this);
    m_plots->addWidget(m_prWidget);
    m_plots->addWidget(m_tauWidget);
    m_plots->setChildrenCollapsible(false);

    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(makeLeft());
    m_columns->addWidget(m_plots);
    m_matrixPane = new MatrixPane(this);
    m_columns->addWidget(m_matrixPane);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);

    m_controls = new ThresholdControls(m_workbench, this);
    m_rows = new QSplitter(Qt::Vertical, this);
    auto* top = new QWidget(this);
    auto* topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(2);
    topLayout->addWidget(m_columns, 1);
    topLayout->addWidget(m_controls);
    m_rows->addWidget(top);
    m_rows->addWidget(makeTabs());
    m_rows->setStretchFactor(0, 3);
    m_rows->setStretchFactor(1, 1);
    m_rows->setSizes({480, 170});
    m_rows->setChildrenCollapsible(false);

    m_emptyText = new QLabel(this);
    m_emptyText->setObjectName(QStringLiteral("emptyText"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_emptyText);
    m_stack->addWidget(m_rows);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(m_stack);

    m_inspector = new SampleInspector(m_workbench);
    m_inspector->setParent(this);
    m_inspector->hide();
}

QWidget* ThresholdsPage::makeTabs() {
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("thresholdTabs"));
    m_tabs->setDocumentMode(true);

    m_samples = new SamplePane(m_workbench, this);
    m_tabs->addTab(m_samples, tr("Samples"));

    m_sweep = new SweepTableModel(m_workbench, this);
    m_sweepView = new widgets::DataTableView(this);
    m_sweepView->setObjectName(QStringLiteral("sweepView"));
    m_sweepView->setAccessibleName(tr("Sweep table"));
    m_sweepView->setSettingsKey(QStringLiteral("thresholds/sweep"));
    m_sweepView->setModel(m_sweep);
    m_tabs->addTab(m_sweepView, tr("Sweep table"));
    return m_tabs;
}

void ThresholdsPage::connectWorkbench() {
    connect(&m_workbench, &ThresholdWorkbench::dataChanged, this, &ThresholdsPage::refreshAll);
    connect(&m_workbench, &ThresholdWorkbench::scopeChanged, this, [this] {
        m_matrixPane->matrix().setSelected(std::nullopt);
        refreshCurves();
        Q_EMIT summaryChanged();
    });
    connect(&m_workbench, &ThresholdWorkbench::rulesChanged, this, &ThresholdsPage::refreshCurves);
    connect(&m_workbench, &ThresholdWorkbench::constraintsChanged, this, [this] {
        refreshTauCurve();
        refreshOperatingPoint();
    });
    connect(&m_workbench, &ThresholdWorkbench::tauChanged, this, &ThresholdsPage::refreshOperatingPoint);
    for (const auto signal : {&ThresholdWorkbench::scopeChanged, &ThresholdWorkbench::rulesChanged,
                              &ThresholdWorkbench::constraintsChanged, &ThresholdWorkbench::tauChanged}) {
        connect(&m_workbench, signal, &m_saveTimer, qOverload<>(&QTimer::start));
    }
    connect(&m_saveTimer, &QTimer::timeout, this, &ThresholdsPage::saveView);

    connect(m_tauWidget, &widgets::PlotWidget::xChosen, &m_workbench, &ThresholdWorkbench::setTau);
    connect(m_scenarioView, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            m_workbench.setScope(row);
        }
    });
    connect(&m_matrixPane->matrix(), &widgets::ConfusionMatrixView::cellChosen, this,
            [this](widgets::MatrixCell cell) { chooseCell(cell); });
    connect(&m_matrixPane->matrix(), &widgets::ConfusionMatrixView::selectionCleared, this,
            [this] { chooseCell(std::nullopt); });
    connect(m_samples, &SamplePane::currentRowChanged, this, &ThresholdsPage::showSample);
    connect(m_samples, &SamplePane::rowActivated, this, [this](int row) {
        showSample(row);
        Q_EMIT inspectorRequested();
    });
    connect(m_samples, &SamplePane::refreshed, m_inspector, &SampleInspector::refresh);
    connect(m_samples, &SamplePane::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { m_sweep->refresh(); });
    connect(m_columns, &QSplitter::splitterMoved, this, [this] {
        m_columnsPlaced = true; // from now on the widths are the user's own
        arrangePlots();
    });
    connect(m_rows, &QSplitter::splitterMoved, this, &ThresholdsPage::arrangePlots);
    for (const auto* view : findChildren<widgets::DataTableView*>()) {
        connect(view, &widgets::DataTableView::csvSaved, this,
                [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
        connect(view, &widgets::DataTableView::csvFailed, this, &ThresholdsPage::errorRaised);
    }
}

void ThresholdsPage::setSession(Session* session) {
    m_session = session;
    connect(session, &Session::workspaceChanged, this, [this] {
        if (m_saveTimer.isActive()) {
            saveView();
        }
        m_samples->setWorkspace(m_session->workspace());
        m_loadedSet = 0;
        m_loadingSet = 0;
        m_workbench.setData(nullptr);
        sessionSetChanged();
    });
    connect(session, &Session::scoredSetsChanged, this, &ThresholdsPage::fillSetChoice);
    connect(session, &Session::currentScoredSetChanged, this, &ThresholdsPage::sessionSetChanged);
    connect(m_setChoice, &QComboBox::activated, this,
            [this](int index) { m_session->selectScoredSet(m_setChoice->itemData(index).toLongLong()); });
    m_samples->setWorkspace(session->workspace());
    fillSetChoice();
    sessionSetChanged();
}

void ThresholdsPage::fillSetChoice() {
    const QSignalBlocker quiet(m_setChoice);
    m_setChoice->clear();
    for (const store::ScoredSetInfo& set : m_session->scoredSets()) {
        m_setChoice->addItem(QString::fromStdString(set.name), QVariant::fromValue<qlonglong>(set.id));
    }
    m_setChoice->setCurrentIndex(
        m_setChoice->findData(QVariant::fromValue<qlonglong>(m_session->currentScoredSetId())));
    refreshAll();
}

void ThresholdsPage::sessionSetChanged() {
    const base::RowId wanted = m_session->currentScoredSetId();
    m_setChoice->setCurrentIndex(m_setChoice->findData(QVariant::fromValue<qlonglong>(wanted)));
    if (wanted == 0) {
        m_loadedSet = 0;
        m_loadingSet = 0;
        m_workbench.setData(nullptr);
    } else if (wanted != m_loadedSet && wanted != m_loadingSet) {
        loadSet(wanted);
    }
}

void ThresholdsPage::loadSet(base::RowId set) {
    const std::optional<store::ScoredSetInfo> info = m_session->scoredSet(set);
    const std::shared_ptr<store::Workspace> workspace = m_session->workspace();
    if (!info || !workspace) {
        return;
    }
    if (m_saveTimer.isActive()) {
        saveView();
    }
    m_loadingSet = set;
    m_session->jobs().start<LoadedSet>(
        tr("Loading %1").arg(QString::fromStdString(info->name)),
        [workspace, info = *info](const std::stop_token& stop, base::ProgressSink& progress) {
            return load(*workspace, info, stop, progress);
        },
        this,
        [this, set, workspace](base::Result<LoadedSet> loaded) {
            if (m_loadingSet != set) {
                return; // another set was chosen meanwhile
            }
            m_loadingSet = 0;
            if (!loaded) {
                m_loadedSet = 0;
                m_workbench.setData(nullptr);
                if (loaded.error().code != base::ErrorCode::Cancelled) {
                    Q_EMIT errorRaised(widgets::errorText(loaded.error()));
                }
                return;
            }
            m_loadedSet = set;
            m_workspace = workspace;
            takeData(std::move(loaded->data), loaded->view);
        });
    refreshAll();
}

void ThresholdsPage::takeData(std::shared_ptr<ThresholdData> thresholdData, const std::string& view) {
    m_matrixPane->clear();
    m_workbench.setData(std::move(thresholdData), view);
    const QSignalBlocker quiet(m_scenarioView);
    m_scenarioView->setCurrentIndex(m_scenarios->index(m_workbench.scope(), 0));
}

void ThresholdsPage::saveView() {
    m_saveTimer.stop();
    if (!m_workbench.hasData() || !m_workspace || m_workspace->isReadOnly()) {
        return;
    }
    if (m_session->importsRunning() > 0) {
        m_saveTimer.start(); // the writer is busy; the view can wait
        return;
    }
    const auto saved =
        store::saveThresholdView(*m_workspace, m_workbench.data()->info.id, m_workbench.saveView());
    if (!saved) {
        Q_EMIT errorRaised(widgets::errorText(saved.error()));
    }
}

void ThresholdsPage::refreshAll() {
    const bool usable = m_workbench.hasData();
    m_stack->setCurrentIndex(usable ? 1 : 0);
    m_exportSweepAction->setEnabled(usable);
    m_exportPdfAction->setEnabled(usable);
    m_bestAction->setEnabled(usable);
    m_defaultAction->setEnabled(usable);
    if (!usable) {
        m_emptyText->setText(emptyReason());
        m_matrixPane->clear();
        m_inspector->showSample(std::nullopt);
    } else {
        refreshCurves();
    }
    Q_EMIT summaryChanged();
}

QString ThresholdsPage::emptyReason() const {
    if (m_loadingSet != 0) {
        return tr("Loading the set…");
    }
    if (!m_session || !m_session->hasWorkspace()) {
        return tr("No workspace is open.\nOpen one from the menu File, or drop a file with FHRI scores "
                  "anywhere in the "
                  "window.");
    }
    if (m_session->scoredSets().empty()) {
        return tr("This workspace holds no scored set yet.\nDrop a file with FHRI scores here (JSON, JSON "
                  "lines or CSV), "
                  "or use File > Import.");
    }
    return tr("Choose a scored set on the page Home.");
}

void ThresholdsPage::refreshCurves() {
    m_prPlot = prPlot(m_workbench);
    m_prWidget->setSpec(m_prPlot.spec);
    refreshTauCurve();
    refreshOperatingPoint();
}

void ThresholdsPage::refreshTauCurve() {
    m_tauWidget->setSpec(tauPlot(m_workbench));
    if (m_tabs->currentWidget() == m_sweepView) {
        m_sweep->refresh();
    }
}

void ThresholdsPage::refreshOperatingPoint() {
    const metrics::ConfusionMatrix matrix = m_workbench.matrix();
    const metrics::ClassificationFigures figures = metrics::figuresOf(matrix);
    m_matrixPane->show(matrix, figures, m_workbench.reviewCount());
    m_prWidget->setOverlay(prOverlay(matrix));
    m_tauWidget->setOverlay(tauOverlay(m_workbench, figures));
    m_controls->showReached(figures);
}

void ThresholdsPage::chooseCell(std::optional<widgets::MatrixCell> cell) {
    m_matrixPane->matrix().setSelected(cell);
    m_tabs->setCurrentWidget(m_samples);
    m_samples->setCell(cell);
}

void ThresholdsPage::showSample(int row) {
    m_inspector->showSample(row < 0 ? std::nullopt : m_samples->sample(row));
    if (row >= 0 && !m_inspectorUsed) {
        m_inspectorUsed = true; // the charts have its room until a sample is chosen
        Q_EMIT inspectorChanged();
    }
}

void ThresholdsPage::exportSweep(const QString& folder) {
    if (!m_workbench.hasData()) {
        return;
    }
    const std::shared_ptr<ThresholdData> set = m_workbench.data();
    const evaluate::SweepSettings settings = m_workbench.sweepSettings();
    using Paths = std::vector<std::filesystem::path>;
    m_session->jobs().start<Paths>(
        tr("Writing the sweep of %1").arg(QString::fromStdString(set->info.name)),
        [set, settings, target = std::filesystem::path(folder.toStdString())](const std::stop_token& stop,
                                                                              base::ProgressSink& progress) {
            const auto sweep = evaluate::thresholdSweep(set->columns, settings, stop, progress);
            if (!sweep) {
                return base::Result<Paths>(tl::unexpected(sweep.error()));
            }
            std::vector<report::SweepInput> inputs;
            for (const formats::ScoredFile& file : set->info.files) {
                inputs.push_back({file.name, file.sha256, file.records, file.rejected});
            }
            return report::writeSweepFiles(*sweep, inputs, target);
        },
        this,
        [this, folder](base::Result<Paths> written) {
            if (written) {
                Q_EMIT noticeRaised(
                    tr("%n file(s) written to %1.", nullptr, static_cast<int>(written->size())).arg(folder));
            } else if (written.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT errorRaised(widgets::errorText(written.error()));
            }
        });
}

void ThresholdsPage::exportPdf(const QString& path) {
    QString error;
    if (writeThresholdPdf(m_workbench, path, &error)) {
        Q_EMIT noticeRaised(tr("Saved to %1.").arg(path));
    } else {
        Q_EMIT errorRaised(error);
    }
}

void ThresholdsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    if (!m_columnsPlaced) {
        const int matrix = m_matrixPane->minimumSizeHint().width();
        const int scenarios =
            std::clamp(m_columns->width() - matrix - kPlotsWidth, kLeastScenariosWidth, kScenariosWidth);
        m_columns->setSizes({scenarios, m_columns->width() - scenarios - matrix, matrix});
    }
    arrangePlots();
}

void ThresholdsPage::arrangePlots() {
    const bool sideBySide = m_plots->width() >= kSideBySideWidth ||
                            (m_plots->height() < kStackedHeight && m_plots->width() >= kStackedHeight);
    m_plots->setOrientation(sideBySide ? Qt::Horizontal : Qt::Vertical);
}

QByteArray ThresholdsPage::saveState() const {
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_rows->saveState() << (m_columnsPlaced ? m_columns->saveState() : QByteArray())
           << m_tabs->currentIndex();
    return state;
}

void ThresholdsPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    QByteArray rows;
    QByteArray columns;
    int tab = 0;
    stream >> rows >> columns >> tab;
    if (stream.status() == QDataStream::Ok) {
        m_rows->restoreState(rows);
        m_columnsPlaced = m_columns->restoreState(columns);
        m_tabs->setCurrentIndex(tab);
    }
}

} // namespace assay::app
