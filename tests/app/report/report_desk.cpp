#include "tests/app/report/report_desk.h"

#include "app/settings/settings.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/results/report/saved_reports.h"
#include "tests/support/user_acts.h"
#include "widgets/report/page_preview.h"

#include <QFrame>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <algorithm>
#include <stop_token>
#include <utility>

namespace assay::tests {

using namespace Qt::Literals::StringLiterals;

Desk::Desk() {
    QObject::connect(&page, &app::Page::errorRaised, &page, [this](const QString& text) { errors << text; });
    QObject::connect(&page, &app::Page::noticeRaised, &page,
                     [this](const QString& text) { notices << text; });
    page.setSession(&session);
    for (QAction* action : page.runActions() + page.exportActions()) {
        page.addAction(action); // the window does
    }
    page.resize(1'100, 800);
}

void Desk::open(const QString& path, workspace::OpenMode mode) {
    session.openWorkspace(path, mode);
    QVERIFY(jobs.waitForFinished(kJobsMs));
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    wait();
    // Most tests are about the pages of everything.
    if (mode == workspace::OpenMode::ReadWrite && plans()->currentText() == u"Brief"_s) {
        choose(u"Review (everything)"_s);
        wait();
    }
}

void Desk::wait() {
    QTRY_VERIFY_WITH_TIMEOUT(action("reportPack")->isEnabled(), kJobsMs);
}

bool Desk::isAsked() const {
    return child<QFrame>("formNotice")->isVisible();
}

QString Desk::question() const {
    return child<QLabel>("formNoticeText")->text();
}

void Desk::answer(bool save) {
    QTest::mouseClick(child<QPushButton>(save ? "formNoticeAccept" : "formNoticeReject"), Qt::LeftButton);
}

QString Desk::state() const {
    return child<QLabel>("reportState")->text();
}

QStringList Desk::titles() const {
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

bool Desk::leadsTo(const QString& address) const {
    const auto& pages = child<widgets::PagePreview>("reportPreview")->pages();
    return pages && std::any_of(pages->links().begin(), pages->links().end(),
                                [&](const auto& link) { return link.address == address; });
}

void Desk::choose(const QString& title) {
    const int row = plans()->findText(title);
    QVERIFY2(row >= 0, qPrintable(title));
    chooseEntry(*plans(), row);
}

void Desk::type(const QString& text) {
    comment()->setFocus();
    comment()->selectAll();
    QTest::keyClicks(comment(), text);
}

void Desk::saveAs(const QString& name) {
    action("reportSaveAs")->trigger();
    auto* dialog = child<QInputDialog>("reportName");
    QVERIFY(dialog != nullptr);
    dialog->setTextValue(name);
    dialog->accept();
    QTRY_VERIFY(child<QInputDialog>("reportName") == nullptr);
}

Gate::Gate(widgets::JobRunner& jobs) {
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

void Gate::open() {
    if (!std::exchange(m_open, true)) {
        m_opened.set_value();
    }
}

void DeskFixture::openDesk() {
    m_folder = std::make_unique<QTemporaryDir>();
    app::Settings::redirectTo(path(u"settings"_s));
    QSettings().clear();
    app::Settings().setCuratorName(u"Ada"_s);
    QVERIFY(workspace::Workspace::create(path().toStdString()).has_value());
    m_desk = std::make_unique<Desk>();
    m_desk->open(path());
}

void DeskFixture::closeDesk() {
    m_desk.reset();
    m_folder.reset();
}

std::vector<results::ReportPlan> DeskFixture::stored() const {
    const auto workspace = workspace::Workspace::open(path().toStdString(), workspace::OpenMode::ReadOnly);
    const auto plans = results::savedReports(*(*workspace)->reader());
    return plans ? plans->plans : std::vector<results::ReportPlan>(99);
}

std::vector<results::ReportDraft> DeskFixture::drafts() const {
    const auto workspace = workspace::Workspace::open(path().toStdString(), workspace::OpenMode::ReadOnly);
    const auto drafts = results::reportDrafts(*(*workspace)->reader());
    return drafts ? drafts->drafts : std::vector<results::ReportDraft>();
}

} // namespace assay::tests
