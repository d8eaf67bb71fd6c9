#include "app/pages/questions/evidence_pane.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/suites/passages.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/reading/evidence_html.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTextBrowser>
#include <array>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::EvidencePane;
using app::QuestionController;
using tests::PaneFixture;

namespace {

std::string idOf(int position) {
    return "0000000001_10-K_2018_section_7_" + std::to_string(position);
}

// Outside the class: moc loses what follows a raw string there.
std::string filedSentences(int first, int last) {
    std::string lines;
    for (int position = first; position <= last; ++position) {
        lines += R"({"cik_int":1,"name":"Larch Foods","report_year":2018,"section_name":"7",)"
                 R"("sentence_pos":)" +
                 std::to_string(position) + R"(,"sentenceID":")" + idOf(position) +
                 R"(","text":"Filed sentence )" + std::to_string(position) + ".\"}\n";
    }
    return lines;
}

} // namespace

class TestEvidencePane : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<EvidencePane> m_pane;
    base::RowId m_id = 0;

    template <typename T>
    T* child(const char* name) const {
        return m_pane->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QListWidget* list() const { return child<QListWidget>("evidenceIds"); }

    [[nodiscard]] QString shown() const { return child<QTextBrowser>("evidenceReader")->toPlainText(); }

    [[nodiscard]] std::vector<std::string> ids() const { return m_fixture->stored(m_id).evidenceSentenceIds; }

    void makePane() {
        m_fixture->controller().setCurrent(m_id);
        m_pane = std::make_unique<EvidencePane>(m_fixture->controller());
        m_pane->resize(900, 500);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

  private Q_SLOTS:

    // Sentences 5 to 15 are held; the question points to 10, and to 40, which is not.
    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        for (int position = 5; position <= 15; ++position) {
            QVERIFY(workspace::attachPassage(m_fixture->workspace(), idOf(position),
                                             position == 10
                                                 ? "Net sales were $12 million, which is more."
                                                 : "Sentence number " + std::to_string(position) + ".",
                                             "Ada"));
        }
        m_id = m_fixture->add("q1", "What were the sales?", [](model::Question& question) {
            question.answerText = {"$12 million"};
            question.evidenceSentenceIds = {idOf(10), idOf(40)};
            question.evidenceSpans = {"which is more"};
        });
        m_fixture->start();
        makePane();
    }

    void cleanup() {
        m_pane.reset();
        m_fixture.reset();
    }

    void theSentenceAndThreeAround() {
        const QString text = shown();
        for (int position = 5; position <= 15; ++position) {
            if (position == 10) {
                continue;
            }
            QCOMPARE(text.contains(u"Sentence number %1."_s.arg(position)), position >= 7 && position <= 13);
        }
        QVERIFY(text.indexOf(u"number 9."_s) < text.indexOf(u"Net sales"_s));
        QVERIFY(text.indexOf(u"Net sales"_s) < text.indexOf(u"number 11."_s));
        QVERIFY(text.contains(u"section 7"_s));
        const QString html = child<QTextBrowser>("evidenceReader")->toHtml();
        QVERIFY(html.contains(u"which is more</span>"_s)); // the span and the figure are marked
        QVERIFY(html.contains(u"$12 million</span>"_s));
        QVERIFY(child<QLabel>("evidenceHead")->text().contains(u"2 sentence id(s), 1 without"_s));
    }

    void anIdWithoutATextCanHaveOneAttached() {
        QVERIFY(shown().contains(QString::fromStdString(idOf(40))));
        QVERIFY(shown().contains(u"Nothing in this workspace"_s));
        QVERIFY(list()->item(1)->text().contains(u"no text"_s));
        list()->setCurrentRow(0);
        QVERIFY(!child<QPushButton>("evidenceAttach")->isEnabled());
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::mouseClick(child<QPushButton>("evidenceAttach"), Qt::LeftButton);
        auto* typed = child<QPlainTextEdit>("attachText");
        QVERIFY(typed->isVisible() && typed->hasFocus());
        QVERIFY(!child<QPushButton>("attachSave")->isEnabled());
        QTest::keyClicks(typed, u"Here it is said."_s);
        QTest::mouseClick(child<QPushButton>("attachSave"), Qt::LeftButton);
        QVERIFY(!child<QWidget>("attachBox")->isVisible());
        QVERIFY(shown().contains(u"Here it is said."_s));
        QVERIFY(child<QLabel>("evidenceHead")->text().contains(u"all held"_s));
        QCOMPARE(list()->currentRow(), 1);
        const auto held = workspace::passagesOf(*m_fixture->workspace().reader(), idOf(40));
        QCOMPARE(held->size(), std::size_t(1));
        QCOMPARE(held->front().text, std::string("Here it is said."));
    }

    // As another window, or the command line, does it.
    void aCorpusThatComesOrGoesIsSeen() {
        const std::array<std::filesystem::path, 1> files{m_fixture->path("filings.jsonl")};
        std::ofstream(files.front()) << filedSentences(36, 44);
        base::NoProgress progress;
        const auto made = workspace::importCorpus(m_fixture->workspace(), files,
                                                  {"filings", std::nullopt, "Ada"}, {}, progress);
        QVERIFY(made.has_value());
        QTRY_VERIFY(child<QLabel>("evidenceHead")->text().contains(u"all held"_s));
        QVERIFY(shown().contains(u"from the corpus filings"_s));
        for (int position = 36; position <= 44; ++position) {
            QCOMPARE(shown().contains(u"Filed sentence %1."_s.arg(position)),
                     position >= 37 && position <= 43);
        }
        QSignalSpy wanted(m_pane.get(), &EvidencePane::corpusRequested);
        QSignalSpy told(&m_fixture->controller(), &QuestionController::noticed);
        list()->setCurrentRow(0); // attached, of no corpus
        m_pane->showInCorpus();
        QCOMPARE(wanted.size(), 0);
        QVERIFY(told.back().front().toString().contains(u"No corpus of this workspace"_s));
        list()->setCurrentRow(1);
        m_pane->hide();
        m_pane->showInCorpus();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toString(), QString::fromStdString(idOf(40)));
        m_pane->show();
        QVERIFY(workspace::removeCorpus(m_fixture->workspace(), made->corpus.id, {}, progress).has_value());
        QTRY_VERIFY(child<QLabel>("evidenceHead")->text().contains(u"1 without"_s));
        QVERIFY(shown().contains(u"Nothing in this workspace"_s));
    }

    void theLinkInTheTextOpensTheBox() {
        tests::clickLink(*child<QTextBrowser>("evidenceReader"), u"attach:1"_s);
        QVERIFY(child<QWidget>("attachBox")->isVisible());
        QTest::mouseClick(child<QPushButton>("attachCancel"), Qt::LeftButton);
        QVERIFY(!child<QWidget>("attachBox")->isVisible());
        QVERIFY(workspace::passagesOf(*m_fixture->workspace().reader(), idOf(40))->empty());
    }

    void idsAreAddedMovedAndRemoved() {
        auto* typed = child<QLineEdit>("evidenceNewId");
        QVERIFY(!child<QPushButton>("evidenceAdd")->isEnabled());
        typed->setFocus();
        QTest::keyClicks(typed, QString::fromStdString(idOf(7)));
        QTest::keyClick(typed, Qt::Key_Return);
        QCOMPARE(ids(), (std::vector<std::string>{idOf(10), idOf(40), idOf(7)}));
        QVERIFY(typed->text().isEmpty());
        QCOMPARE(list()->currentRow(), 2);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(ids(), (std::vector<std::string>{idOf(10), idOf(7), idOf(40)}));
        QCOMPARE(list()->currentRow(), 1);
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(ids(), (std::vector<std::string>{idOf(10), idOf(40)}));
        QVERIFY(m_fixture->controller().undo());
        QCOMPARE(ids().size(), std::size_t(3));
        QSignalSpy noticed(&m_fixture->controller(), &QuestionController::noticed);
        QTest::keyClicks(typed, QString::fromStdString(idOf(10)));
        QTest::mouseClick(child<QPushButton>("evidenceAdd"), Qt::LeftButton); // it is there already
        QCOMPARE(noticed.count(), 1);
        QCOMPARE(ids().size(), std::size_t(3));
    }

    void readOnlyAndWithoutAName() {
        m_fixture->controller().setCurator({});
        QSignalSpy needed(&m_fixture->controller(), &QuestionController::curatorNeeded);
        list()->setCurrentRow(1);
        child<QPushButton>("evidenceAttach")->click();
        child<QPlainTextEdit>("attachText")->setPlainText(u"typed"_s);
        child<QPushButton>("attachSave")->click();
        QCOMPARE(needed.count(), 1);
        QVERIFY(child<QWidget>("attachBox")->isVisible()); // what was typed is not lost
        QCOMPARE(child<QPlainTextEdit>("attachText")->toPlainText(), u"typed"_s);
        m_pane.reset();
        m_fixture->reopen(true);
        makePane();
        QVERIFY(shown().contains(u"Net sales"_s));
        QVERIFY(!shown().contains(u"Attach text"_s));
        for (const char* name :
             {"evidenceUp", "evidenceDown", "evidenceRemove", "evidenceAttach", "evidenceAdd"}) {
            QVERIFY2(!child<QPushButton>(name)->isEnabled(), name);
        }
        list()->setCurrentRow(0);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Delete);
        QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(ids(), (std::vector<std::string>{idOf(10), idOf(40)}));
    }

    void nothingToShow() {
        const base::RowId bare = m_fixture->add("q2", "What else?");
        m_fixture->controller().edits().tellDone({});
        m_fixture->controller().setCurrent(bare);
        QVERIFY(child<QLabel>("evidenceHead")->text().contains(u"names no evidence"_s));
        QVERIFY(shown().isEmpty());
        m_fixture->controller().setCurrent(0);
        QVERIFY(child<QLabel>("evidenceHead")->text().contains(u"No question"_s));
        QVERIFY(!child<QLineEdit>("evidenceNewId")->isEnabled());
    }

    void realBundlesHoldTheSentences() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        const std::array files{data / "finsights" / "goldp3_v3_trend_bundles.json"};
        if (!std::filesystem::exists(files[0])) {
            QSKIP("the bundles are not there");
        }
        base::NoProgress progress;
        QVERIFY(workspace::importBundles(m_fixture->workspace(), files, "trend", "Ada", {}, progress)
                    .has_value());
        const auto bundles = workspace::loadBundles(*m_fixture->workspace().reader(), 0, {});
        const model::BundleSentence sentence = bundles->front().bundle.sentences.front();
        auto question = m_fixture->controller().current()->question;
        question.evidenceSentenceIds = {sentence.sentenceId};
        QVERIFY(m_fixture->controller().save(question, {}, {}));
        QVERIFY(shown().simplified().contains(QString::fromStdString(sentence.text).simplified().left(60)));
        QVERIFY(shown().contains(u"from the bundles trend"_s));
    }
};

ASSAY_TEST(TestEvidencePane)
#include "tst_evidence_pane.moc"
