// The contract of retrieval::Search, of every implementation: each is compared with what a plain loop over
// all rows says, and asked for the same things that it must refuse.
#include "tests/core/retrieval/search_implementations.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::tests;
using base::ErrorCode;

class TstCorpusSearches : public QObject {
    Q_OBJECT

  private slots:

    void asTheReference_data() { each(); }

    void asTheReference();

    void fewRows_data() { each(); }

    void fewRows();

    void capabilities_data() { each(); }

    void capabilities();

    void vectors_data() { each(); }

    void vectors();

    void refuses_data() { each(); }

    void refuses();

    void stops_data() { each(); }

    void stops();

    void recallOfApproximateSearchIsUnknown();
    void windowWithoutFields();
    void askersBringNothing();
    void windowOfWords();
    void theDepthDecides();
    void whatDoesNotBelongTogether();

  private:
    static void each() {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < implementations().size(); ++i) {
            QTest::newRow(implementations()[i].name.c_str()) << static_cast<int>(i);
        }
    }

    static const Implementation& current() {
        const int* const which = static_cast<const int*>(QTest::qData("which", qMetaTypeId<int>()));
        return implementations()[static_cast<std::size_t>(*which)];
    }
};

void TstCorpusSearches::asTheReference() {
    const Implementation& implementation = current();
    const Searches search = implementation.make(corpus());
    base::Random random(6);
    std::size_t found = 0;
    for (int trial = 0; trial < 60; ++trial) {
        const Filter filter = someFilter(corpus(), random);
        const std::size_t k = trial % 10 == 0   ? corpus().rows() + random.below(50)
                              : trial % 10 == 1 ? 1
                                                : 1 + random.below(40);
        const Questions asked = questions(corpus(), random, random.below(6));
        const std::vector<Query> queries = asked.queries();
        const auto lists = search->search(queries, k, filter, {});
        QVERIFY(lists.has_value());
        QCOMPARE(lists->size(), queries.size());
        for (std::size_t q = 0; q < queries.size(); ++q) {
            const auto due = implementation.reference(corpus(), queries[q], k, filter);
            QCOMPARE((*lists)[q].size(), due.size());
            QVERIFY((*lists)[q] == due);
            found += due.size();
        }
        // The same once more, and each query alone.
        for (std::size_t q = 0; q < queries.size(); ++q) {
            const auto alone = search->search(std::span(queries).subspan(q, 1), k, filter, {});
            QVERIFY(alone.has_value());
            QVERIFY(alone->front() == (*lists)[q]);
        }
    }
    QVERIFY(found > 500);
}

void TstCorpusSearches::fewRows() {
    const Implementation& implementation = current();
    base::Random random(8);
    for (const std::size_t rows : {1U, 2U, 9U}) {
        const Corpus small = madeCorpus(rows, 40 + rows);
        const Searches search = implementation.make(small);
        const Questions asked = questions(small, random, 3);
        for (const std::size_t k :
             {std::size_t{1}, std::size_t{5}, std::numeric_limits<std::size_t>::max()}) {
            const auto lists = search->search(asked.queries(), k, {}, {});
            QVERIFY(lists.has_value());
            for (std::size_t q = 0; q < 3; ++q) {
                QVERIFY((*lists)[q] == implementation.reference(small, asked.queries()[q],
                                                                std::min<std::size_t>(k, 1000), {}));
            }
        }
    }
}

void TstCorpusSearches::capabilities() {
    const Implementation& implementation = current();
    const Capabilities can = implementation.make(corpus())->capabilities();
    QCOMPARE(can.needsVector, implementation.needsVector);
    QCOMPARE(can.needsText, implementation.needsText);
    QVERIFY(can.filters);
    QCOMPARE(can.vectors, implementation.vectors);
    QCOMPARE(can.dimension, implementation.vectors ? kDimension : std::size_t{0});
    QCOMPARE(can.rows, corpus().rows());
    QVERIFY(can.distance == implementation.distance);
    QCOMPARE(can.label, implementation.label);
    QVERIFY(can.recall == implementation.recall);
    QCOMPARE(can.recallAt, 0);
}

void TstCorpusSearches::vectors() {
    const Implementation& implementation = current();
    const Searches search = implementation.make(corpus());
    const std::vector<Row> rows{17, 3, 3, static_cast<Row>(corpus().rows() - 1)};
    const auto vectors = search->vectorsOf(rows);
    if (!implementation.vectors) {
        QVERIFY(!vectors);
        QCOMPARE(vectors.error().code, ErrorCode::InvalidArgument);
        return;
    }
    QVERIFY(vectors.has_value());
    std::vector<float> due;
    for (const Row row : rows) {
        const auto values = corpus().matrix.row(row);
        due.insert(due.end(), values.begin(), values.end());
    }
    QVERIFY(*vectors == due);
    const auto beyond = search->vectorsOf(std::vector<Row>{0, static_cast<Row>(corpus().rows())});
    QVERIFY(!beyond);
    QCOMPARE(beyond.error().code, ErrorCode::InvalidArgument);
}

void TstCorpusSearches::refuses() {
    const Implementation& implementation = current();
    const Searches search = implementation.make(corpus());
    base::Random random(7);
    const Questions asked = questions(corpus(), random, 2);
    std::vector<Query> queries = asked.queries();
    const auto refused = [&](std::size_t k, const Filter& filter) {
        const auto lists = search->search(queries, k, filter, {});
        return !lists && lists.error().code == ErrorCode::InvalidArgument ? lists.error().where
                                                                          : std::string("answered");
    };
    const std::string answered = "answered";
    const Filter nothingMeets{{"kind", "no such kind"}};
    QCOMPARE(refused(5, {}), answered);
    QCOMPARE(refused(0, {}), std::string("k"));
    QCOMPARE(refused(5, {{"no such field", "x"}}), std::string("filter"));
    // Also where the filter leaves nothing to search in.
    for (const Filter& filter : {Filter{}, nothingMeets}) {
        const auto refusesVector = [&](std::span<const float> vector) {
            queries[1].vector = vector;
            const std::string where = refused(5, filter);
            queries[1].vector = asked.vectors[1];
            return where;
        };
        const bool needs = implementation.needsVector;
        std::vector<float> wrong = asked.vectors[1];
        QCOMPARE(refusesVector({}), needs ? "query" : answered);
        QCOMPARE(refusesVector(std::span(wrong).first(kDimension - 1)), needs ? "dimension" : answered);
        wrong[3] = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(refusesVector(wrong), needs ? "query" : answered);
        wrong[3] = -std::numeric_limits<float>::infinity();
        QCOMPARE(refusesVector(wrong), needs ? "query" : answered);
        wrong.assign(kDimension, 0.0F);
        QCOMPARE(refusesVector(wrong), needs ? "query" : answered);
        queries[0].text = {};
        QCOMPARE(refused(5, filter), implementation.needsText ? "query" : answered);
        queries[0].text = asked.texts[0];
    }
    QVERIFY(search->search({}, 5, {}, {})->empty());
}

void TstCorpusSearches::stops() {
    const Searches search = current().make(corpus());
    base::Random random(9);
    const Questions asked = questions(corpus(), random, 3);
    std::stop_source source;
    source.request_stop();
    for (const Filter& filter : {Filter{}, Filter{{"kind", "prose"}}, Filter{{"kind", "no such kind"}}}) {
        const auto lists = search->search(asked.queries(), 5, filter, source.get_token());
        QVERIFY(!lists);
        QCOMPARE(lists.error().code, ErrorCode::Cancelled);
    }
}

// It depends on what is asked: whoever asks measures it.
void TstCorpusSearches::recallOfApproximateSearchIsUnknown() {
    const Corpus made = madeCorpus(300, 11);
    const auto search = taken(makeHnswSearch(made.hnsw, made.fields, {}));
    QVERIFY(!search->capabilities().recall);
    QCOMPARE(search->capabilities().recallAt, 0);
    QCOMPARE(search->capabilities().label, std::string("HNSW M=8 ef=128"));
    const auto wider = taken(makeHnswSearch(made.hnsw, made.fields, {}, 300));
    QCOMPARE(wider->capabilities().label, std::string("HNSW M=8 ef=300"));
    const auto mixed = taken(makeReciprocalRankSearch({exactOf(made), search}));
    QVERIFY(!mixed->capabilities().recall);
    const auto window = taken(makeWindowSearch(search, 1, made.slices, made.positions));
    QVERIFY(!window->capabilities().recall);
}

void TstCorpusSearches::windowWithoutFields() {
    const auto search = taken(makeWindowSearch(exactOf(corpus()), 2, corpus().slices, corpus().positions));
    base::Random random(10);
    const Questions asked = questions(corpus(), random, 2);
    QVERIFY(!search->capabilities().filters);
    QVERIFY(search->search(asked.queries(), 9, {}, {})->front() ==
            plainWindow(corpus(), asked.queries()[0], 9, {}));
    const auto filtered = search->search(asked.queries(), 9, {{"kind", "prose"}}, {});
    QVERIFY(!filtered);
    QCOMPARE(filtered.error().code, ErrorCode::InvalidArgument);
    QVERIFY(!makeUnionSearch(search, "year", {"2018"}));
}

// The sentence that asks finds itself; only other hits bring their neighbours.
void TstCorpusSearches::askersBringNothing() {
    const auto window =
        taken(makeWindowSearch(exactOf(corpus()), 2, corpus().slices, corpus().positions, corpus().fields));
    const auto plain = exactOf(corpus());
    std::size_t differences = 0;
    for (Row row = 0; row < corpus().rows(); ++row) {
        if (!corpus().matrix.usable(row)) {
            continue;
        }
        const std::vector<Query> queries{{corpus().matrix.row(row), {}, row}, {corpus().matrix.row(row), {}}};
        const auto lists = window->search(queries, 30, {}, {});
        QVERIFY(lists.has_value());
        QVERIFY((*lists)[0] == plainWindow(corpus(), queries[0], 30, {}));
        QVERIFY((*lists)[1] == plainWindow(corpus(), queries[1], 30, {}));
        differences += (*lists)[0] != (*lists)[1] ? 1 : 0;
        // Any other search answers as before.
        QVERIFY(*plain->search(std::span(queries).first(1), 9, {}, {}) ==
                *plain->search(std::span(queries).last(1), 9, {}, {}));
    }
    QVERIFY(differences > corpus().rows() / 2);
}

// Scores are nobody's distance: neighbours keep their hit's, and are said to.
void TstCorpusSearches::windowOfWords() {
    const auto window =
        taken(makeWindowSearch(lexicalOf(corpus()), 1, corpus().slices, corpus().positions, corpus().fields));
    QVERIFY(window->capabilities().distance == DistanceKind::NegativeScore);
    base::Random random(13);
    const Questions asked = questions(corpus(), random, 5);
    const auto lists = window->search(asked.queries(), 40, {}, {});
    QVERIFY(lists.has_value());
    for (const std::vector<Hit>& list : *lists) {
        QVERIFY(!list.empty());
        QVERIFY(std::is_sorted(list.begin(), list.end(),
                               [](const Hit& a, const Hit& b) { return a.distance < b.distance; }));
    }
}

// However many are asked for, the first are the same; another depth makes other lists.
void TstCorpusSearches::theDepthDecides() {
    base::Random random(14);
    const Questions asked = questions(corpus(), random, 12);
    const auto made = [](std::size_t depth) {
        return std::vector<Searches>{
            taken(makeHybridSearch(lexicalOf(corpus()), exactOf(corpus()), 0.5, depth)),
            taken(makeReciprocalRankSearch({lexicalOf(corpus()), exactOf(corpus())}, 60, depth))};
    };
    const auto usual = made(kFusedDepth);
    const auto few = made(7);
    for (std::size_t s = 0; s < usual.size(); ++s) {
        const auto whole = usual[s]->search(asked.queries(), corpus().rows(), {}, {});
        QVERIFY(whole.has_value());
        bool differs = false;
        for (const std::size_t k : {1U, 5U, 31U, 62U, 124U}) {
            const auto lists = usual[s]->search(asked.queries(), k, {}, {});
            const auto other = few[s]->search(asked.queries(), k, {}, {});
            QVERIFY(lists.has_value() && other.has_value());
            for (std::size_t q = 0; q < lists->size(); ++q) {
                const auto& all = (*whole)[q];
                const std::vector<Hit> first(
                    all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(k, all.size())));
                QVERIFY((*lists)[q] == first);
                QVERIFY((*other)[q].size() <= 14);
                differs = differs || (*other)[q] != (*lists)[q];
            }
        }
        QVERIFY(differs);
    }
    QCOMPARE(few[0]->capabilities().label,
             "hybrid alpha=0.5 depth=7 (exact, LSA 24 + " + kLexicalLabel + ")");
    QVERIFY(!makeHybridSearch(lexicalOf(corpus()), exactOf(corpus()), 0.5, 0));
    QVERIFY(!makeReciprocalRankSearch({lexicalOf(corpus())}, 60, 0));
}

void TstCorpusSearches::whatDoesNotBelongTogether() {
    const Corpus other = madeCorpus(20, 12);
    const auto where = [](const base::Result<std::unique_ptr<Search>>& made) {
        return !made && made.error().code == ErrorCode::InvalidArgument ? made.error().where
                                                                        : std::string("made");
    };
    const std::string rows = "rows";
    const auto wrong = makeExactSearch(corpus().exact, other.fields, {});
    QCOMPARE(where(wrong), rows);
    QCOMPARE(wrong.error().detail, std::string("20 instead of 400"));
    QCOMPARE(where(makeHnswSearch(corpus().hnsw, other.fields, {})), rows);
    QCOMPARE(where(makeLexicalSearch(corpus().lexical, other.fields)), rows);
    QCOMPARE(where(makeHybridSearch(lexicalOf(other), exactOf(corpus()), 0.5)), rows);
    QCOMPARE(where(makeReciprocalRankSearch({exactOf(corpus()), exactOf(other)})), rows);
    QCOMPARE(where(makeWindowSearch(exactOf(corpus()), 1, other.slices, corpus().positions)),
             std::string("slices"));
    QCOMPARE(where(makeWindowSearch(exactOf(corpus()), 1, corpus().slices, other.positions)),
             std::string("positions"));
    QCOMPARE(where(makeWindowSearch(exactOf(corpus()), 1, corpus().slices, corpus().positions, other.fields)),
             rows);

    base::Random random(13);
    const auto narrow = VectorMatrix::fromRows(randomVectors(random, 400, 3), 3);
    const auto narrowExact = std::make_shared<const ExactSearch>(*ExactSearch::create(narrow->matrix));
    const auto narrowSearch = taken(makeExactSearch(narrowExact, corpus().fields, {}));
    QCOMPARE(where(makeReciprocalRankSearch({exactOf(corpus()), narrowSearch})), std::string("dimension"));

    QCOMPARE(where(makeExactSearch(nullptr, corpus().fields, {})), std::string("index"));
    QCOMPARE(where(makeHnswSearch(nullptr, corpus().fields, {})), std::string("index"));
    QCOMPARE(where(makeLexicalSearch(nullptr, corpus().fields)), std::string("index"));
    QCOMPARE(where(makeLexicalSearch(corpus().lexical, nullptr)), std::string("fields"));
    QCOMPARE(where(makeHnswSearch(corpus().hnsw, corpus().fields, {}, HnswSettings::kLargestEf + 1)),
             std::string("ef"));
    QCOMPARE(where(makeHybridSearch(nullptr, exactOf(corpus()), 0.5)), std::string("search"));
    for (const double alpha : {-0.1, 1.1, std::nan("")}) {
        QCOMPARE(where(makeHybridSearch(lexicalOf(corpus()), exactOf(corpus()), alpha)),
                 std::string("alpha"));
    }
    QCOMPARE(where(makeReciprocalRankSearch({})), std::string("searches"));
    QCOMPARE(where(makeReciprocalRankSearch({exactOf(corpus())}, -1)), std::string("constant"));
    QCOMPARE(where(makeWindowSearch(exactOf(corpus()), -1, corpus().slices, corpus().positions)),
             std::string("width"));
    QCOMPARE(where(makeUnionSearch(exactOf(corpus()), "year", {})), std::string("values"));
    QCOMPARE(where(makeUnionSearch(exactOf(corpus()), "", {"2018"})), std::string("field"));
}

ASSAY_TEST(TstCorpusSearches)
#include "tst_corpus_searches.moc"
