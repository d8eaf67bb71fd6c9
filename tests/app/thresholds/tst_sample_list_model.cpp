#include "app/pages/thresholds/sample_list_model.h"
#include "tests/app/thresholds/workspace_fixture.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <algorithm>
#include <cmath>
#include <functional>

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

    // By what the column shows, of equals the lower FHRI first; by the place in the source.
    void sortsByGroups() {
        SampleListModel model(*m_controller);
        model.setWorkspace(m_workspace);
        model.setPositions(m_controller->samples());
        const model::ScoredColumns& columns = m_controller->data()->columns;
        const auto keyOf = [&](int column, std::uint32_t position) -> std::string {
            switch (column) {
            case SampleListModel::Scenario:
                return columns.scenarios[columns.scenario[position]];
            case SampleListModel::Truth:
                return std::to_string(static_cast<int>(columns.label[position]));
            case SampleListModel::Decision:
                return std::to_string(static_cast<int>(m_controller->decisionFor(position)));
            default:
                return std::to_string(1'000 + columns.predicted[position]);
            }
        };
        for (const int column : {SampleListModel::Scenario, SampleListModel::Truth, SampleListModel::Decision,
                                 SampleListModel::Stored}) {
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                model.sort(column, order);
                const std::vector<std::uint32_t>& rows = model.positions();
                QCOMPARE(rows.size(), std::size_t{1'000});
                for (std::size_t i = 1; i < rows.size(); ++i) {
                    const std::string before = keyOf(column, rows[i - 1]);
                    const std::string now = keyOf(column, rows[i]);
                    QVERIFY(order == Qt::AscendingOrder ? before <= now : before >= now);
                    QVERIFY(before != now || std::isnan(m_controller->score(rows[i])) ||
                            m_controller->score(rows[i - 1]) <= m_controller->score(rows[i]));
                }
            }
        }
        model.sort(SampleListModel::SampleId, Qt::DescendingOrder);
        QVERIFY(std::ranges::is_sorted(model.positions(), std::ranges::greater()));
        model.sort(SampleListModel::Question, Qt::AscendingOrder); // stays
        QCOMPARE(model.sortColumn(), int(SampleListModel::SampleId));
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
