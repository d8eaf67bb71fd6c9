#include "core/evaluate/judge/judge_agreement.h"

#include "core/base/random.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::evaluate {
namespace {

using statistics::Agreement;
using statistics::Ratings;

constexpr double kGoodAgreement = 0.6;
constexpr double kHighObserved = 0.9;
constexpr double kMisleadingKappa = 0.4;

// The differences of one or two groups of answers.
struct BiasGroups {
    std::vector<double> differences;
    std::vector<bool> isSecond; // empty: there is one group
};

double meanOf(const BiasGroups& groups, std::span<const std::size_t> drawn) {
    double sum[2]{};
    std::int64_t count[2]{};
    for (const std::size_t i : drawn) {
        const std::size_t group = !groups.isSecond.empty() && groups.isSecond[i] ? 1 : 0;
        sum[group] += groups.differences[i];
        ++count[group];
    }
    const double nan = std::numeric_limits<double>::quiet_NaN();
    if (count[0] == 0) {
        return nan;
    }
    const double first = sum[0] / static_cast<double>(count[0]);
    if (groups.isSecond.empty()) {
        return first;
    }
    return count[1] == 0 ? nan : sum[1] / static_cast<double>(count[1]) - first;
}

JudgeBias biasOf(const BiasGroups& groups, std::uint64_t seed) {
    JudgeBias bias;
    const std::size_t n = groups.differences.size();
    bias.n = static_cast<std::int64_t>(n);
    bias.other = std::count(groups.isSecond.begin(), groups.isSecond.end(), true);
    std::vector<std::size_t> drawn(n);
    for (std::size_t i = 0; i < n; ++i) {
        drawn[i] = i;
    }
    const double value = meanOf(groups, drawn);
    if (!std::isfinite(value)) {
        return bias;
    }
    bias.value = value;
    if (n < statistics::kLeastClusters) {
        return bias;
    }
    base::Random random(seed);
    std::vector<double> values;
    values.reserve(statistics::kBootstrapDraws);
    for (int draw = 0; draw < statistics::kBootstrapDraws; ++draw) {
        for (std::size_t& one : drawn) {
            one = static_cast<std::size_t>(random.below(n));
        }
        values.push_back(meanOf(groups, drawn));
    }
    bias.interval = statistics::drawnInterval(std::move(values), n);
    return bias;
}

std::size_t medianLength(std::span<const JudgedTogether> answers) {
    std::vector<std::size_t> lengths;
    for (const JudgedTogether& one : answers) {
        if (one.personScore && one.judgeScore) {
            lengths.push_back(one.answerLength);
        }
    }
    if (lengths.empty()) {
        return 0;
    }
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>((lengths.size() - 1) / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return *middle;
}

void addBiases(std::span<const JudgedTogether> answers, std::uint64_t seed, JudgeAgreement& agreement) {
    BiasGroups all;
    BiasGroups byLength;
    BiasGroups byPosition;
    BiasGroups byOwnModel;
    const std::size_t middle = medianLength(answers);
    for (const JudgedTogether& one : answers) {
        if (one.judgeScore && one.judgeScoreAnswerFirst) {
            byPosition.differences.push_back(*one.judgeScoreAnswerFirst - *one.judgeScore);
        }
        if (!one.personScore || !one.judgeScore) {
            continue;
        }
        const double difference = *one.judgeScore - *one.personScore;
        all.differences.push_back(difference);
        byLength.differences.push_back(difference);
        byLength.isSecond.push_back(one.answerLength > middle);
        if (one.byOwnModel) {
            byOwnModel.differences.push_back(difference);
            byOwnModel.isSecond.push_back(*one.byOwnModel);
        }
    }
    agreement.bias = biasOf(all, seed);
    agreement.byLength = biasOf(byLength, seed);
    agreement.byPosition = biasOf(byPosition, seed);
    agreement.byOwnModel = biasOf(byOwnModel, seed);
}

void countVerdicts(std::span<const JudgedTogether> answers, JudgeAgreement& agreement) {
    for (const JudgedTogether& one : answers) {
        agreement.personOnly += one.personPasses && !one.judgePasses ? 1 : 0;
        agreement.bothScored += one.personScore && one.judgeScore ? 1 : 0;
        if (!one.personPasses || !one.judgePasses) {
            continue;
        }
        ++agreement.both;
        agreement.judgePasses += *one.judgePasses ? 1 : 0;
        agreement.personPasses += *one.personPasses ? 1 : 0;
        agreement.judgeOnlyPasses += *one.judgePasses && !*one.personPasses ? 1 : 0;
        agreement.personOnlyPasses += *one.personPasses && !*one.judgePasses ? 1 : 0;
    }
}

Ratings verdictRatings(std::span<const JudgedTogether> answers) {
    Ratings ratings;
    ratings.raters = 2;
    const auto rating = [](const std::optional<bool>& passes) {
        return passes ? std::optional(*passes ? 1.0 : 0.0) : std::nullopt;
    };
    for (const JudgedTogether& one : answers) {
        if (one.personPasses && one.judgePasses) {
            ratings.values.push_back(rating(one.personPasses));
            ratings.values.push_back(rating(one.judgePasses));
        }
    }
    return ratings;
}

Ratings scoreRatings(std::span<const JudgedTogether> answers) {
    Ratings ratings;
    ratings.raters = 2;
    for (const JudgedTogether& one : answers) {
        if (one.personScore && one.judgeScore) {
            ratings.values.emplace_back(std::round(*one.personScore));
            ratings.values.emplace_back(std::round(*one.judgeScore));
        }
    }
    return ratings;
}

JudgeVerdict verdictOn(const Agreement& decisive) {
    if (static_cast<std::size_t>(decisive.items) < kLeastJudgedTogether || !decisive.value ||
        !decisive.confidence) {
        return JudgeVerdict::CannotBeJudged;
    }
    if (decisive.confidence->low > kGoodAgreement) {
        return JudgeVerdict::Agrees;
    }
    return decisive.confidence->high < kGoodAgreement ? JudgeVerdict::Disagrees : JudgeVerdict::TooClose;
}

} // namespace

bool JudgeBias::isTold() const noexcept {
    return interval && (interval->low > 0 || interval->high < 0);
}

std::optional<double> JudgeAgreement::sameByLuck() const noexcept {
    if (both == 0) {
        return std::nullopt;
    }
    const auto all = static_cast<double>(both);
    const double judge = static_cast<double>(judgePasses) / all;
    const double person = static_cast<double>(personPasses) / all;
    return judge * person + (1 - judge) * (1 - person);
}

JudgeAgreement judgeAgreement(std::span<const JudgedTogether> answers, std::uint64_t seed) {
    JudgeAgreement agreement;
    countVerdicts(answers, agreement);
    const statistics::AgreementDraws draws{statistics::kBootstrapDraws, seed};
    const Ratings verdicts = verdictRatings(answers);
    agreement.observed = statistics::observedAgreement(verdicts, draws);
    agreement.kappa = statistics::cohensKappa(verdicts, 0, 1, draws);
    agreement.ac1 = statistics::gwetsAc1(verdicts, 0, 1, {0.0, 1.0}, draws);
    std::vector<double> scale;
    for (int score = 0; score <= 10; ++score) {
        scale.push_back(score);
    }
    agreement.weightedKappa = statistics::weightedKappa(scoreRatings(answers), 0, 1, scale, draws);
    addBiases(answers, seed, agreement);
    agreement.kappaMisleads = agreement.observed.value && *agreement.observed.value > kHighObserved &&
                              (!agreement.kappa.value || *agreement.kappa.value < kMisleadingKappa);
    const Agreement& decisive = agreement.kappaMisleads ? agreement.ac1 : agreement.kappa;
    agreement.verdict = verdictOn(decisive);
    if (decisive.value && decisive.confidence) {
        agreement.labelsNeeded =
            labelsFor(decisive.items, *decisive.value, *decisive.confidence, kSettledHalfWidth);
    }
    return agreement;
}

std::int64_t labelsFor(std::int64_t n, double value, const statistics::Interval& interval, double halfWidth) {
    const double half = std::max(value - interval.low, interval.high - value);
    const double ratio = half / halfWidth;
    return std::max(n, static_cast<std::int64_t>(std::ceil(static_cast<double>(n) * ratio * ratio - 1e-9)));
}

} // namespace assay::evaluate
