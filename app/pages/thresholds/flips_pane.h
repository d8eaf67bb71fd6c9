// The tab Flips: which samples change class against the pin, with a line that counts them. Keys walk the
// list; the inspector follows.
#pragma once

#include "app/pages/thresholds/flips_model.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class FlipsPane : public QWidget {
    Q_OBJECT
  public:
    explicit FlipsPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
        m_flips->setWorkspace(std::move(workspace));
    }

    [[nodiscard]] std::optional<model::ScoredSample> sample(int row) const { return m_flips->sample(row); }

  Q_SIGNALS:
    void currentRowChanged(int row); // -1 for none
    void rowActivated(int row);
    void failed(const assay::base::Error& error);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refreshSoon();
    void refresh();

    ThresholdController& m_controller;
    FlipsModel* m_flips = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QLabel* m_caption = nullptr;
    QCheckBox* m_byScenario = nullptr;
    QPushButton* m_pin = nullptr;
    QPushButton* m_unpin = nullptr;
    QTimer m_timer;
    bool m_stale = true;
};

} // namespace assay::app
