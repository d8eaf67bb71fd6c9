// Lists the texts of a suite that were decoded with the wrong character set, before and after the repair, and
// lets a person choose which are repaired. Not modal. GUI thread only.
#pragma once

#include "app/pages/questions/text_repairs.h"
#include "widgets/tables/row_table.h"

#include <QDialog>
#include <QPointer>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace assay::widgets {
class DataTableView;
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

struct RepairRow {
    TextRepair repair;
    bool isTicked = true;

    friend bool operator==(const RepairRow&, const RepairRow&) = default;
};

class RepairsModel : public widgets::RowTable<RepairRow> {
    Q_OBJECT
  public:
    enum Column { QuestionColumn, FieldColumn, BeforeColumn, AfterColumn, ColumnCount };

    explicit RepairsModel(QObject* parent = nullptr);

    void setRepairs(std::vector<TextRepair> repairs); // all ticked
    void tickAll(bool ticked);
    [[nodiscard]] std::vector<TextRepair> ticked() const;

  Q_SIGNALS:
    void ticksChanged();

  private:
    bool tick(int row, bool on);
};

class RepairDialog : public QDialog {
    Q_OBJECT
  public:
    // `jobs` outlives the dialog.
    RepairDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                 const std::string& suite, QWidget* parent = nullptr);
    ~RepairDialog() override;

  Q_SIGNALS:
    void chosen(const std::vector<assay::app::TextRepair>& repairs);

  private:
    void refresh();
    void showRow();

    RepairsModel* m_model;
    QLabel* m_summary;
    widgets::DataTableView* m_table;
    QTextBrowser* m_text;
    QPushButton* m_apply = nullptr;
    QPointer<widgets::Job> m_job;
    bool m_ready = false;
};

} // namespace assay::app
