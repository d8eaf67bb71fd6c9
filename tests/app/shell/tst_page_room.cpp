// What a page shows when it has nothing, and when it has little room.
#include "app/pages/questions/questions_page.h"
#include "app/shell/bottom_panel.h"
#include "app/shell/gold_imports.h"
#include "app/shell/message_banner.h"
#include "app/shell/navigation_list.h"
#include "app/shell/page.h"
#include "app/shell/session.h"
#include "tests/app/shell/full_window.h"
#include "tests/support/control_checks.h"
#include "tests/support/test_class.h"
#include "widgets/theme/text_size.h"

#include <QtTest/QTest>

#include <QAbstractButton>
#include <QAction>
#include <QFileDialog>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>

using namespace assay;

namespace {

// The buttons that lead on from a page without content, by their object names.
QStringList offersOf(const QWidget& page) {
    QStringList offers;
    const QList<QAbstractButton*> buttons = page.findChildren<QAbstractButton*>();
    for (const QAbstractButton* button : buttons) {
        const QString name = button->objectName();
        if (button->isVisible() && button->isEnabled() &&
            (name.startsWith(QLatin1String("empty_")) || name.startsWith(QLatin1String("next")))) {
            offers.append(name);
        }
    }
    return offers;
}

// Whether the page in front scrolls in that direction, and how far; empty: it does not.
QStringList scrollOf(const tests::FullWindow& full, Qt::Orientation along, const QString& place) {
    const QWidget* const page = full.window->currentPage();
    const auto* const area = qobject_cast<QScrollArea*>(page->parentWidget()->parentWidget());
    const bool across = along == Qt::Horizontal;
    if (!(across ? area->horizontalScrollBar() : area->verticalScrollBar())->isVisible()) {
        return {};
    }
    const QWidget* const room = area->viewport();
    return {QStringLiteral("%1: %2 of %3")
                .arg(place)
                .arg(across ? page->width() : page->height())
                .arg(across ? room->width() : room->height())};
}

// The tabs of the questions, whose bar is no part of them.
void lookAtQuestions(const tests::FullWindow& full, const std::function<void(const QString&)>& look) {
    QVERIFY(full.window->showPage(QStringLiteral("questions")));
    auto* const views = full.window->currentPage()->findChild<QTabBar*>(QStringLiteral("questionTabs"));
    for (int i = 0; i < views->count(); ++i) {
        views->setCurrentIndex(i);
        QVERIFY(full.settle());
        look(QStringLiteral("questions, ") + views->tabText(i));
    }
}

} // namespace

class TestPageRoom : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyPageOfAnEmptyWorkspaceOffersWhatComesNext() {
        tests::FullWindow full;
        QVERIFY(full.show({1'280, 800}));
        full.window->session().createWorkspace(full.path(QStringLiteral("empty.assay")));
        QVERIFY(full.settle());
        for (const QString& page : tests::FullWindow::pages()) {
            if (page == QStringLiteral("report")) {
                continue; // a template can be written, and a report made that says what there is not
            }
            QVERIFY(full.window->showPage(page));
            QVERIFY(full.settle());
            const QStringList offers = offersOf(*full.window->currentPage());
            QVERIFY2(offers.contains(QStringLiteral("empty_file_import")) ||
                         offers.contains(QStringLiteral("nextImport")),
                     qPrintable(page + QStringLiteral(": ") + offers.join(u' ')));
        }
        QVERIFY(full.window->showPage(QStringLiteral("questions")));
        auto* import =
            full.window->currentPage()->findChild<QAbstractButton*>(QStringLiteral("empty_file_import"));
        import->setFocus();
        QTest::keyClick(import, Qt::Key_Space);
        const auto* dialog = full.window->findChild<QFileDialog*>(QStringLiteral("importDialog"));
        QVERIFY(dialog != nullptr && dialog->isVisible());
    }

    // Where no corpus has a sentence, that is said, and what is in front stays there.
    void aSentenceOfNoCorpusLeadsNowhere() {
        tests::FullWindow full;
        QVERIFY(full.show({1'280, 800}));
        QVERIFY(full.window->showPage(QStringLiteral("bundles")));
        QVERIFY(full.settle());
        auto* const show = full.window->findChild<QAction*>(QStringLiteral("bundles.showInCorpus"));
        QVERIFY(show != nullptr && show->isEnabled());
        show->trigger(); // what the fixture's bundles hold is in none of its corpora
        QVERIFY(full.settle());
        QCOMPARE(full.window->currentPage()->navigationKey(), QStringLiteral("bundles"));
        const QString said = full.window->banner().messages().join(u' ');
        QVERIFY2(said.contains(QStringLiteral("No corpus of this workspace has the sentence")),
                 qPrintable(said));
    }

    // Without a workspace there is one to open first; with something to measure, a page to measure it on.
    void offersFollowWhatTheWorkspaceHolds() {
        tests::FullWindow full;
        QVERIFY(full.show({1'280, 800}));
        full.window->session().closeWorkspace();
        QVERIFY(full.settle());
        QVERIFY(full.window->showPage(QStringLiteral("thresholds")));
        QCOMPARE(offersOf(*full.window->currentPage()),
                 (QStringList{QStringLiteral("empty_file_open_workspace"),
                              QStringLiteral("empty_file_import"), QStringLiteral("empty_file_open_demo")}));
        full.window->session().openWorkspace(
            full.workspace(QStringLiteral("scores.assay"), {QStringLiteral("june")}));
        QVERIFY(full.settle());
        QVERIFY(full.window->showPage(QStringLiteral("runs")));
        QVERIFY(full.settle());
        QStringList offers = offersOf(*full.window->currentPage());
        offers.removeDuplicates(); // the list and the tab in front offer the same
        QCOMPARE(offers.size(), 4);
        QVERIFY(!offers.contains(QStringLiteral("empty_file_import")));
        auto* sweep = full.window->currentPage()->findChild<QAbstractButton*>(
            QStringLiteral("empty_view_page_thresholds"));
        QTest::keyClick(sweep, Qt::Key_Space);
        QCOMPARE(full.window->currentPage()->navigationKey(), QStringLiteral("thresholds"));
    }

    // What comes next follows from what there is: while that is read, nothing is offered.
    void nothingIsOfferedBeforeTheWorkspaceIsRead() {
        tests::FullWindow full;
        QVERIFY(full.show({1'280, 800}));
        QVERIFY(full.window->showPage(QStringLiteral("thresholds")));
        app::Session& session = full.window->session();
        QList<QStringList> before;
        connect(&session.gold(), &app::GoldImports::holdingsChanged, this, [&] {
            if (session.hasWorkspace() && !session.gold().holdings().areRead) {
                before.append(offersOf(*full.window->currentPage()));
            }
        });
        session.createWorkspace(full.path(QStringLiteral("empty.assay")));
        QVERIFY(full.settle());
        QCOMPARE(before, QList<QStringList>{QStringList()});
        QCOMPARE(offersOf(*full.window->currentPage()), QStringList{QStringLiteral("empty_file_import")});
    }

    // Large text on a small screen: the pages' names give their room to the page, and are told by tips.
    void namesOfPagesGiveWay() {
        tests::FullWindow full;
        QVERIFY(full.show({1'280, 800}));
        const auto* pages = full.window->findChild<app::NavigationList*>();
        const int named = pages->width();
        QVERIFY(pages->showsNames());
        QCOMPARE(pages->item(1)->toolTip(), QString());
        widgets::applyTextSize(*qApp, 150);
        QVERIFY(full.settle());
        QVERIFY(!pages->showsNames());
        QVERIFY(pages->width() < named);
        QCOMPARE(pages->item(1)->toolTip(), QStringLiteral("Questions"));
        QCOMPARE(pages->item(1)->text(), QStringLiteral("Questions")); // as it is spoken
        full.window->resize(1'920, 1'080);
        QVERIFY(full.settle());
        QVERIFY(pages->showsNames());
    }

    void noPageScrollsSideways_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }

    // With text half as large again, on a small screen: what does not fit beside something else gives way to
    // it.
    void noPageScrollsSideways() {
        QFETCH(const QString, language);
        tests::FullWindow full(150, widgets::ThemeChoice::Light, language);
        QVERIFY(full.show({1'280, 800}));
        QStringList found;
        const auto look = [&](const QString& place) { found += scrollOf(full, Qt::Horizontal, place); };
        full.everywhere(look);
        lookAtQuestions(full, look);
        QVERIFY(tests::nothingIn(found));
    }

    // Lists give way: no page gets a bar of its own beside the open panel.
    void noPageScrollsBesideAnOpenPanel() {
        tests::FullWindow full;
        QVERIFY(full.show({1'280, 800}));
        full.window->findChild<app::BottomPanel*>()->showIssues();
        QVERIFY(full.settle());
        QStringList found;
        const auto look = [&](const QString& place) { found += scrollOf(full, Qt::Vertical, place); };
        full.everywhere(look);
        QVERIFY(full.window->showPage(QStringLiteral("questions")));
        auto* detail = full.window->currentPage()->findChild<QTabWidget*>(QStringLiteral("questionDetail"));
        auto* page = qobject_cast<app::QuestionsPage*>(full.window->currentPage());
        page->showFiltered({{{curation::Facet::Suite, {"P3"}}}, {}}); // named in a line of its own
        for (int i = 0; i < detail->count(); ++i) {
            detail->setCurrentIndex(i);
            QVERIFY(full.settle());
            look(QStringLiteral("questions, filtered > ") + detail->tabText(i));
        }
        page->showFiltered({});
        detail->setCurrentIndex(0);
        lookAtQuestions(full, look);
        QVERIFY(tests::nothingIn(found));
    }
};

ASSAY_TEST(TestPageRoom)

#include "tst_page_room.moc"
