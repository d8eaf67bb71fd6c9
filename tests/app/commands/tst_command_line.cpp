// Runs the program itself, as a pipeline would.
#include "core/base/atomic_file.h"
#include "tests/app/commands/program.h"
#include "tests/support/sample_generator.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QTemporaryDir>

using namespace assay;
using tests::contentOf;
using tests::Outcome;
using tests::Program;

class TestCommandLine : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QString::fromLatin1(name));
    }

    void writeSamples(const char* name, std::size_t count) const {
        QVERIFY(
            base::writeFileAtomically(path(name).toStdString(), tests::generateJsonLines({.count = count})));
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void helpAndVersionNeedNoDisplay() {
        Program program(m_folder->path());
        const Outcome version = program.run({QStringLiteral("--version")});
        QCOMPARE(version.exitCode, 0);
        QVERIFY(version.out.startsWith("assay "));
        for (const char* command :
             {"import", "export", "freeze", "lint", "diff", "sweep", "check", "demo", "decisions"}) {
            const Outcome help = program.run({QString::fromLatin1(command), QStringLiteral("--help")});
            QCOMPARE(help.exitCode, 0);
            QVERIFY2(help.out.contains("Example"), command);
        }
    }

    void wrongUsageIsTwo_data() {
        QTest::addColumn<QStringList>("arguments");
        const QStringList sweep{QStringLiteral("sweep"), QStringLiteral("a.jsonl"),
                                QStringLiteral("--output"), QStringLiteral("out")};
        QTest::newRow("no file") << QStringList{QStringLiteral("import")};
        QTest::newRow("no such option")
            << sweep + QStringList{QStringLiteral("--tau"), QStringLiteral("0.5")};
        QTest::newRow("no output") << QStringList{QStringLiteral("sweep"), QStringLiteral("a.jsonl")};
        QTest::newRow("thresholds") << sweep + QStringList{QStringLiteral("--thresholds"),
                                                           QStringLiteral("0.9:0.5:x")};
        QTest::newRow("constraint") << sweep + QStringList{QStringLiteral("--constraint"),
                                                           QStringLiteral("recall=0.5")};
        QTest::newRow("constraint value") << sweep + QStringList{QStringLiteral("--constraint"),
                                                                 QStringLiteral("recall_hallucination=1.5")};
        QTest::newRow("nli") << sweep + QStringList{QStringLiteral("--nli-hard"), QStringLiteral("2")};
        QTest::newRow("one price") << sweep +
                                          QStringList{QStringLiteral("--cost-refused"), QStringLiteral("1")};
        QTest::newRow("negative price")
            << sweep + QStringList{QStringLiteral("--cost-missed"), QStringLiteral("-1")};
        QTest::newRow("beta") << sweep + QStringList{QStringLiteral("--beta"), QStringLiteral("0")};
        QTest::newRow("scenario") << sweep + QStringList{QStringLiteral("--scenarios"),
                                                         QStringLiteral("nowhere")};
        QTest::newRow("two workspaces to check")
            << QStringList{QStringLiteral("check"), QStringLiteral("a.jsonl"), QStringLiteral("b.assay")};
        QTest::newRow("set of files") << sweep + QStringList{QStringLiteral("--set"), QStringLiteral("June")};
        QTest::newRow("empty output") << QStringList{QStringLiteral("sweep"), QStringLiteral("a.jsonl"),
                                                     QStringLiteral("--output"), QString()};
        QTest::newRow("soft above hard")
            << sweep + QStringList{QStringLiteral("--nli-hard"), QStringLiteral("0.1")};
        QTest::newRow("kind") << sweep + QStringList{QStringLiteral("--as"), QStringLiteral("beir")};
    }

    void wrongUsageIsTwo() {
        QFETCH(QStringList, arguments);
        writeSamples("a.jsonl", 50);
        const Outcome outcome = Program(m_folder->path()).run(arguments);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(!outcome.error.isEmpty());
        QVERIFY(!QDir(path("out")).exists());
    }

    void troubleWithFilesHasItsOwnCodes() {
        Program program(m_folder->path());
        const QString out = path("out");
        QCOMPARE(
            program.run({QStringLiteral("sweep"), path("missing.jsonl"), QStringLiteral("--output"), out})
                .exitCode,
            4);
        QVERIFY(base::writeFileAtomically(path("prose.txt").toStdString(), "Nothing to see here.\n"));
        QCOMPARE(program.run({QStringLiteral("sweep"), path("prose.txt"), QStringLiteral("--output"), out})
                     .exitCode,
                 3);
        QCOMPARE(program.run({QStringLiteral("import"), path("prose.txt"), path("prose.txt")}).exitCode, 4);
        QCOMPARE(program.run({QStringLiteral("check"), path("prose.txt")}).exitCode, 4);
        QCOMPARE(program.run({QStringLiteral("import"), path("new.assay"), path("prose.txt")}).exitCode, 3);
        QVERIFY(!QFile::exists(path("new.assay"))); // nothing imported, nothing left behind
    }

    void importPrintsCountsAndIssuesAsJson() {
        QVERIFY(base::writeFileAtomically(
            path("few.csv").toStdString(),
            "sample_id,label,fhri\na,accurate,0.9\nb,maybe,0.4\nc,hallucination,1.4\n"));
        Program program(m_folder->path());
        const Outcome imported = program.run(
            {QStringLiteral("import"), path("w.assay"), path("few.csv"), QStringLiteral("--json")});
        QCOMPARE(imported.exitCode, 0);
        const QJsonObject json = imported.json();
        QCOMPARE(json[QStringLiteral("kind")].toString(), QStringLiteral("fhri-csv"));
        QCOMPARE(json[QStringLiteral("name")].toString(), QStringLiteral("few"));
        QCOMPARE(json[QStringLiteral("records")].toInt(), 1);
        QCOMPARE(json[QStringLiteral("rejected")].toInt(), 2);
        QCOMPARE(json[QStringLiteral("input_sha256")].toString().size(), 64);
        const QJsonArray issues = json[QStringLiteral("issues")].toArray();
        QCOMPARE(issues.size(), 2);
        QCOMPARE(issues[0].toObject()[QStringLiteral("code")].toString(), QStringLiteral("unknown_label"));
        QCOMPARE(issues[0].toObject()[QStringLiteral("line")].toInt(), 3);
        QCOMPARE(issues[0].toObject()[QStringLiteral("value")].toString(), QStringLiteral("maybe"));
        QCOMPARE(issues[1].toObject()[QStringLiteral("field")].toString(), QStringLiteral("fhri"));
        // A second set of the same name is refused, and the first is untouched.
        const Outcome again = program.run({QStringLiteral("import"), path("w.assay"), path("few.csv")});
        QCOMPARE(again.exitCode, 4);
        QCOMPARE(program.run({QStringLiteral("check"), path("w.assay")}).exitCode, 0);
    }

    void sweepOfFilesAndOfAWorkspaceIsTheSame() {
        writeSamples("a.jsonl", 2'000);
        Program program(m_folder->path());
        QCOMPARE(program.run({QStringLiteral("import"), path("w.assay"), path("a.jsonl")}).exitCode, 0);
        QCOMPARE(
            program.run({QStringLiteral("sweep"), path("a.jsonl"), QStringLiteral("--output"), path("files")})
                .exitCode,
            0);
        QCOMPARE(program
                     .run({QStringLiteral("sweep"), path("w.assay"), QStringLiteral("--set"),
                           QStringLiteral("a"), QStringLiteral("--output"), path("workspace")})
                     .exitCode,
                 0);
        int compared = 0;
        QDirIterator entries(path("files"), QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            const QString file = entries.next();
            const QString other = path("workspace") + file.mid(path("files").size());
            QCOMPARE(contentOf(file), contentOf(other));
            ++compared;
        }
        QCOMPARE(compared,
                 11 * 12 + 1); // ten thresholds, summary and curves for ten scenarios and all, and sweep.json
    }

    void jsonOnStandardOutputIsSweepJson() {
        writeSamples("a.jsonl", 500);
        const Outcome outcome = Program(m_folder->path())
                                    .run({QStringLiteral("sweep"), path("a.jsonl"),
                                          QStringLiteral("--output"), path("out"), QStringLiteral("--json")});
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.out, contentOf(path("out/sweep.json")));
        QVERIFY(outcome.json()[QStringLiteral("scenarios")].toObject().contains(QStringLiteral("global")));
    }

    void constraintsAndGridAreTaken() {
        writeSamples("a.jsonl", 500);
        const Outcome outcome =
            Program(m_folder->path())
                .run({QStringLiteral("sweep"), path("a.jsonl"), QStringLiteral("--output"), path("out"),
                      QStringLiteral("--json"), QStringLiteral("--thresholds"), QStringLiteral("0.6,0.7"),
                      QStringLiteral("--scenarios"), QStringLiteral("scenario_01,scenario_02"),
                      QStringLiteral("--constraint"), QStringLiteral("recall_hallucination=off"),
                      QStringLiteral("--constraint"), QStringLiteral("precision_accurate=off"),
                      QStringLiteral("--constraint"), QStringLiteral("recall_contradiction=off")});
        QCOMPARE(outcome.exitCode, 0);
        const QJsonObject scenarios = outcome.json()[QStringLiteral("scenarios")].toObject();
        QCOMPARE(scenarios.size(), 3);
        const QJsonObject global = scenarios[QStringLiteral("global")].toObject();
        QCOMPARE(global[QStringLiteral("sweep")].toArray().size(), 2);
        QVERIFY(global[QStringLiteral("best")].toObject()[QStringLiteral("feasible")].toBool());
    }

    void decisionsAreImportedListedAndExported() {
        Program program(m_folder->path());
        const auto write = [&](const char* name, const QByteArray& content) {
            QFile file(path(name));
            return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        };
        QVERIFY(write("t.json", "{\"news\": 0.62, \"default\": 0.7, \"crypto\": 0.6}"));
        QVERIFY(write("bad.json", "{\"default\": 70, \"news\": 0.1, \"news\": 0.2}"));
        QVERIFY(write("s.jsonl", "{\"label\":\"accurate\",\"fhri\":0.9}\n"));
        const QString workspace = path("decided.assay");
        QCOMPARE(program.run({QStringLiteral("import"), workspace, path("s.jsonl")}).exitCode, 0);
        const auto decisions = [&](const QStringList& arguments) {
            return program.run(QStringList{QStringLiteral("decisions"), workspace} + arguments);
        };
        QVERIFY(
            decisions({QStringLiteral("--json")}).json()[QStringLiteral("decisions")].toArray().isEmpty());
        const QStringList import{QStringLiteral("--import"), path("t.json"),
                                 QStringLiteral("--name"),   QStringLiteral("June"),
                                 QStringLiteral("--author"), QStringLiteral("Ada")};
        QCOMPARE(
            decisions(import + QStringList{QStringLiteral("--reason"), QStringLiteral("tuned")}).exitCode, 0);
        QCOMPARE(decisions(import).exitCode, 4); // the name is taken
        QCOMPARE(decisions({QStringLiteral("--import"), path("bad.json")}).exitCode, 3);
        QVERIFY(decisions({QStringLiteral("--import"), path("bad.json")}).error.contains("news"));
        const QJsonArray list =
            decisions({QStringLiteral("--json")}).json()[QStringLiteral("decisions")].toArray();
        QCOMPARE(list.size(), 1);
        QCOMPARE(list[0].toObject()[QStringLiteral("author")].toString(), QStringLiteral("Ada"));
        QCOMPARE(list[0].toObject()[QStringLiteral("reason")].toString(), QStringLiteral("tuned"));

        const Outcome printed = decisions({QStringLiteral("--export"), QStringLiteral("June")});
        QCOMPARE(printed.exitCode, 0);
        QCOMPARE(printed.out, QByteArray("{\"default\":0.70,\"crypto\":0.60,\"news\":0.62}\n"));
        QCOMPARE(decisions({QStringLiteral("--export"), QStringLiteral("June"), QStringLiteral("--output"),
                            path("out.json"), QStringLiteral("--full")})
                     .exitCode,
                 0);
        QVERIFY(contentOf(path("out.json")).contains("\"assay-decision\""));
        QCOMPARE(decisions({QStringLiteral("--export"), QStringLiteral("July")}).exitCode, 2);
        QCOMPARE(decisions({QStringLiteral("--full")}).exitCode, 2); // of which?
        QCOMPARE(decisions(import + QStringList{QStringLiteral("--export"), QStringLiteral("June")}).exitCode,
                 2);
        // Back in, under the name that it brings.
        QCOMPARE(program.run({QStringLiteral("import"), path("other.assay"), path("s.jsonl")}).exitCode, 0);
        QCOMPARE(program
                     .run({QStringLiteral("decisions"), path("other.assay"), QStringLiteral("--import"),
                           path("out.json")})
                     .exitCode,
                 0);
        const Outcome again = program.run({QStringLiteral("decisions"), path("other.assay"),
                                           QStringLiteral("--export"), QStringLiteral("June")});
        QCOMPARE(again.out, printed.out);
        QCOMPARE(program.run({QStringLiteral("check"), workspace}).exitCode, 0);
    }

    void demoRunsWithoutADisplay() {
        Program program(m_folder->path());
        const Outcome made = program.run({QStringLiteral("demo"), path("demo.assay")});
        QCOMPARE(made.exitCode, 0);
        QVERIFY(QFile::exists(path("demo-results/sweep.json")));
        QVERIFY(made.error.contains("demo-results"));
        QCOMPARE(program.run({QStringLiteral("check"), path("demo.assay")}).exitCode, 0);
        const QJsonObject global = QJsonDocument::fromJson(contentOf(path("demo-results/sweep.json")))
                                       .object()[QStringLiteral("scenarios")]
                                       .toObject()[QStringLiteral("global")]
                                       .toObject();
        QCOMPARE(global[QStringLiteral("n")].toInt(), 8'000);
    }

    void errorsAreListedBeforeWarnings() {
        QByteArray csv("sample_id,label,fhri,G\n");
        for (int i = 0; i < 30; ++i) {
            csv += "s" + QByteArray::number(i) + ",accurate,0.9,0.1\n"; // stored FHRI differs: a warning
        }
        csv += "bad,perhaps,0.5,0.5\n";
        QVERIFY(base::writeFileAtomically(path("few.csv").toStdString(), csv.toStdString()));
        const Outcome outcome =
            Program(m_folder->path()).run({QStringLiteral("import"), path("w.assay"), path("few.csv")});
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(outcome.error.startsWith(QByteArray(path("few.csv").toUtf8() + ":32: label: error:")),
                 outcome.error.constData());
    }

    void messagesSayWhatToDo() {
        QVERIFY(base::writeFileAtomically(path("unscored.csv").toStdString(),
                                          "sample_id,label,fhri\na,accurate,\nb,hallucination,\n"));
        writeSamples("a.jsonl", 50);
        writeSamples("b.jsonl", 60);
        Program program(m_folder->path());
        const QStringList output{QStringLiteral("--output"), path("out")};
        const auto sweep = [&](const QStringList& arguments) {
            return program.run(QStringList{QStringLiteral("sweep")} + arguments + output);
        };
        Outcome outcome = sweep({path("unscored.csv")});
        QCOMPARE(outcome.exitCode, 3);
        QVERIFY2(outcome.error.contains("unscored.csv"), outcome.error.constData());

        QCOMPARE(program.run({QStringLiteral("import"), path("w.assay"), path("a.jsonl")}).exitCode, 0);
        QCOMPARE(program.run({QStringLiteral("import"), path("w.assay"), path("b.jsonl")}).exitCode, 0);
        outcome = sweep({path("w.assay")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.error.contains("several sets") && outcome.error.contains("\"a\"") &&
                     outcome.error.contains("\"b\"") && outcome.error.contains("--set"),
                 outcome.error.constData());

        for (const QStringList& arguments :
             {QStringList{QStringLiteral("sweep"), path("a.jsonl")} + output,
              QStringList{QStringLiteral("import"), path("w.assay"), path("a.jsonl")}}) {
            outcome = program.run(arguments + QStringList{QStringLiteral("--as"), QStringLiteral("nosuch")});
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.error.contains("fhri-json, fhri-jsonl, fhri-csv"), outcome.error.constData());
        }
        outcome = sweep({path("a.jsonl"), QStringLiteral("--set"), QStringLiteral("a")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.error.contains("a.jsonl"), outcome.error.constData());
        outcome = sweep({path("w.assay"), QStringLiteral("--set"), QStringLiteral("a"),
                         QStringLiteral("--as"), QStringLiteral("fhri-json")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.error.contains("w.assay"), outcome.error.constData());
        QVERIFY(!QDir(path("out")).exists());
    }

    void summaryNamesWhatItCounts() {
        QByteArray rows("sample_id,scenario,label,fhri\nx,,accurate,0.9\ny,news,accurate,\n");
        for (int i = 0; i < 30; ++i) { // more bad rows than are printed
            rows += QByteArray::number(i) + ",news,maybe,0.5\n";
        }
        rows += "z,news,hallucination,0.2\n";
        QVERIFY(base::writeFileAtomically(path("few.csv").toStdString(), rows.toStdString()));
        Program program(m_folder->path());
        const QStringList sweep{QStringLiteral("sweep"), path("few.csv"), QStringLiteral("--output"),
                                path("out")};
        const Outcome all = program.run(sweep);
        QCOMPARE(all.exitCode, 0);
        QVERIFY2(all.out.contains("no_scenario") && all.out.contains("1 samples of the whole set"),
                 all.out.constData());
        QVERIFY(!all.out.contains("chosen scenarios"));
        QVERIFY2(all.error.contains("assay import") && all.error.contains("--json"), all.error.constData());
        const QJsonObject json = QJsonDocument::fromJson(contentOf(path("out/sweep.json"))).object();
        QCOMPARE(json[QStringLiteral("issue_counts")].toObject()[QStringLiteral("unknown_label")].toInt(),
                 30);
        const Outcome chosen =
            program.run(sweep + QStringList{QStringLiteral("--scenarios"), QStringLiteral("news")});
        QCOMPARE(chosen.exitCode, 0);
        QVERIFY2(chosen.out.contains("global is over the chosen scenarios only"), chosen.out.constData());
    }

    void failedImportListsItsIssuesAsJson() {
        QVERIFY(
            base::writeFileAtomically(path("bad.csv").toStdString(), "sample_id,label,fhri\na,maybe,0.9\n"));
        Program program(m_folder->path());
        const Outcome outcome = program.run(
            {QStringLiteral("import"), path("w.assay"), path("bad.csv"), QStringLiteral("--json")});
        QCOMPARE(outcome.exitCode, 3);
        QCOMPARE(outcome.json()[QStringLiteral("error")].toString(), QStringLiteral("input_not_usable"));
        QCOMPARE(outcome.json()[QStringLiteral("issues")].toArray().size(), 1);
        QVERIFY(!QFile::exists(path("w.assay"))); // none is made for nothing
    }

    void realSweepsGiveTheKnownFigures() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        QStringList arguments{QStringLiteral("sweep")};
        for (const auto& entry : std::filesystem::directory_iterator(data / "fhri" / "sweeps")) {
            arguments += QString::fromStdString(entry.path().string());
        }
        QCOMPARE(arguments.size(), 11);
        arguments +=
            {QStringLiteral("--output"), path("out"), QStringLiteral("--json"), QStringLiteral("--quiet")};
        const Outcome outcome = Program(m_folder->path()).run(arguments);
        QCOMPARE(outcome.exitCode, 0);
        const QJsonObject global =
            outcome.json()[QStringLiteral("scenarios")].toObject()[QStringLiteral("global")].toObject();
        const QJsonArray sweep = global[QStringLiteral("sweep")].toArray();
        const auto expect = [&](int index, const char* matrix, double macroF1) {
            const QJsonObject point = sweep[index].toObject();
            QCOMPARE(QJsonDocument(point[QStringLiteral("confusion_matrix")].toArray())
                         .toJson(QJsonDocument::Compact),
                     QByteArray(matrix));
            QVERIFY(std::abs(point[QStringLiteral("macro_f1")].toDouble() - macroF1) < 0.00005);
        };
        expect(0, "[[1890,4110,0],[1861,139,0],[800,600,600]]", 0.2868);
        expect(4, "[[0,6000,0],[0,2000,0],[0,1400,600]]", 0.2708);
        for (const QJsonValue& scenario : outcome.json()[QStringLiteral("scenarios")].toObject()) {
            QVERIFY(
                !scenario.toObject()[QStringLiteral("best")].toObject()[QStringLiteral("feasible")].toBool());
        }
    }
};

ASSAY_TEST(TestCommandLine)
#include "tst_command_line.moc"
