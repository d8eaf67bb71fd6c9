#include "core/endpoint/embedding_reply.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace assay::endpoint {

namespace dom = simdjson::dom;

namespace {

static_assert(std::endian::native == std::endian::little, "numbers are taken as they stand");

constexpr std::size_t kMessageBytes = 300;
constexpr std::size_t kSecretPiece = 8;

tl::unexpected<std::string> wrong(std::string what) {
    return tl::unexpected(std::move(what));
}

// Empty: all is well.
std::string readNumbers(const dom::array& array, std::vector<float>& values) {
    for (const dom::element element : array) {
        double number = 0;
        if (element.get_double().get(number) != simdjson::SUCCESS) {
            return "something that is no number";
        }
        if (!(std::abs(number) <= double{std::numeric_limits<float>::max()})) {
            return "a number that is not finite";
        }
        values.push_back(static_cast<float>(number));
    }
    return {};
}

std::string readVector(const dom::element& element, std::vector<float>& values) {
    values.clear();
    dom::array array;
    std::string_view text;
    if (element.get_array().get(array) == simdjson::SUCCESS) {
        if (auto trouble = readNumbers(array, values); !trouble.empty()) {
            return trouble;
        }
    } else if (element.get_string().get(text) == simdjson::SUCCESS) {
        if (!floatsFromBase64(text, values)) {
            return "a text that is no base64 of float32";
        }
        if (!std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); })) {
            return "a number that is not finite";
        }
    } else {
        return "neither numbers nor base64";
    }
    return values.empty() ? "no number" : std::string();
}

std::string textAt(const dom::object& object, std::string_view key) {
    std::string_view text;
    return object.at_key(key).get_string().get(text) == simdjson::SUCCESS ? std::string(text) : std::string();
}

// `text` is UTF-8 and stays so.
void cutAtCharacter(std::string& text, std::size_t bytes) {
    if (text.size() > bytes) {
        while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) {
            --bytes;
        }
        text.resize(bytes);
    }
}

} // namespace

tl::expected<EmbeddingReply, std::string> readEmbeddingReply(std::string_view body, std::size_t texts,
                                                             std::optional<std::size_t> dimension) {
    dom::parser parser;
    dom::object object;
    dom::array data;
    // Python's own writer puts NaN into numbers, which is no JSON.
    if (parser.parse(body.data(), body.size()).get_object().get(object) != simdjson::SUCCESS) {
        return wrong(body.find("NaN") != std::string_view::npos ? "no JSON, and a NaN in it" : "no JSON");
    }
    if (object.at_key("data").get_array().get(data) != simdjson::SUCCESS) {
        const std::string message = serviceMessage(body, {});
        return wrong(message.empty() ? "no list of vectors (data)" : message);
    }
    if (data.size() != texts && data.size() < 0xFFFFFF) { // what is larger is not counted by the parser
        return wrong(std::to_string(data.size()) + " vectors for " + std::to_string(texts) + " texts");
    }
    EmbeddingReply reply;
    std::vector<bool> seen(texts);
    std::vector<float> vector;
    std::size_t count = 0;
    for (const dom::element element : data) {
        dom::object item;
        dom::element embedding;
        std::uint64_t index = 0;
        if (element.get_object().get(item) != simdjson::SUCCESS ||
            item.at_key("index").get_uint64().get(index) != simdjson::SUCCESS) {
            return wrong("a vector without an index");
        }
        if (index >= texts) {
            return wrong("index " + std::to_string(index) + " of " + std::to_string(texts) + " texts");
        }
        if (seen[index]) {
            return wrong("index " + std::to_string(index) + " twice");
        }
        if (item.at_key("embedding").get(embedding) != simdjson::SUCCESS) {
            return wrong("index " + std::to_string(index) + " without a vector");
        }
        if (const std::string trouble = readVector(embedding, vector); !trouble.empty()) {
            return wrong("in vector " + std::to_string(index) + " " + trouble);
        }
        if (!dimension) {
            dimension = vector.size();
        }
        if (vector.size() != *dimension) {
            return wrong("a vector of " + std::to_string(vector.size()) + " numbers instead of " +
                         std::to_string(*dimension));
        }
        if (reply.values.empty()) {
            reply.values.resize(texts * *dimension);
        }
        std::copy(vector.begin(), vector.end(),
                  reply.values.begin() + static_cast<std::ptrdiff_t>(index * *dimension));
        seen[index] = true;
        ++count;
    }
    if (count != texts) {
        return wrong(std::to_string(count) + " vectors for " + std::to_string(texts) + " texts");
    }
    reply.dimension = dimension.value_or(0);
    reply.model = textAt(object, "model");
    dom::object usage;
    std::int64_t tokens = 0;
    if (object.at_key("usage").get_object().get(usage) == simdjson::SUCCESS &&
        usage.at_key("prompt_tokens").get_int64().get(tokens) == simdjson::SUCCESS && tokens > 0) {
        reply.promptTokens = tokens;
    }
    return reply;
}

bool floatsFromBase64(std::string_view text, std::vector<float>& values) {
    static constexpr auto kValueOf = [] {
        std::array<std::int8_t, 256> table{};
        table.fill(-1);
        constexpr std::string_view kAlphabet =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        for (std::size_t i = 0; i < kAlphabet.size(); ++i) {
            table[static_cast<unsigned char>(kAlphabet[i])] = static_cast<std::int8_t>(i);
        }
        return table;
    }();
    values.clear();
    if (text.size() % 4 != 0) {
        return false;
    }
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    const std::size_t bytes = text.size() / 4 * 3 - padding;
    if (bytes % sizeof(float) != 0) {
        return false;
    }
    std::vector<unsigned char> decoded;
    decoded.reserve(bytes);
    std::uint32_t bits = 0;
    int held = 0;
    for (const char c : text.substr(0, text.size() - padding)) {
        const int value = kValueOf[static_cast<unsigned char>(c)];
        if (value < 0) {
            return false;
        }
        bits = bits << 6U | static_cast<std::uint32_t>(value);
        held += 6;
        if (held >= 8) {
            held -= 8;
            decoded.push_back(static_cast<unsigned char>(bits >> held & 0xFFU));
        }
    }
    if ((bits & ((1U << held) - 1U)) != 0) {
        return false;
    }
    values.resize(bytes / sizeof(float));
    if (bytes > 0) {
        std::memcpy(values.data(), decoded.data(), bytes);
    }
    return true;
}

std::string withoutSecret(std::string_view text, std::string_view secret) {
    std::string shown;
    const std::size_t piece = std::min(kSecretPiece, secret.size());
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 0; // of the longest piece of the secret that stands here
        if (piece > 0 && text.size() - at >= piece) {
            for (std::size_t from = 0; from + piece <= secret.size(); ++from) {
                std::size_t same = 0;
                while (from + same < secret.size() && at + same < text.size() &&
                       secret[from + same] == text[at + same]) {
                    ++same;
                }
                length = std::max(length, same);
            }
        }
        if (length >= piece && length > 0) {
            shown += "[key]";
            at += length;
        } else {
            shown += text[at++];
        }
    }
    return shown;
}

std::string serviceMessage(std::string_view body, std::string_view secret) {
    dom::parser parser;
    dom::object object;
    if (parser.parse(body.data(), body.size()).get_object().get(object) != simdjson::SUCCESS) {
        return {};
    }
    std::string message;
    dom::object error;
    if (object.at_key("error").get_object().get(error) == simdjson::SUCCESS) {
        message = textAt(error, "message");
    }
    for (const std::string_view key : {"error", "message", "detail"}) {
        if (message.empty()) {
            message = textAt(object, key);
        }
    }
    // Long ones are cut before they are searched, but no piece of the secret may be cut apart.
    cutAtCharacter(message, kMessageBytes + 4'096);
    message = withoutSecret(message, secret);
    for (char& c : message) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
            c = ' ';
        }
    }
    cutAtCharacter(message, kMessageBytes);
    return message;
}

} // namespace assay::endpoint
