#include "core/base/random.h"
#include "core/evaluate/thresholds/flips.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace assay;
using evaluate::Flip;
using evaluate::FlipKind;
using model::Label;

namespace {

std::vector<Flip> listed(const model::ScoredColumns& columns, const evaluate::RuleState& from,
                         const evaluate::RuleState& to, std::optional<std::uint16_t> scenario) {
    std::vector<Flip> list;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::size_t of = columns.scenario[i];
        if ((scenario && of != *scenario) || std::isnan(from.scores[i]) || std::isnan(to.scores[i])) {
            continue;
        }
        const Label before = metrics::decide(from.scores[i], columns.nli[i], from.tau[of], from.nliHard);
        const Label after = metrics::decide(to.scores[i], columns.nli[i], to.tau[of], to.nliHard);
        if (before == after) {
            continue;
        }
        const Label truth = columns.label[i];
        const FlipKind kind = before == truth  ? FlipKind::RightToWrong
                              : after == truth ? FlipKind::WrongToRight
                                               : FlipKind::WrongToWrong;
        const bool byNli = before == Label::Contradiction || after == Label::Contradiction;
        list.push_back({static_cast<std::uint32_t>(i), before, after, kind,
                        byNli ? std::abs(columns.nli[i] - to.nliHard) : std::abs(to.scores[i] - to.tau[of])});
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const Flip& left, const Flip& right) { return left.distance < right.distance; });
    return list;
}

} // namespace

class TestFlips : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyFlipIsFound_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("scenario");
        QTest::newRow("none") << 0 << -1;
        QTest::newRow("few") << 30 << -1;
        QTest::newRow("all") << 3'000 << -1;
        QTest::newRow("one scenario") << 3'000 << 1;
        QTest::newRow("two threads") << 250'000 << -1;
    }

    void everyFlipIsFound() {
        QFETCH(int, count);
        QFETCH(int, scenario);
        const model::ScoredColumns columns = tests::laboratoryColumns(static_cast<std::size_t>(count), 8);
        const std::vector<double> gappy = tests::gappyScores(columns);
        const std::vector<double> weak{0.7, 0.65, 0.7, 0.5};
        const std::vector<double> strict{0.75, 0.6, 0.7, 0.9};
        const evaluate::RuleState from{columns.fhri, weak, 0.40};
        const evaluate::RuleState to{gappy, strict, 0.55};
        const auto of = scenario < 0 ? std::nullopt : std::optional(static_cast<std::uint16_t>(scenario));
        const evaluate::Flips found = evaluate::flips(columns, from, to, of);
        const std::vector<Flip> expected = listed(columns, from, to, of);
        QVERIFY(found.list == expected);
        QCOMPARE(found.rightToWrong, std::ranges::count(expected, FlipKind::RightToWrong, &Flip::kind));
        QCOMPARE(found.wrongToRight, std::ranges::count(expected, FlipKind::WrongToRight, &Flip::kind));
        QCOMPARE(found.wrongToWrong, std::ranges::count(expected, FlipKind::WrongToWrong, &Flip::kind));
        const auto inScope =
            std::ranges::count_if(columns.scenario, [&](std::uint16_t at) { return !of || at == *of; });
        QCOMPARE(found.n + found.leftOut, static_cast<std::int64_t>(inScope));
        QVERIFY(count < 1'000 || expected.size() > 20);
        if (of) {
            const std::vector<std::uint16_t> chosen{*of};
            QVERIFY(evaluate::flips(columns, from, to, chosen).list == expected);
        }
    }

    void sameStateNoFlip() {
        const model::ScoredColumns columns = tests::laboratoryColumns(500, 8);
        const std::vector<double> tau(4, 0.7);
        const evaluate::RuleState state{columns.fhri, tau, 0.40};
        QVERIFY(evaluate::flips(columns, state, state).list.empty());
    }
};

ASSAY_TEST(TestFlips)
#include "tst_flips.moc"
