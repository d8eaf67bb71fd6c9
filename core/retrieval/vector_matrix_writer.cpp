#include "core/retrieval/vector_matrix_writer.h"

#include "core/base/disk_sync.h"
#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/retrieval/vector_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

constexpr std::size_t kBufferBytes = std::size_t{1} << 20;

// Rows of a file that is being made, read again.
class RowReader {
  public:
    RowReader(const std::filesystem::path& path, std::size_t stride)
        : m_file(path, std::ios::binary)
        , m_stride(stride) {}

    // False: the file does not give them.
    [[nodiscard]] bool read(std::size_t row, std::span<float> numbers) {
        m_file.seekg(static_cast<std::streamoff>(vector_file::kDataOffset + row * m_stride * sizeof(float)));
        m_file.read(reinterpret_cast<char*>(numbers.data()),
                    static_cast<std::streamsize>(numbers.size_bytes()));
        return static_cast<bool>(m_file);
    }

  private:
    std::ifstream m_file;
    std::size_t m_stride;
};

enum class RowState : std::uint8_t { NotGiven, WithoutDirection, NotFinite, Usable };

} // namespace

struct VectorMatrixWriter::State {
    std::filesystem::path path;
    std::filesystem::path temporary; // empty: there is none
    std::size_t rows = 0;
    std::size_t dimension = 0;
    std::size_t stride = 0;
    std::ofstream file;
    std::vector<RowState> given;
    std::vector<std::uint64_t> hashes; // of each usable row
    VectorReport report;
    // Rows that follow one another, not written yet.
    std::vector<float> buffer;
    std::size_t bufferedFrom = 0;
    std::size_t buffered = 0;

    ~State() { giveUp(); }

    void giveUp() noexcept {
        if (temporary.empty()) {
            return;
        }
        try {
            file.close();
        } catch (const std::exception&) {
            // What matters is that it goes.
        }
        std::error_code error;
        std::filesystem::remove(temporary, error);
        temporary.clear();
    }

    [[nodiscard]] tl::unexpected<base::Error> notWritable(std::string reason) {
        giveUp();
        return fail(ErrorCode::FileNotWritable, std::move(reason), path.string());
    }

    Result<> begin(std::size_t wanted) {
        if (dimension != 0) {
            return fail(ErrorCode::InvalidArgument, std::to_string(wanted), "dimension");
        }
        if (wanted == 0 || wanted > VectorMatrix::kLargestDimension) {
            return fail(ErrorCode::InvalidArgument, std::to_string(wanted), "dimension");
        }
        if (rows > VectorMatrix::kMostRows) {
            return fail(ErrorCode::InvalidArgument, std::to_string(rows), "rows");
        }
        dimension = wanted;
        stride = vector_file::strideFor(dimension);
        given.assign(rows, RowState::NotGiven);
        hashes.assign(rows, 0);
        buffer.resize(std::max<std::size_t>(1, kBufferBytes / (stride * sizeof(float))) * stride);
        if (path.has_parent_path()) {
            if (auto made = base::makeFolder(path.parent_path()); !made) {
                return notWritable(made.error().detail);
            }
        }
        temporary = path;
        temporary += "." + base::newUuid().substr(0, 8) + ".tmp";
        errno = 0;
        file.open(temporary, std::ios::binary | std::ios::trunc);
        if (!file) {
            const int reason = errno;
            temporary.clear();
            return notWritable(std::strerror(reason));
        }
        std::error_code error;
        // Its whole length at once, of zeros that take no room: rows may come in any order, or not at all.
        std::filesystem::resize_file(
            temporary, vector_file::kDataOffset + std::uintmax_t{rows} * stride * sizeof(float), error);
        if (error) {
            return notWritable(error.message());
        }
        return {};
    }

    // The temporary file is kept open from begin() to finish(); without it there is nothing to write to.
    [[nodiscard]] bool isOpen() const { return !temporary.empty() && file.is_open(); }

    Result<> flush() {
        if (buffered == 0) {
            return {};
        }
        errno = 0;
        file.seekp(
            static_cast<std::streamoff>(vector_file::kDataOffset + bufferedFrom * stride * sizeof(float)));
        file.write(reinterpret_cast<const char*>(buffer.data()),
                   static_cast<std::streamsize>(buffered * stride * sizeof(float)));
        buffered = 0;
        if (!file) {
            return notWritable(std::strerror(errno));
        }
        return {};
    }

    Result<> take(std::size_t row, std::span<const float> vector) {
        if (!isOpen()) {
            return fail(ErrorCode::InvalidArgument, "not begun", "vectors");
        }
        if (row >= rows || given[row] != RowState::NotGiven) {
            return fail(ErrorCode::InvalidArgument,
                        std::to_string(row) + (row >= rows ? " of " + std::to_string(rows) : " again"),
                        "rows");
        }
        if (vector.size() != dimension) {
            return fail(ErrorCode::InvalidArgument,
                        std::to_string(vector.size()) + " instead of " + std::to_string(dimension),
                        "dimension");
        }
        if (buffered > 0 && (row != bufferedFrom + buffered || (buffered + 1) * stride > buffer.size())) {
            ASSAY_TRY(flush());
        }
        if (buffered == 0) {
            bufferedFrom = row;
        }
        // What stands behind a row's numbers stays zero.
        const std::span<float> unit(buffer.data() + buffered * stride, dimension);
        ++buffered;
        const double norm = normalise(vector, unit);
        if (std::isnan(norm)) {
            given[row] = RowState::NotFinite;
        } else if (norm == 0) {
            given[row] = RowState::WithoutDirection;
        } else {
            given[row] = RowState::Usable;
            hashes[row] = vector_file::hashOf(unit);
        }
        if (norm > 0) {
            vector_file::note(report, static_cast<Row>(row), norm);
        }
        return {};
    }

    Result<VectorFileMade> finish(const std::stop_token& stop, base::ProgressSink& progress) {
        if (!isOpen()) {
            return fail(ErrorCode::InvalidArgument, "not begun", "vectors");
        }
        ASSAY_TRY(flush());
        file.flush();
        if (!file) {
            return notWritable(std::strerror(errno));
        }
        const vector_file::Shape shape{
            .dimension = static_cast<std::uint32_t>(dimension), .rows = rows, .stride = stride};
        auto digest = digestOf(shape, stop, progress);
        if (!digest) {
            giveUp();
            return tl::unexpected(std::move(digest.error()));
        }
        if (auto reported = completeReport(); !reported) {
            giveUp();
            return tl::unexpected(std::move(reported.error()));
        }
        const std::vector<char> header = vector_file::headerOf(shape, *digest);
        errno = 0;
        file.seekp(0);
        file.write(header.data(), static_cast<std::streamsize>(header.size()));
        file.close();
        if (!file) {
            return notWritable(std::strerror(errno));
        }
        if (stop.stop_requested()) {
            giveUp();
            return fail(ErrorCode::Cancelled);
        }
        if (auto moved = base::moveIntoPlace(temporary, path); !moved) {
            return notWritable(moved.error().detail);
        }
        temporary.clear();
        return VectorFileMade{std::move(report), *std::move(digest)};
    }

    [[nodiscard]] tl::unexpected<base::Error> notReadable() const {
        return fail(ErrorCode::FileNotReadable, "what was written cannot be read again", path.string());
    }

    Result<std::string> digestOf(const vector_file::Shape& shape, const std::stop_token& stop,
                                 base::ProgressSink& progress) {
        base::Sha256 sha;
        sha.add(std::as_bytes(std::span(&shape, 1)));
        RowReader reader(temporary, stride);
        const std::size_t together = buffer.size() / stride;
        for (std::size_t row = 0; row < rows; row += together) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const std::size_t count = std::min(together, rows - row);
            const std::span<float> numbers(buffer.data(), count * stride);
            if (!reader.read(row, numbers)) {
                return notReadable();
            }
            sha.add(std::as_bytes(numbers));
            progress.report(base::Stage::Hashing, static_cast<std::int64_t>(row + count),
                            static_cast<std::int64_t>(rows));
        }
        return sha.finish();
    }

    // What can only be said when every row is known, in the order of rows.
    Result<> completeReport() {
        report.rows = rows;
        report.dimension = dimension;
        std::vector<vector_file::HashedRow> usable;
        usable.reserve(static_cast<std::size_t>(std::count(given.begin(), given.end(), RowState::Usable)));
        for (std::size_t i = 0; i < rows; ++i) {
            const auto row = static_cast<Row>(i);
            switch (given[i]) {
            case RowState::Usable:
                usable.push_back({hashes[i], row});
                break;
            case RowState::NotFinite:
                report.nonFiniteRows.push_back(row);
                break;
            case RowState::NotGiven:
            case RowState::WithoutDirection:
                report.zeroRows.push_back(row);
                break;
            }
        }
        std::vector<std::uint64_t>().swap(hashes);
        RowReader reader(temporary, stride);
        bool good = true;
        std::vector<float> first(dimension);
        std::vector<float> second(dimension);
        std::size_t held = rows; // the row that `first` has
        report.duplicateGroups = vector_file::duplicateGroups(usable, [&](Row a, Row b) {
            if (held != a) {
                good = good && reader.read(a, first);
                held = a;
            }
            good = good && reader.read(b, second);
            return good && std::memcmp(first.data(), second.data(), dimension * sizeof(float)) == 0;
        });
        if (!good) {
            return notReadable();
        }
        return {};
    }
};

VectorMatrixWriter::VectorMatrixWriter(std::filesystem::path path, std::size_t rows)
    : m_state(std::make_unique<State>()) {
    m_state->path = std::move(path);
    m_state->rows = rows;
}

VectorMatrixWriter::~VectorMatrixWriter() = default;

Result<> VectorMatrixWriter::begin(std::size_t dimension) {
    return base::guarded(m_state->path.string(), [&] { return m_state->begin(dimension); });
}

Result<> VectorMatrixWriter::take(std::size_t row, std::span<const float> vector) {
    return base::guarded(m_state->path.string(), [&] { return m_state->take(row, vector); });
}

Result<VectorFileMade> VectorMatrixWriter::finish(std::stop_token stop, base::ProgressSink& progress) {
    return base::guarded(m_state->path.string(), [&] { return m_state->finish(stop, progress); });
}

} // namespace assay::retrieval
