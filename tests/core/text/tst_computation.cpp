#include "core/text/computation.h"
#include "tests/support/test_class.h"

#include <string>

using namespace assay;

class TestComputation : public QObject {
    Q_OBJECT

  private slots:
    void asPeopleWriteThem();
    void readings();
    void whatIsNone();
};

void TestComputation::asPeopleWriteThem() {
    QCOMPARE(text::computationIn("44.1-56.7")->value, 44.1 - 56.7);
    QCOMPARE(text::computationIn("[(166+178)/2] - [(57+44)/2]")->value, 121.5);
    QCOMPARE(text::computationIn("$7,155 \u00f7 10,290 = 0.7")->value, 7155.0 / 10290.0);
    QCOMPARE(text::computationIn("-1.9-(-2.2)")->value, -1.9 + 2.2);
    QCOMPARE(text::computationIn("2 + 3 * 4 \u2212 6 / 2")->value, 11.0);
    const auto two = text::computationIn("(795-772)/772");
    QCOMPARE(two->operands.size(), std::size_t{3});
    QCOMPARE(two->operands[1].value, 772.0);
    QCOMPARE(two->operands[1].begin, std::size_t{5});
    QCOMPARE(two->operands[1].end, std::size_t{8});
}

void TestComputation::readings() {
    QCOMPARE(text::computationIn("3 + (13) + 26")->value, 42.0);
    QCOMPARE(text::computationIn("3 + (13) + 26", {.parenthesesNegative = true})->value, 16.0);
    QCOMPARE(text::computationIn("(1+2)*3", {.parenthesesNegative = true})->value, 9.0);
    QCOMPARE(text::computationIn("(1-50%)*8")->value, -392.0);
    QCOMPARE(text::computationIn("(1-50%)*8", {.percentIsShare = true})->value, 4.0);
}

void TestComputation::whatIsNone() {
    for (const char* const none :
         {"", "5", "2019##2018", "1/0", "(1+2", "1+2)", "60 million + 3", "1..2+3", "1+"}) {
        QVERIFY2(!text::computationIn(none), none);
    }
    QVERIFY(!text::computationIn(std::string(100'000, '(') + "1+1" + std::string(100'000, ')')));
    QVERIFY(!text::computationIn(std::string(100'000, '-') + "1+1"));
}

ASSAY_TEST(TestComputation)
#include "tst_computation.moc"
