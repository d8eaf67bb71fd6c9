#include "core/evaluate/answers/answer_measures.h"

#include "core/metrics/answers/answer_phrases.h"
#include "core/metrics/answers/company_attribution.h"
#include "core/metrics/answers/list_answer.h"
#include "core/metrics/answers/numeric_answer.h"
#include "core/metrics/answers/yes_no.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace assay::evaluate {

using metrics::AnswerMetric;

namespace {

struct OutsideName {
    std::string_view name;
    AnswerMetric metric;
};

// What other programs call the measures that come from outside.
constexpr std::array kOutsideNames{
    OutsideName{"bertscore_p", AnswerMetric::BertScoreP},
    OutsideName{"bertscore_precision", AnswerMetric::BertScoreP},
    OutsideName{"bertscore_r", AnswerMetric::BertScoreR},
    OutsideName{"bertscore_recall", AnswerMetric::BertScoreR},
    OutsideName{"bertscore_f", AnswerMetric::BertScoreF},
    OutsideName{"bertscore_f1", AnswerMetric::BertScoreF},
    OutsideName{"bertscore", AnswerMetric::BertScoreF},
    OutsideName{"bleurt", AnswerMetric::Bleurt},
    OutsideName{"cosine", AnswerMetric::Cosine},
    OutsideName{"cosine_similarity", AnswerMetric::Cosine},
    OutsideName{"judge_correctness", AnswerMetric::JudgeCorrectness},
    OutsideName{"correctness", AnswerMetric::JudgeCorrectness},
    OutsideName{"judge_completeness", AnswerMetric::JudgeCompleteness},
    OutsideName{"completeness", AnswerMetric::JudgeCompleteness},
    OutsideName{"judge_citation_accuracy", AnswerMetric::JudgeCitationAccuracy},
    OutsideName{"citation_accuracy", AnswerMetric::JudgeCitationAccuracy},
    OutsideName{"judge_clarity", AnswerMetric::JudgeClarity},
    OutsideName{"clarity", AnswerMetric::JudgeClarity},
    OutsideName{"judge_overall", AnswerMetric::JudgeOverall},
    OutsideName{"overall_score", AnswerMetric::JudgeOverall},
};

} // namespace

std::optional<AnswerMetric> metricCalledOutside(std::string_view name) noexcept {
    const auto known = std::ranges::find(kOutsideNames, name, &OutsideName::name);
    return known == kOutsideNames.end() ? std::nullopt : std::optional(known->metric);
}

namespace {

std::string joinedGold(const model::Question& question) {
    std::string gold;
    for (const std::string& text : question.answerText) {
        gold += gold.empty() ? "" : "\n";
        gold += text;
    }
    return gold;
}

bool isBoolean(std::string_view type) {
    return type == "boolean" || type == "yes/no" || type == "yes_no" || type == "bool";
}

std::string joinedWords(std::string_view answer, const std::vector<text::WordExtent>& places) {
    std::string joined;
    for (const text::WordExtent& place : places) {
        joined += joined.empty() ? "" : ", ";
        joined += answer.substr(place.begin, place.end - place.begin);
    }
    return joined;
}

bool isFigureType(std::string_view type) {
    return type == "numeric" || type == "number" || type == "count" || type == "arithmetic";
}

// Whether the text is one figure and nothing else ("$1,496.5", "45"); a year is a label.
bool isOneFigure(std::string_view gold, const std::vector<text::Quantity>& told) {
    if (told.size() != 1 || told.front().looksLikeYear()) {
        return false;
    }
    const std::string around =
        std::string(gold.substr(0, told.front().begin)) + std::string(gold.substr(told.front().end));
    return around.find_first_not_of(" \t\r\n.") == std::string::npos;
}

// The gold figure: the stated one, or the first of the gold text where the question asks for a figure, or
// where nothing else stands there; with the unit of the question.
std::optional<metrics::NumericGold> numericGold(const model::Question& question, std::string_view gold) {
    const bool asksFigure = isFigureType(question.answerType);
    const bool mayBeFigure = question.answerType.empty() || question.answerType == "span";
    if (!question.answerNumeric && !asksFigure && (!mayBeFigure || question.answerText.size() != 1)) {
        return std::nullopt;
    }
    std::vector<text::Quantity> told;
    if (!question.answerNumeric || question.answerUnit.empty()) {
        told = text::quantities(gold);
    }
    if (!question.answerNumeric) {
        if (told.empty() || (!asksFigure && !isOneFigure(gold, told))) {
            return std::nullopt;
        }
        return metrics::NumericGold{text::inUnit(told.front(), question.answerUnit), question.tolerance};
    }
    const double value = *question.answerNumeric;
    for (const text::Quantity& quantity : told) {
        if (quantity.written == value || quantity.value == value) {
            return metrics::NumericGold{quantity, question.tolerance};
        }
    }
    return metrics::NumericGold{text::quantityOf(value, question.answerUnit), question.tolerance};
}

// The warning that a wrong figure has beside its value; nullopt: it is simply another one.
std::optional<AnswerWarningKind> warningOf(metrics::NumericError error) {
    switch (error) {
    case metrics::NumericError::Sign:
        return AnswerWarningKind::SignDiffers;
    case metrics::NumericError::Scale:
        return AnswerWarningKind::ScaleDiffers;
    case metrics::NumericError::Unit:
        return AnswerWarningKind::UnitDiffers;
    case metrics::NumericError::None:
    case metrics::NumericError::Value:
    case metrics::NumericError::NoFigure:
        break;
    }
    return std::nullopt;
}

} // namespace

bool usesEvidence(const model::Question& question) {
    return isBoolean(question.answerType);
}

struct AnswerMeasures::Case {
    const model::Question& question;
    const model::Prediction& prediction;
    const AnswerSurroundings& surroundings;
    AnswerScore& score;
    std::string_view answer;
    std::string gold;
    std::optional<text::FoldedText> folded; // of the answer, made when it is first wanted

    const text::FoldedText& foldedAnswer() {
        if (!folded) {
            folded.emplace(answer);
        }
        return *folded;
    }

    void set(AnswerMetric metric, double value) { score.metrics.push_back({metric, NoValue::None, value}); }

    void set(AnswerMetric metric, std::optional<double> value, NoValue why) {
        score.metrics.push_back({metric, value ? NoValue::None : why, value.value_or(0)});
    }

    void leave(AnswerMetric metric, NoValue why) { score.metrics.push_back({metric, why, 0}); }

    void warn(AnswerWarningKind kind, std::string detail = {}) {
        score.warnings.push_back({kind, std::move(detail)});
    }

    void mark(AnswerMetric metric, bool good, const text::WordExtent& place, std::string what = {}) {
        score.marks.push_back({metric, good, place, std::move(what)});
    }
};

AnswerMeasures::AnswerMeasures(const Rubric& rubric, Explain explain)
    : m_rubric(rubric)
    , m_explain(explain == Explain::Yes)
    , m_rouge(metrics::RougeSettings{.tokenizer = rubric.tokenizer, .stem = rubric.stem}) {}

namespace {

// Which of several names of a measure gives its value: a scorer's of the run before what the answer came
// with, then the measure's own name before what other programs call it, then the first by name.
std::map<AnswerMetric, const std::string*> rulingNames(const model::Prediction& prediction) {
    const auto rank = [&prediction](AnswerMetric metric, const std::string& name) {
        const int imported = prediction.scores.at(name).isOfRun ? 0 : 2;
        return imported + (name == metrics::answerMetricName(metric) ? 0 : 1);
    };
    std::map<AnswerMetric, const std::string*> ruling;
    for (const auto& [name, outside] : prediction.scores) {
        if (const auto known = metricCalledOutside(name)) {
            const auto [place, isNew] = ruling.emplace(*known, &name);
            if (!isNew && rank(*known, name) < rank(*known, *place->second)) {
                place->second = &name;
            }
        }
    }
    return ruling;
}

void takeOutsideScores(const model::Prediction& prediction, AnswerScore& score) {
    const auto ruling = rulingNames(prediction);
    for (const auto& [name, outside] : prediction.scores) {
        const auto known = metricCalledOutside(name);
        const bool taken = known && *ruling.at(*known) == name;
        if (taken) {
            score.metrics.push_back({*known, NoValue::None, outside.value});
        }
        OutsideMetric one{name, outside.value, outside.model, std::nullopt};
        if (taken) {
            one.as = *known;
        } else if (metrics::answerMetricFromName(name)) {
            one.name = "imported_" + name; // Assay's own measure has that name
        }
        score.outside.push_back(std::move(one));
    }
}

void takeUsage(const model::Prediction& prediction, AnswerScore& score) {
    const model::PredictionUsage& usage = prediction.usage;
    if (prediction.isAnswered() && prediction.latencyMs) {
        score.metrics.push_back({AnswerMetric::LatencyMs, NoValue::None, *prediction.latencyMs});
    }
    if (usage.inputTokens || usage.outputTokens) {
        const std::int64_t tokens = usage.inputTokens.value_or(0) + usage.outputTokens.value_or(0);
        score.metrics.push_back({AnswerMetric::Tokens, NoValue::None, static_cast<double>(tokens)});
    }
    if (usage.price) {
        score.metrics.push_back({AnswerMetric::Price, NoValue::None, *usage.price});
    }
    if (prediction.hallucinations) {
        score.metrics.push_back({AnswerMetric::Hallucinations, NoValue::None,
                                 static_cast<double>(prediction.hallucinations->size())});
        if (!prediction.hallucinationsModel.empty()) {
            score.outside.push_back({std::string(metrics::answerMetricName(AnswerMetric::Hallucinations)),
                                     static_cast<double>(prediction.hallucinations->size()),
                                     prediction.hallucinationsModel, AnswerMetric::Hallucinations});
        }
    }
}

} // namespace

void AnswerMeasures::take(const model::Question& question, const model::Prediction& prediction,
                          const AnswerSurroundings& surroundings, AnswerScore& score) {
    takeUsage(prediction, score);
    if (!prediction.isAnswered()) {
        score.warnings.push_back({AnswerWarningKind::NotAnswered, prediction.error});
        return;
    }
    takeOutsideScores(prediction, score);
    Case one{.question = question,
             .prediction = prediction,
             .surroundings = surroundings,
             .score = score,
             .answer = *prediction.answer,
             .gold = joinedGold(question),
             .folded = std::nullopt};
    takeRouge(one);
    takeNumeric(one);
    takeBoolean(one);
    takeList(one);
    takeLocation(one);
    takeAbstention(one);
    takePhrases(one);
    takeCitations(one);
    takeLawCitations(one);
    takeLength(one);
    takeAccuracy(one);
    takeLanguage(one);
}

void AnswerMeasures::takeRouge(Case& one) {
    if (one.gold.empty()) {
        return one.leave(AnswerMetric::RougeLF, NoValue::NoGold);
    }
    const metrics::RougeScores scores = m_rouge.score(one.gold, one.answer);
    const auto set = [&one](AnswerMetric first, const metrics::RougeScore& rouge) {
        const auto at = static_cast<std::size_t>(first);
        one.set(first, rouge.precision);
        one.set(static_cast<AnswerMetric>(at + 1), rouge.recall);
        one.set(static_cast<AnswerMetric>(at + 2), rouge.f);
    };
    set(AnswerMetric::Rouge1P, scores.rouge1);
    set(AnswerMetric::Rouge2P, scores.rouge2);
    set(AnswerMetric::RougeLP, scores.rougeL);
    set(AnswerMetric::RougeLsumP, scores.rougeLsum);
    if (m_explain) {
        for (const text::WordExtent& word : m_rouge.sharedWords(one.gold, one.answer)) {
            one.mark(AnswerMetric::RougeLF, true, word);
        }
    }
}

void AnswerMeasures::takeNumeric(Case& one) const {
    const auto gold = numericGold(one.question, one.gold);
    if (!gold) {
        if (isFigureType(one.question.answerType)) {
            one.leave(AnswerMetric::NumericCorrect, NoValue::NoGold);
        }
        return;
    }
    const metrics::NumericOutcome outcome =
        metrics::judgeNumeric(one.answer, *gold, one.question.questionText, one.prediction.answerUnit);
    one.set(AnswerMetric::NumericCorrect, outcome.correct ? 1 : 0);
    if (outcome.correct && outcome.others > 0) {
        one.warn(AnswerWarningKind::SeveralFigures, std::to_string(outcome.others));
    } else if (const auto kind = warningOf(outcome.error)) {
        one.warn(*kind, outcome.detail);
    }
    if (!m_explain) {
        return;
    }
    if (outcome.figure) {
        one.mark(AnswerMetric::NumericCorrect, outcome.correct, {outcome.figure->begin, outcome.figure->end});
    }
    const auto kind = metrics::kNumericErrorNames[static_cast<std::size_t>(outcome.error)];
    one.score.notes.push_back({AnswerMetric::NumericCorrect, std::string(kind), outcome.detail});
}

void AnswerMeasures::takeBoolean(Case& one) const {
    if (!isBoolean(one.question.answerType)) {
        return;
    }
    const metrics::YesNo expected = metrics::readYesNo(one.gold).says;
    if (expected != metrics::YesNo::Yes && expected != metrics::YesNo::No) {
        return one.leave(AnswerMetric::BooleanCorrect, NoValue::NoGold);
    }
    const metrics::YesNoReading said = metrics::readYesNo(one.answer);
    one.set(AnswerMetric::BooleanCorrect, said.says == expected ? 1 : 0);
    if (m_explain) {
        if (said.place) {
            one.mark(AnswerMetric::BooleanCorrect, said.says == expected, *said.place);
        }
        const auto kind = metrics::kYesNoNames[static_cast<std::size_t>(said.says)];
        one.score.notes.push_back({AnswerMetric::BooleanCorrect, std::string(kind), {}});
    }
    if (said.says == metrics::YesNo::Yes) {
        takeSupport(one);
    }
}

void AnswerMeasures::takeSupport(Case& one) const {
    std::vector<std::string_view> evidence(one.surroundings.evidence.begin(),
                                           one.surroundings.evidence.end());
    evidence.insert(evidence.end(), one.question.evidenceSpans.begin(), one.question.evidenceSpans.end());
    const auto support = metrics::judgeYesSupport(one.answer, evidence);
    if (!support) {
        return one.leave(AnswerMetric::Support, NoValue::NoEvidence);
    }
    const bool holds = support->fault == metrics::SupportFault::None;
    one.set(AnswerMetric::Support, holds ? 1 : 0);
    if (support->fault == metrics::SupportFault::BareYes) {
        one.warn(AnswerWarningKind::BareYes);
    }
    if (!m_explain) {
        return;
    }
    if (support->cause) {
        one.mark(AnswerMetric::Support, holds, *support->cause);
    }
    for (const text::WordExtent& figure : support->figuresNotHeld) {
        one.mark(AnswerMetric::Support, false, figure);
    }
    const auto kind = metrics::kSupportFaultNames[static_cast<std::size_t>(support->fault)];
    one.score.notes.push_back({AnswerMetric::Support, std::string(kind), {}});
}

void AnswerMeasures::takeList(Case& one) {
    const model::Question& question = one.question;
    if ((!question.answerIsList && question.answerType != "list") || question.answerText.empty()) {
        return;
    }
    std::vector<std::string> gold = question.answerText;
    if (!question.answerIsList) {
        gold.clear();
        for (const text::WordExtent& item : metrics::listItems(one.gold)) {
            gold.push_back(one.gold.substr(item.begin, item.end - item.begin));
        }
    }
    const auto list = metrics::scoreShortList(one.answer, gold);
    one.set(AnswerMetric::ListJaccard, list ? std::optional(list->jaccard) : std::nullopt,
            NoValue::NotDefined);
    const auto attribution = metrics::judgeAttribution(one.answer, gold, question.companyName, m_rouge);
    if (attribution) {
        one.set(AnswerMetric::Attribution, attribution->holds() ? 1 : 0);
    }
    if (!m_explain) {
        return;
    }
    for (std::size_t i = 0; list && i < list->items.size(); ++i) {
        one.mark(AnswerMetric::ListJaccard, list->isGold[i], list->items[i]);
    }
    for (std::size_t i = 0; list && i < list->missing.size(); ++i) {
        one.score.missing.push_back({AnswerMetric::ListJaccard, gold[list->missing[i]]});
    }
    for (std::size_t i = 0; attribution && i < attribution->wrong.size(); ++i) {
        const metrics::Misattribution& wrong = attribution->wrong[i];
        one.mark(AnswerMetric::Attribution, false, wrong.place, question.companyName[wrong.belongs]);
    }
    for (std::size_t i = 0; attribution && i < attribution->companies.size(); ++i) {
        const metrics::CompanyItem& company = attribution->companies[i];
        if (company.places.empty()) {
            one.score.missing.push_back({AnswerMetric::Attribution, question.companyName[company.company]});
        }
    }
}

// Definitions are asked with where they stand: the section, by any of its usual names.
void AnswerMeasures::takeLocation(Case& one) const {
    const std::string asked = text::foldedPhrase(one.question.questionText.substr(0, 40));
    const bool where =
        one.question.category == "H" || asked.starts_with("where ") || asked.starts_with("hvor ");
    if (!where || one.question.sectionHints.empty()) {
        return;
    }
    std::optional<text::WordExtent> found;
    for (const std::string& section : one.question.sectionHints) {
        std::vector<std::string> names = metrics::AnswerPatterns::defaults().namesOfPlace(section);
        std::string plain = section;
        std::ranges::replace(plain, '_', ' ');
        names.push_back(plain);
        for (const std::string& name : names) {
            found = found ? found : one.foldedAnswer().find(text::foldedPhrase(name));
        }
    }
    one.set(AnswerMetric::Location, found ? 1 : 0);
    if (m_explain && found) {
        one.mark(AnswerMetric::Location, true, *found);
    }
}

void AnswerMeasures::takeAbstention(Case& one) const {
    const auto place = metrics::findAbstention(one.answer);
    one.set(AnswerMetric::Abstained, place ? 1 : 0);
    if (m_explain && place) {
        one.mark(AnswerMetric::Abstained, one.question.answerType == "no_answer", *place);
    }
}

void AnswerMeasures::takePhrases(Case& one) const {
    const auto take = [&](AnswerMetric metric, const std::vector<std::string>& phrases) {
        if (phrases.empty()) {
            return;
        }
        const metrics::PhraseMatches matches = metrics::findPhrases(one.foldedAnswer(), phrases);
        one.set(metric, *matches.share());
        for (std::size_t i = 0; m_explain && i < phrases.size(); ++i) {
            if (matches.places[i]) {
                one.mark(metric, true, *matches.places[i], phrases[i]);
            } else {
                one.score.missing.push_back({metric, phrases[i]});
            }
        }
    };
    take(AnswerMetric::Contains, one.question.answerContains);
    take(AnswerMetric::Keywords, one.question.mustInclude);
}

void AnswerMeasures::takeCitations(Case& one) const {
    if (m_rubric.citations != CitationStyle::Florida && one.question.expectedCitations.empty()) {
        return;
    }
    std::vector<metrics::Citation> expected;
    for (const std::string& citation : one.question.expectedCitations) {
        expected.push_back(metrics::normalisedCitation(citation));
    }
    std::vector<metrics::Citation> generated;
    std::vector<metrics::CitedPlace> told;
    if (!one.prediction.citations || m_explain) {
        told = metrics::citationsIn(one.answer);
    }
    if (one.prediction.citations) {
        for (const std::string& citation : *one.prediction.citations) {
            generated.push_back(metrics::normalisedCitation(citation));
        }
    } else {
        one.warn(AnswerWarningKind::CitationsFromText);
        for (const metrics::CitedPlace& place : told) {
            generated.push_back(place.citation);
        }
    }
    const metrics::CitationScore cited = metrics::scoreCitations(generated, expected);
    one.set(AnswerMetric::CitationPrecision, cited.precision, NoValue::NotDefined);
    one.set(AnswerMetric::CitationRecall, cited.recall, NoValue::NotDefined);
    one.set(AnswerMetric::CitationF1, cited.f1, NoValue::NotDefined);
    one.score.citations = {cited.correct, static_cast<std::int64_t>(cited.generated.size()), cited.found,
                           static_cast<std::int64_t>(cited.expected.size())};
    if (!m_explain) {
        return;
    }
    for (const metrics::CitedPlace& place : told) {
        const bool correct = std::ranges::any_of(
            expected, [&place](const metrics::Citation& other) { return place.citation.isWithin(other); });
        one.mark(AnswerMetric::CitationF1, correct, place.place, place.citation.text());
    }
    for (std::size_t i = 0; i < cited.expected.size(); ++i) {
        if (!cited.isFound[i]) {
            one.score.missing.push_back({AnswerMetric::CitationF1, cited.expected[i].text()});
        }
    }
}

void AnswerMeasures::takeLawCitations(Case& one) const {
    if (m_rubric.citations != CitationStyle::Norwegian) {
        return;
    }
    const std::vector<metrics::LawCitation> citations = metrics::lawCitationsIn(one.answer);
    if (one.question.citationRequired.value_or(false)) {
        one.set(AnswerMetric::Citation, citations.empty() ? 0 : 1);
    }
    const auto sources = one.surroundings.sources;
    for (const metrics::LawCitation& citation : citations) {
        const metrics::CitationKnown known =
            sources.empty() ? metrics::CitationKnown::Known : metrics::lookUp(citation, sources);
        if (known != metrics::CitationKnown::Known) {
            one.warn(known == metrics::CitationKnown::TitleUnknown ? AnswerWarningKind::UnknownTitle
                                                                   : AnswerWarningKind::UnknownSection,
                     std::string(
                         one.answer.substr(citation.place.begin, citation.place.end - citation.place.begin)));
        }
        if (m_explain) {
            one.mark(AnswerMetric::Citation, known == metrics::CitationKnown::Known, citation.place);
        }
    }
    for (const std::string& id : one.question.expectedSources) {
        if (!sources.empty() && std::ranges::find(sources, id, &metrics::CitedSource::id) == sources.end()) {
            one.warn(AnswerWarningKind::UnknownSource, id);
        }
    }
}

void AnswerMeasures::takeLength(Case& one) const {
    const std::size_t tokens = metrics::tokenCount(one.answer);
    one.set(AnswerMetric::TokenCount, static_cast<double>(tokens));
    if (!m_rubric.hasPart(metrics::answerMetricName(AnswerMetric::Length))) {
        return;
    }
    constexpr std::size_t kLeastTokens = 50;
    const std::int64_t most = one.question.maxTokens.value_or(metrics::kUsualMaxTokens);
    one.set(AnswerMetric::Length, metrics::lengthScore(tokens, most));
    if (static_cast<std::int64_t>(tokens) > most) {
        one.warn(AnswerWarningKind::TooLong, std::to_string(tokens));
    } else if (tokens < kLeastTokens) {
        one.warn(AnswerWarningKind::TooShort, std::to_string(tokens));
    }
}

void AnswerMeasures::takeAccuracy(Case& one) const {
    if (!m_rubric.hasPart(metrics::answerMetricName(AnswerMetric::Accuracy))) {
        return;
    }
    if (one.gold.empty()) {
        return one.leave(AnswerMetric::Accuracy, NoValue::NoGold);
    }
    const auto keywords = metrics::findPhrases(one.foldedAnswer(), one.question.mustInclude);
    const auto accuracy = metrics::accuracyScore(one.foldedAnswer().text(), text::foldedPhrase(one.gold),
                                                 one.score.value(AnswerMetric::Cosine), keywords.found(),
                                                 keywords.places.size());
    one.set(AnswerMetric::Accuracy, accuracy, NoValue::NotGiven);
}

void AnswerMeasures::takeLanguage(Case& one) const {
    if (!m_rubric.norwegian) {
        return;
    }
    const metrics::LanguageCheck check = metrics::checkNorwegian(one.foldedAnswer());
    if (check.noNorwegianLetters) {
        one.warn(AnswerWarningKind::NoNorwegianLetters);
    }
    constexpr std::array kKinds{AnswerWarningKind::EnglishWords, AnswerWarningKind::SwedishWords,
                                AnswerWarningKind::DanishWords};
    for (const metrics::ForeignWords& words : check.foreign) {
        one.warn(kKinds[static_cast<std::size_t>(words.language)], joinedWords(one.answer, words.places));
    }
}

} // namespace assay::evaluate
