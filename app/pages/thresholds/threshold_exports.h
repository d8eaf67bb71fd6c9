// What leaves the thresholds page: the sweep files and the page as PDF, of the set and the settings as they
// were when the person asked, whatever is chosen while a dialog is open. GUI thread only.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/workspace/workspace.h"

#include <QObject>
#include <QString>
#include <memory>

namespace assay::app {

class Session;

class ThresholdExports : public QObject {
    Q_OBJECT
  public:
    // `window` is the parent of the dialogs.
    explicit ThresholdExports(QWidget* window);

    void setSession(Session* session) { m_session = session; }

    // Ask for the place, then write.
    void askAndWriteSweep(const ThresholdController& controller,
                          std::shared_ptr<workspace::Workspace> workspace);
    void askAndWritePdf(const ThresholdController& controller);

    // What `assay sweep` writes for this set of the workspace with these settings and weights, in a job, byte
    // for byte. The judgements and dynamic runs are those that the workspace holds when the job begins.
    void writeSweep(std::shared_ptr<const ThresholdData> data,
                    std::shared_ptr<workspace::Workspace> workspace, const evaluate::SweepSettings& settings,
                    const model::Scoring& scoring, const QString& folder);
    void writePdf(const ThresholdController& controller, const QString& path);

  Q_SIGNALS:
    void written(const QString& text);
    void failed(const QString& text);

  private:
    QWidget* m_window;
    Session* m_session = nullptr;
};

} // namespace assay::app
