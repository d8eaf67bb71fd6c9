// Puts the first results of ranked lists into the order of what a scorer from outside gives them
// (endpoint/scorer_process.h): the candidate is the result's text, the only reference the question's.
//
// Only the first `depth` results move. More is better; equal scores stand in the order that the search gave.
// A result without a text, one that the scorer gives an error for, and all of a question without a text have
// no score: they stand behind those that have one, as the search ordered them, and are counted. Scores are
// kept in the workspace by text, question and model, and not asked for again.
//
//     ASSAY_TRY(const auto reranker, Reranker::start(command, {"cross", 50, ""}, &workspace, stop));
//     ASSAY_TRY(reranker->rerank(lists, stop));
#pragma once

#include "core/base/result.h"
#include "core/endpoint/scorer_process.h"
#include "core/evaluate/retrieval/asked_search.h"
#include "core/model/prediction.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// Lists of questions that are handed to a scorer together; texts that it needs are fetched for so many.
inline constexpr std::size_t kListsReranked = 16;

// The results of one question. Where all of them have a score of the scorer it replaces theirs, else none has
// one: what is left of the search's own cannot be compared with the scorer's.
struct RerankedList {
    std::string question;
    std::vector<model::PredictionContext>* results = nullptr;
};

struct RerankingCounts {
    std::int64_t scored = 0;       // results
    std::int64_t fromStore = 0;    // of these known from an earlier time
    std::int64_t withoutScore = 0; // of the first `depth` of each list

    friend bool operator==(const RerankingCounts&, const RerankingCounts&) = default;
};

class Reranker {
  public:
    // Starts the program and waits until it has said what it is. A workspace that is read-only keeps nothing
    // new; it outlives this. Errors: those of ScorerProcess::start(); InvalidArgument (`where` "rerank": the
    // scorer has no such metric).
    [[nodiscard]] static base::Result<std::unique_ptr<Reranker>> start(const endpoint::ScorerCommand& command,
                                                                       const Reranking& reranking,
                                                                       workspace::Workspace* workspace,
                                                                       const std::stop_token& stop);

    // Errors: those of the scorer and of the workspace, Cancelled; lists may be reordered in part then.
    [[nodiscard]] base::Result<> rerank(std::span<const RerankedList> lists, const std::stop_token& stop);

    [[nodiscard]] const RerankingCounts& counts() const noexcept { return m_counts; }

    // The scorer's model, as scores name it: "roberta-large@2d2a1f9 sha256:8b5e…".
    [[nodiscard]] std::string model() const;
    // "first 50 reranked by cross (words, tiny@r1 sha256:cccc…)"
    [[nodiscard]] std::string label() const;

  private:
    Reranker(std::unique_ptr<endpoint::ScorerProcess> process, Reranking reranking,
             workspace::Workspace* workspace);

    std::unique_ptr<endpoint::ScorerProcess> m_process;
    Reranking m_reranking;
    workspace::Workspace* m_workspace;
    RerankingCounts m_counts;
};

} // namespace assay::evaluate
