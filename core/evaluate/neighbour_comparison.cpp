#include "core/evaluate/neighbour_comparison.h"

#include <string>

namespace assay::evaluate {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<std::vector<GateRule>> workspaceGateRules(const store::Reader& reader) {
    auto stored = store::workspaceSetting(reader, kGateSetting);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    return *stored ? readGateRules(**stored) : defaultGateRules();
}

Result<> setWorkspaceGateRules(store::Workspace& workspace, const std::vector<GateRule>& rules) {
    const auto json = gateRulesJson(rules);
    return json ? store::setWorkspaceSetting(workspace, kGateSetting, *json) : tl::unexpected(json.error());
}

Result<GateVerdict> judgeRun(const NeighbourRun& run, std::size_t search, const NeighbourRun& baseline,
                             std::size_t baselineSearch, const std::vector<GateRule>& rules) {
    const auto usable = [](const NeighbourRun& one, std::size_t number) -> Result<> {
        if (one.info.state != store::RunState::Finished) {
            return fail(ErrorCode::InvalidArgument, "not finished", "run " + std::to_string(one.info.id));
        }
        if (number >= one.searches.size()) {
            return fail(ErrorCode::InvalidArgument, std::to_string(number + 1),
                        "search of run " + std::to_string(one.info.id));
        }
        return {};
    };
    if (auto there = usable(run, search); !there) {
        return tl::unexpected(there.error());
    }
    if (auto there = usable(baseline, baselineSearch); !there) {
        return tl::unexpected(there.error());
    }
    return judgeNeighbours(run.outcomes, search, run.settings.test, baseline.outcomes, baselineSearch,
                           baseline.settings.test, rules, run.settings.test.seed);
}

} // namespace assay::evaluate
