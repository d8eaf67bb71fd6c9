// The report page over a new workspace, and what a person does there. What the tests of the page share.
#pragma once

#include "app/pages/report/report_page.h"
#include "app/shell/session.h"
#include "core/results/report/report_drafts.h"
#include "core/results/report/report_plan.h"
#include "core/workspace/workspace.h"
#include "widgets/jobs/job_runner.h"

#include <QAction>
#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <future>
#include <memory>
#include <vector>

namespace assay::tests {

inline constexpr int kJobsMs = 30'000;

// A window's worth of it.
struct Desk {
    widgets::JobRunner jobs;
    app::Session session{jobs};
    app::ReportPage page;
    QStringList errors, notices;

    Desk();

    void open(const QString& path, workspace::OpenMode mode = workspace::OpenMode::ReadWrite);

    // Until the pages are those of what is chosen.
    void wait();

    template <typename T>
    [[nodiscard]] T* child(const char* name) const {
        return page.findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QAction* action(const char* name) const { return child<QAction>(name); }

    [[nodiscard]] QComboBox* plans() const { return child<QComboBox>("reportPlans"); }

    [[nodiscard]] QListWidget* list() const { return child<QListWidget>("reportSections"); }

    [[nodiscard]] QPlainTextEdit* comment() const { return child<QPlainTextEdit>("sectionComment"); }

    // About a draft.
    [[nodiscard]] bool isAsked() const;
    [[nodiscard]] QString question() const;
    void answer(bool save);

    [[nodiscard]] QString state() const;

    // Of the sections of level 1, as they will print.
    [[nodiscard]] QStringList titles() const;

    // Whether a page has a link to there.
    [[nodiscard]] bool leadsTo(const QString& address) const;

    void choose(const QString& title);
    void type(const QString& text);
    void saveAs(const QString& name);
};

// Holds up every job that is started after it, as work that takes its time would.
class Gate {
  public:
    explicit Gate(widgets::JobRunner& jobs);

    ~Gate() { open(); }

    void open();

  private:
    static constexpr int kThreads = 64; // more than there are
    std::promise<void> m_opened;
    std::shared_future<void> m_future = m_opened.get_future().share();
    bool m_open = false;
};

// Ada's desk, on a workspace of its own in a temporary folder.
class DeskFixture {
  protected:
    void openDesk();
    void closeDesk();

    [[nodiscard]] QString path(const QString& name = QStringLiteral("team.assay")) const {
        return m_folder->filePath(name);
    }

    [[nodiscard]] std::vector<results::ReportPlan> stored() const;

    // As they stand in the file.
    [[nodiscard]] std::vector<results::ReportDraft> drafts() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Desk> m_desk;
};

} // namespace assay::tests
