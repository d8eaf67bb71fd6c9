#include "core/plot/chart_style.h"
#include "tests/support/test_class.h"
#include "widgets/charts/category_chart.h"
#include "widgets/charts/category_chart_view.h"
#include "widgets/charts/chart_export.h"
#include "widgets/theme/theme.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBoxPlotSeries>
#include <QtCharts/QChart>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolTip>
#include <cmath>
#include <limits>

using namespace assay;
using namespace assay::widgets;

namespace {

plot::Chart bars() {
    plot::BarChart body;
    body.y = {"Hit@5", 0, 1, 2};
    body.categories = {"Acme", "Acme", "<b>Bold & Co</b>"};
    body.series = {
        {"filtered", {0.5, std::nullopt, 1.0}, {statistics::Interval{0.3, 0.7}, std::nullopt, std::nullopt}},
        {"open", {0.25, 0.75, 0.1}}};
    return {"strata", "Hit@5 by company", "", body};
}

plot::Chart boxes() {
    plot::BoxChart body;
    body.y = {"Cosine distance", 0, 1, 2};
    body.categories = {"filtered", "open"};
    body.series = {
        {"gold", {plot::ChartBox{0.1, 0.2, 0.3, 0.4, 0.6}, std::nullopt}},
        {"others", {plot::ChartBox{0.4, 0.5, 0.6, 0.7, 0.9}, plot::ChartBox{0.3, 0.4, 0.6, 0.7, 0.8}}}};
    return {"distances", "Distances, 5 % to 95 %", "", body};
}

const QList<QStringList> kTexts{{QStringLiteral("50 %"), QStringLiteral("25 %")},
                                {QStringLiteral("none"), QStringLiteral("75 %")},
                                {QStringLiteral("100 %"), QStringLiteral("10 %")}};

int countOf(const QImage& image, const QColor& colour, const QRectF& where) {
    int count = 0;
    const QRect rect = where.toAlignedRect() & image.rect();
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            count += image.pixelColor(x, y) == colour ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TstCategoryChart : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init();
    void barsStandWhereAClickChoosesThem();
    void boxesStandThereToo();
    void chanceIsALineAcrossTheBar();
    void aBarWithoutAnIntervalSaysSo();
    void longNamesAreReadWhole();
    void keysWalk();
    void wordsSayAll();
    void namesAreDistinctAndPlain();
    void emptyTextIsShown();
    void themesAndSizes();
    void picturesAreCopied();

  private:
    std::unique_ptr<CategoryChart> m_chart;
};

void TstCategoryChart::init() {
    applyTheme(*qApp, ThemeChoice::Light);
    m_chart = std::make_unique<CategoryChart>();
    m_chart->resize(600, 320);
    m_chart->setChart(bars(), kTexts);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
}

void TstCategoryChart::barsStandWhereAClickChoosesThem() {
    const QImage image = m_chart->grab().toImage();
    const ChartColours colours = chartColours(m_chart->palette());
    const auto inked = [&](int category, int series, double from, double to) {
        const QRectF slot = m_chart->slotPlace(category, series);
        const QRectF part(slot.left() + 4, slot.bottom() - slot.height() * to + 4, slot.width() - 8,
                          slot.height() * (to - from) - 8);
        return countOf(image, colours.series(series), part);
    };
    QVERIFY(inked(0, 0, 0, 0.28) > 200); // solid, below its whisker
    QCOMPARE(inked(0, 0, 0.75, 1), 0);
    QVERIFY(inked(2, 0, 0.75, 1) > 200);
    QCOMPARE(inked(1, 0, 0, 1), 0);     // undefined
    QVERIFY(inked(1, 1, 0, 0.75) > 50); // striped
    QCOMPARE(inked(1, 1, 0.8, 1), 0);
    // The whisker.
    const QRectF slot = m_chart->slotPlace(0, 0);
    QVERIFY(countOf(image, colours.text,
                    QRectF(slot.center().x() - 4, slot.bottom() - slot.height() * 0.7, 8,
                           slot.height() * 0.4)) > 5);
    QSignalSpy chosen(m_chart.get(), &CategoryChart::chosen);
    QTest::mouseClick(m_chart.get(), Qt::LeftButton, {}, m_chart->slotPlace(1, 1).center().toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first(), (QList<QVariant>{1, 1}));
    QTest::mouseClick(m_chart.get(), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(chosen.size(), 1);
}

void TstCategoryChart::boxesStandThereToo() {
    m_chart->setChart(boxes(), {});
    const QImage image = m_chart->grab().toImage();
    const ChartColours colours = chartColours(m_chart->palette());
    const QRectF slot = m_chart->slotPlace(0, 0);
    const auto inked = [&](double from, double to) {
        return countOf(image, colours.series(0),
                       QRectF(slot.left(), slot.bottom() - slot.height() * to + 3, slot.width(),
                              slot.height() * (to - from) - 6));
    };
    QVERIFY(inked(0.2, 0.4) > 100);
    QCOMPARE(inked(0.42, 0.9), 0);
    QCOMPARE(inked(0, 0.18), 0);
    const auto* view = m_chart->findChild<QChartView*>();
    QCOMPARE(view->chart()->series().size(), 2);
}

// Where luck alone would be, in the bar's own room, named in the legend and in words.
void TstCategoryChart::chanceIsALineAcrossTheBar() {
    plot::Chart chart = bars();
    auto& body = std::get<plot::BarChart>(chart.body);
    body.series[1].chance = {0.6, std::nullopt, std::nullopt};
    body.chanceName = "by chance";
    m_chart->setChart(chart, {});
    QVERIFY(m_chart->textAlternative().contains(QStringLiteral("0.25, by chance 0.60")));
    const auto inked = [&](int category) {
        const QRectF slot = m_chart->slotPlace(category, 1);
        const double y = slot.bottom() - 0.6 * slot.height();
        const QImage image = m_chart->grab().toImage();
        const QColor empty = chartColours(m_chart->palette()).background;
        int count = 0;
        for (double x = slot.left() + 3; x < slot.right() - 3; ++x) {
            const QColor pixel = image.pixelColor(QPointF(x, y).toPoint());
            count += std::abs(pixel.red() - empty.red()) > 80 ? 1 : 0;
        }
        return count;
    };
    QVERIFY(inked(0) > 4);
    QCOMPARE(inked(2), 0); // its bar ends at 0.1
}

void TstCategoryChart::aBarWithoutAnIntervalSaysSo() {
    CategoryChart chart;
    chart.resize(600, 320);
    plot::Chart marked = bars();
    QVERIFY(plot::noIntervalNameOf(std::get<plot::BarChart>(marked.body)).empty());
    chart.setChart(marked, kTexts);
    const QImage before = chart.grab().toImage();
    std::get<plot::BarChart>(marked.body).noIntervalName = "no interval";
    QCOMPARE(plot::noIntervalNameOf(std::get<plot::BarChart>(marked.body)), std::string("no interval"));
    chart.setChart(marked, kTexts);
    const QImage after = chart.grab().toImage();
    const auto differs = [&](int category, int series) {
        const QRect place = chart.slotPlace(category, series).toAlignedRect();
        return before.copy(place) != after.copy(place);
    };
    QVERIFY(differs(1, 1));  // "open" of the second company, 0.75
    QVERIFY(differs(2, 0));  // at the top, where the mark stands on the bar
    QVERIFY(!differs(0, 0)); // it has one
    QVERIFY(!differs(1, 0)); // it has no value
    plot::BarChart sure;
    sure.categories = {"a"};
    sure.series = {{"one", {0.5}, {statistics::Interval{0.4, 0.6}}}};
    sure.noIntervalName = "no interval";
    QVERIFY(plot::noIntervalNameOf(sure).empty());
}

void TstCategoryChart::longNamesAreReadWhole() {
    plot::BarChart body;
    body.y = {"Hit@5", 0, 1, 2};
    plot::BarSeries series{"filtered", {}};
    for (const char* const name :
         {"Aurora Bank AS", "Fjord Energy ASA", "Skerry Foods Inc", "Tundra Mining"}) {
        body.categories.emplace_back(name);
        series.values.emplace_back(0.5);
    }
    body.series = {series};
    CategoryChart chart;
    chart.resize(380, 420);
    chart.setChart({"strata", "By company", "", body});
    (void)chart.grab();
    const auto* const view = chart.findChild<CategoryChartView*>();
    QVERIFY(view != nullptr);
    const auto axes = view->chart()->axes(Qt::Horizontal);
    auto* const names = qobject_cast<QBarCategoryAxis*>(axes.value(0));
    QVERIFY(names != nullptr);
    QCOMPARE(names->categories().value(1), QStringLiteral("Fjord Energy ASA"));
    // What is cut all the same is said where the pointer rests.
    const QRectF first = chart.slotPlace(0, 0);
    const QPoint below(static_cast<int>(first.center().x()), static_cast<int>(first.bottom()) + 12);
    QHelpEvent help(QEvent::ToolTip, below, chart.mapToGlobal(below));
    QApplication::sendEvent(&chart, &help);
    QTRY_COMPARE(QToolTip::text(), QStringLiteral("Aurora Bank AS"));
}

void TstCategoryChart::keysWalk() {
    QSignalSpy chosen(m_chart.get(), &CategoryChart::chosen);
    m_chart->setFocus();
    QTest::keyClick(m_chart.get(), Qt::Key_Left); // stays
    QTest::keyClick(m_chart.get(), Qt::Key_Right);
    QTest::keyClick(m_chart.get(), Qt::Key_Right);
    QTest::keyClick(m_chart.get(), Qt::Key_Right);
    QTest::keyClick(m_chart.get(), Qt::Key_Down);
    QTest::keyClick(m_chart.get(), Qt::Key_Down);
    QVERIFY(m_chart->spokenValue().contains(QStringLiteral("10 %")));
    QTest::keyClick(m_chart.get(), Qt::Key_Return);
    QCOMPARE(chosen.last(), (QList<QVariant>{2, 1}));
    m_chart->setChart(boxes(), {}); // fewer: the choice stays inside
    QTest::keyClick(m_chart.get(), Qt::Key_Space);
    QCOMPARE(chosen.last(), (QList<QVariant>{1, 1}));
}

void TstCategoryChart::wordsSayAll() {
    const QString text = m_chart->textAlternative();
    for (const char* part :
         {"Hit@5 by company", "Acme, filtered: 50 %", "Acme, open: 75 %", "<b>Bold & Co</b>"}) {
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    }
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(m_chart.get());
    QCOMPARE(accessible->role(), QAccessible::Chart);
    QCOMPARE(accessible->text(QAccessible::Name), QStringLiteral("Hit@5 by company"));
    QCOMPARE(accessible->text(QAccessible::Description), text);
}

void TstCategoryChart::namesAreDistinctAndPlain() {
    m_chart->grab();
    const auto* view = m_chart->findChild<QChartView*>();
    QVERIFY(view->focusPolicy() == Qt::NoFocus && view->testAttribute(Qt::WA_TransparentForMouseEvents));
    auto* axis = qobject_cast<QBarCategoryAxis*>(view->chart()->axes(Qt::Horizontal).first());
    const QStringList names = axis->categories();
    QCOMPARE(names.size(), 3);
    QVERIFY(names[0] != names[1] && names[1].startsWith(names[0]));
    QVERIFY(names[2].startsWith(QStringLiteral("&lt;b&gt;")));
}

void TstCategoryChart::emptyTextIsShown() {
    plot::Chart none;
    none.body = plot::BarChart();
    m_chart->setChart(none, {}, QStringLiteral("No anchor has been asked yet."));
    QCOMPARE(m_chart->textAlternative(), QStringLiteral("No anchor has been asked yet."));
    QVERIFY(m_chart->spokenValue().isEmpty());
    const QImage image = m_chart->grab().toImage();
    const int empty = countOf(image, chartColours(m_chart->palette()).background, image.rect());
    QVERIFY(empty < image.width() * image.height() - 100); // there is a text
    QTest::keyClick(m_chart.get(), Qt::Key_Right);
    QTest::mouseClick(m_chart.get(), Qt::LeftButton, {}, m_chart->rect().center());
}

void TstCategoryChart::themesAndSizes() {
    applyTheme(*qApp, ThemeChoice::Dark);
    QTRY_VERIFY(isDarkPalette(m_chart->palette()));
    const QImage dark = m_chart->grab().toImage();
    QCOMPARE(dark.pixelColor(3, 3), chartColours(darkPalette()).background);
    QVERIFY(countOf(dark, chartColours(darkPalette()).series(0), dark.rect()) > 200);
    QVERIFY(m_chart->minimumSizeHint().width() >= 320 && m_chart->minimumSizeHint().height() >= 220);
    CategoryChart tiny;
    tiny.setMinimumSize(1, 1);
    tiny.setChart(bars(), kTexts);
    tiny.setMinimumSize(1, 1);
    tiny.resize(20, 10);
    QVERIFY(!tiny.grab().isNull());
}

void TstCategoryChart::picturesAreCopied() {
    m_chart->actions().first()->trigger();
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    const QByteArray svg = copied->data(QStringLiteral("image/svg+xml"));
    QVERIFY(svg.contains("Hit@5 by company") && svg.contains("&lt;b&gt;Bold &amp; Co"));
    QVERIFY(copied->data(QStringLiteral("application/pdf")).startsWith("%PDF"));
    QVERIFY(!QImage::fromData(copied->data(QStringLiteral("image/png"))).isNull());
    applyTheme(*qApp, ThemeChoice::Light);
}

ASSAY_TEST(TstCategoryChart)
#include "tst_category_chart.moc"
