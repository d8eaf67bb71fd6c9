// A page that nobody touches does nothing: it comes to rest, and asks for no more painting.
#include "tests/app/shell/full_window.h"
#include "tests/support/control_checks.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QCoreApplication>

using namespace assay;

namespace {

constexpr int kRounds = 10;
constexpr int kTries = 20;

class PaintCounter final : public QObject {
  public:
    int paints = 0;

    // Whether nothing is painted any more in a few rounds of events; it may need some to come to rest.
    bool comesToRest() {
        for (int attempt = 0; attempt < kTries; ++attempt) {
            const int before = paints;
            for (int i = 0; i < kRounds; ++i) {
                QCoreApplication::sendPostedEvents();
                QCoreApplication::processEvents();
            }
            if (paints == before) {
                return true;
            }
        }
        return false;
    }

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

// Asks for the next painting in each.
class Restless final : public QWidget {
  protected:
    void paintEvent(QPaintEvent*) override { update(); }
};

} // namespace

class TestAtRest : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // The check itself: it must be able to fail.
    void theCheckFindsWhatNeverRests() {
        PaintCounter counter;
        qApp->installEventFilter(&counter);
        Restless widget;
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QVERIFY(!counter.comesToRest());
        widget.hide();
        QVERIFY(counter.comesToRest());
    }

    void everyPageComesToRest() {
        tests::FullWindow full;
        QVERIFY(full.show({1'280, 800}));
        PaintCounter counter;
        qApp->installEventFilter(&counter);
        QStringList found;
        full.everywhere([&](const QString& place) {
            if (!counter.comesToRest()) {
                found.append(place);
            }
        });
        QVERIFY(counter.paints > 0);
        QVERIFY(tests::nothingIn(found));
    }
};

ASSAY_TEST(TestAtRest)
#include "tst_at_rest.moc"
