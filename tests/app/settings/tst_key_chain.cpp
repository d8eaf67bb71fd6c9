// The desktop's key ring by QtKeychain, where none answers: that is said, whoever asks.
#include "app/settings/key_chain.h"
#include "core/endpoint/key_ring.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <string>
#include <thread>

using namespace assay;

class TestKeyChain : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void initTestCase() {
        // Nobody's own key ring is asked, and none answers.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/assay-test-bus");
        qunsetenv("DISPLAY");
    }

    void saysThatNoRingAnswers() {
        {
            const app::KeyChain keyChain;
            if (!endpoint::hasKeyRing()) {
                QSKIP("This build was made without QtKeychain");
            }
            const auto here = endpoint::keyFromRing("small");
            QVERIFY(!here);
            QVERIFY(here.error().code == base::ErrorCode::RemoteFailure);
            QCOMPARE(here.error().where, std::string("key ring"));
            QVERIFY(!here.error().detail.empty() && here.error().detail != "this build has none");
            base::Result<std::string> there = std::string();
            std::thread([&there] { there = endpoint::keyFromRing("small"); }).join();
            QVERIFY(!there && there.error().detail == here.error().detail);
        }
        QVERIFY(!endpoint::hasKeyRing()); // it ends with the program
        QCOMPARE(endpoint::keyFromRing("small").error().detail, std::string("this build has none"));
    }
};

ASSAY_TEST(TestKeyChain)
#include "tst_key_chain.moc"
