// Results of neighbour tests from elsewhere, imported without a window.
#include "tests/app/commands/neighbour_workspace.h"
#include "tests/support/test_class.h"

#include <memory>

using namespace assay;
using assay::tests::NeighbourWorkspace;
using assay::tests::Outcome;

namespace {

QString string(const char* text) {
    return QString::fromUtf8(text);
}

constexpr const char* kLines = R"({"name":"lab","settings":{"window":{"adaptive":false,"width":2}}}
{"anchor":"a_1_2019_7_3","regime":"filtered","search":"faiss","k":5,"retrieved":["a_1_2019_7_3","a_1_2019_7_9","a_1_2019_7_5"],"distances":[0,0.1,0.2]}
{"anchor":"a_1_2019_7_8","regime":"filtered","search":"faiss","k":5,"retrieved":["a_1_2019_7_8","a_1_2019_7_7"],"distances":[0,0.1]}
)";
constexpr const char* kBad = R"({"anchor":"a_1_2019_7_3","regime":"filtered","retrieved":["a_1_2019_7_4"]}
{"anchor":"nobody","regime":"filtered","retrieved":["a_1_2019_7_4"]}
)";

} // namespace

class TestResultsCommands : public QObject {
    Q_OBJECT

    std::unique_ptr<NeighbourWorkspace> m_workspace;

    [[nodiscard]] Outcome run(const char* line) const { return m_workspace->run(line); }

    [[nodiscard]] QJsonArray runs() const { return m_workspace->list("runs w.assay --json"); }

  private Q_SLOTS:

    void init() {
        m_workspace = std::make_unique<NeighbourWorkspace>();
        const QByteArray trouble = m_workspace->make();
        QVERIFY2(trouble.isEmpty(), trouble.constData());
    }

    void linesBecomeARun() {
        QVERIFY(m_workspace->write("run.jsonl", kLines));
        const Outcome imported =
            run("import w.assay run.jsonl --as neighbour-results --corpus filings --author Ada --json");
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        const QJsonObject document = imported.json();
        QCOMPARE(document[string("kind")].toString(), string("neighbour-results"));
        QCOMPARE(document[string("form")].toString(), string("json-lines"));
        QCOMPARE(document[string("origin")].toString(), string("outside"));
        QCOMPARE(document[string("name")].toString(), string("lab"));
        QCOMPARE(document[string("anchors")].toInt(), 2);
        QCOMPARE(document[string("input_sha256")].toString().size(), 64);
        const QJsonObject figures =
            document[string("figures")][string("figures")][0][string("regimes")][string("filtered")]
                .toObject();
        QCOMPARE(figures[string("self_at_1")].toDouble(), 1.0);
        QCOMPARE(figures[string("hit_at")][string("1")].toDouble(), 0.5);
        QCOMPARE(figures[string("hit_at")][string("3")].toDouble(), 1.0);
        const Outcome listed = run("runs w.assay");
        QVERIFY2(listed.out.contains("lab") && listed.out.contains("from outside"), listed.out.constData());
        QCOMPARE(runs()[0].toObject()[string("created_by")].toString(), string("Ada"));
        // Another window: given, it counts.
        const Outcome narrow =
            run("import w.assay run.jsonl --as neighbour-results --name narrow --window fixed:1 --json");
        QCOMPARE(narrow
                     .json()[string("figures")][string("figures")][0][string("regimes")][string("filtered")]
                            [string("hit_at")][string("3")]
                     .toDouble(),
                 0.5);
    }

    void ownResultsComeBackAndPassTheGate() {
        const Outcome own = run("neighbours w.assay --anchors 60 --search exact --search lexical --name own "
                                "--per-anchor --json --output own.json");
        QVERIFY2(own.exitCode == 0, own.error.constData());
        const Outcome imported = run("import w.assay own.json --as neighbour-results --name again --json");
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        QVERIFY(imported.json()[string("issues")].toArray().isEmpty());
        const QJsonArray both = runs();
        const auto figures = [&](int run) {
            return both[run].toObject()[string("figures")][string("figures")];
        };
        QCOMPARE(figures(0), figures(1));
        const Outcome gate = run("gate w.assay again --baseline own --json");
        QVERIFY2(gate.exitCode == 0, gate.error.constData());
        QCOMPARE(gate.json()[string("verdict")].toString(), string("none"));
    }

    void trecRunsTakeTheirRegimeFromTheOptions() {
        QVERIFY(m_workspace->write("run.trec", "a_1_2019_7_3 Q0 a_1_2019_7_4 1 9 bm25\n"
                                               "a_1_2019_7_3 Q0 a_2_2019_7_4 2 8 bm25\n"));
        const Outcome without = run("import w.assay run.trec --as neighbour-results --json");
        QCOMPARE(without.exitCode, 3);
        QCOMPARE(without.json()[string("issues")][0][string("field")].toString(), string("regime"));
        const Outcome imported = run(
            "import w.assay run.trec --as neighbour-results --regime open --search mine --depth 10 --json");
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        const QJsonValue column = imported.json()[string("figures")][string("figures")][0];
        QCOMPARE(column[string("label")].toString(), string("bm25"));
        const QJsonValue open = column[string("regimes")][string("open")];
        QVERIFY(open[string("self_at_1")].isNull()); // the list does not hold its anchor
        QCOMPARE(open[string("hit_at")][string("5")].toDouble(), 1.0);
        // Nor is that a sign of damage to the gate.
        const Outcome own = run("neighbours w.assay --anchors all --search exact --name own");
        QVERIFY2(own.exitCode == 0, own.error.constData());
        const Outcome gate = run("gate w.assay run.trec --baseline own --json");
        const QJsonObject self = gate.json()[string("findings")][0].toObject();
        QCOMPARE(self[string("why_not")].toString(), string("not_known"));
        QVERIFY(!self[string("violated")].toBool(true) && !self[string("judged")].toBool(true));
        QVERIFY(gate.json()[string("verdict")].toString() != string("P0"));
        QVERIFY(run("gate w.assay run.trec --baseline own").out.contains("made elsewhere, do not say it"));
    }

    void nothingIsHalfImported() {
        QVERIFY(m_workspace->write("bad.jsonl", kBad));
        const Outcome refused = run("import w.assay bad.jsonl --as neighbour-results --json");
        QCOMPARE(refused.exitCode, 3);
        const QJsonObject issue = refused.json()[string("issues")][0].toObject();
        QCOMPARE(issue[string("code")].toString(), string("unknown_sentence"));
        QCOMPARE(issue[string("line")].toInt(), 2);
        QCOMPARE(issue[string("field")].toString(), string("anchor"));
        QVERIFY2(refused.error.contains("Nothing was imported"), refused.error.constData());
        QVERIFY(runs().isEmpty());
    }

    void optionsThatDoNotFitAreSaid() {
        QVERIFY(m_workspace->write("run.jsonl", kLines));
        for (const char* line : {"import w.assay run.jsonl a.jsonl --as neighbour-results",
                                 "import w.assay run.jsonl --as neighbour-results --corpus moon",
                                 "import w.assay run.jsonl --as neighbour-results --model m",
                                 "import w.assay run.jsonl --as neighbour-results --window wide",
                                 "import w.assay run.jsonl --as neighbour-results --hit 0",
                                 "import w.assay a.jsonl --regime open --name x"}) {
            const Outcome outcome = run(line);
            QVERIFY2(outcome.exitCode == 2, line);
            QVERIFY2(!outcome.error.isEmpty(), line);
        }
        QCOMPARE(run("import none.assay run.jsonl --as neighbour-results").exitCode, 4);
        QCOMPARE(run("import w.assay none.jsonl --as neighbour-results").exitCode, 4);
        QVERIFY(runs().isEmpty());
    }
};

ASSAY_TEST(TestResultsCommands)
#include "tst_results_commands.moc"
