// What Open the demo does in the window: makes the demo where it is missing, then opens it. GUI thread only.
#pragma once

#include "app/demo/demo_workspace.h"
#include "core/base/result.h"

#include <QObject>
#include <filesystem>

namespace assay::app {

class MainWindow;

class DemoOpening : public QObject {
    Q_OBJECT
  public:
    // Belongs to the window and answers to its demoRequested().
    explicit DemoOpening(MainWindow& window, std::filesystem::path path = defaultDemoPath());

    // Does nothing while the demo is being made already: that one opens it.
    void makeAndOpen();

    // Of a demo that is there, at any path.
    void open(const std::filesystem::path& path);

  private:
    void finish(const base::Result<>& made);

    MainWindow& m_window;
    std::filesystem::path m_path;
    bool m_making = false;
};

} // namespace assay::app
