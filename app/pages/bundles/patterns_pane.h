// The patterns by which corpora are mined, as JSON that can be edited: what is wrong in it is said while it
// is typed, and what it wins and loses against the atlas that was read is shown label by label, with the
// sentences of the label in front. What is typed and not kept is a draft of the workspace, and stands here
// again after a restart. GUI thread only.
#pragma once

#include "widgets/mining/mining_controller.h"
#include "widgets/tables/row_table.h"

#include <QTimer>
#include <QWidget>
#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace assay::widgets {
class DataTableView;
class HintedView;
} // namespace assay::widgets

namespace assay::app {

class LabelChangesModel : public widgets::RowTable<widgets::LabelChange> {
    Q_OBJECT
  public:
    enum Column { Label, Before, After, Gained, Lost };

    explicit LabelChangesModel(QObject* parent = nullptr);

    void setChanges(std::vector<widgets::LabelChange> changes) { setRows(std::move(changes)); }
};

// The sentences of one label that a change wins and loses.
class ChangedSentencesModel : public widgets::RowTable<widgets::ChangedSentence> {
    Q_OBJECT
  public:
    enum Column { Change, Sentence, SentenceId };

    explicit ChangedSentencesModel(QObject* parent = nullptr);

    void setSentences(std::vector<widgets::ChangedSentence> sentences) { setRows(std::move(sentences)); }
};

class PatternsPane : public QWidget {
    Q_OBJECT
  public:
    // After the last key, before the corpus is read by what was typed.
    static constexpr int kPauseMs = 600;

    explicit PatternsPane(widgets::MiningController& controller, QWidget* parent = nullptr);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void takeStored();
    void takeTyped();
    void offerDraft();
    void judge();
    void keep();
    void write(const QString& patterns);
    void refresh();
    void showHits(const std::vector<widgets::LabelChange>& changes);
    void showSentences(); // of the label in front
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] QString hint() const;

    widgets::MiningController& m_controller;
    LabelChangesModel* m_changes = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_draft = nullptr; // that what is typed comes from an earlier opening
    QLabel* m_state = nullptr;
    widgets::DataTableView* m_table = nullptr;
    widgets::HintedView* m_tableBox = nullptr;
    ChangedSentencesModel* m_hits = nullptr;
    widgets::DataTableView* m_hitsTable = nullptr;
    QPushButton* m_keep = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_defaults = nullptr;
    std::weak_ptr<workspace::Workspace> m_workspace; // that these are of
    bool m_isFilling = false;
    QString m_stored;
    QString m_fault;
    QTimer m_pause;
};

} // namespace assay::app
