#include "core/results/retrieval/retrieval_material.h"

#include "core/evaluate/retrieval/retrieval_comparison.h"
#include "core/results/report/section_makers.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <utility>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::Result;
using evaluate::RetrievalRun;

bool isOfRetrieval(const workspace::RunInfo& run) {
    return run.kind == evaluate::kRetrievalRuns || run.kind == evaluate::kAlphaRuns;
}

bool isWhole(const workspace::RunInfo& run) {
    return isOfRetrieval(run) && run.state == workspace::RunState::Finished;
}

// Those that the plan names.
Result<std::vector<workspace::RunInfo>> namedRetrievalRuns(const SectionContext& context,
                                                           const std::vector<workspace::RunInfo>& all) {
    std::vector<workspace::RunInfo> chosen;
    for (const base::RowId id : context.plan.runs) {
        const auto place = std::ranges::find(all, id, &workspace::RunInfo::id);
        if (place == all.end()) {
            return base::fail(ErrorCode::NotFound, std::to_string(id), "run");
        }
        if (isWhole(*place) && std::ranges::find(chosen, id, &workspace::RunInfo::id) == chosen.end()) {
            chosen.push_back(*place);
        }
    }
    return chosen;
}

std::string nameOfRun(const workspace::RunInfo& run) {
    return run.name.empty() ? run.createdAt : run.name;
}

// The runs to read, of both kinds.
Result<std::vector<workspace::RunInfo>> chosenRetrievalRuns(const SectionContext& context,
                                                            RetrievalMaterial& material) {
    ASSAY_TRY(const auto all, workspace::runs(context.reader, ""));
    if (!context.plan.runs.empty()) {
        material.nothing = RetrievalMaterial::Nothing::NoneNamed;
        return namedRetrievalRuns(context, all);
    }
    std::vector<workspace::RunInfo> chosen;
    std::set<std::pair<std::string, std::string>> seen;    // suite and predictions
    std::set<std::pair<std::string, std::string>> tunings; // by name, which says suite and lists; fusion
    for (const workspace::RunInfo& run : all) {
        if (run.kind == evaluate::kRetrievalRuns) {
            material.nothing = RetrievalMaterial::Nothing::NoneFinished;
        }
        if (!isWhole(run)) {
            continue;
        }
        if (run.kind == evaluate::kAlphaRuns) {
            const auto settings = evaluate::readAlphaSettings(run.settings);
            const std::string fusion =
                settings
                    ? std::string(evaluate::kAlphaFusionNames[static_cast<std::size_t>(settings->fusion)])
                    : std::string();
            if (tunings.emplace(run.name, fusion).second) {
                chosen.push_back(run);
            }
            continue;
        }
        const auto about = evaluate::retrievalRunSettings(run);
        if (!about) {
            material.unreadable.push_back(nameOfRun(run));
        } else if (seen.emplace(about->suite, about->predictions).second) {
            chosen.push_back(run);
        }
    }
    return chosen;
}

// What cannot be read of it is named, what fails otherwise is an error.
template <typename Run>
Result<> takeRun(Result<Run> run, const workspace::RunInfo& info, std::vector<Run>& runs,
                 RetrievalMaterial& material) {
    if (run) {
        runs.push_back(std::move(*run));
        return {};
    }
    if (run.error().code != ErrorCode::InputNotUsable) {
        return tl::unexpected(run.error());
    }
    material.unreadable.push_back(nameOfRun(info));
    return {};
}

bool showsRetrievalComparison(const ReportPlan& plan) {
    return std::ranges::any_of(plan.sections, [](const PlannedSection& section) {
        return section.shown && section.id == "retrieval_comparison";
    });
}

Result<ComparedRetrieval> comparedGroupOf(const SectionContext& context, const RetrievalMaterial& material,
                                          std::vector<std::size_t> places) {
    ComparedRetrieval group;
    group.runs = std::move(places);
    std::vector<const RetrievalRun*> runs;
    for (const std::size_t place : group.runs) {
        runs.push_back(&material.runs[place]);
    }
    ASSAY_TRY(group.lists, evaluate::comparedRetrieval(runs));
    evaluate::AnswerComparisonSettings settings;
    settings.headline = std::string(evaluate::kRetrievalHeadline);
    settings.seed = runs.front()->about.settings.seed;
    base::NoProgress quiet;
    ASSAY_TRY(group.comparison, evaluate::compareAnswers(group.lists, 0, 1, settings, context.stop, quiet));
    if (runs.size() > 2) {
        ASSAY_TRY(auto matrix, evaluate::compareAll(group.lists, settings, context.stop, quiet));
        group.matrix = std::move(matrix);
    }
    return group;
}

// Figures of other gold, or by another rule of relevance, are not compared.
Result<> compareRetrieval(const SectionContext& context, RetrievalMaterial& material) {
    using Gold = std::tuple<std::string, evaluate::RelevanceRule, int>;
    std::map<Gold, std::vector<std::size_t>> groups;
    std::vector<Gold> order; // in which they first come
    for (std::size_t i = 0; i < material.runs.size(); ++i) {
        const evaluate::RetrievalRunSettings& about = material.runs[i].about;
        const Gold gold{about.suiteHash, about.settings.relevance, about.settings.level};
        std::vector<std::size_t>& places = groups[gold];
        if (places.empty()) {
            order.push_back(gold);
        }
        places.push_back(i);
    }
    for (const Gold& gold : order) {
        if (groups[gold].size() > 1) {
            ASSAY_TRY(auto group, comparedGroupOf(context, material, groups[gold]));
            material.compared.push_back(std::move(group));
        }
    }
    return {};
}

} // namespace

Result<std::shared_ptr<const RetrievalMaterial>> retrievalMaterial(const SectionContext& context) {
    auto material = std::make_shared<RetrievalMaterial>();
    ASSAY_TRY(const auto chosen, chosenRetrievalRuns(context, *material));
    for (const workspace::RunInfo& info : chosen) {
        if (context.stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled, {}, "report");
        }
        if (info.kind == evaluate::kAlphaRuns) {
            ASSAY_TRY(takeRun(evaluate::loadAlphaRun(context.reader, info.id, context.stop), info,
                              material->alphas, *material));
        } else {
            ASSAY_TRY(takeRun(evaluate::loadRetrievalRun(context.reader, info.id, context.stop), info,
                              material->runs, *material));
        }
    }
    ASSAY_TRY(material->decisions, workspace::alphaDecisions(context.reader));
    if (showsRetrievalComparison(context.plan)) {
        ASSAY_TRY(compareRetrieval(context, *material));
    }
    return material;
}

std::string newestOf(const RetrievalMaterial& material) {
    std::string newest;
    for (const RetrievalRun& run : material.runs) {
        newest = std::max(newest, run.info.createdAt);
    }
    for (const evaluate::AlphaRun& run : material.alphas) {
        newest = std::max(newest, run.info.createdAt);
    }
    for (const workspace::StoredAlphaDecision& stored : material.decisions) {
        newest = std::max(newest, stored.decision.decidedAt);
    }
    return newest;
}

bool isHeld(const RetrievalMaterial& material) {
    return !material.runs.empty() || !material.alphas.empty();
}

} // namespace assay::results
