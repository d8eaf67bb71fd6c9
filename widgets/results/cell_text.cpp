#include "widgets/results/cell_text.h"

#include "core/results/report/figure_text.h"
#include "core/words/definitions.h"
#include "widgets/text/tip_text.h"

#include <QStringList>

namespace assay::widgets {
namespace {

QString asShown(const results::Figure& figure, const std::string& text) {
    const QString shown = QString::fromStdString(text);
    const auto value = results::definedValue(figure);
    return figure.isDifference && value && *value > 0 ? u'+' + shown : shown;
}

} // namespace

QString shownValue(const results::Figure& figure, const words::Wording& wording) {
    return asShown(figure, results::valueText(figure, wording));
}

QString shownFigure(const results::Figure& figure, const words::Wording& wording) {
    return asShown(figure, results::figureText(figure, wording));
}

QString shownCell(const results::Cell& cell, const words::Wording& wording) {
    const auto* figure = std::get_if<results::Figure>(&cell);
    return figure != nullptr ? shownValue(*figure, wording)
                             : QString::fromStdString(std::get<std::string>(cell));
}

QString cellTip(const results::Cell& cell, const words::Wording& wording) {
    QStringList lines;
    if (const auto* figure = std::get_if<results::Figure>(&cell)) {
        const QString whole = shownFigure(*figure, wording);
        if (whole != shownValue(*figure, wording)) {
            lines += whole;
        }
        if (figure->numerator && figure->n) {
            lines +=
                QString::fromStdString(wording.count(*figure->numerator) + " / " + wording.count(*figure->n));
        }
    }
    if (!cell.reason.empty()) {
        lines += QString::fromStdString(cell.reason);
    }
    return tipLines(lines.join(QLatin1Char('\n')));
}

QString definitionTip(const std::string& id, const words::Wording& wording) {
    const words::Definition* const definition = id.empty() ? nullptr : words::definitionOf(id);
    if (definition == nullptr) {
        return {};
    }
    const std::string passport = words::passportText(*definition, wording);
    return tipLines(QString::fromStdString(words::definitionText(*definition, wording) +
                                           (passport.empty() ? "" : "\n" + passport)));
}

} // namespace assay::widgets
