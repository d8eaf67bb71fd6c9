// Phrases in texts without case and white space, and where they stand.
#include "core/base/random.h"
#include "core/text/folded_text.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using text::foldedPhrase;
using text::FoldedText;

namespace {

std::string placeOf(std::string_view original, std::string_view phrase) {
    const auto place = FoldedText(original).find(foldedPhrase(phrase));
    return place ? std::string(original.substr(place->begin, place->end - place->begin)) : "(not there)";
}

// All at once by Qt, without places.
QString plainFold(const std::string& text) {
    return QString::fromStdString(text).toCaseFolded().normalized(QString::NormalizationForm_C).simplified();
}

} // namespace

class TstFoldedText : public QObject {
    Q_OBJECT

  private slots:
    void placesAreOfTheOriginal();
    void composedAndNot();
    void lettersThatGrow();
    void nothingToFind();
    void asFoldedAtOnce();
};

void TstFoldedText::placesAreOfTheOriginal() {
    QCOMPARE(placeOf("The Sales \n TAX is 6 %", "sales tax"), std::string("Sales \n TAX"));
    QCOMPARE(placeOf("  Merverdiavgift  ", "AVGIFT"), std::string("avgift"));
    QCOMPARE(placeOf("rate: 6%", "6%"), std::string("6%"));
    QCOMPARE(placeOf("\xC3\x98kt s\xC3\xB8knad.", "\xC3\xB8KT S\xC3\x98KNAD"),
             std::string("\xC3\x98kt s\xC3\xB8knad"));
    QCOMPARE(placeOf("okt", "\xC3\xB8kt"), std::string("(not there)"));
}

void TstFoldedText::composedAndNot() {
    const std::string composed = "p\xC3\xA5 l\xC3\xB8nn"; // å as one character
    const std::string apart = "Pa\xCC\x8A l\xC3\xB8nn";   // a and a ring
    QCOMPARE(placeOf(apart, composed), apart);
    QCOMPARE(placeOf(composed, apart), composed);
    QCOMPARE(placeOf("x" + apart + "y", "\xC3\xA5"), std::string("a\xCC\x8A"));
}

void TstFoldedText::lettersThatGrow() {
    QCOMPARE(placeOf("Stra\xC3\x9F"
                     "e",
                     "STRASSE"),
             std::string("Stra\xC3\x9F"
                         "e"));
    QCOMPARE(placeOf("a \xE2\x84\xAA b", "k"), std::string("\xE2\x84\xAA")); // Kelvin
    QCOMPARE(placeOf("\xC5\xBFun", "sun"), std::string("\xC5\xBFun"));       // long s
}

void TstFoldedText::nothingToFind() {
    QVERIFY(!FoldedText("abc").find(""));
    QVERIFY(!FoldedText("").find("a"));
    QVERIFY(FoldedText(" \n ").text().empty());
    QVERIFY(!FoldedText("a\xFF").text().empty());
}

void TstFoldedText::asFoldedAtOnce() {
    base::Random random(5);
    const std::vector<std::string> pieces{
        "a",        "B",         " ",           "\n",       "\t ",          "\xC3\x85",
        "\xC3\xA6", "A\xCC\x8A", "o\xCC\x88",   "\xC2\xA0", "\xE2\x84\xAA", "\xCE\xA3",
        "9",        ".",         "\xE2\x80\x94"};
    for (int round = 0; round < 400; ++round) {
        std::string original;
        for (std::uint64_t i = random.below(30); i > 0; --i) {
            original += pieces[random.below(pieces.size())];
        }
        const FoldedText folded(original);
        QCOMPARE(QString::fromStdString(folded.text()), plainFold(original));
        // The place of a part, folded, is that part.
        if (folded.text().size() > 3) {
            const text::WordExtent all = folded.inOriginal(0, folded.text().size());
            QCOMPARE(foldedPhrase(std::string_view(original).substr(all.begin, all.end - all.begin)),
                     folded.text());
        }
    }
}

ASSAY_TEST(TstFoldedText)
#include "tst_folded_text.moc"
