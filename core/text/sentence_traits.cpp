#include "core/text/sentence_traits.h"

#include "core/base/guard.h"
#include "core/base/json_members.h"
#include "core/base/rule_files.h"
#include "core/text/next_character.h"
#include "core/text/pattern_list.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>
#include <unicode/uchar.h>

#include <string>
#include <utility>
#include <vector>

namespace assay::text {
namespace {

using Json = nlohmann::json;

struct TokenCounts {
    std::size_t tokens = 0;
    std::size_t numeric = 0; // with a digit or a currency sign
    std::size_t words = 0;   // with a letter or a digit
};

TokenCounts countTokens(std::string_view text) {
    TokenCounts counts;
    bool letter = false;
    bool digit = false;
    bool currency = false;
    const auto end = [&] {
        counts.tokens += letter || digit || currency ? 1 : 0;
        counts.numeric += digit || currency ? 1 : 0;
        counts.words += letter || digit ? 1 : 0;
        letter = digit = currency = false;
    };
    for (std::size_t at = 0; at < text.size();) {
        const std::int32_t character = nextCharacter(text, at);
        if (character < 0) {
            continue; // bytes that are no UTF-8 are no letters
        }
        if (u_isUWhiteSpace(character) != 0) {
            end();
        } else if (u_isalpha(character) != 0) {
            letter = true;
        } else if (u_isdigit(character) != 0) {
            digit = true;
        } else if (u_charType(character) == U_CURRENCY_SYMBOL) {
            currency = true;
        }
    }
    end();
    return counts;
}

} // namespace

struct NavigationalPatterns::Data {
    PatternList patterns;
};

NavigationalPatterns::NavigationalPatterns(std::shared_ptr<const Data> data)
    : m_data(std::move(data)) {}

const NavigationalPatterns& NavigationalPatterns::defaults() {
    static const NavigationalPatterns patterns = *fromJson(base::ruleFile("navigational_patterns"));
    return patterns;
}

base::Result<NavigationalPatterns> NavigationalPatterns::fromJson(std::string_view json) {
    static constexpr const char* kKey = "navigational";
    const auto invalid = [](const std::string& detail, const std::string& key) {
        return base::fail(base::ErrorCode::InvalidArgument, detail, key);
    };
    return base::guarded("patterns", [&]() -> base::Result<NavigationalPatterns> {
        const Json document = Json::parse(json, nullptr, false);
        if (!document.is_object()) {
            return invalid("no JSON object", "patterns");
        }
        for (const auto& [key, value] : document.items()) {
            if (key != kKey) {
                return invalid("unknown key", key);
            }
        }
        const Json* const list = base::memberOf(document, kKey);
        ASSAY_TRY(auto patterns, patternsOf(list != nullptr ? *list : Json(), kKey));
        auto data = std::make_shared<Data>();
        data->patterns = std::move(patterns);
        return NavigationalPatterns(std::move(data));
    });
}

bool NavigationalPatterns::match(std::string_view text) const {
    const re2::StringPiece piece(text.data(), text.size());
    for (const auto& pattern : m_data->patterns) {
        if (pattern->Match(piece, 0, piece.size(), re2::RE2::UNANCHORED, nullptr, 0)) {
            return true;
        }
    }
    return false;
}

bool isNavigational(std::string_view text) {
    return NavigationalPatterns::defaults().match(text);
}

std::optional<double> numericShare(std::string_view text) {
    const TokenCounts counts = countTokens(text);
    if (counts.tokens == 0) {
        return std::nullopt;
    }
    return static_cast<double>(counts.numeric) / static_cast<double>(counts.tokens);
}

std::size_t wordCount(std::string_view text) {
    return countTokens(text).words;
}

} // namespace assay::text
