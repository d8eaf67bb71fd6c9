#include "core/evaluate/retrieval/retrieval_settings.h"

#include "core/evaluate/retrieval/asked_search.h"
#include "core/json/field_list.h"
#include "core/metrics/ranking/ranking_measures.h"

#include <algorithm>

namespace assay::evaluate {
namespace {

constexpr int kMostResults = 10'000;
constexpr int kMostLevel = 1'000'000;
constexpr int kMostTimeoutMs = 86'400'000;

constexpr std::tuple kRetrievalFields{
    json::named("relevance", &RetrievalSettings::relevance, kRelevanceRuleNames),
    json::field("measures", &RetrievalSettings::measures),
    json::ranged("level", &RetrievalSettings::level, 1, kMostLevel),
    json::ranged("missed_beyond", &RetrievalSettings::missedBeyond, 1, kMostResults),
    json::ranged("source_depth", &RetrievalSettings::sourceDepth, 1, kMostResults),
    json::ranged("timeout_ms", &RetrievalSettings::timeoutMs, 0, kMostTimeoutMs),
    json::field("fields", &RetrievalSettings::fields),
    json::named("clusters", &RetrievalSettings::clusters, kQuestionClusterNames),
    json::field("seed", &RetrievalSettings::seed)};

constexpr std::tuple kAskingFields{json::field("search", &AskingSettings::search),
                                   json::ranged("k", &AskingSettings::k, 1, kMostResults),
                                   json::named("filter", &AskingSettings::filter, kQuestionFilterNames),
                                   json::named("parts", &AskingSettings::parts, kFilterPartsNames),
                                   json::field("fixed", &AskingSettings::fixed),
                                   json::field("only_prose", &AskingSettings::onlyProse)};

template <typename Settings, typename Fields>
base::Result<Settings> readSettings(std::string_view text, const Fields& fields) {
    Settings settings;
    const nlohmann::ordered_json document = json::parseSettingsJson(text);
    const std::string wrong =
        document.is_object() ? json::readObject(document, settings, fields) : std::string("settings");
    if (!wrong.empty()) {
        return base::fail(base::ErrorCode::InvalidArgument, "cannot be read", wrong);
    }
    return settings;
}

template <typename Settings, typename Fields>
base::Result<> checkRanges(const Settings& settings, const Fields& fields) {
    if (const auto wrong = json::outOfRange(settings, fields)) {
        return base::fail(base::ErrorCode::InvalidArgument, std::to_string(wrong->value),
                          std::string(wrong->name));
    }
    return {};
}

} // namespace

std::vector<std::string> usualRetrievalMeasures() {
    return {"success.1,3,5,10", "P.1,3,5,10", "recall.1,3,5,10", "f1.5,10", "recip_rank", "mrr_at.3,5,10",
            "ndcg_cut.5,10",    "map",        "Rprec",           "bpref",   "judged.10"};
}

std::string retrievalSettingsJson(const RetrievalSettings& settings) {
    return json::toJson(settings, kRetrievalFields).dump();
}

base::Result<RetrievalSettings> readRetrievalSettings(std::string_view text) {
    ASSAY_TRY(auto settings, readSettings<RetrievalSettings>(text, kRetrievalFields));
    ASSAY_TRY(checkRetrievalSettings(settings));
    return settings;
}

base::Result<> checkRetrievalSettings(const RetrievalSettings& settings) {
    ASSAY_TRY(checkRanges(settings, kRetrievalFields));
    if (settings.measures.empty()) {
        return base::fail(base::ErrorCode::InvalidArgument, "none", "measures");
    }
    ASSAY_TRY(metrics::RankingMeasures::named(settings.measures));
    return {};
}

std::string askingSettingsJson(const AskingSettings& settings) {
    return json::toJson(settings, kAskingFields).dump();
}

base::Result<AskingSettings> readAskingSettings(std::string_view text) {
    ASSAY_TRY(auto settings, readSettings<AskingSettings>(text, kAskingFields));
    ASSAY_TRY(checkAskingSettings(settings));
    return settings;
}

base::Result<> checkAskingSettings(const AskingSettings& settings) {
    ASSAY_TRY(checkRanges(settings, kAskingFields));
    ASSAY_TRY(readAskedSearch(settings.search));
    for (const std::string& one : settings.fixed) {
        if (one.find('=') == std::string::npos || one.front() == '=') {
            return base::fail(base::ErrorCode::InvalidArgument, one, "fixed");
        }
    }
    return {};
}

} // namespace assay::evaluate
