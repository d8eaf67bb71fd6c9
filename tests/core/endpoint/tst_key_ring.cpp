#include "core/endpoint/key_ring.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;

class TstKeyRing : public QObject {
    Q_OBJECT

  private slots:

    void initTestCase() {
        // Nobody's own key ring is asked, and none answers.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/assay-test-bus");
        qunsetenv("DISPLAY");
    }

    void anAccountIsNeeded() {
        const auto key = endpoint::keyFromRing({});
        QVERIFY(!key);
        QVERIFY(key.error().code == base::ErrorCode::InvalidArgument);
        QCOMPARE(key.error().where, "account");
    }

    void saysThatNoRingAnswers() {
        const auto key = endpoint::keyFromRing("small");
        QVERIFY(!key);
        QVERIFY(key.error().code == base::ErrorCode::RemoteFailure);
        QCOMPARE(key.error().where, "key ring");
        QVERIFY(!key.error().detail.empty());
        QCOMPARE(key.error().detail == "this build has none", !endpoint::hasKeyRing());
    }
};

ASSAY_TEST(TstKeyRing)
#include "tst_key_ring.moc"
