// The engines over the network that a run would ask: what it takes of them, which collection that is, and,
// once a person asks them, what they say of it. Nothing is asked by itself. GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/remote/engine_connection.h"

#include <QStringList>
#include <QWidget>
#include <vector>

class QLabel;
class QPushButton;

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

class EnginePreview : public QWidget {
    Q_OBJECT
  public:
    // `name`: of the text of what it takes; the others are called so with "Identity" and "Probe" behind it.
    // `jobs` outlives it.
    EnginePreview(widgets::JobRunner& jobs, const QString& name, QWidget* parent = nullptr);

    // `estimates`: a line for each search by an engine, or why there is none. Without a line nothing is
    // shown.
    void setEngines(const QStringList& estimates, std::vector<retrieval::EngineConnection> engines);

  private:
    using Said = base::Result<retrieval::RemoteCollection>;

    void probe();
    void showIdentity();

    widgets::JobRunner& m_jobs;
    std::vector<retrieval::EngineConnection> m_engines;
    std::vector<Said> m_said; // by engine; empty: they were not asked
    quint64 m_request = 0;    // what was asked of other engines is not shown of these
    QLabel* m_estimate;
    QLabel* m_identity;
    QPushButton* m_probe;
};

} // namespace assay::app
