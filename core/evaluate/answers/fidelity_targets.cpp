#include "core/evaluate/answers/fidelity_targets.h"

#include "core/evaluate/answers/answer_intervals.h"
#include "core/workspace/predictions/claims.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::Result;

constexpr std::string_view kInventions = "hallucinations";

bool isAboutInventions(const TargetOutcome& outcome) {
    return outcome.target.metric == kInventions;
}

bool isOfTarget(const AnswerRunItem& item, const RubricTarget& target) {
    if (target.field.empty()) {
        return true;
    }
    const auto values = item.strata.find(target.field);
    return values != item.strata.end() &&
           std::ranges::find(values->second, target.value) != values->second.end();
}

// What a question counts with; nullopt: not at all.
struct InventedClaims {
    const AnswerRunItem* item = nullptr;
    std::optional<double> count;
    bool isRead = false; // by people
};

std::vector<InventedClaims> inventedClaimsOf(const AnswerRun& run, const FidelityOfRun& read) {
    std::map<std::string_view, double> byQuestion;
    for (const QuestionFidelity& one : read.figures.read) {
        byQuestion.emplace(read.questions[one.question].questionId, one.invented);
    }
    std::vector<InventedClaims> all;
    for (const AnswerRunItem& item : run.items) {
        InventedClaims& one = all.emplace_back();
        one.item = &item;
        one.count = item.value(kInventions);
        const auto found = byQuestion.find(item.questionId);
        if (found != byQuestion.end() && item.answered > 0) {
            one.count = found->second;
            one.isRead = true;
        }
    }
    return all;
}

// Sums and counts of those with a value, by cluster.
ClusterRows rowsByCluster(const std::vector<const InventedClaims*>& counted) {
    constexpr std::size_t kWidth = 2;
    ClusterRows rows;
    rows.width = kWidth;
    std::map<std::string_view, std::size_t> places;
    for (const InventedClaims* one : counted) {
        std::size_t place = rows.clusters.size();
        if (!one->item->cluster.empty()) {
            place = places.try_emplace(one->item->cluster, place).first->second;
        }
        if (place == rows.clusters.size()) {
            rows.clusters.push_back(static_cast<std::uint32_t>(place));
            rows.sums.resize(rows.sums.size() + kWidth, 0);
        }
        rows.sums[place * kWidth] += *one->count;
        rows.sums[place * kWidth + 1] += 1;
    }
    return rows;
}

Result<> measureAnew(const AnswerRun& run, const std::vector<InventedClaims>& all, TargetOutcome& outcome,
                     const std::stop_token& stop) {
    std::vector<const InventedClaims*> counted;
    MetricFigure figure;
    figure.name = kInventions;
    figure.model = outcome.figure.model;
    double sum = 0;
    outcome.readByPeople = 0;
    for (const InventedClaims& one : all) {
        if (!isOfTarget(*one.item, outcome.target) || one.item->answered == 0) {
            continue;
        }
        if (!one.count) {
            ++figure.notApplicable;
            continue;
        }
        counted.push_back(&one);
        sum += *one.count;
        outcome.readByPeople += one.isRead ? 1 : 0;
    }
    figure.n = std::ssize(counted);
    if (!counted.empty()) {
        figure.mean = sum / static_cast<double>(counted.size());
        const std::vector<ClusterRows> rows{rowsByCluster(counted)};
        const std::size_t clusters = rows.front().clusters.size();
        const std::vector<DrawnMean> means{{.rows = 0, .above = 0, .below = 1, .clusters = clusters}};
        const auto intervals =
            drawnMeanIntervals(rows, means, clusters, run.settings.evaluation.seed, 1, stop);
        if (!intervals) {
            return base::fail(ErrorCode::Cancelled);
        }
        figure.interval = intervals->front();
    }
    outcome.figure = std::move(figure);
    const auto& mean = outcome.figure.mean;
    outcome.reachesMinimum = mean && outcome.target.reaches(*mean, outcome.target.minimum);
    outcome.reachesTarget = mean && outcome.target.reaches(*mean, outcome.target.target);
    return {};
}

} // namespace

Result<> takeReading(AnswerRun& run, const FidelityOfRun& read, const std::stop_token& stop) {
    if (read.figures.answersRead == 0) {
        return {};
    }
    const std::vector<InventedClaims> all = inventedClaimsOf(run, read);
    for (TargetOutcome& outcome : run.targets) {
        if (isAboutInventions(outcome)) {
            ASSAY_TRY(measureAnew(run, all, outcome, stop));
        }
    }
    return {};
}

Result<> judgeInventions(const workspace::Reader& reader, AnswerRun& run, const std::stop_token& stop) {
    if (std::ranges::none_of(run.targets, isAboutInventions)) {
        return {};
    }
    ASSAY_TRY(const bool isAnyRead, workspace::hasClaims(reader));
    if (!isAnyRead) {
        return {};
    }
    const auto read = readFidelity(reader, run, stop);
    if (!read) {
        return read.error().code == ErrorCode::NotFound ? Result<>() : tl::unexpected(read.error());
    }
    return takeReading(run, *read, stop);
}

} // namespace assay::evaluate
