// The vectors of corpora, headless: importing them from a file, and `assay embed`, which makes them by LSA or
// fetches them from an endpoint.
#pragma once

#include "app/commands/commands.h"
#include "app/commands/failure.h"
#include "core/base/issue_list.h"
#include "core/formats/vectors/vector_reader.h"
#include "core/workspace/corpora/embedding_sets.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace assay::app {

// What kind of vectors an import is of: by --as, else by the file's content. nullopt: it is of something
// else. JSON lines are vectors when the first one has an embedding and no text, or when a corpus is named.
[[nodiscard]] std::optional<formats::VectorFileKind> vectorKind(const ImportOptions& options);

Outcome<int> runVectorImport(const ImportOptions& options, formats::VectorFileKind kind);

inline constexpr const char* kUsualKeyVariable = "ASSAY_EMBED_KEY";

// Of the results of a neighbour test that was made elsewhere, which only --as names.
Outcome<int> runResultsImport(const ImportOptions& options);

// A corpus by reference: of what an engine holds (--engine).
Outcome<int> runReferenceImport(const ImportOptions& options);

struct EmbedOptions {
    std::filesystem::path workspace;
    std::string corpus; // may be left out when the workspace has only one
    std::string name;   // of the set; empty: that of the model
    std::string who;
    bool lsa = false;
    std::string url;
    std::string model;
    std::optional<std::string> keyVariable; // where the key is; nullopt: kUsualKeyVariable, if that is set
    std::string keyRing;                    // or the account that the key ring has it under; empty: not asked
    std::optional<std::int64_t> dimension;
    std::uint64_t seed = 1;
    std::optional<int> batchTexts;
    std::optional<int> parallel;
    std::string encoding = "float";
    bool onlyEstimate = false;
    bool probe = false;          // with one request that is timed
    std::optional<double> price; // of a million tokens
    bool allKinds = false;       // headings and table debris too
    OutputOptions output;
};

Outcome<int> runEmbed(const EmbedOptions& options);

void addEmbed(CLI::App& command, EmbedOptions& options);

// What a set is, as --json prints it.
[[nodiscard]] nlohmann::ordered_json embeddingSetJson(const workspace::EmbeddingSet& set,
                                                      const std::string& corpus,
                                                      const base::IssueList& issues);

// "10 of 11 sentences have a vector of 256 numbers …"
[[nodiscard]] QString embeddingSetSentence(const workspace::EmbeddingSet& set, const std::string& corpus);

} // namespace assay::app
