#include "core/base/random.h"
#include "core/text/quantity.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <string>
#include <vector>

using namespace assay::text;

namespace {

Quantity only(const std::string& text) {
    const std::vector<Quantity> found = quantities(text);
    return found.size() == 1 ? found.front() : Quantity{std::nan(""), 0, 1, UnitKind::None, "", true, 0, 0};
}

QuantityMatch compare(const std::string& a, const std::string& b) {
    return compareQuantities(only(a), only(b));
}

} // namespace

class TestQuantity : public QObject {
    Q_OBJECT

  private slots:
    void unitFromElsewhere();
    void oneQuantity_data();
    void oneQuantity();
    void textsWithoutQuantity_data();
    void textsWithoutQuantity();
    void severalInOneSentence();
    void anAmountInOtherTermsIsNotNegative();
    void aDashBetweenAYearAndAnAmountIsNoSign();
    void extentsAreWhatIsWritten();
    void unitsFromElsewhere();
    void comparing();
    void writtenFiguresAreReadBack();
    void anyBytesAreSafe();
};

void TestQuantity::oneQuantity_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("currency");
    const auto row = [](const char* text, double value, const char* kind = "none",
                        const char* currency = "") {
        QTest::newRow(text) << QByteArray(text) << value << QByteArray(kind) << QByteArray(currency);
    };
    row("$15.9 billion", 15.9e9, "currency", "USD");
    row("$15,900 million", 15900e6, "currency", "USD");
    row("US$ 3.5bn", 3.5e9, "currency", "USD");
    row("12 million U.S. dollars", 12e6, "currency", "USD");
    row("€5m", 5e6, "currency", "EUR");
    row("£1.2 million", 1.2e6, "currency", "GBP");
    row("$.05", 0.05, "currency", "USD");
    row("par value $.01 per share", 0.01, "currency", "USD");
    row("(.5) %", -0.5, "percent");
    row("of .25 and no more", 0.25);
    row("15 %", 15, "percent");
    row("7.25 percent", 7.25, "percent");
    row("25 per cent", 25, "percent");
    row("25 prosent", 25, "percent");
    row("12,5 %", 12.5, "percent");
    row("50 basis points", 50, "basis_points");
    row("(3.1)", -3.1);
    row("(3.1) %", -3.1, "percent");
    row("(3.1%)", -3.1, "percent");
    row("$(3.1) million", -3.1e6, "currency", "USD");
    row("($689)", -689, "currency", "USD");
    row("-42", -42);
    row("\u221242.5", -42.5);
    row("-$3 million", -3e6, "currency", "USD");
    row("12,345", 12345);
    row("12,345,678.9", 12345678.9);
    row("1.234.567", 1234567);
    row("0,345", 0.345);
    row("12,34", 12.34);
    row("kr 15 900", 15900, "currency", "NOK");
    row("15 900 kroner", 15900, "currency", "NOK");
    row("15\u00A0900", 15900);
    row("MNOK 12,5", 12.5e6, "currency", "NOK");
    row("2,5 milliarder kroner", 2.5e9, "currency", "NOK");
    row("3 mill. kr", 3e6, "currency", "NOK");
    row("about 30 thousand employees", 30000);
    row("in 2018", 2018);
    row("(2018)", 2018);
    row("a 15-year lease", 15);
}

void TestQuantity::oneQuantity() {
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, currency);
    const std::vector<Quantity> found = quantities(text.toStdString());
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY2(std::abs(found[0].value - value) <= 1e-9 * std::abs(value),
             QByteArray::number(found[0].value, 'g', 17));
    QCOMPARE(QByteArray::fromStdString(std::string(unitKindName(found[0].kind))), kind);
    QCOMPARE(QByteArray::fromStdString(found[0].currency), currency);
}

void TestQuantity::textsWithoutQuantity_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* const text : {"", "no figure", "Form 10-K", "in Q3", "COVID-19", "Item 1A",
                                   "(as restated(1))", "FIELD_7", "H1N1"}) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void TestQuantity::textsWithoutQuantity() {
    QFETCH(QByteArray, text);
    const std::vector<Quantity> found = quantities(text.toStdString());
    QVERIFY2(found.empty(), found.empty() ? "" : QByteArray::number(found[0].value));
}

void TestQuantity::severalInOneSentence() {
    const auto found =
        quantities("Sales fell $689 million and $149 million for 2018 and 2017, a drop of 4.5%.");
    const std::vector<double> wanted{689e6, 149e6, 2018, 2017, 4.5};
    QCOMPARE(found.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QCOMPARE(found[i].value, wanted[i]);
    }
    const auto range = quantities("2018-2020");
    QCOMPARE(range.size(), std::size_t{2});
    QCOMPARE(range[1].value, 2020.0);
    // Columns of a table are no thousands.
    QCOMPARE(quantities("10 200 300").size(), std::size_t{3});
    QCOMPARE(quantities("February 27, 2009").size(), std::size_t{2});
    const auto signs = quantities("5 $7");
    QCOMPARE(signs.size(), std::size_t{2});
    QCOMPARE(signs[0].currency, std::string());
    QCOMPARE(signs[1].currency, std::string("USD"));
}

void TestQuantity::aDashBetweenAYearAndAnAmountIsNoSign() {
    const auto second = [](const std::string& text) {
        const std::vector<Quantity> found = quantities(text);
        return found.size() == 2 ? found[1].value : std::nan("");
    };
    QCOMPARE(second("2015 -$500 million"), 500e6);
    QCOMPARE(second("Fiscal 2015 -USD 500"), 500.0);
    QCOMPARE(second("2015 \u2013500 million"), 500e6);
    QCOMPARE(second("2015 - $500 million"), 500e6);
    // A minus sign, parentheses, what is no amount and what stands after no year keep their sign.
    QCOMPARE(second("2015 \u2212500 million"), -500e6);
    QCOMPARE(second("2015 $(500) million"), -500e6);
    QCOMPARE(second("2015 -3.1 %"), -3.1);
    QCOMPARE(second("2015 -42"), -42.0);
    QCOMPARE(second("7 -$500 million"), -500e6);
    const std::string text = "2015 -$500 million";
    QCOMPARE(quantities(text).back().begin, text.find('$'));
}

void TestQuantity::extentsAreWhatIsWritten() {
    const std::string text = "It paid ($3.1) million, or 15 % of sales, by 2020.";
    std::vector<std::string> shown;
    for (const Quantity& quantity : quantities(text)) {
        shown.push_back(text.substr(quantity.begin, quantity.end - quantity.begin));
    }
    QCOMPARE(shown, (std::vector<std::string>{"($3.1) million", "15 %", "2020"}));
}

void TestQuantity::anAmountInOtherTermsIsNotNegative() {
    const auto valuesOf = [](const std::string& text) {
        std::vector<double> values;
        for (const Quantity& quantity : quantities(text)) {
            values.push_back(quantity.value);
        }
        return values;
    };
    using Values = std::vector<double>;
    QCOMPARE(valuesOf("Net sales increased $3.1 million (15%)."), (Values{3.1e6, 15}));
    QCOMPARE(valuesOf("Net sales decreased $3.1 million (15 %)."), (Values{3.1e6, 15}));
    QCOMPARE(valuesOf("Sales rose 15 % ($3.1 million)."), (Values{15, 3.1e6}));
    QCOMPARE(valuesOf("Margins fell $2 million (50 basis points)."), (Values{2e6, 50}));
    QCOMPARE(valuesOf("The change was $(3.1) million (15%)."), (Values{-3.1e6, -15}));
    QCOMPARE(valuesOf("Sales changed by $3.1 million (-15%)."), (Values{3.1e6, -15}));
    // By themselves, or after words, they are accounting's negatives; so they are in rows of a table.
    QCOMPARE(valuesOf("Operating margin was (15%)."), (Values{-15}));
    QCOMPARE(valuesOf("Sales were $3.1 million, the margin (15%)."), (Values{3.1e6, -15}));
    QCOMPARE(valuesOf("Total $12 $14 (15%)"), (Values{12, 14, -15}));
    QCOMPARE(valuesOf("Total 12 14 (15%)"), (Values{12, 14, -15}));
    QCOMPARE(valuesOf("a change of $3.1 million ($3.4 million)"), (Values{3.1e6, -3.4e6}));
}

void TestQuantity::unitsFromElsewhere() {
    QCOMPARE(quantityOf(15900, "USD millions").value, 15900e6);
    QCOMPARE(quantityOf(15900, "million USD").currency, std::string("USD"));
    QVERIFY(quantityOf(15, "%").kind == UnitKind::Percent);
    QCOMPARE(quantityOf(-2.5, "MNOK").value, -2.5e6);
    const Quantity unknown = quantityOf(7, "furlongs");
    QVERIFY(unknown.isBare());
    QCOMPARE(unknown.value, 7.0);
    QCOMPARE(quantityOf(2.31, "dollars per share").currency, std::string("USD"));
}

void TestQuantity::comparing() {
    QVERIFY(compare("$15.9 billion", "$15,900 million") == QuantityMatch::Same);
    QVERIFY(compare("$15.9 billion", "$15,912 million") == QuantityMatch::Same);
    QVERIFY(compare("$15.9 billion", "$16.1 billion") == QuantityMatch::Different);
    QVERIFY(compare("$15.9 billion", "$15.9 million") == QuantityMatch::ScaleDiffers);
    QVERIFY(compare("(3.1) %", "3.1 %") == QuantityMatch::SignDiffers);
    QVERIFY(compare("3.1 %", "$3.1") == QuantityMatch::UnitDiffers);
    QVERIFY(compare("EUR 5", "USD 5") == QuantityMatch::UnitDiffers);
    QVERIFY(compare("15", "15 %") == QuantityMatch::Same);
    QVERIFY(compare("2018", "2017") == QuantityMatch::Different); // bare figures are exact
}

void TestQuantity::writtenFiguresAreReadBack() {
    assay::base::Random random(7);
    const std::vector<std::pair<std::string, double>> scales{
        {"", 1}, {" thousand", 1e3}, {" million", 1e6}, {" billion", 1e9}};
    for (int i = 0; i < 2000; ++i) {
        const auto whole = static_cast<std::int64_t>(random.below(100'000'000));
        const auto [word, scale] = scales[random.below(scales.size())];
        // Written with commas by the slow way: from the right, three by three.
        std::string digits = std::to_string(whole);
        for (std::size_t at = digits.size(); at > 3;) {
            at -= 3;
            digits.insert(at, ",");
        }
        const auto decimals = random.below(3);
        double value = static_cast<double>(whole);
        if (decimals > 0) {
            const auto digit = random.below(9) + 1;
            digits += "." + std::to_string(digit);
            value += static_cast<double>(digit) / 10;
        }
        const bool negative = random.below(2) == 0;
        const bool year = word.empty() && decimals == 0 && value >= 1900 && value <= 2100;
        const std::string text =
            "It was " + (negative ? "($" + digits + ")" : "$" + digits) + word + " then.";
        const Quantity found = only(text);
        const double wanted = (negative ? -value : value) * scale;
        QVERIFY2(year || std::abs(found.value - wanted) <= 1e-9 * std::max(1.0, std::abs(wanted)),
                 text.c_str());
    }
}

void TestQuantity::anyBytesAreSafe() {
    assay::base::Random random(11);
    const std::string alphabet = "0123456789.,-()$% \xC2\xA0\xE2\x88\x92kmbnrKM\xFF";
    for (int i = 0; i < 20000; ++i) {
        std::string text;
        for (std::uint64_t length = random.below(24); length > 0; --length) {
            text += alphabet[random.below(alphabet.size())];
        }
        std::size_t last = 0;
        for (const Quantity& quantity : quantities(text)) {
            QVERIFY(quantity.begin >= last && quantity.end > quantity.begin && quantity.end <= text.size());
            QVERIFY(std::isfinite(quantity.value));
            last = quantity.end;
        }
    }
}

void TestQuantity::unitFromElsewhere() {
    const auto read = [](std::string_view figure, std::string_view unit) {
        return inUnit(quantities(figure).front(), unit);
    };
    QCOMPARE(read("$1,496.5", "million").value, 1.4965e9);
    QCOMPARE(read("$1,496.5", "million").currency, std::string("USD"));
    QCOMPARE(read("(71)", "million").value, -71e6);
    QCOMPARE(read("$2 billion", "million").value, 2e9); // its own
    QCOMPARE(read("2 %", "million").value, 2.0);
    QVERIFY(read("2", "percent").kind == UnitKind::Percent);
    QVERIFY(read("2 million", "percent").kind == UnitKind::None);
    QCOMPARE(read("5", "USD millions").currency, std::string("USD"));
    QCOMPARE(read("45", "").value, 45.0);
}

ASSAY_TEST(TestQuantity)
#include "tst_quantity.moc"
