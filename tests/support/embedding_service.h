// What an OpenAI-compatible embeddings service answers: vectors that depend on the text alone, in any order.
#pragma once

#include "tests/support/loopback_server.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace assay::tests {

// Never zero, and the same for the same text.
inline std::vector<float> vectorOfText(std::string_view text, std::size_t dimension) {
    std::uint64_t state = 0xCBF29CE484222325U;
    for (const char c : text) {
        state = (state ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    std::vector<float> vector(dimension);
    for (float& value : vector) {
        state = state * 6'364'136'223'846'793'005U + 1'442'695'040'888'963'407U;
        value = static_cast<float>(state >> 40U) / static_cast<float>(1U << 23U) - 1.0F;
    }
    vector[0] += 2.0F;
    return vector;
}

inline std::string base64Of(const std::vector<float>& vector) {
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes(vector.size() * sizeof(float), '\0');
    std::memcpy(bytes.data(), vector.data(), bytes.size());
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t j = 0; j < 3; ++j) {
            group = group << 8U | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
        }
        for (std::size_t j = 0; j < 4; ++j) {
            text += i + j <= bytes.size() ? kAlphabet[group >> (18 - 6 * j) & 63U] : '=';
        }
    }
    return text;
}

// The last text comes first, so that nobody relies on the order.
inline std::string embeddingReplyTo(const std::string& body, std::size_t dimension,
                                    const std::string& model = "served-model") {
    const auto request = nlohmann::json::parse(body);
    const bool asBase64 = request.value("encoding_format", "float") == "base64";
    const auto& input = request.at("input");
    nlohmann::json data = nlohmann::json::array();
    for (std::size_t i = input.size(); i-- > 0;) {
        const auto vector = vectorOfText(input[i].get<std::string>(), dimension);
        nlohmann::json item{{"object", "embedding"}, {"index", i}};
        if (asBase64) {
            item["embedding"] = base64Of(vector);
        } else {
            item["embedding"] = vector;
        }
        data.push_back(std::move(item));
    }
    return nlohmann::json{{"object", "list"},
                          {"data", std::move(data)},
                          {"model", model},
                          {"usage", {{"prompt_tokens", input.size()}, {"total_tokens", input.size()}}}}
        .dump();
}

inline LoopbackResponse goodEmbeddings(const LoopbackRequest& request, std::size_t dimension,
                                       const std::string& model = "served-model") {
    return {LoopbackResponse::Kind::Reply, 200, embeddingReplyTo(request.body, dimension, model), {}};
}

} // namespace assay::tests
