// Mining a corpus as a run: tags, views and bundles, with what was counted. Source: FinRAG framework
// document, 4.3.
//
//     MiningPlan plan; plan.corpus = corpus.id; plan.name = "tenk";
//     ASSAY_TRY(const auto mined, evaluate::mineCorpus(reader, plan, stop, progress));
//     ASSAY_TRY(const auto run, evaluate::storeMiningRun(workspace, plan, mined));
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/mining/mined_bundles.h"
#include "core/evaluate/mining/mining_views.h"
#include "core/workspace/bundles/bundles.h"

#include <array>
#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

inline constexpr std::string_view kMiningRunKind = "mine";

struct MiningPlan {
    base::RowId corpus = 0;
    std::string name;
    MiningRules rules = defaultMiningRules();
    std::array<bool, 5> views{true, true, true, true, true}; // 1 … 5
    std::uint64_t seed = 42;
    unsigned threads = 0; // as many as processors
    std::string who;
};

struct MiningResult {
    MiningPlan plan;
    SentenceTagger tagger;
    TaggedCorpus tagged;
    MinedBundles bundles;
    std::map<MiningView, ViewCounts> views; // those that were asked for
    std::int64_t durationMs = 0;
};

// Errors: those of SentenceTagger::make(), tagCorpus() and mineBundles(); InvalidArgument (no view).
[[nodiscard]] base::Result<MiningResult> mineCorpus(const workspace::Reader& reader, const MiningPlan& plan,
                                                    std::stop_token stop, base::ProgressSink& progress);

// What a run keeps: settings are the rules, the views and the seed; inputs the corpus by its content hash and
// the rules by theirs; figures what was counted, which is also the content of mining.json:
//   {"corpus","corpus_sha256","patterns_sha256","patterns","seed","views":[…],"sentences","read",
//    "view1_kpi_scan":{"sentences","rows","with_amount_cue","with_number","by_label","by_year","by_section"},
//    "view2_risk_atlas":{…,"usable","dense",…},"v5_definitions":{…},"v5_verifications":{…},
//    "v3_trend":{"bundles","sentences","by_type","by_topic"},"v4_cross_company":{…},
//    "left_out":{"repeated","near_duplicates","of_one_year","of_one_company"},"repairs":[…]}
[[nodiscard]] std::string miningFigures(const MiningResult& mined);

// Errors: those of addFinishedRun().
[[nodiscard]] base::Result<base::RowId> storeMiningRun(workspace::Workspace& workspace,
                                                       const MiningResult& mined);

// The bundles as a set of the workspace, as an import of the files that hold them makes it. Errors: NotFound
// (none were made), those of workspace::importBundles().
[[nodiscard]] base::Result<workspace::BundleImport>
takeMinedBundles(workspace::Workspace& workspace, const MinedBundles& bundles, const std::string& name,
                 const std::string& who, std::stop_token stop, base::ProgressSink& progress);

// The rules that the workspace holds, else the defaults. Error: InvalidArgument (stored rules that are none).
[[nodiscard]] base::Result<MiningRules> workspaceMiningRules(const workspace::Reader& reader);

// Names of the files that hold bundles.
inline constexpr std::string_view kTrendBundlesFile = "v3_trend_bundles.json";
inline constexpr std::string_view kCrossCompanyBundlesFile = "v4_cross_company_bundles.json";

} // namespace assay::evaluate
