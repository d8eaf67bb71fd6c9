// Causes of incidents that are suggested, as data (resources/rules/incident_causes.json). Source: FinRAG
// framework document, 6.1 (alerts and their meaning, the incident of April) and 6.2 ("Regression Risk").
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct IncidentCause {
    std::string id;
    std::string severity; // "P0", "P1", "P2"; empty: any
    std::string figure;   // a part of the name of the figure that moved: "filtered.hit_at"
    std::string cause;    // a sentence
    std::string check;    // what to look at, or what has helped

    friend bool operator==(const IncidentCause&, const IncidentCause&) = default;
};

// Those that come along. Error: InputNotUsable (with what is wrong).
[[nodiscard]] base::Result<std::vector<IncidentCause>> incidentCauses();
[[nodiscard]] base::Result<std::vector<IncidentCause>> readIncidentCauses(std::string_view json);

// Those for a figure that moved first, in their order, then the others. An empty figure: as they stand.
[[nodiscard]] std::vector<IncidentCause> causesFor(std::vector<IncidentCause> causes,
                                                   std::string_view figure);

} // namespace assay::evaluate
