// Charts of reports: everything stays in the picture, no text meets another, whatever is to be drawn.
#include "core/plot/chart_drawing.h"
#include "core/plot/svg_chart.h"
#include "tests/support/sample_report.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QXmlStreamReader>
#include <cmath>
#include <limits>
#include <set>

using namespace assay;
using namespace assay::plot;
using namespace assay::words;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kWidth = 620;

// Remembers what is drawn; every character is half as wide as the font is tall.
class Recorder final : public ChartCanvas {
  public:
    struct Drawn {
        std::string content;
        double left, top, right, bottom;
        bool upwards;
    };

    // How something looks, and when it was drawn.
    struct Look {
        std::string colour;
        std::vector<double> dashes{};
        int order = 0;
    };

    void line(const Line& line, const std::string& colour) override {
        see(line.x1, line.y1);
        see(line.x2, line.y2);
        lineLooks.push_back({colour, {line.dashes.begin(), line.dashes.end()}, ++count});
    }

    void path(const std::vector<ChartPoint>& points, double, std::span<const double> dashes,
              const std::string& colour) override {
        see(points);
        paths.push_back(points);
        pathLooks.push_back({colour, {dashes.begin(), dashes.end()}, ++count});
    }

    void area(const std::vector<ChartPoint>& outline, double opacity, const std::string& colour) override {
        see(outline);
        if (opacity < 1) {
            areas.push_back(outline);
            lastBand = ++count;
        } else {
            markers.push_back(colour);
        }
    }

    void box(const Box& box, double opacity, const std::string&) override {
        see(box.x, box.y);
        see(box.x + box.width, box.y + box.height);
        strange = strange || !(box.width >= 0) || !(box.height >= 0) || !(opacity >= 0 && opacity <= 1);
        boxes.push_back(box);
    }

    void frame(const Box& box, const std::string&) override {
        see(box.x, box.y);
        see(box.x + box.width, box.y + box.height);
    }

    void dot(ChartPoint at, double, const std::string&, const std::string&) override {
        see(at.x, at.y);
        dots.push_back(at);
    }

    void text(const Text& place, std::string_view content, const std::string&) override {
        const double width = textWidth(content) * place.scale * (place.bold ? 1.1 : 1);
        const double before = place.anchor == Anchor::Start    ? 0
                              : place.anchor == Anchor::Middle ? width / 2
                                                               : width;
        const double height = fontSize() * place.scale * 0.8;
        Drawn drawn{std::string(content), 0, 0, 0, 0, place.upwards};
        if (place.upwards) {
            drawn = {drawn.content, place.x - height, place.y + before - width,
                     place.x,       place.y + before, true};
        } else {
            drawn = {drawn.content, place.x - before, place.y - height, place.x - before + width, place.y,
                     false};
        }
        see(drawn.left, drawn.top);
        see(drawn.right, drawn.bottom);
        texts.push_back(drawn);
    }

    [[nodiscard]] double textWidth(std::string_view content) const override {
        return fontSize() / 2 *
               static_cast<double>(QString::fromUtf8(content.data(), qsizetype(content.size())).size());
    }

    [[nodiscard]] double fontSize() const override { return 12; }

    [[nodiscard]] bool shows(const std::string& content) const {
        return std::any_of(texts.begin(), texts.end(),
                           [&](const Drawn& one) { return one.content == content; });
    }

    double left = 0, top = 0, right = 0, bottom = 0;
    bool strange = false;
    int count = 0, lastBand = 0;
    std::vector<ChartPoint> dots;
    std::vector<Look> lineLooks, pathLooks;
    std::vector<std::string> markers; // that are no dots: edge and shape
    std::vector<std::vector<ChartPoint>> paths, areas;
    std::vector<Box> boxes;
    std::vector<Drawn> texts;

  private:
    void see(double x, double y) {
        strange = strange || !std::isfinite(x) || !std::isfinite(y);
        left = std::min(left, x);
        top = std::min(top, y);
        right = std::max(right, x);
        bottom = std::max(bottom, y);
    }

    void see(const std::vector<ChartPoint>& points) {
        for (const ChartPoint& point : points) {
            see(point.x, point.y);
        }
    }
};

template <typename Body>
Chart chartOf(Body body) {
    return {"c", "Title", "What is to be seen.", std::move(body)};
}

// What is wrong with how it is drawn; empty: nothing.
template <typename Body>
QByteArray trouble(const Body& body, Recorder& canvas, const ChartFrame& frame = {.width = kWidth}) {
    const double width = frame.width;
    const double height = drawChart(chartOf(body), frame, lightPalette(), Wording(), canvas).height;
    if (canvas.strange || !std::isfinite(height)) {
        return "something is nowhere";
    }
    if (canvas.left < -0.5 || canvas.top < -0.5 || canvas.right > width + 0.5 ||
        canvas.bottom > height + 0.5) {
        return "something leaves the picture: " + QByteArray::number(canvas.left) + ' ' +
               QByteArray::number(canvas.top) + ' ' + QByteArray::number(canvas.right - width) + ' ' +
               QByteArray::number(canvas.bottom - height);
    }
    for (std::size_t i = 0; i < canvas.texts.size(); ++i) {
        for (std::size_t j = i + 1; j < canvas.texts.size(); ++j) {
            const Recorder::Drawn& a = canvas.texts[i];
            const Recorder::Drawn& b = canvas.texts[j];
            if (std::min(a.right, b.right) - std::max(a.left, b.left) > 0.5 &&
                std::min(a.bottom, b.bottom) - std::max(a.top, b.top) > 0.5) {
                return "texts meet: " + QByteArray::fromStdString(a.content + " / " + b.content);
            }
        }
    }
    const std::string svg = drawSvg(chartOf(body), {}, Wording()).svg;
    QXmlStreamReader reader(QString::fromStdString(svg));
    while (!reader.atEnd()) {
        reader.readNext();
    }
    if (reader.hasError()) {
        return "no SVG: " + reader.errorString().toUtf8();
    }
    for (const char* never : {"\"nan", "\"inf", "\"-nan", "\"-inf", ",nan", ",inf"}) {
        if (svg.find(never) != std::string::npos) {
            return "a place in the SVG is no number";
        }
    }
    return {};
}

template <typename Body>
QByteArray trouble(const Body& body) {
    Recorder canvas;
    return trouble(body, canvas);
}

LineChart linesOf(std::vector<ChartPoint> points) {
    LineChart chart;
    chart.x = {"x", 0, 1, 2};
    chart.y = {"y", 0, 1, 2};
    chart.series = {{"s", std::move(points)}};
    return chart;
}

BarChart barsOf(std::size_t categories, std::size_t series) {
    BarChart chart;
    chart.y = {"Share", 0, 1, 1};
    for (std::size_t i = 0; i < categories; ++i) {
        chart.categories.push_back("category number " + std::to_string(i));
    }
    for (std::size_t s = 0; s < series; ++s) {
        BarSeries one{"series " + std::to_string(s), {}};
        for (std::size_t i = 0; i < categories; ++i) {
            one.values.push_back(static_cast<double>((i * 7 + s) % 10) / 10);
        }
        chart.series.push_back(one);
    }
    return chart;
}

BoxChart boxesOf(std::size_t categories, std::size_t series) {
    BoxChart chart;
    chart.y = {"Distance", 0, 1, 1};
    for (std::size_t i = 0; i < categories; ++i) {
        chart.categories.push_back("category number " + std::to_string(i));
    }
    for (std::size_t s = 0; s < series; ++s) {
        chart.series.push_back({"series " + std::to_string(s), {}});
        chart.series.back().boxes.assign(categories, ChartBox{0.1, 0.2, 0.4, 0.5, 0.9});
    }
    return chart;
}

MatrixChart matrixOf(std::size_t size, std::int64_t count, const std::string& name) {
    MatrixChart matrix{"Rows", "Columns", {}, {}, {}, true};
    for (std::size_t i = 0; i < size; ++i) {
        matrix.rows.push_back(name + std::to_string(i));
        matrix.columns.push_back(name + std::to_string(i));
        matrix.counts.emplace_back(size, count);
    }
    return matrix;
}

} // namespace

#define VERIFY_GOOD(...)                                                                                     \
    do {                                                                                                     \
        const QByteArray wrong = trouble(__VA_ARGS__);                                                       \
        QVERIFY2(wrong.isEmpty(), wrong.constData());                                                        \
    } while (false)

class TstChartDrawing : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void samplesAreGood() {
        VERIFY_GOOD(std::get<LineChart>(tests::sampleLines("a").body));
        VERIFY_GOOD(std::get<BarChart>(tests::sampleBars("a").body));
        VERIFY_GOOD(std::get<MatrixChart>(tests::sampleMatrix("a").body));
    }

    void emptyChartsAreDrawn() {
        VERIFY_GOOD(LineChart());
        VERIFY_GOOD(BarChart());
        VERIFY_GOOD(MatrixChart());
        VERIFY_GOOD(linesOf({}));
        BarChart noValues;
        noValues.categories = {"a", "b"};
        noValues.series = {{"s", {}}};
        Recorder canvas;
        VERIFY_GOOD(noValues, canvas);
        QVERIFY(canvas.shows("—"));
    }

    void axesWithoutARangeAreDrawn() {
        for (const auto& [min, max] : std::vector<std::pair<double, double>>{{0, 0},
                                                                             {1, 0},
                                                                             {5, 5},
                                                                             {kNan, 1},
                                                                             {0, kNan},
                                                                             {-kInfinity, kInfinity},
                                                                             {0, kInfinity},
                                                                             {-1e308, 1e308},
                                                                             {1e16, 1e16 + 4},
                                                                             {0, 1e-310},
                                                                             {1e17, 1.0000000000000002e17},
                                                                             {0, 1e300}}) {
            LineChart lines = linesOf({{0, 0}, {0.5, 1}});
            lines.x = {"x", min, max, 2};
            lines.y = lines.x;
            lines.marks = {{0.5, "mark"}};
            lines.spots = {{{0.5, 0.5}, 3}};
            VERIFY_GOOD(lines);
            BarChart bars = barsOf(3, 2);
            bars.y = lines.y;
            VERIFY_GOOD(bars);
        }
    }

    void pointsThatAreNoNumbersAreGaps() {
        Recorder canvas;
        VERIFY_GOOD(
            linesOf({{0, 0}, {0.1, 0.1}, {0.2, kNan}, {0.3, 0.3}, {kInfinity, 0.4}, {0.5, 0.5}, {0.6, 0.6}}),
            canvas);
        QCOMPARE(canvas.paths.size(), std::size_t(2));
        QCOMPARE(canvas.paths[0].size(), std::size_t(2));
        // The one between two gaps, which no path shows.
        const double left = canvas.paths[0].front().x;
        const double scale = (canvas.paths[1].back().x - left) / 0.6;
        QVERIFY(std::any_of(canvas.dots.begin(), canvas.dots.end(), [&](const ChartPoint& at) {
            return std::abs(at.x - left - 0.3 * scale) < 0.01;
        }));
        LineChart band = linesOf({});
        band.series[0].low = {{0, 0}, {0.5, kNan}, {1, 0}};
        band.series[0].high = {{0, 1}, {0.5, 1}, {1, 1}};
        Recorder area;
        VERIFY_GOOD(band, area);
        QCOMPARE(area.areas.size(), std::size_t(1));
        QCOMPARE(area.areas[0].size(), std::size_t(4));
        band.series[0].high.pop_back(); // not of the same length: no band
        Recorder none;
        VERIFY_GOOD(band, none);
        QVERIFY(none.areas.empty());
        LineChart spots = linesOf({});
        spots.spots = {{{kNan, 1}}};
        spots.marks = {{kNan, "somewhere"}};
        VERIFY_GOOD(spots);
    }

    void valuesThatAreNoNumbersAreDashes() {
        BarChart bars = barsOf(4, 1);
        bars.series[0].values = {kNan, kInfinity, -kInfinity, 0.5};
        bars.series[0].intervals = {std::nullopt, std::nullopt, std::nullopt, statistics::Interval{kNan, 1}};
        Recorder canvas;
        VERIFY_GOOD(bars, canvas);
        QCOMPARE(canvas.boxes.size(), std::size_t(2)); // one bar and the legend's
        QCOMPARE(std::count_if(canvas.texts.begin(), canvas.texts.end(),
                               [](const auto& one) { return one.content == "—"; }),
                 3);
    }

    // From zero, downwards for what is below it.
    void barsBelowZeroHang() {
        BarChart bars = barsOf(2, 1);
        bars.series[0].name.clear(); // no legend
        bars.y = {"Change", -1, 1, 1};
        bars.series[0].values = {0.5, -0.5};
        Recorder canvas;
        VERIFY_GOOD(bars, canvas);
        QCOMPARE(canvas.boxes.size(), std::size_t(2));
        QCOMPARE(canvas.boxes[0].height, canvas.boxes[1].height);
        QCOMPARE(canvas.boxes[0].y + canvas.boxes[0].height, canvas.boxes[1].y);
        bars.y = {"Change", -2, -1, 1};
        bars.series[0].values = {-1.5, -1.2};
        VERIFY_GOOD(bars);
    }

    void fewAndManyCategories() {
        for (const std::size_t categories : {1, 2, 10, 100, 400}) {
            for (const std::size_t series : {1, 3, 12}) {
                Recorder canvas;
                VERIFY_GOOD(barsOf(categories, series), canvas);
                QVERIFY(canvas.shows("category number 0"));
            }
        }
    }

    void smallAndLargeMatrices() {
        for (const std::size_t size : {1, 2, 3, 10, 30, 60}) {
            for (const std::int64_t count : {std::int64_t{0}, std::int64_t{7}, std::int64_t{1'234'567}}) {
                for (const char* name :
                     {"", "company ", "a company with a name that is long, and longer still "}) {
                    Recorder canvas;
                    VERIFY_GOOD(matrixOf(size, count, name), canvas);
                    QCOMPARE(canvas.boxes.size(), size * size);
                }
            }
        }
        Recorder canvas;
        VERIFY_GOOD(matrixOf(30, 7, "r"), canvas);
        QCOMPARE(std::count_if(canvas.texts.begin(), canvas.texts.end(),
                               [](const auto& one) { return one.content == "7"; }),
                 900);
        MatrixChart ragged = matrixOf(3, 5, "r");
        ragged.counts = {{1}, {}};
        VERIFY_GOOD(ragged);
        ragged.counts = {{-5, std::numeric_limits<std::int64_t>::max(), 1}};
        VERIFY_GOOD(ragged);
    }

    // Upwards where cells are narrow, and once: panels below the first ones have the same columns.
    void namesOfNarrowColumnsAreWhole() {
        MatrixChart chart{"True", "Decided", {"accurate", "hallucination", "contradiction"}, {}, {}, true};
        chart.columns = chart.rows;
        for (int i = 0; i < 6; ++i) {
            chart.panels.push_back({"panel " + std::to_string(i), {{4, 1, 0}, {2, 3, 0}, {0, 0, 5}}});
        }
        Recorder canvas;
        VERIFY_GOOD(chart, canvas);
        std::ptrdiff_t upwards = 0;
        std::ptrdiff_t all = 0;
        for (const auto& text : canvas.texts) {
            QVERIFY2(text.content.find("…") == std::string::npos, text.content.c_str());
            all += text.content == "contradiction" ? 1 : 0;
            upwards += text.content == "contradiction" && text.upwards ? 1 : 0;
        }
        QCOMPARE(upwards, std::ptrdiff_t{3}); // three panels side by side
        QCOMPARE(all, upwards + 2);           // and as the name of a row, on the left of both rows of panels
    }

    void longTextsAreCut() {
        const std::string veryLong(300, 'w');
        LineChart lines = linesOf({{0, 0}, {1, 1}});
        lines.x.title = lines.y.title = lines.series[0].name = veryLong;
        lines.marks = {{0, veryLong}, {0.5, veryLong}, {1, veryLong}};
        VERIFY_GOOD(lines);
        BarChart bars = barsOf(3, 2);
        bars.y.title = bars.categories[0] = bars.series[1].name = veryLong;
        VERIFY_GOOD(bars);
        MatrixChart matrix = matrixOf(2, 3, veryLong);
        matrix.rowTitle = matrix.columnTitle = veryLong;
        VERIFY_GOOD(matrix);
        Recorder canvas;
        QCOMPARE(canvas.fitted("abcdef", 24), std::string("abc…"));
        QCOMPARE(canvas.fitted("abcd", 24), std::string("abcd"));
        QCOMPARE(canvas.fitted("\u4e2d\u6587\u4e2d\u6587", 18), std::string("\u4e2d\u6587…"));
        QCOMPARE(canvas.fitted("abc", 6), std::string("…"));
        QCOMPARE(canvas.fitted("abc", 5), std::string());
        QCOMPARE(canvas.fitted("abc", -5), std::string());
    }

    // By colour and dash, in the legend as in the plot; bands lie below every curve.
    void curvesAreToldApart() {
        LineChart chart = linesOf({});
        chart.series.clear();
        for (std::size_t i = 0; i < 8; ++i) {
            ChartSeries series{"s" + std::to_string(i), {}};
            for (int x = 0; x <= 30; ++x) {
                series.points.push_back({x / 30.0, static_cast<double>(i) / 10});
                series.low.push_back({x / 30.0, 0});
                series.high.push_back({x / 30.0, 1});
            }
            chart.series.push_back(series);
        }
        Recorder canvas;
        VERIFY_GOOD(chart, canvas);
        QCOMPARE(canvas.pathLooks.size(), std::size_t{8});
        std::set<std::string> colours;
        std::set<std::vector<double>> dashes;
        for (std::size_t i = 0; i < 8; ++i) {
            const Recorder::Look& look = canvas.pathLooks[i];
            colours.insert(look.colour);
            dashes.insert(look.dashes);
            QVERIFY(look.order > canvas.lastBand);
            QCOMPARE(canvas.lineLooks[i].colour, look.colour);
            QCOMPARE(canvas.lineLooks[i].dashes, look.dashes);
        }
        QCOMPARE(colours.size(), std::size_t{8});
        QCOMPARE(dashes.size(), std::size_t{8});
        for (std::size_t i = 1; i < 8; ++i) { // the first has dots
            QVERIFY(std::count(canvas.markers.begin(), canvas.markers.end(), canvas.pathLooks[i].colour) > 5);
        }
        QVERIFY(canvas.dots.size() > 5);
    }

    void manyPointsHaveNoMarkers() {
        LineChart chart = linesOf({});
        for (int x = 0; x <= 200; ++x) {
            chart.series[0].points.push_back({x / 200.0, 0.5});
        }
        Recorder canvas;
        VERIFY_GOOD(chart, canvas);
        QVERIFY(canvas.dots.empty());
        chart.series[0].points.resize(40);
        Recorder few;
        VERIFY_GOOD(chart, few);
        QVERIFY(!few.dots.empty());
        QVERIFY(few.dots.size() < 40); // not on each other
    }

    void barsAreToldApartInGrey() {
        BarChart chart = barsOf(1, 8);
        for (BarSeries& series : chart.series) {
            series.values = {0.5};
            series.name.clear();
        }
        Recorder canvas;
        VERIFY_GOOD(chart, canvas);
        std::set<std::vector<double>> stripes;
        for (const Recorder::Look& look : canvas.lineLooks) {
            if (!look.dashes.empty()) {
                stripes.insert(look.dashes);
            }
        }
        QCOMPARE(stripes.size(), std::size_t{7}); // one is solid
    }

    // A matrix of few columns takes no more room than they need.
    void smallMatricesAreNarrow() {
        const SvgChart small = drawSvg(chartOf(matrixOf(2, 7, "r")), {}, Wording());
        QVERIFY(small.width < 400);
        QVERIFY(small.svg.find("viewBox=\"0 0 " + std::to_string(static_cast<int>(small.width)) + " ") !=
                std::string::npos);
        QCOMPARE(drawSvg(chartOf(linesOf({})), {}, Wording()).width, SvgChartOptions().width);
        QVERIFY(drawSvg(chartOf(matrixOf(40, 7, "r")), {}, Wording()).width <= SvgChartOptions().width);
    }

    void spotsAreDots() {
        LineChart chart = linesOf({{0, 0}, {1, 1}});
        Recorder without;
        VERIFY_GOOD(chart, without);
        chart.spots = {{{0, 0.9}}, {{1, 0.2}, 1}};
        Recorder canvas;
        VERIFY_GOOD(chart, canvas);
        QCOMPARE(canvas.dots.size(), without.dots.size() + 4); // each in its ring
    }

    // A file has the size that its chart has on the screen.
    void picturesCanHaveASize() {
        LineChart lines = linesOf({{0, 0}, {1, 1}});
        lines.marks = {{0.5, "mark"}};
        BoxChart boxes = boxesOf(3, 2);
        for (const double height : {200.0, 340.0, 600.0}) {
            const ChartFrame frame{.width = 400, .height = height, .titled = true};
            Recorder canvas;
            VERIFY_GOOD(lines, canvas, frame);
            QVERIFY(canvas.shows("Title"));
            Recorder other;
            QCOMPARE(drawChart(chartOf(lines), frame, lightPalette(), Wording(), other).height, height);
            Recorder ofBoxes, ofBars;
            VERIFY_GOOD(boxes, ofBoxes, frame);
            VERIFY_GOOD(barsOf(3, 2), ofBars, frame);
        }
        Recorder plain;
        VERIFY_GOOD(lines, plain);
        QVERIFY(!plain.shows("Title"));
        Recorder tiny;
        const DrawnChart drawn =
            drawChart(chartOf(lines), {.width = 20, .height = 10.0}, lightPalette(), Wording(), tiny);
        QVERIFY(drawn.area.width > 0 && drawn.area.height > 0 && !tiny.strange);
    }

    // What is in the plot's area is where the axes say.
    void theAreaIsThatOfTheCurves() {
        Recorder canvas;
        const DrawnChart drawn = drawChart(chartOf(linesOf({{0, 0}, {1, 1}})), {.width = kWidth},
                                           lightPalette(), Wording(), canvas);
        QCOMPARE(canvas.paths.front().front().x, drawn.area.x);
        QCOMPARE(canvas.paths.front().front().y, drawn.area.y + drawn.area.height);
        QCOMPARE(canvas.paths.front().back().x, drawn.area.x + drawn.area.width);
        QCOMPARE(canvas.paths.front().back().y, drawn.area.y);
    }

    void stepsFillsBandsAndStyles() {
        LineChart chart = linesOf({{0, 0.2}, {0.5, 0.8}, {1, 0.4}});
        chart.series[0].steps = CurveSteps::Ahead;
        chart.series[0].filled = true;
        chart.series[0].style = LineStyle::Dash;
        chart.bands = {{0.2, 0.4, "feasible"}, {0.4, 0.4, ""}, {1.5, 2, "outside"}};
        Recorder canvas;
        VERIFY_GOOD(chart, canvas);
        QCOMPARE(canvas.paths.size(), std::size_t{1});
        QCOMPARE(canvas.paths[0].size(), std::size_t{5}); // with two corners
        QCOMPARE(canvas.areas.size(), std::size_t{1});
        QCOMPARE(canvas.areas[0].size(), std::size_t{7});
        QVERIFY(!canvas.pathLooks[0].dashes.empty());
        QVERIFY(canvas.shows("feasible"));
        QCOMPARE(canvas.boxes.size(), std::size_t{4}); // two in the plot, two in the legend
        chart.bands.push_back({0.6, 0.8, "feasible"});
        Recorder again;
        VERIFY_GOOD(chart, again);
        QCOMPARE(again.boxes.size(), std::size_t{5}); // several ranges of one name are one thing
    }

    void chanceIsALevelLine() {
        LineChart chart = linesOf({{0, 0.2}, {1, 0.8}});
        Recorder without;
        VERIFY_GOOD(chart, without);
        chart.series[0].chance = 0.5;
        chart.chanceName = "prevalence";
        Recorder canvas;
        VERIFY_GOOD(chart, canvas);
        QCOMPARE(canvas.lineLooks.size(), without.lineLooks.size() + 2); // and the legend's
        QVERIFY(canvas.shows("prevalence"));
        BarChart bars = barsOf(3, 2);
        Recorder plain;
        VERIFY_GOOD(bars, plain);
        bars.chanceName = "by chance";
        bars.series[1].chance = {0.2, std::nullopt, 0.4};
        Recorder lined;
        VERIFY_GOOD(bars, lined);
        QCOMPARE(lined.lineLooks.size(), plain.lineLooks.size() + 5); // each upon a light one
        QVERIFY(lined.shows("by chance"));
    }

    void aLegendCanBeLeftOut() {
        const LineChart chart = linesOf({{0, 0}, {1, 1}});
        Recorder canvas;
        const DrawnChart with =
            drawChart(chartOf(chart), {.width = 300, .height = 220.0}, lightPalette(), Wording(), canvas);
        const DrawnChart without = drawChart(chartOf(chart), {.width = 300, .height = 220.0, .legend = false},
                                             lightPalette(), Wording(), canvas);
        QVERIFY(without.area.height >= with.area.height);
    }

    void marksAndSpotsHaveLooksAndLabels() {
        LineChart chart = linesOf({{0, 0}, {1, 1}});
        chart.marks = {{.x = 0.3, .label = "", .style = LineStyle::Solid},
                       {.x = 0.5, .label = "now", .style = LineStyle::Solid, .look = 1, .emphasised = true}};
        chart.spots = {{.at = {0.9, 0.9}, .look = 2, .label = "here", .shape = ChartMarker::Diamond}};
        Recorder canvas;
        VERIFY_GOOD(chart, canvas);
        QVERIFY(canvas.shows("now") && canvas.shows("here"));
        QVERIFY(std::any_of(canvas.lineLooks.begin(), canvas.lineLooks.end(), [](const Recorder::Look& look) {
            return look.colour == lightPalette().series[1] && look.dashes.empty();
        }));
        QVERIFY(std::count(canvas.markers.begin(), canvas.markers.end(), lightPalette().series[2]) == 1);
    }

    void boxesAreDrawn() {
        for (const std::size_t categories : {1, 3, 40}) {
            Recorder canvas;
            VERIFY_GOOD(boxesOf(categories, 2), canvas);
            QCOMPARE(canvas.boxes.size(), 2 * categories + 2); // and the legend's
        }
        BoxChart missing = boxesOf(2, 1);
        missing.series[0].boxes[0] = std::nullopt;
        missing.series[0].boxes[1]->high = kNan;
        Recorder canvas;
        VERIFY_GOOD(missing, canvas);
        QCOMPARE(std::count_if(canvas.texts.begin(), canvas.texts.end(),
                               [](const auto& one) { return one.content == "—"; }),
                 2);
        VERIFY_GOOD(BoxChart());
    }

    void svgIsTheSameEachTimeAndEscaped() {
        const Chart chart = tests::sampleLines("a");
        const SvgChart svg = drawSvg(chart, {}, Wording());
        QCOMPARE(drawSvg(chart, {}, Wording()).svg, svg.svg);
        QVERIFY(svg.svg.starts_with(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"Figures against the "
            "threshold\" width=\"640\""));
        QVERIFY(svg.svg.find("<desc>Recall falls") != std::string::npos);
        QVERIFY(svg.svg.find("Precision &lt;accurate&gt; &amp; more") != std::string::npos);
        QVERIFY(svg.height > 200);
    }
};

ASSAY_TEST(TstChartDrawing)
#include "tst_chart_drawing.moc"
