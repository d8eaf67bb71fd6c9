// What the things of a workspace are called: the list of them, and what is said of a name that none has.
#include "core/base/atomic_file.h"
#include "core/results/report/saved_reports.h"
#include "core/workspace/workspace.h"
#include "tests/app/commands/neighbour_workspace.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using assay::tests::NeighbourWorkspace;
using assay::tests::Outcome;

namespace {

constexpr const char* kScores =
    "sample_id,label,fhri,nli,scenario\na,accurate,0.9,0.1,x\n"
    "b,hallucination,0.4,0.2,x\nc,accurate,0.8,0.1,y\nd,hallucination,0.3,0.3,y\n";

constexpr const char* kQuestions =
    R"({"question_id":"q1","question_text":"What were net sales in 2019?","answer_text":"10 million"})";

} // namespace

class TestWorkspaceNames : public QObject {
    Q_OBJECT

    NeighbourWorkspace m_workspace;

    [[nodiscard]] Outcome run(const QString& line) const { return m_workspace.run(line); }

    void requireDone(const char* line) const {
        const Outcome outcome = m_workspace.run(line);
        QVERIFY2(outcome.exitCode == 0, (QByteArray(line) + ": " + outcome.error).constData());
    }

  private Q_SLOTS:

    void initTestCase() {
        const QByteArray trouble = m_workspace.make();
        QVERIFY2(trouble.isEmpty(), trouble.constData());
        QVERIFY(m_workspace.write("s.csv", kScores));
        QVERIFY(m_workspace.write("q.jsonl", kQuestions));
        QVERIFY(m_workspace.write("t.json", R"({"default":0.7})"));
        for (const char* line :
             {"import w.assay s.csv --name June", "import w.assay s.csv --name July",
              "import w.assay q.jsonl --as questions-jsonl --name P3", "freeze w.assay P3 P3.v1",
              "decisions w.assay --import t.json --name November --author Ada",
              "anchors w.assay --draw monthly --anchors 5 --quiet",
              "neighbours w.assay --anchors 5 --search exact --quiet --name winter"}) {
            requireDone(line);
        }
        auto workspace = workspace::Workspace::open(m_workspace.path("w.assay").toStdString(),
                                                    workspace::OpenMode::ReadWrite);
        QVERIFY(workspace.has_value());
        results::ReportPlan plan = results::builtInPlans()[1];
        plan.name = "Weekly";
        plan.scoredSets = {"May"};
        QVERIFY(results::saveReport(**workspace, plan, "Ada"));
    }

    void everythingIsListed() {
        const Outcome text = run(u"list w.assay"_s);
        QCOMPARE(text.exitCode, 0);
        for (const char* line :
             {"scored-sets\tJune\t\n", "scored-sets\tJuly\t\n", "suites\tP3\t\n", "versions\tP3.v1\tP3\n",
              "corpora\tfilings\t\n", "embeddings\tLSA 8\tfilings\n", "anchors\tmonthly\tfilings\n",
              "runs\twinter\tfilings\t1\n", "decisions\tNovember\t\n", "reports\tWeekly\t\n"}) {
            QVERIFY2(text.out.contains(line), (QByteArray(line) + " in " + text.out).constData());
        }
        const QJsonObject json = run(u"list w.assay --json"_s).json();
        QCOMPARE(json[u"workspace"_s].toString(), u"w.assay"_s);
        QCOMPARE(json[u"scored_sets"_s].toArray().size(), 2);
        QCOMPARE(json[u"dynamic_runs"_s].toArray().size(), 0);
        const QJsonObject winter = json[u"runs"_s][0].toObject();
        QCOMPARE(winter[u"name"_s].toString(), u"winter"_s);
        QCOMPARE(winter[u"number"_s].toInt(), 1);
        QCOMPARE(winter[u"of"_s].toString(), u"filings"_s);
    }

    void oneKindIsListed() {
        QCOMPARE(run(u"list w.assay --kind suites"_s).out, QByteArray("suites\tP3\t\n"));
        QCOMPARE(run(u"list w.assay --kind dynamic-runs"_s).out, QByteArray());
        QCOMPARE(run(u"list w.assay --kind suites --json"_s).json().keys(),
                 (QStringList{u"suites"_s, u"workspace"_s}));
        QCOMPARE(run(u"list w.assay --kind moons"_s).exitCode, 2);
        QCOMPARE(run(u"list none.assay"_s).exitCode, 4);
    }

    void aWrongNameIsToldWithThoseThereAre_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("says");
        QTest::addColumn<QByteArray>("kind");
        const auto add = [](const char* line, const char* says, const char* kind) {
            QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(says) << QByteArray(kind);
        };
        const char* set = R"(There is no scored set "moon" in this workspace; it has: "July", "June".)";
        add("sweep w.assay --set moon --output out", set, "scored-sets");
        add("compare-detectors w.assay --set June --b-set moon", set, "scored-sets");
        add("dynamic w.assay --set moon --url http://localhost:9", set, "scored-sets");
        add("dynamic w.assay --set June --url http://localhost:9 --resume moon",
            R"(There is no dynamic run "moon" in "June"; it has none.)", nullptr);
        add("report w.assay --output out --format md --set moon", set, "scored-sets");
        add("report w.assay --output out --format md --suite moon",
            R"(There is no suite "moon" in this workspace; it has: "P3".)", "suites");
        add("report w.assay --output out --format md --run 99",
            R"(There is no run "99" in this workspace; it has: 1 "winter".)", "runs");
        add("report w.assay --output out --format md --report moon",
            R"(There is no report "moon" in this workspace; it has: "Weekly".)", "reports");
        // What the saved report asks for, not the command.
        add("report w.assay --output out --format md --report Weekly",
            R"(There is no scored set "May" in this workspace; it has: "July", "June".)", "scored-sets");
        add("embed w.assay --lsa --corpus moon",
            R"(There is no corpus "moon" in this workspace; it has: "filings".)", "corpora");
        add("neighbours w.assay --embeddings moon",
            R"(There is no embedding set "moon" in "filings"; it has: "LSA 8".)", "embeddings");
        add("neighbours w.assay --anchor-set moon",
            R"(There is no anchor set "moon" in "filings"; it has: "monthly".)", "anchors");
        add("anchors w.assay --export moon",
            R"(There is no anchor set "moon" in "filings"; it has: "monthly".)", "anchors");
        add("gate w.assay moon", R"(There is no run "moon" in this workspace; it has: 1 "winter".)", "runs");
        add("decisions w.assay --export moon",
            R"(There is no decision "moon" in this workspace; it has: "November".)", "decisions");
        add("sweep w.assay --set June --output out --scenarios moon",
            R"(There is no scenario "moon" in this set; it has: "x", "y".)", nullptr);
    }

    void aWrongNameIsToldWithThoseThereAre() {
        QFETCH(const QString, line);
        QFETCH(const QByteArray, says);
        QFETCH(const QByteArray, kind);
        const Outcome outcome = run(line);
        QVERIFY2(outcome.exitCode == 2, outcome.error.constData());
        QVERIFY2(outcome.error.contains(says), outcome.error.constData());
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(!QFile::exists(m_workspace.path("out")));
        if (!kind.isEmpty()) {
            QVERIFY2(outcome.error.contains("assay list WORKSPACE --kind " + kind),
                     outcome.error.constData());
            QCOMPARE(run(u"list w.assay --kind "_s + QString::fromLatin1(kind)).exitCode, 0);
        }
    }

    void aReportThatAsksForWhatIsGoneIsNamed() {
        const Outcome saved = run(u"report w.assay --output out --format md --report Weekly"_s);
        QVERIFY2(saved.error.contains("The report \"Weekly\" asks for it"), saved.error.constData());
        const Outcome option = run(u"report w.assay --output out --format md --report Weekly --set moon"_s);
        QVERIFY2(!option.error.contains("asks for it"), option.error.constData());
        const Outcome none = run(u"report w.assay --output out --report moon"_s);
        QVERIFY2(none.error.contains("\"Review\", \"Thresholds\""), none.error.constData());
    }

    void ofManyNamesEightAreTold() {
        NeighbourWorkspace many;
        QVERIFY(many.write("s.csv", kScores));
        for (int i = 1; i <= 11; ++i) {
            QCOMPARE(many.run(u"import m.assay s.csv --quiet --name set%1"_s.arg(i)).exitCode, 0);
        }
        const Outcome outcome = many.run("sweep m.assay --set moon --output out");
        QVERIFY2(outcome.error.contains("\"set4\" and 3 more."), outcome.error.constData());
        QVERIFY2(!outcome.error.contains("\"set3\""), outcome.error.constData());
    }
};

ASSAY_TEST(TestWorkspaceNames)
#include "tst_workspace_names.moc"
