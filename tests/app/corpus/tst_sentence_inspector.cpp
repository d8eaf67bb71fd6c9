// The sentence in the inspector: its text among others, the questions and bundles that have it, and its
// nearest neighbours.
#include "app/pages/corpus/near_pane.h"
#include "app/pages/corpus/sentence_links.h"
#include "app/shell/gold_imports.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/suites/suites.h"
#include "tests/app/corpus/page_fixture.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/corpus/near_list_model.h"
#include "widgets/tables/table_export.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <optional>

using namespace assay;
using namespace assay::tests;

namespace {

// Answers when it is told to.
class SlowProvider : public widgets::NearestProvider {
  public:
    void request(const widgets::NearestRequest& request) override { asked = request; }

    void cancel() override { asked.reset(); }

    void answer(const widgets::NearestRequest& request, workspace::SentenceRow row) {
        widgets::NearestAnswer answer;
        answer.request = request;
        answer.search = u"exact"_s;
        workspace::StoredSentence sentence;
        sentence.corpus = request.corpus;
        sentence.row = row;
        answer.sentences.push_back({sentence, 0.25});
        Q_EMIT found(answer); // the provider answers, nobody clicks
    }

    std::optional<widgets::NearestRequest> asked;
};

// The list of neighbours, with answers that come when a test wants them.
struct NearTester {
    SlowProvider provider;
    std::unique_ptr<app::NearPane> pane;

    NearTester() {
        pane = std::make_unique<app::NearPane>(provider);
        workspace::EmbeddingSet first;
        first.id = 1;
        first.corpus = 1;
        first.name = "first";
        workspace::EmbeddingSet second = first;
        second.id = 2;
        second.name = "second";
        pane->setEmbeddingSets({first, second});
        pane->resize(400, 400);
        pane->show();
        QVERIFY(QTest::qWaitForWindowActive(pane.get()));
    }

    [[nodiscard]] QTableView* table() const { return pane->findChild<QTableView*>(u"nearTable"_s); }

    void answerFor(workspace::SentenceRow row, workspace::SentenceRow near) {
        pane->setSentence(1, row);
        QTRY_VERIFY(provider.asked.has_value());
        provider.answer(*provider.asked, near);
        QCOMPARE(table()->model()->rowCount(), 1);
        table()->setFocus();
        table()->setCurrentIndex(table()->model()->index(0, 0));
    }
};

// Single quotes stand for double ones, ID for the id.
void write(const std::filesystem::path& file, QByteArray json, const std::string& id) {
    std::ofstream(file) << json.replace('\'', '"')
                               .replace("ID\"", (id + "\"").c_str())
                               .replace("ID?", (id + "?").c_str())
                               .toStdString();
}

} // namespace

class TestSentenceInspector : public QObject, PageFixture {
    Q_OBJECT

  private Q_SLOTS:

    void init() { start(); }

    void cleanup() { stop(); }

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
        clickLink(*text, u"question:1"_s);
        clickLink(*text, u"bundle:1"_s);
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
        makeVectors();
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
        // As the job that looks for them does when the workspace cannot be read.
        Q_EMIT links->failed({base::ErrorCode::StorageFailure, "disk I/O error", "team.assay"});
        QVERIFY(!text->toPlainText().contains(u"Looking for them"_s));
        QVERIFY(text->toPlainText().contains(u"disk I/O error"_s));
    }

    void anOldAnswerIsGreyAndLeadsNowhere() {
        NearTester near;
        QSignalSpy jumped(near.pane.get(), &app::NearPane::sentenceRequested);
        near.answerFor(5, 7);
        QTest::keyClick(near.table(), Qt::Key_Return);
        QCOMPARE(jumped.size(), 1);
        near.pane->setSentence(1, 6); // nothing is known of it yet
        QVERIFY(near.table()->model()->index(0, 1).data(Qt::ForegroundRole).isValid());
        QVERIFY(near.table()->hasFocus());
        QVERIFY(near.pane->findChild<QLabel*>(u"nearSearch"_s)->text().contains(u"Looking"_s));
        QTest::keyClick(near.table(), Qt::Key_Return);
        QCOMPARE(jumped.size(), 1);
        QTRY_VERIFY(near.provider.asked.has_value());
        near.provider.answer({1, 1, 5, 10, false}, 8); // late, of the one before
        QTest::keyClick(near.table(), Qt::Key_Return);
        QCOMPARE(jumped.size(), 1);
        near.provider.answer(*near.provider.asked, 9);
        QVERIFY(!near.table()->model()->index(0, 1).data(Qt::ForegroundRole).isValid());
        near.table()->setCurrentIndex(near.table()->model()->index(0, 0));
        QTest::keyClick(near.table(), Qt::Key_Return);
        QCOMPARE(jumped.size(), 2);
        QCOMPARE(jumped.back().front().toUInt(), 9U);
    }

    void anotherSetClearsAtOnce() {
        NearTester near;
        near.answerFor(5, 7);
        auto* set = near.pane->findChild<QComboBox*>(u"nearSet"_s);
        set->setFocus();
        QTest::keyClick(set, Qt::Key_Down);
        QCOMPARE(near.pane->embeddingSet(), 2);
        QCOMPARE(near.table()->model()->rowCount(), 0);
        QTRY_VERIFY(near.provider.asked.has_value());
        near.provider.answer(*near.provider.asked, 8);
        QCOMPARE(near.table()->model()->rowCount(), 1);
        near.pane->findChild<QCheckBox*>(u"nearOwnSection"_s)->click();
        QCOMPARE(near.table()->model()->rowCount(), 0);
        near.provider.answer({1, 2, 5, 10, false}, 8);
        QCOMPARE(near.table()->model()->rowCount(), 0);
    }

    void aSetThatWentAwayClearsAtOnce() {
        NearTester near;
        near.answerFor(5, 7);
        workspace::EmbeddingSet second;
        second.id = 2;
        second.name = "second";
        near.pane->setEmbeddingSets({second});
        QCOMPARE(near.table()->model()->rowCount(), 0);
    }

    void whoWalksLeavesNoQueueBehind() {
        app::SentenceLinks links(*m_jobs);
        links.setWorkspace(m_fixture->workspace());
        std::vector<std::string> found;
        connect(&links, &app::SentenceLinks::found, this,
                [&found](const app::LinksOfSentence& of) { found.push_back(of.sentenceId); });
        QSignalSpy failed(&links, &app::SentenceLinks::failed);
        for (int round = 0; round < 2; ++round) {
            for (int i = 0; i < CorpusFixture::kPerSection; ++i) {
                links.find(CorpusFixture::idOf(10, 2019, "7", i));
                QVERIFY(m_jobs->activeCount() <= 1);
            }
            QTRY_COMPARE(found.size(), std::size_t(round + 1));
            QCOMPARE(found.back(), CorpusFixture::idOf(10, 2019, "7", CorpusFixture::kPerSection - 1));
            links.forget();
        }
        links.find("one");
        links.cancel();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QCOMPARE(found.size(), std::size_t(2));
        links.find("one");
        links.forget(); // what is being read is of before: it is read again
        QTRY_COMPARE(found.size(), std::size_t(3));
        links.find("one");
        links.setWorkspace(nullptr);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QCOMPARE(found.size(), std::size_t(3));
        QCOMPARE(failed.size(), 0);
    }
};

ASSAY_TEST(TestSentenceInspector)
#include "tst_sentence_inspector.moc"
