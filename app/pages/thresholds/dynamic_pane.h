// The tab Dynamic: asks a chat backend a seeded subsample of the set, and shows how it answered: failures,
// times, decisions and their agreement with the stored answers. The address stays in the user's own settings;
// a token comes from the environment variable ASSAY_ASK_TOKEN.
#pragma once

#include "app/pages/thresholds/dynamic_work.h"
#include "app/pages/thresholds/threshold_controller.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <memory>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace assay::widgets {
class BlocksView;
class Job;
} // namespace assay::widgets

namespace assay::app {

class Session;

class DynamicPane : public QWidget {
    Q_OBJECT
  public:
    explicit DynamicPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setSession(Session* session) { m_session = session; }

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

  Q_SIGNALS:
    void failed(const assay::base::Error& error);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeForm();
    void fillRuns(base::RowId select = 0);
    void begin(bool resume);
    void showStored();
    void showText(const QString& text); // instead of figures
    void showSummary(const evaluate::DynamicSummary& summary, const QString& thresholds);
    [[nodiscard]] QString thresholdsText() const;
    [[nodiscard]] base::Result<endpoint::AskSettings>
    askSettings(const std::optional<workspace::DynamicRunInfo>& resumed) const;
    void updateButtons();
    void showProgress();
    [[nodiscard]] std::optional<workspace::DynamicRunInfo> chosenRun() const;
    [[nodiscard]] std::vector<double> thresholds() const;
    void chooseSettingsFile();

    ThresholdController& m_controller;
    Session* m_session = nullptr;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::vector<workspace::DynamicRunInfo> m_runs;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0; // the newest summary wins
    QTimer m_rest;         // after a move of the thresholds
    // What the person has set; a run that is gone on with keeps its own settings for the rest.
    bool m_parallelSet = false;
    bool m_rateSet = false;
    bool m_timeLimitSet = false;
    QLineEdit* m_url = nullptr;
    QLineEdit* m_settingsFile = nullptr;
    QSpinBox* m_perScenario = nullptr;
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_parallel = nullptr;
    QDoubleSpinBox* m_rate = nullptr;
    QDoubleSpinBox* m_timeLimit = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_resume = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QComboBox* m_run = nullptr;
    widgets::BlocksView* m_figures = nullptr;
    widgets::BlocksView* m_matrices = nullptr;
};

} // namespace assay::app
