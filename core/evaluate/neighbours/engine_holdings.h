// Whether the engines over the network that a run asks by vectors hold what is here, found before they are
// asked: a few sentences, their vectors, and the order of ten lists (retrieval/remote/engine_check.h), so
// that shifted ids, a wrong metric and cut vectors are named beside the figures that they spoil. The same
// check is made of a corpus that was sent (corpus_sending.h).
//
// It needs the vectors here: of a corpus by reference without any, and where an engine gives none by id or is
// asked by text alone, nothing is asked, and why is said. One that fails ends no run.
//
// Threads: as WorkspaceSearches.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/retrieval/remote/engine_check.h"
#include "core/retrieval/remote/http_engine.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

class WorkspaceSearches;

enum class HoldingState : std::uint8_t {
    Compared,
    ByText,         // its searches ask by text alone
    NoVectorsHere,  // a corpus by reference
    NoVectorsThere, // it gives none by id
    Failed          // `failure`
};

struct EngineHolding {
    std::string name; // of the connection
    HoldingState state = HoldingState::Compared;
    std::string failure;
    retrieval::EngineCheck check; // without rows and documents once it was kept

    // Not as it is here.
    [[nodiscard]] bool isFaulty() const noexcept {
        return state == HoldingState::Compared && !check.isSound();
    }
};

// Of each engine that the searches name, once, in their order, with at most kRunSample of `rows`, evenly
// taken. Errors: those of `engines` and of the corpus, Cancelled.
[[nodiscard]] base::Result<std::vector<EngineHolding>> engineHoldings(std::span<const SearchSpec> searches,
                                                                      const WorkspaceSearches& corpus,
                                                                      std::span<const retrieval::Row> rows,
                                                                      const retrieval::EngineSource& engines,
                                                                      const std::stop_token& stop);

// Whether a search is a reason to compare its engine's vectors with those here, where there are any.
[[nodiscard]] bool asksByVectors(const SearchSpec& spec) noexcept;

[[nodiscard]] nlohmann::ordered_json engineHoldingsJson(const std::vector<EngineHolding>& holdings);
// Of a run's figures; what is none is left out, as another program may have written anything.
[[nodiscard]] std::vector<EngineHolding> engineHoldingsIn(const nlohmann::ordered_json& figures);

} // namespace assay::evaluate
