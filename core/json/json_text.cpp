#include "core/json/json_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace assay::json {
namespace {

constexpr std::size_t kMaxDepth = 512;

constexpr bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

constexpr int hexDigit(char c) {
    if (isDigit(c)) {
        return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
        return c - 'a' + 10;
    }
    if (c >= 'A' && c <= 'F') {
        return c - 'A' + 10;
    }
    return -1;
}

std::size_t skipSpace(std::string_view text, std::size_t i) {
    while (i < text.size() && isSpace(text[i])) {
        ++i;
    }
    return i;
}

// The position behind the string that begins at `i`; 0 when it is not one.
std::size_t endOfString(std::string_view text, std::size_t i) {
    for (++i; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            return i + 1;
        }
        if (static_cast<unsigned char>(c) < 0x20) {
            return 0;
        }
        if (c != '\\') {
            continue;
        }
        if (++i >= text.size()) {
            return 0;
        }
        if (text[i] == 'u') {
            for (int k = 0; k < 4; ++k) {
                if (++i >= text.size() || hexDigit(text[i]) < 0) {
                    return 0;
                }
            }
        } else if (std::string_view("\"\\/bfnrt").find(text[i]) == std::string_view::npos) {
            return 0;
        }
    }
    return 0;
}

std::size_t endOfDigits(std::string_view text, std::size_t i) {
    while (i < text.size() && isDigit(text[i])) {
        ++i;
    }
    return i;
}

// The position behind the number that begins at `i`; 0 when it is not one.
std::size_t endOfNumber(std::string_view text, std::size_t i) {
    if (text[i] == '-') {
        ++i;
    }
    std::size_t end = endOfDigits(text, i);
    if (end == i || (text[i] == '0' && end > i + 1)) {
        return 0;
    }
    if (end < text.size() && text[end] == '.') {
        const std::size_t fraction = end + 1;
        end = endOfDigits(text, fraction);
        if (end == fraction) {
            return 0;
        }
    }
    if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
        std::size_t exponent = end + 1;
        if (exponent < text.size() && (text[exponent] == '+' || text[exponent] == '-')) {
            ++exponent;
        }
        end = endOfDigits(text, exponent);
        if (end == exponent) {
            return 0;
        }
    }
    return end;
}

struct Scalar {
    JsonKind kind = JsonKind::Invalid;
    std::size_t end = 0;
};

Scalar scalarAt(std::string_view text, std::size_t i) {
    if (text[i] == '"') {
        const std::size_t end = endOfString(text, i);
        return {end != 0 ? JsonKind::String : JsonKind::Invalid, end};
    }

    struct Word {
        std::string_view word;
        JsonKind kind;
    };

    constexpr std::array<Word, 6> words{{{"null", JsonKind::Null},
                                         {"true", JsonKind::True},
                                         {"false", JsonKind::False},
                                         {"NaN", JsonKind::NotANumber},
                                         {"Infinity", JsonKind::NotANumber},
                                         {"-Infinity", JsonKind::NotANumber}}};
    Scalar scalar;
    for (const Word& known : words) {
        if (text.substr(i).starts_with(known.word)) {
            scalar = {known.kind, i + known.word.size()};
        }
    }
    if (scalar.kind == JsonKind::Invalid && (text[i] == '-' || isDigit(text[i]))) {
        const std::size_t end = endOfNumber(text, i);
        scalar = {end != 0 ? JsonKind::Number : JsonKind::Invalid, end};
    }
    // A word or number goes up to a delimiter: "nullx" and "01" are no values.
    if (scalar.kind != JsonKind::Invalid && scalar.end < text.size()) {
        const char next = text[scalar.end];
        if (!isSpace(next) && next != ',' && next != ']' && next != '}') {
            return {};
        }
    }
    return scalar;
}

unsigned fourHexDigits(std::string_view text, std::size_t i) {
    unsigned code = 0;
    for (std::size_t k = 0; k < 4; ++k) {
        code = code * 16 + static_cast<unsigned>(hexDigit(text[i + k]));
    }
    return code;
}

// The character that the escape \uXXXX at `i` begins, and how many bytes spell it.
struct Escape {
    unsigned code = 0;
    std::size_t length = 6;
    bool lone = false; // half a surrogate pair
};

Escape unicodeEscapeAt(std::string_view text, std::size_t i) {
    const unsigned code = fourHexDigits(text, i + 2);
    if (code < 0xD800 || code > 0xDFFF) {
        return {code, 6, false};
    }
    if (code < 0xDC00 && i + 12 <= text.size() && text[i + 6] == '\\' && text[i + 7] == 'u') {
        const unsigned low = fourHexDigits(text, i + 8);
        if (low >= 0xDC00 && low <= 0xDFFF) {
            return {0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00), 12, false};
        }
    }
    return {0xFFFD, 6, true};
}

// Appends the string `raw` as it is written, but for halves of surrogate pairs. Returns whether it had one.
bool appendWritten(std::string_view raw, std::string& out) {
    bool mended = false;
    std::size_t done = 0;
    for (std::size_t i = raw.find('\\'); i != std::string_view::npos; i = raw.find('\\', i)) {
        if (raw[i + 1] != 'u') {
            i += 2;
            continue;
        }
        const Escape escape = unicodeEscapeAt(raw, i);
        if (escape.lone) {
            out += raw.substr(done, i - done);
            out += "\\ufffd";
            done = i + escape.length;
            mended = true;
        }
        i += escape.length;
    }
    out += raw.substr(done);
    return mended;
}

bool fitsDouble(std::string_view number) {
    if (number.size() < 300 && number.find_first_of("eE") == std::string_view::npos) {
        return true;
    }
    const std::optional<double> value = decimalFromText(number);
    return value && std::isfinite(*value);
}

bool appendScalar(const Scalar& scalar, std::string_view raw, std::string* compact) {
    if (compact == nullptr) {
        return false;
    }
    if (scalar.kind == JsonKind::String) {
        return appendWritten(raw, *compact);
    }
    if (scalar.kind == JsonKind::NotANumber || (scalar.kind == JsonKind::Number && !fitsDouble(raw))) {
        *compact += '"';
        *compact += raw;
        *compact += '"';
    } else {
        *compact += raw;
    }
    return false;
}

void appendUtf8(unsigned code, std::string& out) {
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0U | (code >> 6));
        out += static_cast<char>(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0U | (code >> 12));
        out += static_cast<char>(0x80U | ((code >> 6) & 0x3FU));
        out += static_cast<char>(0x80U | (code & 0x3FU));
    } else {
        out += static_cast<char>(0xF0U | (code >> 18));
        out += static_cast<char>(0x80U | ((code >> 12) & 0x3FU));
        out += static_cast<char>(0x80U | ((code >> 6) & 0x3FU));
        out += static_cast<char>(0x80U | (code & 0x3FU));
    }
}

// The decimal exponent of a number's first digit that is not 0, saturated: tells too large from too small.
long decimalExponent(std::string_view text) {
    constexpr long limit = 1'000'000'000;
    long position = 0; // digits before the point after the first one that counts, or minus zeros behind it
    bool point = false;
    bool counts = false;
    std::size_t i = text.starts_with('-') ? 1 : 0;
    for (; i < text.size() && text[i] != 'e' && text[i] != 'E'; ++i) {
        if (text[i] == '.') {
            point = true;
            continue;
        }
        counts = counts || text[i] != '0';
        if (!point && counts) {
            ++position;
        } else if (point && !counts) {
            --position;
        }
    }
    long exponent = 0;
    bool negative = false;
    for (++i; i < text.size(); ++i) {
        if (text[i] == '-') {
            negative = true;
        } else if (isDigit(text[i]) && exponent < limit) {
            exponent = exponent * 10 + (text[i] - '0');
        }
    }
    return position + (negative ? -exponent : exponent);
}

} // namespace

JsonValue readJsonValue(std::string_view text, std::string* compact) {
    std::size_t i = skipSpace(text, 0);
    if (i == text.size()) {
        return {};
    }
    const std::size_t begin = i;
    if (text[i] != '{' && text[i] != '[') {
        const Scalar scalar = scalarAt(text, i);
        if (scalar.kind == JsonKind::Invalid) {
            return {};
        }
        const std::string_view raw = text.substr(i, scalar.end - i);
        return {scalar.kind, raw, appendScalar(scalar, raw, compact)};
    }
    const auto put = [compact](char c) {
        if (compact != nullptr) {
            *compact += c;
        }
    };
    bool mended = false;
    std::string open; // the brackets that are open
    bool wantsValue =
        true; // a value (in an object: a key) must come, or the bracket closes if it is still empty
    bool mayClose = false; // nothing stands in the innermost bracket yet
    const JsonKind kind = text[i] == '{' ? JsonKind::Object : JsonKind::Array;
    while (true) {
        i = skipSpace(text, i);
        if (i == text.size()) {
            return {};
        }
        const char c = text[i];
        if (!open.empty() && (c == '}' || c == ']') && (mayClose || !wantsValue)) {
            if ((c == '}') != (open.back() == '{')) {
                return {};
            }
            open.pop_back();
            put(c);
            ++i;
            if (open.empty()) {
                return {kind, text.substr(begin, i - begin), mended};
            }
            wantsValue = false;
            mayClose = false;
            continue;
        }
        if (!wantsValue) {
            if (c != ',') {
                return {};
            }
            put(c);
            ++i;
            wantsValue = true;
            continue;
        }
        if (!open.empty() && open.back() == '{') { // a key and its colon
            const std::size_t end = c == '"' ? endOfString(text, i) : 0;
            if (end == 0) {
                return {};
            }
            if (compact != nullptr) {
                mended = appendWritten(text.substr(i, end - i), *compact) || mended;
            }
            i = skipSpace(text, end);
            if (i == text.size() || text[i] != ':') {
                return {};
            }
            put(':');
            i = skipSpace(text, i + 1);
            if (i == text.size()) {
                return {};
            }
        }
        if (text[i] == '{' || text[i] == '[') {
            if (open.size() >= kMaxDepth) {
                return {};
            }
            open += text[i];
            put(text[i]);
            ++i;
            wantsValue = true;
            mayClose = true;
            continue;
        }
        const Scalar scalar = scalarAt(text, i);
        if (scalar.kind == JsonKind::Invalid) {
            return {};
        }
        mended = appendScalar(scalar, text.substr(i, scalar.end - i), compact) || mended;
        i = scalar.end;
        wantsValue = false;
        mayClose = false;
    }
}

bool appendUnescapedJson(std::string_view raw, std::string& out) {
    bool clean = true;
    const std::string_view text = raw.substr(1, raw.size() - 2);
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t escape = text.find('\\', i);
        out += text.substr(i, escape - i);
        if (escape == std::string_view::npos) {
            break;
        }
        const char c = text[escape + 1];
        i = escape + 2;
        switch (c) {
        case 'b':
            out += '\b';
            break;
        case 'f':
            out += '\f';
            break;
        case 'n':
            out += '\n';
            break;
        case 'r':
            out += '\r';
            break;
        case 't':
            out += '\t';
            break;
        case 'u': {
            const Escape character = unicodeEscapeAt(text, i - 2);
            appendUtf8(character.code, out);
            clean = clean && !character.lone;
            i += character.length - 2;
            break;
        }
        default:
            out += c; // a quote, a slash or a backslash
        }
    }
    return clean;
}

void appendJsonString(std::string_view text, std::string& out) {
    constexpr std::string_view digits = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\r') {
            out += "\\r";
        } else if (c == '\t') {
            out += "\\t";
        } else if (code < 0x20) {
            out += "\\u00";
            out += digits[code >> 4];
            out += digits[code & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

bool endsInsideJson(std::string_view text) {
    std::size_t depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\') {
                ++i;
            } else if (c == '"') {
                inString = false;
            }
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
    }
    return inString || depth > 0;
}

std::optional<double> decimalFromText(std::string_view text) noexcept {
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || !(isDigit(digits[0]) || digits[0] == '.')) {
        return std::nullopt;
    }
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || error == std::errc::invalid_argument) {
        return std::nullopt;
    }
    if (error == std::errc::result_out_of_range) {
        if (decimalExponent(text) <= 0) {
            return 0.0;
        }
        constexpr double infinity = std::numeric_limits<double>::infinity();
        return text.starts_with('-') ? -infinity : infinity;
    }
    return value + 0.0; // so that -0 becomes 0
}

} // namespace assay::json
