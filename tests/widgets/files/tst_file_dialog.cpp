#include "core/workspace/workspace.h"
#include "tests/support/test_class.h"
#include "widgets/files/file_dialog.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QAbstractItemView>
#include <QFile>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTreeView>
#include <filesystem>

using namespace assay;

namespace {

// Whether this process holds a lock on the file, as another process sees it.
bool isLocked(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    const pid_t child = ::fork();
    if (child == 0) {
        struct flock lock{};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        const int file = ::open(name.constData(), O_RDWR);
        const bool asked = file >= 0 && ::fcntl(file, F_GETLK, &lock) == 0;
        ::_exit(asked && lock.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

} // namespace

class TestFileDialog : public QObject {
    Q_OBJECT
  private Q_SLOTS:

    // What the other test is worth, and why the class is there: Qt's own dialog looks into the file. When
    // this fails with a newer Qt, the class has become needless.
    void qtsOwnDialogLosesTheLock() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("open.assay"));
        const auto workspace = workspace::Workspace::create(std::filesystem::path(path.toStdU16String()));
        QVERIFY(workspace.has_value());
        QVERIFY(isLocked(path));
        QFileDialog dialog(nullptr, QStringLiteral("Open"), folder.path());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setViewMode(QFileDialog::Detail);
        dialog.show();
        QTRY_VERIFY(!isLocked(path));
    }

    // The list, its kinds and its icons are there, and no lock of an open workspace is lost.
    void listsAnOpenWorkspace() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("open.assay"));
        const auto workspace = workspace::Workspace::create(std::filesystem::path(path.toStdU16String()));
        QVERIFY(workspace.has_value());
        QVERIFY(isLocked(path));
        {
            widgets::FileDialog dialog(nullptr, QStringLiteral("Open"), widgets::FilePurpose::Import,
                                       folder.path());
            dialog.setViewMode(QFileDialog::Detail);
            dialog.show();
            auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
            QVERIFY(list != nullptr);
            const auto kinds = [list] {
                QStringList found;
                for (int row = 0; row < list->model()->rowCount(list->rootIndex()); ++row) {
                    const QModelIndex index = list->model()->index(row, 0, list->rootIndex());
                    const QVariant icon = index.data(Qt::DecorationRole);
                    found << index.data().toString() + (icon.isNull() ? u'-' : u'+') +
                                 index.siblingAtColumn(2).data().toString();
                }
                return found;
            };
            QTRY_VERIFY(kinds().contains(QStringLiteral("open.assay+assay")));
        }
        QVERIFY(isLocked(path));
    }

    // What was last used to import from says nothing of where reports go.
    void eachPurposeHasAFolder() {
        const QTemporaryDir folder;
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("assay-test"));
        QCoreApplication::setApplicationName(QStringLiteral("files"));
        const QString imports = folder.filePath(QStringLiteral("imports"));
        const QString reports = folder.filePath(QStringLiteral("reports"));
        QVERIFY(QDir().mkpath(imports) && QDir().mkpath(reports));
        QFile file(imports + QStringLiteral("/scores.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        {
            widgets::FileDialog dialog(nullptr, QStringLiteral("Import"), widgets::FilePurpose::Import,
                                       imports);
            dialog.selectFile(file.fileName());
            dialog.show();
            QTest::keyClick(dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit")), Qt::Key_Return);
            QVERIFY(!dialog.isVisible());
        }
        QCOMPARE(widgets::lastFolder(widgets::FilePurpose::Import), imports);
        QCOMPARE(widgets::lastFolder(widgets::FilePurpose::Report), imports); // nothing else is known yet
        widgets::keepFolder(widgets::FilePurpose::Report, reports);
        QCOMPARE(widgets::lastFolder(widgets::FilePurpose::Import), imports);
        QCOMPARE(widgets::FileDialog(nullptr, {}, widgets::FilePurpose::Report).directory().path(), reports);
        QVERIFY(QDir(reports).removeRecursively()); // one that is gone is not offered
        QVERIFY(widgets::lastFolder(widgets::FilePurpose::Report) != reports);
    }
};

ASSAY_TEST(TestFileDialog)
#include "tst_file_dialog.moc"
