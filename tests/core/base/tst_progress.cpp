#include "core/base/progress.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <set>
#include <string_view>

using namespace assay::base;

class TstProgress : public QObject {
    Q_OBJECT

  private slots:
    void stageNames();
    void anySinkCanWatch();
};

void TstProgress::stageNames() {
    const Stage stages[]{Stage::Hashing,    Stage::Reading,   Stage::Checking, Stage::Storing,
                         Stage::Publishing, Stage::Loading,   Stage::Sorting,  Stage::Evaluating,
                         Stage::Writing,    Stage::Verifying, Stage::Cleaning, Stage::Indexing};
    const std::string_view ofNoStage = stageName(static_cast<Stage>(255));
    std::set<std::string_view> names;
    for (const Stage stage : stages) {
        QVERIFY(stageName(stage) != ofNoStage);
        names.insert(stageName(stage));
    }
    QCOMPARE(names.size(), std::size(stages));
    QVERIFY(stageName(Stage::Storing) == "storing");
}

void TstProgress::anySinkCanWatch() {
    class Last final : public ProgressSink {
      public:
        void report(Stage stage, std::int64_t done, std::int64_t total) override {
            m_stage = stage;
            m_done = done;
            m_total = total;
        }

        Stage m_stage = Stage::Hashing;
        std::int64_t m_done = 0;
        std::int64_t m_total = 0;
    };

    Last last;
    ProgressSink& sink = last;
    sink.report(Stage::Storing, 3, 10);
    QCOMPARE(last.m_stage, Stage::Storing);
    QCOMPARE(last.m_done, std::int64_t{3});
    QCOMPARE(last.m_total, std::int64_t{10});
}

ASSAY_TEST(TstProgress)
#include "tst_progress.moc"
