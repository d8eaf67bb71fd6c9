#include "app/pages/thresholds/sample_pane.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kRestMs = 80; // listing a million samples is too much for every step of a slider

} // namespace

SamplePane::SamplePane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    m_caption = new QLabel(this);
    m_caption->setObjectName(QStringLiteral("sampleCaption"));
    m_samples = new SampleListModel(m_controller, this);
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("sampleView"));
    m_view->setAccessibleName(tr("Samples"));
    m_view->setSettingsKey(QStringLiteral("thresholds/samples"));
    m_view->setModel(m_samples);
    m_view->fillWidth();
    m_view->sortByColumn(SampleListModel::Fhri, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    connect(m_view->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this](int column) {
        if (!SampleListModel::isSortable(column)) { // the arrow stays at what the rows go by
            m_view->horizontalHeader()->setSortIndicator(m_samples->sortColumn(), m_samples->sortOrder());
        }
    });
    layout->addWidget(m_caption);
    layout->addWidget(m_view);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMs);
    connect(&m_timer, &QTimer::timeout, this, &SamplePane::refresh);
    connect(&m_controller, &ThresholdController::tauChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&m_controller, &ThresholdController::rulesChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&m_controller, &ThresholdController::scoringChanged, this, [this] {
        // Other samples may have a score now, and those listed another order.
        m_samples->setPositions({});
        m_wholeScope = -1;
        m_timer.start();
    });
    connect(&m_controller, &ThresholdController::scopeChanged, this, [this] { setCell(std::nullopt); });
    connect(&m_controller, &ThresholdController::dataChanged, this, [this] {
        m_cell.reset();
        m_wholeScope = -1;
        refresh();
    });
    connect(m_view, &widgets::DataTableView::currentRowChanged, this, &SamplePane::currentRowChanged);
    connect(m_view, &widgets::DataTableView::rowActivated, this, &SamplePane::rowActivated);
    connect(m_samples, &SampleListModel::failed, this, &SamplePane::failed);
}

void SamplePane::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    m_samples->setWorkspace(std::move(workspace));
}

void SamplePane::setCell(std::optional<widgets::MatrixCell> cell) {
    m_cell = cell;
    refresh();
}

void SamplePane::selectPosition(std::uint32_t position) {
    const int row = m_samples->rowOf(position);
    if (row >= 0) {
        m_view->setCurrentIndex(m_samples->index(row, SampleListModel::SampleId));
        m_view->scrollTo(m_view->currentIndex(), QAbstractItemView::PositionAtCenter);
    }
}

void SamplePane::refresh() {
    m_timer.stop();
    if (!m_controller.hasData()) {
        m_samples->setPositions({});
        m_caption->clear();
        return;
    }
    if (!m_cell && m_wholeScope == m_controller.scope()) {
        m_samples->refreshDecisions(); // the same samples; only what is decided of them may differ
    } else {
        m_samples->setPositions(m_cell ? m_controller.samplesIn(m_cell->truth, m_cell->predicted)
                                       : m_controller.samples());
        m_wholeScope = m_cell ? -1 : m_controller.scope();
    }
    const QString count = widgets::countText(m_samples->rowCount());
    m_caption->setText(
        m_cell ? tr("%1 sample(s): truly %2, decided %3. Escape in the matrix shows all.", nullptr,
                    m_samples->rowCount())
                     .arg(count, labelText(m_cell->truth), labelText(m_cell->predicted))
               : tr("%1 sample(s) of this scope. Choose a cell of the matrix to list only its samples.",
                    nullptr, m_samples->rowCount())
                     .arg(count));
    Q_EMIT refreshed();
}

} // namespace assay::app

#include "moc_sample_pane.cpp"
