// The anchor sets of a workspace: named samples of the sentences of a corpus, kept so that next month's run
// asks the same.
//
// Reading functions may be called from several threads, each with a reader of its own.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

struct AnchorSet {
    base::RowId id = 0;
    base::RowId corpus = 0;
    std::string name;     // unique in the corpus
    std::string settings; // JSON: how it was drawn, or {"imported": …}
    std::uint64_t seed = 0;
    std::int64_t anchors = 0;
    std::string hash; // SHA-256 over the sentence ids, each with a line end, in order
    std::string createdAt;
    std::string createdBy;
};

// AnchorSet::hash of these ids.
[[nodiscard]] std::string anchorHash(const std::vector<std::string>& sentenceIds);

// `sentenceIds` are different ones; their order is kept. Errors: NotFound (the corpus), NameTaken,
// InvalidArgument (no name, no id, one twice, JSON that is none).
[[nodiscard]] base::Result<base::RowId> addAnchorSet(Workspace& workspace, const AnchorSet& set,
                                                     const std::vector<std::string>& sentenceIds);

// By name. `corpus` 0: of all.
[[nodiscard]] base::Result<std::vector<AnchorSet>> anchorSets(const Reader& reader, base::RowId corpus);
// Error: NotFound.
[[nodiscard]] base::Result<AnchorSet> findAnchorSet(const Reader& reader, base::RowId corpus,
                                                    const std::string& name);
[[nodiscard]] base::Result<AnchorSet> anchorSet(const Reader& reader, base::RowId id);
// In their order.
[[nodiscard]] base::Result<std::vector<std::string>> anchorSentenceIds(const Reader& reader, base::RowId id);

// Errors: NotFound, NameTaken, InvalidArgument. Runs keep the anchors that they asked.
[[nodiscard]] base::Result<> renameAnchorSet(Workspace& workspace, base::RowId id, const std::string& name);
[[nodiscard]] base::Result<> removeAnchorSet(Workspace& workspace, base::RowId id);

// Inside a transaction; throws SQLite::Exception.
[[nodiscard]] std::vector<std::string> readAnchors(SQLite::Database& database, base::RowId set);

} // namespace assay::workspace
