#include "core/endpoint/key_ring.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;

class TstKeyRing : public QObject {
    Q_OBJECT

  private slots:

    void cleanup() { endpoint::setKeyRing({}); }

    void anAccountIsNeeded() {
        const auto key = endpoint::keyFromRing({});
        QVERIFY(!key);
        QVERIFY(key.error().code == base::ErrorCode::InvalidArgument);
        QCOMPARE(key.error().where, "account");
    }

    void withoutARingThereIsNoKey() {
        QVERIFY(!endpoint::hasKeyRing());
        const auto key = endpoint::keyFromRing("small");
        QVERIFY(!key);
        QVERIFY(key.error().code == base::ErrorCode::RemoteFailure);
        QCOMPARE(key.error().where, "key ring");
        QCOMPARE(key.error().detail, "this build has none");
    }

    void theRingOfTheProgramIsAsked() {
        std::string asked;
        endpoint::setKeyRing([&asked](const std::string& account) -> base::Result<std::string> {
            asked = account;
            return account == "small" ? base::Result<std::string>("sesame")
                                      : base::fail(base::ErrorCode::NotFound, account, endpoint::kKeyRing);
        });
        QVERIFY(endpoint::hasKeyRing());
        QCOMPARE(endpoint::keyFromRing("small").value(), "sesame");
        QCOMPARE(asked, "small");
        QVERIFY(endpoint::keyFromRing("large").error().code == base::ErrorCode::NotFound);
        asked.clear();
        QVERIFY(!endpoint::keyFromRing({}) && asked.empty());
    }
};

ASSAY_TEST(TstKeyRing)
#include "tst_key_ring.moc"
