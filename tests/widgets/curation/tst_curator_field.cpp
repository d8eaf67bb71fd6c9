// Who signs: the field that asks for it where it is not known.
#include "tests/support/test_class.h"
#include "widgets/curation/curator_field.h"

#include <QtTest/QTest>

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace assay;
using widgets::CuratorField;

class TestCuratorField : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void isHiddenWhileTheNameIsKnown() {
        QWidget window;
        auto* field = new CuratorField(&window);
        (new QVBoxLayout(&window))->addWidget(field);
        window.show();
        QVERIFY(!field->isVisible());
        field->setName(QStringLiteral(" Ada "));
        QCOMPARE(field->name(), QStringLiteral("Ada"));
        QVERIFY(field->require());
        QVERIFY(!field->isVisible());
    }

    void asksWhereItIsNotKnown() {
        QWidget window;
        auto* field = new CuratorField(&window);
        (new QVBoxLayout(&window))->addWidget(field);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy named(field, &CuratorField::named);
        QVERIFY(!field->require());
        auto* edit = field->findChild<QLineEdit*>(QStringLiteral("curatorName"));
        QVERIFY(field->isVisible() && edit->hasFocus());
        QVERIFY(!edit->accessibleName().isEmpty());
        QTest::keyClicks(edit, QStringLiteral("  "));
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(named.isEmpty() && field->isVisible()); // blanks are no name
        edit->clear();
        QTest::keyClicks(edit, QStringLiteral("Bo "));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(named.size(), 1);
        QCOMPARE(named[0][0].toString(), QStringLiteral("Bo"));
        QVERIFY(!field->isVisible() && field->require());
    }

    void saysWhatWaits() {
        QWidget window;
        auto* field = new CuratorField(&window);
        (new QVBoxLayout(&window))->addWidget(field);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto* said = field->findChild<QLabel*>(QStringLiteral("curatorWaiting"));
        QVERIFY(!field->require());
        QVERIFY(!said->isVisible());
        QVERIFY(!field->require(QStringLiteral("Retiring: q1")));
        QVERIFY(said->isVisible() && said->text().contains(QStringLiteral("Retiring: q1")));
        auto* edit = field->findChild<QLineEdit*>(QStringLiteral("curatorName"));
        QVERIFY(edit->accessibleDescription().contains(QStringLiteral("Retiring: q1")));
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!field->require());
        QVERIFY(!said->isVisible()); // that was given up
    }

    void aNameHasALetter() {
        QWidget window;
        auto* field = new CuratorField(&window);
        (new QVBoxLayout(&window))->addWidget(field);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QSignalSpy named(field, &CuratorField::named);
        QVERIFY(!field->require(QStringLiteral("Flag: q1")));
        auto* edit = field->findChild<QLineEdit*>(QStringLiteral("curatorName"));
        const auto* said = field->findChild<QLabel*>(QStringLiteral("curatorWaiting"));
        QTest::keyClick(edit, Qt::Key_3);
        QCOMPARE(edit->text(), QString()); // it was meant for the list
        QVERIFY(said->text().contains(QStringLiteral("“3” was not taken")));
        QVERIFY(said->text().contains(QStringLiteral("Flag: q1")));
        edit->setText(QStringLiteral("42")); // as pasted
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(named.isEmpty() && field->isVisible() && edit->hasFocus());
        QVERIFY(said->text().contains(QStringLiteral("A name needs a letter")));
        edit->clear();
        QTest::keyClicks(edit, QStringLiteral("Bo 2"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(named.size(), 1);
        QCOMPARE(field->name(), QStringLiteral("Bo 2"));
    }

    void theKeyboardGoesBackToWhereItWas_data() {
        QTest::addColumn<bool>("isNamed");
        QTest::newRow("named") << true;
        QTest::newRow("not named") << false;
    }

    void theKeyboardGoesBackToWhereItWas() {
        QFETCH(bool, isNamed);
        QWidget window;
        auto* field = new CuratorField(&window);
        auto* list = new QLineEdit(&window);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(field);
        layout->addWidget(list);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        list->setFocus();
        bool hadFocusWhenNamed = false;
        connect(field, &CuratorField::named, this, [&] { hadFocusWhenNamed = list->hasFocus(); });
        QSignalSpy declined(field, &CuratorField::declined);
        QVERIFY(!field->require());
        auto* edit = field->findChild<QLineEdit*>(QStringLiteral("curatorName"));
        QVERIFY(!field->require()); // asked again meanwhile
        QTest::keyClicks(edit, QStringLiteral("Bo"));
        QTest::keyClick(edit, isNamed ? Qt::Key_Return : Qt::Key_Escape);
        QVERIFY(list->hasFocus() && !field->isVisible());
        QCOMPARE(hadFocusWhenNamed, isNamed);
        QCOMPARE(declined.size(), isNamed ? 0 : 1);
    }
};

ASSAY_TEST(TestCuratorField)
#include "tst_curator_field.moc"
