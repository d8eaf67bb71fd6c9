// --scorer, --cosine-url and --cosine-model of `assay answers`: where a command of the user's own is looked
// for, and what is said of one that cannot be used.
#include "tests/app/commands/gold_program.h"
#include "tests/support/embedding_service.h"
#include "tests/support/shell_scorer.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QDir>
#include <QJsonArray>

using namespace assay;
using namespace assay::tests;

namespace {

// A settings file with the scorer of that script.
QByteArray scorersFileOf(const char* script, const QString& name = QStringLiteral("shell")) {
    QJsonArray arguments;
    for (const std::string& argument : shellScorer(script).arguments) {
        arguments.append(QString::fromStdString(argument));
    }
    const QJsonObject scorer{{QStringLiteral("name"), name},
                             {QStringLiteral("command"), arguments},
                             {QStringLiteral("start_seconds"), 20},
                             {QStringLiteral("timeout_seconds"), 20}};
    return QJsonDocument(QJsonObject{{QStringLiteral("scorers"), QJsonArray{scorer}}}).toJson();
}

} // namespace

class TestScorerArguments : public QObject, GoldProgram {
    Q_OBJECT

    [[nodiscard]] Outcome answers(const QString& more) const {
        return run(QStringLiteral("answers w.assay --suite S --predictions P --json ") + more);
    }

    [[nodiscard]] static QJsonValue mean(const Outcome& done, const char* metric) {
        return done.json()[QStringLiteral("metrics")][QLatin1String(metric)][QStringLiteral("mean")];
    }

    void verifyRefused(const QString& more, int exitCode, const char* said) const {
        GoldProgram::verifyRefused(QStringLiteral("answers w.assay --suite S --predictions P --json ") + more,
                                   exitCode, said);
    }

  private Q_SLOTS:

    void init() {
        makeWithGold();
        QVERIFY(!write(QStringLiteral("p.jsonl"), "{\"question_id\":\"N1\",\"answer\":\"Yes, it grew.\"}\n"
                                                  "{\"question_id\":\"N2\",\"answer\":\"Rent.\"}\n")
                     .isEmpty());
        QCOMPARE(
            run(QStringLiteral("import w.assay p.jsonl --as predictions-jsonl --name P --quiet")).exitCode,
            0);
    }

    void aFileNamesAScorer() {
        QVERIFY(!write(QStringLiteral("s.json"), scorersFileOf(kHonestScorer)).isEmpty());
        const Outcome done = answers(QStringLiteral("--scorer s.json"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QVERIFY(mean(done, "imported_length").isDouble());
        const QJsonObject source =
            done.json()[QStringLiteral("sources")][0][QStringLiteral("source")].toObject();
        QCOMPARE(source[QStringLiteral("kind")].toString(), QStringLiteral("external_scorer"));
        QCOMPARE(source[QStringLiteral("model")].toString(), QStringLiteral("tiny"));
        QCOMPARE(source[QStringLiteral("sha256")].toString(), QString(64, u'c'));
    }

    void theSettingsNameAScorer() {
        const QString folder = path(QStringLiteral("config/Assay"));
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(!write(QStringLiteral("config/Assay/scorers.json"),
                       scorersFileOf(kHonestScorer, QStringLiteral("mine")))
                     .isEmpty());
        const Outcome done = answers(QStringLiteral("--scorer mine"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QVERIFY(mean(done, "imported_length").isDouble());
        verifyRefused(QStringLiteral("--scorer shell"), 2, "scorers.json");
    }

    void whatIsNoScorerIsRefused() {
        verifyRefused(QStringLiteral("--scorer nobody"), 2, "neither a scorer of");
        QVERIFY(!write(QStringLiteral("s.json"), "{\"scorers\":[{\"name\":\"a\",\"command\":[\"./a.sh\"]}]}")
                     .isEmpty());
        verifyRefused(QStringLiteral("--scorer s.json"), 3, "a relative path: ./a.sh");
        QVERIFY(!write(QStringLiteral("s.json"), "{\"scorers\":[]}").isEmpty());
        verifyRefused(QStringLiteral("--scorer s.json"), 3, "0 scorers instead of one");
        QVERIFY(
            !write(QStringLiteral("s.json"), "{\"scorers\":[{\"name\":\"a\",\"shell\":\"rm\"}]}").isEmpty());
        verifyRefused(QStringLiteral("--scorer s.json"), 3, "scorers[0]");
        QCOMPARE(parsed(run(QStringLiteral("runs w.assay --json")).out).size(), 0);
    }

    // The run is kept, for what the rules say of it holds.
    void whatGivesNoScoreIsSaid() {
        QVERIFY(
            !write(QStringLiteral("s.json"),
                   scorersFileOf("echo \"$identity\"\n"
                                 "while IFS= read -r line; do printf '{\"id\":\"%s\",\"error\":\"no\"}\\n' "
                                 "\"$(idOf \"$line\")\"; done\n"))
                 .isEmpty());
        const Outcome done = answers(QStringLiteral("--scorer s.json"));
        QCOMPARE(done.exitCode, 5);
        QVERIFY2(done.error.contains("Not scored by the external scorer shell (tiny), scorer: 2"),
                 done.error.constData());
        QVERIFY(mean(done, "rougeL_f").isDouble());
    }

    // The built-in cosine has a name of its own, and says its model.
    void builtInVectorsNeedNoService() {
        const Outcome done = answers(QStringLiteral("--lsa-cosine"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const double cosine = mean(done, "lsa_cosine").toDouble(-2);
        QVERIFY2(cosine > 0 && cosine <= 1, done.out.constData());
        QVERIFY(mean(done, "cosine").isUndefined() || mean(done, "cosine").isNull());
        const QJsonObject source =
            done.json()[QStringLiteral("sources")][0][QStringLiteral("source")].toObject();
        QCOMPARE(source[QStringLiteral("kind")].toString(), QStringLiteral("lsa_cosine"));
        QVERIFY(source[QStringLiteral("model")].toString().startsWith(QStringLiteral("LSA ")));
        const Outcome again = answers(QStringLiteral("--lsa-cosine"));
        QCOMPARE(mean(again, "lsa_cosine").toDouble(-2), cosine);
    }

    void aServiceGivesCosines() {
        constexpr std::size_t kDimension = 8;
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
        const QString url = QString::fromStdString(server.url()) + QStringLiteral("/v1");
        const Outcome done = answers(QStringLiteral("--cosine-url %1 --cosine-model served-model").arg(url));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QVERIFY(mean(done, "cosine").isDouble());
        verifyRefused(QStringLiteral("--cosine-url ") + url, 2, "--cosine-model");
        verifyRefused(QStringLiteral("--cosine-model m"), 2, "--cosine-url");
        QVERIFY(answers(QStringLiteral("--cosine-url ftp://x --cosine-model m")).exitCode != 0);
    }
};

ASSAY_TEST(TestScorerArguments)
#include "tst_scorer_arguments.moc"
