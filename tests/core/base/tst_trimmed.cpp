#include "core/base/trimmed.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <string>

using namespace assay;

class TestTrimmed : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void blanksAroundGo() {
        QCOMPARE(std::string(base::trimmed(" \t a b \r\n")), std::string("a b"));
        QCOMPARE(std::string(base::trimmed("a")), std::string("a"));
        QVERIFY(base::trimmed("").empty());
        QVERIFY(base::trimmed(" \r\n\t").empty());
    }

    void otherBlanksStay() {
        QCOMPARE(std::string(base::trimmed("\fa\v")), std::string("\fa\v"));
        QCOMPARE(std::string(base::trimmed("\u00a0a")), std::string("\u00a0a")); // no-break space
    }
};

ASSAY_TEST(TestTrimmed)
#include "tst_trimmed.moc"
