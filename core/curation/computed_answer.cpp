#include "core/curation/computed_answer.h"

#include "core/base/json_members.h"
#include "core/json/json_places.h"
#include "core/model/question_field.h"
#include "core/text/computation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace assay::curation {
namespace {

using text::Quantity;
using text::UnitKind;

constexpr double kRounding = 1e-9;                                  // of binary figures
constexpr std::array kScales{1.0, 1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9}; // the same first
constexpr double kAmountFrom = 1000;     // figures of that size are amounts, whatever their unit
constexpr double kRoundedFrom = 100;     // bare figures below are exact
constexpr double kConstantsUpTo = 12;    // months, quarters, how many of what a mean is over
constexpr double kLargestShareOfOne = 2; // 0.217 may be said as 21.7 %

bool near(double a, double b, double distance) {
    return std::abs(a - b) <= distance + kRounding * std::max(std::abs(a), std::abs(b));
}

bool sameUnit(const Quantity& a, const Quantity& b) {
    return a.kind == UnitKind::None || b.kind == UnitKind::None ||
           (a.kind == b.kind && a.currency == b.currency);
}

// Figures of such a kind are written in tables whose head says the scale.
bool isAmount(const Quantity& figure) {
    return figure.kind == UnitKind::Currency || figure.scale != 1.0 ||
           (figure.kind == UnitKind::None && std::abs(figure.written) >= kAmountFrom);
}

bool roundsTo(const StatedFigure& figure, const Quantity& held) {
    const Quantity& stated = figure.quantity;
    if (!sameUnit(stated, held) || (stated.isBare() && std::abs(stated.value) < kRoundedFrom)) {
        return false;
    }
    const bool scaleOpen = isAmount(stated) && (stated.scale == 1.0 || held.scale == 1.0);
    const std::size_t scales = scaleOpen ? kScales.size() : 1;
    if (!scaleOpen && stated.scale != held.scale) {
        return near(std::abs(stated.value), std::abs(held.value), figure.halfUnit * stated.scale);
    }
    for (std::size_t i = 0; i < scales; ++i) {
        if (near(std::abs(stated.written), std::abs(held.written) * kScales[i], figure.halfUnit)) {
            return true;
        }
    }
    return false;
}

bool standsFor(const StatedFigure& figure, const Quantity& held) {
    const Quantity& stated = figure.quantity;
    switch (text::compareQuantities(stated, held)) {
    case text::QuantityMatch::Same:
    case text::QuantityMatch::SignDiffers:
        return true;
    case text::QuantityMatch::ScaleDiffers:
        if (isAmount(stated) && (stated.scale == 1.0 || held.scale == 1.0)) {
            return true;
        }
        break;
    case text::QuantityMatch::UnitDiffers:
    case text::QuantityMatch::Different:
        break;
    }
    const bool plain = stated.kind == UnitKind::None && stated.scale == 1.0;
    if (plain && std::abs(stated.value) == std::abs(held.written)) {
        return true; // the written one of "$15.9 billion"
    }
    const bool share = stated.kind == UnitKind::Percent && held.kind == UnitKind::None &&
                       std::abs(held.value) <= kLargestShareOfOne;
    return roundsTo(figure, held) ||
           (share && !held.wholeNumber &&
            near(std::abs(stated.value), std::abs(held.value) * 100, figure.halfUnit));
}

// The first text under the names of such fields among what the source had beside our fields.
std::string computationTold(const model::Question& question, const DetectorPatterns& patterns) {
    if (question.extra.empty()) {
        return {};
    }
    const auto extra = json::parseJson(question.extra);
    if (!extra) {
        return {};
    }
    for (const std::string& name : patterns.computationFields()) {
        if (std::string text = base::memberText(*extra, name); !text.empty()) {
            return text;
        }
    }
    return {};
}

// The answer's own figure; nullopt: it has none, or several.
std::optional<StatedFigure> answerFigure(const model::Question& question) {
    if (question.answerNumeric) {
        const std::string shown = model::fieldText(question, model::QuestionField::AnswerNumeric);
        return statedFigure(text::quantityOf(*question.answerNumeric, ""), shown);
    }
    if (question.answerText.size() != 1) {
        return std::nullopt;
    }
    const std::string& answer = question.answerText.front();
    const auto figures = text::quantities(answer);
    return figures.size() == 1
               ? std::optional(statedFigure(
                     figures[0], answer.substr(figures[0].begin, figures[0].end - figures[0].begin)))
               : std::nullopt;
}

// As it is, as per cent of 1, or in another scale; signs are said in words as often as not.
bool gives(double value, const StatedFigure& figure) {
    const double stated = std::abs(figure.quantity.written);
    constexpr std::array kFactors{1.0, 100.0, 0.01, 1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9};
    return std::ranges::any_of(kFactors, [&](double factor) {
        const double result = std::abs(value) * factor;
        return near(result, stated, std::max(figure.halfUnit, text::kQuantityTolerance * stated));
    });
}

} // namespace

StatedFigure statedFigure(Quantity quantity, std::string_view written) {
    std::size_t decimals = 0;
    const std::size_t mark = quantity.wholeNumber ? std::string_view::npos : written.find_last_of(".,");
    if (mark != std::string_view::npos) {
        std::size_t end = mark + 1;
        std::size_t last = mark + 1;
        while (end < written.size() && written[end] >= '0' && written[end] <= '9') {
            ++end;
            last = written[end - 1] == '0' ? last : end;
        }
        decimals = last - (mark + 1);
    }
    return {std::move(quantity), 0.5 * std::pow(10.0, -static_cast<double>(decimals))};
}

bool standsAmong(const StatedFigure& figure, const std::vector<Quantity>& held) {
    return std::ranges::any_of(held,
                               [&figure](const Quantity& quantity) { return standsFor(figure, quantity); });
}

ShareOfTwo shareOfTwo(const StatedFigure& figure, const std::vector<std::vector<Quantity>>& texts) {
    ShareOfTwo result = ShareOfTwo::NotFound;
    const double stated = std::abs(figure.quantity.value);
    for (const std::vector<Quantity>& all : texts) {
        std::vector<Quantity> figures;
        std::ranges::copy_if(all, std::back_inserter(figures),
                             [](const Quantity& one) { return !one.looksLikeYear() && one.value != 0; });
        if (figures.size() > kFiguresToPair) {
            result = ShareOfTwo::TooManyFigures;
            continue;
        }
        for (const Quantity& a : figures) {
            for (const Quantity& b : figures) {
                const bool points = a.kind == UnitKind::Percent && b.kind == UnitKind::Percent;
                if (&a != &b &&
                    (near(std::abs(a.value / b.value) * 100, stated, figure.halfUnit) ||
                     near(std::abs((a.value - b.value) / b.value) * 100, stated, figure.halfUnit) ||
                     (points && near(std::abs(a.value - b.value), stated, figure.halfUnit)))) {
                    return ShareOfTwo::Found;
                }
            }
        }
    }
    return result;
}

bool asksForComputation(const model::Question& question, const DetectorPatterns& patterns) {
    return patterns.isComputed(question.answerType) ||
           (!patterns.isCopied(question.answerType) &&
            patterns.firstMatch(PatternGroup::Computation, question.questionText).has_value());
}

bool tellsOfComputation(const model::Question& question, const DetectorPatterns& patterns) {
    return !patterns.isCopied(question.answerType) &&
           std::ranges::any_of(question.answerText, [&patterns](const std::string& answer) {
               return patterns.firstMatch(PatternGroup::Computation, answer).has_value();
           });
}

std::optional<ComputationCheck> checkComputation(const model::Question& question,
                                                 const std::vector<Quantity>& held,
                                                 const DetectorPatterns& patterns) {
    ComputationCheck check;
    check.text = computationTold(question, patterns);
    const auto computation = text::computationIn(check.text);
    const auto answer = answerFigure(question);
    if (!computation || !answer) {
        return std::nullopt;
    }
    check.value = computation->value;
    constexpr std::array kReadings{
        text::ComputationReading{}, text::ComputationReading{.percentIsShare = true},
        text::ComputationReading{.parenthesesNegative = true},
        text::ComputationReading{.percentIsShare = true, .parenthesesNegative = true}};
    check.givesAnswer = std::ranges::any_of(kReadings, [&](text::ComputationReading reading) {
        const auto read = text::computationIn(check.text, reading);
        return read && gives(read->value, *answer);
    });
    for (const text::Operand& operand : computation->operands) {
        const std::string shown = check.text.substr(operand.begin, operand.end - operand.begin);
        const Quantity figure = text::quantityOf(operand.value, "");
        const bool constant =
            figure.wholeNumber && (operand.value <= kConstantsUpTo || operand.value == 100 ||
                                   operand.value == 1000 || operand.value == 365);
        if (!constant && !standsAmong(statedFigure(figure, shown), held) &&
            std::ranges::find(check.missing, shown) == check.missing.end()) {
            check.missing.push_back(shown);
        }
    }
    return check;
}

} // namespace assay::curation
