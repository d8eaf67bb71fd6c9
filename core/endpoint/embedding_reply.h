// What an OpenAI-compatible endpoint answers when it is asked for vectors, read strictly: nothing is repaired
// and nothing is guessed.
#pragma once

#include "core/endpoint/embedding_settings.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::endpoint {

struct EmbeddingReply {
    std::size_t dimension = 0;
    std::vector<float> values;     // one vector after the other, in the order of the texts that were sent
    std::int64_t promptTokens = 0; // 0: the service does not say
    std::string model;             // as the service names it; empty: it does not
};

// Of the body of a 2xx reply to `texts` texts: {"data":[{"index":…,"embedding":…},…]}, in any order, the
// embedding an array of numbers or a text in base64, whichever was asked for. The failure says what is wrong:
// no JSON, no list, an index that is missing, repeated or beyond, another count, vectors of different
// dimensions or of another than `dimension` (nullopt: any), a number that is none or no finite float32.
[[nodiscard]] tl::expected<EmbeddingReply, std::string>
readEmbeddingReply(std::string_view body, std::size_t texts, std::optional<std::size_t> dimension);

// Float32, little-endian, in base64 (RFC 4648, section 4): padded, without white space, no bit left over.
// False: it is not that.
[[nodiscard]] bool floatsFromBase64(std::string_view text, std::vector<float>& values);

// What the service says in the body of a failure, as {"error":{"message":…}}, {"error":…}, {"message":…} or
// {"detail":…}: on one line, cut to 300 bytes, with every piece of `secret` (8 characters on; the whole of a
// shorter one) replaced by "[key]". Empty: nothing of the kind.
[[nodiscard]] std::string serviceMessage(std::string_view body, std::string_view secret);

// The same of any text.
[[nodiscard]] std::string withoutSecret(std::string_view text, std::string_view secret);

} // namespace assay::endpoint
