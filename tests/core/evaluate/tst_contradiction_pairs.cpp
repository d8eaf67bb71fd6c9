#include "core/evaluate/thresholds/contradiction_pairs.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::ContradictionPair;
using model::Label;

namespace {

model::ScoredColumns columnsOf(const std::vector<std::pair<Label, std::uint32_t>>& samples) {
    model::ScoredColumns columns;
    columns.scenarios = {""};
    for (const auto& [label, pair] : samples) {
        columns.fhri.push_back(0.5);
        columns.nli.push_back(model::kNoScore);
        columns.label.push_back(label);
        columns.scenario.push_back(0);
        columns.predicted.push_back(model::kNoPrediction);
        columns.rowId.push_back(static_cast<std::int64_t>(columns.fhri.size()));
        columns.pair.push_back(pair);
        columns.pairs = pair == model::kNone ? columns.pairs : std::max(columns.pairs, pair + 1);
    }
    return columns;
}

constexpr Label A = Label::Accurate;
constexpr Label H = Label::Hallucination;
constexpr Label C = Label::Contradiction;

} // namespace

class TestContradictionPairs : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void chosenScenariosKeepWhatIsTheirs() {
        // Pair 0 within the first scenario, 1 within the second, 2 across, out of order; an orphan, an
        // unpaired contradiction and a sample of the soft band in each.
        auto columns = columnsOf({{A, 0},
                                  {C, 0},
                                  {A, 1},
                                  {C, 1},
                                  {C, 2},
                                  {A, 2},
                                  {C, 3},
                                  {C, 4},
                                  {C, model::kNone},
                                  {C, model::kNone}});
        columns.scenarios = {"first", "second", "third"};
        columns.scenario = {0, 0, 1, 1, 0, 1, 0, 1, 0, 1};
        columns.nli[0] = columns.nli[2] = 0.2;
        const auto found = evaluate::contradictionPairs(columns, {});
        const auto within = [&](std::vector<std::uint16_t> scenarios) {
            return evaluate::pairsWithin(found, columns, scenarios);
        };
        const auto first = within({0});
        QCOMPARE(first.pairs, (std::vector<ContradictionPair>{{0, 1, false}, {5, 4, true}}));
        QCOMPARE(first.ordersFaulty, std::int64_t{1});
        QCOMPARE(first.orphans, std::vector<std::uint32_t>{6});
        QCOMPARE(first.unpaired, std::vector<std::uint32_t>{8});
        QCOMPARE(first.softBand, std::vector<std::uint32_t>{0});
        const auto second = within({1});
        QCOMPARE(second.pairs, (std::vector<ContradictionPair>{{2, 3, false}, {5, 4, true}}));
        QCOMPARE(second.softBand, std::vector<std::uint32_t>{2});
        const auto third = within({2});
        QVERIFY(third.pairs.empty() && third.orphans.empty() && third.unpaired.empty());
        QCOMPARE(third.ordersFaulty, std::int64_t{0});
        const auto all = within({0, 1, 2});
        QCOMPARE(all.pairs, found.pairs);
        QCOMPARE(all.orphans, found.orphans);
        QCOMPARE(all.softBand, found.softBand);
    }

    void sidesFindEachOther() {
        // Pair 0 is whole; 1 is out of order; 2 has two baselines and one contradiction; 3 only a
        // contradiction; 4 a hallucination, which is no side, and a baseline.
        const auto columns = columnsOf({{A, 0},
                                        {C, 1},
                                        {A, 2},
                                        {C, 0},
                                        {A, 2},
                                        {A, 1},
                                        {C, 2},
                                        {C, 3},
                                        {H, 4},
                                        {A, 4},
                                        {C, model::kNone},
                                        {A, model::kNone}});
        const auto found = evaluate::contradictionPairs(columns, {});
        QCOMPARE(found.pairs, (std::vector<ContradictionPair>{{0, 3, false}, {5, 1, true}, {2, 6, false}}));
        QCOMPARE(found.ordersFaulty, std::int64_t{1});
        QCOMPARE(found.orphans, (std::vector<std::uint32_t>{4, 7, 9}));
        QCOMPARE(found.unpaired, std::vector<std::uint32_t>{10});
    }

    void onePairIdForSeveralPairs() {
        const auto columns = columnsOf({{A, 0}, {C, 0}, {C, 0}, {C, 0}, {A, 0}, {A, 0}, {A, 0}});
        const auto found = evaluate::contradictionPairs(columns, {});
        QCOMPARE(found.pairs, (std::vector<ContradictionPair>{{0, 1, false}, {4, 2, true}, {5, 3, true}}));
        QCOMPARE(found.orphans, std::vector<std::uint32_t>{6});
    }

    void softBandHoldsItsLowerEndOnly() {
        auto columns = columnsOf({{A, 0}, {C, 0}, {H, 1}, {A, 1}});
        columns.nli = {0.15, 0.40, model::kNoScore, 0.399};
        QCOMPARE(evaluate::contradictionPairs(columns, {}).softBand, (std::vector<std::uint32_t>{0, 3}));
    }

    void aSetWithoutPairs() {
        auto columns = columnsOf({{A, model::kNone}, {C, model::kNone}});
        columns.pair.clear();
        const auto found = evaluate::contradictionPairs(columns, {});
        QVERIFY(found.pairs.empty() && found.orphans.empty());
        QCOMPARE(found.unpaired, std::vector<std::uint32_t>{1});
    }
};

ASSAY_TEST(TestContradictionPairs)
#include "tst_contradiction_pairs.moc"
