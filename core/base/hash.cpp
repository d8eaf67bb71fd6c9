#include "core/base/hash.h"

#include <openssl/evp.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <new>
#include <vector>

namespace assay::base {

struct Sha256::State {
    EVP_MD_CTX* context = EVP_MD_CTX_new();

    State() { restart(); }

    ~State() { EVP_MD_CTX_free(context); }

    State(const State&) = delete;
    State& operator=(const State&) = delete;

    void restart() {
        if (context == nullptr || EVP_DigestInit_ex(context, EVP_sha256(), nullptr) != 1) {
            throw std::bad_alloc(); // the only way in which the digest cannot be started
        }
    }
};

Sha256::Sha256()
    : m_state(std::make_unique<State>()) {}

Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

void Sha256::add(std::span<const std::byte> bytes) {
    EVP_DigestUpdate(m_state->context, bytes.data(), bytes.size());
}

void Sha256::add(std::string_view text) {
    add(std::as_bytes(std::span(text.data(), text.size())));
}

std::string Sha256::finish() {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int length = 0;
    EVP_DigestFinal_ex(m_state->context, digest.data(), &length);
    m_state->restart();
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(std::size_t{length} * 2);
    for (unsigned int i = 0; i < length; ++i) {
        text += digits[digest[i] >> 4];
        text += digits[digest[i] & 15];
    }
    return text;
}

std::string sha256(std::string_view text) {
    Sha256 hash;
    hash.add(text);
    return hash.finish();
}

Result<std::string> sha256OfFile(const std::filesystem::path& path, std::stop_token stop) {
    std::error_code hidden; // set when the system does not even say whether the file exists
    if (!std::filesystem::exists(path, hidden)) {
        return fail(hidden ? ErrorCode::FileNotReadable : ErrorCode::FileNotFound,
                    hidden ? hidden.message() : std::string(), path.string());
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return fail(ErrorCode::FileNotReadable, std::strerror(errno), path.string());
    }
    Sha256 hash;
    std::vector<char> block(std::size_t{1} << 20);
    while (file) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        file.read(block.data(), static_cast<std::streamsize>(block.size()));
        hash.add(std::string_view(block.data(), static_cast<std::size_t>(file.gcount())));
    }
    if (file.bad()) {
        return fail(ErrorCode::FileNotReadable, std::strerror(errno), path.string());
    }
    return hash.finish();
}

} // namespace assay::base
