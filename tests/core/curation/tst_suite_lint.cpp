#include "core/curation/suite_lint.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::curation;
using namespace assay::workspace;
using workspace::NamedQuestion;

namespace {

using Json = nlohmann::json;

Json readJson(const std::filesystem::path& path) {
    std::ifstream file(path);
    return Json::parse(file, nullptr, false);
}

template <typename T>
std::vector<T> listOf(const Json& value) {
    std::vector<T> result;
    for (const Json& entry : value) {
        result.push_back(entry.get<T>());
    }
    return result;
}

// The few fields that the rules look at, read in the plainest way.
std::vector<NamedQuestion> finragSuite(const std::filesystem::path& path) {
    std::vector<NamedQuestion> suite;
    for (const Json& record : readJson(path)) {
        NamedQuestion& entry = suite.emplace_back();
        entry.id = static_cast<base::RowId>(suite.size());
        entry.suite = "P3";
        model::Question& question = entry.question;
        question.questionId = record["question_id"];
        question.cikInt = listOf<std::int64_t>(record["cik_int"]);
        question.companyName = listOf<std::string>(record["company_name"]);
        question.years = listOf<std::int64_t>(record["years"]);
        question.questionText = record["question_text"];
        question.answerType = record["answer_type"];
        question.answerIsList = record["answer_text"].is_array();
        question.answerText = question.answerIsList ? listOf<std::string>(record["answer_text"])
                                                    : std::vector<std::string>{record["answer_text"]};
        question.evidenceSentenceIds = listOf<std::string>(record["evidence_sentence_ids"]);
        question.retrievalScope = record["retrieval_scope"];
        question.difficulty = record["difficulty"];
    }
    return suite;
}

// Passages by id, and answers by question id.
class MapLookup final : public LintLookup {
  public:
    std::map<std::string, std::vector<std::string>> passages;
    std::map<std::string, ImportedAnswer> answers;
    bool fails = false;

    base::Result<bool> holdsPassages() override { return !passages.empty(); }

    base::Result<std::vector<EvidenceText>> evidence(std::span<const std::string> ids) override {
        if (fails) {
            return base::fail(base::ErrorCode::StorageFailure, "gone");
        }
        std::vector<EvidenceText> result;
        for (const std::string& id : ids) {
            const auto found = passages.find(id);
            if (found == passages.end()) {
                result.push_back({id, std::nullopt});
                continue;
            }
            for (const std::string& text : found->second) {
                result.push_back({id, text});
            }
        }
        return result;
    }

    base::Result<std::optional<ImportedAnswer>> answer(const NamedQuestion& question) override {
        const auto found = answers.find(question.question.questionId);
        return found == answers.end() ? std::optional<ImportedAnswer>{} : found->second;
    }
};

class CountingProgress final : public base::ProgressSink {
  public:
    std::int64_t last = -1;
    std::int64_t of = -1;

    void report(base::Stage, std::int64_t done, std::int64_t total) override {
        last = done;
        of = total;
    }
};

LintReport lint(const std::vector<NamedQuestion>& suite, LintLookup& lookup,
                const SuiteSettings& settings = {}) {
    base::NoProgress progress;
    auto report = lintSuite(suite, lookup, settings, {}, progress);
    return report ? *report : LintReport{-1, {}, {}};
}

NamedQuestion entry(base::RowId id, const std::string& text, const std::string& answer) {
    NamedQuestion result;
    result.id = id;
    result.suite = "own";
    result.question.questionId = "q" + std::to_string(id);
    result.question.questionText = text;
    result.question.answerText = {answer};
    result.question.answerType = "span";
    return result;
}

std::vector<std::string> details(const LintReport& report, LintRule rule) {
    std::vector<std::string> result;
    for (const Suspicion& finding : report.findings) {
        if (finding.rule == rule) {
            result.push_back(finding.questionId + " " + finding.detail);
        }
    }
    return result;
}

std::vector<std::string> fieldFindings(const model::Question& question, const SuiteSettings& settings = {},
                                       bool letters = false) {
    std::vector<Suspicion> findings;
    checkFields(question, settings, letters, DetectorPatterns::defaults(), findings);
    std::vector<std::string> result;
    for (const Suspicion& finding : findings) {
        std::string text(lintRuleName(finding.rule));
        text.append(finding.detail.empty() ? "" : ":" + finding.detail)
            .append("@")
            .append(finding.passages[0].source);
        result.push_back(text);
    }
    return result;
}

using Texts = std::vector<std::string>;

} // namespace

class TestSuiteLint : public QObject {
    Q_OBJECT

  private slots:
    void namesAndNumbersOfRules();
    void duplicatesNameEachOther();
    void whatIsStillToBeWrittenIsNoDuplicate();
    void retiredQuestionsAreLeftOut();
    void sameReportTwice();
    void cancelling();
    void failingLookup();
    void fieldsOfAnAnswer();
    void fieldsOfAScope();
    void placeholdersAndUnreadableFields();
    void categories();
    void wrongCharacterSet();
    void realSuite();
    void realDraft();
};

void TestSuiteLint::namesAndNumbersOfRules() {
    for (std::size_t i = 0; i < kLintRuleNames.size(); ++i) {
        const auto rule = static_cast<LintRule>(i);
        QVERIFY(lintRuleFromName(kLintRuleNames[i]) == rule);
        const auto reason = suggestedFlagReason(rule);
        QVERIFY(std::find(model::kFlagReasons.begin(), model::kFlagReasons.end(), reason) !=
                model::kFlagReasons.end());
    }
    QVERIFY(!lintRuleFromName("rule"));
    QCOMPARE(detectorRuleNumber(LintRule::DuplicateQuestion), 6);
    QCOMPARE(detectorRuleNumber(LintRule::Placeholder), 0);
}

void TestSuiteLint::duplicatesNameEachOther() {
    const std::vector<NamedQuestion> suite{entry(1, "What was sold?", "Steel was sold."),
                                           entry(2, "Who paid?", "The bank paid."),
                                           entry(3, "what WAS sold", "Iron was sold.")};
    NoLookup lookup;
    const LintReport report = lint(suite, lookup);
    QCOMPARE(report.findings.size(), std::size_t{1});
    const Suspicion& finding = report.findings[0];
    QVERIFY(finding.rule == LintRule::DuplicateQuestion);
    QCOMPARE(finding.question, base::RowId{3});
    QCOMPARE(finding.otherQuestion, base::RowId{1});
    QCOMPARE(finding.otherQuestionId, std::string("q1"));
    QCOMPARE(finding.detail, std::string("exact_duplicate"));
    QCOMPARE(report.abstained.at({LintRule::BothMeta, "no_answer_imported"}), std::int64_t{3});
    QCOMPARE(report.abstained.at({LintRule::YearsOutsideCoverage, "no_coverage"}), std::int64_t{3});
}

void TestSuiteLint::whatIsStillToBeWrittenIsNoDuplicate() {
    const std::vector<NamedQuestion> suite{entry(1, "TO_FILL_QUESTION", "TO_FILL_ANSWER"),
                                           entry(2, "TO_FILL_QUESTION", "TO_FILL_ANSWER")};
    NoLookup lookup;
    const LintReport report = lint(suite, lookup);
    QCOMPARE(report.count(LintRule::DuplicateQuestion), std::int64_t{0});
    QVERIFY(!report.findings.empty()); // the placeholders are
}

void TestSuiteLint::retiredQuestionsAreLeftOut() {
    std::vector<NamedQuestion> suite{entry(1, "What was sold?", "Steel was sold."),
                                     entry(2, "What was sold?", "Steel was sold.")};
    suite[1].question.questionId = "q1";
    NoLookup lookup;
    QCOMPARE(details(lint(suite, lookup), LintRule::DuplicateId), (Texts{"q1 "}));
    suite[0].question.status = model::QuestionStatus::Retired;
    const LintReport report = lint(suite, lookup);
    QVERIFY(report.findings.empty());
    QCOMPARE(report.questions, std::int64_t{1});
}

void TestSuiteLint::sameReportTwice() {
    std::vector<NamedQuestion> suite;
    for (base::RowId i = 1; i <= 200; ++i) {
        suite.push_back(
            entry(i, "What was item " + std::to_string(i % 50) + " sold for?", "See Note 3, TODO"));
    }
    NoLookup lookup;
    const LintReport one = lint(suite, lookup);
    const LintReport other = lint(suite, lookup);
    QCOMPARE(one.count(LintRule::DuplicateQuestion), std::int64_t{150});
    QVERIFY(one.findings == other.findings);
    QVERIFY(
        std::is_sorted(one.findings.begin(), one.findings.end(), [](const Suspicion& a, const Suspicion& b) {
            return std::pair(a.question, a.rule) < std::pair(b.question, b.rule);
        }));
    base::NoProgress none;
    CountingProgress progress;
    QVERIFY(lintSuite(suite, lookup, {}, {}, progress).has_value());
    QCOMPARE(progress.last, std::int64_t{200});
    QCOMPARE(progress.of, std::int64_t{200});
}

void TestSuiteLint::cancelling() {
    std::stop_source stop;
    stop.request_stop();
    const std::vector<NamedQuestion> suite{entry(1, "What?", "It rose.")};
    NoLookup lookup;
    base::NoProgress progress;
    const auto report = lintSuite(suite, lookup, {}, stop.get_token(), progress);
    QVERIFY(!report.has_value());
    QVERIFY(report.error().code == base::ErrorCode::Cancelled);
}

void TestSuiteLint::failingLookup() {
    const std::vector<NamedQuestion> suite{entry(1, "What?", "It rose.")};
    MapLookup lookup;
    lookup.fails = true;
    base::NoProgress progress;
    const auto report = lintSuite(suite, lookup, {}, {}, progress);
    QVERIFY(!report.has_value());
    QVERIFY(report.error().code == base::ErrorCode::StorageFailure);
}

void TestSuiteLint::fieldsOfAnAnswer() {
    model::Question question = entry(1, "What?", "It rose.").question;
    QCOMPARE(fieldFindings(question), Texts{});
    question.answerType = "numeric";
    QCOMPARE(fieldFindings(question), (Texts{"answer_type_mismatch:numeric_without_number@answer_type"}));
    question.answerText = {"about $3 million"};
    QCOMPARE(fieldFindings(question), Texts{});
    question.answerText.clear();
    question.answerNumeric = 3;
    QCOMPARE(fieldFindings(question), Texts{});
    question.answerNumeric.reset();
    QCOMPARE(fieldFindings(question), (Texts{"missing_answer@answer_text"}));
    question.answerType = "no_answer";
    QCOMPARE(fieldFindings(question), Texts{});
    question.answerType = "boolean";
    question.answerText = {"It does."};
    QCOMPARE(fieldFindings(question), (Texts{"answer_type_mismatch:boolean_without_yes_or_no@answer_type"}));
    for (const char* const answer : {"Yes. It does.", "no", "Nei, det gjør den ikke."}) {
        question.answerText = {answer};
        QCOMPARE(fieldFindings(question), Texts{});
    }
    question.answerType = "list";
    QCOMPARE(fieldFindings(question), (Texts{"answer_type_mismatch:list_without_list@answer_type"}));
    question.answerIsList = true;
    QCOMPARE(fieldFindings(question), Texts{});
    question.answerType = "span";
    question.answerText = {"one", "two"};
    QCOMPARE(fieldFindings(question), (Texts{"answer_type_mismatch:list_under_span@answer_type"}));
    question = {};
    QCOMPARE(fieldFindings(question),
             (Texts{"missing_question@question_text", "missing_answer@answer_text"}));
    question.answerContains = {"6 %"};
    question.questionText = "What is the rate?";
    QCOMPARE(fieldFindings(question), Texts{});
}

void TestSuiteLint::fieldsOfAScope() {
    model::Question question = entry(1, "What?", "It rose.").question;
    question.retrievalScope = "cross_year";
    question.years = {2018, 2018};
    question.evidenceSentenceIds = {"a", "b"};
    QCOMPARE(fieldFindings(question), (Texts{"scope_mismatch:cross_year_needs_two_years@years"}));
    question.years = {2018, 2019};
    QCOMPARE(fieldFindings(question), Texts{});
    question.retrievalScope = "cross_company";
    question.companyName = {"One"};
    QCOMPARE(fieldFindings(question),
             (Texts{"scope_mismatch:cross_company_needs_two_companies@company_name"}));
    question.cikInt = {1, 2};
    QCOMPARE(fieldFindings(question), Texts{});
    question.evidenceSentenceIds = {"a"};
    QCOMPARE(fieldFindings(question),
             (Texts{"scope_mismatch:needs_two_evidence_sentences@evidence_sentence_ids"}));
    question.retrievalScope = "local";
    QCOMPARE(fieldFindings(question), Texts{});
}

void TestSuiteLint::placeholdersAndUnreadableFields() {
    model::Question question = entry(1, "What did [insert company] sell?", "TO_FILL_ANSWER_3 it is").question;
    question.unreadable["years"] = R"(["TO_FILL_YEAR"])";
    question.unreadable["tolerance"] = R"("much")";
    QCOMPARE(fieldFindings(question),
             (Texts{"placeholder@question_text", "placeholder@answer_text",
                    "unreadable_field:unreadable@tolerance", "placeholder:unreadable@years"}));
    std::vector<Suspicion> findings;
    checkFields(question, {}, false, DetectorPatterns::defaults(), findings);
    QCOMPARE(findings[0].passages[0].text, std::string("[insert company]"));
    QCOMPARE(findings[0].passages[0].begin, std::size_t{9});
    QCOMPARE(findings[1].passages[0].text, std::string("TO_FILL_ANSWER_3"));
}

void TestSuiteLint::categories() {
    model::Question question = entry(1, "What?", "It rose.").question;
    question.category = "K";
    QCOMPARE(fieldFindings(question, {}, true), (Texts{"unknown_category@category"}));
    QCOMPARE(fieldFindings(question, {}, false), Texts{});
    SuiteSettings settings;
    settings.categories = {"K"};
    QCOMPARE(fieldFindings(question, settings, true), Texts{});
    settings.categories = {"L"};
    QCOMPARE(fieldFindings(question, settings, false), (Texts{"unknown_category@category"}));
    question.category = "A";
    QCOMPARE(fieldFindings(question, settings, true), Texts{});
    std::vector<NamedQuestion> suite{entry(1, "a", "b"), entry(2, "c", "d"), entry(3, "e", "f")};
    QVERIFY(!usesLetterCategories(suite));
    suite[0].question.category = "sales_tax";
    QVERIFY(!usesLetterCategories(suite));
    suite[1].question.category = "A";
    QVERIFY(usesLetterCategories(suite));
}

void TestSuiteLint::wrongCharacterSet() {
    model::Question question = entry(1, "Hva er nÃ¦ringsinntekt?", "Det er inntekt.").question;
    std::vector<Suspicion> findings;
    checkFields(question, {}, false, DetectorPatterns::defaults(), findings);
    QCOMPARE(findings.size(), std::size_t{1});
    QVERIFY(findings[0].rule == LintRule::WrongEncoding);
    QCOMPARE(findings[0].passages[1].text, std::string("Hva er næringsinntekt?"));
}

// The question about a year that the corpus does not cover is found by its years, and by its gold, which only
// refers elsewhere.
void TestSuiteLint::realSuite() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const std::vector<NamedQuestion> suite = finragSuite(data / "finsights" / "p3_gold_test_suite_31q.json");
    QCOMPARE(suite.size(), std::size_t{31});
    MapLookup lookup;
    for (const char* const file : {"goldp3_v3_trend_bundles.json", "goldp3_v4_cross_company_bundles.json"}) {
        for (const Json& bundle : readJson(data / "finsights" / file)) {
            for (const char* const key : {"sentences", "company_sentences"}) {
                for (const Json& sentence : bundle.value(key, Json::array())) {
                    std::vector<std::string>& texts = lookup.passages[sentence["sentenceID"]];
                    const std::string text = sentence["sentence_text"];
                    if (std::find(texts.begin(), texts.end(), text) == texts.end()) {
                        texts.push_back(text);
                    }
                }
            }
        }
    }
    SuiteSettings settings;
    settings.coverage.emplace();
    settings.coverage->all = YearRange{2016, 2020};
    const LintReport report = lint(suite, lookup, settings);
    const auto has = [&report](const char* id, LintRule rule) {
        return std::any_of(report.findings.begin(), report.findings.end(), [&](const Suspicion& finding) {
            return finding.questionId == id && finding.rule == rule;
        });
    };
    QVERIFY(has("P3V2-Q001", LintRule::YearsOutsideCoverage));
    QVERIFY(has("P3V2-Q001", LintRule::GoldMeta));
    QVERIFY(!has("P3V2-Q003", LintRule::YearsOutsideCoverage)); // 2018
    // A gold that announces a table.
    QCOMPARE(details(report, LintRule::TableHeader), (Texts{"P3V2-Q005 table_lead_in"}));
    for (const Suspicion& finding : report.findings) {
        if (finding.rule == LintRule::YearsOutsideCoverage) {
            QVERIFY(*finding.number("year") < 2016 || *finding.number("year") > 2020);
        }
    }
    // Every question that names a year outside, and no other.
    const auto outside = std::count_if(suite.begin(), suite.end(), [](const NamedQuestion& question) {
        return std::any_of(question.question.years.begin(), question.question.years.end(),
                           [](std::int64_t year) { return year < 2016 || year > 2020; });
    });
    QCOMPARE(report.count(LintRule::YearsOutsideCoverage), static_cast<std::int64_t>(outside));
    const auto dangling = std::count_if(suite.begin(), suite.end(), [&lookup](const NamedQuestion& question) {
        return std::any_of(question.question.evidenceSentenceIds.begin(),
                           question.question.evidenceSentenceIds.end(),
                           [&lookup](const std::string& id) { return !lookup.passages.contains(id); });
    });
    QCOMPARE(report.count(LintRule::UnresolvedEvidence), static_cast<std::int64_t>(dangling));
    // With the scores that the framework document gives, both are meta.
    lookup.answers["P3V2-Q001"] = {"The data is unavailable; this corpus covers other years.", 0.04, 0.802};
    QCOMPARE(details(lint(suite, lookup, settings), LintRule::BothMeta), (Texts{"P3V2-Q001 "}));
}

void TestSuiteLint::realDraft() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const Json records = readJson(data / "finsights" / "p3_gold_v2draft.json");
    QVERIFY(records.is_array() && !records.empty());
    for (const Json& record : records) {
        model::Question question;
        question.questionText = record["question_text"];
        question.answerText = {record["answer_text"]};
        question.evidenceSentenceIds = listOf<std::string>(record["evidence_sentence_ids"]);
        question.unreadable["years"] = record["years"].dump();
        std::vector<Suspicion> findings;
        checkFields(question, {}, false, DetectorPatterns::defaults(), findings);
        QVERIFY(std::count_if(findings.begin(), findings.end(), [](const Suspicion& finding) {
                    return finding.rule == LintRule::Placeholder;
                }) >= 2);
    }
}

ASSAY_TEST(TestSuiteLint)
#include "tst_suite_lint.moc"
