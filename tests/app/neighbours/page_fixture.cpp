#include "tests/app/neighbours/page_fixture.h"

#include "app/pages/neighbours/search_list_editor.h"

#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

namespace assay::tests {

using namespace Qt::Literals::StringLiterals;

void NeighboursPageTest::chooseTab(const QString& title) const {
    for (int i = 0; i < tabs()->count(); ++i) {
        if (tabs()->tabText(i) == title) {
            tabs()->setCurrentIndex(i);
        }
    }
    QCOMPARE(tab(), title);
}

void NeighboursPageTest::press(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(m_page.get(), static_cast<Qt::Key>(key), modifiers);
}

void NeighboursPageTest::chooseItem(QComboBox* box, int index) {
    box->setFocus();
    for (int presses = 0; box->currentIndex() != index && presses < 100; ++presses) {
        QTest::keyClick(box, box->currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    }
    QCOMPARE(box->currentIndex(), index);
}

void NeighboursPageTest::showPage(const QString& workspace) {
    m_session = std::make_unique<app::Session>(*m_jobs);
    m_page = std::make_unique<app::NeighboursPage>();
    m_page->setSession(m_session.get());
    m_error.clear();
    connect(m_page.get(), &app::Page::errorRaised, this, [this](const QString& text) { m_error = text; });
    m_page->resize(1'200, 760);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    if (!workspace.isEmpty()) {
        m_session->openWorkspace(workspace);
        QVERIFY(m_jobs->waitForFinished(30'000));
    }
}

void NeighboursPageTest::begin(int companies, int threads) {
    app::Settings::redirectTo(m_settings.path());
    QSettings().clear();
    app::Settings().setCuratorName(u"Ada"_s);
    m_fixture = std::make_unique<NeighbourFixture>(companies);
    m_jobs = std::make_unique<widgets::JobRunner>(nullptr, threads);
    showPage(QString::fromStdString(m_fixture->path().string()));
}

void NeighboursPageTest::end() {
    m_page.reset();
    m_session.reset();
    m_jobs.reset();
}

void NeighboursPageTest::runTest(int anchors) {
    chooseTab(u"Set up"_s);
    // One search is enough for most tests.
    auto* searches = m_page->findChild<app::SearchListEditor*>();
    if (searches->searches() == evaluate::usualSearches(true)) {
        searches->setSearches({evaluate::SearchSpec{}});
    }
    child<QSpinBox>("anchorCount")->setValue(anchors);
    QTRY_VERIFY(child<QPushButton>("runTest")->isEnabled());
    QTest::mouseClick(child<QPushButton>("runTest"), Qt::LeftButton);
    QVERIFY(controller().isWorking());
    QTRY_VERIFY_WITH_TIMEOUT(!controller().isWorking(), 30'000);
    QVERIFY(m_jobs->waitForFinished(30'000));
    QTRY_VERIFY2(controller().view() != nullptr, qPrintable(m_error));
    QTRY_VERIFY(controller().view()->hasIntervals);
}

base::RowId NeighboursPageTest::makeRun(workspace::Workspace& other, std::int64_t anchors) const {
    evaluate::NeighbourRunPlan plan;
    plan.corpus = m_fixture->corpus();
    plan.embeddings = m_fixture->embeddings();
    plan.sampling.count = anchors;
    plan.who = "Bob";
    const auto run = evaluate::createNeighbourRun(other, plan, {});
    return run ? *run : 0;
}

bool NeighboursPageTest::goOn(workspace::Workspace& other, base::RowId run, std::size_t stopAfter) {
    std::stop_source stop;
    StopAfter observer(stop, stopAfter);
    base::NoProgress progress;
    const auto figures = evaluate::continueNeighbourRun(other, run, stopAfter > 0 ? &observer : nullptr,
                                                        stop.get_token(), progress);
    return figures || (stopAfter > 0 && figures.error().code == base::ErrorCode::Cancelled);
}

base::RowId NeighboursPageTest::makePausedRun(workspace::Workspace& other) const {
    const base::RowId run = makeRun(other);
    return run != 0 && goOn(other, run, 1) ? run : 0;
}

void NeighboursPageTest::waitForView(base::RowId run) const {
    QTRY_VERIFY_WITH_TIMEOUT(controller().view() != nullptr && controller().view()->run.info.id == run,
                             30'000);
    QTRY_VERIFY_WITH_TIMEOUT(m_jobs->isIdle(), 30'000);
}

} // namespace assay::tests
