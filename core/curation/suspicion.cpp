#include "core/curation/suspicion.h"

#include "core/base/hash.h"

#include <algorithm>

namespace assay::curation {

std::optional<LintRule> lintRuleFromName(std::string_view name) noexcept {
    const auto* const found = std::find(kLintRuleNames.begin(), kLintRuleNames.end(), name);
    if (found == kLintRuleNames.end()) {
        return std::nullopt;
    }
    return static_cast<LintRule>(found - kLintRuleNames.begin());
}

int detectorRuleNumber(LintRule rule) noexcept {
    switch (rule) {
    case LintRule::BothMeta:
    case LintRule::GoldMeta:
        return 1;
    case LintRule::YearsOutsideCoverage:
        return 2;
    case LintRule::UnresolvedEvidence:
        return 3;
    case LintRule::TableHeader:
        return 4;
    case LintRule::UnsupportedAnswer:
        return 5;
    case LintRule::DuplicateQuestion:
        return 6;
    default:
        return 0;
    }
}

std::string_view suggestedFlagReason(LintRule rule) noexcept {
    switch (rule) {
    case LintRule::BothMeta:
    case LintRule::GoldMeta:
        return "boilerplate_gold";
    case LintRule::YearsOutsideCoverage:
        return "out_of_scope";
    case LintRule::UnresolvedEvidence:
    case LintRule::UnsupportedAnswer:
        return "evidence_mismatch";
    case LintRule::TableHeader:
        return "table_header";
    case LintRule::DuplicateQuestion:
    case LintRule::DuplicateId:
        return "duplicate";
    default:
        return "other";
    }
}

std::string suspicionFingerprint(LintRule rule, const std::vector<std::string>& cause) {
    std::string text(lintRuleName(rule));
    for (const std::string& part : cause) {
        text.append("\n").append(std::to_string(part.size())).append(":").append(part);
    }
    return base::sha256(text);
}

} // namespace assay::curation
