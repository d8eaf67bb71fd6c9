// Series of charts are told apart: colours that can be seen, and dashes, stripes and markers of their own.
#include "core/plot/chart_style.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <utility>

using namespace assay::plot;

namespace {

double channel(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::array<double, 3> linear(const std::string& colour) {
    const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(colour.substr(1)));
    std::array<double, 3> list{};
    for (std::size_t i = 0; i < 3; ++i) {
        list[i] = channel(static_cast<unsigned char>(bytes[static_cast<int>(i)]) / 255.0);
    }
    return list;
}

double luminance(const std::string& colour) {
    const auto [red, green, blue] = linear(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// As WCAG 2.1 defines it.
double contrast(const std::string& a, const std::string& b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

// In CIELAB (D65).
double distance(const std::string& a, const std::string& b) {
    const auto lab = [](const std::string& colour) {
        const auto [r, g, bl] = linear(colour);
        const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
        const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * bl) / 0.9505);
        const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * bl);
        const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * bl) / 1.089);
        return std::array<double, 3>{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const auto one = lab(a);
    const auto other = lab(b);
    return std::sqrt(std::pow(one[0] - other[0], 2) + std::pow(one[1] - other[1], 2) +
                     std::pow(one[2] - other[2], 2));
}

std::vector<double> listOf(std::span<const double> lengths) {
    return {lengths.begin(), lengths.end()};
}

std::vector<ChartSeries> seriesOf(const std::vector<ChartLook>& looks) {
    std::vector<ChartSeries> all;
    for (const ChartLook& look : looks) {
        ChartSeries series;
        series.look = look;
        all.push_back(series);
    }
    return all;
}

std::vector<std::size_t> colours(const std::vector<ChartLook>& looks) {
    std::vector<std::size_t> list;
    for (const SeriesStyle& style : stylesOf(seriesOf(looks))) {
        list.push_back(style.colour);
    }
    return list;
}

} // namespace

class TstChartStyle : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void contrastIsThatOfTheDefinition() {
        QVERIFY(std::abs(contrast("#000000", "#ffffff") - 21) < 1e-9);
        QVERIFY(std::abs(contrast("#777777", "#ffffff") - 4.48) < 0.01);
        QVERIFY(distance("#ffffff", "#000000") > 99 && distance("#ffffff", "#000000") < 101);
    }

    void everySeriesIsSeenOnItsGround() {
        for (const ChartPalette* palette : {&lightPalette(), &darkPalette()}) {
            for (const std::string& colour : palette->series) {
                QVERIFY2(contrast(colour, palette->surface) >= 3, colour.c_str());
            }
            QVERIFY(contrast(palette->text, palette->surface) >= 4.5);
            QVERIFY(contrast(palette->muted, palette->surface) >= 4.5);
        }
    }

    void textsOfPagesAreReadable() {
        const std::array<std::pair<const ChartPalette*, const PageColours*>, 2> themes{
            {{&lightPalette(), &lightPage()}, {&darkPalette(), &darkPage()}}};
        for (const auto& [palette, page] : themes) {
            for (const std::string& ground : {palette->surface, page->soft}) {
                for (const std::string& colour :
                     {palette->text, palette->muted, page->good, page->warning, page->bad, page->link}) {
                    QVERIFY2(contrast(colour, ground) >= 4.5, (colour + " on " + ground).c_str());
                }
            }
        }
    }

    void coloursDiffer() {
        for (const ChartPalette* palette : {&lightPalette(), &darkPalette()}) {
            for (std::size_t i = 0; i < kSeriesColours; ++i) {
                for (std::size_t j = i + 1; j < kSeriesColours; ++j) {
                    QVERIFY2(distance(palette->series[i], palette->series[j]) > 18,
                             (palette->series[i] + palette->series[j]).c_str());
                }
            }
        }
    }

    // So that a chart can be read in grey.
    void patternsAndMarkersDiffer() {
        std::set<std::vector<double>> dashes, stripes;
        for (std::size_t i = 0; i < kPatterns; ++i) {
            dashes.insert(listOf(dashesOf(i)));
            stripes.insert(listOf(stripesOf(i)));
            for (const auto& lengths : {listOf(dashesOf(i)), listOf(stripesOf(i))}) {
                QCOMPARE(lengths.size() % 2, std::size_t{0});
                QVERIFY(std::all_of(lengths.begin(), lengths.end(), [](double one) { return one > 0; }));
            }
        }
        QCOMPARE(dashes.size(), kPatterns);
        QCOMPARE(stripes.size(), kPatterns);
        std::set<std::vector<double>> outlines;
        for (std::size_t i = 0; i < kChartMarkers; ++i) {
            std::vector<double> flat;
            for (const ChartPoint& point : outlineOf(static_cast<ChartMarker>(i), 4)) {
                flat.insert(flat.end(), {point.x, point.y});
                QVERIFY(std::abs(point.x) <= 4 && std::abs(point.y) <= 4);
            }
            outlines.insert(flat);
        }
        QCOMPARE(outlines.size(), kChartMarkers);
    }

    void noTwoPlacesLookAlike() {
        std::set<std::size_t> colour, pattern, marker;
        std::set<std::pair<std::size_t, std::size_t>> pairs;
        for (std::size_t look = 0; look < 64; ++look) {
            const SeriesStyle style = seriesStyle(look);
            pairs.emplace(style.colour, style.pattern);
            if (look < 8) {
                colour.insert(style.colour);
                pattern.insert(style.pattern);
                marker.insert(static_cast<std::size_t>(style.marker));
            }
        }
        QCOMPARE(pairs.size(), std::size_t{64});
        QCOMPARE(colour.size(), std::size_t{8});
        QCOMPARE(pattern.size(), std::size_t{8});
        QCOMPARE(marker.size(), std::size_t{8});
    }

    // In the colour of what it is held against, but neither its line nor its markers.
    void whatLuckGivesIsToldInGrey() {
        std::vector<ChartSeries> all = seriesOf({0, 2, 0});
        all[2].style = LineStyle::Luck;
        const std::vector<SeriesStyle> styles = stylesOf(all);
        QCOMPARE(styles[2].colour, styles[0].colour);
        QVERIFY(styles[2].isHollow && !styles[0].isHollow && !styles[1].isHollow);
        for (std::size_t look = 0; look < 64; ++look) {
            QVERIFY(seriesStyle(look).pattern != styles[2].pattern);
            QVERIFY(listOf(dashesOf(seriesStyle(look).pattern)) != listOf(dashesOf(styles[2].pattern)));
        }
    }

    void whatASeriesMeansDecides() {
        using List = std::vector<std::size_t>;
        QCOMPARE(colours({3, 1, 0, 2}), (List{3, 1, 0, 2}));
        QCOMPARE(colours({1, 0, 2}), (List{1, 0, 2})); // one that is left out changes no other
        QCOMPARE(colours({std::nullopt, std::nullopt}), (List{0, 1}));
        QCOMPARE(colours({std::nullopt, 0, std::nullopt}), (List{1, 0, 2}));
        QCOMPARE(colours({1, 1, 1}), (List{1, 0, 2}));
        QCOMPARE(colours({}), List{});
        QCOMPARE(colours({1000}), (List{1000 % 8}));
    }

    void searchesAndRegimesLookDifferent() {
        for (const std::size_t regimes : {1, 2, 3}) {
            std::set<std::size_t> looks;
            for (std::size_t search = 0; search < 5; ++search) {
                for (std::size_t regime = 0; regime < regimes; ++regime) {
                    looks.insert(lookOfSearch(search, regime, regimes));
                }
            }
            QCOMPARE(looks.size(), 5 * regimes);
        }
    }
};

ASSAY_TEST(TstChartStyle)
#include "tst_chart_style.moc"
