#include "app/pages/thresholds/slider_states.h"
#include "app/pages/thresholds/states_pane.h"
#include "app/pages/thresholds/threshold_tabs.h"
#include "app/pages/thresholds/thresholds_page.h"
#include "app/shell/session.h"
#include "tests/app/thresholds/workspace_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"

#include <QAction>
#include <QSettings>
#include <QSlider>
#include <QStandardPaths>
#include <cmath>

using namespace assay;
using app::SliderStates;
using app::ThresholdsPage;

namespace {

// A page on a session, with its slider in hand.
struct OpenedPage {
    tests::WorkspaceFixture fixture{tests::GeneratorSettings{.count = 600}};
    widgets::JobRunner jobs;
    app::Session session{jobs};
    ThresholdsPage page;

    OpenedPage() {
        page.setSession(&session);
        page.resize(1'200, 800);
        page.show();
        session.openWorkspace(QString::fromStdString(fixture.path().string()));
    }

    [[nodiscard]] bool waitForSet() {
        return QTest::qWaitFor([this] { return session.hasWorkspace() && page.controller().hasData(); },
                               10'000);
    }

    [[nodiscard]] QSlider* slider(const char* name) {
        return page.findChild<QSlider*>(QString::fromLatin1(name));
    }

    [[nodiscard]] SliderStates& states() { return page.findChild<app::ThresholdTabs*>()->sliderStates(); }

    void press(const char* slider, Qt::Key key) {
        QSlider* const pressed = this->slider(slider);
        pressed->setFocus();
        QTest::keyClick(pressed, key);
    }

    void trigger(const char* name) { page.findChild<QAction*>(QString::fromLatin1(name))->trigger(); }
};

} // namespace

class TestSliderStates : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("assay-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_slider_states"));
        QSettings().clear();
    }

    void statesAreKeptWhenTheSlidersRest() {
        OpenedPage opened;
        QVERIFY(opened.waitForSet());
        QCOMPARE(opened.states().rowCount(), 1); // as it was opened
        opened.press("tauSlider", Qt::Key_PageUp);
        opened.press("tauSlider", Qt::Key_PageUp);
        QCOMPARE(opened.states().rowCount(), 1); // nothing rests yet
        QTRY_COMPARE(opened.states().rowCount(), 2);
        QCOMPARE(opened.states().current(), 0);
        const app::KeptSliderState& newest = *opened.states().at(0);
        QCOMPARE(newest.state.tau.front(), opened.page.controller().tau());
        QCOMPARE(newest.n, std::int64_t{600});
        QCOMPARE(newest.figures.macroF1, metrics::figuresOf(opened.page.controller().matrix()).macroF1);
    }

    void keysGoBackAndForward() {
        OpenedPage opened;
        QVERIFY(opened.waitForSet());
        auto& controller = opened.page.controller();
        auto* const back = opened.page.findChild<QAction*>(QStringLiteral("thresholds.stateBack"));
        auto* const forward = opened.page.findChild<QAction*>(QStringLiteral("thresholds.stateForward"));
        QCOMPARE(back->shortcut(), QKeySequence(QStringLiteral("Alt+Left")));
        QCOMPARE(forward->shortcut(), QKeySequence(QStringLiteral("Alt+Right")));
        QVERIFY(!back->isEnabled() && !forward->isEnabled());
        const double first = controller.tau();
        opened.press("tauSlider", Qt::Key_PageUp);
        const double second = controller.tau();
        QVERIFY(back->isEnabled());
        back->trigger(); // before it rested: nothing is lost
        QCOMPARE(controller.tau(), first);
        QCOMPARE(opened.slider("tauSlider")->value(), static_cast<int>(std::lround(first * 1000)));
        QVERIFY(!back->isEnabled() && forward->isEnabled());
        forward->trigger();
        QCOMPARE(controller.tau(), second);

        // All thresholds at once are one state, and limits belong to it.
        opened.press("nliHardSlider", Qt::Key_PageUp);
        const metrics::NliThresholds limits = controller.nliThresholds();
        opened.trigger("thresholds.thisForAll");
        QCOMPARE(controller.tau(3), second);
        back->trigger();
        QVERIFY(controller.nliThresholds() == metrics::NliThresholds());
        QCOMPARE(controller.tau(), second);
        QVERIFY(controller.tau(3) == controller.predeterminedTau(3));
        forward->trigger();
        QVERIFY(controller.nliThresholds() == limits);
        QCOMPARE(controller.tau(3), second);
    }

    // Two states that differ in other scopes alone are told apart.
    void aStateSaysWhatTheOtherScopesAreAt() {
        OpenedPage opened;
        QVERIFY(opened.waitForSet());
        opened.press("tauSlider", Qt::Key_PageUp);
        QTRY_COMPARE(opened.states().rowCount(), 2);
        opened.trigger("thresholds.thisForAll");
        QTRY_COMPARE(opened.states().rowCount(), 3);
        const auto row = [&opened](int at) {
            QStringList cells;
            for (int column = 1; column < SliderStates::ColumnCount; ++column) { // all but which is now
                cells += opened.states().index(at, column).data().toString();
            }
            return cells;
        };
        QVERIFY2(row(0) != row(1), qPrintable(row(0).join(u'|')));
        const QString tau = opened.states().index(0, SliderStates::Tau).data().toString();
        QVERIFY2(row(0).contains(QStringLiteral("all at %1").arg(tau)), qPrintable(row(0).join(u'|')));
    }

    // As undo does: who went back and moved on from there does not meet what was left.
    void backIsToWhereOneCameFrom() {
        OpenedPage opened;
        QVERIFY(opened.waitForSet());
        auto& controller = opened.page.controller();
        auto& states = opened.states();
        const double first = controller.tau();
        opened.press("tauSlider", Qt::Key_PageUp);
        QTRY_COMPARE(states.rowCount(), 2);
        opened.press("tauSlider", Qt::Key_PageUp);
        QTRY_COMPARE(states.rowCount(), 3);
        const double third = controller.tau();
        QVERIFY(QTest::qWaitForWindowActive(&opened.page));
        QTest::keyClick(&opened.page, Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(&opened.page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(controller.tau(), first);
        QVERIFY(states.canGoForward());
        opened.press("tauSlider", Qt::Key_PageDown);
        const double moved = controller.tau();
        QVERIFY(moved < first && !states.canGoForward());
        QTRY_COMPARE(states.rowCount(), 4); // what was left can be clicked all the same
        states.goBack();
        QCOMPARE(controller.tau(), first);
        QVERIFY(!states.canGoBack() && states.canGoForward());
        states.goForward();
        QCOMPARE(controller.tau(), moved);
        // From a state that was clicked on, back to where the click was made.
        for (int row = 0; row < states.rowCount(); ++row) {
            if (states.at(row)->state.tau.front() == third) {
                states.goTo(row);
                break;
            }
        }
        QCOMPARE(controller.tau(), third);
        QCOMPARE(states.rowCount(), 4);
        states.goBack();
        QCOMPARE(controller.tau(), moved);
    }

    // What is taken back is in front.
    void goingBackShowsTheScopeThatWasMoved() {
        OpenedPage opened;
        QVERIFY(opened.waitForSet());
        auto& controller = opened.page.controller();
        controller.setScope(2);
        opened.press("tauSlider", Qt::Key_PageUp);
        controller.setScope(4);
        opened.states().goBack();
        QCOMPARE(controller.scope(), 2);
        QCOMPARE(controller.tau(), controller.predeterminedTau(2));
    }

    void aClickGoesBackToAState() {
        OpenedPage opened;
        QVERIFY(opened.waitForSet());
        auto& controller = opened.page.controller();
        const double first = controller.tau();
        opened.press("tauSlider", Qt::Key_PageUp);
        QTRY_COMPARE(opened.states().rowCount(), 2);
        opened.press("tauSlider", Qt::Key_PageUp);
        QTRY_COMPARE(opened.states().rowCount(), 3);
        auto* const tabs = opened.page.findChild<app::ThresholdTabs*>();
        tabs->setCurrentWidget(tabs->findChild<app::StatesPane*>());
        auto* const view = opened.page.findChild<widgets::DataTableView*>(QStringLiteral("sliderStates"));
        QTRY_VERIFY(view->isVisible());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(2, SliderStates::Tau)).center());
        QCOMPARE(controller.tau(), first);
        QCOMPARE(opened.states().current(), 2);
        QCOMPARE(opened.states().rowCount(), 3); // going back is no state of its own
        view->setCurrentIndex(view->model()->index(0, SliderStates::Tau));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(opened.states().current(), 0);
        QVERIFY(controller.tau() > first);
    }

    void onlyTheLastAreKept() {
        app::ThresholdController controller;
        SliderStates states(controller);
        QCOMPARE(states.rowCount(), 0);
        QVERIFY(!states.canGoBack() && !states.canGoForward());
        controller.setData(std::make_shared<app::ThresholdData>(
            workspace::ScoredSetInfo{}, tests::generateColumns({.count = 50}), metrics::NliThresholds{}));
        for (int i = 0; i < SliderStates::kMost + 10; ++i) {
            controller.setTau(0.001 * (i + 1));
            controller.setScope(i % 2 + 1); // keeps what was moved
        }
        QCOMPARE(states.rowCount(), SliderStates::kMost);
        controller.setData(nullptr);
        QCOMPARE(states.rowCount(), 0);
    }
};

ASSAY_TEST(TestSliderStates)
#include "tst_slider_states.moc"
