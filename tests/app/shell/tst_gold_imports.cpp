// Files of every kind, dropped on the window: what becomes of them, what is asked, what is said.
#include "app/shell/gold_imports.h"
#include "app/shell/holdings_model.h"
#include "app/shell/mapping_dialog.h"
#include "app/shell/message_banner.h"
#include "app/shell/suite_choice_dialog.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QTest>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>
#include <algorithm>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::HoldingsModel;
using app::MappingDialog;
using app::Session;
using widgets::DataTableView;

namespace {

const QByteArray kFinrag = R"([
 {"question_id": "A1", "question_text": "How much did it earn?", "answer_text": "12", "cik_int": [1], "years": [2019]},
 {"question_id": "A2", "question_text": "And the year before?", "answer_text": ["10", "11"], "cik_int": [1], "years": [2018]}])";
const QByteArray kFinragOther = R"([
 {"question_id": "A1", "question_text": "How much did it lose?", "answer_text": "3", "cik_int": [1], "years": [2019]},
 {"question_id": "A2", "question_text": "And the year before?", "answer_text": ["10", "11"], "cik_int": [1], "years": [2018]},
 {"question_id": "A3", "question_text": "And after?", "answer_text": "4", "cik_int": [1], "years": [2020]}])";
const QByteArray kCsv = "id;frage;antwort;jahr\n1;How much?;12;2019\n2;Why?;Nobody knows;2020\n";
const QByteArray kBundles = R"([{"cik_int": 7, "name": "Harbour AS", "years": [2020, 2019],
 "sentences": [{"report_year": 2019, "section_name_generic": "ITEM_7", "docID": "d19", "sentenceID": "7_a",
  "sentence_text": "One."}, {"report_year": 2020, "section_name_generic": "ITEM_8", "docID": "d20",
  "sentenceID": "7_b", "sentence_text": "Two."}], "topic_label": "debt", "bundle_type": "kpi_trend",
 "v_group": "v3_trend"}])";

class Fixture : public tests::WindowFixture {
  public:
    explicit Fixture(bool withWorkspace = true) {
        settings.setCuratorName(u"Ada"_s);
        if (withWorkspace && !open(workspace(u"team.assay"_s))) {
            qFatal("cannot open a fixture");
        }
    }

    bool take(const QString& name, const QByteArray& content) {
        drop({file(name, content)});
        return settle();
    }

    [[nodiscard]] std::vector<workspace::SuiteInfo> suites() const {
        return *workspace::suites(*window->session().workspace()->reader());
    }

    [[nodiscard]] QString said() const { return window->banner().messages().join(u'\n'); }

    [[nodiscard]] std::vector<workspace::NamedQuestion> questions(const char* suite) const {
        return *workspace::questionsNamed(*window->session().workspace()->reader(), suite, {});
    }

    bool press(const char* button) {
        auto* found = child<QPushButton>(button);
        if (found == nullptr) {
            return false;
        }
        QTest::mouseClick(found, Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return settle();
    }
};

} // namespace

class TestGoldImports : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // --- By what a file holds ---

    void everyFormatOfQuestionsBecomesASuite_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("count");
        QTest::newRow("finrag") << u"a.json"_s << kFinrag << 2;
        QTest::newRow("finsearch") << u"b.json"_s << QByteArray(R"({"questions": [{"id": "F1",
            "question": "How much?", "filings": [{"ticker": "ABC", "form": "10-K", "year": 2020}],
            "answer": {"value": 12.5, "unit": "USD", "type": "numeric"}}]})")
                                   << 1;
        QTest::newRow("norwegian")
            << u"c.jsonl"_s
            << QByteArray(
                   R"({"messages": [{"role": "user", "content": "Hva er fradrag?"}], "metadata": {"id": "N1"},)"
                   R"( "expected_output": "Et beløp.", "eval_criteria": {"must_include": ["beløp"]}})"
                   "\n")
            << 1;
        QTest::newRow("florida") << u"d.json"_s << QByteArray(R"({"metadata": {"version": "1"},
            "questions": [{"id": "T1", "question": "Is food taxed?", "category": "sales",
            "expected_answer": "No", "expected_statutes": ["212.08"], "difficulty": "easy"}]})")
                                 << 1;
        QTest::newRow("financebench")
            << u"e.jsonl"_s
            << QByteArray(R"({"financebench_id": "fb1", "doc_name": "ABC_2020", "question_type": "metrics",)"
                          R"( "question": "How much?", "answer": "12", "justification": "", "evidence": []})"
                          "\n")
            << 1;
        QTest::newRow("squad") << u"f.json"_s << QByteArray(R"({"version": "1", "data": [{"title": "t",
            "paragraphs": [{"context": "It earned 12.", "qas": [{"id": "s1", "question": "How much?",
            "answers": [{"text": "12", "answer_start": 10}]}]}]}]})")
                               << 1;
        QTest::newRow("ragas")
            << u"g.jsonl"_s
            << QByteArray(
                   R"({"user_input": "How much?", "reference": "12", "reference_contexts": ["It earned 12."]})"
                   "\n")
            << 1;
    }

    void everyFormatOfQuestionsBecomesASuite() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const int, count);
        Fixture f;
        QSignalSpy imported(&f.window->session(), &Session::suiteImported);
        QVERIFY(f.take(name, content));
        QVERIFY(f.dropAccepted);
        QVERIFY2(imported.size() == 1, qPrintable(f.said()));
        QCOMPARE(f.suites().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(f.suites().front().name), QFileInfo(name).completeBaseName());
        QCOMPARE(f.suites().front().questions, std::int64_t{count});
        QVERIFY2(f.said().contains(u"Imported “%1”: "_s.arg(QFileInfo(name).completeBaseName())),
                 qPrintable(f.said()));
    }

    void bundlesAnswersAndScoresGoWhereTheyBelong() {
        Fixture f;
        QSignalSpy bundles(&f.window->session(), &Session::bundlesImported);
        QSignalSpy answers(&f.window->session(), &Session::answersImported);
        QSignalSpy scores(&f.window->session(), &Session::scoredSetImported);
        f.drop({f.file(u"gold.json"_s, kFinrag), f.file(u"trend.json"_s, kBundles),
                f.file(u"run.csv"_s, "question_id,answer,rougeL\nA1,12,0.5\nA2,9,0.1\n"),
                f.samples(u"eval.jsonl"_s, 20)});
        QVERIFY(f.settle());
        QVERIFY2(bundles.size() == 1 && answers.size() == 1 && scores.size() == 1, qPrintable(f.said()));
        QCOMPARE(f.suites().size(), std::size_t{1});
        // One message tells of all of them.
        const QString first = f.window->banner().messages().first();
        for (const QString& name : {u"“gold”"_s, u"“trend”"_s, u"“run”"_s, u"“eval”"_s}) {
            QVERIFY2(first.contains(name), qPrintable(f.said()));
        }
        // Home lists what there is.
        auto* table = f.child<DataTableView>("homeHoldings");
        const QAbstractItemModelTester tester(table->model());
        QCOMPARE(table->model()->rowCount(), 3);
        QStringList rows;
        for (int row = 0; row < 3; ++row) {
            rows += table->model()->index(row, HoldingsModel::NameColumn).data().toString() + u'=' +
                    table->model()->index(row, HoldingsModel::KindColumn).data().toString() + u'=' +
                    table->model()->index(row, HoldingsModel::CountColumn).data().toString();
        }
        QCOMPARE(rows, QStringList({u"gold=Questions=2"_s, u"trend=Bundles=1"_s, u"run=Answers=2"_s}));
    }

    // Answers of two systems to the same questions, chosen together.
    void severalFilesThatBecameOneSetAreSaid() {
        Fixture f;
        f.drop({f.samples(u"one.jsonl"_s, 20), f.samples(u"two.jsonl"_s, 20)});
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
        QVERIFY2(f.said().contains(u"became this one set"_s), qPrintable(f.said()));
        QVERIFY2(f.said().contains(u"imported file by file"_s), qPrintable(f.said()));
    }

    void aFileThatEndsEarlyIsNotMerelyImported() {
        Fixture f;
        f.drop({f.file(u"half.json"_s, "[{\"sample_id\": \"a\", \"label\": \"accurate\", \"fhri\": 0.9},\n"
                                       "{\"sample_id\": \"b\", \"label\": \"accurate\", \"fhri\": 0.2},\n"
                                       "{\"sample_id\": \"c\", \"lab")});
        QVERIFY(f.settle());
        QVERIFY2(f.said().contains(u"cut off"_s), qPrintable(f.said()));
    }

    void everySystemOfAFileIsNamed() {
        Fixture f;
        f.drop({f.file(u"two.json"_s, R"({"baselines": {
            "m": {"results": [{"question_id": "q1", "answer": "six", "clarity": 4},
                              {"question_id": "q2", "answer": "ten", "clarity": 5}]},
            "n": {"results": [{"question_id": "q1", "answer": "seven", "clarity": 9}]}}})")});
        QVERIFY(f.settle());
        const QString first = f.window->banner().messages().first();
        QVERIFY2(first.contains(u"m”: 2 answer"_s) && first.contains(u"n”: 1 answer"_s),
                 qPrintable(f.said()));
    }

    void whatIsOfNoFormIsLeftOutAndSaid() {
        Fixture f;
        f.drop({f.file(u"gold.json"_s, kFinrag), f.file(u"readme.json"_s, "{\"a\": 1}"),
                f.samples(u"eval.jsonl"_s, 20)});
        QVERIFY(f.settle());
        QCOMPARE(f.suites().size(), std::size_t{1});
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
        QVERIFY2(f.said().contains(u"readme.json"_s), qPrintable(f.said()));
        f.window->banner().dismissAll();
        f.drop({f.file(u"one.json"_s, "{\"a\": 1}"), f.file(u"two.json"_s, "{\"b\": 1}")});
        QVERIFY(f.settle());
        QCOMPARE(f.window->banner().messages().size(), 1);
        QVERIFY(f.said().contains(u"one.json, two.json"_s));
    }

    void severalFilesAreSuitesOfTheirOwn() {
        Fixture f;
        f.drop({f.file(u"one.json"_s, kFinrag), f.file(u"two.json"_s, kFinragOther)});
        QVERIFY(f.settle());
        QCOMPARE(f.suites().size(), std::size_t{2});
        QCOMPARE(f.suites()[0].name, std::string("one"));
        QCOMPARE(f.suites()[1].name, std::string("two"));
    }

    void withoutAWorkspaceOneIsOfferedForQuestionsToo() {
        Fixture f(false);
        f.drop({f.file(u"gold.json"_s, kFinrag)});
        QVERIFY(f.press("banner_make_here"));
        QCOMPARE(f.window->session().workspaceName(), u"gold"_s);
        QCOMPARE(f.suites().size(), std::size_t{1});
    }

    void aReadOnlyWorkspaceTakesNothing() {
        Fixture f(false);
        f.window->session().openWorkspace(f.workspace(u"team.assay"_s), workspace::OpenMode::ReadOnly);
        QVERIFY(f.settle());
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(f.suites().empty());
        QVERIFY(!f.window->banner().messages().isEmpty());
    }

    void issuesHaveLineAndFieldAndCanBeSeenAgain() {
        Fixture f;
        QVERIFY(f.take(u"draft.json"_s, R"([
 {"question_id": "A1", "question_text": "How much?", "answer_text": "12", "years": ["TO_FILL_YEAR"]}])"));
        const base::IssueList& issues = f.window->session().issues();
        QVERIFY(issues.count(base::IssueCode::Placeholder) > 0);
        QCOMPARE(issues.issues().front().field, std::string("years"));
        QCOMPARE(issues.issues().front().line, std::int64_t{2});
        QVERIFY(f.take(u"good.json"_s, kFinrag));
        QCOMPARE(f.window->session().issues().total(), std::int64_t{0});
        const auto draft = f.suites().front();
        QCOMPARE(draft.name, std::string("draft"));
        f.window->session().showIssuesOf({evaluate::IssueSubject::Of::Suite, draft.id});
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().issuesSubject(), u"draft"_s);
        QVERIFY(f.window->session().issues().count(base::IssueCode::Placeholder) > 0);
    }

    void textsOfAnotherCharacterSetAreOfferedForRepair() {
        Fixture f;
        QSignalSpy wanted(f.window.get(), &app::MainWindow::repairsWanted);
        QVERIFY(
            f.take(u"norge.json"_s, R"([{"question_id": "A1", "question_text": "Hva betyr pÃ¥legg i Â§ 5?",
            "answer_text": "12", "years": [2019]}])"));
        QVERIFY2(f.said().contains(u"wrong character set"_s), qPrintable(f.said()));
        QVERIFY(f.press("banner_show_repairs"));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toLongLong(), f.suites().front().id);
    }

    // --- The same id, another question ---

    void sentencesBecomeOneCorpus() {
        Fixture f;
        const QByteArray one = R"({"cik_int": 7, "name": "Quarry", "report_year": 2019, "section_name": "7",
            "sentence_pos": 1, "sentenceID": "0000000007_10-K_2019_section_7_1", "text": "It earned 12."})";
        QVERIFY(f.take(u"sentences.jsonl"_s, one.simplified() + '\n'));
        QVERIFY(f.suites().empty());
        QTRY_COMPARE(f.window->session().gold().holdings().corpora.size(), std::size_t{1});
        QCOMPARE(f.window->session().gold().holdings().corpora.front().sentences, std::int64_t{1});
    }

    // Two suites have the questions of the file, and a third has none: which of the two is asked.
    void judgementsOfSeveralSuitesAreAskedAbout() {
        Fixture f;
        QVERIFY(f.take(u"spring.json"_s, kFinrag));
        QVERIFY(f.take(u"autumn.json"_s, kFinragOther));
        QVERIFY(f.take(u"norway.json"_s, R"([{"question_id": "N1", "question_text": "How much?",
            "answer_text": "12", "years": [2019]}])"));
        const auto judged = [&f](const char* suite) {
            return std::ranges::count_if(f.questions(suite), [](const workspace::NamedQuestion& each) {
                return each.question.extra.find("d7") != std::string::npos;
            });
        };
        const QByteArray lines = "A1 0 d7 1\nA3 0 d7 2\n";
        QVERIFY(f.take(u"qrels.txt"_s, lines));
        auto* dialog = f.child<app::SuiteChoiceDialog>("suiteChoiceDialog");
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(judged("spring") + judged("autumn"), 0); // nothing before it is said
        const auto* suites = dialog->findChild<QComboBox*>(u"suiteChoiceSuite"_s);
        QCOMPARE(suites->count(), 2);
        QCOMPARE(suites->itemData(0).toString(), u"autumn"_s); // both of its lines
        QCOMPARE(suites->itemData(1).toString(), u"spring"_s);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"suiteChoiceCancel"_s), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(f.settle());
        QVERIFY(f.child<app::SuiteChoiceDialog>("suiteChoiceDialog") == nullptr);
        QCOMPARE(judged("spring") + judged("autumn"), 0);
        QVERIFY(f.take(u"qrels.txt"_s, lines));
        dialog = f.child<app::SuiteChoiceDialog>("suiteChoiceDialog");
        QVERIFY(dialog != nullptr);
        tests::chooseEntry(*dialog->findChild<QComboBox*>(u"suiteChoiceSuite"_s), 1);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"suiteChoiceImport"_s), Qt::LeftButton);
        QVERIFY(f.settle());
        QCOMPARE(judged("spring"), 1);
        QCOMPARE(judged("autumn"), 0);
        QVERIFY2(f.said().contains(u"“spring”"_s), qPrintable(f.said()));
    }

    // Where one suite alone has any question of the file, or is called as it is, nobody is asked.
    void judgementsOfOneSuiteGoThere() {
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(f.take(u"norway.json"_s, R"([{"question_id": "N1", "question_text": "How much?",
            "answer_text": "12", "years": [2019]}])"));
        QVERIFY(f.take(u"qrels.txt"_s, "A1 0 d7 1\n"));
        QVERIFY(f.child<app::SuiteChoiceDialog>("suiteChoiceDialog") == nullptr);
        QVERIFY(f.questions("gold").front().question.extra.find("d7") != std::string::npos);
        QVERIFY(f.take(u"other.json"_s, kFinragOther));
        QVERIFY(f.take(u"gold.txt"_s, "A2 0 d8 1\n"));
        QVERIFY(f.child<app::SuiteChoiceDialog>("suiteChoiceDialog") == nullptr);
        QVERIFY(f.questions("gold").back().question.extra.find("d8") != std::string::npos);
    }

    void collisionsAreAskedAbout_data() {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<int>("suites");
        QTest::addColumn<int>("questions"); // of the suite that was there
        QTest::addColumn<QString>("first");
        QTest::newRow("keep both") << QByteArray("banner_keep_both") << 2 << 2 << u"How much did it earn?"_s;
        QTest::newRow("replace") << QByteArray("banner_replace") << 1 << 3 << u"How much did it lose?"_s;
        QTest::newRow("skip") << QByteArray("banner_skip") << 1 << 3 << u"How much did it earn?"_s;
    }

    void collisionsAreAskedAbout() {
        QFETCH(const QByteArray, button);
        QFETCH(const int, suites);
        QFETCH(const int, questions);
        QFETCH(const QString, first);
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(f.take(u"again/gold.json"_s, kFinragOther));
        QCOMPARE(f.suites().front().questions, std::int64_t{2}); // nothing before it is said
        const QString text = f.window->banner().messages().first();
        QVERIFY2(text.contains(u"Of the 3 questions"_s) && text.contains(u"1 with an id"_s) &&
                     text.contains(u"1 in it already, unchanged"_s) && text.contains(u"1 new"_s),
                 qPrintable(text));
        QVERIFY(f.press(button.constData()));
        QCOMPARE(f.suites().size(), static_cast<std::size_t>(suites));
        const auto there = f.questions("gold");
        QCOMPARE(there.size(), static_cast<std::size_t>(questions));
        QCOMPARE(QString::fromStdString(there.front().question.questionText), first);
        if (suites == 2) {
            QCOMPARE(f.suites().back().name, std::string("gold (2)"));
            QCOMPARE(f.suites().back().questions, std::int64_t{3});
        }
    }

    // The choice waits while the differences are looked at.
    void differencesAreShownBeforeReplacing() {
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(f.take(u"again/gold.json"_s, kFinragOther));
        QList<imports::ImportPlan> shown;
        connect(f.window.get(), &app::MainWindow::collisionShown, this,
                [&shown](const imports::ImportPlan& plan) { shown += plan; });
        QVERIFY(f.press("banner_differences"));
        QCOMPARE(shown.size(), 1);
        QCOMPARE(f.questions("gold").size(), std::size_t{2}); // nothing was imported
        f.window->decideCollision(shown.front(), workspace::CollisionChoice::Refuse);
        QVERIFY2(f.said().contains(u"Not imported: “gold”"_s), qPrintable(f.said()));
        f.window->decideCollision(shown.front(), workspace::CollisionChoice::Replace);
        QVERIFY(f.settle());
        QCOMPARE(f.questions("gold").size(), std::size_t{3});
    }

    void whatBroughtNothingSaysNought() {
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(
            f.take(u"again/gold.json"_s, R"([{"question_id": "A1", "question_text": "How much did it lose?",
            "answer_text": "3", "cik_int": [1], "years": [2019]}])"));
        QVERIFY(f.press("banner_skip"));
        QVERIFY2(f.said().contains(u"Imported “gold”: 0 questions, 1 skipped"_s), qPrintable(f.said()));
    }

    // The last file may be the one without any; the next import begins anew.
    void issuesOfAllFilesOfOneGoAreShown() {
        Fixture f;
        f.drop({f.file(u"a.json"_s, R"([{"question_id": "A1", "question_text": "How much?",
                    "answer_text": "12", "notes": "TO_FILL_NOTES"}])"),
                f.file(u"b.json"_s, kFinrag)});
        QVERIFY(f.settle());
        const app::Session& session = f.window->session();
        QCOMPARE(f.suites().size(), std::size_t{2});
        QCOMPARE(session.issues().count(base::IssueCode::Placeholder), std::int64_t{1});
        QCOMPARE(session.issuesSubject(), u"2 imports"_s);
        QVERIFY(f.take(u"c.json"_s, kFinrag));
        QCOMPARE(session.issues().count(base::IssueCode::Placeholder), std::int64_t{0});
        QCOMPARE(session.issuesSubject(), u"c"_s);
    }

    void whatChangedSinceTheQuestionIsAskedAgain() {
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(f.take(u"again/gold.json"_s, kFinragOther));
        const workspace::NamedQuestion there = f.questions("gold").front();
        model::Question edited = there.question;
        edited.questionText = "How much did it earn in 2019?";
        QVERIFY(workspace::saveQuestion(*f.window->session().workspace(), there.id, there.revision, edited,
                                        "Bo", "")
                    .has_value());
        QVERIFY(f.press("banner_replace"));
        QCOMPARE(f.questions("gold").size(), std::size_t{2});
        QCOMPARE(f.questions("gold").front().question.questionText, edited.questionText);
        const QString text = f.window->banner().messages().first();
        QVERIFY2(text.contains(u"meanwhile"_s) && text.contains(u"Of the 3 questions"_s), qPrintable(text));
        QVERIFY(f.press("banner_replace"));
        QCOMPARE(f.questions("gold").size(), std::size_t{3});
        QCOMPARE(f.questions("gold").front().question.questionText, std::string("How much did it lose?"));
    }

    void replacingIsOneStepOfUndo() {
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(f.take(u"again/gold.json"_s, kFinragOther));
        QVERIFY(f.press("banner_replace"));
        QVERIFY(tests::undo(*f.window->session().workspace(), "Ada"));
        QCOMPARE(f.questions("gold").front().question.questionText, std::string("How much did it earn?"));
    }

    void theVeryFileAgainBringsNothing() {
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY2(f.window->banner().messages().first().contains(u"nothing to import"_s),
                 qPrintable(f.said()));
        QVERIFY(f.child<QPushButton>("banner_replace") == nullptr);
        QVERIFY(f.child<QPushButton>("banner_skip") == nullptr);
        QVERIFY(f.press("banner_keep_both"));
        QCOMPARE(f.suites().size(), std::size_t{2});
    }

    // Home lists them; on another page they are told of once, as the workspace opens.
    void typedTextIsToldOfWhereHomeIsNotInFront() {
        Fixture f;
        f.drop({f.file(u"gold.json"_s, kFinrag)});
        QVERIFY(f.settle());
        {
            const auto workspace = f.window->session().workspace();
            const auto columns = workspace::loadQuestionColumns(*workspace->reader(), {});
            const auto stored = workspace::storedQuestion(*workspace->reader(), columns->id.front());
            workspace::QuestionDraft draft{stored->id, stored->revision, stored->question, "Ada", {}};
            draft.typed.notes = "half a sen";
            QVERIFY(workspace::saveQuestionDraft(*workspace, draft).has_value());
        }
        auto* banner = f.window->findChild<app::MessageBanner*>();
        const auto told = [&] {
            const QStringList messages = banner->messages();
            return messages.filter(u"typed into 1 question"_s).size();
        };
        for (const QString& page : {u"sample"_s, u"home"_s}) {
            banner->dismissAll();
            f.window->session().closeWorkspace();
            QVERIFY(f.window->showPage(page));
            QVERIFY(f.open(f.path(u"team.assay"_s)));
            QTRY_COMPARE(f.window->session().gold().holdings().drafted.size(), std::size_t{1});
            QCOMPARE(told(), page == u"sample"_s ? 1 : 0);
            f.window->session().gold().reloadHoldings();
            QVERIFY(f.settle());
            QCOMPARE(told(), page == u"sample"_s ? 1 : 0); // once
        }
    }

    void whoClosesTheQuestionImportsNothing() {
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        f.window->banner().dismissAll();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(f.take(u"again/gold.json"_s, kFinragOther));
        QTest::mouseClick(f.child<QToolButton>("messageClose"), Qt::LeftButton);
        QVERIFY(f.settle());
        QCOMPARE(f.suites().front().questions, std::int64_t{2});
        QVERIFY2(f.said().contains(u"Not imported: “gold”"_s), qPrintable(f.said()));
    }

    void manyCollisionsAreOneQuestion() {
        Fixture f;
        QStringList files;
        for (int i = 0; i < 6; ++i) {
            files += f.file(u"s%1.json"_s.arg(i), kFinrag);
        }
        f.drop(files);
        QVERIFY(f.settle());
        QCOMPARE(f.suites().size(), std::size_t{6});
        for (int i = 0; i < 6; ++i) {
            f.file(u"s%1.json"_s.arg(i), kFinragOther);
        }
        f.drop(files);
        QVERIFY(f.settle());
        QVERIFY2(f.window->banner().messages().first().contains(u"Of the 18 questions"_s),
                 qPrintable(f.said()));
        QVERIFY(f.press("banner_skip"));
        for (const workspace::SuiteInfo& suite : f.suites()) {
            QCOMPARE(suite.questions, std::int64_t{3});
        }
    }

    void nobodyReplacesWithoutAName() {
        Fixture f;
        f.settings.setCuratorName({});
        QVERIFY(f.take(u"gold.json"_s, kFinrag));
        QVERIFY(f.take(u"again/gold.json"_s, kFinragOther));
        QVERIFY(f.child<QPushButton>("banner_replace") == nullptr);
        QVERIFY(f.window->banner().messages().first().contains(u"who you are"_s));
    }

    // --- Columns and fields ---

    void columnsAreMappedOnceAndRemembered() {
        Fixture f;
        QVERIFY(f.take(u"fragen.csv"_s, kCsv));
        QVERIFY(f.suites().empty());
        auto* dialog = f.child<MappingDialog>("mappingDialog");
        QVERIFY(dialog != nullptr && !dialog->isModal());
        auto* preview = f.child<QTableWidget>("mappingPreview");
        QCOMPARE(preview->rowCount(), 2);
        QCOMPARE(preview->item(1, 2)->text(), u"Nobody knows"_s);
        const auto choose = [&f](int column, const QString& field) {
            f.child<QComboBox>(qPrintable(u"mappingField%1"_s.arg(column)))->setCurrentText(field);
        };
        choose(1, u"(kept beside the fields)"_s);
        QVERIFY(!f.child<QPushButton>("mappingImport")->isEnabled());
        QVERIFY(f.child<QLabel>("mappingHint")->text().contains(u"text of the question"_s));
        choose(0, u"Question id"_s);
        choose(1, u"Question text"_s);
        choose(2, u"Question text"_s); // two of one
        QVERIFY(!f.child<QPushButton>("mappingImport")->isEnabled());
        choose(2, u"Answer text"_s);
        choose(3, u"Years"_s);
        QVERIFY(f.press("mappingImport"));
        QCOMPARE(f.suites().size(), std::size_t{1});
        const auto questions = f.questions("fragen");
        QCOMPARE(questions.size(), std::size_t{2});
        QCOMPARE(questions[0].question.questionText, std::string("How much?"));
        QCOMPARE(questions[0].question.years, std::vector<std::int64_t>{2019});
        QCOMPARE(questions[1].question.answerText, std::vector<std::string>{"Nobody knows"});

        // Another file with the same header, also in another session of the program.
        f.window->close();
        f.start();
        QVERIFY(f.open(f.path(u"team.assay"_s)));
        QVERIFY(f.take(u"mehr.csv"_s, "id;frage;antwort;jahr\n9;Where?;There;2018\n"));
        QVERIFY(f.child<QLabel>("mappingOrigin")->text().contains(u"as you did it last"_s));
        QCOMPARE(f.child<QComboBox>("mappingField1")->currentText(), u"Question text"_s);
        QVERIFY(f.press("mappingImport"));
        QCOMPARE(f.questions("mehr").front().question.questionText, std::string("Where?"));
    }

    // Columns of other names than Assay's: they are asked about at once, and the message leads there again.
    void aFailedImportOfScoresLeadsToItsColumns() {
        Fixture f;
        QVERIFY(f.take(u"trust.csv"_s, "case,verdict,trust\na,accurate,0.9\nb,hallucination,1.4\n"));
        QVERIFY(f.window->session().scoredSets().empty());
        QPointer<MappingDialog> dialog = f.child<MappingDialog>("mappingDialog");
        QVERIFY(dialog != nullptr && dialog->isVisible() && !dialog->isModal());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(dialog == nullptr);
        QCOMPARE(f.window->banner().messages().size(), 1);
        QVERIFY(f.press("banner_map_columns"));
        QVERIFY(f.window->banner().messages().isEmpty());
        dialog = f.child<MappingDialog>("mappingDialog");
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(f.child<QComboBox>("mappingContent")->currentText(), u"Scores"_s);
        auto* button = f.child<QPushButton>("mappingImport");
        QVERIFY(!button->isEnabled());
        // In plain words, as the fields of questions; the key of a file is in the tool tip.
        QCOMPARE(f.child<QLabel>("mappingHint")->text(), u"The field Label needs a column."_s);
        auto* first = f.child<QComboBox>("mappingField0");
        QCOMPARE(first->itemData(first->findText(u"Weight of G"_s), Qt::ToolTipRole).toString(),
                 u"scenario_weights.G"_s);
        for (int item = 0; item < first->count(); ++item) {
            QVERIFY2(!first->itemText(item).contains(u'_'), qPrintable(first->itemText(item)));
        }
        first->setCurrentText(u"Sample id"_s);
        f.child<QComboBox>("mappingField1")->setCurrentText(u"Label"_s);
        QVERIFY(!button->isEnabled());
        QVERIFY2(f.child<QLabel>("mappingHint")->text().contains(u"FHRI, Component G"_s),
                 qPrintable(f.child<QLabel>("mappingHint")->text()));
        auto* field = f.child<QComboBox>("mappingField2");
        field->setFocus();
        QTest::keyClicks(field, u"fhri"_s);
        QCOMPARE(field->currentText(), u"FHRI"_s);
        auto* name = f.child<QLineEdit>("mappingName");
        QCOMPARE(name->text(), u"trust"_s);
        name->selectAll();
        QTest::keyClicks(name, u"June"_s);
        QVERIFY(f.press("mappingImport"));
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
        const workspace::ScoredSetInfo& set = f.window->session().scoredSets().front();
        QCOMPARE(set.name, std::string("June"));
        QCOMPARE(set.records, std::int64_t{1});
        QCOMPARE(set.rejected, std::int64_t{1});
        QCOMPARE(f.window->session().issues().issues().front().field, std::string("trust"));
        // The next file of that form is one key away, and takes its message with it.
        QVERIFY(f.take(u"again.csv"_s, "case,verdict,trust\nc,accurate,0.8\n"));
        dialog = f.child<MappingDialog>("mappingDialog");
        QVERIFY(f.child<QLabel>("mappingOrigin")->text().contains(u"as you did it last"_s));
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{2});
        QVERIFY(f.child<QPushButton>("banner_map_columns") == nullptr);
    }

    // The columns are known here; that no row is usable is said, and nobody is asked about columns.
    void wrongValuesAskForNoColumns() {
        Fixture f;
        QVERIFY(f.take(u"known.csv"_s, "sample_id,label,fhri\na,perhaps,0.5\n"));
        QVERIFY(f.window->session().scoredSets().empty());
        QVERIFY(f.child<MappingDialog>("mappingDialog") == nullptr);
        QVERIFY(f.child<QPushButton>("banner_map_columns") != nullptr);
    }

    void severalFilesOfOneUnknownFormAreMappedTogether() {
        Fixture f;
        f.drop({f.file(u"a.csv"_s, "case,verdict,trust\na,accurate,0.9\n"),
                f.file(u"b.csv"_s, "case,verdict,trust\nb,hallucination,0.4\n")});
        QVERIFY(f.settle());
        auto* dialog = f.child<MappingDialog>("mappingDialog");
        QVERIFY(dialog != nullptr && dialog->isVisible());
        f.child<QComboBox>("mappingField0")->setCurrentText(u"Sample id"_s);
        f.child<QComboBox>("mappingField1")->setCurrentText(u"Label"_s);
        f.child<QComboBox>("mappingField2")->setCurrentText(u"FHRI"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
        QCOMPARE(f.window->session().scoredSets().front().records, std::int64_t{2});
    }

    // What is taken for questions may be answers.
    void theContentIsChosen() {
        Fixture f;
        QVERIFY(f.take(u"fragen.csv"_s, kCsv));
        auto* content = f.child<QComboBox>("mappingContent");
        QCOMPARE(content->currentText(), u"Questions"_s);
        QVERIFY(f.child<QLineEdit>("mappingSeparator")->isVisible());
        content->setFocus();
        QTest::keyClick(content, Qt::Key_Down);
        QCOMPARE(content->currentText(), u"Answers"_s);
        QVERIFY(!f.child<QLineEdit>("mappingSeparator")->isVisible());
        f.child<QComboBox>("mappingField1")->setCurrentText(u"Question"_s);
        f.child<QComboBox>("mappingField2")->setCurrentText(u"Answer"_s);
        QVERIFY(f.press("mappingImport"));
        QVERIFY(f.suites().empty());
        QCOMPARE(f.window->session().gold().holdings().answers.size(), std::size_t{1});
        QCOMPARE(f.window->session().gold().holdings().answers.front().name, std::string("fragen"));
    }

    void thePreviewHasTenRows() {
        Fixture f;
        QByteArray csv = "id;frage;antwort;jahr\n";
        for (int i = 0; i < 40; ++i) {
            csv += QByteArray::number(i) + ";Why?;So;2019\n";
        }
        QVERIFY(f.take(u"fragen.csv"_s, csv));
        QCOMPARE(f.child<QTableWidget>("mappingPreview")->rowCount(), 10);
    }

    void filesWithTheSameColumnsAreAskedAboutOnce() {
        Fixture f;
        f.drop({f.file(u"a.csv"_s, kCsv), f.file(u"b.csv"_s, kCsv)});
        QVERIFY(f.settle());
        QCOMPARE(f.window->findChildren<MappingDialog*>().size(), 1);
        f.child<QComboBox>("mappingField1")->setCurrentText(u"question_text"_s);
        QVERIFY(f.press("mappingImport"));
        QCOMPARE(f.suites().size(), std::size_t{2});
        QCOMPARE(f.suites()[0].name, std::string("a"));
        QCOMPARE(f.suites()[1].questions, std::int64_t{2});
    }

    void whoCancelsTheMappingImportsNothing() {
        Fixture f;
        QVERIFY(f.take(u"fragen.csv"_s, kCsv));
        QVERIFY(f.press("mappingCancel"));
        QVERIFY(f.suites().empty());
        QTRY_VERIFY(f.child<MappingDialog>("mappingDialog") == nullptr);
    }

    // The list of issues is of the file that was not imported, and says what it lacks.
    void whoCancelsTheMappingHasTheIssuesOfTheFile() {
        Fixture f;
        QVERIFY(f.take(u"gold.json"_s, "[{\"id\":\"q1\",\"question_text\":\"Who?\",\"answer\":\"Ada\","
                                       "\"years\":[\"TO_FILL_YEAR\"]}]"));
        QVERIFY(f.take(u"trust.csv"_s, "case,verdict,trust\na,accurate,0.9\n"));
        QVERIFY(f.press("mappingCancel"));
        QVERIFY(f.settle());
        const app::Session& session = f.window->session();
        QCOMPARE(session.issuesSubject(), u"trust.csv"_s);
        QVERIFY(session.issuesAreOfFailedImport());
        QCOMPARE(session.issues().total(), std::int64_t{1});
        const base::Issue& issue = session.issues().issues().front();
        QCOMPARE(issue.file, std::string("trust.csv"));
        QCOMPARE(issue.field, std::string("label"));
        QVERIFY(issue.severity == base::Severity::Error);
    }

    void theMappingGoesWithTheWorkspace() {
        Fixture f;
        QVERIFY(f.take(u"fragen.csv"_s, kCsv));
        f.window->session().closeWorkspace();
        QTRY_VERIFY(f.child<MappingDialog>("mappingDialog") == nullptr);
    }

    // --- What Home lists ---

    void removesBundlesAndAnswersWhenItIsConfirmed() {
        Fixture f;
        f.drop({f.file(u"trend.json"_s, kBundles),
                f.file(u"run.csv"_s, "question_id,answer,rougeL\nA1,12,0.5\n")});
        QVERIFY(f.settle());
        auto* table = f.child<DataTableView>("homeHoldings");
        QVERIFY(!f.action("home_remove_holding")->isEnabled());
        for (int left = 2; left > 0; --left) {
            QCOMPARE(table->model()->rowCount(), left);
            table->selectRow(0);
            f.action("home_remove_holding")->trigger();
            QTest::keyClick(f.child<QMessageBox>("removeHoldingQuestion"), Qt::Key_Return); // keeps it
            QVERIFY(f.settle());
            QCOMPARE(table->model()->rowCount(), left);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            f.action("home_remove_holding")->trigger();
            QVERIFY(f.press("removeHolding"));
        }
        QCOMPARE(table->model()->rowCount(), 0);
    }

    void whatAnotherWindowImportsIsSeen() {
        Fixture f;
        auto other =
            workspace::Workspace::open(f.path(u"team.assay"_s).toStdString(), workspace::OpenMode::ReadWrite);
        QVERIFY(other);
        auto* table = f.child<DataTableView>("homeHoldings");
        QSignalSpy changed(&f.window->session(), &Session::suitesChanged);
        QVERIFY(workspace::createSuite(**other, "theirs"));
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QVERIFY(!changed.isEmpty());
    }

    void realFoldersComeWhole() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        Fixture f;
        QStringList folders;
        for (const char* name : {"finsights", "finsearch", "florida_tax", "tatqa"}) {
            folders += QString::fromStdString((data / name).string());
        }
        f.drop(folders);
        QVERIFY(f.settle());
        std::map<std::string, std::int64_t> counts;
        for (const workspace::SuiteInfo& suite : f.suites()) {
            counts[suite.name] = suite.questions;
        }
        QCOMPARE(counts["p3_gold_test_suite_31q"], std::int64_t{31});
        QCOMPARE(counts["retrieval_eval_dataset"], std::int64_t{28});
        QCOMPARE(counts["golden_dataset"], std::int64_t{20});
        std::map<std::string, std::int64_t> bundles;
        for (const workspace::BundleSetInfo& set : f.window->session().gold().holdings().bundles) {
            bundles[set.name] = set.bundles;
        }
        QCOMPARE(bundles["goldp3_v3_trend_bundles"], std::int64_t{224});
        QCOMPARE(bundles["goldp3_v4_cross_company_bundles"], std::int64_t{316});
        QCOMPARE(counts.size(), std::size_t{6}); // lists of companies and sections are no questions
        QCOMPARE(f.window->session().gold().holdings().lists.size(), std::size_t{2});
    }
};

ASSAY_TEST(TestGoldImports)
#include "tst_gold_imports.moc"
