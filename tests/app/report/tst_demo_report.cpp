// The report of everything over the demo, as who reads it in a meeting has it.
#include "app/demo/demo_workspace.h"
#include "core/results/report/report_sections.h"
#include "core/results/report/report_writers.h"
#include "core/workspace/runs/runs.h"
#include "tests/core/results/report_parts.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"
#include "widgets/report/paged_report.h"

#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <memory>

using namespace assay;

class TestDemoReport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    base::NoProgress m_progress;
    words::Wording m_wording;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::optional<results::Report> m_report;

    [[nodiscard]] base::Result<results::Report> made(const results::ReportPlan& plan) {
        return results::makeReport(*m_workspace->reader(), "demo", plan, m_wording, "", {}, m_progress);
    }

  private Q_SLOTS:

    void initTestCase() {
        const std::filesystem::path path =
            std::filesystem::path(m_folder.path().toStdString()) / "demo.assay";
        const auto demo = app::ensureDemoWorkspace(path, {}, m_progress);
        QVERIFY2(demo.has_value(), demo ? "" : demo.error().detail.c_str());
        auto opened = workspace::Workspace::open(path);
        QVERIFY(opened.has_value());
        m_workspace = std::move(*opened);
        auto report = made(results::defaultPlan());
        QVERIFY2(report.has_value(), report ? "" : report.error().detail.c_str());
        m_report = std::move(*report);
    }

    // Every figure has n and its interval, or its definition says why it has none.
    void everyFigureSaysHowFirmItIs() {
        QCOMPARE(tests::figuresWithoutInterval(*m_report), std::string());
        QCOMPARE(tests::faultsOf(*m_report), std::string());
        const auto* summary = tests::keyFigureOf(*m_report, "summary", "Macro-F1");
        QVERIFY(summary != nullptr);
        const auto& macroF1 = std::get<results::Figure>(summary->value);
        QVERIFY(macroF1.interval && macroF1.interval->low < *macroF1.value &&
                *macroF1.value < macroF1.interval->high);
        QVERIFY(macroF1.interval->high - macroF1.interval->low < 0.05); // of 8,000 samples
    }

    void everyFigureIsDefined() { QCOMPARE(tests::figuresWithoutDefinition(*m_report), std::string()); }

    void theSameBytesAgain() {
        const auto again = made(results::defaultPlan());
        QVERIFY(again.has_value());
        QCOMPARE(results::reportJson(*again), results::reportJson(*m_report));
    }

    void theTitleSaysWhatItIs() {
        QCOMPARE(m_report->title, std::string("Review of demo"));
        QCOMPARE(
            m_report->subtitle,
            std::string("Thresholds, neighbour tests, retrieval, answers and curation of gold questions"));
        QCOMPARE(made(results::builtInPlans()[2])->title, std::string("Thresholds of demo"));
        QCOMPARE(made(results::builtInPlans()[2])->subtitle, std::string("Thresholds"));
    }

    // One set, one suite, one run of each kind: what a meeting reads.
    void aBriefHasAPageForEach() {
        results::ReportPlan plan = results::briefPlan();
        plan.suites = {"Demo questions (generated)"};
        const auto runs = workspace::runs(*m_workspace->reader(), "");
        QVERIFY(runs.has_value());
        for (const std::string kind : {"neighbours", "answers", "retrieval"}) {
            const auto newest = std::ranges::find_if(*runs, [&](const workspace::RunInfo& run) {
                return run.kind == kind && run.state == workspace::RunState::Finished;
            });
            QVERIFY2(newest != runs->end(), kind.c_str());
            plan.runs.push_back(newest->id);
        }
        const auto brief = made(plan);
        QVERIFY2(brief.has_value(), brief ? "" : brief.error().detail.c_str());
        QCOMPARE(brief->sections.front().id, std::string("summary"));
        QCOMPARE(brief->sections[1].id, std::string("issues"));
        // The one that its imports met was put right: it is no open issue any more.
        const auto* const faults = tests::partNamed<results::Table>(*brief, "issues_worst");
        QVERIFY(faults == nullptr || faults->rows.empty());
        QVERIFY(tests::partNamed<results::Table>(*brief, "issues") != nullptr);
        const widgets::PagedReport pages(*brief, m_wording, results::Paper::A4);
        QVERIFY2(pages.pageCount() >= 5 && pages.pageCount() <= 8,
                 qPrintable(QString::number(pages.pageCount())));
        QCOMPARE(tests::figuresWithoutDefinition(*brief), std::string());
        // The worst verdict stands first.
        const auto* const judged = std::get_if<results::KeyFigures>(&brief->sections.front().blocks.front());
        QVERIFY(judged != nullptr);
        QVERIFY(judged->list.front().verdict != results::Verdict::Good);
        QVERIFY(std::ranges::none_of(judged->list, [](const results::KeyFigure& figure) {
            return figure.verdict == results::Verdict::None;
        }));
        // Gates: their verdicts, and one table that a page holds.
        const auto* const gates = tests::partNamed<results::Table>(*brief, "run_gate_overview");
        QVERIFY(gates != nullptr && !gates->rows.empty() && gates->columns.size() <= 9);
        QVERIFY(std::ranges::any_of(
            judged->list, [](const results::KeyFigure& figure) { return figure.definition == "run_gate"; }));
        const auto* const limits = tests::partNamed<results::Table>(*brief, "run_gates_1_1");
        QVERIFY(limits != nullptr && limits->shown == std::size_t{0});
        // What is not printed is not lost.
        const auto* const hits = tests::partNamed<results::Table>(*brief, "neighbour_hits");
        QVERIFY(hits != nullptr && hits->shown && *hits->shown < hits->rows.size());
        // Beside what every search finds stands what luck alone would give.
        const auto* const luck = tests::partNamed<results::Table>(*brief, "neighbour_luck");
        QVERIFY(luck != nullptr && !luck->rows.empty() && luck->shown != std::size_t{0});
        // The whole demo, of which the newest run over answers is shown; the others are named.
        const auto whole = made(results::briefPlan());
        QVERIFY(whole.has_value());
        QCOMPARE(tests::sectionOf(*whole, "answer_quality")->sections.size(), std::size_t{1});
        const auto* const leftOut = tests::partNamed<results::Table>(*whole, "left_out");
        QVERIFY(leftOut != nullptr && leftOut->rows.size() >= 5); // of retrieval one, of answers four
        const auto* const sources = tests::partNamed<results::Table>(*whole, "provenance_sources");
        QVERIFY(sources != nullptr && sources->columns.back().key == "page"); // they are marked there
        const widgets::PagedReport all(*whole, m_wording, results::Paper::A4);
        QVERIFY2(all.pageCount() <= 8, qPrintable(QString::number(all.pageCount())));
    }

    // Everything that the demo holds; and on request every search with all of its cases.
    void pagesForAMeeting() {
        const widgets::PagedReport pages(*m_report, m_wording, results::Paper::A4);
        QVERIFY2(pages.pageCount() <= 130, qPrintable(QString::number(pages.pageCount())));
        for (const results::SectionKind& kind : results::sectionKinds()) {
            QVERIFY2(tests::sectionOf(*m_report, std::string(kind.id)) != nullptr, kind.title);
        }
        results::ReportPlan all = results::defaultPlan();
        all.hardestCases = 200;
        all.hardestOf = results::HardestOf::All;
        const auto whole = made(all);
        QVERIFY(whole.has_value());
        const widgets::PagedReport more(*whole, m_wording, results::Paper::A4);
        QVERIFY(more.pageCount() > 2 * pages.pageCount());
    }
};

ASSAY_TEST(TestDemoReport)
#include "tst_demo_report.moc"
