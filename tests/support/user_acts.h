// What a person does with keys and the mouse that takes several steps. Each fails the test where the control
// is hidden or disabled, as a person could not do it there.
#pragma once

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

namespace assay::tests {

// Opens the list of the box and takes the entry, also the one that is chosen already.
inline void chooseEntry(QComboBox& box, int index) {
    QVERIFY2(box.isVisible() && box.isEnabled(), qPrintable(box.objectName()));
    QVERIFY(index >= 0 && index < box.count());
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_F4);
    QAbstractItemView* list = box.view();
    QVERIFY(list->isVisible());
    QTest::keyClick(list, Qt::Key_Home);
    for (int step = 0; step < box.count() && list->currentIndex().row() != index; ++step) {
        QTest::keyClick(list, Qt::Key_Down);
    }
    QCOMPARE(list->currentIndex().row(), index);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(!list->isVisible());
    // A window system gives the keyboard back; the offscreen one does not.
    if (QApplication::activeModalWidget() == nullptr) {
        box.window()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(box.window()));
    }
}

// Scrolls to the first link of that address and clicks on the middle of its text.
inline void clickLink(QTextBrowser& browser, const QString& address) {
    QVERIFY2(browser.isVisible() && browser.isEnabled(), qPrintable(browser.objectName()));
    QTextCursor middle;
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); middle.isNull() && !part.atEnd(); ++part) {
            if (part.fragment().charFormat().anchorHref() == address) {
                middle = QTextCursor(browser.document());
                middle.setPosition(part.fragment().position() + part.fragment().length() / 2);
            }
        }
    }
    QVERIFY2(!middle.isNull(), qPrintable(address));
    QScrollBar* scroll = browser.verticalScrollBar();
    scroll->setValue(scroll->value() + browser.cursorRect(middle).center().y() -
                     browser.viewport()->height() / 2);
    const QPoint at = browser.cursorRect(middle).center() + QPoint(1, 0);
    QVERIFY(browser.viewport()->rect().contains(at));
    QTest::mouseClick(browser.viewport(), Qt::LeftButton, Qt::NoModifier, at);
}

// Shows the tab of that title.
inline void showTab(QTabWidget& tabs, const QString& title) {
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabs.tabText(i) == title) {
            tabs.setCurrentIndex(i);
            return;
        }
    }
    QFAIL(qPrintable(title));
}

// Presses the key in what has the keyboard, else in `page`.
inline void pressIn(QWidget& page, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* const focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &page, key, modifiers);
}

// Walks down an open menu to the action, which Return then takes and Right opens.
inline void walkTo(QMenu& menu, const QAction* action) {
    QVERIFY(menu.isVisible());
    QVERIFY(action != nullptr && action->isEnabled());
    for (qsizetype step = 0; step < menu.actions().size() && menu.activeAction() != action; ++step) {
        QTest::keyClick(&menu, Qt::Key_Down);
    }
    QCOMPARE(menu.activeAction(), action);
}

} // namespace assay::tests
