#include "core/evaluate/retrieval/reranking.h"

#include "core/workspace/predictions/scorer_scores.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;

// So many are handed to the scorer before what it gave is kept.
constexpr std::size_t kRerankedAtOnce = 256;

// A pair of question and text, for all places where it stands.
struct ScoredPair {
    endpoint::ScorerRequest request;
    std::string key;
    std::optional<double> score;
    bool isStored = false;
};

// The pairs of lists, each once, and where each result's stands.
struct PairsOfLists {
    std::vector<ScoredPair> pairs;
    std::vector<std::vector<std::optional<std::size_t>>> of; // by list and place; nullopt: it has no text
};

PairsOfLists pairsOf(std::span<const RerankedList> lists, std::size_t depth,
                     const endpoint::ScorerIdentity& identity) {
    PairsOfLists all;
    std::map<std::string, std::size_t> byKey;
    for (const RerankedList& list : lists) {
        std::vector<std::optional<std::size_t>>& places = all.of.emplace_back();
        for (std::size_t i = 0; i < std::min(depth, list.results->size()); ++i) {
            const std::string& text = (*list.results)[i].text;
            if (text.empty() || list.question.empty()) {
                places.emplace_back();
                continue;
            }
            endpoint::ScorerRequest request{std::to_string(all.pairs.size()), text, {list.question}};
            std::string key = endpoint::scoresKey(identity, request);
            const auto [known, isNew] = byKey.try_emplace(key, all.pairs.size());
            if (isNew) {
                all.pairs.push_back({std::move(request), std::move(key), std::nullopt, false});
            }
            places.emplace_back(known->second);
        }
    }
    return all;
}

Result<> takeStoredScores(std::vector<ScoredPair>& pairs, const std::string& metric,
                          const workspace::Workspace& workspace, const std::stop_token& stop) {
    std::vector<std::string> keys;
    for (const ScoredPair& pair : pairs) {
        keys.push_back(pair.key);
    }
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto kept, workspace::keptScores(reader, keys, stop));
    for (ScoredPair& pair : pairs) {
        const auto found = kept.find(pair.key);
        if (found == kept.end()) {
            continue;
        }
        if (const auto score = found->second.metrics.find(metric); score != found->second.metrics.end()) {
            pair.score = score->second;
            pair.isStored = true;
        }
    }
    return {};
}

// The first results by falling score, those without one behind; then the rest as it was.
void putInOrder(std::vector<model::PredictionContext>& results,
                const std::vector<std::optional<double>>& scores) {
    std::vector<std::size_t> order(scores.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, [&scores](std::size_t a, std::size_t b) {
        return scores[a] && (!scores[b] || *scores[a] > *scores[b]);
    });
    const bool all = scores.size() == results.size() &&
                     std::ranges::all_of(scores, [](const auto& score) { return score.has_value(); });
    std::vector<model::PredictionContext> sorted;
    sorted.reserve(results.size());
    for (const std::size_t place : order) {
        sorted.push_back(std::move(results[place]));
        sorted.back().score = all ? scores[place] : std::nullopt;
    }
    for (std::size_t i = scores.size(); i < results.size(); ++i) {
        sorted.push_back(std::move(results[i]));
        sorted.back().score.reset();
    }
    results = std::move(sorted);
}

} // namespace

Reranker::Reranker(std::unique_ptr<endpoint::ScorerProcess> process, Reranking reranking,
                   workspace::Workspace* workspace)
    : m_process(std::move(process))
    , m_reranking(std::move(reranking))
    , m_workspace(workspace) {}

Result<std::unique_ptr<Reranker>> Reranker::start(const endpoint::ScorerCommand& command,
                                                  const Reranking& reranking, workspace::Workspace* workspace,
                                                  const std::stop_token& stop) {
    ASSAY_TRY(auto process, endpoint::ScorerProcess::start(command, stop));
    const std::vector<std::string>& metrics = process->identity().metrics;
    Reranking chosen = reranking;
    if (chosen.metric.empty()) {
        chosen.metric = metrics.front();
    }
    if (std::ranges::find(metrics, chosen.metric) == metrics.end()) {
        return base::fail(base::ErrorCode::InvalidArgument,
                          fmt::format("{} has no score {}, it has {}", command.name, chosen.metric,
                                      fmt::join(metrics, ", ")),
                          "rerank");
    }
    return std::unique_ptr<Reranker>(new Reranker(std::move(process), std::move(chosen), workspace));
}

Result<> Reranker::rerank(std::span<const RerankedList> lists, const std::stop_token& stop) {
    PairsOfLists all = pairsOf(lists, m_reranking.depth, m_process->identity());
    ASSAY_TRY(takeStoredScores(all.pairs, m_reranking.metric, *m_workspace, stop));
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < all.pairs.size(); ++i) {
        if (!all.pairs[i].score) {
            open.push_back(i);
        }
    }
    for (std::size_t from = 0; from < open.size(); from += kRerankedAtOnce) {
        std::vector<endpoint::ScorerRequest> requests;
        for (std::size_t i = from; i < std::min(from + kRerankedAtOnce, open.size()); ++i) {
            requests.push_back(all.pairs[open[i]].request);
        }
        std::vector<workspace::KeptScores> found;
        const auto take = [&](const endpoint::ScorerReply& reply) -> Result<> {
            ScoredPair& pair = all.pairs[std::stoul(reply.id)];
            if (reply.error.empty()) {
                pair.score = reply.metrics.at(m_reranking.metric);
                found.push_back({pair.key, model(), reply.metrics});
            }
            return {};
        };
        const auto scored = m_process->score(requests, take, stop);
        if (!found.empty() && !m_workspace->isReadOnly()) {
            ASSAY_TRY(workspace::keepScores(*m_workspace, found)); // also what came before it was stopped
        }
        ASSAY_TRY(scored);
    }
    for (std::size_t list = 0; list < lists.size(); ++list) {
        std::vector<std::optional<double>> scores;
        for (const auto& place : all.of[list]) {
            const ScoredPair* const pair = place ? &all.pairs[*place] : nullptr;
            scores.push_back(pair != nullptr ? pair->score : std::nullopt);
            m_counts.scored += scores.back() ? 1 : 0;
            m_counts.fromStore += pair != nullptr && pair->isStored ? 1 : 0;
            m_counts.withoutScore += scores.back() ? 0 : 1;
        }
        putInOrder(*lists[list].results, scores);
    }
    return {};
}

std::string Reranker::model() const {
    return endpoint::modelName(m_process->identity());
}

std::string Reranker::label() const {
    return fmt::format("first {} reranked by {} ({}, {})", m_reranking.depth, m_reranking.scorer,
                       m_reranking.metric, model());
}

} // namespace assay::evaluate
