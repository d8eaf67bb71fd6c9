#include "core/results/power_blocks.h"
#include "tests/core/results/neighbour_reports.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <string>

using namespace assay;
using namespace assay::results;

class TstPowerBlocks : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // Reference figures: 469 items tell 5 points at a noise of 10 %, 60 tell 19 points, 2,000 tell 2.2.
    void tablesSayWhatCanBeTold() {
        const words::Wording wording;
        PowerPlan plan;
        plan.items = 60;
        plan.wish = 0.05;
        const Table few = powerTable(plan, "power", wording);
        QCOMPARE(few.rows.size(), std::size_t{3});
        QCOMPARE(std::round(*tests::figureAt(few, 1, "least_move_points").value), 19.0);
        QCOMPARE(tests::figureAt(few, 1, "items_for_wish").value, std::optional(469.0));
        plan.items = 2'000;
        const Table many = powerTable(plan, "power", wording);
        QVERIFY(std::abs(*tests::figureAt(many, 1, "least_move_points").value - 2.2) < 0.05);
        // Clusters take items away, and add to what is needed.
        plan.items = 4'000;
        plan.designEffect = 2;
        const Table clustered = powerTable(plan, "power", wording);
        QVERIFY(std::abs(*tests::figureAt(clustered, 1, "least_move_points").value - 2.2) < 0.05);
        QVERIFY(!clustered.note.empty());
        QVERIFY(std::abs(*tests::figureAt(clustered, 1, "items_for_wish").value - 2 * 469) <= 1);
    }

    // What is not of the items themselves is said: of earlier runs, or assumed.
    void theEffectSaysWhereItIsFrom() {
        const words::Wording wording;
        PowerPlan plan;
        plan.items = 2'000;
        const std::string plain = powerText(plan, wording);
        plan.effectFrom = PowerPlan::EffectFrom::Assumed;
        QVERIFY(powerText(plan, wording).find("design effect of 1 is assumed") != std::string::npos);
        plan.effectFrom = PowerPlan::EffectFrom::EarlierRuns;
        plan.designEffect = 2;
        const std::string earlier = powerText(plan, wording);
        QVERIFY(earlier.find("earlier run of this corpus, 2.0") != std::string::npos && earlier != plain);
    }

    // Equal systems at 60 items: 7 points 1.1, 6.5, 19.2 %; 5 points 4.4, 14.9, 30.9 %.
    void tablesSayHowOftenAnUnchangedSystemTrips() {
        PowerPlan plan;
        plan.items = 60;
        plan.limits = {{"filtered", 0.07}, {"open", 0.05}};
        const words::Wording wording;
        const Table table = alarmTable(plan, "false_alarms", wording);
        QCOMPARE(table.rows.size(), std::size_t{6});
        const std::vector<double> expected{1.1, 6.5, 19.2, 4.4, 14.9, 30.9};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const double once = *tests::figureAt(table, i, "per_check").value;
            QVERIFY2(std::abs(100 * once - expected[i]) < 0.06, std::to_string(100 * once).c_str());
            const double yearly = *tests::figureAt(table, i, "per_year").value;
            QVERIFY(std::abs(yearly - (1 - std::pow(1 - once, 12))) < 1e-12);
        }
        plan.observedNoise = 0.0;
        const Table observed = alarmTable(plan, "false_alarms", wording);
        QCOMPARE(observed.rows.size(), std::size_t{8});
        QCOMPARE(tests::figureAt(observed, 0, "per_year").value, std::optional(0.0));
        // Rows stay the same ones when noise is observed.
        QCOMPARE(observed.rows[1].key, table.rows[0].key);
        QCOMPARE(powerBlocks(plan, "gate_", wording).size(), std::size_t{2});
        plan.limits.clear();
        QCOMPARE(powerBlocks(plan, "gate_", wording).size(), std::size_t{1});
    }

    void whatCannotBeToldIsSaid() {
        PowerPlan plan;
        plan.items = 3;
        plan.wish = 0.95;
        const words::Wording wording;
        const Table table = powerTable(plan, "power", wording);
        QVERIFY(!tests::figureAt(table, 2, "least_move_points").value);
        QVERIFY(!tests::figureAt(table, 2, "least_move_points").why.empty());
        QVERIFY(!tests::figureAt(table, 2, "items_for_wish").value);
        QVERIFY(!tests::figureAt(table, 2, "items_for_wish").why.empty());
        QCOMPARE(powerText(plan, wording),
                 std::string("3 items: so few cannot tell changes of a share from luck."));
        const auto json = powerJson(plan);
        QVERIFY(json["by_noise"][2]["least_move"].is_null() &&
                json["by_noise"][2]["items_for_wish"].is_null());
        plan.items = 0;
        QVERIFY(!tests::figureAt(powerTable(plan, "power", wording), 0, "least_move_points").value);
    }
};

ASSAY_TEST(TstPowerBlocks)
#include "tst_power_blocks.moc"
