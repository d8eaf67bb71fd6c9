#include "app/pages/thresholds/robustness_pane.h"

#include "app/pages/thresholds/threshold_plots.h"
#include "app/shell/session.h"
#include "core/evaluate/thresholds/scenario_table.h"
#include "core/plot/chart_style.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/results/table_view.h"
#include "widgets/results/text_view.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {

using plot::Chart; // lupdate loses the class of a text in a function whose type is qualified
using widgets::PlotOverlay;

// What a job reads: its own hold on it, as the indexes belong to the window.
struct RobustnessInput {
    std::shared_ptr<ThresholdData> data;
    std::shared_ptr<const metrics::LargeVector<double>> scores;
    evaluate::SweepSettings settings; // of all samples
    std::int64_t draws = 0;
    std::uint64_t seed = 0;

    [[nodiscard]] evaluate::SweepSettings ofScope(int scope) const {
        evaluate::SweepSettings of = settings;
        if (scope != ThresholdController::kAllSamples) {
            of.scenarios = {data->columns.scenarios[static_cast<std::size_t>(scope) - 1]};
        }
        return of;
    }
};

namespace {

constexpr int kLeastPlotHeight = 140; // the tabs stand below the charts, which need the room

constexpr int kRestMs = 400;
constexpr int kSplits = 200;

// A bar of the grid's step for every threshold, as one filled outline.
Chart barsOf(const std::vector<std::int64_t>& counts, const std::vector<double>& thresholds,
             std::int64_t draws) {
    const QString title = RobustnessPane::tr("τ* over the draws");
    plot::LineChart lines;
    lines.x.title = RobustnessPane::tr("τ*").toStdString();
    lines.y.title = RobustnessPane::tr("Share of draws").toStdString();
    lines.emptyText = RobustnessPane::tr("Not computed yet.").toStdString();
    if (thresholds.empty() || draws == 0) {
        return chartOf(title, std::move(lines));
    }
    const double half = thresholds.size() > 1 ? (thresholds[1] - thresholds[0]) / 2 : 0.02;
    plot::ChartSeries bars{RobustnessPane::tr("τ* of a draw").toStdString(), {}};
    bars.look = plot::kLookMacro;
    bars.style = plot::LineStyle::Solid;
    bars.filled = true;
    double highest = 0;
    for (std::size_t i = 0; i < thresholds.size(); ++i) {
        const double share = static_cast<double>(counts[i]) / static_cast<double>(draws);
        const double left = std::clamp(thresholds[i] - half, 0.0, 1.0);
        const double right = std::clamp(thresholds[i] + half, 0.0, 1.0);
        for (const plot::ChartPoint& point : {plot::ChartPoint{left, 0}, plot::ChartPoint{left, share},
                                              plot::ChartPoint{right, share}, plot::ChartPoint{right, 0}}) {
            bars.points.push_back(point);
        }
        highest = std::max(highest, share);
    }
    lines.x.min = std::max(0.0, thresholds.front() - 2 * half);
    lines.x.max = std::min(1.0, thresholds.back() + 2 * half);
    lines.y.max = std::min(1.0, highest * 1.1);
    lines.series = {std::move(bars)};
    return chartOf(title, std::move(lines));
}

// The best threshold, and the safest of those that are as good.
PlotOverlay marksOf(const RobustnessResult& result, const metrics::ThresholdGrid& grid) {
    widgets::PlotOverlay overlay;
    if (result.tau) {
        overlay.marks.push_back({.x = *result.tau,
                                 .label = RobustnessPane::tr("τ*").toStdString(),
                                 .style = plot::LineStyle::Solid,
                                 .look = {},
                                 .emphasised = true});
    }
    const auto& equals = result.bootstrap.equals;
    if (equals && result.tau != grid.values()[equals->safest]) {
        overlay.marks.push_back({.x = grid.values()[equals->safest],
                                 .label = RobustnessPane::tr("safest").toStdString(),
                                 .style = plot::LineStyle::Dash,
                                 .look = {},
                                 .emphasised = false});
    }
    return overlay;
}

constexpr std::int64_t kRunsByItself = 50'000; // samples; larger scopes wait for the button
using Results = std::map<int, RobustnessResult>;
using results::thresholds::HeldOutScore;

// nullopt: fewer than two samples that may be parted.
base::Result<std::optional<HeldOutScore>> heldOutAt(const RobustnessInput& input, int scope, double tau,
                                                    const std::stop_token& stop,
                                                    base::ProgressSink& progress) {
    const auto score = evaluate::heldOutMacroF1(input.data->columns, *input.scores, input.ofScope(scope), tau,
                                                {kSplits, input.seed}, stop, progress);
    if (!score && score.error().code != base::ErrorCode::InputNotUsable) {
        return tl::unexpected(score.error());
    }
    return score ? std::optional(HeldOutScore{tau, *score}) : std::nullopt;
}

base::Result<RobustnessResult> robustnessOf(const RobustnessInput& input, int scope, double tau,
                                            const std::stop_token& stop, base::ProgressSink& progress) {
    const model::ScoredColumns& columns = input.data->columns;
    const evaluate::SweepSettings ofScope = input.ofScope(scope);
    ASSAY_TRY(auto bootstrap, evaluate::bootstrapThreshold(columns, *input.scores, ofScope,
                                                           {input.draws, input.seed}, stop, progress));
    auto split = evaluate::halfSplit(columns, *input.scores, ofScope, {kSplits, input.seed}, stop, progress);
    if (!split && split.error().code != base::ErrorCode::InputNotUsable) {
        return tl::unexpected(split.error());
    }
    RobustnessResult result;
    result.bootstrap = std::move(bootstrap);
    if (split) {
        result.split = std::move(*split);
    }
    ASSAY_TRY(auto heldOut, heldOutAt(input, scope, tau, stop, progress));
    result.heldOut = heldOut;
    const auto table = evaluate::scenarioTable(columns, *input.scores, ofScope);
    if (table && !table->rows.empty() && table->rows.front().best) {
        result.tau = table->rows.front().atOwn.threshold;
        result.feasible = table->rows.front().best->feasible;
    }
    return result;
}

} // namespace

RobustnessPane::RobustnessPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("robustnessPane"));
    m_draws = new QSpinBox(this);
    m_draws->setObjectName(QStringLiteral("bootstrapDraws"));
    m_draws->setAccessibleName(tr("Draws of the bootstrap"));
    m_draws->setRange(100, 100'000);
    m_draws->setSingleStep(500);
    m_draws->setValue(2'000);
    m_draws->setSuffix(tr(" draws"));
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("bootstrapSeed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setRange(0, 1'000'000'000);
    m_seed->setValue(42);
    m_seed->setPrefix(tr("seed "));
    m_run = new QPushButton(tr("Run"), this);
    m_run->setObjectName(QStringLiteral("runRobustness"));
    m_runAll = new QPushButton(tr("Run for all scopes"), this);
    m_runAll->setObjectName(QStringLiteral("runRobustnessAll"));
    m_runAll->setToolTip(tr("A decision stores what is known of every scenario"));
    auto* const tools = new QWidget(this);
    auto* const top = new widgets::FlowLayout(tools);
    top->setContentsMargins(0, 0, 0, 0);
    top->addWidget(m_draws);
    top->addWidget(m_seed);
    top->addWidget(m_run);
    top->addWidget(m_runAll);
    m_text = new widgets::TextView(this);
    m_text->setObjectName(QStringLiteral("robustnessText"));
    m_plot = new widgets::PlotWidget(this);
    m_plot->setPictureNote([this] { return pictureNote(m_controller, m_controller.scope()); });
    m_plot->setObjectName(QStringLiteral("bootstrapPlot"));
    m_plot->setMinimumHeight(kLeastPlotHeight);
    m_intervals = new widgets::TableView(this);
    m_intervals->setObjectName(QStringLiteral("intervalView"));
    m_intervals->setCharacters({24, 7, 7, 7, 6, 6});

    auto* const left = new QVBoxLayout;
    left->addWidget(tools);
    auto* const reading = new QScrollArea(this); // on a small screen the text scrolls beside the plot
    reading->setFrameShape(QFrame::NoFrame);
    reading->setFocusPolicy(Qt::NoFocus);
    reading->setWidgetResizable(true);
    reading->setWidget(m_text);
    left->addWidget(reading, 1);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addLayout(left, 4);
    layout->addWidget(m_plot, 2);
    layout->addWidget(m_intervals, 3);

    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &RobustnessPane::runIfSmall);
    connect(m_run, &QPushButton::clicked, this, [this] { run({m_controller.scope()}); });
    connect(m_runAll, &QPushButton::clicked, this, [this] {
        std::vector<int> scopes;
        for (int scope = 0; scope < m_controller.scopeCount(); ++scope) {
            scopes.push_back(scope);
        }
        run(scopes);
    });
    for (const auto signal :
         {&ThresholdController::dataChanged, &ThresholdController::rulesChanged,
          &ThresholdController::scoringChanged, &ThresholdController::constraintsChanged}) {
        connect(&m_controller, signal, this, &RobustnessPane::forget);
    }
    connect(m_draws, &QSpinBox::valueChanged, this, &RobustnessPane::forget);
    connect(m_seed, &QSpinBox::valueChanged, this, &RobustnessPane::forget);
    connect(&m_controller, &ThresholdController::scopeChanged, this, [this] {
        showResult();
        m_rest.start();
    });
    connect(&m_controller, &ThresholdController::tauChanged, this, [this] {
        showIntervals();
        if (isVisible()) {
            m_rest.start();
        }
    });
    forget();
}

void RobustnessPane::setSession(Session* session) {
    m_session = session;
}

const RobustnessResult* RobustnessPane::resultFor(int scope) const {
    const auto found = m_results.find(scope);
    return found == m_results.end() ? nullptr : &found->second;
}

void RobustnessPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showResult();
    runIfSmall();
}

// What was asked for is not wanted any more: the next run need not wait until that has noticed.
void RobustnessPane::cancelRun() {
    ++m_request;
    if (m_job) {
        m_job->cancel();
    }
    m_job = nullptr;
}

void RobustnessPane::forget() {
    cancelRun();
    m_results.clear();
    const bool usable = m_controller.hasData();
    m_run->setEnabled(usable);
    m_runAll->setEnabled(usable);
    showResult();
    m_rest.start();
}

void RobustnessPane::runIfSmall() {
    if (!isVisible() || !m_session || !m_controller.hasData() || m_job ||
        m_controller.sampleCount(m_controller.scope()) == 0 ||
        m_controller.sampleCount(m_controller.scope()) > kRunsByItself) {
        return;
    }
    if (!resultFor(m_controller.scope())) {
        run({m_controller.scope()});
    } else if (heldOutIsStale()) {
        measureHeldOut(m_controller.scope());
    }
}

bool RobustnessPane::heldOutIsStale() const {
    const RobustnessResult* const known = resultFor(m_controller.scope());
    return known && known->heldOut && known->heldOut->tau != m_controller.tau();
}

RobustnessInput RobustnessPane::input() const {
    return {m_controller.data(), m_controller.sharedScores(), m_controller.sweepSettings(), m_draws->value(),
            static_cast<std::uint64_t>(m_seed->value())};
}

template <typename Value>
bool RobustnessPane::isAwaited(quint64 request, const base::Result<Value>& result) {
    if (request != m_request) {
        return false; // the settings have moved meanwhile
    }
    m_job = nullptr;
    if (!result && result.error().code != base::ErrorCode::Cancelled) {
        Q_EMIT failed(result.error());
    }
    return true;
}

void RobustnessPane::run(std::vector<int> scopes) {
    if (!m_session || !m_controller.hasData()) {
        return;
    }
    cancelRun();
    std::erase_if(scopes, [this](int scope) { return m_controller.sampleCount(scope) == 0; });
    if (scopes.empty()) {
        showResult(); // which says that there is nothing to draw from
        return;
    }
    std::vector<double> taus;
    for (const int scope : scopes) {
        taus.push_back(m_controller.tau(scope));
    }
    m_job = m_session->jobs().start<Results>(
        tr("Bootstrap and half-splits of the threshold"),
        [input = input(), scopes = std::move(scopes), taus = std::move(taus)](
            const std::stop_token& stop, base::ProgressSink& progress) -> base::Result<Results> {
            Results results;
            for (std::size_t i = 0; i < scopes.size(); ++i) {
                ASSAY_TRY(auto result, robustnessOf(input, scopes[i], taus[i], stop, progress));
                results.emplace(scopes[i], std::move(result));
            }
            return results;
        },
        this,
        [this, request = m_request](base::Result<Results> results) {
            if (!isAwaited(request, results)) {
                return;
            }
            if (results) {
                for (auto& [scope, result] : *results) {
                    m_results.insert_or_assign(scope, std::move(result));
                }
            }
            showResult();
            m_rest.start(); // the threshold may have moved meanwhile
        });
    showResult();
}

// The threshold has moved: the bootstrap, which chooses its own, stays as it is.
void RobustnessPane::measureHeldOut(int scope) {
    cancelRun();
    using Score = std::optional<HeldOutScore>;
    m_job = m_session->jobs().startBackground<Score>(
        tr("Held-out score of the threshold"),
        [input = input(), scope, tau = m_controller.tau(scope)](const std::stop_token& stop,
                                                                base::ProgressSink& progress) {
            return heldOutAt(input, scope, tau, stop, progress);
        },
        this,
        [this, request = m_request, scope](const base::Result<Score>& score) {
            if (!isAwaited(request, score)) {
                return;
            }
            if (const auto found = m_results.find(scope); score && found != m_results.end()) {
                found->second.heldOut = *score;
            }
            showResult();
        });
}

void RobustnessPane::showResult() {
    Q_EMIT resultsChanged();
    showIntervals();
    const RobustnessResult* const result = m_controller.hasData() ? resultFor(m_controller.scope()) : nullptr;
    if (!result) {
        m_plot->setChart(barsOf({}, {}, 0));
        m_plot->setOverlay({});
        m_text->setText(!m_controller.hasData() ? tr("No set is loaded.")
                        : m_controller.sampleCount(m_controller.scope()) == 0
                            ? tr("No sample of this scope has a score: there is nothing to draw from.")
                        : m_job ? tr("Drawing…")
                                : tr("Run draws the samples anew with their pairs together, and says how "
                                     "the best threshold varies and what it reaches on samples it was "
                                     "not chosen on."));
        return;
    }
    const evaluate::ThresholdBootstrap& bootstrap = result->bootstrap;
    m_plot->setChart(barsOf(bootstrap.counts, m_controller.grid().values(), bootstrap.settings.draws));
    m_plot->setOverlay(marksOf(*result, m_controller.grid()));
    m_text->setBlock(
        results::thresholds::robustnessParagraph(m_controller.scopeName(m_controller.scope()).toStdString(),
                                                 *result, m_controller.grid(), widgets::WindowWording()));
}

void RobustnessPane::showIntervals() {
    const widgets::WindowWording wording;
    if (m_controller.hasData() && isVisible()) {
        m_intervals->setTable(results::thresholds::operatingPointTable(m_controller.shares(), wording));
    } else {
        results::Table empty = results::thresholds::operatingPointTable({}, wording);
        empty.rows.clear();
        m_intervals->setTable(std::move(empty));
    }
}

} // namespace assay::app

#include "moc_robustness_pane.cpp"
