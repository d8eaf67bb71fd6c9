#include "app/pages/questions/filter_bar.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"

#include <QApplication>
#include <QInputDialog>
#include <QMenu>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <functional>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::FilterBar;
using app::QuestionController;
using curation::Facet;
using tests::PaneFixture;

class TestFilterBar : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<FilterBar> m_bar;

    [[nodiscard]] QuestionController& controller() const { return m_fixture->controller(); }

    void makeBar() {
        m_bar = std::make_unique<FilterBar>(controller());
        m_bar->show();
        QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
    }

    [[nodiscard]] QStringList shownIds() const {
        QStringList ids;
        for (const std::uint32_t position : controller().shown()) {
            ids += QString::fromStdString(controller().columns().questionId[position]);
        }
        return ids;
    }

    // Opens the menu by a click, which lasts until the menu is closed; `act` is done while it is open.
    void withMenu(const std::function<void(QMenu&)>& act) const {
        QMenu& menu = *m_bar->filtersButton().menu();
        bool wasOpen = false;
        QTimer timer; // gone with this call: nothing is done later if no menu comes
        timer.setSingleShot(true);
        connect(&timer, &QTimer::timeout, &menu, [&] {
            wasOpen = menu.isVisible();
            if (wasOpen) {
                act(menu);
            }
            while (QWidget* open = QApplication::activePopupWidget()) {
                open->close();
            }
        });
        timer.start(0);
        QVERIFY(m_bar->filtersButton().isVisible());
        QTest::mouseClick(&m_bar->filtersButton(), Qt::LeftButton);
        QVERIFY(wasOpen);
    }

    // The menu as it was shown, closed again.
    [[nodiscard]] QMenu& menu() const {
        withMenu([](const QMenu&) {});
        return *m_bar->filtersButton().menu();
    }

    // Takes an entry by keys.
    void choose(const QString& text) const {
        withMenu([&](QMenu& menu) {
            tests::walkTo(menu, actionIn(menu, text));
            QTest::keyClick(&menu, Qt::Key_Return);
        });
    }

    // An entry of the submenu of that name.
    void choose(const QString& submenu, const QString& text) const {
        withMenu([&](QMenu& menu) {
            const QAction* way = actionIn(menu, submenu);
            QVERIFY(way != nullptr && way->menu() != nullptr);
            tests::walkTo(menu, way);
            QTest::keyClick(&menu, Qt::Key_Right);
            tests::walkTo(*way->menu(), actionIn(*way->menu(), text));
            QTest::keyClick(way->menu(), Qt::Key_Return);
        });
    }

    [[nodiscard]] static QAction* actionIn(const QMenu& menu, const QString& text) {
        for (QAction* action : menu.actions()) {
            if (action->text() == text) {
                return action;
            }
        }
        return nullptr;
    }

    [[nodiscard]] QString count() const { return m_bar->findChild<QLabel*>(u"shownCount"_s)->text(); }

    // Answers the dialog by keys.
    void answer(const QString& name, const QString& keys) const {
        auto* dialog = m_bar->findChild<QInputDialog*>(name);
        QVERIFY(dialog != nullptr);
        auto* line = dialog->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, keys);
        QTest::keyClick(line, Qt::Key_Return);
    }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        const auto add = [this](const char* id, const char* text, const char* difficulty) {
            QVERIFY(m_fixture->add(
                        id, text, [&](model::Question& question) { question.difficulty = difficulty; }) != 0);
        };
        add("q1", "What did Ålesund sell in 2019?", "easy");
        add("q2", "Was the café closed?", "hard");
        add("q3", "Cafeteria costs in 2020", "easy");
        m_fixture->start();
        makeBar();
    }

    void cleanup() {
        m_bar.reset();
        m_fixture.reset();
    }

    void searchesWhileTyping_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("without accents") << u"alesund"_s << QStringList{u"q1"_s};
        QTest::newRow("with accents") << u"CAFÉ"_s << QStringList{u"q2"_s, u"q3"_s};
        QTest::newRow("a beginning") << u"caf"_s << QStringList{u"q2"_s, u"q3"_s};
        QTest::newRow("every word") << u"costs 2020"_s << QStringList{u"q3"_s};
        QTest::newRow("an id") << u"q2"_s << QStringList{u"q2"_s};
        QTest::newRow("nothing") << u"unheard of"_s << QStringList{};
        QTest::newRow("signs of a query") << u"\"café* OR ("_s << QStringList{u"q2"_s};
    }

    void searchesWhileTyping() {
        QFETCH(QString, typed);
        QFETCH(QStringList, found);
        if (QLatin1String(QTest::currentDataTag()) == "signs of a query"_L1) {
            found.clear(); // "or" is a word like any other
        }
        m_bar->searchLine().insert(typed);
        QTRY_COMPARE(shownIds(), found);
        QTRY_COMPARE(count(), u"%1 of 3"_s.arg(found.size()));
        QTest::keyClick(&m_bar->searchLine(), Qt::Key_Escape);
        QTRY_COMPARE(shownIds().size(), 3);
        QTRY_COMPARE(count(), u"3"_s);
    }

    void eachKeyNarrows() {
        QTest::keyClicks(&m_bar->searchLine(), u"cafe"_s);
        QTRY_COMPARE(shownIds().size(), 2);
        QTest::keyClicks(&m_bar->searchLine(), u"t"_s);
        QTRY_COMPARE(shownIds(), QStringList{u"q3"_s});
        QSignalSpy left(m_bar.get(), &FilterBar::leftDownwards);
        QTest::keyClick(&m_bar->searchLine(), Qt::Key_Down);
        QCOMPARE(left.count(), 1);
    }

    void whatIsChosenCanBeGivenUp() {
        curation::QuestionFilter filter;
        filter.chosen[Facet::Difficulty] = {"easy"};
        controller().setFilter(filter);
        auto* chips = m_bar->findChild<QToolBar*>(u"filterChips"_s);
        QCOMPARE(chips->actions().size(), 1);
        QVERIFY(chips->actions().constFirst()->text().contains(u"Easy"_s));
        QVERIFY(chips->isVisible());
        chips->actions().constFirst()->trigger();
        QTRY_COMPARE(shownIds().size(), 3);
        QVERIFY(!chips->isVisible());
    }

    void filtersAreSavedUsedRenamedAndRemoved() {
        QVERIFY(!actionIn(menu(), u"Save this filter…"_s)->isEnabled()); // there is none
        curation::QuestionFilter filter;
        filter.chosen[Facet::Difficulty] = {"easy"};
        filter.text = "2019";
        controller().setFilter(filter);
        choose(u"Save this filter…"_s);
        answer(u"filterNameDialog"_s, u"Easy of 2019"_s);
        QAction* use = actionIn(menu(), u"Easy of 2019"_s);
        QVERIFY(use != nullptr);
        QVERIFY(use->isChecked());
        choose(u"Show all questions"_s);
        QCOMPARE(shownIds().size(), 3);
        choose(u"Easy of 2019"_s);
        QVERIFY(controller().filter() == filter);
        QCOMPARE(m_bar->searchLine().text(), u"2019"_s);
        QCOMPARE(shownIds(), QStringList{u"q1"_s});

        choose(u"Rename"_s, u"Easy of 2019…"_s);
        answer(u"filterRenameDialog"_s, u"A & B"_s);
        QVERIFY(actionIn(menu(), u"Easy of 2019"_s) == nullptr);
        QVERIFY(actionIn(menu(), u"A && B"_s) != nullptr);
        QVERIFY(actionIn(menu(), u"A && B"_s)->isChecked()); // the same filter

        // After a restart too.
        m_bar.reset();
        m_fixture->reopen(false);
        makeBar();
        QVERIFY(actionIn(menu(), u"A && B"_s) != nullptr);
        choose(u"Remove"_s, u"A && B"_s);
        QVERIFY(actionIn(menu(), u"A && B"_s) == nullptr);
    }

    void renamingReplacesNoOther() {
        curation::QuestionFilter filter;
        filter.text = "one";
        controller().setFilter(filter);
        m_bar->saveFilterAs(u"one"_s);
        filter.text = "two";
        controller().setFilter(filter);
        m_bar->saveFilterAs(u"two"_s);
        QSignalSpy told(m_bar.get(), &FilterBar::noticed);
        m_bar->renameFilter(u"one"_s, u"two"_s);
        QVERIFY(told.last().first().toString().contains(u"already"_s));
        QVERIFY(actionIn(menu(), u"one"_s) != nullptr);
        QVERIFY(actionIn(menu(), u"two"_s)->isChecked()); // still its own
    }

    void nothingIsSavedWhereNothingCanBeWritten() {
        m_bar->saveFilterAs(u"empty"_s);
        m_bar.reset();
        m_fixture->reopen(true);
        makeBar();
        controller().setFilter({{{Facet::Difficulty, {"easy"}}}, {}});
        QVERIFY(!actionIn(menu(), u"Save this filter…"_s)->isEnabled());
        QVERIFY(!actionIn(menu(), u"Rename"_s)->isEnabled());
        choose(u"empty"_s); // using one is no writing
        QVERIFY(controller().filter().isEmpty());
    }
};

ASSAY_TEST(TestFilterBar)
#include "tst_filter_bar.moc"
