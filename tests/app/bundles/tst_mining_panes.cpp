// Mining on the page of bundles: the atlas of a corpus down to its sentences and a draft, patterns with what
// a change wins and loses, and bundles from a corpus.
#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundles_page.h"
#include "app/pages/bundles/patterns_pane.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/app/bundles/bundle_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/mining/atlas_pane.h"
#include "widgets/mining/mining_controller.h"
#include "widgets/tables/data_table_view.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <array>
#include <fstream>
#include <functional>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

namespace {

// Two companies, two years: revenue with a cause in both, a risk of two cues in one.
constexpr const char* kCorpusLines =
    "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2018,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"a1\",\"text\":\"Revenue rose to $3 million due to new lamps.\"}\n"
    "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2019,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"a2\",\"text\":\"Revenue fell to $2 million because two shops closed.\"}\n"
    "{\"cik_int\":2,\"name\":\"Beta\",\"report_year\":2018,\"section_name\":\"7\",\"sentence_pos\":1,"
    "\"sentenceID\":\"b1\",\"text\":\"Revenue of the mills was $9 million.\"}\n"
    "{\"cik_int\":2,\"name\":\"Beta\",\"report_year\":2018,\"section_name\":\"1A\",\"sentence_pos\":1,"
    "\"sentenceID\":\"b2\",\"text\":\"Regulation is a risk for every mill of ours.\"}\n";

} // namespace

class TestMiningPanes : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<tests::BundleFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::BundlesPage> m_page;

    template <typename T>
    T* child(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }

    void importCorpus() {
        const auto workspace = m_fixture->open();
        const std::filesystem::path file = m_fixture->folder() / "tenk.jsonl";
        std::ofstream(file) << kCorpusLines;
        base::NoProgress progress;
        const std::array files{file};
        QVERIFY(workspace::importCorpus(*workspace, files, {"tenk", std::nullopt, "Ada"}, {}, progress));
    }

    // The page on the workspace, as after a start.
    void open() {
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::BundlesPage>();
        m_page->setSession(m_session.get());
        m_page->resize(1'100, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_session->openWorkspace(QString::fromStdString(m_fixture->path().string()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(m_page->controller()->bundles().size(), std::size_t(4));
    }

    void readAtlas() {
        child<QTabWidget>("bundleTabs")->setCurrentIndex(1);
        child<QPushButton>("atlasRead")->click();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(m_page->mining()->atlas() != nullptr);
    }

    [[nodiscard]] QString cell(int row, int column) const {
        const auto* matrix = child<QTableView>("atlasMatrix");
        return matrix->model()->index(row, column).data().toString();
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        m_fixture = std::make_unique<tests::BundleFixture>();
        importCorpus();
        open();
    }

    void cleanup() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
    }

    void atlasDownToADraft() {
        QVERIFY(child<QLabel>("atlasState")->text().contains(u"read it"_s));
        readAtlas();
        QCOMPARE(cell(0, 0), u"revenue"_s);
        QCOMPARE(cell(0, 1), u"2"_s); // 2018
        QCOMPARE(cell(0, 2), u"1"_s); // 2019
        QCOMPARE(cell(0, 3), u"3"_s); // all years
        child<QComboBox>("atlasCompany")->setCurrentIndex(1);
        Q_EMIT child<QComboBox>("atlasCompany")->activated(1);
        QCOMPARE(cell(0, 1), u"1"_s);

        auto* matrix = child<QTableView>("atlasMatrix");
        matrix->setCurrentIndex(matrix->model()->index(0, 3));
        auto* list = child<QTableView>("atlasSentences");
        QCOMPARE(list->model()->rowCount(), 2);
        list->selectAll();
        auto* category = child<QComboBox>("draftCategory");
        QCOMPARE(category->count(), 9); // A and two figures, B, D and its change, F, G, I
        category->setCurrentIndex(category->findData(u"D"_s));
        QSignalSpy drafted(m_page.get(), &app::BundlesPage::questionDrafted);
        child<QPushButton>("draftFromAtlas")->click();
        QCOMPARE(drafted.count(), 1);
        const auto reader = m_fixture->open()->reader();
        const auto question = workspace::storedQuestion(*reader, drafted.front().front().toLongLong());
        QVERIFY(question.has_value());
        QCOMPARE(QString::fromStdString(question->question.category), u"D"_s);
        QVERIFY(question->question.evidenceSentenceIds == (std::vector<std::string>{"a1", "a2"}));
        QVERIFY(question->question.answerText.empty());
    }

    void changeOverYears() {
        readAtlas();
        child<QComboBox>("atlasCompany")->setCurrentIndex(1);
        Q_EMIT child<QComboBox>("atlasCompany")->activated(1);
        auto* matrix = child<QTableView>("atlasMatrix");
        matrix->setCurrentIndex(matrix->model()->index(0, 3));
        auto* list = child<QTableView>("atlasSentences");
        list->selectAll();
        auto* category = child<QComboBox>("draftCategory");
        const int change = category->findData(u"D 2018 2019 -1 USD millions"_s);
        QVERIFY2(change >= 0, qPrintable(category->itemData(5).toString()));
        category->setCurrentIndex(change);
        QSignalSpy drafted(m_page.get(), &app::BundlesPage::questionDrafted);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_D);
        QCOMPARE(drafted.count(), 1);
        const auto reader = m_fixture->open()->reader();
        const auto stored = workspace::storedQuestion(*reader, drafted.front().front().toLongLong());
        QVERIFY(stored.has_value());
        QCOMPARE(stored->question.answerNumeric.value_or(0), -1.0);
        QCOMPARE(QString::fromStdString(stored->question.questionId), u"D-001"_s);
    }

    void selectionBecomesABundle() {
        readAtlas();
        auto* matrix = child<QTableView>("atlasMatrix");
        auto* keep = child<QPushButton>("bundleFromAtlas");
        QVERIFY(!keep->isEnabled());
        matrix->setCurrentIndex(matrix->model()->index(0, 1)); // of two companies
        auto* list = child<QTableView>("atlasSentences");
        list->selectAll();
        QVERIFY(keep->isEnabled());
        keep->click();
        const auto reader = m_fixture->open()->reader();
        const auto set =
            workspace::findBundleSet(*reader, child<QLineEdit>("bundleSetOfAtlas")->text().toStdString());
        QVERIFY(set.has_value());
        QCOMPARE(set->bundles, std::int64_t{1});
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(m_page->controller()->bundles().size(), std::size_t(5)); // it is shown
    }

    // Who signs is asked once, and then what was asked for is done.
    void draftsOnceTheNameIsGiven() {
        app::Settings().setCuratorName({});
        m_page->controller()->setCurator({});
        readAtlas();
        auto* matrix = child<QTableView>("atlasMatrix");
        matrix->setCurrentIndex(matrix->model()->index(0, 1));
        auto* list = child<QTableView>("atlasSentences");
        list->selectRow(0);
        QSignalSpy drafted(m_page.get(), &app::BundlesPage::questionDrafted);
        child<QPushButton>("draftFromAtlas")->click();
        QCOMPARE(drafted.count(), 0);
        auto* name = child<QLineEdit>("curatorName");
        QVERIFY(name->isVisible());
        QTest::keyClicks(name, u"Bo"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(drafted.count(), 1);
    }

    void whatTheCorpusCannotAnswer() {
        readAtlas();
        auto* category = child<QComboBox>("draftCategory");
        QVERIFY(category->count() > 0); // nothing is selected
        QVERIFY(category->itemText(0).startsWith(u"J"_s));
        QSignalSpy drafted(m_page.get(), &app::BundlesPage::questionDrafted);
        child<QPushButton>("draftFromAtlas")->click();
        QCOMPARE(drafted.count(), 1);
        const auto reader = m_fixture->open()->reader();
        const auto stored = workspace::storedQuestion(*reader, drafted.front().front().toLongLong());
        QVERIFY(stored.has_value());
        QCOMPARE(QString::fromStdString(stored->question.answerType), u"no_answer"_s);
        QVERIFY(stored->question.evidenceSentenceIds.empty());
    }

    void gapsOfASuite() {
        QVERIFY(child<QLabel>("atlasMatrixHint")->text().contains(u"Press Read"_s));
        readAtlas();
        auto* gap = child<QPushButton>("atlasGap");
        QVERIFY(!gap->isEnabled()); // of no suite
        auto* matrix = child<QTableView>("atlasMatrix");
        matrix->setCurrentIndex(matrix->model()->index(0, 2)); // revenue of 2019: one sentence
        child<QTableView>("atlasSentences")->selectAll();
        child<QPushButton>("draftFromAtlas")->click();
        auto* suite = child<QComboBox>("atlasSuite");
        QTRY_VERIFY(suite->findText(child<QLineEdit>("draftSuiteOfAtlas")->text()) >= 0);
        suite->setCurrentIndex(suite->findText(child<QLineEdit>("draftSuiteOfAtlas")->text()));
        child<QPushButton>("atlasRead")->click();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(cell(0, 2), u"1 (1)"_s);
        QCOMPARE(cell(0, 1), u"2 (0)"_s); // could be asked about
        QVERIFY(gap->isEnabled());
        QVERIFY(child<QLabel>("atlasState")->text().contains(u"no question of"_s));
        gap->click();
        QCOMPARE(matrix->selectionModel()->selectedIndexes(), QModelIndexList{matrix->currentIndex()});
        QCOMPARE(matrix->currentIndex().row(), 0);
        QCOMPARE(matrix->currentIndex().column(), 1);
    }

    void draftAsAsksForTheCategory() {
        m_page->showBundle(m_page->controller()->bundles().front().id);
        const auto actions = m_page->furtherActions();
        const auto draftAs = std::ranges::find_if(
            actions, [](const QAction* action) { return action->text() == u"Draft as…"_s; });
        QVERIFY(draftAs != actions.end());
        QVERIFY((*draftAs)->isEnabled());
        (*draftAs)->trigger();
        auto* menu = child<QMenu>("draftMenu");
        QVERIFY(menu != nullptr);
        QVERIFY(!menu->actions().isEmpty());
        menu->close();
    }

    void rowsAreCompaniesOfATopic() {
        readAtlas();
        child<QComboBox>("atlasTopic")->setCurrentIndex(1);
        Q_EMIT child<QComboBox>("atlasTopic")->activated(1);
        QCOMPARE(cell(0, 0), u"Alfa"_s);
        QCOMPARE(cell(1, 0), u"Beta"_s);
        QCOMPARE(cell(1, 2), QString()); // no revenue of Beta in 2019
    }

    void patternsSayWhatIsWrongAndWhatChanges() {
        readAtlas();
        child<QTabWidget>("bundleTabs")->setCurrentIndex(2);
        auto* text = child<QPlainTextEdit>("patternsText");
        auto* keep = child<QPushButton>("patternsKeep");
        QVERIFY(!keep->isEnabled());
        text->setPlainText(u"{\"kpi_labels\":[{\"label\":\"a\",\"patterns\":[\"(\"]}]}"_s);
        QVERIFY(child<QLabel>("patternsState")->text().contains(u"kpi_labels[0].patterns[0]"_s));
        QVERIFY(!keep->isEnabled());
        text->setPlainText(u"{\"kpi_labels\":[{\"label\":\"mills\",\"patterns\":[\"(?i)mills\"]}]}"_s);
        QVERIFY(keep->isEnabled());
        auto* changes = child<QTableView>("patternsChanges");
        QTRY_VERIFY(changes->model()->rowCount() > 0);
        QTRY_VERIFY(child<QLabel>("patternsState")->text().contains(u"1 gained, 3 lost"_s));
        // The sentences of the label in front, which is the first that changes.
        QCOMPARE(changes->model()->index(0, 0).data().toString(), u"mills"_s);
        auto* hits = child<QTableView>("patternsSentences");
        QVERIFY(hits->isVisible());
        QCOMPARE(hits->model()->rowCount(), 1);
        QCOMPARE(hits->model()->index(0, 0).data().toString(), u"Gained"_s);
        QCOMPARE(hits->model()->index(0, 1).data().toString(), u"Revenue of the mills was $9 million."_s);
        changes->setCurrentIndex(changes->model()->index(1, 0));
        QCOMPARE(changes->model()->index(1, 0).data().toString(), u"revenue"_s);
        QCOMPARE(hits->model()->rowCount(), 3);
        QCOMPARE(hits->model()->index(0, 0).data().toString(), u"Lost"_s);
        keep->click();
        QTRY_VERIFY(!keep->isEnabled() || text->toPlainText().contains(u"mills"_s));
        const auto reader = m_fixture->open()->reader();
        QCOMPARE(evaluate::workspaceMiningRules(*reader)->kpiLabels.size(), std::size_t(1));
    }

    // What was typed can be taken back there after it was kept, too; the page takes back that it was kept.
    void whatIsKeptCanBeUndone() {
        child<QTabWidget>("bundleTabs")->setCurrentIndex(2);
        auto* text = child<QPlainTextEdit>("patternsText");
        auto* keep = child<QPushButton>("patternsKeep");
        const QString before = text->toPlainText();
        const QString typed = u"{\"kpi_labels\":[{\"label\":\"mills\",\"patterns\":[\"(?i)mills\"]}]}"_s;
        text->setFocus();
        QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(text, Qt::Key_Delete);
        text->insertPlainText(typed);
        QTest::mouseClick(keep, Qt::LeftButton);
        QVERIFY(!keep->isEnabled());
        const QString kept = text->toPlainText();
        text->setFocus();
        for (int i = 0; i < 10 && text->toPlainText() != before; ++i) {
            QVERIFY2(text->document()->isUndoAvailable(), "what was typed is lost");
            QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(text->toPlainText(), before);
        QVERIFY(keep->isEnabled()); // that other patterns are stored stays as it was
        while (text->document()->isRedoAvailable()) {
            QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        }
        QCOMPARE(text->toPlainText(), kept);
        // Undone as an edit, the stored patterns are those of before, and stand here.
        QVERIFY(m_page->controller()->edits().undo());
        QTRY_COMPARE(text->toPlainText(), before);
        QVERIFY(!keep->isEnabled());
    }

    // With nothing typed, the keys of the text are those of the page.
    void aTextWithNothingToUndoLeavesTheKeyToThePage() {
        child<QTabWidget>("bundleTabs")->setCurrentIndex(2);
        auto* text = child<QPlainTextEdit>("patternsText");
        text->setFocus();
        QVERIFY(!text->document()->isUndoAvailable());
        QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        key.ignore();
        QCoreApplication::sendEvent(text, &key);
        QVERIFY(!key.isAccepted());
    }

    void typedPatternsComeBackAfterARestart() {
        child<QTabWidget>("bundleTabs")->setCurrentIndex(2);
        const QString stored = child<QPlainTextEdit>("patternsText")->toPlainText();
        const QString typed = u"{\"kpi_labels\":[{\"label\":\"mills\",\"patterns\":[\"(?i)mills\"]}]}"_s;
        child<QPlainTextEdit>("patternsText")->setPlainText(typed);
        const auto restart = [this] {
            m_page.reset();
            m_session.reset();
            m_jobs.reset();
            open();
            child<QTabWidget>("bundleTabs")->setCurrentIndex(2);
        };
        restart();
        QTRY_COMPARE(child<QPlainTextEdit>("patternsText")->toPlainText(), typed);
        QVERIFY(child<QPushButton>("patternsKeep")->isEnabled());
        auto* draft = child<QLabel>("patternsDraft");
        QVERIFY(draft->isVisible());
        QVERIFY2(draft->text().contains(u"not kept"_s), qPrintable(draft->text()));
        // Given up or kept, they come no more.
        QTest::mouseClick(child<QPushButton>("patternsBack"), Qt::LeftButton);
        QVERIFY(!draft->isVisible());
        restart();
        QCOMPARE(child<QPlainTextEdit>("patternsText")->toPlainText(), stored);
        child<QPlainTextEdit>("patternsText")->setPlainText(typed);
        QTest::mouseClick(child<QPushButton>("patternsKeep"), Qt::LeftButton);
        restart();
        QVERIFY(child<QPlainTextEdit>("patternsText")->toPlainText().contains(u"mills"_s));
        QVERIFY(!child<QLabel>("patternsDraft")->isVisible());
    }

    // What was read by other patterns than those kept now is not the atlas any more.
    void theAtlasSaysWhenItIsOutdated() {
        readAtlas();
        const auto* state = child<QLabel>("atlasState");
        QVERIFY(!state->text().contains(u"Read again"_s));
        QVERIFY(m_page->mining()->keepPatterns(
            u"{\"kpi_labels\":[{\"label\":\"mills\",\"patterns\":[\"(?i)mills\"]}]}"_s));
        QVERIFY2(state->text().contains(u"Read again"_s), qPrintable(state->text()));
        m_page->controller()->undo();
        QVERIFY2(!state->text().contains(u"Read again"_s), qPrintable(state->text()));
        m_page->controller()->edits().redo();
        QVERIFY(state->text().contains(u"Read again"_s));
        child<QPushButton>("atlasRead")->click();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(!state->text().contains(u"Read again"_s));
    }

    void theAtlasOffersASuiteThatIsNew() {
        child<QComboBox>("draftSuite")->setCurrentText(u"Fresh"_s);
        QVERIFY(m_page->controller()->draft(u"Fresh"_s) != 0);
        QVERIFY(child<QComboBox>("atlasSuite")->findText(u"Fresh"_s) > 0);
    }

    void theAtlasIsReadWithTheKeyboard() {
        child<QTabWidget>("bundleTabs")->setCurrentIndex(1);
        auto* corpus = child<QComboBox>("atlasCorpus");
        corpus->setFocus();
        QTest::keyClick(corpus, Qt::Key_Tab);
        QVERIFY(child<QComboBox>("atlasSuite")->hasFocus());
        QTest::keyClick(child<QComboBox>("atlasSuite"), Qt::Key_Tab);
        QVERIFY(child<QPushButton>("atlasRead")->hasFocus());
        corpus->setFocus();
        QTest::keyClick(corpus, Qt::Key_Return);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(m_page->mining()->atlas() != nullptr);
        QVERIFY(child<QTableView>("atlasMatrix")->hasFocus()); // where its keys work
    }

    // The categories are called as everywhere else.
    void categoriesOfDraftsHaveTheirNames() {
        readAtlas();
        auto* matrix = child<QTableView>("atlasMatrix");
        matrix->setCurrentIndex(matrix->model()->index(0, 3));
        child<QTableView>("atlasSentences")->selectAll();
        const auto* category = child<QComboBox>("draftCategory");
        QVERIFY2(category->itemText(0).startsWith(u"E · Cross company"_s), qPrintable(category->itemText(0)));
    }

    void returnMines() {
        const auto actions = m_page->runActions();
        const auto mine =
            std::ranges::find_if(actions, [](const QAction* action) { return action->text() == u"Mine…"_s; });
        (*mine)->trigger();
        QTRY_VERIFY(child<QWidget>("mineBar")->isVisible());
        QSignalSpy done(m_page->mining(), &widgets::MiningController::mined);
        auto* name = child<QLineEdit>("mineName");
        name->setText(u"mined"_s);
        name->setFocus();
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(done.count(), 1);
        QVERIFY(!child<QWidget>("mineBar")->isVisible());
    }

    void minesBundles() {
        const auto actions = m_page->runActions();
        const auto mine =
            std::ranges::find_if(actions, [](const QAction* action) { return action->text() == u"Mine…"_s; });
        QVERIFY(mine != actions.end());
        (*mine)->trigger();
        QTRY_VERIFY(child<QWidget>("mineBar")->isVisible());
        child<QLineEdit>("mineName")->setText(u"mined"_s);
        QSignalSpy done(m_page->mining(), &widgets::MiningController::mined);
        child<QPushButton>("mineStart")->click();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(done.count(), 1);
        const auto reader = m_fixture->open()->reader();
        const auto set = workspace::findBundleSet(*reader, "mined");
        QVERIFY(set.has_value());
        QCOMPARE(set->bundles, std::int64_t{2}); // revenue over years, and of two companies
        const auto runs = workspace::runs(*reader, "mine");
        QVERIFY(runs.has_value());
        QCOMPARE(runs->size(), std::size_t(1));
    }

    // Mining is what undo asks about; what was done on another page is not taken back from here.
    void undoAsksAboutTheMiningAndLeavesOtherPagesAlone() {
        QVERIFY(workspace::createSuite(*m_session->workspace(), "P3", "Ada").has_value());
        std::function<void()> accept;
        QString question;
        QString said;
        connect(m_page.get(), &app::Page::questionRaised, this,
                [&](const QString& text, const QString&, const std::function<void()>& yes) {
                    question = text;
                    accept = yes;
                });
        connect(m_page.get(), &app::Page::noticeRaised, this, [&](const QString& text) { said = text; });
        m_page->controller()->edits().look();
        QAction* const undo = m_page->editActions().constFirst();
        QVERIFY(undo->isEnabled());
        undo->trigger();
        QVERIFY2(said.contains(u"P3"_s), qPrintable(said));
        const auto hasSuite = [this] { return workspace::suites(*m_fixture->open()->reader())->size() == 1; };
        QVERIFY(hasSuite());

        m_page->runActions().constLast()->trigger();
        child<QLineEdit>("mineName")->setText(u"mined"_s);
        child<QPushButton>("mineStart")->click();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(m_page->controller()->bundles().size(), std::size_t(6));
        QVERIFY2(undo->text().contains(u"mined"_s), qPrintable(undo->text()));
        // What is done with the bundles goes back first.
        m_page->controller()->setStatus({m_page->controller()->bundles().back().id},
                                        workspace::BundleStatus::Used);
        undo->trigger();
        QVERIFY(question.isEmpty());
        QCOMPARE(m_page->controller()->bundles().back().curation.status, workspace::BundleStatus::Unused);
        undo->trigger();
        QVERIFY2(question.contains(u"mined"_s) && question.contains(u"2 bundle"_s), qPrintable(question));
        QVERIFY(workspace::findBundleSet(*m_fixture->open()->reader(), "mined").has_value());
        accept();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(m_page->controller()->bundles().size(), std::size_t(4));
        QVERIFY(!workspace::findBundleSet(*m_fixture->open()->reader(), "mined").has_value());
        QVERIFY2(said.contains(u"mined"_s), qPrintable(said));
        said.clear();
        undo->trigger();
        QVERIFY2(said.contains(u"P3"_s), qPrintable(said));
        QVERIFY(hasSuite());
    }
};

ASSAY_TEST(TestMiningPanes)
#include "tst_mining_panes.moc"
