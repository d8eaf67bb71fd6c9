// Mining without a window: drafts into a suite, steered and never twice from one sentence; paraphrases by
// hand.
#include "tests/app/commands/gold_program.h"
#include "tests/support/test_class.h"

#include <QJsonObject>
#include <QSet>

using namespace assay;
using namespace assay::tests;
using namespace Qt::Literals::StringLiterals;

namespace {

const QByteArray kMinedCorpus =
    "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2018,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"a1\",\"text\":\"Revenue rose to $3 million due to new lamps.\"}\n"
    "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2019,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"a2\",\"text\":\"Revenue fell to $2 million because two shops closed.\"}\n"
    "{\"cik_int\":2,\"name\":\"Beta\",\"report_year\":2018,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"b1\",\"text\":\"Revenue of the mills was $9 million.\"}\n";

} // namespace

class TestMiningCommands : public QObject, GoldProgram {
    Q_OBJECT

    [[nodiscard]] QJsonObject object(const Outcome& outcome) const {
        return QJsonDocument::fromJson(outcome.out).object();
    }

  private Q_SLOTS:

    void init() {
        make();
        QVERIFY(!write(u"tenk.jsonl"_s, kMinedCorpus).isEmpty());
        QCOMPARE(run(u"import w.assay tenk.jsonl --name tenk --quiet"_s).exitCode, 0);
    }

    void draftsIntoASuite() {
        const Outcome first =
            run(u"mine w.assay --draft P --categories a,J --drafts 4 --output mined --json --quiet"_s);
        QVERIFY2(first.exitCode == 0, first.error.constData());
        const QJsonObject drafts = object(first)[u"drafts"_s].toObject();
        QCOMPARE(drafts[u"suite"_s].toString(), u"P"_s);
        QCOMPARE(drafts[u"by_category"_s].toObject()[u"A"_s].toInt(), 2); // in turns
        QCOMPARE(drafts[u"by_category"_s].toObject()[u"J"_s].toInt(), 2);
        QCOMPARE(drafts[u"questions"_s].toArray().size(), 4);
        // Again: what is evidence already is passed over.
        const Outcome second =
            run(u"mine w.assay --draft P --categories A --drafts 9 --output again --json --quiet"_s);
        QVERIFY2(second.exitCode == 0, second.error.constData());
        QCOMPARE(object(second)[u"drafts"_s].toObject()[u"questions"_s].toArray().size(), 1);
        QCOMPARE(object(second)[u"drafts"_s].toObject()[u"exhausted"_s].toString(), u"A"_s);
        const Outcome exported = run(u"export w.assay --suite P --as finrag-json"_s);
        QSet<QString> evidence;
        for (const auto& one : parsed(exported.out)) {
            const QJsonObject question = one.toObject();
            for (const auto& id : question[u"evidence_sentence_ids"_s].toArray()) {
                QVERIFY(!evidence.contains(id.toString()));
                evidence += id.toString();
            }
        }
        QCOMPARE(evidence.size(), 3);
        QCOMPARE(run(u"mine w.assay --draft P --categories Z --output x"_s).exitCode, 2);
        QCOMPARE(run(u"mine w.assay --drafts 3 --output x"_s).exitCode, 2);
    }

    void paraphrasesByHand() {
        QVERIFY(!write(u"q.json"_s, kFinrag).isEmpty());
        QCOMPARE(run(u"import w.assay q.json --name N --quiet"_s).exitCode, 0);
        const Outcome added =
            run(u"paraphrase w.assay --suite N --question N1 --text Higher_revenue? --json --quiet"_s);
        QVERIFY2(added.exitCode == 0, added.error.constData());
        QCOMPARE(object(added)[u"added"_s].toArray().first().toString(), u"N1-p1"_s);
        // The link stays in what is exported, and comes back.
        const Outcome exported = run(u"export w.assay --suite N --as finrag-json"_s);
        bool isLinked = false;
        for (const auto& one : parsed(exported.out)) {
            isLinked = isLinked || one.toObject()[u"paraphrase_of"_s].toString() == u"N1"_s;
        }
        QVERIFY(isLinked);
        QCOMPARE(run(u"paraphrase w.assay --suite N --question N1 --text higher_REVENUE? --quiet"_s).exitCode,
                 2);
        QCOMPARE(run(u"paraphrase w.assay --suite N --question N1"_s).exitCode, 2);
        QVERIFY(run(u"paraphrase w.assay --suite N --question none --text x"_s).exitCode != 0);
    }
};

ASSAY_TEST(TestMiningCommands)
#include "tst_mining_commands.moc"
