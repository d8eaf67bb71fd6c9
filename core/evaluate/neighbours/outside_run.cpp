#include "core/evaluate/neighbours/outside_run.h"

#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/formats/rankings/outside_figures.h"

#include <nlohmann/json.hpp>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

} // namespace

bool isNeighbourTest(const workspace::RunInfo& run) noexcept {
    return run.kind == kNeighbourRuns || run.kind == kOutsideRuns;
}

Result<base::RowId> keepOutsideFigures(workspace::Workspace& workspace, const model::OutsideFigures& figures,
                                       const std::string& who, const std::vector<base::Issue>& issues) {
    workspace::NewRun run;
    run.kind = kOutsideRuns;
    run.origin = "outside";
    run.name = figures.name.empty() ? "figures from outside" : figures.name;
    run.settings = "{}";
    Json inputs{{"source", figures.source}};
    for (const base::Issue& issue : issues) {
        inputs["issues"].push_back({{"severity", base::severityName(issue.severity)},
                                    {"code", base::issueCodeName(issue.code)},
                                    {"file", issue.file},
                                    {"line", issue.line},
                                    {"field", issue.field},
                                    {"value", issue.value}});
    }
    run.inputs = inputs.dump(-1, ' ', false, Json::error_handler_t::replace);
    run.who = who;
    return workspace::addFinishedRun(workspace, run, {}, formats::outsideFiguresJson(figures));
}

Result<OutsideRun> outsideRun(const workspace::RunInfo& run) {
    if (run.kind != kOutsideRuns) {
        return fail(ErrorCode::InputNotUsable, run.kind, "run " + std::to_string(run.id));
    }
    ASSAY_TRY(auto reading, formats::readOutsideFigures(run.figures, run.name));
    OutsideRun outside;
    outside.figures = std::move(reading.figures);
    outside.faults = lintFigures(outside.figures);
    return outside;
}

} // namespace assay::evaluate
