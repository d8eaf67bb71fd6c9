// The page of neighbour tests in a window of its own over a small workspace, driven as a person does: by keys
// and clicks. The base of its tests.
#pragma once

#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/neighbours_page.h"
#include "app/shell/session.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "tests/app/neighbours/neighbour_fixture.h"
#include "widgets/jobs/job_runner.h"

#include <QComboBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>
#include <vector>

namespace assay::tests {

// Tells the working thread to stop once so many anchors are stored.
class StopAfter final : public evaluate::NeighbourObserver {
  public:
    StopAfter(std::stop_source& stop, std::size_t anchors)
        : m_stop(stop)
        , m_anchors(anchors) {}

    void opened(const std::vector<retrieval::Capabilities>&) override {}

    void stored(std::span<const model::AnchorOutcome> outcomes) override {
        m_stored += outcomes.size();
        if (m_stored >= m_anchors) {
            m_stop.request_stop();
        }
    }

  private:
    std::stop_source& m_stop;
    std::size_t m_anchors;
    std::size_t m_stored = 0;
};

class NeighboursPageTest : public QObject {
  protected:
    template <typename T>
    T* child(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] app::NeighbourController& controller() const { return *m_page->controller(); }

    [[nodiscard]] QTabWidget* tabs() const { return child<QTabWidget>("neighbourTabs"); }

    [[nodiscard]] QString tab() const { return tabs()->tabText(tabs()->currentIndex()); }

    void chooseTab(const QString& title) const;
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    // As a person does: the focus, then arrows from where the box is.
    static void chooseItem(QComboBox* box, int index);

    void showPage(const QString& workspace);
    void begin(int companies = 4, int threads = 0);
    void end();
    // Sets a test up on the page, runs it and waits until its intervals are there.
    void runTest(int anchors = 24);

    // In a workspace of their own, as another window or the command line does it. 0 anchors: all there are.
    [[nodiscard]] base::RowId makeRun(workspace::Workspace& other, std::int64_t anchors = 0) const;
    // Stops once `stopAfter` anchors are stored, in whole batches; 0: goes on to the end.
    static bool goOn(workspace::Workspace& other, base::RowId run, std::size_t stopAfter = 0);
    // A run that has one batch of its anchors.
    [[nodiscard]] base::RowId makePausedRun(workspace::Workspace& other) const;

    // Shows what others changed, without waiting for the page to look.
    void lookAgain() const { controller().setWatching(true); }

    void waitForView(base::RowId run) const;

    QTemporaryDir m_settings;
    std::unique_ptr<NeighbourFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::NeighboursPage> m_page;
    QString m_error; // the last one that the page raised
};

} // namespace assay::tests
