#include "app/shell/english_plurals.h"
#include "app/shell/gold_imports.h"
#include "app/shell/home_page.h"
#include "app/shell/scored_sets_model.h"
#include "app/shell/session.h"
#include "core/base/progress.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/runs/run_indexing.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/setting_edits.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/reviews.h"
#include "tests/app/shell/shell_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QTest>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

using namespace assay;
using app::HomePage;
using app::ScoredSetsModel;
using widgets::DataTableView;

namespace {

class Fixture : public tests::ShellFixture {
  public:
    Fixture() {
        page.setSession(&session);
        page.setOpensSets(true);
        page.resize(1100, 600);
        page.show();
        table = page.findChild<DataTableView*>(QStringLiteral("homeSets"));
    }

    bool open(const QStringList& sets, workspace::OpenMode mode = workspace::OpenMode::ReadWrite) {
        session.openWorkspace(workspace(QStringLiteral("team.assay"), sets), mode);
        return settle() && session.hasWorkspace();
    }

    bool settle() { return jobs.waitForFinished(30'000); }

    [[nodiscard]] QString cell(int row, int column) const {
        return table->model()->index(row, column).data().toString();
    }

    QAction newWorkspace;
    QAction openWorkspace;
    QAction import;
    QAction demo;
    app::Settings settings;
    widgets::JobRunner jobs;
    app::Session session{jobs};
    HomePage page{settings, {&newWorkspace, &openWorkspace, &import, &demo}};
    DataTableView* table = nullptr;
};

} // namespace

class TestHomePage : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void withoutAWorkspaceItOffersTheWaysToOne() {
        Fixture f;
        QVERIFY(f.page.findChild<QWidget*>(QStringLiteral("homeWelcome"))->isVisible());
        QVERIFY(!f.table->isVisible());
        QSignalSpy import(&f.import, &QAction::triggered);
        auto* drop = f.page.findChild<QWidget*>(QStringLiteral("homeWelcomeDrop"));
        QTest::mouseClick(drop, Qt::LeftButton);
        QTest::keyClick(drop, Qt::Key_Return);
        QCOMPARE(import.size(), 2);
    }

    void nothingIsCalledMissingBeforeItIsRead() {
        Fixture f;
        const auto* const none = f.page.findChild<QLabel*>(QStringLiteral("homeNoHoldings"));
        const auto offers = [&f](const char* name) {
            const QList<QPushButton*> steps = f.page.findChildren<QPushButton*>(QLatin1String(name));
            return std::any_of(steps.begin(), steps.end(), [](const QPushButton* step) {
                return !step->isHidden() || !step->testAttribute(Qt::WA_WState_ExplicitShowHide); // of now
            });
        };
        QStringList before; // what Home says while the list is being read
        connect(&f.session.gold(), &app::GoldImports::holdingsChanged, &f.page, [&] {
            if (f.session.hasWorkspace() && !f.session.gold().holdings().areRead) {
                before +=
                    none->text() + u'|' + f.page.summary() +
                    (offers("nextImport") || offers("nextDemo") ? QStringLiteral("|offers") : QString());
            }
        });
        QVERIFY(f.open({}));
        QCOMPARE(before, QStringList{QStringLiteral("Reading what the workspace holds…|team")});
        QVERIFY(none->isVisible() && none->text().startsWith(QStringLiteral("No gold questions yet.")));
        QVERIFY(f.page.summary().contains(QStringLiteral("0 scored sets")));
        QVERIFY(offers("nextImport") && offers("nextDemo"));
    }

    void gatesSayWhatTheyThinkOfTheLastRuns() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        {
            const auto made = workspace::Workspace::open(path.toStdString());
            evaluate::RunFigure findings;
            findings.name = "findings";
            findings.value = 3;
            evaluate::DecidedRun run;
            run.kind = evaluate::kLintRuns;
            run.name = "Monday";
            run.role = "suite";
            run.measured = "P3";
            run.figures = {findings};
            QVERIFY(evaluate::keepDecidedRun(**made, run).has_value());
            // Kept after it, of a kind that no gate is about: the verdict stays.
            for (const char* const later : {"Tuesday", "Wednesday", "Thursday"}) {
                run.kind = evaluate::kFiguresLintRuns;
                run.name = later;
                run.role = "figures";
                QVERIFY(evaluate::keepDecidedRun(**made, run).has_value());
            }
            QVERIFY(
                workspace::saveRunGates(**made,
                                        "{\"gates\":[{\"name\":\"clean\",\"kind\":\"lint\",\"source\":\"\","
                                        "\"limits\":[{\"name\":\"Findings\",\"figure\":\"findings\","
                                        "\"at_most\":1}]}]}",
                                        "Ada")
                    .has_value());
        }
        f.session.openWorkspace(path);
        QVERIFY(f.settle());
        const auto* const gates = f.page.findChild<QLabel*>(QStringLiteral("homeLastGates"));
        QTRY_VERIFY(gates->isVisible());
        QVERIFY2(gates->text().contains(QStringLiteral("Monday, clean: ")), qPrintable(gates->text()));
    }

    // By its headline with n and interval, or by a count, which has no decimals.
    void theLastRunsAreToldByAFigure() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        {
            const auto made = workspace::Workspace::open(path.toStdString());
            evaluate::RunFigure findings;
            findings.name = "findings";
            findings.value = 3;
            evaluate::RunFigure overall;
            overall.name = "overall";
            overall.value = 0.5;
            overall.n = 20;
            overall.interval = {0.3, 0.7};
            evaluate::DecidedRun run;
            run.role = "suite";
            run.measured = "P3";
            for (const bool hasAHeadline : {false, true}) {
                run.kind = hasAHeadline ? evaluate::kFiguresLintRuns : evaluate::kLintRuns;
                run.name = hasAHeadline ? "Tuesday" : "Monday";
                run.figures = {findings};
                if (hasAHeadline) {
                    run.figures.push_back(overall);
                }
                QVERIFY(evaluate::keepDecidedRun(**made, run).has_value());
            }
            base::NoProgress progress;
            QVERIFY(evaluate::indexRuns(**made, {}, progress).has_value());
        }
        f.session.openWorkspace(path);
        QVERIFY(f.settle());
        const QString text = f.page.findChild<QLabel*>(QStringLiteral("homeLastRunsText"))
                                 ->text()
                                 .replace(QChar(QChar::Nbsp), u' ');
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("Monday: [^.0-9]* 3(?![.0-9])"))),
                 qPrintable(text));
        QVERIFY2(text.contains(QRegularExpression(
                     QStringLiteral("Tuesday: .* 0\\.5000 \\(0\\.3000–0\\.7000\\), n = 20"))),
                 qPrintable(text));
    }

    // One that was killed is not lost from sight.
    void anUnfinishedRunIsToldToo() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        {
            const auto made = workspace::Workspace::open(path.toStdString());
            workspace::NewRun run;
            run.kind = "neighbours";
            run.name = "long run";
            run.settings = run.inputs = "{}";
            run.items = 2'000;
            const auto id = workspace::createRun(**made, run);
            QVERIFY(id.has_value());
            const std::array items{workspace::RunItem{0, "a", "{}"}, workspace::RunItem{1, "b", "{}"}};
            QVERIFY(workspace::saveRunItems(**made, *id, items, 5).has_value());
        }
        f.session.openWorkspace(path);
        QVERIFY(f.settle());
        QCOMPARE(f.page.findChild<QLabel*>(QStringLiteral("homeLastRunsText"))->text(),
                 QStringLiteral("Last runs: long run: not finished, 2 of 2,000"));
    }

    // Also while the list of issues shows those of another import.
    void rejectedRecordsStayTheNextStep() {
        Fixture f;
        QVERIFY(f.open({QStringLiteral("first")}));
        const auto step = [&f] { return f.page.findChild<QPushButton*>(QStringLiteral("nextIssues")); };
        QTRY_VERIFY(step() != nullptr && step()->isVisible());
        base::IssueList others;
        others.add(
            {base::Severity::Warning, base::IssueCode::Placeholder, "gold.json", 1, "notes", "TO_FILL", {}});
        f.session.setIssues(std::move(others), QStringLiteral("another"), false, {});
        QVERIFY(f.settle());
        QTRY_VERIFY(step() != nullptr && step()->isVisible());
        QSignalSpy requested(&f.page, &HomePage::issuesRequested);
        QTest::mouseClick(step(), Qt::LeftButton);
        QCOMPARE(requested.size(), 1);
        QTRY_COMPARE(f.session.issuesSubject(), QStringLiteral("first"));
    }

    void listsTheSetsOfTheWorkspace() {
        Fixture f;
        QVERIFY(f.open({QStringLiteral("first"), QStringLiteral("second")}));
        const QAbstractItemModelTester tester(f.table->model());
        QVERIFY(f.table->isVisible());
        QCOMPARE(f.table->model()->rowCount(), 2);
        QCOMPARE(f.cell(0, ScoredSetsModel::NameColumn), QStringLiteral("second"));
        QCOMPARE(f.cell(0, ScoredSetsModel::RecordsColumn), QStringLiteral("20"));
        QCOMPARE(f.cell(0, ScoredSetsModel::RejectedColumn), QStringLiteral("1"));
        QCOMPARE(f.cell(0, ScoredSetsModel::FilesColumn), QStringLiteral("fixture.jsonl"));
        QCOMPARE(f.cell(0, ScoredSetsModel::HashColumn).size(), 10);
        QVERIFY(f.page.summary().contains(QStringLiteral("team")));
        QVERIFY(f.page.summary().contains(QStringLiteral("40")));
        QCOMPARE(f.table->currentIndex().row(), 0); // the selected set
        f.session.closeWorkspace();
        QVERIFY(f.page.findChild<QWidget*>(QStringLiteral("homeWelcome"))->isVisible());
    }

    void anEmptyWorkspaceSaysWhatToDo() {
        Fixture f;
        QVERIFY(f.open({}));
        QVERIFY(f.page.findChild<QLabel*>(QStringLiteral("homeNoSets"))->isVisible());
        QSignalSpy import(&f.import, &QAction::triggered);
        QSignalSpy demo(&f.demo, &QAction::triggered);
        QTest::mouseClick(f.page.findChild<QPushButton*>(QStringLiteral("nextImport")), Qt::LeftButton);
        QTest::mouseClick(f.page.findChild<QPushButton*>(QStringLiteral("nextDemo")), Qt::LeftButton);
        QCOMPARE(import.size(), 1);
        QCOMPARE(demo.size(), 1);
    }

    void aSetIsOpenedByReturnAndDoubleClick() {
        Fixture f;
        QVERIFY(f.open({QStringLiteral("first"), QStringLiteral("second")}));
        QSignalSpy opened(&f.page, &HomePage::scoredSetOpened);
        f.table->setFocus();
        f.table->selectRow(1);
        QTest::keyClick(f.table, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toLongLong(), static_cast<qlonglong>(f.session.scoredSets()[1].id));
        const QPoint place = f.table->visualRect(f.table->model()->index(0, 1)).center();
        QTest::mouseClick(f.table->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(f.table->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(opened.size(), 2);
        QCOMPARE(opened[1][0].toLongLong(), static_cast<qlonglong>(f.session.scoredSets()[0].id));
    }

    void aSetIsRenamedInPlace() {
        Fixture f;
        QVERIFY(f.open({QStringLiteral("first")}));
        QVERIFY(QTest::qWaitForWindowActive(&f.page));
        f.table->setFocus();
        QTest::keyClick(f.table, Qt::Key_F2);
        auto* editor = f.table->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("better"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(f.cell(0, ScoredSetsModel::NameColumn), QStringLiteral("better"));
        QVERIFY(f.settle());
    }

    void aSetIsRemovedAfterAQuestion() {
        Fixture f;
        QVERIFY(f.open({QStringLiteral("first"), QStringLiteral("second")}));
        QVERIFY(QTest::qWaitForWindowActive(&f.page));
        f.table->setFocus();
        QTest::keyClick(f.table, Qt::Key_Delete);
        auto* question = f.page.findChild<QMessageBox*>(QStringLiteral("removeSetQuestion"));
        QVERIFY(question != nullptr);
        QVERIFY(question->text().contains(QStringLiteral("second")));
        QTest::keyClick(question, Qt::Key_Escape);
        QVERIFY(f.settle());
        QCOMPARE(f.table->model()->rowCount(), 2); // kept
        QTRY_VERIFY(f.page.findChild<QMessageBox*>(QStringLiteral("removeSetQuestion")) == nullptr);
        f.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.page));
        f.table->setFocus();
        QTest::keyClick(f.table, Qt::Key_Delete);
        question = f.page.findChild<QMessageBox*>(QStringLiteral("removeSetQuestion"));
        QVERIFY(question != nullptr);
        QTest::mouseClick(question->findChild<QPushButton*>(QStringLiteral("removeSet")), Qt::LeftButton);
        QTRY_COMPARE(f.table->model()->rowCount(), 1);
        QVERIFY(f.settle());
        QCOMPARE(f.cell(0, ScoredSetsModel::NameColumn), QStringLiteral("first"));
    }

    void aReadOnlyWorkspaceOffersNoChange() {
        Fixture f;
        QVERIFY(f.open({QStringLiteral("first")}, workspace::OpenMode::ReadOnly));
        const QList<QAction*> actions = f.page.furtherActions();
        for (const QAction* action : actions) {
            QCOMPARE(action->isEnabled(), action->objectName() == QStringLiteral("home_open_set"));
        }
        QVERIFY(f.page.findChild<QPushButton*>(QStringLiteral("nextImport")) == nullptr);
    }

    void curationIsOfferedWhereItCanBeDone() {
        Fixture f;
        f.settings.setCuratorName(QStringLiteral("Ada"));
        QVERIFY(f.open({}));
        f.session.importFiles({f.file(QStringLiteral("gold.json"), R"([{"question_id": "A1",
            "question_text": "How much did it earn?", "answer_text": "12", "years": [2019]}])")});
        QVERIFY(f.settle());
        const auto step = [&f] { return f.page.findChild<QPushButton*>(QStringLiteral("nextCurate")); };
        QTRY_VERIFY(step() != nullptr);
        QVERIFY(step()->text().contains(QStringLiteral("gold")));
        f.session.openWorkspace(f.path(QStringLiteral("team.assay")), workspace::OpenMode::ReadOnly);
        QVERIFY(f.settle() && f.session.isReadOnly());
        QTRY_VERIFY(step() == nullptr);
    }

    // Before one that only waits to be frozen, whatever their names.
    void theSuiteWithOpenFlagsComesFirst() {
        Fixture f;
        f.settings.setCuratorName(QStringLiteral("Ada"));
        QVERIFY(f.open({}));
        for (const QString& name : {QStringLiteral("a.json"), QStringLiteral("b.json")}) {
            f.session.importFiles({f.file(name, R"([{"question_id": "A1",
                "question_text": "How much did it earn?", "answer_text": "12", "years": [2019]}])")});
            QVERIFY(f.settle());
        }
        const auto columns = workspace::loadQuestionColumns(*f.session.workspace()->reader(), {});
        const std::vector<base::RowId> last{columns->id.back()}; // of "b"
        QVERIFY(workspace::flagQuestions(*f.session.workspace(), last, "other", {}, "Ada").has_value());
        f.session.closeWorkspace();
        f.session.openWorkspace(f.path(QStringLiteral("team.assay")));
        QVERIFY(f.settle());
        const auto order = [&f] {
            QStringList texts;
            const QList<QPushButton*> steps = f.page.findChildren<QPushButton*>();
            for (const QPushButton* step : steps) {
                if (!step->isHidden() && (step->objectName() == QStringLiteral("nextFlagged") ||
                                          step->objectName() == QStringLiteral("nextCurate"))) {
                    texts += step->objectName();
                }
            }
            return texts;
        };
        QTRY_COMPARE(order(), (QStringList{QStringLiteral("nextFlagged"), QStringLiteral("nextCurate")}));
        const QSignalSpy opened(&f.page, &HomePage::flaggedOpened);
        const QList<QPushButton*> steps = f.page.findChildren<QPushButton*>(QStringLiteral("nextFlagged"));
        const auto shown = std::ranges::find_if(steps, [](const auto* step) { return !step->isHidden(); });
        QTest::mouseClick(*shown, Qt::LeftButton);
        QCOMPARE(opened.count(), 1);
    }

    // What somebody else flagged and one has not reviewed yet, in a suite that is reviewed blind, is no
    // figure.
    void hiddenFlagsAreNotCounted() {
        Fixture f;
        f.settings.setCuratorName(QStringLiteral("Ada"));
        QVERIFY(f.open({}));
        f.session.importFiles({f.file(QStringLiteral("gold.json"), R"([{"question_id": "A1",
            "question_text": "How much did it earn?", "answer_text": "12", "years": [2019]}])")});
        QVERIFY(f.settle());
        auto& workspace = *f.session.workspace();
        const auto columns = workspace::loadQuestionColumns(*workspace.reader(), {});
        const std::vector<base::RowId> all{columns->id.back()};
        QVERIFY(workspace::flagQuestions(workspace, all, "other", {}, "Bo").has_value());
        workspace::NewReview said;
        said.question = all.front();
        said.verdict = model::ReviewVerdict::Flag;
        said.reason = "other";
        said.revision = 2;
        said.blind = true;
        QVERIFY(workspace::saveReview(workspace, said, "Bo").has_value());
        const auto flagged = [&f](const QString& who) {
            f.settings.setCuratorName(who);
            f.session.gold().reloadHoldings();
            return f.settle() ? f.session.gold().holdings().flagged.size() : std::size_t(99);
        };
        QCOMPARE(flagged(QStringLiteral("Bo")), std::size_t(1));
        QCOMPARE(flagged(QStringLiteral("Ada")), std::size_t(0));
    }

    // Of a crash, or of what did not fit: told where one begins, with the way there.
    void draftsThatWaitAreOffered() {
        Fixture f;
        f.settings.setCuratorName(QStringLiteral("Ada"));
        QVERIFY(f.open({}));
        f.session.importFiles(
            {f.file(QStringLiteral("gold.json"), "[{\"question_id\": \"A1\","
                                                 "\"question_text\": \"How much?\", \"answer_text\": \"12\"},"
                                                 "{\"question_id\": \"A2\", \"question_text\": \"When?\","
                                                 "\"answer_text\": \"2019\"}]")});
        QVERIFY(f.settle());
        const auto step = [&f] { return f.page.findChild<QPushButton*>(QStringLiteral("nextDraft")); };
        QTRY_VERIFY(f.page.findChild<QPushButton*>(QStringLiteral("nextCurate")) != nullptr);
        QVERIFY(step() == nullptr);
        const auto columns = workspace::loadQuestionColumns(*f.session.workspace()->reader(), {});
        for (const base::RowId id : columns->id) {
            const auto stored = workspace::storedQuestion(*f.session.workspace()->reader(), id);
            workspace::QuestionDraft draft{id, stored->revision, stored->question, "Ada", {}};
            draft.typed.notes = "half a sen";
            if (id == columns->id.back()) { // what does not fit
                draft.typed.notes.clear();
                draft.typed.unreadable["answer_numeric"] = "\"Notes issued\"";
            }
            QVERIFY(workspace::saveQuestionDraft(*f.session.workspace(), draft).has_value());
        }
        f.session.closeWorkspace();
        f.session.openWorkspace(f.path(QStringLiteral("team.assay")));
        QVERIFY(f.settle());
        QTRY_VERIFY(step() != nullptr);
        const auto steps = [&f] {
            QList<QPushButton*> shown = f.page.findChildren<QPushButton*>(QStringLiteral("nextDraft"));
            shown.removeIf([](const QPushButton* button) { return button->isHidden(); }); // of before
            return shown;
        };
        QTRY_COMPARE(steps().size(), 2);
        // What was typed, and where.
        QVERIFY2(step()->text().contains(QStringLiteral("A1")) &&
                     step()->text().contains(QStringLiteral("half a sen")),
                 qPrintable(step()->text()));
        QSignalSpy opened(&f.page, &HomePage::questionOpened);
        QTest::mouseClick(step(), Qt::LeftButton);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toLongLong(), static_cast<qlonglong>(columns->id.front()));
        QVERIFY(workspace::dropQuestionDraft(*f.session.workspace(), columns->id.front()).has_value());
        QTRY_COMPARE(steps().size(), 1);
        QVERIFY(steps().front()->text().contains(QStringLiteral("A2")));
        QVERIFY2(steps().front()->text().contains(QStringLiteral("“Notes issued”")),
                 qPrintable(steps().front()->text()));
        // Of a long text what was changed in it.
        const auto stored = workspace::storedQuestion(*f.session.workspace()->reader(), columns->id.back());
        workspace::QuestionDraft draft{columns->id.back(), stored->revision, stored->question, "Ada", {}};
        draft.typed.questionText += " RESCUEME";
        QVERIFY(workspace::saveQuestionDraft(*f.session.workspace(), draft).has_value());
        f.session.gold().reloadHoldings();
        QTRY_VERIFY2(steps().front()->text().contains(QStringLiteral("“…RESCUEME”")),
                     qPrintable(steps().front()->text()));
    }

    // "1 warning", not "1 warnings".
    void countsOfIssuesReadAsEnglish() {
        app::EnglishPlurals plurals;
        QVERIFY(QCoreApplication::installTranslator(&plurals));
        Fixture f;
        QVERIFY(f.open({QStringLiteral("first")}));
        base::IssueList issues;
        base::Issue issue;
        issue.severity = base::Severity::Warning;
        issues.add(issue);
        f.session.setIssues(issues, QStringLiteral("one"), false);
        const QString text = f.page.findChild<QLabel*>(QStringLiteral("homeIssues"))->text();
        QCOMPARE(text, QStringLiteral("Issues in one: 0 errors, 1 warning, 0 notes"));
        QVERIFY(QCoreApplication::removeTranslator(&plurals));
    }

    void issuesAreSummed() {
        Fixture f;
        QVERIFY(f.open({QStringLiteral("first")}));
        QVERIFY(f.session.issues().total() > 0);
        QVERIFY(f.page.findChild<QLabel*>(QStringLiteral("homeIssues"))
                    ->text()
                    .contains(QStringLiteral("first")));
        QSignalSpy requested(&f.page, &HomePage::issuesRequested);
        QTest::mouseClick(f.page.findChild<QPushButton*>(QStringLiteral("homeShowIssues")), Qt::LeftButton);
        QCOMPARE(requested.size(), 1);
    }

    // Long names go on in a further line; only very long ones are shortened, and told by the tool tip.
    void nextStepsNameTheirSetWhole() {
        Fixture f;
        const QString name = QStringLiteral("June run of the second annotation round & more");
        const QString longer = name + QStringLiteral(", and what came of it ").repeated(4);
        QVERIFY(f.open({name, longer.trimmed()}));
        const auto step = [&f] { return f.page.findChild<QPushButton*>(QStringLiteral("nextThresholds")); };
        const auto sentence = [&step] {
            return step()->text().replace(QStringLiteral("&&"), QStringLiteral("&"));
        };
        QVERIFY(sentence().contains(u'…'));
        QVERIFY(step()->toolTip().contains(longer.trimmed()));
        const int lines = step()->heightForWidth(step()->width());
        f.session.selectScoredSet(f.session.scoredSets()[1].id);
        QTRY_VERIFY(sentence().contains(name));
        QVERIFY(step()->toolTip().isEmpty());
        QTRY_COMPARE(step()->height(), step()->heightForWidth(step()->width()));
        QVERIFY(step()->height() <= lines);
        QVERIFY(step()->height() > step()->minimumSizeHint().height()); // more than one line
    }

    // What was done is not offered as what comes next, and lists without answers are not called answers.
    void nextStepsAreNotThoseThatWereDone() {
        Fixture f;
        QVERIFY(f.open({QStringLiteral("pilot")}));
        const auto step = [&f](const char* name) {
            const QList<QPushButton*> steps = f.page.findChildren<QPushButton*>(QLatin1String(name));
            const auto shown =
                std::ranges::find_if(steps, [](const QPushButton* each) { return !each->isHidden(); });
            return shown == steps.end() ? QString() : (*shown)->text();
        };
        QTRY_VERIFY(!step("nextThresholds").isEmpty());
        model::Decision decision;
        decision.name = "Thresholds for pilot";
        decision.setName = "pilot";
        decision.dataHash = f.session.scoredSets().front().dataHash;
        QVERIFY(workspace::saveDecision(*f.session.workspace(), decision, "Ada").has_value());
        f.session.gold().reloadHoldings();
        QTRY_VERIFY(step("nextThresholds").isEmpty());

        base::NoProgress progress;
        std::vector<base::RowId> corpora;
        for (const char* const name : {"first", "second"}) {
            const std::filesystem::path file = f.path(QLatin1String(name)).toStdString() + ".jsonl";
            std::ofstream(file) << "{\"sentenceID\":\"a\",\"text\":\"It grew.\",\"name\":\"" << name
                                << "\"}\n";
            const std::array files{file};
            const auto imported = workspace::importCorpus(*f.session.workspace(), files,
                                                          {name, std::nullopt, "Ada"}, {}, progress);
            QVERIFY(imported.has_value());
            corpora.push_back(imported->corpus.id);
        }
        f.session.gold().reloadHoldings();
        QTRY_VERIFY(step("nextCorpus").contains(QStringLiteral("first")));
        for (std::size_t i = 0; i < corpora.size(); ++i) {
            workspace::NewRun run;
            run.kind = evaluate::kNeighbourRuns;
            run.name = "test";
            run.corpus = corpora[i];
            run.settings = run.inputs = "{}";
            QVERIFY(workspace::addFinishedRun(*f.session.workspace(), run, {}, "{}").has_value());
            f.session.gold().reloadHoldings();
            QTRY_VERIFY2(i == 0 ? step("nextCorpus").contains(QStringLiteral("second"))
                                : step("nextCorpus").isEmpty(),
                         qPrintable(step("nextCorpus")));
        }

        const std::filesystem::path ranked = f.path(QStringLiteral("ranked.jsonl")).toStdString();
        std::ofstream(ranked) << "{\"question_id\":\"a1\",\"contexts\":[{\"id\":\"s1\",\"rank\":1}]}\n";
        QVERIFY(workspace::importAnswerScores(*f.session.workspace(), ranked, "lexical", {}, {}, progress)
                    .has_value());
        f.session.gold().reloadHoldings();
        const auto holds = [&f] {
            const auto& holdings = f.session.gold().holdings();
            return holdings.answers.size() == 1;
        };
        QTRY_VERIFY(holds());
        const auto* table = f.page.findChild<DataTableView*>(QStringLiteral("homeHoldings"));
        QVERIFY(table != nullptr);
        QStringList kinds;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            kinds += table->model()->index(row, 1).data().toString();
        }
        QVERIFY2(kinds.contains(QStringLiteral("Ranked lists")) && !kinds.contains(QStringLiteral("Answers")),
                 qPrintable(kinds.join(u'|')));
        QVERIFY(step("nextAnswers").isEmpty());
    }

    void recentWorkspacesAreListedAndMissingOnesMarked() {
        Fixture f;
        const QString there = f.workspace(QStringLiteral("there.assay"));
        f.settings.addRecentWorkspace(there);
        f.settings.addRecentWorkspace(f.path(QStringLiteral("gone.assay")));
        auto* list = f.page.findChild<QListWidget*>(QStringLiteral("homeWelcomeRecent"));
        QCOMPARE(list->count(), 2);
        QVERIFY(list->item(0)->text().contains(QStringLiteral("gone (missing)")));
        QVERIFY(list->item(1)->text().startsWith(QStringLiteral("there\n")));
        QSignalSpy requested(&f.page, &HomePage::workspaceRequested);
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested[0][0].toString(), there);
    }
};

ASSAY_TEST(TestHomePage)
#include "tst_home_page.moc"
