// What a report says of retrieval: of one set of ranked lists, of two, of alpha, of none.
#include "core/evaluate/retrieval/alpha_decision.h"
#include "core/evaluate/retrieval/alpha_run.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/results/report/report_sections.h"
#include "core/results/report/report_writers.h"
#include "core/workspace/predictions/staged_predictions.h"
#include "core/workspace/runs/alpha_decisions.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/results/report_parts.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::results;
using namespace assay::tests;

class TestReportRetrieval : public QObject {
    Q_OBJECT

    static constexpr int kQuestions = 40;

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::NoProgress m_progress;
    words::Wording m_wording;

    workspace::Reader reader() const { return *m_workspace->reader(); }

    // Of twenty companies, in two categories.
    void storeGold() {
        const auto suite = workspace::createSuite(*m_workspace, "S");
        ASSAY_VERIFY_OK(suite);
        for (int i = 0; i < kQuestions; ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = "Question " + std::to_string(i);
            question.evidenceSentenceIds = {"gold" + std::to_string(i)};
            question.category = i % 2 == 0 ? "G" : "A";
            question.companyName = {"company " + std::to_string(i / 2)};
            ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "me", ""));
        }
    }

    // The gold first, but for each question in `every` at rank four, and of the last question nowhere.
    void storeLists(const std::string& name, int every) {
        auto staged = workspace::StagedPredictions::begin(*m_workspace, name, {}, m_progress);
        ASSAY_VERIFY_OK(staged);
        std::vector<formats::PredictionRecord> records;
        for (int i = 0; i < kQuestions; ++i) {
            model::Prediction prediction;
            prediction.questionId = "q" + std::to_string(i);
            prediction.contexts.emplace();
            const int goldAt = i == kQuestions - 1 ? 0 : i % every == 0 ? 4 : 1;
            for (int place = 1; place <= 10; ++place) {
                model::PredictionContext context;
                context.id = place == goldAt ? "gold" + std::to_string(i) : "other" + std::to_string(place);
                context.score = 1.0 / place;
                prediction.contexts->push_back(std::move(context));
            }
            prediction.latencyMs = 100.0 + i;
            records.push_back({prediction, {}, {}, 0});
        }
        ASSAY_VERIFY_OK((*staged)->takePredictions(records));
        ASSAY_VERIFY_OK((*staged)->publish({}));
    }

    base::RowId measured(const std::string& predictions) {
        evaluate::RetrievalRunPlan plan;
        plan.suite = "S";
        plan.predictions = predictions;
        plan.who = "me";
        const auto run = evaluate::makeRetrievalRun(*m_workspace, plan, {}, m_progress);
        return run ? run->info.id : 0;
    }

    struct Tuned {
        base::RowId run = 0;
        evaluate::AlphaMaterial material;
        evaluate::AlphaTuning tuning;
        evaluate::AlphaSettings settings;
    };

    Tuned tuned() {
        Tuned made;
        const auto reading = reader();
        auto material = evaluate::readAlphaMaterial(reading, "S", "one", "other", made.settings, {});
        if (!material) {
            QTest::qFail("no material", __FILE__, __LINE__);
            return made;
        }
        made.material = std::move(*material);
        made.tuning = *evaluate::tuneAlpha(made.material, made.settings, {}, m_progress);
        made.run = *evaluate::keepAlphaTuning(*m_workspace, made.material, made.tuning, made.settings, "me");
        return made;
    }

    Report reportOf(std::string_view group, const std::vector<base::RowId>& runs = {}) {
        ReportPlan plan = defaultPlan();
        plan.runs = runs;
        for (PlannedSection& section : plan.sections) {
            section.shown = section.id.starts_with(group) || section.id == "summary" ||
                            section.id == "provenance" || section.id == "definitions";
        }
        auto made = makeReport(reader(), "w", plan, m_wording, {}, {}, m_progress);
        return made ? std::move(*made) : Report();
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = *workspace::Workspace::create(m_folder->path("w.assay"));
        storeGold();
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void withoutARunItSaysSo() {
        const Report report = reportOf("retrieval_");
        for (const char* id : {"retrieval_quality", "retrieval_strata", "retrieval_comparison"}) {
            const Section* const section = sectionOf(report, id);
            QVERIFY2(section != nullptr, id);
            QCOMPARE(paragraphsOf(*section), std::string("The workspace holds no measured retrieval.\n"));
        }
        QCOMPARE(paragraphsOf(*sectionOf(report, "retrieval_alpha")),
                 std::string("No alpha was tuned among the runs of this report.\n"));
    }

    void oneSetOfLists() {
        storeLists("one", 5);
        QVERIFY(measured("one") > 0);
        const Report report = reportOf("retrieval_");
        QCOMPARE(report.title, std::string("Retrieval of w"));
        QCOMPARE(report.subtitle, std::string("Retrieval"));
        QCOMPARE(faultsOf(report), std::string());
        QCOMPARE(figuresWithoutDefinition(report), std::string());
        const auto* const measures = partNamed<Table>(report, "retrieval_metrics");
        QVERIFY(measures != nullptr);
        const Figure* const hit = figureAt(*measures, "Hit@1", "mean");
        QVERIFY(hit != nullptr && hit->value && hit->n);
        QCOMPARE(*hit->value, 31.0 / kQuestions); // eight stand at rank four, one is missing
        QVERIFY(hit->interval.has_value());
        const auto* const hardest = partNamed<Table>(report, "retrieval_hardest");
        QVERIFY(hardest != nullptr);
        QCOMPARE(hardest->rows.size(), std::size_t{kQuestions});
        QCOMPARE(hardest->shown.value_or(0), std::size_t{5}); // a short list on pages, all in the files
        QCOMPARE(hardest->rows.front().key, std::string("q39"));
        QVERIFY(partNamed<Table>(report, "retrieval_missed") != nullptr);
        QVERIFY(partNamed<Table>(report, "retrieval_strata") != nullptr);
        QVERIFY(partNamed<plot::Chart>(report, "retrieval_ranks") != nullptr);
        QVERIFY(paragraphsOf(*sectionOf(report, "retrieval_comparison")).starts_with("No two ranked lists"));
    }

    void twoListsAndAlpha() {
        storeLists("one", 5);
        storeLists("other", 2);
        QVERIFY(measured("one") > 0);
        const base::RowId second = measured("other");
        QVERIFY(second > 0);
        const Tuned alpha = tuned();
        model::AlphaDecision decision = evaluate::alphaDecisionOf(
            alpha.material, alpha.tuning, alpha.settings, 0.25, alpha.tuning.outcomes[1]);
        QCOMPARE(decision.n, std::int64_t{kQuestions});
        QVERIFY(std::abs(decision.mrr - alpha.tuning.points[1].mean[0]) < 1e-12);
        decision.name = "Weight";
        decision.author = "Ada";
        ASSAY_VERIFY_OK(workspace::saveAlphaDecision(*m_workspace, decision, "Ada"));
        const Report report = reportOf("retrieval_");
        QCOMPARE(faultsOf(report), std::string());
        QCOMPARE(figuresWithoutDefinition(report), std::string());
        QCOMPARE(sectionOf(report, "retrieval_quality")->sections.size(), std::size_t{2});
        const auto* const compared = partNamed<Table>(report, "retrieval_comparison");
        QVERIFY(compared != nullptr);
        QVERIFY(figureAt(*compared, "MRR@10", "p") != nullptr);
        QVERIFY(partNamed<plot::Chart>(report, "retrieval_alpha_curves") != nullptr);
        const auto* const decisions = partNamed<Table>(report, "retrieval_alpha_decisions");
        QVERIFY(decisions != nullptr);
        QCOMPARE(*figureAt(*decisions, "Weight", "alpha")->value, 0.25);
        QCOMPARE(reportJson(report), reportJson(reportOf("retrieval_")));
        const Report single = reportOf("retrieval_", {second}); // as the plan names it
        QVERIFY(sectionOf(single, "retrieval_quality")->sections.empty());
        QVERIFY(partNamed<plot::Chart>(single, "retrieval_alpha_curves") == nullptr);
        QVERIFY(!reportMarkdown(report, m_wording).empty() && !reportHtml(report, m_wording).empty());
    }

    // A kept tuning gives the figures that it was kept with, to the last digit.
    void tuningsAreReadAgain() {
        storeLists("one", 5);
        storeLists("other", 2);
        const Tuned alpha = tuned();
        const auto loaded = evaluate::loadAlphaRun(reader(), alpha.run, {});
        ASSAY_VERIFY_OK(loaded);
        QCOMPARE(loaded->material.lexical, std::string("one"));
        QVERIFY(loaded->tuning.outcomes == alpha.tuning.outcomes);
        QCOMPARE(loaded->tuning.best.alpha, alpha.tuning.best.alpha);
        QVERIFY(loaded->tuning.heldOut == alpha.tuning.heldOut);
        QCOMPARE(loaded->tuning.strata.size(), alpha.tuning.strata.size());
        for (std::size_t a = 0; a < alpha.tuning.points.size(); ++a) {
            QVERIFY(loaded->tuning.points[a].mean == alpha.tuning.points[a].mean);
            QCOMPARE(loaded->tuning.points[a].band[0]->low, alpha.tuning.points[a].band[0]->low);
        }
        storeLists("third", 3);
        const base::RowId other = measured("third");
        QVERIFY(!evaluate::loadAlphaRun(reader(), other, {}));
    }

    void decisionsAreUndone() {
        model::AlphaDecision decision;
        decision.name = "Weight";
        decision.alpha = 0.35;
        decision.mrrLow = 0.5;
        const auto saved = workspace::saveAlphaDecision(*m_workspace, decision, "Ada");
        ASSAY_VERIFY_OK(saved);
        QVERIFY(!saved->decision.decidedAt.empty());
        QCOMPARE(workspace::alphaDecisions(reader())->size(), std::size_t{1});
        QVERIFY(workspace::alphaDecisions(reader())->front() == *saved);
        ASSAY_COMPARE_ERROR(workspace::saveAlphaDecision(*m_workspace, decision, "Ada"), NameTaken);
        decision.alpha = 1.5;
        decision.name = "Other";
        ASSAY_COMPARE_ERROR(workspace::saveAlphaDecision(*m_workspace, decision, "Ada"), InvalidArgument);
        ASSAY_VERIFY_OK(workspace::removeAlphaDecision(*m_workspace, saved->id, "Ada"));
        QVERIFY(workspace::alphaDecisions(reader())->empty());
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
        QVERIFY(workspace::alphaDecisions(reader())->front() == *saved);
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
        QVERIFY(workspace::alphaDecisions(reader())->empty());
    }
};

ASSAY_TEST(TestReportRetrieval)
#include "tst_report_retrieval.moc"
