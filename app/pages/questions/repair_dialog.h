// Lists the texts of a suite that were decoded with the wrong character set, before and after the repair, and
// lets a person choose which are repaired. Not modal. GUI thread only.
#pragma once

#include "app/pages/questions/text_repairs.h"

#include <QAbstractTableModel>
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

class RepairsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { QuestionColumn, FieldColumn, BeforeColumn, AfterColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRepairs(std::vector<TextRepair> repairs); // all ticked
    void tickAll(bool ticked);
    [[nodiscard]] const TextRepair* repairAt(int row) const; // null outside
    [[nodiscard]] std::vector<TextRepair> ticked() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

  Q_SIGNALS:
    void ticksChanged();

  private:
    std::vector<TextRepair> m_repairs;
    std::vector<bool> m_ticked;
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
