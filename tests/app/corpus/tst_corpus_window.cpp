// The corpus page in the whole window: vectors from an endpoint, from the dialog to the embedding set; the
// inspector beside it.
#include "app/pages/corpus/corpus_page.h"
#include "app/pages/corpus/sentence_inspector.h"
#include "app/settings/settings.h"
#include "app/shell/main_window.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "tests/support/embedding_service.h"
#include "tests/support/test_class.h"
#include "tests/widgets/corpus/corpus_fixture.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/job_runner.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <atomic>
#include <cstdlib>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using tests::CorpusFixture;

namespace {

constexpr std::size_t kDimension = 6;
constexpr int kBatch = 8;
constexpr int kDifferentTexts = 40; // two years, two sections, ten of prose; both companies say the same
constexpr int kRequests = kDifferentTexts / kBatch;

} // namespace

class TestCorpusWindow : public QObject {
    Q_OBJECT

    QTemporaryDir m_settingsFolder;
    std::unique_ptr<CorpusFixture> m_fixture;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
    app::CorpusPage* m_page = nullptr;

    template <typename T>
    T* child(const QString& name) const {
        return m_window->findChild<T*>(name);
    }

    void open() {
        m_window = std::make_unique<app::MainWindow>(*m_settings);
        m_page = new app::CorpusPage;
        m_window->addPage(m_page);
        m_window->resize(1'280, 800);
        m_window->show();
        m_window->openPaths({QString::fromStdString(m_fixture->path().string())});
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QVERIFY(m_window->showPage(u"corpus"_s));
        QTRY_VERIFY(m_page->summary().contains(u"no vectors"_s));
    }

    QDialog* ask() const {
        m_window->findChild<QAction*>(u"corpus.fetchVectors"_s)->trigger();
        return child<QDialog>(u"endpointDialog"_s);
    }

    static QString stateOf(const QDialog* dialog) {
        return dialog->findChild<QLabel*>(u"endpointState"_s)->text();
    }

    // Estimates, and starts when that is there.
    static void estimate(const QDialog* dialog) {
        auto* start = dialog->findChild<QPushButton*>(u"startVectors"_s);
        QVERIFY(!start->isEnabled());
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"estimateVectors"_s), Qt::LeftButton);
        QTRY_VERIFY(start->isEnabled());
    }

    [[nodiscard]] widgets::Job* fetching() const {
        for (widgets::Job* job : m_window->jobs().jobs()) {
            if (job->title() == u"Fetching vectors"_s && !job->isFinished()) {
                return job;
            }
        }
        return nullptr;
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settingsFolder.path());
        QSettings().clear();
        qputenv("ASSAY_TEST_EMBED_KEY", "open-sesame");
        m_fixture = std::make_unique<CorpusFixture>();
        m_settings = std::make_unique<app::Settings>();
        open();
    }

    void cleanup() {
        m_window.reset();
        m_fixture.reset();
    }

    void estimatedStartedCancelledAndResumed() {
        std::atomic<bool> holds = true;
        tests::LoopbackServer server([&holds](const tests::LoopbackRequest& request) {
            tests::LoopbackResponse response = tests::goodEmbeddings(request, kDimension);
            if (holds && request.number >= 2) {
                response.kind = tests::LoopbackResponse::Kind::Hang;
            }
            return response;
        });
        QSignalSpy told(m_page, &app::Page::noticeRaised);
        QSignalSpy failed(m_page, &app::Page::errorRaised);

        QDialog* dialog = ask();
        QVERIFY(dialog != nullptr && !dialog->isModal());
        dialog->findChild<QLineEdit*>(u"endpointUrl"_s)
            ->setText(QString::fromStdString(server.url() + "/v1"));
        dialog->findChild<QLineEdit*>(u"endpointModel"_s)->setText(u"small"_s);
        dialog->findChild<QSpinBox*>(u"endpointBatch"_s)->setValue(kBatch);
        dialog->findChild<QComboBox*>(u"endpointEncoding"_s)->setCurrentIndex(1);
        dialog->findChild<QDoubleSpinBox*>(u"endpointPrice"_s)->setValue(0.5);
        dialog->findChild<QLineEdit*>(u"endpointKeyVariable"_s)->setText(u"ASSAY_TEST_EMBED_KEY"_s);
        estimate(dialog);
        QVERIFY2(stateOf(dialog).contains(u"%1 different texts"_s.arg(kDifferentTexts)),
                 qPrintable(stateOf(dialog)));
        QVERIFY(stateOf(dialog).contains(u"in %1 requests"_s.arg(kRequests)));
        QVERIFY(stateOf(dialog).contains(u"Cost: about"_s) && !stateOf(dialog).contains(u"not set"_s));
        QCOMPARE(server.requestCount(), 0); // nothing is sent before it was seen

        QTest::mouseClick(dialog->findChild<QPushButton*>(u"startVectors"_s), Qt::LeftButton);
        QPointer<widgets::Job> job = fetching();
        QVERIFY(job != nullptr);
        QTRY_VERIFY(server.requestCount() > 2 && server.inFlight() > 0);
        QTRY_VERIFY(job->fraction().value_or(0) > 0); // the first batches are there
        QVERIFY(job->fraction().value_or(1) < 1);
        auto* cancel = child<QAbstractButton>(u"runningCancel"_s);
        QTRY_VERIFY(cancel->isVisible());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told.front().front().toString().contains(u"Stopped"_s));
        QVERIFY(m_page->summary().contains(u"no vectors"_s));

        holds = false;
        const int before = server.requestCount();
        dialog = ask();
        QCOMPARE(dialog->findChild<QSpinBox*>(u"endpointBatch"_s)->value(), kBatch); // as it was
        estimate(dialog);
        QVERIFY2(!stateOf(dialog).contains(u"%1 different texts"_s.arg(kDifferentTexts)),
                 qPrintable(stateOf(dialog))); // what came is not asked for again
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"startVectors"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_page->summary().contains(u"small"_s), 30'000);
        QVERIFY(server.requestCount() - before < kRequests);
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QCOMPARE(failed.size(), 0);
        QVERIFY(told.back().front().toString().contains(u"80 vectors of 6 numbers"_s));
        for (const tests::LoopbackRequest& request : server.requests()) {
            QCOMPARE(request.path, "/v1/embeddings");
            QCOMPARE(request.headers.at("authorization"), "Bearer open-sesame");
        }
        const auto sets = workspace::embeddingSets(*m_fixture->workspace()->reader(), 0);
        QCOMPARE(sets->size(), std::size_t(1));
        QCOMPARE(sets->front().vectors, 80);
        QCOMPARE(sets->front().dimension, std::int64_t(kDimension));
        QVERIFY(sets->front().source == workspace::EmbeddingSource::Endpoint);
        QVERIFY(sets->front().settings.find("sesame") == std::string::npos);
    }

    void theInspectorIsWideEnoughAndRemembered() {
        QWidget* inspector = m_page->inspector();
        QVERIFY(inspector->isVisible());
        const int narrowest =
            inspector->fontMetrics().averageCharWidth() * app::SentenceInspector::kNarrowest;
        QVERIFY2(inspector->width() >= narrowest, qPrintable(QString::number(inspector->width())));
        QVERIFY(m_window->width() <= 1'280 && m_window->minimumSizeHint().width() <= 1'280);
        auto* dock = child<QDockWidget>(u"inspectorDock"_s);
        qobject_cast<QMainWindow*>(dock->parentWidget())
            ->resizeDocks({dock}, {narrowest + 70}, Qt::Horizontal);
        QTRY_VERIFY(dock->width() >= narrowest + 60);
        const int width = dock->width();
        auto* parts = inspector->findChild<QSplitter*>();
        parts->setSizes({300, 200});
        const QList<int> sizes = parts->sizes();
        m_window->close();
        m_window.reset();
        open();
        // Qt gives and takes a pixel or two of the edge between them.
        QTRY_VERIFY(std::abs(child<QDockWidget>(u"inspectorDock"_s)->width() - width) <= 4);
        const auto* again = m_page->inspector()->findChild<QSplitter*>();
        QTRY_VERIFY(std::abs(again->sizes().front() - sizes.front()) <= 4);
    }

    void aKeyWithABlankIsSaid() {
        qputenv("ASSAY_TEST_EMBED_KEY", "open sesame");
        QSignalSpy failed(m_page, &app::Page::errorRaised);
        QDialog* dialog = ask();
        dialog->findChild<QLineEdit*>(u"endpointUrl"_s)->setText(u"http://127.0.0.1:9/v1"_s);
        dialog->findChild<QLineEdit*>(u"endpointModel"_s)->setText(u"small"_s);
        dialog->findChild<QLineEdit*>(u"endpointKeyVariable"_s)->setText(u"ASSAY_TEST_EMBED_KEY"_s);
        estimate(dialog);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"startVectors"_s), Qt::LeftButton);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed.front().front().toString().contains(u"blank or a line break"_s));
    }

    void anEndpointThatRefusesIsSaid() {
        tests::LoopbackServer server([](const tests::LoopbackRequest&) {
            return tests::LoopbackResponse{
                tests::LoopbackResponse::Kind::Reply, 401, "{\"error\":{\"message\":\"no such key\"}}", {}};
        });
        QSignalSpy failed(m_page, &app::Page::errorRaised);
        QDialog* dialog = ask();
        dialog->findChild<QLineEdit*>(u"endpointUrl"_s)
            ->setText(QString::fromStdString(server.url() + "/v1"));
        dialog->findChild<QLineEdit*>(u"endpointModel"_s)->setText(u"small"_s);
        estimate(dialog);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"startVectors"_s), Qt::LeftButton);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed.front().front().toString().contains(u"no such key"_s));
        QVERIFY(m_page->summary().contains(u"no vectors"_s));
    }
};

ASSAY_TEST(TestCorpusWindow)
#include "tst_corpus_window.moc"
