#include "app/shell/message_banner.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
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
