// What a plan names of the sets or suites of a workspace. Of this room alone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace assay::results {

// Those that the plan names, by name or else by id, in its order and each once; all of them when it names
// none. `what` they are is the `where` of the error. Errors: NotFound.
template <typename Info>
[[nodiscard]] base::Result<std::vector<Info>>
chosenByName(std::vector<Info> all, const std::vector<std::string>& wanted, const char* what) {
    if (wanted.empty()) {
        return all;
    }
    std::vector<Info> chosen;
    std::set<base::RowId> taken;
    for (const std::string& one : wanted) {
        auto found = std::ranges::find(all, one, &Info::name);
        if (found == all.end()) {
            found =
                std::ranges::find_if(all, [&](const Info& info) { return std::to_string(info.id) == one; });
        }
        if (found == all.end()) {
            return base::fail(base::ErrorCode::NotFound, one, what);
        }
        if (taken.insert(found->id).second) {
            chosen.push_back(*found);
        }
    }
    return chosen;
}

} // namespace assay::results
