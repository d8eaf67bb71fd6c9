// The tab Full against no-entropy (condition C): any two detectors over the same samples, of this set or of
// another one with the same sample ids: both matrices and their difference, the tests, and the document's
// verdict.
#pragma once

#include "app/pages/thresholds/detector_choice.h"
#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/workspace/workspace.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <memory>

class QComboBox;
class QStandardItemModel;
class QTextBrowser;

namespace assay::widgets {
class DataTableView;
class Job;
} // namespace assay::widgets

namespace assay::app {

class Session;

struct ComparisonResult {
    evaluate::DetectorComparison comparison;
    std::int64_t onlyInA = 0; // samples of this set that the other lacks
    std::int64_t onlyInB = 0;
    std::int64_t labelsDiffer = 0;
};

class ComparisonPane : public QWidget {
    Q_OBJECT
  public:
    explicit ComparisonPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setSession(Session* session);
    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

  Q_SIGNALS:
    void failed(const assay::base::Error& error);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QComboBox* makeChoice(const QString& objectName, const QString& name);
    void fillSets();
    void refreshSoon();
    void refresh();
    void showResult(const ComparisonResult& result);
    [[nodiscard]] QString html(const ComparisonResult& result) const;

    ThresholdController& m_controller;
    Session* m_session = nullptr;
    std::shared_ptr<workspace::Workspace> m_workspace;
    QComboBox* m_a = nullptr;
    QComboBox* m_b = nullptr;
    QComboBox* m_set = nullptr;
    QComboBox* m_thresholds = nullptr;
    QTextBrowser* m_text = nullptr;
    QStandardItemModel* m_scenarios = nullptr;
    widgets::DataTableView* m_scenarioView = nullptr;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0; // the newest wins
    QTimer m_timer;
    bool m_stale = true;
};

} // namespace assay::app
