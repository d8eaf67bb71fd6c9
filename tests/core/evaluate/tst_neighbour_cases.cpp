#include "core/base/random.h"
#include "core/evaluate/neighbours/neighbour_cases.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/neighbour_distances.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <array>
#include <limits>
#include <map>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::evaluate;

namespace {

model::AnchorSearch answerOf(const std::vector<std::uint32_t>& rows) {
    model::AnchorSearch answer;
    for (const std::uint32_t row : rows) {
        answer.results.push_back({row, 0.1F * static_cast<float>(answer.results.size()), row % 2 == 0});
    }
    return answer;
}

model::Sentence sentence(const std::string& text, std::int64_t cik) {
    model::Sentence one;
    one.text = text;
    one.cik = cik;
    return one;
}

} // namespace

class TstNeighbourCases : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void equalTextsAreOneGroup() {
        const std::map<std::uint32_t, model::Sentence> sentences{{1, sentence("See  Note\n12", 5)},
                                                                 {2, sentence("Other", 5)},
                                                                 {3, sentence(" See Note 12 ", 6)},
                                                                 {5, sentence("", 7)},
                                                                 {6, sentence("  ", 7)}};
        const auto find = [&](std::uint32_t row) {
            const auto place = sentences.find(row);
            return place == sentences.end() ? nullptr : &place->second;
        };
        const auto groups = groupResults(answerOf({1, 2, 3, 4, 5, 6}), find);
        QCOMPARE(groups.size(), std::size_t{5});
        QCOMPARE(groups[0].results, (std::vector<std::size_t>{0, 2}));
        QCOMPARE(groups[0].companies, 2);
        QCOMPARE(groups[1].results, (std::vector<std::size_t>{1}));
        QCOMPARE(groups[1].companies, 1);
        QCOMPARE(groups[2].results, (std::vector<std::size_t>{3})); // row 4 is not known
        QCOMPARE(groups[2].companies, 0);
        QCOMPARE(groups[3].results, (std::vector<std::size_t>{4})); // nothing is not the same as nothing
        QCOMPARE(groups[4].results, (std::vector<std::size_t>{5}));
        QVERIFY(groupResults(model::AnchorSearch(), find).empty());
    }

    void ranksCountFromOne() {
        const model::AnchorSearch answer = answerOf({7, 9, 8});
        QCOMPARE(rankOf(answer, 7), std::optional<std::size_t>(1));
        QCOMPARE(rankOf(answer, 8), std::optional<std::size_t>(3));
        QCOMPARE(rankOf(answer, 1), std::nullopt);
    }

    void distancesAreThoseOfOneSearch() {
        model::AnchorOutcome one;
        one.searches = {answerOf({2, 3}), answerOf({4})};
        model::AnchorOutcome other;
        other.searches = {answerOf({5})};
        const std::array outcomes{one, other};
        const ResultDistances first = resultDistances(outcomes, 0);
        QCOMPARE(first.gold, (std::vector<double>{0}));
        QCOMPARE(first.others, (std::vector<double>{0.1F, 0}));
        const ResultDistances second = resultDistances(outcomes, 1);
        QCOMPARE(second.gold, (std::vector<double>{0}));
        QVERIFY(second.others.empty());
    }

    void everyFiniteValueIsInOneBin() {
        base::Random random(3);
        for (int round = 0; round < 50; ++round) {
            const double max = 0.1 + random.unit();
            const std::size_t bins = 1 + random.below(30);
            std::vector<double> values;
            for (std::uint64_t i = random.below(60); i > 0; --i) {
                values.push_back(random.unit() * 1.5 - 0.1);
            }
            std::vector<std::int64_t> expected(bins);
            for (const double value : values) { // the last bin that begins at or below it
                std::size_t bin = 0;
                while (bin + 1 < bins &&
                       value / max * static_cast<double>(bins) >= static_cast<double>(bin + 1)) {
                    ++bin;
                }
                ++expected[bin];
            }
            values.push_back(std::numeric_limits<double>::quiet_NaN());
            values.push_back(std::numeric_limits<double>::infinity());
            QCOMPARE(binCounts(values, max, bins), expected);
        }
    }

    void theSameSearchIsFoundByWhatItIs() {
        NeighbourRunSettings run;
        NeighbourRunSettings baseline;
        for (const char* text : {"exact", "hybrid:0.5"}) {
            run.searches.push_back(readSearchSpec(text).value());
        }
        for (const char* text : {"hybrid:0.6", "exact"}) {
            baseline.searches.push_back(readSearchSpec(text).value());
        }
        QCOMPARE(sameSearch(run, 0, baseline), std::optional<std::size_t>(1));
        QCOMPARE(sameSearch(run, 1, baseline), std::nullopt);
        QCOMPARE(sameSearch(run, 2, baseline), std::nullopt);
        NeighbourRunSettings outside;
        outside.isOutside = true;
        outside.outsideSearches = {"bm25", "dense"};
        NeighbourRunSettings earlier = outside;
        earlier.outsideSearches = {"dense"};
        QCOMPARE(sameSearch(outside, 1, earlier), std::optional<std::size_t>(0));
        QCOMPARE(sameSearch(outside, 0, earlier), std::nullopt);
        QCOMPARE(sameSearch(outside, 0, run), std::nullopt);
    }
};

ASSAY_TEST(TstNeighbourCases)
#include "tst_neighbour_cases.moc"
