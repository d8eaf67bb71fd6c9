#include "core/evaluate/neighbours/sample_chance.h"

#include "core/evaluate/neighbours/anchor_filters.h"
#include "core/evaluate/neighbours/corpus_fields.h"
#include "core/evaluate/neighbours/result_pools.h"
#include "core/evaluate/run_inputs.h"
#include "core/statistics/chance.h"
#include "core/workspace/corpora/corpus_references.h"

#include <algorithm>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

bool areKnown(const retrieval::FieldIndex& fields, const std::vector<std::string>& names) {
    return std::ranges::all_of(names,
                               [&](const std::string& name) { return name == "slice" || fields.has(name); });
}

} // namespace

base::Result<std::vector<SampleChance>> sampleChance(const workspace::CorpusColumns& columns,
                                                     const retrieval::FieldIndex& fields,
                                                     const NeighbourGold& gold,
                                                     const model::NeighbourSettings& settings,
                                                     std::span<const std::uint32_t> anchors, int k) {
    NeighbourTest test;
    test.columns = &columns;
    test.gold = &gold;
    test.settings = settings;
    ResultPools pools({.fields = &fields, .hasVector = nullptr, .texts = nullptr});
    std::vector<SampleChance> list;
    for (const model::Regime regime : settings.regimes) {
        SampleChance chance;
        chance.regime = regime;
        if (regime == model::Regime::Filtered && !areKnown(fields, settings.filterFields)) {
            list.push_back(chance);
            continue;
        }
        ASSAY_TRY(const auto filters, anchorFilters(test, regime, needsProseFilter(test), anchors));
        double sum = 0;
        for (std::size_t i = 0; i < anchors.size(); ++i) {
            model::AnchorOutcome anchor;
            anchor.row = anchors[i];
            ASSAY_TRY(auto window, gold.goldOf(anchors[i]));
            anchor.gold = std::move(window.gold);
            if (!anchor.covered()) {
                continue;
            }
            ASSAY_TRY(const auto pool, pools.of(filters[i], false, anchor));
            const double hit = statistics::hitChance({pool->rows.results, pool->rows.gold}, k);
            ++chance.covered;
            chance.certain += hit > 1 - 1e-12 ? 1 : 0;
            sum += hit;
        }
        if (chance.covered > 0) {
            chance.hit = sum / static_cast<double>(chance.covered);
        }
        list.push_back(chance);
    }
    return list;
}

base::Result<std::vector<SampleChance>> sampleChanceOf(const workspace::Reader& reader, base::RowId corpus,
                                                       const model::NeighbourSettings& settings,
                                                       std::span<const std::uint32_t> anchors, int k,
                                                       const std::stop_token& stop) {
    ASSAY_TRY(const auto info, workspace::corpusInfo(reader, corpus));
    ASSAY_TRY(const auto reference, workspace::corpusReference(info));
    if (reference && !reference->isWhole(info.sentences)) {
        return std::vector<SampleChance>(); // of how many is chosen is not known
    }
    ASSAY_TRY(const auto columns, workspace::loadCorpusColumns(reader, corpus, stop));
    ASSAY_TRY(const auto fields, corpusFieldIndex(columns));
    ASSAY_TRY(auto traits, readTextTraits(reader, info, false, settings.excludeNavigational, stop));
    ASSAY_TRY(const auto gold, NeighbourGold::create(columns, settings, std::move(traits.navigational)));
    return sampleChance(columns, fields, gold, settings, anchors, k);
}

} // namespace assay::evaluate
