// The runs of the demo that are about other evaluations: detectors against each other, what flagged questions
// do, figures from outside, and a judge against people.
#include "app/demo/demo_curation.h"
#include "app/demo/demo_questions.h"
#include "app/demo/demo_runs.h"
#include "core/base/hash.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/given_score.h"
#include "core/evaluate/answers/score_source.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/evaluate/runs/detector_runs.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/evaluate/thresholds/detectors.h"
#include "core/model/outside_figures.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/runs/answer_verdicts.h"
#include "core/workspace/scored/scored_sets.h"

#include <string>
#include <vector>

namespace assay::app {
namespace {

using base::Result;

constexpr std::string_view kDemoJudge = "demo judge (generated)";
constexpr int kLettersOfHash = 16;

// A number from 0 to 15 that an answer always has.
int digitOf(const std::string& answer, std::size_t place) {
    const std::string hash = base::sha256(answer);
    const char letter = hash.at(place);
    return letter >= 'a' ? letter - 'a' + 10 : letter - '0';
}

// Passes most answers, which ones their texts decide: no service is asked for the demo.
class DemoJudge final : public evaluate::ScoreSource {
  public:
    [[nodiscard]] evaluate::ScoreSourceKind kind() const noexcept override {
        return evaluate::ScoreSourceKind::Judge;
    }

    [[nodiscard]] Result<evaluate::ScoreReport> addScores(std::span<const evaluate::AnswerToScore> answers,
                                                          const std::stop_token& /*stop*/,
                                                          base::ProgressSink& /*progress*/) override {
        evaluate::ScoreReport report;
        for (const evaluate::AnswerToScore& one : answers) {
            const double score = overall(one.prediction->answer.value_or(std::string()));
            evaluate::giveScore(*one.prediction, kDemoJudge, "judge_overall",
                                {score, std::string(kDemoJudge)});
            evaluate::giveScore(*one.prediction, kDemoJudge, "judge_pass",
                                {score >= 7 ? 1.0 : 0.0, std::string(kDemoJudge)});
            ++report.scored;
        }
        return report;
    }

    [[nodiscard]] std::string description() const override {
        return R"json({"kind":"judge","name":"demo judge (generated)","model":"demo judge (generated)"})json";
    }

    // From 4 to 10.
    [[nodiscard]] static double overall(const std::string& answer) {

        return 4 + 6.0 * digitOf(answer, 0) / (kLettersOfHash - 1);
    }
};

// People who agree with the judge nine times of ten, and do not see what it says.
Result<> readDemoAnswers(workspace::Workspace& workspace, std::stop_token stop) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, std::string(kDemoAnswers[0])));
    ASSAY_TRY(const auto answers, workspace::loadAnswerScores(reader, set.id, stop));
    for (const auto& [question, answer] : answers) {
        if (!answer.answer) {
            continue;
        }
        const double judged = DemoJudge::overall(*answer.answer);
        const bool isSame = digitOf(*answer.answer, 1) > 1;
        workspace::HumanJudgement said;
        said.questionId = question;
        said.answerHash = workspace::hashOfAnswer(*answer.answer);
        said.reader = kDemoCurators[0];
        said.verdict =
            (judged >= 7) == isSame ? workspace::HumanVerdict::Pass : workspace::HumanVerdict::Fail;
        said.score = isSame ? judged : 14 - judged;
        said.blind = true;
        ASSAY_TRY(workspace::saveAnswerVerdict(workspace, said));
    }
    return {};
}

Result<> compareDemoDetectors(workspace::Workspace& workspace, std::stop_token stop,
                              base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto set, workspace::findScoredSet(reader, std::string(kDemoScores)));
    ASSAY_TRY(const auto columns, workspace::loadScoredColumns(reader, set.id, stop, progress));
    ASSAY_TRY(const auto ids, workspace::scoredSampleIds(reader, set.id, stop));
    evaluate::Detector full;
    full.scoring = {model::ScoringKind::Weights, model::kDocumentWeights};
    full.tau = evaluate::predeterminedThresholds(columns);
    evaluate::Detector without = full;
    without.scoring = {model::ScoringKind::Weights, model::kNoEntropyWeights};
    const evaluate::Decisions ofA = evaluate::decisionsOf(full, columns);
    const evaluate::Decisions ofB = evaluate::decisionsOf(without, columns);
    evaluate::ComparisonSettings settings;
    settings.isAboutEntropy = true;
    ASSAY_TRY(const auto compared, evaluate::compareDetectors(columns, ofA, ofB, settings, stop, progress));
    evaluate::DecidedRun run = evaluate::detectorRun(compared, columns, ids, ofA, ofB);
    run.name = "Full against no-entropy (generated)";
    run.measured = set.name;
    run.measuredHash = set.dataHash;
    run.system = "full, no-entropy";
    run.settings = evaluate::detectorSettingsJson({full, without, true}, columns);
    run.who = kDemoMaker;
    return evaluate::keepDecidedRun(workspace, run).map([](base::RowId) {});
}

// Figures that cannot be: MRR below the hits at 1.
Result<> lintDemoFigures(workspace::Workspace& workspace) {
    model::OutsideFigures figures;
    figures.name = "Figures of a leaflet (generated)";
    figures.anchors = 60;
    figures.covered = 50;
    model::OutsideRegime regime;
    regime.name = "filtered";
    regime.hitAt = {{1, 0.45}, {5, 0.82}};
    regime.mrrAt = {{30, 0.292}};
    figures.regimes = {regime};
    ASSAY_TRY(const auto kept, evaluate::keepOutsideFigures(workspace, figures, std::string(kDemoMaker)));
    return evaluate::keepFiguresLintRun(workspace, kept, std::string(kDemoMaker)).map([](base::RowId) {});
}

} // namespace

Result<> judgeDemoAnswers(workspace::Workspace& workspace, std::stop_token stop,
                          base::ProgressSink& progress) {
    evaluate::AnswerRunSettings settings;
    settings.suites = {std::string(kDemoSuite)};
    settings.predictions = kDemoAnswers[0];
    settings.name = "System A by a judge (generated)";
    ASSAY_TRY(settings.rubric, evaluate::rubricPreset("florida"));
    settings.evaluation.fields = evaluate::usualFields(settings.rubric);
    settings.who = kDemoMaker;
    DemoJudge judge;
    evaluate::ScoreSource* const source = &judge;
    ASSAY_TRY(const auto judged,
              evaluate::runAnswers(workspace, settings, std::span(&source, 1), stop, progress));
    ASSAY_TRY(readDemoAnswers(workspace, stop));
    return evaluate::keepJudgeRun(workspace, judged, 0, std::string(kDemoMaker), stop).map([](base::RowId) {
    });
}

Result<> keepDemoEvaluations(workspace::Workspace& workspace, std::stop_token stop,
                             base::ProgressSink& progress) {
    ASSAY_TRY(compareDemoDetectors(workspace, stop, progress));
    ASSAY_TRY(lintDemoFigures(workspace));
    evaluate::ImpactRunPlan impact;
    impact.name = "Impact of flagged questions (generated)";
    impact.suite = kDemoSuite;
    impact.predictions = kDemoAnswers[0];
    impact.who = kDemoMaker;
    return evaluate::keepImpactRun(workspace, impact, stop).map([](base::RowId) {});
}

} // namespace assay::app
