#include "core/base/random.h"
#include "core/base/utf8_text.h"
#include "tests/support/test_class.h"

#include <QtTest>

using namespace assay;
using namespace assay::base;

namespace {

const std::string kMark = "\xEF\xBF\xBD";

std::string mended(std::string_view text) {
    std::string out;
    appendMendedUtf8(text, out);
    return out;
}

} // namespace

class Utf8TextTest : public QObject {
    Q_OBJECT

  private slots:
    void mending();
    void againstQt();
    void cutting();
    void byteOrderMark();
};

void Utf8TextTest::mending() {
    // The example of the Unicode Standard, table 3-11, and its neighbours.
    QCOMPARE(mended("\x61\xF1\x80\x80\xE1\x80\xC2\x62\x80\x63\x80\xBF\x64"),
             "a" + kMark + kMark + kMark + "b" + kMark + "c" + kMark + kMark + "d");
    QCOMPARE(mended("\xC0\xAF"), kMark + kMark);
    QCOMPARE(mended("\xED\xA0\x80"), kMark + kMark + kMark);
    QCOMPARE(mended("\xF4\x91\x92\x93"), kMark + kMark + kMark + kMark);
    QCOMPARE(mended("\xE1\x80"), kMark);
    QCOMPARE(mended(std::string("a\0b", 3)), std::string("a\0b", 3));
    QCOMPARE(firstInvalidUtf8("abc\xFFx"), 3U);
    QCOMPARE(firstInvalidUtf8("æøå€😀"), std::string_view::npos);
    QCOMPARE(byteAsHexadecimal('\xFF'), std::string("0xFF"));
    QCOMPARE(byteAsHexadecimal('\x0A'), std::string("0x0A"));
}

void Utf8TextTest::againstQt() {
    base::Random random(17);
    constexpr unsigned char bytes[] = {0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2,
                                       0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF};
    for (int i = 0; i < 100'000; ++i) {
        std::string text;
        for (std::uint64_t k = random.below(7); k > 0; --k) {
            text += static_cast<char>(bytes[random.below(std::size(bytes))]);
        }
        const std::string whole = mended(text);
        QCOMPARE(firstInvalidUtf8(whole), std::string_view::npos);
        QCOMPARE(firstInvalidUtf8(text) == std::string_view::npos, whole == text);
        const bool validForQt = QByteArray::fromStdString(text).isValidUtf8();
        QCOMPARE(firstInvalidUtf8(text) == std::string_view::npos, validForQt);
    }
}

void Utf8TextTest::cutting() {
    const std::string text = "aæ€😀";
    const std::size_t ends[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 10};
    for (std::size_t bytes = 0; bytes < std::size(ends); ++bytes) {
        QCOMPARE(cutUtf8(text, bytes).size(), ends[bytes]);
    }
    // Bytes that are no UTF-8 are cut as well, not without end.
    QVERIFY(cutUtf8(std::string(100, '\x80'), 50).size() >= 47);
}

void Utf8TextTest::byteOrderMark() {
    QCOMPARE(withoutByteOrderMark("\xEF\xBB\xBFtext"), std::string_view("text"));
    QCOMPARE(withoutByteOrderMark("\xEF\xBB\xBF"), std::string_view());
    for (const std::string_view other : {"", "text", "\xEF\xBB", "t\xEF\xBB\xBF"}) {
        QCOMPARE(withoutByteOrderMark(other), other);
    }
    // One mark; a second one is text.
    QCOMPARE(withoutByteOrderMark("\xEF\xBB\xBF\xEF\xBB\xBF"), std::string_view("\xEF\xBB\xBF"));
}

ASSAY_TEST(Utf8TextTest)
#include "tst_utf8_text.moc"
