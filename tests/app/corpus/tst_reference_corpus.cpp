// A corpus by reference in the window: made from an engine, shown with what is known of it, its texts fetched
// from there when somebody looks at them.
#include "app/settings/engines_file.h"
#include "app/shell/gold_imports.h"
#include "app/shell/reference_dialog.h"
#include "tests/app/corpus/page_fixture.h"
#include "tests/core/evaluate/small_engine.h"
#include "tests/support/test_class.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace assay;
using namespace assay::tests;

class TestReferenceCorpus : public QObject, private PageFixture {
    Q_OBJECT

    std::unique_ptr<SmallEngine> m_engine;

    static void type(const QDialog& dialog, const char* name, const QString& text) {
        auto* const line = dialog.findChild<QLineEdit*>(QLatin1String(name));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }

    // By the dialog, as the window does.
    void importThere() {
        app::ReferenceDialog dialog(*m_jobs);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QObject::connect(
            &dialog, &app::ReferenceDialog::chosen, m_session.get(),
            [this](const evaluate::ReferencePlan& plan) { m_session->gold().importReference(plan); });
        type(dialog, "referenceName", u"there"_s);
        type(dialog, "referenceModel", u"small"_s);
        dialog.findChild<QSpinBox*>(u"referenceSlices"_s)->setValue(0);
        QTest::mouseClick(dialog.findChild<QPushButton*>(u"referenceImport"_s), Qt::LeftButton);
        QVERIFY(!dialog.isVisible());
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(controller().corpora().size(), std::size_t{2});
    }

    [[nodiscard]] std::string textOf(workspace::SentenceRow row) const {
        const auto reader = m_fixture->workspace()->reader();
        const auto corpora = workspace::corpora(*reader);
        return workspace::sentencesFrom(*reader, corpora->front().id, row, 1)->front().sentence.text;
    }

    void bringForward() {
        for (const workspace::CorpusInfo& corpus : controller().corpora()) {
            if (corpus.name == "there") {
                m_page->showCorpus(corpus.id);
            }
        }
        QCOMPARE(controller().corpus()->name, std::string("there"));
        QTRY_VERIFY(controller().figures() != nullptr);
    }

  private Q_SLOTS:

    void init() {
        start();
        m_engine = std::make_unique<SmallEngine>();
        const auto workspace = m_fixture->workspace();
        QVERIFY(m_engine->take(*workspace, controller().corpora().front().id, 0).has_value());
        QVERIFY(app::saveEngineConnections({m_engine->connection()}).has_value());
    }

    void cleanup() {
        stop();
        m_engine.reset();
    }

    void isMadeAndShownWithWhatIsKnown() {
        importThere();
        bringForward();
        QCOMPARE(controller().corpus()->sentences, std::int64_t{CorpusFixture::kSentences});
        const QString facts = child<QLabel>("corpusFacts")->text();
        for (const QString& known : {u"“Filings” of the engine “here”"_s, u"96 documents there"_s,
                                     u"vectors of 2 numbers"_s, u"cosine"_s, u"small"_s, u"2 companies"_s}) {
            QVERIFY2(facts.contains(known), qPrintable(facts));
        }
        // Its vectors stand there, and none can be made of texts that are not here.
        const QString said = child<QLabel>("nearReason")->text();
        QVERIFY2(said.contains(u"stay in the engine “here”"_s), qPrintable(said));
        QVERIFY(!m_page->findChild<QAction*>(u"corpus.makeLsa"_s)->isEnabled());
        // A second one of the same name gets a number.
        evaluate::ReferencePlan again;
        again.name = "there";
        again.connection = "here";
        m_session->gold().importReference(again);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(controller().corpora().size(), std::size_t{3});
    }

    void textsAreFetchedAndRemembered() {
        importThere();
        bringForward();
        QTextBrowser* const text = showInspector();
        const auto shows = [text](const std::string& what) {
            return text->toPlainText().contains(QString::fromStdString(what));
        };
        controller().goTo(5);
        QTRY_VERIFY2(shows(textOf(5)) && shows(textOf(4)), qPrintable(text->toPlainText()));
        const int fetches = m_engine->fetches();
        QVERIFY(fetches > 0);
        // Nothing of it is in the workspace.
        const auto reader = m_fixture->workspace()->reader();
        QVERIFY(workspace::sentencesFrom(*reader, controller().corpus()->id, 5, 1)
                    ->front()
                    .sentence.text.empty());
        // Where the engine does not answer, that stands in the place of the text.
        m_engine->givesDocuments = false;
        controller().goTo(60);
        QTRY_VERIFY2(text->toPlainText().contains(u"stays in the engine “here”, which cannot be asked now"_s),
                     qPrintable(text->toPlainText()));
        QVERIFY2(text->toPlainText().contains(u"no documents today"_s), qPrintable(text->toPlainText()));
        QVERIFY(!shows(textOf(60)));
        const int failed = m_engine->fetches();
        controller().goTo(5);
        QTRY_VERIFY(shows(textOf(5)));
        QCOMPARE(m_engine->fetches(), failed); // it is remembered
        m_engine->givesDocuments = true;
        controller().goTo(60);
        QTRY_VERIFY2(shows(textOf(60)), qPrintable(text->toPlainText()));
    }

    void whatCannotBeImportedIsSaid() {
        {
            app::ReferenceDialog dialog(*m_jobs);
            dialog.show();
            const auto* const import = dialog.findChild<QPushButton*>(u"referenceImport"_s);
            QVERIFY(import->isEnabled());
            type(dialog, "referenceFile", u"nowhere.jsonl"_s);
            QVERIFY(!import->isEnabled());
            QVERIFY(!dialog.findChild<QSpinBox*>(u"referenceSlices"_s)->isEnabled());
            QVERIFY(dialog.findChild<QLabel*>(u"referenceProblem"_s)->text().contains(u"no such file"_s));
        }
        QVERIFY(app::saveEngineConnections({}).has_value());
        const app::ReferenceDialog dialog(*m_jobs);
        QVERIFY(!dialog.findChild<QPushButton*>(u"referenceImport"_s)->isEnabled());
        QVERIFY(dialog.findChild<QLabel*>(u"referenceProblem"_s)->text().contains(u"Settings, Engines"_s));
    }
};

ASSAY_TEST(TestReferenceCorpus)
#include "tst_reference_corpus.moc"
