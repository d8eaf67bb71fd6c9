// Searches with a scorer behind them, as they are written, and lists in the scorer's order.
#include "core/evaluate/retrieval/asked_search.h"
#include "core/evaluate/retrieval/reranking.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shell_scorer.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;
using model::PredictionContext;

namespace {

// A figure for each text: what stands behind its last space. "no" has none.
const char* const kFigureScorer =
    "echo \"$identity\"\n"
    "while IFS= read -r line; do\n"
    "  id=${line#*'\"id\":\"'}; id=${id%%'\"'*}\n"
    "  text=${line#*'\"candidate\":\"'}; text=${text%%'\"'*}; figure=${text##* }\n"
    "  if [ \"$figure\" = no ]; then printf '{\"id\":\"%s\",\"error\":\"no figure\"}\\n' \"$id\"\n"
    "  else answer \"$id\" \"$figure\"; fi\n"
    "done\n";

std::vector<PredictionContext> resultsOf(const std::vector<std::string>& texts) {
    std::vector<PredictionContext> results;
    for (const std::string& text : texts) {
        PredictionContext& result = results.emplace_back();
        result.id = "s" + std::to_string(results.size());
        result.text = text;
        result.score = 100 - static_cast<double>(results.size());
    }
    return results;
}

std::string idsOf(const std::vector<PredictionContext>& results) {
    std::string ids;
    for (const PredictionContext& result : results) {
        ids += (ids.empty() ? "" : " ") + result.id;
    }
    return ids;
}

} // namespace

class TestReranking : public QObject {
    Q_OBJECT

    StoreFolder m_folder;
    int m_number = 0;
    std::unique_ptr<workspace::Workspace> m_workspace;

    [[nodiscard]] std::unique_ptr<Reranker> started(std::size_t depth) {
        auto reranker =
            Reranker::start(shellScorer(kFigureScorer), {"shell", depth, ""}, m_workspace.get(), {});
        if (!reranker) {
            QTest::qFail(explanation(reranker).c_str(), __FILE__, __LINE__);
            return nullptr;
        }
        return std::move(*reranker);
    }

    void reranked(Reranker& reranker, std::vector<PredictionContext>& results,
                  const std::string& question = "q") {
        const RerankedList list{question, &results};
        ASSAY_VERIFY_OK(reranker.rerank(std::span(&list, 1), {}));
    }

  private Q_SLOTS:

    void init() {
#ifdef Q_OS_WIN
        QSKIP("External scorers are not started on Windows");
#endif
        auto made = workspace::Workspace::create(m_folder.path("r" + std::to_string(++m_number) + ".assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
    }

    void written() {
        const auto plain = readAskedSearch("hybrid:0.5+window:3");
        QVERIFY(plain && !plain->reranking && plain->search.expandBy == 3);
        QCOMPARE(plain->searchText, std::string("hybrid:0.5+window:3"));
        const auto usual = readAskedSearch("lexical+rerank:cross");
        QVERIFY(usual && usual->reranking);
        QCOMPARE(*usual->reranking, (Reranking{"cross", 100, ""}));
        QCOMPARE(usual->searchText, std::string("lexical"));
        const auto full = readAskedSearch("exact+union:year+rerank:./cross.json,depth=50,metric=f");
        QVERIFY(full && full->reranking && full->search.uniteOver == "year");
        QCOMPARE(*full->reranking, (Reranking{"./cross.json", 50, "f"}));
        for (const auto& one : {*usual, *full}) {
            const auto again = readAskedSearch(askedSearchText(one));
            QVERIFY(again && again->search == one.search && again->reranking == one.reranking);
        }
    }

    void notUnderstood_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* text) { QTest::newRow(text) << QByteArray(text); };
        row("lexical+rerank:");
        row("lexical+rerank:,depth=3");
        row("lexical+rerank:cross,");
        row("lexical+rerank:cross,,depth=3");
        row("lexical+rerank:cross,depth=0");
        row("lexical+rerank:cross,depth=10001");
        row("lexical+rerank:cross,depth=ten");
        row("lexical+rerank:cross,width=3");
        row("lexical+rerank:cross,metric=");
        row("lexical+rerank:cross+window:3");
        row("lexical+rerank:cross+rerank:other");
        row("+rerank:cross");
    }

    void notUnderstood() {
        QFETCH(QByteArray, text);
        ASSAY_COMPARE_ERROR(readAskedSearch(text.toStdString()), InvalidArgument);
    }

    void byFallingScore() {
        auto results = resultsOf({"a 2", "b 9", "c 2", "d 5.5", "e -1"});
        const auto reranker = started(10);
        QVERIFY(reranker);
        reranked(*reranker, results);
        // Equal scores stay as the search had them.
        QCOMPARE(idsOf(results), std::string("s2 s4 s1 s3 s5"));
        QCOMPARE(results[0].score, std::optional(9.0));
        QCOMPARE(results[4].score, std::optional(-1.0));
        QCOMPARE(reranker->counts(), (RerankingCounts{5, 0, 0}));
        QVERIFY(reranker->label().starts_with("first 10 reranked by shell (length, tiny@r1 sha256:"));
    }

    void onlyTheFirst() {
        auto results = resultsOf({"a 1", "b 2", "c 3", "d 4"});
        const auto reranker = started(2);
        QVERIFY(reranker);
        reranked(*reranker, results);
        QCOMPARE(idsOf(results), std::string("s2 s1 s3 s4"));
        QCOMPARE(reranker->counts(), (RerankingCounts{2, 0, 0}));
        for (const PredictionContext& result : results) { // two kinds of scores cannot be compared
            QVERIFY(!result.score);
        }
    }

    void thoseWithoutAScoreStandBehind() {
        auto results = resultsOf({"a no", "", "b 1", "c 2", "d 7"});
        const auto reranker = started(4);
        QVERIFY(reranker);
        reranked(*reranker, results);
        QCOMPARE(idsOf(results), std::string("s4 s3 s1 s2 s5"));
        QCOMPARE(reranker->counts(), (RerankingCounts{2, 0, 2}));
        auto unasked = resultsOf({"a 1", "b 2"});
        reranked(*reranker, unasked, "");
        QCOMPARE(idsOf(unasked), std::string("s1 s2"));
        QCOMPARE(reranker->counts(), (RerankingCounts{2, 0, 4}));
    }

    void knownScoresAreNotAskedFor() {
        auto first = resultsOf({"a 1", "b 2"});
        reranked(*started(10), first);
        auto second = resultsOf({"a 1", "b 2", "c 3", "c 3"});
        const auto reranker = started(10);
        QVERIFY(reranker);
        reranked(*reranker, second);
        QCOMPARE(idsOf(second), std::string("s3 s4 s2 s1"));
        QCOMPARE(reranker->counts(), (RerankingCounts{4, 2, 0}));
        // Another question is another pair.
        auto other = resultsOf({"a 1", "b 2"});
        reranked(*reranker, other, "another");
        QCOMPARE(reranker->counts().fromStore, std::int64_t{2});
        base::NoProgress progress;
        QVERIFY(workspace::checkWorkspace(m_workspace->path(), {}, progress)->empty());
    }

    void severalListsAtOnce() {
        std::vector<std::vector<PredictionContext>> lists;
        for (int i = 0; i < 40; ++i) {
            std::vector<std::string> texts;
            for (int place = 0; place < 10; ++place) {
                texts.push_back("t" + std::to_string(i) + " " + std::to_string((place * 7 + i) % 10));
            }
            lists.push_back(resultsOf(texts));
        }
        std::vector<RerankedList> all;
        for (auto& list : lists) {
            all.push_back({"q", &list});
        }
        const auto reranker = started(10);
        QVERIFY(reranker);
        ASSAY_VERIFY_OK(reranker->rerank(all, {}));
        for (const auto& list : lists) {
            for (std::size_t place = 0; place < list.size(); ++place) {
                QCOMPARE(list[place].score, std::optional(9.0 - static_cast<double>(place)));
            }
        }
        QCOMPARE(reranker->counts().scored, std::int64_t{400});
    }

    void noSuchScore() {
        const auto reranker =
            Reranker::start(shellScorer(kFigureScorer), {"shell", 10, "width"}, m_workspace.get(), {});
        ASSAY_COMPARE_ERROR(reranker, InvalidArgument);
        QCOMPARE(reranker.error().where, std::string("rerank"));
        QCOMPARE(reranker.error().detail, std::string("shell has no score width, it has length"));
    }

    void aScorerThatEndsIsAnError() {
        auto results = resultsOf({"a 1", "b 2"});
        const auto reranker = Reranker::start(shellScorer("echo \"$identity\"; read -r line; exit 1\n"),
                                              {"shell", 10, ""}, m_workspace.get(), {});
        ASSAY_VERIFY_OK(reranker);
        const RerankedList list{"q", &results};
        ASSAY_COMPARE_ERROR((*reranker)->rerank(std::span(&list, 1), {}), RemoteFailure);
    }
};

ASSAY_TEST(TestReranking)
#include "tst_reranking.moc"
