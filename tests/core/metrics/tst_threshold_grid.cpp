#include "core/metrics/classification/threshold_grid.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cstdlib>

using namespace assay;
using metrics::ThresholdGrid;

class TstThresholdGrid : public QObject {
    Q_OBJECT

  private slots:
    void documentGrid();
    void noDrift();
    void everyValueIsTheNearestDouble();
    void parsed_data();
    void parsed();
    void refused_data();
    void refused();
    void fromMillionthsChecksItsArguments();
    void formatted();
};

void TstThresholdGrid::documentGrid() {
    const ThresholdGrid grid;
    const std::vector<double> expected{0.50, 0.55, 0.60, 0.65, 0.70, 0.75, 0.80, 0.85, 0.90, 0.95};
    QVERIFY(grid.values() == expected);
    QVERIFY(grid == *ThresholdGrid::parse("0.50:0.95:0.05"));
}

void TstThresholdGrid::noDrift() {
    QVERIFY(0.1 * 7 != 0.7); // what adding up steps would give
    const auto grid = ThresholdGrid::parse("0:1:0.1");
    QVERIFY(grid.has_value());
    QCOMPARE(grid->size(), std::size_t{11});
    QVERIFY(grid->values()[7] == 0.7);
    QVERIFY(grid->values()[3] == 0.3);
    QVERIFY(grid->values()[10] == 1.0);
}

void TstThresholdGrid::everyValueIsTheNearestDouble() {
    for (std::int64_t k = 0; k <= 1'000'000; k += 37) {
        const auto grid = ThresholdGrid::fromMillionths(k, k, 1);
        QVERIFY(grid.has_value());
        QVERIFY(grid->values()[0] == std::strtod(metrics::formatThreshold(k).c_str(), nullptr));
    }
}

void TstThresholdGrid::parsed_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::vector<double>>("values");
    QTest::newRow("range") << "0.50:0.60:0.05" << std::vector<double>{0.5, 0.55, 0.6};
    QTest::newRow("step over the end") << "0.5:0.69:0.1" << std::vector<double>{0.5, 0.6};
    QTest::newRow("one") << "0.5:0.5:1" << std::vector<double>{0.5};
    QTest::newRow("fine") << "0.725:0.726:0.0005" << std::vector<double>{0.725, 0.7255, 0.726};
    QTest::newRow("list") << "0.9,0.5 , 0.70,0.5" << std::vector<double>{0.5, 0.7, 0.9};
    QTest::newRow("single") << "0.7" << std::vector<double>{0.7};
    QTest::newRow("ends") << "0,1" << std::vector<double>{0.0, 1.0};
    QTest::newRow("bare points") << ".5,1." << std::vector<double>{0.5, 1.0};
    QTest::newRow("zeros behind") << "0.50000000" << std::vector<double>{0.5};
    QTest::newRow("zeros before") << "000.25" << std::vector<double>{0.25};
    QTest::newRow("millionths") << "0.000001" << std::vector<double>{0.000001};
}

void TstThresholdGrid::parsed() {
    QFETCH(QString, text);
    QFETCH(std::vector<double>, values);
    const auto grid = ThresholdGrid::parse(text.toStdString());
    QVERIFY(grid.has_value());
    QVERIFY(grid->values() == values);
}

void TstThresholdGrid::refused_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             " ",
                             ".",
                             "a",
                             "0.5,",
                             ",0.5",
                             "1.1",
                             "-0.1",
                             "+0.5",
                             "1e-1",
                             "0,5:1",
                             "0.5:0.9",
                             "0.5:0.9:0.1:0.1",
                             "0.9:0.5:0.1",
                             "0.5:0.9:0",
                             "0.5:0.9:-0.1",
                             "0.1234567",
                             "nan",
                             "0.5.5",
                             "0.5 0.6",
                             "0.5::0.1",
                             "0:1:0.00001",
                             "99999999999999999999"}) {
        QTest::newRow(*text == '\0' ? "empty" : text) << QString::fromLatin1(text);
    }
}

void TstThresholdGrid::refused() {
    QFETCH(QString, text);
    const auto grid = ThresholdGrid::parse(text.toStdString());
    QVERIFY(!grid.has_value());
    QCOMPARE(grid.error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(grid.error().where, std::string("thresholds"));
}

void TstThresholdGrid::fromMillionthsChecksItsArguments() {
    QVERIFY(!ThresholdGrid::fromMillionths(-1, 10, 1));
    QVERIFY(!ThresholdGrid::fromMillionths(0, 1'000'001, 500'000));
    QVERIFY(!ThresholdGrid::fromMillionths(10, 9, 1));
    QVERIFY(!ThresholdGrid::fromMillionths(0, 10, 0));
    QVERIFY(!ThresholdGrid::fromMillionths(0, 1'000'000, 99));
    QCOMPARE(ThresholdGrid::fromMillionths(0, 1'000'000, 100)->size(), ThresholdGrid::kMaxThresholds);
    QCOMPARE(ThresholdGrid::fromMillionths(0, 10, std::numeric_limits<std::int64_t>::max())->size(),
             std::size_t{1});
}

void TstThresholdGrid::formatted() {
    const auto grid = ThresholdGrid::parse("0,0.000001,0.05,0.7,0.725,1");
    QVERIFY(grid.has_value());
    const std::vector<std::string> expected{"0.00", "0.000001", "0.05", "0.70", "0.725", "1.00"};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(grid->format(i), expected[i]);
    }
}

ASSAY_TEST(TstThresholdGrid)
#include "tst_threshold_grid.moc"
