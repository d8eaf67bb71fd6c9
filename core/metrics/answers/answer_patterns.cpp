#include "core/metrics/answers/answer_patterns.h"

#include "core/base/guard.h"
#include "core/base/json_members.h"
#include "core/base/rule_files.h"
#include "core/text/pattern_list.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <functional>
#include <map>
#include <unordered_set>
#include <utility>

namespace assay::metrics {
namespace {

using AnswerJson = nlohmann::json;

struct AnswerWordHash {
    using is_transparent = void;

    std::size_t operator()(std::string_view text) const noexcept {
        return std::hash<std::string_view>{}(text);
    }
};

using AnswerWords = std::unordered_set<std::string, AnswerWordHash, std::equal_to<>>;

base::Result<> readWords(const AnswerJson& document, const std::string& key, AnswerWords& words) {
    if (const AnswerJson* const list = base::memberOf(document, key)) {
        ASSAY_TRY(const auto texts, text::textsOf(*list, key));
        words.clear();
        words.insert(texts.begin(), texts.end());
    }
    return {};
}

} // namespace

struct AnswerPatterns::Data {
    std::array<std::unique_ptr<const re2::RE2>, kAnswerPatternNames.size()> groups; // null: no pattern
    AnswerWords negative;
    AnswerWords suffixes;
    AnswerWords stopWords;
    std::vector<std::string> scales;
    std::map<std::string, std::vector<std::string>, std::less<>> places;
};

AnswerPatterns::AnswerPatterns(std::shared_ptr<const Data> data)
    : m_data(std::move(data)) {}

const AnswerPatterns& AnswerPatterns::defaults() {
    static const AnswerPatterns kDefaults = *fromJson("{}"); // the file is built in and tested
    return kDefaults;
}

base::Result<AnswerPatterns> AnswerPatterns::fromJson(std::string_view json) {
    return base::guarded("answer_patterns", [&]() -> base::Result<AnswerPatterns> {
        AnswerJson document = AnswerJson::parse(base::ruleFile("answer_patterns"), nullptr, false);
        const AnswerJson given = AnswerJson::parse(json, nullptr, false);
        if (!given.is_object()) {
            return base::fail(base::ErrorCode::InvalidArgument, "no JSON object", "");
        }
        for (const auto& [key, value] : given.items()) {
            if (!document.contains(key)) {
                return base::fail(base::ErrorCode::InvalidArgument, "unknown key", key);
            }
            document[key] = value;
        }
        auto data = std::make_shared<Data>();
        for (std::size_t i = 0; i < kAnswerPatternNames.size(); ++i) {
            const std::string key(kAnswerPatternNames[i]);
            ASSAY_TRY(data->groups[i], text::joinedPattern(document[key], key));
        }
        ASSAY_TRY(readWords(document, "negative_words", data->negative));
        ASSAY_TRY(readWords(document, "company_suffixes", data->suffixes));
        const AnswerJson detector = AnswerJson::parse(base::ruleFile("detector_patterns"), nullptr, false);
        ASSAY_TRY(readWords(detector, "stop_words", data->stopWords));
        ASSAY_TRY(data->scales, text::textsOf(document["scale_words"], "scale_words"));
        if (!document["places"].is_object()) {
            return base::fail(base::ErrorCode::InvalidArgument, "no object", "places");
        }
        for (const auto& [section, names] : document["places"].items()) {
            ASSAY_TRY(data->places[section], text::textsOf(names, "places." + section));
        }
        return AnswerPatterns(std::move(data));
    });
}

std::optional<text::WordExtent> AnswerPatterns::find(AnswerPattern group, std::string_view text) const {
    const auto& pattern = m_data->groups[static_cast<std::size_t>(group)];
    const re2::StringPiece piece(text.data(), text.size());
    re2::StringPiece found;
    if (pattern == nullptr || !pattern->Match(piece, 0, piece.size(), re2::RE2::UNANCHORED, &found, 1)) {
        return std::nullopt;
    }
    const auto begin = static_cast<std::size_t>(found.data() - piece.data());
    return text::WordExtent{begin, begin + found.size()};
}

bool AnswerPatterns::isNegative(std::string_view folded) const {
    return m_data->negative.contains(folded);
}

bool AnswerPatterns::isCompanySuffix(std::string_view folded) const {
    return m_data->suffixes.contains(folded);
}

bool AnswerPatterns::isStopWord(std::string_view folded) const {
    return m_data->stopWords.contains(folded);
}

const std::vector<std::string>& AnswerPatterns::scaleWords() const noexcept {
    return m_data->scales;
}

const std::vector<std::string>& AnswerPatterns::namesOfPlace(std::string_view section) const {
    static const std::vector<std::string> kNone;
    const auto found = m_data->places.find(section);
    return found == m_data->places.end() ? kNone : found->second;
}

} // namespace assay::metrics
