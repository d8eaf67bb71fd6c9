#include "core/evaluate/outside_run.h"

#include "core/formats/outside_figures.h"

#include <nlohmann/json.hpp>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

template <typename Figure>
void add(Json& json, const char* key, const std::optional<Figure>& figure) {
    if (figure) {
        json[key] = *figure;
    }
}

Json byK(const std::map<int, double>& figures) {
    Json json = Json::object();
    for (const auto& [k, figure] : figures) {
        json[std::to_string(k)] = figure;
    }
    return json;
}

// In the form that formats::readOutsideFigures() reads.
std::string documentOf(const model::OutsideFigures& figures) {
    Json document{{"name", figures.name}, {"source", figures.source}};
    add(document, "anchors", figures.anchors);
    add(document, "covered", figures.covered);
    add(document, "coverage", figures.coverage);
    Json regimes = Json::object();
    for (const model::OutsideRegime& regime : figures.regimes) {
        Json one = Json::object();
        add(one, "self_at_1", regime.selfAt1);
        add(one, "self_at_1_tie_aware", regime.selfAt1TieAware);
        one["hit_at"] = byK(regime.hitAt);
        one["mrr_at"] = byK(regime.mrrAt);
        add(one, "n", regime.n);
        one["distance"] = {{"gold", regime.goldDistance}};
        regimes[regime.name] = std::move(one);
    }
    document["regimes"] = std::move(regimes);
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Result<base::RowId> keepOutsideFigures(store::Workspace& workspace, const model::OutsideFigures& figures,
                                       const std::string& who) {
    store::NewRun run;
    run.kind = kOutsideRuns;
    run.origin = "outside";
    run.name = figures.name.empty() ? "figures from outside" : figures.name;
    run.settings = "{}";
    run.inputs = Json{{"source", figures.source}}.dump(-1, ' ', false, Json::error_handler_t::replace);
    run.who = who;
    auto id = store::createRun(workspace, run);
    if (!id) {
        return id;
    }
    if (auto finished = store::finishRun(workspace, *id, documentOf(figures)); !finished) {
        return tl::unexpected(finished.error());
    }
    return id;
}

Result<OutsideRun> outsideRun(const store::RunInfo& run) {
    if (run.kind != kOutsideRuns) {
        return fail(ErrorCode::InputNotUsable, run.kind, "run " + std::to_string(run.id));
    }
    auto reading = formats::readOutsideFigures(run.figures, run.name);
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    OutsideRun outside;
    outside.figures = std::move(reading->figures);
    outside.faults = lintFigures(outside.figures);
    return outside;
}

} // namespace assay::evaluate
