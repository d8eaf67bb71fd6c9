// Every control of every page and window is come to by Tab, and left again.
#include "app/shell/page.h"
#include "tests/app/shell/full_window.h"
#include "tests/support/control_checks.h"
#include "tests/support/test_class.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace assay;

class TestKeyboardPath : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // The check itself: it must be able to fail.
    void theCheckFindsWhatIsWrong() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* first = new QPushButton(QStringLiteral("first"));
        auto* skipped = new QPushButton(QStringLiteral("skipped"));
        skipped->setFocusPolicy(Qt::ClickFocus);
        auto* last = new QPushButton(QStringLiteral("last"));
        for (QWidget* each : {first, skipped, last}) {
            layout->addWidget(each);
        }
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QStringList found = tests::unreachedControls(window);
        QCOMPARE(found.size(), 1);
        QVERIFY(found.first().contains(QStringLiteral("skipped")));
        skipped->setFocusPolicy(Qt::StrongFocus);
        QCOMPARE(tests::unreachedControls(window), QStringList());
        layout->addWidget(new QPlainTextEdit);
        QCoreApplication::processEvents();
        found = tests::unreachedControls(window);
        QVERIFY(found.first().startsWith(QStringLiteral("Tab stays in")));
    }

    void everyControlOfEveryPageIsReached_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1920x1080") << QSize(1'920, 1'080);
        QTest::newRow("1280x800") << QSize(1'280, 800);
    }

    void everyControlOfEveryPageIsReached() {
        QFETCH(const QSize, size);
        tests::FullWindow full;
        QVERIFY(full.show(size));
        QStringList found;
        full.everywhere([&](const QString& place) {
            for (const QString& each : tests::unreachedControls(*full.window)) {
                found.append(place + QStringLiteral(": ") + each);
            }
        });
        QVERIFY(tests::nothingIn(found));
    }

    // What stands below comes later: in the setup of a neighbour test, and in the two columns of Home.
    void tabGoesAsThePageIsRead() {
        tests::FullWindow full;
        QVERIFY(full.show(QSize(1'280, 800)));
        const auto order = [&](const QStringList& names) {
            QStringList found;
            const QWidget* first = full.window->currentPage();
            for (const QWidget* each = first->nextInFocusChain(); each != first;
                 each = each->nextInFocusChain()) {
                if (names.contains(each->objectName()) && first->isAncestorOf(each)) {
                    found.append(each->objectName());
                }
            }
            const qsizetype from = found.indexOf(names.first());
            return found.mid(from) + found.mid(0, from);
        };
        const QStringList setup{QStringLiteral("corpus"),     QStringLiteral("vectors"),
                                QStringLiteral("searchList"), QStringLiteral("filterFields"),
                                QStringLiteral("runName"),    QStringLiteral("runTest")};
        full.window->showPage(QStringLiteral("neighbours"));
        QCOMPARE(order(setup), setup);
        const QStringList home{QStringLiteral("homeSets"), QStringLiteral("nextImport"),
                               QStringLiteral("homeRecent"), QStringLiteral("homeDrop")};
        full.window->showPage(QStringLiteral("home"));
        QCOMPARE(order(home), home);
    }

    void everyControlOfEveryDialogIsReached() {
        tests::FullWindow full;
        QVERIFY(full.show(QSize(1'280, 800)));
        QStringList found;
        const QList<QWidget*> windows = full.otherWindows();
        for (QWidget* other : windows) {
            other->show();
            other->activateWindow();
            QVERIFY(full.settle());
            QVERIFY(QTest::qWaitForWindowActive(other));
            for (const QString& each : tests::unreachedControls(*other)) {
                found.append(QString::fromUtf8(other->metaObject()->className()) + QStringLiteral(": ") +
                             each);
            }
            other->close();
        }
        QVERIFY(tests::nothingIn(found));
    }
};

ASSAY_TEST(TestKeyboardPath)
#include "tst_keyboard_path.moc"
