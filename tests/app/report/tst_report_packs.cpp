// What the report page writes to files and reads from them: packs in their folder, one format, templates.
#include "app/pages/report/pack_dialog.h"
#include "core/base/atomic_file.h"
#include "core/base/file_lock.h"
#include "core/base/hash.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"
#include "tests/app/report/report_desk.h"
#include "tests/support/test_class.h"
#include "widgets/report/report_files.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <functional>
#include <vector>

using namespace assay;
using namespace assay::tests;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestReportPacks : public QObject, DeskFixture {
    Q_OBJECT

    // Answers the dialog that the action opens.
    void packInto(
        const char* action, const QString& folder,
        const std::function<void(const app::PackDialog&)>& choose = [](const app::PackDialog&) {}) {
        m_desk->action(action)->trigger();
        auto* dialog = m_desk->page.findChild<app::PackDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QLineEdit*>(u"packFolder"_s)->setText(folder);
        choose(*dialog);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"packWrite"_s), Qt::LeftButton);
        QTRY_VERIFY(m_desk->page.findChild<app::PackDialog*>() == nullptr);
    }

  private Q_SLOTS:

    void init() { openDesk(); }

    void cleanup() { closeDesk(); }

    void thePackIsInItsFolder() {
        m_desk->type(u"A comment."_s);
        m_desk->wait();
        const QString folder = path(u"pack"_s);
        packInto("reportPack", folder); // that is not there yet
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->notices.isEmpty(), kJobsMs);
        QVERIFY(m_desk->notices[0].contains(u"pack"_s));
        const QJsonObject manifest =
            QJsonDocument::fromJson(contentOf(folder + u"/manifest.json"_s)).object();
        const QJsonArray files = manifest[u"files"_s].toArray();
        QStringList names;
        for (const auto& file : files) {
            const QString name = file[u"name"_s].toString();
            names << name;
            const QByteArray content = contentOf(folder + u'/' + name);
            QVERIFY2(!content.isEmpty(), qPrintable(name));
            QCOMPARE(file[u"bytes"_s].toInteger(), content.size());
            QCOMPARE(file[u"sha256"_s].toString().toStdString(), base::sha256(content.toStdString()));
        }
        QVERIFY(names.contains(u"report.pdf"_s));
        QVERIFY(names.contains(u"report.json"_s));
        QVERIFY(contentOf(folder + u"/report.json"_s).contains("A comment."));
        QCOMPARE(manifest[u"title"_s].toString(), u"Review of team"_s);
    }

    void whatBecameOfAnEarlierPackIsSaid() {
        const auto write = [this](widgets::ReportFormat format) {
            m_desk->notices.clear();
            m_desk->page.writePack(path(u"pack"_s), {format});
            QTRY_COMPARE_WITH_TIMEOUT(m_desk->notices.size(), 1, kJobsMs);
        };
        write(widgets::ReportFormat::Markdown);
        QVERIFY(!m_desk->notices[0].contains(u"earlier"_s));
        write(widgets::ReportFormat::Json);
        QVERIFY2(m_desk->notices[0].contains(u"earlier pack in that folder"_s),
                 qPrintable(m_desk->notices[0]));
        QVERIFY(!QFile::exists(path(u"pack/report.md"_s)));
        QVERIFY(base::writeFileAtomically(path(u"pack/report.json"_s).toStdString(), "mine"));
        write(widgets::ReportFormat::Markdown);
        QVERIFY2(m_desk->notices[0].contains(u"report.json"_s), qPrintable(m_desk->notices[0]));
        QCOMPARE(contentOf(path(u"pack/report.json"_s)), QByteArray("mine"));
    }

    // Somebody else writes there for long.
    void aPackThatWaitsCanBeCancelled() {
        QVERIFY(QDir().mkpath(path(u"pack"_s)));
        const auto lock = base::FileLock::tryTake(path(u"pack/.assay-exchange.lock"_s).toStdString());
        QVERIFY(lock && *lock);
        m_desk->notices.clear();
        m_desk->page.writePack(path(u"pack"_s), {widgets::ReportFormat::Markdown});
        widgets::Job* job = m_desk->jobs.jobs().back();
        QTRY_COMPARE(job->state(), widgets::Job::State::Running);
        job->cancel();
        QTRY_COMPARE(job->state(), widgets::Job::State::Cancelled); // not after half a minute
        QVERIFY(m_desk->notices.isEmpty());
        QVERIFY(!QFile::exists(path(u"pack/report.md"_s)));
    }

    void theDialogSaysWhatHappensToTheFolder() {
        m_desk->action("reportPack")->trigger();
        auto* dialog = m_desk->page.findChild<app::PackDialog*>();
        auto* folder = dialog->findChild<QLineEdit*>(u"packFolder"_s);
        auto* about = dialog->findChild<QLabel*>(u"packAbout"_s);
        auto* write = dialog->findChild<QPushButton*>(u"packWrite"_s);
        QVERIFY(folder->text().endsWith(u"team-report"_s));
        QCOMPARE(dialog->formats(), (std::vector{widgets::ReportFormat::Pdf, widgets::ReportFormat::Csv,
                                                 widgets::ReportFormat::Json}));
        folder->setText(path(u"new/below"_s));
        QCOMPARE(about->text(), u"The folder is made."_s);
        QVERIFY(write->isEnabled());
        folder->setText(m_folder->path());
        QVERIFY(about->text().contains(u"Other files in it stay"_s));
        QVERIFY(write->isEnabled());
        QVERIFY(base::writeFileAtomically(path(u"manifest.json"_s).toStdString(), "{}"));
        folder->setText(m_folder->path() + u'/');
        QVERIFY(about->text().contains(u"is replaced"_s));
        for (const QString& wrong : {path(), u"below"_s, u"  "_s}) {
            folder->setText(wrong);
            QVERIFY2(!write->isEnabled(), qPrintable(wrong));
        }
        folder->setText(path(u"new"_s));
        for (const char* format : {"packAs_pdf", "packAs_csv", "packAs_json"}) {
            dialog->findChild<QCheckBox*>(QLatin1String(format))->setChecked(false);
        }
        QVERIFY(!write->isEnabled());
        QVERIFY(!dialog->findChild<QCheckBox*>(u"packNeutralise"_s)->isEnabled());
        dialog->reject();
        QTRY_VERIFY(m_desk->page.findChild<app::PackDialog*>() == nullptr);
        QVERIFY(!QFile::exists(path(u"new"_s)));
        QVERIFY(m_desk->notices.isEmpty() && m_desk->errors.isEmpty());
        // It is not of a pack: nothing is written.
        packInto("reportPack", m_folder->path());
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->errors.size(), 1, kJobsMs);
        QCOMPARE(contentOf(path(u"manifest.json"_s)), QByteArray("{}"));
        QVERIFY(!QFile::exists(path(u"report.pdf"_s)));
    }

    void otherFilesInTheFolderStay() {
        QVERIFY(QDir().mkpath(path(u"pack"_s)));
        QVERIFY(base::writeFileAtomically(path(u"pack/notes.txt"_s).toStdString(), "mine"));
        for (int i = 1; i <= 2; ++i) { // the second time it is an earlier pack, too
            packInto("reportPack", path(u"pack"_s));
            QTRY_COMPARE_WITH_TIMEOUT(m_desk->notices.size(), i, kJobsMs);
        }
        QCOMPARE(contentOf(path(u"pack/notes.txt"_s)), QByteArray("mine"));
        QVERIFY(contentOf(path(u"pack/report.pdf"_s)).startsWith("%PDF-"));
        QVERIFY(m_desk->errors.isEmpty());
    }

    void aFolderThatIsAFileIsRefused() {
        QVERIFY(base::writeFileAtomically(path(u"file"_s).toStdString(), "x"));
        m_desk->page.writePack(path(u"file"_s), widgets::allReportFormats());
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->errors.size(), 1, kJobsMs);
        QCOMPARE(contentOf(path(u"file"_s)), QByteArray("x"));
    }

    void oneFormatIsWritten() {
        m_desk->action("reportAs_md")->trigger();
        auto* dialog = m_desk->child<QFileDialog>("saveFileDialog");
        QVERIFY(dialog != nullptr);
        dialog->setDirectory(m_folder->path());
        dialog->selectFile(u"out.md"_s);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(path(u"out.md"_s)).startsWith("# Review of team\n"), kJobsMs);
        QTRY_COMPARE(m_desk->notices.size(), 1);
    }

    void theOpenWorkspaceIsNotSavedOver_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("its file") << u"team.assay"_s;
        QTest::newRow("a link") << u"link.md"_s;
        QTest::newRow("what SQLite puts beside it") << u"team.assay-wal"_s;
    }

    void theOpenWorkspaceIsNotSavedOver() {
        QFETCH(const QString, name);
        QVERIFY(QFile::link(path(), path(u"link.md"_s)));
        const QByteArray before = contentOf(path());
        const QByteArray wal = contentOf(path(u"team.assay-wal"_s));
        m_desk->action("reportAs_md")->trigger();
        auto* dialog = m_desk->child<QFileDialog>("saveFileDialog");
        QVERIFY(dialog != nullptr);
        dialog->setOption(QFileDialog::DontConfirmOverwrite); // whoever asks for it means it
        dialog->setDirectory(m_folder->path());
        dialog->selectFile(name);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        auto* message = m_desk->page.findChild<QMessageBox*>();
        QVERIFY(message != nullptr);
        QVERIFY2(message->text().contains(name) && message->text().contains(u"belongs to a workspace"_s),
                 qPrintable(message->text()));
        m_desk->wait();
        QVERIFY(QFileInfo(path(u"link.md"_s)).isSymLink());
        QCOMPARE(contentOf(path()), before);
        QCOMPARE(contentOf(path(u"team.assay-wal"_s)), wal);
        QVERIFY(m_desk->notices.isEmpty());
    }

    void aPackIsNotWrittenAmongTheWorkspacesFiles() {
        m_desk->page.writePack(path(u"team.assay.d"_s), {widgets::ReportFormat::Markdown});
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->errors.size(), 1, kJobsMs);
        QVERIFY(!QFile::exists(path(u"team.assay.d/report.md"_s)));
        QVERIFY(!QFile::exists(path(u"team.assay.d"_s)));
    }

    void aTemplateGoesOutAndComesIn() {
        m_desk->type(u"shared"_s);
        m_desk->action("reportExport")->trigger();
        auto* out = m_desk->child<QFileDialog>("saveFileDialog");
        out->setDirectory(m_folder->path());
        out->selectFile(u"template.json"_s);
        QVERIFY(QMetaObject::invokeMethod(out, "accept"));
        QTRY_VERIFY(contentOf(path(u"template.json"_s)).contains("shared"));
        Desk other;
        other.open(path());
        const auto import = [&](const QString& name) {
            other.action("reportImport")->trigger();
            auto* in = other.child<QFileDialog>("templateFile");
            in->setDirectory(m_folder->path());
            in->selectFile(name);
            QMetaObject::invokeMethod(in, "accept");
        };
        import(u"template.json"_s);
        QTRY_COMPARE(other.comment()->toPlainText(), u"shared"_s);
        QCOMPARE(other.plans()->currentText(), u"Review (not saved)"_s);
        QVERIFY(!other.action("reportSave")->isEnabled());
        other.saveAs(u"From a file"_s);
        QCOMPARE(stored().size(), std::size_t(1));
        QCOMPARE(other.plans()->currentText(), u"From a file"_s);
        QVERIFY(
            base::writeFileAtomically(path(u"bad.json"_s).toStdString(), R"({"sections":[{"id":"moon"}]})"));
        import(u"bad.json"_s);
        QTRY_COMPARE(other.errors.size(), 1);
        QVERIFY2(other.errors[0].contains(u"sections[0].id"_s), qPrintable(other.errors[0]));
    }

    void aReadOnlyWorkspaceCanBeReported() {
        m_desk->saveAs(u"Weekly"_s);
        Desk reader;
        reader.open(path(), workspace::OpenMode::ReadOnly);
        reader.choose(u"Weekly"_s);
        reader.type(u"only here"_s);
        reader.wait();
        for (const char* name : {"reportSave", "reportSaveAs", "reportRemove"}) {
            QVERIFY2(!reader.action(name)->isEnabled(), name);
        }
        QVERIFY(reader.action("reportPack")->isEnabled());
        reader.page.writePack(path(u"pack"_s), {widgets::ReportFormat::Markdown});
        QTRY_COMPARE_WITH_TIMEOUT(reader.notices.size(), 1, kJobsMs);
        QVERIFY(contentOf(path(u"pack/report.md"_s)).contains("only here"));
    }

    // --- CSV ---

    void formulasInCsvAreMadeHarmlessUnlessSaidOtherwise_data() {
        QTest::addColumn<bool>("neutralise");
        QTest::newRow("harmless") << true;
        QTest::newRow("as they are") << false;
    }

    void formulasInCsvAreMadeHarmlessUnlessSaidOtherwise() {
        QFETCH(bool, neutralise);
        QVERIFY(workspace::createSuite(*m_desk->session.workspace(), "=1+1").has_value());
        m_desk->action("reportMake")->trigger();
        m_desk->wait();
        packInto("reportAs_csv", path(u"pack"_s), [&](const app::PackDialog& dialog) {
            auto* box = dialog.findChild<QCheckBox*>(u"packNeutralise"_s);
            QVERIFY(box->isChecked());
            if (!neutralise) {
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(5, box->height() / 2));
            }
        });
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->notices.size(), 1, kJobsMs);
        QByteArray all;
        QDir tables(path(u"pack/tables"_s));
        for (const QString& name : tables.entryList({u"*.csv"_s})) {
            all += '\n' + contentOf(tables.filePath(name));
        }
        all.replace('\n', ',');
        QVERIFY2(all.contains(neutralise ? ",'=1+1" : ",=1+1"), all.constData());
        QVERIFY2(!all.contains(neutralise ? ",=1+1" : ",'=1+1"), all.constData());
    }
};

ASSAY_TEST(TestReportPacks)
#include "tst_report_packs.moc"
