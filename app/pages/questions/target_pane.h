// A target mix: which one is wanted, its cells, and how far the questions reach it. Stores nothing. GUI
// thread only.
#pragma once

#include "core/base/ids.h"
#include "core/curation/coverage.h"
#include "core/workspace/suites/suite_settings.h"

#include <QPointer>
#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace assay::widgets {
class DataTableView;
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class QuestionController;
class TargetModel;

class TargetPane : public QWidget {
    Q_OBJECT
  public:
    // Both outlive it.
    TargetPane(QuestionController& controller, widgets::JobRunner& jobs, QWidget* parent = nullptr);
    ~TargetPane() override;

    [[nodiscard]] const std::optional<workspace::TargetMix>& target() const { return m_target; }

    // Counts the questions at these places of the controller's columns, those of the suite; 0: of all suites.
    void show(const std::optional<workspace::TargetMix>& target, base::RowId suite,
              const std::vector<std::size_t>& rows);
    void addCell(workspace::TargetCell cell);
    void say(const QString& text); // until it is shown anew

  Q_SIGNALS:
    void changed();    // target()
    void edited();     // the person is done with a change: it can be saved
    void cellWanted(); // one is to be added, of what is chosen elsewhere

  private:
    void makeLayout();
    void showChoice();
    void count(const std::vector<std::size_t>& rows);
    void showProgress(const curation::TargetProgress& progress);
    void chooseMix(int index);
    void removeCell();

    QuestionController& m_controller;
    widgets::JobRunner& m_jobs;
    std::optional<workspace::TargetMix> m_target;
    base::RowId m_suite = 0;
    QPointer<widgets::Job> m_progressJob;
    QComboBox* m_mixChoice = nullptr;
    TargetModel* m_model = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_addCell = nullptr;
    QPushButton* m_removeCell = nullptr;
};

} // namespace assay::app
