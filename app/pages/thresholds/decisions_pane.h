// The tab Decisions: the decided thresholds of the workspace. One is explained, two are compared; they are
// exported, imported, pinned, measured against, and removed, which can be undone.
#pragma once

#include "app/pages/thresholds/decisions_model.h"
#include "app/pages/thresholds/threshold_controller.h"
#include "widgets/editing/undo_actions.h"

#include <QWidget>
#include <memory>

class QLabel;
class QPushButton;

namespace assay::widgets {
class CuratorField;
class DataTableView;
class EditSession;
class TableView;
} // namespace assay::widgets

namespace assay::app {

class DecisionsPane : public QWidget {
    Q_OBJECT
  public:
    explicit DecisionsPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);
    void setCurator(const QString& name);

    // Stores what was decided and selects it. The decision's author signs, and is who curates from now on
    // where nobody was known. Nothing is stored, and failed() is not emitted, when that is an error.
    [[nodiscard]] base::Result<> store(model::Decision decision);
    // The same, signed by the curator. False when it cannot be, which failed() tells.
    bool save(model::Decision decision);
    // `wanted`, with a number where that is taken.
    [[nodiscard]] QString freeName(const QString& wanted) const;
    // Reads thresholds in either form; the decision is named after the file where it brings no name, with a
    // number where that is taken.
    bool importFile(const QString& path);
    // Writes the selected decision: its thresholds alone, or all of it.
    bool exportTo(const QString& path, bool whole, QString* error);

    // Something else has edited the workspace.
    void reload();

    // Who signs, undo: as on every page.
    [[nodiscard]] widgets::EditSession& edits() { return *m_edits; }

    [[nodiscard]] const widgets::UndoActions& undoActions() const { return m_undoActions; }

  Q_SIGNALS:
    void noticed(const QString& text); // of what the pane itself does not show just now
    void decideRequested();
    void measureRequested(const assay::model::Decision& decision);
    void pinRequested(const assay::model::Decision& decision);
    void journalChanged(); // something was edited here, undone or redone
    void curatorNamed(const QString& name);
    void failed(const assay::base::Error& error);

  private:
    [[nodiscard]] QWidget* makeButtons();
    [[nodiscard]] std::vector<int> selectedRows() const;
    [[nodiscard]] const workspace::StoredDecision* selected() const; // null unless exactly one is
    base::Result<> storeAs(model::Decision decision, const std::string& who);
    void askForImport();
    void askForExport();
    void remove();
    void select(base::RowId id);
    void showSelection();
    void compare(const model::Decision& newer, const model::Decision& older);
    void explain(const model::Decision& decision);

    ThresholdController& m_controller;
    DecisionsModel* m_model = nullptr;
    widgets::EditSession* m_edits = nullptr;
    widgets::UndoActions m_undoActions;
    widgets::CuratorField* m_curator = nullptr;
    widgets::DataTableView* m_view = nullptr;
    widgets::TableView* m_comparison = nullptr;
    QLabel* m_caption = nullptr;
    QPushButton* m_decide = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_compare = nullptr;
    QPushButton* m_measure = nullptr;
    QPushButton* m_pin = nullptr;
    QPushButton* m_remove = nullptr;
};

} // namespace assay::app
