#include "core/evaluate/thresholds/dynamic_run.h"

#include "core/base/clock.h"
#include "core/base/draw_seed.h"
#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/endpoint/ask_client.h"
#include "core/endpoint/http_client.h"
#include "core/endpoint/rate_limiter.h"
#include "core/evaluate/thresholds/contradiction_pairs.h"
#include "core/json/settings_reader.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <unordered_map>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::AskFailureKind;
using model::DynamicReply;
using model::DynamicRole;

// FNV-1a, so that a scenario draws the same whichever others there are.
std::uint64_t hashOf(std::string_view name) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : name) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    return hash;
}

// Positions drawn from each scenario, ascending within it.
std::vector<std::vector<std::uint32_t>> drawSamples(const model::ScoredColumns& columns,
                                                    const DynamicSampling& sampling) {
    std::vector<std::vector<std::uint32_t>> drawn(columns.scenarios.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        drawn[columns.scenario[i]].push_back(static_cast<std::uint32_t>(i));
    }
    for (std::size_t s = 0; s < drawn.size(); ++s) {
        const auto wanted = std::min(drawn[s].size(), static_cast<std::size_t>(sampling.perScenario));
        base::Random random(base::drawSeed(sampling.seed, hashOf(columns.scenarios[s])));
        random.shuffle(std::span(drawn[s]));
        drawn[s].resize(wanted);
        std::sort(drawn[s].begin(), drawn[s].end());
    }
    return drawn;
}

std::string hashOf(const std::vector<DynamicItem>& items) {
    base::Sha256 hash;
    for (const DynamicItem& item : items) {
        hash.add(std::to_string(item.row) + ' ' + std::to_string(static_cast<int>(item.role)) + ' ' +
                 (item.baseline ? std::to_string(*item.baseline) : "-") + '\n');
    }
    return hash.finish();
}

// What the threads of one run share.
class Run {
  public:
    Run(const DynamicPlan& plan, std::span<const DynamicQuestion> questions,
        const DynamicRunSettings& settings, const DynamicReplySink& sink, const std::stop_token& stop,
        base::ProgressSink& progress)
        : m_plan(plan)
        , m_questions(questions)
        , m_settings(settings)
        , m_sink(sink)
        , m_progress(progress)
        , m_needsBaseline(endpoint::usesPreviousAnswer(settings.ask))
        , m_limiter(settings.ask.maxPerSecond)
        , m_outerStop(stop, [this] { m_stop.request_stop(); })
        , m_states(plan.items.size(), State::Open)
        , m_replies(plan.items.size()) {}

    // Error: InvalidArgument (a reply that is not of this plan).
    Result<> adopt(std::vector<DynamicReply> known) {
        for (DynamicReply& reply : known) {
            if (reply.number >= m_plan.items.size() || m_plan.items[reply.number].row != reply.row ||
                m_states[reply.number] != State::Open) {
                return fail(ErrorCode::InvalidArgument, std::to_string(reply.number), "known replies");
            }
            if (reply.outcome.reply || !m_settings.retryFailed) {
                const std::uint32_t number = reply.number;
                m_replies[number] = std::move(reply);
                m_states[number] = State::Done;
                ++m_done;
            }
        }
        return {};
    }

    Result<std::vector<DynamicReply>> execute() {
        report();
        {
            const auto open = m_plan.items.size() - m_done;
            const auto wanted = std::min(open, static_cast<std::size_t>(m_settings.ask.maxParallel));
            std::vector<std::jthread> threads;
            threads.reserve(wanted);
            for (std::size_t i = 0; i < wanted; ++i) {
                threads.emplace_back([this] { work(); });
            }
        } // joined
        if (m_error) {
            return tl::unexpected(*m_error);
        }
        if (m_done < m_plan.items.size()) {
            return fail(ErrorCode::Cancelled);
        }
        std::vector<DynamicReply> replies;
        replies.reserve(m_replies.size());
        for (std::optional<DynamicReply>& reply : m_replies) {
            replies.push_back(std::move(*reply));
        }
        return replies;
    }

  private:
    enum class State : std::uint8_t { Open, InFlight, Done };

    void work() {
        const auto worked = base::guarded(m_settings.ask.url, [this]() -> Result<> {
            endpoint::AskClient client(m_settings.ask, m_settings.bearerToken, m_limiter);
            while (const auto number = next()) {
                ASSAY_TRY(askOne(client, *number));
            }
            return {};
        });
        if (!worked) {
            end(worked.error());
        }
    }

    // The first item that can be asked now; waits while that depends on what is in flight. nullopt: no more.
    std::optional<std::uint32_t> next() {
        std::unique_lock lock(m_mutex);
        for (;;) {
            if (m_stop.stop_requested()) {
                return std::nullopt;
            }
            while (m_first < m_states.size() && m_states[m_first] != State::Open) {
                ++m_first;
            }
            bool anyOpen = false;
            for (std::size_t i = m_first; i < m_states.size(); ++i) {
                if (m_states[i] != State::Open) {
                    continue;
                }
                anyOpen = true;
                const auto& baseline = m_plan.items[i].baseline;
                if (!baseline || m_states[*baseline] == State::Done) {
                    m_states[i] = State::InFlight;
                    return static_cast<std::uint32_t>(i);
                }
            }
            if (!anyOpen) {
                return std::nullopt;
            }
            m_changed.wait(lock, m_stop.get_token(), [this, seen = m_done] { return m_done != seen; });
        }
    }

    Result<> askOne(endpoint::AskClient& client, std::uint32_t number) {
        const DynamicItem& item = m_plan.items[number];
        const DynamicQuestion& texts = m_questions[number];
        endpoint::AskQuestion question{texts.question, texts.sampleId, texts.scenario, std::nullopt};
        DynamicReply reply;
        reply.number = number;
        reply.row = item.row;
        reply.role = item.role;
        std::optional<AskFailureKind> unsent;
        if (texts.question.find_first_not_of(" \t\r\n") == std::string::npos) {
            unsent = AskFailureKind::MissingQuestion;
        } else if (item.baseline && m_needsBaseline) {
            const std::lock_guard lock(m_mutex);
            const auto& before = m_replies[*item.baseline]->outcome.reply;
            if (before) {
                question.previousAnswer = before->answer;
            } else {
                unsent = AskFailureKind::BaselineFailed;
            }
        }
        if (!unsent) {
            ASSAY_TRY(auto outcome,
                      client.ask(question, base::drawSeed(m_settings.seed, number), m_stop.get_token()));
            reply.outcome = std::move(outcome);
        } else {
            reply.outcome.failure = model::AskFailure{*unsent, {}};
        }
        if (reply.outcome.failure && reply.outcome.failure->kind == AskFailureKind::Cancelled) {
            return {}; // never answered; it is asked when the run is gone on with
        }
        reply.answeredAt = base::utcNow();
        return finish(std::move(reply));
    }

    Result<> finish(DynamicReply reply) {
        {
            const std::lock_guard lock(m_sinkMutex);
            {
                const std::lock_guard errorLock(m_mutex);
                if (m_error) {
                    return {}; // the store has failed; what comes now would be stored by chance
                }
            }
            if (auto stored = m_sink(reply); !stored) {
                end(stored.error());
                return {};
            }
        }
        {
            const std::lock_guard lock(m_mutex);
            const std::uint32_t number = reply.number;
            m_replies[number] = std::move(reply);
            m_states[number] = State::Done;
            ++m_done;
        }
        m_changed.notify_all();
        report();
        return {};
    }

    void end(const base::Error& error) {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_error) {
                m_error = error;
            }
        }
        m_stop.request_stop();
    }

    void report() {
        std::size_t done = 0;
        {
            const std::lock_guard lock(m_mutex);
            done = m_done;
        }
        m_progress.report(base::Stage::Evaluating, static_cast<std::int64_t>(done),
                          static_cast<std::int64_t>(m_plan.items.size()));
    }

    const DynamicPlan& m_plan;
    std::span<const DynamicQuestion> m_questions;
    const DynamicRunSettings& m_settings;
    const DynamicReplySink& m_sink;
    base::ProgressSink& m_progress;
    bool m_needsBaseline;
    endpoint::RateLimiter m_limiter;
    std::stop_source m_stop; // of the caller, and of ours when something failed
    std::stop_callback<std::function<void()>> m_outerStop;

    std::mutex m_sinkMutex; // taken before m_mutex
    std::mutex m_mutex;     // guards everything below
    std::condition_variable_any m_changed;
    std::vector<State> m_states;
    std::size_t m_first = 0; // all items before it are in flight or done
    std::size_t m_done = 0;
    std::vector<std::optional<DynamicReply>> m_replies;
    std::optional<base::Error> m_error;
};

} // namespace

std::optional<StoredDynamicSettings> storedDynamicSettings(std::string_view settings) {
    const auto document = json::parseSettingsJson(settings, json::kSettingsDepth + 1);
    const auto* const member = base::memberOf(document, "per_scenario");
    const auto perScenario = member != nullptr ? base::integerIn<int>(*member) : std::nullopt;
    if (!perScenario) {
        return std::nullopt;
    }
    const auto* const ask = base::memberOf(document, "ask");
    return StoredDynamicSettings{*perScenario, ask != nullptr ? ask->dump() : std::string()};
}

Result<DynamicPlan> planDynamicRun(const model::ScoredColumns& columns, const DynamicSampling& sampling) {
    return base::guarded("plan", [&]() -> Result<DynamicPlan> {
        if (sampling.perScenario < 1) {
            return fail(ErrorCode::InvalidArgument, std::to_string(sampling.perScenario), "per scenario");
        }
        if (columns.size() == 0) {
            return fail(ErrorCode::InputNotUsable, "no sample with a score");
        }
        std::unordered_map<std::uint32_t, std::uint32_t> baselineOf; // of a follow-up
        for (const ContradictionPair& pair : contradictionPairs(columns, {}).pairs) {
            baselineOf.emplace(pair.followUp, pair.baseline);
        }
        const auto drawn = drawSamples(columns, sampling);
        std::vector<bool> isDrawn(columns.size(), false);
        for (const auto& positions : drawn) {
            for (const std::uint32_t position : positions) {
                isDrawn[position] = true;
            }
        }
        DynamicPlan plan;
        std::unordered_map<std::uint32_t, std::uint32_t> numberOf;
        const auto place = [&](std::uint32_t position, std::optional<std::uint32_t> baseline) {
            const auto [entry, isNew] =
                numberOf.emplace(position, static_cast<std::uint32_t>(plan.items.size()));
            if (isNew) {
                plan.items.push_back({position, columns.rowId[position],
                                      isDrawn[position] ? DynamicRole::Sampled : DynamicRole::Context,
                                      baseline});
            }
            return entry->second;
        };
        for (const auto& positions : drawn) {
            for (const std::uint32_t position : positions) {
                const auto found = baselineOf.find(position);
                place(position, found == baselineOf.end()
                                    ? std::nullopt
                                    : std::optional(place(found->second, std::nullopt)));
            }
        }
        plan.hash = hashOf(plan.items);
        return plan;
    });
}

Result<std::vector<DynamicReply>> runDynamic(const DynamicPlan& plan,
                                             std::span<const DynamicQuestion> questions,
                                             const DynamicRunSettings& settings,
                                             std::vector<DynamicReply> known, const DynamicReplySink& sink,
                                             const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(settings.ask.url, [&]() -> Result<std::vector<DynamicReply>> {
        ASSAY_TRY(endpoint::checkAskSettings(settings.ask));
        ASSAY_TRY(endpoint::checkBearerToken(settings.bearerToken));
        if (questions.size() != plan.items.size()) {
            return fail(ErrorCode::InvalidArgument, std::to_string(questions.size()), "questions");
        }
        Run run(plan, questions, settings, sink, stop, progress);
        ASSAY_TRY(run.adopt(std::move(known)));
        return run.execute();
    });
}

} // namespace assay::evaluate
