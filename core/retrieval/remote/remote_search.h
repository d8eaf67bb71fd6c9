// A Search over an engine elsewhere: what is known here by rows is asked for there by sentence ids.
//
// Results that are no sentence of the corpus take ranks there, so a list ends before the first of them: what
// is before it holds, and the answer says that it was cut and how many ids were not known. A list as long as
// the engine gives any is cut in the same way. Fields that the engine does not hold are looked at here, in
// what came back; of a corpus by reference (`unlisted`) they are refused, as what is not listed has none
// here. Equal distances stand in the order of rows, of what is not listed behind them in that of ids; else
// the engine's order stays.
//
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/formats/vectors/vector_reader.h"
#include "core/retrieval/field_index.h"
#include "core/retrieval/remote/remote_engine.h"
#include "core/retrieval/remote/unlisted_ids.h"
#include "core/retrieval/search.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace assay::retrieval {

// Of rows, one after the other, as Search::vectorsOf() has them.
using RowVectors = std::function<base::Result<std::vector<float>>(std::span<const Row>)>;

struct RemoteSearchParts {
    std::string name; // of the connection
    std::shared_ptr<RemoteEngine> engine;
    RemoteMode mode = RemoteMode::Vector;
    std::shared_ptr<const formats::VectorIds> ids; // of the corpus
    std::size_t dimension = 0;                     // of the vectors that are asked with; 0: there are none
    std::string ownFields{};                    // fields whose names begin so are looked at here; empty: none
    std::shared_ptr<const FieldIndex> fields{}; // for fields that the engine does not hold; may be null
    RowVectors vectors{};                       // null: they are fetched, where the engine stores them
    // Of a corpus that stands in the engine, of which `ids` are a list: a result that is not in it is a
    // sentence all the same, in a row of these. null: `ids` are all there is.
    std::shared_ptr<UnlistedIds> unlisted{};
};

// Errors: InvalidArgument (`where` "mode": the engine has not got it; "embeddings": a mode that needs
// vectors, without any).
[[nodiscard]] base::Result<std::shared_ptr<const Search>> makeRemoteSearch(RemoteSearchParts parts);

} // namespace assay::retrieval
