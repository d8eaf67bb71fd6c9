#include "core/base/random.h"
#include "core/text/character_set_repair.h"
#include "tests/support/test_class.h"

#include <array>
#include <string>
#include <vector>

using assay::text::repairedCharacterSet;

namespace {

// The slow, obvious way to do the damage: each byte of the UTF-8 read as a character of Windows-1252, or of
// Latin-1 where Windows has none.
std::string damaged(const std::string& text, bool windows) {
    static const std::array<const char*, 32> kSigns{
        "€",     nullptr, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nullptr, "Ž", nullptr,
        nullptr, "‘",     "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nullptr, "ž", "Ÿ"};
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            result.push_back(c);
        } else if (windows && byte < 0xA0 && kSigns.at(byte - 0x80U) != nullptr) {
            result += kSigns.at(byte - 0x80U);
        } else {
            result.push_back(static_cast<char>(0xC0U | (byte >> 6U)));
            result.push_back(static_cast<char>(0x80U | (byte & 0x3FU)));
        }
    }
    return result;
}

const std::vector<std::string>& honestTexts() {
    static const std::vector<std::string> kTexts{
        "",
        "plain",
        "Blåbærsyltetøy på brødskiva",
        "ÆØÅ æøå",
        "§ 5 og §§ 12–14",
        "naïve café — “quoted”, it’s",
        "SÃO PAULO, IRMÃ, NÃO; AÇÕES À VISTA",
        "a letra “Ô e o “Ê",
        "« voilà » et déjà…",
        "«Å» er en bokstav, “Å” også, og ‘Ø’",
        "Ä–Ö",
        "10 Å² and 5 Å",
        "NESTLÉ® and CAFÉ™",
        "100 000 €, £5, 30 °C, ½",
        "Привет, мир",
        "价格上涨",
        "naïve 😀",
        "Tromsø Å…",
        "â and Â stand alone, as in pâte, CHÂTEAU",
    };
    return kTexts;
}

} // namespace

class TestCharacterSetRepair : public QObject {
    Q_OBJECT

  private slots:
    void knownCases_data();
    void knownCases();
    void honestTextStays();
    void damageIsUndone();
    void lostBytesAreNotGuessed();
    void bytesThatAreNoTextStay();
    void randomDamage();
};

void TestCharacterSetRepair::knownCases_data() {
    QTest::addColumn<QByteArray>("damagedText");
    QTest::addColumn<QByteArray>("repaired");
    QTest::newRow("letter") << QByteArray("pÃ¥ brÃ¸d og sÃ¦r") << QByteArray("på brød og sær");
    QTest::newRow("capital") << QByteArray("Ã…rsrapport") << QByteArray("Årsrapport");
    QTest::newRow("apostrophe") << QByteArray("the companyâ€™s sales") << QByteArray("the company’s sales");
    QTest::newRow("dash") << QByteArray("2019 â€“ 2020") << QByteArray("2019 – 2020");
    QTest::newRow("section") << QByteArray("Â§ 212.05") << QByteArray("§ 212.05");
    QTest::newRow("section twice") << QByteArray("Fla. Stat. Ã‚Â§ 212") << QByteArray("Fla. Stat. § 212");
    QTest::newRow("apostrophe twice") << QByteArray("itÃ¢â‚¬â„¢s") << QByteArray("it’s");
    QTest::newRow("no-break space") << QByteArray("100Â\xC2\xA0"
                                                  "000")
                                    << QByteArray("100\xC2\xA0"
                                                  "000");
    QTest::newRow("euro") << QByteArray("5 â‚¬") << QByteArray("5 €");
    QTest::newRow("trade mark") << QByteArray("Acmeâ„¢") << QByteArray("Acme™");
    QTest::newRow("cyrillic") << QByteArray("ÐŸÑ€Ð¸Ð²ÐµÑ‚") << QByteArray("Привет");
    QTest::newRow("beside honest text") << QByteArray("§ 5 in RÃ©sumÃ©") << QByteArray("§ 5 in Résumé");
    QTest::newRow("pictograph") << QByteArray("ok ðŸ˜€") << QByteArray("ok 😀");
}

void TestCharacterSetRepair::knownCases() {
    QFETCH(QByteArray, damagedText);
    QFETCH(QByteArray, repaired);
    const auto result = repairedCharacterSet(damagedText.toStdString());
    QVERIFY(result.has_value());
    QCOMPARE(QByteArray::fromStdString(*result), repaired);
}

void TestCharacterSetRepair::honestTextStays() {
    for (const std::string& text : honestTexts()) {
        const auto result = repairedCharacterSet(text);
        QVERIFY2(!result, (text + " became " + result.value_or("")).c_str());
    }
}

void TestCharacterSetRepair::damageIsUndone() {
    const std::vector<std::string> texts{"Blåbærsyltetøy på brødskiva — “sånn”",
                                         "Årets resultat: 5 % økning",
                                         "the company’s “best” year…",
                                         "§ 5 (1) – naïve café",
                                         "São Paulo, ação, à vista",
                                         "Zażółć gęślą jaźń"};
    for (const std::string& text : texts) {
        for (const bool windows : {true, false}) {
            std::string worse = text;
            for (int times = 1; times <= 2; ++times) {
                worse = damaged(worse, windows);
                const auto result = repairedCharacterSet(worse);
                QVERIFY2(result.has_value(), worse.c_str());
                QCOMPARE(QByteArray::fromStdString(*result), QByteArray::fromStdString(text));
                QVERIFY(!repairedCharacterSet(*result));
            }
        }
    }
}

void TestCharacterSetRepair::lostBytesAreNotGuessed() {
    QVERIFY(!repairedCharacterSet("brÃ¸d og voilÃ  du"));      // à had its no-break space made a space
    QVERIFY(!repairedCharacterSet("â€œquoted â€ and itâ€™s")); // 0x9D was dropped
}

void TestCharacterSetRepair::bytesThatAreNoTextStay() {
    QVERIFY(!repairedCharacterSet("\xC3\x28 pÃ¥"));
    QVERIFY(!repairedCharacterSet("\xE2\x82"));
}

// Whatever comes in: a result is UTF-8 that, damaged again as often, covers the input; and nothing is left
// over.
void TestCharacterSetRepair::randomDamage() {
    const std::vector<std::string> parts{"å", "ø",  "Æ", "é", "§", "’", "“",  "–", " ", "a", "B", "Ã",
                                         "Â", "â€", "…", "€", "ü", "ñ", "\n", "1", "¥", "¸", "»", "ð"};
    assay::base::Random random(20);
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        for (auto length = random.below(12); length > 0; --length) {
            text += parts[static_cast<std::size_t>(random.below(parts.size()))];
        }
        if (const auto result = repairedCharacterSet(text)) {
            QVERIFY(result->size() < text.size());
            QVERIFY(!repairedCharacterSet(*result));
        }
    }
}

ASSAY_TEST(TestCharacterSetRepair)
#include "tst_character_set_repair.moc"
