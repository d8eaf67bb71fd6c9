// How long answers were waited for, with time-outs as lower bounds, and what they cost, against plain sums.
#include "core/base/random.h"
#include "core/evaluate/answers/answer_run_documents.h"
#include "core/evaluate/answers/answer_run_figures.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace assay;
using evaluate::AnswerRun;
using evaluate::AnswerRunItem;
using evaluate::AnswerUse;

namespace {

AnswerUse use(std::optional<double> latencyMs, const std::string& failure, std::optional<double> price = {}) {
    AnswerUse one;
    one.latencyMs = latencyMs;
    one.failure = failure;
    one.price = price;
    return one;
}

} // namespace

class TestAnswerWaits : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // A time-out is "at least the limit" and never averaged into a percentile.
    void timeoutsAreLowerBounds() {
        AnswerRun run;
        run.items.resize(2);
        run.items[0].uses = {use(1000, ""), use(180'000, "timeout")};
        run.items[1].uses = {use(2000, ""), use(3, "http_429"), use(std::nullopt, "ReadTimeout"),
                             use(std::nullopt, "no_answer")};
        const evaluate::RunWaits waits = evaluate::waitsOf(run);
        QCOMPARE(waits.latency.n, std::int64_t{3});
        QCOMPARE(waits.latency.timeouts, std::int64_t{1});
        QVERIFY(waits.latency.meanIsAtLeast());
        QCOMPARE(*waits.latency.mean, 61'000.0);
        QCOMPARE(waits.latency.p50->value, 2000.0);
        QVERIFY(!waits.latency.p50->isAtLeast);
        QCOMPARE(waits.latency.p95->value, 180'000.0);
        QVERIFY(waits.latency.p95->isAtLeast);
        QCOMPARE(waits.untimed, std::int64_t{1});
        QCOMPARE(waits.failed.at("http_429"), std::int64_t{1}); // a fast failure is no fast answer
        QCOMPARE(waits.failed.at("no_answer"), std::int64_t{1});
    }

    // Samples without a price are in no sum: no mean stands for them.
    void pricesAreSummed() {
        base::Random random(3);
        AnswerRun run;
        double sum = 0;
        std::int64_t count = 0;
        for (int i = 0; i < 50; ++i) {
            AnswerRunItem& item = run.items.emplace_back();
            for (std::uint64_t sample = 1 + random.below(4); sample > 0; --sample) {
                const double price = random.unit();
                const bool isPriced = random.below(3) > 0;
                item.uses.push_back(use({}, "", isPriced ? std::optional(price) : std::nullopt));
                sum += isPriced ? price : 0;
                count += isPriced ? 1 : 0;
            }
            item.samples = std::ssize(item.uses);
        }
        const evaluate::RunCosts costs = evaluate::costsOf(run);
        QCOMPARE(costs.priced, count);
        QVERIFY(std::abs(costs.price - sum) < 1e-12);
    }

    void keptAndReadAgain() {
        AnswerRunItem item;
        item.question = 1;
        item.revision = 1;
        item.samples = 2;
        item.answered = 1;
        item.uses = {use(12.5, "", 0.25), use(std::nullopt, "timeout")};
        evaluate::GivenBySources given;
        given.aside = {"bertscore"};
        given.hallucinations = std::vector<std::string>{"a law"};
        given.hallucinationsModel = "judge-1";
        item.given = {given, {}};
        const auto again = evaluate::readAnswerRunItem(evaluate::answerRunItemJson(item));
        QVERIFY(again);
        QVERIFY(again->uses == item.uses);
        QVERIFY(again->given == item.given);
        item.uses.pop_back(); // of two samples one
        QVERIFY(!evaluate::readAnswerRunItem(evaluate::answerRunItemJson(item)));
    }
};

ASSAY_TEST(TestAnswerWaits)
#include "tst_answer_waits.moc"
