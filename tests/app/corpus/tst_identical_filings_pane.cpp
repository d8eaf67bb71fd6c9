// Identical filings on the corpus page: said, and left out by one click.
#include "app/pages/corpus/identical_filings_pane.h"
#include "app/shell/gold_imports.h"
#include "tests/app/corpus/page_fixture.h"
#include "tests/support/test_class.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <fstream>

using namespace assay;

class TestIdenticalFilingsPane : public QObject, tests::PageFixture {
    Q_OBJECT

    // The same report under two numbers, and another one.
    void importTwins() {
        std::ofstream out(m_fixture->folder() / "twins.jsonl");
        for (const int cik : {31, 32, 33}) {
            for (int i = 0; i < 15; ++i) {
                out << "{\"cik_int\":" << cik << ",\"name\":\"Firm " << cik << "\",\"report_year\":2020,"
                    << "\"section_name\":\"7\",\"sentence_pos\":" << i << ",\"sentenceID\":\"" << cik << "_"
                    << i << "\",\"text\":\"Sales of lamps rose in quarter " << i << (cik == 33 ? "!" : ".")
                    << "\"}\n";
            }
        }
        out.close();
        m_twins = m_fixture->import("twins.jsonl", "twins");
        m_session->gold().reloadHoldings();
        QTRY_COMPARE(controller().corpora().size(), std::size_t{2});
    }

    [[nodiscard]] QList<QPushButton*> buttons() const {
        QList<QPushButton*> shown;
        for (QPushButton* button : m_page->findChildren<QPushButton*>(QStringLiteral("leaveOutFiling"))) {
            if (button->isVisible()) {
                shown += button;
            }
        }
        return shown;
    }

    workspace::CorpusInfo m_twins;

  private Q_SLOTS:

    void init() { start(); }

    void cleanup() { stop(); }

    void nothingIsSaidWhereAllDiffer() {
        auto* pane = child<app::IdenticalFilingsPane>("identicalFilings");
        QVERIFY(pane->isHidden() && pane->groups().empty());
    }

    void oneClickLeavesOneOut() {
        importTwins();
        m_page->showCorpus(m_twins.id);
        QTRY_COMPARE(buttons().size(), 1);
        const QString said = child<QLabel>("identicalFiling")->text();
        QVERIFY2(said.startsWith(QStringLiteral("Firm 32 (32)")) && said.contains(QStringLiteral("Firm 31")),
                 qPrintable(said));
        QCOMPARE(buttons().front()->accessibleName(), QStringLiteral("Leave out Firm 32 (32), 2020"));
        QSignalSpy noticed(m_page.get(), &app::Page::noticeRaised);
        buttons().front()->setFocus();
        press(Qt::Key_Space);
        QTRY_COMPARE(controller().corpora().size(), std::size_t{3});
        QTRY_COMPARE(controller().corpus()->sentences, std::int64_t{30});
        QCOMPARE(controller().corpus()->name, std::string("twins without Firm 32 (32), 2020"));
        QCOMPARE(noticed.size(), 1);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(child<app::IdenticalFilingsPane>("identicalFilings")->isHidden());
        // The one it was made of is as it was, and says the same again.
        m_page->showCorpus(m_twins.id);
        QTRY_COMPARE(buttons().size(), 1);
        QCOMPARE(controller().corpus()->contentHash, m_twins.contentHash);
    }

    void anotherCorpusHidesIt() {
        importTwins();
        const base::RowId first = controller().corpus()->id;
        m_page->showCorpus(m_twins.id);
        QTRY_COMPARE(buttons().size(), 1);
        m_page->showCorpus(first);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(buttons().size(), 0);
    }
};

ASSAY_TEST(TestIdenticalFilingsPane)
#include "tst_identical_filings_pane.moc"
