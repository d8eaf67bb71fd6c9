#include "core/base/random.h"
#include "core/retrieval/bm25/bm25_index.h"
#include "core/text/folded_words.h"
#include "tests/core/retrieval/bm25_reference.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::retrieval;
using namespace assay::tests;

namespace {

std::vector<Row> allRows(std::size_t count) {
    std::vector<Row> rows(count);
    for (std::size_t i = 0; i < count; ++i) {
        rows[i] = static_cast<Row>(i);
    }
    return rows;
}

std::vector<Row> randomRows(base::Random& random, std::size_t count) {
    std::vector<Row> rows;
    if (random.below(2) == 0) {
        const std::size_t first = random.below(count);
        for (std::size_t row = first; row < std::min(count, first + random.below(200)); ++row) {
            rows.push_back(static_cast<Row>(row));
        }
        return rows;
    }
    const std::uint64_t step = 1 + random.below(40);
    for (std::size_t row = random.below(step); row < count; row += 1 + random.below(step)) {
        rows.push_back(static_cast<Row>(row));
    }
    return rows;
}

} // namespace

class TestBm25Index : public QObject {
    Q_OBJECT

  private slots:
    void wordsAsByIcu();
    void knownFigures();
    void asTheReference_data();
    void asTheReference();
    void manyBlocksAsPlainly();
    void manyPairs();
    void longQueries();
    void tiesByRow();
    void termsAreFoldedAndStemmed();
    void stopWords();
    void emptyCorpusAndQueries();
    void refusals();
    void cancelled();
    void otherParameters();
    void tellsHowFarItIs();
};

void TestBm25Index::wordsAsByIcu() {
    base::Random random(11);
    std::vector<std::string> pieces = {"a", "B", "z", "0", "9", ".", "'", ",", ";", ":", "_", " "};
    const std::size_t joining = pieces.size();
    for (char c = 1; c > 0 && c < 127; ++c) {
        pieces.emplace_back(1, c);
    }
    const std::size_t plain = pieces.size();
    for (const char* piece : {"é", "’", "½", "中", "ﬁ", "\r\n", "Ø", "™", "\xff", "e\u0301"}) {
        pieces.emplace_back(piece);
    }
    const std::array<std::size_t, 3> choices = {joining, plain, pieces.size()};
    for (int round = 0; round < 30000; ++round) {
        std::string text;
        const std::size_t choice = choices[static_cast<std::size_t>(round) % choices.size()];
        for (std::size_t n = random.below(12); n > 0; --n) {
            text += pieces[random.below(choice)];
        }
        Texts found;
        std::string scratch;
        text::forEachFoldedWord(text, scratch, [&](std::string_view word) { found.emplace_back(word); });
        if (found != termsOf(text, {})) {
            QCOMPARE(QByteArray::fromStdString(text), QByteArray("other words than by ICU"));
        }
    }
    std::string scratch;
    QVERIFY(text::foldPlainWords("Net sales, of $1,234.5 million; don't", scratch));
    QVERIFY(!text::foldPlainWords("Ørsted", scratch));
    QVERIFY(!text::foldPlainWords("a:b", scratch));
    QVERIFY(text::foldPlainWords("Item 7: a", scratch));
    QCOMPARE(scratch, std::string("item\0"
                                  "7\0"
                                  "a\0",
                                  9));
}

void TestBm25Index::knownFigures() {
    // Four rows with terms and an empty one: N = 4, mean length 2.5. "tax" stands in two.
    const Bm25Index index = indexOf({"tax tax rate", "", "tax", "other words here", "one two three"});
    const auto hits = index.search("tax", 10);
    QVERIFY(hits.has_value());
    QCOMPARE(hits->size(), std::size_t{2});
    const double idf = std::log(1 + 2.5 / 2.5);
    // The short row comes before the one that has the word twice.
    QCOMPARE((*hits)[1].row, Row{0});
    QVERIFY(std::abs((*hits)[1].distance + idf * 2 / (2 + 1.2 * (0.25 + 0.75 * 3 / 2.5))) < 1e-6);
    QCOMPARE((*hits)[0].row, Row{2});
    QVERIFY(std::abs((*hits)[0].distance + idf * 1 / (1 + 1.2 * (0.25 + 0.75 * 1 / 2.5))) < 1e-6);
    QCOMPARE(index.size().rows, std::size_t{5});
    QCOMPARE(index.size().rowsWithTerms, std::size_t{4});
    QCOMPARE(index.size().terms, std::size_t{8});
    QCOMPARE(index.size().postings, std::size_t{9});
    QCOMPARE(index.size().meanLength, 2.5);
    QVERIFY(index.size().memory > 0);
    QCOMPARE(index.documentFrequency("TAX"), std::size_t{2});
    QCOMPARE(index.documentFrequency("taxes"), std::size_t{0});
    QCOMPARE(index.documentFrequency("tax rate"), std::size_t{0});
    QCOMPARE(index.label(), std::string("BM25 k1=1.2 b=0.75"));
    QCOMPARE(index.source(), std::string("a corpus"));
}

void TestBm25Index::asTheReference_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("vocabulary");
    QTest::addColumn<int>("longest");
    QTest::addColumn<double>("k1");
    QTest::addColumn<double>("b");
    QTest::newRow("one row") << 1 << 5 << 6 << 1.2 << 0.75;
    QTest::newRow("one block") << 64 << 20 << 8 << 1.2 << 0.75;
    QTest::newRow("a block and a row") << 65 << 20 << 8 << 1.2 << 0.75;
    QTest::newRow("few words") << 900 << 6 << 12 << 1.2 << 0.75;
    QTest::newRow("many words") << 1500 << 900 << 30 << 1.2 << 0.75;
    QTest::newRow("no saturation by length") << 700 << 100 << 20 << 0.9 << 0.0;
    QTest::newRow("lengths in full") << 700 << 100 << 20 << 2.0 << 1.0;
    QTest::newRow("counts do not matter") << 700 << 60 << 20 << 0.0 << 0.75;
}

void TestBm25Index::asTheReference() {
    QFETCH(int, rows);
    QFETCH(int, vocabulary);
    QFETCH(int, longest);
    QFETCH(double, k1);
    QFETCH(double, b);
    base::Random random(static_cast<std::uint64_t>(rows) * 31 + 7);
    const auto words = static_cast<std::size_t>(vocabulary);
    const Texts texts =
        randomTexts(random, static_cast<std::size_t>(rows), words, static_cast<std::size_t>(longest));
    Bm25Settings settings;
    settings.k1 = k1;
    settings.b = b;
    const Bm25Index index = indexOf(texts, settings, 2, 100);
    const Bm25Reference reference(texts, settings);
    for (int round = 0; round < 60; ++round) {
        const std::string query = randomQuery(random, words);
        const std::vector<std::size_t> sizes = {1, 3, 10, 30, texts.size() + 5};
        const std::size_t k = sizes[random.below(sizes.size())];
        const bool restricted = random.below(2) == 0;
        const std::vector<Row> within = restricted ? randomRows(random, texts.size()) : allRows(texts.size());
        const RowSet set = RowSet::ofRows(within);
        const auto expected = reference.search(query, k, within);
        const auto hits = restricted ? index.search(query, k, &set) : index.search(query, k);
        QVERIFY(hits.has_value());
        QCOMPARE(hits->size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE((*hits)[i].row, expected[i].hit.row);
            QVERIFY((*hits)[i].distance == expected[i].hit.distance);
            QVERIFY(std::abs((*hits)[i].distance + expected[i].score) < 1e-5);
        }
        const auto plainly = restricted ? index.searchPlainly(query, k, &set) : index.searchPlainly(query, k);
        QVERIFY(plainly.has_value());
        QVERIFY(*plainly == *hits);
    }
}

// Enough blocks that most of them are skipped, in both passes.
void TestBm25Index::manyBlocksAsPlainly() {
    base::Random random(5);
    const Texts texts = randomTexts(random, 20000, 3000, 14);
    const Bm25Index index = indexOf(texts, {}, 3);
    for (int round = 0; round < 400; ++round) {
        const std::string query = randomQuery(random, round % 2 == 0 ? 3000 : 40);
        const std::size_t k = round % 3 == 0 ? 1 : 30;
        const auto all = index.search(query, k);
        QVERIFY(all.has_value());
        QVERIFY(*all == index.searchPlainly(query, k).value());
        const RowSet set = RowSet::ofRows(randomRows(random, texts.size()));
        const auto some = index.search(query, k, &set);
        QVERIFY(some.has_value());
        QVERIFY(*some == index.searchPlainly(query, k, &set).value());
    }
}

// More pairs of length and count than 16 bits number.
void TestBm25Index::manyPairs() {
    constexpr int kWords = 50;
    constexpr int kRows = 1'400;
    static_assert(kWords * kRows > 0xFFFF);
    Texts texts;
    std::vector<std::map<std::string, int>> counts;
    for (int row = 0; row < kRows; ++row) {
        auto& ofRow = counts.emplace_back();
        for (int word = 0; word < kWords; ++word) {
            ofRow[wordOf(static_cast<std::size_t>(word))] = 1 + word;
        }
        if (row > 0) {
            ofRow["more"] = row; // no two rows of one length
        }
        QString text;
        for (const auto& [word, count] : ofRow) {
            text += QString::fromStdString(word + ' ').repeated(count);
        }
        texts.push_back(text.toStdString());
    }
    const Bm25Index index = indexOf(texts, {}, 2);
    const auto hits = index.search("w7 w49 more", kRows);
    QVERIFY(hits.has_value());
    QVERIFY(*hits == index.searchPlainly("w7 w49 more", kRows).value());
    const auto expected = Bm25Reference(counts).search("w7 w49 more", kRows, allRows(texts.size()));
    QCOMPARE(hits->size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY((*hits)[i] == expected[i].hit);
    }
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("index").toStdString();
    QVERIFY(index.save(path).has_value());
    const auto loaded = Bm25Index::load(path);
    QVERIFY(loaded.has_value());
    QVERIFY(*loaded->search("w7 w49 more", kRows) == *hits);
}

// Weights that no longer fit with all their binary places, and more terms than the blocks are bounded for.
void TestBm25Index::longQueries() {
    Texts texts;
    std::string all;
    for (std::size_t row = 0; row < 20000; ++row) {
        texts.push_back(wordOf(row) + ' ' + wordOf(row / 2) + " same");
        all += wordOf(row) + ' ';
    }
    const Bm25Index index = indexOf(texts);
    for (const std::size_t words : {300U, 5000U, 20000U}) {
        std::string query;
        for (std::size_t word = 0; word < words; ++word) {
            query += wordOf(word) + ' ';
        }
        const auto hits = index.search(query, 50);
        QVERIFY(hits.has_value());
        QCOMPARE(hits->size(), std::size_t{50});
        QVERIFY(*hits == index.searchPlainly(query, 50).value());
    }
}

void TestBm25Index::tiesByRow() {
    Texts texts;
    for (int i = 0; i < 1000; ++i) {
        texts.push_back(i % 10 == 3 ? "the same sentence" : "another one stands here");
    }
    const auto hits = indexOf(texts).search("same sentence", 7);
    QVERIFY(hits.has_value());
    QCOMPARE(hits->size(), std::size_t{7});
    for (std::size_t i = 0; i < hits->size(); ++i) {
        QCOMPARE((*hits)[i].row, static_cast<Row>(10 * i + 3));
    }
}

void TestBm25Index::termsAreFoldedAndStemmed() {
    const Texts texts = {"Ørsted økte avgiften", "The tax increased", "Taxes INCREASES", "nothing"};
    const Bm25Index plain = indexOf(texts);
    QCOMPARE(plain.search("ORSTED", 5)->size(), std::size_t{1});
    QCOMPARE(plain.search("increased", 5)->size(), std::size_t{1});
    Bm25Settings settings;
    settings.stem = true;
    const Bm25Index stemmed = indexOf(texts, settings);
    QCOMPARE(stemmed.search("increases", 5)->size(), std::size_t{2});
    QCOMPARE(stemmed.search("avgifter", 5)->size(), std::size_t{1});
    QCOMPARE(stemmed.label(), std::string("BM25 k1=1.2 b=0.75, stemmed"));
}

void TestBm25Index::stopWords() {
    Bm25Settings settings;
    settings.stopWords = {"The", "of"};
    settings.stem = true;
    base::Random random(3);
    Texts texts = {"the cost of the sales", "cost", "of the", "The Tax"};
    const Bm25Index index = indexOf(texts, settings);
    QVERIFY(index.search("the of", 5)->empty());
    QCOMPARE(index.size().rowsWithTerms, std::size_t{3});
    QCOMPARE(index.label(), std::string("BM25 k1=1.2 b=0.75, stemmed, 2 stop words"));
    const auto hits = index.search("the cost", 5);
    const auto expected = Bm25Reference(texts, settings).search("the cost", 5, allRows(4));
    QCOMPARE(hits->size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY((*hits)[i] == expected[i].hit);
    }
}

void TestBm25Index::emptyCorpusAndQueries() {
    const Bm25Index none = indexOf({});
    QVERIFY(none.search("word", 3)->empty());
    const Bm25Index blank = indexOf({"", " … ", "--"});
    QVERIFY(blank.search("word", 3)->empty());
    QCOMPARE(blank.size().rows, std::size_t{3});
    const Bm25Index index = indexOf({"a word"});
    QVERIFY(index.search("", 3)->empty());
    QVERIFY(index.search(" , ", 3)->empty());
    QVERIFY(index.search("unknown", 3)->empty());
    const RowSet nowhere;
    QVERIFY(index.search("word", 3, &nowhere)->empty());
}

void TestBm25Index::refusals() {
    const Bm25Index index = indexOf({"one", "two", "three"});
    const auto codeOf = [](const auto& result) {
        return result ? std::string("none") : std::string(base::errorCodeName(result.error().code));
    };
    QCOMPARE(codeOf(index.search("one", 0)), std::string("invalid_argument"));
    const RowSet beyond = RowSet::all(4);
    QCOMPARE(codeOf(index.search("one", 1, &beyond)), std::string("invalid_argument"));
    for (const auto& [k1, b] : {std::pair{-0.1, 0.5}, {1.0, 1.1}, {1.0, -0.1}, {std::nan(""), 0.5}}) {
        QCOMPARE(codeOf(index.withParameters(k1, b)), std::string("invalid_argument"));
        Bm25Settings settings;
        settings.k1 = k1;
        settings.b = b;
        Bm25Builder builder(settings);
        QCOMPARE(codeOf(builder.add({})), std::string("invalid_argument"));
        QCOMPARE(codeOf(builder.finish()), std::string("invalid_argument"));
    }
}

void TestBm25Index::cancelled() {
    std::stop_source source;
    source.request_stop();
    const Bm25Index index = indexOf({"one", "two"});
    const auto hits = index.search("one", 1, nullptr, source.get_token());
    QVERIFY(!hits && hits.error().code == base::ErrorCode::Cancelled);
    Bm25Builder builder({});
    const std::vector<std::string_view> texts = {"one"};
    const auto added = builder.add(texts, source.get_token());
    QVERIFY(!added && added.error().code == base::ErrorCode::Cancelled);
}

void TestBm25Index::otherParameters() {
    base::Random random(21);
    const Texts texts = randomTexts(random, 2000, 300, 20);
    Bm25Settings settings;
    settings.k1 = 0.4;
    settings.b = 0.1;
    const Bm25Index built = indexOf(texts, settings);
    const auto changed = indexOf(texts).withParameters(0.4, 0.1, 2);
    QVERIFY(changed.has_value());
    QCOMPARE(changed->label(), built.label());
    for (int round = 0; round < 50; ++round) {
        const std::string query = randomQuery(random, 300);
        QVERIFY(*changed->search(query, 20) == *built.search(query, 20));
    }
}

void TestBm25Index::tellsHowFarItIs() {
    class Sink final : public base::ProgressSink {
      public:
        void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
            const std::scoped_lock lock(m_guard);
            furthest[stage] = std::max(furthest[stage], done);
            totals[stage].insert(total);
        }

        std::map<base::Stage, std::int64_t> furthest;
        std::map<base::Stage, std::set<std::int64_t>> totals;

      private:
        std::mutex m_guard;
    };

    base::Random random(19);
    const Texts texts = randomTexts(random, 5000, 200, 6);
    const std::vector<std::string_view> views = viewsOf(texts);
    for (const unsigned threads : {1U, 3U}) {
        Sink sink;
        Bm25Builder builder({}, "a corpus", threads);
        builder.reportTo(sink, texts.size());
        for (std::size_t at = 0; at < views.size(); at += 2500) {
            QVERIFY(builder.add(std::span(views).subspan(at, 2500)).has_value());
            QCOMPARE(sink.furthest[base::Stage::Evaluating], static_cast<std::int64_t>(at + 2500));
        }
        QVERIFY(builder.finish().has_value());
        const std::set<std::int64_t> total{5000};
        QVERIFY(sink.totals[base::Stage::Evaluating] == total);
        QVERIFY(sink.totals[base::Stage::Sorting] == total);
        QCOMPARE(sink.furthest[base::Stage::Sorting], std::int64_t{5000});
    }
}

ASSAY_TEST(TestBm25Index)
#include "tst_bm25_index.moc"
