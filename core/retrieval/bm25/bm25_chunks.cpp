#include "core/retrieval/bm25/bm25_chunks.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <mutex>
#include <span>
#include <system_error>
#include <utility>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::Result;

// Where a chunk lies, and how long its parts are.
struct Place {
    std::size_t terms = 0;
    std::size_t postings = 0;
    std::size_t rows = 0;
    std::size_t worker = 0;
    std::size_t firstRow = 0;
    std::size_t offset = 0; // in the file, of one that is not held
    bool isHeld = true;
};

std::size_t bytesOf(const TermChunk& chunk) {
    const auto bytes = [](const auto& items) { return items.capacity() * sizeof(items[0]); };
    return bytes(chunk.terms) + bytes(chunk.ends) + bytes(chunk.rows) + bytes(chunk.counts) +
           bytes(chunk.lengths);
}

template <typename Number>
std::span<const char> asBytes(const std::vector<Number>& numbers) {
    return {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number)};
}

} // namespace

struct TermChunks::State {
    State() = default;
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    ~State() {
        if (hasName) {
            file.close();
            std::error_code ignored;
            std::filesystem::remove(path, ignored);
        }
    }

    std::vector<TermChunk> chunks; // empty where they are not held
    std::vector<Place> places;
    std::size_t firstHeld = 0; // those before are in the file
    std::size_t held = 0;
    std::size_t limit = SIZE_MAX;
    std::filesystem::path path;
    bool hasName = false; // of the file, still
    std::size_t written = 0;
    mutable std::mutex reading; // of the file: one place at a time
    mutable std::fstream file;

    [[nodiscard]] tl::unexpected<base::Error> failed(ErrorCode code) const {
        return base::fail(code, errno != 0 ? std::strerror(errno) : "input or output", path.string());
    }

    Result<> open() {
        std::error_code ignored;
        std::filesystem::create_directories(path.parent_path(), ignored); // opening says why it cannot be
        errno = 0;
        // Not one that is there already: it is somebody's.
        if (std::filesystem::exists(path, ignored)) {
            errno = EEXIST;
            return failed(ErrorCode::FileNotWritable);
        }
        file.open(path, std::ios::binary | std::ios::in | std::ios::out | std::ios::trunc);
        if (!file) {
            return failed(ErrorCode::FileNotWritable);
        }
        hasName = !std::filesystem::remove(path, ignored);
        return {};
    }

    Result<> spill() {
        if (!file.is_open()) {
            const auto opened = open();
            if (!opened) {
                return opened;
            }
        }
        errno = 0;
        file.seekp(static_cast<std::streamoff>(written));
        for (; firstHeld < chunks.size(); ++firstHeld) {
            TermChunk& chunk = chunks[firstHeld];
            places[firstHeld].offset = written;
            places[firstHeld].isHeld = false;
            for (const std::span<const char> part :
                 {asBytes(chunk.terms), asBytes(chunk.ends), asBytes(chunk.rows), asBytes(chunk.counts),
                  asBytes(chunk.lengths)}) {
                file.write(part.data(), static_cast<std::streamsize>(part.size()));
                written += part.size();
            }
            chunk = {};
        }
        held = 0;
        file.flush();
        return file ? Result<>() : Result<>(failed(ErrorCode::FileNotWritable));
    }

    template <typename Number>
    void read(std::vector<Number>& numbers, std::size_t count) const {
        numbers.resize(count);
        file.read(reinterpret_cast<char*>(numbers.data()),
                  static_cast<std::streamsize>(count * sizeof(Number)));
    }
};

TermChunks::TermChunks()
    : m_state(std::make_unique<State>()) {}

TermChunks::~TermChunks() = default;

void TermChunks::clear() {
    auto empty = std::make_unique<State>();
    empty->path = m_state->path;
    empty->limit = m_state->limit;
    m_state = std::move(empty);
}

void TermChunks::spillTo(std::filesystem::path file, std::size_t limit) {
    m_state->path = std::move(file);
    m_state->limit = limit;
}

Result<> TermChunks::add(std::vector<TermChunk> chunks) {
    State& state = *m_state;
    for (TermChunk& chunk : chunks) {
        state.held += bytesOf(chunk);
        state.places.push_back(
            {chunk.terms.size(), chunk.rows.size(), chunk.lengths.size(), chunk.worker, chunk.firstRow});
        state.chunks.push_back(std::move(chunk));
    }
    return state.held > state.limit ? state.spill() : Result<>();
}

std::size_t TermChunks::size() const noexcept {
    return m_state->chunks.size();
}

std::size_t TermChunks::postings(std::size_t chunk) const {
    return m_state->places[chunk].postings;
}

Result<const TermChunk*> TermChunks::at(std::size_t chunk, Part part, TermChunk& scratch) const {
    const State& state = *m_state;
    const Place& place = state.places[chunk];
    if (place.isHeld) {
        return &state.chunks[chunk];
    }
    scratch.worker = place.worker;
    scratch.firstRow = place.firstRow;
    const std::scoped_lock lock(state.reading);
    errno = 0;
    state.file.clear();
    state.file.seekg(static_cast<std::streamoff>(place.offset));
    state.read(scratch.terms, place.terms);
    state.read(scratch.ends, place.terms);
    if (part == Part::All) {
        state.read(scratch.rows, place.postings);
        state.read(scratch.counts, place.postings);
        state.read(scratch.lengths, place.rows);
    }
    if (!state.file) {
        return state.failed(ErrorCode::FileNotReadable);
    }
    return &scratch;
}

std::size_t TermChunks::spilled() const noexcept {
    return m_state->written;
}

} // namespace assay::retrieval
