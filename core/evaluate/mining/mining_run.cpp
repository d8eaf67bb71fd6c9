#include "core/evaluate/mining/mining_run.h"

#include "core/base/atomic_file.h"
#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/formats/questions/bundle_json.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/setting_edits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <set>
#include <span>
#include <system_error>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;
using MiningDocument = nlohmann::ordered_json;

std::string miningText(const MiningDocument& document) {
    return document.dump(-1, ' ', false, MiningDocument::error_handler_t::replace);
}

MiningDocument viewDocument(const ViewCounts& counts, MiningView view) {
    MiningDocument document{{"sentences", counts.sentences}, {"rows", counts.rows}};
    if (view == MiningView::Kpi) {
        document["with_amount_cue"] = counts.withAmountCue;
        document["with_number"] = counts.withNumber;
    } else if (view == MiningView::Risk) {
        document["usable"] = counts.usable;
        document["dense"] = counts.dense;
    }
    if (view == MiningView::Kpi || view == MiningView::Risk) {
        document["by_label"] = counts.byLabel;
    }
    document["by_year"] = counts.byYear;
    document["by_section"] = counts.bySection;
    return document;
}

MiningDocument bundlesDocumentOf(std::span<const model::Bundle> bundles) {
    std::map<std::string, std::int64_t> byType;
    std::map<std::string, std::int64_t> byTopic;
    std::int64_t sentences = 0;
    for (const model::Bundle& bundle : bundles) {
        ++byType[bundle.type];
        ++byTopic[bundle.topic];
        sentences += static_cast<std::int64_t>(bundle.sentences.size());
    }
    return {
        {"bundles", bundles.size()}, {"sentences", sentences}, {"by_type", byType}, {"by_topic", byTopic}};
}

std::string_view nameOfView(MiningView view) {
    switch (view) {
    case MiningView::Kpi:
        return "view1_kpi_scan";
    case MiningView::Risk:
        return "view2_risk_atlas";
    case MiningView::Definitions:
        return "v5_definitions";
    case MiningView::Verifications:
        return "v5_verifications";
    }
    return {};
}

std::vector<int> askedViews(const MiningPlan& plan) {
    std::vector<int> views;
    for (std::size_t i = 0; i < plan.views.size(); ++i) {
        if (plan.views[i]) {
            views.push_back(static_cast<int>(i) + 1);
        }
    }
    return views;
}

MiningDocument repairsDocument(const MiningRules& rules) {
    MiningDocument list = MiningDocument::array();
    for (const MiningRepair& repair : rules.repairs) {
        list.push_back({{"name", repair.name}, {"label", repair.label}, {"why", repair.why}});
    }
    return list;
}

std::int64_t elapsedMs(std::chrono::steady_clock::time_point since) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - since)
        .count();
}

} // namespace

Result<MiningResult> mineCorpus(const workspace::Reader& reader, const MiningPlan& plan, std::stop_token stop,
                                base::ProgressSink& progress) {
    if (std::ranges::none_of(plan.views, [](bool asked) { return asked; })) {
        return base::fail(base::ErrorCode::InvalidArgument, "none", "views");
    }
    const auto begin = std::chrono::steady_clock::now();
    ASSAY_TRY(auto tagger, SentenceTagger::make(plan.rules));
    ASSAY_TRY(auto tagged, tagCorpus(reader, plan.corpus, tagger, plan.threads, stop, progress));
    MiningResult mined{plan, std::move(tagger), std::move(tagged), {}, {}, 0};
    if (plan.views[0]) {
        mined.views[MiningView::Kpi] = countView(mined.tagged, mined.tagger, MiningView::Kpi);
    }
    if (plan.views[1]) {
        mined.views[MiningView::Risk] = countView(mined.tagged, mined.tagger, MiningView::Risk);
    }
    if (plan.views[4]) {
        for (const MiningView view : {MiningView::Definitions, MiningView::Verifications}) {
            mined.views[view] = countView(mined.tagged, mined.tagger, view);
        }
    }
    if (plan.views[2] || plan.views[3]) {
        const BundleChoice choice{plan.views[2], plan.views[3], plan.seed, plan.threads};
        ASSAY_TRY(auto bundles, mineBundles(reader, mined.tagged, mined.tagger, choice, stop, progress));
        mined.bundles = std::move(bundles);
    }
    mined.durationMs = elapsedMs(begin);
    return mined;
}

std::string miningFigures(const MiningResult& mined) {
    MiningDocument document;
    document["corpus"] = mined.tagged.corpus.name;
    document["corpus_sha256"] = mined.tagged.corpus.contentHash;
    document["patterns_sha256"] = base::sha256(miningRulesJson(mined.plan.rules));
    document["patterns"] = mined.plan.rules.name;
    document["patterns_version"] = mined.plan.rules.version;
    document["seed"] = mined.plan.seed;
    document["views"] = askedViews(mined.plan);
    document["sentences"] = mined.tagged.corpus.sentences;
    document["read"] = mined.tagged.read;
    document["tagged"] = mined.tagged.sentences.size();
    for (const auto& [view, counts] : mined.views) {
        document[std::string(nameOfView(view))] = viewDocument(counts, view);
    }
    if (mined.plan.views[2]) {
        document["v3_trend"] = bundlesDocumentOf(mined.bundles.trends);
    }
    if (mined.plan.views[3]) {
        document["v4_cross_company"] = bundlesDocumentOf(mined.bundles.crossCompanies);
    }
    document["left_out"] = {{"repeated", mined.bundles.repeated},
                            {"near_duplicates", mined.bundles.nearDuplicates},
                            {"of_one_year", mined.bundles.ofOneYear},
                            {"of_one_company", mined.bundles.ofOneCompany}};
    document["repairs"] = repairsDocument(mined.plan.rules);
    return miningText(document);
}

Result<base::RowId> storeMiningRun(workspace::Workspace& workspace, const MiningResult& mined) {
    const MiningPlan& plan = mined.plan;
    const std::string rules = miningRulesJson(plan.rules);
    workspace::NewRun run;
    run.kind = kMiningRunKind;
    run.name = plan.name.empty() ? mined.tagged.corpus.name : plan.name;
    run.corpus = plan.corpus;
    run.seed = plan.seed;
    run.who = plan.who;
    run.settings = miningText(
        {{"views", askedViews(plan)}, {"seed", plan.seed}, {"patterns", MiningDocument::parse(rules)}});
    run.inputs = miningText({{"corpus", mined.tagged.corpus.name},
                             {"corpus_sha256", mined.tagged.corpus.contentHash},
                             {"patterns_sha256", base::sha256(rules)}});
    return workspace::addFinishedRun(workspace, run, std::span<const workspace::RunItem>(),
                                     miningFigures(mined), mined.durationMs);
}

Result<workspace::BundleImport> takeMinedBundles(workspace::Workspace& workspace, const MinedBundles& bundles,
                                                 const std::string& name, const std::string& who,
                                                 std::stop_token stop, base::ProgressSink& progress) {
    namespace fs = std::filesystem;
    return base::guarded("mining", [&]() -> Result<workspace::BundleImport> {
        const fs::path folder = fs::temp_directory_path() / ("assay-mine-" + base::newUuid());
        std::vector<fs::path> files;
        const auto write = [&](std::string_view file, const std::vector<model::Bundle>& some) -> Result<> {
            if (some.empty()) {
                return {};
            }
            files.push_back(folder / file);
            return base::writeFileAtomically(files.back(), formats::finragBundles(some));
        };
        auto written = write(kTrendBundlesFile, bundles.trends).and_then([&] {
            return write(kCrossCompanyBundlesFile, bundles.crossCompanies);
        });
        auto taken = !written ? Result<workspace::BundleImport>(tl::unexpected(written.error()))
                     : files.empty()
                         ? Result<workspace::BundleImport>(base::fail(base::ErrorCode::NotFound, "bundles"))
                         : workspace::importBundles(workspace, files, name, who, stop, progress);
        std::error_code ignored;
        fs::remove_all(folder, ignored);
        return taken;
    });
}

Result<MiningRules> workspaceMiningRules(const workspace::Reader& reader) {
    ASSAY_TRY(const auto stored, workspace::workspaceSetting(reader, workspace::kMiningRulesSetting));
    return stored ? miningRulesFromJson(*stored) : Result<MiningRules>(defaultMiningRules());
}

} // namespace assay::evaluate
