// What people said of single answers, each for themselves: pass or fail, and a score from 0 to 10. It is what
// a judge is measured against, so `blind` tells whether the judge's own was hidden then.
//
// An answer is known by its question's id and the SHA-256 of its text: the same answer in another set has the
// same verdict. One verdict of each reader is in force; edits go through the journal and can be undone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// The journal's name for the rows.
inline constexpr std::string_view kAnswerVerdictEntity = "answer_verdict";

enum class HumanVerdict : std::uint8_t { Fail = 0, Pass = 1, Undetermined = 2 };

inline constexpr std::array<std::string_view, 3> kHumanVerdictNames{"fail", "pass", "undetermined"};

struct HumanJudgement {
    std::string questionId;
    std::string answerHash; // hashOfAnswer()
    std::string reader;
    HumanVerdict verdict = HumanVerdict::Undetermined;
    std::optional<double> score; // [0,10]; missing: none was given
    std::string note;
    bool blind = false;
    std::string saidAt; // UTC, ISO 8601

    friend bool operator==(const HumanJudgement&, const HumanJudgement&) = default;
};

[[nodiscard]] std::string hashOfAnswer(std::string_view answer);

// All of them, by question, answer and reader.
[[nodiscard]] base::Result<std::vector<HumanJudgement>> answerVerdicts(const Reader& reader);

// In place of what this reader said of it before; the time is set here. Gives its key in the journal; 0:
// nothing changed. Errors: InvalidArgument (no reader, a hash that is none, a score outside [0,10]), those
// of Workspace::write().
[[nodiscard]] base::Result<base::RowId> saveAnswerVerdict(Workspace& workspace,
                                                          const HumanJudgement& judgement);

// Takes it back. Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeAnswerVerdict(Workspace& workspace, const std::string& questionId,
                                                 const std::string& answerHash, const std::string& reader);

} // namespace assay::workspace
