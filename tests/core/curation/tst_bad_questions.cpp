#include "core/curation/bad_questions.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::curation;
using namespace assay::workspace;

namespace {

const Suspicion* find(const Verdicts& verdicts, LintRule rule) {
    const auto found = std::find_if(verdicts.suspicions.begin(), verdicts.suspicions.end(),
                                    [rule](const Suspicion& suspicion) { return suspicion.rule == rule; });
    return found == verdicts.suspicions.end() ? nullptr : &*found;
}

std::string whyNot(const Verdicts& verdicts, LintRule rule) {
    for (const Abstention& abstention : verdicts.abstentions) {
        if (abstention.rule == rule) {
            return abstention.why;
        }
    }
    return {};
}

model::Question spanQuestion(const std::string& answer) {
    model::Question question;
    question.questionId = "Q1";
    question.questionText = "What does the group say about its borrowing?";
    question.answerType = "span";
    question.answerText = {answer};
    return question;
}

Verdicts prose(const model::Question& question) {
    Verdicts verdicts;
    judgeProse({0, question, {}}, verdicts);
    return verdicts;
}

Verdicts support(const model::Question& question, const std::vector<EvidenceText>& evidence) {
    Verdicts verdicts;
    judgeSupport({0, question, evidence, true}, verdicts);
    return verdicts;
}

} // namespace

class TestBadQuestions : public QObject {
    Q_OBJECT

  private slots:
    void bothMeta();
    void metaLimitsAreStrict();
    void goldAloneIsItsOwnPart();
    void yearsOutsideCoverage();
    void coverageOfACompany();
    void evidenceThatIsNotHeld();
    void proseAndHeaders_data();
    void proseAndHeaders();
    void proseIsNotAlwaysExpected();
    void figuresOfTheAnswer();
    void wordsOfTheAnswer();
    void computationsAreChecked();
    void amountsInTheScaleOfTheirTable();
    void namesAndEntriesAreNoFigures();
    void wordsOfTheQuestionClaimNothing();
    void supportNeedsEvidence();
    void fingerprintsFollowTheCause();
    void patternsAreData();
    void wrongPatternsAreRefused_data();
    void wrongPatternsAreRefused();
};

void TestBadQuestions::bothMeta() {
    const model::Question question = spanQuestion("Details: see Note 12 to the accounts.");
    ImportedAnswer answer{"That figure is not disclosed in the documents.", 0.04, 0.8};
    const Verdicts verdicts = judgeQuestion({7, question, {}, false, &answer});
    const Suspicion* const suspicion = find(verdicts, LintRule::BothMeta);
    QVERIFY(suspicion != nullptr);
    QCOMPARE(suspicion->question, base::RowId{7});
    QCOMPARE(*suspicion->number("rouge_l"), 0.04);
    QCOMPARE(*suspicion->number("bert_score"), 0.8);
    QCOMPARE(suspicion->passages.size(), std::size_t{2});
    QCOMPARE(suspicion->passages[0].text, std::string("see Note"));
    QCOMPARE(suspicion->passages[0].begin, std::size_t{9});
    QCOMPARE(suspicion->passages[1].text, std::string("not disclosed"));
    QVERIFY(find(verdicts, LintRule::GoldMeta) == nullptr);
    QCOMPARE(detectorRuleNumber(suspicion->rule), 1);
}

void TestBadQuestions::metaLimitsAreStrict() {
    const model::Question question = spanQuestion("See Item 8.");
    const auto fires = [&question](std::optional<double> rouge, std::optional<double> bert,
                                   const char* text) {
        const ImportedAnswer answer{text, rouge, bert};
        return find(judgeQuestion({0, question, {}, false, &answer}), LintRule::BothMeta) != nullptr;
    };
    QVERIFY(fires(0.049, 0.751, "Refer to the filing"));
    QVERIFY(!fires(0.05, 0.751, "Refer to the filing"));
    QVERIFY(!fires(0.049, 0.75, "Refer to the filing"));
    QVERIFY(!fires(0.049, 0.9, "It was 5 million"));
}

void TestBadQuestions::goldAloneIsItsOwnPart() {
    const model::Question question = spanQuestion("Reference is made to the annual report.");
    const Verdicts verdicts = judgeQuestion({0, question, {}});
    const Suspicion* const suspicion = find(verdicts, LintRule::GoldMeta);
    QVERIFY(suspicion != nullptr);
    QCOMPARE(suspicion->passages[0].text, std::string("Reference is made"));
    QVERIFY(suspicion->severity == base::Severity::Warning);
    QCOMPARE(whyNot(verdicts, LintRule::BothMeta), std::string("no_answer_imported"));
    const ImportedAnswer half{"Refer to it", 0.01, std::nullopt};
    QCOMPARE(whyNot(judgeQuestion({0, question, {}, false, &half}), LintRule::BothMeta),
             std::string("no_bert_score"));
    const ImportedAnswer other{"Refer to it", std::nullopt, 0.9};
    QCOMPARE(whyNot(judgeQuestion({0, question, {}, false, &other}), LintRule::BothMeta),
             std::string("no_rouge_l"));
    QVERIFY(find(judgeQuestion({0, spanQuestion("Det vises til note 4."), {}}), LintRule::GoldMeta) !=
            nullptr);
    QVERIFY(find(judgeQuestion({0, spanQuestion("We seek items of note."), {}}), LintRule::GoldMeta) ==
            nullptr);
}

void TestBadQuestions::yearsOutsideCoverage() {
    model::Question question = spanQuestion("It rose.");
    question.years = {2016, 2008, 2021};
    Coverage coverage;
    QCOMPARE(whyNot(judgeQuestion({0, question, {}}), LintRule::YearsOutsideCoverage),
             std::string("no_coverage"));
    QCOMPARE(
        whyNot(judgeQuestion({0, question, {}, false, nullptr, &coverage}), LintRule::YearsOutsideCoverage),
        std::string("no_coverage"));
    coverage.all = YearRange{2016, 2020};
    const Verdicts verdicts = judgeQuestion({0, question, {}, false, nullptr, &coverage});
    const Suspicion* const suspicion = find(verdicts, LintRule::YearsOutsideCoverage);
    QVERIFY(suspicion != nullptr);
    QCOMPARE(suspicion->passages.size(), std::size_t{2});
    QCOMPARE(suspicion->passages[0].entry, std::size_t{1});
    QCOMPARE(suspicion->passages[1].text, std::string("2021"));
    QCOMPARE(*suspicion->number("covered_from"), 2016.0);
    question.years = {2016, 2020};
    QVERIFY(find(judgeQuestion({0, question, {}, false, nullptr, &coverage}),
                 LintRule::YearsOutsideCoverage) == nullptr);
    question.years.clear();
    QCOMPARE(
        whyNot(judgeQuestion({0, question, {}, false, nullptr, &coverage}), LintRule::YearsOutsideCoverage),
        std::string("no_years"));
}

void TestBadQuestions::coverageOfACompany() {
    model::Question question = spanQuestion("It rose.");
    question.years = {2011};
    question.cikInt = {5, 6};
    Coverage coverage;
    coverage.ofCompanies[5] = {2010, 2012};
    QVERIFY(find(judgeQuestion({0, question, {}, false, nullptr, &coverage}),
                 LintRule::YearsOutsideCoverage) == nullptr);
    coverage.ofCompanies[6] = {2000, 2001};
    const Verdicts verdicts = judgeQuestion({0, question, {}, false, nullptr, &coverage});
    QCOMPARE(*find(verdicts, LintRule::YearsOutsideCoverage)->number("cik"), 6.0);
    question.cikInt = {9};
    QCOMPARE(
        whyNot(judgeQuestion({0, question, {}, false, nullptr, &coverage}), LintRule::YearsOutsideCoverage),
        std::string("no_coverage"));
}

void TestBadQuestions::evidenceThatIsNotHeld() {
    model::Question question = spanQuestion("It rose.");
    question.evidenceSentenceIds = {"a", "b", "c"};
    const std::vector<EvidenceText> evidence{
        {"a", "It rose."}, {"b", std::nullopt}, {"c", std::nullopt}, {"c", "It fell."}};
    Verdicts verdicts;
    judgeEvidence({0, question, evidence, false}, verdicts);
    QCOMPARE(whyNot(verdicts, LintRule::UnresolvedEvidence), std::string("no_passages_held"));
    QVERIFY(verdicts.suspicions.empty());
    judgeEvidence({0, question, evidence, true}, verdicts);
    QCOMPARE(verdicts.suspicions.size(), std::size_t{1});
    QCOMPARE(verdicts.suspicions[0].passages.size(), std::size_t{1});
    QCOMPARE(verdicts.suspicions[0].passages[0].text, std::string("b"));
    QCOMPARE(*verdicts.suspicions[0].number("unresolved"), 1.0);
    QCOMPARE(*verdicts.suspicions[0].number("evidence"), 3.0);
}

void TestBadQuestions::proseAndHeaders_data() {
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("detail"); // empty: prose; "-": not judged
    const auto row = [](const char* answer, const char* detail) {
        QTest::newRow(answer) << QByteArray(answer) << QByteArray(detail);
    };
    row("Basic Earnings per Share ($) 2019 2018 2017", "table_header");
    row("Years Ended December 31, 2012 2011 2010 (In millions, except per share amounts)", "table_header");
    row("NET SALES AND OPERATING INCOME BY SEGMENT", "table_header");
    row("| revenue | cost of sales and others |", "table_header");
    row("Driftsinntekter Driftskostnader Resultat før skatt 2022 2021", "table_header");
    row("higher volumes and better prices in the north", "no_verb");
    row("en avgift til staten ved salg av varer", "no_verb");
    row("The following table shows our debt at year end.", "table_lead_in");
    row("Net income", "-");
    row("Сведения о доходах компании за год", "-");
    row("Sales rose because prices went up.", "");
    row("THE COMPANY WAS SOLD IN MAY TO ITS OWNERS", "");
    row("Revenue increased to $5 million.", "");
    row("The lender didn’t extend the loan.", "");
    row("Merverdiavgift er en avgift til staten.", "");
    row("Beløpet føres på konto 2700 hver måned.", "");
    row("Omvendt avgiftsplikt betyr at kjøper beregner avgiften.", "");
    row("Transaksjonen registreres i samme periode.", "");
}

void TestBadQuestions::proseAndHeaders() {
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, detail);
    const Verdicts verdicts = prose(spanQuestion(answer.toStdString()));
    const Suspicion* const suspicion = find(verdicts, LintRule::TableHeader);
    if (detail == "-") {
        QVERIFY(suspicion == nullptr);
        QVERIFY(!whyNot(verdicts, LintRule::TableHeader).empty());
        return;
    }
    QVERIFY(verdicts.abstentions.empty());
    QCOMPARE(suspicion == nullptr ? QByteArray() : QByteArray::fromStdString(suspicion->detail), detail);
}

void TestBadQuestions::proseIsNotAlwaysExpected() {
    for (const char* const type : {"numeric", "boolean", "Boolean", "list", "no_answer"}) {
        model::Question question = spanQuestion("Basic Earnings per Share 2019 2018");
        question.answerType = type;
        const Verdicts verdicts = prose(question);
        QVERIFY(verdicts.suspicions.empty() && verdicts.abstentions.empty());
    }
    model::Question list = spanQuestion("Basic Earnings per Share 2019 2018");
    list.answerIsList = true;
    QVERIFY(prose(list).suspicions.empty());
}

void TestBadQuestions::figuresOfTheAnswer() {
    model::Question question = spanQuestion("In 2019 debt rose by $11.6 billion to (3.1) % of assets.");
    question.years = {2019};
    question.evidenceSentenceIds = {"s"};
    const std::string evidence = "Debt rose by $11,600 million, that of assets";
    const Verdicts verdicts = support(question, {{"s", evidence + "."}});
    const Suspicion* const suspicion = find(verdicts, LintRule::UnsupportedAnswer);
    QVERIFY(suspicion != nullptr);
    QCOMPARE(suspicion->detail, std::string("numbers"));
    QCOMPARE(*suspicion->number("numbers"), 2.0);
    QCOMPARE(suspicion->passages.size(), std::size_t{1});
    QCOMPARE(suspicion->passages[0].text, std::string("(3.1) %"));
    QCOMPARE(question.answerText[0].substr(suspicion->passages[0].begin, 7), std::string("(3.1) %"));
    QVERIFY(support(question, {{"s", evidence + " a fall of 3.1 per cent."}}).suspicions.empty());

    model::Question numeric;
    numeric.answerType = "numeric";
    numeric.answerNumeric = 11600;
    numeric.answerUnit = "USD millions";
    numeric.evidenceSentenceIds = {"s"};
    QVERIFY(support(numeric, {{"s", "It was $11.6 billion."}}).suspicions.empty());
    const Verdicts wrong = support(numeric, {{"s", "It was $11.6 million."}});
    QCOMPARE(wrong.suspicions.size(), std::size_t{1});
    QCOMPARE(wrong.suspicions[0].passages[0].source, std::string("answer_numeric"));
}

void TestBadQuestions::wordsOfTheAnswer() {
    model::Question question = spanQuestion("Higher prices increased revenues strongly.");
    question.evidenceSentenceIds = {"s"};
    QVERIFY(support(question, {{"s", "Revenue was increasing with a higher price."}}).suspicions.empty());
    const Verdicts verdicts = support(question, {{"s", "Prices of steel."}});
    QCOMPARE(verdicts.suspicions.size(), std::size_t{1});
    QCOMPARE(verdicts.suspicions[0].detail, std::string("words"));
    QCOMPARE(*verdicts.suspicions[0].number("content_words"), 5.0);
    QCOMPARE(*verdicts.suspicions[0].number("content_words_found"), 1.0);
    QCOMPARE(*verdicts.suspicions[0].number("share"), 0.2);
    QCOMPARE(verdicts.suspicions[0].passages.size(), std::size_t{4});
    QVERIFY(verdicts.suspicions[0].severity == base::Severity::Warning);
    question.evidenceSentenceIds = {"s", "not held"};
    QVERIFY(
        support(question, {{"s", "Prices of steel."}, {"not held", std::nullopt}}).suspicions[0].severity ==
        base::Severity::Info);
}

void TestBadQuestions::computationsAreChecked() {
    model::Question question;
    question.questionText = "What was the percentage change in sales from 2018 to 2019?";
    question.answerType = "arithmetic";
    question.answerNumeric = 2.98;
    question.answerUnit = "percent";
    question.evidenceSentenceIds = {"s"};
    const std::vector<EvidenceText> evidence{{"s", "Sales\t795\t772"}};
    // A share of two figures of the evidence is found without its computation; of one it is not.
    QVERIFY(support(question, evidence).suspicions.empty());
    QCOMPARE(whyNot(support(question, {{"s", "Sales\t795"}}), LintRule::UnsupportedAnswer),
             std::string("computed_answer"));
    question.extra = "{\"derivation\": \"(795-772)/772\"}";
    QVERIFY(support(question, evidence).suspicions.empty());
    QVERIFY(support(question, evidence).abstentions.empty());
    question.answerNumeric = 3.98;
    const Verdicts other = support(question, evidence);
    QCOMPARE(other.suspicions.size(), std::size_t{1});
    QCOMPARE(other.suspicions[0].detail, std::string("computation"));
    QCOMPARE(other.suspicions[0].passages[0].text, std::string("(795-772)/772"));
    question.extra = "{\"derivation\": \"(895-772-895)/772\"}";
    const Verdicts operands = support(question, evidence);
    QCOMPARE(operands.suspicions.size(), std::size_t{1});
    QCOMPARE(operands.suspicions[0].detail, std::string("operands"));
    QCOMPARE(*operands.suspicions[0].number("operands_missing"), 1.0); // said once
}

void TestBadQuestions::amountsInTheScaleOfTheirTable() {
    model::Question question = spanQuestion("$8.70");
    question.evidenceSentenceIds = {"s"};
    QVERIFY(support(question, {{"s", "(Millions) PP&E, net 8,738"}}).suspicions.empty());
    QCOMPARE(support(question, {{"s", "(Millions) PP&E, net 8,938"}}).suspicions.size(), std::size_t{1});
    question.answerText = {"It was the 65th year, about 15%, or $4.60 billion."};
    QVERIFY(support(question, {{"s", "The 65th year; 15.4 %; 4,625."}}).suspicions.empty());
    question.answerText = {"The share is 87%."}; // 81 of 93
    QVERIFY(support(question, {{"s", "The share of employees is 81, of all 93."}}).suspicions.empty());
}

void TestBadQuestions::namesAndEntriesAreNoFigures() {
    model::Question question = spanQuestion("(1) 3M paid (2) 3M owed 41, and 41 again.");
    question.companyName = {"3M"};
    question.evidenceSentenceIds = {"s"};
    const Verdicts verdicts = support(question, {{"s", "The group paid, and owed again."}});
    QCOMPARE(verdicts.suspicions.size(), std::size_t{1});
    QCOMPARE(*verdicts.suspicions[0].number("numbers"), 1.0);
    QCOMPARE(verdicts.suspicions[0].passages.size(), std::size_t{1}); // what is missing is said once
    QCOMPARE(verdicts.suspicions[0].passages[0].text, std::string("41"));

    // Counted from 1 on, each where a line or a clause begins; else it is a figure.
    question.answerText = {"What was paid: 1. Rent. 2. Wages.\n3) Fees."};
    const std::vector<EvidenceText> paid{{"s", "The group paid rent, wages and fees."}};
    QVERIFY(support(question, paid).suspicions.empty());
    for (const char* const claims : {"What was paid: 2. Rent.", "Paid to 1. Rent, wages and fees.",
                                     "1. Rent. 3. Wages.", "The fees paid were 1."}) {
        question.answerText = {claims};
        QCOMPARE(support(question, paid).suspicions.size(), std::size_t{1});
    }
    question.questionText = "What was paid in FY2023, by this 10K of the 3rd of May?";
    question.answerText = {"This 10K of May 3 says: rent, wages and fees in 2023, and none in 2022."};
    const std::vector<EvidenceText> ofYear{{"s", "FY22 nothing; the group paid rent, wages and fees."}};
    QVERIFY(support(question, ofYear).suspicions.empty());
    QCOMPARE(support(question, paid).suspicions.size(), std::size_t{1}); // 2022 stands nowhere
    question.questionText = "What is its par value?";
    question.answerText = {"Par value $0.01."};
    QVERIFY(support(question, {{"s", "Common stock, par value $.01 per share"}}).suspicions.empty());
}

void TestBadQuestions::wordsOfTheQuestionClaimNothing() {
    model::Question question = spanQuestion("The group borrowed little at fair rates.");
    question.questionText = "Has the group borrowed little at fair rates?";
    question.evidenceSentenceIds = {"s"};
    QVERIFY(support(question, {{"s", "Nothing of the kind."}}).suspicions.empty());
}

void TestBadQuestions::supportNeedsEvidence() {
    model::Question question = spanQuestion("Higher prices increased revenues.");
    QCOMPARE(whyNot(support(question, {}), LintRule::UnsupportedAnswer), std::string("no_evidence"));
    question.evidenceSentenceIds = {"s"};
    QCOMPARE(whyNot(support(question, {{"s", std::nullopt}}), LintRule::UnsupportedAnswer),
             std::string("evidence_not_held"));
    question.answerType = "no_answer";
    const Verdicts verdicts = support(question, {{"s", "Nothing."}});
    QVERIFY(verdicts.suspicions.empty() && verdicts.abstentions.empty());
}

void TestBadQuestions::fingerprintsFollowTheCause() {
    model::Question question = spanQuestion("See Note 5 of the accounts.");
    question.years = {2008};
    Coverage coverage;
    coverage.all = YearRange{2016, 2020};
    const auto print = [&](LintRule rule) {
        return find(judgeQuestion({0, question, {}, false, nullptr, &coverage}), rule)->fingerprint;
    };
    const std::string meta = print(LintRule::GoldMeta);
    const std::string years = print(LintRule::YearsOutsideCoverage);
    QCOMPARE(meta.size(), std::size_t{64});
    question.notes = "edited";
    question.answerText = {"For more there is this. See Note 5 of the accounts."};
    QCOMPARE(print(LintRule::GoldMeta), meta);
    QCOMPARE(print(LintRule::YearsOutsideCoverage), years);
    question.years = {2009};
    QVERIFY(print(LintRule::YearsOutsideCoverage) != years);
    question.years = {2008};
    coverage.all = YearRange{2010, 2020};
    QVERIFY(print(LintRule::YearsOutsideCoverage) != years);
    QVERIFY(suspicionFingerprint(LintRule::GoldMeta, {"ab", "c"}) !=
            suspicionFingerprint(LintRule::GoldMeta, {"a", "bc"}));
}

void TestBadQuestions::patternsAreData() {
    const auto patterns = DetectorPatterns::fromJson(
        R"({"meta":["(?i)ask elsewhere"],"limits":{"words_to_judge":2,"header_share":0.9}})");
    QVERIFY(patterns.has_value());
    QCOMPARE(patterns->limits().wordsToJudge, 2);
    QCOMPARE(patterns->limits().rougeLBelow, 0.05);
    QVERIFY(patterns->firstMatch(PatternGroup::Meta, "Please ASK ELSEWHERE").has_value());
    QVERIFY(!patterns->firstMatch(PatternGroup::Meta, "see note 5").has_value());
    QVERIFY(patterns->isVerb("is", true));
    const model::Question question = spanQuestion("Net income");
    Verdicts verdicts;
    judgeProse({0, question, {}, false, nullptr, nullptr, nullptr, *patterns}, verdicts);
    QCOMPARE(verdicts.suspicions.size(), std::size_t{1});
}

void TestBadQuestions::wrongPatternsAreRefused_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("where");
    const auto row = [](const char* json, const char* where) {
        QTest::newRow(json) << QByteArray(json) << QByteArray(where);
    };
    row("[]", "patterns");
    row(R"({"meta":"x"})", "meta");
    row(R"json({"meta":["("]})json", "meta");
    row(R"json({"meta":["(?=a)"]})json", "meta");
    row(R"({"stop_words":[1]})", "stop_words");
    row(R"({"limits":{"header_share":2}})", "limits.header_share");
    row(R"({"limits":{"words_to_judge":-1}})", "limits.words_to_judge");
    row(R"({"colour":1})", "colour");
}

void TestBadQuestions::wrongPatternsAreRefused() {
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, where);
    const auto patterns = DetectorPatterns::fromJson(json.toStdString());
    QVERIFY(!patterns.has_value());
    QVERIFY(patterns.error().code == base::ErrorCode::InvalidArgument);
    QCOMPARE(QByteArray::fromStdString(patterns.error().where), where);
}

ASSAY_TEST(TestBadQuestions)
#include "tst_bad_questions.moc"
