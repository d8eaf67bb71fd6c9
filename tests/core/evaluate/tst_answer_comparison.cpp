// Two answer systems over the same questions: SciPy's p, small enumerations, a slow reference, and what
// cannot be judged.
#include "core/base/random.h"
#include "core/evaluate/answers/answer_comparison.h"
#include "core/evaluate/answers/answer_run_figures.h"
#include "core/statistics/clusters.h"
#include "tests/support/answer_run_sample.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <limits>

using namespace assay;
using evaluate::AnswerComparison;
using evaluate::AnswerComparisonSettings;
using evaluate::ComparedAnswers;
using evaluate::ComparedSystem;
using evaluate::ComparisonShortage;
using evaluate::LimitState;
using evaluate::MetricComparison;
using evaluate::SystemsVerdict;

namespace {

constexpr double kMissingValue = std::numeric_limits<double>::quiet_NaN();

bool near(std::optional<double> value, double expected) {
    return value && std::abs(*value - expected) < 1e-12;
}

// Both systems with one measure over questions in these clusters.
ComparedAnswers oneMeasure(const std::string& metric, bool share, const std::vector<double>& a,
                           const std::vector<double>& b, const std::vector<std::uint32_t>& clusterOf) {
    ComparedAnswers answers;
    for (std::size_t i = 0; i < a.size(); ++i) {
        answers.questionIds.push_back("q" + std::to_string(i));
    }
    answers.clusterOf = clusterOf;
    for (const auto& [name, values] : {std::pair("a", a), std::pair("b", b)}) {
        ComparedSystem system;
        system.name = name;
        system.answered.assign(values.size(), true);
        system.metrics.push_back({metric, share, "", values});
        answers.systems.push_back(std::move(system));
    }
    return answers;
}

std::vector<std::uint32_t> eachAlone(std::size_t count) {
    std::vector<std::uint32_t> clusterOf;
    for (std::size_t i = 0; i < count; ++i) {
        clusterOf.push_back(static_cast<std::uint32_t>(i));
    }
    return clusterOf;
}

AnswerComparison compared(const ComparedAnswers& answers, const AnswerComparisonSettings& settings = {}) {
    base::NoProgress progress;
    return *evaluate::compareAnswers(answers, 0, 1, settings, {}, progress);
}

bool isShort(const MetricComparison& one, ComparisonShortage shortage) {
    return std::ranges::find(one.shortages, shortage) != one.shortages.end();
}

} // namespace

class TstAnswerComparison : public QObject {
    Q_OBJECT

  private slots:
    void againstSciPy();
    void singleQuestionsAreMcNemar();
    void againstASlowReference();
    void theHeadlineStandsOutsideHolm();
    void whatCannotBeJudged();
    void lessIsBetter();
    void alike();
    void sameOnAnyThreads();
    void fromRuns();
    void everySystemAgainstEveryOther();
    void statesOfLimits();
    void yesAndNoByLuck();
    void refusesWhatMakesNoSense();
};

void TstAnswerComparison::againstSciPy() {
    std::ifstream file(std::string(ASSAY_GOLDEN_DIR) + "/answers/comparison.json");
    const auto golden = nlohmann::json::parse(file, nullptr, false);
    QVERIFY(golden.is_array() && golden.size() == 5);
    for (const auto& one : golden) {
        const auto answers = oneMeasure("rougeL_f", false, one.at("a").get<std::vector<double>>(),
                                        one.at("b").get<std::vector<double>>(),
                                        one.at("cluster").get<std::vector<std::uint32_t>>());
        const AnswerComparison comparison = compared(answers);
        const MetricComparison& measure = comparison.metrics.front();
        QVERIFY(near(measure.a, one.at("mean_a").get<double>()));
        QVERIFY(near(measure.b, one.at("mean_b").get<double>()));
        QVERIFY(near(measure.difference, one.at("difference").get<double>()));
        QVERIFY(near(measure.p, one.at("p").get<double>()));
        QVERIFY(measure.interval && measure.interval->low <= *measure.difference &&
                *measure.difference <= measure.interval->high);
    }
}

// Eight questions that only A has right and two that only B has: the exact binomial test of 8 in 10.
void TstAnswerComparison::singleQuestionsAreMcNemar() {
    std::vector<double> a(40, 1);
    std::vector<double> b(40, 1);
    std::fill_n(b.begin(), 8, 0);
    std::fill_n(a.begin() + 8, 2, 0);
    const AnswerComparison comparison = compared(oneMeasure("numeric_correct", true, a, b, eachAlone(40)));
    const MetricComparison& measure = comparison.metrics.front();
    QVERIFY(near(measure.p, 0.109375));
    QCOMPARE(measure.wins, std::int64_t{8});
    QCOMPARE(measure.losses, std::int64_t{2});
    QCOMPARE(measure.ties, std::int64_t{30});
    QVERIFY(near(measure.difference, 6.0 / 40));
    QVERIFY(near(measure.holm, 0.109375)); // the only test of its table; nothing was named before it
    QVERIFY(measure.verdict == SystemsVerdict::Inconclusive);
}

void TstAnswerComparison::againstASlowReference() {
    base::Random random(11);
    for (int round = 0; round < 50; ++round) {
        const std::size_t count = 30 + random.below(40);
        std::vector<double> a, b;
        std::vector<std::uint32_t> clusterOf;
        const auto draw = [&random] {
            return random.below(5) == 0 ? kMissingValue : static_cast<double>(random.below(11)) / 10;
        };
        for (std::size_t i = 0; i < count; ++i) {
            a.push_back(draw());
            b.push_back(draw());
            clusterOf.push_back(static_cast<std::uint32_t>(random.below(9)));
        }
        const ComparedAnswers answers = oneMeasure("rougeL_f", false, a, b, clusterOf);
        const AnswerComparison comparison = compared(answers);
        const MetricComparison& measure = comparison.metrics.front();
        double sumA = 0;
        double sumB = 0;
        std::int64_t n = 0, onlyA = 0, onlyB = 0, wins = 0, losses = 0, ties = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const bool hasA = a[i] == a[i];
            const bool hasB = b[i] == b[i];
            onlyA += hasA && !hasB ? 1 : 0;
            onlyB += hasB && !hasA ? 1 : 0;
            if (hasA && hasB) {
                ++n;
                sumA += a[i];
                sumB += b[i];
                wins += a[i] > b[i] ? 1 : 0;
                losses += a[i] < b[i] ? 1 : 0;
                ties += a[i] == b[i] ? 1 : 0;
            }
        }
        QCOMPARE(measure.n, n);
        QCOMPARE(measure.onlyA, onlyA);
        QCOMPARE(measure.onlyB, onlyB);
        QCOMPARE(measure.wins, wins);
        QCOMPARE(measure.losses, losses);
        QCOMPARE(measure.ties, ties);
        QVERIFY(near(measure.a, sumA / static_cast<double>(n)));
        QVERIFY(std::abs(*measure.difference - (sumA - sumB) / static_cast<double>(n)) < 1e-9);
        const auto list = evaluate::questionDifferences(answers, 0, 1, "rougeL_f");
        QCOMPARE(std::ssize(list), static_cast<std::ptrdiff_t>(n));
        for (std::size_t i = 1; i < list.size(); ++i) {
            QVERIFY(std::abs(list[i - 1].difference()) + 1e-12 >= std::abs(list[i].difference()));
        }
    }
}

void TstAnswerComparison::theHeadlineStandsOutsideHolm() {
    const evaluate::AnswerRun better = tests::sampleRun("better", 60, 0.1);
    const evaluate::AnswerRun worse = tests::sampleRun("worse", 60, 0);
    const std::array runs{&better, &worse};
    const AnswerComparison comparison = compared(evaluate::comparedAnswers(runs));
    const MetricComparison* const headline = comparison.headline();
    QVERIFY(headline != nullptr);
    QCOMPARE(headline->metric, std::string("overall"));
    QVERIFY(!headline->holm);
    QVERIFY(headline->verdict == SystemsVerdict::BetterA);
    std::vector<double> family;
    for (const MetricComparison& one : comparison.metrics) {
        if (!one.isHeadline && one.shortages.empty() && one.p) {
            family.push_back(*one.p);
        }
    }
    const std::vector<double> adjusted = statistics::holmAdjusted(family);
    std::size_t next = 0;
    for (const MetricComparison& one : comparison.metrics) {
        if (!one.isHeadline && one.shortages.empty() && one.p) {
            QVERIFY(near(one.holm, adjusted[next++]));
        } else {
            QVERIFY(!one.holm);
        }
    }
    QVERIFY(next > 0);
}

void TstAnswerComparison::whatCannotBeJudged() {
    std::vector<double> a(29, 1);
    std::vector<double> b(29, 0);
    const auto few = compared(oneMeasure("rougeL_f", false, a, b, eachAlone(29)));
    QVERIFY(isShort(few.metrics.front(), ComparisonShortage::TooFewQuestions));
    QVERIFY(few.metrics.front().verdict == SystemsVerdict::CannotBeJudged);
    a.resize(30, 1);
    b.resize(30, 0);
    const auto enough = compared(oneMeasure("rougeL_f", false, a, b, eachAlone(30)));
    QVERIFY(enough.metrics.front().verdict == SystemsVerdict::BetterA);
    std::vector<std::uint32_t> five;
    for (std::uint32_t i = 0; i < 30; ++i) {
        five.push_back(i % 5);
    }
    const auto clustered = compared(oneMeasure("rougeL_f", false, a, b, five));
    QVERIFY(isShort(clustered.metrics.front(), ComparisonShortage::TooFewClusters));
    QVERIFY(!clustered.metrics.front().p && !clustered.metrics.front().interval);
    std::fill_n(b.begin(), 25, 1); // five differ
    const auto same = compared(oneMeasure("rougeL_f", false, a, b, eachAlone(30)));
    QVERIFY(isShort(same.metrics.front(), ComparisonShortage::TooFewUnequal));
    ComparedAnswers models = oneMeasure("bertscore_f", false, a, b, eachAlone(30));
    models.systems[0].metrics.front().model = "one";
    models.systems[1].metrics.front().model = "another";
    QVERIFY(isShort(compared(models).metrics.front(), ComparisonShortage::OtherModel));
    ComparedAnswers rubrics = oneMeasure("overall", false, a, b, eachAlone(30));
    rubrics.systems[1].rubric.pass = 0.5;
    QVERIFY(isShort(compared(rubrics).metrics.front(), ComparisonShortage::OtherRubric));
}

void TstAnswerComparison::lessIsBetter() {
    const std::vector<double> a(30, 900);
    const std::vector<double> b(30, 400);
    const auto slower = compared(oneMeasure("latency_ms", false, a, b, eachAlone(30)));
    QVERIFY(slower.metrics.front().verdict == SystemsVerdict::BetterB);
    QCOMPARE(slower.metrics.front().losses, std::int64_t{30});
    const auto longer = compared(oneMeasure("token_count", false, a, b, eachAlone(30)));
    QVERIFY(longer.metrics.front().verdict == SystemsVerdict::Differs);
    QVERIFY(evaluate::betterValues("hallucinations") == evaluate::BetterValues::Lower);
    QVERIFY(evaluate::betterValues("somebody's score") == evaluate::BetterValues::Higher);
}

void TstAnswerComparison::alike() {
    std::vector<double> a(200, 0.8);
    std::vector<double> b(200, 0.8);
    for (std::size_t i = 0; i < a.size(); ++i) {
        a[i] += i % 2 == 0 ? 0.01 : -0.01;
    }
    const auto answers = oneMeasure("overall", false, a, b, eachAlone(200));
    QVERIFY(compared(answers).metrics.front().verdict == SystemsVerdict::Inconclusive);
    QVERIFY(!compared(answers).metrics.front().interval90);
    const auto asked = compared(answers, {.headline = {}, .equivalentWithin = 0.02});
    QVERIFY(asked.metrics.front().verdict == SystemsVerdict::Equivalent);
    QVERIFY(asked.metrics.front().interval90);
    const auto narrow = compared(answers, {.headline = {}, .equivalentWithin = 0.0001});
    QVERIFY(narrow.metrics.front().verdict == SystemsVerdict::Inconclusive);
}

void TstAnswerComparison::sameOnAnyThreads() {
    const evaluate::AnswerRun first = tests::sampleRun("first", 50, 0.05);
    const evaluate::AnswerRun second = tests::sampleRun("second", 50, 0);
    const std::array runs{&first, &second};
    const ComparedAnswers answers = evaluate::comparedAnswers(runs);
    AnswerComparisonSettings one;
    one.threads = 1;
    AnswerComparisonSettings four;
    four.threads = 4;
    const AnswerComparison alone = compared(answers, one);
    const AnswerComparison together = compared(answers, four);
    QCOMPARE(alone.metrics.size(), together.metrics.size());
    for (std::size_t i = 0; i < alone.metrics.size(); ++i) {
        QVERIFY(alone.metrics[i].interval == together.metrics[i].interval);
        QVERIFY(alone.metrics[i].p == together.metrics[i].p);
        QVERIFY(alone.metrics[i].holm == together.metrics[i].holm);
    }
}

void TstAnswerComparison::fromRuns() {
    evaluate::AnswerRun first = tests::sampleRun("gpt", 40, 0);
    evaluate::AnswerRun second = tests::sampleRun("gpt", 40, 0);
    second.items[3].revision = 2;                 // edited in between
    second.items[4].answered = 0;                 // failed
    second.items.erase(second.items.begin() + 5); // not asked
    second.items.front().verdict.reset();         // without a verdict
    first.info.id = 1;
    second.info.id = 2;
    const std::array runs{&first, &second};
    const ComparedAnswers answers = evaluate::comparedAnswers(runs);
    QCOMPARE(answers.changed, std::vector<std::string>{"q4"});
    QCOMPARE(answers.questionIds.size(), std::size_t{39});
    QVERIFY(answers.systems[0].name != answers.systems[1].name);
    QVERIFY(answers.clusterOf[0] == answers.clusterOf[1]); // one company
    QVERIFY(answers.clusterOf[1] != answers.clusterOf[2]);
    const AnswerComparison comparison = compared(answers);
    QCOMPARE(comparison.common, std::int64_t{37});
    QCOMPARE(comparison.onlyA, std::int64_t{2});
    QCOMPARE(comparison.onlyB, std::int64_t{0});
    QCOMPARE(comparison.find("overall")->n, std::int64_t{37});
    QCOMPARE(comparison.find("pass_rate")->n, std::int64_t{36});
    QVERIFY(near(comparison.find("overall")->difference, 0));
}

void TstAnswerComparison::everySystemAgainstEveryOther() {
    const evaluate::AnswerRun low = tests::sampleRun("low", 40, 0);
    const evaluate::AnswerRun high = tests::sampleRun("high", 40, 0.2);
    const evaluate::AnswerRun middle = tests::sampleRun("middle", 40, 0.1);
    const std::array runs{&low, &high, &middle};
    base::NoProgress progress;
    const auto matrix = evaluate::compareAll(evaluate::comparedAnswers(runs), {}, {}, progress);
    QVERIFY(matrix.has_value());
    QCOMPARE(matrix->metric, std::string("overall"));
    QCOMPARE(matrix->pairs.size(), std::size_t{3});
    QCOMPARE(matrix->common, std::int64_t{40});
    QCOMPARE(matrix->order, (std::vector<std::size_t>{1, 2, 0}));
    for (const evaluate::SystemPair& pair : matrix->pairs) {
        QVERIFY(pair.a < pair.b);
        QVERIFY(pair.comparison.holm && *pair.comparison.holm >= *pair.comparison.p);
    }
}

void TstAnswerComparison::statesOfLimits() {
    evaluate::TargetOutcome outcome;
    outcome.target = {"bertscore_f", 0.85, 0.80};
    outcome.figure.name = "bertscore_f";
    QVERIFY(evaluate::limitState(outcome, 0.80) == LimitState::CannotBeJudged);
    outcome.figure.mean = 0.83;
    outcome.figure.n = 40;
    QVERIFY(evaluate::limitState(outcome, 0.80) == LimitState::CannotBeJudged); // no interval
    outcome.figure.interval = statistics::Interval{0.81, 0.86};
    QVERIFY(evaluate::limitState(outcome, 0.80) == LimitState::Passed);
    QVERIFY(evaluate::limitState(outcome, 0.85) == LimitState::TooClose);
    QVERIFY(evaluate::limitState(outcome, 0.90) == LimitState::Failed);
    outcome.figure.n = 29;
    QVERIFY(evaluate::limitState(outcome, 0.80) == LimitState::CannotBeJudged);
    evaluate::TargetOutcome none;
    none.target = {"hallucinations", 0, 0, true};
    none.figure.mean = 0;
    none.figure.n = 5;
    QVERIFY(evaluate::limitState(none, 0) == LimitState::CannotBeJudged);
    none.figure.n = 30;
    QVERIFY(evaluate::limitState(none, 0) == LimitState::Passed);
    none.figure.mean = 0.1;
    none.figure.n = 5;
    QVERIFY(evaluate::limitState(none, 0) == LimitState::Failed); // one is too many
}

void TstAnswerComparison::yesAndNoByLuck() {
    const evaluate::AnswerRun run = tests::sampleRun("run", 100, 0); // 25 ask for yes or no
    std::vector<model::Question> questions;
    for (std::size_t i = 0; i < run.items.size(); i += 4) {
        model::Question question;
        question.questionId = run.items[i].questionId;
        question.answerText = {i < 80 ? "Yes, it does." : "No."};
        questions.push_back(std::move(question));
    }
    const evaluate::YesNoLuck luck = evaluate::yesNoLuck(run, questions);
    QCOMPARE(luck.n, std::int64_t{25});
    QCOMPARE(luck.yes, std::int64_t{20});
    QCOMPARE(luck.no, std::int64_t{5});
    QVERIFY(near(luck.majority, 0.8));
    QVERIFY(near(luck.coin, 0.5));
    std::int64_t right = 0;
    for (const evaluate::AnswerRunItem& item : run.items) {
        right += item.value("boolean_correct").value_or(0) > 0 ? 1 : 0;
    }
    double atLeast = 0; // the binomial distribution, term by term
    for (std::int64_t k = right; k <= 25; ++k) {
        double ways = 1;
        for (std::int64_t i = 0; i < k; ++i) {
            ways = ways * static_cast<double>(25 - i) / static_cast<double>(i + 1);
        }
        atLeast += ways / std::pow(2.0, 25);
    }
    QVERIFY(std::abs(*luck.p - atLeast) < 1e-9);
    QVERIFY(!evaluate::yesNoLuck(run, {}).majority); // what the gold says is not known
    const evaluate::RunCosts costs = evaluate::costsOf(run);
    QCOMPARE(costs.priced, std::int64_t{100});
    QVERIFY(std::abs(costs.price - 0.2) < 1e-9);
    QCOMPARE(costs.inputTokens, std::int64_t{10'000});
    QCOMPARE(evaluate::waitsOf(run).latency.n, std::int64_t{100});
}

void TstAnswerComparison::refusesWhatMakesNoSense() {
    const auto answers = oneMeasure("overall", false, {1, 0}, {0, 1}, eachAlone(2));
    base::NoProgress progress;
    const auto codeOf = [&](std::size_t a, std::size_t b, const AnswerComparisonSettings& settings) {
        return evaluate::compareAnswers(answers, a, b, settings, {}, progress).error().code;
    };
    QCOMPARE(codeOf(0, 2, {}), base::ErrorCode::InvalidArgument);
    QCOMPARE(codeOf(1, 1, {}), base::ErrorCode::InvalidArgument);
    QCOMPARE(codeOf(0, 1, {.headline = {}, .equivalentWithin = -1}), base::ErrorCode::InvalidArgument);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(evaluate::compareAnswers(answers, 0, 1, {}, stop.get_token(), progress).error().code,
             base::ErrorCode::Cancelled);
}

ASSAY_TEST(TstAnswerComparison)
#include "tst_answer_comparison.moc"
