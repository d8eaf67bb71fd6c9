// What the program does when it is interrupted, when others do the same at the same time, and when what it
// works on is damaged or gone; and what it logs.
#include "app/commands/console.h"
#include "core/base/atomic_file.h"
#include "core/workspace/workspace.h"
#include "tests/app/commands/program.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <csignal>
#include <new>
#include <stdexcept>

using namespace assay;
using tests::contentOf;
using tests::Outcome;
using tests::Program;

class TestCommandTroubles : public QObject {
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

    void interruptLeavesNothingOfAnImport() {
        writeSamples("big.jsonl", 150'000);
        Program program(m_folder->path());
        QProcess& process = program.process();
        process.start(QStringLiteral(ASSAY_EXECUTABLE), {QStringLiteral("import"), path("w.assay"),
                                                         path("big.jsonl"), QStringLiteral("--quiet")});
        QVERIFY(process.waitForStarted());
        // As soon as a workspace is being written the import is under way; it has a name of its own until it
        // is whole.
        const auto beside = [this](const char* pattern) {
            return QDir(m_folder->path()).entryList({QString::fromLatin1(pattern)}, QDir::Files);
        };
        QTRY_VERIFY_WITH_TIMEOUT(!beside("w.assay*-wal").isEmpty() || process.state() == QProcess::NotRunning,
                                 180'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(180'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(beside("w.assay*"), QStringList());
    }

    void importsIntoANewWorkspaceAtTheSameTimeLoseNothing() {
        writeSamples("a.jsonl", 3'000);
        for (int round = 0; round < 3; ++round) {
            const QString workspace = m_folder->filePath(QStringLiteral("w%1.assay").arg(round));
            std::vector<std::unique_ptr<Program>> programs;
            for (int i = 0; i < 3; ++i) {
                programs.push_back(std::make_unique<Program>(m_folder->path()));
                programs.back()->process().start(QStringLiteral(ASSAY_EXECUTABLE),
                                                 {QStringLiteral("import"), workspace, path("a.jsonl"),
                                                  QStringLiteral("--name"), QString::number(i)});
            }
            QStringList refused;
            for (int i = 0; i < 3; ++i) {
                QProcess& process = programs[static_cast<std::size_t>(i)]->process();
                QVERIFY(process.waitForFinished(180'000));
                QCOMPARE(process.exitStatus(), QProcess::NormalExit);
                if (process.exitCode() != 0) {
                    // Another import was under way, and nothing else.
                    const QByteArray error = process.readAllStandardError();
                    QVERIFY2(process.exitCode() == 4 && error.contains("is writing to the workspace"),
                             error.constData());
                    refused += QString::number(i);
                }
            }
            QVERIFY2(refused.size() < 3, "they kept each other out");
            for (const QString& name : refused) { // then it can be repeated
                const Outcome again = Program(m_folder->path())
                                          .run({QStringLiteral("import"), workspace, path("a.jsonl"),
                                                QStringLiteral("--name"), name});
                QVERIFY2(again.exitCode == 0, again.error.constData());
            }
            // Who was told "done" finds the set.
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(Program(m_folder->path())
                             .run({QStringLiteral("sweep"), workspace, QStringLiteral("--set"),
                                   QString::number(i), QStringLiteral("--output"), path("out")})
                             .exitCode,
                         0);
            }
            QCOMPARE(Program(m_folder->path()).run({QStringLiteral("check"), workspace}).exitCode, 0);
        }
    }

    void withoutADisplayAMistypedCommandIsWrongUsage() {
        const Outcome outcome = Program(m_folder->path()).run({QStringLiteral("swep")});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(outcome.error.contains("swep"));
    }

    void interruptLeavesNothingOfASweep() {
        writeSamples("a.jsonl", 20'000);
        Program program(m_folder->path());
        QProcess& process = program.process();
        process.start(QStringLiteral(ASSAY_EXECUTABLE),
                      {QStringLiteral("sweep"), path("a.jsonl"), QStringLiteral("--output"), path("out"),
                       QStringLiteral("--thresholds"), QStringLiteral("0:1:0.0005"),
                       QStringLiteral("--bootstrap"), QStringLiteral("10"), QStringLiteral("--splits"),
                       QStringLiteral("10")});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QDir(path("out")).exists() || process.state() == QProcess::NotRunning,
                                 90'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(180'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(!QDir(path("out")).exists());
    }

    void everyCommandIsLogged_data() {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("after");
        QTest::addColumn<bool>("verbose");
        const QStringList flag{QStringLiteral("--verbose")};
        QTest::newRow("quiet log") << QStringList() << QStringList() << false;
        QTest::newRow("before the command") << flag << QStringList() << true;
        QTest::newRow("after the command") << QStringList() << flag << true;
    }

    void everyCommandIsLogged() {
        QFETCH(QStringList, before);
        QFETCH(QStringList, after);
        QFETCH(bool, verbose);
        QVERIFY(base::writeFileAtomically(
            path("few.csv").toStdString(),
            "sample_id,label,fhri,answer\na,accurate,0.9,a telling answer\nb,maybe,0.4,another\n"));
        Program program(m_folder->path());
        const Outcome imported = program.run(
            before + QStringList{QStringLiteral("import"), path("w.assay"), path("few.csv")} + after);
        QCOMPARE(imported.exitCode, 0);
        QByteArray log;
        QDirIterator files(path("data"), {QStringLiteral("assay.log")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            log += contentOf(files.next());
        }
        for (const char* expected : {"assay 0.", ": import", "w.assay", "few.csv", "fhri-csv: 1 records",
                                     "unknown_label: 1", "exit code 0"}) {
            QVERIFY2(log.contains(expected), log.constData());
            QCOMPARE(imported.error.contains(" info ") && imported.error.contains(expected), verbose);
        }
        QVERIFY(!log.contains("telling"));
        QVERIFY(!log.contains("maybe"));
    }

    void readingLeavesNothingBesideAWorkspace() {
        writeSamples("a.jsonl", 50);
        Program program(m_folder->path());
        QCOMPARE(program.run({QStringLiteral("import"), path("w.assay"), path("a.jsonl")}).exitCode, 0);
        const QStringList before = QDir(m_folder->path()).entryList({QStringLiteral("w.assay*")});
        QCOMPARE(program.run({QStringLiteral("check"), path("w.assay")}).exitCode, 0);
        QCOMPARE(
            program.run({QStringLiteral("sweep"), path("w.assay"), QStringLiteral("--output"), path("out")})
                .exitCode,
            0);
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("w.assay*")}), before);
    }

    void aNewerWorkspaceIsNamedAndLeftAsItIs() {
        writeSamples("a.jsonl", 20);
        Program program(m_folder->path());
        const QStringList import{QStringLiteral("import"), path("w.assay"), path("a.jsonl"),
                                 QStringLiteral("--name"), QStringLiteral("b")};
        QCOMPARE(program.run({QStringLiteral("import"), path("w.assay"), path("a.jsonl")}).exitCode, 0);
        {
            QFile file(path("w.assay"));
            QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(63)); // the last byte of user_version
            QVERIFY(file.putChar(char(workspace::kSchemaVersion + 1)));
        }
        const QByteArray newer = "version " + QByteArray::number(workspace::kSchemaVersion + 1);
        const QByteArray before = contentOf(path("w.assay"));
        for (const QStringList& command : {import, QStringList{QStringLiteral("check"), path("w.assay")},
                                           QStringList{QStringLiteral("freeze"), path("w.assay"),
                                                       QStringLiteral("s"), QStringLiteral("v")}}) {
            const Outcome outcome = program.run(command);
            QCOMPARE(outcome.exitCode, 4);
            QVERIFY2(outcome.error.contains("w.assay") && outcome.error.contains("made by a newer Assay") &&
                         outcome.error.contains(newer) && outcome.error.contains("Nothing was changed"),
                     outcome.error.constData());
        }
        QVERIFY(contentOf(path("w.assay")) == before);
    }

    void aSweepIsNotWrittenIntoWhatBelongsToAWorkspace() {
        writeSamples("a.jsonl", 20);
        Program program(m_folder->path());
        QCOMPARE(program.run({QStringLiteral("import"), path("w.assay"), path("a.jsonl")}).exitCode, 0);
        for (const char* output : {"w.assay", "w.assay.d", "w.assay.d/out"}) {
            const Outcome outcome = program.run(
                {QStringLiteral("sweep"), path("w.assay"), QStringLiteral("--output"), path(output)});
            QCOMPARE(outcome.exitCode, 4);
            QVERIFY2(outcome.error.contains("belongs to the workspace itself"), outcome.error.constData());
            QVERIFY2(!outcome.error.contains("free"), outcome.error.constData());
        }
        QVERIFY(!QFile::exists(path("w.assay.d")));
    }

    void damageIsAFindingOfTheCheck() {
        writeSamples("a.jsonl", 500);
        Program program(m_folder->path());
        QCOMPARE(program.run({QStringLiteral("import"), path("w.assay"), path("a.jsonl")}).exitCode, 0);
        QFile file(path("w.assay"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(4'096)); // the first page stays: it is still a workspace
        file.write(QByteArray(static_cast<int>(file.size()) - 4'096, '\xA5'));
        file.close();
        const Outcome outcome = program.run({QStringLiteral("check"), path("w.assay")});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY2(outcome.out.startsWith("damage\t"), outcome.out.constData());
    }

    void aRemovedWorkingFolderIsNoCrash() {
        QProcess process;
        process.start(QStringLiteral("/bin/sh"),
                      {QStringLiteral("-c"),
                       QStringLiteral("mkdir \"$1\" && cd \"$1\" && rmdir \"$1\" && exec \"$2\" import "
                                      "\"$3\" a.jsonl b.jsonl"),
                       QStringLiteral("sh"), path("gone"), QStringLiteral(ASSAY_EXECUTABLE),
                       path("w.assay")});
        QVERIFY(process.waitForFinished(180'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 4);
        QVERIFY(process.readAllStandardError().contains("a.jsonl"));
    }

    void whatIsThrownGivesFour() {
        QCOMPARE(app::runCaught([]() -> int { throw std::runtime_error("expected by the test"); }), 4);
        QCOMPARE(app::runCaught([]() -> int { throw std::bad_alloc(); }), 4);
        QCOMPARE(app::runCaught([] { return 7; }), 7);
    }
};

ASSAY_TEST(TestCommandTroubles)
#include "tst_command_troubles.moc"
