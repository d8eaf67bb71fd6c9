#include "app/log/log.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <QThread>

using namespace assay::app;

namespace {

Q_LOGGING_CATEGORY(kStoreLog, "assay.store")

QString content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestLog : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void cleanup() { stopLog(); }

    void takesWhatQtAndTheProgramReport() {
        const QTemporaryDir folder;
        startLog({.folder = folder.path(), .verbose = false});
        const QString file = logFile();
        QVERIFY(file.startsWith(folder.path()));
        qDebug("too small to mention");
        qInfo("an import began");
        qCWarning(kStoreLog, "a {brace} and a %% sign");
        stopLog();
        const QString text = content(file);
        QVERIFY2(text.contains(QStringLiteral("info an import began")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("warning assay.store: a {brace} and a % sign")),
                 qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("too small")));
    }

    void verboseLogsMore() {
        const QTemporaryDir folder;
        startLog({.folder = folder.path(), .verbose = true});
        const QString file = logFile();
        qDebug("every step");
        stopLog();
        QVERIFY(content(file).contains(QStringLiteral("every step")));
    }

    void theFileRotates() {
        const QTemporaryDir folder;
        startLog({.folder = folder.path(), .verbose = false});
        const QByteArray line(64 * 1024, 'x');
        for (int written = 0; written < kLogFileBytes * (kLogFiles + 2);
             written += static_cast<int>(line.size())) {
            qInfo("%s", line.constData());
        }
        stopLog();
        const QFileInfoList files = QDir(folder.path()).entryInfoList(QDir::Files);
        QCOMPARE(files.size(), kLogFiles);
        for (const QFileInfo& file : files) {
            QVERIFY(file.size() <= kLogFileBytes + line.size() * 2);
        }
    }

    void messagesComeFromAnyThread() {
        const QTemporaryDir folder;
        startLog({.folder = folder.path(), .verbose = false});
        const QString file = logFile();
        QList<QThread*> threads;
        for (int t = 0; t < 4; ++t) {
            threads.append(QThread::create([] {
                for (int i = 0; i < 500; ++i) {
                    qInfo("from a thread");
                }
            }));
            threads.last()->start();
        }
        for (QThread* thread : threads) {
            QVERIFY(thread->wait(30'000));
            delete thread;
        }
        stopLog();
        QCOMPARE(content(file).count(QStringLiteral("info from a thread\n")), 2'000);
    }

    void withoutAFolderItStillWorks() {
        const QTemporaryDir folder;
        QFile blocker(folder.filePath(QStringLiteral("blocked")));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        startLog(
            {.folder = blocker.fileName(), .verbose = false}); // a file stands where the folder should be
        QVERIFY(logFile().isEmpty());
        qInfo("goes to standard error");
    }

    void stoppedItLeavesQtAlone() {
        const QTemporaryDir folder;
        startLog({.folder = folder.path(), .verbose = false});
        stopLog();
        QVERIFY(logFile().isEmpty());
        QTest::ignoreMessage(QtWarningMsg, "seen by the test's own handler");
        qWarning("seen by the test's own handler");
    }
};

ASSAY_TEST(TestLog)
#include "tst_log.moc"
