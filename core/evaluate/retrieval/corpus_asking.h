// Asks a corpus of the workspace the questions of a suite, by any search that is there; what comes is a
// prediction set, kept as one that a system gave (kind "asked"), so that it can be measured, compared, fused
// and exported like any other.
//
// Vectors of questions come from a file with their ids, from the LSA model of the embedding set by folding
// in, or from an embeddings service; those of another model than the corpus's are refused.
//
// Of a corpus by reference only searches by engines can be asked; lists keep ids and places, no texts. What a
// scorer reads of it is fetched from the engine by ids, and a result that the engine has no text of has no
// score. Several parts of a filter are asked one by one then, and their results joined by score.
//
// A search with "+rerank:SCORER" (asked_search.h) gives two sets: what the search found, and the same with
// its first results in the scorer's order, so that what the scorer gains can be measured.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/endpoint/embedding_settings.h"
#include "core/endpoint/scorer_settings.h"
#include "core/evaluate/neighbours/engine_holdings.h"
#include "core/evaluate/retrieval/asked_provenance.h"
#include "core/evaluate/retrieval/reranking.h"
#include "core/evaluate/retrieval/retrieval_settings.h"
#include "core/model/sentence.h"
#include "core/retrieval/remote/http_engine.h"
#include "core/retrieval/search.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct QuestionVectors {
    std::filesystem::path file;                         // of vectors with question ids; empty: none
    std::optional<std::filesystem::path> ids;           // of a file without ids: question ids, one a line
    std::string fileModel;                              // what they were made with; must be the set's
    std::optional<endpoint::EmbeddingSettings> service; // nullopt: none; its model must be the set's
    std::string bearerToken;                            // of the service; never stored
};

// Hears the list of each question as it comes, before a scorer reranks it. Called from the thread that asks,
// in the order of asking.
using AskedFeed = std::function<void(const model::Question& question, const model::Prediction& list)>;

struct AskingPlan {
    // Of the prediction set; one that is taken is refused before anything is asked. Empty: from search and
    // suite, with " (2)" where that is taken.
    std::string name;
    std::string suite; // as workspace::questionsToMeasure() takes it
    base::RowId corpus = 0;
    base::RowId embeddings = 0; // 0: none, as of a corpus by reference
    AskingSettings settings;
    QuestionVectors vectors;
    std::optional<endpoint::ScorerCommand> scorer; // that reranks, from the user's own settings
    retrieval::EngineSource engines{};             // of a search by an engine over the network
    AskedFeed heard;                               // may be empty
};

// What a scorer did to the lists of a search.
struct Reranked {
    workspace::AnswerSetInfo before; // what the search alone gave, as many results of each question
    std::string scorer;              // as it is called
    std::string model;               // as scores name it
    std::size_t depth = 0;
    RerankingCounts counts;
};

struct Asked {
    workspace::AnswerSetInfo set; // of a reranked search what the scorer made of it
    std::optional<Reranked> reranked;
    std::string search; // its label, as retrieval::Capabilities has it
    std::int64_t questions = 0;
    std::int64_t withoutText = 0;   // questions that could not be asked, and have an error instead of a list
    std::int64_t withoutVector = 0; // likewise: none of their words is known to LSA, …
    std::int64_t withoutFilter = 0; // questions that name no company or year, and were asked without
    std::vector<EngineHolding> holdings; // whether an engine that was asked holds what is here
};

// Whether a list that is named for fusing is a search to be asked ("engine:filings,mode=text", "lexical"),
// and no prediction set that is there.
[[nodiscard]] bool isSearchToAsk(const workspace::Reader& reader, const std::string& list);

// Progress: Loading, Evaluating in questions. Errors: NameTaken (the name that the plan gives), NotFound,
// InvalidArgument (settings; a search that needs vectors without an embedding set or vectors of questions;
// one that is reranked without a scorer's command, `where` "scorer"), InputNotUsable (another model or
// dimension than the corpus's; no question that could be asked, of which nothing is kept; of a corpus by
// reference one list over several parts by scores that cannot be compared), for a scorer over a corpus by
// reference those of WorkspaceSearches::textsThere(), those of the searches, of the
// service and of Reranker, Cancelled.
[[nodiscard]] base::Result<Asked> askCorpus(workspace::Workspace& workspace, const AskingPlan& plan,
                                            const std::stop_token& stop, base::ProgressSink& progress);

// Where a sentence stands, as results name their source: what the corpus says of it ("source", "filename",
// "file", "doc_name"), else company, form and year.
[[nodiscard]] std::string sourceOfSentence(const model::Sentence& sentence);

// What a set that was asked here says of a question, in the `extra` of its record.
struct AskedRecord {
    std::optional<std::int64_t> pool;      // sentences that the filter left; missing: not all are known
    std::vector<retrieval::Filter> filter; // one of these parts is met
    base::RowId corpus = 0;
    std::string corpusName, corpusHash;
    std::string search;                        // its label
    std::optional<AskedProvenance> provenance; // missing: of an earlier version
};

[[nodiscard]] std::string askedRecordJson(const AskedRecord& record);
// nullopt: it says nothing of the kind.
[[nodiscard]] std::optional<AskedRecord> readAskedRecord(std::string_view extra);

} // namespace assay::evaluate
