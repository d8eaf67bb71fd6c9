#include "app/shell/message_banner.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

using assay::app::MessageBanner;

class TestMessageBanner : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void isThereOnlyWhileThereIsSomethingToSay() {
        MessageBanner banner;
        QVERIFY(banner.isHidden());
        banner.showMessage(MessageBanner::Kind::Error, QStringLiteral("The disk is full."));
        QVERIFY(!banner.isHidden());
        QCOMPARE(banner.messages(), QStringList{QStringLiteral("The disk is full.")});
        QTest::mouseClick(banner.findChild<QToolButton*>(QStringLiteral("messageClose")), Qt::LeftButton);
        QVERIFY(banner.isHidden());
        QVERIFY(banner.messages().isEmpty());
    }

    void theSameIsSaidOnceAndAKeyReplaces() {
        MessageBanner banner;
        banner.showMessage(MessageBanner::Kind::Error, QStringLiteral("one"));
        banner.showMessage(MessageBanner::Kind::Error, QStringLiteral("one"));
        banner.showMessage(MessageBanner::Kind::Warning, QStringLiteral("two"), QStringLiteral("state"));
        banner.showMessage(MessageBanner::Kind::Warning, QStringLiteral("three"), QStringLiteral("state"));
        QCOMPARE(banner.messages(), QStringList({QStringLiteral("three"), QStringLiteral("one")}));
        banner.dismiss(QStringLiteral("state"));
        QCOMPARE(banner.messages(), QStringList{QStringLiteral("one")});
    }

    // One that ends below another would move its buttons.
    void nothingEndsUnderThePointer() {
        MessageBanner banner;
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("read me"));
        auto* const ends = banner.findChild<QTimer*>(QStringLiteral("messageEnds"));
        QSignalSpy due(ends, &QTimer::timeout);
        banner.setAttribute(Qt::WA_UnderMouse);
        ends->start(0);
        QVERIFY(due.wait());
        QCOMPARE(banner.messages().size(), 1);
        banner.setAttribute(Qt::WA_UnderMouse, false);
        ends->start(0);
        QTRY_VERIFY(banner.messages().isEmpty());
    }

    void saysWhatWasDeclined() {
        MessageBanner banner;
        QSignalSpy declined(&banner, &MessageBanner::declined);
        const auto offer = [&banner](const QString& key) {
            auto* action = new QAction(QStringLiteral("Do it"), &banner);
            action->setObjectName(QStringLiteral("do_") + key);
            banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("Shall I: ") + key, key, {action});
        };
        offer(QStringLiteral("a"));
        offer(QStringLiteral("a")); // replaced
        banner.dismiss(QStringLiteral("a"));
        offer(QStringLiteral("b"));
        QTest::mouseClick(banner.findChild<QPushButton*>(QStringLiteral("do_b")), Qt::LeftButton);
        QCOMPARE(declined.size(), 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        offer(QStringLiteral("c"));
        QTest::mouseClick(banner.findChild<QToolButton*>(QStringLiteral("messageClose")), Qt::LeftButton);
        QCOMPARE(declined.takeFirst().first().toString(), QStringLiteral("c"));
        offer(QStringLiteral("d"));
        QTest::keyClick(banner.findChild<QPushButton*>(QStringLiteral("do_d")), Qt::Key_Escape);
        QCOMPARE(declined.takeFirst().first().toString(), QStringLiteral("d"));
        offer(QStringLiteral("e"));
        for (int i = 0; i < MessageBanner::kMostMessages; ++i) {
            banner.showMessage(MessageBanner::Kind::Error, QString::number(i));
        }
        QCOMPARE(declined.takeFirst().first().toString(), QStringLiteral("e")); // pushed out
    }

    // It lies at the bottom, but never over what one types in.
    void theFieldWithTheKeyboardStaysSeen() {
        QWidget window;
        window.resize(600, 400);
        auto* layout = new QVBoxLayout(&window);
        auto* area = new QWidget(&window);
        layout->addWidget(area, 1);
        auto* inner = new QVBoxLayout(area);
        auto* top = new QLineEdit(area);
        auto* bottom = new QLineEdit(area);
        inner->addWidget(top);
        inner->addStretch(1);
        inner->addWidget(bottom);
        MessageBanner banner(&window);
        banner.layOver(*area);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto covers = [&](const QWidget* field) {
            return banner.geometry().intersects(QRect(field->mapTo(&window, QPoint()), field->size()));
        };
        bottom->setFocus();
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("Saved."));
        QTRY_VERIFY(banner.height() > 10 && !covers(bottom));
        banner.dismissAll();
        top->setFocus();
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("Saved."));
        QTRY_VERIFY(covers(bottom));
        bottom->setFocus();
        QTRY_VERIFY(!covers(bottom));
    }

    // A line beside tabs below the page covers next to nothing of it; several lines reach up from there.
    void aLineStandsBesideTheTabsBelow() {
        QWidget window;
        window.resize(900, 400);
        auto* layout = new QVBoxLayout(&window);
        auto* area = new QWidget(&window);
        layout->addWidget(area, 1);
        auto* tabs = new QTabWidget(&window);
        tabs->addTab(new QWidget(tabs), QStringLiteral("Issues"));
        tabs->setMaximumHeight(tabs->tabBar()->sizeHint().height());
        layout->addWidget(tabs);
        MessageBanner banner(&window);
        banner.layOver(*area, tabs);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("Saved."));
        QTRY_VERIFY(banner.height() > 10 && banner.geometry().bottom() == tabs->geometry().bottom());
        QVERIFY(area->geometry().intersected(banner.geometry()).height() < 12);
        QVERIFY(banner.geometry().left() > tabs->mapTo(&window, QPoint(tabs->tabBar()->width(), 0)).x());
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("Saved once more."));
        QTRY_VERIFY(area->geometry().intersected(banner.geometry()).height() > 20);
        QCOMPARE(banner.geometry().bottom(), tabs->geometry().bottom());
        tabs->hide();
        QTRY_VERIFY(area->geometry().bottom() - banner.geometry().bottom() < 20 &&
                    area->geometry().contains(banner.geometry()));
    }

    void itDoesNotGrowWithoutEnd() {
        MessageBanner banner;
        for (int i = 0; i < 20; ++i) {
            banner.showMessage(MessageBanner::Kind::Error, QString::number(i));
        }
        QCOMPARE(static_cast<int>(banner.messages().size()), MessageBanner::kMostMessages);
        QCOMPARE(banner.messages().first(), QStringLiteral("19"));
    }

    void anOfferIsTakenByKey() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto& banner = *new MessageBanner(&window);
        layout->addWidget(&banner);
        window.resize(600, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* offer = new QAction(QStringLiteral("Do it"), this);
        offer->setObjectName(QStringLiteral("offer"));
        QSignalSpy taken(offer, &QAction::triggered);
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("Shall I?"), {}, {offer});
        auto* button = banner.findChild<QPushButton*>(QStringLiteral("offer"));
        QTRY_VERIFY(button->hasFocus());
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(taken.size(), 1);
        QVERIFY(banner.messages().isEmpty());
    }

    void theKeyboardGoesBackToWhereItWas_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("left, by key") << QStringLiteral("leave") << false;
        QTest::newRow("taken, by key") << QStringLiteral("take") << false;
        QTest::newRow("taken, by mouse") << QStringLiteral("take") << true;
        QTest::newRow("closed") << QStringLiteral("messageClose") << true;
        QTest::newRow("Escape") << QString() << false;
    }

    void theKeyboardGoesBackToWhereItWas() {
        QFETCH(QString, button);
        QFETCH(bool, byMouse);
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* first = new QPushButton(QStringLiteral("first"), &window); // what Qt would take
        auto* field = new QLineEdit(&window);
        auto& banner = *new MessageBanner(&window);
        layout->addWidget(first);
        layout->addWidget(field);
        layout->addWidget(&banner);
        window.resize(600, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        bool wasBack = false;
        QList<QAction*> actions;
        for (const char* name : {"leave", "take"}) {
            auto* action = new QAction(QLatin1String(name), &banner);
            action->setObjectName(QLatin1String(name));
            connect(action, &QAction::triggered, this, [&] { wasBack = field->hasFocus(); });
            actions.append(action);
        }
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("Shall I?"), {}, actions);
        QTRY_VERIFY(banner.findChild<QPushButton*>(QStringLiteral("leave"))->hasFocus());
        if (button.isEmpty()) {
            QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
        } else if (byMouse) {
            QTest::mouseClick(banner.findChild<QAbstractButton*>(button), Qt::LeftButton);
        } else {
            auto* wanted = banner.findChild<QAbstractButton*>(button);
            for (int i = 0; i < 3 && !wanted->hasFocus(); ++i) {
                QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
            }
            QTest::keyClick(wanted, Qt::Key_Space);
        }
        QVERIFY(banner.messages().isEmpty());
        QVERIFY(field->hasFocus());
        QCOMPARE(wasBack, button == QStringLiteral("leave") || button == QStringLiteral("take"));
    }

    // Who has gone on elsewhere meanwhile stays there.
    void theKeyboardStaysWhereAPersonHasPutIt() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* field = new QLineEdit(&window);
        auto* other = new QLineEdit(&window);
        auto& banner = *new MessageBanner(&window);
        layout->addWidget(field);
        layout->addWidget(other);
        layout->addWidget(&banner);
        window.resize(600, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        auto* offer = new QAction(QStringLiteral("Do it"), this);
        offer->setObjectName(QStringLiteral("offer"));
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("Shall I?"), {}, {offer});
        QTest::mouseClick(other, Qt::LeftButton);
        QVERIFY(other->hasFocus());
        QTest::mouseClick(banner.findChild<QPushButton*>(QStringLiteral("offer")), Qt::LeftButton);
        QVERIFY(other->hasFocus());
    }

    // A click on the text leaves the keys where they are, and Escape closes the newest message from there.
    void keysStayWhereTheyAreAndEscapeCloses() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* field = new QLineEdit(&window);
        auto& banner = *new MessageBanner(&window);
        layout->addWidget(field);
        layout->addWidget(&banner);
        window.resize(600, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        banner.showMessage(MessageBanner::Kind::Error, QStringLiteral("The disk is full."));
        banner.showMessage(MessageBanner::Kind::Error, QStringLiteral("No sentence may be an anchor."));
        QTest::mouseClick(banner.findChild<QLabel*>(QStringLiteral("messageText")), Qt::LeftButton);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("typed"));
        QCOMPARE(field->text(), QStringLiteral("typed"));
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(banner.messages(), QStringList{QStringLiteral("The disk is full.")});
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(banner.messages().isEmpty());
        QCOMPARE(field->text(), QStringLiteral("typed"));
    }

    // Four buttons, as of a collision, in a narrow window: all are seen, and nothing below them has moved.
    void liesOverThePageAndMovesNothing() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* area = new QLineEdit(&window);
        area->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        layout->addWidget(area);
        MessageBanner banner(&window);
        banner.layOver(*area);
        window.resize(420, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QRect before = area->geometry();
        QList<QAction*> actions;
        for (const char* name : {"keep both of them", "replace those", "show the differences…", "skip"}) {
            auto* action = new QAction(QLatin1String(name), &banner);
            action->setObjectName(QLatin1String(name));
            actions.append(action);
        }
        banner.showMessage(MessageBanner::Kind::Warning, QStringLiteral("There is a suite already."), {},
                           actions);
        const auto places = [&] {
            QList<QRect> all;
            for (const auto* button : banner.findChildren<QPushButton*>()) {
                all += QRect(button->mapTo(&window, QPoint()), button->size());
            }
            return all;
        };
        QTRY_VERIFY(places().last().top() > places().first().bottom()); // in more than one line
        for (const QRect& place : places()) {
            QVERIFY(before.contains(place));
        }
        QVERIFY(before.contains(banner.geometry()));
        QVERIFY(before.bottom() - banner.geometry().bottom() < 20);
        QCOMPARE(area->geometry(), before);
        window.resize(700, 400);
        QTRY_VERIFY(area->geometry().bottom() - banner.geometry().bottom() < 20);
        banner.dismissAll();
        QVERIFY(banner.isHidden());
        QCOMPARE(area->geometry().size(), before.size() + QSize(280, 100));
    }

    void whatIsDoneMayShowTheNextMessage() {
        MessageBanner banner;
        auto* offer = new QAction(QStringLiteral("Go on"), this);
        offer->setObjectName(QStringLiteral("offer"));
        connect(offer, &QAction::triggered, &banner, [&banner] {
            banner.dismissAll();
            banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("next"));
        });
        banner.showMessage(MessageBanner::Kind::Notice, QStringLiteral("first"), {}, {offer});
        QTest::mouseClick(banner.findChild<QPushButton*>(QStringLiteral("offer")), Qt::LeftButton);
        QCOMPARE(banner.messages(), QStringList{QStringLiteral("next")});
    }
};

ASSAY_TEST(TestMessageBanner)
#include "tst_message_banner.moc"
