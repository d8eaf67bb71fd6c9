// What a session in the window leaves in the log.
#include "app/log/log.h"
#include "core/base/version.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QRegularExpression>

using namespace assay;
using Fixture = tests::WindowFixture;

namespace {

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestWindowLog : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void cleanup() { app::stopLog(); }

    void tellsWhatWasDoneAndNothingOfTheSamples() {
        QString text;
        QString workspace;
        {
            Fixture f;
            app::startLog({.folder = f.path(QStringLiteral("logs")), .verbose = true});
            const QString log = app::logFile();
            workspace = f.workspace(QStringLiteral("team.assay"));
            QVERIFY(f.open(workspace));
            f.window->openPaths(
                {f.file(QStringLiteral("eval.jsonl"),
                        "{\"label\":\"accurate\",\"fhri\":0.7,\"question\":\"secretquestion\","
                        "\"answer\":\"secretanswer\"}\n"
                        "{\"label\":\"secretlabel\",\"fhri\":0.5}\n")});
            QVERIFY(f.settle());
            f.window->openPaths({f.path(QStringLiteral("nowhere.assay"))});
            QVERIFY(f.settle());
            f.action("file_close_workspace")->trigger();
            f.window.reset();
            app::stopLog();
            text = contentOf(log);
        }
        const QString name = QRegularExpression::escape(workspace);
        for (const QString& line :
             {QStringLiteral("info Assay %1 \\(.+\\) starts with Qt 6")
                  .arg(QRegularExpression::escape(QString::fromStdString(std::string(base::version())))),
              QStringLiteral("debug Job begins: Opening team.assay"),
              QStringLiteral("debug Job done after \\d+ ms: Opening team.assay"),
              QStringLiteral("info Workspace opened: %1, 0 sets").arg(name),
              QStringLiteral("info Import begins: eval from 1 files"),
              QStringLiteral("info Job done after \\d+ ms: Importing eval"),
              QStringLiteral("info Imported: 1 samples, 1 rejected, 0 without a score; 1 errors"),
              QStringLiteral("debug Job failed after \\d+ ms: Opening nowhere.assay"),
              QStringLiteral("warning Shown: .*nowhere.assay"),
              QStringLiteral("info Workspace closed: %1").arg(name), QStringLiteral("info Assay ends")}) {
            QVERIFY2(QRegularExpression(line).match(text).hasMatch(), qPrintable(line + u'\n' + text));
        }
        QVERIFY2(!text.contains(QStringLiteral("secret")), qPrintable(text));
    }
};

ASSAY_TEST(TestWindowLog)
#include "tst_window_log.moc"
