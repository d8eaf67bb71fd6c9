// `assay retrieval`: measures of ranked lists, as trec_eval has them, of files and of a suite's questions;
// and `assay tune-alpha`.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/shared_options.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/question_relevance.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

// Of a workspace: a suite, and what answers its questions.
struct SuiteRetrievalOptions {
    std::filesystem::path workspace; // empty: files are measured
    std::string suite;
    std::string predictions; // a prediction set,
    std::string search;      // or how a corpus is asked
    std::string corpus;      // of the search, or that evidence is looked up in
    std::string embeddings;
    std::optional<int> k;
    std::vector<std::string> filters; // "company", "year", "company_and_year", or "field=value"
    bool unite = false;               // a search for each company and year
    bool allKinds = false;            // headings and table debris too
    std::filesystem::path vectors;    // of questions
    std::filesystem::path vectorIds;
    std::string model; // of them, or that the service is asked for
    std::string endpoint;
    std::optional<std::string> keyVariable;
    std::string keyRing;         // or the account that the key ring has the key under; empty: not asked
    std::optional<double> price; // of a million tokens, for the estimate
    std::string relevance = "automatic";
    std::optional<int> missedBeyond;
    std::optional<int> timeoutMs;
    std::vector<std::string> by;
    std::string name, setName;
    std::string who;
    std::filesystem::path finsearch; // where FinSearch's own file is written
};

struct RetrievalOptions {
    SuiteRetrievalOptions questions;
    std::filesystem::path qrels;
    std::vector<std::filesystem::path> runs; // "-": standard input
    std::vector<std::string> measures;       // empty: "official"
    bool eachQuery = false;
    bool complete = false;
    bool judgedOnly = false;
    bool noSummary = false;
    std::int32_t level = 1;
    std::optional<std::int64_t> depth;
    OutputOptions output;
};

void addRetrieval(CLI::App& command, RetrievalOptions& options);
Outcome<int> runRetrieval(const RetrievalOptions& options);

// The part of it that is about a suite of a workspace.
void addSuiteRetrieval(CLI::App& command, SuiteRetrievalOptions& options);
Outcome<int> runSuiteRetrieval(const RetrievalOptions& options);

// How a corpus is asked: vectors of the corpus and of the questions, filters, how many results.
void addAskingOptions(CLI::App& command, SuiteRetrievalOptions& options);
// Asks the corpus the questions of the suite by the search; of an engine over the network with its estimate
// before. The lists are kept as a prediction set.
Outcome<evaluate::Asked> askedCorpus(workspace::Workspace& workspace, const workspace::Reader& reader,
                                     const SuiteRetrievalOptions& options, const OutputOptions& output);

// That the suite and the prediction sets are there; else what there is.
Outcome<bool> requireNames(const workspace::Reader& reader, const std::string& suite,
                           const std::vector<std::string>& sets);

// That some question of the suite can be judged by that rule; else what they can be judged by.
Outcome<bool> requireRelevance(const workspace::Reader& reader, const std::string& suite,
                               evaluate::RelevanceRule rule);

struct TuneAlphaOptions {
    std::filesystem::path workspace;
    std::string suite;
    std::string lexical, vector;              // prediction sets, or "engine:NAME,mode=MODE", which is asked
    SuiteRetrievalOptions asking;             // how engines are asked
    std::string alphas = "0,0.25,0.5,0.75,1"; // numbers from 0 to 1, with commas between
    std::string fusion = "min_max";
    std::string relevance = "automatic";
    std::string question;
    bool failedOnly = false;
    std::uint64_t seed = 42;
    std::string who;
    OutputOptions output;
};

void addTuneAlpha(CLI::App& command, TuneAlphaOptions& options);
Outcome<int> runTuneAlpha(const TuneAlphaOptions& options);

} // namespace assay::app
