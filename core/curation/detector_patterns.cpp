#include "core/curation/detector_patterns.h"

#include "core/base/guard.h"
#include "core/base/rule_files.h"
#include "core/json/settings_reader.h"
#include "core/text/pattern_list.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <array>
#include <cmath>
#include <functional>
#include <unordered_set>
#include <utility>

namespace assay::curation {
namespace {

using Json = nlohmann::json;

struct TextHash {
    using is_transparent = void;

    std::size_t operator()(std::string_view text) const noexcept {
        return std::hash<std::string_view>{}(text);
    }
};

using Words = std::unordered_set<std::string, TextHash, std::equal_to<>>;

constexpr std::array<std::string_view, 5> kGroupKeys{"meta", "table_lead_in", "table_mark", "placeholder",
                                                     "computation"};

base::Result<> readLimits(const Json& value, DetectorLimits& limits) {
    const auto invalid = [](const std::string& key) {
        return base::fail(base::ErrorCode::InvalidArgument, "not a number in its range", "limits." + key);
    };
    if (!value.is_object()) {
        return invalid("");
    }
    const auto share = [&value](const char* key, double& target) {
        const Json* const number = base::memberOf(value, key);
        if (number == nullptr) {
            return true;
        }
        target = base::numberIn(*number).value_or(-1);
        return target >= 0 && target <= 1;
    };
    const auto count = [&value](const char* key, int& target) {
        const Json* const number = base::memberOf(value, key);
        if (number == nullptr) {
            return true;
        }
        target = base::integerIn<int>(*number).value_or(-1);
        return target >= 0 && target <= 1000;
    };
    const std::array<std::pair<const char*, double*>, 5> shares{{
        {"rouge_l_below", &limits.rougeLBelow},
        {"bert_score_above", &limits.bertScoreAbove},
        {"header_share", &limits.headerShare},
        {"content_share_below", &limits.contentShareBelow},
        {"near_duplicate_from", &limits.nearDuplicateFrom},
    }};
    for (const auto& [key, target] : shares) {
        if (!share(key, *target)) {
            return invalid(key);
        }
    }
    const std::array<std::pair<const char*, int*>, 2> counts{{
        {"words_to_judge", &limits.wordsToJudge},
        {"content_words_to_judge", &limits.contentWordsToJudge},
    }};
    for (const auto& [key, target] : counts) {
        if (!count(key, *target)) {
            return invalid(key);
        }
    }
    return {};
}

} // namespace

struct DetectorPatterns::Data {
    std::array<text::PatternList, kGroupKeys.size()> groups;
    Words verbsOfAnyCase, verbs, noVerbs, stopWords, typesWithoutVerb, computedTypes, copiedTypes;
    std::vector<std::string> endings, computationFields;
    DetectorLimits limits;
};

DetectorPatterns::DetectorPatterns(std::shared_ptr<const Data> data)
    : m_data(std::move(data)) {}

const DetectorPatterns& DetectorPatterns::defaults() {
    static const DetectorPatterns patterns = *fromJson("{}");
    return patterns;
}

base::Result<DetectorPatterns> DetectorPatterns::fromJson(std::string_view json) {
    return base::guarded("patterns", [&]() -> base::Result<DetectorPatterns> {
        Json document = Json::parse(base::ruleFile("detector_patterns"));
        const Json given = json::parseSettingsJson(json);
        if (!given.is_object()) {
            return base::fail(base::ErrorCode::InvalidArgument, "no JSON object", "patterns");
        }
        for (const auto& [key, value] : given.items()) {
            if (!document.contains(key)) {
                return base::fail(base::ErrorCode::InvalidArgument, "unknown key", key);
            }
            document[key] = value;
        }
        auto data = std::make_shared<Data>();
        for (std::size_t i = 0; i < kGroupKeys.size(); ++i) {
            ASSAY_TRY(auto group,
                      text::patternsOf(document[std::string(kGroupKeys[i])], std::string(kGroupKeys[i])));
            data->groups[i] = std::move(group);
        }
        const std::array<std::pair<const char*, Words*>, 7> lists{{
            {"verbs_of_any_case", &data->verbsOfAnyCase},
            {"verbs", &data->verbs},
            {"no_verbs", &data->noVerbs},
            {"stop_words", &data->stopWords},
            {"answer_types_without_verb", &data->typesWithoutVerb},
            {"computed_answer_types", &data->computedTypes},
            {"copied_answer_types", &data->copiedTypes},
        }};
        for (const auto& [key, words] : lists) {
            ASSAY_TRY(auto list, text::textsOf(document[key], key));
            words->insert(list.begin(), list.end());
        }
        ASSAY_TRY(auto endings, text::textsOf(document["verb_endings"], "verb_endings"));
        data->endings = std::move(endings);
        ASSAY_TRY(auto fields, text::textsOf(document["computation_fields"], "computation_fields"));
        data->computationFields = std::move(fields);
        ASSAY_TRY(readLimits(document["limits"], data->limits));
        return DetectorPatterns(std::move(data));
    });
}

std::optional<PatternMatch> DetectorPatterns::firstMatch(PatternGroup group, std::string_view text) const {
    const re2::StringPiece piece(text.data(), text.size());
    std::optional<PatternMatch> best;
    for (const auto& pattern : m_data->groups[static_cast<std::size_t>(group)]) {
        re2::StringPiece found;
        if (!pattern->Match(piece, 0, piece.size(), re2::RE2::UNANCHORED, &found, 1) ||
            found.data() == nullptr) {
            continue;
        }
        const auto begin = static_cast<std::size_t>(found.data() - piece.data());
        if (!best || begin < best->begin) {
            best = PatternMatch{begin, begin + found.size()};
        }
    }
    return best;
}

bool DetectorPatterns::isVerb(std::string_view folded, bool capitalised) const {
    if (m_data->verbsOfAnyCase.contains(folded)) {
        return true;
    }
    if (capitalised || m_data->noVerbs.contains(folded)) {
        return false;
    }
    if (m_data->verbs.contains(folded)) {
        return true;
    }
    for (const std::string& ending : m_data->endings) {
        if (folded.size() >= ending.size() + 3 && folded.ends_with(ending)) {
            return true;
        }
    }
    return false;
}

bool DetectorPatterns::isStopWord(std::string_view folded) const {
    return m_data->stopWords.contains(folded);
}

bool DetectorPatterns::needsNoVerb(std::string_view answerType) const {
    return m_data->typesWithoutVerb.contains(answerType);
}

bool DetectorPatterns::isComputed(std::string_view answerType) const {
    return m_data->computedTypes.contains(answerType);
}

bool DetectorPatterns::isCopied(std::string_view answerType) const {
    return m_data->copiedTypes.contains(answerType);
}

const std::vector<std::string>& DetectorPatterns::computationFields() const noexcept {
    return m_data->computationFields;
}

const DetectorLimits& DetectorPatterns::limits() const noexcept {
    return m_data->limits;
}

} // namespace assay::curation
