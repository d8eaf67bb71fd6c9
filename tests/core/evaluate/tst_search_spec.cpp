#include "core/base/random.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

using namespace assay;
using namespace assay::evaluate;

namespace {

constexpr std::array kKinds{SearchKind::Exact, SearchKind::Hnsw, SearchKind::Lexical, SearchKind::Hybrid,
                            SearchKind::ReciprocalRank};

// "ok", or "InvalidArgument search: detail".
template <typename T>
std::string said(const base::Result<T>& result) {
    return result ? "ok"
                  : std::string(base::errorCodeName(result.error().code)) + " " + result.error().where +
                        ": " + result.error().detail;
}

std::string refusal(const std::string& detail) {
    return std::string(base::errorCodeName(base::ErrorCode::InvalidArgument)) + " search: " + detail;
}

// What of a search of this kind is written down, drawn from its whole range.
SearchSpec randomSpec(base::Random& random) {
    SearchSpec spec;
    spec.kind = kKinds[random.below(kKinds.size())];
    const bool words = spec.kind != SearchKind::Exact && spec.kind != SearchKind::Hnsw;
    if (spec.kind == SearchKind::Hnsw) {
        spec.hnsw.m = static_cast<std::uint32_t>(2 + random.below(255));
        spec.hnsw.efConstruction = static_cast<std::uint32_t>(spec.hnsw.m + random.below(9'000));
        spec.hnsw.ef = static_cast<std::uint32_t>(1 + random.below(100'000));
        spec.hnsw.seed = random.bits();
    }
    if (words) {
        spec.k1 = random.unit() * 1e3;
        spec.b = random.unit();
    }
    if (spec.kind == SearchKind::Hybrid) {
        spec.alpha = random.unit();
    }
    if (spec.kind == SearchKind::Hybrid || spec.kind == SearchKind::ReciprocalRank) {
        spec.depth = 1 + random.below(100'000);
    }
    if (random.below(2) == 0) {
        spec.expandBy = static_cast<int>(1 + random.below(1'000));
    }
    if (random.below(2) == 0) {
        const std::array<std::string, 5> fields{"year", "fiscal year", "a:b,c=d", "Größe", "window:3"};
        spec.uniteOver = fields[random.below(fields.size())];
    }
    return spec;
}

} // namespace

class TstSearchSpec : public QObject {
    Q_OBJECT

  private slots:

    void namesOfKinds() {
        const std::array<std::string_view, 5> names{"exact", "hnsw", "lexical", "hybrid", "rrf"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(searchKindName(kKinds[i]), names[i]);
            const auto read = readSearchSpec(names[i]);
            QCOMPARE(said(read), std::string("ok"));
            // A name alone is that kind with every default.
            SearchSpec expected;
            expected.kind = kKinds[i];
            QVERIFY(*read == expected);
            QCOMPARE(needsEmbeddings(*read), kKinds[i] != SearchKind::Lexical);
        }
    }

    void defaults() {
        const SearchSpec spec;
        QVERIFY(spec.kind == SearchKind::Exact && spec.alpha == 0.5 && spec.k1 == 1.2 && spec.b == 0.75);
        QVERIFY(spec.expandBy == 0 && spec.uniteOver.empty());
        QVERIFY(spec.hnsw.m == 16 && spec.hnsw.efConstruction == 200 && spec.hnsw.ef == 128);
        QCOMPARE(searchSpecText(spec), std::string("exact"));
    }

    void settingsAreRead() {
        const auto hnsw = readSearchSpec("hnsw:m=32,efc=300,ef=256,seed=7");
        QCOMPARE(said(hnsw), std::string("ok"));
        QVERIFY(hnsw->hnsw.m == 32 && hnsw->hnsw.efConstruction == 300 && hnsw->hnsw.ef == 256);
        QVERIFY(hnsw->hnsw.seed == 7);
        QVERIFY(readSearchSpec("hnsw:ef_construction=300")->hnsw.efConstruction == 300);
        const auto two = readSearchSpec("hnsw:threads=2");
        QCOMPARE(said(two), std::string("ok"));
        QCOMPARE(two->hnsw.threads, 2U);
        QVERIFY(searchSpecText(*two).ends_with(",threads=2"));
        QVERIFY(*readSearchSpec(searchSpecText(*two)) == *two);
        QCOMPARE(hnsw->hnsw.threads, 0U); // one for each processor
        QVERIFY(searchSpecText(*hnsw).find("threads") == std::string::npos);
        const auto words = readSearchSpec("lexical:k1=0.9,b=0.4");
        QCOMPARE(said(words), std::string("ok"));
        QVERIFY(words->kind == SearchKind::Lexical && words->k1 == 0.9 && words->b == 0.4);
        const auto short_ = readSearchSpec("hybrid:0.25");
        QCOMPARE(said(short_), std::string("ok"));
        QVERIFY(short_->alpha == 0.25);
        QVERIFY(*short_ == *readSearchSpec("hybrid:alpha=0.25"));
        const auto mixed = readSearchSpec("hybrid:0.25,k1=2,b=0");
        QCOMPARE(said(mixed), std::string("ok"));
        QVERIFY(mixed->alpha == 0.25 && mixed->k1 == 2 && mixed->b == 0);
        QVERIFY(readSearchSpec("rrf:b=1")->b == 1);
        // What was written before there was a depth.
        QVERIFY(readSearchSpec("hybrid:alpha=0.5,k1=1.2,b=0.75")->depth == 100);
        QVERIFY(readSearchSpec("rrf:k1=1.2,b=0.75")->depth == 100);
        QVERIFY(readSearchSpec("hybrid:0.5,depth=200")->depth == 200);
        QVERIFY(readSearchSpec("rrf:depth=7")->depth == 7);
        QCOMPARE(searchSpecText(*readSearchSpec("hybrid:0.5")),
                 std::string("hybrid:alpha=0.5,k1=1.2,b=0.75,depth=100"));
    }

    void extrasAreRead() {
        QVERIFY(readSearchSpec("exact+window:3")->expandBy == 3);
        QCOMPARE(readSearchSpec("lexical:k1=2+union:year")->uniteOver, std::string("year"));
        const auto both = readSearchSpec("rrf+window:2+union:section");
        QCOMPARE(said(both), std::string("ok"));
        QVERIFY(both->expandBy == 2 && both->uniteOver == "section");
        QVERIFY(*both == *readSearchSpec("rrf+union:section+window:2"));
    }

    void textsComeBackTheSame() {
        base::Random random(5);
        for (int i = 0; i < 3'000; ++i) {
            const SearchSpec spec = randomSpec(random);
            const std::string text = searchSpecText(spec);
            const auto read = readSearchSpec(text);
            QVERIFY2(read.has_value(), (text + ": " + said(read)).c_str());
            QVERIFY2(*read == spec, text.c_str());
            QCOMPARE(searchSpecText(*read), text);
        }
    }

    void badTextsAreRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("detail");
        const std::vector<std::pair<const char*, const char*>> cases{
            {"", ""},
            {"fuzzy", "fuzzy"},
            {"Exact", "Exact"},
            {" exact", " exact"},
            {"exact:", "exact:"},
            {"exact+", "exact+"},
            {"exact:m=3", "m=3"},
            {"hnsw:k1=1", "k1=1"},
            {"hnsw:32", "32"},
            {"hnsw:threads=-1", "threads=-1"},
            {"hnsw:threads=1025", "threads=1025"},
            {"hnsw:m=", "m="},
            {"hnsw:m=1.5", "m=1.5"},
            {"hnsw:m=-4", "m=-4"},
            {"hnsw:m=99999999999", "m=99999999999"},
            {"hnsw:m=32,", "hnsw:m=32,"},
            {"hnsw:m=32,,ef=4", "hnsw:m=32,,ef=4"},
            {"lexical:alpha=1", "alpha=1"},
            {"lexical:k1=0.9x", "k1=0.9x"},
            {"lexical:k1", "k1"},
            {"hybrid:half", "half"},
            {"rrf:0.5", "0.5"},
            {"lexical:depth=5", "depth=5"},
            {"rrf:depth=0", "depth=0"},
            {"hybrid:depth=100001", "depth=100001"},
            {"hybrid:depth=-1", "depth=-1"},
            {"exact+union:slice", "union=slice"},
            {"lexical+union:kind", "union=kind"},
            {"exact+window", "window"},
            {"exact+window:", "window:"},
            {"exact+window:0", "window:0"},
            {"exact+window:-1", "window:-1"},
            {"exact+window:3x", "window:3x"},
            {"exact+union:", "union:"},
            {"exact+expand:3", "expand:3"},
            {"exact++window:3", "exact++window:3"},
            {"exact+window:1+window:2", "window:2"},
            {"exact+union:year+union:form", "union:form"}};
        for (const auto& [text, detail] : cases) {
            QTest::newRow(*text == '\0' ? "nothing" : text) << QString(text) << QString(detail);
        }
    }

    void badTextsAreRefused() {
        QFETCH(QString, text);
        QFETCH(QString, detail);
        QCOMPARE(said(readSearchSpec(text.toStdString())), refusal(detail.toStdString()));
    }

    void ranges() {
        using Change = void (*)(SearchSpec&);
        const std::vector<std::pair<Change, const char*>> bad{
            {[](SearchSpec& s) { s.alpha = -0.1; }, "alpha=-0.1"},
            {[](SearchSpec& s) { s.alpha = 1.5; }, "alpha=1.5"},
            {[](SearchSpec& s) { s.alpha = std::numeric_limits<double>::quiet_NaN(); }, "alpha=nan"},
            {[](SearchSpec& s) { s.k1 = -1; }, "k1=-1"},
            {[](SearchSpec& s) { s.k1 = std::numeric_limits<double>::infinity(); }, "k1=inf"},
            {[](SearchSpec& s) { s.b = 1.01; }, "b=1.01"},
            {[](SearchSpec& s) { s.b = -0.5; }, "b=-0.5"},
            {[](SearchSpec& s) { s.expandBy = -1; }, "window=-1"},
            {[](SearchSpec& s) { s.expandBy = 1'001; }, "window=1001"},
            {[](SearchSpec& s) { s.hnsw.m = 1; }, "m=1"},
            {[](SearchSpec& s) { s.hnsw.m = 257; }, "m=257"},
            {[](SearchSpec& s) { s.hnsw.efConstruction = 15; }, "ef_construction=15"},
            {[](SearchSpec& s) { s.hnsw.efConstruction = 10'001; }, "ef_construction=10001"},
            {[](SearchSpec& s) { s.hnsw.ef = 0; }, "ef=0"},
            {[](SearchSpec& s) { s.hnsw.ef = 100'001; }, "ef=100001"},
            // It could not be written down.
            {[](SearchSpec& s) { s.uniteOver = "a+b"; }, "union=a+b"}};
        for (const auto& [change, detail] : bad) {
            SearchSpec spec;
            change(spec);
            QCOMPARE(said(checkSearchSpec(spec)), refusal(detail));
        }
        const std::vector<Change> good{[](SearchSpec& s) { s.alpha = 0; },
                                       [](SearchSpec& s) { s.alpha = 1; },
                                       [](SearchSpec& s) { s.k1 = 0; },
                                       [](SearchSpec& s) { s.b = 0; },
                                       [](SearchSpec& s) { s.b = 1; },
                                       [](SearchSpec& s) { s.expandBy = 1'000; },
                                       [](SearchSpec& s) { s.hnsw.m = 2; },
                                       [](SearchSpec& s) { s.hnsw.m = s.hnsw.efConstruction = 256; },
                                       [](SearchSpec& s) { s.hnsw.efConstruction = 16; },
                                       [](SearchSpec& s) { s.hnsw.ef = 1; },
                                       [](SearchSpec& s) { s.hnsw.ef = 100'000; }};
        for (const Change change : good) {
            SearchSpec spec;
            change(spec);
            QCOMPARE(said(checkSearchSpec(spec)), std::string("ok"));
        }
        // What is read is checked too.
        QCOMPARE(said(readSearchSpec("hybrid:1.5")), refusal("alpha=1.5"));
        QCOMPARE(said(readSearchSpec("hybrid:nan")), refusal("alpha=nan"));
        QCOMPARE(said(readSearchSpec("hnsw:m=300")), refusal("m=300"));
        QCOMPARE(said(readSearchSpec("exact+window:5000")), refusal("window=5000"));
    }

    void junkIsReadOrRefused() {
        base::Random random(6);
        const std::string alphabet = "exacthnswlbidrf:+=,.0123456789-window union\xff";
        int read = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string text = searchSpecText(randomSpec(random));
            for (std::uint64_t j = random.below(4); j > 0; --j) {
                const std::size_t at = random.below(text.size());
                const char one = alphabet[random.below(alphabet.size())];
                random.below(2) == 0 ? void(text[at] = one) : void(text.insert(at, 1, one));
            }
            if (const auto spec = readSearchSpec(text)) {
                ++read;
                QCOMPARE(said(readSearchSpec(searchSpecText(*spec))), std::string("ok"));
                QVERIFY(*readSearchSpec(searchSpecText(*spec)) == *spec);
            } else {
                QVERIFY(spec.error().code == base::ErrorCode::InvalidArgument);
            }
        }
        QVERIFY(read > 0 && read < 20'000);
    }
};

ASSAY_TEST(TstSearchSpec)
#include "tst_search_spec.moc"
