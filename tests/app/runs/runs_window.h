// The page of runs over a workspace with the runs of two systems, as its tests use it.
#pragma once

#include "app/pages/runs/runs_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "tests/app/answers/answers_fixture.h"
#include "widgets/jobs/job_runner.h"

#include <QtTest/QTest>

#include <QSettings>
#include <QTemporaryDir>
#include <filesystem>
#include <memory>

namespace assay::tests {

class RunsWindow {
  public:
    // Ada curates. The workspace holds the suite P3, and a run of each of Fjord and Skerry over it.
    bool fill() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        app::Settings().setCuratorName(QStringLiteral("Ada"));
        const auto workspace = workspace::Workspace::create(path());
        return workspace && fillAnswers(**workspace, path().parent_path(), "P3") &&
               measureAnswers(**workspace, "P3", "Fjord") && measureAnswers(**workspace, "P3", "Skerry");
    }

    // A new page, without a workspace.
    bool show() {
        m_page.reset();
        m_session = std::make_unique<app::Session>(m_jobs);
        m_page = std::make_unique<app::RunsPage>();
        m_page->setSession(m_session.get());
        m_page->resize(1'280, 800);
        m_page->show();
        return QTest::qWaitForWindowActive(m_page.get());
    }

    // Until its runs, as many as are said, are listed, and the first of them is shown.
    bool open(std::size_t runs = 2) {
        m_session->openWorkspace(QString::fromStdString(path().string()));
        return m_jobs.waitForFinished(30'000) && QTest::qWaitFor([&] {
                   return controller().runs().size() == runs && controller().view() != nullptr;
               });
    }

    [[nodiscard]] std::filesystem::path path() const {
        return std::filesystem::path(m_folder.path().toStdString()) / "runs.assay";
    }

    [[nodiscard]] widgets::JobRunner& jobs() { return m_jobs; }

    [[nodiscard]] app::Session& session() const { return *m_session; }

    [[nodiscard]] app::RunsPage& page() const { return *m_page; }

    [[nodiscard]] app::RunsController& controller() const { return *m_page->controller(); }

    template <typename T>
    T* child(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }

  private:
    QTemporaryDir m_settings;
    QTemporaryDir m_folder;
    widgets::JobRunner m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::RunsPage> m_page;
};

} // namespace assay::tests
