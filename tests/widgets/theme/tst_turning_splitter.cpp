#include "tests/support/test_class.h"
#include "widgets/theme/turning_splitter.h"

#include <QtTest/QTest>

#include <QVBoxLayout>
#include <cstdlib>

using assay::widgets::TurningSplitter;

namespace {

QWidget* part(QWidget* parent) {
    auto* made = new QWidget(parent);
    made->setMinimumSize(120, 60);
    return made;
}

} // namespace

class TestTurningSplitter : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void partsStandSideBySideWhereTheHeightIsSmall() {
        TurningSplitter splitter;
        splitter.addWidget(part(&splitter));
        splitter.addWidget(part(&splitter));
        splitter.setShares({1'000, 3'000}, {1'000, 1'000});
        splitter.resize(600, 600);
        splitter.show();
        QCOMPARE(splitter.orientation(), Qt::Vertical);
        QVERIFY(splitter.sizes().at(1) > 2 * splitter.sizes().at(0));
        QCOMPARE(splitter.minimumSizeHint(), QSize(120, 60));

        splitter.setSizes({400, 200}); // as a person drags it
        const QList<int> dragged = splitter.sizes();
        splitter.resize(600, 80);
        QCOMPARE(splitter.orientation(), Qt::Horizontal);
        QVERIFY(std::abs(splitter.sizes().at(0) - splitter.sizes().at(1)) <= 1);
        QCOMPARE(splitter.minimumSizeHint(), QSize(120, 60));

        splitter.resize(600, 600);
        QCOMPARE(splitter.orientation(), Qt::Vertical);
        QCOMPARE(splitter.sizes(), dragged);
    }

    // What belongs together stands side by side, whatever the height, unless the width forbids it.
    void itMayPreferToStandSideBySide() {
        QWidget window; // for as a window of its own a splitter is never narrower than its parts
        TurningSplitter splitter(TurningSplitter::Prefers::Beside, &window);
        splitter.addWidget(part(&splitter));
        splitter.addWidget(part(&splitter));
        splitter.resize(600, 600);
        window.show();
        QCOMPARE(splitter.orientation(), Qt::Horizontal);
        splitter.resize(200, 600);
        QCOMPARE(splitter.orientation(), Qt::Vertical);
        splitter.resize(600, 600);
        QCOMPARE(splitter.orientation(), Qt::Horizontal);
    }

    // Too narrow for that, they need the height of all.
    void theWidthHasToAllowIt() {
        TurningSplitter splitter;
        splitter.addWidget(part(&splitter));
        splitter.addWidget(part(&splitter));
        splitter.resize(200, 130);
        splitter.show();
        QCOMPARE(splitter.orientation(), Qt::Vertical);
        QCOMPARE(splitter.minimumSizeHint(), QSize(120, 120 + splitter.handleWidth()));
        splitter.resize(260, 130);
        QCOMPARE(splitter.orientation(), Qt::Horizontal);
        QCOMPARE(splitter.minimumSizeHint(), QSize(120, 60));
    }

    void whatIsAroundItLearnsThatItNeedsLess() {
        QWidget around;
        auto* layout = new QVBoxLayout(&around);
        layout->setContentsMargins(0, 0, 0, 0);
        auto* splitter = new TurningSplitter(&around);
        splitter->addWidget(part(splitter));
        splitter->addWidget(part(splitter));
        layout->addWidget(splitter);
        around.resize(200, 300);
        around.show();
        QTRY_COMPARE(around.minimumSizeHint().height(), 120 + splitter->handleWidth());
        around.resize(400, 300);
        QTRY_COMPARE(around.minimumSizeHint().height(), 60);
    }
};

ASSAY_TEST(TestTurningSplitter)

#include "tst_turning_splitter.moc"
