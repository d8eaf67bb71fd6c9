// The contract of retrieval::Search, of every implementation: each is compared with what a plain loop over
// all rows says, and asked for the same things that it must refuse.
#include "core/base/random.h"
#include "core/retrieval/corpus_searches.h"
#include "tests/core/retrieval/bm25_samples.h"
#include "tests/core/retrieval/exact_reference.h"

#include <QtTest/QtTest>

#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::retrieval;
using base::ErrorCode;

namespace {

constexpr std::size_t kDimension = 24;

using Searches = std::shared_ptr<const Search>;

// A small corpus with everything that searches are made of, and the plain table of its fields.
struct Corpus {
    VectorMatrix matrix;
    tests::Texts texts;
    std::map<std::string, std::vector<std::string>> table;
    std::shared_ptr<const std::vector<std::uint32_t>> slices;
    std::shared_ptr<const std::vector<std::int64_t>> positions;
    std::shared_ptr<const FieldIndex> fields;
    std::shared_ptr<const ExactSearch> exact;
    std::shared_ptr<HnswIndex> hnsw;
    std::shared_ptr<const Bm25Index> lexical;

    [[nodiscard]] std::size_t rows() const { return matrix.rows(); }
};

// Vectors around few directions; a sixth repeat an earlier row, so that distances tie; some have none.
Corpus madeCorpus(std::size_t rows, std::uint64_t seed) {
    base::Random random(seed);
    Corpus corpus;
    std::vector<float> values = tests::clusteredVectors(random, rows, kDimension, 6, 0.5);
    for (std::size_t row = 1; row < rows; ++row) {
        const auto at = values.begin() + static_cast<std::ptrdiff_t>(row * kDimension);
        if (random.below(6) == 0) {
            const auto from = static_cast<std::ptrdiff_t>(random.below(row) * kDimension);
            std::copy_n(values.begin() + from, kDimension, at);
        } else if (random.below(25) == 0) {
            std::fill_n(at, kDimension, 0.0F);
        }
    }
    corpus.matrix = VectorMatrix::fromRows(values, kDimension)->matrix;
    corpus.texts = tests::randomTexts(random, rows, 40, 9);

    auto slices = std::make_shared<std::vector<std::uint32_t>>();
    auto positions = std::make_shared<std::vector<std::int64_t>>();
    std::vector<std::uint32_t> year;
    std::vector<std::uint32_t> kind;
    std::uint32_t slice = 0;
    std::int64_t position = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        if (random.below(7) == 0) {
            ++slice;
            position = 0;
        }
        position += 1 + static_cast<std::int64_t>(random.below(2));
        slices->push_back(slice);
        positions->push_back(position);
        year.push_back(slice % 3);
        kind.push_back(static_cast<std::uint32_t>(random.below(3)));
    }
    const std::vector<std::string> years{"", "2018", "2019", "2020"};
    const std::vector<std::string> kinds{"", "prose", "heading"};
    auto fields = std::make_shared<FieldIndex>(rows);
    if (!fields->add("year", year, years) || !fields->add("kind", kind, kinds) ||
        !fields->addNumbers("slice", *slices)) {
        qFatal("no fields");
    }
    for (std::size_t row = 0; row < rows; ++row) {
        corpus.table["year"].push_back(years[year[row]]);
        corpus.table["kind"].push_back(kinds[kind[row]]);
        corpus.table["slice"].push_back(std::to_string((*slices)[row]));
    }
    corpus.slices = slices;
    corpus.positions = positions;
    corpus.fields = fields;
    corpus.exact = std::make_shared<const ExactSearch>(*ExactSearch::create(corpus.matrix));
    base::NoProgress progress;
    corpus.hnsw = std::make_shared<HnswIndex>(
        *HnswIndex::build(corpus.matrix, {.m = 8, .efConstruction = 100}, {}, progress));
    corpus.lexical = std::make_shared<const Bm25Index>(tests::indexOf(corpus.texts));
    return corpus;
}

const Corpus& corpus() {
    static const Corpus made = madeCorpus(400, 5);
    return made;
}

// -- The plain reference ------------------------------------------------------------------------------------

RowSet scanned(const Corpus& corpus, const Filter& filter) {
    std::vector<Row> rows;
    for (std::size_t row = 0; row < corpus.rows(); ++row) {
        bool meets = true;
        for (const FieldEquals& wanted : filter) {
            meets = meets && corpus.table.at(wanted.field)[row] == wanted.value;
        }
        if (meets) {
            rows.push_back(static_cast<Row>(row));
        }
    }
    return RowSet::ofRows(rows);
}

using Reference = std::function<std::vector<Hit>(const Corpus&, const Query&, std::size_t, const Filter&)>;

std::vector<Hit> plainVector(const Corpus& corpus, const Query& query, std::size_t k, const Filter& filter) {
    return tests::obviouslyNearest(corpus.matrix, query.vector, k, scanned(corpus, filter));
}

// The scores of all rows by counting every posting; that these are right is the index's own test.
std::vector<Hit> plainLexical(const Corpus& corpus, const Query& query, std::size_t k, const Filter& filter) {
    const RowSet among = scanned(corpus, filter);
    std::vector<Hit> hits;
    const auto all = corpus.lexical->searchPlainly(query.text, corpus.rows());
    for (const Hit& hit : *all) {
        if (hits.size() < k && among.contains(hit.row)) {
            hits.push_back(hit);
        }
    }
    return hits;
}

std::vector<Hit> ordered(const std::map<Row, double>& scores, std::size_t k) {
    std::vector<Hit> hits;
    for (const auto& [row, score] : scores) {
        hits.push_back({row, -static_cast<float>(score)});
    }
    std::stable_sort(hits.begin(), hits.end(),
                     [](const Hit& a, const Hit& b) { return a.distance < b.distance; });
    hits.resize(std::min(k, hits.size()));
    return hits;
}

Reference hybridOf(const Reference& lexical, const Reference& vector, double alpha) {
    return [=](const Corpus& corpus, const Query& query, std::size_t k, const Filter& filter) {
        std::map<Row, double> scores;
        const auto add = [&](const Reference& part, double weight) {
            const auto hits = part(corpus, query, 100, filter);
            for (const Hit& hit : hits) {
                const double best = hits.front().distance;
                const double worst = hits.back().distance;
                scores[hit.row] +=
                    weight * (worst > best ? (worst - double{hit.distance}) / (worst - best) : 1);
            }
        };
        add(lexical, 1 - alpha);
        add(vector, alpha);
        return ordered(scores, k);
    };
}

std::vector<Hit> plainReciprocal(const Corpus& corpus, const Query& query, std::size_t k,
                                 const Filter& filter) {
    std::map<Row, double> scores;
    for (const Reference& part : {Reference(plainVector), Reference(plainLexical)}) {
        double rank = 60;
        for (const Hit& hit : part(corpus, query, 100, filter)) {
            scores[hit.row] += 1 / ++rank;
        }
    }
    return ordered(scores, k);
}

std::vector<Hit> plainWindow(const Corpus& corpus, const Query& query, std::size_t k, const Filter& filter) {
    constexpr std::int64_t kWidth = 2;
    const RowSet among = scanned(corpus, filter);
    std::vector<Hit> hits;
    std::set<Row> seen;
    std::vector<float> distances(corpus.rows(), 1.0F); // of a row without a vector
    for (const Hit& hit : plainVector(corpus, query, corpus.rows(), {})) {
        distances[hit.row] = hit.distance;
    }
    for (const Hit& hit : plainVector(corpus, query, corpus.rows(), filter)) {
        for (const std::int64_t offset : {0, -1, 1, -2, 2}) {
            static_assert(kWidth == 2);
            if (offset != 0 && query.asker == hit.row) {
                continue;
            }
            for (std::size_t row = 0; row < corpus.rows(); ++row) {
                const auto found = static_cast<Row>(row);
                if ((*corpus.slices)[row] == (*corpus.slices)[hit.row] &&
                    (*corpus.positions)[row] == (*corpus.positions)[hit.row] + offset &&
                    among.contains(found) && hits.size() < k && seen.insert(found).second) {
                    hits.push_back({found, distances[row]});
                }
            }
        }
    }
    return hits;
}

std::vector<Hit> plainUnion(const Corpus& corpus, const Query& query, std::size_t k, const Filter& filter) {
    std::map<Row, double> scores;
    for (const char* year : {"2018", ""}) {
        Filter both = filter;
        both.push_back({"year", year});
        for (const Hit& hit : plainVector(corpus, query, corpus.rows(), both)) {
            scores[hit.row] = -double{hit.distance};
        }
    }
    return ordered(scores, k);
}

// -- The implementations ------------------------------------------------------------------------------------

struct Implementation {
    std::string name;
    std::function<Searches(const Corpus&)> make;
    Reference reference;
    bool needsVector = false;
    bool needsText = false;
    DistanceKind distance = DistanceKind::Cosine;
    std::optional<double> recall;
    std::string label;
    bool vectors = false;
};

Searches taken(base::Result<std::unique_ptr<Search>> made) {
    if (!made) {
        qFatal("not made: %s %s", made.error().where.c_str(), made.error().detail.c_str());
    }
    return *std::move(made);
}

Searches exactOf(const Corpus& corpus) {
    return taken(makeExactSearch(corpus.exact, corpus.fields, "LSA 24"));
}

// So wide that it finds every row that can be reached.
Searches hnswOf(const Corpus& corpus) {
    return taken(makeHnswSearch(corpus.hnsw, corpus.fields, "LSA 24", 1000));
}

Searches lexicalOf(const Corpus& corpus) {
    return taken(makeLexicalSearch(corpus.lexical, corpus.fields));
}

Searches hybrid(const Corpus& corpus, double alpha) {
    return taken(makeHybridSearch(lexicalOf(corpus), exactOf(corpus), alpha));
}

const std::string kLexicalLabel = "BM25 k1=1.2 b=0.75";

const std::vector<Implementation>& implementations() {
    constexpr auto score = DistanceKind::NegativeScore;
    constexpr auto cosine = DistanceKind::Cosine;
    const auto half = [](const Corpus& c) { return hybrid(c, 0.5); };
    static const std::vector<Implementation> all{
        {"exact", exactOf, plainVector, true, false, cosine, 1, "exact, LSA 24", true},
        {"hnsw", hnswOf, plainVector, true, false, cosine, {}, "HNSW M=8 ef=1000, LSA 24", true},
        {"lexical", lexicalOf, plainLexical, false, true, score, 1.0, kLexicalLabel, false},
        {"hybrid", half, hybridOf(plainLexical, plainVector, 0.5), true, true, score, 1,
         "hybrid alpha=0.5 depth=100 (exact, LSA 24 + " + kLexicalLabel + ")", true},
        {"hybrid, vector alone", [](const Corpus& c) { return hybrid(c, 1); }, plainVector, true, false,
         cosine, 1, "hybrid alpha=1 (exact, LSA 24 + " + kLexicalLabel + ")", true},
        {"hybrid, lexical alone", [](const Corpus& c) { return hybrid(c, 0); }, plainLexical, false, true,
         score, 1.0, "hybrid alpha=0 (exact, LSA 24 + " + kLexicalLabel + ")", false},
        {"hybrid of HNSW",
         [](const Corpus& c) { return taken(makeHybridSearch(lexicalOf(c), hnswOf(c), 0.25)); },
         hybridOf(plainLexical, plainVector, 0.25),
         true,
         true,
         score,
         {},
         "hybrid alpha=0.25 depth=100 (HNSW M=8 ef=1000, LSA 24 + " + kLexicalLabel + ")",
         true},
        {"reciprocal ranks",
         [](const Corpus& c) { return taken(makeReciprocalRankSearch({exactOf(c), lexicalOf(c)})); },
         plainReciprocal, true, true, score, 1,
         "reciprocal ranks c=60 depth=100 (exact, LSA 24 + " + kLexicalLabel + ")", true},
        {"window",
         [](const Corpus& c) {
             return taken(makeWindowSearch(exactOf(c), 2, c.slices, c.positions, c.fields));
         },
         plainWindow, true, false, cosine, 1, "window ±2 (exact, LSA 24)", true},
        {"union",
         [](const Corpus& c) { return taken(makeUnionSearch(exactOf(c), "year", {"2018", "", "2018"})); },
         plainUnion, true, false, cosine, 1, "union over year (none), 2018 (exact, LSA 24)", true},
    };
    return all;
}

struct Questions {
    std::vector<std::vector<float>> vectors;
    std::vector<std::string> texts;

    [[nodiscard]] std::vector<Query> queries() const {
        std::vector<Query> queries;
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            queries.push_back({vectors[i], texts[i]});
        }
        return queries;
    }
};

// Half of them rows of the corpus as they are, so that they tie with their copies; of any length.
Questions questions(const Corpus& corpus, base::Random& random, std::size_t count) {
    Questions made;
    while (made.vectors.size() < count) {
        const std::size_t row = random.below(corpus.rows());
        if (!corpus.matrix.usable(static_cast<Row>(row))) {
            continue;
        }
        const auto values = corpus.matrix.row(static_cast<Row>(row));
        std::vector<float> vector(values.begin(), values.end());
        if (random.below(2) == 0) {
            for (float& number : vector) {
                number = 3 * (number + static_cast<float>(0.2 * random.normal()));
            }
        }
        made.vectors.push_back(std::move(vector));
        const std::string& text = corpus.texts[random.below(corpus.rows())];
        made.texts.push_back(text.empty() || random.below(3) == 0
                                 ? tests::wordOf(random.below(40)) + " " + tests::wordOf(random.below(60))
                                 : text);
    }
    return made;
}

Filter someFilter(const Corpus& corpus, base::Random& random) {
    const std::size_t row = random.below(corpus.rows());
    const auto of = [&](const std::string& field) { return FieldEquals{field, corpus.table.at(field)[row]}; };
    switch (random.below(6)) {
    case 0:
        return {of("slice")};
    case 1:
        return {of("year"), of("kind")};
    case 2:
        return {of("slice"), {"kind", "prose"}};
    case 3:
        return {{"kind", "prose"}};
    case 4:
        return {of("year"), {"kind", "no such kind"}};
    default:
        return {};
    }
}

} // namespace

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

    void measuredRecall();
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

// What was measured is said of the index at that ef, of itself alone.
void TstCorpusSearches::measuredRecall() {
    const Corpus measured = madeCorpus(300, 11);
    const std::vector<Row> sample = measured.hnsw->recallSample(50, 1);
    std::vector<std::vector<Hit>> exact;
    for (const Row row : sample) {
        exact.push_back(measured.exact->nearest(measured.matrix.row(row), 10)->front());
    }
    const auto recall = measured.hnsw->measureRecall(sample, exact, 10, 1);
    QVERIFY(recall.has_value());
    const auto search = taken(makeHnswSearch(measured.hnsw, measured.fields, {}));
    QVERIFY(search->capabilities().recall == recall->recall);
    QCOMPARE(search->capabilities().recallAt, 10);
    QCOMPARE(search->capabilities().label, std::string("HNSW M=8 ef=128"));
    const auto wider = taken(makeHnswSearch(measured.hnsw, measured.fields, {}, 300));
    QVERIFY(!wider->capabilities().recall);
    QCOMPARE(wider->capabilities().recallAt, 0);
    const auto mixed = taken(makeReciprocalRankSearch({exactOf(measured), search}));
    QVERIFY(!mixed->capabilities().recall);
    const auto window = taken(makeWindowSearch(search, 1, measured.slices, measured.positions));
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
    const auto narrow = VectorMatrix::fromRows(tests::randomVectors(random, 400, 3), 3);
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

QTEST_APPLESS_MAIN(TstCorpusSearches)
#include "tst_corpus_searches.moc"
