#include "app/pages/questions/coverage_model.h"
#include "app/pages/questions/coverage_pane.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/spot_check_model.h"
#include "app/pages/questions/target_model.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <array>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::CoverageModel;
using app::CoveragePane;
using app::QuestionController;
using app::SpotCheckModel;
using app::TargetModel;
using curation::CoverageFacet;
using widgets::DataTableView;

namespace {

const QString kLocalFactual = u"A · Local factual"_s;

} // namespace

class TestCoveragePane : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<QuestionController> m_controller;
    std::unique_ptr<CoveragePane> m_pane;
    base::RowId m_suite = 0;

    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }

    template <typename T>
    T* child(const char* name) const {
        return m_pane->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QAbstractItemModel* model(const char* view) const {
        return child<DataTableView>(view)->model();
    }

    // Of the cell of that row and column, by what they are called.
    [[nodiscard]] QModelIndex cell(const QString& row, const QString& column) const {
        const QAbstractItemModel* matrix = model("coverageMatrix");
        for (int i = 0; i < matrix->rowCount(); ++i) {
            for (int j = 0; j < matrix->columnCount(); ++j) {
                if (matrix->index(i, 0).data().toString() == row &&
                    matrix->headerData(j, Qt::Horizontal).toString() == column) {
                    return matrix->index(i, j);
                }
            }
        }
        return {};
    }

    void click(const QModelIndex& index) {
        auto* view = child<DataTableView>("coverageMatrix");
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier, view->visualRect(index).center());
    }

    void doubleClick(const QModelIndex& index) {
        click(index);
        auto* view = child<DataTableView>("coverageMatrix");
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, Qt::NoModifier,
                           view->visualRect(index).center());
    }

    [[nodiscard]] workspace::SuiteSettings stored() const {
        return workspace::suiteSettingsOf(*m_workspace->reader(), m_suite)
            .value_or(workspace::SuiteSettings{});
    }

    void makePane() {
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_controller = std::make_unique<QuestionController>(*m_jobs);
        m_controller->setCurator(u"Ada"_s);
        m_controller->setWorkspace(m_workspace);
        m_pane = std::make_unique<CoveragePane>(*m_controller, *m_jobs);
        m_pane->resize(1'100, 700);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(m_controller->isComplete());
    }

  private Q_SLOTS:

    // A easy 3, A hard 1, C easy 2 of which one is retired, one without a category.
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_workspace = std::move(*workspace::Workspace::create(path("w.assay")));
        m_suite = workspace::createSuite(*m_workspace, "P3").value_or(0);
        const auto add = [this](const char* id, const char* category, const char* difficulty) {
            model::Question question;
            question.questionId = id;
            question.questionText = std::string("Question ") + id + "?";
            question.category = category;
            question.difficulty = difficulty;
            question.retrievalScope = "local";
            question.years = {2019, 2020};
            return workspace::addQuestion(*m_workspace, m_suite, question, "Ada", {}).value_or(0);
        };
        for (const char* id : {"a1", "a2", "a3"}) {
            QVERIFY(add(id, "A", "easy") != 0);
        }
        QVERIFY(add("a4", "A", "hard") != 0);
        QVERIFY(add("c1", "C", "easy") != 0);
        const std::array retired{add("c2", "C", "easy")};
        QVERIFY(add("n1", "", "easy") != 0);
        QVERIFY(workspace::setStatus(*m_workspace, retired, model::QuestionStatus::Retired, "Ada", {})
                    .has_value());
        makePane();
        child<QCheckBox>("coverageUsual")->setChecked(false);
        m_pane->setFacets({CoverageFacet::Category}, {CoverageFacet::Difficulty});
        QTRY_COMPARE(model("coverageMatrix")->columnCount(), 4);
    }

    void cleanup() {
        m_pane.reset();
        m_controller.reset();
        m_jobs.reset();
        m_workspace.reset();
    }

    void matrixHasCountsTotalsAndGaps() {
        const QAbstractItemModelTester tester(model("coverageMatrix"),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(m_pane->suite(), m_suite); // the only one
        const auto& matrix = *qobject_cast<CoverageModel*>(model("coverageMatrix"));
        QCOMPARE(cell(kLocalFactual, u"Easy"_s).data().toString(), u"3"_s);
        QCOMPARE(matrix.countAt(cell(u"Total"_s, u"Total"_s)), std::int64_t(6));
        QCOMPARE(matrix.countAt(cell(kLocalFactual, u"Total"_s)), std::int64_t(4));
        int gaps = 0;
        for (int row = 0; row < matrix.rowCount(); ++row) {
            for (int column = 0; column < matrix.columnCount(); ++column) {
                const QModelIndex index = matrix.index(row, column);
                if (matrix.isGap(index)) {
                    ++gaps;
                    QCOMPARE(index.data(Qt::BackgroundRole).value<QBrush>().style(), Qt::BDiagPattern);
                    QCOMPARE(index.data().toString(), u"0"_s);
                }
            }
        }
        QCOMPARE(gaps, 1); // C hard; a missing category is none to wish for
        QVERIFY(child<QLabel>("coverageGaps")->text().contains(u"(hatched): 1"_s));
    }

    void whatNothingHasIsAGapToo() {
        child<QCheckBox>("coverageUsual")->setChecked(true);
        // A to J and the missing one; easy, medium, hard.
        QTRY_COMPARE(model("coverageMatrix")->rowCount(), 10 + 1 + 1);
        QCOMPARE(model("coverageMatrix")->columnCount(), 1 + 3 + 1);
        const auto& matrix = *qobject_cast<CoverageModel*>(model("coverageMatrix"));
        QVERIFY(matrix.isGap(cell(u"J · No answer"_s, u"Medium"_s)));
        QVERIFY(child<QLabel>("coverageGaps")->text().contains(u"(hatched): 27"_s)); // 30 less 3 that occur
        QCOMPARE(matrix.countAt(cell(u"Total"_s, u"Total"_s)), std::int64_t(6));
    }

    // Where no question says the type of its answer, what no question has of the other facet is still a gap.
    void aFieldThatNoQuestionHasHidesNoGap() {
        m_pane->setFacets({CoverageFacet::AnswerType}, {CoverageFacet::Category});
        child<QCheckBox>("coverageUsual")->setChecked(true);
        QTRY_COMPARE(model("coverageMatrix")->rowCount(), 1 + 1); // that it is missing, and the total
        const auto& matrix = *qobject_cast<CoverageModel*>(model("coverageMatrix"));
        const QModelIndex unanswerable = matrix.index(0, 10); // J; the missing category comes behind it
        QCOMPARE(matrix.countAt(unanswerable), std::int64_t(0));
        QVERIFY(matrix.isGap(unanswerable));
        int gaps = 0;
        for (int column = 1; column < matrix.columnCount() - 1; ++column) {
            gaps += matrix.isGap(matrix.index(0, column)) ? 1 : 0;
        }
        QVERIFY(gaps > 1);
        QVERIFY2(child<QLabel>("coverageGaps")->text().contains(u"(hatched): %1"_s.arg(gaps)),
                 qPrintable(child<QLabel>("coverageGaps")->text()));
    }

    void totalsCountAQuestionOnce() {
        m_pane->setFacets({CoverageFacet::Category}, {CoverageFacet::Year});
        QTRY_COMPARE(model("coverageMatrix")->headerData(1, Qt::Horizontal).toString(), u"2019"_s);
        const auto& matrix = *qobject_cast<CoverageModel*>(model("coverageMatrix"));
        QCOMPARE(matrix.countAt(cell(kLocalFactual, u"2019"_s)), std::int64_t(4));
        QCOMPARE(matrix.countAt(cell(kLocalFactual, u"2020"_s)), std::int64_t(4));
        QCOMPARE(matrix.countAt(cell(kLocalFactual, u"Total"_s)), std::int64_t(4));
    }

    void aCellAsksForItsQuestions() {
        QSignalSpy asked(m_pane.get(), &CoveragePane::filterRequested);
        const QAbstractItemModel* matrix = model("coverageMatrix");
        click(matrix->index(0, 1)); // A easy: chosen, for a target
        QCOMPARE(asked.count(), 0);
        doubleClick(matrix->index(0, 1));
        QCOMPARE(asked.count(), 1);
        const auto filter = asked.first().first().value<curation::QuestionFilter>();
        QCOMPARE(filter.chosen.at(curation::Facet::Category), std::set<std::string>{"A"});
        QCOMPARE(filter.chosen.at(curation::Facet::Suite), std::set<std::string>{"P3"});
        QCOMPARE(filter.chosen.at(curation::Facet::Status).count("retired"), std::size_t(0));
        m_controller->setFilter(filter);
        QCOMPARE(m_controller->shown().size(), std::size_t(3)); // what the cell says
        doubleClick(matrix->index(1, 2));                       // C hard, a gap
        QCOMPARE(asked.count(), 1);
        child<DataTableView>("coverageMatrix")->setCurrentIndex(matrix->index(0, 2));
        QTest::keyClick(child<DataTableView>("coverageMatrix"), Qt::Key_Return);
        QCOMPARE(asked.count(), 2);
    }

    void targetIsStoredEditedAndUndone() {
        const QAbstractItemModelTester tester(model("targetTable"),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        tests::chooseEntry(*child<QComboBox>("targetMix"), 1);
        QVERIFY(stored().target.has_value());
        QCOMPARE(*stored().target, workspace::targetMixPresets()[0]);
        QTRY_COMPARE(model("targetTable")->rowCount(), 6);
        QCOMPARE(model("targetTable")->index(5, TargetModel::Wanted).data().toString(), u"31"_s);
        const QModelIndex wanted = model("targetTable")->index(0, TargetModel::Wanted);
        QVERIFY(model("targetTable")->setData(wanted, 15, Qt::EditRole));
        QTRY_COMPARE(stored().target->cells[0].wanted, std::int64_t(15));
        QVERIFY(!model("targetTable")
                     ->setData(model("targetTable")->index(5, TargetModel::Wanted), 1, Qt::EditRole));
        QTRY_VERIFY(m_controller->edits().journal().canUndo());
        QVERIFY(m_controller->undo());
        QCOMPARE(stored().target->cells[0].wanted, std::int64_t(21));
    }

    void aCellBecomesATarget() {
        click(model("coverageMatrix")->index(1, 2)); // C hard
        QTest::mouseClick(child<QPushButton>("addTargetCell"), Qt::LeftButton);
        QTRY_COMPARE(model("targetTable")->rowCount(), 2);
        QCOMPARE(stored().target->cells.size(), std::size_t(1));
        QCOMPARE(stored().target->cells[0].categories, std::vector<std::string>{"C"});
        QTRY_COMPARE(model("targetTable")->index(0, TargetModel::Have).data().toString(), u"0"_s);
        QCOMPARE(model("targetTable")->index(0, TargetModel::Missing).data().toString(), u"1"_s);
        child<DataTableView>("targetTable")->selectRow(0);
        child<QPushButton>("removeTargetCell")->click();
        QTRY_COMPARE(model("targetTable")->rowCount(), 0);
        QVERIFY(!stored().target.has_value());
    }

    void metadataIsCountedByAJob() {
        tests::chooseEntry(*child<QComboBox>("targetMix"), 2); // Norway: by metadata of the source
        QTRY_COMPARE(model("targetTable")->rowCount(), 5);
        QTRY_COMPARE(model("targetTable")->index(0, TargetModel::Have).data().toString(), u"0"_s);
        QCOMPARE(model("targetTable")->index(0, TargetModel::Missing).data().toString(), u"30"_s);
    }

    void spotCheckIsAQueueWithTicks() {
        const QAbstractItemModelTester tester(model("spotTable"),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_COMPARE(model("spotTable")->rowCount(), 2); // 20 % of 6, upwards
        auto* share = child<QDoubleSpinBox>("spotShare");
        QVERIFY(share->isVisible());
        share->setFocus();
        share->selectAll();
        QTest::keyClicks(share, u"50"_s);
        QCOMPARE(model("spotTable")->rowCount(), 3);
        QTest::keyClick(share, Qt::Key_Return);
        QTRY_COMPARE(stored().spotCheck.share, 0.5);
        auto* view = child<DataTableView>("spotTable");
        QTRY_COMPARE(model("spotTable")->rowCount(), 3);
        view->selectRow(0);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Space);
        QTRY_COMPARE(stored().spotCheck.done.size(), std::size_t(1));
        QTRY_VERIFY(child<QLabel>("spotText")->text().contains(u"1 of 3"_s));
        QSignalSpy asked(m_pane.get(), &CoveragePane::questionRequested);
        child<QPushButton>("spotNext")->click();
        QCOMPARE(asked.count(), 1);
        QVERIFY(asked.first().first().toLongLong() != stored().spotCheck.done.front());
        const auto second = asked.first().first().toLongLong();
        QVERIFY(m_pane->isInSpotCheck(second));
        m_pane->tickAndShowNext(second); // as the key of the page does
        QTRY_COMPARE(stored().spotCheck.done.size(), std::size_t(2));
        QCOMPARE(asked.count(), 2);
        QVERIFY(asked.last().first().toLongLong() != second);
        m_pane->tickAndShowNext(second + 1'000'000); // it is not in the sample
        QCOMPARE(asked.count(), 2);
        view->selectRow(0);
        QTest::keyClick(view, Qt::Key_Space);
        QTRY_COMPARE(stored().spotCheck.done.size(), std::size_t(1));
    }

    void whatIsSetWithoutANameIsSetOnceItIsGiven() {
        m_controller->setCurator({});
        const QSignalSpy needed(m_controller.get(), &QuestionController::curatorNeeded);
        auto* choice = child<QComboBox>("targetMix");
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(needed.count(), 1);
        QVERIFY(!stored().target.has_value());
        m_controller->setCurator(u"Ada"_s);
        QVERIFY(stored().target.has_value());
        QCOMPARE(*stored().target, workspace::targetMixPresets()[0]);
        QTRY_COMPARE(choice->currentIndex(), 1);

        m_controller->setCurator({});
        auto* view = child<DataTableView>("spotTable");
        QTRY_COMPARE(model("spotTable")->rowCount(), 2);
        view->selectRow(0);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Space);
        QTRY_COMPARE(needed.count(), 2);
        QVERIFY(stored().spotCheck.done.empty());
        m_controller->setCurator(u"Ada"_s);
        QCOMPARE(stored().spotCheck.done.size(), std::size_t(1));
        QTRY_VERIFY(child<QLabel>("spotText")->text().contains(u"1 of 2"_s));
    }

    void whatOthersSetMeanwhileIsNotOverwritten() {
        const QSignalSpy failed(m_controller.get(), &QuestionController::failed);
        auto* choice = child<QComboBox>("targetMix");
        workspace::SuiteSettings theirs = stored();
        theirs.blindReviews = !theirs.blindReviews;
        QVERIFY(workspace::saveSuiteSettings(*m_workspace, m_suite, theirs, "Bo").has_value());
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(failed.count(), 0);
        QCOMPARE(stored().target, std::optional(workspace::targetMixPresets()[0]));
        QCOMPARE(stored().blindReviews, theirs.blindReviews);
        QTRY_COMPARE(choice->currentIndex(), 1);
        // The same setting: theirs stays, and is shown.
        theirs = stored();
        theirs.target->name = "Bo's own";
        QVERIFY(workspace::saveSuiteSettings(*m_workspace, m_suite, theirs, "Bo").has_value());
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().value<base::Error>().code, base::ErrorCode::EditConflict);
        QCOMPARE(stored().target, theirs.target);
        QTRY_VERIFY2(choice->currentText().contains(u"Bo's own"_s), qPrintable(choice->currentText()));
    }

    void allSuitesAreNotStored() {
        m_pane->setSuite(0);
        tests::chooseEntry(*child<QComboBox>("targetMix"), 1);
        QTRY_COMPARE(model("targetTable")->rowCount(), 6);
        QVERIFY(!stored().target.has_value());
        QVERIFY(child<QLabel>("targetText")->text().contains(u"kept only while"_s));
    }

    // Questions are gathered for the newest suite; one that is chosen among the facets, or whose question is
    // in front, is what is worked on.
    void opensOnTheSuiteInFrontElseOnTheNewest() {
        const base::RowId newest = workspace::createSuite(*m_workspace, "P4").value_or(0);
        m_controller->reload();
        QVERIFY(m_jobs->waitForFinished(30'000));
        // That of the question in front, as everywhere on the page.
        QCOMPARE(m_pane->suite(), m_suite);
        QTRY_COMPARE(child<QLabel>("coverageGaps")->text().section(u" · "_s, 0, 0),
                     u"P3, of the question in front"_s);
        m_controller->setCurrent(0);
        QCOMPARE(m_pane->suite(), newest);
        const auto* choice = child<QComboBox>("coverageSuite");
        QCOMPARE(choice->currentText(), u"P4"_s);
        QTRY_COMPARE(child<QLabel>("coverageGaps")->text().section(u" · "_s, 0, 0),
                     u"P4, the newest suite"_s);
        m_controller->setFilter({{{curation::Facet::Suite, {"P3"}}}, {}});
        QCOMPARE(m_pane->suite(), m_suite);
        QTRY_COMPARE(child<QLabel>("coverageGaps")->text().section(u" · "_s, 0, 0),
                     u"P3, as chosen in the facets"_s);
        // Of several, that of the question in front.
        m_controller->setFilter({{{curation::Facet::Suite, {"P3", "P4"}}}, {}});
        QCOMPARE(m_pane->suite(), m_suite);
        // What is chosen here holds.
        m_pane->setSuite(0);
        m_controller->setFilter({});
        QCOMPARE(m_pane->suite(), base::RowId(0));
        QTRY_COMPARE(child<QLabel>("coverageGaps")->text().section(u" · "_s, 0, 0), u"All suites"_s);
        m_controller->setFilter(
            {{{curation::Facet::Suite, {"P3"}}}, {}}); // until another one is chosen there
        QCOMPARE(m_pane->suite(), m_suite);
    }

    void realSuites() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        const std::array files{data / "finsights" / "p3_gold_v2draft.json"};
        if (!std::filesystem::exists(files[0])) {
            QSKIP("the draft of a suite is not there");
        }
        workspace::QuestionImportOptions options;
        options.suite = "real";
        options.who = "Ada";
        base::NoProgress progress;
        const auto imported = workspace::importQuestions(*m_workspace, files, options, {}, progress);
        QVERIFY(imported.has_value());
        m_controller->reload();
        QVERIFY(m_jobs->waitForFinished(30'000));
        m_pane->setSuite(imported->suite.id);
        m_pane->setFacets({CoverageFacet::Category, CoverageFacet::Company},
                          {CoverageFacet::Difficulty, CoverageFacet::Scope, CoverageFacet::AnswerType,
                           CoverageFacet::Year});
        const auto& matrix = *qobject_cast<CoverageModel*>(model("coverageMatrix"));
        QTRY_VERIFY(matrix.rowCount() > 1);
        QTRY_COMPARE(matrix.countAt(matrix.index(matrix.rowCount() - 1, matrix.columnCount() - 1)),
                     imported->suite.questions);
    }
};

ASSAY_TEST(TestCoveragePane)
#include "tst_coverage_pane.moc"
