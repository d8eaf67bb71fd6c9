// How the questions of a suite were asked of a corpus: kept with every prediction of the set that came of it
// (AskedRecord), so under the set's hash, and with the runs over it. It is what it takes to ask again
// (asked_again.h), and what pages and reports say of where lists come from. No address and no secret is kept:
// an engine over the network is named as its connection is, beside what it said of its collection.
//
//     "embeddings": {"name": "mini", "model": "MiniLM", "sha256": "…"},
//     "engines": [{"name": "filings", "engine": "qdrant", …}],
//     "engine_holdings": [{"name": "filings", "state": "compared", "check": {…}}],
//     "asked_with": {"suite": "P1", "settings": {"search": "engine:filings", "k": 30, …}, "question_vectors":
//     "lsa"}
#pragma once

#include "core/evaluate/neighbours/engine_holdings.h"
#include "core/evaluate/neighbours/engine_identity.h"
#include "core/evaluate/retrieval/retrieval_settings.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Where vectors of questions come from.
enum class QuestionVectorSource : std::uint8_t {
    Lsa,    // folded in by the model of the corpus's own vectors
    File,   // that somebody named
    Service // an embeddings service
};

inline constexpr std::array<std::string_view, 3> kQuestionVectorSourceNames{"lsa", "file", "service"};

struct AskedProvenance {
    std::string suite; // as workspace::questionsToMeasure() takes it
    AskingSettings settings;
    std::string embeddings, embeddingsHash; // of the corpus, by name and content; empty: none were needed
    std::string model;                      // of these
    std::optional<QuestionVectorSource> questionVectors; // missing: none were needed
    std::vector<EngineIdentity> engines; // as they were then; none: none was asked, or it does not say
    std::vector<EngineHolding> holdings; // whether these held what is here; none: as of `engines`
};

// Puts the members above into `object`.
void addAskedProvenance(nlohmann::ordered_json& object, const AskedProvenance& provenance);
// nullopt: it does not say, or something else (sets of earlier versions; what other programs wrote).
[[nodiscard]] std::optional<AskedProvenance> askedProvenanceIn(const nlohmann::ordered_json& object);

// The settings as a person gives them to the command: "--search engine:filings --k 30 --filter company".
[[nodiscard]] std::string askingOptionsText(const AskingSettings& settings);

} // namespace assay::evaluate
