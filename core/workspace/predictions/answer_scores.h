// Answers of a set with the scores that came with them, and those that a run has computed since, by question:
// what the rules about gold look at.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/workspace.h"

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

struct ScoredAnswer {
    std::optional<std::string> answer; // nullopt: none; "" is an answer that says nothing
    std::map<std::string, double> metrics;

    [[nodiscard]] std::optional<double> metric(const std::string& name) const {
        const auto found = metrics.find(name);
        return found == metrics.end() ? std::nullopt : std::optional(found->second);
    }

    friend bool operator==(const ScoredAnswer&, const ScoredAnswer&) = default;
};

// The newest finished run that measured the set; 0: none has.
[[nodiscard]] base::Result<base::RowId> newestAnswersRun(const Reader& reader, base::RowId set);

// A finished run over answers, and the set that it measured.
struct AnswersRunInfo {
    base::RowId id = 0;
    base::RowId set = 0;
    std::string name;

    friend bool operator==(const AnswersRunInfo&, const AnswersRunInfo&) = default;
};

// The newest first.
[[nodiscard]] base::Result<std::vector<AnswersRunInfo>> answersRuns(const Reader& reader);

inline constexpr base::RowId kNoAnswersRun = 0; // as the answers came, without what runs have computed

// By question id; of a prediction without one, by the ids of the questions of visible suites that have its
// text. Of several samples the answer is the first one's, and a metric the mean of those that have it. The
// values of `run`, or of newestAnswersRun() where none is named, join them under their names, rougeL_f and
// bertscore_f as rouge_l and bertscore, where the set brought none of that name itself. Errors: NotFound,
// DamagedWorkspace, Cancelled.
using ScoredAnswers = std::map<std::string, ScoredAnswer, std::less<>>;
[[nodiscard]] base::Result<ScoredAnswers> loadAnswerScores(const Reader& reader, base::RowId set,
                                                           std::stop_token stop,
                                                           std::optional<base::RowId> run = std::nullopt);

} // namespace assay::workspace
