#include "app/demo/demo_runs.h"

#include "app/demo/demo_curation.h"
#include "app/demo/demo_questions.h"
#include "core/base/clock.h"
#include "core/curation/workspace_lint.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/mining/mining_run.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/evaluate/thresholds/laboratory.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/rescore.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/runs/case_notes.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/judgements.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace assay::app {
namespace {

using base::Result;

constexpr std::size_t kDimension = 128;
constexpr std::size_t kSmallDimension = 24;
constexpr std::int64_t kAnchors = 120;

Result<base::RowId> makeVectors(workspace::Workspace& workspace, base::RowId corpus, std::size_t dimension,
                                const std::stop_token& stop, base::ProgressSink& progress) {
    evaluate::EmbeddingMaking making;
    making.corpus = corpus;
    making.name = "LSA " + std::to_string(dimension) + " (generated)";
    making.who = kDemoMaker;
    retrieval::LsaSettings settings;
    settings.dimension = dimension;
    return evaluate::makeLsaEmbeddings(workspace, making, settings, stop, progress)
        .map([](const evaluate::EmbeddingMade& made) { return made.set.id; });
}

Result<base::RowId> run(workspace::Workspace& workspace, evaluate::NeighbourRunPlan plan,
                        const std::stop_token& stop, base::ProgressSink& progress) {
    plan.who = kDemoMaker;
    ASSAY_TRY(const auto created, evaluate::createNeighbourRun(workspace, plan, stop));
    return evaluate::continueNeighbourRun(workspace, created, nullptr, stop, progress)
        .map([&](const evaluate::NeighbourFigures&) { return created; });
}

// What the gate says of the second run, with its cause, and the release that led to it.
Result<> recordDemoIncident(workspace::Workspace& workspace, base::RowId run) {
    const auto reader = workspace.reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(const auto info, workspace::runInfo(*reader, run));
    constexpr std::size_t kDay = 10; // of an ISO 8601 time
    workspace::Incident release;
    release.kind = workspace::IncidentKind::Release;
    release.title = "Vectors of 24 dimensions (generated)";
    release.happenedOn = info.createdAt.substr(0, kDay);
    ASSAY_TRY(workspace::saveIncident(workspace, release, std::string(kDemoMaker)));
    workspace::Incident incident;
    incident.title = "Filtered Hit@5 fell below the baseline (generated)";
    incident.severity = "P1";
    incident.happenedOn = release.happenedOn;
    incident.cause = "Vectors of fewer dimensions find less.";
    incident.runs = {info.uuid};
    return workspace::saveIncident(workspace, incident, std::string(kDemoMaker)).map([](base::RowId) {});
}

// The first cases of which nothing is found in the whole corpus get a word from a curator.
Result<> noteCases(workspace::Workspace& workspace, base::RowId corpus, base::RowId run,
                   const std::stop_token& stop) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto loaded, evaluate::loadNeighbourRun(reader, run, stop));
    constexpr std::size_t kOpen = 1; // the second regime of the first search
    constexpr std::size_t kNotes = 3;
    std::size_t notes = 0;
    for (const model::AnchorOutcome& outcome : loaded.outcomes) {
        if (notes == kNotes || !outcome.covered() || outcome.searches.size() <= kOpen ||
            outcome.searches[kOpen].rankFirstGold != 0) {
            continue;
        }
        workspace::CaseNote note;
        note.corpus = corpus;
        note.sentenceId = outcome.sentenceId;
        note.note = outcome.searches[kOpen].nearDuplicate
                        ? "Other companies say the same word by word (generated)."
                        : "The year before said the same (generated).";
        note.flags = {outcome.searches[kOpen].nearDuplicate ? "boilerplate" : "look again"};
        ASSAY_TRY(workspace::saveCaseNote(workspace, note, kDemoCurators[0]));
        ++notes;
    }
    return {};
}

// Samples whose NLI score asks for a person: a few have been read.
Result<> judgeSome(workspace::Workspace& workspace, const model::ScoredColumns& columns,
                   metrics::NliThresholds nli) {
    constexpr int kJudged = 12;
    int judged = 0;
    for (std::size_t i = 0; i < columns.size() && judged < kJudged; ++i) {
        // Not so where there is no score, which is NaN.
        const bool asksForPerson = columns.nli[i] >= nli.soft && columns.nli[i] < nli.hard;
        if (columns.label[i] != model::Label::Contradiction || !asksForPerson) {
            continue;
        }
        const bool unsure = judged % 5 == 4;
        const auto verdict = unsure ? workspace::Verdict::Unsure : workspace::Verdict::Contradiction;
        ASSAY_TRY(workspace::judge(workspace, columns.rowId[i], verdict,
                                   unsure ? "Both could be meant (generated)." : "",
                                   std::string(kDemoCurators[judged % 2])));
        ++judged;
    }
    return {};
}

model::DecidedThreshold decided(const evaluate::ScenarioRow& row, const evaluate::LaboratoryScope& scope,
                                double heldOut) {
    model::DecidedThreshold threshold;
    threshold.tau = row.atOwn.threshold;
    threshold.n = row.n;
    threshold.macroF1 = row.atOwn.figures.macroF1;
    threshold.feasible =
        row.best->unchecked.empty() || !row.best->feasible ? std::optional(row.best->feasible) : std::nullopt;
    if (scope.bootstrap) {
        threshold.bootstrapLow = scope.bootstrap->tau.low;
        threshold.bootstrapHigh = scope.bootstrap->tau.high;
    }
    threshold.heldOutMacroF1 = heldOut;
    return threshold;
}

} // namespace

Result<> measureDemoNeighbours(workspace::Workspace& workspace, std::stop_token stop,
                               base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto corpus, workspace::findCorpus(reader, std::string(kDemoCorpus)));
    ASSAY_TRY(const auto large, makeVectors(workspace, corpus.id, kDimension, stop, progress));
    ASSAY_TRY(const auto small, makeVectors(workspace, corpus.id, kSmallDimension, stop, progress));
    evaluate::AnchorSampling sampling = evaluate::strataSampling(); // so that every stratum has some
    sampling.count = kAnchors;
    const auto drawn = evaluate::drawAnchorSet(workspace, corpus.id, std::string(kDemoAnchors), sampling,
                                               std::string(kDemoMaker), stop);
    ASSAY_TRY(drawn);
    const auto anchors = workspace.reader().and_then([&](const workspace::Reader& fresh) {
        return workspace::findAnchorSet(fresh, corpus.id, std::string(kDemoAnchors));
    });
    ASSAY_TRY(anchors);
    evaluate::NeighbourRunPlan plan;
    plan.name = kDemoRuns[0];
    plan.corpus = corpus.id;
    plan.embeddings = large;
    plan.anchorSet = anchors->id;
    ASSAY_TRY(const auto baseline, run(workspace, plan, stop, progress));
    ASSAY_TRY(workspace::setBaseline(workspace, baseline, true));
    // Fewer dimensions find less: the gate has something to say.
    plan.name = kDemoRuns[1];
    plan.embeddings = small;
    plan.searches.clear();
    for (const char* search : {"exact", "lexical", "hybrid:0.5"}) {
        ASSAY_TRY(const auto spec, evaluate::readSearchSpec(search));
        plan.searches.push_back(spec);
    }
    const auto second = run(workspace, plan, stop, progress);
    ASSAY_TRY(second);
    ASSAY_TRY(recordDemoIncident(workspace, *second));
    return noteCases(workspace, corpus.id, baseline, stop);
}

Result<> measureDemoAnswers(workspace::Workspace& workspace, std::stop_token stop,
                            base::ProgressSink& progress) {
    struct Measured {
        std::string_view suite;
        std::string_view rubric;
    };

    for (const Measured& measured : {Measured{kDemoGlossary, "norwegian"}, Measured{kDemoSuite, "finrag"}}) {
        for (const std::string_view answers : kDemoAnswers) {
            evaluate::AnswerRunSettings settings;
            settings.suites = {std::string(measured.suite)};
            settings.predictions = answers;
            ASSAY_TRY(settings.rubric, evaluate::rubricPreset(measured.rubric));
            settings.evaluation.fields = evaluate::usualFields(settings.rubric);
            settings.who = kDemoMaker;
            ASSAY_TRY(evaluate::runAnswers(workspace, settings, {}, stop, progress));
        }
    }
    return {};
}

Result<> mineDemoCorpus(workspace::Workspace& workspace, std::stop_token stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto corpus, workspace::findCorpus(reader, std::string(kDemoCorpus)));
    evaluate::MiningPlan plan;
    plan.corpus = corpus.id;
    plan.name = "Mined filings (generated)";
    plan.who = kDemoMaker;
    ASSAY_TRY(const auto mined, evaluate::mineCorpus(reader, plan, stop, progress));
    ASSAY_TRY(evaluate::storeMiningRun(workspace, mined));
    return {};
}

Result<> decideDemoThresholds(workspace::Workspace& workspace, std::stop_token stop,
                              base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto set, workspace::findScoredSet(reader, std::string(kDemoScores)));
    ASSAY_TRY(const auto columns, workspace::loadScoredColumns(reader, set.id, stop, progress));
    evaluate::LaboratorySettings settings;
    const auto scores = metrics::rescored(columns, settings.scoring);
    ASSAY_TRY(const auto laboratory, evaluate::laboratory(columns, scores, settings, stop, progress));
    model::Decision decision;
    decision.name = kDemoDecision;
    decision.author = kDemoCurators[0];
    decision.reason = "Each scenario's own best threshold, which meets every constraint where one does; the "
                      "others are the least violating ones and stay under review (generated).";
    decision.setName = set.name;
    decision.dataHash = set.dataHash;
    decision.scoring = settings.scoring;
    decision.nliSoft = settings.sweep.nli.soft;
    decision.nliHard = settings.sweep.nli.hard;
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        decision.constraints[std::string(metrics::constraintName(constraint))] =
            settings.sweep.constraints.of(constraint);
    }
    for (std::size_t i = 0; i < laboratory.table.rows.size(); ++i) {
        const evaluate::ScenarioRow& row = laboratory.table.rows[i];
        if (row.best) {
            evaluate::SweepSettings ofScope = settings.sweep;
            if (!row.global) {
                ofScope.scenarios = {row.scenario};
            }
            ASSAY_TRY(const double heldOut,
                      evaluate::heldOutMacroF1(columns, scores, ofScope, row.atOwn.threshold,
                                               {settings.splits, settings.seed}, stop, progress));
            (row.global ? decision.fallback : decision.scenarios[row.scenario]) =
                decided(row, laboratory.scopes[i], heldOut);
        }
    }
    ASSAY_TRY(const auto check, evaluate::checkDecision(columns, scores, decision));
    decision.macroF1 = check.scopes.front().figures.macroF1;
    ASSAY_TRY(workspace::saveDecision(workspace, decision, std::string(kDemoCurators[0])));
    return judgeSome(workspace, columns, settings.sweep.nli);
}

Result<> keepDemoSweepAndLint(workspace::Workspace& workspace, std::stop_token stop,
                              base::ProgressSink& progress) {
    evaluate::SweepRunPlan sweep;
    sweep.name = "Sweep of all scenarios (generated)";
    sweep.set = kDemoScores;
    sweep.who = kDemoMaker;
    ASSAY_TRY(evaluate::keepSweepRun(workspace, sweep, stop, progress));
    ASSAY_TRY(const auto reader, workspace.reader());
    curation::WorkspaceLintOptions choices;
    choices.now = base::utcNow();
    ASSAY_TRY(const auto linted,
              curation::lintWorkspace(reader, std::string(kDemoSuite), choices, stop, progress));
    evaluate::DecidedRun lint = evaluate::lintRun(linted.report);
    lint.name = "Lint of the questions (generated)";
    lint.measured = kDemoSuite;
    ASSAY_TRY(const auto suite, workspace::findSuite(reader, std::string(kDemoSuite)));
    ASSAY_TRY(lint.measuredHash, workspace::contentHashOf(reader, suite.id));
    evaluate::KeptLintSettings settings;
    settings.now = choices.now;
    lint.settings = evaluate::keptLintSettingsJson(settings);
    lint.who = kDemoMaker;
    ASSAY_TRY(evaluate::keepDecidedRun(workspace, lint));
    return {};
}

} // namespace assay::app
