// The report page as a person works with it.
#include "app/pages/report/pack_dialog.h"
#include "app/pages/report/report_editor.h"
#include "app/pages/report/report_maker.h"
#include "app/pages/report/report_page.h"
#include "app/pages/report/report_pages_view.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/base/atomic_file.h"
#include "core/base/hash.h"
#include "core/curation/edit_journal.h"
#include "core/curation/setting_edits.h"
#include "core/report/report_drafts.h"
#include "core/report/saved_reports.h"
#include "core/store/runs.h"
#include "core/store/suites.h"
#include "core/store/workspace.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/report/page_preview.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFrame>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <functional>
#include <future>
#include <utility>

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

    // About a draft.
    [[nodiscard]] bool isAsked() const { return child<QFrame>("formNotice")->isVisible(); }

    [[nodiscard]] QString question() const { return child<QLabel>("formNoticeText")->text(); }

    void answer(bool save) {
        QTest::mouseClick(child<QPushButton>(save ? "formNoticeAccept" : "formNoticeReject"), Qt::LeftButton);
    }

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

// Holds up every job that is started after it, as work that takes its time would.
class Gate {
  public:
    explicit Gate(widgets::JobRunner& jobs) {
        for (int i = 0; i < kThreads; ++i) {
            jobs.startBackground<void>(
                u"held up"_s,
                [opened = m_future](const std::stop_token&, base::ProgressSink&) {
                    opened.wait();
                    return base::Result<>();
                },
                nullptr, [](const base::Result<>&) {});
        }
    }

    ~Gate() { open(); }

    void open() {
        if (!std::exchange(m_open, true)) {
            m_opened.set_value();
        }
    }

  private:
    static constexpr int kThreads = 64; // more than there are
    std::promise<void> m_opened;
    std::shared_future<void> m_future = m_opened.get_future().share();
    bool m_open = false;
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
        return plans ? plans->plans : std::vector<report::ReportPlan>(99);
    }

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

    // As they stand in the file.
    [[nodiscard]] std::vector<report::ReportDraft> drafts() const {
        const auto workspace = store::Workspace::open(path().toStdString(), store::OpenMode::ReadOnly);
        return report::reportDrafts(*(*workspace)->reader())->drafts;
    }

    [[nodiscard]] bool noneIsUnsaved() const {
        const auto list = drafts();
        return std::all_of(list.begin(), list.end(),
                           [](const auto& draft) { return draft.base && draft.plan == *draft.base; });
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

    // Where it stands is seen, also when it was moved.
    void theSectionInQuestionIsShown() {
        auto* preview = m_desk->child<widgets::PagePreview>("reportPreview");
        const auto pageOf = [&](const QString& title) {
            for (const auto& entry : preview->pages()->outline()) {
                if (entry.level == 1 && entry.title == title) {
                    return entry.page;
                }
            }
            return -1;
        };
        preview->setZoom(1);
        m_desk->list()->setFocus();
        m_desk->list()->setCurrentRow(m_desk->list()->count() - 1);
        QCOMPARE(preview->currentPage(), pageOf(u"Provenance"_s));
        const int before = preview->currentPage();
        for (int i = 1; i < m_desk->list()->count(); ++i) {
            QTest::mouseClick(m_desk->child<QToolButton>("sectionUp"), Qt::LeftButton);
        }
        m_desk->wait();
        QCOMPARE(preview->currentPage(), pageOf(u"Provenance"_s));
        QVERIFY(preview->currentPage() < before);
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

    // Wherever one stands: a field takes the keys only while it has something of its own to undo.
    void keysUndoFromTheFields() {
        m_desk->type(u"first"_s);
        m_desk->saveAs(u"Weekly"_s);
        m_desk->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_desk->page));
        for (QWidget* field : {static_cast<QWidget*>(m_desk->comment()),
                               static_cast<QWidget*>(m_desk->child<QLineEdit>("reportTitle"))}) {
            m_desk->choose(u"Weekly"_s);
            field->setFocus();
            m_desk->action("reportRemove")->trigger();
            QVERIFY(stored().empty());
            QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(stored().size(), std::size_t(1));
            QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY(stored().empty());
            QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
        }
        // So does the menu Edit.
        const QList<QAction*> edits = m_desk->page.editActions();
        QCOMPARE(edits.size(), 2);
        edits.front()->trigger();
        QVERIFY(stored().empty());
        edits.back()->trigger();
        QCOMPARE(stored().size(), std::size_t(1));
        // What is typed is undone as such.
        m_desk->type(u"second"_s);
        QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_desk->comment()->toPlainText() != u"second"_s);
        QCOMPARE(stored().size(), std::size_t(1));
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
        // It says why, and whose that edit is.
        QVERIFY(m_desk->notices.last().contains(u"the alert thresholds, by Bob"_s));
        QVERIFY(m_desk->child<QAction>("journalUndo")->toolTip().contains(u"the alert thresholds"_s));
        QVERIFY(curation::undo(*workspace, "Bob").has_value());
        m_desk->child<QAction>("journalRedo")->trigger();
        QVERIFY(m_desk->notices.last().contains(u"the alert thresholds, by Bob"_s));
        QVERIFY(!*store::workspaceSetting(*workspace->reader(), store::kGateRulesSetting));
        m_desk->child<QAction>("journalUndo")->trigger();
        QVERIFY(stored().empty());
        QVERIFY(m_desk->errors.isEmpty());
    }

    void namesAreChecked() {
        m_desk->saveAs(u"  "_s);
        QCOMPARE(m_desk->errors, QStringList{u"A report needs a name."_s});
        m_desk->saveAs(u"Review"_s);
        QCOMPARE(m_desk->errors.size(), 2);
        QVERIFY(stored().empty());
    }

    void aReportIsRenamed() {
        m_desk->saveAs(u"Other"_s);
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"not saved"_s);
        const auto rename = [&](const QString& name) {
            m_desk->action("reportRename")->trigger();
            auto* dialog = m_desk->child<QInputDialog>("reportNewName");
            QVERIFY(dialog != nullptr);
            QCOMPARE(dialog->textValue(), u"Weekly"_s);
            dialog->setTextValue(name);
            dialog->accept();
            QTRY_VERIFY(m_desk->child<QInputDialog>("reportNewName") == nullptr);
        };
        rename(u"Other"_s);
        rename(u"Review"_s);
        QCOMPARE(m_desk->errors.size(), 2);
        rename(u" Daily "_s);
        QCOMPARE(m_desk->plans()->currentText(), u"Daily"_s);
        QCOMPARE(stored().size(), std::size_t(2));
        QCOMPARE(stored()[0].name, std::string("Daily"));
        QCOMPARE(m_desk->comment()->toPlainText(), u"not saved"_s);
        QVERIFY(m_desk->action("reportSave")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(drafts().size() == 1 && drafts()[0].plan.name == "Daily", kJobsMs);
        m_desk->action("reportSave")->trigger();
        QCOMPARE(stored()[0].sections[0].comment, std::string("not saved"));
        m_desk->choose(u"Neighbours"_s);
        QVERIFY(!m_desk->action("reportRename")->isEnabled());
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

    // --- What is not saved ---

    void unsavedChoicesOutliveTheWindow_data() {
        QTest::addColumn<QString>("end");
        for (const char* end : {"window", "workspace", "crash"}) {
            QTest::newRow(end) << QString::fromLatin1(end);
        }
    }

    void unsavedChoicesOutliveTheWindow() {
        QFETCH(QString, end);
        m_desk->choose(u"Neighbours"_s);
        m_desk->type(u"half a sen"_s);
        m_desk->list()->setFocus();
        QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(m_desk->list()->currentRow(), 1);
        const auto order = [](const Desk& desk) {
            QStringList ids;
            for (int row = 0; row < desk.list()->count(); ++row) {
                ids << desk.list()->item(row)->text() + QString::number(desk.list()->item(row)->checkState());
            }
            return ids;
        };
        const QStringList chosen = order(*m_desk);
        Desk next;
        if (end == u"crash"_s) {
            // What is in the files while the program runs is what is left of it if it is killed.
            QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
            QTRY_COMPARE_WITH_TIMEOUT(drafts()[0].plan.sections[1].comment, std::string("half a sen"),
                                      kJobsMs);
            for (const QString& ending : {QString(), u"-wal"_s}) {
                QVERIFY(QFile::copy(path() + ending, path(u"left.assay"_s) + ending));
            }
            next.open(path(u"left.assay"_s));
        } else {
            end == u"window"_s ? m_desk.reset() : m_desk->session.closeWorkspace();
            if (m_desk) {
                QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
            }
            next.open(path());
        }
        QCOMPARE(next.plans()->currentText(), u"Neighbours"_s);
        QCOMPARE(order(next), chosen);
        next.list()->setCurrentRow(1);
        QCOMPARE(next.comment()->toPlainText(), u"half a sen"_s);
        QVERIFY(next.isAsked());
        QVERIFY2(next.question().startsWith(u"These are unsaved choices of “Neighbours”, by Ada, of "_s),
                 qPrintable(next.question()));
        QVERIFY(next.titles().contains(u"Hardest cases"_s));       // the pages are of them
        QVERIFY(!next.child<QAction>("journalUndo")->isEnabled()); // it is no edit
        QVERIFY(next.errors.isEmpty());
    }

    // The window cancels what still waits when it closes.
    void aDraftThatWaitedIsWritten() {
        Gate gate(m_desk->jobs);
        m_desk->type(u"late"_s);
        const auto waits = [&] {
            const auto& jobs = m_desk->jobs.jobs();
            return std::any_of(jobs.begin(), jobs.end(),
                               [](const auto* job) { return job->title() == u"Keeping a draft"_s; });
        };
        QTRY_VERIFY_WITH_TIMEOUT(waits(), kJobsMs);
        QVERIFY(drafts().empty());
        m_desk->jobs.cancelAll();
        gate.open();
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        QCOMPARE(drafts().size(), std::size_t(1));
        QCOMPARE(drafts()[0].plan.sections[0].comment, std::string("late"));
    }

    void unsavedChoicesAreSaved() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"second"_s);
        m_desk.reset();
        Desk next;
        next.open(path());
        QVERIFY(next.isAsked());
        QCOMPARE(next.plans()->currentText(), u"Weekly"_s);
        next.answer(true);
        QVERIFY(!next.isAsked());
        QCOMPARE(stored()[0].sections[0].comment, std::string("second"));
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
        next.child<QAction>("journalUndo")->trigger();
        QCOMPARE(next.comment()->toPlainText(), QString());
    }

    // A template of the program cannot be written to: its changes need a name.
    void unsavedChoicesOfATemplateAreSavedUnderAName() {
        m_desk->type(u"mine"_s);
        m_desk.reset();
        Desk next;
        next.open(path());
        next.answer(true);
        auto* dialog = next.child<QInputDialog>("reportName");
        QVERIFY(dialog != nullptr);
        dialog->reject();
        QVERIFY(next.isAsked()); // still
        QTRY_VERIFY(next.child<QInputDialog>("reportName") == nullptr);
        next.answer(true);
        dialog = next.child<QInputDialog>("reportName");
        dialog->setTextValue(u"Review"_s);
        dialog->accept();
        QCOMPARE(next.errors.size(), 1);
        QVERIFY(next.isAsked());
        QTRY_VERIFY(next.child<QInputDialog>("reportName") == nullptr);
        next.answer(true);
        dialog = next.child<QInputDialog>("reportName");
        dialog->setTextValue(u"Weekly"_s);
        dialog->accept();
        QVERIFY(!next.isAsked());
        QCOMPARE(stored()[0].sections[0].comment, std::string("mine"));
        QCOMPARE(next.plans()->currentText(), u"Weekly"_s);
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
    }

    void unsavedChoicesAreDiscarded() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"second"_s);
        m_desk.reset();
        Desk next;
        next.open(path());
        next.answer(false);
        QVERIFY(!next.isAsked());
        QCOMPARE(next.comment()->toPlainText(), QString());
        QCOMPARE(next.plans()->currentText(), u"Weekly"_s);
        QVERIFY(!next.action("reportSave")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
        QCOMPARE(stored()[0].sections[0].comment, std::string());
    }

    // Without a question: nothing is unsaved.
    void theTemplateIsChosenAgain() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->choose(u"Curation"_s);
        m_desk.reset();
        m_desk = std::make_unique<Desk>();
        m_desk->open(path());
        QCOMPARE(m_desk->plans()->currentText(), u"Curation"_s);
        QVERIFY(!m_desk->isAsked());
        m_desk->choose(u"Weekly"_s);
        m_desk.reset();
        m_desk = std::make_unique<Desk>();
        m_desk->open(path());
        QCOMPARE(m_desk->plans()->currentText(), u"Weekly"_s);
        QVERIFY(!m_desk->isAsked());
        QVERIFY(drafts().empty());
        m_desk->choose(u"Review (everything)"_s);
        m_desk->session.closeWorkspace();
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        m_desk->open(path());
        QCOMPARE(m_desk->plans()->currentText(), u"Review (everything)"_s);
    }

    void whatIsTypedAndTakenBackIsNoChoice() {
        m_desk->type(u"x"_s);
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
        m_desk->comment()->clear();
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(0), kJobsMs);
        m_desk->choose(u"Neighbours"_s);
        QVERIFY(m_desk->child<QMessageBox>("reportUnsaved") == nullptr);
    }

    void droppedChangesAreNotOfferedAgain() {
        m_desk->type(u"precious"_s);
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
        m_desk->choose(u"Neighbours"_s);
        auto* box = m_desk->child<QMessageBox>("reportUnsaved");
        QTest::mouseClick(box->findChild<QPushButton*>(u"dropChanges"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
        m_desk->choose(u"Review (everything)"_s);
        QVERIFY(!m_desk->isAsked());
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
    }

    // Choosing it again is the way back to what is saved.
    void droppedChangesAreNotOfferedAtOnce() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"precious"_s);
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
        m_desk->choose(u"Weekly"_s);
        auto* box = m_desk->child<QMessageBox>("reportUnsaved");
        QVERIFY(box != nullptr);
        QTest::mouseClick(box->findChild<QPushButton*>(u"dropChanges"_s), Qt::LeftButton);
        QVERIFY(!m_desk->isAsked());
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
        m_desk->type(u"again"_s); // while the draft before is on its way out
        QTRY_VERIFY_WITH_TIMEOUT(drafts().size() == 1 && drafts()[0].plan.sections[0].comment == "again",
                                 kJobsMs);
    }

    // A window that only shows a report takes nothing from one that changes it.
    void lookingTakesNothingFromAnother() {
        m_desk->saveAs(u"Weekly"_s);
        Desk other;
        other.open(path());
        other.choose(u"Weekly"_s);
        other.type(u"of the other"_s);
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
        m_desk->choose(u"Neighbours"_s);
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        QCOMPARE(drafts().size(), std::size_t(1));
        QCOMPARE(drafts()[0].plan.sections[0].comment, std::string("of the other"));
    }

    // Somebody else has saved the report since.
    void anotherSavedSince() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"mine"_s);
        m_desk.reset();
        {
            const auto workspace = store::Workspace::open(path().toStdString());
            report::ReportPlan plan = report::defaultPlan();
            plan.name = "Weekly";
            plan.sections[0].comment = "of Bob";
            QVERIFY(report::saveReport(**workspace, plan, "Bob"));
        }
        Desk next;
        next.open(path());
        QVERIFY(next.question().contains(u"was saved again since"_s));
        QCOMPARE(next.comment()->toPlainText(), u"mine"_s);
        next.answer(false);
        QCOMPARE(next.comment()->toPlainText(), u"of Bob"_s);
    }

    void theReportIsGoneMeanwhile() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"mine"_s);
        m_desk.reset();
        {
            const auto workspace = store::Workspace::open(path().toStdString());
            QVERIFY(report::removeReport(**workspace, "Weekly", "Bob"));
        }
        Desk next;
        next.open(path());
        QVERIFY(next.question().contains(u"is not there any more"_s));
        QCOMPARE(next.plans()->currentText(), u"Weekly (not saved)"_s);
        next.answer(false);
        QCOMPARE(next.plans()->currentText(), u"Review (everything)"_s);
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
    }

    void choicesOfTwoWindowsAreBothKept() {
        m_desk->saveAs(u"Weekly"_s);
        Desk other;
        other.open(path());
        other.choose(u"Neighbours"_s);
        other.type(u"of the other"_s);
        QTRY_VERIFY_WITH_TIMEOUT(drafts().size() == 1, kJobsMs);
        m_desk->type(u"mine"_s);
        QTRY_VERIFY_WITH_TIMEOUT(drafts().size() == 2, kJobsMs);
        QTRY_COMPARE_WITH_TIMEOUT(drafts()[0].plan.sections[0].comment, std::string("mine"), kJobsMs);
        Desk next;
        next.open(path());
        QCOMPARE(next.comment()->toPlainText(), u"mine"_s);
        QVERIFY2(next.question().contains(u"other reports, too"_s) &&
                     next.question().endsWith(u"Neighbours."_s),
                 qPrintable(next.question()));
        next.answer(true);
        next.choose(u"Neighbours"_s);
        QVERIFY(next.isAsked());
        QCOMPARE(next.comment()->toPlainText(), u"of the other"_s);
    }

    void aReadOnlyWorkspaceKeepsNoDraft() {
        m_desk->type(u"mine"_s);
        m_desk.reset();
        {
            Desk reader;
            reader.open(path(), store::OpenMode::ReadOnly);
            QCOMPARE(reader.comment()->toPlainText(), u"mine"_s); // it is shown, and stays
            reader.answer(true);
            QVERIFY(reader.errors.last().contains(u"Save as template file"_s));
            QVERIFY(reader.isAsked());
            reader.type(u"other words"_s);
        }
        QCOMPARE(drafts()[0].plan.sections[0].comment, std::string("mine"));
    }

    // --- What cannot be read ---

    void aReportThatCannotBeReadIsNamed() {
        m_desk->saveAs(u"Weekly"_s);
        const std::string later = R"({"template":"Later","sections":[{"id":"moon"}]})";
        QVERIFY(curation::changeReports(
            *m_desk->session.workspace(),
            [&](const std::string& now) -> base::Result<std::string> {
                return now.substr(0, now.size() - 1) + "," + later + "]";
            },
            "Bob"));
        m_desk->page.hide();
        m_desk->page.show();
        QCOMPARE(m_desk->errors.size(), 1);
        QVERIFY(m_desk->errors[0].contains(u"“Later”"_s) && m_desk->errors[0].contains(u"sections[0].id"_s));
        const int row = m_desk->plans()->findText(u"Later (cannot be read)"_s);
        QVERIFY(row >= 0);
        QVERIFY(
            !(m_desk->plans()->model()->flags(m_desk->plans()->model()->index(row, 0)) & Qt::ItemIsEnabled));
        QVERIFY(m_desk->plans()->itemData(row, Qt::ToolTipRole).toString().contains(u"sections[0].id"_s));
        m_desk->page.hide();
        m_desk->page.show();
        QCOMPARE(m_desk->errors.size(), 1); // once is enough
        m_desk->choose(u"Weekly"_s);
        m_desk->type(u"second"_s);
        m_desk->action("reportSave")->trigger();
        QCOMPARE(stored()[0].sections[0].comment, std::string("second"));
        QCOMPARE(m_desk->errors.size(), 1);
        m_desk->saveAs(u"Later"_s);
        QCOMPARE(m_desk->errors.size(), 2);
        QVERIFY(m_desk->errors[1].contains(u"not overwritten"_s));
        const auto now =
            store::workspaceSetting(*m_desk->session.workspace()->reader(), store::kReportsSetting);
        QVERIFY(now->value().find(later) != std::string::npos);
    }

    void reportsThatCannotBeReadAtAll() {
        QVERIFY(curation::changeReports(
            *m_desk->session.workspace(),
            [](const std::string&) -> base::Result<std::string> { return R"({"lost": 1})"; }, "Bob"));
        Desk next;
        next.open(path());
        QCOMPARE(next.errors.size(), 1);
        QVERIFY(next.errors[0].contains(u"not a list"_s));
        QVERIFY(next.plans()->findText(u"Saved reports (cannot be read)"_s) >= 0);
        next.saveAs(u"Weekly"_s);
        QCOMPARE(next.errors.size(), 2);
        const auto now =
            store::workspaceSetting(*m_desk->session.workspace()->reader(), store::kReportsSetting);
        QCOMPARE(now->value(), std::string(R"({"lost": 1})"));
    }

    // --- While pages are being made ---

    void slowPagesAreSpokenOf() {
        Gate gate(m_desk->jobs); // nothing else begins until it opens
        auto* cancel = m_desk->child<QToolButton>("reportCancel");
        auto* preview = m_desk->child<widgets::PagePreview>("reportPreview");
        const auto before = preview->pages();
        const QString summary = m_desk->page.summary();
        m_desk->list()->setFocus();
        m_desk->list()->setCurrentRow(0);
        QTest::keyClick(m_desk->list(), Qt::Key_Space);
        QVERIFY(!cancel->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(cancel->isVisible(), kJobsMs);
        QVERIFY(m_desk->child<QProgressBar>("reportProgress")->isVisible());
        QCOMPARE(m_desk->state(), u"Reading what the workspace holds"_s);
        // In a narrow window all of it is seen, too.
        const int wide = m_desk->child<QLabel>("reportState")->height();
        auto* view = m_desk->page.findChild<app::ReportPagesView*>();
        QVERIFY(view->minimumSizeHint().width() < 400);
        m_desk->child<QSplitter>("reportSplitter")->setSizes({900, 200});
        QTRY_VERIFY(cancel->y() > m_desk->child<QLabel>("reportState")->y() + wide / 2);
        QVERIFY(view->rect().contains(m_desk->child<QToolButton>("reportFit")->geometry()));
        m_desk->child<QSplitter>("reportSplitter")->setSizes({330, 700});
        QCOMPARE(preview->pages(), before);
        QVERIFY(preview->note().contains(u"former choices"_s));
        QVERIFY(m_desk->page.summary().endsWith(u"of the former choices"_s));
        QVERIFY(!m_desk->action("reportPack")->isEnabled());
        QTRY_VERIFY(qAbs(cancel->geometry().center().y() -
                         m_desk->child<QLabel>("reportState")->geometry().center().y()) < 5);

        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!cancel->isVisible());
        QVERIFY(m_desk->state().endsWith(u"of the former choices"_s));
        QVERIFY(!preview->note().isEmpty());
        QVERIFY(!m_desk->action("reportPack")->isEnabled());
        auto* again = m_desk->child<QToolButton>("reportMakeAgain");
        QVERIFY(again->isVisible());
        gate.open();
        QTest::mouseClick(again, Qt::LeftButton);
        m_desk->wait();
        QVERIFY(preview->pages() != before);
        QVERIFY(preview->note().isEmpty());
        QVERIFY(!again->isVisible());
        QVERIFY(!cancel->isVisible());
        QVERIFY(m_desk->state().startsWith(u"Page 1 of "_s));
        QVERIFY(!m_desk->page.summary().endsWith(u"choices"_s));
        QVERIFY(m_desk->page.summary() != summary || preview->pages()->pageCount() == before->pageCount());
        QVERIFY(!m_desk->titles().contains(u"Summary"_s));
        QVERIFY(m_desk->errors.isEmpty());
    }

    void sectionsAreCountedByTitle() {
        report::ReportPlan plan = report::defaultPlan();
        plan.sections[0].shown = false;
        const auto count = static_cast<int>(plan.sections.size()) - 1;
        QCOMPARE(app::ReportMaker::sectionText(plan, 0),
                 u"Section 1 of %1: Thresholds by scenario"_s.arg(count));
        QCOMPARE(app::ReportMaker::sectionText(plan, 1.0 / count),
                 u"Section 2 of %1: Threshold curves"_s.arg(count));
        QCOMPARE(app::ReportMaker::sectionText(plan, 1), u"Section %1 of %1: Provenance"_s.arg(count));
        plan.sections.clear();
        QVERIFY(app::ReportMaker::sectionText(plan, 0).isEmpty());
    }

    void makingTellsHowFarItIs() {
        struct Sink : base::ProgressSink {
            std::vector<std::pair<base::Stage, std::int64_t>> seen;
            std::int64_t total = 0;

            void report(base::Stage stage, std::int64_t done, std::int64_t of) override {
                seen.emplace_back(stage, done);
                total = std::max(total, of);
            }
        } sink;

        const report::ReportPlan plan = report::defaultPlan();
        const auto reader = m_desk->session.workspace()->reader();
        QVERIFY(app::MadeReport::make(*reader, "x", plan, {}, sink).has_value());
        QCOMPARE(sink.total, static_cast<std::int64_t>(plan.sections.size()));
        QCOMPARE(sink.seen.size(), 3 + plan.sections.size() + 1);
        QVERIFY(sink.seen[2] == std::pair(base::Stage::Loading, std::int64_t{2}));
        QVERIFY(sink.seen[3] == std::pair(base::Stage::Reading, std::int64_t{0}));
        QVERIFY(sink.seen.back().first == base::Stage::Writing);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = app::MadeReport::make(*reader, "x", plan, stop.get_token(), sink);
        QCOMPARE(stopped.error().code, base::ErrorCode::Cancelled);
    }

    void buttonsChangeTheSizeOfThePages() {
        auto* preview = m_desk->child<widgets::PagePreview>("reportPreview");
        const auto press = [&](const char* name) {
            QTest::mouseClick(m_desk->child<QToolButton>(name), Qt::LeftButton);
            return preview->zoom();
        };
        const double large = press("reportLarger");
        QVERIFY(large > 0);
        QVERIFY(press("reportLarger") > large);
        QCOMPARE(press("reportSmaller"), large);
        QCOMPARE(press("reportFit"), 0.0);
    }

    // --- CSV ---

    void formulasInCsvAreMadeHarmlessUnlessSaidOtherwise_data() {
        QTest::addColumn<bool>("neutralise");
        QTest::newRow("harmless") << true;
        QTest::newRow("as they are") << false;
    }

    void formulasInCsvAreMadeHarmlessUnlessSaidOtherwise() {
        QFETCH(bool, neutralise);
        QVERIFY(store::createSuite(*m_desk->session.workspace(), "=1+1").has_value());
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
