// Drafts by category, against the table of the framework document; figures and changes as the evidence has
// them; companies and years that a corpus lacks; what a target mix wants.
#include "core/curation/question_drafting.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace assay;
using namespace assay::curation;
using model::Bundle;
using model::BundleSentence;
using model::Question;

namespace {

BundleSentence sentenceOf(const std::string& id, const std::string& text, std::int64_t year = 2019,
                          std::int64_t cik = 1, const std::string& company = "Walmart Inc.") {
    return {id, text, cik, company, year, "ITEM_7", {}};
}

Bundle bundleOf(std::vector<BundleSentence> sentences, const std::string& type = "kpi_trend") {
    Bundle bundle;
    bundle.group = "v3_trend";
    bundle.type = type;
    bundle.topic = "debt";
    for (const BundleSentence& one : sentences) {
        if (std::ranges::find(bundle.years, *one.year) == bundle.years.end()) {
            bundle.years.push_back(*one.year);
        }
        if (std::ranges::find(bundle.companies, one.company) == bundle.companies.end()) {
            bundle.companies.push_back(one.company);
            bundle.ciks.push_back(*one.cik);
        }
    }
    bundle.sentences = std::move(sentences);
    return bundle;
}

workspace::CorpusSlice sliceOf(std::int64_t cik, const std::string& company, std::int64_t year) {
    workspace::CorpusSlice slice;
    slice.cik = cik;
    slice.company = company;
    slice.year = year;
    slice.sentences = 1;
    return slice;
}

} // namespace

class TstQuestionDrafting : public QObject {
    Q_OBJECT

  private slots:
    void categories();
    void rules();
    void oneFigure();
    void severalFigures();
    void changes();
    void noInventedAnswer();
    void absent();
    void paraphrases();
    void wanted();
    void offers();
    void noMoreEvidenceThanIsWanted();
};

void TstQuestionDrafting::categories() {
    QCOMPARE(categoriesOf(bundleOf({sentenceOf("a", "x")})), std::string("ABG"));
    QCOMPARE(categoriesOf(bundleOf({sentenceOf("a", "x"), sentenceOf("b", "y", 2020)})),
             std::string("ABDFG"));
    QCOMPARE(categoriesOf(bundleOf({sentenceOf("a", "x")}, "risk_trend")), std::string("CG"));
    QCOMPARE(categoriesOf(bundleOf({sentenceOf("a", "x"), sentenceOf("b", "y", 2019, 2, "Apple Inc.")})),
             std::string("E"));
    QCOMPARE(categoriesOf(bundleOf({sentenceOf("a", "x")}, "definition")), std::string("H"));
    QCOMPARE(categoriesOf(bundleOf({sentenceOf("a", "x")}, "verification")), std::string("G"));
    QCOMPARE(categoriesOf({}), std::string());
}

void TstQuestionDrafting::rules() {
    QCOMPARE(categoryRules().size(), std::size_t{10});
    const Bundle years = bundleOf({sentenceOf("a", "x"), sentenceOf("b", "y", 2020)});
    const auto trend = draftOfCategory(years, 'D', "v3 #1");
    QVERIFY(trend);
    QCOMPARE(trend->category, std::string("D"));
    QCOMPARE(trend->answerType, std::string("span"));
    QCOMPARE(trend->retrievalScope, std::string("cross_year"));
    QCOMPARE(trend->difficulty, std::string("medium"));
    QVERIFY(trend->years == (std::vector<std::int64_t>{2019, 2020}));
    QVERIFY(trend->evidenceSentenceIds == (std::vector<std::string>{"a", "b"}));
    QVERIFY(trend->sectionHints == std::vector<std::string>{"ITEM_7"});
    const auto check = draftOfCategory(years, 'G');
    QVERIFY(check);
    QCOMPARE(check->answerType, std::string("boolean"));
    QCOMPARE(check->retrievalScope, std::string("cross_year"));
    QCOMPARE(check->difficulty, std::string("hard"));
    const auto across =
        draftOfCategory(bundleOf({sentenceOf("a", "x"), sentenceOf("b", "y", 2019, 2, "Apple Inc.")}), 'E');
    QVERIFY(across);
    QVERIFY(across->answerIsList);
    QCOMPARE(across->retrievalScope, std::string("cross_company"));
    // More evidence than the category wants is said.
    const auto local = draftOfCategory(years, 'A');
    QVERIFY(local);
    QVERIFY(local->notes.find("category A wants 1") != std::string::npos);
    for (const char wrong : {'E', 'C', 'H', 'J', 'Z'}) {
        const auto refused = draftOfCategory(years, wrong);
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, std::string("category"));
    }
}

void TstQuestionDrafting::oneFigure() {
    const auto draft = draftOfCategory(bundleOf({sentenceOf("a", "Debt was $15.9 billion in 2020.")}), 'A');
    QVERIFY(draft);
    QCOMPARE(draft->answerType, std::string("numeric"));
    QVERIFY(draft->answerNumeric.has_value());
    QCOMPARE(*draft->answerNumeric, 15.9);
    QCOMPARE(draft->answerUnit, std::string("USD billions"));
    QVERIFY(std::abs(*draft->tolerance - 0.05) < 1e-12);
    const auto share = draftOfCategory(bundleOf({sentenceOf("a", "Margin was 24 % that year.")}), 'A');
    QVERIFY(share);
    QCOMPARE(share->answerUnit, std::string("%"));
    QCOMPARE(*share->tolerance, 0.5);
}

void TstQuestionDrafting::severalFigures() {
    const Bundle bundle =
        bundleOf({sentenceOf("a", "Debt rose from $11.6 billion to $15.9 billion, or 37 %.")});
    const auto figures = figureProposals(bundle);
    QCOMPARE(figures.size(), std::size_t{3});
    QCOMPARE(figures[0].raw, std::string("$11.6 billion"));
    const auto draft = draftOfCategory(bundle, 'A');
    QVERIFY(draft);
    QCOMPARE(draft->answerType, std::string("numeric"));
    QVERIFY(!draft->answerNumeric); // which of them is asked about is for a person to say
    const auto none = draftOfCategory(bundleOf({sentenceOf("a", "Debt rose in 2019.")}), 'A');
    QVERIFY(none);
    QCOMPARE(none->answerType, std::string("span"));
}

// 8.3: $11.6B in 2019 and $15.9B in 2020 are $4.3B more, give or take $0.1B.
void TstQuestionDrafting::changes() {
    const Bundle bundle = bundleOf({sentenceOf("a", "Debt was $11,600 million in 2019.", 2019),
                                    sentenceOf("b", "Debt was $15.9 billion in 2020.", 2020)});
    const auto found = changeProposals(bundle);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].value, 4.3);
    QVERIFY(std::abs(found[0].tolerance - 0.0505) < 1e-12);
    const Bundle same = bundleOf(
        {sentenceOf("a", "Debt was $11.6 billion.", 2019), sentenceOf("b", "Debt was $15.9 billion.", 2020)});
    QVERIFY(std::abs(changeProposals(same)[0].tolerance - 0.1) < 1e-12);
    const Question draft = draftOfChange(same, changeProposals(same)[0]);
    QCOMPARE(draft.category, std::string("D"));
    QCOMPARE(draft.answerType, std::string("numeric"));
    QCOMPARE(*draft.answerNumeric, 4.3);
    QCOMPARE(draft.answerUnit, std::string("USD billions"));
    QVERIFY(draft.evidenceSentenceIds == (std::vector<std::string>{"a", "b"}));
    // Dollars and per cent have no difference.
    QVERIFY(changeProposals(bundleOf({sentenceOf("a", "Debt was $11.6 billion.", 2019),
                                      sentenceOf("b", "Debt rose by 37 %.", 2020)}))
                .empty());
}

void TstQuestionDrafting::noInventedAnswer() {
    const Bundle bundle = bundleOf({sentenceOf("a", "Debt was $15.9 billion."), sentenceOf("b", "y", 2020)});
    for (const char category : categoriesOf(bundle)) {
        const auto draft = draftOfCategory(bundle, category);
        QVERIFY(draft);
        QVERIFY(draft->questionText.empty());
        QVERIFY(draft->answerText.empty());
    }
}

void TstQuestionDrafting::absent() {
    const std::vector<workspace::CorpusSlice> slices{sliceOf(1, "A", 2018), sliceOf(1, "A", 2020),
                                                     sliceOf(2, "B", 2019), sliceOf(2, "B", 2020)};
    const auto filings = absentFilings(slices, 10);
    const std::vector<AbsentFiling> expected{{1, "A", 2019}, {1, "A", 2017}, {1, "A", 2021},
                                             {2, "B", 2018}, {2, "B", 2017}, {2, "B", 2021}};
    QVERIFY(filings == expected);
    QCOMPARE(absentFilings(slices, 1).size(), std::size_t{2});
    const Question question = draftOfNoAnswer(filings.front(), "revenue");
    QCOMPARE(question.category, std::string("J"));
    QCOMPARE(question.answerType, std::string("no_answer"));
    QVERIFY(question.evidenceSentenceIds.empty());
    QVERIFY(question.years == std::vector<std::int64_t>{2019});
}

void TstQuestionDrafting::paraphrases() {
    Question original;
    original.questionId = "P3V3-Q001";
    original.questionText = "How did debt change?";
    original.extra = "{\"domain\":\"debt\"}";
    original.status = model::QuestionStatus::Approved;
    QVERIFY(!paraphraseOf(original));
    const Question first = draftOfParaphrase(original, 1);
    QCOMPARE(first.questionId, std::string("P3V3-Q001-p1"));
    QVERIFY(first.questionText.empty());
    QVERIFY(first.status == model::QuestionStatus::Draft);
    QCOMPARE(paraphraseOf(first).value_or(""), std::string("P3V3-Q001"));
    QVERIFY(first.extra.find("\"domain\":\"debt\"") != std::string::npos);
    QCOMPARE(paraphraseOf(draftOfParaphrase(first, 2)).value_or(""), std::string("P3V3-Q001"));
}

void TstQuestionDrafting::wanted() {
    workspace::TargetMix mix;
    workspace::TargetCell cell;
    for (const auto& [category, count] : {std::pair("A", 5), std::pair("E", 9), std::pair("D", 2)}) {
        cell.categories = {category};
        cell.wanted = count;
        mix.cells.push_back(cell);
    }
    TargetProgress progress;
    progress.cells = {{5, 1}, {9, 2}, {2, 2}};
    const auto list = wantedCategories(mix, progress);
    QVERIFY(list == (std::vector<WantedCategory>{{'E', 7}, {'A', 4}}));
    const std::vector<Bundle> bundles{
        bundleOf({sentenceOf("a", "x")}, "risk_trend"), bundleOf({sentenceOf("b", "x")}),
        bundleOf({sentenceOf("c", "x"), sentenceOf("d", "y", 2019, 2, "Apple Inc.")})};
    QVERIFY(offeredBundles(bundles, list) == (std::vector<std::size_t>{2, 1, 0}));
}

void TstQuestionDrafting::offers() {
    const Bundle bundle = bundleOf({sentenceOf("a", "Debt was $11.6 billion in 2019.", 2019),
                                    sentenceOf("b", "Debt was $15.9 billion in 2020.", 2020)});
    const std::vector<WantedCategory> wanted{{'D', 4}};
    const auto list = draftOffers(bundle, wanted);
    std::vector<std::string> keys;
    for (const DraftOffer& offer : list) {
        keys.push_back(offer.key());
    }
    // What is wanted first; of A each figure, of D the change; I is of one company.
    QVERIFY(
        (keys == std::vector<std::string>{"D", "D 2019 2020 +4.3 USD billions", "A", "A 11.6 USD billions",
                                          "A 15.9 USD billions", "B", "F", "G", "I"}));
    QCOMPARE(list[0].wanted, std::int64_t{4});
    const auto figure = draftOfOffer(bundle, list[4]);
    QVERIFY(figure.has_value());
    QCOMPARE(*figure->answerNumeric, 15.9);
    QVERIFY(figure->evidenceSentenceIds == std::vector<std::string>{"b"});
    QVERIFY(figure->years == std::vector<std::int64_t>{2020});
    QVERIFY(figure->answerText.empty() && figure->questionText.empty());
    const auto change = draftOfOffer(bundle, list[1]);
    QVERIFY(change.has_value());
    QVERIFY(std::abs(*change->answerNumeric - 4.3) < 1e-12);
    QCOMPARE(change->answerType, std::string("numeric"));
    QVERIFY(draftOffers({}, wanted).empty());
}

// Of a bundle of which nobody has chosen sentences.
void TstQuestionDrafting::noMoreEvidenceThanIsWanted() {
    using At = std::vector<std::size_t>;
    const auto ofYears = [](std::initializer_list<std::int64_t> years) {
        std::vector<BundleSentence> sentences;
        for (const std::int64_t year : years) {
            sentences.push_back(sentenceOf("s" + std::to_string(sentences.size()), "Debt grew.", year));
        }
        return bundleOf(std::move(sentences));
    };
    QVERIFY(evidencePlaces(ofYears({2019, 2020}), 'D') == (At{0, 1}));
    QVERIFY(evidencePlaces(ofYears({2019, 2019, 2020, 2020, 2020}), 'D') == (At{0, 1, 2, 3}));
    QVERIFY(evidencePlaces(ofYears({2019, 2019, 2019, 2019, 2020}), 'D') == (At{0, 1, 2, 4}));
    // Of more years than it wants the first, the last, and some between.
    QVERIFY(evidencePlaces(ofYears({2010, 2011, 2012, 2013, 2014, 2015, 2016}), 'D') == (At{0, 2, 4, 6}));
    QVERIFY(evidencePlaces(ofYears({2019, 2019, 2019, 2019}), 'F') == (At{0, 1, 2}));
    Bundle companies;
    for (std::int64_t cik = 1; cik <= 6; ++cik) {
        for (int i = 0; i < 2; ++i) {
            companies.sentences.push_back(sentenceOf("s", "Debt grew.", 2019, cik, std::to_string(cik)));
        }
    }
    QVERIFY(evidencePlaces(companies, 'E') == (At{0, 2, 4, 6, 10}));
    QVERIFY(evidencePlaces(bundleOf({sentenceOf("a", "Debt grew."), sentenceOf("b", "To $2 million.")}),
                           'A') == At{1});
    QVERIFY(evidencePlaces({}, 'D').empty());

    const Bundle many = ofYears({2018, 2018, 2019, 2019, 2020, 2020});
    const auto whole = draftOfWhole(many, nullptr, "v3 #1");
    QVERIFY(whole.has_value());
    QCOMPARE(whole->category, std::string("D"));
    QVERIFY(whole->evidenceSentenceIds == (std::vector<std::string>{"s0", "s1", "s2", "s4"}));
    QVERIFY(whole->notes.find("2 of the bundle's 6 sentences are left out: category D wants 2 to 4") !=
            std::string::npos);
    const DraftOffer fact{.category = 'A'};
    const Bundle figures = bundleOf(
        {sentenceOf("a", "Debt was $11.6 billion.", 2019), sentenceOf("b", "Debt was $15.9 billion.", 2020)});
    const auto local = draftOfWhole(figures, &fact);
    QVERIFY(local.has_value());
    QVERIFY(local->evidenceSentenceIds == std::vector<std::string>{"a"});
    QVERIFY(!local->answerNumeric); // which of both is asked about is for a person to say
    // What fits is as it was.
    QVERIFY(draftOfWhole(figures, nullptr)->notes.find("left out") == std::string::npos);
}

ASSAY_TEST(TstQuestionDrafting)
#include "tst_question_drafting.moc"
