#include "app/pages/corpus/sentence_links.h"
#include "tests/widgets/corpus/corpus_fixture.h"
#include "widgets/jobs/job_runner.h"

#include <QSignalSpy>

using namespace assay;
using tests::CorpusFixture;

class TestSentenceLinks : public QObject {
    Q_OBJECT

    CorpusFixture m_fixture;
    widgets::JobRunner m_jobs;

  private Q_SLOTS:

    void whoWalksLeavesNoQueueBehind() {
        app::SentenceLinks links(m_jobs);
        links.setWorkspace(m_fixture.workspace());
        std::vector<std::string> found;
        connect(&links, &app::SentenceLinks::found, this,
                [&found](const app::LinksOfSentence& of) { found.push_back(of.sentenceId); });
        QSignalSpy failed(&links, &app::SentenceLinks::failed);
        for (int round = 0; round < 2; ++round) {
            for (int i = 0; i < CorpusFixture::kPerSection; ++i) {
                links.find(CorpusFixture::idOf(10, 2019, "7", i));
                QVERIFY(m_jobs.activeCount() <= 1);
            }
            QTRY_COMPARE(found.size(), std::size_t(round + 1));
            QCOMPARE(found.back(), CorpusFixture::idOf(10, 2019, "7", CorpusFixture::kPerSection - 1));
            links.forget();
        }
        links.find("one");
        links.cancel();
        QVERIFY(m_jobs.waitForFinished(30'000));
        QCOMPARE(found.size(), std::size_t(2));
        links.find("one");
        links.forget(); // what is being read is of before: it is read again
        QTRY_COMPARE(found.size(), std::size_t(3));
        links.find("one");
        links.setWorkspace(nullptr);
        QVERIFY(m_jobs.waitForFinished(30'000));
        QCOMPARE(found.size(), std::size_t(3));
        QCOMPARE(failed.size(), 0);
    }
};

QTEST_MAIN(TestSentenceLinks)
#include "tst_sentence_links.moc"
