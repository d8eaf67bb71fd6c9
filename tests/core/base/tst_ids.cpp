#include "core/base/ids.h"
#include "tests/support/test_class.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QtTest>

#include <set>
#include <string>

using assay::base::newUuid;

class TstIds : public QObject {
    Q_OBJECT

  private slots:
    void uuidIsOfVersionFour();
    void uuidsDiffer();
};

void TstIds::uuidIsOfVersionFour() {
    static const QRegularExpression kForm(
        QStringLiteral("\\A[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\\z"));
    for (int i = 0; i < 1000; ++i) {
        const QString uuid = QString::fromStdString(newUuid());
        QVERIFY2(kForm.match(uuid).hasMatch(), qPrintable(uuid));
    }
}

void TstIds::uuidsDiffer() {
    std::set<std::string> seen;
    for (int i = 0; i < 10'000; ++i) {
        seen.insert(newUuid());
    }
    QCOMPARE(seen.size(), std::size_t{10'000});
}

ASSAY_TEST(TstIds)
#include "tst_ids.moc"
