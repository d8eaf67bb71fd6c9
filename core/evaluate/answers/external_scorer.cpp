#include "core/evaluate/answers/external_scorer.h"

#include "core/evaluate/answers/given_score.h"
#include "core/evaluate/answers/kept_answer_scores.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::Result;

// So many are handed to the scorer before what it gave is kept.
constexpr std::size_t kScorerBatch = 256;

} // namespace

ExternalScorer::ExternalScorer(std::string name, std::unique_ptr<endpoint::ScorerProcess> process,
                               workspace::Workspace* workspace)
    : m_name(std::move(name))
    , m_process(std::move(process))
    , m_workspace(workspace) {}

ExternalScorer::~ExternalScorer() = default;

Result<std::unique_ptr<ExternalScorer>> ExternalScorer::start(const endpoint::ScorerCommand& command,
                                                              workspace::Workspace* workspace,
                                                              const std::stop_token& stop) {
    ASSAY_TRY(auto process, endpoint::ScorerProcess::start(command, stop));
    return std::unique_ptr<ExternalScorer>(new ExternalScorer(command.name, std::move(process), workspace));
}

Result<ScoreReport> ExternalScorer::addScores(std::span<const AnswerToScore> answers,
                                              const std::stop_token& stop, base::ProgressSink& progress) {
    const endpoint::ScorerIdentity& identity = m_process->identity();
    KeptAnswerScores kept(m_workspace, identity.scorer, endpoint::modelName(identity));
    for (const AnswerToScore& answer : answers) {
        const std::string gold = referenceOf(*answer.question);
        if (gold.empty()) {
            kept.fail("no_gold");
            continue;
        }
        kept.want(answer, endpoint::scoresKey(identity, {{}, *answer.prediction->answer, {gold}}), gold);
    }
    ASSAY_TRY(kept.takeKnown(stop));
    const std::vector<std::size_t> open = kept.unknown();
    progress.report(base::Stage::Evaluating, 0, static_cast<std::int64_t>(open.size()));
    for (std::size_t from = 0; from < open.size(); from += kScorerBatch) {
        const std::size_t count = std::min(kScorerBatch, open.size() - from);
        std::vector<endpoint::ScorerRequest> requests;
        for (std::size_t i = from; i < from + count; ++i) {
            const auto& one = kept.at(open[i]);
            requests.push_back({std::to_string(open[i]), one.candidate(), {one.reference}});
        }
        const auto take = [&](const endpoint::ScorerReply& reply) -> Result<> {
            const std::size_t at = std::stoul(reply.id);
            reply.error.empty() ? kept.found(at, reply.metrics) : kept.failAt(at, "scorer");
            return {};
        };
        const auto scored = m_process->score(requests, take, stop);
        ASSAY_TRY(kept.keep()); // also what was found before it was stopped
        ASSAY_TRY(scored);
        progress.report(base::Stage::Evaluating, static_cast<std::int64_t>(from + count),
                        static_cast<std::int64_t>(open.size()));
    }
    return kept.give();
}

std::string ExternalScorer::description() const {
    const endpoint::ScorerIdentity& identity = m_process->identity();
    nlohmann::ordered_json object;
    object["kind"] = scoreSourceKindName(kind());
    object["name"] = m_name;
    object["scorer"] = identity.scorer;
    object["model"] = identity.model;
    object["revision"] = identity.revision;
    object["sha256"] = identity.sha256;
    object["metrics"] = identity.metrics;
    return object.dump();
}

} // namespace assay::evaluate
