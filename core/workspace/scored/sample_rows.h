// Samples and rejected records as rows of the database, and what their hash is made of. Everything here
// throws SQLite::Exception.
#pragma once

#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/formats/scored/scored_set_reader.h"
#include "core/model/scored_sample.h"
#include "core/workspace/schema/prepared_write.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::workspace {

class Cursor;

// Inserts samples; lives inside one transaction.
class SampleInserter {
  public:
    explicit SampleInserter(SQLite::Database& database);

    // `scenario` and `weights` are numbers of rows in the tables of that name.
    void insert(base::RowId row, const model::ScoredSample& sample, std::optional<std::int64_t> scenario,
                std::optional<std::int64_t> weights);

    void insertWeights(base::RowId set, std::int64_t number, const model::ComponentWeights& weights);

  private:
    PreparedWrite m_sample;
    PreparedWrite m_text;
    PreparedWrite m_weights;
};

class RejectionInserter {
  public:
    explicit RejectionInserter(SQLite::Database& database);
    void insert(base::RowId row, const formats::RejectedRecord& record);

  private:
    PreparedWrite m_statement;
};

// A SELECT for use with readSample(); its two parameters are the lowest and the highest key, its rows come in
// the order of keys.
extern const std::string_view kSelectSamples;

// The current row as a sample. `isWhole` becomes false when the row refers to a text, scenario or weights
// that are not there; those fields are then empty.
[[nodiscard]] model::ScoredSample readSample(const Cursor& row, bool& isWhole);

// A label as it is stored; nullopt for a number that no label has.
[[nodiscard]] std::optional<model::Label> storedLabel(std::int64_t number) noexcept;

// The same for rejected records.
extern const std::string_view kSelectRejections;
[[nodiscard]] formats::RejectedRecord readRejection(const Cursor& row);

// The hash of what a set holds: every field of every sample, then of every rejected record, each in order. It
// does not depend on how the rows are stored. Stored with the set, it tells later whether a row was changed.
class ContentHash {
  public:
    void add(const model::ScoredSample& sample);
    void add(const formats::RejectedRecord& record);
    [[nodiscard]] std::string finish();

  private:
    base::Sha256 m_samples;
    base::Sha256 m_rejected;
    std::string m_bytes; // of the record being added
};

} // namespace assay::workspace
