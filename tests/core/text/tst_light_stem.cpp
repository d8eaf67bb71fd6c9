#include "core/text/light_stem.h"

#include <QTest>
#include <string>

using namespace assay::text;

class TestLightStem : public QObject {
    Q_OBJECT

  private slots:
    void formsMeet_data();
    void formsMeet();
    void shortWordsStay();
};

void TestLightStem::formsMeet_data() {
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("number") << QByteArray("revenues") << QByteArray("revenue");
    QTest::newRow("tense") << QByteArray("increased") << QByteArray("increases");
    QTest::newRow("participle") << QByteArray("declining") << QByteArray("declined");
    QTest::newRow("definite") << QByteArray("avgiften") << QByteArray("avgift");
    QTest::newRow("plural") << QByteArray("kostnader") << QByteArray("kostnaden");
    QTest::newRow("adverb") << QByteArray("primarily") << QByteArray("primari");
}

void TestLightStem::formsMeet() {
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QCOMPARE(lightStem(one.toStdString()), lightStem(other.toStdString()));
}

void TestLightStem::shortWordsStay() {
    for (const char* const word : {"", "a", "tax", "debt", "sales", "news"}) {
        QVERIFY(lightStem(word).size() >= std::min<std::size_t>(std::string(word).size(), 4));
    }
    QCOMPARE(lightStem("debt"), std::string("debt"));
    QVERIFY(lightStem("revenue") != lightStem("interest"));
}

QTEST_APPLESS_MAIN(TestLightStem)
#include "tst_light_stem.moc"
