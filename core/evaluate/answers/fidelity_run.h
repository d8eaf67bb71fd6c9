// What people read of the answers of a run: which answers there are to read, what was said of them, and the
// figures over both.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/fidelity.h"
#include "core/evaluate/answers/reading_queues.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct FidelityOfRun {
    std::vector<FidelityQuestion> questions; // of the run, with an answer, in its order
    FidelityFigures figures;
};

// Reads the prediction set of the run and the stored claims. Errors: NotFound (the set or a suite is gone),
// DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<FidelityOfRun> readFidelity(const workspace::Reader& reader, const AnswerRun& run,
                                                       const std::stop_token& stop);

// What these queues look at of each item of the run; `read` are questions of which an answer was judged to
// the end. `passScore` is the score that says whether a judge passes an answer: of one of several judges
// RunJudge::scoreName("judge_pass").
[[nodiscard]] std::vector<ReadableAnswer> readableAnswers(const AnswerRun& run, const FidelityOfRun& read,
                                                          std::span<const ReadingQueue> queues = {},
                                                          std::string_view passScore = "judge_pass");

// An answer that a queue has drawn, with the texts that are read.
struct QueuedAnswer {
    std::string queue;    // its name
    std::size_t item = 0; // of the run
    std::optional<std::int64_t> sample;
    bool isRead = false; // somebody has judged its question already
    std::string question;
    std::string gold; // parts of a list in lines
    std::string answer;
};

// By queue, then in the order of the run. Answers that failed and questions that are gone are left out.
// Errors: those of readFidelity().
[[nodiscard]] base::Result<std::vector<QueuedAnswer>>
readQueuedAnswers(const workspace::Reader& reader, const AnswerRun& run, std::span<const ReadingQueue> queues,
                  const std::stop_token& stop, std::string_view passScore = "judge_pass");

} // namespace assay::evaluate
