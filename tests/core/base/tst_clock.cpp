#include "core/base/clock.h"
#include "tests/support/test_class.h"

#include <QtCore/QDateTime>
#include <QtCore/QRegularExpression>
#include <QtTest/QtTest>

#include <ctime>

using assay::base::utcNow;

class TstClock : public QObject {
    Q_OBJECT

  private slots:
    void form();
    void isNowInUtc_data();
    void isNowInUtc();
};

void TstClock::form() {
    static const QRegularExpression kForm(QStringLiteral("\\A\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ\\z"));
    const QString now = QString::fromStdString(utcNow());
    QVERIFY2(kForm.match(now).hasMatch(), qPrintable(now));
}

void TstClock::isNowInUtc_data() {
    QTest::addColumn<QByteArray>("zone");
    for (const char* zone : {"UTC", "EST5", "NST-9:30"}) {
        QTest::newRow(zone) << QByteArray(zone);
    }
}

// Whatever the zone of the machine.
void TstClock::isNowInUtc() {
    QFETCH(QByteArray, zone);
    const QByteArray before = qgetenv("TZ");
    qputenv("TZ", zone);
    tzset();
    const qint64 earliest = QDateTime::currentSecsSinceEpoch();
    const std::string text = utcNow();
    const qint64 latest = QDateTime::currentSecsSinceEpoch();
    before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
    tzset();
    const QDateTime now = QDateTime::fromString(QString::fromStdString(text), Qt::ISODate);
    QVERIFY(now.isValid());
    QVERIFY(now.toSecsSinceEpoch() >= earliest);
    QVERIFY(now.toSecsSinceEpoch() <= latest);
}

ASSAY_TEST(TstClock)
#include "tst_clock.moc"
