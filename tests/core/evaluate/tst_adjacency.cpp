// Whether neighbour figures stand for retrieval: which runs are of one system, and what is said from six on.
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/adjacency.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace assay;
using namespace assay::evaluate;
using AdjacencyDocument = nlohmann::ordered_json;

namespace {

base::RowId nextRun = 0;

RunOfSystem described(workspace::RunInfo info, const std::string& system) {
    info.id = ++nextRun;
    info.state = workspace::RunState::Finished;
    return {*describeRun(info), system};
}

// A neighbour test of several searches, each with its Hit@5 filtered.
RunOfSystem neighboursOf(const std::vector<std::pair<std::string, double>>& searches,
                         const std::string& anchors = "anchors", const std::string& system = {}) {
    workspace::RunInfo info;
    info.kind = kNeighbourRuns;
    info.name = "neighbours";
    info.inputs = AdjacencyDocument{{"corpus", {{"name", "filings"}, {"sha256", "corpus"}}},
                                    {"anchors", {{"name", ""}, {"sha256", anchors}}}}
                      .dump();
    info.settings = AdjacencyDocument{{"test", {{"gold", "adaptive"}, {"seed", nextRun}}}}.dump();
    AdjacencyDocument figures = AdjacencyDocument::array();
    for (const auto& [label, hit] : searches) {
        figures.push_back({{"label", label}, {"regimes", {{"filtered", {{"hit_at", {{"5", hit}}}}}}}});
    }
    info.figures = AdjacencyDocument{{"figures", std::move(figures)}}.dump();
    return described(std::move(info), system);
}

RunOfSystem retrievalOf(const std::string& search, double recall, const std::string& suite = "P3",
                        const std::string& system = {}) {
    workspace::RunInfo info;
    info.kind = kRetrievalRuns;
    info.name = "retrieval";
    info.inputs = AdjacencyDocument{
        {"suite", {{"name", suite}, {"sha256", "suite " + suite}}},
        {"predictions", {{"name", search}, {"sha256", "lists"}}},
        {"corpus", {{"name", "filings"}, {"sha256", "corpus"}}},
        {"search",
         search}}.dump();
    info.settings = AdjacencyDocument{{"clusters", "company"}}.dump();
    info.figures =
        AdjacencyDocument{{"metrics", {{"recall_10", {{"mean", recall}, {"ci", nullptr}, {"n", 31}}}}}}
            .dump();
    return described(std::move(info), system);
}

const std::vector<double> kHits{0.41, 0.55, 0.62, 0.70, 0.74, 0.81};
const std::vector<double> kRecalls{0.30, 0.42, 0.35, 0.58, 0.49, 0.66};

std::string searchNamed(std::size_t i) {
    return "search " + std::to_string(i);
}

// Newest first: one run of all searches, and a retrieval run of each.
std::vector<RunOfSystem> measured(std::size_t systems) {
    std::vector<std::pair<std::string, double>> searches;
    std::vector<RunOfSystem> runs;
    for (std::size_t i = 0; i < systems; ++i) {
        searches.emplace_back(searchNamed(i), kHits[i]);
        runs.push_back(retrievalOf(searchNamed(i), kRecalls[i]));
    }
    runs.insert(runs.begin(), neighboursOf(searches));
    return runs;
}

} // namespace

class TestAdjacency : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void sixSystemsAreEnough() {
        const auto runs = measured(6);
        const AdjacencyEvidence evidence = adjacencyOf(runs, runs.front().run);
        QCOMPARE(evidence.suite, std::string("P3"));
        QCOMPARE(evidence.systems.size(), std::size_t{6});
        QCOMPARE(evidence.systems.front().name, searchNamed(5)); // with the highest recall
        QCOMPARE(evidence.figures.size(), std::size_t{1});
        const AdjacencyFigure& figure = evidence.figures.front();
        QCOMPARE(figure.name, std::string("filtered.hit_at.5"));
        QCOMPARE(figure.systems, std::int64_t{6});
        QVERIFY(figure.correlation && std::abs(*figure.correlation - 0.8775010160436336) < 1e-9);
        QVERIFY(figure.interval && std::abs(figure.interval->low - 0.2290734273817605) < 1e-9);
        QVERIFY(figure.verdict() == AdjacencyVerdict::GoesWith);
    }

    void fiveCannotBeJudged() {
        const auto runs = measured(5);
        const AdjacencyEvidence evidence = adjacencyOf(runs, runs.front().run);
        QCOMPARE(evidence.systems.size(), std::size_t{5});
        const AdjacencyFigure& figure = evidence.figures.front();
        QVERIFY(!figure.correlation && !figure.interval && figure.systems == 5);
        QVERIFY(figure.verdict() == AdjacencyVerdict::CannotBeJudged);
    }

    void whatIsTheSameOnAllSidesCannotEither() {
        std::vector<RunOfSystem> runs = measured(6);
        for (std::size_t i = 1; i < runs.size(); ++i) {
            runs[i] = retrievalOf(searchNamed(i - 1), 0.5);
        }
        const AdjacencyEvidence evidence = adjacencyOf(runs, runs.front().run);
        QCOMPARE(evidence.figures.front().systems, std::int64_t{6});
        QVERIFY(evidence.figures.front().verdict() == AdjacencyVerdict::CannotBeJudged);
    }

    void newestRunsOfEachCount() {
        std::vector<RunOfSystem> runs = measured(6);
        runs.push_back(retrievalOf(searchNamed(0), 0.99)); // older
        runs.push_back(neighboursOf({{searchNamed(0), 0.01}}));
        const AdjacencyEvidence evidence = adjacencyOf(runs, runs.front().run);
        QCOMPARE(evidence.systems.size(), std::size_t{6});
        QCOMPARE(evidence.systems.back().recall, kRecalls[0]);
        QCOMPARE(evidence.systems.back().hits.front(), std::optional(kHits[0]));
    }

    void otherAnchorsAndSuitesAreNoneOfIt() {
        std::vector<RunOfSystem> runs = measured(6);
        runs.insert(runs.begin(), neighboursOf({{"other search", 0.9}}, "other anchors"));
        runs.insert(runs.begin(), retrievalOf("other search", 0.9));
        runs.insert(runs.begin(), retrievalOf(searchNamed(0), 0.1, "P4")); // newer, of one system alone
        const AdjacencyEvidence evidence = adjacencyOf(runs, runs[3].run);
        QCOMPARE(evidence.suite, std::string("P3"));
        QCOMPARE(evidence.systems.size(), std::size_t{6});
        const AdjacencyEvidence alone = adjacencyOf(runs, runs[2].run);
        QCOMPARE(alone.systems.size(), std::size_t{1});
        QVERIFY(adjacencyOf(runs, runs.front().run).figures.empty()); // no neighbour test
    }

    void tagsNameSystemsOfElsewhere() {
        std::vector<RunOfSystem> runs;
        runs.push_back(neighboursOf({{"theirs, exact", 0.7}, {"BM25", 0.3}}, "anchors", "pipeline"));
        runs.push_back(retrievalOf("", 0.6, "P3", "pipeline"));
        runs.push_back(retrievalOf("BM25", 0.4));
        const AdjacencyEvidence evidence = adjacencyOf(runs, runs.front().run);
        QCOMPARE(evidence.systems.size(), std::size_t{2});
        QCOMPARE(evidence.systems.front().name, std::string("pipeline"));
        QCOMPARE(evidence.systems.back().name, std::string("BM25"));
        QCOMPARE(evidence.systems.back().hits.front(), std::optional(0.3));
    }

    // Its newest run stands for a tagged system, whatever its search was called before.
    void aTaggedSystemCountsOnce() {
        std::vector<RunOfSystem> runs;
        runs.push_back(neighboursOf({{"exact, LSA 256", 0.8}}, "anchors", "pipeline"));
        runs.push_back(neighboursOf({{"exact, LSA 128", 0.7}}, "anchors", "pipeline"));
        runs.push_back(retrievalOf("", 0.6, "P3", "pipeline"));
        const AdjacencyEvidence evidence = adjacencyOf(runs, runs.front().run);
        QCOMPARE(evidence.systems.size(), std::size_t{1});
        QCOMPARE(evidence.systems.front().hits.front(), std::optional(0.8));
    }
};

ASSAY_TEST(TestAdjacency)
#include "tst_adjacency.moc"
