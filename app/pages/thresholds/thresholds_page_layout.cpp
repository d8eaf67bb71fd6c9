// The part of the threshold page that places its parts, and keeps them where a person has put them.
#include "app/pages/thresholds/curve_pane.h"
#include "app/pages/thresholds/figure_pane.h"
#include "app/pages/thresholds/matrix_pane.h"
#include "app/pages/thresholds/sample_inspector.h"
#include "app/pages/thresholds/scenario_model.h"
#include "app/pages/thresholds/threshold_controls.h"
#include "app/pages/thresholds/threshold_tabs.h"
#include "app/pages/thresholds/thresholds_page.h"
#include "app/shell/empty_state.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/font_measure.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kScenarioCharacters = 62;
constexpr int kLeastScenarioCharacters = 58; // with all columns and the verdicts in view
constexpr int kPlotsWidth = 390;
constexpr int kLeastColumnLines = 12;  // of charts and matrix: they scroll
constexpr int kLeastScenarioLines = 7; // four scenarios
constexpr int kLeastMatrixLines = 10;

} // namespace

QWidget* ThresholdsPage::makeLeft() {
    m_scenarios = new ScenarioModel(m_controller, this);
    m_scenarioView = new widgets::DataTableView(this);
    m_scenarioView->setObjectName(QStringLiteral("scenarioView"));
    m_scenarioView->setAccessibleName(tr("Scenarios with their thresholds"));
    m_scenarioView->setSettingsKey(QStringLiteral("thresholds/scenarios"));
    m_scenarioView->setModel(m_scenarios);
    m_scenarioView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_scenarioView->fillWidth();

    m_setChoice = new QComboBox(this);
    m_setChoice->setObjectName(QStringLiteral("setChoice"));
    m_setChoice->setAccessibleName(tr("Scored set"));
    m_setChoice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_setChoice->setMinimumContentsLength(12);
    widgets::tellWholeEntry(*m_setChoice, tr("The scored set that is shown"));
    auto* left = new QWidget(this);
    widgets::keepMeasure(*left, [this, left] {
        const QFontMetrics metrics = left->fontMetrics();
        m_scenarioView->setMinimumSize(metrics.averageCharWidth() * kLeastScenarioCharacters,
                                       metrics.height() * kLeastScenarioLines);
    });
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(4);
    leftLayout->addWidget(m_setChoice);
    m_left = new QSplitter(Qt::Vertical, left);
    m_left->addWidget(m_scenarioView);
    m_left->setChildrenCollapsible(false);
    leftLayout->addWidget(m_left);
    return left;
}

// Scrolls by itself, so that the charts beside it are never cut for it.
void ThresholdsPage::makeMatrix() {
    m_matrixPane = new MatrixPane(this);
    m_matrixPane->matrix().setPictureNote([this] { return pictureNote(m_controller, m_controller.scope()); });
    m_matrixScroll = new QScrollArea(this);
    m_matrixScroll->setFrameShape(QFrame::NoFrame);
    m_matrixScroll->setFocusPolicy(Qt::NoFocus);
    m_matrixScroll->setWidgetResizable(true);
    m_matrixScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_matrixScroll->setWidget(m_matrixPane);
    widgets::keepMeasure(*m_matrixScroll, [this] {
        const int line = m_matrixScroll->fontMetrics().height();
        m_matrixScroll->setMinimumSize(m_matrixPane->minimumSizeHint().width() +
                                           style()->pixelMetric(QStyle::PM_ScrollBarExtent),
                                       line * kLeastMatrixLines);
    });
}

void ThresholdsPage::makeLayout() {
    m_curves = new CurvePane(m_controller, this);
    m_figures = new FigurePane(m_controller, this);
    m_plots = new QSplitter(Qt::Vertical, this);
    m_plots->addWidget(m_curves);
    m_plots->addWidget(m_figures);
    m_plots->setChildrenCollapsible(false);

    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(makeLeft());
    m_columns->addWidget(m_plots);
    makeMatrix();
    m_columns->addWidget(m_matrixScroll);
    m_columns->setChildrenCollapsible(false);
    m_columns->installEventFilter(this); // its width is known only once the page shows a set
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);

    m_controls = new ThresholdControls(m_controller, this);
    m_rows = new QSplitter(Qt::Vertical, this);
    auto* top = new QWidget(this);
    auto* topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(2);
    auto* columnScroll = new QScrollArea(this); // so that the tabs can be drawn up over the charts' room
    columnScroll->setFrameShape(QFrame::NoFrame);
    columnScroll->setFocusPolicy(Qt::NoFocus);
    columnScroll->setWidgetResizable(true);
    columnScroll->setWidget(m_columns);
    topLayout->addWidget(columnScroll, 1);
    topLayout->addWidget(m_controls);
    m_rows->addWidget(top);
    m_tabs = new ThresholdTabs(m_controller, this);
    widgets::keepMeasure(*this, [this, columnScroll] {
        columnScroll->setMinimumHeight(fontMetrics().height() * kLeastColumnLines);
    });
    m_rows->addWidget(m_tabs);
    m_rows->setStretchFactor(0, 3);
    m_rows->setStretchFactor(1, 1);
    m_rows->setSizes({600, 120});
    m_rows->setChildrenCollapsible(false);

    m_empty = new EmptyState(QStringLiteral("emptyText"), this);
    m_empty->setPageOffers({QStringLiteral("home")});
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    auto* scroll =
        new QScrollArea(this); // on a small or much enlarged screen the page scrolls rather than shrinks
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_rows);
    m_leak = new QLabel(this);
    m_leak->setObjectName(QStringLiteral("leakBanner"));
    m_leak->setTextFormat(Qt::PlainText);
    m_leak->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_leak->setFrameShape(QFrame::StyledPanel);
    m_leak->setMargin(4);
    widgets::keepWhole(*m_leak);
    m_leak->hide();
    auto* content = new QWidget(this);
    auto* contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->setSpacing(4);
    contentLayout->addWidget(m_leak);
    contentLayout->addWidget(scroll, 1);
    m_stack->addWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(m_stack);

    m_inspector = new SampleInspector(m_controller);
    m_inspector->setParent(this);
    m_inspector->hide();
}

bool ThresholdsPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_columns && event->type() == QEvent::Resize) {
        placeColumns();
        arrangePlots();
    }
    return Page::eventFilter(watched, event);
}

void ThresholdsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    arrangePlots(); // the columns do not shrink by themselves below what they need
}

void ThresholdsPage::placeColumns() {
    const int matrix = m_matrixScroll->minimumWidth();
    if (m_columnsPlaced || m_columns->width() <= matrix) {
        return;
    }
    const int unit = fontMetrics().averageCharWidth();
    if (m_left->count() > 1) {
        const int left = std::max(unit * kLeastScenarioCharacters, matrix);
        m_columns->setSizes({left, m_columns->width() - left});
        return;
    }
    const int scenarios = std::clamp(m_columns->width() - matrix - kPlotsWidth,
                                     unit * kLeastScenarioCharacters, unit * kScenarioCharacters);
    m_columns->setSizes({scenarios, m_columns->width() - scenarios - matrix, matrix});
}

void ThresholdsPage::placeMatrix(bool belowScenarios) {
    if (belowScenarios == (m_left->count() > 1)) {
        return;
    }
    if (belowScenarios) {
        m_left->addWidget(m_matrixScroll);
        m_left->setSizes({1, 1'000}); // the list shrinks first
    } else {
        m_columns->addWidget(m_matrixScroll);
        m_columns->setStretchFactor(2, 0);
    }
    m_columnsPlaced = false;
    placeColumns();
}

// Charts beside each other where both can be read so: beside the matrix, or in its place while it stands
// below the scenarios, as it does wherever three columns have no room. Asks for the room that the page has,
// not for the width that its parts have taken: the page is not to scroll sideways.
void ThresholdsPage::arrangePlots() {
    const int both =
        m_curves->minimumSizeHint().width() + m_figures->minimumSizeHint().width() + m_plots->handleWidth();
    const int scenarios = m_scenarioView->minimumWidth();
    const int matrix = m_matrixScroll->minimumWidth();
    const int margins = 4 * m_columns->handleWidth();
    const bool threeColumns = width() >= scenarios + both + matrix + margins;
    const bool twoColumns = !threeColumns && width() >= std::max(scenarios, matrix) + both + margins;
    placeMatrix(!threeColumns);
    const Qt::Orientation wanted = threeColumns || twoColumns ? Qt::Horizontal : Qt::Vertical;
    if (m_plots->orientation() != wanted) {
        m_plots->setOrientation(wanted);
        // One below the other, the figures need more height: they have the longer legend and labelled lines.
        m_plots->setSizes(wanted == Qt::Horizontal ? QList<int>{1'000, 1'000} : QList<int>{800, 1'200});
    }
}

QByteArray ThresholdsPage::saveState() const {
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_rows->saveState() << (m_columnsPlaced ? m_columns->saveState() : QByteArray())
           << m_tabs->currentIndex() << m_curves->view() << m_figures->view();
    return state;
}

void ThresholdsPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    QByteArray rows;
    QByteArray columns;
    int tab = 0;
    int curves = 0;
    int figures = 0;
    stream >> rows >> columns >> tab >> curves >> figures;
    if (stream.status() == QDataStream::Ok) {
        m_curves->setView(curves);
        m_figures->setView(figures);
        m_rows->restoreState(rows);
        m_columnsPlaced = m_columns->restoreState(columns);
        m_tabs->setCurrentIndex(tab);
    }
}

} // namespace assay::app
