#include "app/pages/questions/detector_pane.h"
#include "app/pages/questions/suspicion_list_model.h"
#include "app/pages/questions/suspicions_pane.h"
#include "core/curation/suspicion_marks.h"
#include "core/store/answer_scores.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/shared_data.h"
#include "widgets/jobs/job.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDate>
#include <QDateEdit>
#include <QTabWidget>
#include <QTextBrowser>
#include <array>
#include <memory>
#include <semaphore>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::DetectorPane;
using app::QuestionWorkbench;
using app::SuspicionListModel;
using app::SuspicionsPane;
using curation::LintRule;
using tests::PaneFixture;
using widgets::DataTableView;

namespace {

constexpr const char* kHeld = "0000000001_10-K_2018_section_7_10";
constexpr const char* kNotHeld = "0000000001_10-K_2018_section_7_99";

} // namespace

class TestDetectorPane : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<DetectorPane> m_pane;
    base::RowId m_meta = 0;
    base::RowId m_years = 0;
    base::RowId m_evidence = 0;

    template <typename T>
    T* child(const char* name) const {
        return m_pane->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] DataTableView* view() const { return child<DataTableView>("detectorView"); }

    [[nodiscard]] QString cell(int row, SuspicionListModel::Column column) const {
        return view()->model()->index(row, column).data().toString();
    }

    // The row of the suspicion that this rule has of that question; -1: none is listed.
    [[nodiscard]] int rowOf(LintRule rule, const QString& question) const {
        const auto& model = *qobject_cast<SuspicionListModel*>(view()->model());
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.item(row)->suspicion.rule == rule &&
                cell(row, SuspicionListModel::QuestionId) == question) {
                return row;
            }
        }
        return -1;
    }

    void choose(LintRule rule, const QString& question) const {
        const int row = rowOf(rule, question);
        QVERIFY2(row >= 0, qPrintable(question));
        view()->setFocus();
        view()->setCurrentIndex(view()->model()->index(row, SuspicionListModel::Rule));
    }

    void show(int kind) const {
        auto* box = child<QComboBox>("detectorShow");
        box->setCurrentIndex(box->findData(kind));
    }

    [[nodiscard]] std::vector<curation::SuspicionMark> marks() const {
        return curation::suspicionMarks(*m_fixture->workspace().reader())
            .value_or(std::vector<curation::SuspicionMark>{});
    }

    void makePane() {
        m_pane = std::make_unique<DetectorPane>(m_fixture->workbench());
        m_pane->resize(1'200, 700);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void check() const {
        QSignalSpy checked(m_pane.get(), &DetectorPane::checked);
        QTest::mouseClick(child<QPushButton>("detectorCheck"), Qt::LeftButton);
        QTRY_COMPARE(checked.count(), 1);
    }

    void importScores(const char* name, const std::string& text) const {
        std::ofstream(m_fixture->path(name)) << text;
        base::NoProgress progress;
        const auto imported = store::importAnswerScores(m_fixture->workspace(), m_fixture->path(name), name,
                                                        std::nullopt, {}, progress);
        QVERIFY(imported.has_value());
    }

    void removeScores() {
        m_pane.reset();
        const auto sets = store::answerSets(*m_fixture->workspace().reader());
        for (const store::AnswerSetInfo& set : *sets) {
            QVERIFY(store::removeAnswerSet(m_fixture->workspace(), set.id));
        }
        makePane();
    }

  private Q_SLOTS:

    // One question for each of the six rules, and a good one.
    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        store::Workspace& workspace = m_fixture->workspace();
        QVERIFY(store::attachPassage(workspace, kHeld, "Net sales were $12 million in 2018.", "Ada"));
        m_fixture->add("good", "How did sales develop during that year?",
                       [](auto& q) { q.difficulty = "easy"; });
        m_meta = m_fixture->add("meta", "What does it say of revenue?", [](auto& q) {
            q.answerText = {"Reference is made to the financial section of the report."};
            q.difficulty = "easy";
        });
        m_years = m_fixture->add("years", "What happened much later?", [](auto& q) {
            q.years = {2031};
            q.difficulty = "hard";
        });
        m_evidence = m_fixture->add("evidence", "Where does this stand?",
                                    [](auto& q) { q.evidenceSentenceIds = {kNotHeld}; });
        m_fixture->add("table", "What is the table of segments?",
                       [](auto& q) { q.answerText = {"The following table sets forth revenue by segment"}; });
        m_fixture->add("unsupported", "What were the net sales of that firm?", [](auto& q) {
            q.answerText = {"Net sales were $77 million in 2018."};
            q.evidenceSentenceIds = {kHeld};
        });
        m_fixture->add("first", "Which risks of climate does the company name in its report?");
        m_fixture->add("second", "Which risks of climate does the company name in its report?");
        curation::SuiteSettings settings = m_fixture->settings();
        settings.coverage = curation::Coverage{curation::YearRange{2015, 2020}, {}};
        QVERIFY(curation::saveSuiteSettings(workspace, m_fixture->suite(), settings, "Ada"));
        importScores("run.csv", "question_id,answer,rouge_l,bertscore\n"
                                "good,Sales grew.,0.8,0.9\n"
                                "meta,Refer to Item 7 of the report.,0.02,0.81\n"
                                "years,It grew.,0.2,0.7\n");
        m_fixture->start();
        makePane();
    }

    void cleanup() {
        m_pane.reset();
        m_fixture.reset();
    }

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
                    .contains(u"year 2031 · covered from 2015 · to 2020"_s));
        choose(LintRule::BothMeta, u"meta"_s);
        const QString text = child<QTextBrowser>("detectorReader")->toPlainText();
        QVERIFY2(text.contains(u"Reference is made to the financial section of the report."_s),
                 qPrintable(text)); // the passage within its answer
        QVERIFY(text.contains(u"Refer to"_s));
        QVERIFY(text.contains(u"ROUGE-L 0.020"_s));
        QCOMPARE(m_fixture->workbench().current()->id, m_meta); // it came to the front
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

    void acceptFlagsAndIsUndone() {
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QTest::keyClick(view(), Qt::Key_A);
        QTRY_COMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1); // decided, so not open
        model::Question question = m_fixture->stored(m_years);
        QCOMPARE(question.status, model::QuestionStatus::Flagged);
        QCOMPARE(question.flags.size(), std::size_t(1));
        QCOMPARE(question.flags.front().reason, std::string("out_of_scope"));
        QCOMPARE(question.flags.front().flaggedBy, std::string("Ada"));
        QCOMPARE(marks().size(), std::size_t(1));
        show(SuspicionListModel::Accepted);
        QCOMPARE(view()->model()->rowCount(), 1);
        QVERIFY(m_fixture->workbench().undo()); // one step takes the flag and the mark
        question = m_fixture->stored(m_years);
        QCOMPARE(question.status, model::QuestionStatus::Draft);
        QVERIFY(question.flags.empty());
        QVERIFY(marks().empty());
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        show(SuspicionListModel::Open);
        QVERIFY(rowOf(LintRule::YearsOutsideCoverage, u"years"_s) >= 0);
        QVERIFY(m_fixture->workbench().redo());
        QCOMPARE(m_fixture->stored(m_years).status, model::QuestionStatus::Flagged);
        QTRY_COMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1);
    }

    void acceptForAnotherReasonWithANote() {
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        auto* reasons = child<QComboBox>("suspicionFlagReason");
        reasons->setCurrentIndex(reasons->findData(u"ambiguous"_s));
        auto* note = child<QLineEdit>("suspicionReason");
        QTest::keyClicks(note, u"which year?"_s);
        QTest::keyClick(note, Qt::Key_Return); // a note to come is no dismissal
        QVERIFY(marks().empty());
        QTest::mouseClick(child<QPushButton>("suspicionAccept"), Qt::LeftButton);
        const model::Question question = m_fixture->stored(m_years);
        QCOMPARE(question.flags.size(), std::size_t(1));
        QCOMPARE(question.flags.front().reason, std::string("ambiguous"));
        QCOMPARE(question.flags.front().note, std::string("which year?"));
        QVERIFY(note->text().isEmpty());
    }

    void dismissNeedsAReasonAndIsRemembered() {
        check();
        choose(LintRule::UnresolvedEvidence, u"evidence"_s);
        QTest::keyClick(view(), Qt::Key_D);
        auto* reason = child<QLineEdit>("suspicionReason");
        QVERIFY(reason->hasFocus());
        QVERIFY(marks().empty());
        QTest::keyClick(reason, Qt::Key_Escape); // not after all
        QVERIFY(view()->hasFocus());
        QTest::keyClick(view(), Qt::Key_D);
        QTest::keyClicks(reason, u"the filing is on paper"_s);
        QTest::keyClick(reason, Qt::Key_Return);
        QTRY_COMPARE(rowOf(LintRule::UnresolvedEvidence, u"evidence"_s), -1);
        QVERIFY(view()->hasFocus());
        QCOMPARE(m_fixture->stored(m_evidence).status, model::QuestionStatus::Draft);
        m_pane.reset();
        m_fixture->reopen(false); // as after a restart
        makePane();
        check();
        QCOMPARE(rowOf(LintRule::UnresolvedEvidence, u"evidence"_s), -1);
        show(SuspicionListModel::Dismissed);
        const int row = rowOf(LintRule::UnresolvedEvidence, u"evidence"_s);
        QVERIFY(row >= 0);
        QCOMPARE(cell(row, SuspicionListModel::Reason), u"the filing is on paper"_s);
        QCOMPARE(cell(row, SuspicionListModel::MarkedBy), u"Ada"_s);
        choose(LintRule::UnresolvedEvidence, u"evidence"_s);
        QTest::keyClick(view(), Qt::Key_T); // taken back
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        show(SuspicionListModel::Open);
        QVERIFY(rowOf(LintRule::UnresolvedEvidence, u"evidence"_s) >= 0);
    }

    void anotherCauseIsAnotherSuspicion() {
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        child<QLineEdit>("suspicionReason")->setText(u"planned"_s);
        QTest::mouseClick(child<QPushButton>("suspicionDismiss"), Qt::LeftButton);
        QTRY_COMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1);
        m_fixture->workbench().setCurrent(m_years);
        model::Question question = m_fixture->workbench().current()->question;
        question.years = {2035};
        QVERIFY(m_fixture->workbench().save(question));
        check();
        QVERIFY(rowOf(LintRule::YearsOutsideCoverage, u"years"_s) >= 0);
    }

    void putOffUntilADay() {
        check();
        choose(LintRule::TableHeader, u"table"_s);
        auto* until = child<QDateEdit>("suspicionUntil");
        QVERIFY(until->minimumDate() > QDate::currentDate());
        const QDate day = QDate::currentDate().addDays(30);
        until->setDate(day);
        QTest::keyClick(view(), Qt::Key_S);
        QTRY_COMPARE(rowOf(LintRule::TableHeader, u"table"_s), -1);
        QCOMPARE(marks().size(), std::size_t(1));
        QCOMPARE(marks().front().until, day.toString(Qt::ISODate).toStdString());
        show(SuspicionListModel::Snoozed);
        QVERIFY(cell(rowOf(LintRule::TableHeader, u"table"_s), SuspicionListModel::State)
                    .contains(QLocale().toString(day, QLocale::ShortFormat)));
        // What was put off to a day that is over is open again.
        curation::SuspicionKey key = marks().front().suspicion;
        QVERIFY(curation::snoozeSuspicion(m_fixture->workspace(), key, "2020-01-01", {}, "Ada"));
        m_fixture->workbench().takeOwnChanges();
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        show(SuspicionListModel::Open);
        QCOMPARE(cell(rowOf(LintRule::TableHeader, u"table"_s), SuspicionListModel::State), u"Open again"_s);
    }

    void severalAtOnce() {
        check();
        view()->selectAll();
        const int all = view()->model()->rowCount();
        QTest::keyClick(view(), Qt::Key_S);
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        QCOMPARE(marks().size(), static_cast<std::size_t>(all));
    }

    void severalAcceptedAreOneStepOfUndo() {
        check();
        const int all = view()->model()->rowCount();
        view()->setFocus();
        view()->selectAll();
        QTest::keyClick(view(), Qt::Key_A);
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        QCOMPARE(marks().size(), static_cast<std::size_t>(all));
        QCOMPARE(m_fixture->stored(m_years).status, model::QuestionStatus::Flagged);
        QCOMPARE(m_fixture->stored(m_meta).status, model::QuestionStatus::Flagged);
        QVERIFY(m_fixture->workbench().undo());
        QVERIFY(marks().empty());
        QCOMPARE(m_fixture->stored(m_years).status, model::QuestionStatus::Draft);
        QCOMPARE(m_fixture->stored(m_meta).status, model::QuestionStatus::Draft);
        QVERIFY(m_fixture->workbench().redo());
        QCOMPARE(marks().size(), static_cast<std::size_t>(all));
        // Taking them back is one as well.
        show(SuspicionListModel::Accepted);
        QTRY_COMPARE(view()->model()->rowCount(), all);
        view()->selectAll();
        QTest::keyClick(view(), Qt::Key_T);
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QTRY_VERIFY(marks().empty());
        QVERIFY(m_fixture->workbench().undo());
        QCOMPARE(marks().size(), static_cast<std::size_t>(all));
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
        m_fixture->workbench().setCurrent(m_years);
        model::Question question = m_fixture->stored(m_years);
        question.years = {2018};
        QVERIFY(m_fixture->workbench().save(question));
        QTRY_VERIFY2(state->text().contains(u"1 question(s) edited since"_s), qPrintable(state->text()));
        QVERIFY(m_fixture->workbench().undo());
        QTRY_VERIFY(!state->text().contains(u"since"_s));
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
        QCOMPARE(text(0, 1), u"bertscore"_s);
        QCOMPARE(text(0, 2), u"3"_s);
        QVERIFY2(text(0, 3).startsWith(u"0.80"_s), qPrintable(text(0, 3)));
        QCOMPARE(text(0, 4), u"1"_s);
        QVERIFY2(text(0, 5).startsWith(u"0.90"_s), qPrintable(text(0, 5)));
        QVERIFY2(text(0, 6).contains(u"0.09"_s), qPrintable(text(0, 6)));
        QVERIFY(marks().empty()); // nothing was decided for it
        auto* without = child<QComboBox>("impactWithout");
        without->setCurrentIndex(0); // only the flagged ones: none
        QTRY_COMPARE(text(0, 4), u"3"_s);
        m_fixture->workbench().setCurrent(m_meta);
        QVERIFY(m_fixture->workbench().flag({m_meta}, u"boilerplate_gold"_s, {}));
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
        QSignalSpy seen(&m_fixture->workbench(), &QuestionWorkbench::workspaceChanged);
        importScores("two.csv", "question_id,answer,rouge_l\ngood,Sales fell.,0.1\n");
        QTRY_VERIFY(seen.count() > 0);
        child<QTabWidget>("detectorTabs")->setCurrentIndex(1);
        QCOMPARE(child<QComboBox>("impactSet")->count(), 2);
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
        m_fixture->workbench().setFilter(filter);
        QCOMPARE(m_fixture->workbench().shown().size(), std::size_t(1));
        QCOMPARE(m_fixture->workbench().idAtRow(0), m_years);
    }

    void withoutANameNothingIsWritten() {
        m_fixture->workbench().setCurator({});
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QSignalSpy needed(&m_fixture->workbench(), &QuestionWorkbench::curatorNeeded);
        child<QLineEdit>("suspicionReason")->setText(u"planned"_s);
        QTest::mouseClick(child<QPushButton>("suspicionDismiss"), Qt::LeftButton);
        QCOMPARE(needed.count(), 1);
        QVERIFY(marks().empty());
        QCOMPARE(child<QLineEdit>("suspicionReason")->text(), u"planned"_s); // not lost
    }

    void readOnlyShowsButDoesNotWrite() {
        m_pane.reset();
        m_fixture->reopen(true);
        makePane();
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        for (const char* name :
             {"suspicionAccept", "suspicionDismiss", "suspicionSnooze", "suspicionTakeBack"}) {
            QVERIFY2(!child<QPushButton>(name)->isEnabled(), name);
        }
        QTest::keyClick(view(), Qt::Key_A);
        QVERIFY(marks().empty());
    }

    void emptyStates() {
        m_pane.reset();
        m_fixture->workbench().setWorkspace(nullptr);
        makePane();
        QVERIFY(child<QLabel>("detectorState")->text().contains(u"Import questions"_s));
        QVERIFY(!child<QPushButton>("detectorCheck")->isEnabled());
        m_fixture->workbench().setWorkspace(m_fixture->shared()); // a workspace is opened later
        QTRY_VERIFY(child<QPushButton>("detectorCheck")->isEnabled());
        check();
        QVERIFY(view()->model()->rowCount() > 0);
        m_fixture->workbench().setWorkspace(nullptr);
        QCOMPARE(view()->model()->rowCount(), 0);
        QVERIFY(child<QLabel>("detectorState")->text().contains(u"Import questions"_s));
    }

    // --- Of one question ---

    void theQuestionInFront() {
        m_pane.reset();
        SuspicionsPane pane(m_fixture->workbench());
        pane.resize(1'000, 400);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        auto* view = pane.findChild<DataTableView*>(u"suspicionsView"_s);
        const QAbstractItemModelTester tester(view->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto* head = pane.findChild<QLabel*>(u"suspicionsHead"_s);
        auto* abstentions = pane.findChild<QLabel*>(u"suspicionsAbstentions"_s);
        m_fixture->workbench().setCurrent(m_meta);
        QTRY_COMPARE(view->model()->rowCount(), 1);
        QTRY_VERIFY(head->text().contains(u"1 open"_s));
        QVERIFY(abstentions->text().contains(u"cannot judge"_s));
        QVERIFY(pane.findChild<QTextBrowser*>(u"suspicionsReader"_s)->toPlainText().contains(u"ROUGE-L"_s));
        view->setFocus();
        QTest::keyClick(view, Qt::Key_A);
        QTRY_VERIFY(head->text().contains(u"0 open"_s));
        QCOMPARE(m_fixture->stored(m_meta).status, model::QuestionStatus::Flagged);
        QCOMPARE(view->model()->index(0, SuspicionListModel::MarkedBy).data().toString(), u"Ada"_s);
        QVERIFY(m_fixture->workbench().undo());
        QTRY_VERIFY(head->text().contains(u"1 open"_s));
        m_fixture->workbench().setCurrent(m_years);
        QTRY_COMPARE(view->model()->index(0, SuspicionListModel::Numbers).data().toString(),
                     u"year 2031 · covered from 2015 · to 2020"_s);
        QVERIFY(m_fixture->workbench().retire({m_years}));
        QTRY_VERIFY(head->text().contains(u"retired"_s));
        m_fixture->workbench().setCurrent(0);
        QTRY_VERIFY(head->text().contains(u"No question"_s));
    }

    void realSuite() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        const std::array files{data / "finsights" / "p3_gold_test_suite_31q.json"};
        if (!std::filesystem::exists(files[0])) {
            QSKIP("the gold suite is not there");
        }
        store::QuestionImportOptions options;
        options.suite = "real";
        options.who = "Ada";
        base::NoProgress progress;
        QVERIFY(store::importQuestions(m_fixture->workspace(), files, options, {}, progress).has_value());
        m_fixture->workbench().reload();
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        m_pane->chooseSuite(u"real"_s);
        check();
        QVERIFY(view()->model()->rowCount() > 0);
        QVERIFY(rowOf(LintRule::GoldMeta, u"P3V2-Q001"_s) >= 0);
    }
};

QTEST_MAIN(TestDetectorPane)
#include "tst_detector_pane.moc"
