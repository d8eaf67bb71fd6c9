// Answers read by people: a queue is drawn, the answer in front is cut into its claims, and each is aligned,
// extrapolated or invented against the evidence beside it, on a card with the question and its gold answer.
// Digits judge and go on to the next claim; what was said is undone like any other edit. Below stands what
// all of it says of the run. GUI thread only.
#pragma once

#include "core/evaluate/answers/claims.h"
#include "core/evaluate/answers/fidelity_run.h"
#include "core/evaluate/judge/judge_material.h"
#include "core/model/claim.h"

#include <QPointer>
#include <QWidget>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QKeySequence;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace assay::widgets {
class BlocksView;
class Job;
class ReadingCard;
} // namespace assay::widgets

namespace assay::app {

class AnswersController;
class QueueBar;

class ClaimsPane : public QWidget {
    Q_OBJECT
  public:
    explicit ClaimsPane(AnswersController& controller, QWidget* parent = nullptr);

    // Of the claim in front; a verdict goes on to the next one.
    void judge(model::ClaimVerdict verdict);
    void split(); // at the cursor in the answer
    void join();  // with the claim behind it
    void nextQuestion();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeReading();
    void addKey(const QKeySequence& key, void (*act)(ClaimsPane&));
    void forget();       // the run is another one
    void refresh();      // figures of the run
    void takeQuestion(); // another question is in front
    void readSheet();    // what this reader said of its answer
    void showClaims(int current);
    void showClaim();
    void save(model::ClaimSheet sheet, int current, const QString& said);
    [[nodiscard]] int current() const;
    void readProposals(std::size_t sample);
    void showProposals(QTreeWidgetItem& item, const model::Claim& claim) const;
    [[nodiscard]] QString claimText(std::size_t claim) const;
    [[nodiscard]] std::string nearestSentence(std::size_t claim) const;

    AnswersController& m_controller;
    QueueBar* m_queues = nullptr;
    QComboBox* m_sample = nullptr;
    QPlainTextEdit* m_answer = nullptr;
    QTreeWidget* m_claims = nullptr;
    QLabel* m_suggestion = nullptr;
    widgets::ReadingCard* m_card = nullptr;
    std::vector<QPushButton*> m_edits;
    widgets::BlocksView* m_blocks = nullptr;

    std::string m_text; // the answer in front; empty: none
    std::vector<std::string> m_passages;
    std::optional<model::ClaimSheet> m_sheet;
    std::vector<evaluate::ClaimSuggestion> m_suggestions;
    std::vector<evaluate::ProposedClaims> m_proposals; // of judges, for the answer in front
    std::shared_ptr<const evaluate::FidelityOfRun> m_read;
    QPointer<widgets::Job> m_job;
    bool m_stale = true;
};

} // namespace assay::app
