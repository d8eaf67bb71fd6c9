// One answer by a rubric: values that are known, what is missing, and why a value is what it is.
#include "core/evaluate/answers/answer_scoring.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::AnswerScore;
using evaluate::AnswerVerdict;
using evaluate::NoValue;
using evaluate::Rubric;
using evaluate::rubricPreset;
using evaluate::scoreAnswer;
using metrics::AnswerMetric;

namespace {

model::Prediction predicted(const std::string& answer) {
    model::Prediction prediction;
    prediction.questionId = "q";
    prediction.answer = answer;
    return prediction;
}

// Thirty words or so, with a citation: too short for the length part.
model::Question glossaryQuestion() {
    model::Question question;
    question.questionId = "q";
    question.questionText = "Hva er merverdiavgift?";
    question.answerText = {"Merverdiavgift er en avgift til staten p\u00e5 omsetning av varer og tjenester. "
                           "[\u00a7 1-1 Lov om merverdiavgift]"};
    question.mustInclude = {"avgift", "staten"};
    question.citationRequired = true;
    question.maxTokens = 300;
    return question;
}

bool warns(const AnswerScore& score, evaluate::AnswerWarningKind kind) {
    return std::ranges::any_of(score.warnings, [kind](const auto& warning) { return warning.kind == kind; });
}

bool near(std::optional<double> value, double expected) {
    return value && std::abs(*value - expected) < 1e-12;
}

std::string noteOf(const AnswerScore& score, AnswerMetric metric) {
    for (const auto& note : score.notes) {
        if (note.metric == metric) {
            return note.kind + (note.detail.empty() ? "" : ": " + note.detail);
        }
    }
    return "";
}

} // namespace

class TstAnswerScoring : public QObject {
    Q_OBJECT

  private slots:
    void norwegianKnownValues();
    void norwegianWithoutCosine();
    void norwegianCitationNotRequired();
    void norwegianSources();
    void whyIsExplained();
    void floridaCitationsAndJudge();
    void finragByAnswerType();
    void figuresOfEveryType_data();
    void figuresOfEveryType();
    void scaleApartFromTheText();
    void finragFlags();
    void attributionFailsTheQuestion();
    void supportAndPlace();
    void outsideScoresKeepTheirNames();
    void failuresAreNotScored();
    void assertions();
    void brokenOwnAssertionLeavesNoVerdict();
    void demandsThatCannotBeJudged();
};

void TstAnswerScoring::norwegianKnownValues() {
    const Rubric rubric = *rubricPreset("norwegian");
    model::Question question = glossaryQuestion();
    const AnswerScore shortOnly = scoreAnswer(question, predicted(question.answerText[0]), rubric);
    QVERIFY(near(shortOnly.overall, 0.925));
    QCOMPARE(shortOnly.verdict, std::optional(AnswerVerdict::Pass));
    QVERIFY(warns(shortOnly, evaluate::AnswerWarningKind::TooShort));
    question.mustInclude = {"avgift", "fradrag"};
    const AnswerScore oneMissing = scoreAnswer(question, predicted(question.answerText[0]), rubric);
    QVERIFY(near(oneMissing.overall, 0.875));
    QCOMPARE(oneMissing.verdict, std::optional(AnswerVerdict::Acceptable));
    QVERIFY(near(oneMissing.value(AnswerMetric::Keywords), 0.5));
    QVERIFY(near(oneMissing.value(AnswerMetric::Length), 0.5));
    QVERIFY(near(oneMissing.value(AnswerMetric::Citation), 1));
    QVERIFY(near(oneMissing.value(AnswerMetric::Accuracy), 1));
}

void TstAnswerScoring::norwegianWithoutCosine() {
    const Rubric rubric = *rubricPreset("norwegian");
    const model::Question question = glossaryQuestion();
    model::Prediction prediction = predicted("En avgift til staten. [\u00a7 1-1 Lov om merverdiavgift]");
    const AnswerScore without = scoreAnswer(question, prediction, rubric);
    QVERIFY(!without.overall);
    QVERIFY(!without.verdict);
    QCOMPARE(without.find(AnswerMetric::Accuracy)->why, NoValue::NotGiven);
    QVERIFY(near(without.value(AnswerMetric::Keywords), 1));
    prediction.scores["cosine"] = {.value = 0.82, .model = "all-MiniLM-L6-v2"};
    const AnswerScore with = scoreAnswer(question, prediction, rubric);
    QVERIFY(near(with.overall, 0.5 * 0.82 + 0.25 + 0.15 * 0.5 + 0.10));
    QCOMPARE(with.outside.front().model, std::string("all-MiniLM-L6-v2"));
    // LSA is not the sentence transformer that the rubric means.
    prediction.scores.clear();
    prediction.scores["cosine_lsa"] = {.value = 0.82, .model = ""};
    QVERIFY(!scoreAnswer(question, prediction, rubric).overall);
}

void TstAnswerScoring::norwegianCitationNotRequired() {
    model::Question question = glossaryQuestion();
    question.citationRequired = false;
    question.mustInclude.clear();
    const AnswerScore score =
        scoreAnswer(question, predicted(question.answerText[0]), *rubricPreset("norwegian"));
    QVERIFY(!score.value(AnswerMetric::Citation));
    QVERIFY(near(score.overall, (0.5 + 0.15 * 0.5) / 0.65));
    QCOMPARE(score.parts.size(), std::size_t{4});
    QVERIFY(!score.parts[1].value);
}

void TstAnswerScoring::norwegianSources() {
    model::Question question = glossaryQuestion();
    question.expectedSources = {"mval", "other"};
    const std::vector<metrics::CitedSource> sources{{"mval", "Lov om merverdiavgift", {"1-1"}}};
    const auto judged = [&](const std::string& answer) {
        return scoreAnswer(question, predicted(answer), *rubricPreset("norwegian"),
                           {.evidence = {}, .sources = sources});
    };
    const AnswerScore invented =
        judged("Avgift etter [\u00a7 3-3 Lov om luft] og [\u00a7 9-9 Lov om merverdiavgift].");
    QVERIFY(warns(invented, evaluate::AnswerWarningKind::UnknownTitle));
    QVERIFY(warns(invented, evaluate::AnswerWarningKind::UnknownSection));
    QVERIFY(warns(invented, evaluate::AnswerWarningKind::UnknownSource));
    QVERIFY(!warns(judged(question.answerText[0]), evaluate::AnswerWarningKind::UnknownTitle));
}

void TstAnswerScoring::whyIsExplained() {
    model::Question question = glossaryQuestion();
    question.mustInclude = {"avgift", "fradrag"};
    const std::string answer = question.answerText[0];
    const AnswerScore score = scoreAnswer(question, predicted(answer), *rubricPreset("norwegian"));
    std::vector<std::string> marked;
    for (const auto& mark : score.marks) {
        if (mark.metric == AnswerMetric::Keywords || mark.metric == AnswerMetric::Citation) {
            marked.push_back(answer.substr(mark.place.begin, mark.place.end - mark.place.begin));
        }
    }
    QCOMPARE(marked, (std::vector<std::string>{"avgift", "[\u00a7 1-1 Lov om merverdiavgift]"}));
    QCOMPARE(score.missing.size(), std::size_t{1});
    QCOMPARE(score.missing.front().what, std::string("fradrag"));
    evaluate::AnswerScorer brief(*rubricPreset("norwegian"));
    const AnswerScore same = brief.score(question, predicted(answer));
    QVERIFY(same.marks.empty() && same.missing.empty());
    QCOMPARE(same.overall, score.overall);
}

void TstAnswerScoring::floridaCitationsAndJudge() {
    const Rubric rubric = *rubricPreset("florida");
    model::Question question;
    question.questionId = "eval_001";
    question.answerType = "numeric";
    question.expectedCitations = {"212.05"};
    question.answerContains = {"6%", "six percent"};
    model::Prediction prediction = predicted("The rate is 6% (\u00a7 212.05(1)(a); see also \u00a7 212.08).");
    const AnswerScore fromText = scoreAnswer(question, prediction, rubric);
    QVERIFY(warns(fromText, evaluate::AnswerWarningKind::CitationsFromText));
    QVERIFY(near(fromText.value(AnswerMetric::CitationPrecision), 0.5));
    QVERIFY(near(fromText.value(AnswerMetric::CitationRecall), 1));
    QVERIFY(near(fromText.value(AnswerMetric::Contains), 0.5));
    QVERIFY(!fromText.verdict); // nobody judged
    QCOMPARE(fromText.find(AnswerMetric::NumericCorrect)->why, NoValue::NoGold);
    prediction.citations = std::vector<std::string>{"212.05(1)(a)"};
    prediction.scores["judge_overall"] = {.value = 7, .model = "judge"};
    QVERIFY(!scoreAnswer(question, prediction, rubric).verdict); // hallucinations were not looked for
    prediction.hallucinations = std::vector<std::string>{};
    const AnswerScore pass = scoreAnswer(question, prediction, rubric);
    QVERIFY(near(pass.value(AnswerMetric::CitationPrecision), 1));
    QCOMPARE(pass.verdict, std::optional(AnswerVerdict::Pass));
    prediction.hallucinations->push_back("a rate of 7 %");
    QCOMPARE(scoreAnswer(question, prediction, rubric).verdict, std::optional(AnswerVerdict::Fail));
    // Nothing cited where something was expected.
    prediction.citations->clear();
    const AnswerScore silent = scoreAnswer(question, prediction, rubric);
    QCOMPARE(silent.find(AnswerMetric::CitationPrecision)->why, NoValue::NotDefined);
    QVERIFY(near(silent.value(AnswerMetric::CitationF1), 0));
}

void TstAnswerScoring::finragByAnswerType() {
    const Rubric rubric = *rubricPreset("finrag");
    model::Question numeric;
    numeric.questionId = "n";
    numeric.answerType = "numeric";
    numeric.answerNumeric = 4.3;
    numeric.answerUnit = "USD billions";
    numeric.tolerance = 0.1;
    const AnswerScore right = scoreAnswer(numeric, predicted("It grew by $4,300 million."), rubric);
    QCOMPARE(right.verdict, std::optional(AnswerVerdict::Pass));
    const AnswerScore scale = scoreAnswer(numeric, predicted("$4.3 million"), rubric);
    QCOMPARE(scale.verdict, std::optional(AnswerVerdict::Fail));
    QCOMPARE(noteOf(scale, AnswerMetric::NumericCorrect), std::string("scale: million for billion"));

    model::Question none;
    none.questionId = "j";
    none.answerType = "no_answer";
    QCOMPARE(scoreAnswer(none, predicted("Headcount is not disclosed."), rubric).verdict,
             std::optional(AnswerVerdict::Pass));
    QCOMPARE(scoreAnswer(none, predicted("It employs 79,900 people."), rubric).verdict,
             std::optional(AnswerVerdict::Fail));

    model::Question span;
    span.questionId = "s";
    span.answerType = "span";
    span.answerText = {"Debt rose to finance the acquisition."};
    model::Prediction prediction = predicted("The acquisition raised debt.");
    const AnswerScore without = scoreAnswer(span, prediction, rubric);
    QVERIFY(!without.verdict);
    const auto part = std::ranges::find(without.parts, "bertscore_f", &evaluate::PartScore::metric);
    QVERIFY(part != without.parts.end());
    QCOMPARE(part->why, evaluate::NoValue::NotGiven); // it comes from outside
    prediction.scores["bertscore"] = {.value = 0.84, .model = "deberta"};
    QCOMPARE(scoreAnswer(span, prediction, rubric).verdict, std::optional(AnswerVerdict::Pass));
    prediction.scores["bertscore"].value = 0.78;
    QCOMPARE(scoreAnswer(span, prediction, rubric).verdict, std::optional(AnswerVerdict::Acceptable));
}

void TstAnswerScoring::figuresOfEveryType_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("gold");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<double>("value"); // -1: it is not measured as a figure
    QTest::newRow("count") << "count" << "45" << "" << "There are 45 stores." << 1.0;
    QTest::newRow("another count") << "count" << "45" << "" << "There are 46 stores." << 0.0;
    QTest::newRow("arithmetic") << "arithmetic" << "1,234" << "" << "1234" << 1.0;
    QTest::newRow("numeric") << "numeric" << "1,234" << "" << "It is 1,234." << 1.0;
    QTest::newRow("a year that is asked for") << "numeric" << "2019" << "" << "In 2018." << 0.0;
    QTest::newRow("no figure in gold") << "count" << "several" << "" << "Many." << -1.0;
    QTest::newRow("a bare figure as span") << "span" << "1,234" << "" << "1,234 of them" << 1.0;
    QTest::newRow("an amount as span") << "span" << "$1,496.5" << "million" << "$1.4965 billion" << 1.0;
    QTest::newRow("its scale") << "span" << "$1,496.5" << "million" << "$1,496.5 thousand" << 0.0;
    QTest::newRow("no type") << "" << "45" << "" << "45" << 1.0;
    QTest::newRow("a year as span") << "span" << "2019" << "" << "In 2019." << -1.0;
    QTest::newRow("more than a figure") << "span" << "45 stores in 2019" << "" << "45" << -1.0;
    QTest::newRow("yes or no") << "boolean" << "45" << "" << "45" << -1.0;
}

void TstAnswerScoring::figuresOfEveryType() {
    QFETCH(QString, type);
    QFETCH(QString, gold);
    QFETCH(QString, unit);
    QFETCH(QString, answer);
    QFETCH(double, value);
    model::Question question;
    question.questionId = "q";
    question.answerType = type.toStdString();
    question.answerText = {gold.toStdString()};
    question.answerUnit = unit.toStdString();
    const AnswerScore score = scoreAnswer(question, predicted(answer.toStdString()), *rubricPreset("finrag"));
    const auto measured = score.value(AnswerMetric::NumericCorrect);
    QCOMPARE(measured.has_value(), value >= 0);
    QCOMPARE(measured.value_or(-1), value);
}

// Words are compared without the scale, as gold has them; figures with it.
void TstAnswerScoring::scaleApartFromTheText() {
    const Rubric rubric = *rubricPreset("finrag");
    model::Question question;
    question.questionId = "q";
    question.answerType = "multi-span";
    question.answerIsList = true;
    question.answerText = {"$1,073.3", "$1,095.0"};
    question.answerUnit = "million";
    model::Prediction prediction = predicted("$1,073.3; $1,095.0");
    prediction.answerUnit = "million";
    const AnswerScore list = scoreAnswer(question, prediction, rubric);
    QVERIFY(near(list.value(AnswerMetric::ListJaccard), 1));
    QVERIFY(near(list.value(AnswerMetric::RougeLF), 1));

    question.answerType = "span";
    question.answerIsList = false;
    question.answerText = {"$1,496.5"};
    prediction.answer = "$1,496.5";
    QVERIFY(near(scoreAnswer(question, prediction, rubric).value(AnswerMetric::NumericCorrect), 1));
    prediction.answerUnit = "thousand";
    const AnswerScore wrong = scoreAnswer(question, prediction, rubric);
    QVERIFY(near(wrong.value(AnswerMetric::NumericCorrect), 0));
    QVERIFY(near(wrong.value(AnswerMetric::RougeLF), 1));
    QVERIFY(warns(wrong, evaluate::AnswerWarningKind::ScaleDiffers));
    QCOMPARE(wrong.warnings.back().detail, std::string("thousand for million"));
    QCOMPARE(prediction.answerInWords(), std::string("$1,496.5 thousand"));
}

void TstAnswerScoring::finragFlags() {
    const Rubric rubric = *rubricPreset("finrag");
    model::Question question;
    question.questionId = "q";
    question.answerType = "span";
    question.answerText = {
        "Walmart links changes in long-term debt to deliberate capital structure actions."};
    model::Prediction prediction = predicted(question.answerText[0]);
    prediction.scores["bertscore_f"] = {.value = 0.98, .model = "deberta"};
    QCOMPARE(scoreAnswer(question, prediction, rubric).flags, std::vector<std::string>{"verbatim_copying"});
    question.answerContains = {"walmart", "debt"};
    prediction.scores["cosine"] = {.value = 0.55, .model = "MiniLM"};
    QCOMPARE(scoreAnswer(question, prediction, rubric).flags,
             (std::vector<std::string>{"verbatim_copying", "fragmented_narrative"}));
    prediction.answer =
        "The company restructured what it owes, so debt grew fast."; // one word of twelve and ten
    prediction.scores["bertscore_f"].value = 0.84;
    question.answerContains.clear();
    const AnswerScore ideal = scoreAnswer(question, prediction, rubric);
    QVERIFY(near(ideal.value(AnswerMetric::RougeLF), 2.0 / 22));
    QCOMPARE(ideal.flags, std::vector<std::string>{"ideal_synthesis"});
}

void TstAnswerScoring::attributionFailsTheQuestion() {
    model::Question question;
    question.questionId = "e";
    question.answerType = "list";
    question.answerIsList = true;
    question.companyName = {"Walmart Inc.", "Apple Inc."};
    question.answerText = {
        "Walmart reports legal proceedings that could affect liquidity and $12 million of costs.",
        "Apple reports that its investment portfolio of $51 billion could lose value."};
    model::Prediction prediction =
        predicted("Walmart: a portfolio of $51 billion. Apple: legal proceedings.");
    prediction.scores["bertscore"] = {.value = 0.9, .model = "deberta"};
    const AnswerScore swapped = scoreAnswer(question, prediction, *rubricPreset("finrag"));
    QVERIFY(near(swapped.value(AnswerMetric::Attribution), 0));
    QCOMPARE(swapped.verdict, std::optional(AnswerVerdict::Fail));
    QCOMPARE(swapped.find(AnswerMetric::ListJaccard)->why, NoValue::NotDefined); // sentences
    prediction.answer = question.answerText[1] + "\n" + question.answerText[0];
    QCOMPARE(scoreAnswer(question, prediction, *rubricPreset("finrag")).verdict,
             std::optional(AnswerVerdict::Pass));
}

void TstAnswerScoring::supportAndPlace() {
    model::Question question;
    question.questionId = "g";
    question.answerType = "boolean";
    question.answerText = {"Yes. The decrease was primarily driven by vaccine revenue."};
    question.evidenceSpans = {"The sales decline was primarily driven by a decline in vaccine revenue."};
    const AnswerScore bare = scoreAnswer(question, predicted("Yes."), *rubricPreset("finrag"));
    QVERIFY(near(bare.value(AnswerMetric::BooleanCorrect), 1));
    QVERIFY(near(bare.value(AnswerMetric::Support), 0));
    QVERIFY(warns(bare, evaluate::AnswerWarningKind::BareYes));
    const AnswerScore told = scoreAnswer(question, predicted("Yes, due to a decline in vaccine revenue."),
                                         *rubricPreset("finrag"));
    QVERIFY(near(told.value(AnswerMetric::Support), 1));
    const AnswerScore no = scoreAnswer(question, predicted("No."), *rubricPreset("finrag"));
    QVERIFY(near(no.value(AnswerMetric::BooleanCorrect), 0));
    QVERIFY(!no.value(AnswerMetric::Support));
    QCOMPARE(noteOf(no, AnswerMetric::BooleanCorrect), std::string("no"));

    model::Question definition;
    definition.questionId = "h";
    definition.category = "H";
    definition.questionText = "Where does Tesla define Adjusted EBITDA?";
    definition.answerText = {"In the notes."};
    definition.sectionHints = {"ITEM_8"};
    QVERIFY(near(scoreAnswer(definition, predicted("In Item 8 of its filing."), *rubricPreset("finrag"))
                     .value(AnswerMetric::Location),
                 1));
    QVERIFY(near(scoreAnswer(definition, predicted("As earnings before tax."), *rubricPreset("finrag"))
                     .value(AnswerMetric::Location),
                 0));
}

void TstAnswerScoring::outsideScoresKeepTheirNames() {
    model::Prediction prediction = predicted("x");
    prediction.scores["faithfulness"] = {.value = 0.7, .model = "ragas"};
    prediction.scores["rougeL_f"] = {.value = 0.3, .model = "elsewhere"};
    prediction.latencyMs = 120;
    prediction.usage = {.inputTokens = 100, .outputTokens = 20, .price = 0.004};
    model::Question question;
    question.answerText = {"x"};
    const AnswerScore score = scoreAnswer(question, prediction, *rubricPreset("finrag"));
    QVERIFY(near(score.value("faithfulness"), 0.7));
    QVERIFY(near(score.value("imported_rougeL_f"), 0.3));
    QVERIFY(near(score.value("rougeL_f"), 1));
    QVERIFY(near(score.value(AnswerMetric::Tokens), 120));
    QVERIFY(near(score.value(AnswerMetric::Price), 0.004));
    QVERIFY(near(score.value(AnswerMetric::LatencyMs), 120));
}

void TstAnswerScoring::failuresAreNotScored() {
    model::Prediction prediction;
    prediction.error = "429";
    prediction.answer = "Error generating response";
    prediction.latencyMs = 5;
    const AnswerScore score = scoreAnswer(glossaryQuestion(), prediction, *rubricPreset("norwegian"));
    QVERIFY(score.metrics.empty());
    QVERIFY(!score.overall && !score.verdict);
    QVERIFY(warns(score, evaluate::AnswerWarningKind::NotAnswered));
}

void TstAnswerScoring::assertions() {
    const auto rubric = evaluate::rubricFromJson(
        "{\"name\":\"own\",\"pass\":1,\"assertions\":["
        "{\"kind\":\"must_not_include\",\"text\":\"As an AI\"},"
        "{\"kind\":\"matches\",\"text\":\"\\\\d+\"},"
        "{\"kind\":\"json_schema\",\"text\":\"{\\\"type\\\":\\\"object\\\",\\\"required\\\":[\\\"rate\\\"],"
        "\\\"properties\\\":{\\\"rate\\\":{\\\"type\\\":\\\"number\\\",\\\"maximum\\\":10}}}\"},"
        "{\"kind\":\"max_latency_ms\",\"limit\":1000}]}");
    QVERIFY(rubric);
    model::Prediction prediction = predicted("```json\n{\"rate\": 6}\n```");
    prediction.latencyMs = 900;
    const AnswerScore good = scoreAnswer({}, prediction, *rubric);
    QCOMPARE(good.overall, std::optional(1.0));
    QCOMPARE(good.verdict, std::optional(AnswerVerdict::Pass));
    prediction.answer = "{\"rate\": 60}";
    const AnswerScore high = scoreAnswer({}, prediction, *rubric);
    QCOMPARE(high.overall, std::optional(0.75));
    QCOMPARE(high.verdict, std::optional(AnswerVerdict::Fail));
    QCOMPARE(high.assertions[2].detail, std::string("rate: maximum"));
    prediction.answer = "as an AI, I say 6";
    const AnswerScore plain = scoreAnswer({}, prediction, *rubric);
    QCOMPARE(plain.assertions[0].holds, std::optional(false));
    QCOMPARE(plain.assertions[2].detail, std::string("no JSON"));
    prediction.answer = "{\"rate\": 6}";
    prediction.latencyMs.reset();
    QVERIFY(!scoreAnswer({}, prediction, *rubric).verdict); // the time is not known
}

void TstAnswerScoring::brokenOwnAssertionLeavesNoVerdict() {
    model::Question question = glossaryQuestion();
    question.extra = "{\"assertions\":[{\"kind\":\"matches\",\"text\":\"(\"}]}";
    const AnswerScore broken =
        scoreAnswer(question, predicted(question.answerText[0]), *rubricPreset("norwegian"));
    QVERIFY(broken.overall);
    QVERIFY(!broken.verdict);
    question.extra =
        "{\"assertions\":[{\"kind\":\"must_include\",\"text\":\"fradrag\",\"name\":\"deduction\"}]}";
    const AnswerScore failed =
        scoreAnswer(question, predicted(question.answerText[0]), *rubricPreset("norwegian"));
    QCOMPARE(failed.verdict, std::optional(AnswerVerdict::Fail));
    QVERIFY(warns(failed, evaluate::AnswerWarningKind::AssertionFailed));
}

void TstAnswerScoring::demandsThatCannotBeJudged() {
    const Rubric rubric = *rubricPreset("norwegian");
    QCOMPARE(evaluate::verdictOf(rubric, 0.9, true, true), std::optional(AnswerVerdict::Pass));
    QCOMPARE(evaluate::verdictOf(rubric, 0.5 + 0.25 + 0.15, true, true), std::optional(AnswerVerdict::Pass));
    QCOMPARE(evaluate::verdictOf(rubric, 0.8999, true, true), std::optional(AnswerVerdict::Acceptable));
    QCOMPARE(evaluate::verdictOf(rubric, 0.7499, true, true), std::optional(AnswerVerdict::Fail));
    QCOMPARE(evaluate::verdictOf(rubric, 0.95, false, false), std::optional(AnswerVerdict::Fail));
    QVERIFY(!evaluate::verdictOf(rubric, 0.95, true, false));
    QVERIFY(!evaluate::verdictOf(rubric, std::nullopt, true, true));
}

ASSAY_TEST(TstAnswerScoring)
#include "tst_answer_scoring.moc"
