#include "core/metrics/answers/numeric_answer.h"

#include "core/text/folded_text.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace assay::metrics {
namespace {

constexpr double kRelative = 0.005;
constexpr std::size_t kWordsBefore = 6; // among which a word of loss makes a figure negative

double allowedOf(const NumericGold& gold) {
    const text::Quantity& figure = gold.figure;
    if (figure.looksLikeYear() && !gold.tolerance) {
        return 0;
    }
    return gold.tolerance ? std::abs(*gold.tolerance) * figure.scale : kRelative * std::abs(figure.value);
}

std::string_view scaleName(double scale) {
    return scale == 1e3    ? "thousand"
           : scale == 1e6  ? "million"
           : scale == 1e9  ? "billion"
           : scale == 1e12 ? "trillion"
                           : "";
}

// What the answer's scale is, and what it should be, from how far it is off.
std::string scaleDetail(const text::Quantity& answer, const text::Quantity& gold) {
    const std::string_view wrong = scaleName(answer.scale);
    double right = std::abs(gold.value) / std::abs(answer.value) * answer.scale;
    right = std::pow(10.0, std::round(std::log10(right)));
    const std::string_view expected = scaleName(right);
    if (wrong.empty() && expected.empty()) {
        return "";
    }
    return std::string(wrong.empty() ? "no scale" : wrong) + " for " +
           std::string(expected.empty() ? "no scale" : expected);
}

std::string unitName(const text::Quantity& quantity) {
    return quantity.kind == text::UnitKind::Currency ? quantity.currency
                                                     : std::string(text::unitKindName(quantity.kind));
}

// Whether a word of loss stands before the figure, in the same sentence.
bool isSaidNegative(std::string_view answer, const text::Quantity& figure, const AnswerPatterns& patterns) {
    std::string_view before = answer.substr(0, figure.begin);
    const std::size_t stop = before.find_last_of(".;\n");
    before = stop == std::string_view::npos ? before : before.substr(stop + 1);
    const std::vector<text::WordExtent> words = text::words(before);
    const std::size_t first = words.size() > kWordsBefore ? words.size() - kWordsBefore : 0;
    for (std::size_t i = first; i < words.size(); ++i) {
        const std::string folded =
            text::foldForSearch(before.substr(words[i].begin, words[i].end - words[i].begin));
        if (patterns.isNegative(folded)) {
            return true;
        }
    }
    return false;
}

// The scale in which the question wants its figure ("in USD millions"); 1: it names none, or several.
double wantedScale(std::string_view question, const AnswerPatterns& patterns) {
    double scale = 1;
    std::string before;
    for (const text::WordExtent& word : text::words(question)) {
        std::string folded = text::foldForSearch(question.substr(word.begin, word.end - word.begin));
        const bool isWanted =
            before == "in" || before == "i" || text::quantityOf(1, before).kind == text::UnitKind::Currency;
        if (isWanted && std::ranges::find(patterns.scaleWords(), folded) != patterns.scaleWords().end()) {
            const double named = text::quantityOf(1, folded).scale;
            if (scale != 1.0 && scale != named) {
                return 1;
            }
            scale = named;
        }
        before = std::move(folded);
    }
    return scale;
}

// The gold figure in the scale that the question wants, where it was written without one.
NumericGold inWantedScale(NumericGold gold, double scale) {
    const bool isShare =
        gold.figure.kind == text::UnitKind::Percent || gold.figure.kind == text::UnitKind::BasisPoints;
    if (gold.figure.scale == 1.0 && !isShare && !gold.figure.looksLikeYear()) {
        gold.figure.scale = scale;
        gold.figure.value = gold.figure.written * scale;
    }
    return gold;
}

// Whether the figure says nothing of the unit that gold has, and the question does not name it either.
bool lacksUnit(const text::Quantity& figure, const text::Quantity& gold, std::string_view question) {
    return figure.kind == text::UnitKind::None && gold.kind != text::UnitKind::None &&
           text::quantityOf(1, question).kind == text::UnitKind::None;
}

NumericError errorOf(text::QuantityMatch match) {
    switch (match) {
    case text::QuantityMatch::Same:
        return NumericError::None;
    case text::QuantityMatch::SignDiffers:
        return NumericError::Sign;
    case text::QuantityMatch::ScaleDiffers:
        return NumericError::Scale;
    case text::QuantityMatch::UnitDiffers:
        return NumericError::Unit;
    case text::QuantityMatch::Different:
        break;
    }
    return NumericError::Value;
}

class FigureJudge {
  public:
    FigureJudge(std::string_view answer, const NumericGold& gold, std::string_view question,
                const AnswerPatterns& patterns)
        : m_answer(answer)
        , m_written(gold)
        , m_wanted(inWantedScale(gold, wantedScale(question, patterns)))
        , m_patterns(patterns)
        , m_asked(text::quantities(question)) {
        const std::string folded = text::foldedPhrase(question);
        m_scaleIsAsked = gold.figure.scale != 1.0 &&
                         std::ranges::any_of(patterns.scaleWords(), [&](const std::string& word) {
                             return folded.find(word) != std::string::npos;
                         });
    }

    // A year or another bare figure that the question names itself, unless it is the gold one.
    [[nodiscard]] bool isAsked(const text::Quantity& figure) const {
        return figure.isBare() && figure.value != m_written.figure.value &&
               std::ranges::any_of(m_asked, [&figure](const text::Quantity& asked) {
                   return asked.isBare() && asked.value == figure.value;
               });
    }

    // Against the gold figure as it is written, or in the scale that the question wants: what is nearer
    // counts.
    [[nodiscard]] NumericError judge(text::Quantity figure) const {
        const bool plain = figure.scale == 1.0 && figure.kind != text::UnitKind::Percent &&
                           figure.kind != text::UnitKind::BasisPoints;
        if (plain && m_scaleIsAsked) {
            figure.scale = m_written.figure.scale;
            figure.value *= m_written.figure.scale;
        }
        return std::min(against(m_written, figure), against(m_wanted, figure));
    }

    // In the scale that the question wants.
    [[nodiscard]] const text::Quantity& wanted() const { return m_wanted.figure; }

  private:
    [[nodiscard]] NumericError against(const NumericGold& gold, const text::Quantity& figure) const {
        const NumericError error =
            errorOf(text::compareQuantities(figure, gold.figure, text::Absolute{allowedOf(gold)}));
        const bool isLoss = error == NumericError::Sign && gold.figure.value < 0;
        return isLoss && isSaidNegative(m_answer, figure, m_patterns) ? NumericError::None : error;
    }

    std::string_view m_answer;
    const NumericGold& m_written;
    NumericGold m_wanted;
    const AnswerPatterns& m_patterns;
    std::vector<text::Quantity> m_asked;
    bool m_scaleIsAsked = false;
};

} // namespace

NumericOutcome judgeNumeric(std::string_view answer, const NumericGold& gold, std::string_view question,
                            std::string_view answerUnit, const AnswerPatterns& patterns) {
    const FigureJudge judge(answer, gold, question, patterns);
    NumericOutcome outcome;
    for (text::Quantity& figure : text::quantities(answer)) {
        if (judge.isAsked(figure)) {
            continue;
        }
        if (!answerUnit.empty()) {
            figure = text::inUnit(std::move(figure), answerUnit);
        }
        const NumericError error = judge.judge(figure);
        outcome.others += error == NumericError::None ? 0 : 1;
        if (!outcome.figure || error < outcome.error) {
            outcome.error = error;
            outcome.figure = std::move(figure);
        }
    }
    outcome.correct = outcome.error == NumericError::None && outcome.figure.has_value();
    if (outcome.error == NumericError::Scale) {
        outcome.detail = scaleDetail(*outcome.figure, judge.wanted());
    } else if (outcome.error == NumericError::Unit) {
        outcome.detail = unitName(*outcome.figure) + " for " + unitName(gold.figure);
    } else if (outcome.correct && lacksUnit(*outcome.figure, gold.figure, question)) {
        outcome.detail = "no unit for " + unitName(gold.figure);
    }
    return outcome;
}

} // namespace assay::metrics
