// Whether the rules of a neighbour gate make sense.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_gate.h"

#include <vector>

namespace assay::evaluate {

// Names are there and each once, an alert is set, k is in range, exactly one limit is set and lies where the
// figure does. Error: InvalidArgument; `where` is the rule's name, `detail` what is wrong with it.
[[nodiscard]] base::Result<> checkGateRules(const std::vector<GateRule>& rules);

} // namespace assay::evaluate
