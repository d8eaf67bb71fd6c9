// The judges of a run, each with the names of its scores.
//
// A judge is a model and a prompt: its name is "judge:MODEL/PROMPT@HASH", with the first eight digits of the
// prompt's SHA-256. The first judge of a run gives its scores under their documented names (judge_overall). A
// judge whose scores an earlier source of the run gives already keeps all of its own apart, under its name:
// "judge:gpt-4o/florida@1a2b3c4d.judge_overall".
//
// Pure; any thread.
#pragma once

#include "core/evaluate/answers/answer_run.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct RunJudge {
    std::string name;
    std::string model;               // that was asked for
    std::string prompt;              // its name
    std::string promptHash;          // SHA-256
    std::vector<std::string> scores; // that it gives, as the run names them

    // "judge_pass" as the run names this judge's; empty: the judge gives none.
    [[nodiscard]] std::string scoreName(std::string_view metric) const;

    friend bool operator==(const RunJudge&, const RunJudge&) = default;
};

// In the order in which they were asked. Sources that are no judges, or that cannot be read, are left out.
[[nodiscard]] std::vector<RunJudge> judgesOfRun(const AnswerRun& run);

// Of descriptions of sources (ScoreSource::description()).
[[nodiscard]] std::vector<RunJudge> judgesAmong(std::span<const std::string> descriptions);

// Those that say whether an answer passes, or give it a score: what can be compared with people.
[[nodiscard]] std::vector<RunJudge> scoringJudges(const AnswerRun& run);

// Of several such judges the one that rubric, verdicts and figures of the run go by. nullopt: no more than
// one has scored.
[[nodiscard]] std::optional<RunJudge> countingJudge(const AnswerRun& run);

// The name that two of these judges have, which would overwrite each other's scores: runAnswers() refuses
// them (InvalidArgument with "judges" in `where`, before anybody is asked). nullopt: each has its own.
[[nodiscard]] std::optional<std::string> judgeNamedTwice(std::span<const RunJudge> judges);

// Which of several judges is meant by its name, by "MODEL/PROMPT", or by its model where only one has it.
// Errors: NotFound (`detail` what was said), InvalidArgument (`where` "judge": several are called so).
[[nodiscard]] base::Result<RunJudge> judgeMeant(std::span<const RunJudge> judges, const std::string& said);

// Puts the judge that is meant before all others, so that it gives its scores under their documented names:
// rubric, verdicts and figures of the run go by it. What else scores stays in its place. Errors: those of
// judgeMeant().
[[nodiscard]] base::Result<> letJudgeCount(std::vector<ScoreSource*>& sources, const std::string& said);

[[nodiscard]] std::string judgeName(std::string_view model, std::string_view prompt,
                                    std::string_view promptHash);

// A score that a judge keeps apart.
struct ScoreKeptApart {
    std::string model;
    std::string prompt;
    std::string metric; // "judge_overall"
};

// nullopt: the name is none of those.
[[nodiscard]] std::optional<ScoreKeptApart> scoreKeptApart(std::string_view name);

} // namespace assay::evaluate
