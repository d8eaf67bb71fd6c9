// Impacts and lints kept as runs, and made again from their settings.
#include "core/evaluate/neighbours/outside_run.h"
#include "core/evaluate/runs/detector_runs.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/evaluate/runs/run_again.h"
#include "core/evaluate/runs/run_description.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/scored_subset.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/rescore.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/model/fhri.h"
#include "core/model/outside_figures.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <array>
#include <filesystem>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;

class TestKeptEvaluations : public QObject {
    Q_OBJECT

    StoreFolder m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    int m_number = 0;

    static RunDescription described(const workspace::Workspace& workspace, base::RowId run) {
        const auto info = workspace::runInfo(*workspace.reader(), run);
        return describeRun(*info).value_or(RunDescription());
    }

    void verifyAgain(base::RowId run) {
        const auto info = workspace::runInfo(*m_workspace->reader(), run);
        ASSAY_VERIFY_OK(info);
        QVERIFY(!notRepeatable(*info));
        base::NoProgress progress;
        const auto verified = verifyRun(*m_workspace, *info, {}, progress);
        ASSAY_VERIFY_OK(verified);
        QVERIFY(verified->same);
    }

    model::ScoredColumns importScores() {
        base::NoProgress progress;
        const std::array files{m_folder.write("scores" + std::to_string(m_number) + ".jsonl",
                                              generateJsonLines({.count = 400, .components = true}))};
        const auto imported =
            workspace::importScoredSet(*m_workspace, "scores", files, std::nullopt, {}, progress);
        if (!imported) {
            QTest::qFail(explanation(imported).c_str(), __FILE__, __LINE__);
            return {};
        }
        const auto set = workspace::findScoredSet(*m_workspace->reader(), "scores");
        auto columns = workspace::loadScoredColumns(*m_workspace->reader(), set->id, {}, progress);
        return columns ? std::move(*columns) : model::ScoredColumns();
    }

  private Q_SLOTS:

    void init() {
        m_workspace.reset();
        m_workspace = std::move(
            *workspace::Workspace::create(m_folder.path("w" + std::to_string(++m_number) + ".assay")));
    }

    void theImpactOfQuestionsIsARun() {
        const auto suite = workspace::createSuite(*m_workspace, "P3", "Ada");
        ASSAY_VERIFY_OK(suite);
        std::string answers;
        for (int i = 0; i < 12; ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = "What was revenue?";
            question.difficulty = "easy";
            ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "Ada", ""));
            answers += "{\"question_id\":\"q" + std::to_string(i) +
                       "\",\"answer\":\"12\",\"scores\":{\"rouge_l\":" + (i < 3 ? "0" : "0.5") + "}}\n";
        }
        base::NoProgress progress;
        const auto file = m_folder.write("a" + std::to_string(m_number) + ".jsonl", answers);
        ASSAY_VERIFY_OK(workspace::importAnswerScores(*m_workspace, file, "gpt", {}, {}, progress));
        ImpactRunPlan plan;
        plan.suite = "P3";
        plan.predictions = "gpt";
        plan.others = {"q0", "q1", "q2"};
        plan.who = "Ada";
        const auto run = keepImpactRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(run);
        const RunDescription kept = described(*m_workspace, *run);
        QCOMPARE(*kept.find("left_out")->value, 3.0);
        QCOMPARE(*kept.find("rouge_l.with")->value, 0.375);
        QCOMPARE(*kept.find("rouge_l.without")->value, 0.5);
        QCOMPARE(kept.find("rouge_l.without")->n, std::int64_t{9});
        QCOMPARE(*kept.find("rouge_l.change")->value, 0.125);
        QVERIFY(kept.find("by.difficulty.easy.rouge_l.change") != nullptr);
        QVERIFY(kept.inputName("suite") == "P3" && kept.inputName("predictions") == "gpt");
        verifyAgain(*run);
        plan.predictions = "none";
        QVERIFY(!keepImpactRun(*m_workspace, plan, {}));
    }

    void theLintOfFiguresIsARun() {
        model::OutsideFigures figures;
        figures.name = "leaflet";
        figures.anchors = 60;
        model::OutsideRegime regime;
        regime.name = "filtered";
        regime.hitAt = {{1, 0.45}};
        regime.mrrAt = {{30, 0.292}};
        figures.regimes = {regime};
        const auto outside = keepOutsideFigures(*m_workspace, figures, "Ada");
        ASSAY_VERIFY_OK(outside);
        const auto run = keepFiguresLintRun(*m_workspace, *outside, "Ada");
        ASSAY_VERIFY_OK(run);
        QVERIFY(*described(*m_workspace, *run).find("faults")->value >= 1.0);
        verifyAgain(*run);
        const auto info = workspace::runInfo(*m_workspace->reader(), *outside);
        QVERIFY(notRepeatable(*info) == NotRepeatable::MadeElsewhere);
    }

    void comparisonsOfDetectorsAreMadeAgain() {
        const model::ScoredColumns columns = importScores();
        base::NoProgress progress;
        const auto set = workspace::findScoredSet(*m_workspace->reader(), "scores");
        const auto ids = workspace::scoredSampleIds(*m_workspace->reader(), set->id, {});
        Detector full;
        full.scoring = {model::ScoringKind::Weights, model::kDocumentWeights};
        full.tau = predeterminedThresholds(columns);
        Detector own = full;
        own.scoring.weights = {0.4, 0.3, 0.2, 0.1, 0};
        const Decisions ofA = decisionsOf(full, columns);
        const Decisions ofB = decisionsOf(own, columns);
        const auto compared = compareDetectors(columns, ofA, ofB, {}, {}, progress);
        ASSAY_VERIFY_OK(compared);
        DecidedRun run = detectorRun(*compared, columns, *ids, ofA, ofB);
        run.measured = set->name;
        run.measuredHash = set->dataHash;
        run.system = "full, own weights";
        run.who = "Ada";
        run.settings = detectorSettingsJson({full, own}, columns);
        const auto kept = keepDecidedRun(*m_workspace, run);
        ASSAY_VERIFY_OK(kept);
        verifyAgain(*kept);
        run.settings = detectorSettingsJson({full, own, false, "scores", set->dataHash}, columns);
        const auto ofSet = keepDecidedRun(*m_workspace, run);
        ASSAY_VERIFY_OK(ofSet);
        verifyAgain(*ofSet);
        QVERIFY(!canCompareAgain(detectorSettingsJson({full, own, false, {}, {}, true}, columns)));
    }

    void sweepsWithOtherWeightsAreMadeAgain() {
        const model::ScoredColumns columns = importScores();
        base::NoProgress progress;
        const auto set = workspace::findScoredSet(*m_workspace->reader(), "scores");
        const model::Scoring scoring{model::ScoringKind::Weights, {0.4, 0.3, 0.2, 0.1, 0}};
        const auto swept = thresholdSweep(scoredSubset(columns, metrics::rescored(columns, scoring)),
                                          SweepSettings(), {}, progress);
        ASSAY_VERIFY_OK(swept);
        DecidedRun run = sweepRun(*swept);
        run.measured = set->name;
        run.measuredHash = set->dataHash;
        run.system = "0.4,0.3,0.2,0.1,0";
        run.who = "Ada";
        run.settings = withScoring(run.settings, scoring);
        QVERIFY(scoringOfSettings(run.settings) == std::optional(scoring));
        const auto kept = keepDecidedRun(*m_workspace, run);
        ASSAY_VERIFY_OK(kept);
        verifyAgain(*kept);
        QCOMPARE(withScoring("{}", {}), std::string("{}"));
        QVERIFY(!scoringOfSettings("{\"scoring\":{\"kind\":\"none\",\"weights\":[]}}"));
    }

    void aSweepOfAStoredSetIsKept() {
        const model::ScoredColumns columns = importScores();
        base::NoProgress progress;
        SweepRunPlan plan;
        plan.set = "scores";
        plan.settings.constraints.of(metrics::Constraint::HallucinationRecall) = 0.5;
        plan.scoring = {model::ScoringKind::Weights, {0.4, 0.3, 0.2, 0.1, 0}};
        plan.who = "Ada";
        const auto run = keepSweepRun(*m_workspace, plan, {}, progress);
        ASSAY_VERIFY_OK(run);
        verifyAgain(*run);
        const RunDescription kept = described(*m_workspace, *run);
        const auto swept = thresholdSweep(scoredSubset(columns, metrics::rescored(columns, plan.scoring)),
                                          plan.settings, {}, progress);
        ASSAY_VERIFY_OK(swept);
        const RunFigure* const macroF1 = kept.find("global.macro_f1");
        QVERIFY(macroF1 != nullptr);
        QVERIFY(macroF1->value == swept->global.points[swept->global.best->index].figures.macroF1);
        QCOMPARE(kept.inputName("scored_set"), std::string("scores"));
        QCOMPARE(kept.inputName("detectors"), std::string("0.4,0.3,0.2,0.1,0"));
        QCOMPARE(kept.info.createdBy, std::string("Ada"));
        plan.set = "none";
        const auto gone = keepSweepRun(*m_workspace, plan, {}, progress);
        QVERIFY(!gone && gone.error().code == base::ErrorCode::NotFound);
    }

    // A pin has thresholds and a limit of its own.
    void detectorsOfOtherThresholdsAreMadeAgain() {
        const model::ScoredColumns columns = importScores();
        base::NoProgress progress;
        DetectorRunPlan plan;
        plan.set = "scores";
        plan.compared.a.tau = predeterminedThresholds(columns);
        plan.compared.b = plan.compared.a;
        const auto same = keepDetectorRun(*m_workspace, plan, {}, progress);
        ASSAY_VERIFY_OK(same);
        QVERIFY(described(*m_workspace, *same).info.settings.find("\"nli_hard\"") ==
                described(*m_workspace, *same).info.settings.rfind("\"nli_hard\"")); // of both, once
        for (double& tau : plan.compared.b.tau) {
            tau = 0.9;
        }
        plan.compared.b.nliHard = 0.8;
        const auto run = keepDetectorRun(*m_workspace, plan, {}, progress);
        ASSAY_VERIFY_OK(run);
        const Decisions ofA = decisionsOf(plan.compared.a, columns);
        const Decisions ofB = decisionsOf(plan.compared.b, columns);
        QVERIFY(ofA != ofB);
        const auto compared = compareDetectors(columns, ofA, ofB, {}, {}, progress);
        ASSAY_VERIFY_OK(compared);
        const RunDescription kept = described(*m_workspace, *run);
        const auto set = workspace::findScoredSet(*m_workspace->reader(), "scores");
        const auto ids = workspace::scoredSampleIds(*m_workspace->reader(), set->id, {});
        for (const RunFigure& figure : detectorRun(*compared, columns, *ids, ofA, ofB).figures) {
            const RunFigure* const found = kept.find(figure.name);
            QVERIFY(found != nullptr && found->value == figure.value && found->n == figure.n);
        }
        QCOMPARE(kept.inputName("detectors"), std::string("stored, stored"));
        verifyAgain(*run);
        plan.compared.setB = "scores";
        plan.compared.hashB = "of another content";
        const auto other = keepDetectorRun(*m_workspace, plan, {}, progress);
        QVERIFY(!other && other.error().code == base::ErrorCode::InputNotUsable);
    }

    void scoringsAreNamedAsCommandsAre() {
        using model::ScoringKind;
        QCOMPARE(scoringName({}), std::string("stored"));
        QCOMPARE(scoringName({ScoringKind::Weights, model::kDocumentWeights}), std::string("document"));
        QCOMPARE(scoringName({ScoringKind::Weights, model::kNoEntropyWeights}), std::string("no-entropy"));
        QCOMPARE(scoringName({ScoringKind::SourceWeights, model::kDocumentWeights}), std::string("source"));
        QCOMPARE(scoringName({ScoringKind::Weights, {0.4, 0.3, 0.2, 0.1, 0}}),
                 std::string("0.4,0.3,0.2,0.1,0"));
        Detector predicted;
        predicted.isPredicted = true;
        QCOMPARE(detectorName(predicted), std::string("predicted"));
    }

    void settingsThatDoNotSayAllAreNamed() {
        workspace::RunInfo info;
        info.state = workspace::RunState::Finished;
        info.origin = "assay";
        info.settings = "{}";
        info.inputs = "{}";
        for (const std::string_view kind : {kLintRuns, kSweepRuns, kImpactRuns, kDetectorRuns}) {
            info.kind = kind;
            QVERIFY(notRepeatable(info) == NotRepeatable::NeedsMore);
        }
    }
};

ASSAY_TEST(TestKeptEvaluations)
#include "tst_kept_evaluations.moc"
