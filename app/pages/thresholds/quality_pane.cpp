#include "app/pages/thresholds/quality_pane.h"

#include "app/shell/session.h"
#include "core/results/thresholds/quality_blocks.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/translated_wording.h"

#include <QLabel>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kQualityRestMs = 400;
constexpr std::uint64_t kQualitySeed = 42;
constexpr std::int64_t kQualityDraws = 2'000;
// Of larger sets fewer draws are enough to see a spread.
constexpr std::int64_t kLargeScope = 200'000;
constexpr std::int64_t kDrawsOfLargeScope = 200;

// What a job reads: its own hold on it, as the indexes belong to the window.
struct QualityInput {
    std::shared_ptr<ThresholdData> data;
    std::shared_ptr<const metrics::LargeVector<double>> scores;
    model::Scoring scoring;
    double nliHard = 0;
    std::vector<std::uint16_t> scenarios; // empty: all
    evaluate::BootstrapSettings bootstrap;
};

base::Result<QualityResult> qualityOf(const QualityInput& input, const std::stop_token& stop,
                                      base::ProgressSink& progress) {
    QualityResult result;
    ASSAY_TRY(auto quality, evaluate::scoreQuality(input.data->columns, *input.scores, input.nliHard,
                                                   input.scenarios, input.bootstrap, stop, progress));
    ASSAY_TRY(auto comparisons,
              evaluate::scoreComparisons(input.data->columns, *input.scores, input.scoring, input.nliHard,
                                         input.scenarios, input.bootstrap, stop, progress));
    result.quality = std::move(quality);
    result.comparisons = std::move(comparisons);
    return result;
}

} // namespace

QualityPane::QualityPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("qualityPane"));
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("qualityState"));
    m_state->setWordWrap(true);
    auto* const area = new widgets::BlocksArea(this);
    m_blocks = area->addGroup();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addWidget(m_state);
    layout->addWidget(area, 1);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kQualityRestMs);
    connect(&m_rest, &QTimer::timeout, this, &QualityPane::run);
    for (const auto signal : {&ThresholdController::dataChanged, &ThresholdController::rulesChanged,
                              &ThresholdController::scoringChanged, &ThresholdController::scopeChanged}) {
        connect(&m_controller, signal, this, &QualityPane::forget);
    }
    showResult();
}

void QualityPane::setSession(Session* session) {
    m_session = session;
}

void QualityPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showResult();
    run();
}

void QualityPane::forget() {
    ++m_request;
    if (m_job) {
        m_job->cancel();
    }
    m_job = nullptr;
    m_result.reset();
    if (isVisible()) {
        showResult();
        m_rest.start();
    }
}

void QualityPane::run() {
    if (!isVisible() || !m_session || !m_controller.hasData() || m_job || m_result) {
        return;
    }
    const int scope = m_controller.scope();
    const bool isLarge = m_controller.sampleCount(scope) > kLargeScope;
    QualityInput input{m_controller.data(),
                       m_controller.sharedScores(),
                       m_controller.scoring(),
                       m_controller.nliThresholds().hard,
                       {},
                       {isLarge ? kDrawsOfLargeScope : kQualityDraws, kQualitySeed}};
    if (scope != ThresholdController::kAllSamples) {
        input.scenarios.push_back(static_cast<std::uint16_t>(scope - 1));
    }
    m_job = m_session->jobs().startBackground<QualityResult>(
        tr("Probability quality of the FHRI"),
        [input = std::move(input)](const std::stop_token& stop, base::ProgressSink& progress) {
            return qualityOf(input, stop, progress);
        },
        this,
        [this, request = m_request](base::Result<QualityResult> result) {
            if (request != m_request) {
                return; // the settings have moved meanwhile
            }
            m_job = nullptr;
            if (result) {
                m_result = std::move(*result);
            } else if (result.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(result.error());
            }
            showResult();
        });
    showResult();
}

void QualityPane::showResult() {
    m_state->setVisible(!m_result);
    if (!m_result) {
        m_state->setText(m_controller.hasData() ? tr("Computing…") : tr("No set is loaded."));
        m_blocks->setBlocks({});
        return;
    }
    m_blocks->setBlocks(results::thresholds::qualityBlocks(m_result->quality, m_result->comparisons, {},
                                                           widgets::WindowWording()));
}

} // namespace assay::app

#include "moc_quality_pane.cpp"
