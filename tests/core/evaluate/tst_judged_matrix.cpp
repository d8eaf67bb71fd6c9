#include "core/base/random.h"
#include "core/evaluate/thresholds/judged_matrix.h"
#include "core/metrics/classification/fhri.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <map>

using namespace assay;
using namespace assay::evaluate;
using model::Label;
using model::Verdict;

class TstJudgedMatrix : public QObject {
    Q_OBJECT

  private slots:
    void eachVerdict();
    void againstAPlainRecount_data();
    void againstAPlainRecount();
    void positionsOfRows();
};

void TstJudgedMatrix::eachVerdict() {
    // One truly contradicting sample in the soft band that FHRI calls accurate; one truly accurate one that
    // NLI takes.
    model::ScoredColumns columns;
    columns.scenarios = {""};
    columns.fhri = {0.9, 0.8};
    columns.nli = {0.2, 0.6};
    columns.label = {Label::Contradiction, Label::Accurate};
    columns.scenario = {0, 0};
    metrics::ConfusionMatrix base;
    base.at(Label::Contradiction, Label::Accurate) = 1;
    base.at(Label::Accurate, Label::Contradiction) = 1;
    const auto with = [&](std::vector<JudgedPosition> judgements) {
        return judgedMatrix(base, columns, columns.fhri, 0.7, 0.4, judgements);
    };
    QVERIFY(with({}).matrix == base);
    const JudgedMatrix found = with({{0, Verdict::Contradiction}});
    QCOMPARE(found.matrix.at(Label::Contradiction, Label::Contradiction), 1);
    QCOMPARE(found.matrix.at(Label::Contradiction, Label::Accurate), 0);
    QCOMPARE(found.changed, 1);
    const JudgedMatrix cleared = with({{1, Verdict::NotAContradiction}});
    QCOMPARE(cleared.matrix.at(Label::Accurate, Label::Accurate), 1);
    QCOMPARE(cleared.changed, 1);
    const JudgedMatrix unsure = with({{0, Verdict::Unsure}, {1, Verdict::Unsure}});
    QVERIFY(unsure.matrix == base);
    QCOMPARE(unsure.judged, 2);
    QCOMPARE(unsure.changed, 0);
}

void TstJudgedMatrix::againstAPlainRecount_data() {
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 40; ++seed) {
        QTest::addRow("seed %llu", seed) << seed;
    }
}

void TstJudgedMatrix::againstAPlainRecount() {
    QFETCH(quint64, seed);
    base::Random random(seed);
    const auto share = [&] { return static_cast<double>(random.below(21)) / 20; };
    model::ScoredColumns columns;
    columns.scenarios = {"", "a", "b"};
    std::vector<double> scores;
    std::map<std::uint32_t, Verdict> verdicts;
    const auto n = static_cast<std::uint32_t>(random.below(300));
    for (std::uint32_t i = 0; i < n; ++i) {
        columns.fhri.push_back(share());
        columns.nli.push_back(random.below(4) == 0 ? model::kNoScore : share());
        columns.label.push_back(static_cast<Label>(random.below(3)));
        columns.scenario.push_back(static_cast<std::uint16_t>(random.below(3)));
        scores.push_back(random.below(10) == 0 ? model::kNoScore : share());
        if (random.below(3) == 0) {
            verdicts[i] = static_cast<Verdict>(random.below(3));
        }
    }
    const std::vector<double> tau{share(), share(), share()};
    const double hard = share();
    std::vector<JudgedPosition> judgements;
    for (const auto& [position, verdict] : verdicts) {
        judgements.push_back({position, verdict});
    }
    judgements.push_back({n + 3, Verdict::Contradiction}); // of no sample
    for (int scope = -1; scope < 3; ++scope) {
        metrics::ConfusionMatrix rule;
        metrics::ConfusionMatrix expected;
        std::int64_t changed = 0;
        std::int64_t judged = 0;
        for (std::uint32_t i = 0; i < n; ++i) {
            if (std::isnan(scores[i]) || (scope >= 0 && columns.scenario[i] != scope)) {
                continue;
            }
            const Label byFhri =
                scores[i] >= tau[columns.scenario[i]] ? Label::Accurate : Label::Hallucination;
            const Label byRule = columns.nli[i] >= hard ? Label::Contradiction : byFhri;
            Label said = byRule;
            if (const auto verdict = verdicts.find(i); verdict != verdicts.end()) {
                ++judged;
                said = verdict->second == Verdict::Contradiction       ? Label::Contradiction
                       : verdict->second == Verdict::NotAContradiction ? byFhri
                                                                       : byRule;
            }
            changed += said != byRule ? 1 : 0;
            ++rule.at(columns.label[i], byRule);
            ++expected.at(columns.label[i], said);
        }
        const auto found = judgedMatrix(
            rule, columns, scores, [&](std::uint16_t scenario) { return tau[scenario]; }, hard, judgements,
            scope < 0 ? std::nullopt : std::optional(static_cast<std::uint16_t>(scope)));
        QVERIFY(found.matrix == expected);
        QCOMPARE(found.changed, changed);
        QCOMPARE(found.judged, judged);
    }
}

void TstJudgedMatrix::positionsOfRows() {
    model::ScoredColumns columns;
    columns.rowId = {10, 12, 40};
    const std::vector<std::pair<std::int64_t, Verdict>> rows{
        {40, Verdict::Unsure}, {11, Verdict::Unsure}, {10, Verdict::Contradiction}, {50, Verdict::Unsure}};
    const auto positions = judgedPositions(columns, rows);
    QCOMPARE(positions.size(), std::size_t{2});
    QCOMPARE(positions[0].position, 2U);
    QCOMPARE(positions[1].position, 0U);
    QVERIFY(positions[1].verdict == Verdict::Contradiction);
}

ASSAY_TEST(TstJudgedMatrix)
#include "tst_judged_matrix.moc"
