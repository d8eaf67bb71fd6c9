#include "core/evaluate/neighbours/anchor_clusters.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::ClusterUnit;
using model::AnchorOutcome;

namespace {

// So many companies, each with so many years, each with two sections; three anchors in each.
std::vector<AnchorOutcome> filings(int companies, int years) {
    std::vector<AnchorOutcome> list;
    for (int company = 0; company < companies; ++company) {
        for (int year = 0; year < years; ++year) {
            for (int i = 0; i < 6; ++i) {
                AnchorOutcome outcome;
                outcome.company = "c" + std::to_string(company);
                outcome.year = 2000 + year;
                outcome.section = i % 2 == 0 ? "1A" : "7";
                list.push_back(outcome);
            }
        }
    }
    return list;
}

std::vector<const AnchorOutcome*> pointers(const std::vector<AnchorOutcome>& list) {
    std::vector<const AnchorOutcome*> all;
    for (const AnchorOutcome& outcome : list) {
        all.push_back(&outcome);
    }
    return all;
}

} // namespace

class TstAnchorClusters : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void theUnitIsTheLargestOfWhichThereAreTwenty_data() {
        QTest::addColumn<int>("companies");
        QTest::addColumn<int>("years");
        QTest::addColumn<int>("unit");
        QTest::addColumn<int>("clusters");
        const auto row = [](const char* name, int companies, int years, ClusterUnit unit, int clusters) {
            QTest::newRow(name) << companies << years << static_cast<int>(unit) << clusters;
        };
        row("20 companies", 20, 1, ClusterUnit::Company, 20);
        row("19 companies", 19, 1, ClusterUnit::Slice, 38);
        row("10 companies, two years", 10, 2, ClusterUnit::Filing, 20);
        row("two filings", 1, 2, ClusterUnit::Slice, 4);
    }

    void theUnitIsTheLargestOfWhichThereAreTwenty() {
        QFETCH(int, companies);
        QFETCH(int, years);
        QFETCH(int, unit);
        QFETCH(int, clusters);
        const auto list = filings(companies, years);
        const auto anchors = pointers(list);
        const ClusterUnit found = evaluate::clusterUnitOf(anchors);
        QCOMPARE(static_cast<int>(found), unit);
        const auto together = evaluate::anchorClusters(anchors, found);
        QCOMPARE(together.items(), anchors.size());
        QCOMPARE(together.size(), static_cast<std::size_t>(clusters));
    }

    void theSettingsMaySayWhich() {
        const auto list = filings(30, 1);
        const auto anchors = pointers(list);
        QCOMPARE(evaluate::clusterUnitOf(anchors, model::ClusterBy::Slice), ClusterUnit::Slice);
        QCOMPARE(evaluate::clusterUnitOf(anchors), ClusterUnit::Company);
    }

    void formsAreFilingsOfTheirOwn() {
        std::vector<AnchorOutcome> list(2);
        list[0].form = "10-K";
        list[1].form = "10-Q";
        const auto anchors = pointers(list);
        QCOMPARE(evaluate::anchorClusters(anchors, ClusterUnit::Filing).size(), std::size_t{2});
        QCOMPARE(evaluate::anchorClusters(anchors, ClusterUnit::Company).size(), std::size_t{1});
    }

    // A filing that came in under two companies makes one cluster of them.
    void filingsOfTheSameTextStayTogether() {
        auto list = filings(4, 1);
        for (AnchorOutcome& outcome : list) {
            if (outcome.company == "c1" || outcome.company == "c3") {
                outcome.sameFiling = 5;
            }
        }
        const auto anchors = pointers(list);
        QCOMPARE(evaluate::anchorClusters(anchors, ClusterUnit::Company).size(), std::size_t{3});
        QCOMPARE(evaluate::anchorClusters(anchors, ClusterUnit::Filing).size(), std::size_t{3});
        QCOMPARE(evaluate::anchorClusters(anchors, ClusterUnit::Slice).size(), std::size_t{6});
    }

    void whatIsMissingIsShared() {
        std::vector<AnchorOutcome> list(3);
        list[2].section = "7";
        const auto anchors = pointers(list);
        const auto clusters = evaluate::anchorClusters(anchors, ClusterUnit::Slice);
        QCOMPARE(clusters.size(), std::size_t{2});
        QCOMPARE(clusters.of(0), clusters.of(1));
        QVERIFY(clusters.of(0) != clusters.of(2));
        QCOMPARE(evaluate::clusterUnitName(ClusterUnit::Filing), std::string_view("filing"));
    }
};

ASSAY_TEST(TstAnchorClusters)
#include "tst_anchor_clusters.moc"
