// What the detector's rules and suspicions are called, in reports and the window.
#include "core/results/curation/curation_words.h"
#include "core/workspace/suites/suite_settings.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <set>

using namespace assay;
using curation::Facet;
using curation::LintRule;
using curation::Suspicion;
using words::Wording;

class TstCurationWords : public QObject {
    Q_OBJECT

    Wording m_english;

  private Q_SLOTS:

    void everyRuleHasATitleAndAMeaning() {
        std::set<std::string> titles;
        for (std::size_t i = 0; i < curation::kLintRuleNames.size(); ++i) {
            const auto rule = static_cast<LintRule>(i);
            titles.insert(results::ruleText(rule, m_english));
            QVERIFY(results::ruleMeaning(rule, m_english).ends_with('.'));
        }
        QCOMPARE(titles.size(), curation::kLintRuleNames.size());
        QCOMPARE(results::ruleText(LintRule::TableHeader, m_english),
                 std::string("4 · Table header, or no verb"));
        QCOMPARE(results::ruleText(LintRule::Placeholder, m_english), std::string("Placeholder"));
    }

    // The mixes that come along are called in the reader's language; a cell of somebody's own as it is.
    void everyCellOfAMixThatComesAlongHasAText() {
        class Marked : public Wording {
          public:
            using Wording::text;

            [[nodiscard]] std::string text(const char* source) const override {
                return std::string("[") + source + "]";
            }
        };

        const Marked marked;
        for (const workspace::TargetMix& mix : workspace::targetMixPresets()) {
            for (const workspace::TargetCell& cell : mix.cells) {
                QCOMPARE(results::targetText(cell.label, marked), "[" + cell.label + "]");
            }
        }
        QCOMPARE(results::targetText("Ours", marked), std::string("Ours"));
    }

    void aFindingSaysWhatAndHowMuch() {
        Suspicion suspicion;
        suspicion.rule = LintRule::DuplicateQuestion;
        suspicion.detail = "near_duplicate";
        suspicion.numbers = {{"jaccard", 0.9}};
        suspicion.otherQuestionId = "q7";
        QCOMPARE(results::findingText(suspicion, m_english),
                 std::string("nearly the same text; Jaccard 0.900; The other one: q7"));
        suspicion = {};
        suspicion.detail = "of_tomorrow"; // of a later version
        suspicion.numbers = {{"words", 1'234}, {"new_figure", 0.25}, {"new_count", 3}};
        QCOMPARE(results::findingText(suspicion, m_english),
                 std::string("of tomorrow; words: 1,234; new figure 0.250; new count 3"));
        QCOMPARE(results::findingText({}, m_english), std::string());
    }

    // Files keep the codes; a value of somebody's own is as it is written.
    void valuesOfFacetsAreWords() {
        const auto said = [this](Facet facet, const char* value) {
            return results::facetValueText(facet, value, m_english);
        };
        QCOMPARE(said(Facet::Scope, "cross_company"), std::string("Across companies"));
        QCOMPARE(said(Facet::AnswerType, "no_answer"), std::string("No answer"));
        QCOMPARE(said(Facet::Difficulty, "hard"), std::string("Hard"));
        QCOMPARE(said(Facet::Difficulty, "very_hard"), std::string("very_hard"));
        QCOMPARE(said(Facet::Section, "ITEM_7A"), std::string("Item 7A"));
        QCOMPARE(said(Facet::Category, "A"), std::string("A · Local factual"));
        QCOMPARE(said(Facet::Suite, "local"), std::string("local"));
        QCOMPARE(said(Facet::Company, "ITEM_7 AS"), std::string("ITEM_7 AS"));
        QCOMPARE(said(Facet::Difficulty, ""), std::string("(missing)"));
    }

    // Years and company numbers are names: they are not grouped.
    void namesAreNoAmounts() {
        Suspicion suspicion;
        suspicion.numbers = {
            {"year", 2031}, {"cik", 1'045'810}, {"covered_from", 2015}, {"covered_to", 2020}};
        QCOMPARE(
            results::numberTexts(suspicion, m_english),
            (std::vector<std::string>{"year 2031", "CIK 1045810", "the years covered are 2015 to 2020"}));
        suspicion.numbers = {{"year", 2031}, {"covered_to", 2020}};
        QCOMPARE(results::numberTexts(suspicion, m_english),
                 (std::vector<std::string>{"year 2031", "covered to 2020"}));
    }

    // How many figures of the answer are missing says nothing of an answer in words.
    void anAnswerInWordsHasNoFigures() {
        Suspicion suspicion;
        suspicion.numbers = {{"numbers", 0}, {"numbers_missing", 0}, {"content_words", 4}};
        QCOMPARE(results::numberTexts(suspicion, m_english), std::vector<std::string>{"content words: 4"});
    }

    void passagesSayWhereTheyStand() {
        curation::TriggerPassage passage;
        passage.source = "answer_text";
        QCOMPARE(results::sourceText(passage, m_english), std::string("Answer text"));
        passage.entry = 1;
        QCOMPARE(results::sourceText(passage, m_english), std::string("Answer text, entry 2"));
        passage = {};
        passage.source = "evidence:s12";
        QCOMPARE(results::sourceText(passage, m_english), std::string("Evidence s12"));
        passage.source = "answer";
        QCOMPARE(results::sourceText(passage, m_english), std::string("Answer of the system"));
    }

    void whatCannotBeJudgedSaysWhy() {
        curation::Abstention abstention;
        abstention.rule = LintRule::BothMeta;
        abstention.why = "no_answer_imported";
        QCOMPARE(results::abstentionText(abstention, m_english),
                 std::string("“1 · Gold and answer say nothing” cannot judge: no answer is imported."));
    }

    void facetsAndTheirValues() {
        QCOMPARE(results::facetTitle(Facet::Scope, m_english), std::string("Scope"));
        QCOMPARE(results::facetValueText(Facet::Category, "A", m_english), std::string("A · Local factual"));
        QCOMPARE(results::facetValueText(Facet::Category, "", m_english), std::string("(missing)"));
        QCOMPARE(results::facetValueText(Facet::Flag, "", m_english), std::string("(none)"));
        QCOMPARE(results::facetValueText(Facet::Flag, "wrong_unit", m_english), std::string("Wrong unit"));
        QCOMPARE(results::facetValueText(Facet::Status, "approved", m_english), std::string("Approved"));
        QCOMPARE(results::facetValueText(Facet::Suspicion, "table_header", m_english),
                 results::ruleText(curation::LintRule::TableHeader, m_english)); // as everywhere else
    }
};

ASSAY_TEST(TstCurationWords)
#include "tst_curation_words.moc"
