// How a score that was found from outside joins those that an answer has.
#pragma once

#include "core/model/prediction.h"

#include <string>
#include <string_view>
#include <utility>

namespace assay::evaluate {

// Under its name; under "SOURCE.NAME" where the answer has one of that name already.
inline void giveScore(model::Prediction& prediction, std::string_view source, const std::string& name,
                      model::OutsideScore score) {
    if (!prediction.scores.contains(name)) {
        prediction.scores.emplace(name, std::move(score));
        return;
    }
    prediction.scores.insert_or_assign(std::string(source) + "." + name, std::move(score));
}

} // namespace assay::evaluate
