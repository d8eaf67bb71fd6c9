// Of this room alone: the vectors that an endpoint has given so far, in a file, so that an interrupted
// fetching goes on where it was.
//
// The file, little-endian: 8 bytes "ASSAYFJ2", the key (64 hexadecimal digits); then batches: count,
// dimension, length of the model's name and 0 (4 bytes each), the model as the service names it, the texts'
// digests (16 bytes each), the vectors as float32, and a SHA-256 over all of these (64 hexadecimal digits). A
// last batch that is cut off or damaged, and what comes after it, counts as not there and is overwritten. All
// batches have one dimension, and one model as far as they name it.
//
// Vectors that were paid for are not thrown away: a file of the form before ("ASSAYFJ1", which named no
// model), or of another key, is set aside under a name of its own, as is one by setAside().
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
    static constexpr std::size_t kLongestModel = 200; // bytes of a name that are kept

    // Of each vector: its text and its place for read().
    using Visit = std::function<void(const TextDigest& text, std::uint64_t place)>;

    // Reads what is there and makes the file, and its folder, when it is not. Errors: FileNotReadable,
    // FileNotWritable, Cancelled.
    [[nodiscard]] static base::Result<FetchJournal> open(const std::filesystem::path& path,
                                                         const std::string& key, const Visit& visit,
                                                         const std::stop_token& stop);

    // Only looks; no file is no error and has nothing.
    [[nodiscard]] static base::Result<> look(const std::filesystem::path& path, const std::string& key,
                                             const Visit& visit, const std::stop_token& stop);

    // 0: nothing is there yet.
    [[nodiscard]] std::size_t dimension() const noexcept { return m_dimension; }

    // Of the batches that are there, the first that is named; empty: none is.
    [[nodiscard]] const std::string& model() const noexcept { return m_model; }

    // What opening or setAside() set aside last; empty: nothing.
    [[nodiscard]] const std::filesystem::path& aside() const noexcept { return m_aside; }

    // A batch, of the dimension of those before. Gives the place of its first vector; each further one is
    // 4 x dimension behind. A name is cut to 200 bytes. Errors: InvalidArgument (the dimension; `detail` has
    // both), FileNotWritable.
    [[nodiscard]] base::Result<std::uint64_t> append(std::span<const TextDigest> texts, std::size_t dimension,
                                                     std::span<const float> vectors, std::string_view model);

    // Begins anew: what is there stays as aside(), and no place() of it is valid any more. Error:
    // FileNotWritable.
    [[nodiscard]] base::Result<> setAside();

    // Error: FileNotReadable.
    [[nodiscard]] base::Result<> read(std::uint64_t place, std::span<float> vector);

    // The vectors are safe elsewhere: the file goes.
    void remove() noexcept;

  private:
    FetchJournal() = default;

    struct Scan {
        std::uint64_t sound = 0; // bytes; 0: there is no such file, or it is not of this key and form
        bool isOther = false;    // it is whole in its beginning, of another key or form
        std::size_t dimension = 0;
        std::string model;
    };

    [[nodiscard]] static base::Result<Scan> scan(const std::filesystem::path& path, const std::string& key,
                                                 const Visit& visit, const std::stop_token& stop);
    [[nodiscard]] base::Result<> moveAside();
    [[nodiscard]] base::Result<> begin(); // an empty one

    std::filesystem::path m_path;
    std::filesystem::path m_aside;
    std::string m_key;
    std::fstream m_file;
    std::uint64_t m_end = 0;
    std::size_t m_dimension = 0;
    std::string m_model;
};

} // namespace assay::evaluate
