#include "core/report/figure_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

namespace assay::report {
namespace {

constexpr int kProportionDecimals = 4;
constexpr int kPercentDecimals = 1;

std::string bare(double value, const Figure& figure, const Wording& wording) {
    switch (figure.kind) {
    case FigureKind::Proportion:
        return wording.number(value, kProportionDecimals);
    case FigureKind::Percent:
        return wording.number(100 * value, kPercentDecimals);
    case FigureKind::Number:
        return wording.number(value, figure.decimals);
    case FigureKind::Count:
        return wording.count(std::llround(value));
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

std::string valueText(const Figure& figure, const Wording& wording) {
    return figure.value ? bare(*figure.value, figure, wording) + unit(figure) : "—";
}

std::string figureText(const Figure& figure, const Wording& wording) {
    std::string text = valueText(figure, wording);
    if (!figure.value) {
        if (!figure.why.empty()) {
            text += " (" + figure.why + ")";
        }
    } else if (figure.interval) {
        // Next to a minus the usual dash cannot be read.
        text += " (" + bare(figure.interval->low, figure, wording) +
                (figure.interval->low < 0 ? " … " : "–") + bare(figure.interval->high, figure, wording) +
                unit(figure) + ")";
    }
    if (figure.n) {
        text += ", n\u00a0=\u00a0" + wording.count(*figure.n);
    }
    return text;
}

std::string cellText(const Cell& cell, const Wording& wording) {
    const auto* figure = std::get_if<Figure>(&cell);
    return figure != nullptr ? figureText(*figure, wording) : std::get<std::string>(cell);
}

bool isFigure(const Cell& cell) {
    return std::holds_alternative<Figure>(cell);
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
            }
        }
        std::for_each(section.sections.begin(), section.sections.end(), collect);
    };
    std::for_each(sections.begin(), sections.end(), collect);
    used.erase(std::string());
    return {used.begin(), used.end()};
}

} // namespace assay::report
