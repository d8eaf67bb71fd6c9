// How a score that was found from outside joins those that an answer has.
#pragma once

#include "core/evaluate/answers/answer_scoring.h"
#include "core/model/prediction.h"

#include <map>
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

// What another judge said of the answer before a judge of the run is asked: kept as "imported_NAME", so that
// no verdict is of two judges.
inline void setJudgedAside(model::Prediction& prediction) {
    std::map<std::string, model::OutsideScore> kept;
    for (auto& [name, score] : prediction.scores) {
        const auto metric = metricCalledOutside(name);
        const bool isJudged = metric && *metric >= metrics::AnswerMetric::JudgeCorrectness &&
                              *metric <= metrics::AnswerMetric::JudgeOverall;
        kept.emplace((isJudged ? "imported_" : "") + name, std::move(score));
    }
    prediction.scores = std::move(kept);
}

// Of the description of a source.
inline bool isJudge(std::string_view description) {
    return description.starts_with("{\"kind\":\"judge\"");
}

} // namespace assay::evaluate
