// Any bytes taken for replies of services, of a chat backend or one that embeds: no crash, scores in [0, 1],
// only finite numbers, base64 that is read is the same when it is written again, and no message shows the
// key.
#include "core/endpoint/ask_client.h"
#include "core/endpoint/embedding_reply.h"
#include "tests/fuzz/fuzz_checks.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void checkScore(const std::optional<double>& score) {
    require(!score || (*score >= 0 && *score <= 1), "every score is in [0, 1]");
}

void checkAskReply(std::string_view body) {
    const auto reply = endpoint::readAskReply({}, body);
    if (!reply) {
        require(isUtf8(reply.error().detail), "the reason can be shown");
        return;
    }
    require(!reply->answer.empty() && isUtf8(reply->answer), "there is an answer");
    require(isUtf8(reply->scenario.value_or("")), "the scenario is a text");
    checkScore(reply->fhri);
    checkScore(reply->nli);
    for (const auto& component : reply->components) {
        checkScore(component);
    }
    for (const auto& [stage, seconds] : reply->stages) {
        require(!seconds || (*seconds >= 0 && std::isfinite(*seconds)), "every stage takes its time");
    }
}

void checkEmbeddingReply(std::string_view body) {
    for (const std::size_t texts : {std::size_t{1}, std::size_t{2}}) {
        const auto reply = endpoint::readEmbeddingReply(body, texts, std::nullopt);
        if (!reply) {
            require(!reply.error().empty() && isUtf8(reply.error()), "the reason can be shown");
            continue;
        }
        require(reply->dimension > 0 && reply->values.size() == texts * reply->dimension, "whole vectors");
        for (const float value : reply->values) {
            require(std::isfinite(value), "every number is finite");
        }
        require(isUtf8(reply->model) && reply->promptTokens >= 0, "the model can be shown");
        const auto again = endpoint::readEmbeddingReply(body, texts, reply->dimension);
        require(again && again->values == reply->values, "the dimension it has may be asked for");
        require(!endpoint::readEmbeddingReply(body, texts, reply->dimension + 1), "and no other");
    }
}

std::string base64Of(const std::vector<float>& values) {
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::vector<unsigned char> bytes(values.size() * sizeof(float));
    if (!bytes.empty()) {
        std::memcpy(bytes.data(), values.data(), bytes.size());
    }
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t held = std::min<std::size_t>(3, bytes.size() - at);
        unsigned group = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            group = group << 8U | (i < held ? bytes[at + i] : 0U);
        }
        for (std::size_t i = 0; i < 4; ++i) {
            text += i <= held ? kAlphabet[group >> (18 - 6 * i) & 63U] : '=';
        }
    }
    return text;
}

void checkBase64(std::string_view text) {
    std::vector<float> values;
    if (endpoint::floatsFromBase64(text, values)) {
        require(base64Of(values) == text, "base64 is written in one way alone");
    }
}

void checkMessage(std::string_view body, std::string_view secret) {
    const std::string message = endpoint::serviceMessage(body, secret);
    require(isUtf8(message) && message.size() <= 300, "the message can be shown");
    require(message.find('\n') == std::string::npos, "on one line");
    // A key with brackets may be put together by the marker, one with blanks by line breaks that became some.
    if (secret.find_first_of("[] ") == std::string_view::npos) {
        for (std::size_t at = 0; at + 8 <= secret.size(); ++at) {
            require(message.find(secret.substr(at, 8)) == std::string::npos, "without a piece of the key");
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses the service.
    const std::string_view body(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 4) {
    case 0:
        checkAskReply(body);
        break;
    case 1:
        checkEmbeddingReply(body);
        break;
    case 2:
        checkBase64(body);
        break;
    default:
        // The key stands before the body.
        const std::size_t end = body.find('\n');
        checkMessage(end == std::string_view::npos ? body : body.substr(end + 1),
                     end == std::string_view::npos ? std::string_view() : body.substr(0, end));
        break;
    }
    return 0;
}
