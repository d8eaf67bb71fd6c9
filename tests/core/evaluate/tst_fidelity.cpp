#include "core/evaluate/answers/claims.h"
#include "core/evaluate/answers/fidelity.h"
#include "core/evaluate/answers/reading_queues.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace assay;
using namespace assay::evaluate;
using enum model::ClaimVerdict;

namespace {

std::string answerOf(int question) {
    return std::string(60, 'a') + std::to_string(1000 + question);
}

FidelityQuestion questionWith(int number, int answers = 1) {
    FidelityQuestion question{"q" + std::to_string(number), {}, ""};
    for (int i = 0; i < answers; ++i) {
        question.answers.push_back(answerOf(number + 100 * i));
    }
    return question;
}

model::ClaimSheet readBy(const std::string& reader, int question, std::vector<model::ClaimVerdict> verdicts,
                         int answer = 0) {
    model::ClaimSheet sheet;
    sheet.questionId = "q" + std::to_string(question);
    sheet.answerSha256 = answerOf(question + 100 * answer);
    sheet.reader = reader;
    sheet.blind = true;
    std::int64_t at = 0;
    for (const auto verdict : verdicts) {
        sheet.claims.push_back({at, at + 5, verdict, "", ""});
        at += 6;
    }
    return sheet;
}

std::vector<ReadableAnswer> readable(int count) {
    std::vector<ReadableAnswer> answers;
    for (int i = 0; i < count; ++i) {
        ReadableAnswer answer;
        answer.questionId = "q" + std::to_string(i);
        answer.overall = i / static_cast<double>(count);
        answer.passesRules = i % 2 == 0;
        answer.passesJudge = i % 3 == 0;
        answer.citations = i % 4;
        answer.languageIsChecked = i % 5 == 0;
        answers.push_back(answer);
    }
    return answers;
}

const ReadingQueue& preset(std::string_view name) {
    return *std::ranges::find(presetReadingQueues(), name, &ReadingQueue::name);
}

} // namespace

class TstFidelity : public QObject {
    Q_OBJECT

  private slots:
    void sixQuestionsOfTheDocument();
    void samplesAreAveragedWithinTheQuestion();
    void theGravestReaderCounts();
    void agreementIsOfBlindReaders();
    void unfinishedSheetsAreNoFigures();
    void presetsDrawWhatTheyName();
    void aDrawDependsOnIdsAndSeed();
    void aShareIsRoundedUp();
    void aQueueOfOnesOwnHasItsConditions();
    void queuesAreReadStrictly();
};

// FinRAG 5.5: 5 of 6 perfect, 1 a minor extrapolation, none hallucinated.
void TstFidelity::sixQuestionsOfTheDocument() {
    std::vector<FidelityQuestion> questions;
    std::vector<model::ClaimSheet> sheets;
    for (int i = 0; i < 6; ++i) {
        questions.push_back(questionWith(i));
        sheets.push_back(
            readBy("ann", i, i == 5 ? std::vector{Aligned, Extrapolated} : std::vector{Aligned, Aligned}));
    }
    const FidelityFigures figures = fidelityFigures(questions, sheets);
    QCOMPARE(figures.answersRead, std::int64_t(6));
    QCOMPARE(*figures.shares[0].value, 5.0 / 6);
    QCOMPARE(*figures.shares[1].value, 1.0 / 6);
    QCOMPARE(*figures.shares[2].value, 0.0);
    QCOMPARE(figures.shares[0].n, std::int64_t(6));
    QVERIFY(figures.shares[0].interval.has_value());
    // None of six is not the same as none.
    QVERIFY(figures.shares[2].interval->high > 0.3);
    QCOMPARE(figures.claims[0], std::int64_t(11));
    QCOMPARE(figures.claims[1], std::int64_t(1));
    questions.pop_back();
    QVERIFY(!fidelityFigures(questions, sheets).shares[0].interval.has_value()); // five clusters
}

void TstFidelity::samplesAreAveragedWithinTheQuestion() {
    const std::vector<FidelityQuestion> questions{questionWith(0, 2), questionWith(1)};
    const std::vector<model::ClaimSheet> sheets{readBy("ann", 0, {Aligned}), readBy("ann", 0, {Invented}, 1),
                                                readBy("ann", 1, {Aligned})};
    const FidelityFigures figures = fidelityFigures(questions, sheets);
    QCOMPARE(*figures.shares[0].value, 0.75);
    QCOMPARE(*figures.shares[2].value, 0.25);
    QCOMPARE(figures.answers, std::int64_t(3));
    QVERIFY(figures.read[0].gravest == model::Fidelity::Hallucinated);
}

void TstFidelity::theGravestReaderCounts() {
    const std::vector<FidelityQuestion> questions{questionWith(0)};
    const std::vector<model::ClaimSheet> sheets{readBy("ann", 0, {Aligned}), readBy("bob", 0, {Invented}),
                                                readBy("eve", 7, {Invented})}; // of no answer here
    const FidelityFigures figures = fidelityFigures(questions, sheets);
    QCOMPARE(*figures.shares[2].value, 1.0);
    QCOMPARE(figures.disputed, std::int64_t(1));
    QVERIFY(figures.read[0].isDisputed);
}

void TstFidelity::agreementIsOfBlindReaders() {
    std::vector<FidelityQuestion> questions;
    std::vector<model::ClaimSheet> sheets;
    for (int i = 0; i < 10; ++i) {
        questions.push_back(questionWith(i));
        sheets.push_back(readBy("ann", i, {i < 5 ? Aligned : Invented}));
        sheets.push_back(readBy("bob", i, {i < 4 ? Aligned : Invented}));
    }
    sheets.push_back(readBy("eve", 0, {Invented}));
    sheets.back().blind = false;
    const ReaderAgreement agreement = fidelityFigures(questions, sheets).agreement;
    QCOMPARE(agreement.first, std::string("ann"));
    QCOMPARE(agreement.second, std::string("bob"));
    QCOMPARE(agreement.answers, std::int64_t(10));
    QCOMPARE(agreement.notBlind, std::int64_t(1));
    QCOMPARE(*agreement.observed.value, 0.9);
    // By hand: pe = 0.5 * 0.4 + 0.5 * 0.6 = 0.5, (0.9 - 0.5) / 0.5.
    QVERIFY(std::abs(*agreement.kappa.value - 0.8) < 1e-12);
    // Gwet, three categories: pi = 0.45, 0, 0.55, pe = (0.2475 + 0.2475) / 2.
    QVERIFY(std::abs(*agreement.ac1.value - (0.9 - 0.2475) / (1 - 0.2475)) < 1e-12);
    QCOMPARE(agreement.claims, std::int64_t(10));
    QCOMPARE(agreement.claimsAgreed, std::int64_t(9));
    QVERIFY(!agreement.kappaMisleads());
}

void TstFidelity::unfinishedSheetsAreNoFigures() {
    const std::vector<FidelityQuestion> questions{questionWith(0)};
    std::vector<model::ClaimSheet> sheets{readBy("ann", 0, {Aligned, Invented})};
    sheets[0].claims[1].verdict.reset();
    const FidelityFigures figures = fidelityFigures(questions, sheets);
    QCOMPARE(figures.answersRead, std::int64_t(0));
    QCOMPARE(figures.begun, std::int64_t(1));
    QVERIFY(!figures.shares[0].value.has_value());
    QVERIFY(!figures.agreement.kappa.value.has_value());
}

void TstFidelity::presetsDrawWhatTheyName() {
    const auto answers = readable(100);
    QCOMPARE(drawQueue(preset("quarter"), answers).answers.size(), std::size_t(10));
    QCOMPARE(drawQueue(preset("spot_check"), answers).answers.size(), std::size_t(20));
    const DrawnQueue failed = drawQueue(preset("below_0.75"), answers);
    QCOMPARE(failed.answers.size(), std::size_t(75)); // 0.75 itself is acceptable
    const DrawnQueue citations = drawQueue(preset("citations"), answers);
    QCOMPARE(citations.answers.size(), std::size_t(10));
    QCOMPARE(citations.fitting, std::size_t(75));
    for (const std::size_t place : citations.answers) {
        QVERIFY(answers[place].citations > 0);
    }
    QCOMPARE(drawQueue(preset("language"), answers).fitting, std::size_t(20));
    for (const std::size_t place : drawQueue(preset("judge_disagrees"), answers).answers) {
        QVERIFY(answers[place].passesJudge != answers[place].passesRules);
    }
    auto failedAnswers = answers;
    failedAnswers[0].isAnswered = false;
    QCOMPARE(drawQueue(preset("below_0.75"), failedAnswers).answers.size(), std::size_t(74));
}

void TstFidelity::aDrawDependsOnIdsAndSeed() {
    const auto answers = readable(60);
    const auto idsOf = [](const std::vector<ReadableAnswer>& from, const ReadingQueue& queue) {
        std::set<std::string> ids;
        for (const std::size_t place : drawQueue(queue, from).answers) {
            ids.insert(from[place].questionId);
        }
        return ids;
    };
    auto turned = answers;
    std::ranges::reverse(turned);
    ReadingQueue queue = preset("quarter");
    QVERIFY(idsOf(answers, queue) == idsOf(turned, queue));
    const auto before = idsOf(answers, queue);
    queue.seed = 43;
    QVERIFY(idsOf(answers, queue) != before);
}

void TstFidelity::aShareIsRoundedUp() {
    QCOMPARE(drawQueue(preset("spot_check"), readable(50)).answers.size(), std::size_t(10));
    QCOMPARE(drawQueue(preset("spot_check"), readable(51)).answers.size(), std::size_t(11));
    QCOMPARE(drawQueue(preset("spot_check"), readable(1)).answers.size(), std::size_t(1));
    QVERIFY(drawQueue(preset("spot_check"), {}).answers.empty());
    QCOMPARE(drawQueue(preset("quarter"), readable(4)).answers.size(), std::size_t(4));
}

void TstFidelity::aQueueOfOnesOwnHasItsConditions() {
    std::vector<ReadableAnswer> answers = readable(3);
    answers[0].verdict = "fail";
    answers[0].fields["category"] = {"A", "F"};
    answers[0].metrics["bleurt"] = 0.4;
    answers[1].verdict = "pass";
    answers[1].fields["category"] = {"A"};
    answers[1].metrics["bleurt"] = 0.5;
    const auto placesOf = [&](const ReadingQueue& queue) { return drawQueue(queue, answers).answers; };
    using Places = std::vector<std::size_t>;
    ReadingQueue queue;
    queue.name = "own";
    queue.verdict = "fail";
    QVERIFY(placesOf(queue) == Places{0});
    queue.verdict.clear();
    queue.field = "category";
    queue.value = "A";
    QVERIFY(placesOf(queue) == (Places{0, 1}));
    queue.value = "F";
    QVERIFY(placesOf(queue) == Places{0});
    queue.field.clear();
    queue.value.clear();
    queue.metric = "bleurt"; // without a limit: those that have a value
    QVERIFY(placesOf(queue) == (Places{0, 1}));
    queue.metricBelow = 0.5;
    QVERIFY(placesOf(queue) == Places{0});
    queue.metricBelow.reset();
    queue.metricAbove = 0.4;
    QVERIFY(placesOf(queue) == Places{1});
    const auto back = readReadingQueues(readingQueuesJson({&queue, 1}));
    QVERIFY(back.has_value() && back->front() == queue);
}

void TstFidelity::queuesAreReadStrictly() {
    const auto back = readReadingQueues(readingQueuesJson(presetReadingQueues()));
    QVERIFY(back.has_value());
    QVERIFY(std::ranges::equal(*back, presetReadingQueues()));
    const auto whereOf = [](const char* text) {
        const auto read = readReadingQueues(text);
        return read ? std::string("read") : read.error().where;
    };
    QCOMPARE(whereOf("{}"), std::string("queues"));
    QCOMPARE(whereOf("[1]"), std::string("queues[0]"));
    QCOMPARE(whereOf("[{\"name\":\"a\",\"share\":2}]"), std::string("queues[0].share"));
    QCOMPARE(whereOf("[{\"name\":\"a\",\"share\":0.5,\"count\":3}]"), std::string("queues[0].share"));
    QCOMPARE(whereOf("[{\"name\":\"a\",\"count\":0}]"), std::string("queues[0].count"));
    QCOMPARE(whereOf("[{\"name\":\"a\",\"other\":0}]"), std::string("queues[0].other"));
    QCOMPARE(whereOf("[{\"name\":\"a\"},{\"name\":\"a\"}]"), std::string("queues[1].name"));
    QCOMPARE(whereOf("[{\"name\":\"a\",\"verdict\":\"good\"}]"), std::string("queues[0].verdict"));
    QCOMPARE(whereOf("[{\"name\":\"a\",\"value\":\"x\"}]"), std::string("queues[0].value"));
    QCOMPARE(whereOf("[{\"name\":\"a\",\"metric_below\":0.5}]"), std::string("queues[0].metric_below"));
    QCOMPARE(whereOf("[{\"name\":\"a\",\"metric\":\"bleurt\",\"metric_above\":0.5}]"), std::string("read"));
}

ASSAY_TEST(TstFidelity)
#include "tst_fidelity.moc"
