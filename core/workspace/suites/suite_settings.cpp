#include "core/workspace/suites/suite_settings.h"

#include "core/base/guard.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <utility>

namespace assay::workspace {
namespace {

using Json = nlohmann::json;

// Thrown and caught within this file.
struct BadSetting {
    std::string where;
    std::string detail;
};

// Of a cell: as many as can be added up for all of them.
constexpr std::int64_t kMostWanted = 1'000'000'000;

[[noreturn]] void bad(std::string where, const Json& value) {
    throw BadSetting{std::move(where), value.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

const Json& object(const Json& value, const std::string& where) {
    if (!value.is_object()) {
        bad(where, value);
    }
    return value;
}

template <typename Integer = std::int64_t>
Integer integer(const Json& value, const std::string& where) {
    const auto number = base::integerIn<Integer>(value);
    if (!number) {
        bad(where, value);
    }
    return *number;
}

// What must be there; `whole` is shown where it is not.
const Json& required(const Json& whole, const char* key, const std::string& where) {
    const Json* const member = base::memberOf(whole, key);
    if (member == nullptr) {
        bad(where, whole);
    }
    return *member;
}

const Json& list(const Json& value, const std::string& where) {
    if (!value.is_array()) {
        bad(where, value);
    }
    return value;
}

std::string text(const Json& value, const std::string& where) {
    if (!value.is_string()) {
        bad(where, value);
    }
    return value.get<std::string>();
}

std::vector<std::string> texts(const Json& value, const std::string& where) {
    std::vector<std::string> result;
    for (const Json& entry : list(value, where)) {
        result.push_back(text(entry, where));
    }
    return result;
}

YearRange yearRange(const Json& value, const std::string& where) {
    object(value, where);
    const Json& from = required(value, "from", where);
    const Json& to = required(value, "to", where);
    const YearRange range{integer(from, where + ".from"), integer(to, where + ".to")};
    if (range.from > range.to) {
        bad(where, value);
    }
    return range;
}

Coverage readCoverage(const Json& value) {
    object(value, "coverage");
    Coverage coverage;
    if (const Json* const all = base::valueOf(value, "all")) {
        coverage.all = yearRange(*all, "coverage.all");
    }
    if (const Json* const companies = base::memberOf(value, "companies")) {
        for (const auto& [cik, range] : object(*companies, "coverage.companies").items()) {
            std::int64_t number = 0;
            const auto [end, error] = std::from_chars(cik.data(), cik.data() + cik.size(), number);
            if (error != std::errc() || end != cik.data() + cik.size()) {
                bad("coverage.companies", cik);
            }
            coverage.ofCompanies[number] = yearRange(range, "coverage.companies." + cik);
        }
    }
    return coverage;
}

// The facets of a cell under their keys.
using FacetMember = std::vector<std::string> TargetCell::*;
constexpr std::array<std::pair<const char*, FacetMember>, 6> kFacets{{
    {"category", &TargetCell::categories},
    {"difficulty", &TargetCell::difficulties},
    {"retrieval_scope", &TargetCell::scopes},
    {"answer_type", &TargetCell::answerTypes},
    {"gold_version", &TargetCell::goldVersions},
    {"suite", &TargetCell::suites},
}};

TargetMix readTarget(const Json& value) {
    object(value, "target");
    TargetMix mix;
    if (const Json* const name = base::memberOf(value, "name")) {
        mix.name = text(*name, "target.name");
    }
    for (const Json& entry : list(required(value, "cells", "target.cells"), "target.cells")) {
        object(entry, "target.cells");
        TargetCell cell;
        if (const Json* const label = base::memberOf(entry, "label")) {
            cell.label = text(*label, "target.cells.label");
        }
        for (const auto& [key, member] : kFacets) {
            if (const Json* const values = base::memberOf(entry, key)) {
                cell.*member = texts(*values, std::string("target.cells.") + key);
            }
        }
        if (const Json* const metadata = base::memberOf(entry, "metadata")) {
            for (const auto& [path, values] : object(*metadata, "target.cells.metadata").items()) {
                cell.metadata[path] = texts(values, "target.cells.metadata");
            }
        }
        const Json& wanted = required(entry, "wanted", "target.cells.wanted");
        cell.wanted = integer(wanted, "target.cells.wanted");
        if (cell.wanted < 0 || cell.wanted > kMostWanted) {
            bad("target.cells.wanted", wanted);
        }
        mix.cells.push_back(std::move(cell));
    }
    return mix;
}

SpotCheck readSpotCheck(const Json& value) {
    object(value, "spot_check");
    SpotCheck check;
    if (const Json* const share = base::memberOf(value, "share")) {
        check.share = base::numberIn(*share).value_or(0);
        if (!(check.share > 0 && check.share <= 1)) {
            bad("spot_check.share", *share);
        }
    }
    if (const Json* const seed = base::memberOf(value, "seed")) {
        check.seed = integer<std::uint64_t>(*seed, "spot_check.seed");
    }
    if (const Json* const done = base::memberOf(value, "done")) {
        for (const Json& entry : list(*done, "spot_check.done")) {
            check.done.push_back(integer(entry, "spot_check.done"));
        }
    }
    return check;
}

ReviewAssignment readAssignment(const Json& value) {
    object(value, "assignment");
    ReviewAssignment assignment;
    if (const Json* const reviewers = base::memberOf(value, "reviewers")) {
        assignment.reviewers = texts(*reviewers, "assignment.reviewers");
    }
    if (const Json* const each = base::memberOf(value, "per_question")) {
        constexpr std::int64_t kMostReviews = 1'000;
        assignment.perQuestion = integer(*each, "assignment.per_question");
        if (assignment.perQuestion < 1 || assignment.perQuestion > kMostReviews) {
            bad("assignment.per_question", *each);
        }
    }
    return assignment;
}

SuiteSettings readSettings(const Json& document) {
    SuiteSettings settings;
    Json unknown = Json::object();
    for (const auto& [key, value] : document.items()) {
        if (key == "coverage") {
            if (!value.is_null()) {
                settings.coverage = readCoverage(value);
            }
        } else if (key == "target") {
            if (!value.is_null()) {
                settings.target = readTarget(value);
            }
        } else if (key == "spot_check") {
            settings.spotCheck = readSpotCheck(value);
        } else if (key == "blind_reviews") {
            if (!value.is_boolean()) {
                bad(key, value);
            }
            settings.blindReviews = value.get<bool>();
        } else if (key == "categories") {
            settings.categories = texts(value, key);
        } else if (key == "guidelines") {
            settings.guidelines = text(value, key);
        } else if (key == "assignment") {
            settings.assignment = readAssignment(value);
        } else {
            unknown[key] = value;
        }
    }
    if (!unknown.empty()) {
        settings.unknown = unknown.dump();
    }
    return settings;
}

Json rangeJson(const YearRange& range) {
    return Json{{"from", range.from}, {"to", range.to}};
}

Json targetJson(const TargetMix& mix) {
    Json cells = Json::array();
    for (const TargetCell& cell : mix.cells) {
        Json entry{{"label", cell.label}, {"wanted", cell.wanted}};
        for (const auto& [key, member] : kFacets) {
            if (!(cell.*member).empty()) {
                entry[key] = cell.*member;
            }
        }
        if (!cell.metadata.empty()) {
            entry["metadata"] = cell.metadata;
        }
        cells.push_back(std::move(entry));
    }
    return Json{{"name", mix.name}, {"cells", std::move(cells)}};
}

// By what every question of the format states; it has no category, only the document has.
TargetCell finragCell(const char* label, const char* version, std::vector<std::string> scopes,
                      std::vector<std::string> answerTypes, std::int64_t wanted) {
    TargetCell cell;
    cell.label = label;
    cell.goldVersions = {version};
    cell.scopes = std::move(scopes);
    cell.answerTypes = std::move(answerTypes);
    cell.wanted = wanted;
    return cell;
}

TargetCell norwegianCell(const char* label, std::vector<std::string> tasks, std::vector<std::string> domains,
                         std::int64_t wanted) {
    TargetCell cell;
    cell.label = label;
    cell.categories = std::move(tasks); // metadata.task
    if (!domains.empty()) {
        cell.metadata["metadata.domain"] = std::move(domains);
    }
    cell.wanted = wanted;
    return cell;
}

} // namespace

std::optional<YearRange> Coverage::of(std::int64_t cik) const {
    const auto found = ofCompanies.find(cik);
    return found != ofCompanies.end() ? std::optional(found->second) : all;
}

std::int64_t TargetMix::wanted() const noexcept {
    std::int64_t sum = 0;
    for (const TargetCell& cell : cells) {
        sum += cell.wanted;
    }
    return sum;
}

const std::vector<TargetMix>& targetMixPresets() {
    const std::vector<std::string> told{"span", "list", "numeric"}; // rather than yes or no
    static const std::vector<TargetMix> presets{
        {"FinRAG 31 (21 + 10)",
         {finragCell("P3.v2: local", "P3.v2", {"local"}, {}, 21),
          finragCell("P3.v3: across years (D)", "P3.v3", {"cross_year"}, told, 3),
          finragCell("P3.v3: across companies (E)", "P3.v3", {"cross_company"}, told, 3),
          finragCell("P3.v3: verification (G)", "P3.v3", {}, {"boolean"}, 2),
          finragCell("P3.v3: definition (H)", "P3.v3", {"local"}, told, 2)}},
        {"Norway 80 (30 + 20 + 20 + 10)",
         {norwegianCell("Tax glossary", {"glossary_define", "vat_question"}, {"tax"}, 30),
          norwegianCell("Accounting glossary", {"glossary_define"}, {"accounting", "reporting", "payroll"},
                        20),
          norwegianCell("Rule application", {"posting_proposal"}, {}, 20),
          norwegianCell("Conversation", {"conversation"}, {}, 10)}}};
    return presets;
}

base::Result<SuiteSettings> readSuiteSettings(std::string_view json) {
    return base::guarded("settings", [&]() -> base::Result<SuiteSettings> {
        if (json.empty()) {
            return SuiteSettings{};
        }
        const Json document = json::parseSettingsJson(json);
        if (document.is_null()) {
            return SuiteSettings{};
        }
        if (!document.is_object()) {
            return base::fail(base::ErrorCode::InvalidArgument, "no JSON object", "settings");
        }
        try {
            return readSettings(document);
        } catch (const BadSetting& setting) {
            return base::fail(base::ErrorCode::InvalidArgument, setting.detail, setting.where);
        }
    });
}

std::string suiteSettingsJson(const SuiteSettings& settings) {
    Json document = Json::object();
    if (!settings.unknown.empty()) {
        const Json unknown = json::parseSettingsJson(settings.unknown);
        if (unknown.is_object()) {
            document = unknown;
        }
    }
    if (settings.coverage) {
        Json coverage = Json::object();
        if (settings.coverage->all) {
            coverage["all"] = rangeJson(*settings.coverage->all);
        }
        for (const auto& [cik, range] : settings.coverage->ofCompanies) {
            coverage["companies"][std::to_string(cik)] = rangeJson(range);
        }
        document["coverage"] = std::move(coverage);
    }
    if (settings.target) {
        document["target"] = targetJson(*settings.target);
    }
    Json spotCheck{{"share", settings.spotCheck.share}, {"seed", settings.spotCheck.seed}};
    if (!settings.spotCheck.done.empty()) {
        spotCheck["done"] = settings.spotCheck.done;
    }
    document["spot_check"] = std::move(spotCheck);
    document["blind_reviews"] = settings.blindReviews;
    if (!settings.categories.empty()) {
        document["categories"] = settings.categories;
    }
    if (!settings.guidelines.empty()) {
        document["guidelines"] = settings.guidelines;
    }
    if (!(settings.assignment == ReviewAssignment())) {
        document["assignment"] = {{"reviewers", settings.assignment.reviewers},
                                  {"per_question", settings.assignment.perQuestion}};
    }
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace assay::workspace
