#include "core/results/neighbours/neighbour_material.h"

#include "core/json/settings_reader.h"
#include "core/results/report/section_makers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::json;

// The corpus that it is of, also when that is not in the workspace any more.
Result<base::RowId> corpusOf(const workspace::RunInfo& run) {
    if (run.kind == evaluate::kOutsideRuns || run.corpus != 0) {
        return run.corpus;
    }
    const auto settings = evaluate::neighbourRunSettings(run);
    return settings ? Result<base::RowId>(settings->corpusId) : tl::unexpected(settings.error());
}

Result<std::vector<workspace::RunInfo>> chosenRuns(const SectionContext& context,
                                                   NeighbourMaterial& material) {
    ASSAY_TRY(auto all, workspace::runs(context.reader, ""));
    std::vector<workspace::RunInfo> chosen;
    if (!context.plan.runs.empty()) {
        material.nothing = NeighbourMaterial::Nothing::NoneNamed;
        for (const base::RowId id : context.plan.runs) {
            const auto place = std::ranges::find(all, id, &workspace::RunInfo::id);
            if (place == all.end()) {
                return fail(ErrorCode::NotFound, std::to_string(id), "run");
            }
            if (evaluate::isNeighbourTest(*place) &&
                std::ranges::find(chosen, id, &workspace::RunInfo::id) == chosen.end()) {
                chosen.push_back(*place);
            }
        }
        return chosen;
    }
    std::erase_if(all, [](const workspace::RunInfo& run) { return !evaluate::isNeighbourTest(run); });
    material.nothing =
        all.empty() ? NeighbourMaterial::Nothing::NoRun : NeighbourMaterial::Nothing::NoneFinished;
    std::set<std::tuple<std::string, std::string, base::RowId>> seen;
    for (workspace::RunInfo& run : all) {
        if (run.state != workspace::RunState::Finished) {
            continue;
        }
        const auto corpus = corpusOf(run);
        if (!corpus) {
            material.unreadable.push_back(run.name.empty() ? run.createdAt : run.name);
            continue;
        }
        if (seen.emplace(run.kind, run.origin, *corpus).second) {
            chosen.push_back(std::move(run));
        }
    }
    // Tests made here, then lists from elsewhere, then figures alone.
    std::ranges::stable_sort(chosen, {}, [](const workspace::RunInfo& run) {
        return run.kind == evaluate::kOutsideRuns ? 2 : run.origin == evaluate::kOutsideOrigin ? 1 : 0;
    });
    return chosen;
}

Result<RunGate> gateOf(const SectionContext& context, const evaluate::NeighbourRun& run,
                       const Result<std::vector<evaluate::GateRule>>& rules) {
    RunGate gate;
    if (!rules) {
        gate.state = RunGate::State::Unreadable;
        return gate;
    }
    if (run.info.baseline) {
        gate.state = RunGate::State::IsBaseline;
        return gate;
    }
    if (run.info.state != workspace::RunState::Finished) {
        gate.state = RunGate::State::NotFinished;
        return gate;
    }
    ASSAY_TRY(const auto known,
              workspace::baselineRun(context.reader, evaluate::kNeighbourRuns, run.info.corpus));
    const std::optional<workspace::RunInfo>& marked = known;
    if (!marked) {
        return gate;
    }
    auto baseline = evaluate::loadNeighbourRun(context.reader, marked->id, context.stop);
    if (!baseline) {
        if (baseline.error().code == ErrorCode::Cancelled) {
            return tl::unexpected(baseline.error());
        }
        gate.state = RunGate::State::Unreadable;
        return gate;
    }
    gate.state = rules->empty() ? RunGate::State::NoRules : RunGate::State::Judged;
    ASSAY_TRY(const auto earlier, evaluate::earlierRuns(context.reader, run, context.stop));
    const auto judged = [&](std::size_t search, std::size_t ofBaseline) {
        auto verdict = evaluate::judgeRun(run, search, *baseline, ofBaseline, *rules);
        if (verdict) {
            verdict->noise = evaluate::noiseOf(run, search, *baseline, earlier, *rules);
        }
        return verdict;
    };
    for (std::size_t search = 0; search < run.searches.size(); ++search) {
        const auto same = evaluate::sameSearch(run.settings, search, baseline->settings);
        if (!same) {
            gate.alone.push_back(search);
            continue;
        }
        gate.judged.push_back({search, *same, judged(search, *same)});
    }
    if (gate.judged.empty() && !run.searches.empty() && !baseline->searches.empty()) {
        gate.isSame = false;
        gate.alone.erase(gate.alone.begin());
        gate.judged.push_back({0, 0, judged(0, 0)});
    }
    gate.baseline = std::make_unique<const evaluate::NeighbourRun>(std::move(*baseline));
    return gate;
}

bool shows(const ReportPlan& plan, std::string_view section) {
    return std::ranges::any_of(plan.sections,
                               [&](const PlannedSection& one) { return one.shown && one.id == section; });
}

// How firm the quantiles of distances are, where the plan shows them: of searches by cosine.
void addDistanceIntervals(const ReportPlan& plan, const evaluate::NeighbourRun& run, ReportedRun& into) {
    const bool showsQuantiles = shows(plan, "neighbour_distances");
    if (!showsQuantiles && !shows(plan, "neighbour_regimes")) { // which shows the median of gold
        return;
    }
    into.goldIntervals = evaluate::allDistanceIntervals(run, true);
    if (showsQuantiles) {
        into.otherIntervals = evaluate::allDistanceIntervals(run, false);
    }
}

Result<> readTest(const SectionContext& context, const Result<std::vector<evaluate::GateRule>>& rules,
                  ReportedRun& into) {
    ASSAY_TRY(auto run, evaluate::loadNeighbourRun(context.reader, into.info.id, context.stop));
    into.figures = evaluate::neighbourFigures(run.outcomes, run.settings.test, run.searches);
    into.deltas = evaluate::regimeDeltas(run.outcomes, run.settings.test, run.searches.size());
    addDistanceIntervals(context.plan, run, into);
    ASSAY_TRY(auto texts, evaluate::runTexts(context.reader, run.settings));
    into.texts = texts;
    ASSAY_TRY(auto notes, workspace::caseNotes(context.reader, run.settings.corpusId));
    for (workspace::CaseNote& note : notes) {
        into.notes.emplace(note.sentenceId, std::move(note));
    }
    ASSAY_TRY(auto gate, gateOf(context, run, rules));
    into.gate = std::move(gate);
    if (const auto described = evaluate::describeRun(into.info)) { // else assay check names it
        ASSAY_TRY(into.adjacency, evaluate::adjacencyOfRun(context.reader, *described, context.stop));
    }
    into.test = std::make_unique<const evaluate::NeighbourRun>(std::move(run));
    return {};
}

Result<> readFigures(ReportedRun& into) {
    ASSAY_TRY(auto outside, evaluate::outsideRun(into.info));
    into.outside = std::make_unique<const evaluate::OutsideRun>(std::move(outside));
    const Json inputs = json::parseSettingsJson(into.info.inputs);
    if (const Json* const issues = base::memberOf(inputs, "issues");
        issues != nullptr && issues->is_array()) {
        into.unread = std::ranges::count_if(*issues, [](const Json& issue) {
            return base::memberText(issue, "severity") == base::severityName(base::Severity::Error);
        });
    }
    return {};
}

} // namespace

GateTally RunGate::tally() const {
    GateTally tally;
    tally.searches = static_cast<std::int64_t>(judged.size() + alone.size());
    for (const JudgedSearch& one : judged) {
        if (one.verdict) {
            tally.add(*one.verdict);
        }
    }
    return tally;
}

Result<std::shared_ptr<const NeighbourMaterial>> neighbourMaterial(const SectionContext& context) {
    auto material = std::make_shared<NeighbourMaterial>();
    ASSAY_TRY(auto chosen, chosenRuns(context, *material));
    const auto rules = evaluate::workspaceGateRules(context.reader);
    for (workspace::RunInfo& info : chosen) {
        if (context.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, {}, "report");
        }
        ReportedRun run;
        run.info = std::move(info);
        const auto read =
            run.info.kind == evaluate::kOutsideRuns ? readFigures(run) : readTest(context, rules, run);
        ASSAY_TRY(read);
        material->runs.push_back(std::move(run));
    }
    return material;
}

std::string newestOf(const NeighbourMaterial& material) {
    std::string newest;
    for (const ReportedRun& run : material.runs) {
        newest = std::max(newest, run.info.createdAt);
    }
    return newest;
}

} // namespace assay::results
