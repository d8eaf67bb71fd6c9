// Patterns of mining as data: what comes along, what is refused and where, the repairs, and one pass over all
// patterns against one pattern after the other.
#include "core/base/random.h"
#include "core/base/rule_files.h"
#include "core/evaluate/mining/mining_rules.h"
#include "core/evaluate/mining/sentence_tagger.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <re2/re2.h>

#include <set>

using namespace assay;
using evaluate::asPrinted;
using evaluate::bitOf;
using evaluate::defaultMiningRules;
using evaluate::MiningCue;
using evaluate::MiningRules;
using evaluate::miningRulesFromJson;
using evaluate::miningRulesJson;
using evaluate::MiningScope;
using evaluate::SentenceTagger;
using evaluate::TagBits;

namespace {

constexpr MiningScope kEverything{true, true, true, true};

// Words that patterns are made of, and others, in any order.
std::string randomText(base::Random& random) {
    static const std::vector<std::string> kPieces{"net sales",
                                                  "revenue",
                                                  "Revenues",
                                                  "total",
                                                  "net income",
                                                  "operating",
                                                  "margin",
                                                  "gross",
                                                  "steps",
                                                  "EPS",
                                                  "earnings per share",
                                                  "debt",
                                                  "long-term debt",
                                                  "borrowings",
                                                  "capex",
                                                  "cash flow",
                                                  "regulatory",
                                                  "SEC",
                                                  "sector",
                                                  "fine",
                                                  "refinance",
                                                  "default",
                                                  "cyberattack",
                                                  "cyber",
                                                  "manufacturing",
                                                  "lawsuit",
                                                  "patents",
                                                  "risk",
                                                  "uncertain",
                                                  "volatility",
                                                  "$",
                                                  "3.1",
                                                  "million",
                                                  "billion",
                                                  "due to",
                                                  "because",
                                                  "driven by",
                                                  "we define",
                                                  "non-GAAP",
                                                  "see",
                                                  "definition",
                                                  "COVID-19",
                                                  "FX",
                                                  "supply chain",
                                                  "pandemic",
                                                  "\xC3\xA5r",
                                                  "\xE2\x80\x99",
                                                  "2,019",
                                                  "\xFF",
                                                  "\n",
                                                  ".",
                                                  ";",
                                                  "(15)",
                                                  "competition",
                                                  "ratings"};
    std::string text;
    for (std::uint64_t i = random.below(12); i > 0; --i) {
        text += kPieces[random.below(kPieces.size())];
        text += random.below(5) == 0 ? "" : " ";
    }
    return text;
}

bool matchesAny(const std::vector<std::string>& patterns, const std::string& text) {
    re2::RE2::Options options;
    options.set_log_errors(false);
    for (const std::string& pattern : patterns) {
        if (re2::RE2::PartialMatch(text, re2::RE2(pattern, options))) {
            return true;
        }
    }
    return false;
}

// The slow reference: one pattern after the other, as the header says it.
TagBits tagsOneByOne(const MiningRules& rules, const std::string& text, const MiningScope& scope) {
    TagBits tags = 0;
    std::size_t bit = 0;
    for (const auto& label : rules.kpiLabels) {
        tags |= scope.kpi && matchesAny(label.patterns, text) ? bitOf(bit) : 0;
        ++bit;
    }
    bool hasRisk = false;
    for (const auto& label : rules.riskLabels) {
        const bool found = scope.risk && matchesAny(label.patterns, text);
        hasRisk = hasRisk || found;
        tags |= found ? bitOf(bit) : 0;
        ++bit;
    }
    if (scope.risk && !hasRisk && matchesAny(rules.riskFallback.patterns, text)) {
        tags |= bitOf(bit);
    }
    if (scope.definitions && matchesAny(rules.definitions, text) &&
        !matchesAny(rules.definitionsExcept, text)) {
        tags |= bitOf(MiningCue::Definition);
    }
    if (scope.verifications && matchesAny(rules.verifications, text) &&
        !matchesAny(rules.verificationsExcept, text)) {
        tags |= bitOf(MiningCue::Verification);
    }
    if (tags != 0) {
        tags |= matchesAny(rules.amountCues, text) ? bitOf(MiningCue::Amount) : 0;
        tags |= matchesAny(rules.causalConnectors, text) ? bitOf(MiningCue::Connector) : 0;
    }
    return tags;
}

std::vector<std::string> labelsOf(const SentenceTagger& tagger, std::string_view text,
                                  const MiningScope& scope = kEverything) {
    std::vector<std::string> labels;
    const TagBits tags = tagger.tagsOf(text, scope);
    for (std::size_t i = 0; i < tagger.labels().size(); ++i) {
        if ((tags & bitOf(i)) != 0) {
            labels.push_back(tagger.labels()[i]);
        }
    }
    return labels;
}

} // namespace

class TstMiningRules : public QObject {
    Q_OBJECT

  private slots:
    void defaults();
    void repairs();
    void writtenAndRead();
    void partsOfAFile();
    void refused_data();
    void refused();
    void oneByOne();
    void cuesOfTheDocument();
    void exclusions();
    void sections();
};

void TstMiningRules::defaults() {
    const MiningRules& rules = defaultMiningRules();
    QCOMPARE(rules.kpiLabels.size(), std::size_t{8});
    QCOMPARE(rules.riskLabels.size(), std::size_t{6});
    QCOMPARE(rules.riskFallback.label, std::string("general_risk"));
    QCOMPARE(rules.repairs.size(), std::size_t{4});
    const auto read = miningRulesFromJson(base::ruleFile("mining_patterns"));
    QVERIFY(read);
    QVERIFY(*read == rules);
    QVERIFY(*miningRulesFromJson("{}") == rules);
}

void TstMiningRules::repairs() {
    const auto repaired = SentenceTagger::make(defaultMiningRules());
    const auto printed = SentenceTagger::make(asPrinted(defaultMiningRules()));
    QVERIFY(repaired && printed);
    const std::vector<std::pair<std::string, std::string>> gained{
        {"We refinanced the notes.", "liquidity_credit"},
        {"Our manufacturing sites may burn.", "operational_supply_chain"},
        {"Cyberattacks may harm us.", "cybersecurity_tech"}};
    for (const auto& [text, label] : gained) {
        QVERIFY2(std::ranges::count(labelsOf(*repaired, text), label) == 1, text.c_str());
        QVERIFY2(std::ranges::count(labelsOf(*printed, text), label) == 0, text.c_str());
    }
    QCOMPARE(labelsOf(*repaired, "We took steps.").size(), std::size_t{0});
    QCOMPARE(labelsOf(*printed, "We took steps."), std::vector<std::string>{"eps"});
    QCOMPARE(labelsOf(*repaired, "EPS was $2.10."), std::vector<std::string>{"eps"});
    QVERIFY(asPrinted(defaultMiningRules()).repairs.empty());
}

void TstMiningRules::writtenAndRead() {
    MiningRules rules = defaultMiningRules();
    rules.name = "ours";
    rules.version = 7;
    rules.kpiSections = {"7"};
    rules.kpiLabels.push_back({"interest_expense", {"(?i)\\binterest expense\\b"}, ""});
    rules.crossCompany.companiesMost = 4;
    const std::string written = miningRulesJson(rules);
    const auto read = miningRulesFromJson(written);
    QVERIFY2(read, read ? "" : (read.error().where + " " + read.error().detail).c_str());
    QVERIFY(*read == rules);
    QCOMPARE(miningRulesJson(*read), written);
}

// A file that brings labels of its own need not know of the repairs of the defaults.
void TstMiningRules::partsOfAFile() {
    const auto rules = miningRulesFromJson(
        "{\"kpi_labels\":[{\"label\":\"tax\",\"patterns\":[\"(?i)\\\\btax\\\\b\"]}],\"version\":2}");
    QVERIFY2(rules, rules ? "" : rules.error().where.c_str());
    QCOMPARE(rules->kpiLabels.size(), std::size_t{1});
    QCOMPARE(rules->riskLabels.size(), std::size_t{6});
    QCOMPARE(rules->repairs.size(), std::size_t{3}); // that of EPS has nothing to repair
}

void TstMiningRules::refused_data() {
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("where");
    QTest::newRow("no JSON") << "{" << "patterns";
    QTest::newRow("a list") << "[]" << "patterns";
    QTest::newRow("unknown") << "{\"colour\":1}" << "colour";
    QTest::newRow("type") << "{\"amount_cues\":\"x\"}" << "amount_cues";
    QTest::newRow("member") << "{\"kpi_labels\":[{\"label\":\"a\",\"patterns\":[\"a\"]},{\"label\":\"b\"}]}"
                            << "kpi_labels[1].patterns";
    QTest::newRow("label") << "{\"kpi_labels\":[{\"label\":\"Net Income\",\"patterns\":[\"a\"]}]}"
                           << "kpi_labels[0].label";
    QTest::newRow("twice") << "{\"kpi_labels\":[{\"label\":\"regulatory\",\"patterns\":[\"a\"]}]}"
                           << "risk_labels[0].label";
    QTest::newRow("pattern") << "{\"kpi_labels\":[{\"label\":\"a\",\"patterns\":[\"b\",\"(\"]}]}"
                             << "kpi_labels[0].patterns[1]";
    QTest::newRow("look behind") << "{\"amount_cues\":[\"(?<=a)b\"]}" << "amount_cues[0]";
    QTest::newRow("no pattern") << "{\"first_number\":\"\"}" << "first_number";
    QTest::newRow("one company") << "{\"cross_company\":{\"companies_least\":1}}"
                                 << "cross_company.companies_least";
    QTest::newRow("most below least") << "{\"cross_company\":{\"companies_least\":4,\"companies_most\":3}}"
                                      << "cross_company.companies_most";
    QTest::newRow("one year") << "{\"trend\":{\"years_least\":1}}" << "trend.years_least";
    QTest::newRow("similarity") << "{\"near_duplicate_from\":0}" << "near_duplicate_from";
    QTest::newRow("repair") << "{\"repairs\":[{\"name\":\"x\",\"label\":\"eps\",\"printed\":\"a\","
                               "\"repaired\":\"nowhere\"}]}"
                            << "repairs[0].repaired";
}

void TstMiningRules::refused() {
    QFETCH(QString, json);
    QFETCH(QString, where);
    const auto rules = miningRulesFromJson(json.toStdString());
    QVERIFY(!rules);
    QCOMPARE(rules.error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(QString::fromStdString(rules.error().where), where);
}

void TstMiningRules::oneByOne() {
    base::Random random(11);
    for (const MiningRules& rules : {defaultMiningRules(), asPrinted(defaultMiningRules())}) {
        const auto tagger = SentenceTagger::make(rules);
        QVERIFY(tagger);
        for (int i = 0; i < 400; ++i) {
            const std::string text = randomText(random);
            const MiningScope scope{random.below(4) != 0, random.below(4) != 0, random.below(4) != 0,
                                    random.below(4) != 0};
            const TagBits expected = tagsOneByOne(rules, text, scope);
            QVERIFY2(tagger->tagsOf(text, scope) == expected, text.c_str());
        }
    }
}

// 4.3 counts five cues in this sentence.
void TstMiningRules::cuesOfTheDocument() {
    const auto tagger = SentenceTagger::make(defaultMiningRules());
    QVERIFY(tagger);
    QCOMPARE(tagger->riskCues("A failure to comply with regulatory requirements or a downgrade in our credit "
                              "rating could materially and adversely affect our liquidity, increase our cost "
                              "of capital"),
             5);
    QCOMPARE(tagger->riskCues(""), 0);
    QCOMPARE(tagger->riskCues("Lamps are bright."), 0);
    QCOMPARE(tagger->riskCues("risk risk risk"), 3);
    QCOMPARE(tagger->firstNumber("Debt fell to $3,412.5 million in 2018."),
             std::optional<std::string_view>("3,412.5"));
    QCOMPARE(tagger->firstNumber("Debt is shown in Item 8, Notes."), std::optional<std::string_view>("8"));
    QVERIFY(!tagger->firstNumber("Debt fell."));
}

void TstMiningRules::exclusions() {
    const auto tagger = SentenceTagger::make(defaultMiningRules());
    QVERIFY(tagger);
    const auto isDefinition = [&](std::string_view text) {
        return (tagger->tagsOf(text, kEverything) & bitOf(MiningCue::Definition)) != 0;
    };
    QVERIFY(isDefinition("Adjusted EBITDA is defined as net income before interest."));
    QVERIFY(!isDefinition("For adjusted EBITDA, see definition of that term in Note 12."));
    QVERIFY(!isDefinition("Net income fell."));
}

void TstMiningRules::sections() {
    const auto tagger = SentenceTagger::make(defaultMiningRules());
    QVERIFY(tagger);
    const std::string text = "Regulation may reduce revenue.";
    QCOMPARE(labelsOf(*tagger, text, tagger->scopeOf("1A")),
             (std::vector<std::string>{"revenue", "regulatory"}));
    QCOMPARE(labelsOf(*tagger, text, tagger->scopeOf("7")), std::vector<std::string>{"revenue"});
    QCOMPARE(labelsOf(*tagger, "There is a risk.", tagger->scopeOf("1A")),
             std::vector<std::string>{"general_risk"});
    QCOMPARE(labelsOf(*tagger, "There is a risk.", tagger->scopeOf("7")).size(), std::size_t{0});
}

ASSAY_TEST(TstMiningRules)
#include "tst_mining_rules.moc"
