// Rule 5: does the evidence hold what the gold answer says?
#include "core/curation/bad_questions.h"
#include "core/curation/computed_answer.h"
#include "core/text/fold.h"
#include "core/text/light_stem.h"
#include "core/text/quantity.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <set>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace assay::curation {
namespace {

constexpr std::size_t kShownWords = 12;
constexpr double kEntries = 20; // of a list in an answer

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

// "65th" holds 65.
void addOrdinals(std::string_view text, std::vector<text::Quantity>& quantities) {
    for (const text::WordExtent& extent : text::words(text)) {
        const std::string_view word = text.substr(extent.begin, extent.end - extent.begin);
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        const std::string_view rest = word.substr(digits);
        if (digits > 0 && digits < 5 && (rest == "st" || rest == "nd" || rest == "rd" || rest == "th")) {
            double value = 0;
            std::from_chars(word.data(), word.data() + digits, value);
            quantities.push_back(text::quantityOf(value, ""));
        }
    }
}

// "FY2023" and "FY23" hold 2023.
void addFiscalYears(std::string_view text, std::vector<text::Quantity>& quantities) {
    for (const text::WordExtent& extent : text::words(text)) {
        const std::string_view word = text.substr(extent.begin, extent.end - extent.begin);
        if ((word.size() != 4 && word.size() != 6) || !(word.starts_with("FY") || word.starts_with("fy"))) {
            continue;
        }
        int year = 0;
        const auto read = std::from_chars(word.data() + 2, word.data() + word.size(), year);
        if (read.ec == std::errc() && read.ptr == word.data() + word.size()) {
            quantities.push_back(text::quantityOf(word.size() == 4 ? 2000 + year : year, ""));
        }
    }
}

// A report, and no amount: "this 10K".
bool isFormName(std::string_view shown) {
    const std::string folded = text::foldForSearch(shown);
    return folded == "10k" || folded == "8k" || folded == "6k";
}

struct Held {
    std::vector<text::Quantity> quantities;
    std::vector<std::vector<text::Quantity>> byText; // the same, of each text
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
        held.byText.push_back(text::quantities(*evidence.text));
        addOrdinals(*evidence.text, held.quantities);
        addFiscalYears(*evidence.text, held.quantities);
        held.quantities.insert(held.quantities.end(), held.byText.back().begin(), held.byText.back().end());
        for (ContentWord& word : contentWords(*evidence.text, 0, input.patterns)) {
            held.stems.insert(std::move(word.stem));
        }
    }
    return held;
}

// Figures that the question itself names ("in 2018") are no claims of the answer.
std::vector<text::Quantity> figuresAskedFor(const model::Question& question) {
    std::vector<text::Quantity> result = text::quantities(question.questionText);
    addOrdinals(question.questionText, result);
    addFiscalYears(question.questionText, result);
    for (const std::int64_t year : question.years) {
        result.push_back(text::quantityOf(static_cast<double>(year), ""));
    }
    return result;
}

// Where names with figures in them stand, which are no numbers: "3M".
std::vector<text::WordExtent> namesWithFigures(const std::string& answer, const model::Question& question) {
    std::vector<text::WordExtent> places;
    for (const std::string& name : question.companyName) {
        if (!hasFigure(name)) {
            continue;
        }
        for (std::size_t at = answer.find(name); at != std::string::npos; at = answer.find(name, at + 1)) {
            places.push_back({at, at + name.size()});
        }
    }
    return places;
}

bool isOneOf(char c, std::string_view characters) {
    return characters.find(c) != std::string_view::npos;
}

// The number of an entry of a list: "(1)"; "1." or "2)" where a line or a clause begins, counted from 1 on.
class EntryNumbers {
  public:
    explicit EntryNumbers(std::string_view answer)
        : m_answer(answer) {}

    // Asked of every figure of the answer, in their order.
    bool hold(const text::Quantity& figure) {
        if (!figure.isBare() || std::abs(figure.value) > kEntries) {
            return false;
        }
        if (m_answer[figure.begin] == '(') {
            return true;
        }
        const bool isNext = figure.value == m_last + 1 && opensClause(figure.begin) && closes(figure.end);
        m_last += isNext ? 1 : 0;
        return isNext;
    }

  private:
    [[nodiscard]] bool opensClause(std::size_t at) const {
        const std::size_t before = m_answer.substr(0, at).find_last_not_of(" \t*-");
        return before == std::string_view::npos || isOneOf(m_answer[before], "\n.:;,");
    }

    [[nodiscard]] bool closes(std::size_t at) const {
        return at + 1 < m_answer.size() && (m_answer[at] == '.' || m_answer[at] == ')') &&
               isOneOf(m_answer[at + 1], " \t\n*");
    }

    std::string_view m_answer;
    double m_last = 0;
};

struct Claim {
    TriggerPassage passage;
    StatedFigure figure;
};

struct Claims {
    std::vector<Claim> figures;
    std::vector<ContentWord> words;
    std::unordered_set<std::string> asked; // stems of the question, which are no claims of the answer
};

void readFigures(const model::Question& question, std::size_t entry, const std::vector<text::Quantity>& asked,
                 std::vector<Claim>& claims) {
    const std::string& answer = question.answerText[entry];
    const std::vector<text::WordExtent> names = namesWithFigures(answer, question);
    EntryNumbers entries(answer);
    for (text::Quantity figure : text::quantities(answer)) {
        const bool isAsked = std::ranges::any_of(asked, [&figure](const text::Quantity& other) {
            return figure.isBare() && other.isBare() && figure.value == other.value;
        });
        const bool isName = std::ranges::any_of(names, [&figure](const text::WordExtent& name) {
            return figure.begin < name.end && name.begin < figure.end;
        });
        std::string shown = answer.substr(figure.begin, figure.end - figure.begin);
        const bool isEntry = entries.hold(figure);
        const bool isNothing = figure.value == 0; // said in words, or by a dash
        const bool isSaid =
            std::ranges::any_of(claims, [&shown](const Claim& claim) { return claim.passage.text == shown; });
        if (isAsked || isName || isSaid || isEntry || isNothing || isFormName(shown)) {
            continue;
        }
        TriggerPassage passage{"answer_text", entry, figure.begin, figure.end, shown};
        // A bare figure has the unit that the question states.
        if (figure.kind == text::UnitKind::None && figure.scale == 1.0 && !question.answerUnit.empty() &&
            question.answerNumeric == figure.value) {
            figure = text::quantityOf(figure.value, question.answerUnit);
        }
        claims.push_back({std::move(passage), statedFigure(std::move(figure), shown)});
    }
}

Claims readClaims(const DetectorInput& input) {
    const model::Question& question = input.question;
    const std::vector<text::Quantity> asked = figuresAskedFor(question);
    Claims claims;
    for (ContentWord& word : contentWords(question.questionText, 0, input.patterns)) {
        claims.asked.insert(std::move(word.stem));
    }
    std::set<std::string> known; // a word claims once
    for (std::size_t entry = 0; entry < question.answerText.size(); ++entry) {
        readFigures(question, entry, asked, claims.figures);
        for (ContentWord& word : contentWords(question.answerText[entry], entry, input.patterns)) {
            if (known.insert(word.stem).second) {
                claims.words.push_back(std::move(word));
            }
        }
    }
    if (claims.figures.empty() && question.answerNumeric) {
        text::Quantity figure = text::quantityOf(*question.answerNumeric, question.answerUnit);
        const bool isAsked = std::ranges::any_of(asked, [&figure](const text::Quantity& other) {
            return figure.isBare() && other.isBare() && figure.value == other.value;
        });
        if (!isAsked) {
            const std::string shown = model::fieldText(question, model::QuestionField::AnswerNumeric);
            claims.figures.push_back({TriggerPassage{"answer_numeric", 0, 0, shown.size(), shown},
                                      statedFigure(std::move(figure), shown)});
        }
    }
    return claims;
}

// What of the claims stands in no evidence.
struct Missing {
    std::vector<const Claim*> figures;
    std::vector<const ContentWord*> words;
    bool tooMany = false; // a share could be made of too many figures to be judged
};

Missing findMissing(const Claims& claims, const Held& held) {
    Missing missing;
    for (const Claim& claim : claims.figures) {
        if (standsAmong(claim.figure, held.quantities)) {
            continue;
        }
        const ShareOfTwo share = claim.figure.quantity.kind == text::UnitKind::Percent
                                     ? shareOfTwo(claim.figure, held.byText)
                                     : ShareOfTwo::NotFound;
        missing.tooMany = missing.tooMany || share == ShareOfTwo::TooManyFigures;
        if (share != ShareOfTwo::Found) {
            missing.figures.push_back(&claim);
        }
    }
    for (const ContentWord& word : claims.words) {
        if (!held.stems.contains(word.stem) && !claims.asked.contains(word.stem)) {
            missing.words.push_back(&word);
        }
    }
    return missing;
}

// Where all its figures stand in the evidence, an answer may say so in other words.
bool areWordsMissing(const Claims& claims, const Missing& missing, const DetectorLimits& limits) {
    if (!claims.figures.empty() && missing.figures.empty()) {
        return false;
    }
    const auto claimed = std::ranges::count_if(
        claims.words, [&claims](const ContentWord& word) { return !claims.asked.contains(word.stem); });
    const auto words = static_cast<double>(claims.words.size());
    return claimed >= limits.contentWordsToJudge &&
           (words - static_cast<double>(missing.words.size())) / words < limits.contentShareBelow;
}

Suspicion suspicionOf(const DetectorInput& input, const Held& held) {
    const model::Question& question = input.question;
    Suspicion suspicion;
    suspicion.rule = LintRule::UnsupportedAnswer;
    suspicion.question = input.id;
    suspicion.questionId = question.questionId;
    const std::size_t ids =
        std::set<std::string_view>(question.evidenceSentenceIds.begin(), question.evidenceSentenceIds.end())
            .size();
    // What is not held may hold it.
    suspicion.severity = held.ids.size() < ids ? base::Severity::Info : base::Severity::Warning;
    suspicion.numbers = {{"evidence_held", static_cast<double>(held.ids.size())},
                         {"evidence", static_cast<double>(std::max(ids, held.ids.size()))}};
    return suspicion;
}

void suspect(Suspicion suspicion, std::vector<std::pair<std::string, double>> numbers,
             const std::vector<std::string>& cause, Verdicts& verdicts) {
    suspicion.numbers.insert(suspicion.numbers.begin(), std::make_move_iterator(numbers.begin()),
                             std::make_move_iterator(numbers.end()));
    suspicion.fingerprint = suspicionFingerprint(suspicion.rule, cause);
    verdicts.suspicions.push_back(std::move(suspicion));
}

// By how it was computed; true: that says whether the answer is supported.
bool judgeComputation(const DetectorInput& input, const Held& held, Verdicts& verdicts) {
    const auto check = checkComputation(input.question, held.quantities, input.patterns);
    if (!check) {
        return false;
    }
    if (check->missing.empty() && check->givesAnswer) {
        return true;
    }
    Suspicion suspicion = suspicionOf(input, held);
    suspicion.passages.push_back({"extra", 0, 0, 0, check->text});
    std::vector<std::string> cause{check->text};
    if (!check->missing.empty()) {
        suspicion.detail = "operands";
        for (const std::string& operand : check->missing) {
            suspicion.passages.push_back({"extra", 0, 0, 0, operand});
            cause.push_back(operand);
        }
        suspect(std::move(suspicion), {{"operands_missing", static_cast<double>(check->missing.size())}},
                cause, verdicts);
    } else {
        suspicion.detail = "computation";
        suspect(std::move(suspicion), {{"computed", check->value}}, cause, verdicts);
    }
    return true;
}

void suspectMissing(const DetectorInput& input, const Held& held, const Claims& claims,
                    const Missing& missing, bool wordsMissing, Verdicts& verdicts) {
    Suspicion suspicion = suspicionOf(input, held);
    std::vector<std::string> cause;
    for (const Claim* const claim : missing.figures) {
        suspicion.passages.push_back(claim->passage);
        cause.push_back(claim->passage.text);
    }
    const std::size_t words = claims.words.size();
    const std::size_t found = words - missing.words.size();
    suspicion.detail = missing.figures.empty() ? "words" : wordsMissing ? "numbers_and_words" : "numbers";
    std::vector<std::pair<std::string, double>> numbers{
        {"numbers", static_cast<double>(claims.figures.size())},
        {"numbers_missing", static_cast<double>(missing.figures.size())},
        {"content_words", static_cast<double>(words)},
        {"content_words_found", static_cast<double>(found)}};
    if (words > 0) {
        numbers.emplace_back("share", static_cast<double>(found) / static_cast<double>(words));
    }
    if (wordsMissing) {
        for (const ContentWord* const word : missing.words) {
            const std::string& answer = input.question.answerText[word->entry];
            cause.push_back(word->stem);
            if (suspicion.passages.size() < missing.figures.size() + kShownWords) {
                suspicion.passages.push_back(
                    {"answer_text", word->entry, word->extent.begin, word->extent.end,
                     answer.substr(word->extent.begin, word->extent.end - word->extent.begin)});
            }
        }
    }
    suspect(std::move(suspicion), std::move(numbers), cause, verdicts);
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
    if (judgeComputation(input, held, verdicts)) {
        return;
    }
    const Claims claims = readClaims(input);
    const Missing missing = findMissing(claims, held);
    const bool wordsMissing = areWordsMissing(claims, missing, input.patterns.limits());
    if (missing.figures.empty() && !wordsMissing) {
        return;
    }
    // What was computed stands in no evidence, and what is made of it is said in words that do not, either.
    const bool computed =
        asksForComputation(question, input.patterns) ||
        (!missing.figures.empty() && (missing.tooMany || tellsOfComputation(question, input.patterns)));
    if (computed) {
        verdicts.abstentions.push_back({LintRule::UnsupportedAnswer, "computed_answer"});
        return;
    }
    suspectMissing(input, held, claims, missing, wordsMissing, verdicts);
}

} // namespace assay::curation
