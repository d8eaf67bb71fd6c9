// Reads vectors of sentences as other programs write them, row after row, into whatever takes them.
//
//   npy     NumPy's format, versions 1 to 3: a matrix of float32 or float16, little-endian, C order. Which
//           sentence a row belongs to says a list of ids beside it, one a line, or the order of the corpus
//   jsonl   JSON lines: objects with the id as "sentenceID", "sentence_id" or "id" and the numbers as
//           "embedding" or "vector"
//   float32 rows of float32, little-endian, without any header: the dimension must be said; ids as for npy
// Nothing is invented: a sentence without a vector stays without, a row that is not usable is left out and
// reported. Lengths are given on as they stand in the file.
//
// Memory: at most 16 MB beside what the sink keeps, and one bit for each sentence.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <istream>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

enum class VectorFileKind : std::uint8_t { Npy, JsonLines, Float32 };

// As imports call them, in the order of the enumerators.
inline constexpr std::array<std::string_view, 3> kVectorKindNames{"vectors-npy", "vectors-jsonl",
                                                                  "vectors-raw"};

// "npy", "jsonl", "float32".
[[nodiscard]] std::string_view vectorFileKindName(VectorFileKind kind) noexcept;
[[nodiscard]] std::optional<VectorFileKind> vectorFileKindFromName(std::string_view name) noexcept;

// From the beginning of a file's content; rows without a header cannot be recognised.
[[nodiscard]] std::optional<VectorFileKind> recogniseVectors(std::string_view beginning) noexcept;

// The sentences that vectors are read for.
class VectorIds {
  public:
    virtual ~VectorIds() = default;

    [[nodiscard]] virtual std::size_t size() const = 0;
    // Rows are 0 … size() - 1; nullopt: no such sentence.
    [[nodiscard]] virtual std::optional<std::size_t> rowOf(std::string_view id) const = 0;
    [[nodiscard]] virtual std::string idOf(std::size_t row) const = 0;
};

class VectorSink {
  public:
    virtual ~VectorSink() = default;

    // Before the first row. An error ends the reading.
    [[nodiscard]] virtual base::Result<> begin(std::size_t dimension) = 0;
    // At most once for each row, in the order of the file; all numbers are finite.
    [[nodiscard]] virtual base::Result<> take(std::size_t row, std::span<const float> vector) = 0;
};

// Keeps them in memory; rows without a vector are zeros.
class CollectedVectors final : public VectorSink {
  public:
    explicit CollectedVectors(std::size_t rows)
        : m_rows(rows) {}

    base::Result<> begin(std::size_t dimension) override;
    base::Result<> take(std::size_t row, std::span<const float> vector) override;

    std::size_t dimension = 0;
    std::vector<float> values;

  private:
    std::size_t m_rows;
};

struct VectorReadingSettings {
    std::optional<VectorFileKind> kind;       // missing: as recognised
    std::optional<std::filesystem::path> ids; // for npy and float32
    bool inCorpusOrder = false;               // for these, instead of `ids`: as many rows, in that order
    std::size_t dimension = 0;                // that is due; 0: what the file has (float32: must be said)
};

struct VectorReading {
    VectorFileKind kind = VectorFileKind::Npy;
    std::string file; // its name without folders
    std::size_t dimension = 0;
    std::uint64_t inFile = 0; // rows or records
    std::size_t taken = 0;    // given to the sink
    std::size_t missing = 0;  // sentences without a vector
    std::size_t zeros = 0;    // vectors of length 0 among those taken
    std::size_t notUnit = 0;  // of the others, with a length that is not 1 within 0.001
    base::IssueList issues;
};

inline constexpr std::size_t kMaxVectorDimension = 65'536;

// Issues, each with its row (npy, float32) or line, from 1 on. As Error, the row is left out: NotANumber (a
// NaN, an infinity, a number beyond float32), UnknownSentence, DuplicateId (the first one counts),
// MissingField (no id, no vector), WrongType, WrongDimension (a later record of other length),
// MalformedRecord, TruncatedInput (a last line that is cut off). As Warning: ZeroVector (taken),
// MissingVector (a sentence that no row is for), InvalidUtf8 (in an id).
// Errors: FileNotFound, FileNotReadable, UnknownFormat; InvalidArgument (`where` "dimension", `detail` both
// numbers; `where` "ids": none given, or too few or many lines, with both numbers); InputNotUsable with the
// reason (types, orders, shapes and headers that are not read; a file that is shorter or longer than its
// header says); Cancelled; what the sink returns.
[[nodiscard]] base::Result<VectorReading> readVectors(const std::filesystem::path& path,
                                                      const VectorReadingSettings& settings,
                                                      const VectorIds& ids, VectorSink& sink,
                                                      std::stop_token stop, base::ProgressSink& progress);

// The same of streams; `size` is what is in `input`. `idList` may be null; it is read twice.
[[nodiscard]] base::Result<VectorReading>
readVectorStream(std::istream& input, std::uint64_t size, const std::string& name,
                 const VectorReadingSettings& settings, std::istream* idList, const VectorIds& ids,
                 VectorSink& sink, std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::formats
