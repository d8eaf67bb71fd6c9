// The button "Keep as a run" beside a result that is computed for looking at: it keeps what is shown in a job
// and says which run it became. What is written on it, and its removal, is the page Runs'. GUI thread only.
//
//     m_keep = new widgets::KeepRunButton(QStringLiteral("impactKeep"), this);
//     connect(m_keep, &QPushButton::clicked, this, [this] { m_keep->keep(jobs, title, work); });
//     m_keep->setOffered(hasResult && !isReadOnly);
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <QPushButton>
#include <functional>
#include <stop_token>

namespace assay::widgets {

class JobRunner;

class KeepRunButton : public QPushButton {
    Q_OBJECT
  public:
    // On a worker thread: evaluates and keeps the run.
    using Work = std::function<base::Result<base::RowId>(const std::stop_token&, base::ProgressSink&)>;

    explicit KeepRunButton(const QString& objectName, QWidget* parent = nullptr);

    // Whether there is something that can be kept. While it is being kept, the button waits in any case.
    void setOffered(bool offered);

    // `title` is the job's.
    void keep(JobRunner& jobs, const QString& title, Work work);

  Q_SIGNALS:
    void kept(const QString& text); // a sentence that names the run
    void failed(const assay::base::Error& error);

  private:
    bool m_offered = false;
    bool m_keeping = false;
};

} // namespace assay::widgets
