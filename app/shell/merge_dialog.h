// File → Merge…: what another copy of the workspace would bring, and its conflicts with both values side by
// side; a person chooses for each. Nothing is written before that. Not modal. GUI thread only.
#pragma once

#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/workspace.h"
#include "widgets/tables/row_table.h"

#include <QDialog>
#include <QPointer>
#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QRadioButton;
class QVBoxLayout;

namespace assay::widgets {
class DataTableView;
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

struct ShownConflict {
    workspace::MergeConflict conflict;
    std::optional<workspace::MergeSide> side; // nullopt: it stays open
};

class MergeConflictsModel : public widgets::RowTable<ShownConflict> {
    Q_OBJECT
  public:
    enum Column { What, Id, Field, Choice, ColumnCount };

    explicit MergeConflictsModel(QObject* parent = nullptr);

    void setConflicts(const std::vector<workspace::MergeConflict>& conflicts);
    void choose(int row, std::optional<workspace::MergeSide> side);
    void chooseAll(workspace::MergeSide side);

    // Of those that were decided.
    [[nodiscard]] std::vector<workspace::MergeDecision> decisions() const;
};

class MergeDialog : public QDialog {
    Q_OBJECT
  public:
    // Begins to look into `other` at once. `jobs` outlives the dialog.
    MergeDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                const QString& other, const QString& who, QWidget* parent = nullptr);
    ~MergeDialog() override;

    [[nodiscard]] QString who() const;

  Q_SIGNALS:
    // It is done; `edit`: its number in the journal, 0: nothing to undo.
    void merged(const QString& text, qint64 edit, const QString& who);
    void failed(const assay::base::Error& error);

  private:
    // What a look or a merge gives.
    struct Outcome {
        workspace::MergeResult result;
        std::int64_t edit = 0;
    };

    void makeConflicts(QVBoxLayout& layout);
    void makeButtons(QVBoxLayout& layout);
    void run(workspace::MergeOptions options);
    void showLook(const workspace::MergeResult& result);
    void showConflict(int row);
    void choose(std::optional<workspace::MergeSide> side);
    void merge();
    void check();

    std::shared_ptr<workspace::Workspace> m_workspace;
    widgets::JobRunner& m_jobs;
    QString m_other;
    MergeConflictsModel* m_model = nullptr;
    QPointer<widgets::Job> m_job;
    QLabel* m_summary = nullptr;
    QWidget* m_conflicts = nullptr;
    widgets::DataTableView* m_table = nullptr;
    QPlainTextEdit* m_mine = nullptr;
    QPlainTextEdit* m_theirs = nullptr;
    QRadioButton* m_takeMine = nullptr;
    QRadioButton* m_takeTheirs = nullptr;
    QRadioButton* m_leaveOpen = nullptr;
    QLineEdit* m_who = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    int m_shown = -1; // the conflict beside the choice
    bool m_isLookedAt = false;
};

} // namespace assay::app
