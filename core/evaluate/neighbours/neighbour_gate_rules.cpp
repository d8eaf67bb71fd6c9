#include "core/base/guard.h"
#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/neighbours/neighbour_gate_check.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::evaluate {
namespace {

using Json = nlohmann::ordered_json;
using base::ErrorCode;
using model::Regime;

constexpr int kMostResults = 10'000;

constexpr std::array<std::string_view, 4> kAlerts{"none", "P2", "P1", "P0"};
constexpr std::array<std::string_view, 5> kMeasures{"self_at_1", "hit_at", "mrr_at", "median_gold_distance",
                                                    "self_at_1_tie_aware"};

base::Result<GateRule> readRule(const Json& json) {
    GateRule rule;
    const Json* const name = base::memberOf(json, "name");
    if (name == nullptr || base::textIn(*name).value_or(std::string()).empty()) {
        return base::fail(ErrorCode::InputNotUsable, "a rule without a name", "rules");
    }
    std::string wrong;
    json::SettingsReader members(json, {}, wrong);
    members.read("name", rule.name);
    const auto require = [&](const std::string& key) {
        if (base::memberOf(json, key) == nullptr) {
            members.complain(key);
        }
    };
    require("alert");
    members.readName("alert", rule.alert, kAlerts);
    require("measure");
    members.readName("measure", rule.measure, kMeasures);
    if (isRanked(rule.measure)) {
        require("k");
    } else if (base::memberOf(json, "k") != nullptr) { // it would be forgotten
        members.complain("k");
    }
    members.readInteger("k", rule.k);
    if (rule.k < 0 || rule.k > kMostResults) {
        members.complain("k");
    }
    if (const Json* const regime = members.take("regime")) {
        rule.regime = regimeFromName(base::textIn(*regime).value_or(std::string()));
        if (!rule.regime) {
            members.complain("regime");
        }
    }
    for (const auto& [key, limit] :
         {std::pair("at_least", &rule.atLeast), {"largest_move", &rule.largestMove}}) {
        if (const Json* const number = members.take(key)) {
            *limit = base::numberIn(*number);
            if (!*limit) {
                members.complain(key);
            }
        }
    }
    members.refuseOthers();
    return wrong.empty() ? base::Result<GateRule>(std::move(rule))
                         : base::fail(ErrorCode::InvalidArgument, wrong, rule.name);
}

} // namespace

std::string_view alertName(Alert alert) noexcept {
    return kAlerts.at(static_cast<std::size_t>(alert));
}

std::string_view gateMeasureName(GateMeasure measure) noexcept {
    return kMeasures.at(static_cast<std::size_t>(measure));
}

bool isRanked(GateMeasure measure) noexcept {
    return measure == GateMeasure::HitAt || measure == GateMeasure::MrrAt;
}

base::Result<> checkGateRules(const std::vector<GateRule>& rules) {
    for (const GateRule& rule : rules) {
        const auto invalid = [&rule](const std::string& detail) {
            return base::fail(ErrorCode::InvalidArgument, detail, rule.name.empty() ? "rules" : rule.name);
        };
        if (rule.name.empty() || std::ranges::count(rules, rule.name, &GateRule::name) > 1) {
            return invalid("name");
        }
        if (rule.alert == Alert::None) {
            return invalid("alert");
        }
        if (isRanked(rule.measure) && (rule.k < 1 || rule.k > kMostResults)) {
            return invalid("k");
        }
        if (rule.atLeast.has_value() == rule.largestMove.has_value()) {
            return invalid("at_least");
        }
        const double limit = rule.atLeast ? *rule.atLeast : *rule.largestMove;
        const double most = rule.measure == GateMeasure::MedianGoldDistance ? 2 : 1;
        if (!(limit >= 0 && limit <= most)) {
            return invalid(rule.atLeast ? "at_least" : "largest_move");
        }
    }
    return {};
}

std::vector<GateRule> defaultGateRules() {
    const auto move = [](std::string name, Alert alert, GateMeasure measure, std::optional<Regime> regime,
                         double largest) {
        return GateRule{std::move(name), alert, measure, 5, regime, std::nullopt, largest};
    };
    return {
        {"Self@1, ties counted", Alert::P0, GateMeasure::SelfAt1TieAware, 5, std::nullopt, 0.95,
         std::nullopt},
        move("Hit@5 filtered", Alert::P1, GateMeasure::HitAt, Regime::Filtered, 0.07),
        move("Hit@5 open", Alert::P2, GateMeasure::HitAt, Regime::Open, 0.05),
        move("Median distance", Alert::P2, GateMeasure::MedianGoldDistance, std::nullopt, 0.05),
    };
}

base::Result<std::string> gateRulesJson(const std::vector<GateRule>& rules) {
    return base::guarded("rules", [&]() -> base::Result<std::string> {
        ASSAY_TRY(checkGateRules(rules));
        Json list = Json::array();
        for (const GateRule& rule : rules) {
            Json json{{"name", rule.name},
                      {"alert", alertName(rule.alert)},
                      {"measure", gateMeasureName(rule.measure)}};
            if (isRanked(rule.measure)) {
                json["k"] = rule.k;
            }
            if (rule.regime) {
                json["regime"] = regimeName(*rule.regime);
            }
            if (rule.atLeast) {
                json["at_least"] = *rule.atLeast;
            }
            if (rule.largestMove) {
                json["largest_move"] = *rule.largestMove;
            }
            list.push_back(std::move(json));
        }
        return Json{{"rules", std::move(list)}}.dump(2);
    });
}

base::Result<std::vector<GateRule>> readGateRules(std::string_view json) {
    return base::guarded("rules", [&]() -> base::Result<std::vector<GateRule>> {
        const Json document = json::parseSettingsJson(json);
        // A file is the list itself; a workspace keeps it in an object.
        const Json* const list = document.is_array() ? &document : base::memberOf(document, "rules");
        if (list == nullptr || !list->is_array()) {
            return base::fail(ErrorCode::InputNotUsable, "no list of rules", "rules");
        }
        std::vector<GateRule> rules;
        for (const Json& entry : *list) {
            ASSAY_TRY(auto rule, readRule(entry));
            rules.push_back(std::move(rule));
        }
        ASSAY_TRY(checkGateRules(rules));
        return rules;
    });
}

} // namespace assay::evaluate
