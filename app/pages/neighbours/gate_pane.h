// Judges the run in front against a baseline by the alert thresholds of the workspace, which can be edited
// here, and says whether a change is larger than chance. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/results/blocks.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/runs.h"

#include <QHash>
#include <QList>
#include <QPointer>
#include <QWidget>
#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QTableWidget;
class QToolButton;

namespace assay::base {
struct Error;
}

namespace assay::widgets {
class Job;
class PowerView;
class TableView;
} // namespace assay::widgets

namespace assay::app {

class EmptyState;
class NeighbourController;
struct RunView;

class GatePane : public QWidget {
    Q_OBJECT
  public:
    explicit GatePane(NeighbourController& controller, QWidget* parent = nullptr);

    // Of the last judgement; nullopt: there is none.
    [[nodiscard]] const std::optional<evaluate::GateVerdict>& verdict() const { return m_verdict; }

    // What leads to a run where there is none to judge. Thresholds can be edited without one.
    [[nodiscard]] EmptyState& empty() const { return *m_empty; }

  Q_SIGNALS:
    void errorRaised(const QString& text);
    void noticeRaised(const QString& text);
    // Of what has failed, with the run and its baseline, by their numbers.
    void incidentCalled(const assay::workspace::Incident& incident, const QList<qint64>& runs);
    void judged();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    void refresh();       // after another run came to the front
    void followChanges(); // after something in the runs or the thresholds changed
    void fillRuns();
    void fillSearches();
    void followSearch();
    bool readRules(); // true: others than before
    void showRules();
    void showRow(int row);
    void showWritable();
    void takeRule(int row, int column);
    void addRule();
    void removeRule();
    void askDefaults();
    void setDefaults();
    void keepRules();
    void restoreLater();
    void judge();
    void judgeIfChanged();
    void showVerdict();
    void showTables(const std::vector<results::Block>& blocks);
    void saveVerdict();
    void callIncident();
    void showPower();
    void say(const QString& text);

    NeighbourController& m_controller;
    EmptyState* m_empty = nullptr;
    bool m_stale = false;
    bool m_filling = false;
    quint64 m_request = 0;
    std::vector<evaluate::GateRule> m_rules;                 // as the table shows them
    std::vector<evaluate::GateRule> m_stored;                // as they were when they were read last
    std::pair<std::vector<int>, std::vector<int>> m_offered; // the k that the table offers, of hits and MRR
    QPointer<widgets::Job> m_job;

    // What the last judgement was of.
    struct Judged {
        const RunView* view = nullptr;
        workspace::RunState state = workspace::RunState::Running;
        std::size_t outcomes = 0;
        base::RowId baseline = 0;
        int search = -1;
        int baselineSearch = -1;

        friend bool operator==(const Judged&, const Judged&) = default;
    };

    [[nodiscard]] Judged toJudge() const;

    std::optional<Judged> m_judged;
    std::optional<evaluate::GateVerdict> m_verdict;
    QComboBox* m_baseline = nullptr;
    QComboBox* m_search = nullptr;
    QComboBox* m_baselineSearch = nullptr;
    QLabel* m_worst = nullptr;
    QLabel* m_compared = nullptr; // what was compared with what, and what the tables note
    widgets::TableView* m_findings = nullptr;
    widgets::TableView* m_chances = nullptr;
    widgets::TableView* m_changed = nullptr;
    widgets::TableView* m_differing = nullptr;
    QHash<const widgets::TableView*, QLabel*> m_titles;
    widgets::PowerView* m_power = nullptr; // of the rules as they are, over the anchors of the verdict
    QTableWidget* m_table = nullptr;       // of rules
    QToolButton* m_save = nullptr;
    QToolButton* m_incident = nullptr;
    QToolButton* m_add = nullptr;
    QToolButton* m_remove = nullptr;
    QWidget* m_rulesPart = nullptr; // hidden without a workspace, whose they are
    QToolButton* m_defaults = nullptr;
};

} // namespace assay::app
