// The type that the package declares for workspaces, as a desktop reads it.
#include "core/workspace/workspace.h"
#include "tests/support/test_class.h"

#include <sqlite3.h>

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace assay;

namespace {

const QString kType = QStringLiteral("application/x-assay");

QMimeType byContent(const QString& path) {
    return QMimeDatabase().mimeTypeForFile(path, QMimeDatabase::MatchContent);
}

} // namespace

class TestWorkspaceType : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void initTestCase() {
        // Qt takes the first match of the last folder that has types, whatever its priority; once installed,
        // all types are in one folder. Here they are Qt's own and ours.
        qputenv("XDG_DATA_DIRS", m_nothing.path().toUtf8());
        const QString packages = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                                 QStringLiteral("/mime/packages");
        QVERIFY(QDir().mkpath(packages));
        QFile::remove(packages + QStringLiteral("/assay.xml"));
        QVERIFY(QFile::copy(QStringLiteral(ASSAY_TYPE_FILE), packages + QStringLiteral("/assay.xml")));
        QVERIFY(QMimeDatabase().mimeTypeForName(kType).isValid());
    }

    void theNameTells() {
        const QMimeType type =
            QMimeDatabase().mimeTypeForFile(QStringLiteral("team.assay"), QMimeDatabase::MatchExtension);
        QCOMPARE(type.name(), kType);
        QCOMPARE(type.preferredSuffix(), QStringLiteral("assay"));
    }

    // A workspace that was renamed is known by what the store writes into it.
    void theContentTells() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("renamed.bin"));
        {
            auto workspace = workspace::Workspace::create(path.toStdString());
            QVERIFY(workspace);
        }
        QCOMPARE(byContent(path).name(), kType);
        QVERIFY(byContent(path).inherits(QStringLiteral("application/vnd.sqlite3")));
    }

    void anotherDatabaseIsNoWorkspace() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("other.bin"));
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, "PRAGMA application_id = 7; CREATE TABLE t (x)", nullptr, nullptr,
                              nullptr),
                 SQLITE_OK);
        QCOMPARE(sqlite3_close(database), SQLITE_OK);
        QVERIFY(byContent(path).name() != kType);
    }

  private:
    QTemporaryDir m_nothing;
};

ASSAY_TEST(TestWorkspaceType)
#include "tst_workspace_type.moc"
