// Runs of a workspace, their gate, and figures from elsewhere, without a window.
#include "tests/app/commands/neighbour_workspace.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>

using namespace assay;
using assay::tests::contentOf;
using assay::tests::NeighbourWorkspace;
using assay::tests::Outcome;

namespace {

QString string(const char* text) {
    return QString::fromUtf8(text);
}

constexpr const char* kPossible = R"({"name":"spring","anchors":10,"covered":10,"coverage":1.0,
"regimes":{"filtered":{"self_at_1":1,"hit_at":{"1":0.5,"5":0.8},"mrr_at":{"20":0.6}}}})";

// Hit@5 below Hit@1, and an MRR beyond what they allow.
constexpr const char* kImpossible = R"({"name":"autumn","anchors":10,"covered":10,
"regimes":{"filtered":{"hit_at":{"1":0.6,"5":0.4},"mrr_at":{"20":0.9}}}})";

constexpr const char* kStrictRule = R"({"rules":[{"name":"always","alert":"P1","measure":"hit_at","k":1,
"regime":"open","at_least":1.0}]})";

constexpr const char* kMildRule = R"({"rules":[{"name":"never","alert":"P2","measure":"hit_at","k":5,
"regime":"filtered","at_least":0.0}]})";

} // namespace

class TestRunCommands : public QObject {
    Q_OBJECT

    std::unique_ptr<NeighbourWorkspace> m_workspace;

    [[nodiscard]] Outcome run(const QString& line) const { return m_workspace->run(line); }

    [[nodiscard]] Outcome run(const char* line) const { return m_workspace->run(line); }

    // A workspace with the runs "winter" and "summer", the same but for their names.
    void makeRuns() {
        m_workspace = std::make_unique<NeighbourWorkspace>();
        const QByteArray trouble = m_workspace->make();
        QVERIFY2(trouble.isEmpty(), trouble.constData());
        for (const char* name : {"winter", "summer"}) {
            const Outcome outcome =
                run(string("neighbours w.assay --anchors 40 --quiet --search exact --search "
                           "lexical --author Ada --name ") +
                    string(name));
            QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        }
    }

  private Q_SLOTS:

    void init() { m_workspace = std::make_unique<NeighbourWorkspace>(); }

    void everyCommandHasHelpWithAnExample() {
        for (const char* command : {"neighbours", "anchors", "runs", "gate", "compare", "lint-figures"}) {
            const Outcome help = run(string(command) + string(" --help"));
            QCOMPARE(help.exitCode, 0);
            QVERIFY2(help.out.contains("Example:\n  assay " + QByteArray(command)), help.out.constData());
            const Outcome bare = run(string(command));
            QCOMPARE(bare.exitCode, 2);
            QVERIFY2(bare.error.contains("is required"), bare.error.constData());
            const int runs = QByteArray(command) == "gate" ? 1 : QByteArray(command) == "compare" ? 2 : 0;
            const Outcome absent =
                run(string(command) + string(" none.file") + string(" one").repeated(runs));
            QCOMPARE(absent.exitCode, 4);
            QVERIFY2(absent.error.contains("none.file"), absent.error.constData());
        }
    }

    void somethingElseIsNoWorkspace() {
        QVERIFY(m_workspace->write("text.txt", "Nothing to see here.\n"));
        for (const char* line :
             {"neighbours text.txt", "anchors text.txt", "runs text.txt", "gate text.txt one"}) {
            const Outcome outcome = run(line);
            QCOMPARE(outcome.exitCode, 4);
            QVERIFY2(outcome.error.contains("is not an Assay workspace"), outcome.error.constData());
        }
        QCOMPARE(contentOf(m_workspace->path("text.txt")), QByteArray("Nothing to see here.\n"));
    }

    void aStoredRunIsWrittenAsItWasPrinted() {
        const QByteArray trouble = m_workspace->make();
        QVERIFY2(trouble.isEmpty(), trouble.constData());
        const Outcome printed =
            run("neighbours w.assay --anchors 40 --quiet --json --search exact --name winter");
        QVERIFY2(printed.exitCode == 0, printed.error.constData());
        QCOMPARE(run("runs w.assay --export winter").out, printed.out);
        QCOMPARE(run("runs w.assay --export 1 --output winter.json").exitCode, 0);
        QCOMPARE(contentOf(m_workspace->path("winter.json")), printed.out);
        const Outcome unknown = run("runs w.assay --export spring");
        QVERIFY(unknown.exitCode != 0);
        QVERIFY2(unknown.error.contains("spring"), unknown.error.constData());
        QCOMPARE(run("runs w.assay --output winter.json").exitCode, 2); // of what?
        QCOMPARE(run("runs w.assay --export winter --output w.assay").exitCode, 4);
        QCOMPARE(run("check w.assay").exitCode, 0);
    }

    void aRunIsWrittenForMlflow() {
        makeRuns();
        const Outcome printed = run("runs w.assay --export winter --as mlflow-json");
        QVERIFY2(printed.exitCode == 0, printed.error.constData());
        const QJsonObject body = QJsonDocument::fromJson(printed.out).object();
        QVERIFY(!body[string("metrics")].toArray().isEmpty());
        QVERIFY(!body[string("params")].toArray().isEmpty());
        QCOMPARE(run("runs w.assay --export winter --as mlflow-json --output mlflow --quiet").exitCode, 0);
        QCOMPARE(contentOf(m_workspace->path("mlflow/log-batch-0001.json")), printed.out);
        QCOMPARE(run("runs w.assay --as mlflow-json").exitCode, 2); // of what?
        QCOMPARE(run("runs w.assay --export winter --as xml").exitCode, 2);
    }

    // Nobody has asked questions of this corpus: what neighbours stand for cannot be judged.
    void neighboursBesideQuestions() {
        makeRuns();
        const Outcome printed = run("history w.assay --adjacency winter");
        QVERIFY2(printed.exitCode == 0, printed.error.constData());
        QVERIFY2(printed.out.contains("open.hit_at.5  —  n = 0  cannot_be_judged"), printed.out.constData());
        const Outcome json = run("history w.assay --adjacency winter --json");
        QVERIFY2(json.exitCode == 0, json.error.constData());
        QVERIFY2(json.out.contains("\"least_systems\": 6"), json.out.constData());
        QVERIFY2(json.out.contains("\"suite\": null"), json.out.constData());
        const Outcome unknown = run("history w.assay --adjacency spring");
        QVERIFY(unknown.exitCode != 0);
        QVERIFY2(unknown.error.contains("spring"), unknown.error.constData());
        QCOMPARE(run("history w.assay --adjacency winter --question Q1").exitCode, 2);
        // Figures alone have no anchors to set beside questions.
        QVERIFY(m_workspace->write("figures.json", kPossible));
        QCOMPARE(run("lint-figures figures.json --keep-in w.assay").exitCode, 0);
        const Outcome figures = run("history w.assay --adjacency 3");
        QCOMPARE(figures.exitCode, 3);
        QVERIFY2(figures.error.contains("is no neighbour test"), figures.error.constData());
    }

    void runsAreListed() {
        makeRuns();
        const Outcome text = run("runs w.assay");
        QCOMPARE(text.exitCode, 0);
        QCOMPARE(text.out.count('\n'), 2);
        QVERIFY2(text.out.indexOf("summer") < text.out.indexOf("winter"), text.out.constData());
        QVERIFY(!text.out.contains("baseline"));
        const QJsonArray list = m_workspace->list("runs w.assay --kind neighbours --json");
        QCOMPARE(list.size(), 2);
        const QJsonObject newest = list[0].toObject();
        QCOMPARE(newest[string("name")].toString(), string("summer"));
        QCOMPARE(newest[string("run")].toInt(), 2);
        QCOMPARE(newest[string("uuid")].toString().size(), 36);
        QCOMPARE(newest[string("kind")].toString(), string("neighbours"));
        QCOMPARE(newest[string("state")].toString(), string("finished"));
        QCOMPARE(newest[string("created_by")].toString(), string("Ada"));
        QCOMPARE(newest[string("items")].toInt(), 40);
        QCOMPARE(newest[string("done")].toInt(), 40);
        QCOMPARE(newest[string("seed")].toInt(), 42);
        QVERIFY(newest[string("figures")].isObject());
        const Outcome other = run("runs w.assay --kind moon");
        QCOMPARE(other.exitCode, 2);
        QVERIFY2(other.error.contains("\"moon\"") && other.error.contains("neighbours"),
                 other.error.constData());
    }

    void aBaselineIsSet() {
        makeRuns();
        const Outcome none = run("gate w.assay summer");
        QCOMPARE(none.exitCode, 2);
        QVERIFY2(none.error.contains("runs --set-baseline"), none.error.constData());
        const Outcome unknown = run("runs w.assay --set-baseline moon");
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY2(unknown.error.contains("no run \"moon\""), unknown.error.constData());
        QCOMPARE(run("runs w.assay --set-baseline winter").exitCode, 0);
        QCOMPARE(run("gate w.assay summer").exitCode, 0);
        QCOMPARE(run("runs w.assay --set-baseline 2").exitCode, 0); // there is one of a corpus
        const QJsonArray list = m_workspace->list("runs w.assay --json");
        QVERIFY(list[0].toObject()[string("baseline")].toBool());
        QVERIFY(!list[1].toObject()[string("baseline")].toBool());
    }

    void theGateJudges() {
        makeRuns();
        const Outcome same = run("gate w.assay summer --baseline winter --json");
        QVERIFY2(same.exitCode == 0, same.error.constData());
        QCOMPARE(same.json()[string("run")].toString(), string("summer"));
        QCOMPARE(same.json()[string("baseline")].toString(), string("winter"));
        QCOMPARE(same.json()[string("verdict")].toString(), string("none"));
        QCOMPARE(same.json()[string("only_in_run")].toInt(), 0);
        QVERIFY(same.json()[string("state")].toString() != string("cannot_be_judged"));
        QCOMPARE(same.json()[string("clusters_are")].toString(), string("slice"));
        QCOMPARE(same.json()[string("differences")].toArray().size(), 10);
        QVERIFY(same.json()[string("power")][string("observed_noise")].isNull()); // no pair before it
        QCOMPARE(run("neighbours w.assay --anchors 40 --quiet --search exact --name autumn").exitCode, 0);
        const Outcome third = run("gate w.assay autumn --baseline winter --json");
        QCOMPARE(third.json()[string("power")][string("observed_noise")].toDouble(-1), 0.0);
        for (const auto& finding : same.json()[string("findings")].toArray()) {
            QVERIFY(finding.toObject()[string("judged")].toBool());
            QVERIFY(!finding.toObject()[string("violated")].toBool());
        }
        QCOMPARE(same.json()[string("chance")].toArray().size(), 2);
        QVERIFY2(same.error.contains("summer: no alert"), same.error.constData());

        QVERIFY(m_workspace->write("strict.json", kStrictRule));
        const Outcome violated = run("gate w.assay summer --baseline winter --rules strict.json --json");
        QCOMPARE(violated.exitCode, 1);
        QCOMPARE(violated.json()[string("verdict")].toString(), string("P1"));
        const QJsonArray findings = violated.json()[string("findings")].toArray();
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings[0].toObject()[string("rule")].toString(), string("always"));
        QVERIFY(findings[0].toObject()[string("violated")].toBool());
        const Outcome recorded =
            run("gate w.assay summer --baseline winter --rules strict.json --record --author Ada");
        QCOMPARE(recorded.exitCode, 1);
        const Outcome incidents = run("incidents w.assay --json");
        const QJsonArray alerts = QJsonDocument::fromJson(incidents.out).array();
        QCOMPARE(alerts.size(), 1);
        QCOMPARE(alerts[0].toObject()[string("runs")].toArray().size(), 2);
        const Outcome text = run("gate w.assay summer --baseline winter --rules strict.json");
        QCOMPARE(text.exitCode, 1);
        QVERIFY2(text.out.contains("\nP1   always") && text.error.contains("summer: P1."),
                 text.out.constData());
        QVERIFY(m_workspace->write("mild.json", kMildRule));
        QCOMPARE(run("gate w.assay summer --baseline winter --rules mild.json").exitCode, 0);
        // The list alone, as the document describes the file.
        QVERIFY(m_workspace->write("list.json", QByteArray(kStrictRule).mid(9).chopped(1).toStdString()));
        const Outcome list = run("gate w.assay summer --baseline winter --rules list.json --json");
        QVERIFY2(list.exitCode == violated.exitCode, list.error.constData());
        QCOMPARE(list.out, violated.out);

        const Outcome lexical = run(
            "gate w.assay summer --baseline winter --search 2 --baseline-search 2 --json --rules mild.json");
        QCOMPARE(lexical.exitCode, 0);
        QVERIFY(lexical.json()[string("search")].toString().startsWith(u"BM25"));
        QCOMPARE(lexical.json()[string("search")], lexical.json()[string("baseline_search")]);
    }

    void whatTheGateCannotJudgeDoesNotPass() {
        makeRuns();
        // BM25 has no distances to compare with those of the baseline.
        const Outcome lexical = run("gate w.assay summer --baseline winter --search 2");
        QCOMPARE(lexical.exitCode, 1);
        QVERIFY2(lexical.out.contains("cannot be judged: the run has no distance of gold"),
                 lexical.out.constData());
        QVERIFY2(lexical.out.contains("run       BM25") && lexical.out.contains("baseline  exact, LSA 8"),
                 lexical.out.constData());
        const Outcome both = run("gate w.assay summer --baseline winter --search 2 --baseline-search 2");
        QVERIFY2(both.exitCode == 0 && both.out.contains("—    Median distance") &&
                     both.out.contains("does not apply: neither search measures distances of gold") &&
                     !both.out.contains("cannot be judged"),
                 both.out.constData());

        QCOMPARE(run("neighbours w.assay --anchors 40 --filter cik --name wide").exitCode, 0);
        const Outcome wide = run("gate w.assay wide --baseline winter");
        QVERIFY2(wide.out.contains("they differ in Fields of the filter: run cik, baseline slice"),
                 wide.out.constData());
        QCOMPARE(run("neighbours w.assay --anchors 20 --name more").exitCode, 0);
        const Outcome more = run("gate w.assay more --baseline winter --rules none.json");
        QCOMPARE(more.exitCode, 4);
        const Outcome sets = run("gate w.assay more --baseline winter");
        QVERIFY2(sets.error.contains("moves and tests of chance leave both out"), sets.error.constData());
        QVERIFY2(sets.out.contains("(n = 20)") && sets.out.contains("anchors asked: run 20 of 20"),
                 sets.out.constData());
    }

    // Three anchors in common say nothing, whatever they say.
    void aFewAnchorsInCommonAreNoPass() {
        makeRuns();
        QCOMPARE(run("anchors w.assay --draw three --anchors 3").exitCode, 0);
        for (const char* name : {"few", "as-few"}) {
            QCOMPARE(run(string("neighbours w.assay --anchor-set three --name ") + string(name)).exitCode, 0);
        }
        const Outcome few = run("gate w.assay few --baseline as-few --json");
        QCOMPARE(few.exitCode, 1);
        QCOMPARE(few.json()[string("verdict")].toString(), string("cannot_be_judged"));
        for (const auto& finding : few.json()[string("findings")].toArray()) {
            QCOMPARE(finding.toObject()[string("why_not")].toString(), string("too_few_anchors"));
            QVERIFY(!finding.toObject()[string("violated")].toBool(true));
            QVERIFY(finding.toObject()[string("move_ci")].isNull());
        }
        QVERIFY(few.json()[string("chance")][0][string("sign_flip_p")].isNull());
        const Outcome text = run("gate w.assay few --baseline as-few");
        QCOMPARE(text.exitCode, 1);
        QVERIFY2(text.error.contains("few: cannot be judged.") &&
                     text.out.contains("cannot be judged: fewer than 30 anchors"),
                 text.out.constData());
        const Outcome part = run("gate w.assay few --baseline winter");
        QCOMPARE(part.exitCode, 1);
    }

    // Two runs of one name are told apart by their numbers, and none is judged against itself.
    void runsAreToldApart() {
        makeRuns();
        QCOMPARE(run("neighbours w.assay --anchors 40 --name winter").exitCode, 0);
        for (const char* command :
             {"gate w.assay summer --baseline winter", "gate w.assay winter --baseline summer",
              "compare w.assay winter summer"}) {
            const Outcome refused = run(command);
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.error.contains("2 runs are called \"winter\"") &&
                         refused.error.contains("3 (") && refused.error.contains("1 ("),
                     refused.error.constData());
        }
        const Outcome itself = run("gate w.assay summer --baseline 2");
        QCOMPARE(itself.exitCode, 2);
        QVERIFY2(itself.error.contains("against itself"), itself.error.constData());
        const Outcome named = run("gate w.assay summer --baseline 1");
        QVERIFY2(named.out.startsWith("run 2 \"summer\" against run 1 \"winter\""), named.out.constData());
        const QJsonObject json = run("gate w.assay summer --baseline 1 --json").json();
        QCOMPARE(json[string("run_number")].toInt(), 2);
        QCOMPARE(json[string("baseline_number")].toInt(), 1);
        QCOMPARE(run("runs w.assay --set-baseline 2").exitCode, 0);
        QCOMPARE(run("gate w.assay summer").exitCode, 2); // it is the baseline
        // Whose name is made is never called like another.
        QCOMPARE(run("neighbours w.assay --anchors 40").exitCode, 0);
        QCOMPARE(run("neighbours w.assay --anchors 40 --seed 7").exitCode, 0);
        const QJsonArray list = m_workspace->list("runs w.assay --json");
        const QString first = list[1].toObject()[string("name")].toString();
        QCOMPARE(list[0].toObject()[string("name")].toString(), first + string(" (2)"));
    }

    void twoRunsAreCompared() {
        makeRuns();
        const Outcome json = run("compare w.assay winter summer --search-b 2 --json");
        QVERIFY2(json.exitCode == 0, json.error.constData());
        const QJsonObject document = json.json();
        QCOMPARE(document[string("a")].toString(), string("winter"));
        QCOMPARE(document[string("b")].toString(), string("summer"));
        QVERIFY(document[string("search_b")].toString().startsWith(u"BM25"));
        const QJsonObject figures = document[string("figures")].toObject();
        QCOMPARE(figures.size(), 10);
        int headlines = 0;
        for (const auto& value : figures) {
            const QJsonObject figure = value.toObject();
            const double delta = figure[string("b")].toDouble() - figure[string("a")].toDouble();
            QVERIFY(std::abs(figure[string("delta")].toDouble() - delta) < 1e-12);
            QVERIFY(figure[string("p")].toDouble() > 0 && figure[string("ci")].toArray().size() == 2);
            headlines += figure[string("headline")].toBool() ? 1 : 0;
            QCOMPARE(figure[string("p_holm")].isNull(), figure[string("headline")].toBool());
        }
        QCOMPARE(headlines, 1);
        const QJsonObject items = document[string("items")].toObject();
        const int changed = items[string("wins")].toInt() + items[string("losses")].toInt();
        QCOMPARE(changed + items[string("ties")].toInt(),
                 figures[string("filtered.hit_at.5")].toObject()[string("n")].toInt());
        QCOMPARE(items[string("most_changed")].toArray().size(), std::min(changed, 20));
        QVERIFY(document[string("settings")].toObject().isEmpty());
        QVERIFY(document[string("inputs")].toObject().isEmpty());
        const Outcome text = run("compare w.assay winter summer");
        QVERIFY2(text.exitCode == 0 && text.out.contains("A  winter") &&
                     text.out.contains("* Hit@5 filtered"),
                 text.out.constData());
        QCOMPARE(run("compare w.assay winter moon").exitCode, 2);
        QCOMPARE(run("compare w.assay winter summer --search-a 7").exitCode, 2);
    }

    void gatesOfEveryKindJudge() {
        makeRuns();
        const Outcome named = run("gate w.assay summer --baseline winter --gate filter-schema --json");
        QVERIFY2(named.exitCode == 0, named.error.constData());
        QCOMPARE(named.json()[string("gate")].toString(), string("filter-schema"));
        QCOMPARE(named.json()[string("state")].toString(), string("passed"));
        const QJsonObject finding = named.json()[string("findings")].toArray()[0].toObject();
        QCOMPARE(finding[string("figure")].toString(), string("filtered.hit_at.5"));
        QCOMPARE(finding[string("move")].toDouble(1), 0.0);
        QVERIFY(finding[string("power")].isObject() && finding[string("clusters")].toInt() >= 6);
        const Outcome text = run("gate w.assay summer --baseline winter --gate filter-schema");
        QVERIFY2(text.out.contains("largest move 0.03: passed"), text.out.constData());
        for (const char* gate : {"", " --gate filter-schema"}) {
            const QString line = string("gate w.assay summer --baseline winter") + string(gate);
            const Outcome junit = run(line + string(" --format junit --output gate.xml"));
            QVERIFY2(junit.exitCode == 0 && junit.out.isEmpty(), junit.error.constData());
            QVERIFY(contentOf(m_workspace->path("gate.xml")).contains("failures=\"0\" errors=\"0\""));
            const Outcome sarif = run(line + string(" --format sarif"));
            QCOMPARE(sarif.json()[string("version")].toString(), string("2.1.0"));
        }
        QVERIFY(m_workspace->write(
            "gates.json", "{\"gates\":[{\"name\":\"ours\",\"kind\":\"neighbours\",\"limits\":[{\"name\":"
                          "\"never\",\"figure\":\"coverage\",\"more_than\":2}]}]}"));
        const Outcome own = run("gate w.assay summer --gates gates.json --keep-gates --format junit");
        QCOMPARE(own.exitCode, 1);
        QVERIFY2(own.out.contains("<failure message=\"coverage"), own.out.constData());
        QCOMPARE(run("gate w.assay summer --gate ours").exitCode, 1); // it has been kept
        const auto complaint = [this](const char* gates, const char* options) {
            const bool written = m_workspace->write("broken.json", gates);
            const Outcome refused = run(string("gate w.assay summer --gates broken.json") + string(options));
            return written && refused.exitCode == 3 ? refused.error : QByteArray("not refused");
        };
        for (const char* options : {"", " --keep-gates"}) {
            const QByteArray broken = complaint("{\"gates\":[\n{\"name\":\"ours\",\n]}\n", options);
            QVERIFY2(broken.contains("broken.json, line 3: this is no JSON"), broken.constData());
            const QByteArray other = complaint("{\"limits\":[]}", options);
            QVERIFY2(other.contains("broken.json: gates are an object"), other.constData());
            const QByteArray field =
                complaint("{\"gates\":[{\"name\":\"ours\",\"kind\":\"neighbours\",\n\"limits\":[\n"
                          "{\"name\":\"never\",\"figure\":7,\"more_than\":2}]}]}",
                          options);
            QVERIFY2(
                field.contains("broken.json, line 3: the member \"figure\" of the gate or limit \"never\""),
                field.constData());
        }
        QCOMPARE(run("check w.assay").exitCode, 0);
        QVERIFY(run("check w.assay --format junit").out.contains("tests=\"0\""));
    }

    void aRunIsMadeAgain() {
        makeRuns();
        const Outcome same = run("rerun w.assay winter --verify --json");
        QVERIFY2(same.exitCode == 0, same.out + same.error);
        QVERIFY(same.json()[string("same")].toBool());
        QVERIFY(same.json()[string("differs")].toArray().isEmpty());
        QCOMPARE(m_workspace->list("runs w.assay --json").size(), 2); // nothing is kept
        const Outcome kept = run("rerun w.assay winter --json");
        QVERIFY2(kept.exitCode == 0, kept.error.constData());
        QCOMPARE(m_workspace->list("runs w.assay --json").size(), 3);
        QVERIFY(m_workspace->write("figures.json", kPossible));
        QCOMPARE(run("lint-figures figures.json --keep-in w.assay").exitCode, 0);
        const Outcome outside = run("rerun w.assay 5 --verify");
        QVERIFY(outside.exitCode == 2 || outside.exitCode == 3);
        QCOMPARE(run("check w.assay").exitCode, 0);
    }

    // Its engine is asked once more; what that holds now, and which connection is gone, is said.
    void aRunOverAnEngineIsMadeAgain() {
        m_workspace = std::make_unique<NeighbourWorkspace>();
        const QByteArray trouble = m_workspace->make();
        QVERIFY2(trouble.isEmpty(), trouble.constData());
        std::atomic<int> documents = 96;
        assay::tests::LoopbackServer server([&documents](const assay::tests::LoopbackRequest& request) {
            assay::tests::LoopbackResponse response;
            response.body = request.method == "POST" ? "{\"result\":{\"points\":[]}}"
                            : request.path == "/"
                                ? "{\"version\":\"1.9\"}"
                                : "{\"result\":{\"points_count\":" + std::to_string(documents) + "}}";
            return response;
        });
        QVERIFY(m_workspace->write(
            "engines.json", R"({"engines":[{"name":"here","engine":"qdrant","collection":"Filings","url":)" +
                                ('"' + server.url()) + "\"}]}"));
        const auto asked = [this](const char* line) {
            tests::Program program(QFileInfo(m_workspace->path("w.assay")).path());
            program.setVariable(string("ASSAY_ENGINES"), m_workspace->path("engines.json"));
            return program.run(string(line).split(u' '));
        };
        const Outcome made =
            asked("neighbours w.assay --anchors 10 --quiet --search engine:here --name there");
        QVERIFY2(made.exitCode == 0, made.error.constData());
        const Outcome same = asked("rerun w.assay there --verify --json");
        QVERIFY2(same.exitCode == 0, same.out + same.error);
        QVERIFY2(same.error.contains("Engine here, by vector: "), same.error.constData());
        QVERIFY(same.json()[string("engines")].toArray().isEmpty());
        documents = 97;
        const Outcome grown = asked("rerun w.assay there --verify --json");
        QCOMPARE(grown.exitCode, 1);
        QCOMPARE(grown.json()[string("engines")].toArray().at(0).toString(),
                 string("the engine here is no longer what it was: documents 97, was 96"));
        const Outcome said = asked("rerun w.assay there --verify --quiet");
        QVERIFY2(said.out.startsWith("the engine here is no longer what it was"), said.out.constData());
        QVERIFY(m_workspace->write("engines.json", R"({"engines":[]})"));
        const int requests = server.requestCount();
        const Outcome gone = asked("rerun w.assay there --verify");
        QCOMPARE(gone.exitCode, 2);
        QVERIFY2(gone.error.contains("asked the engine \"here\"") &&
                     gone.error.contains("no connection of that name"),
                 gone.error.constData());
        QCOMPARE(server.requestCount(), requests);
        QCOMPARE(m_workspace->list("runs w.assay --json").size(), 1); // nothing is kept
    }

    void theGateRefuses() {
        makeRuns();
        QCOMPARE(run("neighbours w.assay --anchors 12 --window fixed:2 --name narrow").exitCode, 0);
        QCOMPARE(run("neighbours w.assay --anchors 12 --hit 1 --mrr 2 --name short").exitCode, 0);
        QVERIFY(m_workspace->write("figures.json", kPossible));
        QCOMPARE(run("lint-figures figures.json --keep-in w.assay").exitCode, 0);
        QVERIFY(m_workspace->write("broken.json", "{"));
        QVERIFY(m_workspace->write("p9.json", QByteArray(kMildRule).replace("P2", "P9").toStdString()));
        QVERIFY(m_workspace->write("key.json",
                                   QByteArray(kMildRule).replace("at_least", "atleast").toStdString()));
        const std::vector<std::tuple<const char*, int, const char*>> wrong{
            {"moon", 2, "no run \"moon\""},
            {"''", 2, "RUN: the value is empty"},
            {"summer --baseline moon", 2, "no run \"moon\""},
            {"summer --baseline winter --search 3", 2, "Run 2 has no search 3"},
            {"summer --baseline winter --baseline-search 3", 2, "Run 1 has no search 3"},
            {"summer --baseline winter --search 0", 2, "--search: a number of 1 or more"},
            {"narrow --baseline winter", 2, "they differ in --window"},
            {"short --baseline winter", 2, "Hit@5"},
            {"5 --baseline winter", 2, "no gate of runs of the kind \"neighbour_figures\""},
            {"summer --baseline winter --gate moon", 2, "filter-schema"},
            {"summer --baseline winter --json --format junit", 2, "give one of them"},
            {"summer --baseline 5", 3, "Run 5 is no neighbour test"},
            {"summer --baseline winter --rules broken.json", 3, "broken.json"},
            {"summer --baseline winter --rules p9.json", 3, "p9.json: the rule \"never\""},
            {"summer --baseline winter --rules key.json", 3, "\"atleast\""},
            {"summer --baseline winter --rules none.json", 4, "none.json"},
        };
        for (const auto& [options, exitCode, said] : wrong) {
            const Outcome outcome = run(string("gate w.assay ") + string(options));
            QVERIFY2(outcome.exitCode == exitCode, options + (": " + outcome.error));
            QVERIFY2(outcome.error.contains(said), outcome.error.constData());
            QVERIFY(outcome.out.isEmpty());
        }
    }

    void figuresAreChecked() {
        QVERIFY(m_workspace->write("good.json", kPossible));
        const Outcome good = run("lint-figures good.json --json");
        QVERIFY2(good.exitCode == 0, good.error.constData());
        QVERIFY(good.json()[string("faults")].isArray());
        QVERIFY(good.json()[string("faults")].toArray().isEmpty());
        QVERIFY(run("lint-figures good.json").out.isEmpty());
        QVERIFY(m_workspace->write("two.md",
                                   "| Measure | Recall@5 | Hits |\n|---|---|---|\n| a | 0.5 | few |\n"
                                   "\n| Model | Owner |\n|---|---|\n| b | 7 people, 3 guests |\n"));
        const Outcome two = run("lint-figures two.md");
        QVERIFY2(two.error.contains("Figures read: 1."), two.error.constData());

        QVERIFY(m_workspace->write("bad.json", kImpossible));
        const Outcome bad = run("lint-figures bad.json --json");
        QCOMPARE(bad.exitCode, 1);
        QCOMPARE(bad.json()[string("name")].toString(), string("autumn"));
        QStringList rules;
        for (const auto& fault : bad.json()[string("faults")].toArray()) {
            rules += fault.toObject()[string("rule")].toString();
            QCOMPARE(fault.toObject()[string("regime")].toString(), string("filtered"));
        }
        QVERIFY2(rules.contains(string("hit_falls")) && rules.contains(string("mrr_above_bound")),
                 bad.out.constData());
        const Outcome text = run("lint-figures bad.json");
        QCOMPARE(text.exitCode, 1);
        QCOMPARE(text.out.count('\n'), rules.size());
        QVERIFY2(text.out.contains("hit_at.5 = 0.4: falls as k grows") && text.out.contains("(hit_falls)"),
                 text.out.constData());

        for (const char* content : {"{", "[]", "{\"anchors\":3}", ""}) {
            QVERIFY(m_workspace->write("broken.json", content));
            const Outcome broken = run("lint-figures broken.json");
            QCOMPARE(broken.exitCode, 3);
            QVERIFY2(broken.error.contains("broken.json"), broken.error.constData());
        }
        QCOMPARE(run("lint-figures none.json").exitCode, 4);
        QCOMPARE(run("lint-figures good.json --keep-in none.assay").exitCode, 4);
        QCOMPARE(run("lint-figures good.json --keep-in bad.json").exitCode, 4);
        QCOMPARE(run("lint-figures good.json --keep-in ''").exitCode, 2);
    }

    void figuresOfOurOwnAreTrueTogether() {
        makeRuns();
        QCOMPARE(run("neighbours w.assay --anchors 30 --output own.json --quiet").exitCode, 0);
        const Outcome outcome = run("lint-figures own.json");
        QVERIFY2(outcome.exitCode == 0, outcome.out.constData());
    }

    // Fewer anchors asked than there are: sentences without a vector.
    void figuresOfOurOwnWithAnchorsNotAsked() {
        QVERIFY(m_workspace->make().isEmpty());
        QByteArray vectors;
        for (const auto& line : contentOf(m_workspace->path("a.jsonl")).split('\n')) {
            const QString id = QJsonDocument::fromJson(line).object()[string("sentenceID")].toString();
            if (!id.isEmpty() && !id.endsWith(string("_3"))) {
                vectors += "{\"id\":\"" + id.toUtf8() + "\",\"vector\":[" +
                           QByteArray::number(vectors.size() % 7) + "," +
                           QByteArray::number(vectors.size() % 5) + ",1]}\n";
            }
        }
        QVERIFY(m_workspace->write("v.jsonl", vectors.toStdString()));
        const Outcome imported = run("import w.assay v.jsonl --as vectors-jsonl --name some --model some");
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        const Outcome tested =
            run("neighbours w.assay --embeddings some --anchors all --output own.json --json");
        QVERIFY2(tested.exitCode == 0, tested.error.constData());
        const QJsonObject document =
            QJsonDocument::fromJson(contentOf(m_workspace->path("own.json"))).object();
        const QJsonObject open = document[string("regimes")].toObject()[string("open")].toObject();
        QCOMPARE(open[string("anchors")].toInt(), 96);
        QCOMPARE(open[string("asked")].toInt(), 88);
        QCOMPARE(open[string("no_vector")].toInt(), 8);
        QCOMPARE(open[string("self_at_1_n")].toInt(), 88);
        QCOMPARE(open[string("hit_at")].toObject()[string("5_n")].toInt(), open[string("covered")].toInt());
        QCOMPARE(open[string("hit_at_all_anchors")].toObject()[string("5_n")].toInt(), 96);
        const Outcome lint = run("lint-figures own.json --json");
        QVERIFY2(lint.exitCode == 0, (lint.out + lint.error).constData());
    }

    void figuresThatCannotBeReadAreNoPass() {
        makeRuns();
        QVERIFY(
            m_workspace->write("odd.json", QByteArray(kPossible).replace("0.8}", "\"much\"}").toStdString()));
        const Outcome odd = run("lint-figures odd.json --json --keep-in w.assay");
        QCOMPARE(odd.exitCode, 1);
        QVERIFY(odd.json()[string("faults")].toArray().isEmpty());
        const QJsonArray issues = odd.json()[string("issues")].toArray();
        QCOMPARE(issues.size(), 1);
        QCOMPARE(issues[0].toObject()[string("severity")].toString(), string("error"));
        QVERIFY2(odd.error.contains("1 figure could not be read and was not checked") ||
                     odd.error.contains("could not be read"),
                 odd.error.constData());
        QVERIFY2(!odd.error.contains("The figures can be true together"), odd.error.constData());
        const QJsonObject newest =
            m_workspace->list("runs w.assay --kind neighbour_figures --json")[0].toObject();
        QCOMPARE(newest[string("inputs")].toObject()[string("issues")].toArray().size(), 1);
    }

    void figuresAreKeptAsFromOutside() {
        makeRuns();
        QVERIFY(m_workspace->write("bad.json", kImpossible));
        const Outcome kept = run("lint-figures bad.json --keep-in w.assay");
        QCOMPARE(kept.exitCode, 1); // kept as it is said, and said to be wrong
        QVERIFY2(kept.error.contains("Kept as run 3"), kept.error.constData());
        const QJsonObject newest =
            m_workspace->list("runs w.assay --kind neighbour_figures --json")[0].toObject();
        QCOMPARE(newest[string("name")].toString(), string("autumn"));
        QCOMPARE(newest[string("origin")].toString(), string("outside"));
        QVERIFY(run("runs w.assay").out.contains("autumn  finished"));
        QVERIFY(run("runs w.assay").out.contains("from outside"));
        const QJsonArray lints = m_workspace->list("runs w.assay --kind lint-figures --json");
        QCOMPARE(lints.size(), 1);
        QVERIFY(lints[0].toObject()[string("items")].toInt() > 0);
        const QString lint = QString::number(lints[0].toObject()[string("run")].toInt());
        const Outcome again = run(QStringLiteral("rerun w.assay %1 --verify --json").arg(lint));
        QVERIFY2(again.exitCode == 0, again.error.constData());
        QVERIFY(again.json()[string("same")].toBool());
        QCOMPARE(run("check w.assay").exitCode, 0);
    }
};

ASSAY_TEST(TestRunCommands)
#include "tst_run_commands.moc"
