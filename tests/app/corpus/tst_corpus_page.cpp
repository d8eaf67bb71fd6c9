// The corpus page: its list, tree and search, and the corpora that it is of.
#include "app/shell/gold_imports.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "tests/app/corpus/page_fixture.h"
#include "tests/support/test_class.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

using namespace assay;
using namespace assay::tests;

class TestCorpusPage : public QObject, PageFixture {
    Q_OBJECT

    void type(const QString& text) {
        for (const QChar c : text) {
            QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
        }
    }

    void search(const QString& text) {
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(child<QLineEdit>("corpusSearch")->hasFocus());
        type(text);
        QTRY_VERIFY(!controller().isSearching());
    }

  private Q_SLOTS:

    void init() { start(); }

    void cleanup() { stop(); }

    void saysWhyItIsEmpty() {
        m_page.reset();
        showPage(false);
        QVERIFY(child<QLabel>("emptyText")->isVisible());
        QVERIFY(child<QLabel>("emptyText")->text().contains(u"No workspace is open"_s));
        QCOMPARE(child<QLabel>("nearReason")->text(),
                 u"No corpus is in front."_s); // nor vectors it could lack
        m_session->createWorkspace(QString::fromStdString((m_fixture->folder() / "empty.assay").string()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(child<QLabel>("emptyText")->text().contains(u"Drop filings"_s));
        QCOMPARE(child<QLabel>("nearReason")->text(), u"No corpus is in front."_s);
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
            QCOMPARE(controller().list().at(row)->sentence.kind, model::SentenceKind::Prose);
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
        // An id that is a number is no place, which only what is typed can be.
        QVERIFY(!m_page->showSentence(u"5"_s));
        QCOMPARE(told.size(), 2);
        QCOMPARE(currentId(), CorpusFixture::idOf(20, 2019, "7", 11));
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
        QCOMPARE(controller().corpus()->name, "again");
        QTRY_VERIFY(controller().figures() != nullptr);
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

    void doubtfulCutsLeadToTheirSentences() {
        child<QTabWidget>("corpusTabs")->setCurrentIndex(1);
        QVERIFY(!child<QTableView>("doubtsTable")->isVisible()); // nothing was cut here
        m_page.reset();
        std::ofstream(m_fixture->folder() / "cut.json")
            << "{\"cik\":\"7\",\"company\":\"Larch Foods\",\"filing_type\":\"10-K\","
               "\"filing_date\":\"2020-02-01\",\"period_of_report\":\"2019-12-31\","
               "\"item_1\":\"We own two halls.\\nhowever old and small they may be.\"}";
        const workspace::CorpusInfo info = m_fixture->import("cut.json", "cut");
        showPage(true);
        m_page->showCorpus(info.id);
        QTRY_COMPARE(child<QComboBox>("corpusChooser")->currentText(), u"cut"_s);
        child<QTabWidget>("corpusTabs")->setCurrentIndex(1);
        auto* doubts = child<QTableView>("doubtsTable");
        QTRY_VERIFY(doubts->isVisible());
        QCOMPARE(doubts->model()->rowCount(), 1);
        QCOMPARE(doubts->model()->index(0, 1).data().toString(), u"Begins with a small letter"_s);
        doubts->setFocus();
        doubts->setCurrentIndex(doubts->model()->index(0, 0));
        press(Qt::Key_Return);
        QCOMPARE(child<QTabWidget>("corpusTabs")->currentIndex(), 0);
        QTRY_COMPARE(currentId(), CorpusFixture::idOf(7, 2019, "1", 1));
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
        QCOMPARE(controller().corpus(), nullptr);
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
        // A neighbour in the other company, by keys.
        (void)showInspector();
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Down); // from the heading to prose
        makeVectors();
        auto* near = child<QTableView>("nearTable", m_page->inspector());
        QTRY_COMPARE_WITH_TIMEOUT(near->model()->rowCount(), 10, 30'000);
        QVERIFY(near->isVisible());
        const auto nearId = [near] { return near->currentIndex().siblingAtColumn(3).data().toString(); };
        near->setFocus();
        near->setCurrentIndex(near->model()->index(0, 0));
        const QString other = QString::fromStdString(CorpusFixture::idOf(20, 2018, "1A", 1)).left(10);
        for (int step = 0; step < 9 && !nearId().startsWith(other); ++step) {
            QTest::keyClick(near, Qt::Key_Down);
        }
        const QString wanted = nearId();
        QVERIFY(wanted.startsWith(other));
        QTest::keyClick(near, Qt::Key_Return);
        QCOMPARE(QString::fromStdString(currentId()), wanted);
        QCOMPARE(listed(), 96);
        QCOMPARE(label(), QString()); // "All sentences" is hidden by the filter
        click(0);
        QCOMPARE(listed(), 48);
        child<QLineEdit>("treeFilter")->clear();
        QCOMPARE(label(), u"Quay Ltd"_s);
    }

    void seesWhatOthersDo() {
        QSignalSpy news(m_page.get(), &app::Page::newsRaised);
        const auto other = m_fixture->workspace(); // another window, or the command line
        (void)m_fixture->import("filings.jsonl", "again");
        auto* chooser = child<QComboBox>("corpusChooser");
        QTRY_COMPARE(chooser->count(), 2);
        QCOMPARE(chooser->currentText(), u"filings"_s);
        const base::RowId front = controller().corpus()->id;
        QVERIFY(workspace::renameCorpus(*other, front, "quays").has_value());
        QTRY_COMPARE(chooser->currentText(), u"quays"_s);
        QTRY_VERIFY(m_page->summary().contains(u"quays"_s));
        evaluate::EmbeddingMaking making;
        making.corpus = front;
        base::NoProgress progress;
        QVERIFY(evaluate::makeLsaEmbeddings(*other, making, {}, {}, progress).has_value());
        QTRY_VERIFY(m_page->summary().contains(u"LSA"_s));
        QCOMPARE(news.size(), 0);
        QVERIFY(workspace::removeCorpus(*other, front, {}, progress).has_value());
        QTRY_COMPARE(chooser->count(), 1);
        QCOMPARE(news.size(), 1);
        QVERIFY(news.front().front().toString().contains(u"“quays” is no longer in this workspace"_s));
        QVERIFY(news.front().front().toString().contains(u"“again” is in front now"_s));
        QVERIFY(workspace::removeCorpus(*other, controller().corpus()->id, {}, progress).has_value());
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

ASSAY_TEST(TestCorpusPage)
#include "tst_corpus_page.moc"
