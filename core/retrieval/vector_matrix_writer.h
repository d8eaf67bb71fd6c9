// Writes the file of a VectorMatrix while vectors arrive, in any order, without holding them: what
// VectorMatrix::fromRows() and save() would write, byte for byte, and the same report.
//
// They go into a file beside `path`, which appears under its name only when finish() has succeeded; until
// then, and when the writer is given up (destroyed before), nothing is left there. Rows that are never given
// are zeros, and reported as such.
//
// Memory: 9 bytes a row while they arrive, 25 at the end, and a megabyte or two. Disk: the file, and no more.
// Threads: one object is used by one thread.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/vectors/vector_reader.h"
#include "core/retrieval/vector_matrix.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string>

namespace assay::retrieval {

struct VectorFileMade {
    VectorReport report;
    std::string contentHash; // VectorMatrix::contentHash() of the file
};

class VectorMatrixWriter final : public formats::VectorSink {
  public:
    // `rows` of the corpus.
    VectorMatrixWriter(std::filesystem::path path, std::size_t rows);
    ~VectorMatrixWriter() override;
    VectorMatrixWriter(const VectorMatrixWriter&) = delete;
    VectorMatrixWriter& operator=(const VectorMatrixWriter&) = delete;

    // Missing parent folders are made. Errors: InvalidArgument (dimension 0 or too large, too many rows,
    // begun before), FileNotWritable.
    [[nodiscard]] base::Result<> begin(std::size_t dimension) override;

    // Of any length, normalised here; zeros where it has no direction or is not finite. Errors:
    // InvalidArgument (not begun; a row beyond, or given before; another dimension), FileNotWritable. After
    // an error the writer is of no more use.
    [[nodiscard]] base::Result<> take(std::size_t row, std::span<const float> vector) override;

    // Computes the checksum, looks for duplicates, and gives the file its name; one that exists is replaced.
    // Once. Progress: Hashing, in rows. Errors: InvalidArgument (not begun, or ended before),
    // FileNotWritable, FileNotReadable, Cancelled.
    [[nodiscard]] base::Result<VectorFileMade> finish(std::stop_token stop, base::ProgressSink& progress);

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace assay::retrieval
