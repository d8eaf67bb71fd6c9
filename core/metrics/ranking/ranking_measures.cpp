#include "core/metrics/ranking/ranking_measures.h"

#include "core/metrics/ranking/ranking_facts.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

namespace assay::metrics {
namespace {

// Geometric means cannot take a 0.
constexpr double kLeastGeometric = 1e-5;

using Parameters = std::span<const double>;
using GivenGains = std::span<const std::pair<std::int32_t, double>>;
using Values = std::span<double>;

double share(std::int64_t part, std::int64_t whole) {
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

double discount(std::size_t place) {
    return std::log2(static_cast<double>(place) + 2);
}

// Of a measure that is one number.
template <double (*Figure)(const RankingFacts&)>
void single(const RankingFacts& facts, Parameters /*unused*/, GivenGains /*unused*/, Values values) {
    values[0] = Figure(facts);
}

// Of one that is a number for each cut-off, made of the relevant documents before it.
template <double (*Figure)(const RankingFacts&, std::int64_t found, std::int64_t k)>
void byCutoff(const RankingFacts& facts, Parameters cutoffs, GivenGains /*unused*/, Values values) {
    std::int64_t found = 0;
    std::size_t place = 0;
    for (std::size_t i = 0; i < cutoffs.size(); ++i) {
        const auto k = static_cast<std::int64_t>(cutoffs[i]);
        for (; place < static_cast<std::size_t>(std::min(k, facts.retrieved)); ++place) {
            found += facts.isRelevant(place) ? 1 : 0;
        }
        values[i] = Figure(facts, found, k);
    }
}

void nothing(const RankingFacts& /*unused*/, Parameters /*unused*/, GivenGains /*unused*/, Values values) {
    std::ranges::fill(values, 0.0);
}

double one(const RankingFacts& /*unused*/) {
    return 1;
}

double retrievedCount(const RankingFacts& facts) {
    return static_cast<double>(facts.retrieved);
}

double relevantCount(const RankingFacts& facts) {
    return static_cast<double>(facts.relevant);
}

double relevantRetrievedCount(const RankingFacts& facts) {
    return static_cast<double>(facts.relevantRetrieved);
}

double nonrelevantRetrieved(const RankingFacts& facts) {
    return static_cast<double>(facts.retrieved - facts.notJudged - facts.relevantRetrieved);
}

// Precision at each relevant document among the first k, added up.
double precisionSum(const RankingFacts& facts, std::int64_t k) {
    double sum = 0;
    std::int64_t found = 0;
    const auto end = static_cast<std::size_t>(std::min(k, facts.retrieved));
    for (std::size_t place = 0; place < end; ++place) {
        if (facts.isRelevant(place)) {
            sum += static_cast<double>(++found) / static_cast<double>(place + 1);
        }
    }
    return sum;
}

double averagePrecision(const RankingFacts& facts) {
    return facts.relevantRetrieved > 0
               ? precisionSum(facts, facts.retrieved) / static_cast<double>(facts.relevant)
               : 0;
}

double logOfAveragePrecision(const RankingFacts& facts) {
    return std::log(std::max(averagePrecision(facts), kLeastGeometric));
}

double yetAnotherAveragePrecision(const RankingFacts& facts) {
    const double sum = precisionSum(facts, facts.retrieved);
    return std::log((1 + sum) / (1 + static_cast<double>(facts.relevant) - sum));
}

double rPrecision(const RankingFacts& facts) {
    return share(facts.relevantWithin(facts.relevant), facts.relevant);
}

// Of the relevant documents retrieved, each counts the share of judged others that do not stand before it.
double binaryPreference(const RankingFacts& facts) {
    std::int64_t others = 0;
    for (std::size_t grade = 0; grade < facts.judged.size() && static_cast<std::int32_t>(grade) < facts.level;
         ++grade) {
        others += facts.judged[grade];
    }
    double sum = 0;
    std::int64_t before = 0;
    for (std::size_t place = 0; place < facts.grades.size(); ++place) {
        if (facts.grades[place] < 0) {
            continue;
        }
        if (!facts.isRelevant(place)) {
            ++before;
        } else {
            sum += before > 0 ? 1 - static_cast<double>(std::min(before, facts.relevant)) /
                                        static_cast<double>(std::min(others, facts.relevant))
                              : 1;
        }
    }
    return facts.relevant > 0 ? sum / static_cast<double>(facts.relevant) : sum;
}

double logOfBinaryPreference(const RankingFacts& facts) {
    return std::log(std::max(binaryPreference(facts), kLeastGeometric));
}

std::int64_t firstRelevant(const RankingFacts& facts) { // a rank; 0: none
    for (std::size_t place = 0; place < facts.grades.size(); ++place) {
        if (facts.isRelevant(place)) {
            return static_cast<std::int64_t>(place) + 1;
        }
    }
    return 0;
}

double reciprocalRank(const RankingFacts& facts) {
    const std::int64_t rank = firstRelevant(facts);
    return rank > 0 ? 1 / static_cast<double>(rank) : 0;
}

double inferredAveragePrecision(const RankingFacts& facts) {
    constexpr double kSmooth = 1e-5;
    double sum = 0;
    double relevant = 0;
    double others = 0;
    double pooled = 0;
    for (std::size_t place = 0; place < facts.grades.size(); ++place) {
        if (facts.grades[place] < 0) {
            pooled += facts.grades[place] == kPooledOnly ? 1 : 0;
            continue;
        }
        if (!facts.isRelevant(place)) {
            ++others;
            continue;
        }
        const auto before = static_cast<double>(place);
        if (place == 0) {
            sum += 1;
        } else {
            sum += 1 / (before + 1) + (before / (before + 1)) * ((relevant + others + pooled) / before) *
                                          ((relevant + kSmooth) / (relevant + others + 2 * kSmooth));
        }
        ++relevant;
    }
    return facts.relevant > 0 ? sum / static_cast<double>(facts.relevant) : sum;
}

// With the best precision from a rank on; each document of the retrieved is visited once, the last first.
// `take` is told how many relevant ones there are up to a relevant document, and that precision there.
template <typename Take>
double interpolated(const RankingFacts& facts, const Take& take) {
    std::int64_t found = facts.relevantRetrieved;
    double best = share(found, facts.retrieved);
    for (std::size_t place = facts.grades.size(); place > 0 && found > 0; --place) {
        best = std::max(best, static_cast<double>(found) / static_cast<double>(place));
        if (facts.isRelevant(place - 1)) {
            take(found, best);
            --found;
        }
    }
    return best;
}

void precisionAtRecall(const RankingFacts& facts, Parameters recalls, GivenGains /*unused*/, Values values) {
    std::vector<std::int64_t> wanted;
    for (const double recall : recalls) {
        wanted.push_back(std::lround(recall * static_cast<double>(facts.relevant)));
    }
    std::ranges::fill(values, 0.0);
    const double best = interpolated(facts, [&](std::int64_t found, double precision) {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            values[i] = wanted[i] == found ? precision : values[i];
        }
    });
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        values[i] = wanted[i] == 0 ? best : values[i];
    }
}

void meanPrecisionAtRecall(const RankingFacts& facts, Parameters recalls, GivenGains given, Values values) {
    std::vector<double> each(recalls.size());
    precisionAtRecall(facts, recalls, given, each);
    double sum = 0;
    for (auto value = each.rbegin(); value != each.rend(); ++value) {
        sum += *value;
    }
    values[0] = sum / static_cast<double>(recalls.size());
}

double precisionAt(const RankingFacts& /*facts*/, std::int64_t found, std::int64_t k) {
    return share(found, k);
}

double recallAt(const RankingFacts& facts, std::int64_t found, std::int64_t /*k*/) {
    return share(found, facts.relevant);
}

double f1At(const RankingFacts& facts, std::int64_t found, std::int64_t k) {
    return share(2 * found, k + facts.relevant);
}

double relativePrecisionAt(const RankingFacts& facts, std::int64_t found, std::int64_t k) {
    return share(found, std::min(k, facts.relevant));
}

double successAt(const RankingFacts& /*facts*/, std::int64_t found, std::int64_t /*k*/) {
    return found > 0 ? 1 : 0;
}

double averagePrecisionAt(const RankingFacts& facts, std::int64_t /*found*/, std::int64_t k) {
    return facts.relevant > 0 ? precisionSum(facts, k) / static_cast<double>(facts.relevant) : 0;
}

double reciprocalRankAt(const RankingFacts& facts, std::int64_t found, std::int64_t /*k*/) {
    return found > 0 ? reciprocalRank(facts) : 0;
}

std::int64_t notJudgedWithin(const RankingFacts& facts, std::int64_t k) {
    const auto first = facts.grades.first(static_cast<std::size_t>(std::min(k, facts.retrieved)));
    return std::ranges::count_if(first, [](std::int32_t grade) { return grade < 0; });
}

double notJudgedAt(const RankingFacts& facts, std::int64_t /*found*/, std::int64_t k) {
    return share(notJudgedWithin(facts, k), k);
}

// Of what there is among the first k.
double judgedAt(const RankingFacts& facts, std::int64_t /*found*/, std::int64_t k) {
    const std::int64_t looked = std::min(k, facts.retrieved);
    return share(looked - notJudgedWithin(facts, k), looked);
}

void precisionAtMultiplesOfR(const RankingFacts& facts, Parameters multiples, GivenGains /*unused*/,
                             Values values) {
    for (std::size_t i = 0; i < multiples.size(); ++i) {
        const auto k = static_cast<std::int64_t>(multiples[i] * static_cast<double>(facts.relevant) + 0.9);
        values[i] = share(facts.relevantWithin(k), k);
    }
}

// Of relevant and other documents retrieved, of relevant and other ones not retrieved.
void utility(const RankingFacts& facts, Parameters worth, GivenGains /*unused*/, Values values) {
    const auto retrieved = static_cast<double>(facts.retrieved);
    const auto relevant = static_cast<double>(facts.relevant);
    const auto both = static_cast<double>(facts.relevantRetrieved);
    values[0] = worth[0] * both + worth[1] * (retrieved - both) + worth[2] * (relevant - both) +
                worth[3] * (facts.collection + both - retrieved - relevant);
}

double binaryG(const RankingFacts& facts) {
    double sum = 0;
    std::int64_t found = 0;
    for (std::size_t place = 0; place < facts.grades.size(); ++place) {
        if (facts.isRelevant(place)) {
            ++found;
            sum += 1 / std::log2(static_cast<double>(place) + 3 - static_cast<double>(found));
        }
    }
    return found > 0 ? sum / static_cast<double>(facts.relevant) : 0;
}

// What was gained, discounted by what the worse documents before cost.
void gainOverCost(const RankingFacts& facts, Parameters /*unused*/, GivenGains given, Values values) {
    const Gains gains(facts, given);
    const std::vector<double> ideal = gains.ideal();
    double sum = 0;
    double gained = 0;
    double cost = 0;
    for (std::size_t place = 0; place < facts.grades.size(); ++place) {
        const double gain = gains.of(facts.grades[place]);
        gained += gain;
        cost += place < ideal.size() ? std::max(ideal[place], 1.0) : 1.0;
        sum += gain != 0 ? gain / std::log2(2 + cost - gained) : 0;
    }
    double best = 0;
    for (const double gain : ideal) {
        best += gain;
    }
    values[0] = best > 0 ? sum / best : 0;
}

double dcgOf(const RankingFacts& facts, const Gains& gains) {
    double sum = 0;
    for (std::size_t place = 0; place < facts.grades.size(); ++place) {
        const double gain = gains.of(facts.grades[place]);
        sum += gain != 0 ? gain / discount(place) : 0;
    }
    return sum;
}

double dcgOf(const std::vector<double>& gains) {
    double sum = 0;
    for (std::size_t place = 0; place < gains.size(); ++place) {
        sum += gains[place] / discount(place);
    }
    return sum;
}

void dcg(const RankingFacts& facts, Parameters /*unused*/, GivenGains given, Values values) {
    values[0] = dcgOf(facts, Gains(facts, given));
}

void idealDcg(const RankingFacts& facts, Parameters /*unused*/, GivenGains given, Values values) {
    values[0] = dcgOf(Gains(facts, given).ideal());
}

void ndcg(const RankingFacts& facts, Parameters /*unused*/, GivenGains given, Values values) {
    const Gains gains(facts, given);
    const double ideal = dcgOf(gains.ideal());
    values[0] = ideal > 0 ? dcgOf(facts, gains) / ideal : 0;
}

// nDCG at every document with a gain, those not retrieved at the end of the list.
void ndcgAtRelevant(const RankingFacts& facts, Parameters /*unused*/, GivenGains given, Values values) {
    const Gains gains(facts, given);
    const std::vector<double> ideal = gains.ideal();
    values[0] = 0;
    if (ideal.empty()) {
        return;
    }
    double sum = 0;
    double found = 0;
    double best = 0;
    double count = 0;
    for (std::size_t place = 0; place < std::max(facts.grades.size(), ideal.size()); ++place) {
        best += place < ideal.size() ? ideal[place] / discount(place) : 0;
        const double gain = place < facts.grades.size() ? gains.of(facts.grades[place]) : 0;
        found += gain != 0 ? gain / discount(place) : 0;
        if (gain > 0) {
            sum += found / best;
            ++count;
        }
    }
    const auto all = static_cast<double>(ideal.size());
    sum += (all - count) * found / best;
    values[0] = sum > 0 ? sum / all : 0;
}

// nDCG where the gain of the ideal order changes, and at the end of a longer list, averaged.
void ndcgAtLevels(const RankingFacts& facts, Parameters /*unused*/, GivenGains given, Values values) {
    const Gains gains(facts, given);
    const std::vector<double> ideal = gains.ideal();
    values[0] = 0;
    if (facts.relevant == 0 || ideal.empty()) {
        return;
    }
    double sum = 0;
    double points = 0;
    double found = 0;
    double best = 0;
    const auto gainAt = [&](std::size_t place) { return place < ideal.size() ? ideal[place] : 0; };
    for (std::size_t place = 0; place <= ideal.size(); ++place) {
        if (place > 0 && gainAt(place) != gainAt(place - 1)) {
            sum += found / best;
            ++points;
        }
        best += gainAt(place) / discount(place);
        const double gain = place < facts.grades.size() ? gains.of(facts.grades[place]) : 0;
        found += gain != 0 ? gain / discount(place) : 0;
    }
    if (facts.grades.size() > ideal.size() + 1) {
        sum += dcgOf(facts, gains) / best;
        ++points;
    }
    values[0] = sum / points;
}

template <double (*Gain)(std::int32_t grade)>
void ndcgByCutoff(const RankingFacts& facts, Parameters cutoffs, GivenGains /*unused*/, Values values) {
    double found = 0;
    double best = 0;
    std::size_t place = 0;
    std::size_t grade = facts.judged.size(); // of the ideal order
    std::int64_t left = 0;                   // of that grade
    for (std::size_t i = 0; i < cutoffs.size(); ++i) {
        for (; place < static_cast<std::size_t>(cutoffs[i]); ++place) {
            while (left == 0 && grade > 1) {
                left = facts.judged[--grade];
            }
            if (left == 0 && place >= facts.grades.size()) {
                break;
            }
            if (left > 0) {
                --left;
                best += Gain(static_cast<std::int32_t>(grade)) / discount(place);
            }
            if (place < facts.grades.size() && facts.grades[place] > 0) {
                found += Gain(facts.grades[place]) / discount(place);
            }
        }
        values[i] = best > 0 ? found / best : found;
    }
}

double linearGain(std::int32_t grade) {
    return grade;
}

double exponentialGain(std::int32_t grade) {
    return std::exp2(grade) - 1;
}

double setPrecision(const RankingFacts& facts) {
    return share(facts.relevantRetrieved, facts.retrieved);
}

double setRecall(const RankingFacts& facts) {
    return share(facts.relevantRetrieved, facts.relevant);
}

double setRelativePrecision(const RankingFacts& facts) {
    return share(facts.relevantRetrieved, std::min(facts.retrieved, facts.relevant));
}

double setMap(const RankingFacts& facts) {
    const auto both = static_cast<double>(facts.relevantRetrieved);
    return both > 0
               ? both * both / (static_cast<double>(facts.retrieved) * static_cast<double>(facts.relevant))
               : 0;
}

void setF(const RankingFacts& facts, Parameters weight, GivenGains /*unused*/, Values values) {
    const double precision = setPrecision(facts);
    const double recall = setRecall(facts);
    values[0] = facts.relevantRetrieved > 0
                    ? (weight[0] + 1) * precision * recall / (weight[0] * precision + recall)
                    : 0;
}

// Moffat and Zobel: each place is looked at with the probability p of going on from the one before.
void rankBiasedPrecision(const RankingFacts& facts, Parameters p, GivenGains given, Values values) {
    Gains gains(facts, given);
    gains.normalise();
    double sum = 0;
    double looked = 1;
    for (const std::int32_t grade : facts.grades) {
        sum += gains.of(grade) * looked;
        looked *= p[0];
    }
    values[0] = (1 - p[0]) * sum;
}

// What it could be more, if all that was not judged had the highest gain.
void rankBiasedResidual(const RankingFacts& facts, Parameters p, GivenGains /*unused*/, Values values) {
    double sum = 0;
    double looked = 1;
    for (const std::int32_t grade : facts.grades) {
        sum += grade < 0 ? looked : 0;
        looked *= p[0];
    }
    values[0] = facts.notJudged > 0 ? looked + (1 - p[0]) * sum : 0;
}

enum class Takes : std::uint8_t { Nothing, Cutoffs, Shares, Numbers, Gains };

constexpr std::array kCutoffs{5.0, 10.0, 15.0, 20.0, 30.0, 100.0, 200.0, 500.0, 1000.0};
constexpr std::array kTenths{0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
constexpr std::array kMultiples{0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0};
constexpr std::array kFewCutoffs{1.0, 5.0, 10.0};
constexpr std::array kUnjudgedCutoffs{5.0, 10.0, 20.0};
constexpr std::array kUtility{1.0, -1.0, 0.0, 0.0};
constexpr std::array kOne{1.0};
constexpr std::array kTen{10.0};
constexpr std::array kPersistence{0.9};

} // namespace

struct RankingMeasures::Definition {
    std::string_view name;
    void (*measure)(const RankingFacts& facts, Parameters parameters, GivenGains gains, Values values);
    Takes takes = Takes::Nothing;
    Parameters usual{}; // parameters
    Averaging averaging = Averaging::Mean;
    bool isOfficial = false; // in "official"
    bool isOfSets = false;   // in "set"
    bool isOfAll = true;     // in "all_trec"
};

namespace {

using Definition = RankingMeasures::Definition;

// In the order in which trec_eval prints them; our own come last.
const auto kDefinitions = std::to_array<Definition>({
    {"runid", nothing, Takes::Nothing, {}, Averaging::RunName, true, true},
    {"num_q", single<one>, Takes::Nothing, {}, Averaging::Queries, true, true},
    {"num_ret", single<retrievedCount>, Takes::Nothing, {}, Averaging::Count, true, true},
    {"num_rel", single<relevantCount>, Takes::Nothing, {}, Averaging::Count, true, true},
    {"num_rel_ret", single<relevantRetrievedCount>, Takes::Nothing, {}, Averaging::Count, true, true},
    {"map", single<averagePrecision>, Takes::Nothing, {}, Averaging::Mean, true},
    {"gm_map", single<logOfAveragePrecision>, Takes::Nothing, {}, Averaging::GeometricMean, true},
    {"Rprec", single<rPrecision>, Takes::Nothing, {}, Averaging::Mean, true},
    {"bpref", single<binaryPreference>, Takes::Nothing, {}, Averaging::Mean, true},
    {"recip_rank", single<reciprocalRank>, Takes::Nothing, {}, Averaging::Mean, true},
    {"iprec_at_recall", precisionAtRecall, Takes::Shares, kTenths, Averaging::Mean, true},
    {"P", byCutoff<precisionAt>, Takes::Cutoffs, kCutoffs, Averaging::Mean, true},
    {"relstring", nothing, Takes::Numbers, kTen, Averaging::Grades},
    {"recall", byCutoff<recallAt>, Takes::Cutoffs, kCutoffs},
    {"infAP", single<inferredAveragePrecision>},
    {"gm_bpref", single<logOfBinaryPreference>, Takes::Nothing, {}, Averaging::GeometricMean},
    {"Rprec_mult", precisionAtMultiplesOfR, Takes::Shares, kMultiples},
    {"utility", utility, Takes::Numbers, kUtility, Averaging::Mean, false, true},
    {"11pt_avg", meanPrecisionAtRecall, Takes::Numbers, kTenths},
    {"binG", single<binaryG>},
    {"G", gainOverCost, Takes::Gains},
    {"dcg", dcg, Takes::Gains, {}, Averaging::Mean, false, false, false},
    {"ideal_dcg", idealDcg, Takes::Gains, {}, Averaging::Mean, false, false, false},
    {"ndcg", ndcg, Takes::Gains},
    {"ndcg_rel", ndcgAtRelevant, Takes::Gains},
    {"Rndcg", ndcgAtLevels, Takes::Gains},
    {"ndcg_cut", ndcgByCutoff<linearGain>, Takes::Cutoffs, kCutoffs},
    {"map_cut", byCutoff<averagePrecisionAt>, Takes::Cutoffs, kCutoffs},
    {"relative_P", byCutoff<relativePrecisionAt>, Takes::Cutoffs, kCutoffs},
    {"success", byCutoff<successAt>, Takes::Cutoffs, kFewCutoffs},
    {"set_P", single<setPrecision>, Takes::Nothing, {}, Averaging::Mean, false, true},
    {"set_relative_P", single<setRelativePrecision>, Takes::Nothing, {}, Averaging::Mean, false, true},
    {"set_recall", single<setRecall>, Takes::Nothing, {}, Averaging::Mean, false, true},
    {"set_map", single<setMap>, Takes::Nothing, {}, Averaging::Mean, false, true},
    {"set_F", setF, Takes::Numbers, kOne, Averaging::Mean, false, true},
    {"num_nonrel_judged_ret", single<nonrelevantRetrieved>, Takes::Nothing, {}, Averaging::Count},
    {"yaap", single<yetAnotherAveragePrecision>, Takes::Nothing, {}, Averaging::Mean, false, false, false},
    {"rbp", rankBiasedPrecision, Takes::Gains, kPersistence},
    {"rbp_resid", rankBiasedResidual, Takes::Gains, kPersistence},
    {"unj", byCutoff<notJudgedAt>, Takes::Cutoffs, kUnjudgedCutoffs},
    {"mrr_at", byCutoff<reciprocalRankAt>, Takes::Cutoffs, kTen, Averaging::Mean, false, false, false},
    {"f1", byCutoff<f1At>, Takes::Cutoffs, kTen, Averaging::Mean, false, false, false},
    {"judged", byCutoff<judgedAt>, Takes::Cutoffs, kTen, Averaging::Mean, false, false, false},
    {"ndcg_exp_cut", ndcgByCutoff<exponentialGain>, Takes::Cutoffs, kCutoffs, Averaging::Mean, false, false,
     false},
});

std::optional<double> numberOf(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(value)
               ? std::optional(value)
               : std::nullopt;
}

std::vector<std::string_view> partsOf(std::string_view text) {
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        parts.push_back(text.substr(from, comma - from));
        from = comma + 1;
    }
    return parts;
}

std::string columnName(std::string_view name, Takes takes, double parameter) {
    std::array<char, 64> number{};
    std::snprintf(number.data(), number.size(), takes == Takes::Cutoffs ? "%.0f" : "%.2f", parameter);
    return std::string(name) + "_" + number.data();
}

} // namespace

std::vector<std::string_view> RankingMeasures::allNames() {
    std::vector<std::string_view> names;
    for (const Definition& definition : kDefinitions) {
        names.push_back(definition.name);
    }
    return names;
}

base::Result<RankingMeasures> RankingMeasures::named(std::span<const std::string> names) {
    // What is asked for twice is measured once, with the parameters that were named first.
    std::array<bool, kDefinitions.size()> wanted{};
    std::array<std::string_view, kDefinitions.size()> parameters{};
    for (const std::string& whole : names) {
        const std::size_t dot = whole.find('.');
        const std::string_view name = std::string_view(whole).substr(0, dot);
        const bool isSetOfNames = name == "official" || name == "set" || name == "all_trec";
        bool known = false;
        for (std::size_t i = 0; i < kDefinitions.size(); ++i) {
            const Definition& definition = kDefinitions[i];
            if (name == definition.name || (name == "official" && definition.isOfficial) ||
                (name == "set" && definition.isOfSets) || (name == "all_trec" && definition.isOfAll)) {
                known = wanted[i] = true;
                if (dot != std::string::npos && !isSetOfNames && parameters[i].empty()) {
                    parameters[i] = std::string_view(whole).substr(dot + 1);
                }
            }
        }
        if (!known || (dot != std::string::npos && (isSetOfNames || dot + 1 == whole.size()))) {
            return base::fail(base::ErrorCode::InvalidArgument, whole, "measure");
        }
    }
    RankingMeasures measures;
    for (std::size_t i = 0; i < kDefinitions.size(); ++i) {
        if (wanted[i]) {
            ASSAY_TRY(measures.add(kDefinitions[i], parameters[i]));
        }
    }
    return measures;
}

base::Result<> RankingMeasures::add(const Definition& definition, std::string_view parameters) {
    const auto refused = [&] {
        return base::fail(base::ErrorCode::InvalidArgument,
                          std::string(definition.name) + "." + std::string(parameters), "measure");
    };
    Requested requested{
        &definition, {definition.usual.begin(), definition.usual.end()}, {}, m_columns.size()};
    if (!parameters.empty()) {
        if (definition.takes == Takes::Nothing) {
            return refused();
        }
        if (definition.takes != Takes::Gains) {
            requested.parameters.clear();
        }
        for (const std::string_view part : partsOf(parameters)) {
            const std::size_t equals = part.find('=');
            const bool isGain = definition.takes == Takes::Gains;
            const auto value =
                numberOf(isGain && equals != std::string_view::npos ? part.substr(equals + 1) : part);
            if (!value || isGain != (equals != std::string_view::npos)) {
                return refused();
            }
            if (!isGain) {
                requested.parameters.push_back(definition.takes == Takes::Cutoffs ? std::trunc(*value)
                                                                                  : *value);
            } else if (part.substr(0, equals) == "p" && !definition.usual.empty()) {
                requested.parameters = {*value};
            } else if (const auto grade = numberOf(part.substr(0, equals));
                       grade && *grade == std::trunc(*grade) && std::abs(*grade) <= 1e6) {
                requested.gains.emplace_back(static_cast<std::int32_t>(*grade), *value);
            } else {
                return refused();
            }
        }
        if (definition.takes == Takes::Numbers && definition.name != "11pt_avg" &&
            requested.parameters.size() != definition.usual.size()) {
            return refused();
        }
    }
    const bool sorted = definition.takes == Takes::Cutoffs || definition.takes == Takes::Shares ||
                        definition.name == "11pt_avg";
    if (sorted) {
        std::ranges::sort(requested.parameters);
        const double least = definition.takes == Takes::Cutoffs ? 1 : 0;
        if (std::ranges::adjacent_find(requested.parameters) != requested.parameters.end() ||
            requested.parameters.front() < least || requested.parameters.back() > 1e15) {
            return refused();
        }
    }
    if (definition.averaging == Averaging::Grades) {
        m_gradesShown = static_cast<std::size_t>(std::clamp(requested.parameters.front(), 0.0, 1e6));
    }
    if (definition.takes == Takes::Cutoffs || definition.takes == Takes::Shares) {
        for (const double parameter : requested.parameters) {
            m_columns.push_back(
                {columnName(definition.name, definition.takes, parameter), definition.averaging});
        }
    } else {
        m_columns.push_back({parameters.empty()
                                 ? std::string(definition.name)
                                 : std::string(definition.name) + "_" + std::string(parameters),
                             definition.averaging});
    }
    m_requested.push_back(std::move(requested));
    return {};
}

void RankingMeasures::measure(const JudgedRanking& ranking, const RankingSettings& settings,
                              std::span<double> values) const {
    const RankingFacts facts(ranking, settings);
    for (std::size_t i = 0; i < m_requested.size(); ++i) {
        const Requested& requested = m_requested[i];
        const std::size_t end = i + 1 < m_requested.size() ? m_requested[i + 1].first : m_columns.size();
        requested.definition->measure(facts, requested.parameters, requested.gains,
                                      values.subspan(requested.first, end - requested.first));
    }
}

std::string RankingMeasures::gradesText(const JudgedRanking& ranking) const {
    std::string text;
    for (const std::int32_t grade : ranking.grades.first(std::min(m_gradesShown, ranking.grades.size()))) {
        text += grade > 9             ? '>'
                : grade >= 0          ? static_cast<char>('0' + grade)
                : grade == kNotInPool ? '-'
                                      : '.';
    }
    return text;
}

} // namespace assay::metrics
