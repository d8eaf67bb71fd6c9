#include "core/evaluate/retrieval/alpha_engine.h"

#include "core/retrieval/fusion/fusion.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace assay::evaluate {
namespace {

constexpr std::size_t kMeasuredDepth = 10; // of the measures that look at the first results
constexpr std::size_t kRecallShort = 5;

// Scores that differ by no more are equal: rounding decides nothing.
constexpr double kTiedScore = 1e-12;

double discount(std::size_t place) {
    return std::log2(static_cast<double>(place) + 2);
}

// Each entry's score brought to [0,1] by the extremes of its list; all 1 where they are equal.
std::vector<double> byExtremes(std::span<const AlphaLists::Entry> list, bool scored) {
    std::vector<double> scores;
    for (std::size_t i = 0; i < list.size(); ++i) {
        scores.push_back(scored ? list[i].score : -static_cast<double>(i));
    }
    const auto [low, high] = std::ranges::minmax_element(scores);
    if (scores.empty() || *high - *low <= kTiedScore) {
        return std::vector<double>(list.size(), 1.0);
    }
    const double least = *low;
    const double span = *high - *low;
    for (double& score : scores) {
        score = (score - least) / span;
    }
    return scores;
}

// Of entries that tie with the first of them the mean of what their ranks give.
std::vector<double> byRanks(std::span<const AlphaLists::Entry> list, bool scored) {
    std::vector<double> scores(list.size());
    for (std::size_t first = 0; first < list.size();) {
        std::size_t last = first + 1;
        while (scored && last < list.size() && std::abs(list[last].score - list[first].score) <= kTiedScore) {
            ++last;
        }
        double sum = 0;
        for (std::size_t i = first; i < last; ++i) {
            sum += 1 / (retrieval::kReciprocalRankConstant + static_cast<double>(i) + 1);
        }
        std::fill(scores.begin() + static_cast<std::ptrdiff_t>(first),
                  scores.begin() + static_cast<std::ptrdiff_t>(last),
                  sum / static_cast<double>(last - first));
        first = last;
    }
    return scores;
}

double idealGain(std::span<const std::int64_t> byGrade) {
    double gain = 0;
    std::size_t place = 0;
    for (std::size_t grade = byGrade.size(); grade > 1; --grade) {
        for (std::int64_t i = 0; i < byGrade[grade - 1] && place < kMeasuredDepth; ++i, ++place) {
            gain += static_cast<double>(grade - 1) / discount(place);
        }
    }
    return gain;
}

} // namespace

AlphaEngine::AlphaEngine(std::span<const AlphaLists> questions, AlphaFusion fusion) {
    for (const AlphaLists& lists : questions) {
        Question question;
        question.first = m_results.size();
        question.items = static_cast<double>(lists.relevant);
        question.ideal10 = idealGain(lists.byGrade);
        std::vector<std::uint32_t> placeOf(lists.grades.size(), AlphaLists::kNoItem);
        const auto take = [&](const std::vector<AlphaLists::Entry>& list, bool scored, double Result::* part,
                              std::vector<std::uint32_t>& alone) {
            const std::vector<double> scores =
                fusion == AlphaFusion::MinMax ? byExtremes(list, scored) : byRanks(list, scored);
            for (std::size_t i = 0; i < list.size(); ++i) {
                std::uint32_t& place = placeOf[list[i].result];
                if (place == AlphaLists::kNoItem) {
                    place = static_cast<std::uint32_t>(m_results.size() - question.first);
                    m_results.push_back({0, 0, lists.order[list[i].result], list[i].result});
                }
                m_results[question.first + place].*part = scores[i];
                alone.push_back(place);
            }
        };
        take(lists.lexical, lists.lexicalScored, &Result::lexical, question.alone[0]);
        take(lists.vector, lists.vectorScored, &Result::vector, question.alone[1]);
        question.last = m_results.size();
        for (std::size_t i = question.first; i < question.last; ++i) {
            const std::uint32_t result = m_results[i].result;
            question.grades.push_back(lists.grades[result]);
            question.item.push_back(lists.item[result]);
            if (lists.grades[result] > 0) {
                question.relevant.push_back(static_cast<std::uint32_t>(i - question.first));
            }
        }
        m_questions.push_back(std::move(question));
    }
}

void AlphaEngine::order(const Question& question, double alpha, std::size_t wanted, Scratch& scratch) const {
    if (alpha <= 0 || alpha >= 1) {
        scratch.places = question.alone[alpha <= 0 ? 0 : 1];
        return;
    }
    const std::size_t count = question.last - question.first;
    scratch.scores.resize(count);
    scratch.places.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Result& result = m_results[question.first + i];
        scratch.scores[i] = alpha * result.vector + (1 - alpha) * result.lexical;
    }
    std::iota(scratch.places.begin(), scratch.places.end(), 0U);
    const auto better = [&](std::uint32_t a, std::uint32_t b) {
        return scratch.scores[a] != scratch.scores[b]
                   ? scratch.scores[a] > scratch.scores[b]
                   : m_results[question.first + a].order < m_results[question.first + b].order;
    };
    std::ranges::partial_sort(scratch.places,
                              scratch.places.begin() + static_cast<std::ptrdiff_t>(std::min(wanted, count)),
                              better);
}

AlphaOutcome AlphaEngine::outcomeOf(const Question& question, double alpha, Scratch& scratch) const {
    order(question, alpha, kMeasuredDepth, scratch);
    AlphaOutcome outcome;
    std::array<std::uint32_t, kMeasuredDepth> seen{};
    std::size_t items = 0;
    std::size_t itemsShort = 0;
    double gain = 0;
    const std::size_t deep = std::min(kMeasuredDepth, scratch.places.size());
    for (std::size_t place = 0; place < deep; ++place) {
        const std::uint32_t at = scratch.places[place];
        if (question.grades[at] <= 0) {
            continue;
        }
        outcome.firstGold = outcome.firstGold == 0 ? static_cast<std::int32_t>(place) + 1 : outcome.firstGold;
        const std::uint32_t item = question.item[at];
        if (std::find(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(items), item) !=
            seen.begin() + static_cast<std::ptrdiff_t>(items)) {
            continue; // the same gold again
        }
        seen[items++] = item;
        itemsShort += place < kRecallShort ? 1 : 0;
        gain += question.grades[at] / discount(place);
    }
    if (outcome.firstGold == 0) {
        outcome.firstGold = rankBehind(question, alpha, scratch);
    }
    outcome.reciprocalRank = outcome.firstGold > 0 ? 1.0 / outcome.firstGold : 0;
    outcome.recall5 = question.items > 0 ? static_cast<double>(itemsShort) / question.items : 0;
    outcome.recall10 = question.items > 0 ? static_cast<double>(items) / question.items : 0;
    outcome.ndcg10 = question.ideal10 > 0 ? gain / question.ideal10 : 0;
    return outcome;
}

std::int32_t AlphaEngine::rankBehind(const Question& question, double alpha, const Scratch& scratch) const {
    if (alpha <= 0 || alpha >= 1) {
        const auto found = std::ranges::find_if(
            scratch.places, [&](std::uint32_t place) { return question.grades[place] > 0; });
        return found == scratch.places.end() ? 0
                                             : static_cast<std::int32_t>(found - scratch.places.begin()) + 1;
    }
    if (question.relevant.empty()) {
        return 0;
    }
    const auto better = [&](std::uint32_t a, std::uint32_t b) {
        return scratch.scores[a] != scratch.scores[b]
                   ? scratch.scores[a] > scratch.scores[b]
                   : m_results[question.first + a].order < m_results[question.first + b].order;
    };
    const std::uint32_t best = *std::ranges::min_element(question.relevant, better);
    std::int32_t rank = 1;
    for (std::uint32_t place = 0; place < scratch.scores.size(); ++place) {
        rank += better(place, best) ? 1 : 0;
    }
    return rank;
}

void AlphaEngine::measure(double alpha, std::span<AlphaOutcome> outcomes) const {
    Scratch scratch;
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        outcomes[i] = outcomeOf(m_questions[i], alpha, scratch);
    }
}

AlphaOutcome AlphaEngine::measureOne(std::size_t question, double alpha) const {
    Scratch scratch;
    return outcomeOf(m_questions[question], alpha, scratch);
}

std::vector<std::uint32_t> AlphaEngine::ranking(std::size_t question, double alpha) const {
    Scratch scratch;
    const Question& of = m_questions[question];
    order(of, alpha, of.last - of.first, scratch);
    for (std::uint32_t& place : scratch.places) {
        place = m_results[of.first + place].result;
    }
    return scratch.places;
}

std::array<double, 2> AlphaEngine::parts(std::size_t question, std::uint32_t result) const {
    const Question& of = m_questions[question];
    for (std::size_t i = of.first; i < of.last; ++i) {
        if (m_results[i].result == result) {
            return {m_results[i].lexical, m_results[i].vector};
        }
    }
    return {0, 0};
}

} // namespace assay::evaluate
