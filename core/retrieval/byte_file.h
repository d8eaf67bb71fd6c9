// Files of our own that hold numbers: written as little endian, read with every length checked, closed by a
// SHA-256 of all that stands before it.
#pragma once

#include "core/base/hash.h"
#include "core/base/result.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace assay::retrieval {

static_assert(std::endian::native == std::endian::little, "these files are read and written as they stand");

inline constexpr std::size_t kDigestLength = 64; // hexadecimal digits

class ByteWriter {
  public:
    template <typename T>
    void put(T value) {
        static_assert(std::is_arithmetic_v<T>);
        const auto* bytes = reinterpret_cast<const char*>(&value);
        m_bytes.append(bytes, sizeof value);
    }

    template <typename T>
    void putAll(std::span<const T> values) {
        static_assert(std::is_arithmetic_v<T>);
        m_bytes.append(reinterpret_cast<const char*>(values.data()), values.size_bytes());
    }

    void putText(std::string_view text) {
        put(static_cast<std::uint32_t>(text.size()));
        m_bytes += text;
    }

    void putRaw(std::string_view text) { m_bytes += text; }

    // The bytes with their digest behind them.
    [[nodiscard]] std::string finish() && {
        m_bytes += base::sha256(m_bytes);
        return std::move(m_bytes);
    }

  private:
    std::string m_bytes;
};

// Reading beyond the end gives zeros and is remembered.
class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes)
        : m_bytes(bytes) {}

    template <typename T>
    [[nodiscard]] T get() {
        static_assert(std::is_arithmetic_v<T>);
        T value{};
        if (const std::string_view part = getRaw(sizeof value); part.size() == sizeof value) {
            std::memcpy(&value, part.data(), sizeof value);
        }
        return value;
    }

    // False: there are not so many; nothing is allocated then.
    template <typename T, typename Container>
    bool getAll(std::uint64_t count, Container& values) {
        static_assert(std::is_arithmetic_v<T>);
        if (count > m_bytes.size() / sizeof(T)) {
            m_good = false;
            return false;
        }
        const std::string_view part = getRaw(static_cast<std::size_t>(count) * sizeof(T));
        values.resize(static_cast<std::size_t>(count));
        if (!part.empty()) {
            std::memcpy(values.data(), part.data(), part.size());
        }
        return true;
    }

    [[nodiscard]] std::string_view getText() { return getRaw(get<std::uint32_t>()); }

    [[nodiscard]] std::string_view getRaw(std::size_t count) {
        if (count > m_bytes.size()) {
            m_good = false;
            m_bytes = {};
            return {};
        }
        const std::string_view part = m_bytes.substr(0, count);
        m_bytes.remove_prefix(count);
        return part;
    }

    [[nodiscard]] bool good() const noexcept { return m_good; }

    [[nodiscard]] bool atEnd() const noexcept { return m_good && m_bytes.empty(); }

  private:
    std::string_view m_bytes;
    bool m_good = true;
};

// Whether the digest at the end is that of what stands before it.
[[nodiscard]] inline bool digestFits(std::string_view bytes) {
    return bytes.size() >= kDigestLength && base::sha256(bytes.substr(0, bytes.size() - kDigestLength)) ==
                                                bytes.substr(bytes.size() - kDigestLength);
}

// A reader of what stands between the header (magic, then version) and the digest, which fits. Errors:
// UnknownFormat (another magic), InputNotUsable (another version, or damaged).
[[nodiscard]] inline base::Result<ByteReader> contentOf(std::string_view bytes, std::string_view magic,
                                                        std::uint32_t version) {
    using base::ErrorCode;
    if (!bytes.starts_with(magic)) {
        return base::fail(ErrorCode::UnknownFormat);
    }
    ByteReader reader(bytes.substr(0, bytes.size() - std::min(bytes.size(), kDigestLength)));
    (void)reader.getRaw(magic.size());
    if (const auto written = reader.get<std::uint32_t>(); reader.good() && written != version) {
        return base::fail(ErrorCode::InputNotUsable, "version " + std::to_string(written));
    }
    if (!digestFits(bytes)) {
        return base::fail(ErrorCode::InputNotUsable, "damaged or cut off: the checksum does not fit");
    }
    return reader;
}

} // namespace assay::retrieval
