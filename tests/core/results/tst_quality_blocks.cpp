// What pages and reports show of the FHRI as a probability.
#include "core/results/report/figure_text.h"
#include "core/results/thresholds/quality_blocks.h"
#include "core/words/definitions.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::results;

namespace {

const words::Wording kEnglish;

evaluate::ScoreQuality quality() {
    evaluate::ScoreQuality of;
    of.taken = 3;
    of.clusters = 95;
    metrics::ProbabilityQuality parts;
    parts.n = 100;
    parts.brier = 0.2;
    parts.miscalibration = 0.05;
    parts.discrimination = 0.1;
    parts.uncertainty = 0.25;
    parts.meanMinusShare = 0.125;
    of.quality = parts;
    of.brier = statistics::Interval{0.15, 0.25};
    evaluate::QualityBin bin;
    bin.scores.lowest = 0.2;
    bin.scores.highest = 0.4;
    bin.scores.n = 50;
    bin.scores.events = 10;
    bin.scores.meanScore = 0.3;
    bin.accurate.value = 0.2;
    bin.accurate.interval = statistics::Interval{0.11, 0.33};
    of.bins.push_back(bin);
    return of;
}

} // namespace

class TstQualityBlocks : public QObject {
    Q_OBJECT

  private slots:
    void partsBinsAndDifferences();
    void withoutASample();
};

void TstQualityBlocks::partsBinsAndDifferences() {
    evaluate::ScoreComparison comparison;
    comparison.areas.n = 60;
    comparison.areas.difference = 0.02;
    comparison.areas.interval = statistics::Interval{-0.01, 0.05};
    const std::vector comparisons{comparison};
    const std::vector<Block> blocks = thresholds::qualityBlocks(quality(), comparisons, "_2", kEnglish);
    QCOMPARE(blocks.size(), std::size_t{4});
    const std::string said = std::get<Paragraph>(blocks[0]).text;
    QVERIFY2(said.find("leaves to it (100, in 95 clusters; the rule takes 3): Brier score 0.") !=
                 std::string::npos,
             said.c_str());
    const auto& figures = std::get<KeyFigures>(blocks[1]).list;
    QCOMPARE(figures.size(), std::size_t{6});
    for (const KeyFigure& figure : figures) {
        QVERIFY2(words::definitionOf(figure.definition) != nullptr, figure.label.c_str());
        QVERIFY(std::get<Figure>(figure.value).n.has_value());
    }
    QVERIFY(std::get<Figure>(figures[0].value).interval == quality().brier);
    QVERIFY(std::get<Figure>(figures[4].value).isDifference);
    QCOMPARE(*std::get<Figure>(figures[5].value).n, std::int64_t{60});
    const auto& chart = std::get<plot::Chart>(blocks[2]);
    QCOMPARE(chart.name, std::string("threshold_reliability_2"));
    QVERIFY2(chart.alternative.starts_with("Brier score 0.2000: miscalibration 0.0500, less discrimination "
                                           "0.1000, plus uncertainty 0.2500."),
             chart.alternative.c_str());
    QCOMPARE(std::get<plot::LineChart>(chart.body).series.size(), std::size_t{2});
    const auto& bins = std::get<Table>(blocks[3]);
    QCOMPARE(bins.rows.size(), std::size_t{1});
    QVERIFY(cellText(bins.rows[0][4], kEnglish).starts_with("0.2000 (0.1100–0.3300)"));
}

void TstQualityBlocks::withoutASample() {
    const std::vector<Block> blocks = thresholds::qualityBlocks({}, {}, {}, kEnglish);
    const auto& figures = std::get<KeyFigures>(blocks[1]).list;
    QVERIFY(!std::get<Figure>(figures[0].value).value);
    QCOMPARE(std::get<Figure>(figures[0].value).why, std::string("the NLI rule takes every sample"));
    QVERIFY(std::get<plot::LineChart>(std::get<plot::Chart>(blocks[2]).body).series.empty());
    QVERIFY(std::get<Table>(blocks[3]).rows.empty());
}

ASSAY_TEST(TstQualityBlocks)
#include "tst_quality_blocks.moc"
