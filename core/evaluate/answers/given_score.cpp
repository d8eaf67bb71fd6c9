#include "core/evaluate/answers/given_score.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using metrics::AnswerMetric;

// What scores of one measure have in common: the measure, or the name of one that Assay does not know.
std::string measureOf(const std::string& name) {
    const auto metric = metricCalledOutside(name);
    return metric ? std::string(metrics::answerMetricName(*metric)) : name;
}

bool isJudged(const std::string& name) {
    const auto metric = metricCalledOutside(name);
    return metric && *metric >= AnswerMetric::JudgeCorrectness && *metric <= AnswerMetric::JudgeOverall;
}

void setAside(model::Prediction& prediction, const std::string& name) {
    const auto found = prediction.scores.find(name);
    if (found == prediction.scores.end()) {
        return;
    }
    model::OutsideScore score = std::move(found->second);
    prediction.scores.erase(found);
    std::string aside = "imported_" + name;
    while (prediction.scores.contains(aside)) {
        aside = "imported_" + aside;
    }
    prediction.scores.emplace(std::move(aside), std::move(score));
}

// The names of scores that are not of the run and for which `makesWay` holds.
template <typename MakesWay>
std::vector<std::string> importedNames(const model::Prediction& prediction, const MakesWay& makesWay) {
    std::vector<std::string> names;
    for (const auto& [name, score] : prediction.scores) {
        if (!score.isOfRun && makesWay(name)) {
            names.push_back(name);
        }
    }
    return names;
}

} // namespace

void giveScore(model::Prediction& prediction, std::string_view source, const std::string& name,
               model::OutsideScore score) {
    score.isOfRun = true;
    const std::string measure = measureOf(name);
    const bool isGiven = std::ranges::any_of(prediction.scores, [&measure](const auto& other) {
        return other.second.isOfRun && measureOf(other.first) == measure;
    });
    if (isGiven) {
        prediction.scores.insert_or_assign(std::string(source) + "." + name, std::move(score));
        return;
    }
    setAside(prediction, name);
    prediction.scores.insert_or_assign(name, std::move(score));
}

void setJudgedAside(model::Prediction& prediction) {
    for (const std::string& name : importedNames(prediction, isJudged)) {
        setAside(prediction, name);
    }
}

void letGivenScoresCount(std::span<model::Prediction> predictions) {
    std::set<std::string> given;
    for (const model::Prediction& prediction : predictions) {
        for (const auto& [name, score] : prediction.scores) {
            if (score.isOfRun) {
                given.insert(measureOf(name));
            }
        }
    }
    const auto makesWay = [&given](const std::string& name) { return given.contains(measureOf(name)); };
    for (model::Prediction& prediction : predictions) {
        for (const std::string& name : importedNames(prediction, makesWay)) {
            setAside(prediction, name);
        }
    }
}

GivenBySources givenSince(const model::Prediction& before, const model::Prediction& now) {
    GivenBySources given;
    for (const auto& [name, score] : now.scores) {
        if (score.isOfRun) {
            given.scores.emplace(name, score);
        }
    }
    for (const auto& [name, score] : before.scores) {
        const auto still = now.scores.find(name);
        if (still == now.scores.end() || still->second.isOfRun) {
            given.aside.push_back(name);
        }
    }
    if (now.hallucinations != before.hallucinations ||
        now.hallucinationsModel != before.hallucinationsModel) {
        given.hallucinations = now.hallucinations;
        given.hallucinationsModel = now.hallucinationsModel;
    }
    return given;
}

void giveAgain(const GivenBySources& given, model::Prediction& prediction) {
    for (const std::string& name : given.aside) {
        setAside(prediction, name);
    }
    for (const auto& [name, score] : given.scores) {
        model::OutsideScore again = score;
        again.isOfRun = true;
        prediction.scores.insert_or_assign(name, std::move(again));
    }
    if (given.hallucinations) {
        prediction.hallucinations = given.hallucinations;
        prediction.hallucinationsModel = given.hallucinationsModel;
    }
}

} // namespace assay::evaluate
