#include "app/pages/thresholds/sample_list_model.h"
#include "tests/app/thresholds/workspace_fixture.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <cmath>

using namespace assay;
using app::SampleListModel;
using app::ThresholdController;
using app::ThresholdData;

class TestSampleListModel : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::WorkspaceFixture> m_fixture;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<ThresholdController> m_controller;

  private Q_SLOTS:

    void initTestCase() {
        m_fixture = std::make_unique<tests::WorkspaceFixture>(
            tests::GeneratorSettings{.count = 1'000, .decimals = 2});
        QVERIFY2(m_fixture->isValid(), m_fixture->failure().c_str());
        m_workspace = m_fixture->open();
        QVERIFY(m_workspace);
        base::NoProgress progress;
        const auto reader = m_workspace->reader();
        QVERIFY(reader.has_value());
        auto columns = workspace::loadScoredColumns(*reader, m_fixture->set().id, {}, progress);
        QVERIFY(columns.has_value());
        m_controller = std::make_unique<ThresholdController>();
        m_controller->setData(
            std::make_shared<ThresholdData>(m_fixture->set(), std::move(*columns), metrics::NliThresholds{}));
    }

    void obeysTheRulesOfModels() {
        SampleListModel model(*m_controller);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setWorkspace(m_workspace);
        model.setPositions(m_controller->samples());
        QCOMPARE(model.rowCount(), 1'000);
        model.sort(SampleListModel::Nli, Qt::DescendingOrder);
        model.refreshDecisions();
        model.setPositions({});
    }

    void readsTextsOfAnyRowInAnyOrder() {
        SampleListModel model(*m_controller);
        model.setWorkspace(m_workspace);
        const std::vector<std::uint32_t> positions = m_controller->samples();
        model.setPositions(positions);
        for (const int row : {999, 0, 500, 127, 128, 129}) {
            const std::uint32_t position = positions[static_cast<std::size_t>(row)];
            const QString expected = QStringLiteral("s%1").arg(position, 7, 10, QLatin1Char('0'));
            QCOMPARE(model.index(row, SampleListModel::SampleId).data().toString(), expected);
            QCOMPARE(QString::fromStdString(model.sample(row)->sampleId), expected);
        }
        QVERIFY(!model.sample(1'000).has_value());
        QVERIFY(!model.sample(-1).has_value());
    }

    void sortsByScoreWithMissingOnesLast() {
        SampleListModel model(*m_controller);
        model.setWorkspace(m_workspace);
        model.setPositions(m_controller->samples());
        const std::vector<double>& nli = m_controller->data()->columns.nli;
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.sort(SampleListModel::Nli, order);
            bool missing = false;
            double last = order == Qt::AscendingOrder ? -1 : 2;
            for (const std::uint32_t position : model.positions()) {
                if (std::isnan(nli[position])) {
                    missing = true;
                    continue;
                }
                QVERIFY(!missing);
                QVERIFY(order == Qt::AscendingOrder ? nli[position] >= last : nli[position] <= last);
                last = nli[position];
            }
        }
    }

    void sortingKeepsThePersistentRow() {
        SampleListModel model(*m_controller);
        model.setWorkspace(m_workspace);
        model.setPositions(m_controller->samples());
        const QPersistentModelIndex kept = model.index(17, SampleListModel::SampleId);
        const QString id = kept.data().toString();
        model.sort(SampleListModel::Nli, Qt::AscendingOrder);
        QCOMPARE(kept.data().toString(), id);
        model.sort(SampleListModel::Fhri, Qt::DescendingOrder);
        QCOMPARE(kept.data().toString(), id);
    }

    void decisionsFollowTheThreshold() {
        SampleListModel model(*m_controller);
        model.setWorkspace(m_workspace);
        model.setPositions(m_controller->samplesIn(model::Label::Accurate, model::Label::Accurate));
        QVERIFY(model.rowCount() > 0);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        m_controller->setTau(1.0);
        model.refreshDecisions();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(0, SampleListModel::Decision).data().toString(),
                 QStringLiteral("hallucination"));
        m_controller->setTau(0.7);
    }
};

ASSAY_TEST(TestSampleListModel)
#include "tst_sample_list_model.moc"
