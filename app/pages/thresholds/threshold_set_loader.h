// Keeps the controller on the session's selected set: loads it in a job, gives up loads that were overtaken,
// and saves what was moved on the page back into the workspace that the set came from. GUI thread only.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/base/error.h"
#include "core/workspace/workspace.h"
#include "widgets/jobs/job.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>

namespace assay::app {

class Session;

class ThresholdSetLoader : public QObject {
    Q_OBJECT
  public:
    // The controller outlives the loader.
    explicit ThresholdSetLoader(ThresholdController& controller, QObject* parent = nullptr);
    // Saves what is not saved yet, at once.
    ~ThresholdSetLoader() override;

    // The session outlives the loader.
    void setSession(Session* session);

    [[nodiscard]] bool isLoading() const { return m_loading != nullptr; }

    // Where the loaded set is; null while none is loaded.
    [[nodiscard]] const std::shared_ptr<workspace::Workspace>& workspace() const { return m_workspace; }

  Q_SIGNALS:
    void workspaceChanged(); // before the data changes
    void loadingChanged();
    void failed(const assay::base::Error& error);

  private:
    void follow();
    void refreshInfo();
    void load(base::RowId set);
    void clear();
    void save();

    ThresholdController& m_controller;
    Session* m_session = nullptr;
    std::shared_ptr<workspace::Workspace> m_workspace;
    base::RowId m_set = 0; // loaded or being loaded
    QPointer<widgets::Job> m_loading;
    quint64 m_request = 0; // the newest load wins
    QTimer m_saveTimer;
};

} // namespace assay::app
