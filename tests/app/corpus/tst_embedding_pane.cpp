#include "app/pages/corpus/embedding_pane.h"
#include "app/settings/settings.h"
#include "tests/widgets/corpus/corpus_fixture.h"
#include "widgets/jobs/job_runner.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestEmbeddingPane : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<tests::CorpusFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::EmbeddingPane> m_pane;

    template <typename T>
    T* child(const char* name) const {
        return m_pane->findChild<T*>(QLatin1String(name));
    }

    void makeLsa() {
        const std::size_t before = m_pane->sets().size();
        m_pane->actions().makeLsa->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_pane->sets().size(), before + 1, 30'000);
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        m_fixture = std::make_unique<tests::CorpusFixture>();
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_pane = std::make_unique<app::EmbeddingPane>(*m_jobs);
        const auto workspace = m_fixture->workspace();
        const store::CorpusInfo corpus = store::corpora(*workspace->reader())->front();
        m_pane->setWorkspace(workspace);
        m_pane->setCorpus(&corpus);
        m_pane->resize(900, 500);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void cleanup() {
        m_pane.reset();
        m_jobs.reset();
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
        const auto file = m_fixture->folder() / "vectors.f32";
        {
            std::ofstream out(file, std::ios::binary);
            for (int row = 0; row < 96; ++row) {
                const std::array<float, 4> vector{1, static_cast<float>(row), 0, 2};
                out.write(reinterpret_cast<const char*>(vector.data()), sizeof vector);
            }
        }
        m_pane->actions().import->trigger();
        auto* dialog = child<app::VectorImportDialog>("vectorImportDialog");
        QVERIFY(dialog != nullptr && !dialog->isModal());
        auto* start = dialog->findChild<QPushButton*>(u"importVectors"_s);
        const auto* problem = dialog->findChild<QLabel*>(u"vectorProblem"_s);
        QVERIFY(!start->isEnabled());
        dialog->setFile(QString::fromStdString(file.string()));
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
};

QTEST_MAIN(TestEmbeddingPane)
#include "tst_embedding_pane.moc"
