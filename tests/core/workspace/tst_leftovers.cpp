#include "core/workspace/leftovers.h"
#include "core/workspace/schema/step_deletion.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

namespace {

struct Reports final : base::ProgressSink {
    void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
        QVERIFY(stage == base::Stage::Cleaning);
        QCOMPARE(total, std::int64_t{0});
        counts.push_back(done);
    }

    std::vector<std::int64_t> counts;
};

} // namespace

class TstLeftovers : public QObject {
    Q_OBJECT

  private slots:

    void init() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        auto made = Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
    }

    void stepsEndWithTheFirstThatIsNotFull_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("steps");
        QTest::newRow("none") << 0 << 1;
        QTest::newRow("fewer than a step") << 9 << 1;
        QTest::newRow("a step") << 10 << 2;
        QTest::newRow("two and a rest") << 25 << 3;
    }

    void stepsEndWithTheFirstThatIsNotFull() {
        QFETCH(int, rows);
        QFETCH(int, steps);
        std::int64_t left = rows;
        std::int64_t deleted = 100; // by an earlier call
        Reports progress;
        const auto done = deleteInSteps(*m_workspace, 10, {}, progress, deleted, [&](SQLite::Database&) {
            const std::int64_t some = std::min<std::int64_t>(left, 10);
            left -= some;
            return some;
        });
        ASSAY_VERIFY_OK(done);
        QCOMPARE(left, std::int64_t{0});
        QCOMPARE(deleted, std::int64_t{100} + rows);
        QCOMPARE(progress.counts.size(), static_cast<std::size_t>(steps));
        QCOMPARE(progress.counts.back(), deleted);
    }

    // What the steps before did stays done.
    void aStopEndsBetweenSteps() {
        std::stop_source source;
        ASSAY_VERIFY_OK(m_workspace->write([](SQLite::Database& database) -> base::Result<> {
            database.exec("CREATE TABLE chaff (id INTEGER PRIMARY KEY)");
            database.exec("INSERT INTO chaff WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                          " WHERE i < 30) SELECT i FROM n");
            return {};
        }));
        base::NoProgress progress;
        std::int64_t deleted = 0;
        const auto done = deleteInSteps(*m_workspace, 10, source.get_token(), progress, deleted,
                                        [&](SQLite::Database& database) -> std::int64_t {
                                            source.request_stop();
                                            return database.exec("DELETE FROM chaff WHERE id <= 10");
                                        });
        QVERIFY(!done && done.error().code == base::ErrorCode::Cancelled);
        QCOMPARE(deleted, std::int64_t{10});
        const auto reader = m_workspace->reader();
        QCOMPARE(reader->database().execAndGet("SELECT count(*) FROM chaff").getInt(), 20);
    }

    void whatFailsIsReported() {
        base::NoProgress progress;
        std::int64_t deleted = 0;
        const auto done = deleteInSteps(*m_workspace, 10, {}, progress, deleted,
                                        [](SQLite::Database& database) -> std::int64_t {
                                            return database.exec("DELETE FROM no_such_table");
                                        });
        QVERIFY(!done && done.error().code == base::ErrorCode::StorageFailure);
        QCOMPARE(deleted, std::int64_t{0});
    }

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

ASSAY_TEST(TstLeftovers)
#include "tst_leftovers.moc"
