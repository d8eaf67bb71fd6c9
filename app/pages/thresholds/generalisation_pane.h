// The tab Generalisation: the global sweep beside the scenarios' own, what a threshold of its own gains, and
// how much a little change of it costs.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/scenario_table.h"

#include <QTimer>
#include <QWidget>

namespace assay::widgets {
class TableView;
class TextView;
} // namespace assay::widgets

namespace assay::app {

class GeneralisationPane : public QWidget {
    Q_OBJECT
  public:
    explicit GeneralisationPane(ThresholdController& controller, QWidget* parent = nullptr);

  Q_SIGNALS:
    void failed(const assay::base::Error& error);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refreshSoon();
    void refresh();
    void showNothing(const QString& why);
    void showTable(const evaluate::ScenarioTable& table);

    ThresholdController& m_controller;
    widgets::TableView* m_view = nullptr;
    widgets::TextView* m_summary = nullptr;
    QTimer m_timer;
    bool m_stale = true;
};

} // namespace assay::app
