#include "core/model/label.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay::model;

class TstLabel : public QObject {
    Q_OBJECT

  private slots:
    void namesAndOrder();
    void namesAreReadBack();
    void fromName_data();
    void fromName();
    void nothingIsGuessed_data();
    void nothingIsGuessed();
};

// Rows and columns of every matrix in every file follow this order.
void TstLabel::namesAndOrder() {
    QCOMPARE(labelName(Label::Accurate), std::string_view("accurate"));
    QCOMPARE(labelName(Label::Hallucination), std::string_view("hallucination"));
    QCOMPARE(labelName(Label::Contradiction), std::string_view("contradiction"));
    for (std::size_t i = 0; i < kLabelCount; ++i) {
        QCOMPARE(indexOf(kLabels[i]), i);
    }
    QCOMPARE(indexOf(Label::Contradiction), std::size_t{2});
}

void TstLabel::namesAreReadBack() {
    for (const Label label : kLabels) {
        QVERIFY(labelFromName(labelName(label)) == label);
    }
}

void TstLabel::fromName_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("label");
    QTest::newRow("upper case") << QByteArray("ACCURATE") << 0;
    QTest::newRow("mixed case") << QByteArray("HalluCination") << 1;
    QTest::newRow("spaces") << QByteArray("  contradiction ") << 2;
    QTest::newRow("tab and line ends") << QByteArray("\t\v\faccurate\r\n") << 0;
}

void TstLabel::fromName() {
    QFETCH(QByteArray, name);
    QFETCH(int, label);
    QVERIFY(labelFromName(name.toStdString()) == static_cast<Label>(label));
}

void TstLabel::nothingIsGuessed_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("only white space") << QByteArray(" \t\r\n");
    QTest::newRow("shortened") << QByteArray("accurat");
    QTest::newRow("longer") << QByteArray("accurately");
    QTest::newRow("plural") << QByteArray("hallucinations");
    QTest::newRow("two labels") << QByteArray("accurate hallucination");
    QTest::newRow("inner space") << QByteArray("accu rate");
    QTest::newRow("a number") << QByteArray("0");
    QTest::newRow("another word") << QByteArray("fail");
    QTest::newRow("zero byte") << QByteArray("accurate\0", 9);
    QTest::newRow("no-break space") << QByteArray("accurate\xC2\xA0");
    QTest::newRow("Kelvin-like letters") << QByteArray("contrad\xC4\xB0"
                                                       "ction"); // dotted capital I
}

void TstLabel::nothingIsGuessed() {
    QFETCH(QByteArray, name);
    QVERIFY(!labelFromName(name.toStdString()).has_value());
}

ASSAY_TEST(TstLabel)
#include "tst_label.moc"
