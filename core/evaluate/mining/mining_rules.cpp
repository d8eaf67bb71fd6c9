#include "core/evaluate/mining/mining_rules.h"

#include "core/base/guard.h"
#include "core/base/rule_files.h"
#include "core/json/field_list.h"

#include <re2/re2.h>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr std::size_t kMiningPatternBytes = 4096;
constexpr int kMostOfCap = 1'000'000;

constexpr std::tuple kMiningLabelFields{json::required(json::field("label", &MiningLabel::label)),
                                        json::required(json::field("patterns", &MiningLabel::patterns)),
                                        json::field("near", &MiningLabel::near)};

constexpr std::tuple kMiningRepairFields{json::required(json::field("name", &MiningRepair::name)),
                                         json::required(json::field("label", &MiningRepair::label)),
                                         json::required(json::field("printed", &MiningRepair::printed)),
                                         json::required(json::field("repaired", &MiningRepair::repaired)),
                                         json::field("why", &MiningRepair::why)};

constexpr std::tuple kTrendFields{
    json::ranged("years_least", &TrendCaps::yearsLeast, 2, 100),
    json::ranged("sentences_per_year", &TrendCaps::sentencesPerYear, 0, kMostOfCap)};

constexpr std::tuple kCrossFields{
    json::ranged("companies_least", &CrossCompanyCaps::companiesLeast, 2, 100),
    json::ranged("companies_most", &CrossCompanyCaps::companiesMost, 2, 100),
    json::ranged("sentences_most", &CrossCompanyCaps::sentencesMost, 2, kMostOfCap),
    json::ranged("sentences_per_company", &CrossCompanyCaps::sentencesPerCompany, 1, kMostOfCap),
    json::ranged("risk_cues_least", &CrossCompanyCaps::riskCuesLeast, 0, kMostOfCap),
    json::field("needs_amount_cue", &CrossCompanyCaps::needsAmountCue)};

constexpr std::tuple kMiningFields{
    json::field("name", &MiningRules::name),
    json::ranged("version", &MiningRules::version, 0, kMostOfCap),
    json::field("source", &MiningRules::source),
    json::field("kpi_sections", &MiningRules::kpiSections),
    json::objects("kpi_labels", &MiningRules::kpiLabels, kMiningLabelFields),
    json::field("risk_sections", &MiningRules::riskSections),
    json::objects("risk_labels", &MiningRules::riskLabels, kMiningLabelFields),
    json::group("risk_fallback", &MiningRules::riskFallback, kMiningLabelFields),
    json::field("risk_cues", &MiningRules::riskCues),
    json::field("amount_cues", &MiningRules::amountCues),
    json::field("first_number", &MiningRules::firstNumber),
    json::field("causal_connectors", &MiningRules::causalConnectors),
    json::field("definition_sections", &MiningRules::definitionSections),
    json::field("definitions", &MiningRules::definitions),
    json::field("definitions_except", &MiningRules::definitionsExcept),
    json::field("verification_sections", &MiningRules::verificationSections),
    json::field("verifications", &MiningRules::verifications),
    json::field("verifications_except", &MiningRules::verificationsExcept),
    json::objects("repairs", &MiningRules::repairs, kMiningRepairFields),
    json::group("trend", &MiningRules::trend, kTrendFields),
    json::group("cross_company", &MiningRules::crossCompany, kCrossFields),
    json::ranged("risk_cues_usable", &MiningRules::riskCuesUsable, 0, kMostOfCap),
    json::ranged("risk_cues_dense", &MiningRules::riskCuesDense, 0, kMostOfCap),
    json::field("near_duplicate_from", &MiningRules::nearDuplicateFrom),
    json::field("only_prose", &MiningRules::onlyProse)};

Result<> refused(std::string detail, std::string where) {
    return base::fail(base::ErrorCode::InvalidArgument, std::move(detail), std::move(where));
}

std::string miningPlace(const std::string& list, std::size_t number) {
    return list + "[" + std::to_string(number) + "]";
}

Result<> checkPattern(const std::string& pattern, const std::string& where) {
    if (pattern.empty()) {
        return refused("empty", where);
    }
    if (pattern.size() > kMiningPatternBytes) {
        return refused("pattern too long", where);
    }
    re2::RE2::Options options;
    options.set_log_errors(false);
    const re2::RE2 compiled(pattern, options);
    return compiled.ok() ? Result<>() : refused(compiled.error(), where);
}

Result<> checkPatterns(const std::vector<std::string>& patterns, const std::string& list) {
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        ASSAY_TRY(checkPattern(patterns[i], miningPlace(list, i)));
    }
    return {};
}

bool isLabelName(const std::string& name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

Result<> checkLabel(const MiningLabel& label, const std::string& where, std::set<std::string>& names) {
    if (!isLabelName(label.label)) {
        return refused("small letters, digits and _", where + ".label");
    }
    if (!names.insert(label.label).second) {
        return refused("a label twice", where + ".label");
    }
    if (label.patterns.empty()) {
        return refused("empty", where + ".patterns");
    }
    ASSAY_TRY(checkPatterns(label.patterns, where + ".patterns"));
    return label.near.empty() ? Result<>() : checkPattern(label.near, where + ".near");
}

Result<> checkLabels(const MiningRules& rules) {
    if (rules.kpiLabels.size() + rules.riskLabels.size() + 1 > kMostMiningLabels) {
        return refused("more than " + std::to_string(kMostMiningLabels) + " labels", "kpi_labels");
    }
    std::set<std::string> names;
    for (std::size_t i = 0; i < rules.kpiLabels.size(); ++i) {
        ASSAY_TRY(checkLabel(rules.kpiLabels[i], miningPlace("kpi_labels", i), names));
    }
    for (std::size_t i = 0; i < rules.riskLabels.size(); ++i) {
        ASSAY_TRY(checkLabel(rules.riskLabels[i], miningPlace("risk_labels", i), names));
    }
    return checkLabel(rules.riskFallback, "risk_fallback", names);
}

// Calls `take` with every label and its place.
template <typename Rules, typename Take>
void forEachMiningLabel(Rules& rules, const Take& take) {
    for (auto& label : rules.kpiLabels) {
        take(label);
    }
    for (auto& label : rules.riskLabels) {
        take(label);
    }
    take(rules.riskFallback);
}

// How often a text occurs in the patterns of a label.
std::size_t occurrencesIn(const MiningRules& rules, const std::string& label, const std::string& text) {
    std::size_t count = 0;
    forEachMiningLabel(rules, [&](const MiningLabel& one) {
        if (one.label != label) {
            return;
        }
        for (const std::string& pattern : one.patterns) {
            for (auto at = pattern.find(text); at != std::string::npos; at = pattern.find(text, at + 1)) {
                ++count;
            }
        }
    });
    return count;
}

Result<> checkRepairs(const MiningRules& rules) {
    std::set<std::string> names;
    for (std::size_t i = 0; i < rules.repairs.size(); ++i) {
        const MiningRepair& repair = rules.repairs[i];
        const std::string where = miningPlace("repairs", i);
        if (repair.name.empty() || !names.insert(repair.name).second) {
            return refused("empty or twice", where + ".name");
        }
        if (repair.repaired.empty() || occurrencesIn(rules, repair.label, repair.repaired) != 1) {
            return refused("does not stand once in the patterns of \"" + repair.label + "\"",
                           where + ".repaired");
        }
    }
    return {};
}

Result<> checkMiningCaps(const MiningRules& rules) {
    const auto say = [](const std::optional<json::OutOfRange>& wrong, std::string_view group) {
        return wrong ? refused(std::to_string(wrong->value), std::string(group) + std::string(wrong->name))
                     : Result<>();
    };
    ASSAY_TRY(say(json::outOfRange(rules, kMiningFields), ""));
    ASSAY_TRY(say(json::outOfRange(rules.trend, kTrendFields), "trend."));
    ASSAY_TRY(say(json::outOfRange(rules.crossCompany, kCrossFields), "cross_company."));
    const CrossCompanyCaps& caps = rules.crossCompany;
    if (caps.companiesMost < caps.companiesLeast) {
        return refused("below companies_least", "cross_company.companies_most");
    }
    if (caps.sentencesMost < caps.companiesLeast) {
        return refused("below companies_least", "cross_company.sentences_most");
    }
    if (!(rules.nearDuplicateFrom > 0) || !(rules.nearDuplicateFrom <= 1)) {
        return refused("not in (0, 1]", "near_duplicate_from");
    }
    return {};
}

Result<MiningRules> readMiningRules(std::string_view text, MiningRules rules) {
    const auto document = json::parseSettingsJson(text);
    if (!document.is_object()) {
        return base::fail(base::ErrorCode::InvalidArgument, "no JSON object", "patterns");
    }
    // What is given takes the place of the whole label, not of some of its members.
    if (document.contains("risk_fallback")) {
        rules.riskFallback = {};
    }
    const std::string wrong = json::readObject(document, rules, kMiningFields);
    if (!wrong.empty()) {
        return base::fail(base::ErrorCode::InvalidArgument, "missing, unknown, or of a wrong type", wrong);
    }
    if (!document.contains("repairs")) {
        // Who writes patterns of their own need not say that a default's repair is not in them.
        std::erase_if(rules.repairs, [&rules](const MiningRepair& repair) {
            return occurrencesIn(rules, repair.label, repair.repaired) != 1;
        });
    }
    ASSAY_TRY(checkMiningRules(rules));
    return rules;
}

} // namespace

const MiningRules& defaultMiningRules() {
    static const MiningRules rules = *readMiningRules(base::ruleFile("mining_patterns"), {});
    return rules;
}

Result<MiningRules> miningRulesFromJson(std::string_view json) {
    return base::guarded("patterns", [&] { return readMiningRules(json, defaultMiningRules()); });
}

std::string miningRulesJson(const MiningRules& rules) {
    return json::toJson(rules, kMiningFields)
               .dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
           "\n";
}

Result<> checkMiningRules(const MiningRules& rules) {
    ASSAY_TRY(checkLabels(rules));
    const std::pair<const char*, const std::vector<std::string>*> lists[]{
        {"risk_cues", &rules.riskCues},
        {"amount_cues", &rules.amountCues},
        {"causal_connectors", &rules.causalConnectors},
        {"definitions", &rules.definitions},
        {"definitions_except", &rules.definitionsExcept},
        {"verifications", &rules.verifications},
        {"verifications_except", &rules.verificationsExcept},
    };
    for (const auto& [name, patterns] : lists) {
        ASSAY_TRY(checkPatterns(*patterns, name));
    }
    ASSAY_TRY(checkPattern(rules.firstNumber, "first_number"));
    ASSAY_TRY(checkRepairs(rules));
    return checkMiningCaps(rules);
}

MiningRules asPrinted(const MiningRules& rules) {
    MiningRules printed = rules;
    forEachMiningLabel(printed, [&](MiningLabel& label) {
        for (const MiningRepair& repair : rules.repairs) {
            if (label.label != repair.label) {
                continue;
            }
            for (std::string& pattern : label.patterns) {
                if (const auto at = pattern.find(repair.repaired); at != std::string::npos) {
                    pattern.replace(at, repair.repaired.size(), repair.printed);
                }
            }
        }
    });
    printed.repairs.clear();
    return printed;
}

} // namespace assay::evaluate
