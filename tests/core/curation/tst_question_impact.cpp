#include "core/base/random.h"
#include "core/curation/question_impact.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <vector>

using namespace assay::curation;

class TestQuestionImpact : public QObject {
    Q_OBJECT

  private slots:
    void againstPlainMeans();
    void fewQuestionsHaveNoInterval();
    void nothingLeftIsUndefined();
    void noNumbersAreMissing();
    void sameSeedSameFigures();
};

void TestQuestionImpact::againstPlainMeans() {
    assay::base::Random random(5);
    std::vector<std::map<std::string, double>> metrics(60);
    std::vector<ImpactItem> items;
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        metrics[i]["rouge_l"] = random.unit();
        if (random.below(3) > 0) {
            metrics[i]["bertscore"] = random.unit();
        }
        items.push_back({static_cast<assay::base::RowId>(i + 1), i % 2 == 0 ? "easy" : "hard", &metrics[i],
                         random.below(4) == 0});
    }
    items.push_back({99, "hard", nullptr, false});
    const auto impact = questionImpact(items, 42, {});
    QVERIFY(impact.has_value());
    QCOMPARE(impact->all.questions, std::int64_t{61});
    QCOMPARE(impact->all.unscored, std::int64_t{1});
    for (const char* const difficulty : {"", "easy", "hard"}) {
        const bool whole = std::string(difficulty).empty();
        const ImpactGroup& group = whole ? impact->all : impact->byDifficulty.at(difficulty);
        for (const char* const metric : {"rouge_l", "bertscore"}) {
            double with = 0;
            double without = 0;
            std::int64_t n = 0;
            std::int64_t m = 0;
            for (const ImpactItem& item : items) {
                if (item.metrics == nullptr || !item.metrics->contains(metric) ||
                    (!whole && item.difficulty != difficulty)) {
                    continue;
                }
                with += item.metrics->at(metric);
                ++n;
                if (!item.leftOut) {
                    without += item.metrics->at(metric);
                    ++m;
                }
            }
            const MetricImpact& figure = group.metrics.at(metric);
            QCOMPARE(figure.with.n, n);
            QCOMPARE(figure.without.n, m);
            QVERIFY(std::abs(*figure.with.mean - with / static_cast<double>(n)) < 1e-12);
            QVERIFY(std::abs(*figure.without.mean - without / static_cast<double>(m)) < 1e-12);
            QVERIFY(figure.with.confidence->low <= *figure.with.mean);
            QVERIFY(figure.with.confidence->high >= *figure.with.mean);
            QVERIFY(std::abs(*figure.change() - (*figure.without.mean - *figure.with.mean)) < 1e-15);
            // The same draws as those of the mean over all questions.
            std::vector<std::pair<double, bool>> scored;
            for (const ImpactItem& item : items) {
                if (item.metrics != nullptr && item.metrics->contains(metric) &&
                    (whole || item.difficulty == difficulty)) {
                    scored.emplace_back(item.metrics->at(metric), item.leftOut);
                }
            }
            assay::base::Random draws(42);
            std::vector<double> changes;
            for (int draw = 0; draw < assay::statistics::kBootstrapDraws; ++draw) {
                std::vector<double> all;
                std::vector<double> kept;
                for (std::size_t i = 0; i < scored.size(); ++i) {
                    const auto& [value, leftOut] =
                        scored[static_cast<std::size_t>(draws.below(scored.size()))];
                    all.push_back(value);
                    if (!leftOut) {
                        kept.push_back(value);
                    }
                }
                if (!kept.empty()) {
                    changes.push_back(*assay::statistics::mean(kept) - *assay::statistics::mean(all));
                }
            }
            QVERIFY(std::abs(figure.changeConfidence->low - *assay::statistics::quantile(changes, 0.025)) <
                    1e-12);
            QVERIFY(std::abs(figure.changeConfidence->high - *assay::statistics::quantile(changes, 0.975)) <
                    1e-12);
        }
    }
}

void TestQuestionImpact::fewQuestionsHaveNoInterval() {
    const std::vector<std::map<std::string, double>> metrics{
        {{"m", 0.1}}, {{"m", 0.2}}, {{"m", 0.3}}, {{"m", 0.4}}, {{"m", 0.5}}, {{"m", 0.6}}, {{"m", 0.7}}};
    std::vector<ImpactItem> items;
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        items.push_back({static_cast<assay::base::RowId>(i + 1), "easy", &metrics[i], i == 0});
    }
    const auto enough = questionImpact(items, 1, {});
    QVERIFY(enough.has_value());
    QVERIFY(enough->all.metrics.at("m").changeConfidence.has_value()); // seven, and six without the first
    items[1].leftOut = true;
    const auto few = questionImpact(items, 1, {});
    QVERIFY(few.has_value());
    const MetricImpact& figure = few->all.metrics.at("m");
    QVERIFY(figure.with.confidence.has_value());
    QVERIFY(!figure.without.confidence);
    QVERIFY(figure.change().has_value());
    QVERIFY(!figure.changeConfidence);
}

void TestQuestionImpact::nothingLeftIsUndefined() {
    const std::map<std::string, double> metrics{{"rouge_l", 0.5}};
    const std::vector<ImpactItem> items{{1, "easy", &metrics, true}};
    const auto impact = questionImpact(items, 1, {});
    QVERIFY(impact.has_value());
    const MetricImpact& figure = impact->all.metrics.at("rouge_l");
    QCOMPARE(*figure.with.mean, 0.5);
    QVERIFY(!figure.without.mean);
    QVERIFY(!figure.without.confidence);
    QVERIFY(!figure.change());
    QVERIFY(!figure.changeConfidence);
    const auto none = questionImpact({}, 1, {});
    QVERIFY(none.has_value());
    QVERIFY(none->all.metrics.empty());
}

void TestQuestionImpact::noNumbersAreMissing() {
    const std::map<std::string, double> bad{{"rouge_l", std::numeric_limits<double>::quiet_NaN()}};
    const std::map<std::string, double> good{{"rouge_l", 0.25}};
    const std::vector<ImpactItem> items{{1, "", &bad, false}, {2, "", &good, false}};
    const auto impact = questionImpact(items, 1, {});
    QVERIFY(impact.has_value());
    QCOMPARE(impact->all.metrics.at("rouge_l").with.n, std::int64_t{1});
    QCOMPARE(*impact->all.metrics.at("rouge_l").with.mean, 0.25);
    QCOMPARE(impact->all.unscored, std::int64_t{1});
}

void TestQuestionImpact::sameSeedSameFigures() {
    const std::map<std::string, double> a{{"rouge_l", 0.1}};
    const std::map<std::string, double> b{{"rouge_l", 0.7}};
    const std::vector<ImpactItem> items{{1, "", &a, false}, {2, "", &b, false}};
    const auto one = questionImpact(items, 9, {});
    const auto other = questionImpact(items, 9, {});
    QVERIFY(one.has_value() && other.has_value());
    QVERIFY(one->all == other->all);
    QVERIFY(!questionImpact(items, 9, {}, 0).has_value());
}

ASSAY_TEST(TestQuestionImpact)
#include "tst_question_impact.moc"
