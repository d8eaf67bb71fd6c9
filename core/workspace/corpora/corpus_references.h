// A corpus by reference: its sentences stand in an engine over the network. Here are only a list of them, by
// id and place, which anchors are drawn from and gold is looked for among, and what the engine said of its
// collection when the list was made. No text, no vector, and nothing of how the engine is reached: that is a
// connection of the user's own settings, which is named.
//
// What the engine holds beside the list is found all the same, and is known by its id alone. So gold is right
// where the list has whole slices.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/sentence.h"
#include "core/workspace/corpora/corpora.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

struct CorpusReference {
    std::string connection; // of the user's settings
    std::string engine;     // "qdrant"
    std::string collection; // as it is called there
    std::string hash; // of engine, version, collection, count, dimension and metric, as it was described
    // As the engine said; missing: it did not say.
    std::optional<std::int64_t> documents;
    std::optional<std::int64_t> dimension;
    std::string metric; // "cosine", …
    std::string model;  // that made the vectors there, as whoever made the reference said; empty: not said
    std::vector<std::string> fields; // that its documents had, by name

    // Whether the list has every sentence of the engine, as far as their count tells.
    [[nodiscard]] bool isWhole(std::int64_t listed) const noexcept {
        return documents && *documents == listed;
    }

    friend bool operator==(const CorpusReference&, const CorpusReference&) = default;
};

// nullopt: its sentences are here. Errors: DamagedWorkspace (what it says of itself is not understood).
[[nodiscard]] base::Result<std::optional<CorpusReference>> corpusReference(const CorpusInfo& corpus);

// Of what needs texts. Errors: InvalidArgument (`where` kNotHere, `detail` the corpus), those above.
inline constexpr const char* kNotHere = "corpus by reference";
[[nodiscard]] base::Result<> requireTexts(const CorpusInfo& corpus);

// Asked once the list is known, with kLookedUp ids of it, evenly taken, or all.
using DescribeReference = std::function<base::Result<CorpusReference>(std::span<const std::string> someIds)>;
inline constexpr std::size_t kLookedUp = 50;

// Keeps the sentences of the files, then the listed ones, as a corpus by reference, without their texts:
// whole or not at all. At least one file or sentence. That a record has no text is no issue. Progress and
// errors: as importCorpus(), and those of `describe`.
[[nodiscard]] base::Result<CorpusImport>
importCorpusReference(Workspace& workspace, std::span<const std::filesystem::path> files,
                      std::vector<model::Sentence> listed, const DescribeReference& describe,
                      const CorpusImportOptions& options, std::stop_token stop, base::ProgressSink& progress,
                      base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::workspace
