// Words by the boundaries of Unicode, against ICU's iterator over the whole text.
#include "core/base/random.h"
#include "core/text/fold.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <unicode/brkiter.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <memory>

using namespace assay;
using text::WordExtent;

namespace {

struct Cut {
    std::vector<WordExtent> pieces;
    std::vector<WordExtent> words;
};

Cut cutByIcu(const std::string& text) {
    UErrorCode status = U_ZERO_ERROR;
    static const std::unique_ptr<icu::BreakIterator> iterator(
        icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
    UText source = UTEXT_INITIALIZER;
    utext_openUTF8(&source, text.data(), static_cast<std::int64_t>(text.size()), &status);
    iterator->setText(&source, status);
    if (U_FAILURE(status) != 0) {
        qFatal("ICU: %s", u_errorName(status));
    }
    Cut cut;
    auto begin = static_cast<std::size_t>(iterator->first());
    for (auto end = iterator->next(); end != icu::BreakIterator::DONE; end = iterator->next()) {
        cut.pieces.push_back({begin, static_cast<std::size_t>(end)});
        if (iterator->getRuleStatus() >= UBRK_WORD_NONE_LIMIT) {
            cut.words.push_back(cut.pieces.back());
        }
        begin = static_cast<std::size_t>(end);
    }
    utext_close(&source);
    return cut;
}

bool isCutAsByIcu(const std::string& text) {
    const Cut expected = cutByIcu(text);
    return text::wordsAndGaps(text) == expected.pieces && text::words(text) == expected.words;
}

// The first of `rounds` random texts of at most `most` pieces that is cut otherwise; empty: none.
std::string firstCutOtherwise(const std::vector<std::string>& pieces, std::uint64_t most, int rounds) {
    base::Random random(29);
    for (int round = 0; round < rounds; ++round) {
        std::string text;
        for (std::uint64_t i = random.below(most + 1); i > 0; --i) {
            text += pieces[random.below(pieces.size())];
        }
        if (!isCutAsByIcu(text)) {
            return text;
        }
    }
    return {};
}

} // namespace

class TstWords : public QObject {
    Q_OBJECT

  private slots:
    void wordsOfASentence();
    void everyShortText();
    void asciiAsIcuCutsIt();
    void otherCharactersBetween();
};

void TstWords::wordsOfASentence() {
    const std::string text = "Walmart's  net sales: $3.1 billion (EPS_2), \xC3\xB8kt 5,000.";
    std::vector<std::string> found;
    for (const WordExtent& word : text::words(text)) {
        found.push_back(text.substr(word.begin, word.end - word.begin));
    }
    QCOMPARE(found, (std::vector<std::string>{"Walmart's", "net", "sales", "3.1", "billion", "EPS_2",
                                              "\xC3\xB8kt", "5,000"}));
    QVERIFY(text::words("").empty());
    QVERIFY(text::words(" .,_ \n").empty());
}

// Of every kind of character that the rules know in ASCII.
void TstWords::everyShortText() {
    constexpr std::string_view kKinds = "a1_:,.'\"@ \r\n\t-";
    for (std::size_t length = 1; length <= 4; ++length) {
        std::vector<std::size_t> places(length, 0);
        for (std::size_t raised = 0; raised < length;) {
            std::string text;
            for (const std::size_t place : places) {
                text += kKinds[place];
            }
            QVERIFY2(isCutAsByIcu(text), text.c_str());
            for (raised = 0; raised < length && ++places[raised] == kKinds.size(); ++raised) {
                places[raised] = 0;
            }
        }
    }
}

void TstWords::asciiAsIcuCutsIt() {
    std::vector<std::string> characters;
    for (char c = 0; c < 0x7F; ++c) {
        characters.emplace_back(1, c);
    }
    characters.emplace_back(1, '\x7F');
    QCOMPARE(firstCutOtherwise(characters, 20, 20'000), std::string());
}

// Marks that join, letters of other scripts, what belongs to the character before it, spaces of other widths,
// and bytes that are no UTF-8.
void TstWords::otherCharactersBetween() {
    const std::vector<std::string> pieces{"a",
                                          "b",
                                          "1",
                                          "_",
                                          ".",
                                          " ",
                                          " ",
                                          "  ",
                                          ",",
                                          "'",
                                          ":",
                                          "\n",
                                          "\"",
                                          "\xE2\x80\x99",
                                          "\xC3\xA5",
                                          "\xCC\x8A",
                                          "\xE2\x80\x8D",
                                          "\xE2\x80\x82",
                                          "\xC2\xA0",
                                          "\xE4\xB8\xAD",
                                          "\xE3\x82\xAB",
                                          "\xD7\x90",
                                          "\xF0\x9F\x87\xB3",
                                          "\xF0\x9F\x91\xA9",
                                          "\xE0\xB8\x81",
                                          "\xE0\xB8\xB2",
                                          "\xC2\xAD",
                                          "\xEF\xBC\x9A",
                                          "\xE2\x80\x94",
                                          "\xE2\x80\xA8",
                                          "\xC2\x85",
                                          "\xFF",
                                          "\xE2"};
    QCOMPARE(firstCutOtherwise(pieces, 14, 60'000), std::string());
}

ASSAY_TEST(TstWords)
#include "tst_words.moc"
