// Judges the run in front against a baseline by the alert thresholds of the workspace, which can be edited
// here, and says whether a change is larger than chance. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/evaluate/neighbour_gate.h"

#include <QWidget>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QStandardItemModel;
class QTableWidget;
class QToolButton;

namespace assay::base {
struct Error;
}

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class NeighbourDesk;

class GatePane : public QWidget {
    Q_OBJECT
  public:
    explicit GatePane(NeighbourDesk& desk, QWidget* parent = nullptr);

    // Of the last judgement; nullopt: there is none.
    [[nodiscard]] const std::optional<evaluate::GateVerdict>& verdict() const { return m_verdict; }

  Q_SIGNALS:
    void errorRaised(const QString& text);
    void noticeRaised(const QString& text);
    void judged();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    void refresh();
    void fillRuns();
    void fillSearches();
    void readRules();
    void showRules();
    void takeRule(int row, int column);
    void addRule();
    void removeRule();
    void keepRules();
    void judge();
    void showVerdict();
    void saveVerdict();
    void say(const QString& text);

    NeighbourDesk& m_desk;
    bool m_stale = false;
    bool m_filling = false;
    quint64 m_request = 0;
    std::vector<evaluate::GateRule> m_rules;
    std::optional<evaluate::GateVerdict> m_verdict;
    QComboBox* m_baseline = nullptr;
    QComboBox* m_search = nullptr;
    QComboBox* m_baselineSearch = nullptr;
    QLabel* m_worst = nullptr;
    QLabel* m_chance = nullptr;
    QStandardItemModel* m_model = nullptr;
    widgets::DataTableView* m_findings = nullptr;
    QTableWidget* m_table = nullptr; // of rules
    QToolButton* m_save = nullptr;
};

} // namespace assay::app
