// The file of a lexical index, all numbers little-endian:
//
//   8 bytes   "AssayBM1"
//   u32       version
//   u64       length of the content
//   content   k1, b (binary64), stemmed (u8), stop words, source; the number of rows and the length of each;
//             the number of terms and of postings; each term with the number of its postings; each list: the
//             step from the last row, the count
//   64 bytes  SHA-256 of all before, in hexadecimal
//
// Numbers of the content are LEB128 unless said otherwise; texts are preceded by their length. Everything
// that depends on k1 and b is computed when loading. Every row takes a byte at least, so that no file asks
// for much more memory than it is long.
#include "core/base/atomic_file.h"
#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/retrieval/bm25/bm25_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <limits>
#include <stdexcept>

namespace assay::retrieval {
namespace {

using base::ErrorCode;

constexpr std::string_view kMagic = "AssayBM1";
constexpr std::uint32_t kVersion = 2; // 1: stems by a list of endings of our own
constexpr std::size_t kHeaderSize = 8 + 4 + 8;
constexpr std::size_t kDigestSize = 64;

void appendFixed(std::string& out, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) {
        out.push_back(static_cast<char>(value >> (8 * i) & 0xFF));
    }
}

void appendNumber(std::string& out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) {
        out.push_back(static_cast<char>((value & 0x7F) | 0x80));
    }
    out.push_back(static_cast<char>(value));
}

void appendText(std::string& out, std::string_view text) {
    appendNumber(out, text.size());
    out.append(text);
}

// What a reader throws; it does not leave this file.
class Damage : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class Reader {
  public:
    explicit Reader(std::string_view bytes)
        : m_bytes(bytes) {}

    std::uint64_t fixed(std::size_t bytes) {
        const std::string_view read = take(bytes);
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < bytes; ++i) {
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(read[i])) << (8 * i);
        }
        return value;
    }

    std::uint64_t number() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 63; shift += 7) {
            if (m_at == m_bytes.size()) {
                throw Damage("ends early");
            }
            const auto byte = static_cast<unsigned char>(m_bytes[m_at++]);
            value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
            if (byte < 0x80) {
                return value;
            }
        }
        throw Damage("a number too long");
    }

    // A number of things of which each takes at least `size` bytes of what is left, so that a wrong number
    // does not ask for more memory than the file is long.
    std::size_t count(std::size_t size) {
        const std::uint64_t value = number();
        if (value > (m_bytes.size() - m_at) / size) {
            throw Damage("counts more than it holds");
        }
        return static_cast<std::size_t>(value);
    }

    std::string_view text() { return take(count(1)); }

    [[nodiscard]] bool isAtEnd() const { return m_at == m_bytes.size(); }

  private:
    std::string_view take(std::size_t bytes) {
        if (bytes > m_bytes.size() - m_at) {
            throw Damage("ends early");
        }
        m_at += bytes;
        return m_bytes.substr(m_at - bytes, bytes);
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
};

std::vector<std::uint32_t> lengthsOf(const Bm25Data& data) {
    std::vector<std::uint32_t> lengths(data.rowCount);
    for (std::size_t at = 0; at < data.rows.size(); ++at) {
        lengths[data.rows[at]] = data.pairs[data.pairOf(at)].length;
    }
    return lengths;
}

// Hands the content on piece by piece; each is gone afterwards.
template <typename Take>
void forEachPieceOfContent(const Bm25Data& data, const Take& take) {
    constexpr std::size_t pieceSize = std::size_t{1} << 20U;
    std::string out;
    out.reserve(pieceSize + 64);
    const auto settle = [&](std::size_t from) {
        if (out.size() >= from) {
            take(std::string_view(out));
            out.clear();
        }
    };
    appendFixed(out, std::bit_cast<std::uint64_t>(data.settings.k1), 8);
    appendFixed(out, std::bit_cast<std::uint64_t>(data.settings.b), 8);
    appendFixed(out, data.settings.stem ? 1 : 0, 1);
    appendNumber(out, data.settings.stopWords.size());
    for (const std::string& word : data.settings.stopWords) {
        appendText(out, word);
    }
    appendText(out, data.source);
    appendNumber(out, data.rowCount);
    for (const std::uint32_t length : lengthsOf(data)) {
        appendNumber(out, length);
        settle(pieceSize);
    }
    appendNumber(out, data.termCount());
    appendNumber(out, data.rows.size());
    for (std::size_t term = 0; term < data.termCount(); ++term) {
        appendText(out, data.term(term));
        appendNumber(out, data.listBegin[term + 1] - data.listBegin[term]);
        settle(pieceSize);
    }
    for (std::size_t term = 0; term < data.termCount(); ++term) {
        Row last = 0;
        for (auto at = static_cast<std::size_t>(data.listBegin[term]); at < data.listBegin[term + 1]; ++at) {
            appendNumber(out, data.rows[at] - last);
            appendNumber(out, data.pairs[data.pairOf(at)].count);
            last = data.rows[at];
            settle(pieceSize);
        }
    }
    settle(1);
}

void readSettings(Reader& reader, Bm25Data& data) {
    data.settings.k1 = std::bit_cast<double>(reader.fixed(8));
    data.settings.b = std::bit_cast<double>(reader.fixed(8));
    if (!checkParameters(data.settings.k1, data.settings.b)) {
        throw Damage("k1 or b outside their range");
    }
    const std::uint64_t stem = reader.fixed(1);
    if (stem > 1) {
        throw Damage("unknown stemming");
    }
    data.settings.stem = stem == 1;
    const std::size_t stopWords = reader.count(1);
    for (std::size_t i = 0; i < stopWords; ++i) {
        data.settings.stopWords.emplace_back(reader.text());
    }
    data.source = reader.text();
}

void readTerms(Reader& reader, Bm25Data& data, std::size_t terms, std::size_t postings) {
    data.listBegin.reserve(terms + 1);
    data.termEnds.reserve(terms);
    for (std::size_t term = 0; term < terms; ++term) {
        const std::string_view text = reader.text();
        if (term > 0 && text <= data.term(term - 1)) {
            throw Damage("terms out of order");
        }
        data.termBytes.append(text);
        data.termEnds.push_back(data.termBytes.size());
        const std::uint64_t documents = reader.number();
        if (documents == 0 || documents > postings - data.listBegin.back()) {
            throw Damage("postings do not add up");
        }
        data.listBegin.push_back(data.listBegin.back() + documents);
    }
    if (data.listBegin.back() != postings) {
        throw Damage("postings do not add up");
    }
    data.termBytes.shrink_to_fit();
}

std::vector<std::uint32_t> readLengths(Reader& reader, Bm25Data& data) {
    data.rowCount = reader.count(1);
    if (data.rowCount > std::numeric_limits<Row>::max()) {
        throw Damage("too many rows");
    }
    std::vector<std::uint32_t> lengths;
    lengths.reserve(data.rowCount);
    for (std::size_t row = 0; row < data.rowCount; ++row) {
        const std::uint64_t length = reader.number();
        if (length > std::numeric_limits<std::uint32_t>::max()) {
            throw Damage("an impossible length");
        }
        lengths.push_back(static_cast<std::uint32_t>(length));
        data.tokens += length;
        data.rowsWithTerms += length > 0 ? 1 : 0;
    }
    return lengths;
}

// The rows, and of each posting its count. `lengths` must be what they add up to.
std::vector<std::uint16_t> readLists(Reader& reader, Bm25Data& data, std::vector<std::uint32_t> lengths) {
    const auto postings = static_cast<std::size_t>(data.listBegin.back());
    std::vector<std::uint16_t> counts;
    counts.reserve(postings);
    data.rows.reserve(postings);
    for (std::size_t term = 0; term < data.termCount(); ++term) {
        std::uint64_t row = 0;
        for (std::uint64_t at = data.listBegin[term]; at < data.listBegin[term + 1]; ++at) {
            const std::uint64_t step = reader.number();
            if ((step == 0 && at > data.listBegin[term]) || step >= data.rowCount - row) {
                throw Damage("rows out of order");
            }
            row += step;
            const std::uint64_t count = reader.number();
            if (count == 0 || count > kMaxCount || count > lengths[row]) {
                throw Damage("an impossible count");
            }
            lengths[row] -= static_cast<std::uint32_t>(count);
            data.rows.push_back(static_cast<Row>(row));
            counts.push_back(static_cast<std::uint16_t>(count));
        }
    }
    if (std::any_of(lengths.begin(), lengths.end(), [](std::uint32_t left) { return left != 0; })) {
        throw Damage("lengths do not add up");
    }
    return counts;
}

// Numbers the pairs of length and count, in their order.
void numberPairs(Bm25Data& data, const std::vector<std::uint32_t>& lengths,
                 const std::vector<std::uint16_t>& counts) {
    std::vector<LengthAndCount> batch;
    const auto settle = [&] {
        data.pairs.insert(data.pairs.end(), batch.begin(), batch.end());
        batch.clear();
        std::sort(data.pairs.begin(), data.pairs.end());
        data.pairs.erase(std::unique(data.pairs.begin(), data.pairs.end()), data.pairs.end());
    };
    const auto pairAt = [&](std::size_t at) { return LengthAndCount{lengths[data.rows[at]], counts[at]}; };
    // Most lengths are small, and so are most counts: those are only marked.
    constexpr std::uint32_t plainLengths = 8192;
    constexpr std::uint32_t plainCounts = 16;
    constexpr std::size_t batchSize = std::size_t{1} << 20;
    std::vector<std::uint32_t> plain(std::size_t{plainLengths} * plainCounts);
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const LengthAndCount pair = pairAt(at);
        if (pair.length < plainLengths && pair.count < plainCounts) {
            plain[pair.length * plainCounts + pair.count] = 1;
        } else {
            batch.push_back(pair);
            if (batch.size() == batchSize) {
                settle();
            }
        }
    }
    for (std::uint32_t i = 0; i < plain.size(); ++i) {
        if (plain[i] != 0) {
            batch.push_back({i / plainCounts, i % plainCounts});
        }
    }
    settle();
    data.pairs.shrink_to_fit();
    for (std::uint32_t number = 0; number < data.pairs.size(); ++number) {
        const LengthAndCount& pair = data.pairs[number];
        if (pair.length < plainLengths && pair.count < plainCounts) {
            plain[pair.length * plainCounts + pair.count] = number;
        }
    }
    const bool wide = data.pairs.size() > kMaxCount + 1;
    data.narrowPair.resize(wide ? 0 : counts.size());
    data.widePair.resize(wide ? counts.size() : 0);
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const LengthAndCount pair = pairAt(at);
        std::uint32_t number = 0;
        if (pair.length < plainLengths && pair.count < plainCounts) {
            number = plain[pair.length * plainCounts + pair.count];
        } else {
            const auto found = std::lower_bound(data.pairs.begin(), data.pairs.end(), pair);
            number = static_cast<std::uint32_t>(found - data.pairs.begin());
        }
        if (wide) {
            data.widePair[at] = number;
        } else {
            data.narrowPair[at] = static_cast<std::uint16_t>(number);
        }
    }
}

std::shared_ptr<Bm25Data> readContent(std::string_view content) {
    Reader reader(content);
    auto data = std::make_shared<Bm25Data>();
    readSettings(reader, *data);
    const std::vector<std::uint32_t> lengths = readLengths(reader, *data);
    const std::size_t terms = reader.count(2);
    const std::size_t postings = reader.count(2);
    readTerms(reader, *data, terms, postings);
    const std::vector<std::uint16_t> counts = readLists(reader, *data, lengths);
    if (!reader.isAtEnd()) {
        throw Damage("more bytes than expected");
    }
    numberPairs(*data, lengths, counts);
    return data;
}

base::Result<std::string> readFile(const std::filesystem::path& path) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error) {
        const bool missing = error == std::errc::no_such_file_or_directory;
        return base::fail(missing ? ErrorCode::FileNotFound : ErrorCode::FileNotReadable, error.message(),
                          path.string());
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    if (!file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
        return base::fail(ErrorCode::FileNotReadable, std::strerror(errno), path.string());
    }
    return bytes;
}

} // namespace

base::Result<> Bm25Index::save(const std::filesystem::path& path) const {
    return base::guarded(path.string(), [&]() -> base::Result<> {
        // Its length stands before it: it is made twice rather than held.
        std::uint64_t size = 0;
        forEachPieceOfContent(*m_data, [&size](std::string_view piece) { size += piece.size(); });
        return base::writeFileInPieces(path, [&](const base::TakePiece& take) {
            base::Sha256 hash;
            const auto takeHashed = [&](std::string_view piece) {
                hash.add(piece);
                take(piece);
            };
            std::string header(kMagic);
            appendFixed(header, kVersion, 4);
            appendFixed(header, size, 8);
            takeHashed(header);
            forEachPieceOfContent(*m_data, takeHashed);
            take(hash.finish());
        });
    });
}

base::Result<Bm25Index> Bm25Index::load(const std::filesystem::path& path, unsigned threads) {
    return base::guarded(path.string(), [&]() -> base::Result<Bm25Index> {
        const auto damaged = [&path](std::string how) {
            return base::fail(ErrorCode::InputNotUsable, std::move(how), path.string());
        };
        const auto read = readFile(path); // stays where it is: GCC 12 warns of a string that was moved here
        ASSAY_TRY(read);
        const std::string_view bytes = *read;
        if (!bytes.starts_with(kMagic)) {
            return base::fail(ErrorCode::UnknownFormat, "no lexical index", path.string());
        }
        if (bytes.size() < kHeaderSize + kDigestSize) {
            return damaged("ends early");
        }
        Reader header(bytes.substr(kMagic.size(), kHeaderSize - kMagic.size()));
        const std::uint64_t version = header.fixed(4);
        if (version != kVersion) {
            return base::fail(
                ErrorCode::UnknownFormat,
                fmt::format("version {} of the lexical index, whose words are others than those "
                            "of version {}; it can be removed, and is made anew when words are "
                            "searched next",
                            version, kVersion),
                path.string());
        }
        const std::size_t contentSize = bytes.size() - kHeaderSize - kDigestSize;
        if (header.fixed(8) != contentSize) {
            return damaged("not as long as it says");
        }
        if (base::sha256(bytes.substr(0, kHeaderSize + contentSize)) !=
            bytes.substr(kHeaderSize + contentSize)) {
            return damaged("checksum does not fit");
        }
        try {
            auto data = readContent(bytes.substr(kHeaderSize, contentSize));
            completeIndex(*data, threads);
            return Bm25Index(std::move(data));
        } catch (const Damage& damage) {
            return damaged(damage.what());
        }
    });
}

} // namespace assay::retrieval
