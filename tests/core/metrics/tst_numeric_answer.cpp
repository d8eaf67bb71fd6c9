// Figures of answers against gold ones: what is right, and by what name what is wrong goes.
#include "core/base/random.h"
#include "core/metrics/answers/numeric_answer.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace assay;
using metrics::judgeNumeric;
using metrics::NumericError;
using metrics::NumericGold;
using metrics::NumericOutcome;

namespace {

NumericGold goldOf(double value, const char* unit, std::optional<double> tolerance = std::nullopt) {
    return {text::quantityOf(value, unit), tolerance};
}

} // namespace

class TstNumericAnswer : public QObject {
    Q_OBJECT

  private slots:
    void kinds_data();
    void kinds();
    void detailsName();
    void figuresOfTheQuestionAreNone();
    void scaleOfTheQuestion();
    void goldInTheScaleOfTheQuestion();
    void unitOfTheAnswer();
    void aMissingUnitIsRightAndNamed();
    void toleranceIsAbsolute();
    void asComputedByHand();
};

void TstNumericAnswer::kinds_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("error");
    QTest::newRow("billion") << 15900.0 << "USD millions" << "Debt rose to $15.9 billion in 2020." << "none";
    QTest::newRow("millions") << 11600.0 << "USD millions" << "$11,600 million" << "none";
    QTest::newRow("per cent") << 15.0 << "%" << "It grew 15 per cent." << "none";
    QTest::newRow("basis points") << 1.5 << "%" << "up 150 basis points" << "none";
    QTest::newRow("parentheses") << -3.1 << "USD millions" << "Net result: $(3.1) million" << "none";
    QTest::newRow("said as a loss") << -3.1 << "USD millions" << "a net loss of $3.1 million" << "none";
    QTest::newRow("sign") << 3.1 << "USD millions" << "$(3.1) million" << "sign";
    QTest::newRow("sign, no loss said") << -3.1 << "USD millions" << "a result of $3.1 million" << "sign";
    QTest::newRow("scale") << 15900.0 << "USD millions" << "$15.9 million" << "scale";
    QTest::newRow("no scale") << 15900.0 << "USD millions" << "15,900" << "scale";
    QTest::newRow("share of 1") << 15.0 << "%" << "0.15" << "scale";
    QTest::newRow("unit") << 15.9 << "EUR millions" << "$15.9 million" << "unit";
    QTest::newRow("value") << 15.9 << "USD millions" << "$17 million" << "value";
    QTest::newRow("no figure") << 15.9 << "USD millions" << "It was not disclosed." << "no_figure";
    QTest::newRow("within half a per cent") << 1000.0 << "USD" << "$1,005" << "none";
    QTest::newRow("just beyond") << 1000.0 << "USD" << "$1,005.2" << "value";
    QTest::newRow("years are exact") << 2019.0 << "" << "fiscal 2020" << "value";
    QTest::newRow("a year") << 2019.0 << "" << "It means fiscal 2019." << "none";
    QTest::newRow("Norwegian") << 12.5 << "MNOK" << "kr 12 500 000" << "none";
    QTest::newRow("any of several") << 4.3 << "USD billions"
                                    << "from $11.6 billion to $15.9 billion, that is $4.3 billion"
                                    << "none";
    QTest::newRow("the nearest error") << 4.3 << "USD billions" << "$4.3 million, or $17" << "scale";
}

void TstNumericAnswer::kinds() {
    QFETCH(double, value);
    QFETCH(QString, unit);
    QFETCH(QString, answer);
    QFETCH(QString, error);
    const NumericOutcome outcome =
        judgeNumeric(answer.toStdString(), goldOf(value, unit.toUtf8().constData()), "");
    QCOMPARE(QString::fromLatin1(metrics::kNumericErrorNames[static_cast<std::size_t>(outcome.error)].data()),
             error);
    QCOMPARE(outcome.correct, error == "none");
    QCOMPARE(outcome.figure.has_value(), error != "no_figure");
}

void TstNumericAnswer::detailsName() {
    QCOMPARE(judgeNumeric("$15.9 thousand", goldOf(15.9, "USD millions"), "").detail,
             std::string("thousand for million"));
    QCOMPARE(judgeNumeric("15.9", goldOf(15.9, "USD millions"), "").detail,
             std::string("no scale for million"));
    QCOMPARE(judgeNumeric("$5", goldOf(5, "EUR"), "").detail, std::string("USD for EUR"));
    const NumericOutcome outcome =
        judgeNumeric("Sales: $7 million, then $15.9 million.", goldOf(15.9, "USD millions"), "");
    QCOMPARE(outcome.others, 1);
    QVERIFY(outcome.figure);
    QCOMPARE(outcome.figure->begin, std::size_t{24});
}

void TstNumericAnswer::figuresOfTheQuestionAreNone() {
    const std::string question = "What was the debt in 2019?";
    QCOMPARE(judgeNumeric("In 2019 it is not stated.", goldOf(5, "USD"), question).error,
             NumericError::NoFigure);
    QCOMPARE(judgeNumeric("2019", goldOf(2019, ""), question).error, NumericError::None);
}

void TstNumericAnswer::scaleOfTheQuestion() {
    const NumericGold gold = goldOf(15900, "USD millions");
    QVERIFY(judgeNumeric("15,900", gold, "What was debt, in millions of dollars?").correct);
    QVERIFY(judgeNumeric("$15,900", gold, "Debt (USD millions)?").correct);
    QVERIFY(!judgeNumeric("15.9", gold, "What was debt, in millions of dollars?").correct);
}

void TstNumericAnswer::goldInTheScaleOfTheQuestion() {
    const NumericGold gold = goldOf(1577, "USD");
    const std::string question = "What is the FY2018 capital expenditure amount (in USD millions)?";
    for (const char* const right :
         {"1,577 million USD", "$1,577", "$1577.00", "$1.577 billion", "1577", "$1,577,000,000"}) {
        QVERIFY2(judgeNumeric(right, gold, question).correct, right);
    }
    QCOMPARE(judgeNumeric("$1,577 thousand", gold, question).detail, std::string("thousand for million"));
    QCOMPARE(judgeNumeric("$(1,577) million", gold, question).error, NumericError::Sign);
    QCOMPARE(judgeNumeric("$1,600 million", gold, question).error, NumericError::Value);
    QVERIFY(judgeNumeric("$1,577 million", goldOf(1'577e6, "USD"), question).correct);
    // A scale that stands with a figure of the question, or two of them, say nothing of the answer's.
    QVERIFY(!judgeNumeric("12 million", goldOf(12, ""), "How long does the $5 million loan run?").correct);
    QVERIFY(!judgeNumeric("12 million", goldOf(12, ""), "In millions or in thousands?").correct);
    QVERIFY(!judgeNumeric("15 million", goldOf(15, "%"), question).correct);
}

// The source has it apart from the figures.
void TstNumericAnswer::unitOfTheAnswer() {
    const NumericGold gold = goldOf(1496.5, "USD millions");
    QVERIFY(judgeNumeric("$1,496.5", gold, "", "million").correct);
    QVERIFY(judgeNumeric("1,496.5", gold, "", "million").correct);
    QVERIFY(judgeNumeric("$1.4965 billion", gold, "", "million").correct); // it has a scale of its own
    const NumericOutcome wrong = judgeNumeric("$1,496.5", gold, "", "thousand");
    QVERIFY(wrong.error == NumericError::Scale);
    QCOMPARE(wrong.detail, std::string("thousand for million"));
    QVERIFY(judgeNumeric("-12.6", goldOf(-12.6, "percent"), "", "percent").correct);
    QVERIFY(judgeNumeric("12 %", goldOf(12, "%"), "", "million").correct);
}

void TstNumericAnswer::aMissingUnitIsRightAndNamed() {
    const NumericGold gold = goldOf(107.15, "percent");
    const NumericOutcome bare = judgeNumeric("107.15", gold, "What was the change in revenue?");
    QVERIFY(bare.correct);
    QCOMPARE(bare.error, NumericError::None);
    QCOMPARE(bare.detail, std::string("no unit for percent"));
    QCOMPARE(judgeNumeric("1,577", goldOf(1577, "USD"), "").detail, std::string("no unit for USD"));
    // Whoever says the unit, or is asked in it, has nothing to explain.
    for (const char* const said : {"107.15 %", "107.15 percent", "It rose by 107.15 per cent."}) {
        QCOMPARE(judgeNumeric(said, gold, "").detail, std::string());
    }
    QCOMPARE(judgeNumeric("107.15", gold, "", "percent").detail, std::string());
    QCOMPARE(judgeNumeric("107.15", gold, "By how much did it change, in percent?").detail, std::string());
    QCOMPARE(judgeNumeric("107.15", goldOf(107.15, ""), "").detail, std::string());
    // Another unit, and the share of 1, stay wrong.
    QCOMPARE(judgeNumeric("$107.15", gold, "").error, NumericError::Unit);
    QCOMPARE(judgeNumeric("1.0715", gold, "").error, NumericError::Scale);
}

void TstNumericAnswer::toleranceIsAbsolute() {
    const NumericGold gold = goldOf(4.3, "USD billions", 0.1);
    QVERIFY(judgeNumeric("$4.4 billion", gold, "").correct);
    QVERIFY(judgeNumeric("$4,200 million", gold, "").correct);
    QVERIFY(!judgeNumeric("$4.41 billion", gold, "").correct);
    QVERIFY(judgeNumeric("27.01", goldOf(27.0, "", 0.01), "").correct);
    QVERIFY(!judgeNumeric("27.02", goldOf(27.0, "", 0.01), "").correct);
}

// One plain figure with two decimals in one unit: the rule as it is written.
void TstNumericAnswer::asComputedByHand() {
    base::Random random(9);
    for (int round = 0; round < 2000; ++round) {
        const std::int64_t gold = 1 + static_cast<std::int64_t>(random.below(100'000));
        const std::int64_t near =
            gold + static_cast<std::int64_t>(random.below(1 + static_cast<std::uint64_t>(gold) / 50)) -
            gold / 100;
        const bool hasTolerance = random.below(2) == 0;
        const std::int64_t tolerance = static_cast<std::int64_t>(random.below(300));
        const std::string answer = QStringLiteral("It is %1.%2 %.")
                                       .arg(near / 100)
                                       .arg(near % 100, 2, 10, QLatin1Char('0'))
                                       .toStdString();
        // In hundredths, without rounding.
        const bool expected =
            hasTolerance ? std::abs(near - gold) <= tolerance : std::abs(near - gold) * 200 <= gold;
        const NumericGold side =
            goldOf(static_cast<double>(gold) / 100, "%",
                   hasTolerance ? std::optional(static_cast<double>(tolerance) / 100) : std::nullopt);
        QVERIFY2(judgeNumeric(answer, side, "").correct == expected, answer.c_str());
    }
}

ASSAY_TEST(TstNumericAnswer)
#include "tst_numeric_answer.moc"
