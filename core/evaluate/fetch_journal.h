// Of this room alone: the vectors that an endpoint has given so far, in a file, so that an interrupted
// fetching goes on where it was.
//
// The file, little-endian: 8 bytes "ASSAYFJ1", the key (64 hexadecimal digits); then batches: count and
// dimension (4 bytes each), the texts' digests (16 bytes each), the vectors as float32, and a SHA-256 over
// all of these (64 hexadecimal digits). A last batch that is cut off or damaged, and what comes after it,
// counts as not there and is overwritten.
//
// One object is used by one thread at a time.
#pragma once

#include "core/base/result.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

// The first half of the SHA-256 of a text.
struct TextDigest {
    std::array<std::uint8_t, 16> bytes{};

    friend bool operator==(const TextDigest&, const TextDigest&) = default;
};

[[nodiscard]] TextDigest digestOf(std::string_view text);

struct HashOfDigest {
    std::size_t operator()(const TextDigest& digest) const noexcept {
        std::size_t hash = 0;
        std::memcpy(&hash, digest.bytes.data(), sizeof hash);
        return hash;
    }
};

class FetchJournal {
  public:
    // Of each vector: its text and its place for read().
    using Visit = std::function<void(const TextDigest& text, std::uint64_t place)>;

    // Reads what is there and makes the file, and its folder, when it is not; one of another key is replaced.
    // Errors: FileNotReadable, FileNotWritable, Cancelled.
    [[nodiscard]] static base::Result<FetchJournal> open(const std::filesystem::path& path,
                                                         const std::string& key, const Visit& visit,
                                                         const std::stop_token& stop);

    // Only looks; no file is no error and has nothing.
    [[nodiscard]] static base::Result<> look(const std::filesystem::path& path, const std::string& key,
                                             const Visit& visit, const std::stop_token& stop);

    // 0: nothing is there yet.
    [[nodiscard]] std::size_t dimension() const noexcept { return m_dimension; }

    // A batch, of the dimension of those before. Gives the place of its first vector; each further one is
    // 4 x dimension behind. Errors: InvalidArgument (the dimension; `detail` has both), FileNotWritable.
    [[nodiscard]] base::Result<std::uint64_t> append(std::span<const TextDigest> texts, std::size_t dimension,
                                                     std::span<const float> vectors);

    // Error: FileNotReadable.
    [[nodiscard]] base::Result<> read(std::uint64_t place, std::span<float> vector);

    // The vectors are safe elsewhere: the file goes.
    void remove() noexcept;

  private:
    FetchJournal() = default;
    // Reads the batches; the length of what is sound. 0: there is no such file, or it has another key.
    [[nodiscard]] static base::Result<std::uint64_t> scan(const std::filesystem::path& path,
                                                          const std::string& key, const Visit& visit,
                                                          std::size_t& dimension,
                                                          const std::stop_token& stop);

    std::filesystem::path m_path;
    std::fstream m_file;
    std::uint64_t m_end = 0;
    std::size_t m_dimension = 0;
};

} // namespace assay::evaluate
