// Scores of answers by a program from outside: candidate is the answer, reference the gold answer. A question
// without a gold answer is not scored.
//
//     ASSAY_TRY(const auto command, endpoint::findScorerCommand("bertscore", settingsFile));
//     ASSAY_TRY(const auto scorer, ExternalScorer::start(command, &workspace, stop));
//     ASSAY_TRY(const auto report, scorer->addScores(answers, stop, progress));
#pragma once

#include "core/endpoint/scorer_process.h"
#include "core/evaluate/answers/score_source.h"
#include "core/workspace/workspace.h"

#include <memory>
#include <stop_token>
#include <string>

namespace assay::evaluate {

class ExternalScorer final : public ScoreSource {
  public:
    // Starts the program and waits until it has said what it is. Scores are kept in the workspace, and found
    // there by the text and the model's hash; null, or one that is read-only: nothing is kept. The workspace
    // outlives this. Errors: those of ScorerProcess::start().
    [[nodiscard]] static base::Result<std::unique_ptr<ExternalScorer>>
    start(const endpoint::ScorerCommand& command, workspace::Workspace* workspace,
          const std::stop_token& stop);
    ~ExternalScorer() override;

    [[nodiscard]] ScoreSourceKind kind() const noexcept override { return ScoreSourceKind::ExternalScorer; }

    // Failures by kind: "scorer" (it gave an error for this one), "no_gold". Progress: Evaluating.
    [[nodiscard]] base::Result<ScoreReport> addScores(std::span<const AnswerToScore> answers,
                                                      const std::stop_token& stop,
                                                      base::ProgressSink& progress) override;

    // {"kind":"external_scorer","name","scorer","model","revision","sha256","metrics"}
    [[nodiscard]] std::string description() const override;

  private:
    ExternalScorer(std::string name, std::unique_ptr<endpoint::ScorerProcess> process,
                   workspace::Workspace* workspace);

    std::string m_name;
    std::unique_ptr<endpoint::ScorerProcess> m_process;
    workspace::Workspace* m_workspace;
};

} // namespace assay::evaluate
