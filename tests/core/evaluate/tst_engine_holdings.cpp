// The classic faults of an engine are named with the run that asks it: shifted ids, a wrong metric, cut
// vectors; and where nothing can be compared, why.
#include "core/evaluate/neighbours/corpus_referencing.h"
#include "core/evaluate/neighbours/engine_holdings.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/runs/run_again.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/retrieval/remote/remote_estimate.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/core/evaluate/small_engine.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <memory>
#include <optional>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;

class TestEngineHoldings : public QObject, NeighbourRunSetting {
    Q_OBJECT

    std::unique_ptr<SmallEngine> m_engine;

    [[nodiscard]] NeighbourRunPlan planThere(const char* search) const {
        NeighbourRunPlan plan = planOf({readSearchSpec(search).value()});
        plan.engines = m_engine->source();
        plan.sampling.count = 60; // more than are compared
        return plan;
    }

    [[nodiscard]] std::optional<NeighbourRun> run(const NeighbourRunPlan& plan) {
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        const auto figures =
            id ? continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, plan.engines)
               : tl::unexpected(id.error());
        auto made = figures ? loadNeighbourRun(reader(), *id, {}) : tl::unexpected(figures.error());
        if (!made) {
            QTest::qFail(explanation(made).c_str(), __FILE__, __LINE__);
            return std::nullopt;
        }
        return std::move(*made);
    }

    [[nodiscard]] std::optional<EngineHolding> holdingOf(const char* search) {
        const auto made = run(planThere(search));
        return made && made->settings.holdings.size() == 1 ? std::optional(made->settings.holdings.front())
                                                           : std::nullopt;
    }

  private slots:

    void init() {
        make();
        m_engine = std::make_unique<SmallEngine>();
        ASSAY_VERIFY_OK(m_engine->take(*m_workspace, m_corpus, m_embeddings));
    }

    void cleanup() {
        m_engine.reset();
        clear();
    }

    void whatIsAsItIsHereIsSaid() {
        const auto made = run(planThere("engine:here"));
        QVERIFY(made && made->settings.holdings.size() == 1);
        const EngineHolding& holding = made->settings.holdings.front();
        QVERIFY(holding.state == HoldingState::Compared && !holding.isFaulty());
        QCOMPARE(holding.check.sampled, retrieval::kRunSample);
        QCOMPARE(holding.check.agreeing, retrieval::kRunSample);
        QCOMPARE(holding.check.lists, retrieval::kOrderedLists);
        const auto json = nlohmann::json::parse(results::neighbourJson(
            *made, neighbourFigures(made->outcomes, made->settings.test, made->searches), {}));
        const auto& said = json["engine_holdings"][0];
        QVERIFY(said["name"] == "here" && said["state"] == "compared" && !said.contains("failure"));
        QVERIFY(said["check"]["sample"] == 50 && said["check"]["agreeing"] == 50);
        QVERIFY(said["check"]["collection"]["metric"] == "cosine" && said["check"]["queries"] == 10);
    }

    void shiftedIdsAreNamedWithTheRun() {
        m_engine->shiftVectors();
        const auto holding = holdingOf("engine:here");
        QVERIFY(holding && holding->isFaulty());
        QCOMPARE(holding->check.shiftedBy, std::optional(1));
    }

    void cutVectorsAreNamedWithTheRun() {
        m_engine->cutVectors(6);
        const auto holding = holdingOf("engine:here");
        QVERIFY(holding && holding->isFaulty() && holding->check.isTruncated);
        QCOMPARE(holding->check.dimension, std::size_t{6});
        QCOMPARE(holding->check.dimensionHere, std::size_t{12});
    }

    void aWrongMetricIsNamedWithTheRun() {
        m_engine->distance = "Euclid";
        const auto holding = holdingOf("engine:here");
        QVERIFY(holding && holding->isFaulty() && holding->check.wrongMetric);
        QVERIFY(holding->check.collection.metric == retrieval::RemoteMetric::Euclidean);
        QCOMPARE(holding->check.agreeing, holding->check.compared);
    }

    // It takes no more than was said before.
    void requestsAreThoseOfTheEstimate() {
        const auto searches = WorkspaceSearches::open(*m_workspace, m_corpus, m_embeddings, {}, m_progress);
        ASSAY_VERIFY_OK(searches);
        const std::vector<SearchSpec> asked{readSearchSpec("engine:here").value(),
                                            readSearchSpec("engine:here+window:1").value(),
                                            readSearchSpec("exact").value()};
        const auto rows = retrieval::evenlyTaken((*searches)->columns().size(), 1'000);
        const int before = m_engine->requests();
        ASSAY_VERIFY_OK(engineHoldings(asked, **searches, rows, m_engine->source(), {}));
        const int taken = m_engine->requests() - before;
        const auto estimate = retrieval::estimateCheck(
            m_engine->connection(), static_cast<std::int64_t>(retrieval::kRunSample), true, std::nullopt);
        QVERIFY2(taken > 10 && taken <= estimate.requests, std::to_string(taken).c_str());
    }

    void whatCannotBeComparedSaysWhy() {
        m_engine->givesDocuments = false;
        const auto failed = holdingOf("engine:here");
        QVERIFY(failed && failed->state == HoldingState::Failed && !failed->isFaulty());
        QVERIFY2(failed->failure.find("no documents today") != std::string::npos, failed->failure.c_str());
        m_engine->givesDocuments = true;
        // Of a corpus by reference there is nothing here, and nothing is asked.
        ReferencePlan listing;
        listing.name = "there";
        listing.connection = "here";
        listing.who = "Ada";
        const auto engine = m_engine->source()("here");
        const auto there = referenceCorpus(*m_workspace, listing, **engine, {}, m_progress);
        ASSAY_VERIFY_OK(there);
        NeighbourRunPlan plan = planThere("engine:here");
        plan.corpus = there->made.corpus.id;
        plan.embeddings = 0;
        const auto made = run(plan);
        QVERIFY(made && made->settings.holdings.size() == 1);
        QVERIFY(made->settings.holdings.front().state == HoldingState::NoVectorsHere);
    }

    // What was compared is not compared again; what failed is.
    void aStoppedRunKeepsWhatItFound() {
        const NeighbourRunPlan plan = planThere("engine:here");
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        std::stop_source stop;

        struct Stopping : NeighbourObserver {
            std::stop_source* stop = nullptr;

            void opened(const std::vector<retrieval::Capabilities>&) override { stop->request_stop(); }

            void stored(std::span<const model::AnchorOutcome>) override {}
        } observer;

        observer.stop = &stop;
        ASSAY_COMPARE_ERROR(
            continueNeighbourRun(*m_workspace, *id, &observer, stop.get_token(), m_progress, plan.engines),
            Cancelled);
        const auto paused = loadNeighbourRun(reader(), *id, {});
        QVERIFY(paused && paused->settings.holdings.size() == 1);
        m_engine->givesDocuments = false; // nobody asks for them
        ASSAY_VERIFY_OK(continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, plan.engines));
        const auto whole = loadNeighbourRun(reader(), *id, {});
        QVERIFY(whole && whole->settings.holdings.size() == 1);
        QVERIFY(whole->settings.holdings.front().state == HoldingState::Compared);
    }
};

ASSAY_TEST(TestEngineHoldings)
#include "tst_engine_holdings.moc"
