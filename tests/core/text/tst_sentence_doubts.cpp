#include "core/text/sentence_doubts.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <string>

using assay::text::CutDoubt;
using assay::text::doubtOf;

class TestSentenceDoubts : public QObject {
    Q_OBJECT

  private slots:
    void whatLooksWrong();
    void whatIsRight();
};

void TestSentenceDoubts::whatLooksWrong() {
    QVERIFY(doubtOf("could take our halls.", "The board also met.") == CutDoubt::BeginsSmall);
    QVERIFY(doubtOf("could take our halls.", "") == CutDoubt::BeginsSmall);
    QVERIFY(doubtOf("We make lamps for", "We are old.") == CutDoubt::EndsOpen);
    QVERIFY(doubtOf("Lamps 146,858 12.1 123,869 11.6.", "") == CutDoubt::MostlyFigures);
    std::string longOne = "We";
    for (int i = 0; i < 260; ++i) {
        longOne += " sell";
    }
    QVERIFY(doubtOf(longOne + ".", "") == CutDoubt::VeryLong);
    QVERIFY(assay::text::cutDoubtName(CutDoubt::EndsOpen) == "ends_open");
}

void TestSentenceDoubts::whatIsRight() {
    for (const std::string right :
         {"We make lamps.", "Is it so?", "We make:", "We like \"lamps.\"", "In 2019 we paid 12.",
          "\xE2\x80\xA2 Lamps for halls", "(1) Lamps for halls", "We make lamps, and"}) {
        QVERIFY2(!doubtOf(right, "We are old."), right.c_str());
    }
    QVERIFY(!doubtOf("the price of lamps;", "We rely on:"));
    QVERIFY(!doubtOf("the price of oil; and", "the price of lamps;"));
    QVERIFY(!doubtOf("wages.", "the price of oil; and"));
    QVERIFY(!doubtOf("", ""));
}

ASSAY_TEST(TestSentenceDoubts)
#include "tst_sentence_doubts.moc"
