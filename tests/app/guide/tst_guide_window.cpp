// The guide's window: F1 in its context, links, back and forward, search, pictures, both themes.
#include "app/guide/guide_browser.h"
#include "app/guide/guide_chapters.h"
#include "app/guide/guide_window.h"
#include "app/pages/thresholds/thresholds_page.h"
#include "app/workbench.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/theme/theme.h"

#include <QtTest/QTest>

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

using namespace assay;
using app::GuideBrowser;
using app::GuideWindow;

namespace {

// A window that shows the guide.
struct Fixture : tests::WindowFixture {
    Fixture() { app::offerGuide(*window, settings); }

    void startAgain() {
        start();
        app::offerGuide(*window, settings);
    }
};

QUrl chapter(const char* place) {
    return QUrl(QStringLiteral("qrc:/docs/") + QString::fromUtf8(place));
}

GuideWindow* shownGuide() {
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows) {
        if (auto* guide = qobject_cast<GuideWindow*>(window); guide != nullptr && guide->isVisible()) {
            return guide;
        }
    }
    return nullptr;
}

struct Opened : tests::ShellFixture {
    app::Settings settings;
    GuideWindow window{settings};

    explicit Opened(const QUrl& address = {}) {
        window.resize(900, 600);
        window.showChapter(address);
        window.show();
        window.activateWindow();
    }

    [[nodiscard]] GuideBrowser& text() const { return window.browser(); }

    QLineEdit* find() { return window.findChild<QLineEdit*>(QStringLiteral("guideFind")); }

    QString matches() { return window.findChild<QLabel*>(QStringLiteral("guideMatches"))->text(); }

    QListWidget* chapters() { return window.findChild<QListWidget*>(QStringLiteral("guideChapters")); }
};

// Runs of text with what is behind and in front of them.
struct Ink {
    QString text;
    QColor letters;
    QColor paper;
};

QList<Ink> inkOf(const GuideBrowser& browser) {
    const QPalette palette = browser.palette();
    QList<Ink> all;
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
        QColor paper = palette.color(QPalette::Base);
        if (const QTextTable* table = QTextCursor(block).currentTable()) {
            const QTextCharFormat cell = table->cellAt(QTextCursor(block)).format();
            if (cell.background().style() != Qt::NoBrush) {
                paper = cell.background().color();
            }
        }
        if (block.blockFormat().background().style() != Qt::NoBrush) {
            paper = block.blockFormat().background().color();
        }
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            const bool shaded = format.background().style() != Qt::NoBrush;
            const bool coloured = format.foreground().style() != Qt::NoBrush;
            all.append({it.fragment().text(),
                        coloured ? format.foreground().color() : palette.color(QPalette::Text),
                        shaded ? format.background().color() : paper});
        }
    }
    return all;
}

} // namespace

class TestGuideWindow : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void f1OpensTheChapterOfThePage() {
        Fixture fixture;
        fixture.window->addPage(new app::ThresholdsPage);
        fixture.window->activateWindow();
        QVERIFY(fixture.window->showPage(QStringLiteral("thresholds")));
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QTest::keyClick(fixture.window.get(), Qt::Key_F1);
        QTRY_VERIFY(shownGuide() != nullptr);
        GuideWindow* guide = shownGuide();
        QCOMPARE(guide->browser().source(), chapter("guide/thresholds.md"));
        QVERIFY(guide->windowTitle().contains(QStringLiteral("threshold")));

        // The same window again, at another page's chapter; a page without one leads to the beginning.
        QVERIFY(fixture.window->showPage(QStringLiteral("home")));
        fixture.action("help_guide")->trigger();
        QCOMPARE(shownGuide(), guide);
        QCOMPARE(guide->browser().source(), chapter("guide/index.md"));
        QVERIFY(fixture.window->showPage(QStringLiteral("thresholds")));
        fixture.action("help_guide")->trigger();
        QVERIFY(fixture.window->showPage(QStringLiteral("sample")));
        fixture.action("help_guide")->trigger();
        QCOMPARE(guide->browser().source(), chapter("guide/index.md"));
    }

    void theGuideGoesWithTheWindow() {
        Fixture fixture;
        fixture.action("help_guide")->trigger();
        QVERIFY(shownGuide() != nullptr);
        fixture.window->close();
        fixture.window.reset();
        QVERIFY(shownGuide() == nullptr);
    }

    void itsPlaceIsKeptWhenTheWindowClosesFirst() {
        Fixture fixture;
        fixture.action("help_guide")->trigger();
        QTRY_VERIFY(shownGuide() != nullptr);
        shownGuide()->resize(731, 502);
        fixture.startAgain();
        QVERIFY(shownGuide() == nullptr);
        fixture.action("help_guide")->trigger();
        QTRY_VERIFY(shownGuide() != nullptr);
        QCOMPARE(shownGuide()->size(), QSize(731, 502));
    }

    void aPlaceInAChapterIsScrolledTo() {
        Opened guide(app::guideChapterOf(QStringLiteral("bundles")));
        QCOMPARE(guide.text().source().fragment(), QStringLiteral("bundles"));
        QTRY_VERIFY(guide.text().verticalScrollBar()->value() > 0);
        const QString atTop = guide.text().cursorForPosition({30, 8}).block().text();
        QCOMPARE(atTop, QStringLiteral("Bundles"));
    }

    void linksLeadAndTheWayBackIsRemembered() {
        Opened guide;
        QCOMPARE(guide.text().source(), chapter("guide/index.md"));
        QCOMPARE(guide.chapters()->currentRow(), 0);
        auto* back = guide.window.findChild<QAction*>(QStringLiteral("guide_back"));
        auto* forward = guide.window.findChild<QAction*>(QStringLiteral("guide_forward"));
        QVERIFY(!back->isEnabled());

        // By the keyboard: Tab goes to the first link, Return follows it.
        guide.text().setFocus();
        QTest::keyClick(&guide.text(), Qt::Key_Tab);
        QTest::keyClick(&guide.text(), Qt::Key_Return);
        QCOMPARE(guide.text().source(), chapter("guide/thresholds.md"));
        QCOMPARE(guide.chapters()->currentItem()->text(), QStringLiteral("How to decide a threshold"));
        QVERIFY(back->isEnabled());
        back->trigger();
        QCOMPARE(guide.text().source(), chapter("guide/index.md"));
        QCOMPARE(guide.chapters()->currentRow(), 0);
        forward->trigger();
        QCOMPARE(guide.text().source(), chapter("guide/thresholds.md"));
    }

    void aChapterIsChosenFromTheList() {
        Opened guide;
        guide.chapters()->setFocus();
        QTest::keyClick(guide.chapters(), Qt::Key_Down);
        QCOMPARE(guide.text().source(), chapter("guide/thresholds.md"));
        QCOMPARE(guide.text().verticalScrollBar()->value(), 0);
    }

    void textIsFound() {
        Opened guide(chapter("guide/thresholds.md"));
        QVERIFY(QTest::qWaitForWindowActive(&guide.window));
        QTest::keyClick(&guide.window, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(guide.find()->hasFocus());
        QTest::keyClicks(guide.find(), QStringLiteral("macro-f1"));
        const int places = static_cast<int>(
            guide.text().toPlainText().count(QStringLiteral("macro-f1"), Qt::CaseInsensitive));
        QVERIFY(places > 2);
        QCOMPARE(guide.matches(), QStringLiteral("1 of %1").arg(places));
        QTest::keyClick(guide.find(), Qt::Key_Return);
        QCOMPARE(guide.matches(), QStringLiteral("2 of %1").arg(places));
        QTest::keyClick(&guide.window, Qt::Key_F3, Qt::ShiftModifier);
        QTest::keyClick(&guide.window, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(guide.matches(), QStringLiteral("%1 of %1").arg(places)); // round the beginning
        QTest::keyClick(&guide.window, Qt::Key_F3);
        QCOMPARE(guide.matches(), QStringLiteral("1 of %1").arg(places));
        QCOMPARE(guide.text().textCursor().selectedText().toLower(), QStringLiteral("macro-f1"));

        guide.find()->clear();
        QTest::keyClicks(guide.find(), QStringLiteral("xyzzy"));
        QCOMPARE(guide.matches(), QStringLiteral("Not in this chapter"));
        QTest::keyClick(guide.find(), Qt::Key_Escape);
        QTRY_VERIFY(guide.text().hasFocus());
        QVERIFY(guide.window.isVisible());
        QTest::keyClick(&guide.window, Qt::Key_Escape);
        QTRY_VERIFY(!guide.window.isVisible());
    }

    void picturesFitTheWindow() {
        Opened guide(chapter("guide/thresholds.md"));
        const auto widths = [&guide] {
            QList<qreal> all;
            for (QTextBlock b = guide.text().document()->begin(); b.isValid(); b = b.next()) {
                for (auto it = b.begin(); !it.atEnd(); ++it) {
                    if (it.fragment().charFormat().isImageFormat()) {
                        all.append(it.fragment().charFormat().toImageFormat().width());
                    }
                }
            }
            return all;
        };
        QVERIFY(!widths().isEmpty());
        for (const int wide : {900, 700, 1400}) {
            guide.window.resize(wide, 600);
            QTRY_COMPARE(guide.window.width(), wide);
            QTRY_COMPARE(guide.text().horizontalScrollBar()->maximum(), 0);
            const QList<qreal> now = widths();
            for (const qreal width : now) {
                QVERIFY(width > 0);
                QVERIFY2(width <= guide.text().viewport()->width(), qPrintable(QString::number(width)));
            }
        }
    }

    void allIsReadableInBothThemes() {
        Opened guide(chapter("guide/curation.md"));
        for (const widgets::ThemeChoice theme : {widgets::ThemeChoice::Dark, widgets::ThemeChoice::Light}) {
            widgets::applyTheme(*qApp, theme);
            QCoreApplication::processEvents();
            QCOMPARE(widgets::isDarkPalette(guide.text().palette()), theme == widgets::ThemeChoice::Dark);
            const QList<Ink> all = inkOf(guide.text());
            QVERIFY(all.size() > 100);
            for (const Ink& ink : all) {
                QVERIFY2(widgets::contrastRatio(ink.letters, ink.paper) >= 4.5, qPrintable(ink.text));
            }
        }
        widgets::applyTheme(*qApp, widgets::ThemeChoice::System);
    }

    void everyControlHasAName() {
        Opened guide;
        const QList<QWidget*> all = guide.window.findChildren<QWidget*>();
        int named = 0;
        for (const QWidget* widget : all) {
            if ((widget->focusPolicy() & Qt::TabFocus) != 0 &&
                !widget->objectName().startsWith(QStringLiteral("qt_"))) {
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
                ++named;
            }
        }
        QVERIFY(named >= 5); // two buttons, search, chapters, text
    }

    void lettersGrowAndShrink() {
        Opened guide;
        const qreal before = guide.text().document()->defaultFont().pointSizeF();
        guide.window.findChild<QAction*>(QStringLiteral("guide_larger"))->trigger();
        QTRY_COMPARE(guide.text().document()->defaultFont().pointSizeF(), before + 1);
        guide.window.findChild<QAction*>(QStringLiteral("guide_smaller"))->trigger();
        QTRY_COMPARE(guide.text().document()->defaultFont().pointSizeF(), before);
    }

    void itsPlaceIsRemembered() {
        tests::ShellFixture folder;
        app::Settings settings;
        {
            GuideWindow guide(settings);
            guide.show();
            guide.resize(777, 555);
            guide.close();
        }
        GuideWindow again(settings);
        again.show();
        QTRY_COMPARE(again.size(), QSize(777, 555));
    }
};

ASSAY_TEST(TestGuideWindow)
#include "tst_guide_window.moc"
