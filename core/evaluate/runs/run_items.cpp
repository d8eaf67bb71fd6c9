// The values of the items of a run, from the documents that its kind keeps.
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_run_documents.h"
#include "core/evaluate/neighbours/anchor_clusters.h"
#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/run_description.h"
#include "core/json/settings_reader.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace assay::evaluate {
namespace {

using StoredItemJson = nlohmann::ordered_json;
using base::Result;

constexpr double kNoItemValue = std::numeric_limits<double>::quiet_NaN();

Result<> damagedItem(const workspace::Reader& reader, const workspace::RunItem& item,
                     const std::string& detail) {
    return base::fail(base::ErrorCode::DamagedWorkspace,
                      "run_item " + std::to_string(item.number) + ": " + detail, reader.path());
}

// Calls `take` for each stored item until one is wrong.
Result<> eachItem(const workspace::Reader& reader, const workspace::RunInfo& run, const std::stop_token& stop,
                  const std::function<Result<>(const workspace::RunItem&)>& take) {
    Result<> understood;
    ASSAY_TRY(workspace::forEachRunItem(reader, run.id, 0, stop, [&](const workspace::RunItem& item) {
        understood = take(item);
        return understood.has_value();
    }));
    return understood;
}

// --- Neighbour tests: each search in each regime has its Self@1, Hit@k and MRR@k ---

std::string regimePrefix(std::size_t search, model::Regime regime) {
    const std::string number = search == 0 ? std::string() : "search_" + std::to_string(search + 1) + ".";
    return number + std::string(regimeName(regime)) + ".";
}

void addAnchorMeasures(const NeighbourRun& run, std::size_t searches, RunItemTable& table) {
    const model::NeighbourSettings& test = run.settings.test;
    for (std::size_t search = 0; search < searches; ++search) {
        for (const model::Regime regime : test.regimes) {
            const std::string prefix = regimePrefix(search, regime);
            table.measures.push_back({prefix + "self_at_1", BetterValues::Higher, true, {}});
            table.measures.push_back({prefix + "self_at_1_tie_aware", BetterValues::Higher, true, {}});
            for (const int k : test.hitAt) {
                table.measures.push_back(
                    {prefix + "hit_at." + std::to_string(k), BetterValues::Higher, true, {}});
            }
            for (const int k : test.mrrAt) {
                table.measures.push_back(
                    {prefix + "mrr_at." + std::to_string(k), BetterValues::Higher, false, {}});
            }
        }
    }
}

// Of one search in one regime: as addAnchorMeasures() names them.
void addAnchorValues(const model::AnchorOutcome& anchor, std::size_t element,
                     const model::NeighbourSettings& test, std::vector<double>& values) {
    const model::AnchorSearch* const asked =
        element < anchor.searches.size() && anchor.searches[element].notAsked == model::NotAsked::Asked
            ? &anchor.searches[element]
            : nullptr;
    const auto selfValue = [](bool known, bool isFirst) {
        return !known ? kNoItemValue : isFirst ? 1.0 : 0.0;
    };
    values.push_back(asked != nullptr ? selfValue(asked->knowsSelf(), asked->selfFirst) : kNoItemValue);
    values.push_back(asked != nullptr ? selfValue(asked->knowsTies(), asked->selfFirst || asked->selfTied)
                                      : kNoItemValue);
    const auto ofRanks = [&](int k, double (*value)(const model::AnchorSearch&, int)) {
        const bool isKnown = asked != nullptr && anchor.covered() && asked->knowsRank(k);
        values.push_back(isKnown ? value(*asked, k) : kNoItemValue);
    };
    for (const int k : test.hitAt) {
        ofRanks(k, hitOf);
    }
    for (const int k : test.mrrAt) {
        ofRanks(k, reciprocalRankOf);
    }
}

Result<RunItemTable> anchorItems(const workspace::Reader& reader, const workspace::RunInfo& info,
                                 const std::stop_token& stop) {
    ASSAY_TRY(const auto run, loadNeighbourRun(reader, info.id, stop));
    RunItemTable table;
    addAnchorMeasures(run, run.searches.size(), table);
    std::vector<const model::AnchorOutcome*> covered;
    for (const model::AnchorOutcome& anchor : run.outcomes) {
        if (anchor.covered()) {
            covered.push_back(&anchor);
        }
    }
    const ClusterUnit unit = clusterUnitOf(covered, run.settings.test.clusterBy);
    table.clusters = unit == ClusterUnit::Company ? QuestionClusters::Company : QuestionClusters::Filing;
    AnchorGrouping grouping(unit);
    const std::size_t answers = run.searches.size() * run.settings.test.regimes.size();
    for (const model::AnchorOutcome& anchor : run.outcomes) {
        RunItemValues item;
        item.key = anchor.sentenceId;
        item.cluster = std::to_string(grouping.numberOf(anchor));
        for (std::size_t element = 0; element < answers; ++element) {
            addAnchorValues(anchor, element, run.settings.test, item.values);
        }
        if (!anchor.searched()) {
            std::ranges::fill(item.values, kNoItemValue);
        }
        table.items.push_back(std::move(item));
    }
    return table;
}

// --- Answers ---

Result<RunItemTable> answerItems(const workspace::Reader& reader, const workspace::RunInfo& info,
                                 const std::stop_token& stop) {
    AnswerRun kept;
    ASSAY_TRY(readAnswerRunFigures(info.figures, kept));
    RunItemTable table;
    table.clusters = kept.clusters;
    for (const MetricFigure& figure : kept.figures.metrics) {
        const auto known = metrics::answerMetricFromName(figure.name);
        table.measures.push_back(
            {figure.name, betterValues(figure.name), known && metrics::isShare(*known), figure.model});
    }
    const std::size_t ofMetrics = table.measures.size();
    table.measures.push_back({"pass_rate", BetterValues::Higher, true, {}});
    ASSAY_TRY(eachItem(reader, info, stop, [&](const workspace::RunItem& stored) -> Result<> {
        const auto item = readAnswerRunItem(stored.document);
        if (!item) {
            return damagedItem(reader, stored, item.error().detail);
        }
        RunItemValues values;
        values.key = stored.key;
        values.cluster = item->cluster;
        values.revision = item->revision;
        values.values.assign(table.measures.size(), kNoItemValue);
        if (item->answered > 0) { // a failure is in no figure
            for (std::size_t i = 0; i < ofMetrics; ++i) {
                values.values[i] = item->value(table.measures[i].name).value_or(kNoItemValue);
            }
            if (item->verdict) {
                values.values[ofMetrics] = *item->verdict == AnswerVerdict::Pass ? 1 : 0;
            }
        }
        table.items.push_back(std::move(values));
        return {};
    }));
    return table;
}

// --- Retrieval on questions ---

Result<RunItemTable> retrievalItems(const workspace::Reader& reader, const workspace::RunInfo& info,
                                    const std::stop_token& stop) {
    ASSAY_TRY(const auto about, retrievalRunSettings(info));
    ASSAY_TRY(const auto measures, RetrievalMeasures::of(about.settings));
    RunItemTable table;
    for (const RetrievalColumn& column : measures.columns()) {
        table.measures.push_back({column.name, BetterValues::Higher, column.isShare, {}});
    }
    std::vector<QuestionRetrieval> questions;
    ASSAY_TRY(eachItem(reader, info, stop, [&](const workspace::RunItem& stored) -> Result<> {
        auto question = readQuestionRetrieval(stored.document, measures.columns());
        if (!question) {
            return damagedItem(reader, stored, question.error().detail);
        }
        RunItemValues values;
        values.key = stored.key;
        for (const std::optional<double>& value : question->values) {
            values.values.push_back(value.value_or(kNoItemValue));
        }
        table.items.push_back(std::move(values));
        questions.push_back(std::move(*question));
        return {};
    }));
    const QuestionClusterNumbers clusters = clusterNumbersOf(questions, about.settings.clusters);
    table.clusters = clusters.clusters;
    for (std::size_t i = 0; i < table.items.size(); ++i) {
        table.items[i].cluster = std::to_string(clusters.of[i]);
    }
    return table;
}

// --- Alpha tuning: the measures of each question at the best alpha ---

// The element of a list at the place; NaN: there is none.
double listedNumber(const StoredItemJson& item, std::string_view key, std::size_t place) {
    const StoredItemJson* const list = base::memberOf(item, key);
    return list != nullptr && list->is_array() && place < list->size()
               ? base::numberIn((*list)[place]).value_or(kNoItemValue)
               : kNoItemValue;
}

// The place of the best alpha in the lists of an item; nullopt: it does not stand there.
std::optional<std::size_t> placeOfAlpha(const StoredItemJson& item, double best) {
    const StoredItemJson* const alphas = base::memberOf(item, "alphas");
    const std::size_t count = alphas != nullptr && alphas->is_array() ? alphas->size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (std::abs(listedNumber(item, "alphas", i) - best) < 1e-12) {
            return i;
        }
    }
    return std::nullopt;
}

Result<RunItemTable> alphaItems(const workspace::Reader& reader, const workspace::RunInfo& info,
                                const std::stop_token& stop) {
    ASSAY_TRY(const auto settings, readAlphaSettings(info.settings));
    const StoredItemJson figures = json::parseSettingsJson(info.figures);
    const StoredItemJson* const best = base::memberOf(figures, "best");
    const auto alpha = best != nullptr ? base::numberIn(*best) : std::nullopt;
    RunItemTable table;
    for (const std::string_view name : kAlphaMeasureNames) {
        table.measures.push_back({std::string(name), BetterValues::Higher, false, {}});
    }
    std::vector<QuestionRetrieval> keys;
    ASSAY_TRY(eachItem(reader, info, stop, [&](const workspace::RunItem& stored) -> Result<> {
        const StoredItemJson item = json::parseSettingsJson(stored.document);
        const auto place = alpha ? placeOfAlpha(item, *alpha) : std::nullopt;
        if (!place) {
            return damagedItem(reader, stored, "alphas");
        }
        const double rank = listedNumber(item, "rank_first_gold", *place);
        RunItemValues values;
        values.key = stored.key;
        values.values.push_back(rank >= 1 ? 1 / rank : 0); // null: none was found
        for (const std::string_view name : {"recall_5", "recall_10", "ndcg_10"}) {
            values.values.push_back(listedNumber(item, name, *place));
        }
        keys.emplace_back();
        keys.back().questionId = stored.key;
        keys.back().paraphraseOf = base::memberText(item, "paraphrase_of");
        keys.back().company = base::memberText(item, "company");
        keys.back().filing = base::memberText(item, "filing");
        table.items.push_back(std::move(values));
        return {};
    }));
    const QuestionClusterNumbers clusters = clusterNumbersOf(keys, settings.clusters);
    table.clusters = clusters.clusters;
    for (std::size_t i = 0; i < table.items.size(); ++i) {
        table.items[i].cluster = std::to_string(clusters.of[i]);
    }
    return table;
}

// --- Every other kind: {"values", "cluster", "revision"}, as runItemJson() writes them ---

std::size_t placeOfMeasure(RunItemTable& table, const std::string& kind, const std::string& name) {
    const auto found = std::ranges::find(table.measures, name, &RunItemMeasure::name);
    if (found != table.measures.end()) {
        return static_cast<std::size_t>(found - table.measures.begin());
    }
    table.measures.push_back({name, betterFigure(kind, name), false, {}});
    return table.measures.size() - 1;
}

// What the figures say of a measure of the same name.
void takeFromFigures(const workspace::RunInfo& info, RunItemTable& table) {
    const auto figures = runFigures(info.kind, info.figures);
    if (!figures) {
        return;
    }
    for (RunItemMeasure& measure : table.measures) {
        const auto found = std::ranges::find(*figures, measure.name, &RunFigure::name);
        if (found != figures->end()) {
            measure.better = found->better;
            measure.isShare = found->isShare;
        }
    }
}

Result<RunItemTable> keptItems(const workspace::Reader& reader, const workspace::RunInfo& info,
                               const std::stop_token& stop) {
    RunItemTable table;
    ASSAY_TRY(eachItem(reader, info, stop, [&](const workspace::RunItem& stored) -> Result<> {
        const StoredItemJson document = json::parseSettingsJson(stored.document);
        const StoredItemJson* const values = base::memberOf(document, "values");
        if (values != nullptr && !values->is_object()) {
            return damagedItem(reader, stored, "values");
        }
        RunItemValues item;
        item.key = stored.key;
        item.cluster = base::memberText(document, "cluster");
        const StoredItemJson* const revision = base::memberOf(document, "revision");
        item.revision = revision != nullptr ? base::integerIn<std::int64_t>(*revision).value_or(0) : 0;
        if (values != nullptr) {
            for (const auto& [name, value] : values->items()) {
                const std::size_t place = placeOfMeasure(table, info.kind, name);
                item.values.resize(std::max(item.values.size(), place + 1), kNoItemValue);
                item.values[place] = base::numberIn(value).value_or(kNoItemValue);
            }
        }
        table.items.push_back(std::move(item));
        return {};
    }));
    for (RunItemValues& item : table.items) {
        item.values.resize(table.measures.size(), kNoItemValue);
    }
    takeFromFigures(info, table);
    return table;
}

} // namespace

Result<RunItemTable> runItems(const workspace::Reader& reader, const workspace::RunInfo& run,
                              std::stop_token stop) {
    if (run.kind == kNeighbourRuns) {
        return anchorItems(reader, run, stop);
    }
    if (run.kind == kAnswerRuns) {
        return answerItems(reader, run, stop);
    }
    if (run.kind == kRetrievalRuns) {
        return retrievalItems(reader, run, stop);
    }
    if (run.kind == kAlphaRuns) {
        return alphaItems(reader, run, stop);
    }
    return keptItems(reader, run, stop);
}

std::string runItemJson(const RunItemValues& item, std::span<const RunItemMeasure> measures,
                        std::string_view details) {
    StoredItemJson document = details.empty() ? StoredItemJson::object() : json::parseSettingsJson(details);
    if (!document.is_object()) {
        document = StoredItemJson::object();
    }
    StoredItemJson values = StoredItemJson::object();
    for (std::size_t i = 0; i < measures.size() && i < item.values.size(); ++i) {
        values[measures[i].name] =
            std::isnan(item.values[i]) ? StoredItemJson() : StoredItemJson(item.values[i]);
    }
    document["values"] = std::move(values);
    if (!item.cluster.empty()) {
        document["cluster"] = item.cluster;
    }
    if (item.revision != 0) {
        document["revision"] = item.revision;
    }
    return document.dump(-1, ' ', false, StoredItemJson::error_handler_t::replace);
}

} // namespace assay::evaluate
