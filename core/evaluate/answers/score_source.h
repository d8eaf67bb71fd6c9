// Scores that other programs give to answers while they are evaluated: an external scorer, an embeddings
// service, a judge. What they give joins the scores that the answers came with, before the rubric is applied.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/prediction.h"
#include "core/model/question.h"

#include <cstdint>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// One answer that was given. All of it outlives the call.
struct AnswerToScore {
    const model::Question* question = nullptr;
    const std::vector<std::string>* evidence = nullptr; // texts of the question's evidence; null: none
    model::Prediction* prediction = nullptr;            // answered; its `scores` receive what is found
};

struct ScoreReport {
    std::int64_t scored = 0;                    // answers that have all that was asked for
    std::int64_t fromStore = 0;                 // of these, known from an earlier time
    std::map<std::string, std::int64_t> failed; // by kind ("timeout", "unparsable"): without scores, never 0
    std::int64_t inputTokens = 0;
    std::int64_t outputTokens = 0;
    double price = 0; // in the currency of the settings; 0 where no price is set
};

enum class ScoreSourceKind : std::uint8_t { ExternalScorer, EmbeddingCosine, Judge, LsaCosine };

[[nodiscard]] std::string_view scoreSourceKindName(ScoreSourceKind kind) noexcept; // "external_scorer"

class ScoreSource {
  public:
    virtual ~ScoreSource() = default;

    [[nodiscard]] virtual ScoreSourceKind kind() const noexcept = 0;

    // The names of the scores that it gives, as far as it knows them before it is asked.
    [[nodiscard]] virtual std::vector<std::string> scoreNames() const { return {}; }

    // Called before addScores() with the names of the scores that earlier sources of the run give: a judge
    // keeps its own apart from them.
    virtual void standBeside(std::span<const std::string> /*given*/) {}

    // Adds scores under this source's names, each with its model, by giveScore(): what an answer came with
    // makes way, what an earlier source of the run has given does not. Blocking; what was
    // found before it was stopped is kept in the store. Errors: those that make going on useless (no such
    // command, a refused key), Cancelled.
    [[nodiscard]] virtual base::Result<ScoreReport> addScores(std::span<const AnswerToScore> answers,
                                                              const std::stop_token& stop,
                                                              base::ProgressSink& progress) = 0;

    // One JSON object, the same for the same source: what stands among the inputs of a run ("kind", which is
    // the name of kind(), name, model, revision, hash of the prompt). No secrets.
    [[nodiscard]] virtual std::string description() const = 0;
};

// What a stored description calls its source. Empty: the description does not say.
struct SourceTitle {
    std::string kind; // as scoreSourceKindName(), or what a newer version wrote
    std::string name;
    std::string model;
    std::string revision{}; // of the model
    std::string sha256{};   // of the model
    std::string prompt{};   // SHA-256 of a judge's prompt
};

[[nodiscard]] SourceTitle titleOfSource(std::string_view description);

} // namespace assay::evaluate
