// The tour, by keys and buttons, and when it is offered.
#include "app/demo/demo_curation.h"
#include "app/settings/settings_dialog.h"
#include "app/shell/main_window.h"
#include "app/shell/message_banner.h"
#include "app/shell/tour.h"
#include "app/workbench.h"
#include "core/workspace/suites/suites.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

using namespace assay;
using app::Tour;

namespace {

// Stands in for the pages of the tour that the window of the tests has not.
class NamedPage : public tests::SamplePage {
  public:
    explicit NamedPage(const QString& key)
        : m_key(key) {
        m_run.setObjectName(key + QStringLiteral("_run"));
        m_export.setObjectName(key + QStringLiteral("_export"));
        m_run.setShortcut({});
    }

    [[nodiscard]] QString navigationKey() const override { return m_key; }

    [[nodiscard]] QString pageTitle() const override { return m_key; }

  private:
    QString m_key;
};

struct Fixture : tests::WindowFixture {
    Fixture() { addPages(); }

    void addPages() {
        for (const char* key :
             {"questions", "corpus", "neighbours", "retrieval", "answers", "thresholds", "runs", "report"}) {
            window->addPage(new NamedPage(QString::fromLatin1(key)));
        }
        window->resize(1280, 800);
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) {
            qFatal("the window does not become active");
        }
        tour = child<Tour>("tour");
    }

    // Of a widget, in the window.
    [[nodiscard]] QRect place(const QWidget& widget) const {
        return {widget.mapTo(window.get(), QPoint()), widget.size()};
    }

    [[nodiscard]] QString page() const { return window->currentPage()->navigationKey(); }

    [[nodiscard]] QString text(const char* name) { return child<QLabel>(name)->text(); }

    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    Tour* tour = nullptr;
};

} // namespace

class TestTour : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void goesThroughThePagesByKeys() {
        Fixture f;
        QSignalSpy ended(f.tour, &Tour::ended);
        f.window->offerTour();
        QVERIFY(f.tour->isVisible());
        QCOMPARE(f.tour->steps(), 9);
        QStringList pages;
        QStringList titles;
        for (int step = 0; step < 9; ++step) {
            QCOMPARE(f.tour->step(), step);
            pages += f.page();
            titles += f.text("tourTitle");
            QVERIFY(!f.text("tourText").isEmpty());
            QCOMPARE(f.text("tourCount"), QStringLiteral("%1 of 9").arg(step + 1));
            QCOMPARE(QApplication::focusWidget(), f.child<QPushButton>("tourNext"));
            f.key(step % 2 == 0 ? Qt::Key_Return : Qt::Key_Right);
        }
        QCOMPARE(pages,
                 QStringLiteral("home questions corpus neighbours retrieval answers thresholds runs report")
                     .split(u' '));
        QCOMPARE(titles.removeDuplicates(), 0);
        QCOMPARE(ended.size(), 1);
        QVERIFY(!f.tour->isVisible() && !f.tour->isRunning());
        QCOMPARE(f.page(), QStringLiteral("report"));
    }

    void goesBack() {
        Fixture f;
        f.window->offerTour();
        QVERIFY(!f.child<QPushButton>("tourBack")->isEnabled());
        f.key(Qt::Key_Right);
        f.key(Qt::Key_Left);
        QCOMPARE(f.tour->step(), 0);
        QCOMPARE(f.page(), QStringLiteral("home"));
        f.key(Qt::Key_Left);
        QCOMPARE(f.tour->step(), 0);
    }

    void returnPressesTheButtonThatHasTheFocus() {
        Fixture f;
        f.window->offerTour();
        f.key(Qt::Key_Right);
        f.child<QPushButton>("tourBack")->setFocus();
        f.key(Qt::Key_Return);
        QCOMPARE(f.tour->step(), 0);
        f.child<QPushButton>("tourSkip")->setFocus();
        f.key(Qt::Key_Return);
        QVERIFY(!f.tour->isRunning());
    }

    // A message says what was done and offers to undo it.
    void coversNoMessage() {
        Fixture f;
        f.window->offerTour();
        const QRect before = f.place(*f.tour);
        app::MessageBanner& banner = f.window->banner();
        banner.showMessage(app::MessageBanner::Kind::Done, QStringLiteral("P3-001 retired."));
        QTRY_VERIFY(banner.isVisible() && banner.height() > 0 && before.intersects(f.place(banner)));
        QTRY_VERIFY(!f.place(*f.tour).intersects(f.place(banner)));
        banner.dismissAll();
        QTRY_COMPARE(f.place(*f.tour), before);
    }

    void escapeEndsItAlsoFromThePage() {
        Fixture f;
        f.window->offerTour();
        f.key(Qt::Key_Escape);
        QVERIFY(!f.tour->isRunning());
        f.action("help_tour")->trigger();
        QVERIFY(f.tour->isRunning());
        f.window->currentPage()->setFocus();
        QTest::keyClick(f.window->currentPage(), Qt::Key_Escape);
        QVERIFY(!f.tour->isRunning());
    }

    void isOfferedUntilItWasEndedOnce() {
        Fixture f;
        f.window->offerTour();
        f.key(Qt::Key_Right);
        f.start(); // the window was closed in the middle of it
        f.addPages();
        QVERIFY(f.settings.offersTour());
        f.window->offerTour();
        QVERIFY(f.child<Tour>("tour")->isRunning());
        QTest::mouseClick(f.child<QPushButton>("tourSkip"), Qt::LeftButton);
        QVERIFY(!f.settings.offersTour());
        f.window->offerTour();
        QVERIFY(!f.child<Tour>("tour")->isRunning());
        f.action("help_tour")->trigger();
        QVERIFY(f.child<Tour>("tour")->isRunning());
    }

    void isOfferedInTheDemoHoweverItIsOpened() {
        Fixture f;
        app::offerTourOfDemo(*f.window);
        const QString other = f.workspace(QStringLiteral("other.assay"), {QStringLiteral("June")});
        QVERIFY(f.open(other));
        QVERIFY(!f.tour->isRunning());
        const QString demo = f.workspace(QStringLiteral("any name.assay"));
        {
            auto made = workspace::Workspace::open(demo.toStdString());
            QVERIFY(made && workspace::createSuite(**made, std::string(app::kDemoSuite)));
        }
        f.drop({demo});
        QVERIFY(f.settle());
        QTRY_VERIFY(f.tour->isRunning());
        f.tour->end();
        QVERIFY(f.open(other));
        QVERIFY(f.open(demo));
        QVERIFY(!f.tour->isRunning()); // once is enough
    }

    void aSettingOffersItAgain() {
        Fixture f;
        f.window->offerTour();
        f.key(Qt::Key_Escape);
        f.action("tools_settings")->trigger();
        auto* box = f.child<app::SettingsDialog>("settingsDialog")
                        ->findChild<QCheckBox*>(QStringLiteral("settingsTour"));
        QVERIFY(!box->isChecked());
        box->click();
        QVERIFY(f.settings.offersTour());
        f.window->offerTour();
        QVERIFY(f.tour->isRunning());
        f.tour->end();
        QVERIFY(!box->isChecked());
    }

    void nothingIsBlocked() {
        Fixture f;
        f.window->offerTour();
        f.window->showPage(QStringLiteral("sample"));
        QVERIFY(f.tour->isRunning());
        QCOMPARE(f.page(), QStringLiteral("sample"));
        f.child<QPushButton>("tourNext")->click();
        QCOMPARE(f.page(), QStringLiteral("questions"));
    }

    void staysInsideTheWindowAndCoversLittle() {
        Fixture f;
        const auto* navigation = f.child<QListWidget>("navigation");
        for (const QSize size : {QSize(1280, 800), QSize(900, 420)}) {
            f.window->resize(size);
            f.tour->start();
            for (int step = 0; step < 9; ++step) {
                QVERIFY(f.window->rect().contains(f.tour->geometry()));
                QVERIFY(f.tour->geometry().left() >= navigation->width());
                QVERIFY(f.tour->geometry().bottom() >= f.window->height() - 12);
                if (size.width() == 1280) {
                    QVERIFY2(f.tour->height() <= 120, qPrintable(QString::number(f.tour->height())));
                }
                QVERIFY(f.text("tourTitle").startsWith(navigation->currentItem()->text()));
                const auto* label = f.child<QLabel>("tourText");
                QVERIFY(label->height() >= label->heightForWidth(label->width()));
                f.child<QPushButton>("tourNext")->click();
            }
        }
    }

    void isDraggedElsewhere() {
        Fixture f;
        f.tour->start();
        const QPoint before = f.tour->pos();
        const QPoint grip(30, 5);
        QTest::mousePress(f.tour, Qt::LeftButton, {}, grip);
        QTest::mouseMove(f.tour, grip - QPoint(0, 200));
        QMouseEvent move(QEvent::MouseMove, grip, f.tour->mapToGlobal(grip) - QPoint(0, 200), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(f.tour, &move);
        QTest::mouseRelease(f.tour, Qt::LeftButton, {}, grip);
        QVERIFY(f.tour->pos().y() <= before.y() - 150);
        const QPoint moved = f.tour->pos();
        f.key(Qt::Key_Right); // and it stays there
        QCOMPARE(f.tour->pos().y(), moved.y());
        QVERIFY(f.window->rect().contains(f.tour->geometry()));
    }

    void theButtonShowsThatItHasTheKeys() {
        Fixture f;
        f.window->setAttribute(Qt::WA_KeyboardFocusChange, false);
        f.action("help_tour")->trigger();
        QVERIFY(f.child<QPushButton>("tourNext")->hasFocus());
        QVERIFY(f.window->testAttribute(Qt::WA_KeyboardFocusChange));
    }

    void isReadAloud() {
        Fixture f;
        f.window->offerTour();
        f.key(Qt::Key_Right);
        QVERIFY(f.tour->accessibleName().contains(QStringLiteral("2 of 9")));
        QCOMPARE(f.tour->accessibleDescription(), f.text("tourText"));
        QVERIFY(f.child<QPushButton>("tourNext")->accessibleDescription().contains(f.text("tourText")));
    }
};

ASSAY_TEST(TestTour)
#include "tst_tour.moc"
