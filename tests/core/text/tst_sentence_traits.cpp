#include "core/base/random.h"
#include "core/text/sentence_traits.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;

class TestSentenceTraits : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void crossReferencesAreKnown_data() {
        QTest::addColumn<std::string>("sentence");
        QTest::addColumn<bool>("navigational");
        const auto row = [](const char* sentence, bool is) {
            QTest::newRow(sentence) << std::string(sentence) << is;
        };
        row("See Note 12.", true);
        row("See Note 12 for details", true);
        row("(See Note 3 to the Consolidated Financial Statements.)", true);
        row("See also Item 7, Management's Discussion and Analysis.", true);
        row("See the discussion of critical estimates on page 47.", true);
        row("See \"Risk Factors\" for a discussion of these.", true);
        row("See accompanying notes to consolidated financial statements.", true);
        row("Please see Part II, Item 8 of this report.", true);
        row("Refer to Item 8, page 47", true);
        row("Please refer to Note 4 for further information.", true);
        row("Reference is made to the Proxy Statement.", true);
        row("For further information on our segments, see Note 14.", true);
        row("For a discussion of our risks, refer to Item 1A.", true);
        row("The information required by this Item is incorporated by reference to our Proxy Statement.",
            true);
        row("Information regarding legal proceedings is set forth in Note 10.", true);
        row("The accompanying notes are an integral part of these financial statements.", true);
        row("Se note 5 for detaljer.", true);
        row("Det vises til kapittel 3.", true);
        row("Vi viser til punkt 2.1.", true);

        row("", false);
        row("Net sales rose by 5 % (see Note 3).", false);
        row("Net sales rose; refer to Item 7 for the reasons.", false);
        row("Note 12 covers our leases.", false);
        row("We see growth in all sections of the market.", false);
        row("Seeing is believing.", false);
        row("Our customers refer to us as partners.", false);
        row("The information technology sector grew in 2019.", false);
        row("For more than ten years we have sold shoes.", false);
        row("Selskapet ser frem til 2020.", false);
    }

    void crossReferencesAreKnown() {
        QFETCH(std::string, sentence);
        QFETCH(bool, navigational);
        QCOMPARE(text::isNavigational(sentence), navigational);
    }

    void patternsAreData() {
        const auto own = text::NavigationalPatterns::fromJson(R"({"navigational":["^Voir la note"]})");
        QVERIFY(own.has_value());
        QVERIFY(own->match("Voir la note 3"));
        QVERIFY(!own->match("See Note 3"));
        // No raw strings with brackets: moc does not read them.
        for (const char* bad : {"", "[]", "{}", "{\"navigational\":1}", "{\"navigational\":[1]}",
                                "{\"navigational\":[\"(\"]}", "{\"other\":[]}"}) {
            const auto refused = text::NavigationalPatterns::fromJson(bad);
            QVERIFY2(!refused.has_value(), bad);
            QCOMPARE(refused.error().code, base::ErrorCode::InvalidArgument);
        }
    }

    void figuresAreCounted_data() {
        QTest::addColumn<std::string>("sentence");
        QTest::addColumn<int>("numeric");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("words");
        const auto row = [](const char* sentence, int numeric, int tokens, int words) {
            QTest::newRow(sentence) << std::string(sentence) << numeric << tokens << words;
        };
        row("", 0, 0, 0);
        row(" \t\n -- ... ", 0, 0, 0);
        row("Revenue increased $1.2B, or 18%, to $7.9B", 3, 7, 7);
        row("$ 1,234 \xE2\x80\x94 $ 5,678", 4, 4, 2);
        row("We sell shoes.", 0, 3, 3);
        row("\xE2\x82\xAC 5 per \xC2\xA3", 3, 4, 2);
        row("\xC3\x98kning p\xC3\xA5 5\xC2\xA0%", 1, 3, 3); // a no-break space parts tokens too
        row("\xFF\xFE 12", 1, 1, 1);
    }

    void figuresAreCounted() {
        QFETCH(std::string, sentence);
        QFETCH(int, numeric);
        QFETCH(int, tokens);
        QFETCH(int, words);
        const auto share = text::numericShare(sentence);
        QCOMPARE(share.has_value(), tokens > 0);
        if (share) {
            QCOMPARE(*share, static_cast<double>(numeric) / tokens);
        }
        QCOMPARE(text::wordCount(sentence), static_cast<std::size_t>(words));
    }

    void randomTextsAreCountedAsByHand() {
        base::Random random(3);
        constexpr std::string_view kLetters = "ab7$ .\n-";
        for (int round = 0; round < 5'000; ++round) {
            std::string sentence;
            for (std::uint64_t i = random.below(30); i > 0; --i) {
                sentence += kLetters[static_cast<std::size_t>(random.below(kLetters.size()))];
            }
            int tokens = 0;
            int numeric = 0;
            std::string token;
            for (const char c : sentence + " ") {
                if (c != ' ' && c != '\n') {
                    token += c;
                    continue;
                }
                tokens += token.find_first_of("ab7$") != std::string::npos ? 1 : 0;
                numeric += token.find_first_of("7$") != std::string::npos ? 1 : 0;
                token.clear();
            }
            const auto share = text::numericShare(sentence);
            QCOMPARE(share.has_value(), tokens > 0);
            QVERIFY(!share || *share == static_cast<double>(numeric) / tokens);
        }
    }
};

ASSAY_TEST(TestSentenceTraits)
#include "tst_sentence_traits.moc"
