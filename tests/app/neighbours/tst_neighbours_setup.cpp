// What is set up stays as it was set up: when others change the workspace, when settings of an old run are
// taken, on another day.
#include "app/pages/neighbours/case_detail.h"
#include "app/pages/neighbours/search_list_editor.h"
#include "app/pages/neighbours/setup_pane.h"
#include "app/settings/engines_file.h"
#include "app/shell/gold_imports.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "tests/app/neighbours/page_fixture.h"
#include "tests/core/evaluate/small_engine.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/results/power_view.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestNeighboursSetup : public tests::NeighboursPageTest {
    Q_OBJECT

    void useSettingsOf(base::RowId run) {
        lookAgain();
        controller().choose(run);
        waitForView(run);
        m_page->findChild<QAction*>(u"neighbours.settings"_s)->trigger();
        QCOMPARE(tab(), u"Set up"_s);
    }

    [[nodiscard]] QString problem() const { return child<QLabel>("setupProblem")->text(); }

  private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void noVectorsIsAChoice() {
        auto* vectors = child<QComboBox>("vectors");
        QCOMPARE(vectors->count(), 2);
        chooseItem(vectors, 1);
        QCOMPARE(vectors->currentData().toLongLong(), 0);
        const auto other = m_fixture->open();
        QVERIFY(workspace::renameEmbeddingSet(*other, m_fixture->embeddings(), "renamed"));
        lookAgain();
        QTRY_VERIFY(vectors->itemText(0).contains(u"renamed"_s));
        QCOMPARE(vectors->currentData().toLongLong(), 0);
    }

    void longNamesOfSearchesTakeAnotherLine() {
        app::SearchListEditor editor;
        evaluate::SearchSpec spec;
        spec.kind = evaluate::SearchKind::Hybrid;
        spec.alpha = 0.37;
        spec.expandBy = 5;
        spec.uniteOver = "company";
        editor.setSearches({spec});
        editor.resize(220, 300);
        editor.show();
        auto* list = editor.findChild<QListWidget*>(u"searchList"_s);
        QListWidgetItem* const item = list->item(0);
        QTRY_VERIFY(list->visualItemRect(item).height() > 3 * list->fontMetrics().height() / 2);
        QVERIFY(list->visualItemRect(item).width() <= list->viewport()->width());
        QVERIFY(!list->horizontalScrollBar()->isVisible());
        QVERIFY2(item->toolTip().simplified().startsWith(item->text()), qPrintable(item->toolTip()));
        QVERIFY(
            item->toolTip().simplified().endsWith(QString::fromStdString(evaluate::searchSpecText(spec))));
    }

    // Of the anchors that are covered, as soon as their number is edited.
    void whatTheAnchorsCanTellFollowsTheirNumber() {
        auto* power = child<widgets::PowerView>("setupPower");
        auto* count = child<QSpinBox>("anchorCount");
        count->setValue(40);
        QTRY_VERIFY(power->plan().items > 20 && power->plan().items <= 40);
        QVERIFY(power->plan().effectFrom ==
                results::PowerPlan::EffectFrom::Assumed); // no run has said it yet
        QCOMPARE(power->plan().designEffect, 1.0);
        count->setValue(20);
        QTRY_VERIFY(power->plan().items > 0 && power->plan().items <= 20);
        QVERIFY(
            power->findChild<QLabel*>(u"powerTold"_s)->text().contains(QString::number(power->plan().items)));
        QCOMPARE(power->plan().limits.size(), std::size_t{2}); // of the workspace's alert thresholds
    }

    // What is drawn is said once: the shares stand beside the strata, the preset above names its use.
    void sharesStandBesideTheStrata() {
        auto* const preset = child<QComboBox>("anchorPreset");
        auto* const strata = child<QComboBox>("anchorStrata");
        auto* const shares = child<QComboBox>("anchorAllocation");
        QVERIFY(!preset->currentText().contains(shares->currentText()));
        QVERIFY(std::abs(strata->geometry().center().y() - shares->geometry().center().y()) <= 2);
        QVERIFY(shares->geometry().left() >= strata->geometry().right());
        QCOMPARE(strata->nextInFocusChain(), shares);
    }

    // Those that the settings have a connection to, with what asking them takes before anything is asked.
    void enginesAreOfferedAndTheirEstimateIsShown() {
        auto* estimate = child<QLabel>("setupEngines");
        QVERIFY(estimate->isHidden());
        retrieval::EngineConnection connection;
        connection.name = "filings";
        connection.engine = "qdrant";
        connection.url = "http://127.0.0.1:6333";
        connection.collection = "Filings";
        connection.maxPerSecond = 20;
        connection.pricePerMillionRequests = 2.5;
        QVERIFY(app::saveEngineConnections({connection}).has_value());
        QMenu* menu = child<QToolButton>("addSearch")->menu();
        menu->popup(m_page->mapToGlobal(QPoint(0, 0)));
        QAction* offered = nullptr;
        const QList<QAction*> actions = menu->actions();
        for (QAction* action : actions) {
            offered = action->data().toString() == u"engine:filings,mode=text"_s ? action : offered;
        }
        QVERIFY(offered != nullptr);
        tests::walkTo(*menu, offered);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(!menu->isVisible());
        QVERIFY(!estimate->isHidden());
        child<QSpinBox>("anchorCount")->setValue(40);
        QTRY_VERIFY(estimate->text().startsWith(u"Engine filings, by text: 80 request"_s));
        QVERIFY2(estimate->text().endsWith(u", at least 4 s, 0.0002 USD"_s), qPrintable(estimate->text()));
        // And which collection that is; the engine is asked only when somebody wants it.
        const auto* identity = child<QLabel>("setupEnginesIdentity");
        QVERIFY2(identity->text().contains(u"qdrant at http://127.0.0.1:6333"_s) &&
                     identity->text().contains(u"“Filings”"_s),
                 qPrintable(identity->text()));
        QVERIFY(!child<QPushButton>("setupEnginesProbe")->isHidden());
        QTest::mouseClick(child<QToolButton>("removeSearch"), Qt::LeftButton);
        QVERIFY(estimate->isHidden() && identity->isHidden());
    }

    // Its engine is proposed, with what it takes; nothing else can be asked; cases show texts from there.
    void aCorpusByReferenceAsksItsEngine() {
        tests::SmallEngine engine;
        const auto other = m_fixture->open();
        QVERIFY(engine.take(*other, m_fixture->corpus(), m_fixture->embeddings()).has_value());
        QVERIFY(app::saveEngineConnections({engine.connection()}).has_value());
        evaluate::ReferencePlan plan;
        plan.name = "there";
        plan.connection = "here";
        plan.slices = 0;
        m_session->gold().importReference(plan);
        QVERIFY(m_jobs->waitForFinished(30'000));
        lookAgain();
        auto* corpus = child<QComboBox>("corpus");
        QTRY_COMPARE(corpus->count(), 2);
        chooseItem(corpus, corpus->findText(u"there"_s, Qt::MatchStartsWith));
        QCOMPARE(child<QComboBox>("vectors")->currentText(), u"in the engine"_s);
        QVERIFY2(problem().isEmpty(), qPrintable(problem()));
        child<QSpinBox>("anchorCount")->setValue(12);
        const auto* estimate = child<QLabel>("setupEngines");
        QTRY_VERIFY2(estimate->text().startsWith(u"Engine here, by vector: 24 request"_s),
                     qPrintable(estimate->text()));
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(controller().view()->run.settings.corpus, std::string("there"));
        QVERIFY(controller().view()->run.searches.front().remote);
        QTRY_VERIFY2(child<QLabel>("runAbout")->text().contains(u"Vectors: in the engine"_s),
                     qPrintable(child<QLabel>("runAbout")->text()));
        QVERIFY2(child<QLabel>("runAbout")->text().contains(u"cannot be checked: the corpus has none here"_s),
                 qPrintable(child<QLabel>("runAbout")->text()));
        press(Qt::Key_Right, Qt::ControlModifier);
        const auto* text = child<QLabel>("caseText");
        const auto anchor = m_page->findChild<app::CaseDetail*>()->sentenceId().toStdString();
        const auto shown = workspace::sentencesOfId(*other->reader(), m_fixture->corpus(), anchor);
        QVERIFY(shown.has_value() && shown->size() == 1);
        QTRY_COMPARE(text->text().toStdString(), shown->front().sentence.text);
        // A search on this machine has nothing to search.
        chooseTab(u"Set up"_s);
        evaluate::NeighbourRunSettings settings = controller().view()->run.settings;
        settings.searches = evaluate::usualSearches(false);
        m_page->findChild<app::SetupPane*>()->takeSettings(settings);
        QVERIFY2(problem().contains(u"stand in an engine"_s), qPrintable(problem()));
        QVERIFY(!child<QPushButton>("runTest")->isEnabled());
    }

    void whatAnEngineDoesNotHoldStandsOverTheFigures() {
        tests::SmallEngine engine;
        const auto other = m_fixture->open();
        QVERIFY(engine.take(*other, m_fixture->corpus(), m_fixture->embeddings()).has_value());
        const auto made = [&](const char* name) {
            evaluate::NeighbourRunPlan plan;
            plan.name = name;
            plan.corpus = m_fixture->corpus();
            plan.embeddings = m_fixture->embeddings();
            plan.sampling.count = 40;
            plan.searches = {evaluate::readSearchSpec("engine:here").value()};
            plan.engines = engine.source();
            plan.who = "Ada";
            base::NoProgress progress;
            const auto run = evaluate::createNeighbourRun(*other, plan, {});
            QVERIFY(run && evaluate::continueNeighbourRun(*other, *run, nullptr, {}, progress, plan.engines));
            lookAgain();
            controller().choose(*run);
            waitForView(*run);
        };
        chooseTab(u"Overview"_s);
        made("right");
        const auto* doubts = child<QLabel>("overviewDoubts");
        QVERIFY(child<QLabel>("overviewNote")->isVisible() && doubts->isHidden());
        engine.shiftVectors();
        made("shifted");
        QTRY_VERIFY2(doubts->isVisible() && doubts->text().contains(u"its ids are shifted"_s),
                     qPrintable(doubts->text()));
    }

    // Of a list that has not all of its engine's sentences nobody knows of how many a search chooses.
    void luckIsSaidOnlyOfAWholeList() {
        tests::SmallEngine engine;
        const auto other = m_fixture->open();
        QVERIFY(engine.take(*other, m_fixture->corpus(), m_fixture->embeddings()).has_value());
        QVERIFY(app::saveEngineConnections({engine.connection()}).has_value());
        const auto extentOf = [&](const char* name, std::int64_t slices) {
            evaluate::ReferencePlan plan;
            plan.name = name;
            plan.connection = "here";
            plan.slices = slices;
            m_session->gold().importReference(plan);
            QVERIFY(m_jobs->waitForFinished(30'000));
            lookAgain();
            auto* corpus = child<QComboBox>("corpus");
            const QString item = QString::fromLatin1(name);
            QTRY_VERIFY(corpus->findText(item, Qt::MatchStartsWith) >= 0);
            chooseItem(corpus, corpus->findText(item, Qt::MatchStartsWith));
        };
        const auto* extent = child<QLabel>("previewExtent");
        extentOf("whole", 0);
        QTRY_VERIFY2(extent->text().contains(u"by luck"_s), qPrintable(extent->text()));
        extentOf("part", 2);
        QTRY_VERIFY2(!extent->text().contains(u"by luck"_s), qPrintable(extent->text()));
        QVERIFY2(extent->text().startsWith(u"Covered: "_s), qPrintable(extent->text()));
    }

    void vectorsThatAreGoneAreNamed() {
        const auto other = m_fixture->open();
        const base::RowId run = makePausedRun(*other);
        QVERIFY(workspace::removeEmbeddingSet(*other, m_fixture->embeddings()));
        useSettingsOf(run);
        QVERIFY2(problem().contains(u"lsa"_s), qPrintable(problem()));
        QVERIFY(!child<QPushButton>("runTest")->isEnabled());
        auto* vectors = child<QComboBox>("vectors");
        QVERIFY(vectors->currentText().contains(u"not here any more"_s));
        controller().reload(); // it stays a problem
        QVERIFY(problem().contains(u"lsa"_s));
        chooseItem(vectors, vectors->findData(qint64(0)));
        QVERIFY(!problem().contains(u"lsa"_s));
    }

    void anchorsThatAreGoneAreNamed() {
        const auto other = m_fixture->open();
        const auto sample = evaluate::drawAnchorSet(*other, m_fixture->corpus(), "monthly", {}, "Bob", {});
        QVERIFY(sample.has_value());
        const auto set = workspace::findAnchorSet(*other->reader(), m_fixture->corpus(), "monthly");
        QVERIFY(set.has_value());
        evaluate::NeighbourRunPlan plan;
        plan.corpus = m_fixture->corpus();
        plan.embeddings = m_fixture->embeddings();
        plan.anchorSet = set->id;
        plan.who = "Bob";
        const auto run = evaluate::createNeighbourRun(*other, plan, {});
        QVERIFY(run.has_value());
        lookAgain();
        auto* anchors = child<QComboBox>("anchorSet");
        QTRY_VERIFY(anchors->findData(qint64(set->id)) > 0);
        // Another window removes what is chosen here.
        chooseItem(anchors, anchors->findData(qint64(set->id)));
        QVERIFY(problem().isEmpty());
        QVERIFY(workspace::removeAnchorSet(*other, set->id));
        lookAgain();
        QTRY_VERIFY2(problem().contains(u"monthly"_s), qPrintable(problem()));
        chooseItem(anchors, 0);
        QVERIFY(problem().isEmpty());
        useSettingsOf(*run);
        QVERIFY2(problem().contains(u"monthly"_s), qPrintable(problem()));
    }

    void aLargeSeedStays() {
        const auto other = m_fixture->open();
        evaluate::NeighbourRunPlan plan;
        plan.corpus = m_fixture->corpus();
        plan.embeddings = m_fixture->embeddings();
        plan.sampling.seed = 9'000'000'000;
        plan.who = "Bob";
        const auto run = evaluate::createNeighbourRun(*other, plan, {});
        QVERIFY(run.has_value());
        useSettingsOf(*run);
        QCOMPARE(child<QSpinBox>("anchorSeed")->text(), u"9000000000"_s);
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(controller().view()->run.settings.sampling.seed, std::uint64_t(9'000'000'000));
    }

    void anotherDayEverythingIsAsItWas() {
        const auto other = m_fixture->open();
        const base::RowId first = makeRun(*other);
        QVERIFY(goOn(*other, first));
        const base::RowId second = makePausedRun(*other);
        lookAgain();
        controller().choose(first);
        waitForView(first);
        QVERIFY(second != first);
        chooseTab(u"Set up"_s);
        child<QSpinBox>("anchorCount")->setValue(17);
        child<QSpinBox>("windowTarget")->setValue(3);
        chooseItem(child<QComboBox>("vectors"), 1);
        child<QLineEdit>("runName")->setText(u"again"_s);
        chooseTab(u"Hardest cases"_s);
        chooseItem(child<QComboBox>("caseRegime"), 1);
        const QByteArray state = m_page->saveState();
        m_page.reset();
        showPage({});
        m_page->restoreState(state);
        m_session->openWorkspace(QString::fromStdString(m_fixture->path().string()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        waitForView(first);
        QCOMPARE(tab(), u"Hardest cases"_s);
        QCOMPARE(child<QComboBox>("caseRegime")->currentIndex(), 1);
        QCOMPARE(child<QSpinBox>("anchorCount")->value(), 17);
        QCOMPARE(child<QSpinBox>("windowTarget")->value(), 3);
        QCOMPARE(child<QComboBox>("vectors")->currentData().toLongLong(), 0);
        QCOMPARE(child<QLineEdit>("runName")->text(), u"again"_s);
        // In a page that is not opened again the state waits.
        QVERIFY(!m_page->saveState().isEmpty());
    }
};

ASSAY_TEST(TestNeighboursSetup)
#include "tst_neighbours_setup.moc"
