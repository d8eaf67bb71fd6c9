// Anchor sets and neighbour tests without a window, as a pipeline runs them.
#include "core/evaluate/neighbours/neighbour_run.h"
#include "tests/app/commands/neighbour_workspace.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <memory>

using namespace assay;
using assay::tests::contentOf;
using assay::tests::NeighbourWorkspace;
using assay::tests::Outcome;

namespace {

QString string(const char* text) {
    return QString::fromUtf8(text);
}

QStringList words(const char* text) {
    return string(text).split(u' ');
}

// Without what differs from run to run.
QByteArray withoutIdentity(QByteArray document) {
    const QJsonObject json = QJsonDocument::fromJson(document).object();
    return document.replace(json[string("run")].toString().toUtf8(), "UUID");
}

} // namespace

class TestNeighbourCommands : public QObject {
    Q_OBJECT

    std::shared_ptr<NeighbourWorkspace> m_workspace;
    std::shared_ptr<NeighbourWorkspace> m_untouched; // of the rows that are refused

    [[nodiscard]] Outcome run(const QString& line) const { return m_workspace->run(line); }

    [[nodiscard]] Outcome run(const char* line) const { return m_workspace->run(line); }

    [[nodiscard]] qsizetype runs() const { return m_workspace->list("runs w.assay --json").size(); }

  private Q_SLOTS:

    void init() {
        const bool row = QTest::currentDataTag() != nullptr;
        m_workspace = row && m_untouched ? m_untouched : std::make_shared<NeighbourWorkspace>();
        if (m_workspace == m_untouched) {
            return;
        }
        const QByteArray trouble = m_workspace->make();
        QVERIFY2(trouble.isEmpty(), trouble.constData());
        if (row) {
            m_untouched = m_workspace;
        }
    }

    void anchorSetsComeBack() {
        const Outcome none = run("anchors w.assay");
        QCOMPARE(none.exitCode, 0);
        QVERIFY(none.out.isEmpty());
        QVERIFY2(none.error.contains("--draw"), none.error.constData());

        const Outcome drawn =
            run("anchors w.assay --draw monthly --anchors 12 --seed 7 --strata year --author Ada --json");
        QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
        QCOMPARE(drawn.json()[string("name")].toString(), string("monthly"));
        QCOMPARE(drawn.json()[string("corpus")].toString(), string("filings"));
        QCOMPARE(drawn.json()[string("anchors")].toInt(), 12);
        const QJsonArray strata = drawn.json()[string("strata")].toArray();
        QCOMPARE(strata.size(), 2);
        for (const auto& stratum : strata) {
            QCOMPARE(stratum.toObject()[string("available")].toInt(), 48);
            QCOMPARE(stratum.toObject()[string("drawn")].toInt(), 6);
        }
        // What luck alone would give: in an open search hardly anything.
        const QJsonObject chance = drawn.json()[string("chance")].toObject();
        const double filtered = chance[string("filtered")].toObject()[string("hit_at_5")].toDouble();
        const double open = chance[string("open")].toObject()[string("hit_at_5")].toDouble();
        QVERIFY(filtered > 0 && filtered <= 1 && open > 0 && open < filtered);
        QVERIFY(chance[string("filtered")].toObject()[string("covered")].toInt() <= 12);
        QCOMPARE(run("anchors w.assay --draw monthly").exitCode, 4); // the name is taken

        const Outcome exported = run("anchors w.assay --export monthly");
        QCOMPARE(exported.exitCode, 0);
        QCOMPARE(exported.json()[string("anchors")].toArray().size(), 12);
        QCOMPARE(exported.json()[string("seed")].toInt(), 7);
        QCOMPARE(run("anchors w.assay --export monthly --output set.json").exitCode, 0);
        QCOMPARE(contentOf(m_workspace->path("set.json")), exported.out);

        // Under another name: the same sentences, the same hash.
        const Outcome again = run("anchors w.assay --import set.json --name again --json");
        QVERIFY2(again.exitCode == 0 && !again.error.contains("Warning"), again.error.constData());
        QCOMPARE(again.json()[string("name")].toString(), string("again"));
        QCOMPARE(again.json()[string("anchors")].toInt(), 12);
        QVERIFY(!again.json()[string("corpus_differs")].toBool());
        QVERIFY(again.json()[string("issues")].toArray().isEmpty());
        QByteArray renamed = exported.out;
        renamed.replace("\"monthly\"", "\"again\"");
        QCOMPARE(run("anchors w.assay --export again").out, renamed);
        const QJsonArray sets = m_workspace->list("anchors w.assay --json");
        QCOMPARE(sets.size(), 2);
        QCOMPARE(sets[0].toObject()[string("sha256")], sets[1].toObject()[string("sha256")]);
        QCOMPARE(sets[0].toObject()[string("sha256")].toString().size(), 64);
        for (const auto& set : sets) {
            QCOMPARE(set.toObject()[string("anchors")].toInt(), 12);
        }
        // The name in the file counts where none is given; here it is taken.
        QCOMPARE(run("anchors w.assay --import set.json").exitCode, 4);

        // The same seed draws the same.
        QCOMPARE(run("anchors w.assay --draw twin --anchors 12 --seed 7 --strata year --quiet").exitCode, 0);
        renamed.replace("\"again\"", "\"twin\"");
        QCOMPARE(run("anchors w.assay --export twin").out, renamed);
    }

    void aListOfAnotherCorpusIsWarnedOf() {
        const Outcome three = run("anchors w.assay --draw monthly --anchors 3");
        QCOMPARE(three.exitCode, 0);
        QVERIFY2(three.out.contains("Hit@5 by luck: filtered "), three.out.constData());
        QByteArray list = run("anchors w.assay --export monthly").out;
        const QString hash = QJsonDocument::fromJson(list).object()[string("corpus_sha256")].toString();
        QCOMPARE(hash.size(), 64);
        const QByteArray other(64, '7');
        list.replace(hash.toUtf8(), other);
        QVERIFY(m_workspace->write("old.json", list.toStdString()));
        const Outcome imported = run("anchors w.assay --import old.json --name old --json");
        QCOMPARE(imported.exitCode, 0);
        QVERIFY2(imported.error.contains("Warning") && imported.error.contains(other),
                 imported.error.constData());
        QVERIFY(imported.json()[string("corpus_differs")].toBool());
        QCOMPARE(imported.json()[string("list_corpus_sha256")].toString(), QString::fromUtf8(other));
    }

    void theTerminalSaysHowWellASearchFinds() {
        const Outcome outcome =
            run("neighbours w.assay --anchors 20 --search exact --search hnsw:m=4,ef=16 --search lexical "
                "--csv cases.csv");
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        static const QRegularExpression recall(
            QStringLiteral("HNSW M=4 ef=16, LSA 8  recall@\\d+ [01]\\.\\d{3} \\[[01]\\.\\d{3}, "
                           "[01]\\.\\d{3}\\] \\(n = \\d+\\)"));
        QVERIFY2(recall.match(QString::fromUtf8(outcome.out)).hasMatch(), outcome.out.constData());
        for (const char* line : {"\nexact, LSA 8\n", "\nBM25 k1=1.2 b=0.75\n", "over all anchors",
                                 "  filtered - open\n    Hit@1    "}) {
            QVERIFY2(outcome.out.contains(line), outcome.out.constData());
        }
        const QByteArray csv = contentOf(m_workspace->path("cases.csv"));
        QVERIFY2(
            csv.left(csv.indexOf('\r'))
                .endsWith(",text,recall,recall_low,recall_high,recall_at,recall_queries,form,weight,pool,"
                          "pool_gold,chance_hit_at_1,chance_hit_at_3,chance_hit_at_5,chance_mrr_at_20,"
                          "chance_mrr_at_30"),
            csv.constData());
    }

    void oneIsNoPlural() {
        const Outcome drawn = run("anchors w.assay --draw one --anchors 1");
        const Outcome listed = run("anchors w.assay");
        const Outcome tested = run("neighbours w.assay --anchor-set one --name a");
        QCOMPARE(tested.exitCode, 0);
        QCOMPARE(run("neighbours w.assay --anchors all --name b").exitCode, 0);
        const Outcome judged = run("gate w.assay a --baseline a");
        const Outcome uneven = run("gate w.assay a --baseline b"); // 95 only in the baseline
        QVERIFY(m_workspace->write("one.txt", "nobody\n"));
        const Outcome refused = run("anchors w.assay --import one.txt --name r");
        QCOMPARE(refused.exitCode, 3);
        for (const Outcome& outcome : {drawn, listed, tested, judged, uneven, refused}) {
            const QString text = QString::fromUtf8(outcome.out + outcome.error);
            QVERIFY(!text.isEmpty());
            static const QRegularExpression plural(
                QStringLiteral("(^|[^0-9.,])1 (anchors|ids|runs|sentences|figures|searches)\\b"));
            QVERIFY2(!plural.match(text).hasMatch(), qUtf8Printable(text));
        }
        QVERIFY2(listed.out.startsWith("one  1 anchor, seed 42"), listed.out.constData());
    }

    void anchorsThatAreNotThereImportNothing() {
        QVERIFY(m_workspace->write("ids.txt", "a_1_2019_7_3\nx1\na_2_2020_1A_0\nx2\n"));
        const Outcome refused = run("anchors w.assay --import ids.txt --name mine");
        QCOMPARE(refused.exitCode, 3);
        QVERIFY2(refused.error.contains("x1") && refused.error.contains("x2") &&
                     refused.error.contains("2 of 4"),
                 refused.error.constData());
        QVERIFY(m_workspace->list("anchors w.assay --json").isEmpty());

        QVERIFY(m_workspace->write("good.txt", "a_1_2019_7_3\na_2_2020_1A_0\n"));
        const Outcome nameless = run("anchors w.assay --import good.txt");
        QCOMPARE(nameless.exitCode, 2);
        QVERIFY2(nameless.error.contains("--name"), nameless.error.constData());
        QVERIFY(m_workspace->list("anchors w.assay --json").isEmpty());
        QCOMPARE(run("anchors w.assay --import good.txt --name mine").exitCode, 0);
        QCOMPARE(m_workspace->list("anchors w.assay --json").size(), 1);
    }

    void anchorsRefuse_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("said");
        const auto add = [](const char* options, int exitCode, const char* said) {
            QTest::newRow(options) << string(options) << exitCode << string(said);
        };
        add("--export nope", 2, "no anchor set \"nope\"");
        add("--draw a --export b", 2, "--export");
        add("--draw a --import a.jsonl", 2, "--import");
        add("--draw ''", 2, "--draw: the value is empty");
        add("--import none.txt --name a", 4, "none.txt");
        add("--name a", 2, "--name requires --import");
        add("--output a.json", 2, "--output requires --export");
        add("--draw a --anchors 0", 2, "--anchors takes a number above 0, or all");
        add("--draw a --min-words 1000", 3, "--min-words");
        add("--draw a --min-words -1", 2, "--min-words: a number of 0 or more");
        add("--draw a --strata moon", 2, "moon");
        add("--draw a --corpus nope", 2, "filings");
    }

    void anchorsRefuse() {
        QFETCH(QString, options);
        QFETCH(int, exitCode);
        QFETCH(QString, said);
        const Outcome outcome = run(QStringLiteral("anchors w.assay ") + options);
        QVERIFY2(outcome.exitCode == exitCode, outcome.error.constData());
        QVERIFY2(outcome.error.contains(said.toUtf8()), outcome.error.constData());
        QVERIFY(m_workspace->list("anchors w.assay --json").isEmpty());
    }

    void everyOptionOnce() {
        const Outcome outcome = run("neighbours w.assay --corpus filings --embeddings LSA_8 --anchors 20");
        QCOMPARE(outcome.exitCode, 2); // the set has a blank in its name
        QVERIFY2(outcome.error.contains("LSA 8"), outcome.error.constData());
        const Outcome tested = run(
            "neighbours w.assay --corpus filings --anchors 20 --seed 5 --strata section --min-section 2 "
            "--min-words 3 --exclude-buckets <10,40+ --exclude-navigational --all-kinds --window fixed:2 "
            "--regimes open,filtered --filter company,quarter --hit 7,1,2 --mrr 4,9 --search exact --search "
            "lexical:k1=1.5,b=0.5 --search hybrid:0.3 --search rrf --search hnsw:m=8,ef=64 --search "
            "exact+window:1 --search lexical+union:year --name mine --per-anchor --hardest 3 --output "
            "run.json --csv cases.csv --author Ada --json");
        QVERIFY2(tested.exitCode == 0, tested.error.constData());
        QVERIFY2(tested.out.isEmpty(), tested.out.constData()); // the document is in its file
        const QJsonObject json = QJsonDocument::fromJson(contentOf(m_workspace->path("run.json"))).object();
        QCOMPARE(json[string("corpus")].toString(), string("filings"));
        QCOMPARE(json[string("embeddings")].toString(), string("LSA 8"));
        QCOMPARE(json[string("name")].toString(), string("mine"));
        QCOMPARE(json[string("anchors")].toInt(), 20);
        QCOMPARE(json[string("seed")].toInt(), 5);
        QCOMPARE(json[string("covered")].toInt(), 20);
        QCOMPARE(json[string("coverage")].toDouble(), 1.0);
        QCOMPARE(json[string("coverage_ci")].toArray().size(), 2);
        QCOMPARE(json[string("window")].toObject()[string("kind")].toString(), string("fixed"));
        QCOMPARE(json[string("window")].toObject()[string("width")].toInt(), 2);
        QVERIFY(json[string("exclude_navigational")].toBool());
        QVERIFY(!json[string("only_prose")].toBool());
        QCOMPARE(json[string("filter_fields")].toArray(), (QJsonArray{string("company"), string("quarter")}));
        QCOMPARE(json[string("regimes")].toObject().keys(), words("filtered open"));
        for (const char* name : {"filtered", "open"}) {
            const QJsonObject regime = json[string("regimes")].toObject()[string(name)].toObject();
            for (const char* figure : {"self_at_1", "self_at_1_tie_aware"}) {
                QVERIFY(regime[string(figure)].isDouble());
                QCOMPARE(regime[string(figure) + string("_ci")].toArray().size(), 2);
            }
            for (const char* key : {"hit_at", "hit_at_all_anchors"}) {
                QCOMPARE(regime[string(key)].toObject().keys(), words("1 1_ci 1_n 2 2_ci 2_n 7 7_ci 7_n"));
            }
            QCOMPARE(regime[string("mrr_at")].toObject().keys(), words("4 4_ci 4_n 9 9_ci 9_n"));
            const QJsonObject distance = regime[string("distance")].toObject();
            for (const char* side : {"gold", "other"}) {
                QCOMPARE(distance[string(side)].toObject().keys(), words("median n p25 p5 p75 p95"));
            }
            const QJsonObject length = regime[string("strata")].toObject()[string("length")].toObject();
            QCOMPARE(length[string("10-19")].toObject()[string("n")].toInt(), 20); // all sections are alike
        }
        QCOMPARE(json[string("hardest")].toArray().size(), 3);
        const QJsonObject hard = json[string("hardest")].toArray()[0].toObject();
        QVERIFY(hard[string("sentenceID")].toString().startsWith(u"a_"));
        QVERIFY(hard.contains(string("rank_first_gold")) && hard[string("diagnosis")].isArray());
        QCOMPARE(json[string("searches")].toArray().size(), 7);
        const QJsonArray anchors = json[string("per_anchor")].toArray();
        QCOMPARE(anchors.size(), 20);
        QCOMPARE(anchors[0].toObject()[string("searches")].toArray().size(), 14);
        const QByteArray csv = contentOf(m_workspace->path("cases.csv"));
        QCOMPARE(csv.count('\n'), 21);
        QVERIFY2(csv.contains("because"), csv.constData()); // the sentences stand in it
        QVERIFY2(tested.error.contains("over 20 anchors is kept"), tested.error.constData());
    }

    void theSameSeedGivesTheSameBytes() {
        const char* line =
            "neighbours w.assay --anchors 15 --seed 3 --search exact --search lexical --search "
            "hnsw --name twin --per-anchor --json --quiet";
        const Outcome first = run(line);
        const Outcome second = run(line);
        QVERIFY2(first.exitCode == 0 && second.exitCode == 0, first.error.constData());
        QVERIFY(first.error.isEmpty());
        QVERIFY(first.out != second.out);
        QCOMPARE(withoutIdentity(first.out), withoutIdentity(second.out));
        const Outcome other = run(string(line).replace(string("--seed 3"), string("--seed 4")));
        QVERIFY(other.json()[string("anchors_sha256")] != first.json()[string("anchors_sha256")]);
    }

    void allTakesEverySentence() {
        const Outcome outcome = run("neighbours w.assay --anchors all --search lexical --json");
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        QCOMPARE(outcome.json()[string("anchors")].toInt(), 96);
        QVERIFY(outcome.json()[string("embeddings")].isNull()); // a lexical search needs none
    }

    void valuesThatDoNotFit_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("said");
        const auto add = [](const char* options, int exitCode, const char* said) {
            QTest::newRow(options) << string(options) << exitCode << string(said);
        };
        for (const char* anchors : {"--anchors 0", "--anchors -1", "--anchors x", "--anchors ''"}) {
            add(anchors, 2, "--anchors takes a number above 0, or all");
        }
        for (const char* window : {"--window 3", "--window fixed:x", "--window adaptive:5", "--window ''"}) {
            add(window, 2, "--window takes fixed:WIDTH or adaptive:BASE,MAX,TARGET");
        }
        add("--window fixed:0", 2, "--window fixed:WIDTH needs a width of 1 or more");
        add("--window adaptive:9,3,2", 2, "a max that is not below the base; \"3\" does not fit");
        for (const char* search : {"--search foo", "--search hnsw:m=0", "--search hybrid:2", "--search ''",
                                   "--search exact+window:0"}) {
            add(search, 2, "is not understood. There are exact, hnsw");
        }
        for (const char* search : {"--search exact+union:slice", "--search lexical+union:kind"}) {
            add(search, 2, "+union takes cik, company, form, year, section or a field");
        }
        add("--search exact+union:moon", 2, "has no field \"moon\"");
        add("--regimes closed", 2, "--regimes takes filtered, open or both; \"closed\" is none of them");
        add("--regimes ''", 2, "--regimes takes filtered, open or both");
        add("--regimes both,open", 2, "--regimes takes each regime once");
        add("--regimes open,open", 2, "--regimes takes each regime once");
        add("--exclude-buckets 5-9", 2, "--exclude-buckets takes <10, 10-19, 20-39 and 40+");
        add("--exclude-buckets 10-19", 3, "No sentence of the corpus may be an anchor");
        add("--min-section 1000", 3, "--min-section");
        for (const char* hit : {"--hit 0", "--hit -1", "--hit 3,3", "--hit 1000000", "--hit ''"}) {
            add(hit, 2, "--hit takes numbers from 1 to 10000, each of them once");
        }
        for (const char* mrr : {"--mrr 0", "--mrr 20,20", "--mrr 2000000000"}) {
            add(mrr, 2, "--mrr takes numbers from 1 to 10000, each of them once");
        }
        add("--hit x", 2, "--hit");
        add("--filter moon", 2, "has no field \"moon\"");
        add("--filter cik,cik", 2, "--filter takes names of fields, each of them once");
        add("--hardest -1", 2, "--hardest: a number of 0 or more");
        add("--seed -1", 2, "--seed: a number of 0 or more");
        add("--name ''", 2, "--name: the value is empty");
        add("--anchor-set nope", 2, "no anchor set \"nope\"");
        for (const char* ofDrawing :
             {"--anchors 5", "--strata year", "--min-words 3", "--min-section 3", "--exclude-buckets 40+"}) {
            add(("--anchor-set nope " + std::string(ofDrawing)).c_str(), 2, "excludes");
        }
        add("--corpus nope", 2, "it has: \"filings\".");
        add("--embeddings nope", 2, "it has: \"LSA 8\".");
        add("--output no/x.json", 4, "No such file or directory");
        add("--csv no/x.csv", 4, "No such file or directory");
        add("--output .", 4, "Is a directory");
        add("--output x --csv x", 2, "--output and --csv need a file each");
        add("--resume nope", 2, "no run \"nope\" in this workspace; it has none.");
        add("--resume ''", 2, "--resume: the value is empty");
        add("--resume nope --search exact", 2, "excludes");
    }

    void valuesThatDoNotFit() {
        QFETCH(QString, options);
        QFETCH(int, exitCode);
        QFETCH(QString, said);
        const Outcome outcome = run(QStringLiteral("neighbours w.assay ") + options);
        QVERIFY2(outcome.exitCode == exitCode, outcome.error.constData());
        QVERIFY2(outcome.error.contains(said.toUtf8()), outcome.error.constData());
        QVERIFY(!outcome.error.contains("(not named)"));
        QVERIFY(outcome.out.isEmpty());
        QCOMPARE(runs(), 0); // nothing was begun
    }

    void theWorkspaceIsNotWrittenOver() {
        QCOMPARE(run("anchors w.assay --draw m --anchors 4").exitCode, 0);
        QVERIFY(m_workspace->write(
            "q.jsonl", "{\"question_id\":\"q1\",\"question\":\"What fell?\",\"answer\":\"Rent.\"}\n"));
        QCOMPARE(run("import w.assay q.jsonl --name Q").exitCode, 0);
        QVERIFY(QFile::link(m_workspace->path("w.assay"), m_workspace->path("link.json")));
        for (const char* line :
             {"neighbours w.assay --output w.assay", "neighbours w.assay --csv ./w.assay",
              "export w.assay --suite Q --output w.assay", "lint w.assay Q --output w.assay",
              "anchors w.assay --export m --output w.assay", "lint w.assay Q --output w.assay-wal",
              "lint w.assay Q --output w.assay.d/q.json", "lint w.assay Q --output link.json"}) {
            const Outcome outcome = run(line);
            QCOMPARE(outcome.exitCode, 4);
            QVERIFY2(outcome.error.contains("it belongs to the workspace itself"), outcome.error.constData());
            QCOMPARE(run("check w.assay").exitCode, 0);
        }
        QCOMPARE(runs(), 0);
    }

    // Words alone are the baseline of the open regime, and luck stands beside.
    void theUsualTestHasABaselineAndItsLuck() {
        const Outcome outcome = run("neighbours w.assay --anchors 20 --shares equal --clusters slice --json");
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        const QJsonObject json = outcome.json();
        QCOMPARE(json[string("searches")].toArray().size(), 2);
        QCOMPARE(json[string("cluster_unit")].toString(), string("slice"));
        const QJsonObject filtered = json[string("regimes")].toObject()[string("filtered")].toObject();
        for (const char* key : {"chance_hit_at", "lift_hit_at"}) {
            QCOMPARE(filtered[string(key)].toObject().keys(), words("1 3 5"));
        }
        const double chance = filtered[string("chance_hit_at")].toObject()[string("5")].toDouble();
        QVERIFY(chance > 0 && chance <= 1);
        QVERIFY(filtered[string("weighted")].isObject() && filtered[string("distinct_texts")].isObject());
        const Outcome both = run("neighbours w.assay --anchors 20 --regimes both --json");
        QVERIFY2(both.exitCode == 0, both.error.constData());
        QCOMPARE(both.json()[string("regimes")].toObject().keys(), words("filtered open"));
        const Outcome closed = run("neighbours w.assay --anchors 20 --regimes filtered");
        QVERIFY2(!closed.out.contains("BM25") && closed.out.contains("   luck "), closed.out.constData());
    }

    void orderOfKIsFree() {
        const Outcome outcome = run("neighbours w.assay --anchors 9 --hit 5,1,3 --mrr 30,2 --json");
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        const QJsonObject hits = outcome.json()[string("regimes")]
                                     .toObject()[string("filtered")]
                                     .toObject()[string("hit_at")]
                                     .toObject();
        QVERIFY(hits[string("1")].toDouble() <= hits[string("3")].toDouble());
        QVERIFY(hits[string("3")].toDouble() <= hits[string("5")].toDouble());
    }

    void severalCorporaAreNamed() {
        QVERIFY(m_workspace->write("b.jsonl", tests::neighbourCorpus("b")));
        QCOMPARE(run("import w.assay b.jsonl --name letters").exitCode, 0);
        for (const char* line : {"neighbours w.assay", "anchors w.assay", "anchors w.assay --draw x"}) {
            const Outcome outcome = run(line);
            QCOMPARE(outcome.exitCode, 2);
            for (const char* part : {"filings", "letters", "--corpus"}) {
                QVERIFY2(outcome.error.contains(part), outcome.error.constData());
            }
        }
        // And this one has no vectors.
        const Outcome bare = run("neighbours w.assay --corpus letters");
        QCOMPARE(bare.exitCode, 2);
        for (const char* part : {"letters", "assay embed --lsa", "Lexical"}) {
            QVERIFY2(bare.error.contains(part), bare.error.constData());
        }
        QCOMPARE(run("neighbours w.assay --corpus letters --search lexical --anchors 4").exitCode, 0);
    }

    void aFinishedRunIsNotGoneOnWith() {
        QCOMPARE(run("neighbours w.assay --anchors 4 --name done").exitCode, 0);
        for (const char* line : {"neighbours w.assay --resume done", "neighbours w.assay --resume 1"}) {
            const Outcome outcome = run(line);
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.error.contains("Run 1 is finished"), outcome.error.constData());
        }
        QCOMPARE(runs(), 1);
    }

    // Of several runs of a name, the one that can be gone on with.
    void anUnfinishedRunIsPreferred() {
        {
            auto workspace = workspace::Workspace::open(m_workspace->path("w.assay").toStdString());
            QVERIFY(workspace.has_value());
            evaluate::NeighbourRunPlan plan;
            plan.name = "weekly";
            plan.corpus = 1;
            plan.embeddings = 1;
            plan.sampling.count = 4;
            QVERIFY(evaluate::createNeighbourRun(**workspace, plan, {}).has_value()); // as a crash leaves it
        }
        QCOMPARE(run("neighbours w.assay --anchors 4 --name weekly").exitCode, 0);
        const Outcome resumed = run("neighbours w.assay --resume weekly");
        QVERIFY2(resumed.exitCode == 0, resumed.error.constData());
        QVERIFY2(resumed.error.contains("run 1 over 4 anchors"), resumed.error.constData());
        QCOMPARE(run("neighbours w.assay --resume weekly").exitCode, 2);
    }
};

ASSAY_TEST(TestNeighbourCommands)
#include "tst_neighbour_commands.moc"
