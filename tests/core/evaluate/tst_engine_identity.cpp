// What an engine says of its collection stands in a run's inputs, and a run does not go on over another one.
#include "core/evaluate/neighbours/engine_identity.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/runs/run_again.h"
#include "core/evaluate/runs/run_description.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;

namespace {

// Qdrant with a collection of so many documents, none of which is near anything, or always the same two.
class SmallQdrant {
  public:
    std::atomic<int> documents = 3;
    std::atomic<bool> exists = true;
    std::atomic<bool> finds = false;

    [[nodiscard]] retrieval::EngineSource source() const {
        return [url = m_server.url()](
                   const std::string& name) -> base::Result<std::shared_ptr<retrieval::RemoteEngine>> {
            if (name != "here") {
                return base::fail(base::ErrorCode::NotFound, name, "engine");
            }
            retrieval::EngineConnection connection;
            connection.name = name;
            connection.engine = "qdrant";
            connection.url = url;
            connection.collection = "Filings";
            connection.timeoutMs = 10'000;
            return retrieval::openEngine(connection, {}, {});
        };
    }

  private:
    LoopbackResponse answer(const LoopbackRequest& request) const {
        LoopbackResponse response;
        if (request.method == "POST") {
            const std::string two = R"({"score":0.9,"payload":{"sentence_id":"0_2018_0_3"}},)"
                                    R"({"score":0.8,"payload":{"sentence_id":"0_2018_0_4"}})";
            response.body = "{\"result\":{\"points\":[" + (finds ? two : std::string()) + "]}}";
        } else if (request.path == "/") {
            response.body = "{\"version\":\"1.9\"}";
        } else if (!exists) {
            response.status = 404;
            response.body = "{\"status\":{\"error\":\"not found\"}}";
        } else {
            response.body = "{\"result\":{\"points_count\":" + std::to_string(documents) + "}}";
        }
        return response;
    }

    LoopbackServer m_server{[this](const LoopbackRequest& request) { return answer(request); }};
};

std::vector<SearchSpec> searchesThere() {
    return {readSearchSpec("lexical").value(), readSearchSpec("engine:here").value(),
            readSearchSpec("engine:here+window:1").value()};
}

} // namespace

class TestEngineIdentity : public QObject, NeighbourRunSetting {
    Q_OBJECT

  private slots:

    void init() { make(); }

    void cleanup() { clear(); }

    void whatItSaysIsAnInputOfTheRun() {
        const SmallQdrant engine;
        NeighbourRunPlan plan = planOf(searchesThere());
        plan.engines = engine.source();
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        const auto run = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(run);
        QCOMPARE(run->settings.engines.size(), std::size_t{1}); // once, however many searches ask it
        const EngineIdentity& identity = run->settings.engines.front();
        QCOMPARE(identity.name, std::string("here"));
        QCOMPARE(identity.engine, std::string("qdrant"));
        QCOMPARE(identity.collection, std::string("Filings"));
        QCOMPARE(identity.documents, std::optional<std::uint64_t>(3));
        QVERIFY(!identity.dimension);
        retrieval::RemoteCollection collection;
        collection.exists = true;
        collection.documents = 3;
        collection.version = "1.9";
        QCOMPARE(identity.hash, collection.hash("qdrant", "Filings"));
        QVERIFY(engineIdentitiesIn({{"engines", engineIdentitiesJson({identity})}}) ==
                std::vector<EngineIdentity>{identity});
        // Where runs are compared it is an input with its hash.
        const auto described = describeRun(run->info);
        ASSAY_VERIFY_OK(described);
        const auto input = std::ranges::find(described->inputs, "engine", &RunInput::role);
        QVERIFY(input != described->inputs.end());
        QCOMPARE(input->name, std::string("here"));
        QCOMPARE(input->sha256, identity.hash);
    }

    void aRunDoesNotGoOnOverAnotherCollection() {
        SmallQdrant engine;
        NeighbourRunPlan plan = planOf(searchesThere());
        plan.engines = engine.source();
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        engine.documents = 4;
        const auto refused =
            continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, engine.source());
        ASSAY_COMPARE_ERROR(refused, InputNotUsable);
        QCOMPARE(refused.error().where, std::string("the engine here"));
        QCOMPARE(refused.error().detail, std::string("no longer what it was: documents 4, was 3"));
        engine.documents = 3;
        ASSAY_VERIFY_OK(continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, engine.source()));
    }

    // What was answered over the time that all queries took, however many were asked at once.
    void throughputGoesByTheTimeOfAllQueries() {
        const SmallQdrant engine;
        NeighbourRunPlan plan = planOf(searchesThere());
        plan.engines = engine.source();
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        const auto figures =
            continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, engine.source());
        ASSAY_VERIFY_OK(figures);
        const auto run = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(run);
        const std::size_t regimes = run->settings.test.regimes.size();
        for (std::size_t regime = 0; regime < regimes; ++regime) {
            QVERIFY(!figures->searches[0].regimes[regime].queriesPerSecond); // here, not timed
            double together = 0;
            double longest = 0;
            int answered = 0;
            for (const model::AnchorOutcome& outcome : run->outcomes) {
                const model::AnchorSearch& answer = outcome.searches[regimes + regime];
                if (answer.seconds) {
                    QVERIFY(answer.secondsShare && *answer.secondsShare >= 0);
                    together += *answer.secondsShare;
                    longest = std::max(longest, *answer.seconds);
                    answered += answer.failure.empty() ? 1 : 0;
                }
            }
            QVERIFY(answered > 0 && together >= longest);
            const auto throughput = figures->searches[1].regimes[regime].queriesPerSecond;
            QVERIFY(throughput.has_value());
            QVERIFY(std::abs(*throughput - answered / together) < 1e-9 * *throughput);
        }
    }

    // Made again it is the same but for how long queries took; then the engine holds something else, and
    // what that changes is named. Nothing of it stays.
    void aRunOverAnEngineIsVerified() {
        SmallQdrant engine;
        NeighbourRunPlan plan = planOf({readSearchSpec("engine:here").value()});
        plan.engines = engine.source();
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        ASSAY_VERIFY_OK(continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, engine.source()));
        const auto info = workspace::runInfo(reader(), *id);
        ASSAY_VERIFY_OK(info);
        const auto verified = [&] { return verifyRun(*m_workspace, *info, {}, m_progress, engine.source()); };
        const auto same = verified();
        ASSAY_VERIFY_OK(same);
        QVERIFY2(same->same, same->differs.empty() ? "" : same->differs.front().c_str());
        QVERIFY(same->figures.empty() && same->engines.empty());

        engine.documents = 4;
        const auto grown = verified();
        ASSAY_VERIFY_OK(grown);
        QVERIFY(!grown->same);
        QCOMPARE(grown->differs, std::vector<std::string>{"inputs"});
        QCOMPARE(grown->engines,
                 std::vector<std::string>{"the engine here is no longer what it was: documents 4, was 3"});

        engine.documents = 3;
        engine.finds = true;
        const auto found = verified();
        ASSAY_VERIFY_OK(found);
        QVERIFY(!found->same && found->engines.empty() && found->differingItems > 0);
        QVERIFY(found->differingFigures >= std::ssize(found->figures));
        const auto distance =
            std::ranges::find(found->figures, "open.median_gold_distance", &DifferingFigure::name);
        QVERIFY(distance != found->figures.end());
        QVERIFY(!distance->first && distance->second);
        for (const DifferingFigure& figure : found->figures) {
            QVERIFY2(figure.name.find("query_seconds") == std::string::npos, figure.name.c_str());
            QVERIFY2(figure.first != figure.second, figure.name.c_str());
        }

        const auto gone = verifyRun(*m_workspace, *info, {}, m_progress, {});
        ASSAY_COMPARE_ERROR(gone, NotFound);
        QCOMPARE(gone.error().where, std::string("engine"));
        QCOMPARE(gone.error().detail, std::string("here"));
        QCOMPARE(workspace::runs(reader(), kNeighbourRuns)->size(), std::size_t{1});
    }

    void whatIsNotThereMakesNoRun() {
        SmallQdrant engine;
        engine.exists = false;
        NeighbourRunPlan plan = planOf(searchesThere());
        plan.engines = engine.source();
        ASSAY_COMPARE_ERROR(createNeighbourRun(*m_workspace, plan, {}), RemoteFailure);
        plan.searches = {readSearchSpec("engine:there").value()};
        ASSAY_COMPARE_ERROR(createNeighbourRun(*m_workspace, plan, {}), NotFound);
        plan.searches = {readSearchSpec("lexical").value()};
        const auto local = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(local);
        QVERIFY(loadNeighbourRun(reader(), *local, {})->settings.engines.empty());
    }
};

ASSAY_TEST(TestEngineIdentity)
#include "tst_engine_identity.moc"
