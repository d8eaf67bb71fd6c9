#include "core/curation/review_assignment.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

namespace assay::curation {

std::vector<std::vector<std::size_t>> assignReviews(std::span<const base::RowId> questions,
                                                    const workspace::ReviewAssignment& assignment) {
    const std::size_t people = assignment.reviewers.size();
    const auto wanted =
        std::min(people, static_cast<std::size_t>(std::max<std::int64_t>(assignment.perQuestion, 0)));
    std::vector<std::vector<std::size_t>> assigned(questions.size());
    std::vector<std::int64_t> loads(people, 0);
    std::vector<std::vector<std::int64_t>> together(people, std::vector<std::int64_t>(people, 0));
    for (std::vector<std::size_t>& reviewers : assigned) {
        while (reviewers.size() < wanted) {
            std::size_t best = people;
            std::tuple<std::int64_t, std::int64_t> least;
            for (std::size_t person = 0; person < people; ++person) {
                if (std::ranges::find(reviewers, person) != reviewers.end()) {
                    continue;
                }
                std::int64_t met = 0;
                for (const std::size_t other : reviewers) {
                    met += together[person][other];
                }
                const std::tuple cost(loads[person], met);
                if (best == people || cost < least) {
                    best = person;
                    least = cost;
                }
            }
            for (const std::size_t other : reviewers) {
                ++together[best][other];
                ++together[other][best];
            }
            ++loads[best];
            reviewers.push_back(best);
        }
        std::ranges::sort(reviewers);
    }
    return assigned;
}

std::vector<ReviewerProgress> reviewProgress(std::span<const base::RowId> questions,
                                             const std::vector<bool>& isCounted,
                                             const workspace::ReviewAssignment& assignment,
                                             std::span<const workspace::Review> reviews) {
    const auto assigned = assignReviews(questions, assignment);
    std::unordered_map<base::RowId, std::size_t> placeOf;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (isCounted[i]) {
            placeOf[questions[i]] = i;
        }
    }
    std::vector<ReviewerProgress> progress;
    std::map<std::string, std::size_t> rowOf;
    for (const std::string& reviewer : assignment.reviewers) {
        rowOf.try_emplace(reviewer, progress.size());
        progress.push_back({reviewer, 0, 0, 0});
    }
    for (const auto& [question, place] : placeOf) {
        for (const std::size_t person : assigned[place]) {
            ++progress[person].assigned;
        }
    }
    std::set<std::string> others;
    for (const workspace::Review& review : reviews) {
        if (!rowOf.contains(review.reviewer)) {
            others.insert(review.reviewer);
        }
    }
    for (const std::string& other : others) {
        rowOf.try_emplace(other, progress.size());
        progress.push_back({other, 0, 0, 0});
    }
    for (const workspace::Review& review : reviews) {
        const auto place = placeOf.find(review.question);
        if (review.outdated || place == placeOf.end()) {
            continue;
        }
        const std::size_t row = rowOf[review.reviewer];
        const bool isOwn = std::ranges::find(assigned[place->second], row) != assigned[place->second].end();
        ++(isOwn ? progress[row].done : progress[row].extra);
    }
    return progress;
}

} // namespace assay::curation
