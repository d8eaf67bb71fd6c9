// Rule 5: does the evidence hold what the gold answer says?
#include "core/curation/bad_questions.h"
#include "core/text/fold.h"
#include "core/text/light_stem.h"
#include "core/text/quantity.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace assay::curation {
namespace {

constexpr std::size_t kShownWords = 12;

// A bare figure of the answer may be the written one of "$15.9 billion".
bool standsIn(const text::Quantity& wanted, const std::vector<text::Quantity>& held) {
    return std::any_of(held.begin(), held.end(), [&wanted](const text::Quantity& quantity) {
        if (text::compareQuantities(wanted, quantity) == text::QuantityMatch::Same) {
            return true;
        }
        const bool plain = wanted.kind == text::UnitKind::None && wanted.scale == 1.0;
        // Signs are words as often as signs: "a loss of 3.1", "(3.1)".
        return (plain && std::abs(wanted.value) == std::abs(quantity.written)) ||
               text::compareQuantities(wanted, quantity) == text::QuantityMatch::SignDiffers;
    });
}

bool hasFigure(std::string_view word) {
    return std::any_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

struct ContentWord {
    std::size_t entry = 0;
    text::WordExtent extent;
    std::string stem;
};

std::vector<ContentWord> contentWords(std::string_view text, std::size_t entry,
                                      const DetectorPatterns& patterns) {
    std::vector<ContentWord> result;
    for (const text::WordExtent& extent : text::words(text)) {
        const std::string_view word = text.substr(extent.begin, extent.end - extent.begin);
        if (hasFigure(word)) {
            continue; // quantities are compared as such
        }
        const std::string folded = text::foldForSearch(word);
        if (folded.size() < 2 || patterns.isStopWord(folded)) {
            continue;
        }
        result.push_back({entry, extent, text::lightStem(folded)});
    }
    return result;
}

struct Held {
    std::vector<text::Quantity> quantities;
    std::unordered_set<std::string> stems;
    std::set<std::string_view> ids;
};

Held readEvidence(const DetectorInput& input) {
    Held held;
    for (const EvidenceText& evidence : input.evidence) {
        if (!evidence.text) {
            continue;
        }
        held.ids.insert(evidence.id);
        for (text::Quantity& quantity : text::quantities(*evidence.text)) {
            held.quantities.push_back(std::move(quantity));
        }
        for (ContentWord& word : contentWords(*evidence.text, 0, input.patterns)) {
            held.stems.insert(std::move(word.stem));
        }
    }
    return held;
}

// Figures that the question itself names ("in 2018") are no claims of the answer.
std::vector<text::Quantity> figuresAskedFor(const model::Question& question) {
    std::vector<text::Quantity> result = text::quantities(question.questionText);
    for (const std::int64_t year : question.years) {
        result.push_back(text::quantityOf(static_cast<double>(year), ""));
    }
    return result;
}

struct Claims {
    std::vector<std::pair<TriggerPassage, text::Quantity>> figures;
    std::vector<ContentWord> words;
};

Claims readClaims(const DetectorInput& input) {
    const model::Question& question = input.question;
    const std::vector<text::Quantity> asked = figuresAskedFor(question);
    const auto isAsked = [&asked](const text::Quantity& figure) {
        return std::any_of(asked.begin(), asked.end(), [&figure](const text::Quantity& other) {
            return figure.isBare() && other.isBare() && figure.value == other.value;
        });
    };
    Claims claims;
    for (std::size_t entry = 0; entry < question.answerText.size(); ++entry) {
        const std::string& answer = question.answerText[entry];
        for (text::Quantity figure : text::quantities(answer)) {
            if (isAsked(figure)) {
                continue;
            }
            TriggerPassage passage{"answer_text", entry, figure.begin, figure.end,
                                   answer.substr(figure.begin, figure.end - figure.begin)};
            // A bare figure has the unit that the question states.
            if (figure.kind == text::UnitKind::None && figure.scale == 1.0 && !question.answerUnit.empty() &&
                question.answerNumeric == figure.value) {
                figure = text::quantityOf(figure.value, question.answerUnit);
            }
            claims.figures.emplace_back(std::move(passage), std::move(figure));
        }
        for (ContentWord& word : contentWords(answer, entry, input.patterns)) {
            claims.words.push_back(std::move(word));
        }
    }
    if (claims.figures.empty() && question.answerNumeric) {
        const text::Quantity figure = text::quantityOf(*question.answerNumeric, question.answerUnit);
        if (!isAsked(figure)) {
            const std::string shown = model::fieldText(question, model::QuestionField::AnswerNumeric);
            claims.figures.emplace_back(TriggerPassage{"answer_numeric", 0, 0, shown.size(), shown}, figure);
        }
    }
    return claims;
}

} // namespace

void judgeSupport(const DetectorInput& input, Verdicts& verdicts) {
    const model::Question& question = input.question;
    if (question.answerType == "no_answer" || (question.answerText.empty() && !question.answerNumeric)) {
        return; // nothing is claimed
    }
    if (question.evidenceSentenceIds.empty() && input.evidence.empty()) {
        verdicts.abstentions.push_back({LintRule::UnsupportedAnswer, "no_evidence"});
        return;
    }
    const Held held = readEvidence(input);
    if (held.ids.empty()) {
        verdicts.abstentions.push_back({LintRule::UnsupportedAnswer, "evidence_not_held"});
        return;
    }
    const Claims claims = readClaims(input);
    const DetectorLimits& limits = input.patterns.limits();

    Suspicion suspicion;
    suspicion.rule = LintRule::UnsupportedAnswer;
    suspicion.question = input.id;
    suspicion.questionId = question.questionId;
    std::vector<std::string> cause;
    for (const auto& [passage, figure] : claims.figures) {
        if (!standsIn(figure, held.quantities)) {
            suspicion.passages.push_back(passage);
            cause.push_back(passage.text);
        }
    }
    const std::size_t figuresMissing = cause.size();

    std::vector<const ContentWord*> missing;
    for (const ContentWord& word : claims.words) {
        if (!held.stems.contains(word.stem)) {
            missing.push_back(&word);
        }
    }
    const std::size_t words = claims.words.size();
    const double share =
        words == 0 ? 1 : static_cast<double>(words - missing.size()) / static_cast<double>(words);
    const bool wordsMissing =
        words >= static_cast<std::size_t>(limits.contentWordsToJudge) && share < limits.contentShareBelow;
    if (figuresMissing == 0 && !wordsMissing) {
        return;
    }
    suspicion.detail = figuresMissing == 0 ? "words" : wordsMissing ? "numbers_and_words" : "numbers";
    suspicion.numbers = {{"numbers", static_cast<double>(claims.figures.size())},
                         {"numbers_missing", static_cast<double>(figuresMissing)},
                         {"content_words", static_cast<double>(words)},
                         {"content_words_found", static_cast<double>(words - missing.size())}};
    if (words > 0) {
        suspicion.numbers.emplace_back("share", share);
    }
    const std::size_t ids =
        std::set<std::string_view>(question.evidenceSentenceIds.begin(), question.evidenceSentenceIds.end())
            .size();
    suspicion.numbers.emplace_back("evidence_held", static_cast<double>(held.ids.size()));
    suspicion.numbers.emplace_back("evidence", static_cast<double>(std::max(ids, held.ids.size())));
    // What is not held may hold it.
    suspicion.severity = held.ids.size() < ids ? base::Severity::Info : base::Severity::Warning;
    if (wordsMissing) {
        for (const ContentWord* const word : missing) {
            const std::string& answer = question.answerText[word->entry];
            const std::string shown =
                answer.substr(word->extent.begin, word->extent.end - word->extent.begin);
            cause.push_back(word->stem);
            if (suspicion.passages.size() < figuresMissing + kShownWords) {
                suspicion.passages.push_back(
                    {"answer_text", word->entry, word->extent.begin, word->extent.end, shown});
            }
        }
    }
    suspicion.fingerprint = suspicionFingerprint(suspicion.rule, cause);
    verdicts.suspicions.push_back(std::move(suspicion));
}

} // namespace assay::curation
