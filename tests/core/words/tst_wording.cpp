// Texts with what is filled into them, and plurals.
#include "core/words/wording.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay::words;

namespace {

class Norwegian final : public Wording {
  public:
    using Wording::text;

    [[nodiscard]] std::string countedText(const char* source, std::int64_t count) const override {
        return std::string(source).find("%n file(s)") == 0
                   ? this->count(count) + (count == 1 ? " fil" : " filer") + " i %1"
                   : Wording::countedText(source, count);
    }

    [[nodiscard]] std::string groupSeparator() const override { return "\u00a0"; }

    [[nodiscard]] std::string minusSign() const override { return "\u2212"; }
};

} // namespace

class TstWording : public QObject {
    Q_OBJECT

    Wording m_english;
    Norwegian m_norwegian;

  private Q_SLOTS:

    void countsReadAsEnglish() {
        QCOMPARE(m_english.text("%n question(s)", 1), std::string("1 question"));
        QCOMPARE(m_english.text("%n question(s)", 0), std::string("0 questions"));
        QCOMPARE(m_english.text("%n class(es) of %n file(s)", 1), std::string("1 class of 1 file"));
        QCOMPARE(m_english.text("%n class(es) of %n file(s)", 3), std::string("3 classes of 3 files"));
        QCOMPARE(m_english.text("%n question(s)", 12'345), std::string("12,345 questions"));
        // Without a count the text stays as it is written.
        QCOMPARE(m_english.text("f(s)"), std::string("f(s)"));
    }

    void valuesAreFilledInAfterTheCount() {
        QCOMPARE(m_english.text("%n file(s) in %1", 2, {"%n(s)"}), std::string("2 files in %n(s)"));
        QCOMPARE(m_english.text("%2 of %1", {"%2", "b"}), std::string("b of %2"));
        QCOMPARE(m_english.text("%3 stays", {"a"}), std::string("%3 stays"));
    }

    void aLanguageHasItsOwnPlurals() {
        QCOMPARE(m_norwegian.text("%n file(s) in %1", 1, {"gull"}), std::string("1 fil i gull"));
        QCOMPARE(m_norwegian.text("%n file(s) in %1", 1'234, {"gull"}),
                 std::string("1\u00a0234 filer i gull"));
    }

    void aLanguageHasItsOwnMinus() {
        QCOMPARE(m_english.number(-1.25, 1), std::string("-1.2"));
        QCOMPARE(m_norwegian.number(-1'234.5, 1), std::string("\u2212"
                                                              "1\u00a0234.5"));
        QCOMPARE(m_norwegian.number(-0.01, 1), std::string("0.0"));
    }
};

ASSAY_TEST(TstWording)
#include "tst_wording.moc"
