#include "core/plot/label_placement.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QRandomGenerator>

using namespace assay::plot;

class TstLabelPlacement : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void labelsDoNotOverlap();
    void linesStopBelowOtherLabels();
    void wideLabelsStayInside();
};

void TstLabelPlacement::labelsDoNotOverlap() {
    QRandomGenerator random(3);
    for (int round = 0; round < 200; ++round) {
        LabelPlacement placement(0, 500, 4);
        std::vector<PlacedLabel> labels;
        for (int i = 0; i < 4; ++i) {
            labels.push_back(placement.place(random.bounded(501), 90));
        }
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(labels[i].left >= 0 && labels[i].right <= 500);
            QVERIFY(labels[i].row >= 0 && labels[i].row < 4);
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY(labels[i].row != labels[j].row || labels[i].left >= labels[j].right ||
                        labels[j].left >= labels[i].right);
            }
        }
    }
}

void TstLabelPlacement::linesStopBelowOtherLabels() {
    LabelPlacement placement(0, 500, 2);
    const PlacedLabel low = placement.place(100, 80);
    QCOMPARE(low.row, 0);
    QVERIFY(placement.leaderFree(100, 0));
    QVERIFY(!placement.leaderFree(100, 1)); // through the label of row 0
    QVERIFY(placement.leaderFree(400, 1));
}

void TstLabelPlacement::wideLabelsStayInside() {
    LabelPlacement placement(10, 60, 1);
    const PlacedLabel label = placement.place(30, 900);
    QCOMPARE(label.left, 10.0);
    QCOMPARE(label.right, 60.0);
}

ASSAY_TEST(TstLabelPlacement)
#include "tst_label_placement.moc"
