#include "core/text/pattern_list.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

namespace assay::text {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::size_t kMaxPatternBytes = 4096;

} // namespace

Result<std::vector<std::string>> textsOf(const nlohmann::json& list, const std::string& key) {
    if (!list.is_array()) {
        return fail(ErrorCode::InvalidArgument, "no list", key);
    }
    std::vector<std::string> texts;
    for (const nlohmann::json& entry : list) {
        if (!entry.is_string()) {
            return fail(ErrorCode::InvalidArgument, "no text", key);
        }
        texts.push_back(entry.get<std::string>());
    }
    return texts;
}

Result<PatternList> patternsOf(const nlohmann::json& list, const std::string& key) {
    ASSAY_TRY(const auto sources, textsOf(list, key));
    re2::RE2::Options options;
    options.set_log_errors(false);
    PatternList patterns;
    for (const std::string& source : sources) {
        if (source.size() > kMaxPatternBytes) {
            return fail(ErrorCode::InvalidArgument, "pattern too long", key);
        }
        auto pattern = std::make_unique<const re2::RE2>(source, options);
        if (!pattern->ok()) {
            return fail(ErrorCode::InvalidArgument, pattern->error(), key);
        }
        patterns.push_back(std::move(pattern));
    }
    return patterns;
}

Result<std::unique_ptr<const re2::RE2>> joinedPattern(const nlohmann::json& list, const std::string& key) {
    ASSAY_TRY(const auto patterns, patternsOf(list, key));
    if (patterns.empty()) {
        return nullptr;
    }
    std::string joined;
    for (const auto& pattern : patterns) {
        joined += (joined.empty() ? "(?:" : "|(?:") + pattern->pattern() + ")";
    }
    re2::RE2::Options options;
    options.set_log_errors(false);
    auto pattern = std::make_unique<const re2::RE2>(joined, options);
    if (!pattern->ok()) {
        return fail(ErrorCode::InvalidArgument, pattern->error(), key);
    }
    return pattern;
}

} // namespace assay::text
