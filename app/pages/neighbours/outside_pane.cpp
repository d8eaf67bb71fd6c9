#include "app/pages/neighbours/outside_pane.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/results_import_dialog.h"
#include "app/shell/empty_state.h"
#include "core/formats/rankings/figure_tables.h"
#include "core/formats/rankings/neighbour_results.h"
#include "core/formats/rankings/outside_figures.h"
#include "core/formats/whole_file.h"
#include "core/results/neighbours/neighbour_blocks.h"
#include "widgets/files/file_dialog.h"
#include "widgets/results/table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace assay::app {
namespace {

// A document may say only behind its figures that it has anchors too.
constexpr std::size_t kLookedAt = std::size_t{64} << 20U;

} // namespace

OutsidePane::OutsidePane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_import(new QToolButton(this))
    , m_paste(new QToolButton(this))
    , m_example(new QToolButton(this))
    , m_about(new QLabel(this)) {
    m_import->setObjectName(QStringLiteral("importFigures"));
    m_import->setText(tr("Import figures or results…"));
    m_import->setToolTip(
        tr("Figures: a JSON file as `assay neighbours --json` writes it, or as much of it as there is, a CSV "
           "with "
           "name and value, or Markdown with tables. Results "
           "anchor by anchor: JSON lines, CSV or a TREC run, judged against a corpus of this workspace"));
    m_paste->setObjectName(QStringLiteral("pasteFigures"));
    m_paste->setText(tr("Paste figures"));
    m_paste->setToolTip(tr("A table that was copied from a report as Markdown or CSV, or JSON"));
    m_example->setObjectName(QStringLiteral("exampleFigures"));
    m_example->setText(tr("Example: the framework document's figures"));
    m_example->setToolTip(tr("Figures that cannot be true together, to see what is found in them"));
    m_incident = new QToolButton(this);
    m_incident->setObjectName(QStringLiteral("outsideIncident"));
    m_incident->setText(tr("Make an incident of this…"));
    m_incident->setToolTip(tr("Records on the page Runs that these figures cannot be true"));
    connect(m_incident, &QToolButton::clicked, this, [this] {
        const workspace::RunInfo* const run = m_controller.run(m_controller.chosen());
        if (run == nullptr || !m_shown) {
            return;
        }
        workspace::Incident incident;
        incident.title =
            tr("Figures that cannot be true: %1").arg(QString::fromStdString(run->name)).toStdString();
        Q_EMIT incidentCalled(incident, {qint64(run->id)});
    });
    m_about->setObjectName(QStringLiteral("outsideAbout"));
    m_about->setWordWrap(true);
    auto* buttons = new QWidget(this);
    auto* bar = new widgets::FlowLayout(buttons);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->setSpacing(4);
    bar->addWidget(m_import);
    bar->addWidget(m_paste);
    bar->addWidget(m_example);
    bar->addWidget(m_incident);
    const auto table = [this](const char* name, const QString& title, const QList<int>& characters) {
        auto* view = new widgets::TableView(this);
        view->setObjectName(QLatin1String(name));
        view->setAccessibleName(title);
        view->setCharacters(characters);
        view->setSortingEnabled(false);
        return view;
    };
    m_figures = table("outsideFigures", tr("Figures from outside"), {12, 24, 12, 10});
    m_faults = table("outsideFaults", tr("What cannot be true"), {12, 18, 12, 12, 12, 80});
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_figures);
    splitter->addWidget(m_faults);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(buttons);
    layout->addWidget(m_about);
    layout->addWidget(splitter, 1);
    connect(m_import, &QToolButton::clicked, this, &OutsidePane::chooseFile);
    connect(m_paste, &QToolButton::clicked, this, &OutsidePane::takePasted);
    connect(m_example, &QToolButton::clicked, this, &OutsidePane::takeExample);
    connect(&m_controller, &NeighbourController::chosenChanged, this, &OutsidePane::refresh);
    connect(&m_controller, &NeighbourController::runsChanged, this, &OutsidePane::refresh);
    refresh();
}

void OutsidePane::chooseFile() {
    auto* dialog = new widgets::FileDialog(this, tr("Import figures"), widgets::FilePurpose::Import);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Figures and results (*.json *.jsonl *.csv *.tsv *.md *.trec *.run *.txt)"),
                            tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &OutsidePane::importFile);
    dialog->open();
}

void OutsidePane::importFile(const QString& path) {
    const auto beginning = formats::readBeginningOfFile(path.toStdString(), kLookedAt);
    const bool isTable = beginning && formats::looksLikeFigureTable(*beginning);
    if (beginning && !isTable && formats::looksLikeNeighbourResults(*beginning)) {
        auto* dialog = new ResultsImportDialog(m_controller, path, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ResultsImportDialog::noticeRaised, this, &OutsidePane::noticeRaised);
        dialog->open();
        return;
    }
    const auto reading = formats::readOutsideFiguresFile(path.toStdString());
    if (!reading) {
        Q_EMIT errorRaised(widgets::errorText(reading.error()));
        return;
    }
    keep(reading->figures);
}

void OutsidePane::takePasted() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        Q_EMIT errorRaised(tr("The clipboard holds no text. Copy a table of figures first."));
        return;
    }
    const auto reading = formats::readOutsideFigures(text.toStdString(), tr("pasted").toStdString());
    if (!reading) {
        Q_EMIT errorRaised(widgets::errorText(reading.error()));
        return;
    }
    const std::int64_t unread = reading->issues.count(base::Severity::Error);
    if (unread > 0) {
        Q_EMIT noticeRaised(
            tr("%n cell(s) could not be read as figures.", nullptr, static_cast<int>(unread)));
    }
    keep(reading->figures);
}

void OutsidePane::takeExample() {
    const auto reading = formats::readOutsideFigures(formats::frameworkFiguresJson(), "example");
    if (!reading) {
        Q_EMIT errorRaised(widgets::errorText(reading.error()));
        return;
    }
    keep(reading->figures);
}

void OutsidePane::keep(const model::OutsideFigures& figures) {
    base::RowId run = 0;
    const bool kept = m_controller.change([&](workspace::Workspace& workspace) -> base::Result<> {
        ASSAY_TRY(auto made, evaluate::keepOutsideFigures(workspace, figures, m_controller.curator()));
        run = made;
        return {};
    });
    if (kept) {
        m_controller.choose(run);
    }
}

void OutsidePane::refresh() {
    m_shown.reset();
    const workspace::RunInfo* run = m_controller.run(m_controller.chosen());
    const bool isWritable = m_controller.workspace() != nullptr && !m_controller.isReadOnly();
    m_import->setEnabled(isWritable);
    m_paste->setEnabled(isWritable);
    m_example->setEnabled(isWritable);
    if (run != nullptr && run->kind == evaluate::kOutsideRuns) {
        auto outside = evaluate::outsideRun(*run);
        if (outside) {
            m_shown = std::move(*outside);
        } else {
            Q_EMIT errorRaised(widgets::errorText(outside.error()));
        }
    }
    const widgets::WindowWording wording;
    m_figures->setTable(m_shown ? results::outsideTable(*m_shown, {}, wording) : results::Table());
    m_incident->setEnabled(m_shown && !m_shown->faults.empty() && !m_controller.isReadOnly());
    m_faults->setTable(m_shown ? results::faultTable(*m_shown, {}, wording) : results::Table());
    const bool isOutside = run != nullptr && run->origin == evaluate::kOutsideOrigin;
    if (!m_shown) {
        m_about->setText(
            m_controller.workspace() == nullptr ? EmptyState::noWorkspace()
            : run == nullptr
                ? tr("Import figures of a neighbour test that was run elsewhere, take the example, or "
                     "choose such a run on the left.")
            : isOutside
                ? tr("The lists of the run in front were made elsewhere. Its figures, from the corpus of "
                     "this workspace, stand on the other tabs.")
                : tr("The run in front is not from outside. Import figures, take the example, or "
                     "choose such a run on the left."));
        return;
    }
    const auto faults = static_cast<std::int64_t>(m_shown->faults.size());
    const QString source = QString::fromStdString(m_shown->figures.source);
    m_about->setText((faults == 0
                          ? tr("No figure contradicts another.")
                          : tr("%1 faults: these figures cannot be true together. They are kept as they "
                               "were given.")
                                .arg(widgets::countText(faults))) +
                     (source.isEmpty() ? QString() : tr(" Source: %1.").arg(source)));
}

} // namespace assay::app

#include "moc_outside_pane.cpp"
