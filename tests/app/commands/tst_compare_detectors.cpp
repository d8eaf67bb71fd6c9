// Runs the program itself: comparing detectors, and what the sweep tells beside its figures.
#include "core/base/atomic_file.h"
#include "core/formats/scored/decision_json.h"
#include "core/workspace/scored/judgements.h"
#include "core/workspace/scored/scored_sets.h"
#include "tests/support/sample_generator.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace assay;

namespace {

struct Outcome {
    int exitCode = -1;
    QByteArray out;
    QByteArray error;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

QJsonObject objectAt(const QJsonObject& object, const QString& path) {
    QJsonObject at = object;
    for (const QString& key : path.split(QLatin1Char('/'))) {
        at = at[key].toObject();
    }
    return at;
}

QString golden(const char* name) {
    return QStringLiteral(ASSAY_GOLDEN_DIR "/detectors/") + QString::fromLatin1(name);
}

} // namespace

class TestCompareDetectors : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QString::fromLatin1(name));
    }

    void write(const char* name, const std::string& content) const {
        QVERIFY(base::writeFileAtomically(path(name).toStdString(), content));
    }

    [[nodiscard]] Outcome run(const QStringList& arguments) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path("data"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder->path());
        process.start(QStringLiteral(ASSAY_EXECUTABLE), arguments);
        process.waitForFinished(60'000);
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                process.readAllStandardOutput(), process.readAllStandardError()};
    }

    [[nodiscard]] Outcome compare(const QStringList& arguments) const {
        return run(QStringList{QStringLiteral("compare-detectors")} + arguments);
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void helpHasAnExample() {
        const Outcome help = compare({QStringLiteral("--help")});
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains("Example"));
    }

    void theGoldenCase() {
        const Outcome outcome = compare({golden("samples.csv"), QStringLiteral("--json")});
        QCOMPARE(outcome.exitCode, 0);
        const QJsonObject json = outcome.json();
        QCOMPARE(json[QStringLiteral("n")].toInt(), 12);
        QCOMPARE(json[QStringLiteral("without_entropy")].toInt(), 3);
        QCOMPARE(json[QStringLiteral("verdict")].toString(), QStringLiteral("cannot_be_judged"));
        QVERIFY(json[QStringLiteral("equivalent")].isNull());
        const QJsonObject delta = objectAt(json, QStringLiteral("delta_macro_f1"));
        QCOMPARE(delta[QStringLiteral("randomisation_p")].toDouble(), 0.1875);
        QVERIFY(delta[QStringLiteral("ci")].isNull() && delta.contains(QStringLiteral("ci")));
        QCOMPARE(delta[QStringLiteral("classes")].toArray().size(), 3);
        QCOMPARE(objectAt(json, QStringLiteral("mcnemar"))[QStringLiteral("exact_p")].toDouble(), 0.375);
        QCOMPARE(objectAt(json, QStringLiteral("hallucination_recall"))[QStringLiteral("delta")].toDouble(),
                 0.75);
        QCOMPARE(objectAt(json, QStringLiteral("tau"))[QStringLiteral("news")].toDouble(), 0.65);
        for (const char* key : {"confusion_matrix", "accuracy", "macro_f1", "discordant", "paired_t",
                                "wilcoxon", "scenario_f1"}) {
            QVERIFY2(json[QLatin1String(key)].isObject(), key);
        }
        const Outcome table = compare({golden("samples.csv")});
        QCOMPARE(table.exitCode, 0);
        QVERIFY2(table.out.contains("cannot be judged: samples that truly are accurate: 4") &&
                     table.out.contains("9 of 12"),
                 table.out.constData());
        // Entropy is no matter where it is not what is compared.
        const Outcome other =
            compare({golden("samples.csv"), QStringLiteral("--a"), QStringLiteral("stored")});
        QCOMPARE(other.exitCode, 0);
        QVERIFY2(!other.out.contains("entropy component"), other.out.constData());
    }

    void aWorkspaceGivesTheSame() {
        QCOMPARE(run({QStringLiteral("import"), path("w.assay"), golden("samples.csv"),
                      QStringLiteral("--name"), QStringLiteral("twelve")})
                     .exitCode,
                 0);
        const Outcome files = compare({golden("samples.csv"), QStringLiteral("--json")});
        const Outcome workspace = compare(
            {path("w.assay"), QStringLiteral("--set"), QStringLiteral("twelve"), QStringLiteral("--json")});
        QCOMPARE(workspace.exitCode, 0);
        QCOMPARE(workspace.out, files.out);
        const QStringList other{QStringLiteral("--b-files"), golden("samples.csv"), QStringLiteral("--json")};
        const Outcome crossed = compare(QStringList{path("w.assay")} + other);
        QCOMPARE(crossed.exitCode, 0);
        QCOMPARE(crossed.json()[QStringLiteral("macro_f1")], files.json()[QStringLiteral("macro_f1")]);
    }

    void thresholdsComeAsNumberOrFile() {
        write("tau.json", R"({"default":0.5,"news":0.95})");
        const auto tauOf = [&](const QString& thresholds) {
            return objectAt(compare({golden("samples.csv"), QStringLiteral("--thresholds"), thresholds,
                                     QStringLiteral("--json")})
                                .json(),
                            QStringLiteral("tau"));
        };
        QCOMPARE(tauOf(QStringLiteral("0.6"))[QStringLiteral("other")].toDouble(), 0.6);
        QCOMPARE(tauOf(path("tau.json"))[QStringLiteral("other")].toDouble(), 0.5);
        QCOMPARE(tauOf(path("tau.json"))[QStringLiteral("news")].toDouble(), 0.95);
    }

    void aWholeDecisionBringsItsNliLimit() {
        model::Decision decision;
        decision.name = "strict";
        decision.nliHard = 0.95;
        write("strict.json", *formats::decisionDocument(decision));
        write("plain.json", *formats::thresholdsJson(decision));
        write(
            "a.csv",
            "sample_id,label,fhri,nli,predicted_label\na,accurate,0.9,0.6,accurate\nb,hallucination,0.2,0.1,"
            "hallucination\n");
        const auto compared = [&](const char* thresholds, const QStringList& more) {
            const Outcome outcome = compare(
                QStringList{path("a.csv"), QStringLiteral("--a"), QStringLiteral("stored"),
                            QStringLiteral("--b"), QStringLiteral("predicted"),
                            QStringLiteral("--thresholds"), path(thresholds), QStringLiteral("--json")} +
                more);
            const QJsonObject json = outcome.json();
            return std::pair(json[QStringLiteral("nli_hard")].toDouble(),
                             objectAt(json, QStringLiteral("accuracy"))[QStringLiteral("a")].toDouble());
        };
        QCOMPARE(compared("strict.json", {}), std::pair(0.95, 1.0));
        QCOMPARE(compared("plain.json", {}), std::pair(0.4, 0.5));
        const QStringList given{QStringLiteral("--nli-hard"), QStringLiteral("0.5")};
        QCOMPARE(compared("strict.json", given), std::pair(0.5, 0.5));
        QVERIFY(compare({QStringLiteral("--help")}).out.contains("0.4"));
    }

    void thePinnedDecisionJudgesAsItWasMade() {
        write("a.csv", "sample_id,label,fhri,nli,G\na,accurate,0.9,0.6,0.1\nb,accurate,0.9,0.1,0.9\n");
        model::Decision decision;
        decision.name = "pin";
        decision.fallback.tau = 0.5;
        const auto flips = [&](const std::string& pin) {
            write("pin.json", pin);
            const Outcome outcome =
                run({QStringLiteral("sweep"), path("a.csv"), QStringLiteral("--output"), path("out"),
                     QStringLiteral("--thresholds"), QStringLiteral("0.5,0.6"), QStringLiteral("--bootstrap"),
                     QStringLiteral("0"), QStringLiteral("--splits"), QStringLiteral("0"),
                     QStringLiteral("--pin"), path("pin.json"), QStringLiteral("--json")});
            return objectAt(outcome.json(), QStringLiteral("flips"))[QStringLiteral("samples")].toArray();
        };
        QCOMPARE(flips(*formats::decisionDocument(decision)).size(), 0);
        decision.nliHard = 0.95; // a was no contradiction then
        const QJsonArray released = flips(*formats::decisionDocument(decision));
        QCOMPARE(released.size(), 1);
        QCOMPARE(released[0].toObject()[QStringLiteral("from")].toString(), QStringLiteral("accurate"));
        decision.scoring = {model::ScoringKind::Weights, {1, 0, 0, 0, 0}}; // and of a low FHRI
        const QJsonArray rescored = flips(*formats::decisionDocument(decision));
        QCOMPARE(rescored.size(), 1);
        QCOMPARE(rescored[0].toObject()[QStringLiteral("from")].toString(), QStringLiteral("hallucination"));
        // Of thresholds alone, the rest is that of the sweep.
        QCOMPARE(flips(*formats::thresholdsJson(decision)).size(), 0);
    }

    void whatScoresNothingSaysSo() {
        write("a.csv", "sample_id,label,fhri,nli,G\na,accurate,0.9,0.1,0.8\nb,accurate,0.9,0.1,\n");
        model::Decision decision;
        decision.name = "entropy only";
        const auto swept = [&](const model::ComponentWeights& weights,
                               const std::map<std::string, std::optional<double>>& constraints) {
            decision.scoring = {model::ScoringKind::Weights, weights};
            decision.constraints = constraints;
            write("d.json", *formats::decisionDocument(decision));
            const Outcome outcome =
                run({QStringLiteral("sweep"), path("a.csv"), QStringLiteral("--output"), path("out"),
                     QStringLiteral("--bootstrap"), QStringLiteral("0"), QStringLiteral("--splits"),
                     QStringLiteral("0"), QStringLiteral("--pin"), path("d.json"),
                     QStringLiteral("--decision"), path("d.json")});
            return outcome.exitCode == 0 ? outcome.out : QByteArray();
        };
        const QByteArray nothing = swept({0, 0, 0, 0, 1}, {{"precision_accurate", 0.5}});
        QVERIFY2(nothing.contains("no sample has a score with the decision's weights"), nothing.constData());
        QVERIFY2(!nothing.contains("0.0000") && !nothing.contains("every constraint met"),
                 nothing.constData());
        QVERIFY2(nothing.contains("none can be compared against the pin"), nothing.constData());
        const QByteArray one = swept({1, 0, 0, 0, 0}, {{"precision_accurate", 0.5}});
        QVERIFY2(one.contains("macro-F1 1.0000, every constraint met. 1 samples have no score"),
                 one.constData());
        const QByteArray free = swept({1, 0, 0, 0, 0}, {{"precision_accurate", std::nullopt}});
        QVERIFY2(free.contains("macro-F1 1.0000, it was decided under no constraint"), free.constData());
    }

    void twoSetsAreMatchedById() {
        write("a.csv", "sample_id,label,fhri\nx,accurate,0.9\ny,hallucination,0.9\nz,accurate,0.9\n");
        write("b.csv", "sample_id,label,fhri\ny,accurate,0.1\nq,accurate,0.9\nx,accurate,0.8\n");
        const QStringList stored{QStringLiteral("--a"), QStringLiteral("stored"), QStringLiteral("--b"),
                                 QStringLiteral("stored"), QStringLiteral("--json")};
        const Outcome outcome =
            compare(QStringList{path("a.csv"), QStringLiteral("--b-files"), path("b.csv")} + stored);
        QCOMPARE(outcome.exitCode, 0);
        const QJsonObject json = outcome.json();
        QCOMPARE(json[QStringLiteral("n")].toInt(), 2);
        QCOMPARE(json[QStringLiteral("left_out")].toInt(), 1);
        QCOMPARE(json[QStringLiteral("labels_differ")].toArray(), QJsonArray{QStringLiteral("y")});
        QCOMPARE(objectAt(json, QStringLiteral("unmatched"))[QStringLiteral("b")].toInt(), 1);
        // y: truth of a is hallucination, so b's 0.1 is right and a's 0.9 wrong.
        QCOMPARE(objectAt(json, QStringLiteral("discordant"))[QStringLiteral("a_wrong_b_right")].toInt(), 1);
    }

    void twoSetsOfAWorkspaceAreMatchedById() {
        write("a.csv", "sample_id,label,fhri\nx,accurate,0.9\ny,hallucination,0.9\nz,accurate,0.9\n");
        write("b.csv", "sample_id,label,fhri\ny,accurate,0.1\nq,accurate,0.9\nx,accurate,0.8\n");
        for (const char* name : {"a", "b"}) {
            const QString set = QString::fromLatin1(name);
            QCOMPARE(run({QStringLiteral("import"), path("w.assay"),
                          m_folder->filePath(set + QStringLiteral(".csv")), QStringLiteral("--name"), set})
                         .exitCode,
                     0);
        }
        const QStringList stored{QStringLiteral("--a"), QStringLiteral("stored"), QStringLiteral("--b"),
                                 QStringLiteral("stored")};
        const QStringList sets{path("w.assay"), QStringLiteral("--set"), QStringLiteral("a"),
                               QStringLiteral("--b-set"), QStringLiteral("b")};
        const Outcome outcome = compare(sets + stored + QStringList{QStringLiteral("--json")});
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        QJsonObject json = outcome.json();
        const QJsonObject names{{QStringLiteral("a"), QStringLiteral("a")},
                                {QStringLiteral("b"), QStringLiteral("b")}};
        QCOMPARE(json.take(QStringLiteral("sets")).toObject(), names);
        // Everything else is what the same files give.
        const Outcome files = compare(
            QStringList{path("a.csv"), QStringLiteral("--b-files"), path("b.csv"), QStringLiteral("--json")} +
            stored);
        QCOMPARE(json, files.json());
        QCOMPARE(json[QStringLiteral("n")].toInt(), 2);
        QVERIFY(compare(sets + stored).out.contains("a: of “a”, b: of “b”"));
        QVERIFY(compare({QStringLiteral("--help")}).out.contains("--b-set"));

        const QStringList toB{QStringLiteral("--b-set"), QStringLiteral("b")};
        const Outcome both = compare(sets + QStringList{QStringLiteral("--b-files"), path("b.csv")});
        QCOMPARE(both.exitCode, 2);
        const Outcome unnamed = compare(QStringList{path("w.assay")} + toB);
        QCOMPARE(unnamed.exitCode, 2); // which one is a?
        const Outcome noWorkspace = compare(QStringList{path("a.csv")} + toB + stored);
        QCOMPARE(noWorkspace.exitCode, 2);
        QVERIFY2(noWorkspace.error.contains("--b-set"), noWorkspace.error.constData());
        QCOMPARE(compare({path("w.assay"), QStringLiteral("--set"), QStringLiteral("a"),
                          QStringLiteral("--b-set"), QStringLiteral("none")})
                     .exitCode,
                 2);
    }

    void aVanishingPIsNotZero() {
        std::string rows("sample_id,label,fhri,predicted_label\n");
        for (int i = 0; i < 2'000; ++i) {
            rows += "s" + std::to_string(i) + ",accurate,0.9,hallucination\n";
        }
        write("sure.csv", rows);
        const QStringList arguments{path("sure.csv"), QStringLiteral("--a"), QStringLiteral("stored"),
                                    QStringLiteral("--b"), QStringLiteral("predicted")};
        const Outcome table = compare(arguments);
        QVERIFY2(table.out.contains("p < 1e-300 (corrected)"), table.out.constData());
        QVERIFY(compare({golden("samples.csv")}).out.contains("independent: p = 0.375 (exact)"));
    }

    void wrongUsageIsTwo_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no input") << QStringList{};
        QTest::newRow("detector") << QStringList{golden("samples.csv"), QStringLiteral("--a"),
                                                 QStringLiteral("best")};
        QTest::newRow("weights") << QStringList{golden("samples.csv"), QStringLiteral("--b"),
                                                QStringLiteral("1,2,3,4")};
        QTest::newRow("no weight") << QStringList{golden("samples.csv"), QStringLiteral("--b"),
                                                  QStringLiteral("0,0,0,0,0")};
        QTest::newRow("threshold") << QStringList{golden("samples.csv"), QStringLiteral("--thresholds"),
                                                  QStringLiteral("1.5")};
    }

    void wrongUsageIsTwo() {
        QFETCH(QStringList, arguments);
        QCOMPARE(compare(arguments).exitCode, 2);
    }

    void unusableInputIsThree() {
        write("plain.csv", "sample_id,label,fhri\nx,accurate,0.9\n"); // no components, so no FHRI of them
        QCOMPARE(compare({path("plain.csv")}).exitCode, 3);
        QCOMPARE(compare({path("missing.csv")}).exitCode, 4);
        write("tau.json", "[1]");
        QCOMPARE(compare({golden("samples.csv"), QStringLiteral("--thresholds"), path("tau.json")}).exitCode,
                 3);
    }

    void theSweepTellsWhatDefendsAThreshold() {
        write("a.jsonl", tests::generateJsonLines({.count = 400}));
        write("pin.json", R"({"default":0.5})");
        const Outcome outcome =
            run({QStringLiteral("sweep"), path("a.jsonl"), QStringLiteral("--output"), path("out"),
                 QStringLiteral("--bootstrap"), QStringLiteral("50"), QStringLiteral("--splits"),
                 QStringLiteral("20"), QStringLiteral("--seed"), QStringLiteral("7"), QStringLiteral("--pin"),
                 path("pin.json"), QStringLiteral("--decision"), path("pin.json"), QStringLiteral("--json")});
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        const QJsonObject json = outcome.json();
        const QJsonObject global = objectAt(json, QStringLiteral("scenarios/global"));
        QCOMPARE(objectAt(global, QStringLiteral("bootstrap"))[QStringLiteral("draws")].toInt(), 50);
        QCOMPARE(objectAt(global, QStringLiteral("half_split"))[QStringLiteral("seed")].toInt(), 7);
        for (const char* key : {"generalisation", "robustness", "intervals", "roc_auc", "calibration",
                                "system", "histograms", "component_separation"}) {
            QVERIFY2(global[QLatin1String(key)].isObject(), key);
        }
        for (const char* key : {"weights", "scenario_table", "pairs", "flips", "decision_check"}) {
            QVERIFY2(json[QLatin1String(key)].isObject(), key);
        }
        QVERIFY(json[QStringLiteral("dynamic_runs")].isArray());
        QVERIFY(global.contains(QStringLiteral("judged")) && global[QStringLiteral("judged")].isNull());
        const QJsonArray flips = objectAt(json, QStringLiteral("flips"))[QStringLiteral("samples")].toArray();
        QVERIFY(!flips.isEmpty() && !flips[0].toObject()[QStringLiteral("sample_id")].toString().isEmpty());
        QFile curves(path("out/global/curves.json"));
        QVERIFY(curves.open(QIODevice::ReadOnly));
        const QJsonObject roc =
            objectAt(QJsonDocument::fromJson(curves.readAll()).object(), QStringLiteral("roc/accurate"));
        QCOMPARE(roc[QStringLiteral("auc")],
                 objectAt(global, QStringLiteral("roc_auc"))[QStringLiteral("accurate")]);
        QVERIFY(roc[QStringLiteral("points")].toArray().size() > 100);
        QFile file(path("out/sweep.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), outcome.out);
    }

    void theSweepTellsWhatCuratorsJudged() {
        // b is taken by NLI, and a curator says that it contradicts nothing.
        write("a.csv",
              "sample_id,scenario,label,fhri,nli\na,news,accurate,0.9,0.1\nb,news,accurate,0.9,0.6\n");
        QCOMPARE(run({QStringLiteral("import"), path("w.assay"), path("a.csv"), QStringLiteral("--name"),
                      QStringLiteral("a")})
                     .exitCode,
                 0);
        const auto sweep = [&] {
            const Outcome outcome =
                run({QStringLiteral("sweep"), path("w.assay"), QStringLiteral("--output"), path("out"),
                     QStringLiteral("--bootstrap"), QStringLiteral("0"), QStringLiteral("--splits"),
                     QStringLiteral("0"), QStringLiteral("--json")});
            return objectAt(outcome.json(), QStringLiteral("scenarios"));
        };
        QVERIFY(objectAt(sweep(), QStringLiteral("news"))[QStringLiteral("judged")].isNull());
        {
            const auto workspace = workspace::Workspace::open(path("w.assay").toStdString());
            QVERIFY(workspace.has_value());
            const auto reader = (*workspace)->reader();
            QVERIFY(reader.has_value());
            const auto set = workspace::findScoredSet(*reader, "a");
            QVERIFY(set.has_value());
            base::NoProgress progress;
            const auto columns = workspace::loadScoredColumns(*reader, set->id, {}, progress);
            QVERIFY(columns.has_value());
            QVERIFY(workspace::judge(**workspace, columns->rowId[1], workspace::Verdict::NotAContradiction,
                                     "", "Ada")
                        .has_value());
        }
        const QJsonObject scopes = sweep();
        for (const char* scope : {"global", "news"}) {
            const QJsonObject judged =
                objectAt(scopes, QString::fromLatin1(scope) + QStringLiteral("/judged"));
            QCOMPARE(judged[QStringLiteral("judgements")].toInt(), 1);
            QCOMPARE(judged[QStringLiteral("changed")].toInt(), 1);
            QCOMPARE(judged[QStringLiteral("accuracy")].toDouble(), 1.0);
        }
    }

    void curvesCanBeSwitchedOff() {
        const auto sweep = [&](const char* curves) {
            return run({QStringLiteral("sweep"), golden("samples.csv"), QStringLiteral("--output"),
                        path("out"), QStringLiteral("--curves"), QString::fromLatin1(curves),
                        QStringLiteral("--bootstrap"), QStringLiteral("0"), QStringLiteral("--splits"),
                        QStringLiteral("0")})
                .exitCode;
        };
        QCOMPARE(sweep("all"), 0);
        QVERIFY(QFile::exists(path("out/news/curves.json")));
        QCOMPARE(sweep("off"), 0);
        QVERIFY(!QFile::exists(path("out/news/curves.json")));
        QCOMPARE(sweep("3"), 0);
        QVERIFY(QFile::exists(path("out/news/curves.json")));
        for (const char* wrong : {"1", "-3", "many", "", "5x"}) {
            QCOMPARE(sweep(wrong), 2);
        }
    }

    void theSweepRescores() {
        const Outcome outcome = run(
            {QStringLiteral("sweep"), golden("samples.csv"), QStringLiteral("--output"), path("out"),
             QStringLiteral("--weights"), QStringLiteral("0,0,0,0,1"), QStringLiteral("--bootstrap"),
             QStringLiteral("0"), QStringLiteral("--splits"), QStringLiteral("0"), QStringLiteral("--json")});
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        const QJsonObject json = outcome.json();
        QCOMPARE(objectAt(json, QStringLiteral("scenarios/global"))[QStringLiteral("n")].toInt(), 9);
        QCOMPARE(objectAt(json, QStringLiteral("weights"))[QStringLiteral("without_score")].toInt(), 3);
        QVERIFY(objectAt(json, QStringLiteral("scenarios/global"))[QStringLiteral("bootstrap")].isNull());
    }

    void conditionCOnRealData() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        QStringList arguments{QStringLiteral("--json"), QStringLiteral("--quiet")};
        for (const auto& entry : std::filesystem::directory_iterator(data / "fhri" / "sweeps")) {
            arguments += QString::fromStdString(entry.path().string());
        }
        const Outcome outcome = compare(arguments);
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        const QJsonObject json = outcome.json();
        QVERIFY(json[QStringLiteral("n")].toInt() + json[QStringLiteral("left_out")].toInt() == 10'000);
        // Where there is no entropy, full is no-entropy: what differs can only be among the others.
        const QJsonObject discordant = objectAt(json, QStringLiteral("discordant"));
        QVERIFY(discordant[QStringLiteral("a_right_b_wrong")].toInt() +
                    discordant[QStringLiteral("a_wrong_b_right")].toInt() <=
                json[QStringLiteral("n")].toInt() - json[QStringLiteral("without_entropy")].toInt());
    }
};

ASSAY_TEST(TestCompareDetectors)
#include "tst_compare_detectors.moc"
