#include "app/pages/thresholds/comparison_pane.h"

#include "app/shell/session.h"
#include "core/workspace/scored/scored_sets.h"
#include "widgets/editing/keep_run_button.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/results/table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace assay::app {
namespace {

using results::thresholds::ComparedDetectorSets;

constexpr int kRestMs = 200;

DetectorChoice choiceOf(const QComboBox* box) {
    return kDetectorChoices[static_cast<std::size_t>(box->currentIndex())];
}

// Of very many samples fewer draws are made: they are as good, and an answer is wanted at once.
evaluate::ComparisonSettings settingsFor(std::size_t samples, bool isAboutEntropy) {
    constexpr std::size_t kMany = 100'000;
    constexpr std::int64_t kDrawsOfMany = 200;
    evaluate::ComparisonSettings settings;
    settings.isAboutEntropy = isAboutEntropy;
    if (samples > kMany) {
        settings.bootstrap.draws = kDrawsOfMany;
    }
    return settings;
}

base::Result<ComparedDetectorSets> compare(const model::ScoredColumns& columns, const evaluate::Detector& a,
                                           const evaluate::Detector& b, bool isAboutEntropy,
                                           const std::stop_token& stop, base::ProgressSink& progress) {
    return evaluate::compareDetectors(columns, evaluate::decisionsOf(a, columns),
                                      evaluate::decisionsOf(b, columns),
                                      settingsFor(columns.size(), isAboutEntropy), stop, progress)
        .map([](evaluate::DetectorComparison comparison) {
            return ComparedDetectorSets{std::move(comparison), 0, 0, 0};
        });
}

base::Result<ComparedDetectorSets> compareWithSet(const model::ScoredColumns& columns, base::RowId set,
                                                  base::RowId other, const workspace::Workspace& workspace,
                                                  const evaluate::Detector& a, const evaluate::Detector& b,
                                                  const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    const auto idsA = workspace::scoredSampleIds(reader, set, stop);
    const auto idsB = workspace::scoredSampleIds(reader, other, stop);
    const auto columnsB = workspace::loadScoredColumns(reader, other, stop, progress);
    if (!idsA || !idsB || !columnsB) {
        return tl::unexpected(!idsA ? idsA.error() : !idsB ? idsB.error() : columnsB.error());
    }
    const evaluate::MatchedSamples matched =
        evaluate::matchSamples(*idsA, columns.label, *idsB, columnsB->label);
    return evaluate::compareDetectors(columns, evaluate::decisionsOf(a, columns),
                                      evaluate::decisionsElsewhere(b, columns, *columnsB, matched),
                                      settingsFor(columns.size(), false), stop, progress)
        .map([&](evaluate::DetectorComparison comparison) {
            return ComparedDetectorSets{std::move(comparison),
                                        static_cast<std::int64_t>(matched.onlyInA.size()),
                                        static_cast<std::int64_t>(matched.onlyInB.size()),
                                        static_cast<std::int64_t>(matched.labelsDiffer.size())};
        });
}

} // namespace

ComparisonPane::ComparisonPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("comparisonPane"));
    m_a = makeChoice(QStringLiteral("detectorA"), tr("Detector A"));
    m_b = makeChoice(QStringLiteral("detectorB"), tr("Detector B"));
    m_b->setCurrentIndex(1);
    m_set = new QComboBox(this);
    m_set->setObjectName(QStringLiteral("comparisonSet"));
    m_set->setAccessibleName(tr("The set that detector B judges"));
    m_thresholds = new QComboBox(this);
    m_thresholds->setObjectName(QStringLiteral("comparisonThresholds"));
    m_thresholds->setAccessibleName(tr("Thresholds of both"));
    m_thresholds->addItems(
        {tr("each scenario's present τ"), tr("predetermined defaults"), tr("the τ of all samples")});
    auto* const top = new QHBoxLayout;
    for (const auto& [text, box] : {std::pair(tr("A"), m_a), std::pair(tr("against B"), m_b),
                                    std::pair(tr("of"), m_set), std::pair(tr("at"), m_thresholds)}) {
        auto* const label = new QLabel(text, this);
        label->setBuddy(box);
        top->addWidget(label);
        top->addWidget(box, 1);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
        widgets::tellWholeEntry(*box, box->toolTip());
        connect(box, &QComboBox::currentIndexChanged, this, &ComparisonPane::refreshSoon);
    }
    auto* const area = new widgets::BlocksArea(this);
    area->setObjectName(QStringLiteral("comparisonText"));
    area->setAccessibleName(tr("The comparison"));
    m_verdict = area->addGroup();
    m_matrices = area->addGroup(Qt::Horizontal);
    m_tests = area->addGroup();
    m_scenarios = new widgets::TableView(this);
    m_scenarios->setObjectName(QStringLiteral("comparisonScenarios"));
    m_scenarios->setCharacters({16, 7, 9, 9, 9, 9});
    m_keep = new widgets::KeepRunButton(QStringLiteral("comparisonKeep"), this);
    connect(m_keep, &QPushButton::clicked, this, &ComparisonPane::keep);
    connect(m_keep, &widgets::KeepRunButton::kept, this, &ComparisonPane::noticed);
    connect(m_keep, &widgets::KeepRunButton::failed, this, &ComparisonPane::failed);
    auto* const right = new QVBoxLayout;
    right->addWidget(m_scenarios, 1);
    right->addWidget(m_keep, 0, Qt::AlignRight);
    auto* const below = new QHBoxLayout;
    below->addWidget(area, 3);
    below->addLayout(right, 2);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addLayout(below, 1);

    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMs);
    showText({});
    connect(&m_timer, &QTimer::timeout, this, &ComparisonPane::refresh);
    for (const auto signal : {&ThresholdController::dataChanged, &ThresholdController::rulesChanged,
                              &ThresholdController::scoringChanged, &ThresholdController::tauChanged,
                              &ThresholdController::pinChanged}) {
        connect(&m_controller, signal, this, &ComparisonPane::refreshSoon);
    }
    connect(&m_controller, &ThresholdController::dataChanged, this, &ComparisonPane::fillSets);
}

QComboBox* ComparisonPane::makeChoice(const QString& objectName, const QString& name) {
    auto* const box = new QComboBox(this);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    for (const DetectorChoice choice : kDetectorChoices) {
        box->addItem(detectorText(choice));
    }
    return box;
}

void ComparisonPane::setSession(Session* session) {
    m_session = session;
    connect(session, &Session::scoredSetsChanged, this, &ComparisonPane::fillSets);
    fillSets();
}

void ComparisonPane::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    m_workspace = std::move(workspace);
}

void ComparisonPane::setCurator(const QString& name) {
    m_curator = name;
}

void ComparisonPane::fillSets() {
    const QSignalBlocker quiet(m_set);
    const qlonglong chosen = m_set->currentData().toLongLong();
    m_set->clear();
    m_set->addItem(tr("this set"), 0LL);
    if (m_session && m_controller.hasData()) {
        for (const workspace::ScoredSetInfo& set : m_session->scoredSets()) {
            if (set.id != m_controller.data()->info.id) {
                m_set->addItem(QString::fromStdString(set.name), static_cast<qlonglong>(set.id));
            }
        }
    }
    m_set->setCurrentIndex(std::max(0, m_set->findData(chosen)));
}

void ComparisonPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void ComparisonPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        m_timer.start();
    }
}

void ComparisonPane::refresh() {
    m_timer.stop();
    m_stale = false;
    m_keep->setOffered(false);
    const quint64 request = ++m_request;
    if (m_job) {
        m_job->cancel();
    }
    if (!m_session || !m_controller.hasData()) {
        showText(tr("No set is loaded."));
        return;
    }
    const DetectorSettings settings =
        detectorSettings(m_controller, static_cast<ThresholdChoice>(m_thresholds->currentIndex()));
    const auto a = detectorOf(choiceOf(m_a), settings);
    const auto b = detectorOf(choiceOf(m_b), settings);
    if (!a || !b) {
        showText(tr("Nothing is pinned: pin the thresholds that are to be compared first."));
        return;
    }
    evaluate::DetectorRunPlan plan;
    plan.set = m_controller.data()->info.name;
    plan.compared = {*a, *b, isAboutEntropy(choiceOf(m_a), choiceOf(m_b))};
    for (const workspace::ScoredSetInfo& set : m_session->scoredSets()) {
        if (set.id == m_set->currentData().toLongLong()) {
            plan.compared.setB = set.name;
            plan.compared.hashB = set.dataHash;
            plan.compared.isAboutEntropy = false; // what is said of entropy needs the very same scores
        }
    }
    m_job = m_session->jobs().startBackground<ComparedDetectorSets>(
        tr("Comparing two detectors"),
        [data = m_controller.data(), workspace = m_workspace, other = m_set->currentData().toLongLong(),
         a = *a, b = *b, isEntropy = isAboutEntropy(choiceOf(m_a), choiceOf(m_b))](
            const std::stop_token& stop, base::ProgressSink& progress) {
            return other == 0 || !workspace ? compare(data->columns, a, b, isEntropy, stop, progress)
                                            : compareWithSet(data->columns, data->info.id, other, *workspace,
                                                             a, b, stop, progress);
        },
        this,
        [this, request, plan](const base::Result<ComparedDetectorSets>& result) {
            if (request != m_request) {
                return; // something has moved meanwhile
            }
            if (result) {
                m_shown = plan;
                m_keep->setOffered(m_workspace && !m_workspace->isReadOnly());
                showResult(*result);
            } else if (result.error().code == base::ErrorCode::InputNotUsable) {
                showText(tr("There is no sample that both detectors judge."));
            } else if (result.error().code != base::ErrorCode::Cancelled) {
                showText(widgets::errorText(result.error()));
                Q_EMIT failed(result.error());
            }
        });
}

// Compared once more by the job, as a stored run is: of many samples the page draws fewer bootstraps.
void ComparisonPane::keep() {
    evaluate::DetectorRunPlan plan = m_shown;
    plan.who = m_curator.toStdString();
    m_keep->keep(m_session->jobs(), tr("Keeping the comparison as a run"),
                 [workspace = m_workspace, plan = std::move(plan)](const std::stop_token& stop,
                                                                   base::ProgressSink& progress) {
                     return evaluate::keepDetectorRun(*workspace, plan, stop, progress);
                 });
}

void ComparisonPane::showText(const QString& text) {
    m_verdict->setBlocks({results::Paragraph{text.toStdString()}});
    m_matrices->setBlocks({});
    m_tests->setBlocks({});
    m_scenarios->setTable(results::thresholds::detectorScenarioTable({}, widgets::WindowWording()));
}

void ComparisonPane::showResult(const ComparedDetectorSets& result) {
    const widgets::WindowWording wording;
    const auto blocks = results::thresholds::detectorBlocks(result, wording);
    m_verdict->setBlocks(blocks.verdict);
    m_matrices->setBlocks(blocks.matrices);
    m_tests->setBlocks(blocks.tests);
    m_scenarios->setTable(results::thresholds::detectorScenarioTable(result.comparison, wording));
}

} // namespace assay::app

#include "moc_comparison_pane.cpp"
