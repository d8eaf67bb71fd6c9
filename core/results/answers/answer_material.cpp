#include "core/results/answers/answer_material.h"

#include "core/evaluate/judge/judge_material.h"
#include "core/results/report/section_makers.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/suites/suites.h"

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

bool isWholeAnswerRun(const workspace::RunInfo& run) {
    return run.kind == evaluate::kAnswerRuns && run.state == workspace::RunState::Finished;
}

// Those that the plan names.
Result<std::vector<workspace::RunInfo>> namedAnswerRuns(const SectionContext& context,
                                                        const std::vector<workspace::RunInfo>& all) {
    std::vector<workspace::RunInfo> chosen;
    for (const base::RowId id : context.plan.runs) {
        const auto place = std::ranges::find(all, id, &workspace::RunInfo::id);
        if (place == all.end()) {
            return base::fail(ErrorCode::NotFound, std::to_string(id), "run");
        }
        if (isWholeAnswerRun(*place) &&
            std::ranges::find(chosen, id, &workspace::RunInfo::id) == chosen.end()) {
            chosen.push_back(*place);
        }
    }
    return chosen;
}

Result<std::vector<workspace::RunInfo>> chosenAnswerRuns(const SectionContext& context,
                                                         AnswersMaterial& material) {
    ASSAY_TRY(const auto all, workspace::runs(context.reader, ""));
    if (!context.plan.runs.empty()) {
        material.nothing = AnswersMaterial::Nothing::NoneNamed;
        return namedAnswerRuns(context, all);
    }
    std::vector<workspace::RunInfo> chosen;
    std::set<std::tuple<std::string, std::vector<std::string>, std::string>> seen;
    for (const workspace::RunInfo& run : all) {
        if (run.kind == evaluate::kAnswerRuns) {
            material.nothing = AnswersMaterial::Nothing::NoneFinished;
        }
        if (!isWholeAnswerRun(run)) {
            continue;
        }
        const auto settings = evaluate::answerRunSettings(run);
        if (!settings) {
            material.unreadable.push_back(run.name.empty() ? run.createdAt : run.name);
        } else if (seen.emplace(settings->predictions, settings->suites, settings->rubric.name).second) {
            chosen.push_back(run);
        }
    }
    return chosen;
}

// Of questions that are still as they were measured; nullopt: some are not, or none asks for yes or no.
Result<std::optional<evaluate::YesNoLuck>> luckOf(const SectionContext& context,
                                                  const evaluate::AnswerRun& run) {
    std::map<std::pair<base::RowId, std::int64_t>, const evaluate::AnswerRunItem*> wanted;
    for (const evaluate::AnswerRunItem& item : run.items) {
        if (item.value(metrics::answerMetricName(metrics::AnswerMetric::BooleanCorrect))) {
            wanted.emplace(std::pair(item.question, item.revision), &item);
        }
    }
    if (wanted.empty()) {
        return std::nullopt;
    }
    std::vector<model::Question> questions;
    for (const std::string& suite : run.settings.suites) {
        auto named = workspace::questionsNamed(context.reader, suite, context.stop);
        if (!named) {
            if (named.error().code == ErrorCode::Cancelled) {
                return tl::unexpected(named.error());
            }
            continue; // the suite is gone: what its gold said is not known any more
        }
        for (workspace::NamedQuestion& one : *named) {
            if (wanted.contains({one.id, one.revision})) {
                questions.push_back(std::move(one.question));
            }
        }
    }
    return evaluate::yesNoLuck(run, questions);
}

bool showsSection(const ReportPlan& plan, std::string_view id) {
    return std::ranges::any_of(
        plan.sections, [&](const PlannedSection& section) { return section.shown && section.id == id; });
}

// nullopt: what it was about is gone from the workspace.
template <typename Value>
Result<std::optional<Value>> unlessGone(Result<Value> read) {
    if (!read && read.error().code != ErrorCode::NotFound) {
        return tl::unexpected(read.error());
    }
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

// The finished run over the same answers, by the same rubric, whose judge read the answer before the gold:
// the newest. nullopt: there is none, or the run is one itself.
Result<std::optional<evaluate::AnswerRun>> runWithAnswerFirst(const SectionContext& context,
                                                              const evaluate::AnswerRun& run) {
    if (evaluate::judgedAnswerFirst(run)) {
        return std::nullopt;
    }
    ASSAY_TRY(const auto all, workspace::runs(context.reader, evaluate::kAnswerRuns));
    for (const workspace::RunInfo& info : all) {
        const auto settings = evaluate::answerRunSettings(info);
        if (info.id == run.info.id || !isWholeAnswerRun(info) || !settings ||
            settings->predictions != run.settings.predictions || settings->suites != run.settings.suites) {
            continue;
        }
        ASSAY_TRY(auto other, evaluate::loadAnswerRun(context.reader, info.id, context.stop));
        if (evaluate::judgedAnswerFirst(other)) {
            return std::optional(std::move(other));
        }
    }
    return std::nullopt;
}

Result<std::optional<evaluate::JudgeAgreement>> judgeOf(const SectionContext& context,
                                                        const evaluate::AnswerRun& run) {
    ASSAY_TRY(const auto first, runWithAnswerFirst(context, run));
    ASSAY_TRY(const auto together, unlessGone(evaluate::judgedTogether(
                                       context.reader, run, first ? &*first : nullptr, context.stop)));
    return together ? std::optional(evaluate::judgeAgreement(*together)) : std::nullopt;
}

// With the judges of other runs over the same answers; of a run without a judge there is nothing to compare.
Result<std::optional<evaluate::JudgesCompared>> judgesCompared(const SectionContext& context,
                                                               const evaluate::AnswerRun& run) {
    if (evaluate::scoringJudges(run).empty()) {
        return std::nullopt;
    }
    ASSAY_TRY(const auto others, evaluate::otherJudgedRuns(context.reader, run, context.stop));
    if (others.empty() && evaluate::scoringJudges(run).size() < 2) {
        return std::nullopt;
    }
    ASSAY_TRY(const auto first, runWithAnswerFirst(context, run));
    return unlessGone(
        evaluate::compareJudges(context.reader, run, first ? &*first : nullptr, context.stop, others));
}

Result<ComparedGroup> comparedGroup(const SectionContext& context, const AnswersMaterial& material,
                                    std::vector<std::size_t> places) {
    ComparedGroup group;
    group.runs = std::move(places);
    std::vector<const evaluate::AnswerRun*> runs;
    for (const std::size_t place : group.runs) {
        runs.push_back(&material.runs[place].run);
    }
    group.answers = evaluate::comparedAnswers(runs);
    base::NoProgress quiet;
    ASSAY_TRY(auto comparison, evaluate::compareAnswers(group.answers, 0, 1, {}, context.stop, quiet));
    group.comparison = std::move(comparison);
    if (runs.size() > 2) {
        ASSAY_TRY(auto matrix, evaluate::compareAll(group.answers, {}, context.stop, quiet));
        group.matrix = std::move(matrix);
    }
    return group;
}

} // namespace

Result<std::shared_ptr<const AnswersMaterial>> answersMaterial(const SectionContext& context) {
    auto material = std::make_shared<AnswersMaterial>();
    ASSAY_TRY(const auto chosen, chosenAnswerRuns(context, *material));
    for (const workspace::RunInfo& info : chosen) {
        if (context.stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled, {}, "report");
        }
        ASSAY_TRY(auto run, evaluate::loadAnswerRun(context.reader, info.id, context.stop));
        ReportedAnswers reported;
        ASSAY_TRY(reported.luck, luckOf(context, run));
        if (showsSection(context.plan, "answer_fidelity")) {
            ASSAY_TRY(reported.reading,
                      unlessGone(evaluate::readFidelity(context.reader, run, context.stop)));
        }
        if (showsSection(context.plan, "answer_judge")) {
            ASSAY_TRY(reported.judge, judgeOf(context, run));
            ASSAY_TRY(reported.judges, judgesCompared(context, run));
        }
        reported.run = std::move(run);
        material->runs.push_back(std::move(reported));
    }
    if (!showsSection(context.plan, "answer_comparison")) {
        return material;
    }
    using SuitesAndRubric = std::pair<std::vector<std::string>, std::string>;
    std::map<SuitesAndRubric, std::vector<std::size_t>> bySuites;
    std::vector<SuitesAndRubric> order; // in which they first come
    for (std::size_t i = 0; i < material->runs.size(); ++i) {
        const evaluate::AnswerRunSettings& settings = material->runs[i].run.settings;
        const SuitesAndRubric suites{settings.suites, settings.rubric.name};
        std::vector<std::size_t>& places = bySuites[suites];
        if (places.empty()) {
            order.push_back(suites);
        }
        places.push_back(i);
    }
    for (const SuitesAndRubric& suites : order) {
        if (bySuites[suites].size() < 2) {
            continue;
        }
        ASSAY_TRY(auto group, comparedGroup(context, *material, bySuites[suites]));
        material->compared.push_back(std::move(group));
    }
    return material;
}

std::string newestOf(const AnswersMaterial& material) {
    std::string newest;
    for (const ReportedAnswers& one : material.runs) {
        newest = std::max(newest, one.run.info.createdAt);
    }
    return newest;
}

bool isHeld(const AnswersMaterial& material) {
    return !material.runs.empty();
}

} // namespace assay::results
