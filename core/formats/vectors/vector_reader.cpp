#include "core/formats/vectors/vector_reader.h"

#include "core/base/guard.h"
#include "core/base/utf8_text.h"
#include "core/formats/vectors/npy_header.h"
#include "core/formats/vectors/vector_intake.h"
#include "core/formats/vectors/vector_json.h"
#include "core/json/json_line_splitter.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

namespace assay::formats {

using base::ErrorCode;
using base::Result;

namespace {

namespace fs = std::filesystem;

static_assert(std::endian::native == std::endian::little, "numbers are read as they stand");

constexpr std::size_t kBlockBytes = std::size_t{1} << 20;
constexpr std::size_t kLongestId = 4096;

struct Source {
    std::istream& input;
    std::uint64_t size;
    const std::string& name;
    const VectorReadingSettings& settings;
    std::istream* idList;
    const VectorIds& ids;
    std::stop_token stop;
    base::ProgressSink& progress;
};

// Reads up to the block's size; less only at the end.
std::size_t readBlock(std::istream& input, std::span<char> block) {
    input.read(block.data(), static_cast<std::streamsize>(block.size()));
    return static_cast<std::size_t>(input.gcount());
}

// One id a line. A line longer than any id is cut, so that no file can fill the memory.
class IdLines {
  public:
    explicit IdLines(std::istream& input)
        : m_input(input) {
        m_input.clear();
        m_input.seekg(0);
        constexpr std::string_view kMark = "\xEF\xBB\xBF";
        std::array<char, 3> beginning{};
        if (readBlock(m_input, beginning) != 3 || std::string_view(beginning.data(), 3) != kMark) {
            m_input.clear();
            m_input.seekg(0);
        }
    }

    bool next(std::string& line) {
        line.clear();
        auto* buffer = m_input.rdbuf();
        bool any = false;
        for (int c = buffer->sbumpc(); c != std::char_traits<char>::eof(); c = buffer->sbumpc()) {
            any = true;
            if (c == '\n') {
                break;
            }
            if (line.size() < kLongestId) {
                line.push_back(static_cast<char>(c));
            }
        }
        constexpr std::string_view kSpace = " \t\r";
        const std::size_t last = line.find_last_not_of(kSpace);
        line.resize(last == std::string::npos ? 0 : last + 1);
        line.erase(0, std::min(line.size(), line.find_first_not_of(kSpace)));
        return any;
    }

  private:
    std::istream& m_input;
};

// Empty lines at the end belong to no row.
std::uint64_t countIds(std::istream& input) {
    IdLines lines(input);
    std::string line;
    std::uint64_t count = 0;
    std::uint64_t last = 0;
    while (lines.next(line)) {
        ++count;
        last = line.empty() ? last : count;
    }
    return last;
}

Result<> checkDimension(std::uint64_t found, std::size_t due) {
    if (found == 0 || found > kMaxVectorDimension || (due != 0 && found != due)) {
        const std::string expected =
            due != 0 ? std::to_string(due) : "1 to " + std::to_string(kMaxVectorDimension);
        return base::fail(ErrorCode::InvalidArgument, std::to_string(found) + ", expected " + expected,
                          "dimension");
    }
    return {};
}

// The shape of a file of plain rows.
struct Rows {
    std::uint64_t rows = 0;
    std::size_t dimension = 0;
    NpyType type = NpyType::Float32;
};

Result<Rows> shapeOf(const Source& source, VectorFileKind kind) {
    if (kind == VectorFileKind::Float32) {
        const std::size_t dimension = source.settings.dimension;
        ASSAY_TRY(checkDimension(dimension, 0));
        const std::uint64_t rowBytes = std::uint64_t{dimension} * sizeof(float);
        if (source.size % rowBytes != 0) {
            return base::fail(ErrorCode::InvalidArgument,
                              std::to_string(source.size) + " bytes are no whole number of rows of " +
                                  std::to_string(dimension),
                              "dimension");
        }
        return Rows{source.size / rowBytes, dimension, NpyType::Float32};
    }
    std::vector<char> beginning(kMaxNpyHeaderBytes);
    const std::size_t length = readBlock(source.input, beginning);
    ASSAY_TRY(const auto header, parseNpyHeader({beginning.data(), length}));
    ASSAY_TRY(checkDimension(header.columns, source.settings.dimension));
    const std::uint64_t due = header.dataOffset + header.rows * header.columns * header.numberBytes();
    if (source.size != due) {
        return base::fail(ErrorCode::InputNotUsable,
                          "the header says " + std::to_string(header.rows) + " x " +
                              std::to_string(header.columns) + ", which is " + std::to_string(due) +
                              " bytes; the file has " + std::to_string(source.size));
    }
    source.input.clear();
    source.input.seekg(static_cast<std::streamoff>(header.dataOffset));
    return Rows{header.rows, static_cast<std::size_t>(header.columns), header.type};
}

Result<> checkIds(const Source& source, std::uint64_t rows) {
    if (source.idList == nullptr && !source.settings.inCorpusOrder) {
        return base::fail(ErrorCode::InvalidArgument, "0, expected " + std::to_string(rows), "ids");
    }
    const std::uint64_t found = source.idList != nullptr ? countIds(*source.idList) : source.ids.size();
    if (found != rows) {
        return base::fail(ErrorCode::InvalidArgument,
                          std::to_string(found) + ", expected " + std::to_string(rows), "ids");
    }
    return {};
}

Result<> readRows(const Source& source, VectorFileKind kind, VectorIntake& intake) {
    ASSAY_TRY(const auto shape, shapeOf(source, kind));
    ASSAY_TRY(checkIds(source, shape.rows));
    ASSAY_TRY(intake.begin(shape.dimension));
    const std::size_t numberBytes = shape.type == NpyType::Float32 ? sizeof(float) : 2;
    const std::size_t rowBytes = shape.dimension * numberBytes;
    std::vector<char> block(std::max<std::size_t>(1, kBlockBytes / rowBytes) * rowBytes);
    std::vector<float> vector(shape.dimension);
    std::optional<IdLines> lines;
    if (source.idList != nullptr) {
        lines.emplace(*source.idList);
    }
    std::string id;
    for (std::uint64_t row = 0; row < shape.rows;) {
        if (source.stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        const std::uint64_t wanted = std::min<std::uint64_t>(block.size() / rowBytes, shape.rows - row);
        const std::size_t bytes = static_cast<std::size_t>(wanted) * rowBytes;
        if (readBlock(source.input, std::span(block).first(bytes)) != bytes) {
            return base::fail(ErrorCode::FileNotReadable, "ended before its size");
        }
        for (std::size_t at = 0; at < bytes; at += rowBytes, ++row) {
            if (shape.type == NpyType::Float32) {
                std::memcpy(vector.data(), block.data() + at, rowBytes);
            } else {
                for (std::size_t i = 0; i < vector.size(); ++i) {
                    std::uint16_t half = 0;
                    std::memcpy(&half, block.data() + at + 2 * i, sizeof half);
                    vector[i] = floatFromHalf(half);
                }
            }
            const auto place = static_cast<std::int64_t>(row + 1);
            Result<> taken;
            if (lines) {
                (void)lines->next(id);
                taken = intake.take(id, vector, place);
            } else {
                taken = intake.takeRow(static_cast<std::size_t>(row), vector, place);
            }
            ASSAY_TRY(taken);
        }
        source.progress.report(base::Stage::Reading, static_cast<std::int64_t>(row * rowBytes),
                               static_cast<std::int64_t>(source.size));
    }
    return {};
}

Result<> readLines(const Source& source, VectorIntake& intake) {
    VectorLineReader reader(intake, source.settings.dimension);
    json::JsonLineSplitter splitter(reader, kMaxVectorRecordBytes);
    std::vector<char> block(kBlockBytes);
    std::uint64_t done = 0;
    bool goOn = true;
    bool first = true;
    while (goOn) {
        if (source.stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        const std::size_t length = readBlock(source.input, block);
        if (length == 0) {
            goOn = splitter.finish();
            break;
        }
        std::string_view text(block.data(), length);
        if (std::exchange(first, false)) {
            text = base::withoutByteOrderMark(text);
        }
        goOn = splitter.feed(text);
        done += length;
        source.progress.report(base::Stage::Reading, static_cast<std::int64_t>(done),
                               static_cast<std::int64_t>(source.size));
    }
    if (source.input.bad()) {
        return base::fail(ErrorCode::FileNotReadable, "ended before its size");
    }
    if (reader.failure()) {
        return tl::unexpected(*reader.failure());
    }
    if (!intake.begun()) {
        return base::fail(ErrorCode::InputNotUsable, "no record with a vector");
    }
    return {};
}

Result<VectorReading> readFrom(const Source& source, VectorSink& sink) {
    VectorReading reading;
    reading.file = fs::path(source.name).filename().string();
    if (source.settings.kind) {
        reading.kind = *source.settings.kind;
    } else {
        std::array<char, 512> beginning{};
        const std::size_t length = readBlock(source.input, beginning);
        const auto kind = recogniseVectors({beginning.data(), length});
        if (!kind) {
            return base::fail(ErrorCode::UnknownFormat, {}, source.name);
        }
        reading.kind = *kind;
        source.input.clear();
        source.input.seekg(0);
    }
    VectorIntake intake(source.ids, sink, reading);
    Result<> read = reading.kind == VectorFileKind::JsonLines ? readLines(source, intake)
                                                              : readRows(source, reading.kind, intake);
    if (!read) {
        base::Error error = read.error();
        if (error.where.empty() && error.code != ErrorCode::Cancelled) {
            error.where = source.name;
        }
        return tl::unexpected(std::move(error));
    }
    intake.reportMissing();
    return reading;
}

Result<std::uint64_t> sizeOf(const fs::path& path) {
    std::error_code error;
    if (!fs::exists(path, error)) {
        return error ? base::fail(ErrorCode::FileNotReadable, error.message(), path.string())
                     : base::fail(ErrorCode::FileNotFound, {}, path.string());
    }
    const auto size = fs::file_size(path, error);
    if (error) {
        return base::fail(ErrorCode::FileNotReadable, error.message(), path.string());
    }
    return std::uint64_t{size};
}

} // namespace

std::string_view vectorFileKindName(VectorFileKind kind) noexcept {
    switch (kind) {
    case VectorFileKind::Npy:
        return "npy";
    case VectorFileKind::JsonLines:
        return "jsonl";
    case VectorFileKind::Float32:
        return "float32";
    }
    return "";
}

std::optional<VectorFileKind> vectorFileKindFromName(std::string_view name) noexcept {
    for (const VectorFileKind kind :
         {VectorFileKind::Npy, VectorFileKind::JsonLines, VectorFileKind::Float32}) {
        if (name == vectorFileKindName(kind)) {
            return kind;
        }
    }
    return std::nullopt;
}

std::optional<VectorFileKind> recogniseVectors(std::string_view beginning) noexcept {
    if (beginning.starts_with(kNpyMagic)) {
        return VectorFileKind::Npy;
    }
    beginning = base::withoutByteOrderMark(beginning);
    const std::size_t first = beginning.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && beginning[first] == '{') {
        return VectorFileKind::JsonLines;
    }
    return std::nullopt;
}

Result<> CollectedVectors::begin(std::size_t width) {
    return base::guarded("vectors", [&]() -> Result<> {
        dimension = width;
        values.assign(m_rows * width, 0.0F);
        return {};
    });
}

Result<> CollectedVectors::take(std::size_t row, std::span<const float> vector) {
    std::copy(vector.begin(), vector.end(), values.begin() + static_cast<std::ptrdiff_t>(row * dimension));
    return {};
}

Result<VectorReading> readVectors(const fs::path& path, const VectorReadingSettings& settings,
                                  const VectorIds& ids, VectorSink& sink, std::stop_token stop,
                                  base::ProgressSink& progress) {
    return base::guarded(path.string(), [&]() -> Result<VectorReading> {
        ASSAY_TRY(const auto size, sizeOf(path));
        const auto open = [](const fs::path& file, std::ifstream& stream) -> Result<> {
            errno = 0;
            stream.open(file, std::ios::binary);
            if (!stream.is_open()) {
                return base::fail(ErrorCode::FileNotReadable, std::strerror(errno), file.string());
            }
            return {};
        };
        std::ifstream input;
        ASSAY_TRY(open(path, input));
        std::ifstream idList;
        if (settings.ids) {
            ASSAY_TRY(sizeOf(*settings.ids));
            ASSAY_TRY(open(*settings.ids, idList));
        }
        return readFrom({input, size, path.string(), settings, settings.ids ? &idList : nullptr, ids,
                         std::move(stop), progress},
                        sink);
    });
}

Result<VectorReading> readVectorStream(std::istream& input, std::uint64_t size, const std::string& name,
                                       const VectorReadingSettings& settings, std::istream* idList,
                                       const VectorIds& ids, VectorSink& sink, std::stop_token stop,
                                       base::ProgressSink& progress) {
    return base::guarded(name, [&] {
        return readFrom({input, size, name, settings, idList, ids, std::move(stop), progress}, sink);
    });
}

} // namespace assay::formats
