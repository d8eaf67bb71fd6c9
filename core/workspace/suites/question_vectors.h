// Vectors of the texts of questions, kept by suite and model: what a service or a file gave, so that
// questions can be compared without asking again. A vector is of one text: when the question says something
// else it is outdated, and not read any more.
//
//     NewQuestionVectors made{"all-MiniLM-L6-v2", EmbeddingSource::Endpoint, 384, questions, texts, values,
//     who}; ASSAY_TRY(keepQuestionVectors(workspace, made)); ASSAY_TRY(const auto stored,
//     readQuestionVectors(reader, "all-MiniLM-L6-v2", stop));
//
// Reading functions may be called from several threads, each with a reader of its own.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

struct NewQuestionVectors {
    std::string model;                              // as whoever made them says; not empty
    EmbeddingSource source = EmbeddingSource::File; // or Endpoint; those of LSA are made anew each time
    std::size_t dimension = 0;
    std::span<const base::RowId> questions;
    std::span<const std::string> texts; // what each vector is of
    std::span<const float> values;      // one after the other, of any length; all zeros: it has none
    std::string who;
};

// In place of what the questions had of this model, each in its suite; vectors of the suite's other questions
// stay, unless they have another dimension. A question that says something else by now is passed over, and so
// is a vector without a direction. Gives how many were kept. Errors: InvalidArgument (no model, LSA, sizes
// that do not belong together), those of Workspace::write().
[[nodiscard]] base::Result<std::int64_t> keepQuestionVectors(Workspace& workspace,
                                                             const NewQuestionVectors& made);

// Bytes of the texts of the questions of a suite, in the order of their ids: what having their vectors made
// takes. Error: NotFound.
[[nodiscard]] base::Result<std::vector<std::int64_t>> bytesOfQuestions(const Reader& reader,
                                                                       const std::string& suite);

struct QuestionVectorSet {
    base::RowId id = 0;
    base::RowId suite = 0;
    std::string model;
    EmbeddingSource source = EmbeddingSource::File;
    std::int64_t dimension = 0;
    std::int64_t vectors = 0;  // that are of what their questions say
    std::int64_t outdated = 0; // that are not
    std::string contentHash;   // SHA-256 of all its vectors with the hashes of their texts, by question
    std::string madeAt;        // UTC, ISO 8601
    std::string madeBy;
};

// Of visible suites, by model and suite.
[[nodiscard]] base::Result<std::vector<QuestionVectorSet>> questionVectorSets(const Reader& reader);

struct StoredQuestionVectors {
    std::size_t dimension = 0;
    std::vector<base::RowId> questions; // rising
    std::vector<float> values;          // of length 1, in that order
    std::int64_t outdated = 0;          // that are left out
};

// Those of a model in all visible suites. Where suites have other dimensions of one model, those of the first
// suite. Errors: Cancelled, DamagedWorkspace. None is no error.
[[nodiscard]] base::Result<StoredQuestionVectors>
readQuestionVectors(const Reader& reader, const std::string& model, const std::stop_token& stop);

// The hash of a set whose vectors were changed. Inside a transaction of the writer; throws SQLite::Exception.
void sealQuestionVectors(SQLite::Database& database, base::RowId set);

} // namespace assay::workspace
