#include "core/endpoint/scorer_process.h"

#include "core/base/guard.h"
#include "core/base/utf8_text.h"
#include "core/endpoint/scorer_child.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace assay::endpoint {

using base::ErrorCode;
using base::fail;
using base::Result;
using ScorerClock = std::chrono::steady_clock;

struct ScorerProcess::State {
    std::string name;
    int timeoutSeconds = 0;
    std::size_t inFlight = 0;
    std::unique_ptr<ScorerChild> child;
    ScorerIdentity identity;
    std::string received; // of standard output, no whole line yet
    bool failed = false;

    // What happened, with what the scorer said last on its standard error; it is ended.
    [[nodiscard]] tl::unexpected<base::Error> broken(const std::string& what);
    // The first whole line of what was received, if there is one.
    [[nodiscard]] std::optional<std::string> takeLine();
    // Moves bytes both ways until there is a line. `sending` loses what was written.
    [[nodiscard]] Result<std::string> nextLine(std::string& sending, ScorerClock::time_point deadline,
                                               const std::stop_token& stop);
    [[nodiscard]] Result<> run(std::span<const ScorerRequest> requests, const ScorerSink& sink,
                               const std::stop_token& stop);
};

tl::unexpected<base::Error> ScorerProcess::State::broken(const std::string& what) {
    failed = true;
    child->end();
    std::string said;
    base::appendMendedUtf8(child->errorOutput(), said);
    while (!said.empty() && (said.back() == '\n' || said.back() == '\r')) {
        said.pop_back();
    }
    return fail(ErrorCode::RemoteFailure, what + (said.empty() ? "" : "; it said: " + said), name);
}

std::optional<std::string> ScorerProcess::State::takeLine() {
    const std::size_t end = received.find('\n');
    if (end == std::string::npos) {
        return std::nullopt;
    }
    std::string line = received.substr(0, end);
    received.erase(0, end + 1);
    if (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    return line;
}

Result<std::string> ScorerProcess::State::nextLine(std::string& sending, ScorerClock::time_point deadline,
                                                   const std::stop_token& stop) {
    while (true) {
        if (stop.stop_requested()) {
            failed = true;
            child->end();
            return fail(ErrorCode::Cancelled);
        }
        if (auto line = takeLine()) {
            if (line->size() > kMostScorerLineBytes) {
                return broken("it wrote a line of more than a megabyte");
            }
            return std::move(*line);
        }
        if (received.size() > kMostScorerLineBytes) {
            return broken("it wrote a line of more than a megabyte");
        }
        if (ScorerClock::now() >= deadline) {
            return broken("it did not answer within its time limit");
        }
        ASSAY_TRY(const auto moved, child->exchange(sending, received));
        if (moved == ScorerChild::Moved::Ended && received.find('\n') == std::string::npos) {
            return broken("it ended too early (" + child->end() + ")");
        }
    }
}

Result<> ScorerProcess::State::run(std::span<const ScorerRequest> requests, const ScorerSink& sink,
                                   const std::stop_token& stop) {
    std::set<std::string, std::less<>> owed;
    std::string sending;
    std::size_t next = 0;
    auto deadline = ScorerClock::now() + std::chrono::seconds(timeoutSeconds);
    while (next < requests.size() || !owed.empty()) {
        while (next < requests.size() && owed.size() < inFlight) {
            owed.insert(requests[next].id);
            sending += scorerRequestLine(requests[next]) + '\n';
            ++next;
        }
        ASSAY_TRY(const auto line, nextLine(sending, deadline, stop));
        auto reply = readScorerReply(line, identity);
        if (!reply) {
            return broken("it wrote a line that is no answer (" + reply.error().where + ": " +
                          reply.error().detail + ")");
        }
        const auto found = owed.find(reply->id);
        if (found == owed.end()) {
            return broken("it answered an id that it does not owe: " + reply->id);
        }
        owed.erase(found);
        ASSAY_TRY(sink(*reply));
        deadline = ScorerClock::now() + std::chrono::seconds(timeoutSeconds);
    }
    return {};
}

ScorerProcess::ScorerProcess(std::unique_ptr<State> state)
    : m_state(std::move(state)) {}

ScorerProcess::~ScorerProcess() {
    m_state->child->end();
}

const ScorerIdentity& ScorerProcess::identity() const noexcept {
    return m_state->identity;
}

Result<std::unique_ptr<ScorerProcess>> ScorerProcess::start(const ScorerCommand& command,
                                                            const std::stop_token& stop) {
    return base::guarded(command.name, [&]() -> Result<std::unique_ptr<ScorerProcess>> {
        auto state = std::make_unique<State>();
        state->name = command.name;
        state->timeoutSeconds = command.timeoutSeconds;
        state->inFlight = static_cast<std::size_t>(std::max(1, command.inFlight));
        ASSAY_TRY(state->child, ScorerChild::start(command.arguments, command.name));
        // From here on the object ends the program, whatever happens.
        std::unique_ptr<ScorerProcess> process(new ScorerProcess(std::move(state)));
        State& its = *process->m_state;
        std::string nothing;
        const auto deadline = ScorerClock::now() + std::chrono::seconds(command.startSeconds);
        ASSAY_TRY(const auto line, its.nextLine(nothing, deadline, stop));
        auto identity = readScorerIdentity(line);
        if (!identity) {
            return its.broken("its first line does not say what it is (" + identity.error().where + ": " +
                              identity.error().detail + ")");
        }
        its.identity = std::move(*identity);
        return process;
    });
}

Result<> ScorerProcess::score(std::span<const ScorerRequest> requests, const ScorerSink& sink,
                              const std::stop_token& stop) {
    return base::guarded(m_state->name, [&]() -> Result<> {
        if (m_state->failed) {
            return fail(ErrorCode::RemoteFailure, "it was ended after a failure", m_state->name);
        }
        std::set<std::string_view> ids;
        for (const ScorerRequest& request : requests) {
            if (!ids.insert(request.id).second) {
                return fail(ErrorCode::InvalidArgument, request.id, "id");
            }
        }
        auto done = m_state->run(requests, sink, stop);
        if (!done) { // what it still owes would be taken for answers to the next ones
            m_state->failed = true;
            m_state->child->end();
        }
        return done;
    });
}

} // namespace assay::endpoint
