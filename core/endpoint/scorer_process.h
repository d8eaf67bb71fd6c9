// An external scorer: a program that reads and writes JSON lines (scorer_lines.h), started without a shell.
//
//     ASSAY_TRY(const auto scorer, ScorerProcess::start(command, stop));
//     ASSAY_TRY(scorer->score(requests, [&](ScorerReply reply) { … }, stop));
//
// Answers may come in any order. A scorer that ends, writes what is none of its lines, a line of more than
// kMostScorerLineBytes, an id that it does not owe, or nothing in the time that it has, is an error with what
// it wrote to its standard error last; it is ended then, with every process that it has started. It is ended
// too when the object goes. One thread at a time. Not on Windows yet: start() says so.
#pragma once

#include "core/base/result.h"
#include "core/endpoint/scorer_lines.h"
#include "core/endpoint/scorer_settings.h"

#include <functional>
#include <memory>
#include <span>
#include <stop_token>

namespace assay::endpoint {

// Called in the order of the answers; its error ends the work.
using ScorerSink = std::function<base::Result<>(const ScorerReply& reply)>;

class ScorerProcess {
  public:
    // Waits for the first line. Errors: RemoteFailure (`where` the scorer's name, `detail` what happened and
    // what it said on its standard error), Cancelled.
    [[nodiscard]] static base::Result<std::unique_ptr<ScorerProcess>> start(const ScorerCommand& command,
                                                                            const std::stop_token& stop);
    ~ScorerProcess();
    ScorerProcess(const ScorerProcess&) = delete;
    ScorerProcess& operator=(const ScorerProcess&) = delete;

    [[nodiscard]] const ScorerIdentity& identity() const noexcept;

    // Gives one reply for each request, with scores or an error of its own. May be called again, but not
    // after it failed. Errors: as start(); InvalidArgument (two requests of one id); those of `sink`.
    [[nodiscard]] base::Result<> score(std::span<const ScorerRequest> requests, const ScorerSink& sink,
                                       const std::stop_token& stop);

  private:
    struct State;
    explicit ScorerProcess(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace assay::endpoint
