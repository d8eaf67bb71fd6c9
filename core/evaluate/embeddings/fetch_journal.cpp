#include "core/evaluate/embeddings/fetch_journal.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/ids.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <system_error>
#include <utility>
#include <vector>

namespace assay::evaluate {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

static_assert(std::endian::native == std::endian::little, "numbers are written as they stand");

constexpr std::string_view kMagic = "ASSAYFJ2";
constexpr std::string_view kAnyMagic = "ASSAYFJ";
constexpr std::size_t kHashDigits = 64;
constexpr std::size_t kBlockBytes = std::size_t{1} << 20U;
constexpr std::uint32_t kMostTexts = 65'536;
constexpr std::uint32_t kLargestDimension = 65'536;

struct BatchHead {
    std::uint32_t count = 0;
    std::uint32_t dimension = 0;
    std::uint32_t modelBytes = 0;
    std::uint32_t none = 0;
};

static_assert(sizeof(BatchHead) == 16 && sizeof(TextDigest) == 16);

std::uint64_t bytesOf(const BatchHead& head) {
    return sizeof head + head.modelBytes +
           std::uint64_t{head.count} * (sizeof(TextDigest) + head.dimension * sizeof(float)) + kHashDigits;
}

template <typename T>
bool readInto(std::istream& file, std::span<T> values) {
    file.read(reinterpret_cast<char*>(values.data()), static_cast<std::streamsize>(values.size_bytes()));
    return static_cast<bool>(file);
}

std::uint8_t nibble(char digit) {
    return static_cast<std::uint8_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
}

} // namespace

TextDigest digestOf(std::string_view text) {
    const std::string digits = base::sha256(text);
    TextDigest digest;
    for (std::size_t i = 0; i < digest.bytes.size(); ++i) {
        digest.bytes[i] = static_cast<std::uint8_t>(nibble(digits[2 * i]) * 16U + nibble(digits[2 * i + 1]));
    }
    return digest;
}

Result<FetchJournal::Scan> FetchJournal::scan(const fs::path& path, const std::string& key,
                                              const Visit& visit, const std::stop_token& stop) {
    Scan found;
    std::error_code error;
    if (!fs::exists(path, error)) {
        return found;
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    const std::uint64_t size = fs::file_size(path, error);
    if (!file || error) {
        return fail(ErrorCode::FileNotReadable, std::strerror(errno), path.string());
    }
    std::string beginning(kMagic.size() + key.size(), '\0');
    if (!readInto(file, std::span(beginning))) {
        return found;
    }
    if (beginning != std::string(kMagic) + key) {
        found.isOther = beginning.starts_with(kAnyMagic);
        return found;
    }
    std::uint64_t at = beginning.size();
    std::vector<TextDigest> texts;
    std::vector<char> block(kBlockBytes);
    while (at < size) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        BatchHead head;
        if (!readInto(file, std::span(&head, 1)) || head.count == 0 || head.count > kMostTexts ||
            head.dimension == 0 || head.dimension > kLargestDimension ||
            head.modelBytes > FetchJournal::kLongestModel ||
            (found.dimension != 0 && head.dimension != found.dimension) || bytesOf(head) > size - at) {
            break;
        }
        texts.resize(head.count);
        std::string model(head.modelBytes, '\0');
        base::Sha256 sha;
        sha.add(std::as_bytes(std::span(&head, 1)));
        bool whole = readInto(file, std::span(model));
        sha.add(model);
        whole = whole && readInto(file, std::span(texts));
        sha.add(std::as_bytes(std::span(texts)));
        std::uint64_t left = std::uint64_t{head.count} * head.dimension * sizeof(float);
        while (whole && left > 0) {
            const auto part = std::span(block).first(std::min<std::uint64_t>(left, block.size()));
            whole = readInto(file, part);
            sha.add(std::as_bytes(part));
            left -= part.size();
        }
        std::string digits(kHashDigits, '\0');
        if (!whole || !readInto(file, std::span(digits)) || digits != sha.finish()) {
            break;
        }
        found.dimension = head.dimension;
        if (found.model.empty()) {
            found.model = std::move(model);
        }
        const std::uint64_t first = at + sizeof head + head.modelBytes + texts.size() * sizeof(TextDigest);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            visit(texts[i], first + i * found.dimension * sizeof(float));
        }
        at += bytesOf(head);
    }
    found.sound = at;
    return found;
}

// A name as of fetch journals, that none is looked for under.
Result<> FetchJournal::moveAside() {
    std::string digits = base::newUuid();
    std::erase(digits, '-');
    const fs::path aside = m_path.parent_path() / ("fetch-aside-" + digits.substr(0, 12) + ".journal");
    std::error_code error;
    fs::rename(m_path, aside, error);
    if (error) {
        return fail(ErrorCode::FileNotWritable, error.message(), aside.string());
    }
    m_aside = aside;
    return {};
}

Result<> FetchJournal::begin() {
    std::error_code error;
    fs::create_directories(m_path.parent_path(), error);
    errno = 0;
    std::ofstream made(m_path, std::ios::binary | std::ios::trunc);
    made << kMagic << m_key;
    made.close();
    if (!made) {
        return fail(ErrorCode::FileNotWritable, std::strerror(errno), m_path.string());
    }
    m_end = kMagic.size() + m_key.size();
    m_dimension = 0;
    m_model.clear();
    return {};
}

Result<> FetchJournal::setAside() {
    return base::guarded(m_path.string(), [&]() -> Result<> {
        m_file.close();
        ASSAY_TRY(moveAside());
        ASSAY_TRY(begin());
        errno = 0;
        m_file.open(m_path, std::ios::binary | std::ios::in | std::ios::out);
        return m_file ? Result<>() : fail(ErrorCode::FileNotWritable, std::strerror(errno), m_path.string());
    });
}

Result<FetchJournal> FetchJournal::open(const fs::path& path, const std::string& key, const Visit& visit,
                                        const std::stop_token& stop) {
    return base::guarded(path.string(), [&]() -> Result<FetchJournal> {
        FetchJournal journal;
        journal.m_path = path;
        journal.m_key = key;
        ASSAY_TRY(auto found, scan(path, key, visit, stop));
        if (found.isOther) {
            ASSAY_TRY(journal.moveAside());
        }
        if (found.sound == 0) {
            ASSAY_TRY(journal.begin());
        } else {
            std::error_code error;
            fs::resize_file(path, found.sound, error);
            if (error) {
                return fail(ErrorCode::FileNotWritable, error.message(), path.string());
            }
            journal.m_end = found.sound;
            journal.m_dimension = found.dimension;
            journal.m_model = std::move(found.model);
        }
        errno = 0;
        journal.m_file.open(path, std::ios::binary | std::ios::in | std::ios::out);
        if (!journal.m_file) {
            return fail(ErrorCode::FileNotWritable, std::strerror(errno), path.string());
        }
        return journal;
    });
}

Result<> FetchJournal::look(const fs::path& path, const std::string& key, const Visit& visit,
                            const std::stop_token& stop) {
    return base::guarded(path.string(), [&]() -> Result<> {
        auto found = scan(path, key, visit, stop);
        return found ? Result<>() : tl::unexpected(std::move(found.error()));
    });
}

Result<std::uint64_t> FetchJournal::append(std::span<const TextDigest> texts, std::size_t dimension,
                                           std::span<const float> vectors, std::string_view model) {
    return base::guarded(m_path.string(), [&]() -> Result<std::uint64_t> {
        if (m_dimension != 0 && m_dimension != dimension) {
            return fail(ErrorCode::InvalidArgument,
                        std::to_string(dimension) + ", expected " + std::to_string(m_dimension), "dimension");
        }
        model = model.substr(0, kLongestModel);
        const BatchHead head{static_cast<std::uint32_t>(texts.size()), static_cast<std::uint32_t>(dimension),
                             static_cast<std::uint32_t>(model.size()), 0};
        base::Sha256 sha;
        errno = 0;
        m_file.seekp(static_cast<std::streamoff>(m_end));
        const auto write = [&](std::span<const std::byte> bytes) {
            sha.add(bytes);
            m_file.write(reinterpret_cast<const char*>(bytes.data()),
                         static_cast<std::streamsize>(bytes.size()));
        };
        write(std::as_bytes(std::span(&head, 1)));
        write(std::as_bytes(std::span(model)));
        write(std::as_bytes(texts));
        write(std::as_bytes(vectors));
        m_file << sha.finish();
        m_file.flush();
        if (!m_file) {
            return fail(ErrorCode::FileNotWritable, std::strerror(errno), m_path.string());
        }
        const std::uint64_t first = m_end + sizeof head + head.modelBytes + texts.size_bytes();
        m_end += bytesOf(head);
        m_dimension = dimension;
        if (m_model.empty()) {
            m_model = model;
        }
        return first;
    });
}

Result<> FetchJournal::read(std::uint64_t place, std::span<float> vector) {
    return base::guarded(m_path.string(), [&]() -> Result<> {
        m_file.seekg(static_cast<std::streamoff>(place));
        if (!readInto(m_file, vector)) {
            return fail(ErrorCode::FileNotReadable, "ended before its size", m_path.string());
        }
        return {};
    });
}

void FetchJournal::remove() noexcept {
    try {
        m_file.close();
        std::error_code ignored;
        fs::remove(m_path, ignored);
    } catch (const std::exception&) {
        // What stays is found by its name and used again, or replaced.
    }
}

} // namespace assay::evaluate
