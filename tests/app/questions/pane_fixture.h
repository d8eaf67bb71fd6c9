// A workspace with one suite "P3" and a controller over it, for tests of the panes beside a question.
#pragma once

#include "app/pages/questions/question_controller.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suites.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>

namespace assay::tests {

inline constexpr int kJobsMs = 30'000;

class PaneFixture {
  public:
    PaneFixture()
        : m_workspace(*workspace::Workspace::create(path("w.assay")))
        , m_suite(workspace::createSuite(*m_workspace, "P3").value_or(0)) {}

    ~PaneFixture() { close(); }

    PaneFixture(const PaneFixture&) = delete;
    PaneFixture& operator=(const PaneFixture&) = delete;

    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

    [[nodiscard]] workspace::Workspace& workspace() const { return *m_workspace; }

    [[nodiscard]] std::shared_ptr<workspace::Workspace> shared() const { return m_workspace; }

    [[nodiscard]] base::RowId suite() const { return m_suite; }

    [[nodiscard]] app::QuestionController& controller() const { return *m_controller; }

    [[nodiscard]] widgets::JobRunner& jobs() const { return *m_jobs; }

    // A question with an answer that nothing is wrong with, changed by `change`.
    base::RowId add(const std::string& id, const std::string& text,
                    const std::function<void(model::Question&)>& change = nullptr) const {
        model::Question question;
        question.questionId = id;
        question.questionText = text;
        question.answerText = {"The company reported that sales grew."};
        if (change) {
            change(question);
        }
        return workspace::addQuestion(*m_workspace, m_suite, question, "Ada", {}).value_or(0);
    }

    [[nodiscard]] model::Question stored(base::RowId id) const {
        return workspace::storedQuestion(*m_workspace->reader(), id)->question;
    }

    [[nodiscard]] workspace::SuiteSettings settings() const {
        return workspace::suiteSettingsOf(*m_workspace->reader(), m_suite)
            .value_or(workspace::SuiteSettings{});
    }

    // A controller over the workspace as it is now.
    void start(const QString& curator = QStringLiteral("Ada"), int threads = 0) {
        m_controller.reset();
        m_jobs = std::make_unique<widgets::JobRunner>(nullptr, threads);
        m_controller = std::make_unique<app::QuestionController>(*m_jobs);
        m_controller->setCurator(curator);
        m_controller->setWorkspace(m_workspace);
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY(m_controller->isComplete());
    }

    // Closes the file and opens it again, as after a restart; `readOnly` as somebody who may not write.
    void reopen(bool readOnly, const QString& curator = QStringLiteral("Ada")) {
        close();
        auto opened = workspace::Workspace::open(path("w.assay"), readOnly ? workspace::OpenMode::ReadOnly
                                                                           : workspace::OpenMode::ReadWrite);
        QVERIFY(opened.has_value());
        m_workspace = std::move(*opened);
        start(curator);
    }

    void close() {
        m_controller.reset();
        m_jobs.reset();
        m_workspace.reset();
    }

  private:
    QTemporaryDir m_folder;
    std::shared_ptr<workspace::Workspace> m_workspace;
    base::RowId m_suite = 0;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::QuestionController> m_controller;
};

} // namespace assay::tests
