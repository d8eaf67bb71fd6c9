#include "app/pages/corpus/corpus_page.h"
#include "app/pages/corpus/corpus_workbench.h"
#include "app/pages/corpus/near_pane.h"
#include "app/pages/corpus/sentence_links.h"
#include "app/settings/settings.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "core/evaluate/embedding_making.h"
#include "core/store/bundles.h"
#include "core/store/suites.h"
#include "tests/widgets/corpus/corpus_fixture.h"
#include "widgets/corpus/sentence_list_model.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/table_export.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using tests::CorpusFixture;

class TestCorpusPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<CorpusFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::CorpusPage> m_page;

    template <typename T>
    T* child(const char* name, const QWidget* of = nullptr) const {
        return (of != nullptr ? of : m_page.get())->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] app::CorpusWorkbench& workbench() const { return *m_page->workbench(); }

    [[nodiscard]] int listed() const { return workbench().list().rowCount(); }

    [[nodiscard]] QTableView* table() const { return child<QTableView>("sentenceTable"); }

    [[nodiscard]] std::string currentId() const {
        const store::StoredSentence* stored =
            workbench().list().sentence(workbench().list().indexOf(workbench().current().value_or(9'999)));
        return stored != nullptr ? stored->sentence.sentenceId : std::string();
    }

    static void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    void type(const QString& text) {
        for (const QChar c : text) {
            QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
        }
    }

    void search(const QString& text) {
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(child<QLineEdit>("corpusSearch")->hasFocus());
        type(text);
        QTRY_VERIFY(!workbench().isSearching());
    }

    void showPage(bool withWorkspace) {
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::CorpusPage>();
        m_page->setSession(m_session.get());
        m_page->resize(1'100, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        if (withWorkspace) {
            m_session->openWorkspace(QString::fromStdString(m_fixture->path().string()));
            QTRY_VERIFY(workbench().figures() != nullptr);
            QVERIFY(m_jobs->waitForFinished(30'000));
            m_page->focusContent();
        }
    }

    // Single quotes stand for double ones, ID for the id.
    static void write(const std::filesystem::path& file, QByteArray json, const std::string& id) {
        std::ofstream(file) << json.replace('\'', '"')
                                   .replace("ID\"", (id + "\"").c_str())
                                   .replace("ID?", (id + "?").c_str())
                                   .toStdString();
    }

    // The window would show it in its dock.
    QTextBrowser* showInspector() {
        m_page->inspector()->setParent(nullptr);
        m_page->inspector()->resize(400, 700);
        m_page->inspector()->show();
        return m_page->inspector()->findChild<QTextBrowser*>(u"sentenceText"_s);
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        m_fixture = std::make_unique<CorpusFixture>();
        m_jobs = std::make_unique<widgets::JobRunner>();
        showPage(true);
    }

    void cleanup() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
    }

    void saysWhyItIsEmpty() {
        m_page.reset();
        showPage(false);
        QVERIFY(child<QLabel>("emptyText")->isVisible());
        QVERIFY(child<QLabel>("emptyText")->text().contains(u"No workspace is open"_s));
        m_session->createWorkspace(QString::fromStdString((m_fixture->folder() / "empty.assay").string()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(child<QLabel>("emptyText")->text().contains(u"Drop filings"_s));
        QVERIFY(m_page->summary().isEmpty());
    }

    void saysWhatIsLoaded() {
        const QString facts = child<QLabel>("corpusFacts")->text();
        QVERIFY(
            facts.contains(u"2 companies · 2 years · 8 sections · 8 headings · 8 pieces of table debris"_s));
        QVERIFY(facts.contains(u"1 file"_s));
        QVERIFY(m_page->summary().contains(u"filings · n = 96 sentences · no vectors"_s));
        QCOMPARE(listed(), 96);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2018, "1A", 0));
        QVERIFY(child<QLabel>("placeLine")->text().contains(u"Quay Ltd"_s));
        // Beside navigation and inspector on a small screen.
        QVERIFY2(m_page->minimumSizeHint().width() <= 760,
                 qPrintable(QString::number(m_page->minimumSizeHint().width())));
    }

    void treeLimitsTheList() {
        auto* tree = child<QTreeView>("sliceTree");
        tree->setFocus();
        press(Qt::Key_Home);
        press(Qt::Key_Down); // the first company
        QCOMPARE(listed(), 48);
        press(Qt::Key_Down); // the second
        QCOMPARE(listed(), 48);
        QCOMPARE(currentId(), CorpusFixture::idOf(20, 2018, "1A", 0));
        QVERIFY(m_page->summary().contains(u"48 of 96 sentences shown"_s));
        press(Qt::Key_Return);
        QVERIFY(table()->hasFocus());
        press(Qt::Key_Down);
        QCOMPARE(currentId(), CorpusFixture::idOf(20, 2018, "1A", 1));
        auto* filter = child<QLineEdit>("treeFilter");
        filter->setFocus();
        type(u"fjord 2019 7"_s);
        QCOMPARE(tree->model()->rowCount(), 1);
        press(Qt::Key_Escape);
        QCOMPARE(tree->model()->rowCount(), 3);
        tree->setCurrentIndex(tree->model()->index(0, 0));
        QCOMPARE(listed(), 96);
        QCOMPARE(currentId(), CorpusFixture::idOf(20, 2018, "1A", 1)); // still selected
    }

    void keysGoFromSectionToSection() {
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2018, "7", 0));
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2019, "1A", 0));
        press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2018, "7", 0));
        QCOMPARE(listed(), 96);
    }

    void searchFindsAsItIsTyped() {
        search(u"CAFES marg"_s);
        QCOMPARE(child<QLabel>("hitCount")->text(), u"40 hits"_s);
        QCOMPARE(listed(), 40);
        press(Qt::Key_Return);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2018, "7", 1));
        press(Qt::Key_F3);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2018, "7", 2));
        press(Qt::Key_F3, Qt::ShiftModifier);
        press(Qt::Key_F3, Qt::ShiftModifier); // round the beginning
        QCOMPARE(currentId(), CorpusFixture::idOf(20, 2019, "7", 10));
        press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(listed(), 96); // everything, at the same sentence
        QCOMPARE(table()->currentIndex().row(), 94);
        press(Qt::Key_F3);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2018, "7", 1));
        QCOMPARE(table()->currentIndex().row(), 13);
        press(Qt::Key_F, Qt::ControlModifier);
        press(Qt::Key_Escape);
        QTRY_VERIFY(child<QLabel>("hitCount")->text().isEmpty());
        QCOMPARE(listed(), 96);
    }

    void searchStaysInThePartThatIsChosen() {
        auto* tree = child<QTreeView>("sliceTree");
        tree->setCurrentIndex(tree->model()->index(2, 0));
        search(u"\"quarter 3\""_s);
        QCOMPARE(listed(), 4);
        tree->setCurrentIndex(tree->model()->index(0, 0));
        QTRY_COMPARE(listed(), 8);
    }

    void searchSaysThatNothingIsFound() {
        search(u"zebra"_s);
        QTRY_COMPARE(child<QLabel>("hitCount")->text(), u"0 hits"_s);
        QVERIFY(child<QLabel>("noneText")->isVisible());
        QVERIFY(child<QLabel>("noneText")->text().contains(u"No sentence holds all of these words"_s));
        QTest::mouseClick(child<QPushButton>("showAll"), Qt::LeftButton);
        QTRY_COMPARE(listed(), 96);
    }

    void headingsAndDebrisCanBeLeftOut() {
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(listed(), 80);
        for (int row = 0; row < listed(); ++row) {
            QCOMPARE(workbench().list().sentence(row)->sentence.kind, model::SentenceKind::Prose);
        }
        search(u"risks"_s);
        QTRY_COMPARE(child<QLabel>("hitCount")->text(), u"0 hits"_s); // only headings have the word
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(listed(), 8);
    }

    void goesToAnId() {
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(listed(), 80);
        press(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(child<QLineEdit>("goToId")->hasFocus());
        const std::string heading = CorpusFixture::idOf(20, 2018, "7", 0);
        child<QLineEdit>("goToId")->setText(QString::fromStdString(heading));
        press(Qt::Key_Return);
        QCOMPARE(currentId(), heading); // although headings were left out
        QVERIFY(!m_page->actions().proseOnly->isChecked());
        QVERIFY(table()->hasFocus());
        QVERIFY(table()->viewport()->rect().intersects(table()->visualRect(table()->currentIndex())));
        press(Qt::Key_G, Qt::ControlModifier);
        child<QLineEdit>("goToId")->setText(u"96"_s);
        press(Qt::Key_Return);
        QCOMPARE(currentId(), CorpusFixture::idOf(20, 2019, "7", 11));
        QSignalSpy told(m_page.get(), &app::Page::noticeRaised);
        m_page->showSentence(u"0000000001_10-K_2000_section_1_1"_s);
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().front().toString().contains(u"No corpus of this workspace"_s));
    }

    void choosesAmongCorpora() {
        (void)m_fixture->import("filings.jsonl", "again");
        m_session->gold().reloadHoldings();
        auto* chooser = child<QComboBox>("corpusChooser");
        QTRY_COMPARE(chooser->count(), 2);
        QCOMPARE(chooser->currentText(), u"filings"_s);
        chooser->setFocus();
        press(Qt::Key_Up);
        QCOMPARE(chooser->currentText(), u"again"_s);
        QCOMPARE(workbench().corpus()->name, "again");
        QTRY_VERIFY(workbench().figures() != nullptr);
    }

    void inspectorShowsTheSentenceAmongOthers() {
        const QTextBrowser* text = showInspector();
        m_page->showSentence(QString::fromStdString(CorpusFixture::idOf(10, 2019, "7", 2)));
        const QString plain = text->toPlainText();
        QVERIFY(plain.contains(u"quarter 2 grew"_s) && plain.contains(u"quarter 5 grew"_s));
        QVERIFY(plain.contains(u"Risks and results"_s));
        QVERIFY(!plain.contains(u"12 34 - 56"_s)); // of the section before
        QVERIFY(plain.contains(u"auditor"_s) && plain.contains(u"North"_s));
        QTRY_VERIFY(text->toPlainText().contains(u"No question has it as evidence"_s));
        QVERIFY(text->toPlainText().contains(u"No bundle holds it"_s));
    }

    void inspectorLinksQuestionsAndBundles() {
        const std::string id = CorpusFixture::idOf(10, 2019, "7", 2);
        const std::filesystem::path questions = m_fixture->folder() / "q.json";
        write(questions,
              "[{'question_id':'Q1','question_text':'How much?','answer_text':'Much',"
              "'evidence_sentence_ids':['ID']},{'question_id':'Q2','question_text':'Not of ID?',"
              "'answer_text':'x','evidence_sentence_ids':['other']}]",
              id);
        const std::filesystem::path bundles = m_fixture->folder() / "b.json";
        write(bundles,
              "[{'v_group':'v3_trend','bundle_type':'kpi_trend','topic_label':'revenue','cik_int':10,"
              "'name':'Quay Ltd','years':[2019],'sentences':[{'report_year':2019,"
              "'section_name_generic':'ITEM_7','sentence_id':'ID','sentence_text':'t'}]}]",
              id);
        m_session->importFiles(
            {QString::fromStdString(questions.string()), QString::fromStdString(bundles.string())});
        QTRY_COMPARE(m_session->gold().holdings().bundles.size(), std::size_t(1));
        QTRY_COMPARE(m_session->gold().holdings().suites.size(), std::size_t(1));
        QTextBrowser* text = showInspector();
        m_page->showSentence(QString::fromStdString(id));
        QTRY_VERIFY(text->toPlainText().contains(u"Q1 · How much?"_s));
        QVERIFY(!text->toPlainText().contains(u"Q2"_s)); // it only speaks of the id
        QVERIFY(text->toPlainText().contains(u"Bundles (1)"_s));
        QSignalSpy question(m_page.get(), &app::CorpusPage::questionRequested);
        QSignalSpy bundle(m_page.get(), &app::CorpusPage::bundleRequested);
        Q_EMIT text->anchorClicked(QUrl(u"question:1"_s));
        Q_EMIT text->anchorClicked(QUrl(u"bundle:1"_s));
        QCOMPARE(question.size(), 1);
        QCOMPARE(bundle.size(), 1);
    }

    void neighboursSayWhyThereAreNone() {
        (void)showInspector();
        const auto* reason = m_page->inspector()->findChild<QLabel*>(u"nearReason"_s);
        QVERIFY(reason->text().contains(u"has no vectors yet"_s));
        QTest::mouseClick(m_page->inspector()->findChild<QPushButton*>(u"toEmbeddings"_s), Qt::LeftButton);
        QCOMPARE(child<QTabWidget>("corpusTabs")->currentIndex(), 2);
    }

    void neighboursAreFound() {
        (void)showInspector();
        m_page->showSentence(QString::fromStdString(CorpusFixture::idOf(10, 2019, "7", 2)));
        for (QAction* action : m_page->runActions()) {
            if (action->objectName() == u"corpus.makeLsa"_s) {
                action->trigger();
            }
        }
        auto* near = m_page->inspector()->findChild<QTableView*>(u"nearTable"_s);
        QTRY_VERIFY_WITH_TIMEOUT(near->model()->rowCount() == 10, 30'000);
        for (int row = 0; row < 10; ++row) {
            QVERIFY(near->model()->index(row, 1).data().toString().contains(u"quarter"_s)); // prose only
            const auto distance = [near](int of) {
                return near->model()->index(of, 0).data(widgets::kExportRole).toDouble();
            };
            QVERIFY(row == 0 || (distance(row) >= distance(row - 1) && distance(row) > 0));
        }
        m_page->inspector()->findChild<QAbstractButton*>(u"nearOwnSection"_s)->click();
        QTRY_COMPARE(near->model()->rowCount(), 9); // the others of its section that are prose
        near->setCurrentIndex(near->model()->index(0, 0));
        const QString id = near->model()->index(0, 3).data().toString();
        QTest::keyClick(near, Qt::Key_Return);
        QCOMPARE(QString::fromStdString(currentId()), id);
    }

    void copiesRowsAndCuts() {
        table()->setFocus();
        press(Qt::Key_Down);
        press(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(u"1\tProse\tThe revenue of quarter 1"_s));
        child<QTabWidget>("corpusTabs")->setCurrentIndex(1);
        auto* cuts = child<QTableView>("cutsTable");
        QCOMPARE(cuts->model()->rowCount(), 1);
        cuts->setFocus();
        press(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(u"filings.jsonl\tsentences-jsonl"_s));
    }

    void renamesAndRemoves() {
        m_page->actions().rename->trigger();
        auto* dialog = m_page->findChild<QInputDialog*>(u"renameCorpus"_s);
        QVERIFY(dialog != nullptr && !dialog->isModal());
        dialog->setTextValue(u"tyson"_s);
        dialog->accept();
        QTRY_COMPARE(child<QComboBox>("corpusChooser")->currentText(), u"tyson"_s);
        m_page->actions().remove->trigger();
        auto* box = m_page->findChild<QMessageBox*>(u"removeCorpusQuestion"_s);
        QVERIFY(box != nullptr && box->text().contains(u"tyson"_s));
        QTest::mouseClick(box->findChild<QPushButton*>(u"removeCorpus"_s), Qt::LeftButton);
        QTRY_VERIFY(child<QLabel>("emptyText")->isVisible());
        QCOMPARE(workbench().corpus(), nullptr);
        QVERIFY(m_page->summary().isEmpty());
    }

    void theTreeFollowsTheList() {
        auto* tree = child<QTreeView>("sliceTree");
        const auto label = [tree] { return tree->currentIndex().siblingAtColumn(0).data().toString(); };
        const auto click = [tree](int row) {
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                              tree->visualRect(tree->model()->index(row, 0)).center());
        };
        QCOMPARE(label(), u"All sentences"_s);
        click(2);
        QCOMPARE(label(), u"Fjord ASA"_s);
        QCOMPARE(listed(), 48);
        press(Qt::Key_G, Qt::ControlModifier);
        child<QLineEdit>("goToId")->setText(QString::fromStdString(CorpusFixture::idOf(10, 2018, "7", 3)));
        press(Qt::Key_Return);
        QCOMPARE(listed(), 96);
        QCOMPARE(label(), u"All sentences"_s);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2018, "7", 3));
        click(2); // the way back
        QCOMPARE(listed(), 48);
        QCOMPARE(label(), u"Fjord ASA"_s);
        child<QLineEdit>("treeFilter")->setFocus();
        type(u"quay"_s);
        QCOMPARE(listed(), 48); // a filter chooses nothing
        QCOMPARE(label(), QString());
        QCOMPARE(currentId(), CorpusFixture::idOf(20, 2018, "1A", 0));
        click(0);
        QCOMPARE(currentId(), CorpusFixture::idOf(10, 2018, "1A", 0));
        Q_EMIT child<app::NearPane>("nearPane", m_page->inspector())->sentenceRequested(60);
        QCOMPARE(listed(), 96);
        QCOMPARE(label(), QString()); // "All sentences" is hidden by the filter
        click(0);
        QCOMPARE(listed(), 48);
        child<QLineEdit>("treeFilter")->clear();
        QCOMPARE(label(), u"Quay Ltd"_s);
    }

    void returnAndEscapeLeadIntoTheInspectorAndBack() {
        QTextBrowser* text = showInspector();
        QVERIFY(QTest::qWaitForWindowActive(m_page->inspector()));
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        const QColor quiet = text->grab().toImage().pixelColor(1, 20);
        table()->setFocus();
        press(Qt::Key_Return);
        m_page->inspector()->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), text);
        QVERIFY(text->grab().toImage().pixelColor(1, 20) != quiet); // it is seen where the keys go
        press(Qt::Key_Escape);
        m_page->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), table());
    }

    void inspectorSaysWhyNothingWasFound() {
        const QTextBrowser* text = showInspector();
        QTRY_VERIFY(text->toPlainText().contains(u"No bundle holds it"_s));
        m_page->showSentence(QString::fromStdString(CorpusFixture::idOf(10, 2019, "7", 2)));
        QVERIFY(text->toPlainText().contains(u"Looking for them"_s));
        auto* links = m_page->findChild<app::SentenceLinks*>();
        links->cancel();
        Q_EMIT links->failed({base::ErrorCode::StorageFailure, "disk I/O error", "team.assay"});
        QVERIFY(!text->toPlainText().contains(u"Looking for them"_s));
        QVERIFY(text->toPlainText().contains(u"disk I/O error"_s));
    }

    void seesWhatOthersDo() {
        QSignalSpy news(m_page.get(), &app::Page::newsRaised);
        const auto other = m_fixture->workspace(); // another window, or the command line
        (void)m_fixture->import("filings.jsonl", "again");
        auto* chooser = child<QComboBox>("corpusChooser");
        QTRY_COMPARE(chooser->count(), 2);
        QCOMPARE(chooser->currentText(), u"filings"_s);
        const base::RowId front = workbench().corpus()->id;
        QVERIFY(store::renameCorpus(*other, front, "quays").has_value());
        QTRY_COMPARE(chooser->currentText(), u"quays"_s);
        QTRY_VERIFY(m_page->summary().contains(u"quays"_s));
        evaluate::EmbeddingMaking making;
        making.corpus = front;
        base::NoProgress progress;
        QVERIFY(evaluate::makeLsaEmbeddings(*other, making, {}, {}, progress).has_value());
        QTRY_VERIFY(m_page->summary().contains(u"LSA"_s));
        QCOMPARE(news.size(), 0);
        QVERIFY(store::removeCorpus(*other, front, {}, progress).has_value());
        QTRY_COMPARE(chooser->count(), 1);
        QCOMPARE(news.size(), 1);
        QVERIFY(news.front().front().toString().contains(u"“quays” is no longer in this workspace"_s));
        QVERIFY(news.front().front().toString().contains(u"“again” is in front now"_s));
        QVERIFY(store::removeCorpus(*other, workbench().corpus()->id, {}, progress).has_value());
        QTRY_VERIFY(child<QLabel>("emptyText")->isVisible());
        QCOMPARE(news.size(), 2);
    }

    void renamingCanBeUndone() {
        m_page->actions().rename->trigger();
        auto* dialog = m_page->findChild<QInputDialog*>(u"renameCorpus"_s);
        dialog->setTextValue(u"tyson"_s);
        dialog->accept();
        auto* chooser = child<QComboBox>("corpusChooser");
        QTRY_COMPARE(chooser->currentText(), u"tyson"_s);
        QSignalSpy told(m_page.get(), &app::Page::noticeRaised);
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        table()->setFocus();
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(chooser->currentText(), u"filings"_s);
        QVERIFY(told.front().front().toString().contains(u"the name of a corpus"_s));
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(chooser->currentText(), u"tyson"_s);
    }

    void remembersAlsoWhenItWasNeverShown() {
        m_page->showSentence(QString::fromStdString(CorpusFixture::idOf(20, 2018, "7", 4)));
        const QByteArray state = m_page->saveState();
        QByteArray kept;
        for (int start = 0; start < 2; ++start) { // one without a workspace, one with it
            m_page.reset();
            m_session = std::make_unique<app::Session>(*m_jobs);
            m_page = std::make_unique<app::CorpusPage>();
            m_page->setSession(m_session.get());
            m_page->restoreState(start == 0 ? state : kept);
            if (start == 1) {
                m_session->openWorkspace(QString::fromStdString(m_fixture->path().string()));
                QTRY_COMPARE(m_session->gold().holdings().corpora.size(), std::size_t(1));
            }
            kept = m_page->saveState();
        }
        m_page = std::make_unique<app::CorpusPage>();
        m_page->setSession(m_session.get());
        m_page->restoreState(kept);
        m_page->show();
        QTRY_COMPARE(currentId(), CorpusFixture::idOf(20, 2018, "7", 4));
    }

    void remembersWhatWasInFront() {
        m_page->showSentence(QString::fromStdString(CorpusFixture::idOf(20, 2018, "7", 4)));
        child<QTabWidget>("corpusTabs")->setCurrentIndex(1);
        const QByteArray state = m_page->saveState();
        m_page.reset();
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::CorpusPage>();
        m_page->setSession(m_session.get());
        m_page->restoreState(state);
        m_page->show();
        m_session->openWorkspace(QString::fromStdString(m_fixture->path().string()));
        QTRY_COMPARE(currentId(), CorpusFixture::idOf(20, 2018, "7", 4));
        QCOMPARE(child<QTabWidget>("corpusTabs")->currentIndex(), 1);
        m_page->restoreState("rubbish");
        QCOMPARE(currentId(), CorpusFixture::idOf(20, 2018, "7", 4));
    }

    // The theme draws a switch of text so that on is told from off also in the dark.
    void switchesAreOfText() {
        int switches = 0;
        for (const QToolButton* button : m_page->findChildren<QToolButton*>()) {
            if (button->isCheckable()) {
                ++switches;
                QCOMPARE(button->toolButtonStyle(), Qt::ToolButtonTextOnly);
            }
        }
        QCOMPARE(switches, 2);
    }

    void everyControlHasAName() {
        for (QWidget* widget : m_page->findChildren<QWidget*>()) {
            const bool isField = qobject_cast<QLineEdit*>(widget) != nullptr ||
                                 qobject_cast<QComboBox*>(widget) != nullptr ||
                                 qobject_cast<QAbstractItemView*>(widget) != nullptr;
            if (isField && widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
                qobject_cast<QComboBox*>(widget->parentWidget()) == nullptr) {
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
            }
        }
    }
};

QTEST_MAIN(TestCorpusPage)
#include "tst_corpus_page.moc"
