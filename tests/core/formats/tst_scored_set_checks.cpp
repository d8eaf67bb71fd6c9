#include "core/base/random.h"
#include "core/formats/scored/scored_set_checks.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <set>
#include <tuple>

using namespace assay;
using base::IssueCode;
using model::Label;

namespace {

model::ScoredSample sample(Label label, std::string pairId, std::int64_t line) {
    model::ScoredSample made;
    made.label = label;
    made.pairId = std::move(pairId);
    made.line = line;
    return made;
}

using Finding = std::tuple<std::int64_t, IssueCode>;

// The k-th baseline of a pair id belongs to its k-th contradiction; whoever has no partner is an orphan.
std::set<Finding> expectedFindings(const std::vector<model::ScoredSample>& samples) {
    std::set<Finding> findings;
    std::set<std::string> pairIds;
    for (const auto& one : samples) {
        pairIds.insert(one.pairId);
    }
    for (const std::string& pairId : pairIds) {
        std::vector<std::int64_t> baselines;
        std::vector<std::int64_t> contradictions;
        for (const auto& one : samples) {
            if (one.pairId == pairId && !pairId.empty() && one.label != Label::Hallucination) {
                (one.label == Label::Accurate ? baselines : contradictions).push_back(one.line);
            }
        }
        for (std::size_t k = 0; k < std::max(baselines.size(), contradictions.size()); ++k) {
            if (k >= baselines.size()) {
                findings.emplace(contradictions[k], IssueCode::OrphanPair);
            } else if (k >= contradictions.size()) {
                findings.emplace(baselines[k], IssueCode::OrphanPair);
            } else if (contradictions[k] < baselines[k]) {
                findings.emplace(contradictions[k], IssueCode::PairOutOfOrder);
            }
        }
    }
    return findings;
}

} // namespace

class ScoredSetChecksTest : public QObject {
    Q_OBJECT

  private slots:
    void fingerprints();
    void pairs();
    void leaks();
};

void ScoredSetChecksTest::fingerprints() {
    formats::TextFingerprints prints;
    for (int i = 0; i < 1'000'000; ++i) {
        QVERIFY(prints.add("s" + std::to_string(i)));
    }
    QCOMPARE(prints.size(), 1'000'000U);
    for (int i = 0; i < 1'000'000; i += 997) {
        QVERIFY(!prints.add("s" + std::to_string(i)));
    }
    // Short texts, and texts that differ in their length by NUL bytes only.
    formats::TextFingerprints small;
    std::set<std::string> seen;
    base::Random random(3);
    for (int i = 0; i < 100'000; ++i) {
        std::string text;
        for (std::uint64_t k = random.below(12); k > 0; --k) {
            text += static_cast<char>(random.below(3));
        }
        QCOMPARE(small.add(text), seen.insert(text).second);
    }
}

void ScoredSetChecksTest::pairs() {
    base::Random random(11);
    for (int round = 0; round < 500; ++round) {
        std::vector<model::ScoredSample> samples;
        std::int64_t unpaired = 0;
        for (std::uint64_t i = random.below(20); i > 0; --i) {
            const auto label = model::kLabels[static_cast<std::size_t>(random.below(3))];
            const std::uint64_t which = random.below(4);
            samples.push_back(sample(label, which == 0 ? "" : "p" + std::to_string(which),
                                     static_cast<std::int64_t>(samples.size()) + 1));
            unpaired += which == 0 && label == Label::Contradiction ? 1 : 0;
        }
        formats::ScoredSetChecks checks;
        base::IssueList issues;
        bool hasPairs = false;
        for (const auto& one : samples) {
            checks.take(one, "f", issues);
            hasPairs = hasPairs || !one.pairId.empty();
        }
        checks.finish(issues);
        std::set<Finding> found;
        std::int64_t reportedUnpaired = 0;
        std::int64_t lastOrphan = 0;
        for (const base::Issue& issue : issues.issues()) {
            if (issue.code == IssueCode::UnpairedContradiction) {
                QCOMPARE(issue.severity, base::Severity::Info);
                reportedUnpaired += std::stoll(issue.value);
                continue;
            }
            QVERIFY(found.emplace(issue.line, issue.code).second);
            QCOMPARE(issue.severity, base::Severity::Warning);
            if (issue.code == IssueCode::OrphanPair) {
                QVERIFY(issue.line > lastOrphan);
                lastOrphan = issue.line;
            }
        }
        QVERIFY(found == expectedFindings(samples));
        QCOMPARE(reportedUnpaired, hasPairs ? unpaired : 0);
    }
}

void ScoredSetChecksTest::leaks() {
    struct Case {
        std::vector<std::tuple<Label, double, Label>> samples; // true label, FHRI, prediction
        bool leaked;
    };

    constexpr auto a = Label::Accurate;
    constexpr auto h = Label::Hallucination;
    constexpr auto c = Label::Contradiction;
    const std::vector<Case> cases{
        {{{a, 0.8, a}, {a, 0.5, a}, {h, 0.6, h}, {h, 0.1, h}}, true},
        {{{a, 0.8, a}, {a, 0.6, a}, {h, 0.6, h}, {h, 0.1, h}}, true},   // a tie cannot be told apart either
        {{{a, 0.8, a}, {a, 0.61, a}, {h, 0.6, h}, {h, 0.1, h}}, false}, // a threshold of 0.61 gives them
        {{{a, 0.8, a}, {a, 0.5, h}, {h, 0.6, h}, {h, 0.1, h}}, false},  // not perfect
        {{{a, 0.5, a}, {h, 0.6, h}, {h, 0.1, h}}, false},               // too few to tell
        {{{a, 0.8, a}, {a, 0.5, a}, {h, 0.6, h}, {h, 0.1, h}, {c, 0.9, a}}, true}, // others do not count
    };
    for (const Case& one : cases) {
        formats::ScoredSetChecks checks;
        base::IssueList issues;
        for (const auto& [label, fhri, predicted] : one.samples) {
            model::ScoredSample made = sample(label, "", 1);
            made.fhri = fhri;
            made.predictedLabel = predicted;
            made.scenario = "news";
            checks.take(made, "f", issues);
        }
        checks.finish(issues);
        QCOMPARE(issues.count(IssueCode::LeakedPredictions), one.leaked ? 1 : 0);
        if (one.leaked) {
            QCOMPARE(issues.issues().at(0).value, std::string("news"));
            QCOMPARE(issues.issues().at(0).field, std::string("predicted_label"));
        }
    }
}

ASSAY_TEST(ScoredSetChecksTest)
#include "tst_scored_set_checks.moc"
