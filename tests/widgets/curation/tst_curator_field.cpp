// Who signs: the field that asks for it where it is not known.
#include "tests/support/test_class.h"
#include "widgets/curation/curator_field.h"

#include <QtTest/QTest>

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
