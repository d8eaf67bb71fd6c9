// Inside the lexical index: the rows that a builder has cut into terms, chunk after chunk, until their lists
// are made. Held in memory up to a limit; what goes beyond it lies in a temporary file, from which finish()
// reads it again, as often as it needs it.
//
// The file has lost its name as soon as it is open, where the system allows that: whatever ends the program,
// nothing is left there. Elsewhere it is removed when the chunks are given up.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace assay::retrieval {

// Consecutive rows, cut into terms by one worker, which numbered them: the postings of each term together, so
// that the lists of terms are made of runs and not posting by posting.
struct TermChunk {
    static constexpr std::size_t kMostRows = 65'536;

    std::size_t worker = 0;
    std::size_t firstRow = 0;
    std::vector<std::uint32_t> terms;   // the different ones, in the order of their first appearance
    std::vector<std::uint32_t> ends;    // of the postings of each
    std::vector<std::uint16_t> rows;    // of each posting, from firstRow on, rising within a term
    std::vector<std::uint16_t> counts;  // beside them
    std::vector<std::uint32_t> lengths; // of each row
};

// Threads: const members may be called from several threads at once.
class TermChunks {
  public:
    TermChunks();
    ~TermChunks();
    TermChunks(const TermChunks&) = delete;
    TermChunks& operator=(const TermChunks&) = delete;

    // Before the first one is added. Missing parent folders are made, when there is something to be written.
    void spillTo(std::filesystem::path file, std::size_t limit);

    // In the order of their rows. Errors: FileNotWritable (a full disk), after which they are of no more use.
    [[nodiscard]] base::Result<> add(std::vector<TermChunk> chunks);

    [[nodiscard]] std::size_t size() const noexcept;
    // How many postings a chunk has.
    [[nodiscard]] std::size_t postings(std::size_t chunk) const;

    enum class Part : std::uint8_t { Terms, All };

    // Valid as long as this and `scratch`, which it is read into where it is not held; of Terms no more than
    // terms and ends need be there. Error: FileNotReadable.
    [[nodiscard]] base::Result<const TermChunk*> at(std::size_t chunk, Part part, TermChunk& scratch) const;

    // None are left; the file goes.
    void clear();

    // Bytes in the file.
    [[nodiscard]] std::size_t spilled() const noexcept;

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace assay::retrieval
