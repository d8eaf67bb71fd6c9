// Makes a corpus by reference of what an engine holds (workspace/corpora/corpus_references.h): from a list of
// ids with their places, or from what the engine lists itself. The window and the command call this.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/sentences/sentence_reader.h"
#include "core/retrieval/remote/remote_engine.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

inline constexpr std::int64_t kUsualSlices = 200;

struct ReferencePlan {
    std::string name;       // of the corpus
    std::string connection; // of the user's settings
    // Lists: sentences in any form that a corpus is imported from, of which only ids, places and fields are
    // kept. None: the engine lists what it has.
    std::vector<std::filesystem::path> files;
    std::optional<formats::SentenceFileKind> kind; // of the files; nullopt: recognised
    // Of what the engine lists, so many slices (company, form, year, section), each whole and each as likely
    // as another, by the seed alone; 0: all. Every document is paged through once whatever is kept.
    std::int64_t slices = kUsualSlices;
    std::uint64_t seed = 42;
    std::string model; // that made the vectors there: no engine says it; empty: nobody knows
    std::string who;
};

struct ReferencedCorpus {
    workspace::CorpusImport made;
    workspace::CorpusReference reference;
    std::size_t sampled = 0;          // ids of the list that were looked up; 0: the engine gives none by id
    std::vector<std::string> missing; // of them, those that the engine has not
};

// Fields of documents are known by the names that the connection gives them. Progress: Reading (of a listing
// in documents, whose number is not known), then as importCorpus(). Errors: InputNotUsable (the engine lists
// nothing, or has none of the ids that were looked up), InvalidArgument (`where` "list": it cannot list),
// RemoteFailure (there is no such collection), those of the engine and of importCorpusReference().
[[nodiscard]] base::Result<ReferencedCorpus>
referenceCorpus(workspace::Workspace& workspace, const ReferencePlan& plan, retrieval::RemoteEngine& engine,
                const std::stop_token& stop, base::ProgressSink& progress,
                base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::evaluate
