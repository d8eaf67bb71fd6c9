// A judge: a chat model that scores answers. It is asked only where somebody has said so; what it replied is
// stored, and the same request is answered from the store.
//
//     JudgeSource judge(workspace, {chat, key, *judgePreset("florida")});
//     ASSAY_TRY(const auto estimate, judge.estimate(answers, stop));          // before
//     ASSAY_TRY(const auto report, judge.addScores(answers, stop, progress)); // judge_overall, …
//
// Scores carry the model that answered, as the service names it. What cannot be read is counted as
// "unparsable", what the judge leaves open as "undetermined", what has nothing to judge (no claims, no
// passages) as "nothing_to_judge": none of them is 0. Hallucinations that it lists join the prediction's. Of
// several judges of a run each keeps its own scores (run_judges.h).
#pragma once

#include "core/evaluate/answers/score_source.h"
#include "core/evaluate/ask/chat_batch.h"
#include "core/evaluate/judge/judge_prompt.h"
#include "core/evaluate/judge/judge_reply.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::evaluate {

struct JudgeSettings {
    endpoint::ChatSettings chat;
    std::string bearerToken{}; // empty: none
    JudgePrompt prompt{};
    std::uint64_t seed = 42; // of the back-off
    // Called once before anything is asked; an error of it ends addScores() with that.
    std::function<base::Result<>(const ChatEstimate&)> beforeAsking{};
};

// The statements that a prompt of kind List decides on; empty for other prompts, and where there are none.
[[nodiscard]] std::vector<std::string> judgedStatements(const JudgePrompt& prompt,
                                                        const AnswerToScore& answer);

// What is sent of an answer; without messages where there is nothing to judge.
[[nodiscard]] ChatQuery judgeQuery(const JudgePrompt& prompt, const AnswerToScore& answer);

// What a judge has said of an answer already.
struct StoredJudgement {
    std::optional<JudgedScores> scores; // of kind Scores
    std::vector<JudgedItem> items;      // of kind List, by judgedStatements()
    std::string unreadable;             // why neither is there; empty: one is
    std::string model;                  // that answered; the one that was asked where the service names none
    std::string answeredAt;             // UTC, ISO 8601
};

class JudgeSource final : public ScoreSource {
  public:
    JudgeSource(workspace::Workspace& workspace, JudgeSettings settings);

    [[nodiscard]] ScoreSourceKind kind() const noexcept override { return ScoreSourceKind::Judge; }

    // "judge:MODEL/PROMPT@HASH" (run_judges.h).
    [[nodiscard]] const std::string& name() const noexcept { return m_name; }

    [[nodiscard]] std::vector<std::string> scoreNames() const override;

    // From then on all scores are kept under the judge's own name if one of `given` is a name of its own.
    void standBeside(std::span<const std::string> given) override;

    // Errors: those of askInBatch().
    [[nodiscard]] base::Result<ScoreReport> addScores(std::span<const AnswerToScore> answers,
                                                      const std::stop_token& stop,
                                                      base::ProgressSink& progress) override;

    [[nodiscard]] std::string description() const override;

    [[nodiscard]] base::Result<ChatEstimate> estimate(std::span<const AnswerToScore> answers,
                                                      const std::stop_token& stop) const;

    // Of the last addScores().
    [[nodiscard]] const ChatSpending& spent() const noexcept { return m_spent; }

    void setBeforeAsking(std::function<base::Result<>(const ChatEstimate&)> say) {
        m_settings.beforeAsking = std::move(say);
    }

    [[nodiscard]] const JudgeSettings& settings() const noexcept { return m_settings; }

  private:
    void score(const AnswerToScore& answer, const ChatBatchReply& reply, ScoreReport& report) const;
    [[nodiscard]] std::string nameOfScore(const std::string& metric) const;
    [[nodiscard]] bool giveScores(const StoredJudgement& judgement, model::Prediction& prediction) const;

    workspace::Workspace& m_workspace;
    JudgeSettings m_settings;
    std::string m_name;
    ChatSpending m_spent;
    bool m_isApart = false; // scores stand under the judge's own name
};

// The settings of a judge from its stored description(), as far as they decide what it is asked:
// storedJudgement() finds its replies by them. nullopt: another source's description, or one of an earlier
// version.
[[nodiscard]] std::optional<JudgeSettings> judgeSettingsOf(std::string_view description);

// Asks nobody. nullopt: it was not asked yet, or there is nothing to judge. Of kind List over claims these
// are proposals for a person who labels them, and decide nothing. Error: DamagedWorkspace.
[[nodiscard]] base::Result<std::optional<StoredJudgement>>
storedJudgement(const workspace::Reader& reader, const JudgeSettings& settings, const AnswerToScore& answer);

} // namespace assay::evaluate
