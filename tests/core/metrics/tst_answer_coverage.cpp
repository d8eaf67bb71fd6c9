// Whether retrieved text holds an answer, word for word and as a quantity.
#include "core/metrics/answers/answer_coverage.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using metrics::answerCoverage;
using metrics::AnswerLeaf;

namespace {

AnswerLeaf figure(const std::string& written, double value, const std::string& unit) {
    return {written, assay::text::quantityOf(value, unit)};
}

} // namespace

class TestAnswerCoverage : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void wordForWord() {
        const std::vector<AnswerLeaf> leaf{{"Wearables, Home", {}}};
        QCOMPARE(answerCoverage(leaf, "our WEARABLES,\n home and more").literal, std::optional(1.0));
        QCOMPARE(answerCoverage(leaf, "wearables and home").literal, std::optional(0.0));
        QVERIFY(!answerCoverage(leaf, "anything").numeric);
        QVERIFY(!answerCoverage({}, "anything").literal);
    }

    void aFigureIsNoPartOfALongerOne() {
        const std::vector<AnswerLeaf> leaf{figure("212.05", 212.05, "")};
        for (const char* const other : {"see 212.055 here", "see 1212.05", "see 7,212.05", "1.212.05"}) {
            QCOMPARE(answerCoverage(leaf, other).literal, std::optional(0.0));
        }
        QCOMPARE(answerCoverage(leaf, "212.055 and 212.05.").literal, std::optional(1.0));
        QCOMPARE(answerCoverage(leaf, "212.055").numeric, std::optional(0.0));
        QCOMPARE(answerCoverage(leaf, "it is 212.05.").numeric, std::optional(1.0));
    }

    void sameQuantityInOtherUnits() {
        const std::vector<AnswerLeaf> leaf{figure("2.3", 2.3, "USD billions")};
        QCOMPARE(answerCoverage(leaf, "costs were $2,300 million").numeric, std::optional(1.0));
        QCOMPARE(answerCoverage(leaf, "costs were $2.3 billion").numeric, std::optional(1.0));
        QCOMPARE(answerCoverage(leaf, "costs were $2.3 million").numeric, std::optional(0.0));
        QCOMPARE(answerCoverage(leaf, "a rise of 2.3 %").numeric, std::optional(0.0));
        // In a table the unit stands elsewhere.
        const std::vector<AnswerLeaf> sales{figure("391035", 391035, "million USD")};
        QCOMPARE(answerCoverage(sales, "Total net sales 391,035 383,285").numeric, std::optional(1.0));
        QCOMPARE(answerCoverage(sales, "Total net sales 391,035 383,285").literal, std::optional(0.0));
    }

    void sharesOfLeaves() {
        const std::vector<AnswerLeaf> leaves{
            figure("38", 38, "percent"), figure("62", 62, "percent"), {"direct", {}}};
        const auto coverage = answerCoverage(leaves, "direct sales were 38% of the whole");
        QCOMPARE(coverage.literal, std::optional(2.0 / 3));
        QCOMPARE(coverage.numeric, std::optional(0.5));
    }
};

ASSAY_TEST(TestAnswerCoverage)
#include "tst_answer_coverage.moc"
