// SHA-256 (FIPS 180-4) of inputs, as 64 lower-case hexadecimal digits.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::base {

// Takes bytes piece by piece. One object is used by one thread.
class Sha256 {
  public:
    Sha256();
    ~Sha256();
    Sha256(Sha256&&) noexcept;
    Sha256& operator=(Sha256&&) noexcept;

    void add(std::span<const std::byte> bytes);
    void add(std::string_view text);

    // The digest of everything added so far; the object starts afresh afterwards.
    [[nodiscard]] std::string finish();

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

[[nodiscard]] std::string sha256(std::string_view text);

// Reads the file in blocks. Errors: FileNotFound, FileNotReadable, Cancelled.
[[nodiscard]] Result<std::string> sha256OfFile(const std::filesystem::path& path, std::stop_token stop = {});

} // namespace assay::base
