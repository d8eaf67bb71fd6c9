// The report page as a person works with it.
#include "app/pages/report/report_editor.h"
#include "app/pages/report/report_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/base/atomic_file.h"
#include "core/base/hash.h"
#include "core/curation/setting_edits.h"
#include "core/report/saved_reports.h"
#include "core/store/runs.h"
#include "core/store/workspace.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/report/page_preview.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::ReportPage;

namespace {

constexpr int kJobsMs = 30'000;

// A window's worth of it.
struct Desk {
    widgets::JobRunner jobs;
    app::Session session{jobs};
    ReportPage page;
    QStringList errors, notices;

    Desk() {
        QObject::connect(&page, &app::Page::errorRaised, &page,
                         [this](const QString& text) { errors << text; });
        QObject::connect(&page, &app::Page::noticeRaised, &page,
                         [this](const QString& text) { notices << text; });
        page.setSession(&session);
        for (QAction* action : page.runActions() + page.exportActions()) {
            page.addAction(action); // the window does
        }
        page.resize(1'100, 800);
    }

    void open(const QString& path, store::OpenMode mode = store::OpenMode::ReadWrite) {
        session.openWorkspace(path, mode);
        QVERIFY(jobs.waitForFinished(kJobsMs));
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        wait();
    }

    // Until the pages are those of what is chosen.
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(action("reportPack")->isEnabled(), kJobsMs); }

    template <typename T>
    [[nodiscard]] T* child(const char* name) const {
        return page.findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QAction* action(const char* name) const { return child<QAction>(name); }

    [[nodiscard]] QComboBox* plans() const { return child<QComboBox>("reportPlans"); }

    [[nodiscard]] QListWidget* list() const { return child<QListWidget>("reportSections"); }

    [[nodiscard]] QPlainTextEdit* comment() const { return child<QPlainTextEdit>("sectionComment"); }

    [[nodiscard]] QString state() const { return child<QLabel>("reportState")->text(); }

    // Of the sections of level 1, as they will print.
    [[nodiscard]] QStringList titles() const {
        QStringList list;
        if (const auto& pages = child<widgets::PagePreview>("reportPreview")->pages()) {
            for (const auto& entry : pages->outline()) {
                if (entry.level == 1) {
                    list << entry.title;
                }
            }
        }
        return list;
    }

    // Whether a page has a link to there.
    [[nodiscard]] bool leadsTo(const QString& address) const {
        const auto& pages = child<widgets::PagePreview>("reportPreview")->pages();
        return pages && std::any_of(pages->links().begin(), pages->links().end(),
                                    [&](const auto& link) { return link.address == address; });
    }

    void choose(const QString& title) {
        const int row = plans()->findText(title);
        QVERIFY2(row >= 0, qPrintable(title));
        plans()->setCurrentIndex(row);
        Q_EMIT plans()->activated(row);
    }

    void type(const QString& text) {
        comment()->setFocus();
        comment()->selectAll();
        QTest::keyClicks(comment(), text);
    }

    void saveAs(const QString& name) {
        action("reportSaveAs")->trigger();
        auto* dialog = child<QInputDialog>("reportName");
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(name);
        dialog->accept();
        QTRY_VERIFY(child<QInputDialog>("reportName") == nullptr);
    }
};

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestReportPage : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Desk> m_desk;

    [[nodiscard]] QString path(const QString& name = u"team.assay"_s) const {
        return m_folder->filePath(name);
    }

    [[nodiscard]] std::vector<report::ReportPlan> stored() const {
        const auto workspace = store::Workspace::open(path().toStdString(), store::OpenMode::ReadOnly);
        const auto plans = report::savedReports(*(*workspace)->reader());
        return plans ? *plans : std::vector<report::ReportPlan>(99);
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        app::Settings::redirectTo(path(u"settings"_s));
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        QVERIFY(store::Workspace::create(path().toStdString()).has_value());
        m_desk = std::make_unique<Desk>();
        m_desk->open(path());
    }

    void cleanup() {
        m_desk.reset();
        m_folder.reset();
    }

    void pagesAreShown() {
        QCOMPARE(m_desk->titles().size(), m_desk->list()->count());
        QCOMPARE(m_desk->titles().value(0), u"Summary"_s);
        QVERIFY(m_desk->page.summary().startsWith(u"Review of team · "_s));
        QVERIFY(m_desk->state().startsWith(u"Page 1 of "_s));
        QVERIFY(m_desk->errors.isEmpty());
    }

    void sectionsComeAndGo() {
        m_desk->list()->setFocus();
        m_desk->list()->setCurrentRow(0);
        QTest::keyClick(m_desk->list(), Qt::Key_Space);
        QVERIFY(!m_desk->action("reportPack")->isEnabled()); // the pages are not what is chosen
        m_desk->wait();
        QVERIFY(!m_desk->titles().contains(u"Summary"_s));
        QTest::keyClick(m_desk->list(), Qt::Key_Space);
        QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Down, Qt::AltModifier);
        m_desk->wait();
        QCOMPARE(m_desk->titles().indexOf(u"Summary"_s), 1);
    }

    void commentsAreOnThePages() {
        m_desk->type(u"See [it](https://example.org/1)"_s);
        m_desk->wait();
        QVERIFY(m_desk->leadsTo(u"https://example.org/1"_s));
    }

    void templatesAreChosen() {
        m_desk->choose(u"Neighbours"_s);
        m_desk->wait();
        QVERIFY(m_desk->titles().contains(u"Hardest cases"_s));
        QVERIFY(!m_desk->titles().contains(u"Threshold curves"_s));
        QVERIFY(!m_desk->action("reportSave")->isEnabled());
        QVERIFY(!m_desk->action("reportRemove")->isEnabled());
    }

    void aReportIsSavedChangedAndRemoved() {
        m_desk->type(u"first"_s);
        m_desk->saveAs(u" Weekly "_s);
        QCOMPARE(m_desk->plans()->currentText(), u"Weekly"_s);
        QCOMPARE(stored().size(), std::size_t(1));
        QCOMPARE(stored()[0].name, std::string("Weekly"));
        QCOMPARE(stored()[0].sections[0].comment, std::string("first"));
        QVERIFY(!m_desk->action("reportSave")->isEnabled());
        m_desk->type(u"second"_s);
        m_desk->wait();
        QVERIFY(m_desk->state().endsWith(u"not saved"_s));
        m_desk->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_desk->page));
        QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(stored()[0].sections[0].comment, std::string("second"));
        m_desk->action("reportRemove")->trigger();
        QVERIFY(stored().empty());
        QCOMPARE(m_desk->plans()->currentText(), u"Review (everything)"_s);
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
        QVERIFY(m_desk->errors.isEmpty());
    }

    // Undo brings back what was stored, and what is edited follows.
    void savingIsUndone() {
        m_desk->type(u"first"_s);
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"second"_s);
        m_desk->action("reportSave")->trigger();
        m_desk->child<QAction>("journalUndo")->trigger();
        QCOMPARE(stored()[0].sections[0].comment, std::string("first"));
        QCOMPARE(m_desk->comment()->toPlainText(), u"first"_s);
        m_desk->child<QAction>("journalRedo")->trigger();
        QCOMPARE(m_desk->comment()->toPlainText(), u"second"_s);
        m_desk->action("reportRemove")->trigger();
        m_desk->child<QAction>("journalUndo")->trigger();
        QCOMPARE(stored().size(), std::size_t(1));
        QVERIFY(m_desk->plans()->findText(u"Weekly"_s) >= 0);
        m_desk->choose(u"Weekly"_s);
        QCOMPARE(m_desk->comment()->toPlainText(), u"second"_s);
        m_desk->child<QAction>("journalUndo")->trigger();
        m_desk->child<QAction>("journalUndo")->trigger(); // it was never saved
        QVERIFY(stored().empty());
        QCOMPARE(m_desk->plans()->currentText(), u"Weekly (not saved)"_s);
        QVERIFY(!m_desk->comment()->toPlainText().isEmpty());
        QVERIFY(!m_desk->action("reportSave")->isEnabled());
        QVERIFY(m_desk->action("reportSaveAs")->isEnabled());
    }

    // The journal is that of the workspace, but what another page edited is not taken back from here, unseen.
    void undoLeavesOtherPagesAlone() {
        m_desk->saveAs(u"Weekly"_s);
        const auto workspace = m_desk->session.workspace();
        QVERIFY(curation::saveGateRules(*workspace, "{}", "Bob"));
        m_desk->child<QAction>("journalUndo")->trigger();
        const auto rules = store::workspaceSetting(*workspace->reader(), store::kGateRulesSetting);
        QVERIFY(rules && *rules == "{}");
        QCOMPARE(stored().size(), std::size_t(1));
        QVERIFY(!m_desk->child<QAction>("journalUndo")->isEnabled());
    }

    void namesAreChecked() {
        m_desk->saveAs(u"  "_s);
        QCOMPARE(m_desk->errors, QStringList{u"A report needs a name."_s});
        m_desk->saveAs(u"Review"_s);
        QCOMPARE(m_desk->errors.size(), 2);
        QVERIFY(stored().empty());
    }

    void whoSavesIsAsked() {
        app::Settings().setCuratorName({});
        Desk other;
        other.open(path());
        other.saveAs(u"Weekly"_s);
        QVERIFY(stored().empty());
    }

    // What was written is not lost by a wrong click.
    void whatWasWrittenIsNotDroppedUnasked() {
        m_desk->type(u"precious"_s);
        m_desk->choose(u"Neighbours"_s);
        auto* box = m_desk->child<QMessageBox>("reportUnsaved");
        QVERIFY(box != nullptr);
        QTest::mouseClick(box->findChild<QPushButton*>(u"keepChanges"_s), Qt::LeftButton);
        QCOMPARE(m_desk->comment()->toPlainText(), u"precious"_s);
        QCOMPARE(m_desk->plans()->currentText(), u"Review (everything)"_s);
        QTRY_VERIFY(m_desk->child<QMessageBox>("reportUnsaved") == nullptr);
        m_desk->choose(u"Neighbours"_s);
        box = m_desk->child<QMessageBox>("reportUnsaved");
        QTest::mouseClick(box->findChild<QPushButton*>(u"dropChanges"_s), Qt::LeftButton);
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
        QCOMPARE(m_desk->plans()->currentText(), u"Neighbours"_s);
        // Marks are soon made again: nobody is asked.
        QTRY_VERIFY(m_desk->child<QMessageBox>("reportUnsaved") == nullptr);
        QTest::keyClick(m_desk->list(), Qt::Key_Space);
        m_desk->choose(u"Curation"_s);
        QVERIFY(m_desk->child<QMessageBox>("reportUnsaved") == nullptr);
        QCOMPARE(m_desk->plans()->currentText(), u"Curation"_s);
    }

    void twoWindowsSeeEachOther() {
        Desk other;
        other.open(path());
        other.type(u"of the other"_s);
        other.saveAs(u"Other"_s);
        m_desk->type(u"mine"_s);
        m_desk->saveAs(u"Mine"_s);
        QCOMPARE(stored().size(), std::size_t(2));
        m_desk->choose(u"Other"_s);
        QCOMPARE(m_desk->comment()->toPlainText(), u"of the other"_s);
        m_desk->wait();
        // Changed there, seen here when one comes back to the page.
        other.type(u"changed"_s);
        other.action("reportSave")->trigger();
        m_desk->page.hide();
        m_desk->page.show();
        QCOMPARE(m_desk->comment()->toPlainText(), u"changed"_s);
        // What is being edited here stays.
        m_desk->type(u"being written"_s);
        other.type(u"changed again"_s);
        other.action("reportSave")->trigger();
        m_desk->page.hide();
        m_desk->page.show();
        QCOMPARE(m_desk->comment()->toPlainText(), u"being written"_s);
        QVERIFY(m_desk->errors.isEmpty());
        QVERIFY(other.errors.isEmpty());
    }

    void thePackIsInItsFolder() {
        m_desk->type(u"A comment."_s);
        m_desk->wait();
        const QString folder = path(u"pack"_s);
        QVERIFY(QDir().mkpath(folder));
        m_desk->action("reportPack")->trigger();
        auto* dialog = m_desk->child<QFileDialog>("packFolder");
        QVERIFY(dialog != nullptr);
        dialog->setDirectory(m_folder->path());
        dialog->selectFile(folder);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
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
        reader.open(path(), store::OpenMode::ReadOnly);
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

    // Pages that come late belong to nobody.
    void closingWhilePagesAreMade() {
        m_desk->action("reportMake")->trigger();
        m_desk->session.closeWorkspace();
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        QCoreApplication::processEvents();
        QCOMPARE(m_desk->child<QStackedWidget>("reportStack")->currentIndex(), 0);
        QVERIFY(m_desk->titles().isEmpty());
        QVERIFY(m_desk->page.summary().isEmpty());
        for (const char* name : {"reportPack", "reportAs_pdf", "reportMake", "reportSaveAs"}) {
            QVERIFY2(!m_desk->action(name)->isEnabled(), name);
        }
        QVERIFY(m_desk->errors.isEmpty());
        m_desk->page.writePack(path(u"pack"_s), widgets::allReportFormats());
        QVERIFY(m_desk->jobs.isIdle());
    }

    void anotherWorkspaceIsReported() {
        m_desk->type(u"of the first"_s);
        QVERIFY(store::Workspace::create(path(u"second.assay"_s).toStdString()).has_value());
        m_desk->action("reportMake")->trigger();
        m_desk->session.openWorkspace(path(u"second.assay"_s));
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        m_desk->wait();
        QVERIFY(m_desk->page.summary().startsWith(u"Review of second · "_s));
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
    }

    void theStateIsRemembered() {
        const QByteArray state = m_desk->page.saveState();
        Desk other;
        other.page.restoreState(state);
        other.page.restoreState("rubbish");
        other.page.restoreState({});
        QVERIFY(!other.page.saveState().isEmpty());
    }
};

QTEST_MAIN(TestReportPage)
#include "tst_report_page.moc"
