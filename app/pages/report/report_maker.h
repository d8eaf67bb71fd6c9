// Makes the pages of a report in the background: at once or when somebody has paused, those of the newest
// choices only. The pages before stay until the new ones are there. GUI thread only.
#pragma once

#include "app/pages/report/made_report.h"
#include "core/base/error.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>

namespace assay::widgets {
class Job;
}

namespace assay::app {

class Session;

class ReportMaker : public QObject {
    Q_OBJECT
  public:
    static constexpr int kTypingPauseMs = 400;

    explicit ReportMaker(QObject* parent = nullptr);

    void setSession(Session* session); // outlives this

    // Of another workspace: nothing is made, and nothing that is being made is wanted.
    void clear();

    void makeLater(const results::ReportPlan& plan); // after kTypingPauseMs
    void make(const results::ReportPlan& plan);
    void cancel(); // the pages before stay, of the former choices

    // The newest that was made; null: none.
    [[nodiscard]] const std::shared_ptr<const MadeReport>& made() const { return m_made; }

    // They are what was chosen last.
    [[nodiscard]] bool isFresh() const { return m_fresh; }

    // Or about to.
    [[nodiscard]] bool isMaking() const { return m_making || m_later.isActive(); }

    // What was asked for last could not be made.
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    [[nodiscard]] QString progressText() const;
    // "Section 3 of 21: Threshold curves", after this part of the plan's sections.
    [[nodiscard]] static QString sectionText(const results::ReportPlan& plan, double fraction);
    [[nodiscard]] std::optional<double> fraction() const; // 0..1; nullopt: not known

    // Whether the workspace holds what it held when the pages were begun, as far as one look tells.
    [[nodiscard]] bool isOfWorkspace() const;
    // What has changed since is of no matter to the pages.
    void acceptWorkspace();

  Q_SIGNALS:
    void begun();
    void progressed();
    void stateChanged(); // any of made(), isFresh(), isMaking(), hasFailed()
    void failed(const assay::base::Error& error);

  private:
    using Made = std::shared_ptr<const MadeReport>;
    void start();
    void stop();
    void take(const base::Result<Made>& made);
    [[nodiscard]] std::string holdings() const;

    Session* m_session = nullptr;
    results::ReportPlan m_plan; // to be made, or being made
    Made m_made;
    QPointer<widgets::Job> m_job;
    QTimer m_later;
    bool m_fresh = false;
    bool m_making = false;
    bool m_failed = false;
    std::string m_madeOf;  // what the workspace held when the pages were begun
    quint64 m_request = 0; // the newest request for pages wins
};

} // namespace assay::app
