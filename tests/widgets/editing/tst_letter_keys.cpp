// Keys of one letter, as they come to a window.
#include "tests/support/test_class.h"
#include "widgets/editing/letter_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <memory>

using namespace assay;

class TestLetterKeys : public QObject {
    Q_OBJECT

    std::unique_ptr<QWidget> m_host;
    QWidget* m_list = nullptr;
    QLineEdit* m_line = nullptr;
    QAction* m_retire = nullptr;
    widgets::LetterKeys* m_keys = nullptr;
    bool m_mayAct = false;

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(m_host->windowHandle(), key, modifiers);
    }

  private Q_SLOTS:

    void init() {
        m_mayAct = false;
        m_host = std::make_unique<QWidget>();
        auto* layout = new QVBoxLayout(m_host.get());
        m_list = new QWidget(m_host.get());
        m_list->setFocusPolicy(Qt::StrongFocus);
        m_line = new QLineEdit(m_host.get());
        layout->addWidget(m_list);
        layout->addWidget(m_line);
        m_retire = new QAction(m_host.get());
        m_retire->setShortcuts({QKeySequence(Qt::Key_R), QKeySequence(Qt::CTRL | Qt::Key_R)});
        m_retire->setShortcutContext(Qt::WidgetWithChildrenShortcut); // as on the pages
        m_host->addAction(m_retire);
        m_keys = new widgets::LetterKeys(m_host.get(), {m_retire}, [this] { return m_mayAct; });
        m_host->show();
        QVERIFY(QTest::qWaitForWindowActive(m_host.get()));
        m_list->setFocus();
    }

    void cleanup() { m_host.reset(); }

    void aLetterActsWhereSomethingIsSelected() {
        m_mayAct = true;
        const QSignalSpy done(m_retire, &QAction::triggered);
        const QSignalSpy idle(m_keys, &widgets::LetterKeys::idle);
        press(Qt::Key_R);
        QCOMPARE(done.count(), 1);
        QCOMPARE(idle.count(), 0);
    }

    void elsewhereItOnlySaysSo() {
        const QSignalSpy done(m_retire, &QAction::triggered);
        const QSignalSpy idle(m_keys, &widgets::LetterKeys::idle);
        press(Qt::Key_R);
        QCOMPARE(done.count(), 0);
        QCOMPARE(idle.count(), 1);
        QCOMPARE(idle.first().first().value<QAction*>(), m_retire);
        press(Qt::Key_A); // no key of an action
        m_retire->setEnabled(false);
        press(Qt::Key_R);
        QCOMPARE(idle.count(), 1);
    }

    void aKeyWithCtrlIsNoLetter() {
        const QSignalSpy done(m_retire, &QAction::triggered);
        press(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(done.count(), 1);
    }

    void whatIsTypedIsTyped() {
        m_mayAct = true;
        const QSignalSpy done(m_retire, &QAction::triggered);
        const QSignalSpy idle(m_keys, &widgets::LetterKeys::idle);
        m_line->setFocus();
        press(Qt::Key_R);
        QCOMPARE(m_line->text(), QStringLiteral("r"));
        QCOMPARE(done.count(), 0);
        QCOMPARE(idle.count(), 0);
    }

    // In an open list of a box it looks for an entry, in a menu for an item.
    void behindAnOpenPopupNothingIsDone() {
        m_mayAct = true;
        const QSignalSpy done(m_retire, &QAction::triggered);
        const QSignalSpy idle(m_keys, &widgets::LetterKeys::idle);
        QComboBox box(m_host.get());
        box.addItems({QStringLiteral("All"), QStringLiteral("Retired")});
        box.show();
        box.showPopup();
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
        QCOMPARE(done.count(), 0);
        QCOMPARE(box.view()->currentIndex().row(), 1);
        box.hidePopup();
        QMenu menu(m_host.get());
        const QAction* const item = menu.addAction(QStringLiteral("&Retired"));
        const QSignalSpy chosen(item, &QAction::triggered);
        menu.popup({10, 10});
        QTest::keyClick(&menu, Qt::Key_R);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(done.count(), 0);
        QCOMPARE(idle.count(), 0);
        m_list->setFocus();
        press(Qt::Key_R);
        QCOMPARE(done.count(), 1);
    }
};

ASSAY_TEST(TestLetterKeys)
#include "tst_letter_keys.moc"
