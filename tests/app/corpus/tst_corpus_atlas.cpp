// The atlas on the page of the corpus: of the corpus in front, down to a draft and a bundle.
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/suites/questions.h"
#include "tests/app/corpus/page_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/mining/atlas_pane.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>

using namespace assay;
using namespace assay::tests;

class TestCorpusAtlas : public QObject, private PageFixture {
    Q_OBJECT

  private Q_SLOTS:

    void init() { start(); }

    void cleanup() { stop(); }

    void readsTheCorpusInFront() {
        auto* tabs = child<QTabWidget>("corpusTabs");
        auto* atlas = child<widgets::AtlasPane>("atlasPane");
        QVERIFY(atlas != nullptr);
        tabs->setCurrentWidget(atlas);
        QVERIFY(!child<QComboBox>("atlasCorpus", atlas)->isVisible()); // the page has one in front
        auto* read = child<QPushButton>("atlasRead", atlas);
        QVERIFY(read->isEnabled());
        QVERIFY(!child<QLabel>("atlasMatrixHint", atlas)->text().isEmpty());
        QVERIFY(!child<QLabel>("atlasSentencesHint", atlas)->text().isEmpty());
        read->click();
        QVERIFY(m_jobs->waitForFinished(30'000));
        auto* matrix = child<QTableView>("atlasMatrix", atlas);
        QTRY_VERIFY(matrix->model()->rowCount() > 0);
    }

    void draftsWhatTheCorpusCannotAnswer() {
        auto* atlas = child<widgets::AtlasPane>("atlasPane");
        child<QTabWidget>("corpusTabs")->setCurrentWidget(atlas);
        child<QPushButton>("atlasRead", atlas)->click();
        QVERIFY(m_jobs->waitForFinished(30'000));
        auto* category = child<QComboBox>("draftCategory", atlas);
        QTRY_VERIFY(category->count() > 0);
        QSignalSpy drafted(m_page.get(), &app::CorpusPage::questionDrafted);
        child<QPushButton>("draftFromAtlas", atlas)->click();
        QCOMPARE(drafted.count(), 1);
        const auto workspace = controller().workspace();
        const auto reader = workspace->reader();
        const auto stored = workspace::storedQuestion(*reader, drafted.front().front().toLongLong());
        QVERIFY(stored.has_value());
        QCOMPARE(stored->question.category, std::string("J"));
    }
};

ASSAY_TEST(TestCorpusAtlas)
#include "tst_corpus_atlas.moc"
