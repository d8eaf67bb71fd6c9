// Queues of answers to read that a team defines: kept in the workspace, undone like any other edit.
#include "core/evaluate/answers/stored_queues.h"
#include "core/evaluate/workspace_check.h"
#include "core/workspace/setting_edits.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <memory>

using namespace assay;
using namespace assay::evaluate;
using assay::tests::outcome;
using assay::tests::StoreFolder;

namespace {

ReadingQueue queueCalled(const std::string& name, double below) {
    ReadingQueue queue;
    queue.name = name;
    queue.metric = "bleurt";
    queue.metricBelow = below;
    queue.share = 0.5;
    return queue;
}

} // namespace

class TestStoredQueues : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;

    [[nodiscard]] std::vector<ReadingQueue> own() const { return *ownReadingQueues(*m_workspace->reader()); }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = std::move(*workspace::Workspace::create(m_folder->path("w.assay")));
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void isKeptChangedAndRemoved() {
        QVERIFY(own().empty());
        QCOMPARE(storedReadingQueues(*m_workspace->reader())->size(), presetReadingQueues().size());
        ASSAY_VERIFY_OK(saveReadingQueue(*m_workspace, queueCalled("risk", 0.4), {}, "Ada"));
        ASSAY_VERIFY_OK(saveReadingQueue(*m_workspace, queueCalled("odd", 0.1), {}, "Ada"));
        ASSAY_VERIFY_OK(saveReadingQueue(*m_workspace, queueCalled("risky", 0.3), "risk", "Ada"));
        QCOMPARE(own().size(), std::size_t{2});
        QVERIFY(own()[0] == queueCalled("risky", 0.3)); // in its place
        const auto all = storedReadingQueues(*m_workspace->reader());
        QCOMPARE(all->back().name, std::string("odd"));
        ASSAY_VERIFY_OK(removeReadingQueue(*m_workspace, "odd", "Ada"));
        QCOMPARE(own().size(), std::size_t{1});
        QVERIFY(tests::undo(*m_workspace, "Ada").has_value());
        QCOMPARE(own().size(), std::size_t{2});
        QVERIFY(tests::undo(*m_workspace, "Ada").has_value());
        QVERIFY(own()[0] == queueCalled("risk", 0.4));
        ASSAY_VERIFY_OK(removeReadingQueue(*m_workspace, "risk", "Ada"));
        ASSAY_VERIFY_OK(removeReadingQueue(*m_workspace, "odd", "Ada"));
        QVERIFY(own().empty());
    }

    void namesAreOfOne() {
        ASSAY_VERIFY_OK(saveReadingQueue(*m_workspace, queueCalled("risk", 0.4), {}, "Ada"));
        QCOMPARE(outcome(saveReadingQueue(*m_workspace, queueCalled("risk", 0.1), {}, "Ada")),
                 std::string("name_taken"));
        QCOMPARE(outcome(saveReadingQueue(*m_workspace, queueCalled("quarter", 0.1), {}, "Ada")),
                 std::string("invalid_argument"));
        QCOMPARE(outcome(saveReadingQueue(*m_workspace, queueCalled("a", 0.1), "gone", "Ada")),
                 std::string("not_found"));
        QCOMPARE(outcome(removeReadingQueue(*m_workspace, "gone", "Ada")), std::string("not_found"));
        ReadingQueue senseless = queueCalled("both", 0.1);
        senseless.count = 3;
        QCOMPARE(outcome(saveReadingQueue(*m_workspace, senseless, {}, "Ada")),
                 std::string("invalid_argument"));
        QCOMPARE(own().size(), std::size_t{1});
    }

    void whatIsDamagedIsFound() {
        const auto change = [](const std::string&) -> base::Result<std::string> {
            return std::string("[{\"name\":7}]");
        };
        ASSAY_VERIFY_OK(workspace::changeReadingQueues(*m_workspace, change, "Ada"));
        QCOMPARE(outcome(ownReadingQueues(*m_workspace->reader())), std::string("damaged_workspace"));
    }
};

ASSAY_TEST(TestStoredQueues)
#include "tst_stored_queues.moc"
