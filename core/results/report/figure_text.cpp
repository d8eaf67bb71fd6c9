#include "core/results/report/figure_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <utility>

namespace assay::results {
namespace {

constexpr int kProportionDecimals = 4;
constexpr int kPercentDecimals = 1;
constexpr double kLeastProbability = 0.0001; // that four decimals show

std::string bare(double value, const Figure& figure, const words::Wording& wording) {
    switch (figure.kind) {
    case FigureKind::Proportion:
        return wording.number(value, kProportionDecimals);
    case FigureKind::Percent:
        return wording.number(100 * value, kPercentDecimals);
    case FigureKind::Number:
        return wording.number(value, figure.decimals);
    case FigureKind::Probability:
        return value < kLeastProbability ? "<\u00a0" + wording.number(kLeastProbability, kProportionDecimals)
                                         : wording.number(value, kProportionDecimals);
    case FigureKind::Count:
        const auto count = exactCount(figure, value);
        return count ? wording.count(*count) : wording.number(value, 0);
    }
    return {};
}

std::string unit(const Figure& figure) {
    return figure.kind == FigureKind::Percent ? "\u00a0%" : "";
}

} // namespace

Figure countFigure(std::int64_t value) {
    Figure figure;
    figure.value = static_cast<double>(value);
    figure.kind = FigureKind::Count;
    return figure;
}

Figure probabilityFigure(std::optional<double> p, std::string why) {
    Figure figure;
    figure.kind = FigureKind::Probability;
    figure.value = p;
    figure.why = p ? std::string() : std::move(why);
    return figure;
}

Figure proportionFigure(std::int64_t successes, std::int64_t n, FigureKind kind, std::string why) {
    Figure figure;
    figure.kind = kind;
    figure.n = n;
    if (n > 0) {
        figure.numerator = successes;
        figure.value = static_cast<double>(successes) / static_cast<double>(n);
        figure.interval = statistics::wilsonInterval(successes, n);
    } else {
        figure.why = std::move(why);
    }
    return figure;
}

Figure shareFigure(const statistics::ClusteredShare& share, FigureKind kind, std::string why) {
    Figure figure;
    figure.kind = kind;
    figure.n = share.n;
    figure.value = share.value;
    figure.interval = share.interval;
    if (share.value) {
        figure.numerator = std::llround(*share.value * static_cast<double>(share.n));
    } else {
        figure.why = std::move(why);
    }
    return figure;
}

std::optional<double> definedValue(const Figure& figure) {
    return figure.value && std::isfinite(*figure.value) ? figure.value : std::nullopt;
}

std::optional<statistics::Interval> definedInterval(const Figure& figure) {
    return figure.interval && std::isfinite(figure.interval->low) && std::isfinite(figure.interval->high)
               ? figure.interval
               : std::nullopt;
}

std::optional<std::int64_t> exactCount(const Figure& figure, double value) {
    constexpr double kExact = 9e15;
    return figure.kind == FigureKind::Count && std::abs(value) < kExact ? std::optional(std::llround(value))
                                                                        : std::nullopt;
}

std::string valueText(const Figure& figure, const words::Wording& wording) {
    const auto value = definedValue(figure);
    return value ? bare(*value, figure, wording) + unit(figure) : "—";
}

FigureParts figureParts(const Figure& figure, const words::Wording& wording) {
    FigureParts parts;
    parts.value = valueText(figure, wording);
    if (!definedValue(figure)) {
        if (!figure.why.empty()) {
            parts.why = "(" + figure.why + ")";
        }
    } else if (const auto interval = definedInterval(figure)) {
        // Next to a minus the usual dash cannot be read.
        parts.interval = "(" + bare(interval->low, figure, wording) +
                         (interval->low < 0 ? "\u00a0…\u00a0" : "–") + bare(interval->high, figure, wording) +
                         unit(figure) + ")";
    }
    if (figure.n) {
        parts.n = "n\u00a0=\u00a0" + wording.count(*figure.n);
    }
    return parts;
}

std::string figureText(const Figure& figure, const words::Wording& wording) {
    const FigureParts parts = figureParts(figure, wording);
    std::string text = parts.value;
    for (const std::string* more : {&parts.interval, &parts.why}) {
        text += more->empty() ? "" : " " + *more;
    }
    return parts.n.empty() ? text : text + ", " + parts.n;
}

std::string noIntervalLegend(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "no interval, too few to say"));
}

Cell momentCell(const std::string& iso, const words::Wording& wording) {
    Cell cell{wording.moment(iso)};
    double digits = 0; // 20261121205900 of "2026-11-21T20:59:00Z"
    int count = 0;
    for (const char c : iso.substr(0, iso.find('.'))) {
        if (c >= '0' && c <= '9' && count < 14) {
            digits = digits * 10 + (c - '0');
            ++count;
        }
    }
    constexpr int kWhole = 14;
    for (; count > 0 && count < kWhole; ++count) { // a day alone is its beginning
        digits *= 10;
    }
    if (count > 0) {
        cell.sortKey = digits;
    }
    return cell;
}

std::string cellText(const Cell& cell, const words::Wording& wording) {
    const auto* figure = std::get_if<Figure>(&cell);
    return figure != nullptr ? figureText(*figure, wording) : std::get<std::string>(cell);
}

bool isFigure(const Cell& cell) {
    return std::holds_alternative<Figure>(cell);
}

Facts datedFacts(const Report& report, const words::Wording& wording) {
    Facts facts = report.facts;
    if (!report.date.empty()) {
        facts.list.insert(facts.list.begin(),
                          {wording.text(ASSAY_TEXT("Report", "As of")), wording.moment(report.date)});
    }
    return facts;
}

std::vector<std::string> usedDefinitions(const std::vector<Section>& sections) {
    std::set<std::string> used;
    const std::function<void(const Section&)> collect = [&](const Section& section) {
        for (const Block& block : section.blocks) {
            if (const auto* figures = std::get_if<KeyFigures>(&block)) {
                for (const KeyFigure& figure : figures->list) {
                    used.insert(figure.definition);
                }
            } else if (const auto* table = std::get_if<Table>(&block)) {
                for (const Column& column : table->columns) {
                    used.insert(column.definition);
                }
                for (const TableRow& row : table->rows) {
                    used.insert(row.definition);
                }
            }
        }
        std::for_each(section.sections.begin(), section.sections.end(), collect);
    };
    std::for_each(sections.begin(), sections.end(), collect);
    used.erase(std::string());
    return {used.begin(), used.end()};
}

} // namespace assay::results
