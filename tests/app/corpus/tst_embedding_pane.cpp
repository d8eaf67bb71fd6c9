#include "app/pages/corpus/embedding_pane.h"
#include "app/settings/settings.h"
#include "tests/support/test_class.h"
#include "tests/widgets/corpus/corpus_fixture.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job_runner.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <array>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestEmbeddingPane : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<tests::CorpusFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<widgets::EditSession> m_edits;
    std::unique_ptr<app::EmbeddingPane> m_pane;

    std::shared_ptr<workspace::Workspace> m_workspace;

    template <typename T>
    T* child(const char* name) const {
        return m_pane->findChild<T*>(QLatin1String(name));
    }

    void makeLsa() {
        const std::size_t before = m_pane->sets().size();
        m_pane->actions().makeLsa->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_pane->sets().size(), before + 1, 30'000);
    }

    [[nodiscard]] std::vector<workspace::CorpusInfo> corpora() const {
        return *workspace::corpora(*m_workspace->reader());
    }

    [[nodiscard]] std::size_t setsOf(base::RowId corpus) const {
        return workspace::embeddingSets(*m_workspace->reader(), corpus)->size();
    }

    // Four numbers for each of the sentences.
    [[nodiscard]] QString writeVectors() const {
        const auto file = m_fixture->folder() / "vectors.f32";
        std::ofstream out(file, std::ios::binary);
        for (int row = 0; row < tests::CorpusFixture::kSentences; ++row) {
            const std::array<float, 4> vector{1, static_cast<float>(row), 0, 2};
            out.write(reinterpret_cast<const char*>(vector.data()), sizeof vector);
        }
        return QString::fromStdString(file.string());
    }

    app::VectorImportDialog* askForVectors(const QString& model) {
        m_pane->actions().import->trigger();
        auto* dialog = child<app::VectorImportDialog>("vectorImportDialog");
        dialog->setFile(writeVectors());
        dialog->findChild<QComboBox*>(u"vectorOrder"_s)->setCurrentIndex(1);
        dialog->findChild<QSpinBox*>(u"vectorDimension"_s)->setValue(4);
        dialog->findChild<QLineEdit*>(u"vectorModel"_s)->setText(model);
        return dialog;
    }

    app::EndpointDialog* askForEndpoint() {
        m_pane->actions().fetch->trigger();
        auto* dialog = child<app::EndpointDialog>("endpointDialog");
        dialog->findChild<QLineEdit*>(u"endpointUrl"_s)->setText(u"http://127.0.0.1:9/v1"_s);
        dialog->findChild<QLineEdit*>(u"endpointModel"_s)->setText(u"small"_s);
        return dialog;
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        m_fixture = std::make_unique<tests::CorpusFixture>();
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_edits = std::make_unique<widgets::EditSession>();
        m_edits->setRules({.needsName = false});
        m_workspace = m_fixture->workspace();
        m_edits->setWorkspace(m_workspace);
        m_pane = std::make_unique<app::EmbeddingPane>(*m_jobs, *m_edits);
        const workspace::CorpusInfo corpus = corpora().front();
        m_pane->setWorkspace(m_workspace);
        m_pane->setCorpus(&corpus);
        m_pane->resize(900, 500);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void cleanup() {
        m_pane.reset();
        m_edits.reset();
        m_jobs.reset();
        m_workspace.reset();
    }

    void saysWhyItIsEmpty() {
        QVERIFY(child<QLabel>("embeddingEmpty")->isVisible());
        QVERIFY(child<QLabel>("embeddingEmpty")->text().contains(u"Make LSA vectors"_s));
        QVERIFY(!m_pane->actions().remove->isEnabled());
        m_pane->setCorpus(nullptr);
        QVERIFY(!m_pane->actions().makeLsa->isEnabled());
        QVERIFY(child<QLabel>("embeddingEmpty")->text().contains(u"No corpus"_s));
    }

    void makesLsaVectorsAgainAndAgain() {
        QSignalSpy noticed(m_pane.get(), &app::EmbeddingPane::noticed);
        QSignalSpy failed(m_pane.get(), &app::EmbeddingPane::failed);
        makeLsa();
        QCOMPARE(noticed.size(), 1);
        QVERIFY(m_pane->sets().front().name.starts_with("LSA "));
        QCOMPARE(m_pane->sets().front().rows, 96);
        makeLsa();
        QCOMPARE(failed.size(), 0);
        QCOMPARE(m_pane->sets().size(), std::size_t(2));
        QVERIFY(m_pane->sets()[0].name != m_pane->sets()[1].name);
        QVERIFY(child<QLabel>("embeddingDetail")->text().contains(u"of 96 sentences have a vector"_s));
        QVERIFY(child<QLabel>("embeddingDetail")->text().contains(u"they need no check"_s)); // made here
    }

    void renamesInTheTable() {
        makeLsa();
        auto* table = child<QTableView>("embeddingTable");
        table->setFocus();
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_F2);
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, u"words"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_pane->sets().front().name, "words");
    }

    void removesAfterAQuestion() {
        makeLsa();
        m_pane->actions().remove->trigger();
        auto* box = child<QMessageBox>("removeVectorsQuestion");
        QVERIFY(box != nullptr);
        QSignalSpy removed(m_pane.get(), &app::EmbeddingPane::setRemoved);
        QTest::mouseClick(box->findChild<QPushButton*>(u"removeVectors"_s), Qt::LeftButton);
        QTRY_VERIFY(m_pane->sets().empty());
        QCOMPARE(removed.size(), 1);
    }

    void importsRawVectors() {
        m_pane->actions().import->trigger();
        auto* dialog = child<app::VectorImportDialog>("vectorImportDialog");
        QVERIFY(dialog != nullptr && !dialog->isModal());
        auto* start = dialog->findChild<QPushButton*>(u"importVectors"_s);
        const auto* problem = dialog->findChild<QLabel*>(u"vectorProblem"_s);
        QVERIFY(!start->isEnabled());
        dialog->setFile(writeVectors());
        QVERIFY(problem->text().contains(u"which sentence each vector belongs to"_s));
        dialog->findChild<QComboBox*>(u"vectorOrder"_s)->setCurrentIndex(1);
        QVERIFY(problem->text().contains(u"how many of them"_s));
        dialog->findChild<QSpinBox*>(u"vectorDimension"_s)->setValue(4);
        dialog->findChild<QLineEdit*>(u"vectorModel"_s)->setText(u"mine"_s);
        QVERIFY(problem->text().isEmpty() && start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(m_pane->sets().size(), std::size_t(1));
        QCOMPARE(m_pane->sets().front().model, "mine");
        QCOMPARE(m_pane->sets().front().vectors, 96);
    }

    void importTellsOfAWrongDimension() {
        const auto file = m_fixture->folder() / "vectors.f32";
        std::ofstream(file, std::ios::binary) << std::string(40, '\0');
        m_pane->actions().import->trigger();
        auto* dialog = child<app::VectorImportDialog>("vectorImportDialog");
        dialog->setFile(QString::fromStdString(file.string()));
        dialog->findChild<QComboBox*>(u"vectorOrder"_s)->setCurrentIndex(1);
        dialog->findChild<QSpinBox*>(u"vectorDimension"_s)->setValue(4);
        QSignalSpy failed(m_pane.get(), &app::EmbeddingPane::failed);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"importVectors"_s), Qt::LeftButton);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(m_pane->sets().empty());
    }

    void anEndpointIsEstimatedFirst() {
        m_pane->actions().fetch->trigger();
        auto* dialog = child<app::EndpointDialog>("endpointDialog");
        QVERIFY(dialog != nullptr && !dialog->isModal());
        auto* estimate = dialog->findChild<QPushButton*>(u"estimateVectors"_s);
        auto* start = dialog->findChild<QPushButton*>(u"startVectors"_s);
        const auto* state = dialog->findChild<QLabel*>(u"endpointState"_s);
        QVERIFY(!estimate->isEnabled() && !start->isEnabled());
        auto* url = dialog->findChild<QLineEdit*>(u"endpointUrl"_s);
        dialog->findChild<QLineEdit*>(u"endpointModel"_s)->setText(u"small"_s);
        url->setText(u"http://me:secret@127.0.0.1:9/v1"_s); // where secrets do not belong
        QVERIFY(!estimate->isEnabled());
        url->setText(u"http://127.0.0.1:9/v1"_s);
        QVERIFY(estimate->isEnabled() && !start->isEnabled());
        QTest::mouseClick(estimate, Qt::LeftButton);
        QTRY_VERIFY(start->isEnabled());
        QVERIFY(state->text().contains(u"in 1 requests"_s) || state->text().contains(u"in 2 requests"_s));
        QVERIFY(state->text().contains(u"Without a price"_s));
        url->setText(u"http://127.0.0.1:9/v2"_s); // something else: seen anew
        QVERIFY(!start->isEnabled());
    }

    void dialogsCloseWithTheirCorpus() {
        (void)m_fixture->import("filings.jsonl", "again");
        const std::vector<workspace::CorpusInfo> both = corpora();
        const workspace::CorpusInfo& again = both.front();
        const workspace::CorpusInfo& filings = both.back();
        QCOMPARE(filings.name, "filings");
        const QPointer<app::VectorImportDialog> file = askForVectors(u"mine"_s);
        const QPointer<app::EndpointDialog> endpoint = askForEndpoint();
        QVERIFY(file->windowTitle().contains(u"filings"_s) && endpoint->windowTitle().contains(u"filings"_s));
        workspace::CorpusInfo renamed = filings;
        renamed.name = "quays";
        m_pane->setCorpus(&renamed); // the same one
        QVERIFY(file->windowTitle().contains(u"quays"_s) && endpoint->windowTitle().contains(u"quays"_s));
        m_pane->setCorpus(&again);
        QTRY_VERIFY(file == nullptr && endpoint == nullptr);
        m_pane->setCorpus(&filings);
        const QPointer<app::EndpointDialog> third = askForEndpoint();
        m_pane->setWorkspace(nullptr);
        QTRY_VERIFY(third == nullptr);
        QCOMPARE(setsOf(0), std::size_t(0));
    }

    void vectorsGoToTheCorpusTheyWereStartedFor() {
        (void)m_fixture->import("filings.jsonl", "again");
        const std::vector<workspace::CorpusInfo> both = corpora();
        auto* dialog = askForVectors(u"mine"_s);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"importVectors"_s), Qt::LeftButton);
        m_pane->setCorpus(&both.front()); // while the Job has yet to begin
        QVERIFY(m_jobs->waitForFinished(30'000));
        QCOMPARE(setsOf(both.back().id), std::size_t(1));
        QCOMPARE(setsOf(both.front().id), std::size_t(0));
        QVERIFY(m_pane->sets().empty());
    }

    void anEstimateOfWhatStoodThereBeforeChangesNothing() {
        auto* dialog = askForEndpoint();
        auto* start = dialog->findChild<QPushButton*>(u"startVectors"_s);
        const auto* state = dialog->findChild<QLabel*>(u"endpointState"_s);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"estimateVectors"_s), Qt::LeftButton);
        dialog->findChild<QLineEdit*>(u"endpointModel"_s)->setText(u"large"_s); // before the answer comes
        QVERIFY(m_jobs->waitForFinished(30'000));
        QVERIFY(!start->isEnabled());
        QVERIFY(state->text().contains(u"Estimate first"_s));
    }

    void theNewestEstimateCounts() {
        app::EndpointDialog dialog(u"filings"_s);
        std::vector<quint64> asked;
        connect(&dialog, &app::EndpointDialog::estimateRequested, this,
                [&asked](const app::EndpointVectors&, quint64 request) { asked.push_back(request); });
        dialog.findChild<QLineEdit*>(u"endpointUrl"_s)->setText(u"http://127.0.0.1:9/v1"_s);
        dialog.findChild<QLineEdit*>(u"endpointModel"_s)->setText(u"small"_s);
        auto* estimate = dialog.findChild<QPushButton*>(u"estimateVectors"_s);
        const auto* start = dialog.findChild<QPushButton*>(u"startVectors"_s);
        const auto* state = dialog.findChild<QLabel*>(u"endpointState"_s);
        estimate->click();
        estimate->click();
        QCOMPARE(asked.size(), std::size_t(2));
        endpoint::EmbeddingEstimate answer;
        answer.texts = 7;
        dialog.showEstimate(asked[0], answer);
        QVERIFY(!start->isEnabled());
        dialog.showError(asked[0], {base::ErrorCode::Cancelled, {}, {}});
        QVERIFY(state->text().contains(u"Counting"_s));
        dialog.showEstimate(asked[1], answer);
        QVERIFY(start->isEnabled());
        QVERIFY(state->text().contains(u"7 different texts"_s) &&
                state->text().contains(u"Time: not known"_s));
        estimate->click();
        QVERIFY(!start->isEnabled());
        answer.seconds = 95;
        dialog.showEstimate(asked[2], answer);
        QVERIFY2(state->text().contains(u"Time: about 1"_s), qPrintable(state->text()));
    }

    void theFieldsOfTheEndpointAreKept() {
        auto* dialog = askForEndpoint();
        dialog->findChild<QDoubleSpinBox*>(u"endpointPrice"_s)->setValue(0.13);
        dialog->findChild<QSpinBox*>(u"endpointBatch"_s)->setValue(5);
        dialog->findChild<QSpinBox*>(u"endpointDimensions"_s)->setValue(128);
        dialog->findChild<QComboBox*>(u"endpointEncoding"_s)->setCurrentIndex(1);
        auto* start = dialog->findChild<QPushButton*>(u"startVectors"_s);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"estimateVectors"_s), Qt::LeftButton);
        QTRY_VERIFY(start->isEnabled());
        const auto* state = dialog->findChild<QLabel*>(u"endpointState"_s);
        QVERIFY(state->text().contains(u"Cost: about"_s));
        QTest::mouseClick(start, Qt::LeftButton);
        m_jobs->cancelAll(); // nothing answers at that address
        const app::EndpointDialog next(u"filings"_s);
        QCOMPARE(next.findChild<QDoubleSpinBox*>(u"endpointPrice"_s)->value(), 0.13);
        QCOMPARE(next.findChild<QSpinBox*>(u"endpointBatch"_s)->value(), 5);
        QCOMPARE(next.findChild<QSpinBox*>(u"endpointDimensions"_s)->value(), 128);
        QCOMPARE(next.findChild<QComboBox*>(u"endpointEncoding"_s)->currentIndex(), 1);
        QCOMPARE(next.findChild<QLineEdit*>(u"endpointModel"_s)->text(), u"small"_s);
    }

    void oneLsaIsMadeAtATime() {
        QSignalSpy failed(m_pane.get(), &app::EmbeddingPane::failed);
        m_pane->actions().makeLsa->trigger();
        QVERIFY(!m_pane->actions().makeLsa->isEnabled());
        m_pane->actions().makeLsa->trigger();
        m_pane->setCorpus(nullptr);
        const workspace::CorpusInfo corpus = corpora().front();
        m_pane->setCorpus(&corpus);
        QVERIFY(!m_pane->actions().makeLsa->isEnabled());
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(m_pane->actions().makeLsa->isEnabled());
        QCOMPARE(m_pane->sets().size(), std::size_t(1));
        QCOMPARE(failed.size(), 0);
    }

    void aTakenNameIsSaidFirst() {
        makeLsa();
        const QString name = QString::fromStdString(m_pane->sets().front().name);
        auto* file = askForVectors(u"mine"_s);
        auto* import = file->findChild<QPushButton*>(u"importVectors"_s);
        QVERIFY(import->isEnabled());
        file->findChild<QLineEdit*>(u"vectorName"_s)->setText(name);
        QVERIFY(!import->isEnabled());
        QVERIFY(file->findChild<QLabel*>(u"vectorProblem"_s)->text().contains(u"another name"_s));
        auto* endpoint = askForEndpoint();
        auto* estimate = endpoint->findChild<QPushButton*>(u"estimateVectors"_s);
        QVERIFY(estimate->isEnabled());
        endpoint->findChild<QLineEdit*>(u"endpointModel"_s)->setText(name); // which is its name too
        QVERIFY(!estimate->isEnabled());
        endpoint->findChild<QLineEdit*>(u"endpointName"_s)->setText(u"other"_s);
        QVERIFY(estimate->isEnabled());
        file->findChild<QLineEdit*>(u"vectorName"_s)->setText(u"other"_s);
        QVERIFY(import->isEnabled());
        QTest::mouseClick(import, Qt::LeftButton); // is being made: the name is taken from now on
        QVERIFY(!estimate->isEnabled());
        QVERIFY(m_jobs->waitForFinished(30'000));
    }
};

ASSAY_TEST(TestEmbeddingPane)
#include "tst_embedding_pane.moc"
