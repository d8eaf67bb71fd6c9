// How far the reviewers of a suite agree, and where they do not.
#include "core/base/guard.h"
#include "core/workspace/suites/reviews.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// The reviews of each question, one after the other.
template <typename Visit>
void forEachQuestion(std::span<const Review> reviews, Visit&& visit) {
    for (std::size_t begin = 0; begin < reviews.size();) {
        std::size_t end = begin + 1;
        while (end < reviews.size() && reviews[end].question == reviews[begin].question) {
            ++end;
        }
        visit(reviews.subspan(begin, end - begin));
        begin = end;
    }
}

// Where kappa tells less than AC1 does: nearly all agree, and nearly always on the same verdict.
constexpr double kHighAgreement = 0.9;
constexpr double kMisleadingKappa = 0.4;

std::vector<double> verdictCategories() {
    std::vector<double> categories;
    for (std::size_t i = 0; i < model::kReviewVerdictNames.size(); ++i) {
        categories.push_back(static_cast<double>(i));
    }
    return categories;
}

// Of all pairs the one with most questions that both have reviewed; indexes into the names.
std::optional<std::pair<std::size_t, std::size_t>> pairWithMostInCommon(const statistics::Ratings& ratings) {
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> common;
    for (std::size_t item = 0; item < ratings.items(); ++item) {
        std::vector<std::size_t> raters;
        for (std::size_t rater = 0; rater < ratings.raters; ++rater) {
            if (ratings.values[item * ratings.raters + rater]) {
                raters.push_back(rater);
            }
        }
        for (std::size_t a = 0; a < raters.size(); ++a) {
            for (std::size_t b = a + 1; b < raters.size(); ++b) {
                ++common[{raters[a], raters[b]}];
            }
        }
    }
    const auto most = std::ranges::max_element(
        common, [](const auto& left, const auto& right) { return left.second < right.second; });
    return most == common.end() ? std::nullopt : std::optional(most->first);
}

statistics::Ratings onlyOf(const statistics::Ratings& ratings, std::size_t first, std::size_t second) {
    statistics::Ratings two{2, {}};
    for (std::size_t item = 0; item < ratings.items(); ++item) {
        two.values.push_back(ratings.values[item * ratings.raters + first]);
        two.values.push_back(ratings.values[item * ratings.raters + second]);
    }
    return two;
}

} // namespace

Result<ReviewAgreement> agreementOf(std::span<const Review> reviews, const AgreementOptions& options) {
    if (options.pair && options.pair->first == options.pair->second) {
        return fail(ErrorCode::InvalidArgument, options.pair->first, "pair");
    }
    return base::guarded("agreement", [&]() -> Result<ReviewAgreement> {
        ReviewAgreement agreement;
        std::set<std::string> names;
        std::map<base::RowId, std::vector<const Review*>> questions;
        for (const Review& review : reviews) {
            if (review.outdated) {
                ++agreement.outdated;
                continue;
            }
            ++agreement.reviews;
            names.insert(review.reviewer);
            questions[review.question].push_back(&review);
        }
        agreement.reviewers.assign(names.begin(), names.end());
        const auto indexOf = [&](const std::string& name) {
            const auto found = std::ranges::lower_bound(agreement.reviewers, name);
            return static_cast<std::size_t>(found - agreement.reviewers.begin());
        };
        statistics::Ratings ratings{agreement.reviewers.size(), {}};
        ratings.values.resize(questions.size() * ratings.raters);
        std::size_t item = 0;
        for (const auto& [question, ofQuestion] : questions) {
            for (const Review* review : ofQuestion) {
                ratings.values[item * ratings.raters + indexOf(review->reviewer)] =
                    static_cast<double>(review->verdict);
            }
            ++item;
        }
        agreement.alpha = statistics::krippendorffsAlpha(ratings, statistics::Scale::Nominal, options.draws);
        agreement.observed = statistics::observedAgreement(ratings, options.draws);
        auto pair = pairWithMostInCommon(ratings);
        if (options.pair) {
            agreement.first = options.pair->first;
            agreement.second = options.pair->second;
            // Who has reviewed nothing shares nothing.
            pair = names.contains(agreement.first) && names.contains(agreement.second)
                       ? std::optional(std::pair(indexOf(agreement.first), indexOf(agreement.second)))
                       : std::nullopt;
        } else if (pair) {
            agreement.first = agreement.reviewers[pair->first];
            agreement.second = agreement.reviewers[pair->second];
        }
        if (pair) {
            agreement.kappa = statistics::cohensKappa(ratings, pair->first, pair->second, options.draws);
            agreement.observedOfPair =
                statistics::observedAgreement(onlyOf(ratings, pair->first, pair->second), options.draws);
            const std::vector<double> categories = verdictCategories();
            for (const double category : categories) {
                agreement.byVerdict.push_back(
                    statistics::kappaOfCategory(ratings, pair->first, pair->second, category, options.draws));
            }
            if (agreement.kappa.value && *agreement.kappa.value < kMisleadingKappa &&
                agreement.observedOfPair.value.value_or(0) > kHighAgreement) {
                agreement.ac1 =
                    statistics::gwetsAc1(ratings, pair->first, pair->second, categories, options.draws);
            }
        }
        return agreement;
    });
}

Result<ReviewAgreement> agreementOfSuite(const workspace::Reader& reader, base::RowId suite,
                                         const AgreementOptions& options) {
    const auto reviews = reviewsOfSuite(reader, suite);
    return reviews ? agreementOf(*reviews, options) : tl::unexpected(reviews.error());
}

Result<std::vector<Disagreement>> disagreements(const workspace::Reader& reader, base::RowId suite,
                                                const std::optional<std::string>& viewer) {
    ASSAY_TRY(auto reviews, reviewsOfSuite(reader, suite));
    return base::guarded(reader.path(), [&]() -> Result<std::vector<Disagreement>> {
        std::vector<Review> list = viewer ? reviewsVisibleTo(*viewer, reviews) : std::move(reviews);
        std::erase_if(list, &Review::outdated);
        std::vector<Disagreement> found;
        forEachQuestion(list, [&](std::span<const Review> ofQuestion) {
            std::set<ReviewVerdict> verdicts;
            for (const Review& review : ofQuestion) {
                verdicts.insert(review.verdict);
            }
            if (verdicts.size() > 1) {
                found.push_back({ofQuestion.front().question, static_cast<int>(verdicts.size()),
                                 std::vector<Review>(ofQuestion.begin(), ofQuestion.end())});
            }
        });
        std::ranges::stable_sort(found, std::ranges::greater(), &Disagreement::verdicts);
        return found;
    });
}

} // namespace assay::workspace
