// What the detector finds and says of it, and what its suspicions do to the figures.
#include "core/workspace/runs/runs.h"
#include "tests/app/questions/detector_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/jobs/job.h"

#include <QAbstractItemModelTester>
#include <QTabWidget>
#include <QTextBrowser>
#include <array>
#include <semaphore>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using namespace assay::tests;
using app::QuestionController;

class TestDetectorPane : public QObject, DetectorFixture {
    Q_OBJECT

  private Q_SLOTS:

    void init() { start(); }

    void cleanup() { stop(); }

    void sixRulesWithNumbersAndPassage() {
        const QAbstractItemModelTester tester(view()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(child<QLabel>("detectorState")->text().contains(u"six rules"_s));
        check();
        for (const auto& [rule, question] :
             {std::pair(LintRule::BothMeta, u"meta"_s), std::pair(LintRule::YearsOutsideCoverage, u"years"_s),
              std::pair(LintRule::UnresolvedEvidence, u"evidence"_s),
              std::pair(LintRule::TableHeader, u"table"_s),
              std::pair(LintRule::UnsupportedAnswer, u"unsupported"_s),
              std::pair(LintRule::DuplicateQuestion, u"second"_s)}) {
            const int row = rowOf(rule, question);
            QVERIFY2(row >= 0, qPrintable(question));
            QVERIFY(cell(row, SuspicionListModel::Rule)
                        .startsWith(QString::number(curation::detectorRuleNumber(rule))));
            QVERIFY2(!cell(row, SuspicionListModel::Trigger).isEmpty(), qPrintable(question));
            QCOMPARE(cell(row, SuspicionListModel::State), u"Open"_s);
        }
        const int meta = rowOf(LintRule::BothMeta, u"meta"_s);
        QCOMPARE(cell(meta, SuspicionListModel::Numbers), u"ROUGE-L 0.020 · BERTScore 0.810"_s);
        QVERIFY(cell(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), SuspicionListModel::Numbers)
                    .contains(u"year 2031 · the years covered are 2015 to 2020"_s));
        choose(LintRule::BothMeta, u"meta"_s);
        const QString text = child<QTextBrowser>("detectorReader")->toPlainText();
        QVERIFY2(text.contains(u"Reference is made to the financial section of the report."_s),
                 qPrintable(text)); // the passage within its answer
        QVERIFY(text.contains(u"Refer to"_s));
        QVERIFY(text.contains(u"ROUGE-L 0.020"_s));
        QCOMPARE(m_fixture->controller().current()->id, m_meta); // it came to the front
    }

    void whatCannotBeJudgedIsSaid() {
        check();
        const QString text = child<QLabel>("detectorAbstentions")->text();
        QVERIFY(child<QLabel>("detectorAbstentions")->isVisible());
        QVERIFY2(text.contains(u"cannot judge"_s) && text.contains(u"no answer is imported"_s),
                 qPrintable(text));
        QVERIFY2(text.contains(u"the question names no year"_s), qPrintable(text));
    }

    void theRuleAndTheStateFilter() {
        check();
        auto* rules = child<QComboBox>("detectorRule");
        rules->setCurrentIndex(rules->findData(static_cast<int>(LintRule::TableHeader)));
        QCOMPARE(view()->model()->rowCount(), 1);
        QCOMPARE(cell(0, SuspicionListModel::QuestionId), u"table"_s);
        show(SuspicionListModel::Dismissed);
        QCOMPARE(view()->model()->rowCount(), 0);
    }

    void saysWhenQuestionsWereEditedSince() {
        check();
        const auto* state = child<QLabel>("detectorState");
        QVERIFY(!state->text().contains(u"since"_s));
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QTest::keyClick(view(), Qt::Key_A); // a flag says nothing else
        QTRY_COMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1);
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QVERIFY(!state->text().contains(u"since"_s));
        m_fixture->controller().setCurrent(m_years);
        model::Question question = m_fixture->stored(m_years);
        question.years = {2018};
        QVERIFY(m_fixture->controller().save(question, {}, {}));
        QTRY_VERIFY2(state->text().contains(u"1 question(s) edited since"_s), qPrintable(state->text()));
        QVERIFY(m_fixture->controller().undo());
        QTRY_VERIFY(!state->text().contains(u"since"_s));
    }

    // The box says another suite than the one that was checked: its queue is empty, and nothing is acted on.
    void theQueueIsOfWhatTheBoxSays() {
        (void)workspace::createSuite(m_fixture->workspace(), "Other");
        m_fixture->controller().reload();
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        check();
        choose(LintRule::BothMeta, u"meta"_s);
        const int listed = view()->model()->rowCount();
        auto* suites = child<QComboBox>("detectorSuite");
        chooseEntry(*suites, suites->findData(u"Other"_s));
        const QString state = child<QLabel>("detectorState")->text();
        QVERIFY2(state.contains(u"Not checked yet: Other"_s), qPrintable(state));
        QCOMPARE(view()->model()->rowCount(), 0);
        for (const char* name : {"suspicionAccept", "suspicionDismiss", "suspicionSnooze"}) {
            QVERIFY2(!child<QPushButton>(name)->isEnabled(), name);
        }
        view()->setFocus();
        QTest::keyClick(m_pane->windowHandle(), Qt::Key_A);
        QVERIFY(marks().empty());
        QVERIFY(!m_pane->marksQuestion() && !m_fixture->controller().current());
        // Back at what was checked it goes on.
        chooseEntry(*suites, suites->findData(u"P3"_s));
        QCOMPARE(view()->model()->rowCount(), listed);
        QVERIFY(child<QPushButton>("suspicionAccept")->isEnabled());
        QCOMPARE(m_fixture->controller().current()->id, m_meta);
        QVERIFY(m_pane->marksQuestion());
        // What is checked then is listed, and its first row is in front.
        chooseEntry(*suites, suites->findData(u"Other"_s));
        check();
        QCOMPARE(view()->model()->rowCount(), 0);
        chooseEntry(*suites, suites->findData(u"P3"_s)); // is still known
        QCOMPARE(view()->model()->rowCount(), listed);
        QVERIFY(m_pane->marksQuestion());
    }

    // One action for all; each row says of which suite it is.
    void allSuitesAreCheckedInOneGo() {
        addOther();
        auto* suites = child<QComboBox>("detectorSuite");
        QVERIFY(suites->itemText(0).startsWith(u"All suites"_s));
        QSignalSpy checked(m_pane.get(), &DetectorPane::checked);
        m_pane->checkAll();
        QTRY_COMPARE(checked.count(), 1);
        QCOMPARE(suites->currentIndex(), 0);
        QVERIFY2(child<QLabel>("detectorState")->text().contains(u"in 2 suite(s)"_s),
                 qPrintable(child<QLabel>("detectorState")->text()));
        const int all = view()->model()->rowCount();
        const int other = rowOf(LintRule::Placeholder, u"elsewhere"_s);
        QVERIFY(other >= 0);
        QVERIFY(!view()->isColumnHidden(SuspicionListModel::Suite));
        QCOMPARE(cell(other, SuspicionListModel::Suite), u"Other"_s);
        QCOMPARE(cell(rowOf(LintRule::BothMeta, u"meta"_s), SuspicionListModel::Suite), u"P3"_s);
        // Each suite's own queue is a part of it.
        chooseEntry(*suites, suites->findData(u"Other"_s));
        const int others = view()->model()->rowCount();
        QVERIFY(others > 0 && rowOf(LintRule::Placeholder, u"elsewhere"_s) >= 0);
        QVERIFY(view()->isColumnHidden(SuspicionListModel::Suite));
        chooseEntry(*suites, suites->findData(u"P3"_s));
        QCOMPARE(view()->model()->rowCount(), all - others);
    }

    // Also of a pane that is told so before it has a workspace, as at the start of the program.
    void allSuitesStayChosenAfterARestart() {
        addOther();
        QVERIFY(!m_pane->wantsAll());
        auto* suites = child<QComboBox>("detectorSuite");
        chooseEntry(*suites, 0);
        QVERIFY(m_pane->wantsAll());
        m_fixture->controller().setWorkspace(nullptr);
        QCOMPARE(suites->count(), 0);
        QVERIFY(m_pane->wantsAll());
        m_pane.reset();
        m_fixture->reopen(false);
        makePane();
        m_pane->setWantsAll(true);
        QTRY_VERIFY(child<QComboBox>("detectorSuite")->currentText().startsWith(u"All suites"_s));
        chooseEntry(*child<QComboBox>("detectorSuite"), 1);
        QVERIFY(!m_pane->wantsAll());
    }

    // In a window of 1,280 pixels, whose queue is half as wide.
    void theStateIsSeenInANarrowQueue() {
        addOther();
        m_pane->resize(610, 600);
        QSignalSpy checked(m_pane.get(), &DetectorPane::checked);
        m_pane->checkAll();
        QTRY_COMPARE(checked.count(), 1);
        const QHeaderView& header = *view()->horizontalHeader();
        for (const int column : {SuspicionListModel::Suite, SuspicionListModel::State}) {
            QTRY_VERIFY(header.sectionViewportPosition(column) + header.sectionSize(column) <=
                        view()->viewport()->width());
        }
    }

    void whatWasFoundIsThereAfterARestart() {
        check();
        const int listed = view()->model()->rowCount();
        m_pane.reset();
        m_fixture->reopen(false);
        makePane();
        QTRY_COMPARE(view()->model()->rowCount(), listed);
        QVERIFY(child<QLabel>("detectorState")->text().contains(u"in P3"_s));
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QVERIFY(child<QTextBrowser>("detectorReader")->toPlainText().contains(u"2031"_s));
        QTRY_VERIFY(m_fixture->controller().knowsSuspicions());
        // Of a question that says something else since, it is marked; the facet counts it as not checked.
        m_fixture->controller().setCurrent(m_years);
        model::Question question = m_fixture->stored(m_years);
        question.years = {2018};
        QVERIFY(m_fixture->controller().save(question, {}, {}));
        QTRY_VERIFY(cell(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), SuspicionListModel::State)
                        .contains(u"outdated"_s));
        curation::QuestionFilter filter;
        filter.chosen[curation::Facet::Suspicion] = {std::string(curation::kNotChecked)};
        m_fixture->controller().setFilter(filter);
        QCOMPARE(m_fixture->controller().shown().size(), std::size_t(1));
        QCOMPARE(m_fixture->controller().idAtRow(0), m_years);
        m_pane.reset();
        m_fixture->reopen(false); // the mark is found again, too
        makePane();
        QTRY_VERIFY(rowOf(LintRule::YearsOutsideCoverage, u"years"_s) >= 0 &&
                    cell(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), SuspicionListModel::State)
                        .contains(u"outdated"_s));
        check();
        QCOMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1);
        QVERIFY(!child<QLabel>("detectorState")->text().contains(u"since"_s));
    }

    // A question that no check has seen is not clean.
    void whatCameSinceIsNotChecked() {
        check();
        const base::RowId late = m_fixture->add("late", "TO_FILL_QUESTION");
        m_fixture->controller().reload();
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QTRY_VERIFY2(child<QLabel>("detectorState")->text().contains(u"1 question(s) came since"_s),
                     qPrintable(child<QLabel>("detectorState")->text()));
        curation::QuestionFilter filter;
        filter.chosen[curation::Facet::Suspicion] = {std::string()}; // no rule suspects them
        m_fixture->controller().setFilter(filter);
        QCOMPARE(m_fixture->controller().rowOf(late), -1);
        filter.chosen[curation::Facet::Suspicion] = {std::string(curation::kNotChecked)};
        m_fixture->controller().setFilter(filter);
        QVERIFY(m_fixture->controller().rowOf(late) >= 0);
    }

    void aCheckCanBeCancelled() {
        m_pane.reset();
        m_fixture->start(u"Ada"_s, 1);
        makePane();
        // The only thread is busy, so the check cannot be over at once. It may still hold the semaphore when
        // this function has ended.
        const auto release = std::make_shared<std::binary_semaphore>(0);
        m_fixture->jobs().startBackground<int>(
            u"busy"_s,
            [release](const std::stop_token&, base::ProgressSink&) -> base::Result<int> {
                release->acquire();
                return 0;
            },
            nullptr, [](const base::Result<int>&) {});
        QSignalSpy checked(m_pane.get(), &DetectorPane::checked);
        QTest::mouseClick(child<QPushButton>("detectorCheck"), Qt::LeftButton);
        QVERIFY(m_pane->isChecking());
        QVERIFY(child<QWidget>("detectorProgress")->isVisible());
        QVERIFY(!child<QPushButton>("detectorCheck")->isEnabled());
        auto* cancel = child<QPushButton>("detectorCancel");
        QVERIFY(cancel->hasFocus());
        QTest::keyClick(cancel, Qt::Key_Space);
        release->release();
        QTRY_COMPARE(checked.count(), 1);
        QVERIFY(!m_pane->isChecking());
        QVERIFY(child<QLabel>("detectorState")->text().contains(u"cancelled"_s));
        QVERIFY(!child<QWidget>("detectorProgress")->isVisible());
        QVERIFY(child<QPushButton>("detectorCheck")->isEnabled());
        QCOMPARE(view()->model()->rowCount(), 0);
    }

    void impactBeforeAnyoneDecides() {
        auto* tabs = child<QTabWidget>("detectorTabs");
        auto* figures = child<DataTableView>("impactView");
        const auto text = [figures](int row, int column) {
            return figures->model()->index(row, column).data().toString();
        };
        tabs->setCurrentIndex(1);
        // Not checked yet: only what is flagged could be left out.
        QTRY_VERIFY(figures->model()->rowCount() > 0);
        QVERIFY(child<QLabel>("impactState")->text().contains(u"not checked yet"_s));
        QVERIFY(child<QLabel>("impactState")->text().contains(u"8, 0 left out, 5 without a score"_s));
        check();
        QTRY_VERIFY2(child<QLabel>("impactState")->text().contains(u"8, 6 left out"_s),
                     qPrintable(child<QLabel>("impactState")->text()));
        QTRY_VERIFY(figures->model()->rowCount() > 0);
        // BERTScore before ROUGE-L, by name: (0.9 + 0.81 + 0.7) / 3 with, 0.9 without.
        QCOMPARE(text(0, 1), u"BERTScore"_s);
        QCOMPARE(text(0, 2), u"3"_s);
        QVERIFY2(text(0, 3).startsWith(u"0.80"_s), qPrintable(text(0, 3)));
        QCOMPARE(text(0, 4), u"1"_s);
        QVERIFY2(text(0, 5).startsWith(u"0.90"_s), qPrintable(text(0, 5)));
        QVERIFY2(text(0, 6).contains(u"0.09"_s), qPrintable(text(0, 6)));
        QVERIFY(marks().empty()); // nothing was decided for it
        auto* without = child<QComboBox>("impactWithout");
        without->setCurrentIndex(0); // only the flagged ones: none
        QTRY_COMPARE(text(0, 4), u"3"_s);
        m_fixture->controller().setCurrent(m_meta);
        QVERIFY(m_fixture->controller().flag({m_meta}, u"boilerplate_gold"_s, {}));
        QTRY_COMPARE(text(0, 4), u"2"_s);
    }

    // No journal tells of an import; the pane sees it all the same, in front or not.
    void impactSeesScoresThatComeLater() {
        removeScores();
        child<QTabWidget>("detectorTabs")->setCurrentIndex(1);
        QTRY_VERIFY(child<QLabel>("impactState")->text().contains(u"Import"_s));
        importScores("one.csv", "question_id,answer,rouge_l\ngood,Sales grew.,0.9\n");
        QTRY_COMPARE(child<QComboBox>("impactSet")->count(), 1);
        QTRY_VERIFY(child<DataTableView>("impactView")->model()->rowCount() > 0);
        child<QTabWidget>("detectorTabs")->setCurrentIndex(0);
        QSignalSpy seen(&m_fixture->controller(), &QuestionController::workspaceChanged);
        importScores("two.csv", "question_id,answer,rouge_l\ngood,Sales fell.,0.1\n");
        QTRY_VERIFY(seen.count() > 0);
        child<QTabWidget>("detectorTabs")->setCurrentIndex(1);
        QCOMPARE(child<QComboBox>("impactSet")->count(), 2);
    }

    // Of the newest answers with scores, unless another run is chosen.
    void aRunOfAnswersIsChosen() {
        const auto workspace = m_fixture->shared();
        const auto sets = workspace::answerSets(*workspace->reader());
        QVERIFY(sets.has_value() && !sets->empty());
        QVERIFY(child<QComboBox>("detectorRun")->isHidden());
        workspace::NewRun run;
        run.kind = "answers";
        run.name = "stricter";
        run.settings = "{}";
        run.inputs = "{\"predictions_id\":" + std::to_string(sets->front().id) + "}";
        run.items = 1;
        const std::vector<workspace::RunItem> items{
            {0, "good", "{\"question_id\":\"good\",\"metrics\":{\"contains\":0.5}}"}};
        QVERIFY(workspace::addFinishedRun(*workspace, run, items, "{}").has_value());
        m_pane->hide();
        m_pane->show();
        auto* const runs = child<QComboBox>("detectorRun");
        QCOMPARE(runs->count(), 2);
        QVERIFY(!runs->isHidden());
        runs->setCurrentIndex(1);
        check();
        child<QTabWidget>("detectorTabs")->setCurrentIndex(1);
        auto* const joined = child<QComboBox>("impactRun");
        QTRY_COMPARE(joined->count(), 3);
        const auto figures = [this] {
            QStringList names;
            const auto* const model = child<DataTableView>("impactView")->model();
            for (int row = 0; row < model->rowCount(); ++row) {
                names += model->index(row, 1).data().toString();
            }
            return names.join(u',');
        };
        joined->setCurrentIndex(2);
        QVERIFY(joined->currentText().startsWith(u"stricter"_s));
        QTRY_VERIFY(!figures().isEmpty());
        const QString withRun = figures();
        joined->setCurrentIndex(1); // as imported: what the run has computed is left out
        QTRY_VERIFY(!figures().isEmpty() && figures() != withRun);
    }

    void impactWithoutScores() {
        removeScores();
        child<QTabWidget>("detectorTabs")->setCurrentIndex(1);
        QTRY_VERIFY(child<QLabel>("impactState")->text().contains(u"Import"_s));
        QCOMPARE(child<DataTableView>("impactView")->model()->rowCount(), 0);
    }

    void facetsAreTold() {
        check();
        curation::QuestionFilter filter;
        filter.chosen[curation::Facet::Suspicion] = {"years_outside_coverage"};
        m_fixture->controller().setFilter(filter);
        QCOMPARE(m_fixture->controller().shown().size(), std::size_t(1));
        QCOMPARE(m_fixture->controller().idAtRow(0), m_years);
    }

    void emptyStates() {
        m_pane.reset();
        m_fixture->controller().setWorkspace(nullptr);
        makePane();
        QVERIFY(child<QLabel>("detectorState")->text().contains(u"Import questions"_s));
        QVERIFY(!child<QPushButton>("detectorCheck")->isEnabled());
        m_fixture->controller().setWorkspace(m_fixture->shared()); // a workspace is opened later
        QTRY_VERIFY(child<QPushButton>("detectorCheck")->isEnabled());
        check();
        QVERIFY(view()->model()->rowCount() > 0);
        m_fixture->controller().setWorkspace(nullptr);
        QCOMPARE(view()->model()->rowCount(), 0);
        QVERIFY(child<QLabel>("detectorState")->text().contains(u"Import questions"_s));
    }

    void realSuite() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        const std::array files{data / "finsights" / "p3_gold_test_suite_31q.json"};
        if (!std::filesystem::exists(files[0])) {
            QSKIP("the gold suite is not there");
        }
        workspace::QuestionImportOptions options;
        options.suite = "real";
        options.who = "Ada";
        base::NoProgress progress;
        QVERIFY(workspace::importQuestions(m_fixture->workspace(), files, options, {}, progress).has_value());
        m_fixture->controller().reload();
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        m_pane->chooseSuite(u"real"_s);
        check();
        QVERIFY(view()->model()->rowCount() > 0);
        QVERIFY(rowOf(LintRule::GoldMeta, u"P3V2-Q001"_s) >= 0);
    }
};

ASSAY_TEST(TestDetectorPane)
#include "tst_detector_pane.moc"
