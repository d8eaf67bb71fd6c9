#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/evaluate/neighbours/corpus_fields.h"
#include "core/evaluate/neighbours/random_search.h"
#include "core/evaluate/neighbours/result_pools.h"
#include "core/retrieval/corpus_searches.h"
#include "tests/core/evaluate/neighbour_fixtures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <map>
#include <numeric>

using namespace assay;
using evaluate::CorpusTexts;
using evaluate::ResultPools;

namespace {

// Three filings of one company, the third with the texts of the first; rows 2 and 7 say the same.
tests::SmallCorpus threeFilings() {
    tests::SmallCorpus corpus;
    const std::vector<std::vector<std::string>> texts{{"Sales rose.", "Costs fell.", "We sell.", "Taxes."},
                                                      {"Other.", "Words."},
                                                      {"Sales rose.", "Costs fell.", "We sell.", "Taxes."}};
    for (std::size_t filing = 0; filing < texts.size(); ++filing) {
        for (std::size_t i = 0; i < texts[filing].size(); ++i) {
            tests::CorpusRow row;
            row.cik = 7;
            row.year = 2018 + static_cast<std::int32_t>(filing);
            row.section = "7";
            row.position = static_cast<std::int32_t>(i);
            row.text = texts[filing][i];
            corpus.rows.push_back(row);
        }
    }
    corpus.finish();
    return corpus;
}

CorpusTexts textsOf(const tests::SmallCorpus& corpus) {
    std::vector<std::string> texts;
    for (const tests::CorpusRow& row : corpus.rows) {
        texts.push_back(row.text);
    }
    return {texts, corpus.columns};
}

} // namespace

class TestResultPools : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void filingsOfTheSameTextHaveOneNumber() {
        const tests::SmallCorpus corpus = threeFilings();
        std::vector<std::string> ofRows;
        for (const tests::CorpusRow& row : corpus.rows) {
            ofRows.push_back(row.text);
        }
        std::vector<workspace::Filing> identical(2);
        identical[0].slices = {0};
        identical[1].slices = {2};
        const std::vector<std::vector<workspace::Filing>> groups{identical};
        const CorpusTexts texts(ofRows, corpus.columns, groups);
        QCOMPARE(texts.firstOf(6), 0U);
        QCOMPARE(texts.firstOf(9), 3U);
        QCOMPARE(texts.sameFiling(0), std::optional(0U));
        QCOMPARE(texts.sameFiling(9), std::optional(0U));
        QVERIFY(!texts.sameFiling(4).has_value());
    }

    void longTextsAreComparedToo() {
        tests::SmallCorpus corpus;
        corpus.rows.resize(3);
        corpus.rows[0].text = std::string(500, 'a');
        corpus.rows[1].text = std::string(499, 'a') + "b";
        corpus.rows[2].text = std::string(500, 'a');
        corpus.finish();
        const CorpusTexts texts = textsOf(corpus);
        QCOMPARE(texts.firstOf(1), 1U);
        QCOMPARE(texts.firstOf(2), 0U);
    }

    void poolsAreWhatCanBeReturned() {
        const tests::SmallCorpus corpus = threeFilings();
        const CorpusTexts texts = textsOf(corpus);
        const auto fields = evaluate::corpusFieldIndex(corpus.columns);
        std::vector<bool> hasVector(corpus.rows.size(), true);
        hasVector[1] = false;
        ResultPools pools({.fields = &*fields, .hasVector = &hasVector, .texts = &texts});
        model::AnchorOutcome anchor;
        anchor.row = 0;
        anchor.gold = {1, 2};
        const auto open = pools.of({}, false, anchor);
        QVERIFY((*open)->rows == (model::ResultPool{9, 2}));
        QVERIFY(*(*open)->texts == (model::ResultPool{5, 2})); // six texts, its own is out
        const auto byVector = pools.of({}, true, anchor);
        QVERIFY((*byVector)->rows == (model::ResultPool{8, 1}));
        const auto filtered = pools.of({{"year", "2018"}}, true, anchor);
        QVERIFY((*filtered)->rows == (model::ResultPool{2, 1}));
        QVERIFY(*(*filtered)->texts == (model::ResultPool{2, 1}));
        QVERIFY(!pools.of({{"colour", "red"}}, false, anchor).has_value());
        QVERIFY(!pools.of({{"colour", "red"}}, false, anchor).has_value());
        QVERIFY(!*ResultPools({}).of({}, false, anchor));
    }

    // Every row is as often in each place as another, the asker nowhere.
    void randomOrdersAreEven() {
        const tests::SmallCorpus corpus = threeFilings();
        auto fields =
            std::make_shared<retrieval::FieldIndex>(std::move(*evaluate::corpusFieldIndex(corpus.columns)));
        const evaluate::RandomSearch search(fields, {}, 3);
        std::vector<retrieval::Query> queries(4'000);
        for (retrieval::Query& query : queries) {
            query.asker = 2;
        }
        const auto lists = search.search(queries, 3, {{"year", "2018"}}, {});
        QVERIFY(lists.has_value());
        std::map<retrieval::Row, int> first;
        for (const auto& hits : *lists) {
            QCOMPARE(hits.size(), std::size_t{3});
            ++first[hits[0].row];
            QVERIFY(std::ranges::find(hits, 2U, &retrieval::Hit::row) == hits.end());
        }
        for (const retrieval::Row row : {0U, 1U, 3U}) {
            QVERIFY(std::abs(first[row] - 4'000 / 3) < 130);
        }
        QVERIFY(*lists == *search.search(queries, 3, {{"year", "2018"}}, {}));
    }

    // Random rankings that go no other way have the chance levels of hypergeometric draws.
    void randomRankingsAgreeWithTheExactChance() {
        model::AnchorSearch search;
        search.pool = model::ResultPool{19, 6};
        QVERIFY(std::abs(*evaluate::hitByLuck(search, 5) - 0.889319) < 5e-7);
        QVERIFY(std::abs(*evaluate::reciprocalRankByLuck(search, 20) - 0.541888) < 5e-7);
        model::RandomRankings random;
        random.rankings = 10;
        random.firstGold = {4, 3, 0};
        random.gold = {4, 5, 1};
        search.random = random;
        QCOMPARE(evaluate::hitByLuck(search, 2), std::optional(0.7));
        QCOMPARE(evaluate::reciprocalRankByLuck(search, 2), std::optional(0.55));
        model::AnchorOutcome anchor;
        anchor.gold = {1, 2};
        const std::vector<int> ks{2};
        QCOMPARE(evaluate::allGoldByLuck(anchor, search, ks, 3)->recall.at(0), 0.45);
    }
};

ASSAY_TEST(TestResultPools)
#include "tst_result_pools.moc"
