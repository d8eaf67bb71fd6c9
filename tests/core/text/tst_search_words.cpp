// Words as searches see them: cut out of a text, folded, and brought to a stem.
#include "core/base/random.h"
#include "core/text/fold.h"
#include "core/text/light_stem.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace assay::text;

namespace {

std::vector<std::string> wordTexts(const std::string& text) {
    std::vector<std::string> result;
    for (const WordExtent& word : words(text)) {
        result.push_back(text.substr(word.begin, word.end - word.begin));
    }
    return result;
}

} // namespace

class TestSearchWords : public QObject {
    Q_OBJECT

  private slots:
    void caseAlone();
    void folding_data();
    void folding();
    void foldingTwiceIsFoldingOnce();
    void wordsHaveByteOffsets();
    void piecesCoverTheText();
    void whitespace();
    void formsMeet_data();
    void formsMeet();
    void shortWordsStay();
};

void TestSearchWords::caseAlone() {
    QCOMPARE(foldCase("\u00D8rsted TEST"), foldCase("\u00F8RSTED test"));
    QVERIFY(foldCase("\u00F8") != foldCase("o"));
    QVERIFY(foldCase("\u00E9") != foldCase("e"));
    QCOMPARE(foldCase(""), std::string());
}

void TestSearchWords::folding_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("folded");
    QTest::newRow("empty") << QByteArray() << QByteArray();
    QTest::newRow("ascii") << QByteArray("Net Income 2019") << QByteArray("net income 2019");
    QTest::newRow("norwegian") << QByteArray("Ørsted, ÆRE, Å gå") << QByteArray("orsted, aere, a ga");
    QTest::newRow("german") << QByteArray("Straße GRÖẞE") << QByteArray("strasse grosse");
    QTest::newRow("accents") << QByteArray("Crème Brûlée, naïve") << QByteArray("creme brulee, naive");
    QTest::newRow("decomposed") << QByteArray("Cafe\xCC\x81") << QByteArray("cafe");
    QTest::newRow("others") << QByteArray("Łódź œuvre Þór ﬁn") << QByteArray("lodz oeuvre thor fin");
    QTest::newRow("indic vowels stay") << QByteArray("हिन्दी") << QByteArray("हिन्दी");
}

void TestSearchWords::folding() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, folded);
    QCOMPARE(QByteArray::fromStdString(foldForSearch(text.toStdString())), folded);
}

void TestSearchWords::foldingTwiceIsFoldingOnce() {
    assay::base::Random random(7);
    for (int round = 0; round < 2'000; ++round) {
        std::string text;
        for (int i = 0; i < 20; ++i) {
            text += QString(QChar(static_cast<char16_t>(0x20 + random.below(0x2000)))).toStdString();
        }
        const std::string once = foldForSearch(text);
        QCOMPARE(QByteArray::fromStdString(foldForSearch(once)), QByteArray::fromStdString(once));
    }
}

void TestSearchWords::wordsHaveByteOffsets() {
    QCOMPARE(wordTexts("Hva er $1,452.4 på § 5?"),
             (std::vector<std::string>{"Hva", "er", "1,452.4", "på", "5"}));
    QCOMPARE(wordTexts("it’s mother-in-law"), (std::vector<std::string>{"it’s", "mother", "in", "law"}));
    QCOMPARE(wordTexts(" — … "), std::vector<std::string>{});
    QCOMPARE(words("å b").at(1), (WordExtent{3, 4}));
}

void TestSearchWords::piecesCoverTheText() {
    assay::base::Random random(3);
    for (int round = 0; round < 2'000; ++round) {
        std::string text; // any bytes, also no UTF-8
        for (auto length = random.below(30); length > 0; --length) {
            text.push_back(
                static_cast<char>(random.below(3) == 0 ? random.below(256) : 0x20 + random.below(90)));
        }
        std::string joined;
        for (const WordExtent& piece : wordsAndGaps(text)) {
            QVERIFY(piece.begin == joined.size() && piece.end > piece.begin);
            joined += text.substr(piece.begin, piece.end - piece.begin);
        }
        QCOMPARE(QByteArray::fromStdString(joined), QByteArray::fromStdString(text));
    }
}

void TestSearchWords::whitespace() {
    QCOMPARE(normaliseWhitespace("  a \t\r\n b\xC2\xA0\xE2\x80\x83"
                                 "c "),
             std::string("a b c"));
    QCOMPARE(normaliseWhitespace(" \n "), std::string());
    QCOMPARE(normaliseWhitespace("på"), std::string("på"));
}

void TestSearchWords::formsMeet_data() {
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("number") << QByteArray("revenues") << QByteArray("revenue");
    QTest::newRow("tense") << QByteArray("increased") << QByteArray("increases");
    QTest::newRow("participle") << QByteArray("declining") << QByteArray("declined");
    QTest::newRow("definite") << QByteArray("avgiften") << QByteArray("avgift");
    QTest::newRow("plural") << QByteArray("kostnader") << QByteArray("kostnaden");
    QTest::newRow("adverb") << QByteArray("completely") << QByteArray("complete");
    QTest::newRow("y") << QByteArray("liabilities") << QByteArray("liability");
}

void TestSearchWords::formsMeet() {
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QCOMPARE(lightStem(one.toStdString()), lightStem(other.toStdString()));
}

void TestSearchWords::shortWordsStay() {
    for (const char* const word : {"", "a", "tax", "debt", "sales", "news"}) {
        QVERIFY(lightStem(word).size() >= std::min<std::size_t>(std::string(word).size(), 4));
    }
    QCOMPARE(lightStem("debt"), std::string("debt"));
    QVERIFY(lightStem("revenue") != lightStem("interest"));
}

ASSAY_TEST(TestSearchWords)
#include "tst_search_words.moc"
