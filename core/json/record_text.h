// What a splitter hands out: the bytes of one record and where they stand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace assay::json {

enum class RecordState : std::uint8_t {
    Complete,  // whole, as far as its outline can tell
    Broken,    // the outline is wrong: it was cut off where the next record seems to begin
    Truncated, // the input ended inside it
    TooLong,   // longer than the limit; only its beginning is handed out
};

struct RecordText {
    std::string_view text; // valid during the call only
    std::int64_t line = 0; // 1-based line of its first byte
    RecordState state = RecordState::Complete;
};

// How much of a record that cannot be kept is kept as text.
inline constexpr std::size_t kRejectedTextBytes = std::size_t{64} << 10;

// A record above this length is not read, so that one missing quote cannot fill the memory.
inline constexpr std::size_t kMaxRecordBytes = std::size_t{64} << 20;

} // namespace assay::json
