// Memory for large tables of numbers: aligned, zeroed, in large pages where the system offers them, since a
// scan over hundreds of megabytes otherwise waits for address translation.
#pragma once

#include <cstddef>
#include <memory>

namespace assay::retrieval {

// Throws std::bad_alloc. At least 64-byte aligned.
[[nodiscard]] std::shared_ptr<std::byte> zeroedMemory(std::size_t bytes);

} // namespace assay::retrieval
