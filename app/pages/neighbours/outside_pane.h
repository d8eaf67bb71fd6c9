// Figures that were computed elsewhere: imported or pasted, kept as runs, never corrected;
// those that cannot be true together light up, with what the others allow. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/workspace/runs/incidents.h"

#include <QList>
#include <QWidget>
#include <optional>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace assay::widgets {
class TableView;
}

namespace assay::app {

class NeighbourController;

class OutsidePane : public QWidget {
    Q_OBJECT
  public:
    explicit OutsidePane(NeighbourController& controller, QWidget* parent = nullptr);

    // Figures at once; results of anchors after a dialog has asked what their file leaves open.
    void importFile(const QString& path);
    void takeExample();
    void takePasted(); // of the clipboard: JSON, CSV or a Markdown table

    // Of the run in front; nullopt: it is none from outside.
    [[nodiscard]] const std::optional<evaluate::OutsideRun>& shown() const { return m_shown; }

  Q_SIGNALS:
    void errorRaised(const QString& text);
    void noticeRaised(const QString& text);
    // Of figures that cannot be true, with their run, by its number.
    void incidentCalled(const assay::workspace::Incident& incident, const QList<qint64>& runs);

  private:
    void chooseFile();
    void keep(const model::OutsideFigures& figures);
    void refresh();

    NeighbourController& m_controller;
    std::optional<evaluate::OutsideRun> m_shown;
    QToolButton* m_import = nullptr;
    QToolButton* m_paste = nullptr;
    QToolButton* m_example = nullptr;
    QToolButton* m_incident = nullptr;
    QLabel* m_about = nullptr;
    widgets::TableView* m_figures = nullptr;
    widgets::TableView* m_faults = nullptr;
};

} // namespace assay::app
