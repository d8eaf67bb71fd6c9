// The judge: which service and prompt, what judging the answers of the run in front will take, and the offer
// of it to the form that measures; people's own verdicts on the same answers, blind to the judge's; and how
// far people and judges agree, and judges with each other. GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/judge/judge_material.h"
#include "core/evaluate/judge/judge_source.h"
#include "core/workspace/runs/answer_verdicts.h"

#include <QPointer>
#include <QWidget>
#include <optional>
#include <string>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QTextBrowser;

namespace assay::widgets {
class ChatServiceForm;
class BlocksView;
class Job;
class KeepRunButton;
} // namespace assay::widgets

namespace assay::app {

class AnswersController;

class JudgePane : public QWidget {
    Q_OBJECT
  public:
    explicit JudgePane(AnswersController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeService();
    [[nodiscard]] QWidget* makeQueue();
    void changed();
    void estimate();
    void offer();
    void showAnswer();
    void say(workspace::HumanVerdict verdict);
    void keep();
    void compareSoon();
    void compare();
    [[nodiscard]] base::Result<evaluate::JudgeSettings> settings() const;
    // The first answer to the question in front; null: there is none.
    [[nodiscard]] const model::Prediction* answer() const;
    [[nodiscard]] QString judgedText(const model::Prediction& prediction) const;

    // What was found of all judges of the run; `plain` where it has none of its own.
    struct Comparison {
        evaluate::JudgesCompared judges;
        evaluate::JudgeAgreement plain;
    };

    void fillJudges();
    void showComparison();
    // Of the judge that is chosen; empty: the run has none of its own.
    [[nodiscard]] std::string chosenJudge() const;

    AnswersController& m_controller;
    widgets::ChatServiceForm* m_service = nullptr;
    QComboBox* m_prompt = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_estimate = nullptr;
    QPushButton* m_offer = nullptr;
    widgets::KeepRunButton* m_keep = nullptr;
    QTextBrowser* m_text = nullptr;
    QDoubleSpinBox* m_score = nullptr;
    QLabel* m_judged = nullptr;
    QPushButton* m_pass = nullptr;
    QPushButton* m_fail = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_next = nullptr;
    QLabel* m_verdict = nullptr;
    QComboBox* m_judge = nullptr; // which of several
    QLabel* m_judgeLabel = nullptr;
    widgets::BlocksView* m_blocks = nullptr;
    QPointer<widgets::Job> m_comparing;
    std::optional<Comparison> m_compared;
    quint64 m_request = 0;
    quint64 m_comparison = 0;
    bool m_isStale = true;
};

} // namespace assay::app
