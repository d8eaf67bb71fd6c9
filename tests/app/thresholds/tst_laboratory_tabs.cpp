// The tabs that compute in jobs: robustness, generalisation, comparison, dynamic mode.
#include "app/pages/thresholds/comparison_pane.h"
#include "app/pages/thresholds/dynamic_pane.h"
#include "app/pages/thresholds/generalisation_pane.h"
#include "app/pages/thresholds/quality_pane.h"
#include "app/pages/thresholds/robustness_pane.h"
#include "app/pages/thresholds/threshold_tabs.h"
#include "core/base/atomic_file.h"
#include "core/evaluate/runs/run_again.h"
#include "core/evaluate/runs/run_description.h"
#include "core/workspace/runs/runs.h"
#include "tests/app/thresholds/laboratory_fixture.h"
#include "tests/support/loopback_server.h"
#include "tests/support/shown_texts.h"
#include "tests/support/test_class.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"

#include <QtTest/QtTest>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <array>

using namespace assay;
using tests::Laboratory;
using tests::LoopbackRequest;
using tests::LoopbackResponse;
using tests::LoopbackServer;

namespace {

// The tab of comparisons.
struct ComparisonTab {
    app::ComparisonPane pane;

    explicit ComparisonTab(Laboratory& laboratory)
        : pane(laboratory.controller) {
        pane.setSession(&laboratory.session);
        pane.setWorkspace(laboratory.workspace);
    }

    // Of these two detectors.
    ComparisonTab(Laboratory& laboratory, int a, int b)
        : ComparisonTab(laboratory) {
        choose("detectorA", a);
        choose("detectorB", b);
    }

    void choose(const char* box, int index) const {
        pane.findChild<QComboBox*>(QLatin1String(box))->setCurrentIndex(index);
    }

    [[nodiscard]] QString text() const {
        return tests::shownTexts(*pane.findChild<QWidget*>(QStringLiteral("comparisonText")));
    }

    [[nodiscard]] bool says(const char* part) const { return text().contains(QString::fromUtf8(part)); }
};

// The tab of dynamic runs, as it is shown; with the address of whom to ask, where there is one.
struct DynamicTab {
    app::DynamicPane pane;
    QPushButton* start = child<QPushButton>("dynamicStart");
    QPushButton* resume = child<QPushButton>("dynamicResume");
    QLineEdit* url = child<QLineEdit>("dynamicUrl");
    QComboBox* runs = child<QComboBox>("dynamicRun");

    explicit DynamicTab(Laboratory& laboratory, const LoopbackServer* server = nullptr)
        : pane(laboratory.controller) {
        pane.setSession(&laboratory.session);
        pane.setWorkspace(laboratory.workspace);
        pane.show();
        if (server != nullptr) {
            url->setText(QString::fromStdString(server->url()));
        }
    }

    template <typename T>
    T* child(const char* name) const {
        return pane.findChild<T*>(QLatin1String(name));
    }

    void startRun(int perScenario) const {
        child<QSpinBox>("dynamicPerScenario")->setValue(perScenario);
        start->click();
    }

    [[nodiscard]] QString text() const { return tests::shownTexts(*child<QWidget>("dynamicText")); }

    [[nodiscard]] bool says(const char* part) const { return text().contains(QString::fromUtf8(part)); }
};

LoopbackResponse reply(const char* body, int status = 200) {
    return {LoopbackResponse::Kind::Reply, status, body, {}};
}

std::vector<workspace::RunInfo> keptRuns(const Laboratory& laboratory, std::string_view kind) {
    auto runs = workspace::runs(*laboratory.workspace->reader(), kind);
    return runs ? std::move(*runs) : std::vector<workspace::RunInfo>();
}

QString cell(const widgets::DataTableView* view, int row, int column) {
    return view->model()->index(row, column).data().toString();
}

} // namespace

class TstLaboratoryTabs : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void generalisationShowsEveryScope();
    void robustnessRunsByItself();
    void qualityFollowsTheScope();
    void otherSettingsForgetTheResult();
    void settingsMovedDuringARunAreDrawnAnew();
    void aScopeOfOneSampleHasNoHalves();
    void robustnessOfEveryScope();
    void sameDetectorNeverDiffers();
    void comparesWithAnotherSet();
    void anotherSetIsJudgedAtTheThresholdsOfThisOne();
    void entropyIsToldWhereItIsCompared();
    void comparingAPinNeedsAPin();
    void aComparisonIsKeptAsARun();
    void theSweepIsKeptAsARun();
    void theVerdictOfTheSweepIsInSight();
    void nothingIsKeptOfNoSet();
    void dynamicRun();
    void aTokenThatNoHeaderCanHoldAsksNobody();
    void dynamicFailuresAreNoAnswers();
    void resumedAsItWasBegun();
    void theRunThatWasAskedIsShown();
    void dynamicFiguresFollowTheThresholds();
    void aRunThatIsBeingAskedIsLeftAlone();
};

void TstLaboratoryTabs::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("assay-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_laboratory_tabs"));
    QSettings().clear();
}

void TstLaboratoryTabs::generalisationShowsEveryScope() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::GeneralisationPane pane(laboratory.controller);
    pane.show();
    auto* const view = pane.findChild<widgets::DataTableView*>(QStringLiteral("generalisationView"));
    QTRY_COMPARE(view->model()->rowCount(), 4);
    QCOMPARE(cell(view, 0, 0), QStringLiteral("All samples"));
    QCOMPARE(cell(view, 0, 1), QStringLiteral("400"));
    const auto sweep = laboratory.controller.gridSweep(2);
    const QString tau = QString::number(sweep.points[sweep.best->index].tau, 'f', 3);
    QCOMPARE(cell(view, 2, 3), sweep.best->feasible ? tau : QStringLiteral("(%1)").arg(tau));
    QVERIFY(pane.findChild<QLabel*>(QStringLiteral("generalisationSummary"))
                ->text()
                .contains(QStringLiteral("High-risk")));
    view->setCurrentIndex(view->model()->index(3, 0));
    QVERIFY(view->isVisible());
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(laboratory.controller.scope(), 3);
    // Without the constraints every scope is feasible.
    laboratory.controller.setConstraints({.required = {std::nullopt, std::nullopt, std::nullopt}});
    QTRY_COMPARE(cell(view, 2, 4), QStringLiteral("✓ yes"));
}

void TstLaboratoryTabs::qualityFollowsTheScope() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::QualityPane pane(laboratory.controller);
    pane.setSession(&laboratory.session);
    QVERIFY(!pane.result()); // not before it is looked at
    pane.show();
    QTRY_VERIFY(pane.result());
    const std::int64_t all = pane.result()->quality.quality->n;
    QVERIFY(all > 0 && pane.result()->quality.brier);
    QVERIFY(tests::shownTexts(pane).contains(QStringLiteral("Brier score")));
    laboratory.controller.setTau(0.9); // which it does not depend on
    QVERIFY(pane.result());
    laboratory.controller.setScope(1);
    QVERIFY(!pane.result());
    QTRY_VERIFY(pane.result());
    QVERIFY(pane.result()->quality.quality->n < all);
    laboratory.controller.setNliHard(0);
    QTRY_VERIFY(pane.result());
}

void TstLaboratoryTabs::robustnessRunsByItself() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::RobustnessPane pane(laboratory.controller);
    pane.setSession(&laboratory.session);
    QVERIFY(!pane.resultFor(0));
    pane.show();
    QTRY_VERIFY(pane.resultFor(0));
    const app::RobustnessResult& result = *pane.resultFor(0);
    QCOMPARE(result.bootstrap.settings.draws, 2'000);
    QVERIFY(result.bootstrap.tau.low <= result.bootstrap.tau.high);
    const QString text = pane.findChild<QLabel*>(QStringLiteral("robustnessText"))->text();
    QVERIFY(text.contains(QStringLiteral("Optimism")));
    QVERIFY(!pane.findChild<widgets::PlotWidget*>(QStringLiteral("bootstrapPlot"))->lines().series.empty());
    auto* const intervals = pane.findChild<widgets::DataTableView*>(QStringLiteral("intervalView"));
    QCOMPARE(intervals->model()->rowCount(), 6);
    const double low = cell(intervals, 1, 2).toDouble();
    const double recall = cell(intervals, 1, 1).toDouble();
    QVERIFY(low < recall && recall < cell(intervals, 1, 3).toDouble());
    laboratory.controller.setTau(0.9);
    QVERIFY(cell(intervals, 1, 1).toDouble() < recall); // live, without a new run
    QVERIFY(pane.resultFor(0));
    QTRY_COMPARE(pane.resultFor(0)->heldOut->tau, 0.9); // which a decision at 0.9 would record
}

void TstLaboratoryTabs::otherSettingsForgetTheResult() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::RobustnessPane pane(laboratory.controller);
    pane.setSession(&laboratory.session);
    pane.show();
    QTRY_VERIFY(pane.resultFor(0));
    pane.hide(); // so that it does not run again by itself
    laboratory.controller.setNliHard(0.5);
    QVERIFY(!pane.resultFor(0));
    laboratory.controller.setNliHard(0.4);
    QVERIFY(!pane.resultFor(0));
}

void TstLaboratoryTabs::settingsMovedDuringARunAreDrawnAnew() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::RobustnessPane pane(laboratory.controller);
    pane.setSession(&laboratory.session);
    auto* const draws = pane.findChild<QSpinBox*>(QStringLiteral("bootstrapDraws"));
    auto* const text = pane.findChild<QLabel*>(QStringLiteral("robustnessText"));
    draws->setValue(100'000);
    pane.show();
    QTRY_COMPARE(laboratory.jobs.activeCount(), 1);
    QVERIFY(text->text().contains(QStringLiteral("Drawing")));
    laboratory.controller.setNliHard(0.45);
    draws->setValue(200);
    QTRY_VERIFY(pane.resultFor(0));
    QCOMPARE(pane.resultFor(0)->bootstrap.settings.draws, 200);
    // Cancelled where the jobs are listed: the tab does not pretend to go on.
    draws->setValue(100'000);
    QTRY_COMPARE(laboratory.jobs.activeCount(), 1);
    laboratory.jobs.cancelAll();
    QVERIFY(laboratory.jobs.waitForFinished(10'000));
    QVERIFY(!pane.resultFor(0));
    QVERIFY2(text->text().startsWith(QStringLiteral("Run ")), qPrintable(text->text()));
}

void TstLaboratoryTabs::aScopeOfOneSampleHasNoHalves() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    model::ScoredColumns columns;
    columns.scenarios = {"news", "solo"};
    for (std::int64_t i = 0; i < 21; ++i) {
        const bool good = i % 2 == 0;
        columns.fhri.push_back(good ? 0.9 : 0.2);
        columns.nli.push_back(model::kNoScore);
        columns.label.push_back(good ? model::Label::Accurate : model::Label::Hallucination);
        columns.scenario.push_back(i == 20 ? 1 : 0);
        columns.predicted.push_back(model::kNoPrediction);
        columns.rowId.push_back(i + 1);
    }
    laboratory.controller.setData(std::make_shared<app::ThresholdData>(
        workspace::ScoredSetInfo{}, std::move(columns), metrics::NliThresholds{}));
    app::RobustnessPane pane(laboratory.controller);
    pane.setSession(&laboratory.session);
    QSignalSpy failed(&pane, &app::RobustnessPane::failed);
    pane.findChild<QSpinBox*>(QStringLiteral("bootstrapDraws"))->setValue(200);
    laboratory.controller.setScope(2);
    pane.show();
    auto* const text = pane.findChild<QLabel*>(QStringLiteral("robustnessText"));
    QTRY_VERIFY(pane.resultFor(2));
    QCOMPARE(failed.count(), 0);
    QCOMPARE(pane.resultFor(2)->bootstrap.samples, std::int64_t{1});
    QVERIFY2(text->text().contains(QStringLiteral("halves")), qPrintable(text->text()));
}

void TstLaboratoryTabs::robustnessOfEveryScope() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::RobustnessPane pane(laboratory.controller);
    pane.setSession(&laboratory.session);
    pane.findChild<QSpinBox*>(QStringLiteral("bootstrapDraws"))->setValue(200);
    pane.findChild<QPushButton*>(QStringLiteral("runRobustnessAll"))->click();
    QTRY_VERIFY(pane.resultFor(3));
    for (int scope = 0; scope < 4; ++scope) {
        QVERIFY(pane.resultFor(scope));
        QCOMPARE(pane.resultFor(scope)->bootstrap.samples, laboratory.controller.sampleCount(scope));
    }
}

void TstLaboratoryTabs::sameDetectorNeverDiffers() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    ComparisonTab tab(laboratory, 2, 2);
    tab.pane.show();
    QTRY_VERIFY(tab.says("n = 400"));
    QVERIFY(tab.says("Cannot be judged")); // nothing to tell them by
    QVERIFY(tab.says("only A right 0, only B right 0"));
    auto* const scenarios =
        tab.pane.findChild<widgets::DataTableView*>(QStringLiteral("comparisonScenarios"));
    QCOMPARE(scenarios->model()->rowCount(), 3);
    QCOMPARE(cell(scenarios, 0, 2), cell(scenarios, 0, 3));
    // Without components the recomputed detectors judge nothing.
    tab.choose("detectorA", 0);
    QTRY_VERIFY(tab.says("no sample that both"));
    QCOMPARE(scenarios->model()->rowCount(), 0);
}

void TstLaboratoryTabs::comparesWithAnotherSet() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    QVERIFY(laboratory.fixture.importAgain("second"));
    laboratory.session.reloadScoredSets();
    QTRY_COMPARE(laboratory.session.scoredSets().size(), std::size_t{2});
    ComparisonTab tab(laboratory, 2, 2);
    QCOMPARE(tab.pane.findChild<QComboBox*>(QStringLiteral("comparisonSet"))->count(), 2);
    tab.choose("comparisonSet", 1);
    tab.pane.show();
    QTRY_VERIFY(tab.says("n = 400"));
    QVERIFY(tab.says("only A right 0, only B right 0"));
}

void TstLaboratoryTabs::anotherSetIsJudgedAtTheThresholdsOfThisOne() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    // The same samples and scores, filed under a scenario that has another predetermined threshold.
    QString samples = QString::fromStdString(tests::generateJsonLines({.count = 400, .scenarios = 3}));
    samples.replace(QRegularExpression(QStringLiteral("scenario_0[0-9]")), QStringLiteral("numeric_kpi"));
    const std::filesystem::path file = laboratory.fixture.folder() / "elsewhere.jsonl";
    QVERIFY(base::writeFileAtomically(file, samples.toStdString()));
    base::NoProgress progress;
    const std::array files{file};
    QVERIFY(workspace::importScoredSet(*laboratory.workspace, "elsewhere", files, std::nullopt, {}, progress)
                .has_value());
    laboratory.session.reloadScoredSets();
    QTRY_COMPARE(laboratory.session.scoredSets().size(), std::size_t{2});
    QVERIFY(evaluate::predeterminedThreshold("numeric_kpi") !=
            evaluate::predeterminedThreshold("scenario_00"));
    ComparisonTab tab(laboratory, 2, 2);
    tab.choose("comparisonSet", 1);
    tab.choose("comparisonThresholds", 1);
    tab.pane.show();
    QTRY_VERIFY(tab.says("n = 400"));
    QVERIFY2(tab.says("only A right 0, only B right 0"), qPrintable(tab.text()));
}

void TstLaboratoryTabs::entropyIsToldWhereItIsCompared() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    laboratory.controller.setData(std::make_shared<app::ThresholdData>(
        workspace::ScoredSetInfo{}, tests::generateColumns({.count = 400, .components = true}),
        metrics::NliThresholds{}));
    ComparisonTab tab(laboratory);
    tab.pane.show();
    QTRY_VERIFY(tab.says("have an entropy component"));
    tab.choose("detectorA", 5); // stored predictions: that some lack E means nothing to them
    QTRY_VERIFY(tab.says("n =") && !tab.says("entropy component"));
}

void TstLaboratoryTabs::comparingAPinNeedsAPin() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    ComparisonTab tab(laboratory, 4, 6);
    tab.pane.show();
    QTRY_VERIFY(tab.says("Nothing is pinned"));
    laboratory.controller.pin();
    QTRY_VERIFY(tab.says("n = 400"));
}

void TstLaboratoryTabs::aComparisonIsKeptAsARun() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    laboratory.controller.pin();
    laboratory.controller.setTaus(std::vector<double>(4, 0.9)); // of all samples and three scenarios
    ComparisonTab tab(laboratory, 2, 6);                        // scores as stored, against the pin
    tab.pane.setCurator(QStringLiteral("Ada"));
    auto* const keep = tab.pane.findChild<QPushButton*>(QStringLiteral("comparisonKeep"));
    QVERIFY(keep != nullptr && !keep->isEnabled()); // nothing is shown yet
    tab.pane.show();
    QTRY_VERIFY(keep->isEnabled());
    QSignalSpy noticed(&tab.pane, &app::ComparisonPane::noticed);
    keep->click();
    QVERIFY(!keep->isEnabled()); // not twice
    QTRY_COMPARE(noticed.size(), 1);
    QVERIFY(keep->isEnabled());
    const auto runs = keptRuns(laboratory, evaluate::kDetectorRuns);
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].createdBy, std::string("Ada"));
    QVERIFY(noticed[0][0].toString().contains(QString::number(runs[0].id)));
    const auto described = evaluate::describeRun(runs[0]);
    QVERIFY(described.has_value());
    QCOMPARE(described->inputName("scored_set"), laboratory.fixture.set().name);
    QCOMPARE(described->inputName("detectors"), std::string("stored, stored"));
    QVERIFY(!evaluate::notRepeatable(runs[0]));
    // Each with thresholds of its own.
    QVERIFY(runs[0].settings.find("\"tau\"") != runs[0].settings.rfind("\"tau\""));
}

void TstLaboratoryTabs::theSweepIsKeptAsARun() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::ThresholdTabs tabs(laboratory.controller);
    tabs.setSession(&laboratory.session);
    auto* const keep = tabs.findChild<QPushButton*>(QStringLiteral("sweepKeep"));
    QVERIFY(keep != nullptr && !keep->isEnabled()); // there is no workspace to keep it in
    tabs.setWorkspace(laboratory.workspace);
    tabs.setCurator(QStringLiteral("Ada"));
    QVERIFY(keep->isEnabled());
    metrics::Constraints constraints;
    constraints.of(metrics::Constraint::HallucinationRecall) = 0.5;
    laboratory.controller.setConstraints(constraints);
    QSignalSpy noticed(&tabs, &app::ThresholdTabs::noticed);
    keep->click();
    QTRY_COMPARE(noticed.size(), 1);
    const auto runs = keptRuns(laboratory, evaluate::kSweepRuns);
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].createdBy, std::string("Ada"));
    const auto described = evaluate::describeRun(runs[0]);
    QVERIFY(described.has_value());
    QCOMPARE(described->inputName("detectors"), std::string("stored"));
    // What the page shows of all samples with the same constraints.
    const auto shown = laboratory.controller.gridSweep(app::ThresholdController::kAllSamples);
    const evaluate::RunFigure* const tau = described->find("global.tau");
    QVERIFY(tau != nullptr && shown.best);
    QVERIFY(tau->value == std::optional(shown.points[shown.best->index].tau));
}

// In a window of 1280 pixels every column up to the verdict is in sight without scrolling.
void TstLaboratoryTabs::theVerdictOfTheSweepIsInSight() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::ThresholdTabs tabs(laboratory.controller);
    tabs.setSession(&laboratory.session);
    tabs.resize(1'140, 240);
    auto* const view = tabs.findChild<QTableView*>(QStringLiteral("sweepView"));
    QVERIFY(view != nullptr);
    tabs.setCurrentWidget(view->parentWidget());
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    QTRY_VERIFY(view->model()->rowCount() > 0);
    int verdict = -1;
    for (int column = 0; column < view->model()->columnCount(); ++column) {
        const QString title = view->model()->headerData(column, Qt::Horizontal).toString();
        verdict = title == QStringLiteral("Verdict") ? column : verdict;
    }
    QVERIFY(verdict >= 0);
    QTRY_VERIFY(view->columnViewportPosition(verdict) >= 0 &&
                view->columnViewportPosition(verdict) + view->columnWidth(verdict) <=
                    view->viewport()->width());
    const int row = 0;
    QVERIFY(view->columnWidth(verdict) >=
            view->fontMetrics().horizontalAdvance(view->model()->index(row, verdict).data().toString()));
}

void TstLaboratoryTabs::nothingIsKeptOfNoSet() {
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    app::ThresholdTabs tabs(laboratory.controller);
    tabs.setSession(&laboratory.session);
    tabs.setWorkspace(laboratory.workspace);
    auto* const keep = tabs.findChild<QPushButton*>(QStringLiteral("sweepKeep"));
    QVERIFY(keep->isEnabled());
    laboratory.controller.setData(nullptr);
    QVERIFY(!keep->isEnabled());
}

void TstLaboratoryTabs::dynamicRun() {
    LoopbackServer server([](const LoopbackRequest&) {
        return reply(R"({"answer":"yes","fhri":0.9,"nli":0.1,"retrieval_time":0.25})");
    });
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    DynamicTab tab(laboratory, &server);
    tab.url->clear();
    QVERIFY(!tab.start->isEnabled()); // there is nobody to ask
    tab.url->setText(QString::fromStdString(server.url()));
    QVERIFY(tab.start->isEnabled());
    tab.startRun(5);
    QTRY_VERIFY(tab.says("15 of 15 answered, 0 failed"));
    QVERIFY(tab.says("retrieval_time"));
    QCOMPARE(server.requestCount(), 15);
    QCOMPARE(tab.runs->count(), 1);

    // The run is in the workspace, the address is not.
    const DynamicTab again(laboratory);
    QCOMPARE(again.runs->count(), 1);
    QTRY_VERIFY(again.says("15 of 15 answered"));
    QCOMPARE(server.requestCount(), 15);
}

void TstLaboratoryTabs::aTokenThatNoHeaderCanHoldAsksNobody() {
    LoopbackServer server([](const LoopbackRequest&) { return reply(R"({"answer":"yes","fhri":0.9})"); });
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    const DynamicTab tab(laboratory, &server);
    base::Error failed;
    connect(&tab.pane, &app::DynamicPane::failed, this, [&](const base::Error& error) { failed = error; });
    qputenv("ASSAY_ASK_TOKEN", "abc\r\nX-Other: 1");
    tab.startRun(3);
    qunsetenv("ASSAY_ASK_TOKEN");
    QTRY_COMPARE(failed.where, std::string("key"));
    QCOMPARE(failed.code, base::ErrorCode::InvalidArgument);
    QVERIFY(widgets::errorText(failed).contains(QStringLiteral("line break")));
    QCOMPARE(tab.runs->count(), 0); // nor was a run begun
    QCOMPARE(server.requestCount(), 0);
}

void TstLaboratoryTabs::dynamicFailuresAreNoAnswers() {
    std::atomic<bool> broken = true;
    LoopbackServer server([&](const LoopbackRequest& request) {
        const bool bad = broken && request.number % 3 == 0;
        return reply(bad ? "no json" : R"({"answer":"yes","fhri":0.9})");
    });
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    DynamicTab tab(laboratory, &server);
    tab.startRun(3);
    QTRY_VERIFY(tab.says("6 of 9 answered, 3 failed"));
    QVERIFY(tab.says("a reply that cannot be read: 3"));
    broken = false;
    QTRY_VERIFY(tab.resume->isEnabled());
    tab.pane.activateWindow();
    tab.resume->setFocus();
    QTRY_VERIFY(tab.resume->hasFocus());
    QTest::keyClick(tab.resume, Qt::Key_Space);
    const auto* progress = tab.child<QProgressBar>("dynamicProgress");
    QVERIFY(progress->isVisible());
    QVERIFY(tab.child<QPushButton>("dynamicCancel")->hasFocus());
    QTRY_VERIFY(tab.says("9 of 9 answered, 0 failed"));
    QVERIFY(!progress->isVisible());
    QVERIFY(tab.resume->hasFocus());     // as before
    QCOMPARE(server.requestCount(), 12); // what was answered is not asked again
}

namespace {

// Begun elsewhere: a body and a reply that are not the usual ones, and not one question asked yet.
base::RowId storeRun(Laboratory& laboratory, const std::string& name) {
    constexpr int kPerScenario = 3;
    constexpr std::uint64_t kSeed = 7;
    const auto plan = evaluate::planDynamicRun(laboratory.controller.data()->columns, {kPerScenario, kSeed});
    const auto run = workspace::createDynamicRun(
        *laboratory.workspace,
        {laboratory.fixture.set().id, name,
         R"({"per_scenario":3,"ask":{"body":{"my_question":"{question}"},"reply":{"fhri":["/other"]},)"
         R"("max_attempts":1,"max_parallel":1}})",
         kSeed, plan->hash, static_cast<std::int64_t>(plan->items.size())});
    return run.value_or(0);
}

} // namespace

void TstLaboratoryTabs::resumedAsItWasBegun() {
    std::atomic<bool> broken = true;
    LoopbackServer server([&](const LoopbackRequest&) {
        return broken ? reply("", 500) : reply(R"({"answer":"yes","fhri":0.1,"other":0.9})");
    });
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    QVERIFY(storeRun(laboratory, "theirs") != 0);
    DynamicTab tab(laboratory, &server);
    tab.resume->click();
    QTRY_VERIFY(tab.says("0 of 9 answered, 9 failed"));
    QCOMPARE(server.requestCount(), 9); // one attempt each, as the run says
    QCOMPARE(server.mostInFlight(), 1);
    broken = false;
    QTRY_VERIFY(tab.resume->isEnabled());
    tab.resume->click();
    QTRY_VERIFY(tab.says("9 of 9 answered, 0 failed"));
    for (const LoopbackRequest& request : server.requests()) {
        QVERIFY2(request.body.starts_with(R"({"my_question":)"), request.body.c_str());
    }
    const auto reader = laboratory.workspace->reader();
    const auto run = workspace::findDynamicRun(*reader, laboratory.fixture.set().id, "theirs");
    const auto replies = workspace::dynamicReplies(*reader, run->id);
    QCOMPARE(replies->size(), std::size_t{9});
    for (const model::DynamicReply& reply : *replies) {
        QCOMPARE(reply.outcome.reply->fhri, std::optional(0.9));
    }
}

void TstLaboratoryTabs::theRunThatWasAskedIsShown() {
    LoopbackServer server([](const LoopbackRequest&) { return reply(R"({"answer":"yes","other":0.9})"); });
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    const base::RowId older = storeRun(laboratory, "older");
    QVERIFY(older != 0 && storeRun(laboratory, "newer") != 0);
    DynamicTab tab(laboratory, &server);
    tab.runs->setCurrentIndex(1);
    QCOMPARE(tab.runs->currentData().toLongLong(), qlonglong{older});
    tab.resume->click();
    QTRY_COMPARE(server.requestCount(), 9);
    QVERIFY(laboratory.jobs.waitForFinished(10'000));
    QTRY_VERIFY(tab.says("9 of 9 answered"));
    QCOMPARE(tab.runs->currentData().toLongLong(), qlonglong{older});
}

void TstLaboratoryTabs::dynamicFiguresFollowTheThresholds() {
    LoopbackServer server(
        [](const LoopbackRequest&) { return reply(R"({"answer":"yes","fhri":0.9,"nli":0.3})"); });
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    DynamicTab tab(laboratory, &server);
    tab.startRun(5);
    QTRY_VERIFY(tab.says("15 of 15 answered"));
    const QString before = tab.text();
    for (int scope = 1; scope < laboratory.controller.scopeCount(); ++scope) {
        laboratory.controller.setScope(scope);
        laboratory.controller.setTau(0.953);
    }
    QTRY_VERIFY2(tab.says("0.953"), qPrintable(tab.text()));
    QVERIFY(before.contains(QStringLiteral("15 of 15")) && !before.contains(QStringLiteral("0.953")));
    laboratory.controller.setNliHard(0.25);
    QTRY_VERIFY2(tab.says("0.25"), qPrintable(tab.text()));
    QCOMPARE(server.requestCount(), 15); // judged anew, not asked anew
}

void TstLaboratoryTabs::aRunThatIsBeingAskedIsLeftAlone() {
    LoopbackServer server([](const LoopbackRequest&) { return reply(R"({"answer":"yes","other":0.9})"); });
    Laboratory laboratory;
    QVERIFY(laboratory.open());
    const base::RowId run = storeRun(laboratory, "theirs");
    DynamicTab tab(laboratory, &server);
    {
        const auto claim = workspace::claimDynamicRun(*laboratory.workspace, run);
        QVERIFY(claim && *claim);
        tab.resume->click();
        QTRY_VERIFY2(tab.says("being asked"), qPrintable(tab.text()));
        QVERIFY(tab.says("theirs"));
        QVERIFY(laboratory.jobs.waitForFinished(10'000));
        QCOMPARE(server.requestCount(), 0);
    }
    QVERIFY(tab.resume->isEnabled());
    tab.resume->click();
    QTRY_VERIFY(tab.says("9 of 9 answered"));
    QCOMPARE(server.requestCount(), 9);
}

ASSAY_TEST(TstLaboratoryTabs)
#include "tst_laboratory_tabs.moc"
