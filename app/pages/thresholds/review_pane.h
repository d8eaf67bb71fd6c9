// The tab Manual review: the samples whose NLI score is too high to pass and too low to decide, one after the
// other, each beside its baseline. Keys judge and walk; every judgement can be undone and keeps its history.
#pragma once

#include "app/pages/thresholds/review_model.h"
#include "widgets/editing/undo_actions.h"

#include <QTimer>
#include <QWidget>
#include <map>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace assay::widgets {
class CuratorField;
class DataTableView;
class ElidedLabel;
class EditSession;
} // namespace assay::widgets

namespace assay::app {

class ReviewPane : public QWidget {
    Q_OBJECT
  public:
    explicit ReviewPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);
    void setCurator(const QString& name);

    // Judges the current row, or takes its judgement back, and goes on to the next that is not judged.
    void judge(std::optional<workspace::Verdict> verdict);

    // Whether the matrix is to be shown with the judgements applied, and how it then is: of the scope in
    // front, at its threshold. Needs data.
    [[nodiscard]] bool appliesJudgements() const;
    [[nodiscard]] evaluate::JudgedMatrix judgedMatrix() const;

    // Something else has edited the workspace.
    void reload();

    // Who signs, undo: as on every page.
    [[nodiscard]] widgets::EditSession& edits() { return *m_edits; }

    [[nodiscard]] const widgets::UndoActions& undoActions() const { return m_undoActions; }

  Q_SIGNALS:
    void applyJudgementsChanged(bool on);
    void judgementsChanged();
    void journalChanged(); // something was edited here, undone or redone
    void curatorNamed(const QString& name);
    void currentSampleChanged(qint64 rowId); // 0 for none
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void judgeSample(base::RowId sample, std::optional<workspace::Verdict> verdict, const QString& note);
    void leaveNote();
    void showNote(base::RowId sample);
    [[nodiscard]] QWidget* makeButtons();
    [[nodiscard]] QWidget* makeReader();
    void refreshSoon();
    void refresh();
    void showCurrent();
    void sayWhatWasDone(base::RowId sample, const std::optional<workspace::Judgement>& before,
                        std::optional<workspace::Verdict> verdict);
    void showCount();
    void selectRow(int row);
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] QString sampleHtml(std::uint32_t position) const;
    [[nodiscard]] QString historyHtml(base::RowId sample); // newest first

    ThresholdController& m_controller;
    ReviewModel* m_model = nullptr;
    widgets::EditSession* m_edits = nullptr;
    widgets::UndoActions m_undoActions;
    widgets::CuratorField* m_curator = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QComboBox* m_filter = nullptr;
    QLabel* m_count = nullptr;
    widgets::ElidedLabel* m_said = nullptr; // what the last judgement was
    QCheckBox* m_apply = nullptr;
    QLineEdit* m_note = nullptr;
    base::RowId m_noteOf = 0;               // whose note is in the field; 0: none's
    std::map<base::RowId, QString> m_notes; // typed and not judged with
    QTextBrowser* m_baseline = nullptr;
    QTextBrowser* m_followUp = nullptr;
    std::vector<QPushButton*> m_verdictButtons;
    QTimer m_timer;
    bool m_stale = true;
};

} // namespace assay::app
