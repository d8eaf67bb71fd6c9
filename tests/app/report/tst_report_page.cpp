// The report page as a person works with it: pages of what is chosen, and what is said while they are made.
#include "app/pages/report/made_report.h"
#include "app/pages/report/report_maker.h"
#include "app/pages/report/report_pages_view.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/results/report/report_plan.h"
#include "core/results/report/report_sections.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"
#include "tests/app/report/report_desk.h"
#include "tests/support/test_class.h"
#include "widgets/report/page_preview.h"
#include "widgets/report/report_files.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

using namespace assay;
using namespace assay::tests;
using namespace Qt::Literals::StringLiterals;

class TestReportPage : public QObject, DeskFixture {
    Q_OBJECT

  private Q_SLOTS:

    void init() { openDesk(); }

    void cleanup() { closeDesk(); }

    void pagesAreShown() {
        QCOMPARE(m_desk->titles().size(), m_desk->list()->count());
        QCOMPARE(m_desk->titles().value(0), u"Summary"_s);
        QVERIFY(m_desk->page.summary().startsWith(u"Review of team · "_s));
        QVERIFY(m_desk->state().startsWith(u"Page 1 of "_s));
        QVERIFY(m_desk->errors.isEmpty());
    }

    void sectionsComeAndGo() {
        m_desk->list()->setFocus();
        m_desk->list()->setCurrentRow(0);
        QTest::keyClick(m_desk->list(), Qt::Key_Space);
        QVERIFY(!m_desk->action("reportPack")->isEnabled()); // the pages are not what is chosen
        m_desk->wait();
        QVERIFY(!m_desk->titles().contains(u"Summary"_s));
        QTest::keyClick(m_desk->list(), Qt::Key_Space);
        QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Down, Qt::AltModifier);
        m_desk->wait();
        QCOMPARE(m_desk->titles().indexOf(u"Summary"_s), 1);
    }

    // Where it stands is seen, also when it was moved.
    void theSectionInQuestionIsShown() {
        auto* preview = m_desk->child<widgets::PagePreview>("reportPreview");
        const auto pageOf = [&](const QString& title) {
            for (const auto& entry : preview->pages()->outline()) {
                if (entry.level == 1 && entry.title == title) {
                    return entry.page;
                }
            }
            return -1;
        };
        preview->setZoom(1);
        m_desk->list()->setFocus();
        m_desk->list()->setCurrentRow(m_desk->list()->count() - 1);
        QCOMPARE(preview->currentPage(), pageOf(u"Provenance"_s));
        const int before = preview->currentPage();
        for (int i = 1; i < m_desk->list()->count(); ++i) {
            QTest::mouseClick(m_desk->child<QToolButton>("sectionUp"), Qt::LeftButton);
        }
        m_desk->wait();
        QCOMPARE(preview->currentPage(), pageOf(u"Provenance"_s));
        QVERIFY(preview->currentPage() < before);
    }

    void commentsAreOnThePages() {
        m_desk->type(u"See [it](https://example.org/1)"_s);
        m_desk->wait();
        QVERIFY(m_desk->leadsTo(u"https://example.org/1"_s));
    }

    void templatesAreChosen() {
        m_desk->choose(u"Neighbours"_s);
        m_desk->wait();
        QVERIFY(m_desk->titles().contains(u"Hardest cases"_s));
        QVERIFY(!m_desk->titles().contains(u"Threshold curves"_s));
        QVERIFY(!m_desk->action("reportSave")->isEnabled());
        QVERIFY(!m_desk->action("reportRemove")->isEnabled());
    }

    void anotherWorkspaceIsReported() {
        m_desk->type(u"of the first"_s);
        QVERIFY(workspace::Workspace::create(path(u"second.assay"_s).toStdString()).has_value());
        m_desk->action("reportMake")->trigger();
        m_desk->session.openWorkspace(path(u"second.assay"_s));
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        m_desk->wait();
        QVERIFY(m_desk->page.summary().startsWith(u"Review of second · "_s));
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
    }

    // Also what is no edit of the journal; and where nothing changed, nothing is made again.
    void whatChangedElsewhereIsReported() {
        const auto pages = [this] { return m_desk->child<widgets::PagePreview>("reportPreview")->pages(); };
        const auto comeBack = [this] {
            m_desk->page.hide();
            m_desk->page.show();
            QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
            m_desk->wait();
        };
        auto before = pages();
        comeBack();
        QCOMPARE(pages(), before);
        workspace::Workspace& workspace = *m_desk->session.workspace();
        model::OutsideFigures figures;
        figures.name = "theirs";
        figures.anchors = 10;
        figures.regimes.resize(1);
        figures.regimes[0].name = "open";
        figures.regimes[0].hitAt[1] = 0.5;
        const auto run = evaluate::keepOutsideFigures(workspace, figures, "Ada");
        QVERIFY(run.has_value());
        comeBack();
        QVERIFY(pages() != before);
        before = pages();
        QVERIFY(workspace::setBaseline(workspace, *run, true).has_value());
        comeBack();
        QVERIFY(pages() != before);

        // Figures from outside can be chosen as any other run.
        QStringList names;
        for (const QAction* action : m_desk->child<QToolButton>("reportContent")->menu()->actions()) {
            names << action->text();
        }
        QVERIFY2(names.contains(u"%1: theirs"_s.arg(*run)), qPrintable(names.join(u'|')));
    }

    void buttonsChangeTheSizeOfThePages() {
        auto* preview = m_desk->child<widgets::PagePreview>("reportPreview");
        const auto press = [&](const char* name) {
            QTest::mouseClick(m_desk->child<QToolButton>(name), Qt::LeftButton);
            return preview->zoom();
        };
        const double large = press("reportLarger");
        QVERIFY(large > 0);
        QVERIFY(press("reportLarger") > large);
        QCOMPARE(press("reportSmaller"), large);
        QCOMPARE(press("reportFit"), 0.0);
    }

    void theStateIsRemembered() {
        const auto sizesOf = [](const Desk& desk) {
            return desk.child<QSplitter>("reportSplitter")->sizes();
        };
        const auto show = [](Desk& desk) {
            desk.page.resize(1200, 700);
            desk.page.show();
        };
        show(*m_desk);
        const QList<int> before = sizesOf(*m_desk);
        QVERIFY(before.size() >= 2);
        // The handle of the splitter is drawn to the right.
        QSplitterHandle* handle = m_desk->child<QSplitter>("reportSplitter")->handle(1);
        QTest::mousePress(handle, Qt::LeftButton);
        QTest::mouseMove(handle, handle->rect().center() + QPoint(60, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->rect().center() + QPoint(60, 0));
        const QList<int> drawn = sizesOf(*m_desk);
        QVERIFY(drawn != before);
        Desk other;
        other.open(path());
        show(other);
        QVERIFY(sizesOf(other) != drawn);
        other.page.restoreState(m_desk->page.saveState());
        QCOMPARE(sizesOf(other), drawn);
        other.page.restoreState("rubbish");
        other.page.restoreState({});
        QCOMPARE(sizesOf(other), drawn);
    }

    void aFailureIsSaidUntilSomethingElseIsAsked() {
        results::ReportPlan plan = results::defaultPlan();
        plan.runs = {999};
        m_desk->page.findChild<app::ReportMaker*>()->make(plan);
        const QString failure = u"The pages could not be made."_s;
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->state(), failure, kJobsMs);
        QVERIFY(!m_desk->errors.isEmpty());
        m_desk->type(u"x"_s);
        QVERIFY2(m_desk->state() != failure, "while one types");
        m_desk->wait();
    }

    // --- While pages are being made ---

    void slowPagesAreSpokenOf() {
        Gate gate(m_desk->jobs); // nothing else begins until it opens
        auto* cancel = m_desk->child<QToolButton>("reportCancel");
        auto* preview = m_desk->child<widgets::PagePreview>("reportPreview");
        const auto before = preview->pages();
        const QString summary = m_desk->page.summary();
        m_desk->list()->setFocus();
        m_desk->list()->setCurrentRow(0);
        QTest::keyClick(m_desk->list(), Qt::Key_Space);
        QVERIFY(!cancel->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(cancel->isVisible(), kJobsMs);
        QVERIFY(m_desk->child<QProgressBar>("reportProgress")->isVisible());
        QCOMPARE(m_desk->state(), u"Reading what the workspace holds"_s);
        // In a narrow window all of it is seen, too.
        const int wide = m_desk->child<QLabel>("reportState")->height();
        auto* view = m_desk->page.findChild<app::ReportPagesView*>();
        QVERIFY(view->minimumSizeHint().width() < 400);
        m_desk->child<QSplitter>("reportSplitter")->setSizes({900, 200});
        QTRY_VERIFY(cancel->y() > m_desk->child<QLabel>("reportState")->y() + wide / 2);
        QVERIFY(view->rect().contains(m_desk->child<QToolButton>("reportFit")->geometry()));
        m_desk->child<QSplitter>("reportSplitter")->setSizes({330, 700});
        QCOMPARE(preview->pages(), before);
        QVERIFY(preview->note().contains(u"former choices"_s));
        QVERIFY(m_desk->page.summary().endsWith(u"of the former choices"_s));
        QVERIFY(!m_desk->action("reportPack")->isEnabled());
        QTRY_VERIFY(qAbs(cancel->geometry().center().y() -
                         m_desk->child<QLabel>("reportState")->geometry().center().y()) < 5);

        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!cancel->isVisible());
        QVERIFY(m_desk->state().endsWith(u"of the former choices"_s));
        QVERIFY(!preview->note().isEmpty());
        QVERIFY(!m_desk->action("reportPack")->isEnabled());
        auto* again = m_desk->child<QToolButton>("reportMakeAgain");
        QVERIFY(again->isVisible());
        gate.open();
        QTest::mouseClick(again, Qt::LeftButton);
        m_desk->wait();
        QVERIFY(preview->pages() != before);
        QVERIFY(preview->note().isEmpty());
        QVERIFY(!again->isVisible());
        QVERIFY(!cancel->isVisible());
        QVERIFY(m_desk->state().startsWith(u"Page 1 of "_s));
        QVERIFY(!m_desk->page.summary().endsWith(u"choices"_s));
        QVERIFY(m_desk->page.summary() != summary || preview->pages()->pageCount() == before->pageCount());
        QVERIFY(!m_desk->titles().contains(u"Summary"_s));
        QVERIFY(m_desk->errors.isEmpty());
    }

    // Pages that come late belong to nobody.
    void closingWhilePagesAreMade() {
        m_desk->action("reportMake")->trigger();
        m_desk->session.closeWorkspace();
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        QCoreApplication::processEvents();
        QCOMPARE(m_desk->child<QStackedWidget>("reportStack")->currentIndex(), 0);
        QVERIFY(m_desk->titles().isEmpty());
        QVERIFY(m_desk->page.summary().isEmpty());
        for (const char* name : {"reportPack", "reportAs_pdf", "reportMake", "reportSaveAs"}) {
            QVERIFY2(!m_desk->action(name)->isEnabled(), name);
        }
        QVERIFY(m_desk->errors.isEmpty());
        m_desk->page.writePack(path(u"pack"_s), widgets::allReportFormats());
        QVERIFY(m_desk->jobs.isIdle());
    }

    void sectionsAreCountedByTitle() {
        results::ReportPlan plan = results::defaultPlan();
        plan.sections[0].shown = false;
        const auto count = static_cast<int>(plan.sections.size()) - 1;
        QCOMPARE(app::ReportMaker::sectionText(plan, 0),
                 u"Section 1 of %1: Thresholds by scenario"_s.arg(count));
        QCOMPARE(app::ReportMaker::sectionText(plan, 1.0 / count),
                 u"Section 2 of %1: Threshold curves"_s.arg(count));
        QCOMPARE(app::ReportMaker::sectionText(plan, 1), u"Section %1 of %1: Provenance"_s.arg(count));
        plan.sections.clear();
        QVERIFY(app::ReportMaker::sectionText(plan, 0).isEmpty());
    }

    void makingTellsHowFarItIs() {
        struct Sink : base::ProgressSink {
            std::vector<std::pair<base::Stage, std::int64_t>> seen;
            std::int64_t total = 0;

            void report(base::Stage stage, std::int64_t done, std::int64_t of) override {
                seen.emplace_back(stage, done);
                total = std::max(total, of);
            }
        } sink;

        const results::ReportPlan plan = results::defaultPlan();
        const auto reader = m_desk->session.workspace()->reader();
        QVERIFY(app::MadeReport::make(*reader, "x", plan, {}, sink).has_value());
        QCOMPARE(sink.total, static_cast<std::int64_t>(plan.sections.size()));
        QCOMPARE(sink.seen.size(), results::kMeasurementGroups.size() + plan.sections.size() + 1);
        QVERIFY(sink.seen[2] == std::pair(base::Stage::Loading, std::int64_t{2}));
        const std::size_t groups = results::kMeasurementGroups.size();
        QVERIFY(sink.seen[groups] == std::pair(base::Stage::Reading, std::int64_t{0}));
        QVERIFY(sink.seen.back().first == base::Stage::Writing);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = app::MadeReport::make(*reader, "x", plan, stop.get_token(), sink);
        QCOMPARE(stopped.error().code, base::ErrorCode::Cancelled);
    }
};

ASSAY_TEST(TestReportPage)
#include "tst_report_page.moc"
