// What a system's figures become without the flagged or the suspected questions of a suite, before anyone
// decides about them. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/curation/question_impact.h"

#include <QPointer>
#include <QWidget>
#include <optional>
#include <set>
#include <string>

class QComboBox;
class QLabel;
class QStandardItemModel;

namespace assay::widgets {
class DataTableView;
class Job;
class KeepRunButton;
} // namespace assay::widgets

namespace assay::app {

class QuestionController;

class ImpactPane : public QWidget {
    Q_OBJECT
  public:
    explicit ImpactPane(QuestionController& controller, QWidget* parent = nullptr);

    // A suite (empty: none), and which of its questions are suspected; nullopt: it was not checked.
    void setSuspicions(const std::string& suite, std::optional<std::set<base::RowId>> suspected);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refreshSoon();
    void lookForSets();
    void fillSets();
    void fillRuns(); // of the set
    void compute();
    void keep();
    void show(const curation::QuestionImpact& impact);
    void addGroup(const QString& title, const curation::ImpactGroup& group);

    QuestionController& m_controller;
    std::string m_suite;
    std::optional<std::set<base::RowId>> m_suspected;
    QComboBox* m_set = nullptr;
    QComboBox* m_run = nullptr; // hidden where no run has measured the set
    QComboBox* m_without = nullptr;
    widgets::KeepRunButton* m_keep = nullptr;
    QLabel* m_state = nullptr;
    QStandardItemModel* m_model = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    bool m_stale = true;
};

} // namespace assay::app
